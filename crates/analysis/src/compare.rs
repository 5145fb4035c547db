//! Why one move is better than another: what the final score sheet is expected to be after each.

use majesty_bots::{Bot, Budget, STRONGEST, Search};
use majesty_rules::{
    ByCharacter, BySeat, Character, Earnings, Location, Move, Score, Seat, State, View,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many simulations choose each move of a game that is played to its end.
const SIMULATIONS: u32 = 16;

/// A part of a player's final score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The points that a location pays during play.
    Play(Location),
    /// Meeples sold and surplus meeples, less meeples bought.
    Meeples,
    /// The majority at a location.
    Majority(Location),
    /// Variety.
    Variety,
    /// What the wounded cost.
    Infirmary,
}

/// What one move is expected to bring more than another, in points at the end of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The parts of the player's own score that change most, the largest change first: above zero where
    /// the first move brings more.
    pub own: Vec<(Item, f64)>,
    /// How much higher every player's whole score is after the first move.
    pub totals: BySeat<f64>,
}

/// Plays games to their ends after both moves, on the same cards, and compares the score sheets.
///
/// # Panics
/// May panic if one of the moves isn't legal.
pub fn compare(view: &View, one: Move, other: Move, games: u32, seed: u64) -> Comparison {
    let mut search = Search::new(STRONGEST, Budget::Simulations(SIMULATIONS), 1, seed);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut own, mut totals) = (Parts::default(), BySeat::default());
    let seat = view.turn();
    let share = 1.0 / f64::from(games.max(1));
    for _ in 0..games.max(1) {
        let state = view.imagine(&mut rng);
        for (m, weight) in [(one, share), (other, -share)] {
            let end = play_out(state, m, &mut search);
            own.add(&end.parts(seat), weight);
            for seat in view.config().players.seats() {
                totals[seat] += weight * f64::from(end.scores[seat].total());
            }
        }
    }
    let mut own: Vec<(Item, f64)> = own.items().collect();
    own.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    Comparison { own, totals }
}

/// The end of a game: the score sheet, and what was earned since the position in question.
struct End {
    scores: BySeat<Score>,
    earnings: BySeat<Earnings>,
}

fn play_out(mut state: State, m: Move, search: &mut Search) -> End {
    let mut events = Vec::new();
    let mut next = m;
    loop {
        state.play(next, &mut events).expect("the move is legal");
        if let Some(sheet) = state.score_sheet() {
            return End { scores: sheet.scores, earnings: Earnings::of(&events) };
        }
        next = search.choose(&state.view());
    }
}

impl End {
    fn parts(&self, seat: Seat) -> Parts {
        let (score, earnings) = (&self.scores[seat], &self.earnings[seat]);
        Parts {
            play: earnings.at.map(f64::from),
            majority: score.majority.map(f64::from),
            meeples: f64::from(earnings.meeples),
            variety: f64::from(score.variety),
            infirmary: f64::from(score.infirmary),
        }
    }
}

/// A player's expected score, part by part.
#[derive(Clone, Copy, Default)]
struct Parts {
    play: ByCharacter<f64>,
    majority: ByCharacter<f64>,
    meeples: f64,
    variety: f64,
    infirmary: f64,
}

impl Parts {
    fn add(&mut self, other: &Self, weight: f64) {
        let sum = |(sum, part): (f64, f64)| sum + weight * part;
        self.play = self.play.zip(other.play).map(sum);
        self.majority = self.majority.zip(other.majority).map(sum);
        self.meeples += weight * other.meeples;
        self.variety += weight * other.variety;
        self.infirmary += weight * other.infirmary;
    }

    fn items(&self) -> impl Iterator<Item = (Item, f64)> {
        let at = |character: Character| {
            let location = character.location();
            [
                (Item::Play(location), self.play[character]),
                (Item::Majority(location), self.majority[character]),
            ]
        };
        let others = [
            (Item::Meeples, self.meeples),
            (Item::Variety, self.variety),
            (Item::Infirmary, self.infirmary),
        ];
        Character::ALL.into_iter().flat_map(at).chain(others)
    }
}
