//! Opponents. A bot decides from a [`View`] alone, so it can't know more than a player may, and with
//! a generator of its own, so the same seed gives the same play.

mod budget;
mod endgame;
mod greedy;
mod hint;
mod judgement;
mod person;
mod policy;
mod program;
mod random;
mod registry;
mod search;

use majesty_rules::{Move, View};

pub use budget::{Budget, BudgetError};
pub use endgame::{Outcome, best, solve};
pub use greedy::Greedy;
pub use hint::hint;
pub use judgement::{Judgement, features};
pub use person::{Habits, Person};
pub use policy::{Opinion, WEIGHTS, Weights};
pub use program::Program;
pub use random::{Random, play_out};
pub use registry::{BOTS, BotInfo, Spec, SpecError, court};
pub use search::{
    Advice, BY_OPINION, PLAIN_UCT, STRONGEST, Search, Selection, Settings, Thought, rewards,
};

/// Someone who can play.
pub trait Bot: Send {
    /// Chooses one of the legal moves of a game that is not over.
    fn choose(&mut self, view: &View) -> Move;

    /// Sees a move that anybody at the table makes, the bot itself included, in the game as it was
    /// before. Bots that keep what they thought use it; nobody needs to be told.
    fn saw(&mut self, view: &View, m: Move) {
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
