//! What is kept for the daily deal: the server's secret, everybody's one try, and the results.

use async_trait::async_trait;
use majesty_table::{Day, Millis, PlayerId, TableId};

use crate::{Append, StoreError};

/// What a store keeps for the daily deal.
#[async_trait]
pub trait Daily: Send + Sync {
    /// The secret from which those of all days follow. The first caller's bytes become it, and
    /// everyone after that, on whatever node, gets the same.
    async fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Opens a table for a player's try at the deal of a day, unless they have one, and says which
    /// table theirs is.
    async fn start(&self, day: Day, player: PlayerId, open: Append) -> Result<TableId, StoreError>;

    /// A player's try at the deal of a day.
    async fn attempt(&self, day: Day, player: PlayerId) -> Result<Option<DailyTry>, StoreError>;

    /// Keeps how a try ended, once. Without a result it doesn't count.
    async fn finish(
        &self,
        table: TableId,
        at: Millis,
        result: Option<DailyResult>,
    ) -> Result<(), StoreError>;

    /// Some tables whose game is over and whose try isn't: a server stopped in between.
    async fn unfinished(&self, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// A part of a day's results, the best first.
    async fn results(&self, day: Day, skip: u32, limit: u32) -> Result<Vec<DailyLine>, StoreError>;

    /// How many results a day has, and how many of them are better than one.
    async fn place(&self, day: Day, result: DailyResult) -> Result<DailyPlace, StoreError>;

    /// A player's tries, the newest first.
    async fn attempts(&self, player: PlayerId, limit: u32) -> Result<Vec<DailyTry>, StoreError>;

    /// What the strongest bot made of the deal of a day, once it has played it.
    async fn reference(&self, day: Day) -> Result<Option<DailyResult>, StoreError>;

    /// Keeps what the strongest bot made of it. The first result stays.
    async fn set_reference(&self, day: Day, result: DailyResult) -> Result<(), StoreError>;
}

/// How a game of the daily deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// The player's points.
    pub points: i32,
    /// The bot's.
    pub bot: i32,
}

impl DailyResult {
    /// By how much the player won; negative where the bot did. Results are ranked by it, and by
    /// the player's points where it is the same.
    pub const fn margin(self) -> i32 {
        self.points - self.bot
    }

    /// Whether another result is better.
    pub fn is_behind(self, other: Self) -> bool {
        (self.margin(), self.points) < (other.margin(), other.points)
    }
}

/// A player's one try at the deal of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyTry {
    /// The day.
    pub day: Day,
    /// Where it is played.
    pub table: TableId,
    /// When it began.
    pub started: Millis,
    /// When it ended.
    pub finished: Option<Millis>,
    /// How. Nothing before the end, and where the player gave up or the day was over.
    pub result: Option<DailyResult>,
}

/// A result as the list of a day shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyLine {
    /// Whose.
    pub player: PlayerId,
    /// What they were called at the table; may be empty.
    pub name: String,
    /// Whether they have an account: a guest can begin anew as another guest.
    pub has_account: bool,
    /// The result.
    pub result: DailyResult,
}

/// The place of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyPlace {
    /// How many are better.
    pub better: u64,
    /// How many there are.
    pub all: u64,
}
