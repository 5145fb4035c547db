//! A small number for each space of the display, in one machine word.
//!
//! Laying meeples, moving cards up and counting moves are then a few instructions for all spaces
//! together.

use crate::{
    Space,
    bytes::{self, ONES},
};

/// A byte for each space, the front one lowest; the two bytes behind the last space mean nothing.
/// No number is above 127: the highest bit of a byte keeps what is done to it from its neighbours.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Row(u64);

impl Row {
    /// The meeples that each space costs.
    pub const COSTS: Self = Self(0x0706_0504_0302_0100);

    /// The same number in each space.
    #[inline]
    pub fn all(number: u8) -> Self {
        Self(u64::from(number) * ONES)
    }

    #[inline]
    pub fn at(self, space: Space) -> u8 {
        (self.0 >> (8 * space.cost())) as u8
    }

    /// The number behind the last space.
    #[inline]
    pub fn last(self) -> u8 {
        (self.0 >> 56) as u8
    }

    /// The number of the space before this one; zero at the front.
    #[inline]
    pub fn before(self, space: Space) -> u8 {
        (self.0 << 8 >> (8 * space.cost())) as u8
    }

    /// The number of spaces before the first zero.
    #[inline]
    pub fn len(self) -> usize {
        (!bytes::some(self.0) & ONES).trailing_zeros() as usize / 8
    }

    /// Sets the number of a space where it is zero.
    #[inline]
    pub fn set(&mut self, space: Space, number: u8) {
        self.0 |= u64::from(number) << (8 * space.cost());
    }

    /// Removes a space. Those behind it move up.
    #[inline]
    pub fn close(&mut self, space: Space) {
        let before = front(space.cost());
        self.0 = self.0 & before | self.0 >> 8 & !before;
    }

    /// Adds one to each space before this one.
    #[inline]
    pub fn add_one_before(&mut self, space: Space) {
        self.0 += ONES & front(space.cost());
    }

    /// So many spaces from the front, with zeros behind them.
    #[inline]
    pub fn take(self, spaces: u8) -> Self {
        Self(self.0 & front(spaces))
    }

    #[inline]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    /// The difference, or zero where it would be below zero.
    #[inline]
    pub fn saturating_sub(self, other: Self) -> Self {
        Self(bytes::saturating_sub(self.0, other.0))
    }

    #[inline]
    pub fn min(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(self.saturating_sub(other).0))
    }

    /// The bits that a mask has, too.
    #[inline]
    pub fn only(self, mask: u8) -> Self {
        Self(self.0 & Self::all(mask).0)
    }

    /// The number wherever another row is not zero, and zero elsewhere.
    #[inline]
    pub fn where_some(self, other: Self) -> Self {
        Self(self.0 & bytes::mask(bytes::some(other.0)))
    }

    /// How many bits are set, where there are two at most.
    #[inline]
    pub fn one_or_two(self) -> Self {
        // Taking one away clears the lowest bit.
        let second = self.0 & bytes::less_one(self.0);
        Self(bytes::some(self.0) + bytes::some(second))
    }

    /// Each number with all those before it added.
    #[inline]
    pub fn running_totals(self) -> Self {
        Self(bytes::running_totals(self.0))
    }

    /// The first space with more than a number, which there is.
    #[inline]
    pub fn first_above(self, number: u8) -> Space {
        let more = bytes::not_below(self.0, (u64::from(number) + 1) * ONES);
        Space::from_cost((more.trailing_zeros() / 8) as u8)
    }
}

/// All bits of so many spaces, from the front.
#[inline]
fn front(spaces: u8) -> u64 {
    (1 << (8 * spaces)) - 1
}
