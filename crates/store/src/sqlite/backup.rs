//! Copies of a store: out of one that may be in use, and back into place.
//!
//! A copy is written beside the place where it belongs, checked, and put there at once: there is
//! never half of one.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::{
    APPLICATION_ID, MIGRATIONS, SqliteStore, StoreLock,
    files::{BESIDE, private, with},
    options,
};
use crate::{StoreError, error::open_error, migrations::LOGS};

/// What a copy holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many tables.
    pub tables: u64,
    /// How many moves were made, at all tables together.
    pub moves: u64,
}

/// Why a store was not copied. What was there before is there still.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("no game store found at {0}")]
    Missing(PathBuf),
    /// There is something where the copy should be.
    #[error("{0} already exists")]
    Exists(PathBuf),
    /// Somebody works with the store that would be replaced.
    #[error("the game store {0} is in use; stop the server first")]
    InUse(PathBuf),
    /// A file could not be written.
    #[error("can't write {place}")]
    File {
        /// Which.
        place: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// What should be copied is no game store, or is damaged.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl SqliteStore {
    /// Copies a store to a new file. It may be in use: the copy is the store at one moment, with
    /// everything that was acknowledged before, and nobody waits for it.
    pub async fn backup(store: &Path, copy: &Path) -> Result<Copied, CopyError> {
        if !store.is_file() {
            return Err(CopyError::Missing(store.to_owned()));
        }
        if copy.exists() {
            return Err(CopyError::Exists(copy.to_owned()));
        }
        let mut db = open(store).await?;
        let written = write_beside(&mut db, copy).await;
        close(db).await;
        let (partial, copied) = written?;
        put(&partial, copy)?;
        Ok(copied)
    }

    /// Makes a copy the store at a place; one that is there is replaced only if that is wanted.
    pub async fn restore(copy: &Path, store: &Path, replace: bool) -> Result<Copied, CopyError> {
        if !copy.is_file() {
            return Err(CopyError::Missing(copy.to_owned()));
        }
        let exists = store.exists();
        if exists && !replace {
            return Err(CopyError::Exists(store.to_owned()));
        }
        let _lock = match StoreLock::take(store) {
            Err(StoreError::Locked { .. }) => return Err(CopyError::InUse(store.to_owned())),
            taken => taken?,
        };
        let mut db = open(copy).await?;
        let written = match check(&mut db, copy).await {
            Ok(_) => write_beside(&mut db, store).await,
            Err(error) => Err(error.into()),
        };
        close(db).await;
        let (partial, copied) = written?;
        let cleared = if exists { settle(store).await } else { Ok(()) };
        let placed = cleared.and_then(|()| {
            // A log of what was there before would be taken for one of what is put there.
            for rest in BESIDE {
                remove(&with(store, rest))?;
            }
            put(&partial, store)
        });
        if placed.is_err() {
            let _ = fs::remove_file(&partial);
        }
        placed.map(|()| copied)
    }
}

/// Opens a game store that is there, of a version that is known.
async fn open(path: &Path) -> Result<SqliteConnection, StoreError> {
    let place = path.display().to_string();
    // One of a newer version is not touched; what else is wrong is found below.
    if let Err(error @ StoreError::Newer { .. }) = SqliteStore::layout(path).await {
        return Err(error);
    }
    let failed = |error| failure(&error, path);
    let mut db = options().filename(path).connect().await.map_err(failed)?;
    let mark: i64 = sqlx::query_scalar("SELECT application_id FROM pragma_application_id")
        .fetch_one(&mut db)
        .await
        .map_err(failed)?;
    if mark != APPLICATION_ID {
        return Err(StoreError::Foreign { place });
    }
    let version = version(&mut db).await.map_err(failed)?;
    if MIGRATIONS.iter().all(|migration| migration.version < version) {
        return Err(StoreError::Newer { place });
    }
    Ok(db)
}

/// The number of the layout.
async fn version(db: &mut SqliteConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(db).await
}

/// Lets go of a store. What can't be closed is let go of, too.
async fn close(db: SqliteConnection) {
    let _ = db.close().await;
}

