//! Opponents. A bot decides from a [`View`] alone, so it can't know more than a player may, and with
//! a generator of its own, so the same seed gives the same play.

mod budget;
mod greedy;
mod random;
mod registry;

use majesty_rules::{Move, View};

pub use budget::{Budget, BudgetError};
pub use greedy::Greedy;
pub use random::{Random, play_out};
pub use registry::{BOTS, BotInfo, Spec, SpecError};

/// Someone who can play.
pub trait Bot: Send {
    /// Chooses one of the legal moves of a game that is not over.
    fn choose(&mut self, view: &View) -> Move;

    /// What went wrong with the last choice, for bots that are programs of their own: they crash,
    /// hang or answer nonsense, and a random move is played for them.
    fn mishap(&mut self) -> Option<String> {
        None
    }
}
