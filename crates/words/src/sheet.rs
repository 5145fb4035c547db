//! The final score sheet, line by line, and the round.

use majesty_rules::{BySeat, Character, Location, ROUNDS, Score, ScoreSheet};

use crate::{Lang, location_name};

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// What the points are for.
    pub name: String,
    /// The location that the line is about, if it is about one.
    pub location: Option<Location>,
    /// The points of each seat.
    pub points: BySeat<i32>,
    /// Whether this is the last line, the sum of all others.
    pub is_total: bool,
}

/// The lines of a score sheet: points in play, Infirmary, variety, the seven majorities, total.
pub fn score_lines(lang: Lang, sheet: &ScoreSheet) -> Vec<ScoreLine> {
    let words = lang.words();
    let line = |name: String, location, value: &dyn Fn(&Score) -> i32| {
        let points = sheet.scores.map(|score| value(&score));
        ScoreLine { name, location, points, is_total: false }
    };
    let mut lines = vec![
        line(words.msg_score_play(), None, &|score| score.play.into()),
        line(words.msg_score_infirmary(), Some(Location::Infirmary), &|score| {
            score.infirmary.into()
        }),
        line(words.msg_score_variety(), None, &|score| score.variety.into()),
    ];
    lines.extend(Character::ALL.map(|character| {
        let location = character.location();
        let name = words.msg_score_majority(location_name(lang, location));
        line(name, Some(location), &|score| score.majority[character].into())
    }));
    let total = line(words.msg_score_total(), None, &Score::total);
    lines.push(ScoreLine { is_total: true, ..total });
    lines
}

/// Which round it is, as in "Round 5 of 12".
pub fn round(lang: Lang, round: u8) -> String {
    lang.words().msg_round(round, ROUNDS)
}
