//! Games on a database server, PostgreSQL, where any number of nodes share them.

#[path = "queries/analyses.rs"]
mod analyses;
mod append;
#[path = "queries/daily.rs"]
mod daily;
#[path = "queries/layout.rs"]
mod layout;
mod nodes;
#[path = "queries/order.rs"]
mod order;
#[path = "queries/people.rs"]
mod people;
mod pool;
mod pulse;
#[path = "queries/puzzles.rs"]
mod puzzles;
#[path = "queries/tables.rs"]
mod tables;
mod text;

use std::{str::FromStr, time::Duration};

use majesty_table::{PlayerId, TableId};
use sqlx::{
    Connection as _, PgConnection, Postgres,
    postgres::{PgConnectOptions, PgRow},
};
use tokio::sync::broadcast;

use self::{
    append::append_one,
    layout::bring_up_to_date,
    pool::{Pool, STATEMENT, TRANSACTION, within},
    pulse::Pulse,
    text::{escape, unescape},
};
use crate::{
    Layout, News, Progress, Shared, StoreError,
    error::open_error,
    failures::{Failures, Work},
    migrations::{Tell, migrations},
    rows::number,
};

/// How long a change may take before it is given up: longer than any needs, and not longer than a
/// person waits for a move.
const CHANGE_TIMEOUT: Duration = Duration::from_secs(4);

/// Nodes that start at the same moment wait for each other. The number is "Mjst".
const LOCK_LAYOUT: &str = "SELECT pg_advisory_xact_lock(1298822004)";

/// The same lock, without a wait.
const TRY_LOCK_LAYOUT: &str = "SELECT pg_try_advisory_xact_lock(1298822004)";

/// Games in a PostgreSQL database, in a schema of their own.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    pool: Pool,
    news: broadcast::Sender<News>,
    pulse: Pulse,
    failures: Failures,
}

impl PostgresStore {
    /// Opens the store at an address such as `postgres://name:password@host/database`. It has to be
    /// called inside a Tokio runtime, where the news is listened to.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let Place { options, name } = Place::new(address)?;
        let pool = Pool::new(options.clone());
        prepare(&pool, &name, &|progress| progress.log()).await?;
        let (news, _) = broadcast::channel(nodes::BACKLOG);
        let pulse = Pulse::new();
        tokio::spawn(nodes::listen(options, pool.clone(), pulse.clone(), news.clone()));
        Ok(Self { pool, news, pulse, failures: Failures::default() })
    }

    /// Brings the store at an address up to date, however long that takes, and tells how far it is.
    pub async fn migrate(address: &str, tell: Tell<'_>) -> Result<(), StoreError> {
        let Place { options, name } = Place::new(address)?;
        prepare(&Pool::new(options), &name, tell).await
    }

    /// The layout of the store at an address, which is not changed by that.
    pub async fn layout(address: &str) -> Result<Layout, StoreError> {
        let Place { options, name } = Place::new(address)?;
        let mut db = Pool::new(options).acquire().await.map_err(|e| open_error(&e, &name))?;
        layout_of(&mut db, &name).await
    }

    /// Reads, or changes something with a single statement.
    async fn read<A: Sync, T>(
        &self,
        args: A,
        work: Work<PgConnection, A, T>,
    ) -> Result<T, StoreError> {
        let working = self.pool.with(STATEMENT, async |db| work(db, &args).await);
        self.failures.note(working.await)
    }

    /// Makes a change of a single statement, which is a transaction of its own.
    async fn write<A: Sync, T>(
        &self,
        args: A,
        work: Work<PgConnection, A, T>,
    ) -> Result<T, StoreError> {
        self.read(args, work).await
    }

    /// Makes a change of several statements: all of them, or none.
    async fn transact<A: Sync, T>(
        &self,
        args: A,
        work: Work<PgConnection, A, T>,
    ) -> Result<T, StoreError> {
        let working = self.pool.with(TRANSACTION, async |db| {
            let begin = async { Ok(db.begin().await?) };
            let mut transaction = within(STATEMENT, begin).await?;
            let done = work(&mut transaction, &args).await?;
            transaction.commit().await?;
            Ok(done)
        });
        self.failures.note(working.await)
    }

    /// Makes a change that removes something. When its bytes go is up to the server's VACUUM.
    async fn erase<A: Sync, T>(
        &self,
        args: A,
        work: Work<PgConnection, A, T>,
    ) -> Result<T, StoreError> {
        self.transact(args, work).await
    }
}

/// Where a store is.
struct Place {
    options: PgConnectOptions,
    /// Its name in errors. The address holds a password.
    name: String,
}

