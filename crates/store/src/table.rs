//! A table with its game.

use serde::{Deserialize, Serialize};

use crate::{Header, TableId};

/// A moment, in milliseconds since 1970. The store has no clock: moments come from its callers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

/// A table and the moves of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The table.
    pub info: TableInfo,
    /// The moves so far; a move's place is its ply.
    pub moves: Vec<StoredMove>,
}

/// A table without its moves, as lists show it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableInfo {
    /// Its name.
    pub id: TableId,
    /// When it was set up.
    pub created: Millis,
    /// When it changed last.
    pub changed: Millis,
    /// When its game started, once it has.
    pub started: Option<Millis>,
    /// When the clock of the present turn began: with the last move, with the moves that were taken
    /// back, or with the game.
    pub turn_started: Option<Millis>,
    /// The number of changes: 1 for a new table.
    pub revision: u64,
    /// What the people at the table can change.
    pub setup: Setup,
}

/// The part of a table that is written as a whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// How far the table is.
    pub phase: Phase,
    /// Whether strangers find it: while people gather to join, while they play to watch.
    pub listed: bool,
    /// The game's set-up and who sits where.
    pub header: Header,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// People take their seats.
    Gathering,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Gathering, Self::Playing, Self::Over];

    /// The word for it in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// A move in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMove {
    /// The move as records write it.
    pub word: String,
    /// Who decided on it.
    pub by: MadeBy,
    /// When.
    pub at: Millis,
}

/// Who decided on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MadeBy {
    /// The person in the seat.
    Person,
    /// The bot in the seat.
    Bot,
    /// A bot, for the person in the seat who was away.
    StandIn,
}

impl MadeBy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Person, Self::Bot, Self::StandIn];

    /// The word for it in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot => "bot",
            Self::StandIn => "stand-in",
        }
    }
}
