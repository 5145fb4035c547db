//! What is kept about people.

use async_trait::async_trait;
use sqlx::{PgConnection, PgPool};

use super::{
    PostgresStore,
    changes::{announce, failed},
    text::{escape, unescape},
};
use crate::{
    Account, AccountMade, ChatLine, Key, KeyHash, KeyId, KeyKind, Millis, People, Player, PlayerId,
    StoreError, TableId, TableRevision,
    rows::{
        AccountRow, KeyRow, OwnChatRow, PlayerRow, convert, json, number, table_id, table_revision,
    },
};

#[async_trait]
impl People for PostgresStore {
    async fn create_account(&self, account: Account) -> Result<AccountMade, StoreError> {
        let Account { player, name, password, created } = account;
        let made = sqlx::query(
            "INSERT INTO accounts (player_id, name, name_key, password, created_at) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (name_key) DO NOTHING",
        )
        .bind(player.to_string())
        .bind(escape(&name))
        .bind(escape(&Account::name_key(&name)))
        .bind(escape(&password))
        .bind(number(created.0))
        .execute(&self.pool)
        .await
        .map_err(failed)?;
        let is_new = made.rows_affected() > 0;
        Ok(if is_new { AccountMade::Done } else { AccountMade::NameTaken })
    }

    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query_as::<_, AccountRow>(
            "SELECT player_id, name, password, created_at FROM accounts WHERE name_key = $1",
        );
        let key = escape(&Account::name_key(name));
        account(query.bind(key).fetch_optional(&self.pool).await)
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query_as::<_, AccountRow>(
            "SELECT player_id, name, password, created_at FROM accounts WHERE player_id = $1",
        );
        account(query.bind(player.to_string()).fetch_optional(&self.pool).await)
    }

    async fn set_password(&self, player: PlayerId, password: String) -> Result<(), StoreError> {
        sqlx::query("UPDATE accounts SET password = $2 WHERE player_id = $1")
            .bind(player.to_string())
            .bind(escape(&password))
            .execute(&self.pool)
            .await
            .map_err(failed)?;
        Ok(())
    }

    async fn delete_account(&self, player: PlayerId) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await.map_err(failed)?;
        for statement in [
            "DELETE FROM players \
             WHERE id = $1 OR id IN (SELECT acts_as FROM keys WHERE owner = $1)",
            "DELETE FROM keys WHERE owner = $1",
            "DELETE FROM accounts WHERE player_id = $1",
        ] {
            let query = sqlx::query(statement).bind(player.to_string());
            query.execute(&mut *transaction).await.map_err(failed)?;
        }
        transaction.commit().await.map_err(failed)
    }

    async fn add_key(&self, key: Key) -> Result<(), StoreError> {
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
        .bind(escape(&name))
        .bind(number(created.0))
        .bind(number(last_used.0))
        .execute(&self.pool)
        .await
        .map_err(failed)?;
        Ok(())
    }

    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreError> {
        let query = sqlx::query_as::<_, KeyRow>(
            "SELECT hash, kind, owner, acts_as, name, created_at, last_used FROM keys \
             WHERE hash = $1",
        );
        let row = query.bind(hash.to_string()).fetch_optional(&self.pool).await;
        row.map_err(failed)?.map(key).transpose()
    }

    async fn keys_of(&self, owner: PlayerId) -> Result<Vec<Key>, StoreError> {
        let query = sqlx::query_as::<_, KeyRow>(
            "SELECT hash, kind, owner, acts_as, name, created_at, last_used FROM keys \
             WHERE owner = $1 ORDER BY created_at DESC, id",
        );
        let rows = query.bind(owner.to_string()).fetch_all(&self.pool).await;
        rows.map_err(failed)?.into_iter().map(key).collect()
    }

    async fn use_key(&self, hash: KeyHash, at: Millis) -> Result<(), StoreError> {
        sqlx::query("UPDATE keys SET last_used = $2 WHERE hash = $1 AND last_used < $2")
            .bind(hash.to_string())
            .bind(number(at.0))
            .execute(&self.pool)
            .await
            .map_err(failed)?;
        Ok(())
    }

    async fn remove_key(&self, owner: PlayerId, id: KeyId) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM keys WHERE owner = $1 AND id = $2")
            .bind(owner.to_string())
            .bind(id.to_string())
            .execute(&self.pool)
            .await
            .map_err(failed)?;
        Ok(gone.rows_affected() > 0)
    }

    async fn remove_keys(
        &self,
        owner: PlayerId,
        kind: KeyKind,
        except: Option<KeyHash>,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM keys WHERE owner = $1 AND kind = $2 AND hash <> $3")
            .bind(owner.to_string())
            .bind(kind.word())
            .bind(except.map(|hash| hash.to_string()).unwrap_or_default())
            .execute(&self.pool)
            .await
            .map_err(failed)?;
        Ok(())
    }

    async fn tables_about(&self, player: PlayerId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables \
             WHERE id IN (SELECT table_id FROM members WHERE player_id = $1) \
             ORDER BY created_at DESC, id DESC LIMIT $2",
        )
        .bind(player.to_string())
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await
        .map_err(failed)?;
        ids.iter().map(|id| table_id(id)).collect()
    }

    async fn hand_over(
        &self,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        let mut transaction = self.pool.begin().await.map_err(failed)?;
        let changed = touch_chats(&mut transaction, from).await?;
        for statement in [
            "UPDATE chat SET player_id = $2 WHERE player_id = $1",
            "UPDATE keys SET acts_as = $2 WHERE owner = $1 AND acts_as = $1",
            "UPDATE keys SET owner = $2 WHERE owner = $1",
        ] {
            let query = sqlx::query(statement).bind(from.to_string()).bind(to.to_string());
            query.execute(&mut *transaction).await.map_err(failed)?;
        }
        transaction.commit().await.map_err(failed)?;
        Ok(changed)
    }

    async fn chat_of(&self, player: PlayerId) -> Result<Vec<(TableId, ChatLine)>, StoreError> {
        chat_of(&self.pool, player).await
    }

    async fn forget_chat(
        &self,
        player: PlayerId,
        nobody: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        let mut transaction = self.pool.begin().await.map_err(failed)?;
        let changed = touch_chats(&mut transaction, player).await?;
        sqlx::query("UPDATE chat SET name = '', text = '', player_id = $2 WHERE player_id = $1")
            .bind(player.to_string())
            .bind(nobody.to_string())
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
        Ok(changed)
    }

    async fn save_player(&self, player: Player) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO players (id, name, preferences, last_seen) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET name = $2, preferences = $3, last_seen = $4",
        )
        .bind(player.id.to_string())
        .bind(escape(&player.name))
        .bind(json(&player.preferences))
        .bind(number(player.last_seen.0))
        .execute(&self.pool)
        .await
        .map_err(failed)?;
        Ok(())
    }

    async fn load_player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let query = sqlx::query_as::<_, PlayerRow>(
            "SELECT id, name, preferences, last_seen FROM players WHERE id = $1",
        );
        let row = query.bind(id.to_string()).fetch_optional(&self.pool).await.map_err(failed)?;
        let player = row.map(Player::try_from).transpose()?;
        Ok(player.map(|player| Player { name: unescape(&player.name), ..player }))
    }
}

