//! What a store can do, whatever database is behind it.

use async_trait::async_trait;
use majesty_table::{Log, Member, Millis, PlayerId, Summary, TableId};

use crate::{Append, People, Shared, StoreError};

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
pub trait Store: People {
    /// What else it can do where several programs may use it at once; nothing where it belongs to
    /// this one.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// The number of failed operations, for metrics.
    fn failures(&self) -> u64;

    /// Appends to the logs of tables if each is at the revision its writer knows. All or nothing.
    async fn append(&self, appends: Vec<Append>) -> Result<Appended, StoreError>;

    /// A consistent snapshot of a table's log, without its first `from` events.
    async fn load(&self, id: TableId, from: u32) -> Result<Option<Log>, StoreError>;

    /// The newest tables of a list.
    async fn list(&self, list: List, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// The names of all tables of a kind.
    async fn ids(&self, which: Which) -> Result<Vec<TableId>, StoreError>;

    /// Removes the tables where people gathered and nothing has changed since a moment, and says
    /// which they were.
    async fn prune(&self, before: Millis) -> Result<Vec<TableId>, StoreError>;

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
    /// Where a player has or had a seat, or is the host.
    About(PlayerId),
}
