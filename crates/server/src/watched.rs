//! The store, watched: what it can't do is counted and told once, whoever asked.

use std::sync::Arc;

use async_trait::async_trait;
use majesty_store::{
    Account, AccountMade, Appended, Changed, ChatLine, Key, KeyHash, KeyId, KeyKind, Millis,
    People, Player, PlayerId, Said, Setup, Shared, Store, StoreError, StoredMove, Table, TableId,
    TableInfo, TableRevision, TakeBack, TakenBack,
};

use crate::metrics::Metrics;

/// A store whose errors are counted.
pub struct Watched {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

impl Watched {
    /// Watches over a store.
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Self {
        Self { store, metrics }
    }

    fn note<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        match &answer {
            // That a table is not there, or there already, is an answer.
            Ok(_) | Err(StoreError::NoTable(_) | StoreError::TableExists(_)) => {}
            Err(error) => {
                self.metrics.store_errors.up();
                tracing::warn!("{error}");
            }
        }
        answer
    }
}

#[async_trait]
impl Store for Watched {
    fn shared(&self) -> Option<&dyn Shared> {
        self.store.shared()
    }

    async fn create_table(&self, id: TableId, setup: Setup, at: Millis) -> Result<(), StoreError> {
        self.note(self.store.create_table(id, setup, at).await)
    }

    async fn load_table(&self, id: TableId) -> Result<Option<Table>, StoreError> {
        self.note(self.store.load_table(id).await)
    }

    async fn change_table(
        &self,
        id: TableId,
        expected_revision: u64,
        setup: Setup,
        at: Millis,
    ) -> Result<Changed, StoreError> {
        self.note(self.store.change_table(id, expected_revision, setup, at).await)
    }

    async fn append_move(
        &self,
        table: TableId,
        ply: u32,
        made: StoredMove,
        ends_game: bool,
    ) -> Result<Appended, StoreError> {
        let by = made.by;
        let appended = self.note(self.store.append_move(table, ply, made, ends_game).await);
        if let Ok(Appended::Stored { .. }) = appended {
            self.metrics.moved(by);
        }
        appended
    }

    async fn take_back(
        &self,
        table: TableId,
        what: TakeBack,
        at: Millis,
    ) -> Result<TakenBack, StoreError> {
        self.note(self.store.take_back(table, what, at).await)
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        self.note(self.store.open_tables(limit).await)
    }

    async fn watchable_tables(&self, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        self.note(self.store.watchable_tables(limit).await)
    }

    async fn tables_of(&self, player: PlayerId, limit: u32) -> Result<Vec<TableInfo>, StoreError> {
        self.note(self.store.tables_of(player, limit).await)
    }

    async fn playing_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.note(self.store.playing_tables().await)
    }

    async fn prune(&self, before: Millis) -> Result<Vec<TableId>, StoreError> {
        self.note(self.store.prune(before).await)
    }

    async fn delete_table(&self, id: TableId) -> Result<bool, StoreError> {
        self.note(self.store.delete_table(id).await)
    }

    async fn say(
        &self,
        table: TableId,
        player: PlayerId,
        name: String,
        text: String,
        at: Millis,
    ) -> Result<Said, StoreError> {
        self.note(self.store.say(table, player, name, text, at).await)
    }

    async fn chat(
        &self,
        table: TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        self.note(self.store.chat(table, after, limit).await)
    }
}

#[async_trait]
impl People for Watched {
    async fn create_account(&self, account: Account) -> Result<AccountMade, StoreError> {
        self.note(self.store.create_account(account).await)
    }

    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError> {
        self.note(self.store.account_by_name(name).await)
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        self.note(self.store.account_of(player).await)
    }

    async fn set_password(&self, player: PlayerId, password: String) -> Result<(), StoreError> {
        self.note(self.store.set_password(player, password).await)
    }

    async fn delete_account(&self, player: PlayerId) -> Result<(), StoreError> {
        self.note(self.store.delete_account(player).await)
    }

    async fn add_key(&self, key: Key) -> Result<(), StoreError> {
        self.note(self.store.add_key(key).await)
    }

    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreError> {
        self.note(self.store.key(hash).await)
    }

    async fn keys_of(&self, owner: PlayerId) -> Result<Vec<Key>, StoreError> {
        self.note(self.store.keys_of(owner).await)
    }

    async fn use_key(&self, hash: KeyHash, at: Millis) -> Result<(), StoreError> {
        self.note(self.store.use_key(hash, at).await)
    }

    async fn remove_key(&self, owner: PlayerId, id: KeyId) -> Result<bool, StoreError> {
        self.note(self.store.remove_key(owner, id).await)
    }

    async fn remove_keys(
        &self,
        owner: PlayerId,
        kind: KeyKind,
        except: Option<KeyHash>,
    ) -> Result<(), StoreError> {
        self.note(self.store.remove_keys(owner, kind, except).await)
    }

    async fn tables_about(&self, player: PlayerId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.note(self.store.tables_about(player, limit).await)
    }

    async fn hand_over(
        &self,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.note(self.store.hand_over(from, to).await)
    }

    async fn chat_of(&self, player: PlayerId) -> Result<Vec<(TableId, ChatLine)>, StoreError> {
        self.note(self.store.chat_of(player).await)
    }

    async fn forget_chat(
        &self,
        player: PlayerId,
        nobody: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.note(self.store.forget_chat(player, nobody).await)
    }

    async fn save_player(&self, player: Player) -> Result<(), StoreError> {
        self.note(self.store.save_player(player).await)
    }

    async fn load_player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        self.note(self.store.load_player(id).await)
    }
}
