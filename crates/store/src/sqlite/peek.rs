//! A look at a store that changes nothing, not a byte: one of a newer version must stay as it is.
//!
//! Opening an SQLite database in the usual way may write to it: it recovers a log that was left,
//! and makes files beside it. So it is opened read-only first.

use std::{fmt::Write, path::Path};

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{MIGRATIONS, files::with, is_ours};
use crate::{Layout, StoreError, error::open_error};

/// The number of the present layout.
pub fn newest() -> i64 {
    MIGRATIONS.iter().map(|step| step.version).max().unwrap_or_default()
}

/// The layout of the store in a file, if it is one and its version is known.
pub async fn layout(path: &Path) -> Result<Layout, StoreError> {
    let current = newest();
    let place = path.display().to_string();
    let size = |path: &Path| path.metadata().map_or(0, |about| about.len());
    if size(path) == 0 {
        return Ok(Layout { found: None, current });
    }
    let options = SqliteConnectOptions::new().read_only(true);
    // Without its log, which is the whole truth where there is none.
    let without_log = options.clone().filename(path).immutable(true);
    let looked = if size(&with(path, "-wal")) > 0 {
        match look(&options.filename(uri(path))).await {
            // The index of the log is missing, or both have just gone.
            Err(_) => look(&without_log).await,
            looked => looked,
        }
    } else {
        look(&without_log).await
    };
    match looked.map_err(|error| open_error(&error, &place))? {
        None => Err(StoreError::Foreign { place }),
        Some(version) if version > current => Err(StoreError::Newer { place }),
        Some(version) => Ok(Layout { found: Some(version), current }),
    }
}

async fn look(options: &SqliteConnectOptions) -> sqlx::Result<Option<i64>> {
    let mut db = options.connect().await?;
    let found = found(&mut db).await;
    let _ = db.close().await;
    found
}

/// The last step that a store took; 0 where it took none, nothing where it is something else.
async fn found(db: &mut SqliteConnection) -> sqlx::Result<Option<i64>> {
    if !is_ours(db).await? {
        return Ok(None);
    }
    let has_steps: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations')",
    )
    .fetch_one(&mut *db)
    .await?;
    if !has_steps {
        return Ok(Some(0));
    }
    let query = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations");
    let version: Option<i64> = query.fetch_one(db).await?;
    Ok(Some(version.unwrap_or(0)))
}

/// A name by which SQLite reads a store with its log, and writes nothing to the index of the log.
fn uri(path: &Path) -> String {
    let mut uri = "file:".to_owned();
    for byte in path.to_string_lossy().bytes() {
        if byte.is_ascii_alphanumeric() {
            uri.push(char::from(byte));
        } else {
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri + "?mode=ro&readonly_shm=1"
}
