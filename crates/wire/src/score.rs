//! Score sheets.

use majesty_rules::{Score, ScoreSheet, Seat};
use serde::Serialize;

/// All players' scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WireScoreSheet {
    /// One for each seat.
    pub scores: Vec<WireScore>,
    /// The seats of those who have won, counted from 0; several where a tie is shared.
    pub winners: Vec<usize>,
}

/// One player's score, line by line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WireScore {
    /// The points won in play.
    pub play: u16,
    /// What the wounded cost: zero or below.
    pub infirmary: i16,
    /// The square of the number of locations 1 to 7 with a card.
    pub variety: u16,
    /// The points for the majority at each location 1 to 7.
    pub majority: [u8; 7],
    /// The sum of all lines. It may be below zero.
    pub total: i32,
}

impl From<&ScoreSheet> for WireScoreSheet {
    fn from(sheet: &ScoreSheet) -> Self {
        Self {
            scores: sheet.players.seats().map(|seat| (&sheet.scores[seat]).into()).collect(),
            winners: sheet.winning_seats().map(Seat::index).collect(),
        }
    }
}

impl From<&Score> for WireScore {
    fn from(score: &Score) -> Self {
        let Score { play, infirmary, variety, majority } = *score;
        Self { play, infirmary, variety, majority: majority.0, total: score.total() }
    }
}
