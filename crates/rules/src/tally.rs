//! How many cards lie at each location of a realm, in one machine word.
//!
//! Abilities count all the time ("per Miller, Brewer and Witch"): with a byte for each location, a
//! count over any group of characters is one mask and one multiplication.

use crate::{ByCharacter, Character, Group, Location, bytes};

/// The number of cards at each of the eight locations, the wounded in the Infirmary included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally(u64);

impl Tally {
    /// One card at each location.
    pub const ONE_EACH: Self = Self(bytes::ONES);

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

    /// How many cards are of a group, taken together.
    #[inline]
    pub fn total(self, group: u64) -> u8 {
        (bytes::running_totals(self.0 & group) >> 56) as u8
    }

    /// Whether there is a card of each character of a group.
    #[inline]
    pub fn holds_all(self, group: u64) -> bool {
        !bytes::some(self.0) & group & bytes::ONES == 0
    }

    /// The leftmost location that holds a card and is not the Infirmary.
    #[inline]
    pub fn leftmost(self) -> Option<Character> {
        let healthy = self.0 & Group::EVERYBODY.bytes();
        Character::ALL.get(healthy.trailing_zeros() as usize / 8).copied()
    }

    /// The size of the largest group of one character.
    #[inline]
    pub fn most(self) -> u8 {
        let healthy = (self.0 & Group::EVERYBODY.bytes()).to_le_bytes();
        healthy.into_iter().fold(0, u8::max)
    }

    /// The number of locations 1 to 7 that hold a card.
    #[inline]
    pub fn variety(self) -> u8 {
        let healthy = self.0 & Group::EVERYBODY.bytes();
        (bytes::running_totals(bytes::some(healthy)) >> 56) as u8
    }

    /// The larger number at each location.
    #[inline]
    pub fn max(self, other: Self) -> Self {
        Self(self.0 + bytes::saturating_sub(other.0, self.0))
    }

    /// The values of the locations 1 to 7 that hold as many cards as the most that anybody has.
    #[inline]
    pub fn majorities(self, most: Self, values: ByCharacter<u8>) -> ByCharacter<u8> {
        let mut word = [0; Location::ALL.len()];
        word[..values.0.len()].copy_from_slice(&values.0);
        let behind = bytes::mask(bytes::some(most.0 - self.0));
        let won = (u64::from_le_bytes(word) & !behind).to_le_bytes();
        ByCharacter::from_fn(|character| won[character as usize])
    }
}
