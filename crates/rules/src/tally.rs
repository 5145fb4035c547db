//! How many cards lie at each location of a realm, in one machine word.
//!
//! Abilities count all the time ("per Miller, Brewer and Witch"): with a byte for each location, a
//! count over any group of characters is one mask and one multiplication.

use crate::{Character, Group, Location};

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
    pub fn total(self, bytes: u64) -> u8 {
        // The multiplication adds all bytes up in the highest one. A player has twelve cards, so
        // no byte can overflow.
        ((self.0 & bytes).wrapping_mul(ONE_IN_EACH_BYTE) >> 56) as u8
    }

    /// Whether there is a card of each character of a group.
    #[inline]
    pub fn holds_all(self, bytes: u64) -> bool {
        !self.present() & bytes & ONE_IN_EACH_BYTE == 0
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
        let healthy = self.present() & Group::EVERYBODY.bytes();
        healthy.count_ones() as u8
    }

    /// A one for each location that holds a card.
    #[inline]
    fn present(self) -> u64 {
        (self.0 + 0x7f * ONE_IN_EACH_BYTE) >> 7 & ONE_IN_EACH_BYTE
    }
}
