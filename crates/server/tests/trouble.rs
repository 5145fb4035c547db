//! A database that can't: reading goes on, the person is told, and nothing acknowledged is lost.

mod common;

use std::sync::{
    Arc,
    atomic::{AtomicU8, AtomicU64, Ordering},
};

use async_trait::async_trait;
use common::{Server, any_move, attribute, figure, ply_of, quick};
use majesty_store::{
    Account, AccountMade, Analyses, Append, Appended, ChatLine, Daily, GameFilter, Granted, Key,
    KeyHash, KeyId, KeyKind, List, Listed, NewAnalysis, Order, People, Player, Proof, Puzzles,
    SqliteStore, Store, StoreError, TableRevision, Which,
};
use majesty_table::{Event, Log, MadeBy, Millis, PlayerId, TableId};

/// A store whose changes fail when told to.
struct Moody {
    inner: SqliteStore,
    mood: Arc<AtomicU8>,
    failed: AtomicU64,
    /// How often something was appended to a log, or should have been.
    appends: Arc<AtomicU64>,
}

/// A server on a store with moods.
async fn server(mood: &Arc<AtomicU8>) -> Server {
    server_and_appends(mood).await.0
}

/// The same, and how often something was appended.
async fn server_and_appends(mood: &Arc<AtomicU8>) -> (Server, Arc<AtomicU64>) {
    let (inner, mood) = (SqliteStore::in_memory().await.unwrap(), mood.clone());
    let appends = Arc::<AtomicU64>::default();
    let moody = Moody { inner, mood, failed: AtomicU64::new(0), appends: appends.clone() };
    (Server::with(Arc::new(moody), quick()).await, appends)
}

const WELL: u8 = 0;
const FULL: u8 = 1;
const BUSY: u8 = 2;
/// It does what it is asked and says that it could not be reached.
const DEAF: u8 = 3;
/// It can't even be read.
const GONE: u8 = 4;
/// It has no room for what bots play.
const NO_BOTS: u8 = 5;

/// An older copy of the database took over: what the server has at hand is not in it.
const REWOUND: u8 = 6;

/// The password is changed elsewhere, just before a key is granted.
const CHANGED: u8 = 7;

impl Moody {
    fn readable(&self) -> Result<(), StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            GONE => self.fail(StoreError::Unavailable { detail: "at db.example:5432".to_owned() }),
            _ => Ok(()),
        }
    }

    fn before(&self) -> Result<(), StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            FULL => self.fail(StoreError::Full),
            BUSY => self.fail(StoreError::Busy),
            _ => Ok(()),
        }
    }

    fn after<T>(&self, done: T) -> Result<T, StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            DEAF => self.fail(StoreError::Unavailable { detail: "no answer".to_owned() }),
            _ => Ok(done),
        }
    }

    fn fail<T>(&self, error: StoreError) -> Result<T, StoreError> {
        self.failed.fetch_add(1, Ordering::SeqCst);
        Err(error)
    }
}

#[async_trait]
impl Store for Moody {
    fn order(&self) -> &dyn Order {
        self.inner.order()
    }

    fn puzzles(&self) -> &dyn Puzzles {
        self.inner.puzzles()
    }

    fn daily(&self) -> &dyn Daily {
        self.inner.daily()
    }

    fn failures(&self) -> u64 {
        self.failed.load(Ordering::SeqCst)
    }

    fn unreadable(&self) -> u64 {
        self.inner.unreadable()
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.before()?;
        let done = self.inner.probe().await?;
        self.after(done)
    }

    async fn append(&self, appends: Vec<Append>) -> Result<Appended, StoreError> {
        self.appends.fetch_add(1, Ordering::SeqCst);
        self.before()?;
        let is_bots = |event: &Event| {
            matches!(event, Event::Played { by: MadeBy::Bot | MadeBy::StandIn, .. })
        };
        if self.mood.load(Ordering::SeqCst) == REWOUND {
            return Ok(Appended::Conflict);
        }
        let has_bots = appends.iter().flat_map(Append::events).any(is_bots);
        if self.mood.load(Ordering::SeqCst) == NO_BOTS && has_bots {
            return self.fail(StoreError::Full);
        }
        let done = self.inner.append(appends).await?;
        self.after(done)
    }

