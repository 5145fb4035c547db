//! What a store can do, whatever database is behind it.

use async_trait::async_trait;
use majesty_table::{Log, Member, Millis, PlayerId, Summary, TableId};

use crate::{Analyses, Append, Daily, Order, People, Puzzles, Shared, StoreError};

/// A place where tables are kept.
///
/// Any number of tasks may use it at once, and with a database server any number of programs. A
/// change that was answered is stored for good, and seen by every later call. Texts come back as
/// they were given, whatever characters they hold.
///
/// `async_trait` boxes the future of each call, because a trait with plain async functions can't be
/// used as `dyn Store` and everything above would have to be generic over the database. The box is
/// nothing beside the transaction in it.
#[async_trait]
pub trait Store: People + Analyses {
    /// What else it can do where several programs may use it at once; nothing where it belongs to
    /// this one.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// What it does for those who run the server.
    fn order(&self) -> &dyn Order;

    /// What it keeps about puzzles.
    fn puzzles(&self) -> &dyn Puzzles;

    /// What it keeps for the daily deal.
    fn daily(&self) -> &dyn Daily;

    /// The number of failed operations, for metrics.
    fn failures(&self) -> u64;

    /// The number of rows that a list left out because they can't be read, for metrics. A row
    /// counts each time it is met.
    fn unreadable(&self) -> u64 {
        0
    }

    /// Writes something that nobody reads, to find out whether anything can be stored.
    async fn probe(&self) -> Result<(), StoreError>;

    /// Appends to the logs of tables if each is at the revision its writer knows. All or nothing.
    async fn append(&self, appends: Vec<Append>) -> Result<Appended, StoreError>;

    /// A consistent snapshot of a table's log, without its first `from` events.
    async fn load(&self, id: TableId, from: u32) -> Result<Option<Log>, StoreError>;

    /// The newest tables of a list.
    async fn list(&self, list: List, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// A part of a list: the newest tables after the first `skip`.
    async fn list_from(
        &self,
        list: List,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let newest = self.list(list, skip.saturating_add(limit)).await?;
        Ok(newest.into_iter().skip(skip as usize).collect())
    }

    /// A part of a player's finished games: the newest after the first `skip` of those that match.
    async fn finished(
        &self,
        player: PlayerId,
        filter: GameFilter,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError>;

    /// The names of all tables of a kind.
    async fn ids(&self, which: Which) -> Result<Vec<TableId>, StoreError>;

    /// The names of the next tables, in their order, where a player has or had a seat or is the host.
    /// There may be many, so whoever wants all of them asks again behind the last.
    async fn tables_about(
        &self,
        player: PlayerId,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Removes a table with all that is at it, and says whether there was one.
    async fn delete(&self, id: TableId) -> Result<bool, StoreError>;

    /// Rewrites the summaries of all tables from their logs, and says which of them changed. Logs
    /// that can't be read are left alone.
    async fn rebuild_summaries(&self) -> Result<Vec<TableId>, StoreError>;
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored. Each table is one revision further.
    Done,
    /// A table has another revision, or is gone. Nothing was stored.
    Conflict,
}

/// A list of tables, the newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The listed tables where people gather.
    Open,
    /// The listed tables where a game is on.
    Watchable,
    /// The tables where a player has a seat.
    Of(PlayerId),
    /// The tables where a player has a seat and the game isn't over.
    UnfinishedOf(PlayerId),
    /// The listed tables of a player where people gather or a game is on. Their members include the
    /// player without a seat, who may be the host.
    ListedBy(PlayerId),
    /// The tables where a player has a seat and people gather.
    GatheringOf(PlayerId),
}

/// Which finished games a player asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Only games against this opponent.
    pub opponent: Option<Opponent>,
    /// Only games with these sides.
    pub sides: Option<SidesFilter>,
}

/// An opponent as a player knows them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// A person, by the name they had at the table: a guest has no other.
    Person(String),
    /// A bot of a level.
    Bot(String),
}

/// Which sides the locations had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidesFilter {
    /// All A.
    A,
    /// All B.
    B,
    /// Some of each.
    Mixed,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub id: TableId,
    /// When it was opened.
    pub created: Millis,
    /// When it was changed last.
    pub changed: Millis,
    /// What lists show of it.
    pub summary: Summary,
    /// The members with a seat, at their numbers; the other places are empty.
    pub members: Vec<Member>,
}

/// Tables of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Where a game is on: their bots and clocks have to be resumed after a restart.
    Playing,
    /// Where a player sits and the game isn't over.
    Unfinished(PlayerId),
}
