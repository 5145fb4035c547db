//! The names of tables, of players, and of the people at one table.

use std::{fmt, str::FromStr};

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

/// The digits of Crockford's base 32: no i, l, o and u, which look like others or make words.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The name of a table: sixteen digits of five random bits. Nobody guesses one of 2⁸⁰, so a link
/// to a table that is not listed is an invitation to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId {
    digits: [u8; Self::LEN],
}

impl TableId {
    /// How many characters it has.
    pub const LEN: usize = 16;

    /// The name that random bytes make.
    pub fn from_random(bytes: [u8; Self::LEN]) -> Self {
        // 32 divides 256, so every digit is equally likely.
        Self { digits: bytes.map(|byte| DIGITS[usize::from(byte) % DIGITS.len()]) }
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.digits).expect("the digits are ASCII")
    }
}

impl FromStr for TableId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let digits = text.as_bytes().try_into().map_err(|_| IdError::Table)?;
        let id = Self { digits };
        if id.digits.iter().all(|digit| DIGITS.contains(digit)) {
            Ok(id)
        } else {
            Err(IdError::Table)
        }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl TryFrom<String> for TableId {
    type Error = IdError;

    fn try_from(text: String) -> Result<Self, IdError> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.as_str().to_owned()
    }
}

/// A person, known by the SHA-256 of a secret that only the person's browser or program holds.
/// Whoever reads the store can't play in anybody's name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId {
    hash: [u8; 32],
}

impl PlayerId {
    /// The person whose secret has this hash.
    pub const fn from_hash(hash: [u8; 32]) -> Self {
        Self { hash }
    }
}

impl FromStr for PlayerId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let hash = HEXLOWER.decode(text.as_bytes()).map_err(|_| IdError::Player)?;
        hash.try_into().map(Self::from_hash).map_err(|_| IdError::Player)
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.hash))
    }
}

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerId({self})")
    }
}

/// A person at one table, numbered in the order of arrival. The log refers to people only by this
/// number; [`Member`](crate::Member) says who it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MemberId(pub u32);

impl MemberId {
    /// Their place in the list of a table's members.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An invalid id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdError {
    /// Not the name of a table.
    #[error("a table ID is {} digits and lowercase letters without i, l, o and u", TableId::LEN)]
    Table,
    /// Not the name of a player.
    #[error("a player ID is 64 hexadecimal digits")]
    Player,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_names_are_read_as_they_are_written() {
        let id = TableId::from_random(std::array::from_fn(|place| 17 * place as u8));
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(id, TableId::from_random([7; 16]));
    }

    #[test]
    fn what_is_no_table_name_is_refused() {
        for text in
            ["", "0123456789abcde", "0123456789abcdefg", "0123456789abcdeF", "0123456789abcdel"]
        {
            assert_eq!(text.parse::<TableId>(), Err(IdError::Table), "{text}");
        }
        assert_eq!("äöüäöüäö".parse::<TableId>(), Err(IdError::Table));
    }

    #[test]
    fn players_are_written_as_hexadecimal_digits() {
        let id = PlayerId::from_hash(std::array::from_fn(|place| 8 * place as u8));
        let text = id.to_string();
        assert!(text.starts_with("0008101820"), "{text}");
        assert_eq!(text.parse(), Ok(id));
        for wrong in [&text[1..], &text.to_uppercase(), &text.replace('0', "g"), "0x00"] {
            assert_eq!(wrong.parse::<PlayerId>(), Err(IdError::Player));
        }
    }
}
