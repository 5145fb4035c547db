//! What operators need to keep order, for both databases.

use async_trait::async_trait;
use majesty_table::{Millis, Phase, PlayerId, TableId};
use sqlx::Row as _;

use super::{Backend, Connection, Row, announce, escape, lock_owner, unescape};
use crate::{
    AuditEntry, KeyHash, Lock, Locked, NewReport, Old, OperatorChanges, OperatorNote, Order,
    PasswordLink, Report, Reported, StalePage, StaleTable, StoreError, TableRevision,
    failures::Found,
    rows::{count, moment, number, player_id, table_id},
};

/// Whether the member `members` has an account, or acts for one with a token.
macro_rules! is_known {
    () => {
        "(EXISTS (SELECT 1 FROM accounts WHERE accounts.player_id = members.player_id) \
         OR EXISTS (SELECT 1 FROM keys JOIN accounts ON accounts.player_id = keys.owner \
         WHERE keys.acts_as = members.player_id))"
    };
}

#[async_trait]
impl Order for Backend {
    async fn report(&self, report: NewReport) -> Result<Reported, StoreError> {
        self.transact(report, |db, report| Box::pin(add_report(db, report))).await
    }

    async fn reports(&self, all: bool) -> Result<Vec<Report>, StoreError> {
        let found = self.read(all, |db, &all| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT id, table_id, line, reports.player_id, reports.name, text, said_at, \
                     reporter, reason, reported_at, handled_at, note, accounts.name AS account \
                     FROM reports LEFT JOIN accounts ON accounts.player_id = reports.player_id \
                     WHERE $1 OR handled_at IS NULL ORDER BY id",
                );
                let rows: Vec<Row> = query.bind(all).fetch_all(db).await?;
                Ok(rows.iter().map(read_report).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn reports_of(&self, player: PlayerId, limit: u32) -> Result<Vec<Report>, StoreError> {
        let found = self.read((player, limit), |db, &(player, limit)| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT id, table_id, line, reports.player_id, reports.name, text, said_at, \
                     reporter, reason, reported_at, handled_at, note, accounts.name AS account \
                     FROM reports LEFT JOIN accounts ON accounts.player_id = reports.player_id \
                     WHERE reporter = $1 OR reports.player_id = $1 ORDER BY id DESC LIMIT $2",
                );
                let query = query.bind(player.to_string()).bind(i64::from(limit));
                let rows: Vec<Row> = query.fetch_all(db).await?;
                Ok(rows.iter().map(read_report).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn close_report(&self, id: u64, note: OperatorNote) -> Result<bool, StoreError> {
        self.erase((id, note), |db, (id, note)| {
            Box::pin(async move {
                let closed = sqlx::query(
                    "UPDATE reports SET handled_at = $2, note = $3 \
                     WHERE id = $1 AND handled_at IS NULL",
                )
                .bind(number(*id))
                .bind(number(note.at.0))
                .bind(escape(&note.reason))
                .execute(&mut *db)
                .await?;
                let is_closed = closed.rows_affected() > 0;
                if is_closed {
                    // Of a person who deleted themselves nothing stays once the report was read.
                    sqlx::query(
                        "DELETE FROM reports WHERE id = $1 \
                         AND NOT EXISTS (SELECT 1 FROM accounts WHERE player_id = reports.player_id) \
                         AND NOT EXISTS (SELECT 1 FROM members WHERE player_id = reports.player_id) \
                         AND NOT EXISTS (SELECT 1 FROM chat WHERE player_id = reports.player_id) \
                         AND NOT EXISTS (SELECT 1 FROM keys WHERE acts_as = reports.player_id)",
                    )
                    .bind(number(*id))
                    .execute(&mut *db)
                    .await?;
                    log(db, note, "close report", &id.to_string(), About::default()).await?;
                }
                Ok(is_closed)
            })
        })
        .await
    }

    async fn delete_line(
        &self,
        table: TableId,
        n: u64,
        note: OperatorNote,
    ) -> Result<bool, StoreError> {
        self.erase((table, n, note), |db, (table, n, note)| {
            Box::pin(async move {
                // The row of the table first, like every change.
                let revision: Option<i64> = sqlx::query_scalar(
                    "UPDATE tables SET revision = revision + 1 WHERE id = $1 \
                     AND EXISTS (SELECT 1 FROM chat WHERE table_id = $1 AND n = $2) \
                     RETURNING revision",
                )
                .bind(table.as_str())
                .bind(number(*n))
                .fetch_optional(&mut *db)
                .await?;
                let Some(revision) = revision else { return Ok(false) };
                sqlx::query("DELETE FROM chat WHERE table_id = $1 AND n = $2")
                    .bind(table.as_str())
                    .bind(number(*n))
                    .execute(&mut *db)
                    .await?;
                announce(db, *table, count(revision)?).await?;
                let about = About { table: Some(*table), ..About::default() };
                log(db, note, "delete line", &format!("{table} {n}"), about).await?;
                Ok(true)
            })
        })
        .await
    }

    async fn delete_table(&self, table: TableId, note: OperatorNote) -> Result<bool, StoreError> {
        self.erase((table, note), |db, (table, note)| {
            Box::pin(async move {
                let query =
                    sqlx::query_scalar("DELETE FROM tables WHERE id = $1 RETURNING revision");
                let gone: Option<i64> = query.bind(table.as_str()).fetch_optional(&mut *db).await?;
                let Some(revision) = gone else { return Ok(false) };
                announce(db, *table, count(revision)? + 1).await?;
                let about = About { table: Some(*table), ..About::default() };
                log(db, note, "delete table", table.as_str(), about).await?;
                Ok(true)
            })
        })
        .await
    }

    async fn lock(
        &self,
        on: Locked,
        until: Option<Millis>,
        note: OperatorNote,
    ) -> Result<(), StoreError> {
        self.erase((on, until, note), |db, (on, until, note)| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO locks (kind, subject, until, reason, made_at) \
                     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (kind, subject) \
                     DO UPDATE SET until = $3, reason = $4, made_at = $5",
                )
                .bind(on.word())
                .bind(on.subject())
                .bind(until.map(|until| number(until.0)))
                .bind(escape(&note.reason))
                .bind(number(note.at.0))
                .execute(&mut *db)
                .await?;
                if let Some(player) = on.player() {
                    remove_keys(db, player).await?;
                }
                let about = About { player: on.player(), ..About::default() };
                log(db, note, &format!("lock {}", on.word()), &on.subject(), about).await
            })
        })
        .await
    }

