//! Keys: secrets by which somebody is known beside a guest's own, and which can be taken back.

use std::{fmt, str::FromStr};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::{Millis, PlayerId};

/// What is stored of a key's secret: its SHA-256. Whoever reads the store can't use anybody's key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// What is stored of a secret.
    pub fn of(secret: &[u8; 32]) -> Self {
        Self(Sha256::digest(secret).into())
    }

    /// The name by which the key is listed and taken back. It tells nothing of the hash.
    pub fn id(&self) -> KeyId {
        let digest: [u8; 32] = Sha256::digest(self.0).into();
        KeyId(*digest.first_chunk().expect("a digest is longer"))
    }
}

impl FromStr for KeyHash {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        bytes(text).map(Self).ok_or(KeyError)
    }
}

impl fmt::Display for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        HEXLOWER.encode_display(&self.0).fmt(f)
    }
}

/// Logs need no more than the public name.
impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyHash({}…)", self.id())
    }
}

/// The public name of a key: sixteen hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId([u8; 8]);

impl FromStr for KeyId {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        bytes(text).map(Self).ok_or(KeyError)
    }
}

impl fmt::Display for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        HEXLOWER.encode_display(&self.0).fmt(f)
    }
}

impl fmt::Debug for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyId({self})")
    }
}

/// A text that names no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a key ID has 16 hexadecimal digits in public, and 64 in the store")]
pub struct KeyError;

fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyKind {
    /// A browser in which somebody is signed in.
    Session,
    /// A program.
    Token,
}

impl KeyKind {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Session, Self::Token];

    /// The word for it in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Token => "token",
        }
    }
}

/// A key that counts until it is taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// What is known of its secret.
    pub hash: KeyHash,
    /// What it is for.
    pub kind: KeyKind,
    /// Whose it is, and who may take it back.
    pub owner: PlayerId,
    /// Who somebody with the secret is: the owner, or a player of the key's own.
    pub acts_as: PlayerId,
    /// What the owner calls it.
    pub name: String,
    /// When it was made.
    pub created: Millis,
    /// When it was used last, as far as that was noted.
    pub last_used: Millis,
}

impl Key {
    /// Its public name.
    pub fn id(&self) -> KeyId {
        self.hash.id()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written_and_tell_nothing() {
        let hash = KeyHash::of(&[7; 32]);
        assert_eq!(hash.to_string().parse(), Ok(hash));
        assert_eq!(hash.id().to_string().parse(), Ok(hash.id()));
        assert_eq!(hash.id().to_string().len(), 16);
        assert!(!hash.to_string().contains(&hash.id().to_string()));
        assert!(!format!("{hash:?}").contains(&hash.to_string()));
        for wrong in ["", "a", &"A7".repeat(32), &"a7".repeat(31), &"zz".repeat(8)] {
            assert_eq!(wrong.parse::<KeyHash>(), Err(KeyError), "{wrong}");
            assert_eq!(wrong.parse::<KeyId>(), Err(KeyError), "{wrong}");
        }
    }
}
