//! Games in a file: SQLite with a write-ahead log, one writer and several readers.

#[path = "queries/analyses.rs"]
mod analyses;
mod append;
mod backup;
#[path = "queries/daily.rs"]
mod daily;
mod files;
#[path = "queries/layout.rs"]
mod layout;
#[path = "queries/order.rs"]
mod order;
mod peek;
#[path = "queries/people.rs"]
mod people;
#[path = "queries/puzzles.rs"]
mod puzzles;
#[path = "queries/tables.rs"]
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use std::{path::Path, sync::LazyLock, time::Duration};

use majesty_table::{PlayerId, TableId};
use sqlx::{
    Connection as _, Sqlite, SqliteConnection, SqlitePool,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteRow, SqliteSynchronous},
};

use self::{append::append_one, layout::bring_up_to_date, writer::Writer};
pub use self::{
    backup::{Copied, CopyError},
    files::StoreLock,
};
use crate::{
    Layout, Progress, Shared, StoreError,
    error::open_error,
    failures::{Failures, Work},
    migrations::{Tell, migrations},
};

/// How long somebody else may hold the database before a change is given up: longer than anybody
/// needs, and not longer than a person waits for a move.
const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// How long readers may keep the log from being emptied before it is tried again later.
const SWEEP: Duration = Duration::from_millis(100);

/// Kept in `user_version`: nothing that was removed is left in free pages. Stores of before were
/// written without `secure_delete`.
const CLEAN: i64 = 1;

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
    /// Tokio runtime, where the writer's task lives. A server has to hold its [`StoreLock`].
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_telling(path, &|progress| progress.log()).await
    }

    /// Opens it and tells how far it is where it has to be brought up to date.
    pub async fn open_telling(path: impl AsRef<Path>, tell: Tell<'_>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        // Before anything is touched: a newer store stays as it is. What else is wrong is found
        // where it is opened, which can mend what a crash has left.
        if let Err(error @ (StoreError::Newer { .. } | StoreError::Foreign { .. })) =
            Self::layout(path).await
        {
            return Err(error);
        }
        files::protect(path);
        Self::connect(options().filename(path).create_if_missing(true), path, tell).await
    }

    /// The layout of the store in a file, which is not changed by that.
    pub async fn layout(path: impl AsRef<Path>) -> Result<Layout, StoreError> {
        peek::layout(path.as_ref()).await
    }

    /// A store in memory, for tests and for those who want nothing kept.
    pub async fn in_memory() -> Result<Self, StoreError> {
        // The database is its one connection, which writer and readers share.
        let pool = pool(1).connect_lazy_with(options().in_memory(true));
        prepare(&pool, "the memory", &|_| ()).await?;
        Ok(Self::new(pool.clone(), None, pool))
    }

    async fn connect(
        options: SqliteConnectOptions,
        path: &Path,
        tell: Tell<'_>,
    ) -> Result<Self, StoreError> {
        let writer = pool(1).connect_lazy_with(options.clone());
        prepare(&writer, &path.display().to_string(), tell).await?;
        let sweeper = pool(1).connect_lazy_with(options.clone().busy_timeout(SWEEP));
        let readers = options.create_if_missing(false).pragma("query_only", "ON");
        let readers = pool(READERS).connect_lazy_with(readers);
        Ok(Self::new(writer, Some(sweeper), readers))
    }

    fn new(writer: SqlitePool, sweeper: Option<SqlitePool>, readers: SqlitePool) -> Self {
        let writer = Writer::start(writer, sweeper);
        Self { writer, readers, failures: Failures::default() }
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
        self.failures.note(self.writer.write(args, false, work).await)
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

    /// Makes a change that removes something, and sees to it that its bytes are gone.
    async fn erase<A, T>(
        &self,
        args: A,
        work: Work<SqliteConnection, A, T>,
    ) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.failures.note(self.writer.write(args, true, work).await)
    }
}

/// How every connection is opened.
fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        // What is acknowledged survives a power cut, too. The writer shares the cost.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What is removed is overwritten: no name and no line of chat stays in a free page.
        .pragma("secure_delete", "ON")
        .busy_timeout(BUSY_TIMEOUT)
}

/// Connections that are kept: opening one takes longer than most of what it is used for.
fn pool(size: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(size)
        .acquire_timeout(2 * BUSY_TIMEOUT)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

/// Makes sure that this is a game store of the present layout.
async fn prepare(pool: &SqlitePool, place: &str, tell: Tell<'_>) -> Result<(), StoreError> {
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
    bring_up_to_date(&mut transaction, &MIGRATIONS, place, tell).await?;
    transaction.commit().await.map_err(failed)?;
    if let Err(error) = clean(&mut db, tell).await {
        tracing::warn!("{place} may still contain data deleted before the upgrade: {error}");
    }
    Ok(())
}

/// Rewrites a store that was written without `secure_delete`, once.
async fn clean(db: &mut SqliteConnection, tell: Tell<'_>) -> sqlx::Result<()> {
    let (version, size): (i64, i64) = sqlx::query_as(
        "SELECT (SELECT user_version FROM pragma_user_version), \
         (SELECT page_count * page_size FROM pragma_page_count, pragma_page_size)",
    )
    .fetch_one(&mut *db)
    .await?;
    if version >= CLEAN {
        return Ok(());
    }
    let has_tables: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables)").fetch_one(&mut *db).await?;
    if has_tables {
        tell(Progress::Rewriting { bytes: size.unsigned_abs() });
        sqlx::query("VACUUM").execute(&mut *db).await?;
    }
    // The number is CLEAN; a pragma takes no parameter.
    sqlx::query("PRAGMA user_version = 1").execute(&mut *db).await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(db).await?;
    Ok(())
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

/// A text that may be damaged. A bad disk can leave bytes that aren't UTF-8: one such table must not
/// keep all others from being listed or upgraded.
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

/// There is one writer, so nobody else changes anything meanwhile.
async fn lock_owner(_: &mut Connection, _: PlayerId) -> sqlx::Result<()> {
    Ok(())
}

/// There are no other nodes to check for.
async fn check_unused(_: &mut Connection, _: &str) -> Result<(), StoreError> {
    Ok(())
}
