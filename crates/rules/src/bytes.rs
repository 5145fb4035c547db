//! Eight small numbers in one machine word, worked on all at once.
//!
//! Each has a byte and is below 128, so that its highest bit keeps it from its neighbours.

pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = ONES << 7;

/// A one wherever the number is not zero.
#[inline]
pub(crate) const fn some(numbers: u64) -> u64 {
    less_one(numbers) >> 7 & ONES
}

/// All lower bits set wherever there is a one, of numbers that are zero or one.
#[inline]
pub(crate) const fn mask(ones: u64) -> u64 {
    (ones << 7) - ones
}

/// The numbers less one, with the highest bit set unless that is below zero.
#[inline]
pub(crate) const fn less_one(numbers: u64) -> u64 {
    numbers + (HIGH_BITS - ONES)
}

/// The highest bit of each number of `a` that is not below that of `b`.
#[inline]
pub(crate) const fn not_below(a: u64, b: u64) -> u64 {
    (a | HIGH_BITS).wrapping_sub(b) & HIGH_BITS
}

/// The differences, or zero where they would be below zero.
#[inline]
pub(crate) const fn saturating_sub(a: u64, b: u64) -> u64 {
    let enough = not_below(a, b);
    (a | HIGH_BITS).wrapping_sub(b) & (enough - (enough >> 7))
}

/// Each number with all those below it added; the highest one is the sum of all.
#[inline]
pub(crate) const fn running_totals(numbers: u64) -> u64 {
    numbers.wrapping_mul(ONES)
}
