//! What each move of a finished game was worth, how much of the result was skill and how much was
//! luck, and why another move would have been better.
//!
//! An [`Analyst`] goes through a game move by move, so that a server can run it in small chunks; in the
//! end there is an [`Analysis`]. [`compare()`] tells what two moves lead to, in points.

mod assess;
mod balance;
mod compare;
mod game;
mod grade;
mod json;
mod retry;

pub use assess::{Assessment, Depth, RatedMove, assess};
pub use balance::Balance;
pub use compare::{Comparison, compare, compare_by};
pub use game::{Analysis, Analyst, Decision, NotOver, Why, explain};
pub use grade::{Grade, Mark};
pub use json::{JsonError, VERSION};
pub use retry::{GOOD_ENOUGH, Reply, Retry};
