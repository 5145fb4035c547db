//! Opponents. A bot decides from a [`View`] alone, so it can't know more than a player may, and with
//! a generator of its own, so the same seed gives the same play.

mod greedy;
mod random;

use majesty_rules::{Move, View};

pub use greedy::Greedy;
pub use random::{Random, play_out};

/// Someone who can play.
pub trait Bot {
    /// Chooses one of the legal moves of a game that is not over.
    fn choose(&mut self, view: &View) -> Move;
}
