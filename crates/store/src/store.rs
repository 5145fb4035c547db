//! What a store can do, whatever database is behind it.

use async_trait::async_trait;

use crate::{
    ChatLine, Millis, People, PlayerId, Setup, Shared, StoreError, StoredMove, Table, TableId,
    TableInfo,
};

/// A place where games are kept.
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

    /// Puts up a new table, at revision 1.
    async fn create_table(&self, id: TableId, setup: Setup, at: Millis) -> Result<(), StoreError>;

    /// A table with its moves, as they were at one moment.
    async fn load_table(&self, id: TableId) -> Result<Option<Table>, StoreError>;

    /// Replaces a table's set-up if nothing at the table has changed since a revision. The game
    /// starts with the change that first makes its phase [`Playing`](crate::Phase::Playing).
    async fn change_table(
        &self,
        id: TableId,
        expected_revision: u64,
        setup: Setup,
        at: Millis,
    ) -> Result<Changed, StoreError>;

    /// Adds a move if exactly `ply` moves are stored and the game is on. `ends_game` makes the
    /// table's phase [`Over`](crate::Phase::Over) with it.
    async fn append_move(
        &self,
        table: TableId,
        ply: u32,
        made: StoredMove,
        ends_game: bool,
    ) -> Result<Appended, StoreError>;

    /// Takes moves back if the game has as many as the caller thinks. A game that was over goes on,
    /// and what was asked or advised is no more.
    async fn take_back(
        &self,
        table: TableId,
        what: TakeBack,
        at: Millis,
    ) -> Result<TakenBack, StoreError>;

    /// The listed tables where people gather, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableInfo>, StoreError>;

    /// The listed tables where a game is on, the newest first.
    async fn watchable_tables(&self, limit: u32) -> Result<Vec<TableInfo>, StoreError>;

    /// The tables where a person has a seat, the newest first.
    async fn tables_of(&self, player: PlayerId, limit: u32) -> Result<Vec<TableInfo>, StoreError>;

    /// All tables where a game is on: their bots and clocks have to be resumed after a restart.
    async fn playing_tables(&self) -> Result<Vec<TableId>, StoreError>;

    /// Removes the tables where people gathered and nothing has changed since a moment, and says
    /// which they were.
    async fn prune(&self, before: Millis) -> Result<Vec<TableId>, StoreError>;

    /// Removes a table with all that is at it, and says whether there was one.
    async fn delete_table(&self, id: TableId) -> Result<bool, StoreError>;

    /// Adds what somebody said to the chat of a table.
    async fn say(
        &self,
        table: TableId,
        player: PlayerId,
        name: String,
        text: String,
        at: Millis,
    ) -> Result<Said, StoreError>;

    /// The last lines of a table's chat, in order, of those with a number above `after`.
    async fn chat(
        &self,
        table: TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError>;
}

/// What became of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored.
    Stored {
        /// The table's revision with it.
        revision: u64,
    },
    /// The same move is stored there: it was sent twice and counts once.
    AlreadyThere,
    /// Another move is stored there.
    Taken {
        /// That move.
        word: String,
    },
    /// There are not as many moves yet.
    Gap {
        /// The ply that comes next.
        next: u32,
    },
    /// The game has not started or is over.
    NotPlaying,
}

/// What became of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// It is stored.
    Done {
        /// The table's revision with it.
        revision: u64,
    },
    /// Something else changed before, so nothing was stored.
    Stale {
        /// The table's present revision.
        revision: u64,
    },
}

/// Which moves to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack {
    /// The number of moves that the caller knows of.
    pub expected: u32,
    /// The number of moves that stay.
    pub keep: u32,
    /// Whether that makes the game one for practice.
    pub practice: bool,
}

/// What became of taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// The moves are gone. Where there were none to remove, nothing changed.
    Done {
        /// The table's present revision.
        revision: u64,
    },
    /// The game has another number of moves, so nothing was taken back.
    Stale {
        /// That number.
        moves: u32,
    },
}

/// Where a line of chat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// Its number at this table.
    pub n: u64,
    /// The table's revision with it.
    pub revision: u64,
}
