//! Every change of the store. Each takes the row of its table first, so those of one table come one
//! after the other, and those of different tables wait for nobody.
//!
//! The news goes out with the change: PostgreSQL delivers it when the change is stored, and not at
//! all where it is not.

use sqlx::{PgConnection, PgPool};

use super::{failure::store_error, text::escape};
use crate::{
    Appended, Changed, Header, Millis, Phase, PlayerId, Said, Setup, StoreError, StoredMove,
    TableId, TakeBack, TakenBack,
    rows::{count, json, members, number, phase, table_id},
};

/// Puts up a new table.
pub async fn create_table(
    pool: &PgPool,
    id: TableId,
    setup: &Setup,
    at: Millis,
) -> Result<(), StoreError> {
    let started = (setup.phase == Phase::Playing).then(|| number(at.0));
    let mut transaction = pool.begin().await.map_err(failed)?;
    let made = sqlx::query(
        "INSERT INTO tables (id, created_at, changed_at, started_at, turn_started_at, revision, \
         phase, listed, header) VALUES ($1, $2, $2, $3, $3, 1, $4, $5, $6) \
         ON CONFLICT DO NOTHING",
    )
    .bind(id.as_str())
    .bind(number(at.0))
    .bind(started)
    .bind(setup.phase.word())
    .bind(setup.listed)
    .bind(json(&setup.header))
    .execute(&mut *transaction)
    .await
    .map_err(failed)?;
    if made.rows_affected() == 0 {
        return Err(StoreError::TableExists(id));
    }
    write_members(&mut transaction, id, &setup.header).await.map_err(failed)?;
    announce(&mut transaction, id, 1).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)
}

/// Replaces a table's set-up.
pub async fn change_table(
    pool: &PgPool,
    id: TableId,
    expected_revision: u64,
    setup: &Setup,
    at: Millis,
) -> Result<Changed, StoreError> {
    let started = (setup.phase == Phase::Playing).then(|| number(at.0));
    let mut transaction = pool.begin().await.map_err(failed)?;
    let changed: Option<i64> = sqlx::query_scalar(
        "UPDATE tables SET revision = revision + 1, changed_at = $3, \
         started_at = COALESCE(started_at, $4), \
         turn_started_at = COALESCE(turn_started_at, $4), \
         phase = $5, listed = $6, header = $7 WHERE id = $1 AND revision = $2 RETURNING revision",
    )
    .bind(id.as_str())
    .bind(number(expected_revision))
    .bind(number(at.0))
    .bind(started)
    .bind(setup.phase.word())
    .bind(setup.listed)
    .bind(json(&setup.header))
    .fetch_optional(&mut *transaction)
    .await
    .map_err(failed)?;
    let Some(revision) = changed else {
        let present = revision(&mut transaction, id).await.map_err(failed)?;
        let revision = present.ok_or(StoreError::NoTable(id)).and_then(count)?;
        return Ok(Changed::Stale { revision });
    };
    let revision = count(revision)?;
    write_members(&mut transaction, id, &setup.header).await.map_err(failed)?;
    announce(&mut transaction, id, revision).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    Ok(Changed::Done { revision })
}

/// Adds a move: one question and one answer where nothing is in its way.
pub async fn append_move(
    pool: &PgPool,
    table: TableId,
    ply: u32,
    made: &StoredMove,
    ends_game: bool,
) -> Result<Appended, StoreError> {
    let phase = if ends_game { Phase::Over } else { Phase::Playing };
    let stored: Option<i64> = sqlx::query_scalar(
        "WITH turn AS (\
             UPDATE tables SET revision = revision + 1, plies = plies + 1, changed_at = $5, \
             turn_started_at = $5, phase = $6 \
             WHERE id = $1 AND plies = $2 AND phase = 'playing' RETURNING revision\
         ), made AS (\
             INSERT INTO moves (table_id, ply, word, made_by, made_at) \
             SELECT $1, $2, $3, $4, $5 FROM turn\
         ) SELECT revision FROM turn, pg_notify('majesty', 'changed ' || $1 || ' ' || revision)",
    )
    .bind(table.as_str())
    .bind(i64::from(ply))
    .bind(escape(&made.word))
    .bind(made.by.word())
    .bind(number(made.at.0))
    .bind(phase.word())
    .fetch_optional(pool)
    .await
    .map_err(failed)?;
    match stored {
        Some(revision) => Ok(Appended::Stored { revision: count(revision)? }),
        None => why_not(pool, table, ply, &made.word).await,
    }
}

/// Why a move was not added.
async fn why_not(
    pool: &PgPool,
    table: TableId,
    ply: u32,
    word: &str,
) -> Result<Appended, StoreError> {
    let row: Option<(String, i64, Option<String>)> = sqlx::query_as(
        "SELECT phase, plies, (SELECT word FROM moves WHERE table_id = $1 AND ply = $2) \
         FROM tables WHERE id = $1",
    )
    .bind(table.as_str())
    .bind(i64::from(ply))
    .fetch_optional(pool)
    .await
    .map_err(failed)?;
    let (present, plies, there) = row.ok_or(StoreError::NoTable(table))?;
    if let Some(there) = there {
        let same = there == escape(word);
        return Ok(if same {
            Appended::AlreadyThere
        } else {
            Appended::Taken { word: super::text::unescape(&there) }
        });
    }
    if phase(&present)? != Phase::Playing {
        return Ok(Appended::NotPlaying);
    }
    let next = u32::try_from(plies).map_err(|error| StoreError::corrupt("a number", error))?;
    Ok(Appended::Gap { next })
}

