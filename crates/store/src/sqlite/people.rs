//! What is kept about people.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool};

use super::{
    SqliteStore,
    failure::store_error,
    writer::{Answer, Change},
};
use crate::{
    Account, AccountMade, ChatLine, Key, KeyHash, KeyId, KeyKind, Millis, People, Player, PlayerId,
    StoreError, TableId, TableRevision,
    rows::{
        AccountRow, KeyRow, OwnChatRow, PlayerRow, convert, json, number, table_id, table_revision,
    },
};

#[async_trait]
impl People for SqliteStore {
    async fn create_account(&self, account: Account) -> Result<AccountMade, StoreError> {
        self.writer.change(CreateAccount { account }).await
    }

    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query_as::<_, AccountRow>(
            "SELECT player_id, name, password, created_at FROM accounts WHERE name_key = ?",
        );
        one(query.bind(Account::name_key(name)).fetch_optional(&self.readers).await)
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query_as::<_, AccountRow>(
            "SELECT player_id, name, password, created_at FROM accounts WHERE player_id = ?",
        );
        one(query.bind(player.to_string()).fetch_optional(&self.readers).await)
    }

    async fn set_password(&self, player: PlayerId, password: String) -> Result<(), StoreError> {
        self.writer.change(SetPassword { player, password }).await
    }

    async fn delete_account(&self, player: PlayerId) -> Result<(), StoreError> {
        self.writer.change(DeleteAccount { player }).await
    }

    async fn add_key(&self, key: Key) -> Result<(), StoreError> {
        self.writer.change(AddKey { key }).await
    }

    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreError> {
        let query = sqlx::query_as::<_, KeyRow>(
            "SELECT hash, kind, owner, acts_as, name, created_at, last_used FROM keys \
             WHERE hash = ?",
        );
        one(query.bind(hash.to_string()).fetch_optional(&self.readers).await)
    }

    async fn keys_of(&self, owner: PlayerId) -> Result<Vec<Key>, StoreError> {
        let query = sqlx::query_as::<_, KeyRow>(
            "SELECT hash, kind, owner, acts_as, name, created_at, last_used FROM keys \
             WHERE owner = ? ORDER BY created_at DESC, id",
        );
        all(query.bind(owner.to_string()).fetch_all(&self.readers).await)
    }

    async fn use_key(&self, hash: KeyHash, at: Millis) -> Result<(), StoreError> {
        self.writer.change(UseKey { hash, at }).await
    }

    async fn remove_key(&self, owner: PlayerId, id: KeyId) -> Result<bool, StoreError> {
        self.writer.change(RemoveKey { owner, id }).await
    }

    async fn remove_keys(
        &self,
        owner: PlayerId,
        kind: KeyKind,
        except: Option<KeyHash>,
    ) -> Result<(), StoreError> {
        self.writer.change(RemoveKeys { owner, kind, except }).await
    }

    async fn tables_about(&self, player: PlayerId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        tables_about(&self.readers, player, limit).await
    }

    async fn hand_over(
        &self,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.writer.change(HandOver { from, to }).await
    }

    async fn chat_of(&self, player: PlayerId) -> Result<Vec<(TableId, ChatLine)>, StoreError> {
        let query = sqlx::query_as::<_, OwnChatRow>(
            "SELECT table_id, n, player_id, name, text, said_at FROM chat \
             WHERE player_id = ? ORDER BY table_id, n",
        );
        all(query.bind(player.to_string()).fetch_all(&self.readers).await)
    }

    async fn forget_chat(
        &self,
        player: PlayerId,
        nobody: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.writer.change(ForgetChat { player, nobody }).await
    }

    async fn save_player(&self, player: Player) -> Result<(), StoreError> {
        self.writer.change(SavePlayer { player }).await
    }

    async fn load_player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let query = sqlx::query_as::<_, PlayerRow>(
            "SELECT id, name, preferences, last_seen FROM players WHERE id = ?",
        );
        one(query.bind(id.to_string()).fetch_optional(&self.readers).await)
    }
}

struct CreateAccount {
    account: Account,
}

#[async_trait]
impl Change for CreateAccount {
    type Outcome = AccountMade;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<AccountMade>> {
        let Account { player, name, password, created } = &self.account;
        let made = sqlx::query(
            "INSERT INTO accounts (player_id, name, name_key, password, created_at) \
             VALUES (?, ?, ?, ?, ?) ON CONFLICT (name_key) DO NOTHING",
        )
        .bind(player.to_string())
        .bind(name)
        .bind(Account::name_key(name))
        .bind(password)
        .bind(number(created.0))
        .execute(db)
        .await?;
        let is_new = made.rows_affected() > 0;
        Ok(Ok(if is_new { AccountMade::Done } else { AccountMade::NameTaken }))
    }
}

struct SetPassword {
    player: PlayerId,
    password: String,
}

#[async_trait]
impl Change for SetPassword {
    type Outcome = ();

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<()>> {
        sqlx::query("UPDATE accounts SET password = ? WHERE player_id = ?")
            .bind(&self.password)
            .bind(self.player.to_string())
            .execute(db)
            .await?;
        Ok(Ok(()))
    }
}

struct DeleteAccount {
    player: PlayerId,
}

#[async_trait]
impl Change for DeleteAccount {
    type Outcome = ();

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<()>> {
        for statement in [
            "DELETE FROM players \
             WHERE id = ?1 OR id IN (SELECT acts_as FROM keys WHERE owner = ?1)",
            "DELETE FROM keys WHERE owner = ?1",
            "DELETE FROM accounts WHERE player_id = ?1",
        ] {
            sqlx::query(statement).bind(self.player.to_string()).execute(&mut *db).await?;
        }
        Ok(Ok(()))
    }
}

