//! What is kept about people, for both databases.

use async_trait::async_trait;
use majesty_table::{ChatLine, Millis, PlayerId, TableId};
use sqlx::Row as _;

use super::{
    Backend, Connection, Row, announce, daily, escape, lock_owner, tables::line, unescape,
};
use crate::{
    Account, AccountMade, Granted, Key, KeyHash, KeyId, KeyKind, People, Player, Proof, StoreError,
    TableRevision,
    failures::Found,
    rows::{count, json, moment, number, player_id, table_id},
};

#[async_trait]
impl People for Backend {
    async fn create_account(&self, account: Account) -> Result<AccountMade, StoreError> {
        self.write(account, |db, Account { player, name, password, created }| {
            Box::pin(async move {
                let key = Account::name_key(name);
                let made = sqlx::query(
                    "INSERT INTO accounts (player_id, name, name_key, password, created_at) \
                     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (name_key) DO NOTHING",
                )
                .bind(player.to_string())
                .bind(escape(name))
                .bind(escape(&key))
                .bind(escape(password))
                .bind(number(created.0))
                .execute(db)
                .await?;
                let is_new = made.rows_affected() > 0;
                Ok(if is_new { AccountMade::Done } else { AccountMade::NameTaken })
            })
        })
        .await
    }

    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError> {
        self.read(Account::name_key(name), |db, key| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT player_id, name, password, created_at FROM accounts \
                     WHERE name_key = $1",
                );
                let row = query.bind(escape(key)).fetch_optional(db).await?;
                row.as_ref().map(account).transpose()
            })
        })
        .await
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        self.read(player, |db, player| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT player_id, name, password, created_at FROM accounts \
                     WHERE player_id = $1",
                );
                let row = query.bind(player.to_string()).fetch_optional(db).await?;
                row.as_ref().map(account).transpose()
            })
        })
        .await
    }

    async fn set_password(&self, player: PlayerId, password: String) -> Result<(), StoreError> {
        self.erase((player, password), |db, (player, password)| {
            Box::pin(async move {
                lock_owner(db, *player).await?;
                let changed = sqlx::query("UPDATE accounts SET password = $2 WHERE player_id = $1")
                    .bind(player.to_string())
                    .bind(escape(password))
                    .execute(&mut *db)
                    .await?;
                if changed.rows_affected() > 0 {
                    let query = sqlx::query("DELETE FROM keys WHERE owner = $1");
                    query.bind(player.to_string()).execute(db).await?;
                }
                Ok(())
            })
        })
        .await
    }

    async fn delete_account(&self, player: PlayerId) -> Result<(), StoreError> {
        self.erase(player, |db, player| {
            Box::pin(async move {
                lock_owner(db, *player).await?;
                for statement in [
                    "DELETE FROM players \
                     WHERE id = $1 OR id IN (SELECT acts_as FROM keys WHERE owner = $1)",
                    // An open report stays until someone has read it.
                    "DELETE FROM reports WHERE handled_at IS NOT NULL AND (player_id = $1 \
                     OR player_id IN (SELECT acts_as FROM keys WHERE owner = $1))",
                    "UPDATE reports SET reporter = '', reason = '' WHERE reporter = $1 \
                     OR reporter IN (SELECT acts_as FROM keys WHERE owner = $1)",
                    "DELETE FROM puzzle_tries WHERE player_id = $1 \
                     OR player_id IN (SELECT acts_as FROM keys WHERE owner = $1)",
                    "DELETE FROM puzzle_ratings WHERE kind = 'account' AND subject = $1",
                    // Their own tables, and the tries with them, are gone. A record of who came where
                    // must not outlive them elsewhere.
                    "DELETE FROM daily_tries WHERE player_id = $1 \
                     OR player_id IN (SELECT acts_as FROM keys WHERE owner = $1)",
                    "DELETE FROM keys WHERE owner = $1",
                    "DELETE FROM password_links WHERE player_id = $1",
                    "DELETE FROM accounts WHERE player_id = $1",
                ] {
                    sqlx::query(statement).bind(player.to_string()).execute(&mut *db).await?;
                }
                Ok(())
            })
        })
        .await
    }

    async fn add_key(&self, key: Key) -> Result<(), StoreError> {
        self.write(key, |db, key| Box::pin(add_key(db, key))).await
    }

    async fn grant_key(&self, key: Key, proof: Proof, most: u32) -> Result<Granted, StoreError> {
        self.transact((key, proof, most), |db, (key, proof, most)| {
            Box::pin(grant_key(db, key, proof, i64::from(*most)))
        })
        .await
    }

    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreError> {
        self.read(hash, |db, hash| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT hash, kind, owner, acts_as, name, created_at, last_used FROM keys \
                     WHERE hash = $1",
                );
                let row = query.bind(hash.to_string()).fetch_optional(db).await?;
                row.as_ref().map(key).transpose()
            })
        })
        .await
    }

    async fn keys_of(&self, owner: PlayerId) -> Result<Vec<Key>, StoreError> {
        let found = self.read(owner, |db, owner| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT hash, kind, owner, acts_as, name, created_at, last_used FROM keys \
                     WHERE owner = $1 ORDER BY created_at DESC, id",
                );
                let rows = query.bind(owner.to_string()).fetch_all(db).await?;
                Ok(rows.iter().map(key).collect::<Found<Key>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn use_key(&self, hash: KeyHash, at: Millis) -> Result<(), StoreError> {
        self.write((hash, at), |db, (hash, at)| {
            Box::pin(async move {
                sqlx::query("UPDATE keys SET last_used = $2 WHERE hash = $1 AND last_used < $2")
                    .bind(hash.to_string())
                    .bind(number(at.0))
                    .execute(db)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    async fn remove_key(&self, owner: PlayerId, id: KeyId) -> Result<bool, StoreError> {
        self.erase((owner, id), |db, (owner, id)| {
            Box::pin(async move {
                let gone = sqlx::query("DELETE FROM keys WHERE owner = $1 AND id = $2")
                    .bind(owner.to_string())
                    .bind(id.to_string())
                    .execute(db)
                    .await?;
                Ok(gone.rows_affected() > 0)
            })
        })
        .await
    }

    async fn remove_keys(
        &self,
        owner: PlayerId,
        kind: KeyKind,
        except: Option<KeyHash>,
    ) -> Result<(), StoreError> {
        self.erase((owner, kind, except), |db, (owner, kind, except)| {
            Box::pin(async move {
                lock_owner(db, *owner).await?;
                sqlx::query("DELETE FROM keys WHERE owner = $1 AND kind = $2 AND hash <> $3")
                    .bind(owner.to_string())
                    .bind(kind.word())
                    .bind(except.map(|hash| hash.to_string()).unwrap_or_default())
                    .execute(db)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    async fn hand_over(
        &self,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.erase((from, to), |db, &(from, to)| {
            Box::pin(async move {
                lock_owner(db, from).await?;
                let query = sqlx::query("DELETE FROM keys WHERE owner = $1");
                query.bind(from.to_string()).execute(&mut *db).await?;
                for statement in [
                    "UPDATE reports SET player_id = $2 WHERE player_id = $1",
                    // One person reports a line once.
                    "UPDATE reports SET reporter = $2 WHERE reporter = $1 AND NOT EXISTS \
                     (SELECT 1 FROM reports AS own WHERE own.table_id = reports.table_id \
                     AND own.line = reports.line AND own.reporter = $2)",
                    // Where both tried a puzzle, the account's own try counts.
                    "UPDATE puzzle_tries SET player_id = $2 WHERE player_id = $1 AND NOT EXISTS \
                     (SELECT 1 FROM puzzle_tries AS own WHERE own.puzzle = puzzle_tries.puzzle \
                     AND own.player_id = $2)",
                ] {
                    let query = sqlx::query(statement).bind(from.to_string());
                    query.bind(to.to_string()).execute(&mut *db).await?;
                }
                for statement in [
                    "UPDATE reports SET reporter = '', reason = '' WHERE reporter = $1",
                    "DELETE FROM puzzle_tries WHERE player_id = $1",
                ] {
                    sqlx::query(statement).bind(from.to_string()).execute(&mut *db).await?;
                }
                daily::hand_over(db, from, to).await?;
                let chat = "UPDATE chat SET player_id = $2 WHERE player_id = $1 AND table_id = $3";
                change_chats(db, chat, from, to).await
            })
        })
        .await
    }

    async fn chat_of(
        &self,
        player: PlayerId,
        after: Option<(TableId, u64)>,
        limit: u32,
    ) -> Result<Vec<(TableId, ChatLine)>, StoreError> {
        let found = self.read((player, after, limit), |db, &(player, after, limit)| {
            Box::pin(async move {
                // No table has an empty name.
                let (table, n) = after.map_or((String::new(), 0), |(table, n)| {
                    (table.as_str().to_owned(), number(n))
                });
                let query = sqlx::query(
                    "SELECT table_id, n, player_id, name, text, said_at FROM chat \
                     WHERE player_id = $1 AND (table_id, n) > ($2, $3) \
                     ORDER BY table_id, n LIMIT $4",
                );
                let query = query.bind(player.to_string()).bind(table).bind(n);
                let rows: Vec<Row> = query.bind(i64::from(limit)).fetch_all(db).await?;
                let own = |row| Ok((table_id(row_text(row, "table_id")?)?, line(row, "said_at")?));
                Ok(rows.iter().map(own).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn forget_chat(
        &self,
        player: PlayerId,
        nobody: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.erase((player, nobody), |db, &(player, nobody)| {
            let chat = "UPDATE chat SET name = '', text = '', player_id = $2 \
                        WHERE player_id = $1 AND table_id = $3";
            Box::pin(change_chats(db, chat, player, nobody))
        })
        .await
    }

    async fn save_player(&self, player: Player) -> Result<(), StoreError> {
        self.write(player, |db, Player { id, name, preferences, last_seen }| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO players (id, name, preferences, last_seen) \
                     VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (id) DO UPDATE SET name = $2, preferences = $3, last_seen = $4",
                )
                .bind(id.to_string())
                .bind(escape(name))
                .bind(json(preferences))
                .bind(number(last_seen.0))
                .execute(db)
                .await?;
                Ok(())
            })
        })
        .await
    }

    async fn load_player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        self.read(id, |db, id| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT id, name, preferences, last_seen FROM players WHERE id = $1",
                );
                let row = query.bind(id.to_string()).fetch_optional(db).await?;
                row.as_ref().map(player).transpose()
            })
        })
        .await
    }
}

async fn add_key(db: &mut Connection, key: &Key) -> Result<(), StoreError> {
    let Key { hash, kind, owner, acts_as, name, created, last_used } = key;
    sqlx::query(
        "INSERT INTO keys (hash, id, kind, owner, acts_as, name, created_at, last_used) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(hash.to_string())
    .bind(hash.id().to_string())
    .bind(kind.word())
    .bind(owner.to_string())
    .bind(acts_as.to_string())
    .bind(escape(name))
    .bind(number(created.0))
    .bind(number(last_used.0))
    .execute(db)
    .await?;
    Ok(())
}

/// Adds a key if it may be there, while nobody else changes the keys of its owner.
async fn grant_key(
    db: &mut Connection,
    key: &Key,
    proof: &Proof,
    most: i64,
) -> Result<Granted, StoreError> {
    lock_owner(db, key.owner).await?;
    if !holds(db, key.owner, proof).await? || is_locked(db, key).await? {
        return Ok(Granted::Denied);
    }
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM keys WHERE owner = $1 AND kind = $2");
    let query = query.bind(key.owner.to_string()).bind(key.kind.word());
    let there: i64 = query.fetch_one(&mut *db).await?;
    if there >= most {
        if key.kind == KeyKind::Token {
            return Ok(Granted::Full);
        }
        sqlx::query(
            "DELETE FROM keys WHERE hash IN (SELECT hash FROM keys \
             WHERE owner = $1 AND kind = $2 ORDER BY last_used, created_at, hash LIMIT $3)",
        )
        .bind(key.owner.to_string())
        .bind(key.kind.word())
        .bind(there - most + 1)
        .execute(&mut *db)
        .await?;
    }
    add_key(db, key).await?;
    Ok(Granted::Done)
}

/// Whether an operator has locked the owner of a new key out.
async fn is_locked(db: &mut Connection, key: &Key) -> Result<bool, StoreError> {
    let locks: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM locks WHERE kind IN ('account', 'guest') AND subject = $1 \
         AND (until IS NULL OR until > $2)",
    )
    .bind(key.owner.to_string())
    .bind(number(key.created.0))
    .fetch_one(db)
    .await?;
    Ok(locks > 0)
}

/// Whether what a key is granted for is still so.
async fn holds(db: &mut Connection, owner: PlayerId, proof: &Proof) -> Result<bool, StoreError> {
    let (by_session, by_password) = (
        "SELECT COUNT(*) FROM keys WHERE owner = $1 AND hash = $2 AND kind = 'session'",
        "SELECT COUNT(*) FROM accounts WHERE player_id = $1 AND password = $2",
    );
    let owner = owner.to_string();
    let query = match proof {
        Proof::Guest => return Ok(true),
        Proof::Session(hash) => sqlx::query_scalar(by_session).bind(owner).bind(hash.to_string()),
        Proof::Password(kept) => sqlx::query_scalar(by_password).bind(owner).bind(escape(kept)),
    };
    let found: i64 = query.fetch_one(db).await?;
    Ok(found > 0)
}

/// At how many tables chat is changed at once: those who play wait for it.
const CHATS: i64 = 100;

/// Changes the chat lines of a player and bumps the revision of each table they are in. Like every
/// change it locks the table's row first, and tables in one order, to avoid deadlocks.
async fn change_chats(
    db: &mut Connection,
    statement: &'static str,
    from: PlayerId,
    to: PlayerId,
) -> Result<Vec<TableRevision>, StoreError> {
    let query = "SELECT DISTINCT table_id FROM chat WHERE player_id = $1 LIMIT $2";
    let query = sqlx::query(query).bind(from.to_string()).bind(CHATS);
    let rows: Vec<Row> = query.fetch_all(&mut *db).await?;
    // A name that is no text is no table's.
    let mut tables: Vec<&str> =
        rows.iter().filter_map(|row| row_text(row, "table_id").ok()).collect();
    // Sorted here and not by the database, whose collation may order ids differently than `append`.
    tables.sort_unstable();
    let mut changed = Vec::new();
    for table in tables {
        let revision: Option<i64> = sqlx::query_scalar(
            "UPDATE tables SET revision = revision + 1 WHERE id = $1 RETURNING revision",
        )
        .bind(table)
        .fetch_optional(&mut *db)
        .await?;
        // It may be gone meanwhile.
        let Some(revision) = revision else { continue };
        let query = sqlx::query(statement).bind(from.to_string()).bind(to.to_string());
        query.bind(table).execute(&mut *db).await?;
        // One that nobody can open is changed all the same.
        let Ok(table) = table_id(table) else { continue };
        let revision = count(revision)?;
        announce(db, table, revision).await?;
        changed.push((table, revision));
    }
    Ok(changed)
}

fn row_text<'r>(row: &'r Row, column: &str) -> sqlx::Result<&'r str> {
    row.try_get(column)
}

fn account(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        player: player_id(row.try_get("player_id")?)?,
        name: unescape(row.try_get("name")?),
        password: unescape(row.try_get("password")?),
        created: moment(row.try_get("created_at")?)?,
    })
}

fn key(row: &Row) -> Result<Key, StoreError> {
    let (hash, word) = (row_text(row, "hash")?, row_text(row, "kind")?);
    let kind = KeyKind::ALL.into_iter().find(|kind| kind.word() == word);
    Ok(Key {
        hash: hash.parse().map_err(|error| StoreError::corrupt("a key", error))?,
        kind: kind.ok_or_else(|| StoreError::corrupt("a key", word))?,
        owner: player_id(row.try_get("owner")?)?,
        acts_as: player_id(row.try_get("acts_as")?)?,
        name: unescape(row.try_get("name")?),
        created: moment(row.try_get("created_at")?)?,
        last_used: moment(row.try_get("last_used")?)?,
    })
}

fn player(row: &Row) -> Result<Player, StoreError> {
    Ok(Player {
        id: player_id(row.try_get("id")?)?,
        name: unescape(row.try_get("name")?),
        preferences: serde_json::from_str(row.try_get("preferences")?)
            .map_err(|error| StoreError::corrupt("a player", error))?,
        last_seen: moment(row.try_get("last_seen")?)?,
    })
}
