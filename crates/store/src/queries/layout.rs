//! The way from any older layout to the present one, for both databases.

use std::collections::HashMap;

use sqlx::{QueryBuilder, Row as _, migrate::Migrator};

use super::{Connection, Database, Row, check_unused, escape, text, unescape};
use crate::{
    StoreError,
    error::migrate_error,
    migrations::{DAILY, LOGS, Progress, Tell},
    upgrade::{NewTable, OldMove, OldTable},
};

/// So many rows are written at once: fewer than any database has parameters for.
const ROWS: usize = 1000;

/// So many tables are read and written together: a database that is some way off takes longer to
/// answer than to work.
const TABLES: usize = 200;

/// Brings a store up to date inside a transaction of the caller's: until that is committed the
/// store is as it was.
pub async fn bring_up_to_date(
    db: &mut Connection,
    steps: &Migrator,
    place: &str,
    tell: Tell<'_>,
) -> Result<(), StoreError> {
    let failed = |error| migrate_error(&error, place);
    steps.run_direct(Some(LOGS - 1), db, false).await.map_err(failed)?;
    let query = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations");
    let version: i64 = query.fetch_one(&mut *db).await?;
    if version < DAILY {
        check_unused(db, place).await?;
    }
    if version < LOGS {
        steps.run_direct(Some(LOGS), db, false).await.map_err(failed)?;
        write_logs(db, tell).await?;
    }
    steps.run_direct(None, db, false).await.map_err(failed)
}

/// Rewrites every table as a log, and drops the old tables.
async fn write_logs(db: &mut Connection, tell: Tell<'_>) -> Result<(), StoreError> {
    let rows: Vec<Row> =
        sqlx::query("SELECT id FROM old_tables ORDER BY id").fetch_all(&mut *db).await?;
    let ids: Vec<&str> = rows.iter().filter_map(|row| row.try_get("id").ok()).collect();
    if ids.len() < rows.len() {
        tracing::warn!("skipped {} tables with invalid IDs", rows.len() - ids.len());
    }
    let all = ids.len() as u64;
    let mut done = 0;
    for ids in ids.chunks(TABLES) {
        tell(Progress::Tables { done, all });
        let mut new = Vec::new();
        for old in old_tables(db, ids).await? {
            let previous = match old.previous() {
                Some(previous) => {
                    let query = sqlx::query("SELECT header FROM old_tables WHERE id = $1");
                    let row: Option<Row> = query.bind(previous).fetch_optional(&mut *db).await?;
                    row.and_then(|row| text(&row, "header").ok())
                }
                None => None,
            };
            let upgraded = old.upgrade(previous);
            new.push((old, upgraded));
        }
        write(db, &new).await?;
        done += ids.len() as u64;
    }
    for statement in [
        "INSERT INTO chat (table_id, n, player_id, name, text, said_at) \
         SELECT table_id, n, player_id, name, text, said_at FROM old_chat \
         WHERE table_id IN (SELECT id FROM tables)",
        "DROP TABLE old_chat",
        "DROP TABLE old_moves",
        "DROP TABLE old_members",
        "DROP TABLE old_tables",
    ] {
        sqlx::query(statement).execute(&mut *db).await?;
    }
    if all > 0 {
        tell(Progress::Tables { done: all, all });
    }
    Ok(())
}

