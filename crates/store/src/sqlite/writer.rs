//! The one writer: changes that wait together are stored together.
//!
//! SQLite has one writer at a time, and a transaction is durable only when the disk says so, which
//! takes longer than anything else in it. So one task takes all the changes that wait, does them in
//! one transaction and answers when it is on the disk. Alone, a change waits for nobody; in a
//! crowd, they share the disk's time.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, timeout_at},
};

use crate::{StoreError, failures::Work};

/// The most changes in a transaction, so that the first of them does not wait for long.
const BATCH: usize = 256;

/// How long to wait before the log is emptied again, where a reader stood in the way.
const AGAIN: Duration = Duration::from_secs(1);

/// The way to the task that writes. The task ends when nobody can reach it any more.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Box<dyn Job>>,
}

impl Writer {
    /// Starts the task. `sweeper` is a second way to the database, by which its log is emptied when
    /// something was removed.
    pub fn start(pool: SqlitePool, sweeper: Option<SqlitePool>) -> Self {
        let (queue, mut waiting) = mpsc::channel(BATCH);
        tokio::spawn(async move {
            let mut jobs = Vec::with_capacity(BATCH);
            // When the log was not empty after something was removed.
            let mut remains: Option<Instant> = None;
            loop {
                let next = waiting.recv_many(&mut jobs, BATCH);
                let count = match remains {
                    Some(since) => timeout_at(since + AGAIN, next).await,
                    None => Ok(next.await),
                };
                match count {
                    Ok(0) => break,
                    Ok(_) => {
                        let jobs = std::mem::take(&mut jobs);
                        if let Some(is_swept) = write(&pool, jobs, sweeper.as_ref()).await {
                            remains = (!is_swept).then(Instant::now);
                        }
                    }
                    Err(_) => {}
                }
                if remains.is_some_and(|since| since.elapsed() >= AGAIN) {
                    remains = (!is_swept(sweeper.as_ref()).await).then(Instant::now);
                }
            }
        });
        Self { queue }
    }

    /// Makes a change and waits until it is stored. It may be tried again after the transaction
    /// was rolled back.
    ///
    /// One that `erases` is not answered before the log is empty, unless a reader stands in the way.
    pub async fn write<A, T>(
        &self,
        args: A,
        erases: bool,
        work: Work<SqliteConnection, A, T>,
    ) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Waiting { args, erases, work, answer: None, reply });
        let gone = || StoreError::Unavailable { detail: "it is closed".to_owned() };
        self.queue.send(job).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// A change of any kind in the queue.
#[async_trait]
trait Job: Send {
    /// Whether it removes something that nobody shall find again.
    fn erases(&self) -> bool;

    async fn apply(&mut self, db: &mut SqliteConnection) -> Result<(), StoreError>;

    /// Tells the one who waits. That nobody waits any more changes nothing.
    fn answer(self: Box<Self>, written: Result<(), StoreError>);
}

struct Waiting<A, T> {
    args: A,
    erases: bool,
    work: Work<SqliteConnection, A, T>,
    answer: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

#[async_trait]
impl<A: Send + Sync, T: Send> Job for Waiting<A, T> {
    fn erases(&self) -> bool {
        self.erases
    }

    async fn apply(&mut self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        self.answer = Some((self.work)(db, &self.args).await?);
        Ok(())
    }

    fn answer(self: Box<Self>, written: Result<(), StoreError>) {
        let Self { answer, reply, .. } = *self;
        let _ = reply.send(written.map(|()| answer.expect("what is written was applied")));
    }
}

/// Why a transaction failed.
enum Failure {
    /// One of its changes could not be made; the others might.
    Change(StoreError),
    /// It could not be begun or committed.
    Transaction(StoreError),
}

impl Failure {
    fn transaction(error: sqlx::Error) -> Self {
        Self::Transaction(error.into())
    }

    fn into_error(self) -> StoreError {
        let (Self::Change(error) | Self::Transaction(error)) = self;
        error
    }
}

/// Stores changes together, or each for itself where one of them can't be stored, and answers.
/// Where something was removed, says whether nothing of it is left in the log.
async fn write(
    pool: &SqlitePool,
    mut jobs: Vec<Box<dyn Job>>,
    sweeper: Option<&SqlitePool>,
) -> Option<bool> {
    let erases = jobs.iter().any(|job| job.erases());
    let answers = match transaction(pool, &mut jobs).await {
        Err(Failure::Change(_)) if jobs.len() > 1 => {
            let mut answers = Vec::with_capacity(jobs.len());
            for job in jobs {
                let mut alone = [job];
                let written = transaction(pool, &mut alone).await;
                let [job] = alone;
                answers.push((job, written.map_err(Failure::into_error)));
            }
            answers
        }
        written => {
            let written = written.map_err(Failure::into_error);
            jobs.into_iter().map(|job| (job, written.clone())).collect()
        }
    };
    let swept = if erases { Some(is_swept(sweeper).await) } else { None };
    for (job, written) in answers {
        job.answer(written);
    }
    swept
}

/// Empties the log. False where somebody reads what is in it.
async fn is_swept(sweeper: Option<&SqlitePool>) -> bool {
    let Some(sweeper) = sweeper else { return true };
    let sweeping = async {
        let mut db = sweeper.acquire().await?;
        let query = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)");
        let (busy, ..): (i64, i64, i64) = query.fetch_one(&mut *db).await?;
        Ok::<_, sqlx::Error>(busy == 0)
    };
    sweeping.await.unwrap_or(false)
}

/// Begins, applies and commits.
///
/// The statements are plain ones because on some errors, such as a full disk, SQLite rolls back by
/// itself. sqlx's own transactions count on being asked, and could not be used again after that.
async fn transaction(pool: &SqlitePool, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    let mut db = pool.acquire().await.map_err(Failure::transaction)?;
    // At once the writer's lock: a transaction that begins by reading fails if others wrote since.
    if let Err(error) = sqlx::query("BEGIN IMMEDIATE").execute(&mut *db).await {
        let error = StoreError::from(error);
        if error != StoreError::Busy {
            // Whatever is wrong with this connection, the next change gets another one.
            let _ = db.close().await;
        }
        return Err(Failure::Transaction(error));
    }
    let written = apply_all(&mut db, jobs).await;
    if written.is_err() {
        // It fails where SQLite has rolled back already, which is all that is wanted.
        let _ = sqlx::query("ROLLBACK").execute(&mut *db).await;
    }
    written
}

async fn apply_all(db: &mut SqliteConnection, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    for job in jobs {
        job.apply(db).await.map_err(Failure::Change)?;
    }
    sqlx::query("COMMIT").execute(db).await.map_err(Failure::transaction)?;
    Ok(())
}
