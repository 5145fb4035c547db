//! What the API tells, as far as the terminal shows it. `crates/server/src/http/api` has all of it.

use serde::Deserialize;

/// Today's deal.
#[derive(Debug, Deserialize)]
pub struct Daily {
    pub day: String,
    pub ends_in_ms: u64,
    pub level: String,
    pub sides: String,
    pub bot_begins: bool,
    pub commitment: String,
    pub own: Option<Own>,
    pub finished: u64,
    pub streak: u32,
    pub results: Vec<Rank>,
    pub around: Vec<Rank>,
    pub strongest: Option<Points>,
}

/// The player's try.
#[derive(Debug, Deserialize)]
pub struct Own {
    pub finished: bool,
    pub result: Option<Points>,
    pub place: Option<u64>,
    pub rounds: String,
}

/// The points of a game.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Points {
    #[serde(rename = "points")]
    pub own: i32,
    pub bot: i32,
    pub margin: i32,
}

/// A line of the results.
#[derive(Debug, Deserialize)]
pub struct Rank {
    pub place: u64,
    pub name: String,
    pub own: bool,
    pub account: bool,
    pub result: Points,
}

/// A table.
#[derive(Debug, Deserialize)]
pub struct TableState {
    pub id: String,
    pub phase: String,
    pub seats: Vec<SeatState>,
    pub game: GameState,
}

/// A seat.
#[derive(Debug, Deserialize)]
pub struct SeatState {
    pub name: String,
    pub own: bool,
}

/// A game.
#[derive(Debug, Deserialize)]
pub struct GameState {
    pub own_turn: bool,
    pub view: ViewState,
    pub turns: Vec<TurnState>,
}

/// What the player may know, as a line of text.
#[derive(Debug, Deserialize)]
pub struct ViewState {
    pub position: String,
}

/// A turn that was played.
#[derive(Debug, Deserialize)]
pub struct TurnState {
    pub word: String,
    pub events: Vec<EventState>,
}

/// What happened; only the card that came from the deck is read.
#[derive(Debug, Deserialize)]
pub struct EventState {
    pub event: String,
    pub card: Option<String>,
}