/// Takes moves back.
pub async fn take_back(
    pool: &PgPool,
    table: TableId,
    what: TakeBack,
    at: Millis,
) -> Result<TakenBack, StoreError> {
    let mut transaction = pool.begin().await.map_err(failed)?;
    let row: Option<(i64, String, i64)> =
        sqlx::query_as("SELECT revision, header, plies FROM tables WHERE id = $1 FOR UPDATE")
            .bind(table.as_str())
            .fetch_optional(&mut *transaction)
            .await
            .map_err(failed)?;
    let (revision, header, plies) = row.ok_or(StoreError::NoTable(table))?;
    let moves = u32::try_from(plies).map_err(|error| StoreError::corrupt("a number", error))?;
    let revision = count(revision)?;
    if moves != what.expected {
        return Ok(TakenBack::Stale { moves });
    }
    if what.keep >= moves {
        return Ok(TakenBack::Done { revision });
    }
    let mut header: Header =
        serde_json::from_str(&header).map_err(|error| StoreError::corrupt("a table", error))?;
    header.practice |= what.practice;
    header.request = None;
    header.advice = None;
    remove_moves(&mut transaction, table, what, at, &header).await.map_err(failed)?;
    announce(&mut transaction, table, revision + 1).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    Ok(TakenBack::Done { revision: revision + 1 })
}

async fn remove_moves(
    db: &mut PgConnection,
    table: TableId,
    what: TakeBack,
    at: Millis,
    header: &Header,
) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM moves WHERE table_id = $1 AND ply >= $2")
        .bind(table.as_str())
        .bind(i64::from(what.keep))
        .execute(&mut *db)
        .await?;
    sqlx::query(
        "UPDATE tables SET revision = revision + 1, plies = $2, changed_at = $3, \
         turn_started_at = $3, phase = 'playing', header = $4 WHERE id = $1",
    )
    .bind(table.as_str())
    .bind(i64::from(what.keep))
    .bind(number(at.0))
    .bind(json(header))
    .execute(db)
    .await?;
    Ok(())
}

/// Removes tables where people gathered and did not come back.
pub async fn prune(pool: &PgPool, before: Millis) -> Result<Vec<TableId>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "DELETE FROM tables WHERE phase = 'gathering' AND changed_at < $1 RETURNING id",
    )
    .bind(number(before.0))
    .fetch_all(pool)
    .await
    .map_err(failed)?;
    ids.iter().map(|id| table_id(id)).collect()
}

/// Removes a table. The other nodes hear of a revision that nobody will find.
pub async fn delete_table(pool: &PgPool, id: TableId) -> Result<bool, StoreError> {
    let gone: Option<String> = sqlx::query_scalar(
        "WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id, revision) \
         SELECT id FROM gone, pg_notify('majesty', 'changed ' || id || ' ' || (revision + 1))",
    )
    .bind(id.as_str())
    .fetch_optional(pool)
    .await
    .map_err(failed)?;
    Ok(gone.is_some())
}

/// Adds a line to a chat.
pub async fn say(
    pool: &PgPool,
    table: TableId,
    player: PlayerId,
    (name, text): (&str, &str),
    at: Millis,
) -> Result<Said, StoreError> {
    let said: Option<(i64, i64)> = sqlx::query_as(
        "WITH spoken AS (\
             UPDATE tables SET revision = revision + 1, lines = lines + 1, changed_at = $5 \
             WHERE id = $1 RETURNING lines, revision\
         ), line AS (\
             INSERT INTO chat (table_id, n, player_id, name, text, said_at) \
             SELECT $1, lines, $2, $3, $4, $5 FROM spoken\
         ) SELECT lines, revision FROM spoken, \
         pg_notify('majesty', 'changed ' || $1 || ' ' || revision)",
    )
    .bind(table.as_str())
    .bind(player.to_string())
    .bind(escape(name))
    .bind(escape(text))
    .bind(number(at.0))
    .fetch_optional(pool)
    .await
    .map_err(failed)?;
    let (n, revision) = said.ok_or(StoreError::NoTable(table))?;
    Ok(Said { n: count(n)?, revision: count(revision)? })
}

/// The revision of a table.
pub async fn revision(db: &mut PgConnection, id: TableId) -> sqlx::Result<Option<i64>> {
    let query = sqlx::query_scalar("SELECT revision FROM tables WHERE id = $1");
    query.bind(id.as_str()).fetch_optional(db).await
}

/// Tells all nodes that a table is not what it was, once that is stored.
pub async fn announce(db: &mut PgConnection, id: TableId, revision: u64) -> sqlx::Result<()> {
    sqlx::query("SELECT pg_notify('majesty', 'changed ' || $1 || ' ' || $2::TEXT)")
        .bind(id.as_str())
        .bind(number(revision))
        .execute(db)
        .await?;
    Ok(())
}

/// Makes the seats that are searched those of the header.
async fn write_members(db: &mut PgConnection, id: TableId, header: &Header) -> sqlx::Result<()> {
    let (seats, players): (Vec<i64>, Vec<String>) =
        members(header).map(|(seat, player)| (seat, player.to_string())).unzip();
    sqlx::query("DELETE FROM members WHERE table_id = $1")
        .bind(id.as_str())
        .execute(&mut *db)
        .await?;
    sqlx::query(
        "INSERT INTO members (table_id, seat, player_id) \
         SELECT $1, seat, player FROM unnest($2::BIGINT[], $3::TEXT[]) AS of (seat, player)",
    )
    .bind(id.as_str())
    .bind(seats)
    .bind(players)
    .execute(db)
    .await?;
    Ok(())
}

#[expect(clippy::needless_pass_by_value, reason = "it stands where errors are mapped")]
pub fn failed(error: sqlx::Error) -> StoreError {
    store_error(&error)
}
