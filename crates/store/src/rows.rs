//! What is in the database, as values.

use std::time::{SystemTime, UNIX_EPOCH};

use majesty_table::{Millis, PlayerId, TableId};
use serde::Serialize;

use crate::StoreError;

/// A number for the database, which knows only those with a sign. Nothing here grows that large.
pub fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// A number from the database.
pub fn count(n: i64) -> Result<u64, StoreError> {
    u64::try_from(n).map_err(|error| StoreError::corrupt("a number", error))
}

/// A moment from the database.
pub fn moment(n: i64) -> Result<Millis, StoreError> {
    count(n).map(Millis)
}

/// This moment.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as u64)
}

/// A value as it is stored.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("all keys are texts")
}

/// The name of a table.
pub fn table_id(text: &str) -> Result<TableId, StoreError> {
    text.parse().map_err(|error| StoreError::corrupt("a table's name", error))
}

/// The name of a player.
pub fn player_id(text: &str) -> Result<PlayerId, StoreError> {
    text.parse().map_err(|error| StoreError::corrupt("a player's name", error))
}
