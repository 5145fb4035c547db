//! Reading.

use sqlx::PgPool;

use super::{failure::store_error, text::unescape};
use crate::{
    ChatLine, Phase, PlayerId, StoreError, StoredMove, Table, TableId, TableInfo,
    rows::{ChatRow, TableRow, convert, number, select_tables, table_id, table_rows},
};

/// A table with its moves: one query, so both are of the same moment.
pub async fn table(pool: &PgPool, id: TableId) -> Result<Option<Table>, StoreError> {
    let rows = sqlx::query(select_tables!(
        ", ply, word, made_by, made_at",
        "LEFT JOIN moves ON table_id = id WHERE id = $1 ORDER BY ply"
    ));
    let rows = rows.bind(id.as_str()).fetch_all(pool).await;
    let found = rows.and_then(|rows| table_rows(&rows)).map_err(|error| store_error(&error))?;
    let Some((table, moves)) = found else { return Ok(None) };
    let mut moves: Vec<StoredMove> = convert(moves)?;
    for made in &mut moves {
        made.word = unescape(&made.word);
    }
    Ok(Some(Table { info: table.try_into()?, moves }))
}

/// The listed tables of a phase.
pub async fn listed(pool: &PgPool, phase: Phase, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
    let query = sqlx::query_as::<_, TableRow>(select_tables!(
        "WHERE phase = $1 AND listed ORDER BY created_at DESC, id DESC LIMIT $2"
    ));
    all(query.bind(phase.word()).bind(i64::from(limit)).fetch_all(pool).await)
}

/// The tables where a person has a seat.
pub async fn tables_of(
    pool: &PgPool,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<TableInfo>, StoreError> {
    let query = sqlx::query_as::<_, TableRow>(select_tables!(
        "WHERE id IN (SELECT table_id FROM members WHERE player_id = $1 AND seat >= 0) \
         ORDER BY created_at DESC, id DESC LIMIT $2"
    ));
    all(query.bind(player.to_string()).bind(i64::from(limit)).fetch_all(pool).await)
}

/// The names of the tables where a game is on.
pub async fn playing(pool: &PgPool) -> Result<Vec<TableId>, StoreError> {
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM tables WHERE phase = 'playing' ORDER BY created_at, id")
            .fetch_all(pool)
            .await
            .map_err(|error| store_error(&error))?;
    ids.iter().map(|id| table_id(id)).collect()
}

/// The last lines of a chat.
pub async fn chat(
    pool: &PgPool,
    table: TableId,
    after: u64,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let query = sqlx::query_as::<_, ChatRow>(
        "SELECT n, player_id, name, text, said_at FROM chat \
         WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
    );
    let query = query.bind(table.as_str()).bind(number(after)).bind(i64::from(limit));
    let mut lines: Vec<ChatLine> = all(query.fetch_all(pool).await)?;
    for line in &mut lines {
        line.name = unescape(&line.name);
        line.text = unescape(&line.text);
    }
    lines.reverse();
    Ok(lines)
}

fn all<R, T>(rows: sqlx::Result<Vec<R>>) -> Result<Vec<T>, StoreError>
where
    T: TryFrom<R, Error = StoreError>,
{
    convert(rows.map_err(|error| store_error(&error))?)
}
