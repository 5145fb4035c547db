//! What SQLite's errors mean for a game.

use crate::StoreError;

/// SQLite's result codes, without the details that it packs into the higher bits.
mod code {
    pub const BUSY: i32 = 5;
    pub const LOCKED: i32 = 6;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const NO_DATABASE: i32 = 26;
    /// With its details: no room for the index of the write-ahead log.
    pub const NO_ROOM_FOR_INDEX: i32 = 4874;
}

/// The error that the rest of the software sees.
pub fn store_error(error: &sqlx::Error) -> StoreError {
    let full_code = sqlite_code(error);
    match full_code.map(|code| code & 0xff) {
        _ if full_code == Some(code::NO_ROOM_FOR_INDEX) => StoreError::Full,
        Some(code::BUSY | code::LOCKED) => StoreError::Busy,
        Some(code::FULL) => StoreError::Full,
        Some(code::CORRUPT | code::NO_DATABASE) => StoreError::corrupt("a database", error),
        _ if matches!(error, sqlx::Error::PoolTimedOut) => StoreError::Busy,
        _ => StoreError::Unavailable { detail: error.to_string() },
    }
}

/// The error where a store is opened, which says what was opened.
pub fn open_error(error: &sqlx::Error, place: &str) -> StoreError {
    match sqlite_code(error).map(|code| code & 0xff) {
        Some(code::NO_DATABASE) => StoreError::Foreign { place: place.to_owned() },
        _ => match store_error(error) {
            StoreError::Unavailable { detail } => {
                StoreError::Unavailable { detail: format!("{place}: {detail}") }
            }
            other => other,
        },
    }
}

fn sqlite_code(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}
