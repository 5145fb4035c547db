//! A small neural network: two rectified layers, and a linear one. `scripts/train` makes its weights.

// What isn't inlined isn't compiled for the wider vectors.
#![allow(clippy::inline_always)]

use majesty_rules::{Location, Side, Sides};
use pulp::{Arch, Simd, WithSimd};

/// The sizes of its hidden layers.
pub const FIRST: usize = 256;
pub const SECOND: usize = 32;
/// So much of the first layer at a time fits into the registers.
const BLOCK: usize = 64;
const BLOCKS: usize = FIRST / BLOCK;

/// A network for one set-up: how much a feature counts depends on the sides that are up, so the
/// weights of the first layer are added up for them once a game.
#[derive(Clone)]
pub struct Network<const OUT: usize> {
    arch: Arch,
    first: Vec<[[f32; BLOCK]; BLOCKS]>,
    first_bias: [[f32; BLOCK]; BLOCKS],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: Vec<[f32; OUT]>,
    last_bias: [f32; OUT],
}

impl<const OUT: usize> Network<OUT> {
    /// The network with some trained weights, for so many features; nothing where the weights have
    /// another length.
    pub fn new(weights: &[u8], features: usize, sides: Sides) -> Option<Self> {
        let mut rest = weights;
        let sides = Location::ALL.map(|location| match sides.side(location) {
            Side::A => 1.0,
            Side::B => -1.0,
        });
        // A row for any side, and one to add or subtract for each location's side.
        let mixed = |rest: &mut &[u8]| {
            let mut sum: [f32; FIRST] = row(rest)?;
            for side in sides {
                add(&mut sum, &row(rest)?, side);
            }
            Some(std::array::from_fn(|block| std::array::from_fn(|i| sum[block * BLOCK + i])))
        };
        let first = (0..features).map(|_| mixed(&mut rest)).collect::<Option<_>>()?;
        let first_bias = mixed(&mut rest)?;
        let second = (0..FIRST).map(|_| row(&mut rest)).collect::<Option<_>>()?;
        let second_bias = row(&mut rest)?;
        let last = (0..SECOND).map(|_| row(&mut rest)).collect::<Option<_>>()?;
        let last_bias = row(&mut rest)?;
        let arch = Arch::new();
        rest.is_empty().then_some(Self {
            arch,
            first,
            first_bias,
            second,
            second_bias,
            last,
            last_bias,
        })
    }

    /// The outputs for the features that aren't zero, each with its index.
    ///
    /// Compiled for wider vectors, too, where the processor has them. Sums are taken in the same
    /// order for each width, so every machine gets the same bits.
    #[inline]
    pub fn run(&self, features: &[(u16, f32)]) -> [f32; OUT] {
        self.arch.dispatch(Pass { network: self, features })
    }
}

/// A forward pass.
struct Pass<'a, const OUT: usize> {
    network: &'a Network<OUT>,
    features: &'a [(u16, f32)],
}

impl<const OUT: usize> WithSimd for Pass<'_, OUT> {
    type Output = [f32; OUT];

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> [f32; OUT] {
        let Self { network, features } = self;
        let mut second = network.second_bias;
        for (block, rows) in network.second.as_chunks::<BLOCK>().0.iter().enumerate() {
            let active = features
                .iter()
                .map(|&(index, value)| (value, &network.first[usize::from(index)][block]));
            let first = sum_rows(simd, &network.first_bias[block], active);
            second = sum_rows(simd, &second, rectified(&first).zip(rows));
        }
        sum_rows(simd, &network.last_bias, rectified(&second).zip(&network.last))
    }
}

#[inline(always)]
fn rectified(sums: &[f32]) -> impl Iterator<Item = f32> {
    sums.iter().map(|sum| sum.max(0.0))
}

/// A bias and some rows of weights, each times a number.
#[inline(always)]
fn sum_rows<'a, S: Simd, const N: usize>(
    simd: S,
    bias: &[f32; N],
    rows: impl Iterator<Item = (f32, &'a [f32; N])>,
) -> [f32; N] {
    // As many vectors as the widest ones leave; with wider ones the rest is never touched.
    let mut sums = [simd.splat_f32s(0.0); N];
    let (bias, odd) = S::as_simd_f32s(bias);
    debug_assert!(odd.is_empty(), "layers are padded to whole vectors");
    for (sum, bias) in sums.iter_mut().zip(bias) {
        *sum = *bias;
    }
    for (times, row) in rows {
        let times = simd.splat_f32s(times);
        for (sum, weights) in sums.iter_mut().zip(S::as_simd_f32s(row).0) {
            *sum = simd.add_f32s(*sum, simd.mul_f32s(times, *weights));
        }
    }
    let mut out = [0.0; N];
    for (out, sum) in S::as_mut_simd_f32s(&mut out).0.iter_mut().zip(sums) {
        *out = sum;
    }
    out
}

/// Reads a row of weights: the size of a step, then a byte for each weight.
fn row<const N: usize>(rest: &mut &[u8]) -> Option<[f32; N]> {
    let (step, bytes) = rest.split_first_chunk()?;
    let (bytes, after) = bytes.split_first_chunk::<N>()?;
    *rest = after;
    let step = f32::from_le_bytes(*step);
    Some(bytes.map(|byte| f32::from(byte.cast_signed()) * step))
}

fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * times;
    }
}
