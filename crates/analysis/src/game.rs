//! A whole game, move by move.

use std::ops::RangeInclusive;

use majesty_bots::{Bot, Greedy};
use majesty_rules::{BySeat, Config, Move, Record, Seat, View};

use crate::{Comparison, Depth, Grade, Mark, assess, compare};

/// A player with such a chance to win can still win or lose.
const OPEN: RangeInclusive<f64> = 0.05..=0.95;
/// With such a chance, it's worth a try to find a better move than a doubtful one.
const WORTH_A_TRY: RangeInclusive<f64> = 0.1..=0.9;
/// More positions than this are a lecture.
const MISTAKES: usize = 5;
/// So many decisions make a grade.
const GRADED: usize = 3;

/// What each decision of a finished game was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The set-up of the game.
    pub config: Config,
    /// The moves, in order.
    pub decisions: Vec<Decision>,
    /// The share of the victory of each player in the end.
    pub result: BySeat<f64>,
}

/// A move that was played, and what else could have been.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Whose move it was.
    pub seat: Seat,
    /// The move that was played.
    pub played: Move,
    /// The best one.
    pub best: Move,
    /// Whether the values are exact.
    pub exact: bool,
    /// Whether there was only one legal move.
    pub forced: bool,
    /// What each player may expect before the move, which is what the best one leads to.
    pub before: BySeat<f64>,
    /// What each player may expect after the move that was played, before the next card is revealed.
    pub after: BySeat<f64>,
    /// The best moves with the player's chance to win, the best first.
    pub candidates: Vec<(Move, f64)>,
    /// The move that counts points on the table alone, and how much better the best one is, if that is
    /// another one.
    pub obvious: Option<(Move, f64)>,
    /// Why the best move is better: than the one that was played, if that deserves a mark, or else than
    /// the obvious one, if not taking that was a good find.
    pub why: Option<Why>,
}

/// Why a move is better than another.
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The other one.
    pub than: Move,
    /// What the better one brings more.
    pub comparison: Comparison,
}

impl Decision {
    /// How much of the chance to win the move gave away.
    pub fn cost(&self) -> f64 {
        self.before[self.seat] - self.after[self.seat]
    }

    /// How much better the move is than the obvious one, if playing it was a good find.
    pub fn find(&self) -> Option<f64> {
        let is_best = self.cost() < FLAWLESS;
        self.obvious.map(|(_, gain)| gain).filter(|&gain| is_best && gain >= A_FIND)
    }

    /// What the move deserves, if it's worth a remark.
    pub fn mark(&self) -> Option<Mark> {
        Mark::of(self.cost())
    }
}

/// Why a game can't be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game isn't over yet; only finished games can be analysed")]
pub struct NotOver;

/// A move that gives away less is as good as the best.
const FLAWLESS: f64 = 0.005;

/// A good find is so much better than the obvious move.
const A_FIND: f64 = 0.02;

/// So many of the best moves are kept for each decision.
const CANDIDATES: usize = 5;

/// Goes through a finished game.
#[derive(Clone, Debug)]
pub struct Analyst {
    depth: Depth,
    positions: Vec<(View, Move)>,
    analysis: Analysis,
}

impl Analyst {
    /// Starts with a finished game.
    pub fn new(record: &Record, depth: Depth) -> Result<Self, NotOver> {
        let sheet = record.state().score_sheet().ok_or(NotOver)?;
        let positions = record.replay().map(|turn| (turn.before.view(), turn.m)).collect();
        let analysis = Analysis {
            config: *record.config(),
            decisions: Vec::new(),
            result: BySeat::from_players(sheet.players, |seat| sheet.share(seat)),
        };
        Ok(Self { depth, positions, analysis })
    }

    /// How many moves were analysed, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.analysis.decisions.len(), self.positions.len())
    }

    /// Analyses the next move: a fraction of a second's work. Nothing is left to do when it returns
    /// false.
    pub fn step(&mut self) -> bool {
        let ply = self.analysis.decisions.len();
        let Some((view, played)) = self.positions.get(ply) else { return false };
        self.analysis.decisions.push(decide(view, *played, self.depth, ply as u64));
        true
    }

    /// The analysis, once every move has been analysed.
    pub fn finish(self) -> Option<Analysis> {
        let (done, all) = self.progress();
        (done == all).then_some(self.analysis)
    }

    /// All steps at once.
    pub fn run(mut self) -> Analysis {
        while self.step() {}
        self.analysis
    }
}

impl Analysis {
    /// What each player may expect after so many moves, with all cards revealed that were revealed then.
    pub fn before(&self, ply: usize) -> BySeat<f64> {
        self.decisions.get(ply).map_or(self.result, |decision| decision.before)
    }

    /// The round that a move belongs to, from 1.
    pub fn round(&self, ply: usize) -> u8 {
        (ply / self.config.players.count() + 1) as u8
    }

    /// A player's decisions where there was a choice, with their plies.
    pub fn choices(&self, seat: Seat) -> impl Iterator<Item = (usize, &Decision)> {
        let is_one =
            move |(_, decision): &(usize, &Decision)| decision.seat == seat && !decision.forced;
        self.decisions.iter().enumerate().filter(is_one)
    }

    /// What a player's decision gave away on average while the game was open: where it's decided, nobody
    /// can give much away. Nothing without such a decision.
    pub fn error(&self, seat: Seat) -> Option<f64> {
        let (mut sum, mut count) = (0.0, 0_u32);
        for decision in self.open_choices(seat) {
            sum += decision.cost();
            count += 1;
        }
        (count > 0).then(|| sum / f64::from(count))
    }

