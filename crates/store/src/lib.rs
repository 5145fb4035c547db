//! Where tables are kept.
//!
//! A table is its log: [events](majesty_table::Event), and beside them the members and the lines of
//! chat that they refer to. Everything else follows by replay. What lists show is kept in a
//! summary, which is written with the events and can be rebuilt from them. A table has a revision
//! that goes up by one with every change, so that whoever watches it knows whether something was
//! missed.
//!
//! [`Store`] is all that the rest of the software knows of a database, with [`People`] for what is
//! kept about those who play, [`Analyses`] as a cache for those of finished games, [`Order`] for those
//! who run the server, [`Puzzles`] for tries at puzzles and [`Daily`] for the daily deal. Every change is
//! conditional on what the caller believes to be stored,
//! and done when the call returns: what was acknowledged survives the end of the process.
//!
//! There is one body of code for both databases: the files in `queries` are compiled once for
//! SQLite and once for PostgreSQL. Beside them each has only what it does in a way of its own.

#![cfg_attr(
    feature = "postgres",
    expect(clippy::duplicate_mod, reason = "the queries are compiled for each database")
)]

use std::sync::Arc;

mod account;
mod analyses;
mod append;
mod daily;
mod error;
mod failures;
mod key;
mod migrations;
mod order;
mod people;
mod player;
#[cfg(feature = "postgres")]
mod postgres;
mod puzzles;
mod rows;
mod shared;
mod sqlite;
mod store;
mod upgrade;

pub use account::Account;
pub use analyses::{Analyses, NewAnalysis};
pub use append::Append;
pub use daily::{Daily, DailyLine, DailyPlace, DailyResult, DailyTry};
pub use error::StoreError;
pub use key::{Key, KeyError, KeyHash, KeyId, KeyKind};
pub use majesty_table::{ChatLine, Millis, PlayerId, TableId};
pub use migrations::{Layout, Progress, Tell};
pub use order::{
    AuditEntry, Lock, Locked, NewReport, Old, OperatorChanges, OperatorNote, Order, PasswordLink,
    Report, Reported, StalePage, StaleTable,
};
pub use people::{AccountMade, Granted, People, Proof, TableRevision};
pub use player::{Player, Preferences};
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use puzzles::{PuzzleRating, PuzzleRecord, PuzzleTry, Puzzles, RatedTry, Tried};
pub use shared::{Listening, News, NodeId, Shared};
pub use sqlite::{Copied, CopyError, SqliteStore, StoreLock};
pub use store::{Appended, GameFilter, List, Listed, Opponent, SidesFilter, Store, Which};

/// Opens the store at an address such as `postgres://name:password@host/database`. It has to be
/// called inside a Tokio runtime.
#[cfg(feature = "postgres")]
pub async fn open_postgres(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(PostgresStore::open(address).await?))
}

/// The layout of the store at an address, which is not changed by that.
#[cfg(feature = "postgres")]
pub async fn postgres_layout(address: &str) -> Result<Layout, StoreError> {
    PostgresStore::layout(address).await
}

/// Brings the store at an address up to date, and tells how far it is.
#[cfg(feature = "postgres")]
pub async fn migrate_postgres(address: &str, tell: Tell<'_>) -> Result<(), StoreError> {
    PostgresStore::migrate(address, tell).await
}

/// Says that this was built without the feature `postgres`.
#[cfg(not(feature = "postgres"))]
#[expect(clippy::unused_async, reason = "it stands in for one that waits")]
pub async fn open_postgres(_address: &str) -> Result<Arc<dyn Store>, StoreError> {
    Err(StoreError::NoPostgres)
}

/// Says that this was built without the feature `postgres`.
#[cfg(not(feature = "postgres"))]
#[expect(clippy::unused_async, reason = "it stands in for one that waits")]
pub async fn postgres_layout(_address: &str) -> Result<Layout, StoreError> {
    Err(StoreError::NoPostgres)
}

/// Says that this was built without the feature `postgres`.
#[cfg(not(feature = "postgres"))]
#[expect(clippy::unused_async, reason = "it stands in for one that waits")]
pub async fn migrate_postgres(_address: &str, _tell: Tell<'_>) -> Result<(), StoreError> {
    Err(StoreError::NoPostgres)
}
