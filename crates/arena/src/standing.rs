//! How the contestants stand, while they play and at the end.

use std::{num::NonZero, time::Duration};

use crate::{
    Arena, Contestant, Hypotheses, Round, SprtError, SprtSummary, Summary, rating::Ratings,
    sprt::Sprt, tally::Tally,
};

/// Adds rounds up, in the order in which [`Arena::play`] hands them over.
pub struct Standing<'a> {
    pub(crate) arena: &'a Arena,
    pub(crate) tallies: Vec<Tally>,
    pub(crate) all: Tally,
    pub(crate) ratings: Ratings,
    sprt: Option<Sprt>,
    pub(crate) games: u64,
    /// How many deals were begun to be added, and which is the last.
    pub(crate) deals: u64,
    deal: Option<u64>,
}

impl<'a> Standing<'a> {
    /// Before the first game.
    pub fn new(arena: &'a Arena) -> Self {
        let contestants = arena.contestants().len();
        Self {
            arena,
            tallies: vec![Tally::default(); contestants],
            all: Tally::default(),
            ratings: Ratings::new(contestants),
            sprt: None,
            games: 0,
            deals: 0,
            deal: None,
        }
    }

    /// The same with a sequential test of the first contestant's win rate.
    pub fn testing(self, hypotheses: Hypotheses) -> Result<Self, SprtError> {
        match self.tallies.len() {
            2 => Ok(Self { sprt: Some(Sprt::new(hypotheses)), ..self }),
            other => Err(SprtError::Contestants(other)),
        }
    }

    /// What the sequential test has found so far, if there is one.
    pub fn sprt(&self) -> Option<SprtSummary> {
        self.sprt.as_ref().map(Sprt::summary)
    }

    /// Adds a round.
    pub fn add(&mut self, round: &Round) {
        if self.deal != Some(round.deal) {
            self.close();
            self.deal = Some(round.deal);
            self.deals += 1;
        }
        if let Some(sprt) = &mut self.sprt {
            sprt.add(round);
        }
        for game in &round.games {
            self.games += 1;
            self.all.games += 1;
            for (contestant, tally) in self.tallies.iter_mut().enumerate() {
                let sits = game.players.iter().any(|played| played.contestant == contestant);
                tally.games += u64::from(sits);
            }
            for played in &game.players {
                self.tallies[played.contestant].add(game, played);
                self.all.add(game, played);
            }
            self.ratings.add(game);
        }
    }

    fn close(&mut self) {
        self.all.close();
        self.tallies.iter_mut().for_each(Tally::close);
    }

    /// How many games were added.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The win rates so far, with whose they are.
    pub fn win_rates(&self) -> impl Iterator<Item = (&str, f64)> {
        let rates = self.tallies.iter().map(|tally| tally.win.so_far());
        self.arena.contestants().iter().map(Contestant::label).zip(rates)
    }

    /// What is to be said of all games that were added, if there was one; time and threads are only
    /// passed on.
    pub fn summary(mut self, time: Duration, threads: NonZero<usize>) -> Option<Summary> {
        self.close();
        Summary::of(&self, time, threads)
    }
}
