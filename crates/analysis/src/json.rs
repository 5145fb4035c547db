//! An analysis as JSON: what programs read, and how a server keeps it.

use majesty_rules::{BySeat, Config, Move, Players, ScorePart, Seat};
use serde::{Deserialize, Serialize};

use crate::{Analysis, Comparison, Decision, Why};

/// Analyses of another version are made anew: the format has changed, or what stands in it.
pub const VERSION: u32 = 1;

/// Why a text isn't an analysis.
#[derive(Debug, thiserror::Error)]
pub enum JsonError {
    /// It isn't JSON of the right shape.
    #[error("it isn't an analysis: {0}")]
    Shape(#[from] serde_json::Error),
    /// It names something that the game doesn't have.
    #[error("it doesn't fit the game")]
    Content,
}

/// An analysis as it is written.
#[derive(Serialize, Deserialize)]
struct Written {
    result: Vec<f64>,
    decisions: Vec<WrittenDecision>,
}

#[derive(Serialize, Deserialize)]
struct WrittenDecision {
    seat: usize,
    played: String,
    best: String,
    exact: bool,
    forced: bool,
    before: Vec<f64>,
    after: Vec<f64>,
    cost: f64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark: Option<String>,
    candidates: Vec<(String, f64)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    obvious: Option<(String, f64)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<WrittenWhy>,
}

#[derive(Serialize, Deserialize)]
struct WrittenWhy {
    than: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    total: Option<f64>,
    own: Vec<(String, f64)>,
    others: Vec<(usize, f64)>,
}

impl Analysis {
    /// The analysis as JSON. Its decisions stand in the order of the moves.
    pub fn to_json(&self) -> String {
        serde_json::to_string(&self.written()).expect("numbers and texts can be written")
    }

    /// The analysis as a JSON value, to put beside something else.
    pub fn to_value(&self) -> serde_json::Value {
        serde_json::to_value(self.written()).expect("numbers and texts can be written")
    }

    /// Reads what [`Analysis::to_json`] wrote about a game with this set-up.
    pub fn from_json(text: &str, config: Config) -> Result<Self, JsonError> {
        let written: Written = serde_json::from_str(text)?;
        let players = config.players;
        let decisions = written.decisions.iter().map(|decision| decision.read(players));
        let decisions: Option<Vec<Decision>> = decisions.collect();
        let decisions = decisions.filter(|all| all.len() == config.plies());
        let result = by_seat(&written.result, players);
        let (Some(decisions), Some(result)) = (decisions, result) else {
            return Err(JsonError::Content);
        };
        Ok(Self { config, decisions, result })
    }

    fn written(&self) -> Written {
        let players = self.config.players;
        let decisions =
            self.decisions.iter().map(|decision| WrittenDecision::of(decision, players));
        Written { result: list(&self.result, players), decisions: decisions.collect() }
    }
}

impl WrittenDecision {
    fn of(decision: &Decision, players: Players) -> Self {
        let rated = |&(m, value): &(Move, f64)| (m.to_string(), rounded(value));
        Self {
            seat: decision.seat.number(),
            played: decision.played.to_string(),
            best: decision.best.to_string(),
            exact: decision.exact,
            forced: decision.forced,
            before: list(&decision.before, players),
            after: list(&decision.after, players),
            cost: rounded(decision.cost()),
            mark: decision.mark().map(|mark| mark.id().to_owned()),
            candidates: decision.candidates.iter().map(rated).collect(),
            obvious: decision.obvious.as_ref().map(rated),
            why: decision.why.as_ref().map(WrittenWhy::of),
        }
    }

    fn read(&self, players: Players) -> Option<Decision> {
        let rated = |(m, value): &(String, f64)| Some((m.parse::<Move>().ok()?, *value));
        Some(Decision {
            seat: seat(self.seat, players)?,
            played: self.played.parse().ok()?,
            best: self.best.parse().ok()?,
            exact: self.exact,
            forced: self.forced,
            before: by_seat(&self.before, players)?,
            after: by_seat(&self.after, players)?,
            candidates: self.candidates.iter().map(rated).collect::<Option<_>>()?,
            obvious: match &self.obvious {
                Some(other) => Some(rated(other)?),
                None => None,
            },
            why: match &self.why {
                Some(why) => Some(why.read(players)?),
                None => None,
            },
        })
    }
}

impl WrittenWhy {
    fn of(why: &Why) -> Self {
        let Comparison { total, own, others } = &why.comparison;
        Self {
            than: why.than.to_string(),
            total: total.map(rounded),
            own: own.iter().map(|&(part, by)| (part.to_string(), rounded(by))).collect(),
            others: others.iter().map(|&(seat, by)| (seat.number(), rounded(by))).collect(),
        }
    }

    fn read(&self, players: Players) -> Option<Why> {
        let own = self.own.iter().map(|(part, by)| Some((part.parse::<ScorePart>().ok()?, *by)));
        let others = self.others.iter().map(|&(number, by)| Some((seat(number, players)?, by)));
        let comparison = Comparison {
            total: self.total,
            own: own.collect::<Option<_>>()?,
            others: others.collect::<Option<_>>()?,
        };
        Some(Why { than: self.than.parse().ok()?, comparison })
    }
}

fn list(values: &BySeat<f64>, players: Players) -> Vec<f64> {
    players.seats().map(|seat| rounded(values[seat])).collect()
}

/// More digits than a chance deserves would only make the text long.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

fn by_seat(values: &[f64], players: Players) -> Option<BySeat<f64>> {
    let fits = values.len() == players.count() && values.iter().all(|value| value.is_finite());
    fits.then(|| BySeat::from_players(players, |seat| values[seat.index()]))
}

fn seat(number: usize, players: Players) -> Option<Seat> {
    players.seats().find(|seat| seat.number() == number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_without_a_total_is_read_and_one_with_it_too() {
        let read = |text: &str| {
            let written: WrittenWhy = serde_json::from_str(text).expect("a reason");
            written.read(Players::Two).expect("it fits")
        };
        let old = r#"{"than":"1M","own":[["variety",7.0]],"others":[[2,-3.0]]}"#;
        assert_eq!(read(old).comparison.total, None);
        let new = r#"{"than":"1M","total":5.5,"own":[["variety",7.0]],"others":[[2,-3.0]]}"#;
        let why = read(new);
        assert_eq!(why.comparison.total, Some(5.5));
        assert_eq!(serde_json::to_string(&WrittenWhy::of(&why)).expect("a text"), new);
    }
}