/// The error that says which file it is about.
fn failure(error: &sqlx::Error, path: &Path) -> StoreError {
    match open_error(error, &path.display().to_string()) {
        StoreError::Corrupt { detail, .. } => damaged(path, &detail),
        other => other,
    }
}

fn damaged(path: &Path, detail: &str) -> StoreError {
    StoreError::corrupt("a database", format!("{}: {detail}", path.display()))
}

/// Looks through a whole store for damage, and counts what it holds.
async fn check(db: &mut SqliteConnection, path: &Path) -> Result<Copied, StoreError> {
    let failed = |error| failure(&error, path);
    let damaged = |detail: &str| damaged(path, detail);
    let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_one(&mut *db)
        .await
        .map_err(failed)?;
    if found != "ok" {
        return Err(damaged(&found));
    }
    let loose =
        sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *db).await.map_err(failed)?;
    if !loose.is_empty() {
        return Err(damaged("there are events or members without a table"));
    }
    // A copy may be of an older version: opening it brings it up to date.
    let counts = if version(db).await.map_err(failed)? < LOGS {
        "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM moves)"
    } else {
        "SELECT (SELECT COUNT(*) FROM tables), \
         (SELECT COUNT(*) FROM events WHERE event LIKE '{\"event\":\"played\",%')"
    };
    let (tables, moves): (i64, i64) = sqlx::query_as(counts).fetch_one(db).await.map_err(failed)?;
    Ok(Copied { tables: tables.unsigned_abs(), moves: moves.unsigned_abs() })
}

/// Writes a copy beside its place, and checks it.
async fn write_beside(
    db: &mut SqliteConnection,
    place: &Path,
) -> Result<(PathBuf, Copied), CopyError> {
    let partial = with(place, ".partial");
    // One that was cut short before is of no use.
    remove(&partial)?;
    let made = private().create_new(true).open(&partial).map(drop);
    made.map_err(|source| CopyError::File { place: partial.clone(), source })?;
    let written = match partial.to_str() {
        Some(name) => {
            let copying = sqlx::query("VACUUM INTO ?").bind(name).execute(db).await;
            copying.map(drop).map_err(|error| failure(&error, place))
        }
        None => Err(StoreError::Unavailable { detail: "its path isn't valid UTF-8".to_owned() }),
    };
    let checked = match written {
        Ok(()) => match open(&partial).await {
            Ok(mut copy) => {
                let checked = check(&mut copy, place).await;
                close(copy).await;
                checked
            }
            Err(error) => Err(error),
        },
        Err(error) => Err(error),
    };
    match checked {
        Ok(copied) => Ok((partial, copied)),
        Err(error) => {
            let _ = fs::remove_file(&partial);
            Err(error.into())
        }
    }
}

/// Puts a finished file at its place, in one step that survives a power cut.
fn put(partial: &Path, place: &Path) -> Result<(), CopyError> {
    let placed = fs::File::open(partial)
        .and_then(|file| file.sync_all())
        .and_then(|()| fs::rename(partial, place))
        .and_then(|()| match place.parent().filter(|_| cfg!(unix)) {
            Some(folder) if folder.as_os_str().is_empty() => fs::File::open(".")?.sync_all(),
            Some(folder) => fs::File::open(folder)?.sync_all(),
            None => Ok(()),
        });
    placed.map_err(|source| CopyError::File { place: place.to_owned(), source })
}

/// Makes sure that nobody uses a store, and that it is one file alone.
async fn settle(store: &Path) -> Result<(), CopyError> {
    let alone = async {
        let mut db = options().filename(store).connect().await?;
        let mode: String =
            sqlx::query_scalar("PRAGMA journal_mode = DELETE").fetch_one(&mut db).await?;
        db.close().await?;
        Ok::<bool, StoreError>(mode == "delete")
    };
    match alone.await {
        Ok(true) => Ok(()),
        Ok(false) => Err(CopyError::InUse(store.to_owned())),
        Err(StoreError::Busy) => Err(CopyError::InUse(store.to_owned())),
        // What can't be opened is used by nobody: that is why it is replaced.
        Err(_) => Ok(()),
    }
}

fn remove(path: &Path) -> Result<(), CopyError> {
    match fs::remove_file(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            Err(CopyError::File { place: path.to_owned(), source })
        }
        _ => Ok(()),
    }
}