    async fn load(&self, id: TableId, from: u32) -> Result<Option<Log>, StoreError> {
        self.readable()?;
        if self.mood.load(Ordering::SeqCst) == REWOUND {
            if from > 0 {
                let (what, detail) = ("a log", "it is shorter".to_owned());
                return self.fail(StoreError::Corrupt { what, detail });
            }
            self.mood.store(WELL, Ordering::SeqCst);
        }
        self.inner.load(id, from).await
    }

    async fn list(&self, list: List, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.readable()?;
        self.inner.list(list, limit).await
    }

    async fn finished(
        &self,
        player: PlayerId,
        filter: GameFilter,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        self.readable()?;
        self.inner.finished(player, filter, skip, limit).await
    }

    async fn ids(&self, which: Which) -> Result<Vec<TableId>, StoreError> {
        self.readable()?;
        self.inner.ids(which).await
    }

    async fn tables_about(
        &self,
        player: PlayerId,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.readable()?;
        self.inner.tables_about(player, after, limit).await
    }

    async fn rebuild_summaries(&self) -> Result<Vec<TableId>, StoreError> {
        self.inner.rebuild_summaries().await
    }

    async fn delete(&self, id: TableId) -> Result<bool, StoreError> {
        self.before()?;
        let done = self.inner.delete(id).await?;
        self.after(done)
    }
}

#[async_trait]
impl Analyses for Moody {
    async fn analysis(&self, table: TableId, version: u32) -> Result<Option<String>, StoreError> {
        self.readable()?;
        self.inner.analysis(table, version).await
    }

    async fn save_analysis(
        &self,
        table: TableId,
        analysis: NewAnalysis,
    ) -> Result<bool, StoreError> {
        self.before()?;
        let done = self.inner.save_analysis(table, analysis).await?;
        self.after(done)
    }
}

#[async_trait]
impl People for Moody {
    async fn create_account(&self, account: Account) -> Result<AccountMade, StoreError> {
        self.before()?;
        let done = self.inner.create_account(account).await?;
        self.after(done)
    }

    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError> {
        self.readable()?;
        self.inner.account_by_name(name).await
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        self.readable()?;
        self.inner.account_of(player).await
    }

    async fn set_password(&self, player: PlayerId, password: String) -> Result<(), StoreError> {
        self.before()?;
        let done = self.inner.set_password(player, password).await?;
        self.after(done)
    }

    async fn delete_account(&self, player: PlayerId) -> Result<(), StoreError> {
        self.before()?;
        let done = self.inner.delete_account(player).await?;
        self.after(done)
    }

    async fn grant_key(&self, key: Key, proof: Proof, most: u32) -> Result<Granted, StoreError> {
        self.before()?;
        if self.mood.load(Ordering::SeqCst) == CHANGED {
            self.inner.set_password(key.owner, "another".to_owned()).await?;
        }
        let done = self.inner.grant_key(key, proof, most).await?;
        self.after(done)
    }

    async fn add_key(&self, key: Key) -> Result<(), StoreError> {
        self.before()?;
        let done = self.inner.add_key(key).await?;
        self.after(done)
    }

    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreError> {
        self.readable()?;
        self.inner.key(hash).await
    }

    async fn keys_of(&self, owner: PlayerId) -> Result<Vec<Key>, StoreError> {
        self.readable()?;
        self.inner.keys_of(owner).await
    }

    async fn use_key(&self, hash: KeyHash, at: Millis) -> Result<(), StoreError> {
        self.before()?;
        let done = self.inner.use_key(hash, at).await?;
        self.after(done)
    }

    async fn remove_key(&self, owner: PlayerId, id: KeyId) -> Result<bool, StoreError> {
        self.before()?;
        let done = self.inner.remove_key(owner, id).await?;
        self.after(done)
    }

    async fn remove_keys(
        &self,
        owner: PlayerId,
        kind: KeyKind,
        except: Option<KeyHash>,
    ) -> Result<(), StoreError> {
        self.before()?;
        let done = self.inner.remove_keys(owner, kind, except).await?;
        self.after(done)
    }

    async fn hand_over(
        &self,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.before()?;
        let done = self.inner.hand_over(from, to).await?;
        self.after(done)
    }

    async fn chat_of(
        &self,
        player: PlayerId,
        after: Option<(TableId, u64)>,
        limit: u32,
    ) -> Result<Vec<(TableId, ChatLine)>, StoreError> {
        self.readable()?;
        self.inner.chat_of(player, after, limit).await
    }

