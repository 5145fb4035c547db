//! What PostgreSQL's errors mean for a game.

use sqlx::error::DatabaseError;

use crate::StoreError;

/// The error that the rest of the software sees.
pub fn store_error(error: &sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(DatabaseError::code);
    match code.as_deref() {
        Some("53100") => StoreError::Full,
        // Not enough memory or connections, a lock that was not given, a deadlock, or too slow.
        Some("53200" | "53300" | "55P03" | "40001" | "40P01" | "57014") => StoreError::Busy,
        // Data is damaged, or an index.
        Some("XX001" | "XX002") => StoreError::corrupt("a database", error),
        _ if matches!(error, sqlx::Error::PoolTimedOut) => StoreError::Busy,
        _ => StoreError::Unavailable { detail: error.to_string() },
    }
}

/// The error where a store is opened, which says what was opened.
pub fn open_error(error: &sqlx::Error, place: &str) -> StoreError {
    match store_error(error) {
        StoreError::Unavailable { detail } => {
            StoreError::Unavailable { detail: format!("{place}: {detail}") }
        }
        StoreError::Busy => {
            StoreError::Unavailable { detail: format!("{place} does not answer: {error}") }
        }
        other => other,
    }
}
