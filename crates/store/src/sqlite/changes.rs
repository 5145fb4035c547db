//! Every change of the store, each as one value that is applied inside a transaction.

use async_trait::async_trait;
use sqlx::SqliteConnection;

use super::writer::{Answer, Change};
use crate::{
    Appended, Changed, Header, Millis, Phase, PlayerId, Said, Setup, StoreError, StoredMove,
    TableId, TakeBack, TakenBack,
    rows::{count, json, members, number, phase, table_id},
};

/// Puts up a new table.
pub struct CreateTable {
    pub id: TableId,
    pub setup: Setup,
    pub at: Millis,
}

#[async_trait]
impl Change for CreateTable {
    type Outcome = ();

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<()>> {
        if revision(db, self.id).await?.is_ok() {
            return Ok(Err(StoreError::TableExists(self.id)));
        }
        let started = (self.setup.phase == Phase::Playing).then(|| number(self.at.0));
        sqlx::query(
            "INSERT INTO tables (id, created_at, changed_at, started_at, turn_started_at, \
             revision, phase, listed, header) VALUES (?1, ?2, ?2, ?3, ?3, 1, ?4, ?5, ?6)",
        )
        .bind(self.id.as_str())
        .bind(number(self.at.0))
        .bind(started)
        .bind(self.setup.phase.word())
        .bind(self.setup.listed)
        .bind(json(&self.setup.header))
        .execute(&mut *db)
        .await?;
        write_members(db, self.id, &self.setup.header).await?;
        Ok(Ok(()))
    }
}

/// Replaces a table's set-up.
pub struct ChangeTable {
    pub id: TableId,
    pub expected_revision: u64,
    pub setup: Setup,
    pub at: Millis,
}