struct AddKey {
    key: Key,
}

#[async_trait]
impl Change for AddKey {
    type Outcome = ();

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<()>> {
        let Key { hash, kind, owner, acts_as, name, created, last_used } = &self.key;
        sqlx::query(
            "INSERT INTO keys (hash, id, kind, owner, acts_as, name, created_at, last_used) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(hash.to_string())
        .bind(hash.id().to_string())
        .bind(kind.word())
        .bind(owner.to_string())
        .bind(acts_as.to_string())
        .bind(name)
        .bind(number(created.0))
        .bind(number(last_used.0))
        .execute(db)
        .await?;
        Ok(Ok(()))
    }
}

struct UseKey {
    hash: KeyHash,
    at: Millis,
}

#[async_trait]
impl Change for UseKey {
    type Outcome = ();

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<()>> {
        sqlx::query("UPDATE keys SET last_used = ?2 WHERE hash = ?1 AND last_used < ?2")
            .bind(self.hash.to_string())
            .bind(number(self.at.0))
            .execute(db)
            .await?;
        Ok(Ok(()))
    }
}

struct RemoveKey {
    owner: PlayerId,
    id: KeyId,
}

#[async_trait]
impl Change for RemoveKey {
    type Outcome = bool;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<bool>> {
        let gone = sqlx::query("DELETE FROM keys WHERE owner = ? AND id = ?")
            .bind(self.owner.to_string())
            .bind(self.id.to_string())
            .execute(db)
            .await?;
        Ok(Ok(gone.rows_affected() > 0))
    }
}

struct RemoveKeys {
    owner: PlayerId,
    kind: KeyKind,
    except: Option<KeyHash>,
}

#[async_trait]
impl Change for RemoveKeys {
    type Outcome = ();

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<()>> {
        sqlx::query("DELETE FROM keys WHERE owner = ? AND kind = ? AND hash <> ?")
            .bind(self.owner.to_string())
            .bind(self.kind.word())
            .bind(self.except.map(|hash| hash.to_string()).unwrap_or_default())
            .execute(db)
            .await?;
        Ok(Ok(()))
    }
}

struct HandOver {
    from: PlayerId,
    to: PlayerId,
}

#[async_trait]
impl Change for HandOver {
    type Outcome = Vec<TableRevision>;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<Self::Outcome>> {
        let changed = touch_chats(db, self.from).await?;
        for statement in [
            "UPDATE chat SET player_id = ?2 WHERE player_id = ?1",
            "UPDATE keys SET acts_as = ?2 WHERE owner = ?1 AND acts_as = ?1",
            "UPDATE keys SET owner = ?2 WHERE owner = ?1",
        ] {
            let (from, to) = (self.from.to_string(), self.to.to_string());
            sqlx::query(statement).bind(from).bind(to).execute(&mut *db).await?;
        }
        Ok(changed)
    }
}

struct ForgetChat {
    player: PlayerId,
    nobody: PlayerId,
}

#[async_trait]
impl Change for ForgetChat {
    type Outcome = Vec<TableRevision>;

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<Self::Outcome>> {
        let changed = touch_chats(db, self.player).await?;
        sqlx::query("UPDATE chat SET name = '', text = '', player_id = ? WHERE player_id = ?")
            .bind(self.nobody.to_string())
            .bind(self.player.to_string())
            .execute(db)
            .await?;
        Ok(changed)
    }
}

struct SavePlayer {
    player: Player,
}

#[async_trait]
impl Change for SavePlayer {
    type Outcome = ();

    async fn apply(&self, db: &mut SqliteConnection) -> sqlx::Result<Answer<()>> {
        sqlx::query(
            "INSERT INTO players (id, name, preferences, last_seen) VALUES (?1, ?2, ?3, ?4) \
             ON CONFLICT (id) DO UPDATE SET name = ?2, preferences = ?3, last_seen = ?4",
        )
        .bind(self.player.id.to_string())
        .bind(&self.player.name)
        .bind(json(&self.player.preferences))
        .bind(number(self.player.last_seen.0))
        .execute(db)
        .await?;
        Ok(Ok(()))
    }
}

/// Counts a change at every table where a person said something.
async fn touch_chats(
    db: &mut SqliteConnection,
    player: PlayerId,
) -> sqlx::Result<Answer<Vec<TableRevision>>> {
    let changed: Vec<(String, i64)> = sqlx::query_as(
        "UPDATE tables SET revision = revision + 1 \
         WHERE id IN (SELECT table_id FROM chat WHERE player_id = ?) RETURNING id, revision",
    )
    .bind(player.to_string())
    .fetch_all(db)
    .await?;
    Ok(changed.into_iter().map(table_revision).collect())
}

async fn tables_about(
    pool: &SqlitePool,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM members WHERE player_id = ?) \
         ORDER BY created_at DESC, id DESC LIMIT ?",
    )
    .bind(player.to_string())
    .bind(limit)
    .fetch_all(pool)
    .await
    .map_err(|error| store_error(&error))?;
    ids.iter().map(|id| table_id(id)).collect()
}

fn one<R, T>(row: sqlx::Result<Option<R>>) -> Result<Option<T>, StoreError>
where
    T: TryFrom<R, Error = StoreError>,
{
    row.map_err(|error| store_error(&error))?.map(T::try_from).transpose()
}

fn all<R, T>(rows: sqlx::Result<Vec<R>>) -> Result<Vec<T>, StoreError>
where
    T: TryFrom<R, Error = StoreError>,
{
    convert(rows.map_err(|error| store_error(&error))?)
}
