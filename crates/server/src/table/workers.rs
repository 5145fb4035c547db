//! The cores that bots may use: one fewer than there are, in the order in which they were asked,
//! and for less time each the more of them wait. A full server slows bots before it slows people.
//! Analyses of finished games use what bots leave.

use std::{
    num::NonZero,
    pin::pin,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use majesty_bots::Budget;
use tokio::{
    sync::{Notify, Semaphore},
    task::{JoinError, spawn_blocking},
    time::sleep,
};

use crate::operations::metrics::{Level, Metrics};

/// A bot thinks at least so long, however many wait.
const LEAST: Duration = Duration::from_millis(20);

/// The same, for bots that count what they imagine.
const FEWEST: u32 = 50;

/// How often a bot for whom nobody waits looks whether it may think.
const ASIDE: Duration = Duration::from_millis(100);

/// Threads for what takes a core for a while.
pub struct Workers {
    bots: Queue,
    /// A person waits for a hint, and not behind all bots of the server.
    hints: Queue,
    /// Told whenever a bot or a hint is done, for analyses that wait until nobody else does.
    freed: Arc<Notify>,
    metrics: Arc<Metrics>,
}

/// Tells those who wait for a free core when it is dropped.
struct Freed(Arc<Notify>);

impl Drop for Freed {
    fn drop(&mut self) {
        self.0.notify_waiters();
    }
}

/// Some of the cores, and those who wait for one.
struct Queue {
    cores: u32,
    permits: Arc<Semaphore>,
    waiting: Arc<Level>,
}

impl Queue {
    fn new(cores: usize, waiting: Arc<Level>) -> Self {
        Self { cores: cores as u32, permits: Arc::new(Semaphore::new(cores)), waiting }
    }
}

impl Workers {
    /// For bots a thread for each core but one, which is left for people; and at least one.
    pub fn new(metrics: Arc<Metrics>) -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let bots = Queue::new(cores.saturating_sub(1).max(1), metrics.waiting.clone());
        let hints = Queue::new(1, Arc::default());
        Self { bots, hints, freed: Arc::default(), metrics }
    }

    /// Lets a bot think when its turn comes. There is nothing when the server ends.
    pub async fn think<T: Send + 'static>(
        &self,
        job: impl FnOnce(Share) -> T + Send + 'static,
    ) -> Option<Result<T, JoinError>> {
        self.work(&self.bots, job).await
    }

    /// Lets a bot think when no other one wants to: nobody waits for this one.
    pub async fn think_aside<T: Send + 'static>(
        &self,
        job: impl FnOnce(Share) -> T + Send + 'static,
    ) -> Option<Result<T, JoinError>> {
        while self.metrics.waiting.get() > 0 || self.bots.permits.available_permits() == 0 {
            sleep(ASIDE).await;
        }
        self.work(&self.bots, job).await
    }

    /// Lets a bot think about a hint. There is nothing when the server ends.
    pub async fn advise<T: Send + 'static>(
        &self,
        job: impl FnOnce(Share) -> T + Send + 'static,
    ) -> Option<Result<T, JoinError>> {
        self.work(&self.hints, job).await
    }

    /// Does a chunk of an analysis on a core for bots, once no bot and no hint waits.
    pub async fn study<T: Send + 'static>(
        &self,
        chunk: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let freed = Freed(self.freed.clone());
        let permit = loop {
            // Before the look, so that nothing that happens in between is missed.
            let mut changed = pin!(self.freed.notified());
            changed.as_mut().enable();
            if self.is_quiet()
                && let Ok(permit) = self.bots.permits.clone().try_acquire_owned()
            {
                break permit;
            }
            changed.await;
        };
        spawn_blocking(move || {
            let (_freed, _permit) = (freed, permit);
            chunk()
        })
        .await
    }

    /// Whether no bot and no hint waits for a core.
    fn is_quiet(&self) -> bool {
        self.bots.waiting.get() == 0 && self.hints.waiting.get() == 0
    }

    async fn work<T: Send + 'static>(
        &self,
        queue: &Queue,
        job: impl FnOnce(Share) -> T + Send + 'static,
    ) -> Option<Result<T, JoinError>> {
        // Dropped last: then the core is free, and nobody is counted as waiting.
        let freed = Freed(self.freed.clone());
        let (asked, waiting) = (Instant::now(), queue.waiting.enter());
        let permit = queue.permits.clone().acquire_owned().await.ok()?;
        drop(waiting);
        // Another core may be free.
        self.freed.notify_waiters();
        self.metrics.wait.note(asked.elapsed());
        let share = Share::of(queue.cores, queue.waiting.get() as u32);
        let metrics = self.metrics.clone();
        let job = move || {
            let (_freed, _permit, begun) = (freed, permit, Instant::now());
            let done = job(share);
            metrics.thought.note(begun.elapsed());
            done
        };
        Some(spawn_blocking(job).await)
    }
}

/// How much of its usual time a bot may think: all of it, or a part while others wait. With as many
/// in the queue as there are cores for it, it is half.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    cores: u32,
    all: u32,
}

impl Share {
    fn of(cores: u32, waiting: u32) -> Self {
        Self { cores, all: cores.saturating_add(waiting) }
    }

    /// A part of a time.
    pub fn of_time(self, time: Duration) -> Duration {
        (time * self.cores / self.all).max(LEAST.min(time))
    }

