//! Where games are kept.
//!
//! A game is its log: a [`Header`] with the set-up and the cards, and the words of its moves.
//! Everything else follows by replay and is not stored. A [`Table`] is the place where people sit
//! down to play one game; it has a revision that goes up by one with every change, so that whoever
//! watches it knows whether something was missed.
//!
//! [`Store`] is all that the rest of the software knows of a database, with [`People`] for what is
//! kept about those who play. Every change is conditional
//! on what the caller believes to be stored, and done when the call returns: what was acknowledged
//! survives the end of the process.

use std::sync::Arc;

mod account;
mod chat;
mod commitment;
mod config;
mod error;
mod header;
mod id;
mod key;
mod migrations;
mod people;
mod player;
#[cfg(feature = "postgres")]
mod postgres;
mod rows;
mod shared;
mod sqlite;
mod store;
mod table;

pub use account::Account;
pub use chat::ChatLine;
pub use error::StoreError;
pub use header::{Advice, Header, Request, SeatHolder, SeatKind};
pub use id::{IdError, PlayerId, TableId};
pub use key::{Key, KeyHash, KeyId, KeyKind};
pub use people::{AccountMade, People, TableRevision};
pub use player::{Player, Preferences};
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use shared::{News, NodeId, Shared};
pub use sqlite::{Copied, CopyError, SqliteStore};
pub use store::{Appended, Changed, Said, Store, TakeBack, TakenBack};
pub use table::{MadeBy, Millis, Phase, Setup, StoredMove, Table, TableInfo};

/// Opens the store at an address such as `postgres://name:password@host/database`. It has to be
/// called inside a Tokio runtime.
#[cfg(feature = "postgres")]
pub async fn open_postgres(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(PostgresStore::open(address).await?))
}

/// Says that this was built without the feature `postgres`.
#[cfg(not(feature = "postgres"))]
#[expect(clippy::unused_async, reason = "it stands in for one that waits")]
pub async fn open_postgres(_address: &str) -> Result<Arc<dyn Store>, StoreError> {
    Err(StoreError::NoPostgres)
}
