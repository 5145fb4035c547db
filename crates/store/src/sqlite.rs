//! Games in a file: SQLite with a write-ahead log, one writer and several readers.

mod append;
mod backup;
#[path = "queries/layout.rs"]
mod layout;
#[path = "queries/people.rs"]
mod people;
#[path = "queries/tables.rs"]
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use std::{path::Path, sync::LazyLock, time::Duration};

use majesty_table::TableId;
use sqlx::{
    Connection as _, Sqlite, SqliteConnection, SqlitePool,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteRow, SqliteSynchronous},
};

pub use self::backup::{Copied, CopyError};
use self::{append::append_one, layout::bring_up_to_date, writer::Writer};
use crate::{
    Shared, StoreError,
    error::open_error,
    failures::{Failures, Work},
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
    failures: Failures,
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
        Ok(Self::new(pool.clone(), pool))
    }

    async fn connect(options: SqliteConnectOptions, path: &Path) -> Result<Self, StoreError> {
        let writer = pool(1).connect_lazy_with(options.clone());
        prepare(&writer, &path.display().to_string()).await?;
        let readers = options.create_if_missing(false).pragma("query_only", "ON");
        let readers = pool(READERS).connect_lazy_with(readers);
        Ok(Self::new(writer, readers))
    }

    fn new(writer: SqlitePool, readers: SqlitePool) -> Self {
        Self { writer: Writer::start(writer), readers, failures: Failures::default() }
    }

    /// Reads, which never waits for the writer.
    async fn read<A: Sync, T>(
        &self,
        args: A,
        work: Work<SqliteConnection, A, T>,
    ) -> Result<T, StoreError> {
        let reading = async {
            let mut db = self.readers.acquire().await?;
            work(&mut db, &args).await
        };
        self.failures.note(reading.await)
    }

    /// Makes a change.
    async fn write<A, T>(
        &self,
        args: A,
        work: Work<SqliteConnection, A, T>,
    ) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.failures.note(self.writer.write(args, work).await)
    }

    /// Makes a change of several statements, which is nothing else here.
    async fn transact<A, T>(
        &self,
        args: A,
        work: Work<SqliteConnection, A, T>,
    ) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.write(args, work).await
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
    // At once the writer's lock: whoever else opens it waits until it is up to date.
    let mut transaction = db.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    bring_up_to_date(&mut transaction, &MIGRATIONS, place).await?;
    transaction.commit().await.map_err(failed)
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

// What the queries for both databases need of this one.

type Backend = SqliteStore;
type Database = Sqlite;
type Connection = SqliteConnection;
type Row = SqliteRow;

/// Texts are stored as they are.
fn escape(text: &str) -> &str {
    text
}

fn unescape(stored: &str) -> String {
    stored.to_owned()
}

/// A text of an old store. A damaged disk can leave bytes that aren't UTF-8: one such table must not
/// keep all others from being upgraded.
fn text(row: &Row, column: &str) -> sqlx::Result<String> {
    let bytes: Vec<u8> = sqlx::Row::try_get(row, column)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A file belongs to one process.
fn shared(_: &Backend) -> Option<&dyn Shared> {
    None
}

/// There are no other nodes to notify.
async fn announce(_: &mut Connection, _: TableId, _: u64) -> sqlx::Result<()> {
    Ok(())
}

/// There are no other nodes to check for.
async fn check_unused(_: &mut Connection, _: &str) -> Result<(), StoreError> {
    Ok(())
}