    /// A part of a budget.
    pub fn of_budget(self, budget: Budget) -> Budget {
        match budget {
            Budget::Time(time) => Budget::Time(self.of_time(time)),
            Budget::Simulations(count) => {
                let part = u64::from(count) * u64::from(self.cores) / u64::from(self.all);
                Budget::Simulations((part as u32).max(FEWEST.min(count)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, mpsc};

    use tokio::{
        sync::mpsc::unbounded_channel,
        task::{JoinSet, yield_now},
    };

    use super::*;

    #[test]
    fn who_keeps_others_waiting_thinks_for_less_time() {
        let second = Duration::from_secs(1);
        for (waiting, millis) in [(0, 1000), (2, 500), (18, 100), (1000, 20)] {
            let part = Share::of(2, waiting).of_time(second);
            assert_eq!(part.as_millis(), millis, "while {waiting} wait");
        }
        let part = |count, waiting| Share::of(1, waiting).of_budget(Budget::Simulations(count));
        assert_eq!(part(400, 0), Budget::Simulations(400));
        assert_eq!(part(400, 3), Budget::Simulations(100));
        assert_eq!(part(400, 300), Budget::Simulations(FEWEST));
        assert_eq!(part(10, 300), Budget::Simulations(10), "never more than usual");
        assert_eq!(Share::of(1, 9).of_time(Duration::from_millis(5)), Duration::from_millis(5));
    }

    /// Keeps every core for bots busy until the answer is dropped.
    async fn busy(workers: &Arc<Workers>) -> mpsc::Sender<()> {
        let (end, ended) = mpsc::channel::<()>();
        let ended = Arc::new(Mutex::new(ended));
        let (begin, mut begun) = unbounded_channel();
        for _ in 0..workers.bots.cores {
            let (workers, ended, begin) = (workers.clone(), ended.clone(), begin.clone());
            tokio::spawn(async move {
                let job = move |_| {
                    begin.send(()).unwrap();
                    // An error, once the other end is dropped.
                    let _ = ended.lock().unwrap().recv();
                };
                workers.think(job).await
            });
        }
        for _ in 0..workers.bots.cores {
            begun.recv().await.unwrap();
        }
        end
    }

    #[tokio::test]
    async fn bots_that_keep_others_waiting_get_less_time_and_hints_do_not_wait() {
        let workers = Arc::new(Workers::new(Arc::default()));
        let second = Duration::from_secs(1);
        let end = busy(&workers).await;
        let (cores, count) = (workers.bots.cores, 10 * workers.bots.cores);
        let mut bots = JoinSet::new();
        for _ in 0..count {
            let workers = workers.clone();
            let job = move |share: Share| share.of_time(second);
            bots.spawn(async move { workers.think(job).await.unwrap().unwrap() });
        }
        while workers.metrics.waiting.get() < u64::from(count) {
            yield_now().await;
        }
        // Behind all of them it would never come.
        let hint = workers.advise(move |share| share.of_time(second)).await;
        assert_eq!(hint.unwrap().unwrap(), second);

        drop(end);
        let mut times = bots.join_all().await;
        times.sort();
        // Each leaves one fewer in the queue than the one before.
        let behind = (0..count).rev();
        let expected: Vec<_> = behind.map(|n| Share::of(cores, n).of_time(second)).collect();
        assert_eq!(times, expected);
        assert_eq!(workers.metrics.waiting.get(), 0);
    }

    #[tokio::test]
    async fn an_analysis_waits_until_no_bot_does() {
        let workers = Arc::new(Workers::new(Arc::default()));
        let end = busy(&workers).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |what: &'static str| {
            let order = order.clone();
            move || order.lock().unwrap().push(what)
        };
        // It is asked for first, and comes last.
        let (study, studied) = (workers.clone(), note("analysis"));
        let analysis = tokio::spawn(async move { study.study(studied).await });
        let mut bots = JoinSet::new();
        for _ in 0..3 * workers.bots.cores {
            let (workers, thought) = (workers.clone(), note("bot"));
            bots.spawn(async move { workers.think(move |_| thought()).await.unwrap().unwrap() });
        }
        while workers.metrics.waiting.get() < u64::from(3 * workers.bots.cores) {
            yield_now().await;
        }
        drop(end);
        bots.join_all().await;
        analysis.await.unwrap().unwrap();
        assert_eq!(order.lock().unwrap().last(), Some(&"analysis"));
        // With nobody else there, the next chunk starts at once.
        workers.study(note("another")).await.unwrap();
        assert_eq!(order.lock().unwrap().last(), Some(&"another"));
    }

    #[tokio::test]
    async fn a_bot_that_nobody_waits_for_any_more_lets_the_analysis_go_on() {
        let workers = Arc::new(Workers::new(Arc::default()));
        let end = busy(&workers).await;
        let bot = tokio::spawn({
            let workers = workers.clone();
            async move { workers.think(|_| ()).await }
        });
        while workers.metrics.waiting.get() == 0 {
            yield_now().await;
        }
        let analysis = tokio::spawn({
            let workers = workers.clone();
            async move { workers.study(|| ()).await }
        });
        bot.abort();
        assert!(bot.await.unwrap_err().is_cancelled());
        drop(end);
        analysis.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn no_more_work_at_once_than_there_are_workers() {
        let workers = Arc::new(Workers::new(Arc::default()));
        let busy = Arc::new(Level::default());
        let jobs: Vec<_> = (0..50)
            .map(|_| {
                let (workers, busy) = (workers.clone(), busy.clone());
                tokio::spawn(async move {
                    let job = move |_| {
                        let _entered = busy.enter();
                        thread::sleep(Duration::from_millis(2));
                        busy.get()
                    };
                    workers.think(job).await.unwrap().unwrap()
                })
            })
            .collect();
        for job in jobs {
            assert!(job.await.unwrap() <= u64::from(workers.bots.cores));
        }
        assert_eq!(workers.metrics.waiting.get(), 0);
    }
}