    async fn forget_chat(
        &self,
        player: PlayerId,
        nobody: PlayerId,
    ) -> Result<Vec<TableRevision>, StoreError> {
        self.before()?;
        let done = self.inner.forget_chat(player, nobody).await?;
        self.after(done)
    }

    async fn save_player(&self, player: Player) -> Result<(), StoreError> {
        self.before()?;
        let done = self.inner.save_player(player).await?;
        self.after(done)
    }

    async fn load_player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        self.readable()?;
        self.inner.load_player(id).await
    }
}

#[tokio::test]
async fn a_store_in_trouble_stops_no_reading_and_loses_nothing() {
    let mood = Arc::new(AtomicU8::new(WELL));
    let server = server(&mood).await;
    let ada = server.browser();
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "here")];
    let table = ada.go("/new", &form).await;
    let path = format!("{table}/move");
    let mut ply = 0;
    for trouble in [FULL, BUSY, DEAF, FULL, DEAF] {
        let page = ada.page(&table).await;
        assert_eq!(ply_of(&page), ply);
        let fields = any_move(&page);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (&**k, &**v)).collect();
        mood.store(trouble, Ordering::SeqCst);
        let refused = ada.refused(&path, &fields, 503).await;
        assert!(refused.contains("role=\"alert\""), "the person is told");
        ada.refused(&format!("{table}/say"), &[("text", "hello")], 503).await;
        ada.refused("/new", &form, 503).await;
        for readable in ["/", &table, &format!("{table}/replay"), "/rules"] {
            ada.page(readable).await;
        }
        mood.store(WELL, Ordering::SeqCst);
        // The same move again, and it is there once.
        ada.go(&path, &fields).await;
        ply += 1;
        let page = ada.page(&table).await;
        assert_eq!((ply_of(&page), attribute(&page, "data-phase")), (ply, "playing"));
    }
}

#[tokio::test]
async fn a_table_is_read_anew_when_the_store_is_behind() {
    let mood = Arc::new(AtomicU8::new(WELL));
    let server = server(&mood).await;
    let ada = server.browser();
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "here")];
    let table = ada.go("/new", &form).await;
    ada.make_any_move(&table, &ada.page(&table).await).await;
    let page = ada.page(&table).await;
    mood.store(REWOUND, Ordering::SeqCst);
    ada.make_any_move(&table, &page).await;
    assert_eq!(ply_of(&ada.page(&table).await), 2);
    assert_eq!(mood.load(Ordering::SeqCst), WELL, "the whole log was read");
}

#[tokio::test]
async fn bots_wait_until_their_moves_can_be_stored() {
    let mood = Arc::new(AtomicU8::new(NO_BOTS));
    let server = server(&mood).await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    ada.make_any_move(&table, &ada.page(&table).await).await;
    ada.until_figure("majesty_store_errors_total", |errors| errors > 0.5).await;
    assert_eq!(ply_of(&ada.page(&table).await), 1);
    mood.store(WELL, Ordering::SeqCst);
    assert_eq!(ply_of(&ada.own_turn(&table).await), 2);
}

#[tokio::test]
async fn a_server_without_its_store_is_not_ready_and_says_why() {
    let mood = Arc::new(AtomicU8::new(WELL));
    let server = server(&mood).await;
    let monitor = server.browser();
    assert_eq!(monitor.page("/readyz").await, "ready\n");
    mood.store(GONE, Ordering::SeqCst);
    let answer = monitor.get("/readyz").await;
    assert_eq!(answer.status(), 503);
    assert_eq!(
        answer.text().await.unwrap(),
        "the game store can't be read\n",
        "and not where it is"
    );
    assert_eq!(monitor.page("/healthz").await, "alive\n");
    assert!(monitor.page("/metrics").await.contains("majesty_store_errors_total 1\n"));
    mood.store(WELL, Ordering::SeqCst);
    assert_eq!(monitor.page("/readyz").await, "ready\n");
}

