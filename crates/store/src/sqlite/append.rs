//! Adding to a log, where everything is near: a statement for each row.

use sqlx::SqliteConnection;

use crate::{
    Append,
    rows::{json, number},
};

/// Adds to the log of a table, if it is at the revision that the writer knows.
pub async fn append_one(db: &mut SqliteConnection, append: &Append) -> sqlx::Result<bool> {
    let (table, at) = (append.table.as_str(), number(append.at.0));
    let statement = if append.expected == 0 {
        "INSERT INTO tables (id, revision, created_at, changed_at, events, phase, listed, summary) \
         VALUES ($1, $2 + 1, $3, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
    } else {
        "UPDATE tables SET revision = revision + 1, changed_at = MAX(changed_at, $3), \
         events = $4, phase = $5, listed = $6, summary = $7 WHERE id = $1 AND revision = $2"
    };
    let written = sqlx::query(statement)
        .bind(table)
        .bind(number(append.expected))
        .bind(at)
        .bind(i64::from(append.from) + append.events.len() as i64)
        .bind(append.summary.phase.word())
        .bind(append.summary.listed)
        .bind(json(&append.summary))
        .execute(&mut *db)
        .await?;
    if written.rows_affected() == 0 {
        return Ok(false);
    }
    for (seq, event) in (i64::from(append.from)..).zip(&append.events) {
        sqlx::query("INSERT INTO events (table_id, seq, at, event) VALUES ($1, $2, $3, $4)")
            .bind(table)
            .bind(seq)
            .bind(at)
            .bind(json(event))
            .execute(&mut *db)
            .await?;
    }
    for (id, member, seated) in &append.members {
        sqlx::query(
            "INSERT INTO members (table_id, member, player_id, name, seated) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, member) \
             DO UPDATE SET player_id = $3, name = $4, seated = $5",
        )
        .bind(table)
        .bind(i64::from(id.0))
        .bind(member.player.map(|player| player.to_string()))
        .bind(&member.name)
        .bind(seated)
        .execute(&mut *db)
        .await?;
    }
    if let Some(line) = &append.line {
        sqlx::query(
            "INSERT INTO chat (table_id, n, player_id, name, text, said_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(table)
        .bind(number(line.n))
        .bind(line.player.to_string())
        .bind(&line.name)
        .bind(&line.text)
        .bind(number(line.at.0))
        .execute(db)
        .await?;
    }
    Ok(true)
}
