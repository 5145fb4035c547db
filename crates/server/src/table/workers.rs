//! The cores that bots may use: one fewer than there are, in the order in which they were asked,
//! and for less time each the more of them wait. A full server slows bots before it slows people.

use std::{
    num::NonZero,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use majesty_bots::Budget;
use tokio::{
    sync::Semaphore,
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
    metrics: Arc<Metrics>,
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
        Self { bots, hints: Queue::new(1, Arc::default()), metrics }
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

    async fn work<T: Send + 'static>(
        &self,
        queue: &Queue,
        job: impl FnOnce(Share) -> T + Send + 'static,
    ) -> Option<Result<T, JoinError>> {
        let (asked, waiting) = (Instant::now(), queue.waiting.enter());
        let permit = queue.permits.clone().acquire_owned().await.ok()?;
        drop(waiting);
        self.metrics.wait.note(asked.elapsed());
        let share = Share::of(queue.cores, queue.waiting.get() as u32);
        let metrics = self.metrics.clone();
        let job = move || {
            let (_permit, begun) = (permit, Instant::now());
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
