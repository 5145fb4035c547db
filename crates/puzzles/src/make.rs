//! Makes puzzles: the same for the same numbers, on however many threads.

use std::{
    num::NonZero,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use crate::{Puzzle, find::find, select::select};

/// What to make.
#[derive(Clone, Copy, Debug)]
pub struct Making {
    /// Decides the games.
    pub seed: u64,
    /// How many games are played and looked through.
    pub games: u64,
    /// How many of the puzzles in them are kept, at most.
    pub count: usize,
    /// How many threads work.
    pub threads: NonZero<usize>,
}

/// Makes puzzles, and tells after each game whether there was one in it.
pub fn make(making: &Making, progress: impl Fn(bool) + Sync) -> Vec<Puzzle> {
    let next = AtomicU64::new(0);
    let found = Mutex::new(Vec::new());
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= making.games {
                return;
            }
            let puzzle = find(making.seed, game);
            progress(puzzle.is_some());
            if let Some(puzzle) = puzzle {
                found.lock().expect("no thread panics with the lock").push((game, puzzle));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..making.threads.get() {
            scope.spawn(work);
        }
    });
    let mut found = found.into_inner().expect("no thread panics with the lock");
    found.sort_by_key(|(game, _)| *game);
    select(found.into_iter().map(|(_, puzzle)| puzzle).collect(), making.count)
}