/// Tables whose names are next to each other in the order of the database.
async fn old_tables(db: &mut Connection, ids: &[&str]) -> Result<Vec<OldTable>, StoreError> {
    let (Some(first), Some(last)) = (ids.first(), ids.last()) else { return Ok(Vec::new()) };
    let mut moves: HashMap<String, Vec<OldMove>> = HashMap::new();
    let query = sqlx::query(
        "SELECT table_id, ply, word, made_by, made_at FROM old_moves \
         WHERE table_id BETWEEN $1 AND $2 ORDER BY table_id, ply",
    );
    let rows: Vec<Row> = query.bind(*first).bind(*last).fetch_all(&mut *db).await?;
    for row in &rows {
        moves.entry(text(row, "table_id")?).or_default().push(OldMove {
            ply: row.try_get("ply")?,
            word: unescape(&text(row, "word")?),
            by: text(row, "made_by")?,
            at: row.try_get("made_at")?,
        });
    }
    let mut lines: HashMap<String, Vec<(i64, i64)>> = HashMap::new();
    let query = sqlx::query(
        "SELECT table_id, n, said_at FROM old_chat \
         WHERE table_id BETWEEN $1 AND $2 ORDER BY table_id, n",
    );
    let rows: Vec<Row> = query.bind(*first).bind(*last).fetch_all(&mut *db).await?;
    for row in &rows {
        let line = (row.try_get("n")?, row.try_get("said_at")?);
        lines.entry(text(row, "table_id")?).or_default().push(line);
    }
    let query = sqlx::query(
        "SELECT id, created_at, changed_at, started_at, turn_started_at, revision, phase, listed, \
         header FROM old_tables WHERE id BETWEEN $1 AND $2 ORDER BY id",
    );
    let rows: Vec<Row> = query.bind(*first).bind(*last).fetch_all(db).await?;
    let mut tables = Vec::with_capacity(rows.len());
    for row in &rows {
        let Ok(id) = row.try_get::<String, _>("id") else { continue };
        tables.push(OldTable {
            created: row.try_get("created_at")?,
            changed: row.try_get("changed_at")?,
            started: row.try_get("started_at")?,
            turn_started: row.try_get("turn_started_at")?,
            revision: row.try_get("revision")?,
            phase: text(row, "phase")?,
            listed: row.try_get("listed")?,
            header: text(row, "header")?,
            moves: moves.remove(&id).unwrap_or_default(),
            lines: lines.remove(&id).unwrap_or_default(),
            id,
        });
    }
    Ok(tables)
}

async fn write(db: &mut Connection, tables: &[(OldTable, NewTable)]) -> sqlx::Result<()> {
    let mut query = QueryBuilder::<Database>::new(
        "INSERT INTO tables \
         (id, created_at, changed_at, revision, events, phase, listed, summary) ",
    );
    query.push_values(tables, |mut row, (old, new)| {
        row.push_bind(&old.id).push_bind(old.created).push_bind(new.changed);
        row.push_bind(old.revision.max(0).saturating_add(1)).push_bind(new.events.len() as i64);
        row.push_bind(new.phase.word()).push_bind(new.listed).push_bind(&new.summary);
    });
    query.build().persistent(false).execute(&mut *db).await?;
    let events: Vec<_> = tables
        .iter()
        .flat_map(|(old, new)| (0_i64..).zip(&new.events).map(move |event| (&old.id, event)))
        .collect();
    for events in events.chunks(ROWS) {
        let mut query =
            QueryBuilder::<Database>::new("INSERT INTO events (table_id, seq, at, event) ");
        query.push_values(events, |mut row, (id, (seq, (at, event)))| {
            row.push_bind(*id).push_bind(*seq).push_bind(*at).push_bind(event);
        });
        query.build().persistent(false).execute(&mut *db).await?;
    }
    let members: Vec<_> = tables
        .iter()
        .flat_map(|(old, new)| (0_i64..).zip(&new.members).map(move |member| (&old.id, member)))
        .collect();
    for members in members.chunks(ROWS) {
        let mut query = QueryBuilder::<Database>::new(
            "INSERT INTO members (table_id, member, player_id, name, seated) ",
        );
        query.push_values(members, |mut row, (id, (number, (member, seated)))| {
            let player = member.player.map(|player| player.to_string());
            let name = escape(&member.name);
            row.push_bind(*id).push_bind(*number).push_bind(player);
            row.push_bind(name).push_bind(*seated);
        });
        query.build().persistent(false).execute(&mut *db).await?;
    }
    Ok(())
}
