//! Random set-ups and games, for the tests that must hold for all of them.

#![allow(dead_code, reason = "each test file uses a part of it")]

use majesty_rules::{Config, Deal, DeckRule, Move, Players, Record, Sides, State, Ties, below};
use proptest::prelude::*;
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

pub fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Any of the possible set-ups.
pub fn any_config(rng: &mut impl Rng) -> Config {
    Config {
        players: Players::ALL[below(rng, 3) as usize],
        sides: Sides::from_bits(below(rng, 256) as u8),
        deck: DeckRule::ALL[below(rng, 2) as usize],
        ties: Ties::ALL[below(rng, 2) as usize],
        announce: below(rng, 2) == 1,
    }
}

pub fn any_of(moves: &[Move], rng: &mut impl Rng) -> Move {
    moves[below(rng, moves.len() as u32) as usize]
}

/// A game at random with so many moves at most, all of it from one seed.
pub fn game(seed: u64, plies: usize) -> Record {
    let mut rng = rng(seed);
    let deal = Deal::new(any_config(&mut rng), rng.next_u64());
    let names = deal.config().players.seats().map(|seat| format!("Player {}", seat.number()));
    let mut record = Record::new(deal, names).expect("the names are plain");
    let mut state = State::start(&deal);
    for _ in 0..plies.min(deal.config().plies()) {
        let m = any_of(&state.legal_moves(), &mut rng);
        state.play_listed(m, &mut ());
        record.push(m).expect("a listed move is legal");
    }
    record
}

/// Games at random, finished or not.
pub fn games() -> impl Strategy<Value = Record> {
    (any::<u64>(), 0..=48usize).prop_map(|(seed, plies)| game(seed, plies))
}
