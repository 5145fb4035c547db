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
