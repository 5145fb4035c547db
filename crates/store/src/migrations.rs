//! The steps from an empty database to the present layout, the same for every kind of database.

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// Every step for a kind of database, oldest first. A step that has been released never changes:
/// stores remember a checksum of it.
macro_rules! migrations {
    ($database:literal) => {
        $crate::migrations::numbered([
            $crate::migrations::step!($database, "0001_tables"),
            $crate::migrations::step!($database, "0002_accounts"),
            $crate::migrations::step!($database, "0003_logs"),
            $crate::migrations::step!($database, "0004_probe"),
            $crate::migrations::step!($database, "0005_order"),
            $crate::migrations::step!($database, "0006_analyses"),
            $crate::migrations::step!($database, "0007_puzzles"),
            $crate::migrations::step!($database, "0008_daily"),
        ])
    };
}

macro_rules! step {
    ($database:literal, $name:literal) => {
        ($name, include_str!(concat!("../migrations/", $database, "/", $name, ".sql")))
    };
}

pub(crate) use {migrations, step};

/// The step from tables with a header and moves to tables with a log. It is half of the way: the
/// rest is in `upgrade`.
pub const LOGS: i64 = 3;

/// The step since which logs have what older servers don't understand: they would take a table of the
/// daily deal for any other, and show it to everybody.
pub const DAILY: i64 = 8;

/// Hears how far an upgrade is.
pub type Tell<'a> = &'a (dyn Fn(Progress) + Send + Sync);

/// How far an upgrade is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Another server brings the store up to date, and this one waits for it.
    Waiting,
    /// Tables are rewritten in a new layout.
    Tables {
        /// So many are done.
        done: u64,
        /// Of so many.
        all: u64,
    },
    /// A file is rewritten as a whole, so that nothing is left of what was deleted.
    Rewriting {
        /// How large it is.
        bytes: u64,
    },
}

impl Progress {
    /// Says it in the log.
    pub fn log(self) {
        match self {
            Self::Waiting => {
                tracing::warn!("waiting for another server to finish upgrading the store");
            }
            Self::Tables { done: 0, all } => {
                tracing::warn!("upgrading {all} tables to a new layout");
            }
            Self::Tables { done, all } => tracing::info!("{done} of {all} tables upgraded"),
            Self::Rewriting { bytes } => {
                tracing::warn!(
                    "rewriting the store once to erase deleted data ({} MB)",
                    bytes.div_ceil(1_000_000)
                );
            }
        }
    }
}

/// The layout of a store, by the numbers of the steps it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The last one it took; nothing where there is no store yet.
    pub found: Option<i64>,
    /// The last one there is.
    pub current: i64,
}

impl Layout {
    /// Whether there is nothing to bring up to date.
    pub fn is_current(self) -> bool {
        self.found == Some(self.current)
    }
}

/// Steps by the number and the words of their names, as sqlx's own macro reads them.
pub fn numbered<const N: usize>(steps: [(&'static str, &'static str); N]) -> Migrator {
    let steps = steps.into_iter().map(|(name, sql)| {
        let (number, words) = name.split_once('_').expect("a step is called number_words");
        let number = number.parse().expect("a step begins with its number");
        let words = words.replace('_', " ").into();
        Migration::new(number, words, MigrationType::Simple, sql.into_sql_str(), false)
    });
    let mut steps = Migrator::with_migrations(steps.collect());
    // They run in a transaction that nobody else can be in.
    steps.set_locking(false);
    steps
}
