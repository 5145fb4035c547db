//! The seven characters, in the order of their locations from left to right.

use std::fmt;

use crate::Location;

/// A character, as a card is placed and counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Character {
    /// Lives at the Mill.
    Miller,
    /// Lives at the Brewery.
    Brewer,
    /// Lives at the Cottage and heals.
    Witch,
    /// Lives at the Guardhouse and defends.
    Guard,
    /// Lives at the Barracks and attacks.
    Knight,
    /// Lives at the Inn.
    Innkeeper,
    /// Lives at the Castle.
    Noble,
}

impl Character {
    /// All seven, from left to right.
    pub const ALL: [Self; 7] = [
        Self::Miller,
        Self::Brewer,
        Self::Witch,
        Self::Guard,
        Self::Knight,
        Self::Innkeeper,
        Self::Noble,
    ];

    /// The letter used in notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Miller => 'M',
            Self::Brewer => 'B',
            Self::Witch => 'W',
            Self::Guard => 'G',
            Self::Knight => 'K',
            Self::Innkeeper => 'I',
            Self::Noble => 'N',
        }
    }

    /// The character with this letter; capitals only, as in notation.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.letter() == letter)
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Miller => "Miller",
            Self::Brewer => "Brewer",
            Self::Witch => "Witch",
            Self::Guard => "Guard",
            Self::Knight => "Knight",
            Self::Innkeeper => "Innkeeper",
            Self::Noble => "Noble",
        }
    }

    /// Where this character is placed.
    #[inline]
    pub const fn location(self) -> Location {
        match self {
            Self::Miller => Location::Mill,
            Self::Brewer => Location::Brewery,
            Self::Witch => Location::Cottage,
            Self::Guard => Location::Guardhouse,
            Self::Knight => Location::Barracks,
            Self::Innkeeper => Location::Inn,
            Self::Noble => Location::Castle,
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
