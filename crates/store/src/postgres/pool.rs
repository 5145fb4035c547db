//! Connections that may die without a word: a NAT forgets them, or a failover leaves them to nobody.
//!
//! Nothing arrives on such a connection, and no error either, so every wait has an end of its own.
//! sqlx can't set TCP keepalive on its sockets; the database's side can, see `options` above.

use std::{
    ops::{Deref, DerefMut},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use sqlx::{
    Connection as _, PgConnection, PgPool, Postgres,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::time::timeout;

use super::CHANGE_TIMEOUT;
use crate::StoreError;

/// How many changes and questions may be under way at once.
const CONNECTIONS: u32 = 16;

/// A connection that was used so recently isn't tested before it is used again.
const FRESH: Duration = Duration::from_millis(500);

/// How long the test of an idle connection may take.
const TEST: Duration = Duration::from_secs(2);

/// How long a single statement may take in all. The database gives up before, if it can be reached.
pub const STATEMENT: Duration = Duration::from_secs(6);

/// How long several statements may take. The first has to be answered as soon as a single one.
pub const TRANSACTION: Duration = Duration::from_secs(30);

/// Connections that are handed out one at a time.
#[derive(Clone, Debug)]
pub struct Pool {
    pool: PgPool,
    doubt: Doubt,
}

/// Since when connections are in doubt: where one was dead or of no use, so may be all that were
/// idle then.
#[derive(Clone, Debug, Default)]
struct Doubt(Arc<Mutex<Option<Instant>>>);

impl Doubt {
    fn raise(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    fn covers(&self, used: Option<Instant>) -> bool {
        let since = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        since.is_some_and(|since| used.is_none_or(|used| used < since))
    }
}

impl Pool {
    /// A pool that connects when it is needed.
    pub fn new(options: PgConnectOptions) -> Self {
        let doubt = Doubt::default();
        let test = doubt.clone();
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CHANGE_TIMEOUT)
            .test_before_acquire(false)
            .before_acquire(move |db, meta| {
                let doubt = test.clone();
                Box::pin(async move { Ok(is_alive(db, meta.idle_for, &doubt).await) })
            });
        Self { pool: pool.connect_lazy_with(options), doubt }
    }

    /// Whether nobody needs it any more.
    pub fn is_closed(&self) -> bool {
        self.pool.is_closed()
    }

    /// A connection.
    pub async fn acquire(&self) -> sqlx::Result<Lent> {
        Ok(Lent { db: Some(self.pool.acquire().await?) })
    }

    /// Works with a connection, for so long at most.
    pub async fn with<T>(
        &self,
        limit: Duration,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut db = self.acquire().await?;
        let done = within(limit, work(&mut db)).await;
        // Whatever is wrong may stay with the session: one that began while the database was read-only
        // remains read-only. So it ends, and so do those that were idle.
        if matches!(done, Err(StoreError::Unavailable { .. })) {
            self.doubt.raise();
            db.discard();
        }
        done
    }
}

/// Waits for an answer of the database, for so long at most.
pub async fn within<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(limit, work).await.unwrap_or_else(|_| {
        Err(StoreError::Unavailable { detail: "the database doesn't respond".to_owned() })
    })
}

/// Whether an idle connection can be used.
async fn is_alive(db: &mut PgConnection, idle: Duration, doubt: &Doubt) -> bool {
    if doubt.covers(Instant::now().checked_sub(idle)) {
        return false;
    }
    if idle < FRESH {
        return true;
    }
    let answer = timeout(TEST, db.ping()).await;
    if answer.is_err() {
        doubt.raise();
    }
    matches!(answer, Ok(Ok(())))
}

/// A connection on loan. It goes back when it is dropped, unless it is of no use any more.
pub struct Lent {
    db: Option<PoolConnection<Postgres>>,
}

impl Lent {
    /// Hangs up.
    fn discard(mut self) {
        drop(self.db.take().map(PoolConnection::detach));
    }
}

const LENT: &str = "it is there until it is dropped";

impl Deref for Lent {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.db.as_ref().expect(LENT)
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.db.as_mut().expect(LENT)
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let Some(mut db) = self.db.take() else { return };
        // sqlx waits for an answer before it takes a connection back, and would wait for ever.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(timeout(CHANGE_TIMEOUT, db.return_to_pool()));
        }
    }
}
