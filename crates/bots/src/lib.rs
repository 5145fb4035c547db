//! Opponents. A bot decides from a [`View`] alone, so it can't know more than a player may, and with
//! a generator of its own, so the same seed gives the same play.

mod budget;
mod calibration;
mod endgame;
mod evaluator;
mod greedy;
mod hint;
mod opponents;
mod person;
mod policy;
mod program;
mod random;
mod registry;
mod search;

use majesty_rules::{Move, View};

pub use budget::{Budget, BudgetError};
pub use calibration::calibrated;
pub use endgame::{Outcome, best, solve};
pub use evaluator::{Evaluation, Evaluator, PolicyLogits, WeightsError, features, plain_index};
pub use greedy::Greedy;
pub use hint::hint;
pub use person::{Habits, Person};
pub use policy::{Opinion, WEIGHTS, Weights};
pub use program::Program;
pub use random::{Random, play_out};
pub use registry::{BotInfo, Spec, SpecError, bots, court};
pub use search::{
    Advice, Averaging, BY_OPINION, Exploration, MoveStats, PLAIN_UCT, STRONGEST, Search, Selection,
    Settings, UNGUIDED, lead_value,
};

/// Someone who can play.
pub trait Bot: Send {
    /// Chooses one of the legal moves of a game that is not over.
    fn choose(&mut self, view: &View) -> Move;

    /// Tells the bot which move was played in a position, so that it can model its opponents. Without
    /// observations it expects strong ones.
    fn observe(&mut self, view: &View, m: Move) {
        let _ = (view, m);
    }

    /// Changes how long it may think about a move from now on. Bots that play at once ignore it.
    fn allow(&mut self, budget: Budget) {
        let _ = budget;
    }

    /// What went wrong with the last choice, for bots that are programs of their own: they crash,
    /// hang or answer nonsense, and a random move is played for them.
    fn mishap(&mut self) -> Option<String> {
        None
    }
}