#[async_trait]
impl Change for ChangeTable {
    type Outcome = Changed;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<Changed>> {
        let revision = match revision(db, self.id).await? {
            Ok(revision) => revision,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if revision != self.expected_revision {
            return Ok(Ok(Changed::Stale { revision }));
        }
        let started = (self.setup.phase == Phase::Playing).then(|| number(self.at.0));
        sqlx::query(
            "UPDATE tables SET revision = revision + 1, changed_at = ?2, \
             started_at = COALESCE(started_at, ?3), \
             turn_started_at = COALESCE(turn_started_at, ?3), \
             phase = ?4, listed = ?5, header = ?6 WHERE id = ?1",
        )
        .bind(self.id.as_str())
        .bind(number(self.at.0))
        .bind(started)
        .bind(self.setup.phase.word())
        .bind(self.setup.listed)
        .bind(json(&self.setup.header))
        .execute(&mut *db)
        .await?;
        write_members(db, self.id, &self.setup.header).await?;
        Ok(Ok(Changed::Done { revision: revision + 1 }))
    }
}

/// Adds a move.
pub struct AppendMove {
    pub table: TableId,
    pub ply: u32,
    pub made: StoredMove,
    pub ends_game: bool,
}

#[async_trait]
impl Change for AppendMove {
    type Outcome = Appended;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<Appended>> {
        let row: Option<(i64, String, u32, Option<String>)> = sqlx::query_as(
            "SELECT revision, phase, \
             (SELECT COUNT(*) FROM moves WHERE table_id = ?1), \
             (SELECT word FROM moves WHERE table_id = ?1 AND ply = ?2) \
             FROM tables WHERE id = ?1",
        )
        .bind(self.table.as_str())
        .bind(self.ply)
        .fetch_optional(&mut *db)
        .await?;
        let Some((revision, phase_word, next, there)) = row else {
            return Ok(Err(StoreError::NoTable(self.table)));
        };
        let (revision, phase) = match (count(revision), phase(&phase_word)) {
            (Ok(revision), Ok(phase)) => (revision, phase),
            (Err(error), _) | (_, Err(error)) => return Ok(Err(error)),
        };
        if let Some(word) = there {
            let same = word == self.made.word;
            return Ok(Ok(if same { Appended::AlreadyThere } else { Appended::Taken { word } }));
        }
        if phase != Phase::Playing {
            return Ok(Ok(Appended::NotPlaying));
        }
        if next != self.ply {
            return Ok(Ok(Appended::Gap { next }));
        }
        self.insert(db).await?;
        Ok(Ok(Appended::Stored { revision: revision + 1 }))
    }
}

impl AppendMove {
    async fn insert(&self, db: &mut SqliteConnection) -> sqlx::Result<()> {
        let at = number(self.made.at.0);
        sqlx::query(
            "INSERT INTO moves (table_id, ply, word, made_by, made_at) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(self.table.as_str())
        .bind(self.ply)
        .bind(&self.made.word)
        .bind(self.made.by.word())
        .bind(at)
        .execute(&mut *db)
        .await?;
        let phase = if self.ends_game { Phase::Over } else { Phase::Playing };
        sqlx::query(
            "UPDATE tables SET revision = revision + 1, changed_at = ?2, turn_started_at = ?2, \
             phase = ?3 WHERE id = ?1",
        )
        .bind(self.table.as_str())
        .bind(at)
        .bind(phase.word())
        .execute(db)
        .await?;
        Ok(())
    }
}

/// Takes moves back.
pub struct TakeMovesBack {
    pub table: TableId,
    pub what: TakeBack,
    pub at: Millis,
}

#[async_trait]
impl Change for TakeMovesBack {
    type Outcome = TakenBack;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<TakenBack>> {
        let row: Option<(i64, String, u32)> = sqlx::query_as(
            "SELECT revision, header, (SELECT COUNT(*) FROM moves WHERE table_id = ?1) \
             FROM tables WHERE id = ?1",
        )
        .bind(self.table.as_str())
        .fetch_optional(&mut *db)
        .await?;
        let Some((revision, header, moves)) = row else {
            return Ok(Err(StoreError::NoTable(self.table)));
        };
        let header =
            serde_json::from_str(&header).map_err(|error| StoreError::corrupt("a table", error));
        let (revision, mut header): (u64, Header) = match (count(revision), header) {
            (Ok(revision), Ok(header)) => (revision, header),
            (Err(error), _) | (_, Err(error)) => return Ok(Err(error)),
        };
        if moves != self.what.expected {
            return Ok(Ok(TakenBack::Stale { moves }));
        }
        if self.what.keep >= moves {
            return Ok(Ok(TakenBack::Done { revision }));
        }
        header.practice |= self.what.practice;
        header.request = None;
        header.advice = None;
        self.remove(db, &header).await?;
        Ok(Ok(TakenBack::Done { revision: revision + 1 }))
    }
}

impl TakeMovesBack {
    async fn remove(&self, db: &mut SqliteConnection, header: &Header) -> sqlx::Result<()> {
        sqlx::query("DELETE FROM moves WHERE table_id = ? AND ply >= ?")
            .bind(self.table.as_str())
            .bind(self.what.keep)
            .execute(&mut *db)
            .await?;
        sqlx::query(
            "UPDATE tables SET revision = revision + 1, changed_at = ?2, turn_started_at = ?2, \
             phase = 'playing', header = ?3 WHERE id = ?1",
        )
        .bind(self.table.as_str())
        .bind(number(self.at.0))
        .bind(json(header))
        .execute(db)
        .await?;
        Ok(())
    }
}

/// Removes tables where people gathered and did not come back.
pub struct Prune {
    pub before: Millis,
}

#[async_trait]
impl Change for Prune {
    type Outcome = Vec<TableId>;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<Vec<TableId>>> {
        let ids: Vec<String> = sqlx::query_scalar(
            "DELETE FROM tables WHERE phase = 'gathering' AND changed_at < ? RETURNING id",
        )
        .bind(number(self.before.0))
        .fetch_all(db)
        .await?;
        Ok(ids.iter().map(|id| table_id(id)).collect())
    }
}

/// Removes a table.
pub struct DeleteTable {
    pub id: TableId,
}

#[async_trait]
impl Change for DeleteTable {
    type Outcome = bool;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<bool>> {
        let gone = sqlx::query("DELETE FROM tables WHERE id = ?").bind(self.id.as_str());
        Ok(Ok(gone.execute(db).await?.rows_affected() > 0))
    }
}

/// Adds a line to a chat.
pub struct Say {
    pub table: TableId,
    pub player: PlayerId,
    pub name: String,
    pub text: String,
    pub at: Millis,
}

#[async_trait]
impl Change for Say {
    type Outcome = Said;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<Said>> {
        let revision = match revision(db, self.table).await? {
            Ok(revision) => revision,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let n: i64 = sqlx::query_scalar(
            "INSERT INTO chat (table_id, n, player_id, name, text, said_at) \
             SELECT ?1, COALESCE(MAX(n), 0) + 1, ?2, ?3, ?4, ?5 FROM chat WHERE table_id = ?1 \
             RETURNING n",
        )
        .bind(self.table.as_str())
        .bind(self.player.to_string())
        .bind(&self.name)
        .bind(&self.text)
        .bind(number(self.at.0))
        .fetch_one(&mut *db)
        .await?;
        sqlx::query("UPDATE tables SET revision = revision + 1, changed_at = ?2 WHERE id = ?1")
            .bind(self.table.as_str())
            .bind(number(self.at.0))
            .execute(db)
            .await?;
        Ok(count(n).map(|n| Said { n, revision: revision + 1 }))
    }
}

/// The revision of a table, or that there is none.
async fn revision(db: &mut SqliteConnection, id: TableId) -> sqlx::Result<Answer<u64>> {
    let found: Option<i64> = sqlx::query_scalar("SELECT revision FROM tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(db)
        .await?;
    Ok(found.ok_or(StoreError::NoTable(id)).and_then(count))
}

/// Makes the seats that are searched those of the header.
async fn write_members(
    db: &mut SqliteConnection,
    id: TableId,
    header: &Header,
) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM members WHERE table_id = ?")
        .bind(id.as_str())
        .execute(&mut *db)
        .await?;
    for (seat, player) in members(header) {
        sqlx::query("INSERT INTO members (table_id, seat, player_id) VALUES (?, ?, ?)")
            .bind(id.as_str())
            .bind(seat)
            .bind(player.to_string())
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}
