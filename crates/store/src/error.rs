//! Why something could not be stored or read.

use std::{fmt, path::Path};

use sqlx::{error::DatabaseError, migrate::MigrateError, sqlite::SqliteError};

/// Why something could not be stored or read, in a sentence for people.
///
/// Where a change fails nothing of it is stored, with one exception: after
/// [`Unavailable`](Self::Unavailable) it is not known. All changes are conditional, so asking again
/// does no harm.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else holds the database for too long.
    #[error("the game store is busy; try again in a moment")]
    Busy,
    /// There is no room for more.
    #[error("the disk with the game store is full; free some space")]
    Full,
    /// What is stored can't be read.
    #[error("the game store contains {what} that can't be read: {detail}")]
    Corrupt {
        /// What it should be.
        what: &'static str,
        /// What is wrong with it.
        detail: String,
    },
    /// The database does not answer.
    #[error("the game store can't be reached: {detail}")]
    Unavailable {
        /// The database's own words.
        detail: String,
    },
    /// What is there is something else.
    #[error("{place} isn't a game store; choose a file that doesn't exist yet to create one")]
    Foreign {
        /// The file or database.
        place: String,
    },
    /// A newer version of this software wrote it.
    #[error("{place} was written by a newer version of Majesty; use that version or a later one")]
    Newer {
        /// The file or database.
        place: String,
    },
    /// Another process works with it.
    #[error(
        "{place} is already in use by another Majesty{owner}; stop it first, or choose another \
         folder with --data DIR"
    )]
    Locked {
        /// The file.
        place: String,
        /// Which process, in brackets, if it is known.
        owner: String,
    },
    /// This was built without what speaks to PostgreSQL.
    #[error(
        "this majesty was built without PostgreSQL support; rebuild it with \
         cargo build --profile dist --features postgres"
    )]
    NoPostgres,
    /// Servers of an older version work on it, so it can't be brought up to date.
    #[error(
        "servers of an older version are still using {place}; stop them all, then start this \
         version (docs/hosting.md, Upgrades)"
    )]
    InUse {
        /// The database.
        place: String,
    },
}

impl StoreError {
    /// A store that another process works with.
    pub(crate) fn locked(place: &Path, owner: Option<u32>) -> Self {
        let owner = owner.map(|id| format!(" (process {id})")).unwrap_or_default();
        Self::Locked { place: place.display().to_string(), owner }
    }

    /// Something stored that can't be read.
    pub(crate) fn corrupt(what: &'static str, problem: impl fmt::Display) -> Self {
        Self::Corrupt { what, detail: problem.to_string() }
    }
}

/// SQLite's result codes, without the details that it packs into the higher bits.
mod sqlite_code {
    pub const BUSY: i32 = 5;
    pub const LOCKED: i32 = 6;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const NO_DATABASE: i32 = 26;
    /// With its details: no room for the index of the write-ahead log.
    pub const NO_ROOM_FOR_INDEX: i32 = 4874;
}

/// What a database's errors mean for a game.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::from(&error)
    }
}

impl From<&sqlx::Error> for StoreError {
    fn from(error: &sqlx::Error) -> Self {
        if matches!(error, sqlx::Error::PoolTimedOut) {
            return Self::Busy;
        }
        if matches!(error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) {
            return Self::corrupt("a value", error);
        }
        let code = error.as_database_error().and_then(DatabaseError::code);
        let found = match sqlite_error(error) {
            Some(sqlite_code::NO_ROOM_FOR_INDEX) => Some(Self::Full),
            Some(code) => match code & 0xff {
                sqlite_code::BUSY | sqlite_code::LOCKED => Some(Self::Busy),
                sqlite_code::FULL => Some(Self::Full),
                sqlite_code::CORRUPT | sqlite_code::NO_DATABASE => {
                    Some(Self::corrupt("a database", error))
                }
                _ => None,
            },
            None => match code.as_deref() {
                Some("53100") => Some(Self::Full),
                // Not enough memory or connections, a lock that was not given, a deadlock, or too
                // slow.
                Some("53200" | "53300" | "55P03" | "40001" | "40P01" | "57014") => Some(Self::Busy),
                // Data is damaged, or an index.
                Some("XX001" | "XX002") => Some(Self::corrupt("a database", error)),
                _ => None,
            },
        };
        found.unwrap_or_else(|| Self::Unavailable { detail: error.to_string() })
    }
}

/// The code of SQLite, if it is its error.
fn sqlite_error(error: &sqlx::Error) -> Option<i32> {
    let error = error.as_database_error()?.try_downcast_ref::<SqliteError>()?;
    error.code()?.parse().ok()
}

/// The error where a store is opened, which says what was opened.
pub(crate) fn open_error(error: &sqlx::Error, place: &str) -> StoreError {
    if sqlite_error(error).map(|code| code & 0xff) == Some(sqlite_code::NO_DATABASE) {
        return StoreError::Foreign { place: place.to_owned() };
    }
    match StoreError::from(error) {
        StoreError::Unavailable { detail } => {
            StoreError::Unavailable { detail: format!("{place}: {detail}") }
        }
        StoreError::Busy => {
            StoreError::Unavailable { detail: format!("{place} doesn't respond: {error}") }
        }
        other => other,
    }
}

/// The error where the layout of a store is brought up to date.
pub(crate) fn migrate_error(error: &MigrateError, place: &str) -> StoreError {
    match error {
        // A step that was taken and is not known here: only a newer version can have taken it.
        MigrateError::VersionMissing(_) => StoreError::Newer { place: place.to_owned() },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            open_error(error, place)
        }
        _ => StoreError::corrupt("a layout", error),
    }
}
