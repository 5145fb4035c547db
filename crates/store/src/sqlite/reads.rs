//! Reading, which never waits for the writer.

use sqlx::SqlitePool;

use super::failure::store_error;
use crate::{
    ChatLine, Phase, PlayerId, StoreError, Table, TableId, TableInfo,
    rows::{ChatRow, TableRow, convert, number, select_tables, table_id, table_rows},
};

/// A table with its moves: one query, so both are of the same moment.
pub async fn table(pool: &SqlitePool, id: TableId) -> Result<Option<Table>, StoreError> {
    let rows = sqlx::query(select_tables!(
        ", ply, word, made_by, made_at",
        "LEFT JOIN moves ON table_id = id WHERE id = ? ORDER BY ply"
    ));
    let rows = rows.bind(id.as_str()).fetch_all(pool).await;
    let found = rows.and_then(|rows| table_rows(&rows)).map_err(|error| store_error(&error))?;
    let Some((table, moves)) = found else { return Ok(None) };
    Ok(Some(Table { info: table.try_into()?, moves: convert(moves)? }))
}

/// The listed tables of a phase.
pub async fn listed(
    pool: &SqlitePool,
    phase: Phase,
    limit: u32,
) -> Result<Vec<TableInfo>, StoreError> {
    let query = sqlx::query_as::<_, TableRow>(select_tables!(
        "WHERE phase = ? AND listed = 1 ORDER BY created_at DESC, id DESC LIMIT ?"
    ));
    all(query.bind(phase.word()).bind(limit).fetch_all(pool).await)
}

/// The tables where a person has a seat.
pub async fn tables_of(
    pool: &SqlitePool,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<TableInfo>, StoreError> {
    let query = sqlx::query_as::<_, TableRow>(select_tables!(
        "WHERE id IN (SELECT table_id FROM members WHERE player_id = ? AND seat >= 0) \
         ORDER BY created_at DESC, id DESC LIMIT ?"
    ));
    all(query.bind(player.to_string()).bind(limit).fetch_all(pool).await)
}

/// The names of the tables where a game is on.
pub async fn playing(pool: &SqlitePool) -> Result<Vec<TableId>, StoreError> {
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM tables WHERE phase = 'playing' ORDER BY created_at, id")
            .fetch_all(pool)
            .await
            .map_err(|error| store_error(&error))?;
    ids.iter().map(|id| table_id(id)).collect()
}

/// The last lines of a chat.
pub async fn chat(
    pool: &SqlitePool,
    table: TableId,
    after: u64,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let query = sqlx::query_as::<_, ChatRow>(
        "SELECT n, player_id, name, text, said_at FROM chat \
         WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?",
    );
    let query = query.bind(table.as_str()).bind(number(after)).bind(limit);
    let mut lines: Vec<ChatLine> = all(query.fetch_all(pool).await)?;
    lines.reverse();
    Ok(lines)
}

fn all<R, T>(rows: sqlx::Result<Vec<R>>) -> Result<Vec<T>, StoreError>
where
    T: TryFrom<R, Error = StoreError>,
{
    convert(rows.map_err(|error| store_error(&error))?)
}
