//! Queries on tables and their logs, compiled for each database.

use async_trait::async_trait;
use majesty_table::{ChatLine, LINES_AT_HAND, Log, Logged, Member, PlayerId, Table, TableId};
use sqlx::Row as _;

use super::{Backend, Connection, Row, announce, append_one, escape, shared, text, unescape};
use crate::{
    Append, Appended, Daily, GameFilter, List, Listed, Opponent, Order, Puzzles, Shared,
    SidesFilter, Store, StoreError, Which,
    failures::Found,
    rows::{count, json, moment, now, number, player_id, table_id},
};

#[async_trait]
impl Store for Backend {
    fn shared(&self) -> Option<&dyn Shared> {
        shared(self)
    }

    fn order(&self) -> &dyn Order {
        self
    }

    fn puzzles(&self) -> &dyn Puzzles {
        self
    }

    fn daily(&self) -> &dyn Daily {
        self
    }

    fn failures(&self) -> u64 {
        self.failures.count()
    }

    fn unreadable(&self) -> u64 {
        self.failures.unreadable()
    }

    async fn probe(&self) -> Result<(), StoreError> {
        // Random, so that no database compresses it to nothing.
        let mut filler = vec![0; 4096];
        let _ = getrandom::fill(&mut filler);
        self.write(filler, |db, filler| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO probe (id, at, filler) VALUES (1, $1, $2) ON CONFLICT (id) \
                     DO UPDATE SET at = excluded.at, filler = excluded.filler",
                )
                .bind(number(now().0))
                .bind(filler)
                .execute(db)
                .await?;
                Ok(())
            })
        })
        .await
    }

    async fn append(&self, mut appends: Vec<Append>) -> Result<Appended, StoreError> {
        if appends.len() == 1 {
            // It is a single statement where the database can do that.
            return self.write(appends, |db, appends| Box::pin(append_all(db, appends))).await;
        }
        // Locked in one order to avoid deadlocks.
        appends.sort_by_key(|append| append.table);
        self.transact(appends, |db, appends| Box::pin(append_whole(db, appends))).await
    }

    async fn load(&self, id: TableId, from: u32) -> Result<Option<Log>, StoreError> {
        self.read((id, from), |db, &(id, from)| Box::pin(load(db, id, from))).await
    }

    async fn list(&self, list: List, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.list_from(list, 0, limit).await
    }

    async fn list_from(
        &self,
        list: List,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let found = self.read((list, skip, limit), |db, &(list, skip, limit)| {
            Box::pin(self::list(db, list, skip, limit))
        });
        Ok(self.failures.take(found.await?))
    }

    async fn finished(
        &self,
        player: PlayerId,
        filter: GameFilter,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let found =
            self.read((player, filter, skip, limit), |db, (player, filter, skip, limit)| {
                Box::pin(finished(db, *player, filter, *skip, *limit))
            });
        Ok(self.failures.take(found.await?))
    }

    async fn ids(&self, which: Which) -> Result<Vec<TableId>, StoreError> {
        let found = self.read(which, |db, which| {
            Box::pin(async move {
                let (query, key) = match which {
                    Which::Playing => (
                        "SELECT id FROM tables WHERE phase = $1 ORDER BY created_at, id",
                        "playing".to_owned(),
                    ),
                    Which::Unfinished(player) => (
                        "SELECT id FROM tables WHERE phase <> 'over' AND id IN \
                         (SELECT table_id FROM members WHERE player_id = $1 AND seated = TRUE) \
                         ORDER BY created_at, id",
                        player.to_string(),
                    ),
                };
                let rows: Vec<Row> = sqlx::query(query).bind(key).fetch_all(db).await?;
                Ok(rows.iter().map(id).collect())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn tables_about(
        &self,
        player: PlayerId,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let found = self.read((player, after, limit), |db, &(player, after, limit)| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT DISTINCT table_id FROM members \
                     WHERE player_id = $1 AND table_id > $2 ORDER BY table_id LIMIT $3",
                );
                // No table has an empty name.
                let after = after.map_or(String::new(), |after| after.as_str().to_owned());
                let query = query.bind(player.to_string()).bind(after).bind(i64::from(limit));
                let rows: Vec<Row> = query.fetch_all(db).await?;
                let id = |row: &Row| table_id(&text(row, "table_id")?);
                Ok(rows.iter().map(id).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn delete(&self, id: TableId) -> Result<bool, StoreError> {
        self.erase(id, |db, id| {
            Box::pin(async move {
                let query =
                    sqlx::query_scalar("DELETE FROM tables WHERE id = $1 RETURNING revision");
                let gone: Option<i64> = query.bind(id.as_str()).fetch_optional(&mut *db).await?;
                if let Some(revision) = gone {
                    // The other nodes hear of a revision that nobody will find.
                    announce(db, *id, count(revision)? + 1).await?;
                }
                Ok(gone.is_some())
            })
        })
        .await
    }

    async fn rebuild_summaries(&self) -> Result<Vec<TableId>, StoreError> {
        let found = self.read((), |db, ()| {
            Box::pin(async move {
                let query = sqlx::query("SELECT id FROM tables ORDER BY id");
                let rows: Vec<Row> = query.fetch_all(db).await?;
                Ok(rows.iter().map(id).collect())
            })
        });
        let ids = self.failures.take(found.await?);
        let mut changed = Vec::new();
        for id in ids {
            if self.transact(id, |db, id| Box::pin(rebuild_summary(db, *id))).await? {
                changed.push(id);
            }
        }
        Ok(changed)
    }
}

/// The name of a table, in a row of a list.
fn id(row: &Row) -> Result<TableId, StoreError> {
    table_id(row.try_get("id")?)
}

/// Adds to the logs until one of them is not as its writer believes.
async fn append_all(db: &mut Connection, appends: &[Append]) -> Result<Appended, StoreError> {
    for append in appends {
        if !append_one(db, append).await? {
            return Ok(Appended::Conflict);
        }
    }
    Ok(Appended::Done)
}

/// Adds to all logs or to none, inside a transaction that may hold other changes.
async fn append_whole(db: &mut Connection, appends: &[Append]) -> Result<Appended, StoreError> {
    sqlx::query("SAVEPOINT appends").execute(&mut *db).await?;
    let appended = append_all(db, appends).await?;
    if appended == Appended::Conflict {
        sqlx::query("ROLLBACK TO SAVEPOINT appends").execute(&mut *db).await?;
    }
    sqlx::query("RELEASE SAVEPOINT appends").execute(&mut *db).await?;
    Ok(appended)
}

/// The log of a table: one statement, so that all of it is of the same moment.
pub async fn load(db: &mut Connection, id: TableId, from: u32) -> Result<Option<Log>, StoreError> {
    let rows: Vec<Row> = sqlx::query(
        "SELECT CAST(0 AS BIGINT) AS part, revision AS n, events AS at, \
         CAST(NULL AS TEXT) AS player_id, '' AS name, '' AS text FROM tables WHERE id = $1 \
         UNION ALL \
         SELECT 1, seq, at, NULL, '', event FROM events WHERE table_id = $1 AND seq >= $2 \
         UNION ALL \
         SELECT 2, member, 0, player_id, name, '' FROM members WHERE table_id = $1 \
         UNION ALL \
         SELECT 3, n, said_at, player_id, name, text FROM \
         (SELECT * FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $3) AS lines \
         ORDER BY 1, 2",
    )
    .bind(id.as_str())
    .bind(i64::from(from))
    .bind(LINES_AT_HAND as i64)
    .fetch_all(db)
    .await?;
    let Some((table, rows)) = rows.split_first().filter(|(row, _)| part(row) == Some(0)) else {
        return Ok(None);
    };
    let mut log = Log { revision: count(table.try_get("n")?)?, ..Log::default() };
    for row in rows {
        match part(row) {
            Some(1) => {
                let n = count(row.try_get("n")?)?;
                in_order(n, u64::from(from) + log.events.len() as u64)?;
                let event = serde_json::from_str(row.try_get("text")?)
                    .map_err(|error| StoreError::corrupt("an event", error))?;
                log.events.push(Logged { at: moment(row.try_get("at")?)?, event });
            }
            Some(2) => {
                let n = count(row.try_get("n")?)?;
                in_order(n, log.members.len() as u64)?;
                log.members.push(member(row)?);
            }
            // A line that can't be read is no reason to lose the game.
            _ => match line(row, "at") {
                Ok(line) => log.chat.push(line),
                Err(error) => tracing::warn!("skipped an unreadable chat line: {error}"),
            },
        }
    }
    in_order(count(table.try_get("at")?)?, u64::from(from) + log.events.len() as u64)?;
    Ok(Some(log))
}

fn part(row: &Row) -> Option<i64> {
    row.try_get("part").ok()
}

fn in_order(found: u64, expected: u64) -> Result<(), StoreError> {
    let detail = format!("found number {found}, expected {expected}");
    (found == expected).then_some(()).ok_or(StoreError::Corrupt { what: "a log", detail })
}

fn member(row: &Row) -> Result<Member, StoreError> {
    let player: Option<&str> = row.try_get("player_id")?;
    let player = player.map(player_id).transpose()?;
    Ok(Member { player, name: unescape(row.try_get("name")?) })
}

/// A line of chat.
pub fn line(row: &Row, at: &str) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        n: count(row.try_get("n")?)?,
        player: player_id(row.try_get("player_id")?)?,
        name: unescape(row.try_get("name")?),
        text: unescape(row.try_get("text")?),
        at: moment(row.try_get(at)?)?,
    })
}

/// The query of a list: `$1` is the key of its condition, `$2` its limit, `$3` what it skips.
macro_rules! query {
    ($condition:literal) => {
        query!($condition, "seated = TRUE")
    };
    ($condition:literal, $members:literal) => {
        concat!(
            "SELECT id, created_at, changed_at, summary, member, player_id, name FROM \
             (SELECT id, created_at, changed_at, summary FROM tables WHERE ",
            $condition,
            " ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) AS newest \
             LEFT JOIN members ON table_id = id AND (",
            $members,
            ") ORDER BY created_at DESC, id DESC, member"
        )
    };
}

/// Tables and their members, without a look at any log.
async fn list(
    db: &mut Connection,
    list: List,
    skip: u32,
    limit: u32,
) -> Result<Found<Listed>, StoreError> {
    const IN_PHASE: &str = query!("phase = $1 AND listed = TRUE");
    let (query, key) = match list {
        List::Open => (IN_PHASE, "gathering".to_owned()),
        List::Watchable => (IN_PHASE, "playing".to_owned()),
        List::Of(player) => (
            query!("id IN (SELECT table_id FROM members WHERE player_id = $1 AND seated = TRUE)"),
            player.to_string(),
        ),
        List::UnfinishedOf(player) => (
            query!(
                "phase <> 'over' AND id IN \
                 (SELECT table_id FROM members WHERE player_id = $1 AND seated = TRUE)"
            ),
            player.to_string(),
        ),
        List::ListedBy(player) => (
            query!(
                "phase IN ('gathering', 'playing') AND listed = TRUE \
                 AND id IN (SELECT table_id FROM members WHERE player_id = $1)",
                "seated = TRUE OR player_id = $1"
            ),
            player.to_string(),
        ),
        List::GatheringOf(player) => (
            query!(
                "phase = 'gathering' AND id IN \
                 (SELECT table_id FROM members WHERE player_id = $1 AND seated = TRUE)",
                "seated = TRUE OR player_id = $1"
            ),
            player.to_string(),
        ),
    };
    let query = sqlx::query(query).bind(key).bind(i64::from(limit)).bind(i64::from(skip));
    Ok(tables(&query.fetch_all(db).await?))
}

/// The finished games of a player. Only the player's own tables are searched: `members_by_player`
/// finds them, and the other conditions look at nothing else. An empty text filters nothing.
async fn finished(
    db: &mut Connection,
    player: PlayerId,
    filter: &GameFilter,
    skip: u32,
    limit: u32,
) -> Result<Found<Listed>, StoreError> {
    const QUERY: &str = query!(
        "phase = 'over' AND id IN \
         (SELECT table_id FROM members WHERE player_id = $1 AND seated = TRUE) \
         AND ($4 = '' OR EXISTS (SELECT 1 FROM members AS other WHERE other.table_id = tables.id \
         AND other.seated = TRUE AND other.name = $4 \
         AND (other.player_id IS NULL OR other.player_id <> $1))) \
         AND ($5 = '' OR summary LIKE $5 ESCAPE '!') \
         AND ($6 = '' OR summary LIKE $6) \
         AND ($7 = '' OR (summary NOT LIKE $7 AND summary NOT LIKE $8))"
    );
    let sides = |letter: &str| format!("%\"sides\":\"{}\"%", letter.repeat(8));
    let (person, bot) = match &filter.opponent {
        None => (String::new(), String::new()),
        Some(Opponent::Person(name)) => (name.clone(), String::new()),
        Some(Opponent::Bot(level)) => (String::new(), holds(&format!("\"level\":{}", json(level)))),
    };
    let [is, is_neither, nor] = match filter.sides {
        None => [const { String::new() }; 3],
        Some(SidesFilter::A) => [sides("A"), String::new(), String::new()],
        Some(SidesFilter::B) => [sides("B"), String::new(), String::new()],
        Some(SidesFilter::Mixed) => [String::new(), sides("A"), sides("B")],
    };
    let query = sqlx::query(QUERY)
        .bind(player.to_string())
        .bind(i64::from(limit))
        .bind(i64::from(skip))
        .bind(escape(&person))
        .bind(bot)
        .bind(is)
        .bind(is_neither)
        .bind(nor);
    Ok(tables(&query.fetch_all(db).await?))
}

/// A pattern for `LIKE … ESCAPE '!'` that matches whatever holds a text.
fn holds(text: &str) -> String {
    let text = text.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{text}%")
}

/// Tables from their rows, which are next to each other, whether a table's name can be read or not.
fn tables(rows: &[Row]) -> Found<Listed> {
    rows.chunk_by(|one, other| text(one, "id").ok() == text(other, "id").ok()).map(listed).collect()
}

/// A table from its rows: one for each member with a seat, or one without a member.
fn listed(rows: &[Row]) -> Result<Listed, StoreError> {
    let row = rows.first().ok_or_else(|| StoreError::corrupt("a list", "a table without rows"))?;
    let mut members = Vec::new();
    for row in rows {
        let number: Option<i64> = row.try_get("member")?;
        let Some(number) = number else { continue };
        let place = usize::try_from(count(number)?).unwrap_or(usize::MAX);
        if place >= MEMBERS {
            return Err(StoreError::corrupt("a member", number));
        }
        if members.len() <= place {
            members.resize(place + 1, Member::NOBODY);
        }
        members[place] = member(row)?;
    }
    Ok(Listed {
        id: id(row)?,
        created: moment(row.try_get("created_at")?)?,
        changed: moment(row.try_get("changed_at")?)?,
        summary: serde_json::from_str(row.try_get("summary")?)
            .map_err(|error| StoreError::corrupt("a summary", error))?,
        members,
    })
}

/// More members than any table has, so that a damaged number can't ask for memory.
const MEMBERS: usize = 100_000;

/// Rewrites a summary, unless the table changes meanwhile, which rewrites it as well.
async fn rebuild_summary(db: &mut Connection, id: TableId) -> Result<bool, StoreError> {
    let log = match load(db, id, 0).await {
        Ok(Some(log)) => log,
        Ok(None) | Err(StoreError::Corrupt { .. }) => return Ok(false),
        Err(error) => return Err(error),
    };
    let revision = log.revision;
    let Ok(table) = Table::replay(id, log) else { return Ok(false) };
    let summary = table.summary();
    let written = sqlx::query(
        "UPDATE tables SET phase = $3, listed = $4, summary = $5 WHERE id = $1 AND revision = $2 \
         AND (phase <> $3 OR listed <> $4 OR summary <> $5)",
    )
    .bind(id.as_str())
    .bind(number(revision))
    .bind(summary.phase.word())
    .bind(summary.listed)
    .bind(json(&summary))
    .execute(db)
    .await?;
    Ok(written.rows_affected() > 0)
}
