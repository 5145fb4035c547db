//! Accounts: a name and a password, for those who want to be the same person everywhere.

use std::fmt;

use unicode_normalization::UnicodeNormalization;

use crate::{Millis, PlayerId};

/// Somebody with a name and a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Who it is: a random player, never one that a guest's secret makes.
    pub player: PlayerId,
    /// The name to sign in with.
    pub name: String,
    /// What is kept of the password, as a PHC string.
    pub password: String,
    /// When it was made.
    pub created: Millis,
}

impl Account {
    /// What of a name makes it one's own: two that differ only in case, width or the way their
    /// accents are written are the same.
    pub fn name_key(name: &str) -> String {
        let folded: String = name.nfkc().flat_map(char::to_lowercase).collect();
        // Lower case may be composed differently.
        folded.nfkc().collect()
    }
}

/// What is kept of a password is nothing for logs.
impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { player, name, created, .. } = self;
        f.debug_struct("Account")
            .field("player", player)
            .field("name", name)
            .field("created", created)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_in_another_case_are_the_same() {
        let same = [
            ("Ada", "ADA"),
            ("Zoë", "zoe\u{308}"),
            ("ДАРЬЯ", "дарья"),
            ("Ａｄａ", "ada"),
            ("ﬁnn", "FINN"),
            ("İ", "i\u{307}"),
        ];
        for (one, other) in same {
            assert_eq!(Account::name_key(one), Account::name_key(other));
        }
        assert_ne!(Account::name_key("Ada"), Account::name_key("Ade"));
        for name in ["Ada", "İ", "ſtraße", "Ǆ", "ΐ"] {
            let key = Account::name_key(name);
            assert_eq!(Account::name_key(&key), key, "{name}");
        }
    }
}
