//! Play at random: the weakest bot, and the playouts of the strong ones.

use majesty_rules::{Move, State, Table, View, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Bot;

/// Plays any legal move, each equally likely.
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// A bot with a generator of its own.
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, view: &View) -> Move {
        any_move(view, &mut self.rng)
    }
}

/// Plays a game to its end at random.
#[inline]
pub fn play_out(state: &mut State, rng: &mut impl Rng) {
    while !state.is_over() {
        state.play_listed(any_move(state, rng), &mut ());
    }
}

#[inline(always)]
#[expect(clippy::inline_always, reason = "a playout takes a tenth longer with calls")]
fn any_move(table: &Table, rng: &mut impl Rng) -> Move {
    let moves = table.count_moves();
    moves.nth(below(rng, moves.len() as u32) as usize)
}
