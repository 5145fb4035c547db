//! A group of characters: those that an ability names, or those on a card.

use std::hint::select_unpredictable;

use crate::{Character, bytes::ONES};

/// A group of characters, a bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group(u8);

impl Group {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// All seven characters.
    pub(crate) const EVERYBODY: Self = Self::of(&Character::ALL);

    /// The group of these characters.
    pub const fn of(characters: &[Character]) -> Self {
        let mut bits = 0;
        let mut rest = characters;
        while let [character, others @ ..] = rest {
            bits |= 1 << *character as u8;
            rest = others;
        }
        Self(bits)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The group of the first character from the left alone.
    #[inline]
    pub(crate) const fn first(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// The group without its first character from the left.
    #[inline]
    pub(crate) const fn without_first(self) -> Self {
        self.skip(1)
    }

    /// The group of its first or its second character from the left alone, by a place of 0 or 1.
    #[inline]
    pub(crate) const fn nth(self, place: u8) -> Self {
        self.skip(place).first()
    }

    #[inline]
    const fn skip(self, place: u8) -> Self {
        // Taking one away clears the lowest bit.
        Self(self.0 & self.0.wrapping_sub(place))
    }

    /// The place of the first character from the left.
    #[inline]
    pub(crate) const fn first_index(self) -> u32 {
        self.0.trailing_zeros()
    }

    /// Whether a character belongs to the group.
    #[inline]
    pub const fn contains(self, character: Character) -> bool {
        self.0 >> character as u8 & 1 == 1
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
    pub fn only_if(self, condition: bool) -> Self {
        // Conditions such as a wounded split card are as good as random.
        select_unpredictable(condition, self, Self::NOBODY)
    }

    /// The group's characters, from left to right.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Character> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = Character::ALL.get(rest.first_index() as usize).copied();
            rest = rest.without_first();
            first
        })
    }

    /// All bits of a byte for each character of the group, the first one lowest.
    #[inline]
    pub(crate) const fn bytes(self) -> u64 {
        // Copies of the seven bits, each seven places above the one before: the first bit of each
        // byte is then the bit of its character.
        let copies = self.0 as u64 * 0x0002_0408_1020_4081;
        (copies & ONES) * 0xff
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_character_has_a_byte() {
        for bits in 0..128 {
            let bytes = Group(bits).bytes().to_le_bytes();
            for character in Character::ALL {
                let expected = if Group(bits).contains(character) { 0xff } else { 0 };
                assert_eq!(bytes[character as usize], expected);
            }
            assert_eq!(bytes[7], 0);
        }
    }
}
