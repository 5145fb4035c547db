//! What is kept for the daily deal, for both databases.

use async_trait::async_trait;
use data_encoding::HEXLOWER;
use majesty_table::{Day, Millis, PlayerId, TableId};
use sqlx::Row as _;

use super::{Backend, Connection, Row, append_one, lock_owner, unescape};
use crate::{
    Append, Daily, DailyLine, DailyPlace, DailyResult, DailyTry, StoreError,
    failures::Found,
    rows::{count, moment, number, player_id, table_id},
};

#[async_trait]
impl Daily for Backend {
    async fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.transact(fresh, |db, fresh| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO daily_secret (id, secret) VALUES (1, $1) \
                     ON CONFLICT (id) DO NOTHING",
                )
                .bind(HEXLOWER.encode(fresh))
                .execute(&mut *db)
                .await?;
                let query = sqlx::query_scalar("SELECT secret FROM daily_secret WHERE id = 1");
                let text: String = query.fetch_one(db).await?;
                let bytes = HEXLOWER.decode(text.as_bytes()).ok();
                let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
                // Not the text: an error ends in a log.
                bytes.ok_or_else(|| StoreError::corrupt("the secret of the daily deal", "no hash"))
            })
        })
        .await
    }

    async fn start(&self, day: Day, player: PlayerId, open: Append) -> Result<TableId, StoreError> {
        self.transact((day, player, open), |db, (day, player, open)| {
            Box::pin(start(db, *day, *player, open))
        })
        .await
    }

    async fn attempt(&self, day: Day, player: PlayerId) -> Result<Option<DailyTry>, StoreError> {
        self.read((day, player), |db, &(day, player)| Box::pin(try_of(db, day, player))).await
    }

    async fn finish(
        &self,
        table: TableId,
        at: Millis,
        result: Option<DailyResult>,
    ) -> Result<(), StoreError> {
        self.write((table, at, result), |db, (table, at, result)| {
            Box::pin(async move {
                sqlx::query(
                    "UPDATE daily_tries SET finished_at = $2, points = $3, bot_points = $4 \
                     WHERE table_id = $1 AND finished_at IS NULL",
                )
                .bind(table.as_str())
                .bind(number(at.0))
                .bind(result.map(|result| i64::from(result.points)))
                .bind(result.map(|result| i64::from(result.bot)))
                .execute(db)
                .await?;
                Ok(())
            })
        })
        .await
    }

    async fn unfinished(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let found = self.read(limit, |db, &limit| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT table_id FROM daily_tries JOIN tables ON id = table_id \
                     WHERE finished_at IS NULL AND phase = 'over' LIMIT $1",
                );
                let rows: Vec<Row> = query.bind(i64::from(limit)).fetch_all(db).await?;
                let id = |row: &Row| table_id(row.try_get("table_id")?);
                Ok(rows.iter().map(id).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn results(&self, day: Day, skip: u32, limit: u32) -> Result<Vec<DailyLine>, StoreError> {
        let found = self.read((day, skip, limit), |db, &(day, skip, limit)| {
            Box::pin(async move {
                // A forgotten guest has no member row any more, and a result without a name.
                let query = sqlx::query(
                    "SELECT daily_tries.player_id AS player_id, points, bot_points, \
                     COALESCE(MAX(members.name), '') AS name, \
                     COUNT(accounts.player_id) AS accounts FROM daily_tries \
                     LEFT JOIN members ON members.table_id = daily_tries.table_id \
                     AND members.player_id = daily_tries.player_id AND members.seated = $4 \
                     LEFT JOIN accounts ON accounts.player_id = daily_tries.player_id \
                     WHERE day = $1 AND points IS NOT NULL \
                     GROUP BY daily_tries.player_id, points, bot_points, finished_at \
                     ORDER BY points - bot_points DESC, points DESC, finished_at, \
                     daily_tries.player_id LIMIT $2 OFFSET $3",
                );
                let query = query.bind(day.to_string()).bind(i64::from(limit));
                let rows: Vec<Row> = query.bind(i64::from(skip)).bind(true).fetch_all(db).await?;
                Ok(rows.iter().map(line).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn place(&self, day: Day, result: DailyResult) -> Result<DailyPlace, StoreError> {
        self.read((day, result), |db, &(day, result)| {
            Box::pin(async move {
                let row: Row = sqlx::query(
                    "SELECT COUNT(*) AS everyone, COUNT(CASE WHEN points - bot_points > $2 \
                     OR (points - bot_points = $2 AND points > $3) THEN 1 END) AS better \
                     FROM daily_tries WHERE day = $1 AND points IS NOT NULL",
                )
                .bind(day.to_string())
                .bind(i64::from(result.margin()))
                .bind(i64::from(result.points))
                .fetch_one(db)
                .await?;
                let number = |column| count(row.try_get(column)?);
                Ok(DailyPlace { better: number("better")?, all: number("everyone")? })
            })
        })
        .await
    }

    async fn attempts(&self, player: PlayerId, limit: u32) -> Result<Vec<DailyTry>, StoreError> {
        let found = self.read((player, limit), |db, &(player, limit)| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT day, table_id, started_at, finished_at, points, bot_points \
                     FROM daily_tries WHERE player_id = $1 ORDER BY day DESC LIMIT $2",
                );
                let query = query.bind(player.to_string()).bind(i64::from(limit));
                let rows: Vec<Row> = query.fetch_all(db).await?;
                Ok(rows.iter().map(one_try).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn reference(&self, day: Day) -> Result<Option<DailyResult>, StoreError> {
        self.read(day, |db, day| {
            Box::pin(async move {
                let query =
                    sqlx::query("SELECT points, bot_points FROM daily_references WHERE day = $1");
                let row: Option<Row> = query.bind(day.to_string()).fetch_optional(db).await?;
                Ok(row.as_ref().map(result).transpose()?.flatten())
            })
        })
        .await
    }

    async fn set_reference(&self, day: Day, result: DailyResult) -> Result<(), StoreError> {
        self.write((day, result), |db, (day, result)| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO daily_references (day, points, bot_points) VALUES ($1, $2, $3) \
                     ON CONFLICT (day) DO NOTHING",
                )
                .bind(day.to_string())
                .bind(i64::from(result.points))
                .bind(i64::from(result.bot))
                .execute(db)
                .await?;
                Ok(())
            })
        })
        .await
    }
}

/// Opens a table and notes the try, while nobody else starts one for the same player.
async fn start(
    db: &mut Connection,
    day: Day,
    player: PlayerId,
    open: &Append,
) -> Result<TableId, StoreError> {
    lock_owner(db, player).await?;
    if let Some(there) = try_of(db, day, player).await? {
        return Ok(there.table);
    }
    if !append_one(db, open).await? {
        return Err(StoreError::corrupt("a new table", "its name is taken"));
    }
    sqlx::query(
        "INSERT INTO daily_tries (day, player_id, table_id, started_at) VALUES ($1, $2, $3, $4)",
    )
    .bind(day.to_string())
    .bind(player.to_string())
    .bind(open.table.as_str())
    .bind(number(open.at.0))
    .execute(db)
    .await?;
    Ok(open.table)
}

async fn try_of(
    db: &mut Connection,
    day: Day,
    player: PlayerId,
) -> Result<Option<DailyTry>, StoreError> {
    let row: Option<Row> = sqlx::query(
        "SELECT day, table_id, started_at, finished_at, points, bot_points FROM daily_tries \
         WHERE day = $1 AND player_id = $2",
    )
    .bind(day.to_string())
    .bind(player.to_string())
    .fetch_optional(db)
    .await?;
    row.as_ref().map(one_try).transpose()
}

/// Makes a guest's tries another player's. Where both have played a day, the earlier try counts.
pub async fn hand_over(db: &mut Connection, from: PlayerId, to: PlayerId) -> sqlx::Result<()> {
    for statement in [
        "DELETE FROM daily_tries WHERE player_id = $2 AND EXISTS (SELECT 1 FROM daily_tries AS \
         theirs WHERE theirs.player_id = $1 AND theirs.day = daily_tries.day \
         AND theirs.started_at < daily_tries.started_at)",
        "DELETE FROM daily_tries WHERE player_id = $1 AND EXISTS (SELECT 1 FROM daily_tries AS \
         own WHERE own.player_id = $2 AND own.day = daily_tries.day)",
        "UPDATE daily_tries SET player_id = $2 WHERE player_id = $1",
    ] {
        let query = sqlx::query(statement).bind(from.to_string()).bind(to.to_string());
        query.execute(&mut *db).await?;
    }
    Ok(())
}

fn one_try(row: &Row) -> Result<DailyTry, StoreError> {
    let finished: Option<i64> = row.try_get("finished_at")?;
    let day: &str = row.try_get("day")?;
    Ok(DailyTry {
        day: day.parse().map_err(|error| StoreError::corrupt("a day", error))?,
        table: table_id(row.try_get("table_id")?)?,
        started: moment(row.try_get("started_at")?)?,
        finished: finished.map(moment).transpose()?,
        result: result(row)?,
    })
}

fn line(row: &Row) -> Result<DailyLine, StoreError> {
    let (name, accounts): (&str, i64) = (row.try_get("name")?, row.try_get("accounts")?);
    Ok(DailyLine {
        player: player_id(row.try_get("player_id")?)?,
        name: unescape(name),
        has_account: accounts > 0,
        result: result(row)?.ok_or_else(|| StoreError::corrupt("a result", "no points"))?,
    })
}

fn result(row: &Row) -> Result<Option<DailyResult>, StoreError> {
    let (points, bot): (Option<i64>, Option<i64>) =
        (row.try_get("points")?, row.try_get("bot_points")?);
    let small =
        |points: i64| i32::try_from(points).map_err(|error| StoreError::corrupt("points", error));
    let read = |(points, bot)| Ok(DailyResult { points: small(points)?, bot: small(bot)? });
    points.zip(bot).map(read).transpose()
}
