//! The way from any older layout to the present one, for both databases.

use sqlx::{QueryBuilder, Row as _, migrate::Migrator};

use super::{Connection, Database, Row, check_unused, escape, text, unescape};
use crate::{
    StoreError,
    error::migrate_error,
    migrations::LOGS,
    upgrade::{NewTable, OldMove, OldTable},
};

/// So many rows are written at once: fewer than any database has parameters for.
const ROWS: usize = 1000;

/// Brings a store up to date inside a transaction of the caller's: until that is committed the
/// store is as it was.
pub async fn bring_up_to_date(
    db: &mut Connection,
    steps: &Migrator,
    place: &str,
) -> Result<(), StoreError> {
    let failed = |error| migrate_error(&error, place);
    steps.run_direct(Some(LOGS - 1), db, false).await.map_err(failed)?;
    let query = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations");
    let version: i64 = query.fetch_one(&mut *db).await?;
    if version < LOGS {
        check_unused(db, place).await?;
        steps.run_direct(Some(LOGS), db, false).await.map_err(failed)?;
        write_logs(db).await?;
    }
    steps.run_direct(None, db, false).await.map_err(failed)
}

/// Rewrites every table as a log, and drops the old tables.
async fn write_logs(db: &mut Connection) -> Result<(), StoreError> {
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM old_tables ORDER BY id").fetch_all(&mut *db).await?;
    let count = ids.len();
    if count > 0 {
        tracing::info!("upgrading {count} tables to a new layout");
    }
    for id in ids {
        let old = old_table(db, &id).await?;
        let previous = match old.previous() {
            Some(previous) => {
                let query = sqlx::query_scalar("SELECT header FROM old_tables WHERE id = $1");
                query.bind(previous).fetch_optional(&mut *db).await?
            }
            None => None,
        };
        write(db, &old, &old.upgrade(previous)).await?;
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
    if count > 0 {
        tracing::info!("upgraded {count} tables");
    }
    Ok(())
}

async fn old_table(db: &mut Connection, id: &str) -> Result<OldTable, StoreError> {
    let row: Row = sqlx::query(
        "SELECT created_at, changed_at, started_at, turn_started_at, revision, phase, listed, \
         header FROM old_tables WHERE id = $1",
    )
    .bind(id)
    .fetch_one(&mut *db)
    .await?;
    let moves = sqlx::query(
        "SELECT ply, word, made_by, made_at FROM old_moves WHERE table_id = $1 ORDER BY ply",
    );
    let moves: Vec<Row> = moves.bind(id).fetch_all(&mut *db).await?;
    let old_move = |row: &Row| {
        Ok(OldMove {
            ply: row.try_get("ply")?,
            word: unescape(&text(row, "word")?),
            by: text(row, "made_by")?,
            at: row.try_get("made_at")?,
        })
    };
    let lines = sqlx::query_as("SELECT n, said_at FROM old_chat WHERE table_id = $1 ORDER BY n");
    Ok(OldTable {
        id: id.to_owned(),
        created: row.try_get("created_at")?,
        changed: row.try_get("changed_at")?,
        started: row.try_get("started_at")?,
        turn_started: row.try_get("turn_started_at")?,
        revision: row.try_get("revision")?,
        phase: text(&row, "phase")?,
        listed: row.try_get("listed")?,
        header: text(&row, "header")?,
        moves: moves.iter().map(old_move).collect::<sqlx::Result<_>>()?,
        lines: lines.bind(id).fetch_all(db).await?,
    })
}

async fn write(db: &mut Connection, old: &OldTable, new: &NewTable) -> sqlx::Result<()> {
    sqlx::query(
        "INSERT INTO tables \
         (id, created_at, changed_at, revision, events, phase, listed, summary) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(&old.id)
    .bind(old.created)
    .bind(new.changed)
    .bind(old.revision.max(0).saturating_add(1))
    .bind(new.events.len() as i64)
    .bind(new.phase.word())
    .bind(new.listed)
    .bind(&new.summary)
    .execute(&mut *db)
    .await?;
    let events: Vec<_> = (0_i64..).zip(&new.events).collect();
    for events in events.chunks(ROWS) {
        let mut query =
            QueryBuilder::<Database>::new("INSERT INTO events (table_id, seq, at, event) ");
        query.push_values(events, |mut row, (seq, (at, event))| {
            row.push_bind(&old.id).push_bind(*seq).push_bind(*at).push_bind(event);
        });
        query.build().persistent(false).execute(&mut *db).await?;
    }
    let members: Vec<_> = (0_i64..).zip(&new.members).collect();
    for members in members.chunks(ROWS) {
        let mut query = QueryBuilder::<Database>::new(
            "INSERT INTO members (table_id, member, player_id, name, seated) ",
        );
        query.push_values(members, |mut row, (number, (member, seated))| {
            let player = member.player.map(|player| player.to_string());
            let name = escape(&member.name);
            row.push_bind(&old.id).push_bind(*number).push_bind(player);
            row.push_bind(name).push_bind(*seated);
        });
        query.build().persistent(false).execute(&mut *db).await?;
    }
    Ok(())
}
