//! A small neural network: two layers of rectified sums, and one of plain ones. `scripts/train` makes
//! its weights.

use majesty_rules::{Location, Side, Sides};

/// The sizes of its layers.
pub const FIRST: usize = 64;
pub const SECOND: usize = 32;

/// A network for one set-up: how much a number counts depends on the sides that are up, so the
/// weights of the first layer are put together for them once a game.
#[derive(Clone)]
pub struct Network<const OUT: usize> {
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: Vec<[f32; OUT]>,
    last_bias: [f32; OUT],
}

impl<const OUT: usize> Network<OUT> {
    /// The network that some trained weights make, for so many numbers at its entry.
    ///
    /// # Panics
    /// The weights are part of this crate, and of the right length.
    pub fn new(weights: &[u8], entries: usize, sides: Sides) -> Self {
        let mut rest = weights;
        let sides = Location::ALL.map(|location| match sides.side(location) {
            Side::A => 1.0,
            Side::B => -1.0,
        });
        // A row for any side, and one to add or subtract for each location's side.
        let mut mixed = || {
            let mut sum: [f32; FIRST] = row(&mut rest);
            for side in sides {
                add(&mut sum, &row(&mut rest), side);
            }
            sum
        };
        let first = (0..entries).map(|_| mixed()).collect();
        let first_bias = mixed();
        let second = (0..FIRST).map(|_| row(&mut rest)).collect();
        let second_bias = row(&mut rest);
        let last = (0..SECOND).map(|_| row(&mut rest)).collect();
        let last_bias = row(&mut rest);
        assert!(rest.is_empty(), "the weights fit the network");
        Self { first, first_bias, second, second_bias, last, last_bias }
    }

    /// What comes out for the numbers that are not zero, each with its place.
    #[inline]
    pub fn run(&self, numbers: &[(u16, f32)]) -> [f32; OUT] {
        let mut first = self.first_bias;
        for &(place, number) in numbers {
            add(&mut first, &self.first[usize::from(place)], number);
        }
        let mut second = self.second_bias;
        for (sum, row) in first.iter().zip(&self.second) {
            if *sum > 0.0 {
                add(&mut second, row, *sum);
            }
        }
        let mut last = self.last_bias;
        for (sum, row) in second.iter().zip(&self.last) {
            if *sum > 0.0 {
                add(&mut last, row, *sum);
            }
        }
        last
    }
}

/// Reads a row of weights: what the largest step is worth, then a byte for each.
fn row<const N: usize>(rest: &mut &[u8]) -> [f32; N] {
    let complete = "the weights are complete";
    let (step, bytes) = rest.split_first_chunk().expect(complete);
    let (bytes, after) = bytes.split_first_chunk::<N>().expect(complete);
    *rest = after;
    let step = f32::from_le_bytes(*step);
    bytes.map(|byte| f32::from(byte.cast_signed()) * step)
}

#[inline]
fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * times;
    }
}
