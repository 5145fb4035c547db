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

    /// Keeps another password and takes back all keys of the account: whoever has one of them may be
    /// why. Nothing where there is no account.
    async fn set_password(&self, player: PlayerId, password: String) -> Result<(), StoreError>;

    /// Removes a person's account, all their keys, and what is known of them and of those whom
    /// their keys acted as. What is not there need not be removed.
    async fn delete_account(&self, player: PlayerId) -> Result<(), StoreError>;

    /// Adds a key, whoever has how many.
    async fn add_key(&self, key: Key) -> Result<(), StoreError>;

    /// Adds a key if what it is granted for still holds and its owner has fewer than `most` of its
    /// kind; of sessions, those that were used the longest ago give way. All of it is checked in the
    /// transaction that adds the key.
    async fn grant_key(&self, key: Key, proof: Proof, most: u32) -> Result<Granted, StoreError>;

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

    /// Makes one person's lines of chat another's and takes back all keys of the first: others may
    /// know them. Says which tables that changed: a part of them, so that nobody waits for long. It
    /// is done when there are none.
    async fn hand_over(
        &self,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError>;

    /// The next lines that a person said, by table and number, behind one of them.
    async fn chat_of(
        &self,
        player: PlayerId,
        after: Option<(TableId, u64)>,
        limit: u32,
    ) -> Result<Vec<(TableId, ChatLine)>, StoreError>;

    /// Removes a person's words and name from every chat, and makes the empty lines that stay
    /// another's. Says which tables that changed: a part of them, so that nobody waits for long. It
    /// is done when there are none.
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

/// Why somebody may have a new key. It may have ended since it was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// They have a guest's secret, which nobody can take back.
    Guest,
    /// They are signed in by this key.
    Session(KeyHash),
    /// They gave the password of which this is kept.
    Password(String),
}

/// What became of a new key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Granted {
    /// It counts.
    Done,
    /// Its owner has as many as they may.
    Full,
    /// What it was granted for has ended.
    Denied,
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
