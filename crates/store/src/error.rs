//! Why something could not be stored or read.

use std::fmt;

use sqlx::migrate::MigrateError;

use crate::TableId;

/// Why something could not be stored or read, in a sentence for people.
///
/// Where a change fails nothing of it is stored, with one exception: after
/// [`Unavailable`](Self::Unavailable) it is not known. All changes are conditional, so asking again
/// does no harm.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else holds the database for too long.
    #[error("the game store is busy; please try again in a moment")]
    Busy,
    /// There is no room for more.
    #[error("the disk that keeps the games is full; nothing can be stored until there is room")]
    Full,
    /// What is stored can't be read.
    #[error("the game store holds {what} that can't be read: {detail}")]
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
    #[error("{place} is not a game store; name a file that does not exist yet to begin a new one")]
    Foreign {
        /// The file or database.
        place: String,
    },
    /// A newer version of this software wrote it.
    #[error(
        "{place} was written by a newer version of Majesty; please use that version or a later one"
    )]
    Newer {
        /// The file or database.
        place: String,
    },
    /// This was built without what speaks to PostgreSQL.
    #[error(
        "this majesty was built without PostgreSQL; build one with it: \
         cargo build --profile dist --features postgres"
    )]
    NoPostgres,
    /// There is no such table, or not any more.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// A new table has the name of an old one.
    #[error("there is a table {0} already")]
    TableExists(TableId),
}

impl StoreError {
    /// Something stored that can't be read.
    pub(crate) fn corrupt(what: &'static str, problem: impl fmt::Display) -> Self {
        Self::Corrupt { what, detail: problem.to_string() }
    }
}

/// The error where the layout of a store is brought up to date. Errors of its statements are for
/// `open_error` to tell.
pub(crate) fn migrate_error(
    error: &MigrateError,
    place: &str,
    open_error: fn(&sqlx::Error, &str) -> StoreError,
) -> StoreError {
    match error {
        // A step that was taken and is not known here: only a newer version can have taken it.
        MigrateError::VersionMissing(_) => StoreError::Newer { place: place.to_owned() },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            open_error(error, place)
        }
        _ => StoreError::corrupt("a layout", error),
    }
}
