//! Adding to a log on a server that is some way off: one question and one answer.
//!
//! The row of the table is taken first, so that changes of one table come one after the other, and
//! those of different tables wait for nobody. The news goes out with the change: PostgreSQL
//! delivers it when the change is stored, and not at all where it is not.

use majesty_table::ChatLine;
use sqlx::PgConnection;

use super::text::escape;
use crate::{
    Append,
    rows::{json, number},
};

/// What comes after the row of the table, once that is written.
macro_rules! append {
    ($table:literal) => {
        concat!(
            "WITH changed AS (",
            $table,
            " RETURNING revision), \
             logged AS (\
                 INSERT INTO events (table_id, seq, at, event) \
                 SELECT $1, $4 + place - 1, $3, event \
                 FROM changed, unnest($8::TEXT[]) WITH ORDINALITY AS of (event, place)), \
             joined AS (\
                 INSERT INTO members (table_id, member, player_id, name, seated) \
                 SELECT $1, member, player_id, name, seated FROM changed, \
                 unnest($9::BIGINT[], $10::TEXT[], $11::TEXT[], $12::BOOLEAN[]) \
                 AS of (member, player_id, name, seated) \
                 ON CONFLICT (table_id, member) DO UPDATE \
                 SET player_id = excluded.player_id, name = excluded.name, \
                 seated = excluded.seated), \
             said AS (\
                 INSERT INTO chat (table_id, n, player_id, name, text, said_at) \
                 SELECT $1, n, player_id, name, text, said_at FROM changed, \
                 (VALUES ($13::BIGINT, $14::TEXT, $15::TEXT, $16::TEXT, $17::BIGINT)) \
                 AS line (n, player_id, name, text, said_at) WHERE n IS NOT NULL) \
             SELECT revision FROM changed, \
             pg_notify('majesty', 'changed ' || $1 || ' ' || revision)"
        )
    };
}

/// Adds to the log of a table, if it is at the revision that the writer knows.
pub async fn append_one(db: &mut PgConnection, append: &Append) -> sqlx::Result<bool> {
    let statement = if append.expected == 0 {
        append!(
            "INSERT INTO tables \
             (id, revision, created_at, changed_at, events, phase, listed, summary) \
             VALUES ($1, $2 + 1, $3, $3, $4 + cardinality($8::TEXT[]), $5, $6, $7) \
             ON CONFLICT DO NOTHING"
        )
    } else {
        append!(
            "UPDATE tables SET revision = revision + 1, changed_at = GREATEST(changed_at, $3), \
             events = $4 + cardinality($8::TEXT[]), phase = $5, listed = $6, summary = $7 \
             WHERE id = $1 AND revision = $2"
        )
    };
    let members = || append.members.iter();
    let events: Vec<String> = append.events.iter().map(json).collect();
    let numbers: Vec<i64> = members().map(|(id, ..)| i64::from(id.0)).collect();
    let players: Vec<Option<String>> =
        members().map(|(_, member, _)| member.player.map(|player| player.to_string())).collect();
    let names: Vec<String> = members().map(|(_, member, _)| escape(&member.name)).collect();
    let seated: Vec<bool> = members().map(|&(.., seated)| seated).collect();
    let line: Option<&ChatLine> = append.line.as_ref();
    let stored: Option<i64> = sqlx::query_scalar(statement)
        .bind(append.table.as_str())
        .bind(number(append.expected))
        .bind(number(append.at.0))
        .bind(i64::from(append.from))
        .bind(append.summary.phase.word())
        .bind(append.summary.listed)
        .bind(json(&append.summary))
        .bind(events)
        .bind(numbers)
        .bind(players)
        .bind(names)
        .bind(seated)
        .bind(line.map(|line| number(line.n)))
        .bind(line.map(|line| line.player.to_string()))
        .bind(line.map(|line| escape(&line.name)))
        .bind(line.map(|line| escape(&line.text)))
        .bind(line.map(|line| number(line.at.0)))
        .fetch_optional(db)
        .await?;
    Ok(stored.is_some())
}
