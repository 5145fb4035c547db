//! What a store keeps about puzzles: who tried which, and ratings.

use async_trait::async_trait;

use crate::{Millis, PlayerId, StoreError};

/// What a store does for puzzles. It knows them by their names only.
#[async_trait]
pub trait Puzzles: Send + Sync {
    /// Keeps a try at a puzzle. Only a player's first try decides whether they solved it at the first
    /// try, and only it is rated; a later one may still solve it.
    async fn try_puzzle(&self, attempt: PuzzleTry) -> Result<Tried, StoreError>;

    /// What a player has tried, by puzzle.
    async fn tries_of(&self, player: PlayerId) -> Result<Vec<PuzzleRecord>, StoreError>;

    /// The rating of an account as a solver, if a try of it was rated.
    async fn solver_rating(&self, account: PlayerId) -> Result<Option<PuzzleRating>, StoreError>;

    /// The rating of a puzzle, if a try at it was rated.
    async fn puzzle_rating(&self, puzzle: &str) -> Result<Option<PuzzleRating>, StoreError>;
}

/// A try at a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleTry {
    /// Who tries it.
    pub player: PlayerId,
    /// The puzzle's name.
    pub puzzle: String,
    /// Whether the answer is right.
    pub right: bool,
    /// When.
    pub at: Millis,
    /// How a first try is rated; nothing where the player is no account.
    pub rated: Option<RatedTry>,
}

/// How a first try changes two ratings.
#[derive(Clone, Copy, Debug)]
pub struct RatedTry {
    /// The rating of an account that has none.
    pub new_solver: PuzzleRating,
    /// The rating of the puzzle if it has none.
    pub new_puzzle: PuzzleRating,
    /// The ratings of solver and puzzle after a try, from those before it and whether it was right.
    pub rate: fn(PuzzleRating, PuzzleRating, bool) -> (PuzzleRating, PuzzleRating),
}

/// A Glicko-2 rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleRating {
    /// The rating.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How much it may change.
    pub volatility: f64,
}

/// What became of a try.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tried {
    /// Whether it was the player's first at this puzzle.
    pub is_first: bool,
    /// The solver's rating before and after it, if it was rated.
    pub rating: Option<(PuzzleRating, PuzzleRating)>,
}

/// What a player did about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRecord {
    /// The puzzle's name.
    pub puzzle: String,
    /// Whether the first try was right.
    pub first_right: bool,
    /// When the first try was.
    pub tried: Millis,
    /// When it was solved, if it was.
    pub solved: Option<Millis>,
}
