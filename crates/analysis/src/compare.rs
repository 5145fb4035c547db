//! Why one move is better than another: what the final score sheet is expected to be after each.

use std::iter;

use majesty_bots::{Bot, Budget, STRONGEST, Search};
use majesty_rules::{
    ByCharacter, BySeat, Character, Earnings, Move, Score, ScorePart, Seat, State, View,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many simulations choose each move of a game that is played to its end.
const SIMULATIONS: u32 = 16;

/// A smaller difference isn't worth a word, in points.
const WORTH_TELLING: f64 = 1.0;

/// A difference of fewer standard errors may be chance.
const CERTAINTY: f64 = 2.5;

/// What one move is expected to bring more than another, in points at the end of the game. Differences
/// that are small, or may be chance, are left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    /// How the player's whole score changes, which is more than the sum of the parts that are told.
    /// Older data doesn't say.
    pub total: Option<f64>,
    /// The parts of the player's own score that change, the largest change first: above zero where the
    /// first move brings more.
    pub own: Vec<(ScorePart, f64)>,
    /// How the other players' whole scores change, the largest change first.
    pub others: Vec<(Seat, f64)>,
}

/// Plays games to their ends after both moves, on the same cards, and compares the score sheets.
///
/// # Panics
/// May panic if one of the moves isn't legal.
pub fn compare(view: &View, one: Move, other: Move, games: u32, seed: u64) -> Comparison {
    let search = |seed| Search::new(STRONGEST, Budget::Simulations(SIMULATIONS), 1, seed);
    compare_by(view, one, other, games, seed, search)
}

/// The same with games by other players than the search: by one of these for each game, made with its
/// seed.
///
/// # Panics
/// May panic if one of the moves isn't legal.
pub fn compare_by<B: Bot>(
    view: &View,
    one: Move,
    other: Move,
    games: u32,
    seed: u64,
    player: impl Fn(u64) -> B,
) -> Comparison {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let seat = view.turn();
    let (mut own, mut totals) = (Vec::new(), BySeat::<Mean>::default());
    for game in 0..games.max(2) {
        let state = view.imagine(&mut rng);
        let seed = seed.wrapping_add(game.into());
        let first = play_out(state, one, player(seed));
        let second = play_out(state, other, player(seed));
        let parts = first.parts(seat).zip(second.parts(seat));
        for (place, ((part, more), (_, less))) in parts.enumerate() {
            if place == own.len() {
                own.push((part, Mean::default()));
            }
            own[place].1.add(more - less);
        }
        for seat in view.config().players.seats() {
            let total = |end: &End| f64::from(end.scores[seat].total());
            totals[seat].add(total(&first) - total(&second));
        }
    }
    let others = view.config().players.others(seat).map(|other| (other, totals[other]));
    Comparison { total: Some(totals[seat].value()), own: telling(own), others: telling(others) }
}

/// The differences that are worth a word, the largest first.
fn telling<T>(found: impl IntoIterator<Item = (T, Mean)>) -> Vec<(T, f64)> {
    let found = found.into_iter().filter(|(_, mean)| mean.is_telling());
    let mut found: Vec<(T, f64)> = found.map(|(what, mean)| (what, mean.value())).collect();
    found.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    found
}

/// A mean with its error.
#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn value(self) -> f64 {
        self.sum / self.count
    }

    fn is_telling(self) -> bool {
        let mean = self.value();
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        let error = (variance / (self.count - 1.0)).sqrt();
        mean.abs() >= WORTH_TELLING && mean.abs() >= CERTAINTY * error
    }
}

/// The end of a game: the score sheet, and what was earned since the position in question.
struct End {
    scores: BySeat<Score>,
    earnings: BySeat<Earnings>,
}

fn play_out(mut state: State, m: Move, mut player: impl Bot) -> End {
    let mut events = Vec::new();
    let mut next = m;
    loop {
        state.play(next, &mut events).expect("the move is legal");
        if let Some(sheet) = state.score_sheet() {
            return End { scores: sheet.scores, earnings: Earnings::of(&events) };
        }
        next = player.choose(&state.view());
    }
}

impl End {
    /// A player's score, part by part, always in the same order.
    fn parts(&self, seat: Seat) -> impl Iterator<Item = (ScorePart, f64)> {
        let (score, earned) = (self.scores[seat], self.earnings[seat]);
        let by_character = |values: ByCharacter<f64>, part: fn(Character) -> ScorePart| {
            Character::ALL.into_iter().map(move |character| (part(character), values[character]))
        };
        by_character(earned.at.map(f64::from), |c| ScorePart::Play(c.location()))
            .chain(by_character(score.majority.map(f64::from), |c| {
                ScorePart::Majority(c.location())
            }))
            .chain(iter::once((ScorePart::Meeples, f64::from(earned.meeples))))
            .chain(iter::once((ScorePart::Variety, f64::from(score.variety))))
            .chain(iter::once((ScorePart::Infirmary, f64::from(score.infirmary))))
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, State};

    use super::*;

    #[test]
    fn differences_are_told_if_they_are_large_and_certain() {
        let mean = |values: &[f64]| {
            let mut mean = Mean::default();
            for &value in values {
                mean.add(value);
            }
            mean
        };
        let all = [
            ("sure", mean(&[-4.0, -5.0, -4.5])),
            ("small", mean(&[0.5, 0.5])),
            ("large", mean(&[9.0, 9.0])),
            ("chance", mean(&[30.0, -20.0])),
        ];
        assert_eq!(telling(all), [("large", 9.0), ("sure", -4.5)]);
    }

    #[test]
    fn the_same_move_brings_no_more_and_the_same_seed_finds_the_same() {
        let view = State::start(&Deal::new(Config::new(Players::Two), 3)).view();
        let moves = view.legal_moves();
        let (first, last) = (moves[0], moves[moves.len() - 1]);
        let none = Comparison { total: Some(0.0), ..Comparison::default() };
        assert_eq!(compare(&view, first, first, 8, 1), none);
        let found = compare(&view, first, last, 24, 1);
        assert_eq!(found, compare(&view, first, last, 24, 1));
        let back = compare(&view, last, first, 24, 1);
        let turned = |(part, by): &(ScorePart, f64)| (*part, -by);
        assert_eq!(back.own, found.own.iter().map(turned).collect::<Vec<_>>());
        assert_eq!(back.total, found.total.map(|by| -by));
    }
}
