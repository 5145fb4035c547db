//! Puzzles: positions late in real games in which one move is clearly best.
//!
//! [`make()`] finds them: bots play games, the solver rates every move of the last few turns exactly, and
//! the levels at court try to solve what is left, which grades it. [`shipped`] are 300 of them, kept as
//! text, one a line.

mod collection;
mod find;
mod grade;
mod make;
mod puzzle;
mod reason;
mod select;
mod solver;
mod text;
mod theme;

pub use collection::{Collection, day, shipped, streak};
pub use grade::{LEVELS, TRIES};
pub use make::{Making, make};
pub use puzzle::{Answer, Past, Puzzle, PuzzleId, Reply, Temptation};
pub use select::select;
pub use solver::{EFFORT, GAP, Rated, Solved};
pub use text::{PuzzleError, PuzzleProblem};
pub use theme::Theme;
