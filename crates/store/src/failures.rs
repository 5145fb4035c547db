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
pub struct Failures(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    failed: AtomicU64,
    unreadable: AtomicU64,
}

impl Failures {
    /// Counts an error and tells it.
    pub fn note<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        answer.inspect_err(|error| {
            self.0.failed.fetch_add(1, Ordering::Relaxed);
            tracing::warn!("{error}");
        })
    }

    /// What could be read, and counts and tells the rest.
    pub fn take<T>(&self, found: Found<T>) -> Vec<T> {
        for error in &found.unreadable {
            tracing::warn!("skipped an unreadable row: {error}");
        }
        self.0.unreadable.fetch_add(found.unreadable.len() as u64, Ordering::Relaxed);
        found.read
    }

    /// How many operations failed.
    pub fn count(&self) -> u64 {
        self.0.failed.load(Ordering::Relaxed)
    }

    /// How many rows were left out.
    pub fn unreadable(&self) -> u64 {
        self.0.unreadable.load(Ordering::Relaxed)
    }
}

/// Rows of which some may be damaged: those must not keep anybody from the others.
#[derive(Debug)]
pub struct Found<T> {
    pub read: Vec<T>,
    pub unreadable: Vec<StoreError>,
}

impl<T> FromIterator<Result<T, StoreError>> for Found<T> {
    fn from_iter<I: IntoIterator<Item = Result<T, StoreError>>>(rows: I) -> Self {
        let mut found = Self { read: Vec::new(), unreadable: Vec::new() };
        for row in rows {
            match row {
                Ok(value) => found.read.push(value),
                Err(error) => found.unreadable.push(error),
            }
        }
        found
    }
}
