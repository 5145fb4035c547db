//! The eight locations of a realm, and which of their two sides a game uses.

use std::{fmt, str::FromStr};

use crate::{Character, LOCATION_CARDS, LocationSide};

/// A location of a realm, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Location {
    /// 1, home of the Miller.
    Mill,
    /// 2, home of the Brewer.
    Brewery,
    /// 3, home of the Witch.
    Cottage,
    /// 4, home of the Guard.
    Guardhouse,
    /// 5, home of the Knight.
    Barracks,
    /// 6, home of the Innkeeper.
    Inn,
    /// 7, home of the Noble.
    Castle,
    /// 8, where the wounded lie. It belongs to no character.
    Infirmary,
}

impl Location {
    /// All eight, from left to right.
    pub const ALL: [Self; 8] = [
        Self::Mill,
        Self::Brewery,
        Self::Cottage,
        Self::Guardhouse,
        Self::Barracks,
        Self::Inn,
        Self::Castle,
        Self::Infirmary,
    ];

    /// The printed number, 1 to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mill => "Mill",
            Self::Brewery => "Brewery",
            Self::Cottage => "Cottage",
            Self::Guardhouse => "Guardhouse",
            Self::Barracks => "Barracks",
            Self::Inn => "Inn",
            Self::Castle => "Castle",
            Self::Infirmary => "Infirmary",
        }
    }

    /// Who lives here; nobody at the Infirmary.
    pub fn character(self) -> Option<Character> {
        Character::ALL.get(self as usize).copied()
    }

    /// This location's card with one of its sides up.
    #[inline]
    pub fn side(self, side: Side) -> &'static LocationSide {
        &LOCATION_CARDS[self as usize][side as usize]
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One of the two printed sides of a location card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Side {
    /// The side for the first games.
    A,
    /// The riskier side.
    B,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// `A` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
        }
    }
}

/// Which side of each location is up, the same for all players: one of 256 mixes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sides {
    /// Bit n is set where location n + 1 has side B up.
    b: u8,
}

impl Sides {
    /// All locations on side A.
    pub const ALL_A: Self = Self { b: 0 };
    /// All locations on side B.
    pub const ALL_B: Self = Self { b: 0xff };

    /// All 256 mixes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map(|b| Self { b })
    }

    /// The mix in which bit n of `b` puts side B of location n + 1 up.
    pub const fn from_bits(b: u8) -> Self {
        Self { b }
    }

    /// Which side of a location is up.
    #[inline]
    pub const fn side(self, location: Location) -> Side {
        if self.b >> location as u8 & 1 == 0 { Side::A } else { Side::B }
    }

    /// What lies on the table at a location: its card with the right side up.
    #[inline]
    pub fn card(self, location: Location) -> &'static LocationSide {
        location.side(self.side(location))
    }
}

impl fmt::Display for Sides {
    /// A letter for each location, 1 to 8.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = Location::ALL.map(|l| self.side(l).letter()).into_iter().collect();
        f.pad(&letters)
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sides({self})")
    }
}

/// A text that is not eight letters A or B.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("sides must be eight letters A or B, one for each location from Mill to Infirmary")]
pub struct SidesError;

impl FromStr for Sides {
    type Err = SidesError;

    fn from_str(text: &str) -> Result<Self, SidesError> {
        if text.len() != Location::ALL.len() {
            return Err(SidesError);
        }
        let mut b = 0;
        for (bit, letter) in text.bytes().enumerate() {
            match letter {
                b'A' => {}
                b'B' => b |= 1 << bit,
                _ => return Err(SidesError),
            }
        }
        Ok(Self { b })
    }
}