#[tokio::test]
async fn a_server_that_can_store_nothing_is_not_ready() {
    let mood = Arc::new(AtomicU8::new(WELL));
    let server = server(&mood).await;
    let monitor = server.browser();
    monitor.until_readiness(200, "ready\n").await;
    for (trouble, why) in [
        (FULL, "the disk of the game store is full\n"),
        (DEAF, "the game store can't be written to\n"),
    ] {
        mood.store(trouble, Ordering::SeqCst);
        monitor.until_readiness(503, why).await;
        // However often it is asked, it is tried now and then only.
        let failures = figure(&monitor.page("/metrics").await, "majesty_store_errors_total");
        for _ in 0..50 {
            monitor.get("/readyz").await;
        }
        let later = figure(&monitor.page("/metrics").await, "majesty_store_errors_total");
        assert!(later - failures < 25.0, "{} writes", later - failures);
        mood.store(WELL, Ordering::SeqCst);
        monitor.until_readiness(200, "ready\n").await;
    }
}

#[tokio::test]
async fn a_record_that_is_opened_is_stored_whole_or_not_at_all() {
    let mood = Arc::new(AtomicU8::new(WELL));
    let (server, appends) = server_and_appends(&mood).await;
    let ada = server.browser();
    let games = include_str!("../../rules/tests/data/games.jsonl");
    let line: serde_json::Value = serde_json::from_str(games.lines().next().unwrap()).unwrap();
    let record = line["record"].as_str().unwrap();
    for trouble in [FULL, BUSY, DEAF] {
        mood.store(trouble, Ordering::SeqCst);
        let before = appends.load(Ordering::SeqCst);
        ada.refused("/open", &[("record", record)], 503).await;
        assert_eq!(appends.load(Ordering::SeqCst) - before, 1, "it is one write");
        mood.store(WELL, Ordering::SeqCst);
        assert_eq!(server.store.ids(Which::Playing).await.unwrap(), []);
    }
    let replay = ada.go("/open", &[("record", record)]).await;
    assert!(replay.ends_with("/replay"));
    assert_eq!(server.store.ids(Which::Playing).await.unwrap(), []);
}

#[tokio::test]
async fn who_can_not_be_looked_up_is_nobody_else() {
    let mood = Arc::new(AtomicU8::new(WELL));
    let server = server(&mood).await;
    let (ada, guest) = (server.browser(), server.browser());
    let form = [("name", "Ada"), ("password", "correct horse")];
    ada.go("/account/create", &form).await;
    mood.store(GONE, Ordering::SeqCst);
    let refused = ada.get("/rules").await;
    assert_eq!(refused.status(), 503);
    assert!(refused.headers().get("set-cookie").is_none(), "the session is kept");
    guest.page("/rules").await;
    mood.store(WELL, Ordering::SeqCst);
    assert!(ada.page("/account").await.contains("Signed in as Ada"));
}

#[tokio::test]
async fn no_key_is_granted_for_what_ends_meanwhile() {
    let mood = Arc::new(AtomicU8::new(WELL));
    let server = server(&mood).await;
    let (ada, other) = (server.browser(), server.browser());
    let form = [("name", "Ada"), ("password", "correct horse")];
    ada.go("/account/create", &form).await;
    let account = server.store.account_by_name("Ada").await.unwrap().unwrap();
    mood.store(CHANGED, Ordering::SeqCst);
    // The session counts when the request comes in, and the password when it is checked.
    ada.refused("/account/token", &[("name", "late")], 403).await;
    server.store.set_password(account.player, account.password).await.unwrap();
    other.refused("/account/sign-in", &form, 403).await;
    assert_eq!(server.store.keys_of(account.player).await.unwrap(), []);
}

#[tokio::test]
async fn what_could_not_be_deleted_or_taken_over_is_the_next_time() {
    let mood = Arc::new(AtomicU8::new(WELL));
    let server = server(&mood).await;
    let (ada, elsewhere) = (server.browser(), server.browser());
    let form = [("name", "Ada"), ("password", "correct horse"), ("sure", "on")];
    ada.go("/account/create", &form).await;
    let table = elsewhere.go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "here")]).await;
    for trouble in [FULL, DEAF] {
        mood.store(trouble, Ordering::SeqCst);
        elsewhere.refused("/account/sign-in", &form, 503).await;
        ada.refused("/account/delete", &form, 503).await;
        mood.store(WELL, Ordering::SeqCst);
    }
    elsewhere.go("/account/sign-in", &form).await;
    assert!(ada.page("/").await.contains(&table), "nothing was lost on the way");
    ada.go("/account/delete", &form).await;
    assert_eq!(elsewhere.get(&table).await.status(), 404);
}
