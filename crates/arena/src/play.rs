//! Playing all jobs on many threads, and telling of them in their own order.

use std::{
    collections::BTreeMap,
    num::NonZero,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use majesty_rules::{Record, TextError};

use crate::{Arena, Game, arena::Job, luck::LuckMeter};

/// A deal that a line-up has played from every seat.
pub struct Round {
    /// The place of the line-up in the arena's list.
    pub line_up: usize,
    /// The number of the deal, from 0.
    pub deal: u64,
    /// The number of its first game, from 0.
    pub first_game: u64,
    /// The games, one for each rotation of the seats.
    pub games: Vec<Game>,
}

impl Round {
    /// The games as records with the numbers they have in the arena, from 1.
    pub fn records(&self, arena: &Arena) -> impl Iterator<Item = Result<(u64, Record), TextError>> {
        (self.first_game + 1..)
            .zip(&self.games)
            .map(|(number, game)| Ok((number, game.record(arena, self.deal)?)))
    }
}

impl Arena {
    /// Plays all games on so many threads: see [`Arena::play_from`].
    pub fn play<E>(
        &self,
        threads: NonZero<usize>,
        stop: &AtomicBool,
        each: impl FnMut(Round) -> Result<(), E>,
    ) -> Result<(), E> {
        self.play_from(0, threads, stop, each)
    }

    /// Plays all games but those of the first rounds on so many threads and hands over the rounds in the order of their numbers,
    /// whichever thread is first.
    ///
    /// `stop` ends it early. What is being played then is dropped, even a game that would soon end:
    /// only whole rounds are fair to all seats, and Ctrl-C also ends the programs that some bots
    /// are. So are rounds behind one that was not finished: an arena that is ended early is the
    /// beginning of the whole. An error of `each` ends it, too.
    pub fn play_from<E>(
        &self,
        first: u64,
        threads: NonZero<usize>,
        stop: &AtomicBool,
        mut each: impl FnMut(Round) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicU64::new(first);
        // Games wait for whoever keeps their records, rather than fill the memory.
        let (sender, receiver) = mpsc::sync_channel(2 * threads.get());
        thread::scope(|scope| {
            for _ in 0..threads.get() {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    let _guard = StopOnPanic(stop);
                    self.work(next, stop, &sender);
                });
            }
            drop(sender);
            let result = in_order(first, receiver, &mut each);
            if result.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
            result
        })
    }

    /// Plays jobs that nobody else plays until there are no more.
    fn work(&self, next: &AtomicU64, stop: &AtomicBool, done: &mpsc::SyncSender<(u64, Round)>) {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.jobs() {
                return;
            }
            let Some(round) = self.play_round(number, stop) else { return };
            if done.send((number, round)).is_err() {
                return;
            }
        }
    }

    fn play_round(&self, number: u64, stop: &AtomicBool) -> Option<Round> {
        let job = self.job(number);
        let rotations = self.setup().players.count();
        let meter = LuckMeter::new(*self.deal(job.deal).config(), self.setup().luck_simulations);
        let games: Option<Vec<Game>> =
            (0..rotations).map(|rotation| self.play_game(job, rotation, &meter, stop)).collect();
        // A bot that died with its program may have lost the last game by it.
        let games = games.filter(|_| !stop.load(Ordering::Relaxed))?;
        Some(self.round(job, games))
    }

    /// A job that was played.
    pub(crate) fn round(&self, job: Job, games: Vec<Game>) -> Round {
        Round { line_up: job.line_up, deal: job.deal, first_game: self.first_game(job), games }
    }
}

/// Hands rounds over by number, up to the first that was never finished.
fn in_order<E>(
    first: u64,
    done: mpsc::Receiver<(u64, Round)>,
    each: &mut impl FnMut(Round) -> Result<(), E>,
) -> Result<(), E> {
    let mut waiting = BTreeMap::new();
    let mut expected = first;
    for (number, round) in done {
        waiting.insert(number, round);
        while let Some(round) = waiting.remove(&expected) {
            each(round)?;
            expected += 1;
        }
    }
    Ok(())
}

/// A bot that panics is a bug of ours: it should be seen at once, not when all games are over.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}
