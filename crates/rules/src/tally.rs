//! How many cards lie at each location of a realm, in one machine word.
//!
//! Abilities count all the time ("per Miller, Brewer and Witch"): with a byte for each location, a
//! count over any group of characters is one mask and one multiplication.

use crate::{Character, Location};

const ONE_IN_EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// The number of cards at each of the eight locations, the wounded in the Infirmary included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally(u64);

impl Tally {
    #[inline]
    pub fn add(&mut self, location: Location) {
        self.0 += 1 << (8 * location as u32);
    }

    #[inline]
    pub fn remove(&mut self, location: Location) {
        self.0 -= 1 << (8 * location as u32);
    }

    #[inline]
    pub fn at(self, location: Location) -> u8 {
        (self.0 >> (8 * location as u32)) as u8
    }

    /// The number at each location, from left to right.
    #[inline]
    pub fn counts(self) -> [u8; Location::ALL.len()] {
        self.0.to_le_bytes()
    }

    /// How many cards are of a group, taken together.
    #[inline]
    pub fn total(self, group: Group) -> u8 {
        // The multiplication adds all bytes up in the highest one. A player has twelve cards, so
        // no byte can overflow.
        ((self.0 & group.0).wrapping_mul(ONE_IN_EACH_BYTE) >> 56) as u8
    }

    /// Whether there is a card of each character of a group.
    #[inline]
    pub fn holds_all(self, group: Group) -> bool {
        group.iter().all(|character| self.at(character.location()) > 0)
    }

    /// The leftmost location that holds a card and is not the Infirmary.
    #[inline]
    pub fn leftmost(self) -> Option<Character> {
        let healthy = self.0 & Group::EVERYBODY.0;
        Character::ALL.get(healthy.trailing_zeros() as usize / 8).copied()
    }

    /// The size of the largest group of one character.
    #[inline]
    pub fn most(self) -> u8 {
        let healthy = (self.0 & Group::EVERYBODY.0).to_le_bytes();
        healthy.into_iter().fold(0, u8::max)
    }

    /// The number of locations 1 to 7 that hold a card.
    #[inline]
    pub fn variety(self) -> u8 {
        let healthy = (self.0 & Group::EVERYBODY.0).to_le_bytes();
        healthy.into_iter().map(|n| u8::from(n > 0)).sum()
    }
}

/// A group of characters, as abilities name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group(u64);

impl Group {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// All seven characters; the wounded are not counted.
    const EVERYBODY: Self = Self::of(&Character::ALL);

    /// The group of these characters.
    pub const fn of(characters: &[Character]) -> Self {
        let mut bytes = 0;
        let mut i = 0;
        while i < characters.len() {
            bytes |= 0xff << (8 * characters[i] as u32);
            i += 1;
        }
        Self(bytes)
    }

    /// Whether a character belongs to the group.
    pub const fn contains(self, character: Character) -> bool {
        self.0 >> (8 * character as u32) & 1 == 1
    }

    /// Whether the groups have a character in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Both groups together.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The group itself, or nobody.
    #[inline]
    pub const fn only_if(self, condition: bool) -> Self {
        Self(self.0 & (condition as u64).wrapping_neg())
    }

    /// The group's characters, from left to right.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |&c| self.contains(c))
    }
}
