//! Positions from real games, and work on many of them at once.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use majesty_rules::{Config, Deal, State, View, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Contestant,
    seeds::{Use, derive},
};

/// The parts of the game that are told apart.
pub const PHASES: usize = 3;

/// A random ply out of the part of the first `plies` that falls to one of so many positions.
pub fn spread_ply(seed: u64, number: u64, positions: u64, plies: usize) -> usize {
    const STEPS: u32 = 1 << 20;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(derive(seed, Use::Ply, &[number]));
    let step = number * u64::from(STEPS) + u64::from(below(&mut rng, STEPS));
    (step * plies as u64 / (positions * u64::from(STEPS))) as usize
}

/// The position of a game of its own after so many moves, which a guide has played for all players.
pub fn position(config: Config, seed: u64, number: u64, guide: &Contestant, plies: usize) -> View {
    let mut state = State::start(&Deal::new(config, derive(seed, Use::Deal, &[number])));
    let mut guide = guide.make(derive(seed, Use::Spare, &[number]));
    for _ in 0..plies {
        let m = guide.choose(&state.view());
        // A program may answer nonsense; the position is as good after any move.
        let m = state.check(m).map_or_else(|_| state.legal_moves()[0], |()| m);
        state.play_listed(m, &mut ());
    }
    state.view()
}

/// What a function makes of the numbers up to a count, in their order, whichever thread was first.
pub fn in_parallel<T: Send>(count: u64, threads: usize, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let take = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let mut done: Vec<(u64, T)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(take)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("bots do not panic")).collect()
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