    async fn unlock(&self, on: Locked, note: OperatorNote) -> Result<bool, StoreError> {
        self.erase((on, note), |db, (on, note)| {
            Box::pin(async move {
                let gone = sqlx::query("DELETE FROM locks WHERE kind = $1 AND subject = $2")
                    .bind(on.word())
                    .bind(on.subject())
                    .execute(&mut *db)
                    .await?;
                let is_gone = gone.rows_affected() > 0;
                if is_gone {
                    let about = About { player: on.player(), ..About::default() };
                    log(db, note, &format!("unlock {}", on.word()), &on.subject(), about).await?;
                }
                Ok(is_gone)
            })
        })
        .await
    }

    async fn locks(&self) -> Result<Vec<Lock>, StoreError> {
        let found = self.read((), |db, ()| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT kind, subject, until, reason, made_at, accounts.name AS name \
                     FROM locks LEFT JOIN accounts ON kind = 'account' AND player_id = subject \
                     ORDER BY made_at DESC, kind, subject",
                );
                let rows: Vec<Row> = query.fetch_all(db).await?;
                Ok(rows.iter().map(read_lock).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn add_password_link(
        &self,
        link: PasswordLink,
        note: OperatorNote,
    ) -> Result<(), StoreError> {
        self.transact((link, note), |db, (link, note)| {
            Box::pin(async move {
                let account = link.account.to_string();
                sqlx::query("DELETE FROM password_links WHERE player_id = $1")
                    .bind(&account)
                    .execute(&mut *db)
                    .await?;
                sqlx::query(
                    "INSERT INTO password_links (hash, player_id, until) VALUES ($1, $2, $3)",
                )
                .bind(link.hash.to_string())
                .bind(&account)
                .bind(number(link.until.0))
                .execute(&mut *db)
                .await?;
                log(db, note, "password link", &account, About::default()).await
            })
        })
        .await
    }

    async fn password_link(
        &self,
        hash: KeyHash,
        at: Millis,
    ) -> Result<Option<PlayerId>, StoreError> {
        self.read((hash, at), |db, &(hash, at)| {
            Box::pin(async move {
                let player: Option<String> = sqlx::query_scalar(
                    "SELECT player_id FROM password_links \
                     WHERE hash = $1 AND until > $2 AND used_at IS NULL",
                )
                .bind(hash.to_string())
                .bind(number(at.0))
                .fetch_optional(db)
                .await?;
                player.as_deref().map(player_id).transpose()
            })
        })
        .await
    }

    async fn use_password_link(
        &self,
        hash: KeyHash,
        at: Millis,
        password: String,
    ) -> Result<bool, StoreError> {
        self.erase((hash, at, password), |db, (hash, at, password)| {
            Box::pin(async move {
                // The owner's lock comes first, as with every change of a password.
                let query =
                    sqlx::query_scalar("SELECT player_id FROM password_links WHERE hash = $1");
                let owner: Option<String> =
                    query.bind(hash.to_string()).fetch_optional(&mut *db).await?;
                if let Some(owner) = owner.as_deref().map(player_id).transpose()? {
                    lock_owner(db, owner).await?;
                }
                let player: Option<String> = sqlx::query_scalar(
                    "UPDATE password_links SET used_at = $2 \
                     WHERE hash = $1 AND until > $2 AND used_at IS NULL RETURNING player_id",
                )
                .bind(hash.to_string())
                .bind(number(at.0))
                .fetch_optional(&mut *db)
                .await?;
                let Some(player) = player.as_deref().map(player_id).transpose()? else {
                    return Ok(false);
                };
                sqlx::query("UPDATE accounts SET password = $2 WHERE player_id = $1")
                    .bind(player.to_string())
                    .bind(escape(password))
                    .execute(&mut *db)
                    .await?;
                remove_keys(db, player).await?;
                let note = OperatorNote {
                    at: *at,
                    operator: "the link's holder".to_owned(),
                    reason: String::new(),
                };
                let about = About { player: Some(player), ..About::default() };
                log(db, &note, "new password", &player.to_string(), about).await?;
                Ok(true)
            })
        })
        .await
    }

    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let found = self.read(limit, |db, &limit| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT seq, at, operator, action, subject, reason, accounts.name AS account \
                     FROM audit LEFT JOIN accounts ON accounts.player_id = subject \
                     ORDER BY seq DESC LIMIT $1",
                );
                let rows: Vec<Row> = query.bind(i64::from(limit)).fetch_all(db).await?;
                Ok(rows.iter().map(read_entry).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn changes_since(&self, seq: u64) -> Result<OperatorChanges, StoreError> {
        self.read(seq, |db, &seq| {
            Box::pin(async move {
                let query = sqlx::query_scalar("SELECT last FROM audit_seq");
                let last: i64 = query.fetch_one(&mut *db).await?;
                let mut changes = OperatorChanges { last: count(last)?, ..Default::default() };
                if changes.last <= seq {
                    return Ok(changes);
                }
                let query = sqlx::query(
                    "SELECT table_id, player_id FROM audit WHERE seq > $1 AND seq <= $2 \
                     ORDER BY seq",
                );
                let query = query.bind(number(seq)).bind(last);
                let rows: Vec<Row> = query.fetch_all(db).await?;
                for row in &rows {
                    let (table, player): (Option<&str>, Option<&str>) =
                        (row.try_get("table_id")?, row.try_get("player_id")?);
                    changes.tables.extend(table.map(table_id).transpose()?);
                    changes.players.extend(player.map(player_id).transpose()?);
                }
                Ok(changes)
            })
        })
        .await
    }

    async fn stale_tables(&self, page: StalePage) -> Result<Vec<StaleTable>, StoreError> {
        let found = self.read(page, |db, &page| Box::pin(stale_tables(db, page)));
        Ok(self.failures.take(found.await?))
    }

    async fn delete_stale(
        &self,
        tables: Vec<TableId>,
        phase: Phase,
        before: Millis,
    ) -> Result<Vec<TableId>, StoreError> {
        self.erase((sorted(tables), phase, before), |db, (tables, phase, before)| {
            Box::pin(async move {
                let mut deleted = Vec::new();
                for &table in tables {
                    let revision: Option<i64> = sqlx::query_scalar(
                        "DELETE FROM tables WHERE id = $1 AND phase = $2 AND changed_at < $3 \
                         RETURNING revision",
                    )
                    .bind(table.as_str())
                    .bind(phase.word())
                    .bind(number(before.0))
                    .fetch_optional(&mut *db)
                    .await?;
                    if let Some(revision) = revision {
                        announce(db, table, count(revision)? + 1).await?;
                        deleted.push(table);
                    }
                }
                Ok(deleted)
            })
        })
        .await
    }

    async fn forget_guests(
        &self,
        tables: Vec<TableId>,
        before: Millis,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.erase((sorted(tables), before), |db, (tables, before)| {
            Box::pin(async move {
                let mut changed = Vec::new();
                for &table in tables {
                    let revision: Option<i64> = sqlx::query_scalar(
                        "UPDATE tables SET revision = revision + 1 WHERE id = $1 \
                         AND phase = 'over' AND changed_at < $2 RETURNING revision",
                    )
                    .bind(table.as_str())
                    .bind(number(before.0))
                    .fetch_optional(&mut *db)
                    .await?;
                    let Some(revision) = revision else { continue };
                    sqlx::query(concat!(
                        "UPDATE members SET player_id = NULL, name = '' \
                         WHERE table_id = $1 AND player_id IS NOT NULL AND NOT ",
                        is_known!()
                    ))
                    .bind(table.as_str())
                    .execute(&mut *db)
                    .await?;
                    sqlx::query(
                        "DELETE FROM daily_tries WHERE table_id = $1 AND player_id NOT IN \
                         (SELECT player_id FROM members WHERE table_id = $1 \
                         AND player_id IS NOT NULL)",
                    )
                    .bind(table.as_str())
                    .execute(&mut *db)
                    .await?;
                    let revision = count(revision)?;
                    announce(db, table, revision).await?;
                    changed.push((table, revision));
                }
                Ok(changed)
            })
        })
        .await
    }

    async fn delete_old_chat(
        &self,
        before: Millis,
        tables: u32,
    ) -> Result<(u64, Vec<TableRevision>), StoreError> {
        self.erase((before, tables), |db, &(before, tables)| {
            Box::pin(async move {
                let mut ids: Vec<String> = sqlx::query_scalar(
                    "SELECT DISTINCT table_id FROM (SELECT table_id FROM chat \
                     WHERE said_at < $1 ORDER BY said_at LIMIT $2) AS oldest",
                )
                .bind(number(before.0))
                .bind(i64::from(tables))
                .fetch_all(&mut *db)
                .await?;
                ids.sort();
                let (mut lines, mut changed) = (0, Vec::new());
                for id in ids {
                    let Some(revision) = bump(db, &id).await? else { continue };
                    let gone = sqlx::query("DELETE FROM chat WHERE table_id = $1 AND said_at < $2")
                        .bind(&id)
                        .bind(number(before.0))
                        .execute(&mut *db)
                        .await?;
                    lines += gone.rows_affected();
                    let table = table_id(&id)?;
                    announce(db, table, revision).await?;
                    changed.push((table, revision));
                }
                Ok((lines, changed))
            })
        })
        .await
    }

    async fn trim_chat(&self, table: TableId, up_to: u64) -> Result<u64, StoreError> {
        self.erase((table, up_to), |db, (table, up_to)| {
            Box::pin(async move {
                let gone = sqlx::query("DELETE FROM chat WHERE table_id = $1 AND n <= $2")
                    .bind(table.as_str())
                    .bind(number(*up_to))
                    .execute(db)
                    .await?;
                Ok(gone.rows_affected())
            })
        })
        .await
    }

    async fn delete_old(&self, what: Old, before: Millis, limit: u32) -> Result<u64, StoreError> {
        self.erase((what, before, limit), |db, &(what, before, limit)| {
            Box::pin(async move {
                let gone = sqlx::query(statement(what))
                    .bind(number(before.0))
                    .bind(i64::from(limit))
                    .execute(db)
                    .await?;
                Ok(gone.rows_affected())
            })
        })
        .await
    }
}

/// What deletes the oldest of something.
const fn statement(what: Old) -> &'static str {
    match what {
        Old::Sessions => {
            "DELETE FROM keys WHERE hash IN (SELECT hash FROM keys \
             WHERE kind = 'session' AND last_used < $1 LIMIT $2)"
        }
        Old::Tokens => {
            "DELETE FROM keys WHERE hash IN (SELECT hash FROM keys \
             WHERE kind = 'token' AND last_used < $1 LIMIT $2)"
        }
        Old::Guests => {
            "DELETE FROM players WHERE id IN (SELECT id FROM players WHERE last_seen < $1 \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE player_id = players.id) \
             AND NOT EXISTS (SELECT 1 FROM keys WHERE acts_as = players.id) LIMIT $2)"
        }
        Old::PuzzleTries => {
            "DELETE FROM puzzle_tries WHERE (player_id, puzzle) IN \
             (SELECT player_id, puzzle FROM puzzle_tries WHERE tried_at < $1 \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE player_id = puzzle_tries.player_id) \
             AND NOT EXISTS (SELECT 1 FROM keys WHERE acts_as = puzzle_tries.player_id) LIMIT $2)"
        }
        Old::Reports => {
            "DELETE FROM reports WHERE id IN (SELECT id FROM reports \
             WHERE handled_at < $1 LIMIT $2)"
        }
        Old::Audit => {
            "DELETE FROM audit WHERE seq IN (SELECT seq FROM audit WHERE at < $1 \
             ORDER BY seq LIMIT $2)"
        }
        Old::Locks => {
            "DELETE FROM locks WHERE (kind, subject) IN \
             (SELECT kind, subject FROM locks WHERE until < $1 LIMIT $2)"
        }
        Old::PasswordLinks => {
            "DELETE FROM password_links WHERE hash IN (SELECT hash FROM password_links \
             WHERE until < $1 LIMIT $2)"
        }
    }
}

/// Tables in the order in which they are locked, to avoid deadlocks.
fn sorted(mut tables: Vec<TableId>) -> Vec<TableId> {
    tables.sort();
    tables
}

/// Takes a table to its next revision.
async fn bump(db: &mut Connection, table: &str) -> Result<Option<u64>, StoreError> {
    let revision: Option<i64> = sqlx::query_scalar(
        "UPDATE tables SET revision = revision + 1 WHERE id = $1 RETURNING revision",
    )
    .bind(table)
    .fetch_optional(db)
    .await?;
    revision.map(count).transpose()
}

/// Ends all sessions and tokens of a player, and those by which someone acts as that player.
async fn remove_keys(db: &mut Connection, player: PlayerId) -> Result<(), StoreError> {
    lock_owner(db, player).await?;
    sqlx::query("DELETE FROM keys WHERE owner = $1 OR acts_as = $1")
        .bind(player.to_string())
        .execute(db)
        .await?;
    Ok(())
}

/// What running servers have to look at after a change.
#[derive(Default)]
struct About {
    table: Option<TableId>,
    player: Option<PlayerId>,
}

/// Adds an entry to the audit log.
async fn log(
    db: &mut Connection,
    note: &OperatorNote,
    action: &str,
    subject: &str,
    about: About,
) -> Result<(), StoreError> {
    // Its row is locked until the transaction ends, so no entry appears before an earlier one.
    let seq: i64 = sqlx::query_scalar("UPDATE audit_seq SET last = last + 1 RETURNING last")
        .fetch_one(&mut *db)
        .await?;
    sqlx::query(
        "INSERT INTO audit (seq, at, operator, action, subject, reason, table_id, player_id) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(seq)
    .bind(number(note.at.0))
    .bind(escape(&note.operator))
    .bind(action)
    .bind(escape(subject))
    .bind(escape(&note.reason))
    .bind(about.table.map(|table| table.to_string()))
    .bind(about.player.map(|player| player.to_string()))
    .execute(db)
    .await?;
    Ok(())
}

async fn add_report(db: &mut Connection, report: &NewReport) -> Result<Reported, StoreError> {
    let NewReport { table, line, reporter, reason, at } = report;
    let added = sqlx::query(
        "INSERT INTO reports \
         (table_id, line, player_id, name, text, said_at, reporter, reason, reported_at) \
         SELECT table_id, n, player_id, name, text, said_at, $3, $4, $5 FROM chat \
         WHERE table_id = $1 AND n = $2 AND text <> '' ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(number(*line))
    .bind(reporter.to_string())
    .bind(escape(reason))
    .bind(number(at.0))
    .execute(&mut *db)
    .await?;
    if added.rows_affected() > 0 {
        return Ok(Reported::Done);
    }
    let known: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM reports WHERE table_id = $1 AND line = $2 AND reporter = $3",
    )
    .bind(table.as_str())
    .bind(number(*line))
    .bind(reporter.to_string())
    .fetch_one(db)
    .await?;
    Ok(if known > 0 { Reported::Already } else { Reported::NoLine })
}

async fn stale_tables(
    db: &mut Connection,
    page: StalePage,
) -> Result<Found<StaleTable>, StoreError> {
    let StalePage { phase, before, after, limit } = page;
    let rows: Vec<Row> = sqlx::query(concat!(
        "SELECT id, changed_at, \
         EXISTS (SELECT 1 FROM members WHERE table_id = tables.id AND player_id IS NOT NULL AND ",
        is_known!(),
        ") AS has_accounts, \
         EXISTS (SELECT 1 FROM members WHERE table_id = tables.id AND player_id IS NOT NULL \
         AND NOT ",
        is_known!(),
        ") AS has_guests \
         FROM tables WHERE phase = $1 AND changed_at < $2 AND (changed_at, id) > ($3, $4) \
         ORDER BY changed_at, id LIMIT $5"
    ))
    .bind(phase.word())
    .bind(number(before.0))
    .bind(after.map_or(-1, |(changed, _)| number(changed.0)))
    .bind(after.map(|(_, id)| id.to_string()).unwrap_or_default())
    .bind(i64::from(limit))
    .fetch_all(db)
    .await?;
    let table = |row: &Row| {
        Ok(StaleTable {
            id: table_id(row.try_get("id")?)?,
            changed: moment(row.try_get("changed_at")?)?,
            has_accounts: row.try_get("has_accounts")?,
            has_guests: row.try_get("has_guests")?,
        })
    };
    Ok(rows.iter().map(table).collect())
}

fn read_report(row: &Row) -> Result<Report, StoreError> {
    let account: Option<&str> = row.try_get("account")?;
    let handled: Option<i64> = row.try_get("handled_at")?;
    let reporter: &str = row.try_get("reporter")?;
    Ok(Report {
        id: count(row.try_get("id")?)?,
        table: table_id(row.try_get("table_id")?)?,
        line: count(row.try_get("line")?)?,
        player: player_id(row.try_get("player_id")?)?,
        account: account.map(unescape),
        name: unescape(row.try_get("name")?),
        text: unescape(row.try_get("text")?),
        said: moment(row.try_get("said_at")?)?,
        reporter: Some(reporter).filter(|id| !id.is_empty()).map(player_id).transpose()?,
        reason: unescape(row.try_get("reason")?),
        reported: moment(row.try_get("reported_at")?)?,
        handled: handled.map(moment).transpose()?,
        note: unescape(row.try_get("note")?),
    })
}

fn read_lock(row: &Row) -> Result<Lock, StoreError> {
    let (kind, subject): (&str, &str) = (row.try_get("kind")?, row.try_get("subject")?);
    let (until, name): (Option<i64>, Option<&str>) = (row.try_get("until")?, row.try_get("name")?);
    let on = match kind {
        "account" => Locked::Account(player_id(subject)?),
        "guest" => Locked::Guest(player_id(subject)?),
        "address" => Locked::Address(subject.to_owned()),
        _ => return Err(StoreError::corrupt("a lock", kind)),
    };
    Ok(Lock {
        on,
        name: name.map(unescape),
        until: until.map(moment).transpose()?,
        reason: unescape(row.try_get("reason")?),
        made: moment(row.try_get("made_at")?)?,
    })
}

fn read_entry(row: &Row) -> Result<AuditEntry, StoreError> {
    let account: Option<&str> = row.try_get("account")?;
    Ok(AuditEntry {
        seq: count(row.try_get("seq")?)?,
        at: moment(row.try_get("at")?)?,
        operator: unescape(row.try_get("operator")?),
        action: row.try_get("action")?,
        subject: unescape(row.try_get("subject")?),
        account: account.map(unescape),
        reason: unescape(row.try_get("reason")?),
    })
}
