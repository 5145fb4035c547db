//! Score sheets as data.

use majesty_rules::{Score, ScoreSheet, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// All players' scores.
#[derive(Debug, Serialize, ToSchema)]
pub struct Sheet {
    /// One for each seat.
    scores: Vec<Scored>,
    /// The seats of those who have won, counted from 0; several where a tie is shared.
    winners: Vec<usize>,
}

/// One player's score, line by line.
#[derive(Debug, Serialize, ToSchema)]
pub struct Scored {
    /// The points won in play.
    play: u16,
    /// What the wounded cost: zero or below.
    infirmary: i16,
    /// The square of the number of locations 1 to 7 with a card.
    variety: u16,
    /// The points for the majority at each location 1 to 7.
    majority: [u8; 7],
    /// The sum of all lines. It may be below zero.
    total: i32,
}

impl Sheet {
    /// The sheet of a game for so many.
    pub fn new(sheet: &ScoreSheet, players: usize) -> Self {
        let seats = Seat::ALL.into_iter().take(players);
        let winners = sheet.winning_seats().map(Seat::index);
        Self {
            scores: seats.map(|seat| (&sheet.scores[seat]).into()).collect(),
            winners: winners.collect(),
        }
    }
}

impl From<&Score> for Scored {
    fn from(score: &Score) -> Self {
        let Score { play, infirmary, variety, majority } = *score;
        Self { play, infirmary, variety, majority: majority.0, total: score.total() }
    }
}
