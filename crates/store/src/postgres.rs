//! Games on a database server, PostgreSQL, where any number of nodes share them.

mod append;
#[path = "queries/layout.rs"]
mod layout;
mod nodes;
#[path = "queries/people.rs"]
mod people;
#[path = "queries/tables.rs"]
mod tables;
mod text;

use std::{str::FromStr, time::Duration};

use majesty_table::TableId;
use sqlx::{
    PgConnection, PgPool, Postgres,
    postgres::{PgConnectOptions, PgPoolOptions, PgRow},
};
use tokio::sync::broadcast;

use self::{
    append::append_one,
    layout::bring_up_to_date,
    text::{escape, unescape},
};
use crate::{
    News, Shared, StoreError,
    error::open_error,
    failures::{Failures, Work},
    migrations::migrations,
    rows::number,
};

/// How long a change may take before it is given up: longer than any needs, and not longer than a
/// person waits for a move.
const PATIENCE: Duration = Duration::from_secs(4);

/// How many changes and questions may be under way at once.
const CONNECTIONS: u32 = 16;

/// Nodes that start at the same moment wait for each other. The number is "Mjst".
const LOCK_LAYOUT: &str = "SELECT pg_advisory_xact_lock(1298822004)";

/// Games in a PostgreSQL database, in a schema of their own.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    pool: PgPool,
    news: broadcast::Sender<News>,
    failures: Failures,
}

impl PostgresStore {
    /// Opens the store at an address such as `postgres://name:password@host/database`. It has to be
    /// called inside a Tokio runtime, where the news is listened to.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(address).map_err(|error| {
            let detail = format!("the address of the database can't be read: {error}");
            StoreError::Unavailable { detail }
        })?;
        // The address holds a password, so errors name the database without it.
        let place = format!(
            "the database {} at {}",
            options.get_database().unwrap_or("of the same name as the user"),
            options.get_host()
        );
        let patience = format!("{}ms", PATIENCE.as_millis());
        let options = options.application_name("majesty").options([
            ("search_path", "majesty"),
            ("statement_timeout", &patience),
            ("lock_timeout", &patience),
            // What is acknowledged is on the disk, whatever the server's own default.
            ("synchronous_commit", "on"),
        ]);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options);
        prepare(&pool, &place).await?;
        let (news, _) = broadcast::channel(nodes::BACKLOG);
        tokio::spawn(nodes::listen(pool.clone(), news.clone()));
        Ok(Self { pool, news, failures: Failures::default() })
    }

    /// Reads, or changes something with a single statement.
    async fn read<A: Sync, T>(
        &self,
        args: A,
        work: Work<PgConnection, A, T>,
    ) -> Result<T, StoreError> {
        let working = async {
            let mut db = self.pool.acquire().await?;
            work(&mut db, &args).await
        };
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
        let working = async {
            let mut transaction = self.pool.begin().await?;
            let done = work(&mut transaction, &args).await?;
            transaction.commit().await?;
            Ok(done)
        };
        self.failures.note(working.await)
    }
}

/// Makes sure that there is a store of the present layout, in one transaction.
async fn prepare(pool: &PgPool, place: &str) -> Result<(), StoreError> {
    let failed = |error| open_error(&error, place);
    let mut transaction = pool.begin().await.map_err(failed)?;
    for statement in [
        // Many games take longer than one move, and whoever starts at the same moment waits.
        "SET LOCAL statement_timeout = 0",
        "SET LOCAL lock_timeout = 0",
        LOCK_LAYOUT,
        "CREATE SCHEMA IF NOT EXISTS majesty",
    ] {
        sqlx::query(statement).execute(&mut *transaction).await.map_err(failed)?;
    }
    bring_up_to_date(&mut transaction, &migrations!("postgres"), place).await?;
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

/// A text of an old store. PostgreSQL accepts nothing but UTF-8.
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

/// Refuses the upgrade while nodes of an older version run: their queries would fail.
async fn check_unused(db: &mut Connection, place: &str) -> Result<(), StoreError> {
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM nodes WHERE alive_until > now()");
    let nodes: i64 = query.fetch_one(db).await?;
    (nodes == 0).then_some(()).ok_or_else(|| StoreError::InUse { place: place.to_owned() })
}
