//! Everything that is counted of a contestant, or of all together.

use std::{collections::BTreeMap, time::Duration};

use majesty_rules::{ByCharacter, BySeat, ROUNDS};

use crate::{Attacks, Game, Played, Points, Source, estimate::Mean};

/// Counts, game by game and deal by deal.
#[derive(Clone, Default)]
pub(crate) struct Tally {
    pub win: Mean,
    /// Wins less luck.
    pub adjusted: Mean,
    pub score: Mean,
    pub margin: Mean,
    /// Wins and scores in each seat.
    pub by_seat: BySeat<(Mean, Mean)>,
    pub points: Points<Mean>,
    pub attacks: Attacks<Mean>,
    /// Wins by the number of a character in the realm at the end.
    pub by_character: ByCharacter<[Mean; ROUNDS as usize + 1]>,
    /// How often each score was reached.
    pub scores: BTreeMap<i32, u64>,
    pub games: u64,
    pub seats: u64,
    pub mishaps: u64,
    pub last_mishap: Option<String>,
    pub moves: u64,
    pub time: Duration,
    pub longest: Duration,
}

impl Tally {
    /// Adds one player's part of a game.
    pub fn add(&mut self, game: &Game, played: &Played) {
        let seat = played.seat;
        let share = game.share(seat);
        let score = game.sheet.scores[seat].total();
        self.seats += 1;
        self.win.add(share);
        self.adjusted.add(game.adjusted_share(seat));
        self.score.add(score.into());
        self.margin.add(game.sheet.lead(seat).into());
        self.by_seat[seat].0.add(share);
        self.by_seat[seat].1.add(score.into());
        for source in Source::all() {
            self.points[source].add(played.points[source].into());
        }
        self.attacks.wounded.add(played.attacks.wounded.into());
        self.attacks.repelled.add(played.attacks.repelled.into());
        self.attacks.found_nobody.add(played.attacks.found_nobody.into());
        self.attacks.suffered.add(played.attacks.suffered.into());
        for (character, &count) in played.cards.iter() {
            self.by_character[character][usize::from(count)].add(share);
        }
        *self.scores.entry(score).or_default() += 1;
        self.mishaps += played.mishaps;
        if played.last_mishap.is_some() {
            self.last_mishap.clone_from(&played.last_mishap);
        }
        self.moves += played.moves;
        self.time += played.time;
        self.longest = self.longest.max(played.longest);
    }

    /// Ends the present deal.
    pub fn close(&mut self) {
        let Attacks { wounded, repelled, found_nobody, suffered } = &mut self.attacks;
        [&mut self.win, &mut self.adjusted, &mut self.score, &mut self.margin]
            .into_iter()
            .chain([wounded, repelled, found_nobody, suffered])
            .chain(self.by_seat.0.iter_mut().flat_map(|(win, score)| [win, score]))
            .chain(self.points.values_mut())
            .chain(self.by_character.0.iter_mut().flatten())
            .for_each(Mean::close);
    }
}
