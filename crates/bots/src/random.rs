//! Play at random: the weakest bot, and the playouts of the strong ones.

use majesty_rules::{Move, MoveList, State, View, below};
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
        any_of(&view.legal_moves(), &mut self.rng)
    }
}

/// Plays a game to its end at random. The list is only lent, so that many games need just one.
#[inline]
pub fn play_out(state: &mut State, moves: &mut MoveList, rng: &mut impl Rng) {
    while !state.is_over() {
        state.list_moves(moves);
        state.play_listed(any_of(moves, rng), &mut ());
    }
}

#[inline]
fn any_of(moves: &[Move], rng: &mut impl Rng) -> Move {
    moves[below(rng, moves.len() as u32) as usize]
}
