//! What a store could not do: told in the log, and counted.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::StoreError;

/// Something to do with a connection. What it needs comes apart from the code, so that a change can
/// wait in a queue and be tried again.
pub type Work<C, A, T> =
    for<'c> fn(
        &'c mut C,
        &'c A,
    ) -> Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// How often something could not be stored or read.
#[derive(Clone, Debug, Default)]
pub struct Failures(Arc<AtomicU64>);

impl Failures {
    /// Counts an error and tells it.
    pub fn note<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        answer.inspect_err(|error| {
            self.0.fetch_add(1, Ordering::Relaxed);
            tracing::warn!("{error}");
        })
    }

    /// How many there were.
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
