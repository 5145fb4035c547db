//! Games on a database server, PostgreSQL, where any number of nodes share them.

mod changes;
mod failure;
mod nodes;
mod people;
mod reads;
mod text;

use std::{str::FromStr, time::Duration};

use async_trait::async_trait;
use sqlx::{
    PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::sync::broadcast;

use self::failure::open_error;
use crate::{
    Appended, Changed, ChatLine, Millis, News, Phase, PlayerId, Said, Setup, Shared, Store,
    StoreError, StoredMove, Table, TableId, TableInfo, TakeBack, TakenBack, error::migrate_error,
    migrations::migrations,
};

/// How long a change may take before it is given up: longer than any needs, and not longer than a
/// person waits for a move.
const PATIENCE: Duration = Duration::from_secs(4);

/// How many changes and questions may be under way at once.
const CONNECTIONS: u32 = 16;

/// The number of the lock that nodes which start at the same moment wait for.
const LAYOUT_LOCK: i64 = 0x4d6a_7374;

/// Games in a PostgreSQL database, in a schema of their own.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    pool: PgPool,
    news: broadcast::Sender<News>,
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
        Ok(Self { pool, news })
    }
}

/// Makes sure that there is a store of the present layout.
async fn prepare(pool: &PgPool, place: &str) -> Result<(), StoreError> {
    let failed = |error| open_error(&error, place);
    let mut db = pool.acquire().await.map_err(failed)?;
    sqlx::query("SELECT pg_advisory_lock($1)")
        .bind(LAYOUT_LOCK)
        .execute(&mut *db)
        .await
        .map_err(failed)?;
    let made = sqlx::query("CREATE SCHEMA IF NOT EXISTS majesty").execute(&mut *db).await;
    let migrated = match made {
        Ok(_) => {
            let migrations = migrations!("postgres");
            migrations.run(pool).await.map_err(|error| migrate_error(&error, place, open_error))
        }
        Err(error) => Err(failed(error)),
    };
    // The lock ends with the connection, if not here.
    sqlx::query("SELECT pg_advisory_unlock($1)")
        .bind(LAYOUT_LOCK)
        .execute(&mut *db)
        .await
        .map_err(failed)?;
    migrated
}

#[async_trait]
impl Store for PostgresStore {
    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    async fn create_table(&self, id: TableId, setup: Setup, at: Millis) -> Result<(), StoreError> {
        changes::create_table(&self.pool, id, &setup, at).await
    }

    async fn load_table(&self, id: TableId) -> Result<Option<Table>, StoreError> {
        reads::table(&self.pool, id).await
    }

    async fn change_table(
        &self,
        id: TableId,
        expected_revision: u64,
        setup: Setup,
        at: Millis,
    ) -> Result<Changed, StoreError> {
        changes::change_table(&self.pool, id, expected_revision, &setup, at).await
    }

    async fn append_move(
        &self,
        table: TableId,
        ply: u32,
        made: StoredMove,
        ends_game: bool,
    ) -> Result<Appended, StoreError> {
        changes::append_move(&self.pool, table, ply, &made, ends_game).await
    }

    async fn take_back(
        &self,
        table: TableId,
        what: TakeBack,
        at: Millis,
    ) -> Result<TakenBack, StoreError> {
        changes::take_back(&self.pool, table, what, at).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        reads::listed(&self.pool, Phase::Gathering, limit).await
    }

    async fn watchable_tables(&self, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        reads::listed(&self.pool, Phase::Playing, limit).await
    }

    async fn tables_of(&self, player: PlayerId, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        reads::tables_of(&self.pool, player, limit).await
    }

    async fn playing_tables(&self) -> Result<Vec<TableId>, StoreError> {
        reads::playing(&self.pool).await
    }

    async fn prune(&self, before: Millis) -> Result<Vec<TableId>, StoreError> {
        changes::prune(&self.pool, before).await
    }

    async fn delete_table(&self, id: TableId) -> Result<bool, StoreError> {
        changes::delete_table(&self.pool, id).await
    }

    async fn say(
        &self,
        table: TableId,
        player: PlayerId,
        name: String,
        text: String,
        at: Millis,
    ) -> Result<Said, StoreError> {
        changes::say(&self.pool, table, player, (&name, &text), at).await
    }

    async fn chat(
        &self,
        table: TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        reads::chat(&self.pool, table, after, limit).await
    }
}