impl Place {
    fn new(address: &str) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(address).map_err(|error| {
            let detail = format!("the database address is invalid: {error}");
            StoreError::Unavailable { detail }
        })?;
        let name = format!(
            "the database {} at {}",
            options.get_database().unwrap_or("of the same name as the user"),
            options.get_host()
        );
        let timeout = format!("{}ms", CHANGE_TIMEOUT.as_millis());
        let options = options.application_name("majesty").options([
            ("search_path", "majesty"),
            ("statement_timeout", &*timeout),
            ("lock_timeout", &timeout),
            // What is acknowledged is on the disk, whatever the server's own default.
            ("synchronous_commit", "on"),
            // A node that is gone without a word holds no locks for long.
            ("idle_in_transaction_session_timeout", "30s"),
            ("tcp_keepalives_idle", "15"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "3"),
            ("tcp_user_timeout", "30s"),
        ]);
        Ok(Self { options, name })
    }
}

/// The layout of a store.
async fn layout_of(db: &mut PgConnection, place: &str) -> Result<Layout, StoreError> {
    let failed = |error| open_error(&error, place);
    let current = migrations!("postgres").iter().map(|step| step.version).max().unwrap_or_default();
    let has_steps: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM pg_tables \
         WHERE schemaname = 'majesty' AND tablename = '_sqlx_migrations')",
    )
    .fetch_one(&mut *db)
    .await
    .map_err(failed)?;
    if !has_steps {
        return Ok(Layout { found: None, current });
    }
    let query = sqlx::query_scalar("SELECT MAX(version) FROM majesty._sqlx_migrations");
    let found: Option<i64> = query.fetch_one(db).await.map_err(failed)?;
    if found.is_some_and(|found| found > current) {
        return Err(StoreError::Newer { place: place.to_owned() });
    }
    Ok(Layout { found, current })
}

/// Makes sure that there is a store of the present layout, in one transaction.
async fn prepare(pool: &Pool, place: &str, tell: Tell<'_>) -> Result<(), StoreError> {
    let failed = |error| open_error(&error, place);
    let mut db = pool.acquire().await.map_err(failed)?;
    if layout_of(&mut db, place).await?.is_current() {
        return Ok(());
    }
    let mut transaction = db.begin().await.map_err(failed)?;
    for statement in [
        // Many games take longer than one move, and whoever starts at the same moment waits.
        "SET LOCAL statement_timeout = 0",
        "SET LOCAL lock_timeout = 0",
        "SET LOCAL idle_in_transaction_session_timeout = 0",
    ] {
        sqlx::query(statement).execute(&mut *transaction).await.map_err(failed)?;
    }
    let query = sqlx::query_scalar(TRY_LOCK_LAYOUT);
    let is_first: bool = query.fetch_one(&mut *transaction).await.map_err(failed)?;
    if !is_first {
        tell(Progress::Waiting);
        sqlx::query(LOCK_LAYOUT).execute(&mut *transaction).await.map_err(failed)?;
    }
    let schema = sqlx::query("CREATE SCHEMA IF NOT EXISTS majesty");
    schema.execute(&mut *transaction).await.map_err(failed)?;
    bring_up_to_date(&mut transaction, &migrations!("postgres"), place, tell).await?;
    transaction.commit().await.map_err(failed)
}

// What the queries for both databases need of this one.

type Backend = PostgresStore;
type Database = Postgres;
type Connection = PgConnection;
type Row = PgRow;

#[expect(clippy::unnecessary_wraps, reason = "elsewhere there is nothing shared")]
fn shared(store: &Backend) -> Option<&dyn Shared> {
    Some(store)
}

/// A text that may be damaged. PostgreSQL accepts nothing but UTF-8.
fn text(row: &Row, column: &str) -> sqlx::Result<String> {
    sqlx::Row::try_get(row, column)
}

/// Tells all nodes that a table is not what it was, once that is stored.
async fn announce(db: &mut Connection, id: TableId, revision: u64) -> sqlx::Result<()> {
    sqlx::query("SELECT pg_notify('majesty', 'changed ' || $1 || ' ' || $2::TEXT)")
        .bind(id.as_str())
        .bind(number(revision))
        .execute(db)
        .await?;
    Ok(())
}

/// Keeps all others from changing the keys of a person until the transaction ends. A guest has no row
/// that could be locked, so it is an advisory lock.
async fn lock_owner(db: &mut Connection, owner: PlayerId) -> sqlx::Result<()> {
    sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 1298822004))")
        .bind(owner.to_string())
        .execute(db)
        .await?;
    Ok(())
}

/// Refuses the upgrade while nodes of an older version run: their queries would fail.
async fn check_unused(db: &mut Connection, place: &str) -> Result<(), StoreError> {
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM nodes WHERE alive_until > now()");
    let nodes: i64 = query.fetch_one(db).await?;
    (nodes == 0).then_some(()).ok_or_else(|| StoreError::InUse { place: place.to_owned() })
}
