//! What operators need to keep order: reports, locks, one-time links, the audit log, and retention.

use async_trait::async_trait;
use data_encoding::HEXLOWER;
use majesty_table::Phase;

use crate::{KeyHash, Millis, PlayerId, StoreError, TableId, TableRevision};

/// What a store does for those who run the server.
///
/// Every change by an operator is written to the audit log in the same transaction, and changes the
/// revision of the table it is about, so that running servers notice it.
#[async_trait]
pub trait Order: Send + Sync {
    /// Keeps a report of a chat line with a copy of it.
    async fn report(&self, report: NewReport) -> Result<Reported, StoreError>;

    /// The reports, the oldest first: those that are open, or all.
    async fn reports(&self, all: bool) -> Result<Vec<Report>, StoreError>;

    /// The newest reports that a player made, and those about lines of theirs.
    async fn reports_of(&self, player: PlayerId, limit: u32) -> Result<Vec<Report>, StoreError>;

    /// Marks an open report as handled. False where there is none with this number.
    async fn close_report(&self, id: u64, note: OperatorNote) -> Result<bool, StoreError>;

    /// Deletes a chat line. False where there is none.
    async fn delete_line(
        &self,
        table: TableId,
        n: u64,
        note: OperatorNote,
    ) -> Result<bool, StoreError>;

    /// Deletes a table with everything at it. False where there is none.
    async fn delete_table(&self, table: TableId, note: OperatorNote) -> Result<bool, StoreError>;

    /// Locks someone or something out, instead of an earlier lock on it. The sessions and tokens of a
    /// locked player end.
    async fn lock(
        &self,
        on: Locked,
        until: Option<Millis>,
        note: OperatorNote,
    ) -> Result<(), StoreError>;

    /// Takes a lock off. False where there is none.
    async fn unlock(&self, on: Locked, note: OperatorNote) -> Result<bool, StoreError>;

    /// All locks, those that have run out included, the newest first.
    async fn locks(&self) -> Result<Vec<Lock>, StoreError>;

    /// Keeps a one-time link to set the password of an account. Earlier links stop working.
    async fn add_password_link(
        &self,
        link: PasswordLink,
        note: OperatorNote,
    ) -> Result<(), StoreError>;

    /// The account that an unused link is for, if it holds at a moment.
    async fn password_link(
        &self,
        hash: KeyHash,
        at: Millis,
    ) -> Result<Option<PlayerId>, StoreError>;

    /// Uses a link up: sets the password and ends all sessions and tokens of the account. False, and
    /// nothing is changed, where the link doesn't hold.
    async fn use_password_link(
        &self,
        hash: KeyHash,
        at: Millis,
        password: String,
    ) -> Result<bool, StoreError>;

    /// The newest entries of the audit log, the newest first.
    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError>;

    /// What operators changed since an entry of the audit log.
    async fn changes_since(&self, seq: u64) -> Result<OperatorChanges, StoreError>;

    /// A page of the tables in a phase that nothing has changed since a moment, the oldest first.
    async fn stale_tables(&self, page: StalePage) -> Result<Vec<StaleTable>, StoreError>;

    /// Deletes those of some tables that are still in a phase and haven't changed since a moment. Says
    /// which they were.
    async fn delete_stale(
        &self,
        tables: Vec<TableId>,
        phase: Phase,
        before: Millis,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Removes the names and ids of guests from those of some finished tables that haven't changed
    /// since a moment. Says which tables that changed.
    async fn forget_guests(
        &self,
        tables: Vec<TableId>,
        before: Millis,
    ) -> Result<Vec<TableRevision>, StoreError>;

    /// Deletes chat lines from before a moment, at no more than so many tables. Says how many, and
    /// which tables that changed.
    async fn delete_old_chat(
        &self,
        before: Millis,
        tables: u32,
    ) -> Result<(u64, Vec<TableRevision>), StoreError>;

    /// Deletes the chat lines of a table up to a number. The lines that tables have in memory have to
    /// stay, because its revision doesn't change.
    async fn trim_chat(&self, table: TableId, up_to: u64) -> Result<u64, StoreError>;

    /// Deletes no more than so many things that are older than a moment. Says how many.
    async fn delete_old(&self, what: Old, before: Millis, limit: u32) -> Result<u64, StoreError>;
}

/// Who did something as an operator, when, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperatorNote {
    /// When.
    pub at: Millis,
    /// The operator.
    pub operator: String,
    /// Why, or nothing.
    pub reason: String,
}

