//! A few threads for work that takes much memory while it runs. The memory that a thread has used
//! stays with it, so such work must not go to all the threads that serve requests.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// The threads. They end with this.
pub struct Threads(mpsc::Sender<Job>);

impl Threads {
    /// So many threads.
    pub fn new(count: usize) -> Self {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..count {
            let waiting = waiting.clone();
            thread::spawn(move || {
                loop {
                    let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    // The caller notices; the next job can be done.
                    let _ = catch_unwind(AssertUnwindSafe(job));
                }
            });
        }
        Self(jobs)
    }

    /// Does something on one of the threads, some time.
    pub fn begin(&self, work: impl FnOnce() + Send + 'static) {
        // They are there as long as this is.
        let _ = self.0.send(Box::new(work));
    }

    /// Does something on one of the threads. Nothing comes back if it panics.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        self.begin(move || drop(tell.send(work())));
        told.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_takes_no_thread_away() {
        let threads = Threads::new(2);
        for _ in 0..64 {
            assert_eq!(threads.run(|| -> u8 { panic!("as expected") }).await, None);
        }
        assert_eq!(threads.run(|| 7).await, Some(7));
    }
}