/// Counts a change at every table where a person said something, and tells all nodes. The tables
/// are taken in one order, so that nobody waits for somebody who waits for them.
async fn touch_chats(
    db: &mut PgConnection,
    player: PlayerId,
) -> Result<Vec<TableRevision>, StoreError> {
    let changed: Vec<(String, i64)> = sqlx::query_as(
        "WITH own AS (\
             SELECT id FROM tables WHERE id IN (SELECT table_id FROM chat WHERE player_id = $1) \
             ORDER BY id FOR UPDATE\
         ) UPDATE tables SET revision = revision + 1 FROM own WHERE tables.id = own.id \
         RETURNING tables.id, revision",
    )
    .bind(player.to_string())
    .fetch_all(&mut *db)
    .await
    .map_err(failed)?;
    let changed: Result<Vec<_>, _> = changed.into_iter().map(table_revision).collect();
    let changed = changed?;
    for &(id, revision) in &changed {
        announce(db, id, revision).await.map_err(failed)?;
    }
    Ok(changed)
}

async fn chat_of(pool: &PgPool, player: PlayerId) -> Result<Vec<(TableId, ChatLine)>, StoreError> {
    let rows = sqlx::query_as::<_, OwnChatRow>(
        "SELECT table_id, n, player_id, name, text, said_at FROM chat \
         WHERE player_id = $1 ORDER BY table_id, n",
    )
    .bind(player.to_string())
    .fetch_all(pool)
    .await
    .map_err(failed)?;
    let mut lines: Vec<(TableId, ChatLine)> = convert(rows)?;
    for (_, line) in &mut lines {
        line.name = unescape(&line.name);
        line.text = unescape(&line.text);
    }
    Ok(lines)
}

fn account(row: sqlx::Result<Option<AccountRow>>) -> Result<Option<Account>, StoreError> {
    let account = row.map_err(failed)?.map(Account::try_from).transpose()?;
    Ok(account.map(|account| Account {
        name: unescape(&account.name),
        password: unescape(&account.password),
        ..account
    }))
}

fn key(row: KeyRow) -> Result<Key, StoreError> {
    let key = Key::try_from(row)?;
    Ok(Key { name: unescape(&key.name), ..key })
}
