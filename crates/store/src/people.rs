//! What a store keeps about people, beside the tables where they sit.

use async_trait::async_trait;

use crate::{
    Account, ChatLine, Key, KeyHash, KeyId, KeyKind, Millis, Player, PlayerId, StoreError, TableId,
};

/// What a store keeps about people.
///
/// A guest needs nothing of it. Who has an account has a row of their own, and keys; a guest may
/// have keys for programs.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// Makes an account if nobody has its name.
    async fn create_account(&self, account: Account) -> Result<AccountMade, StoreError>;

    /// The account with a name, in whatever case.
    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError>;

    /// The account of a person.
    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError>;

    /// Keeps another password. Nothing where there is no account.
    async fn set_password(&self, player: PlayerId, password: String) -> Result<(), StoreError>;

    /// Removes a person's account, all their keys, and what is known of them and of those whom
    /// their keys acted as. What is not there need not be removed.
    async fn delete_account(&self, player: PlayerId) -> Result<(), StoreError>;

    /// Adds a key.
    async fn add_key(&self, key: Key) -> Result<(), StoreError>;

    /// The key whose secret has this hash, if it counts.
    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreError>;

    /// The keys of a person, the newest first.
    async fn keys_of(&self, owner: PlayerId) -> Result<Vec<Key>, StoreError>;

    /// Notes that a key was used, if it was not used later.
    async fn use_key(&self, hash: KeyHash, at: Millis) -> Result<(), StoreError>;

    /// Takes a key of a person back, and says whether there was one.
    async fn remove_key(&self, owner: PlayerId, id: KeyId) -> Result<bool, StoreError>;

    /// Takes back all keys of a person of one kind, but one.
    async fn remove_keys(
        &self,
        owner: PlayerId,
        kind: KeyKind,
        except: Option<KeyHash>,
    ) -> Result<(), StoreError>;

    /// Makes one person's keys and lines of chat another's. Says which tables that changed.
    async fn hand_over(
        &self,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError>;

    /// All that a person said, at each table in order.
    async fn chat_of(&self, player: PlayerId) -> Result<Vec<(TableId, ChatLine)>, StoreError>;

    /// Removes a person's words and name from every chat, and makes the empty lines that stay
    /// another's. Says which tables that changed.
    async fn forget_chat(
        &self,
        player: PlayerId,
        nobody: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError>;

    /// Keeps what is known of a person, instead of what was known before.
    async fn save_player(&self, player: Player) -> Result<(), StoreError>;

    /// What is known of a person.
    async fn load_player(&self, id: PlayerId) -> Result<Option<Player>, StoreError>;
}

/// What became of a new account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountMade {
    /// It is there.
    Done,
    /// Somebody else has this name.
    NameTaken,
}

/// A table and its revision since it was changed.
pub type TableRevision = (TableId, u64);
