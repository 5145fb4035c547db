//! Games in a file: SQLite with a write-ahead log, one writer and several readers.

mod backup;
mod changes;
mod failure;
mod people;
mod reads;
#[cfg(test)]
mod tests;
mod writer;

use std::{path::Path, sync::LazyLock, time::Duration};

use async_trait::async_trait;
use sqlx::{
    SqliteConnection, SqlitePool,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous},
};

pub use self::backup::{Copied, CopyError};
use self::{
    changes::{AppendMove, ChangeTable, CreateTable, DeleteTable, Prune, Say, TakeMovesBack},
    failure::open_error,
    writer::Writer,
};
use crate::{
    Appended, Changed, ChatLine, Millis, Phase, PlayerId, Said, Setup, Store, StoreError,
    StoredMove, Table, TableId, TableInfo, TakeBack, TakenBack, error::migrate_error,
    migrations::migrations,
};

/// How long somebody else may hold the database before a change is given up: longer than anybody
/// needs, and not longer than a person waits for a move.
const PATIENCE: Duration = Duration::from_secs(2);

/// How many may read at once.
const READERS: u32 = 4;

/// The mark of a game store among all files of SQLite, which the first migration sets.
const APPLICATION_ID: i64 = 0x4d6a_7374;

/// The steps from an empty database to the present layout.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| migrations!("sqlite"));

/// Games in an SQLite database.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the store in a file, which is made if it is not there. It has to be called inside a
    /// Tokio runtime, where the writer's task lives.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        Self::connect(options().filename(path).create_if_missing(true), path).await
    }

    /// A store in memory, for tests and for those who want nothing kept.
    pub async fn in_memory() -> Result<Self, StoreError> {
        // The database is its one connection, which writer and readers share.
        let pool = pool(1).connect_lazy_with(options().in_memory(true));
        prepare(&pool, "the memory").await?;
        Ok(Self { writer: Writer::start(pool.clone()), readers: pool })
    }

    async fn connect(options: SqliteConnectOptions, path: &Path) -> Result<Self, StoreError> {
        let writer = pool(1).connect_lazy_with(options.clone());
        prepare(&writer, &path.display().to_string()).await?;
        let readers = options.create_if_missing(false).pragma("query_only", "ON");
        let readers = pool(READERS).connect_lazy_with(readers);
        Ok(Self { writer: Writer::start(writer), readers })
    }
}

/// How every connection is opened.
fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        // What is acknowledged survives a power cut, too. The writer shares the cost.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
}

/// Connections that are kept: opening one takes longer than most of what it is used for.
fn pool(size: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(size)
        .acquire_timeout(2 * PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

/// Makes sure that this is a game store of the present layout.
async fn prepare(pool: &SqlitePool, place: &str) -> Result<(), StoreError> {
    let failed = |error| open_error(&error, place);
    let mut db = pool.acquire().await.map_err(failed)?;
    if !is_ours(&mut db).await.map_err(failed)? {
        return Err(StoreError::Foreign { place: place.to_owned() });
    }
    // The file remembers it, so once is enough for all connections. Only now: nobody else's file
    // is changed.
    sqlx::query("PRAGMA journal_mode = WAL").execute(&mut *db).await.map_err(failed)?;
    MIGRATIONS.run(&mut *db).await.map_err(|error| migrate_error(&error, place, open_error))
}

/// Whether a database is empty or a game store. A store that was not finished has nothing but
/// the list of its migrations.
async fn is_ours(db: &mut SqliteConnection) -> sqlx::Result<bool> {
    let (mark, tables): (i64, i64) = sqlx::query_as(
        "SELECT (SELECT application_id FROM pragma_application_id), \
         (SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name <> '_sqlx_migrations')",
    )
    .fetch_one(db)
    .await?;
    Ok(mark == APPLICATION_ID || tables == 0)
}

#[async_trait]
impl Store for SqliteStore {
    async fn create_table(&self, id: TableId, setup: Setup, at: Millis) -> Result<(), StoreError> {
        self.writer.change(CreateTable { id, setup, at }).await
    }

    async fn load_table(&self, id: TableId) -> Result<Option<Table>, StoreError> {
        reads::table(&self.readers, id).await
    }

    async fn change_table(
        &self,
        id: TableId,
        expected_revision: u64,
        setup: Setup,
        at: Millis,
    ) -> Result<Changed, StoreError> {
        self.writer.change(ChangeTable { id, expected_revision, setup, at }).await
    }

    async fn append_move(
        &self,
        table: TableId,
        ply: u32,
        made: StoredMove,
        ends_game: bool,
    ) -> Result<Appended, StoreError> {
        self.writer.change(AppendMove { table, ply, made, ends_game }).await
    }

    async fn take_back(
        &self,
        table: TableId,
        what: TakeBack,
        at: Millis,
    ) -> Result<TakenBack, StoreError> {
        self.writer.change(TakeMovesBack { table, what, at }).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        reads::listed(&self.readers, Phase::Gathering, limit).await
    }

    async fn watchable_tables(&self, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        reads::listed(&self.readers, Phase::Playing, limit).await
    }

    async fn tables_of(&self, player: PlayerId, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        reads::tables_of(&self.readers, player, limit).await
    }

    async fn playing_tables(&self) -> Result<Vec<TableId>, StoreError> {
        reads::playing(&self.readers).await
    }

    async fn prune(&self, before: Millis) -> Result<Vec<TableId>, StoreError> {
        self.writer.change(Prune { before }).await
    }

    async fn delete_table(&self, id: TableId) -> Result<bool, StoreError> {
        self.writer.change(DeleteTable { id }).await
    }

    async fn say(
        &self,
        table: TableId,
        player: PlayerId,
        name: String,
        text: String,
        at: Millis,
    ) -> Result<Said, StoreError> {
        self.writer.change(Say { table, player, name, text, at }).await
    }

    async fn chat(
        &self,
        table: TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        reads::chat(&self.readers, table, after, limit).await
    }
}
