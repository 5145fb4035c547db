//! What decides a puzzle.

use std::{fmt, str::FromStr};

/// What decides a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A card is wounded, or kept from being wounded.
    Attack,
    /// The majority at a location.
    Majority,
    /// A card returns from the Infirmary.
    Heal,
    /// The move takes from the others what they need.
    Denial,
    /// The move pays less at once, and more with a later turn.
    Timing,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Attack, Self::Majority, Self::Heal, Self::Denial, Self::Timing];

    /// The word for it in files, addresses and commands.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Majority => "majority",
            Self::Heal => "heal",
            Self::Denial => "denial",
            Self::Timing => "timing",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A word that is no theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the theme must be attack, majority, heal, denial or timing")]
pub struct ThemeError;

impl FromStr for Theme {
    type Err = ThemeError;

    fn from_str(word: &str) -> Result<Self, ThemeError> {
        Self::ALL.into_iter().find(|theme| theme.word() == word).ok_or(ThemeError)
    }
}