/// A report as it comes in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// The table.
    pub table: TableId,
    /// The number of the line.
    pub line: u64,
    /// Who reports it.
    pub reporter: PlayerId,
    /// Why, or nothing.
    pub reason: String,
    /// When.
    pub at: Millis,
}

/// What became of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reported {
    /// It is kept.
    Done,
    /// The same person has reported this line already.
    Already,
    /// There is no such line.
    NoLine,
}

/// A report of a chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its number.
    pub id: u64,
    /// The table.
    pub table: TableId,
    /// The number of the line there.
    pub line: u64,
    /// Who said it.
    pub player: PlayerId,
    /// The account of that person, if they have one.
    pub account: Option<String>,
    /// The name they had then.
    pub name: String,
    /// What they said.
    pub text: String,
    /// When they said it.
    pub said: Millis,
    /// Who reported it, unless they were forgotten.
    pub reporter: Option<PlayerId>,
    /// Why, or nothing.
    pub reason: String,
    /// When it was reported.
    pub reported: Millis,
    /// When it was handled; nothing while it is open.
    pub handled: Option<Millis>,
    /// What the operator noted then.
    pub note: String,
}

/// Someone or something that is locked out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Locked {
    /// An account.
    Account(PlayerId),
    /// A guest.
    Guest(PlayerId),
    /// A network, as text.
    Address(String),
}

impl Locked {
    /// The word for its kind in the store.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Account(_) => "account",
            Self::Guest(_) => "guest",
            Self::Address(_) => "address",
        }
    }

    /// The player, if it is one.
    pub const fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Account(player) | Self::Guest(player) => Some(*player),
            Self::Address(_) => None,
        }
    }

    /// What is locked, as text.
    pub fn subject(&self) -> String {
        match self {
            Self::Account(player) | Self::Guest(player) => player.to_string(),
            Self::Address(network) => network.clone(),
        }
    }
}

/// A lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lock {
    /// What is locked.
    pub on: Locked,
    /// The name of the account, if it is one.
    pub name: Option<String>,
    /// How long it holds; without it, until an operator takes it off.
    pub until: Option<Millis>,
    /// Why.
    pub reason: String,
    /// When it was made.
    pub made: Millis,
}

impl Lock {
    /// Whether it holds at a moment.
    pub fn holds(&self, at: Millis) -> bool {
        self.until.is_none_or(|until| at < until)
    }
}

/// A one-time link to set a new password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PasswordLink {
    /// What is stored of its secret.
    pub hash: KeyHash,
    /// The account.
    pub account: PlayerId,
    /// How long it holds.
    pub until: Millis,
}

impl PasswordLink {
    /// A new link for an account, with its secret, which is told once and kept nowhere.
    pub fn new(account: PlayerId, until: Millis) -> (String, Self) {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).expect("the operating system gives random bytes");
        let link = Self { hash: KeyHash::of(&secret), account, until };
        (HEXLOWER.encode(&secret), link)
    }
}

/// Something that an operator did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// Its number.
    pub seq: u64,
    /// When.
    pub at: Millis,
    /// The operator.
    pub operator: String,
    /// What was done, such as `delete line`.
    pub action: String,
    /// To what.
    pub subject: String,
    /// The name of the account, if the subject is one.
    pub account: Option<String>,
    /// Why, or nothing.
    pub reason: String,
}

/// What operators changed since some moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OperatorChanges {
    /// The number of the last entry of the audit log.
    pub last: u64,
    /// Tables that were changed or deleted.
    pub tables: Vec<TableId>,
    /// Players whose locks or keys were changed.
    pub players: Vec<PlayerId>,
}

/// Which tables to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StalePage {
    /// Their phase.
    pub phase: Phase,
    /// They haven't changed since.
    pub before: Millis,
    /// Those after this one.
    pub after: Option<(Millis, TableId)>,
    /// No more than so many.
    pub limit: u32,
}

/// A table that nothing has changed for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StaleTable {
    /// Its name.
    pub id: TableId,
    /// When it was changed last.
    pub changed: Millis,
    /// Whether an account, or a player of one of its tokens, was at it.
    pub has_accounts: bool,
    /// Whether a guest was at it who isn't forgotten.
    pub has_guests: bool,
}

/// Things that are deleted when they are old.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Old {
    /// Sessions that weren't used since.
    Sessions,
    /// Tokens that weren't used since.
    Tokens,
    /// Names and settings of guests who weren't seen since.
    Guests,
    /// Guests' tries at puzzles, of before.
    PuzzleTries,
    /// Reports that were handled before.
    Reports,
    /// Entries of the audit log.
    Audit,
    /// Locks that ran out before.
    Locks,
    /// Links to set a password that ran out before.
    PasswordLinks,
}
