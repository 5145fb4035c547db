//! The terms of a game, and requests for a new table.

use std::ops::RangeInclusive;

use majesty_rules::Config;
use serde::{Deserialize, Serialize};

use crate::{PlayerId, serde_as};

/// Allowed time limits for a turn: one second to two weeks, in milliseconds.
pub const TURN_LIMITS: RangeInclusive<u64> = 1_000..=14 * 24 * 3_600_000;

/// The terms of a game, fixed when the table opens. A rematch takes over these and the players,
/// nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    /// The set-up of the game.
    #[serde(with = "serde_as::config")]
    pub config: Config,
    /// Time limit for a turn, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_limit: Option<u64>,
    /// Level of the bot that stands in for players who leave.
    pub substitute: String,
    /// Who may ask the strongest bot for a hint.
    #[serde(default)]
    pub hints: Hints,
    /// Whether the game starts as soon as every seat is taken and ready. Otherwise the host starts it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub auto_start: bool,
}

/// Who may ask for hints at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// A player whose opponents are all bots.
    #[default]
    Alone,
    /// Every player.
    Everyone,
    /// Nobody.
    Nobody,
}

impl Hints {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Alone, Self::Everyone, Self::Nobody];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::Everyone => "everyone",
            Self::Nobody => "nobody",
        }
    }
}

/// Where the game of a table comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A game played here from the start.
    #[default]
    New,
    /// A practice game that continues from the middle of another game.
    PlayedOn,
    /// An uploaded record, opened for replay.
    Record,
}

/// A request for a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// The terms.
    pub agreement: Agreement,
    /// Who sits where, one for each player.
    pub seats: Vec<NewSeat>,
    /// Who may start the game.
    pub host: PlayerId,
    /// Whether strangers find it in the lobby, first to join and then to watch.
    pub listed: bool,
    /// A chosen seed; without one the deal is random.
    pub seed: Option<u64>,
}

/// Who a seat is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// A person.
    Person {
        /// The player who moves for them.
        player: PlayerId,
        /// Their name; may be empty.
        name: String,
        /// Whether they are ready to start.
        ready: bool,
    },
    /// Anyone with the link.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}