    /// A player's decisions where there was a choice and the game wasn't decided yet.
    fn open_choices(&self, seat: Seat) -> impl Iterator<Item = &Decision> {
        let choices = self.choices(seat).map(|(_, decision)| decision);
        choices.filter(move |decision| OPEN.contains(&decision.before[seat]))
    }

    /// How well a player played. Nothing where hardly a decision was made before the game was decided.
    pub fn grade(&self, seat: Seat) -> Option<Grade> {
        let is_enough = self.open_choices(seat).count() >= GRADED;
        self.error(seat).filter(|_| is_enough).map(Grade::of)
    }

    /// How many of a player's moves deserve each mark.
    pub fn marked(&self, seat: Seat) -> [(Mark, usize); Mark::ALL.len()] {
        let count = |mark: Mark| {
            self.choices(seat).filter(|(_, decision)| decision.mark() == Some(mark)).count()
        };
        Mark::ALL.map(|mark| (mark, count(mark)))
    }

    /// The plies of a player's moves that gave most away, the costliest first: those worth a remark.
    pub fn costliest(&self, seat: Seat, count: usize) -> Vec<usize> {
        let cost = |decision: &Decision| decision.mark().map(|_| decision.cost());
        self.ranked(seat, count, cost)
    }

    /// The plies of a player's moves that deserve another try, the costliest first. Where the game was
    /// decided, only the worst ones do.
    pub fn mistakes(&self, seat: Seat) -> Vec<usize> {
        let deserves = |decision: &Decision| {
            let was_open = WORTH_A_TRY.contains(&decision.before[seat]);
            let mark = decision.mark().filter(|&mark| was_open || mark == Mark::VeryBad);
            mark.map(|_| decision.cost())
        };
        self.ranked(seat, MISTAKES, deserves)
    }

    /// The plies of a player's best finds, the best first: where another move brings more at once, but
    /// this one wins more often.
    pub fn finest(&self, seat: Seat, count: usize) -> Vec<usize> {
        self.ranked(seat, count, Decision::find)
    }

    fn ranked(
        &self,
        seat: Seat,
        count: usize,
        value: impl Fn(&Decision) -> Option<f64>,
    ) -> Vec<usize> {
        let of = |(ply, decision): (usize, &Decision)| Some((ply, value(decision)?));
        let mut found: Vec<(usize, f64)> = self.choices(seat).filter_map(of).collect();
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        found.into_iter().map(|(ply, _)| ply).take(count).collect()
    }
}

/// Why the first of a few good moves is better than the next best of them that takes or places a card
/// differently.
pub fn explain(view: &View, moves: &[Move], games: u32, seed: u64) -> Option<Why> {
    let best = *moves.first()?;
    let than = next_best(moves)?;
    Some(Why { than, comparison: compare(view, best, than, games, seed) })
}

/// The next best move that isn't the first one with other details.
fn next_best(moves: &[Move]) -> Option<Move> {
    let (&best, others) = moves.split_first()?;
    others.iter().copied().find(|&m| !is_same_card(m, best))
}

/// Whether two moves differ in their details at most: where a healed card goes, or what is traded.
fn is_same_card(one: Move, other: Move) -> bool {
    (one.space(), one.character()) == (other.space(), other.character())
}

fn decide(view: &View, played: Move, depth: Depth, seed: u64) -> Decision {
    let seat = view.turn();
    let assessed = assess(view, Some(played), depth, seed);
    let rated = assessed.of(played).expect("the move that was played is rated");
    // What leads to the same for everybody is as good as the best. A player who can't win any more and
    // decides who does makes a choice, and no card is to blame for it.
    let is_same_for = |player| (assessed.best().wins[player] - rated.wins[player]).abs() < 1e-9;
    let is_best = view.config().players.seats().all(is_same_for);
    let best = if is_best { rated } else { assessed.best() };
    let obvious = assessed.of(Greedy.choose(view)).filter(|other| !is_same_card(other.m, best.m));
    let obvious = obvious.map(|other| (other.m, best.wins[seat] - other.wins[seat]));
    let candidates = assessed.moves.iter().take(CANDIDATES);
    let mut decision = Decision {
        seat,
        played,
        best: best.m,
        exact: assessed.exact,
        forced: view.legal_moves().len() == 1,
        before: best.wins,
        after: rated.wins,
        candidates: candidates.map(|rated| (rated.m, rated.wins[seat])).collect(),
        obvious,
        why: None,
    };
    let than = match (decision.mark(), decision.find(), obvious) {
        (Some(_), ..) => Some(played),
        (None, Some(_), Some((m, _))) => Some(m),
        _ => None,
    };
    decision.why = than.map(|than| {
        let comparison = compare(view, best.m, than, depth.games, seed);
        Why { than, comparison }
    });
    decision
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Character, Extra, Space};

    use super::*;

    #[test]
    fn a_hint_is_compared_with_the_next_best_card_that_is_listed() {
        let space = |number| Space::from_number(number).expect("a space");
        let witch = Move::new(space(2), Character::Witch);
        let heal = |to| witch.with(Extra::HealTo(to));
        let details = [heal(Character::Knight), heal(Character::Miller)];
        let other = Move::new(space(3), Character::Miller);
        let last = Move::new(space(1), Character::Brewer);
        assert_eq!(next_best(&[details[0], details[1], other, last]), Some(other));
        assert_eq!(next_best(&details), None);
        assert_eq!(next_best(&[]), None);
    }
}
