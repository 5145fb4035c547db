//! What is agreed at a table: the game's set-up and who sits where.

use std::collections::BTreeSet;

use majesty_rules::{Card, Commitment, Config, Deal};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{PlayerId, StoreError, TableId};

/// Everything about a table but its moves and its chat.
///
/// It is kept as JSON. A part that an older version did not write has a default, and parts that a
/// newer version wrote stay in [`extra`](Self::extra), so that versions can share a store.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The set-up.
    #[serde(with = "crate::config")]
    pub config: Config,
    /// The whole draw order as records write it, once the game has started. Nobody may see it
    /// before the game is over.
    #[serde(default)]
    pub cards: Option<String>,
    /// The seed of the deal, where it was dealt with one. As secret as the cards.
    #[serde(default)]
    pub seed: Option<u64>,
    /// What was promised about the cards when they were dealt. Its salt is as secret as they are.
    #[serde(default, with = "crate::commitment")]
    pub commitment: Option<Commitment>,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatHolder>,
    /// Who may change the set-up and start the game.
    pub host: PlayerId,
    /// How long a turn may take, in milliseconds.
    #[serde(default)]
    pub turn_limit_ms: Option<u64>,
    /// The level of the bot that replaces who leaves.
    #[serde(default)]
    pub substitute: String,
    /// The game is for practice: moves were or may be taken back.
    #[serde(default)]
    pub practice: bool,
    /// The table whose rematch this is.
    #[serde(default)]
    pub previous: Option<TableId>,
    /// The rematch of this one.
    #[serde(default)]
    pub next: Option<TableId>,
    /// Somebody asks to take moves back.
    #[serde(default)]
    pub request: Option<Request>,
    /// What the strongest bot would do, for those who asked.
    #[serde(default)]
    pub advice: Option<Advice>,
    /// What other versions know of a table, kept untouched.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Header {
    /// The people with a seat, each with the seat's place counted from 0.
    pub fn people(&self) -> impl Iterator<Item = (usize, PlayerId)> {
        self.seats.iter().enumerate().filter_map(|(place, seat)| match seat.kind {
            SeatKind::Person { player } => Some((place, player)),
            SeatKind::Open | SeatKind::Bot { .. } => None,
        })
    }

    /// The deal, once there is one.
    pub fn deal(&self) -> Result<Option<Deal>, StoreError> {
        let Some(text) = &self.cards else { return Ok(None) };
        let cards: Result<Vec<Card>, _> = text.split_ascii_whitespace().map(str::parse).collect();
        let cards = cards.map_err(|error| StoreError::corrupt("a deal", error))?;
        let deal = Deal::from_cards(self.config, &cards);
        deal.map(Some).map_err(|error| StoreError::corrupt("a deal", error))
    }

    /// Takes over the cards and the set-up of a deal.
    pub fn set_deal(&mut self, deal: &Deal) {
        self.config = *deal.config();
        let cards: Vec<String> = deal.cards().iter().map(Card::to_string).collect();
        self.cards = Some(cards.join(" "));
    }
}

/// Somebody asks the others whether moves may be taken back. It is over with the next move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Who asks.
    pub by: PlayerId,
    /// How many moves there are.
    pub ply: u32,
    /// How many would stay.
    pub keep: u32,
    /// Those who have not answered.
    pub awaited: BTreeSet<PlayerId>,
}

/// Advice on one position, for those who asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    /// How many moves had been made.
    pub ply: u32,
    /// Moves as records write them, the best first, each with its chance to win in percent.
    pub moves: Vec<(String, u8)>,
    /// Who asked.
    pub asked: BTreeSet<PlayerId>,
}

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatHolder {
    /// Whether and by whom it is taken.
    #[serde(flatten)]
    pub kind: SeatKind,
    /// The name that the others see.
    #[serde(default)]
    pub name: String,
    /// Whether the game may start as far as this seat is concerned.
    #[serde(default)]
    pub ready: bool,
    /// The level of the bot that plays while the person is away.
    #[serde(default)]
    pub stand_in: Option<String>,
}

/// Whether and by whom a seat is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatKind {
    /// A person sits here.
    Person {
        /// Who it is.
        player: PlayerId,
    },
    /// Nobody yet.
    Open,
    /// A bot plays here.
    Bot {
        /// Its level.
        level: String,
    },
}
