//! Summaries of tables for lists. They derive from the logs and are stored next to them, so that a
//! list doesn't have to load any.

use majesty_rules::{Config, Seat};
use serde::{Deserialize, Serialize};

use crate::{Game, Holder, MemberId, Millis, Phase, Table, serde_as};

/// A table as lists show it, without names: those are stored with the members.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// How far it is.
    pub phase: Phase,
    /// Whether strangers find it in the lobby.
    pub listed: bool,
    /// Whether it is an uploaded record.
    #[serde(default)]
    pub record: bool,
    /// Whether it is a practice game.
    #[serde(default)]
    pub practice: bool,
    /// The set-up.
    #[serde(with = "serde_as::config")]
    pub config: Config,
    /// Who sits where, and with what result.
    pub seats: Vec<SeatSummary>,
    /// The round, 1 to 12, while the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// The place of the seat that is to move, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// When the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started: Option<Millis>,
    /// When it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Millis>,
    /// The host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<MemberId>,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSummary {
    /// Who holds it.
    #[serde(flatten)]
    pub holder: Holder,
    /// The points, once a game was played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// Whether this seat won, alone or with others.
    #[serde(default)]
    pub won: bool,
    /// Whether the host removed the person on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub removed: bool,
    /// Whether a bot plays for the person on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// The round in which the person on it resigned. A bot made the points after that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<u8>,
}

impl Table {
    /// The summary of this table.
    pub fn summary(&self) -> Summary {
        let sheet = self.game().and_then(Game::score_sheet);
        let seat = |(seat, state): (Seat, &crate::SeatState)| SeatSummary {
            holder: state.holder.clone(),
            score: sheet.as_ref().map(|sheet| sheet.scores[seat].total()),
            won: sheet.as_ref().is_some_and(|s| s.winning_seats().any(|winner| winner == seat)),
            removed: state.removed,
            away: state.away,
            resigned: state.resigned,
        };
        Summary {
            phase: self.phase(),
            listed: self.listed && !self.closed,
            record: self.is_record(),
            practice: self.practice,
            config: self.agreement.config,
            seats: Seat::ALL.into_iter().zip(&self.seats).map(seat).collect(),
            round: self.playing().map(|game| game.state().round()),
            turn: self.turn().map(|seat| seat as u8),
            started: self.started,
            ended: self.ended,
            host: Some(self.host),
        }
    }
}
