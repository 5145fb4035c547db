//! A score as the parts of a bar: what was won to the right of zero, what was lost to the left.

use majesty_art::{Symbol, colour_class};
use majesty_rules::{BySeat, Character, Earnings, Location, ScoreSheet, Seat};
use majesty_words::{Lang, location_name, signed};

/// What a part of a score is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Points in play from a location, or what the wounded cost.
    At(Location),
    /// Points in play for meeples.
    Meeples,
    /// What missed announcements cost.
    Silence,
    Variety,
    Majorities,
}

impl Kind {
    /// The class that sets its colours.
    pub fn class(self) -> &'static str {
        match self {
            Self::At(location) => colour_class(location),
            Self::Meeples | Self::Silence => "part-other",
            Self::Variety => "part-variety",
            Self::Majorities => "part-majorities",
        }
    }

    pub fn sign(self) -> Symbol {
        match self {
            Self::At(location) => Symbol::sign(location),
            Self::Meeples => Symbol::Trade,
            Self::Silence => Symbol::Mute,
            Self::Variety => Symbol::Variety,
            Self::Majorities => Symbol::Laurel,
        }
    }

    fn name(self, lang: Lang) -> String {
        let words = lang.words();
        match self {
            Self::At(location) => location_name(lang, location).to_owned(),
            Self::Meeples => words.msg_end_other(),
            Self::Silence => words.msg_end_silence(),
            Self::Variety => words.msg_score_variety(),
            Self::Majorities => words.msg_end_majorities(),
        }
    }
}

/// A part of a bar, in percent of the longest bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Part {
    pub kind: Kind,
    pub points: i32,
    pub start: f64,
    pub width: f64,
}

impl Part {
    /// As in "Mill: 24".
    pub fn label(&self, lang: Lang) -> String {
        format!("{}: {}", self.kind.name(lang), signed(self.points))
    }

    pub fn middle(&self) -> f64 {
        self.start + self.width / 2.0
    }
}

/// The bars of all players on one scale.
pub(crate) struct Bars {
    pub parts: BySeat<Vec<Part>>,
    /// Where zero is.
    pub zero: f64,
}

impl Bars {
    pub fn new(sheet: &ScoreSheet, earnings: &BySeat<Earnings>) -> Self {
        let points = BySeat::from_players(sheet.players, |seat| points(sheet, earnings, seat));
        let most = |sum: &dyn Fn(i32) -> i32| {
            let sums =
                sheet.players.seats().map(|seat| points[seat].iter().map(|p| sum(p.1)).sum());
            sums.max().unwrap_or(0)
        };
        let (won, lost): (i32, i32) =
            (most(&|points| points.max(0)), most(&|points| (-points).max(0)));
        let unit = 100.0 / f64::from((won + lost).max(1));
        let zero = f64::from(lost) * unit;
        let place = |points: Vec<(Kind, i32)>| {
            let (mut left, mut right) = (zero, zero);
            let place = |(kind, points): (Kind, i32)| {
                let width = f64::from(points.abs()) * unit;
                let start = if points < 0 {
                    left -= width;
                    left
                } else {
                    right += width;
                    right - width
                };
                Part { kind, points, start, width }
            };
            points.into_iter().map(place).collect()
        };
        Self { parts: points.map(place), zero }
    }
}

/// What a player won and lost, in the order of the bar.
fn points(sheet: &ScoreSheet, earnings: &BySeat<Earnings>, seat: Seat) -> Vec<(Kind, i32)> {
    let (score, earned) = (&sheet.scores[seat], &earnings[seat]);
    let play = Character::ALL
        .map(|character| (Kind::At(character.location()), i32::from(earned.at[character])));
    let rest = [
        (Kind::Meeples, earned.meeples.into()),
        (Kind::Silence, earned.silence.into()),
        (Kind::Variety, score.variety.into()),
        (Kind::Majorities, score.majorities().into()),
        (Kind::At(Location::Infirmary), score.infirmary.into()),
    ];
    play.into_iter().chain(rest).filter(|&(_, points)| points != 0).collect()
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, Sides, State};

    use super::*;

    /// The parts of a bar are the total, and touch each other from zero on.
    #[test]
    fn a_bar_is_its_total() {
        for seed in 0..40 {
            let config = Config { sides: Sides::ALL_B, ..Config::new(Players::Four) };
            let mut state = State::start(&Deal::new(config, seed));
            let mut events = Vec::new();
            while !state.is_over() {
                let moves = state.legal_moves();
                let m = moves[(seed as usize + events.len()) % moves.len()];
                state.play(m, &mut events).expect("a listed move is legal");
            }
            let sheet = state.score_sheet().expect("the game is over");
            let bars = Bars::new(&sheet, &Earnings::of(&events));
            for seat in Seat::ALL {
                let parts = &bars.parts[seat];
                let sum: i32 = parts.iter().map(|part| part.points).sum();
                assert_eq!(sum, sheet.scores[seat].total(), "seed {seed}");
                let mut right = bars.zero;
                for part in parts.iter().filter(|part| part.points > 0) {
                    assert!((part.start - right).abs() < 1e-9, "seed {seed}: {part:?}");
                    right += part.width;
                }
                assert!(right < 100.000_001 && parts.iter().all(|part| part.start > -1e-9));
            }
        }
    }
}
