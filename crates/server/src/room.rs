//! A live table: what is stored and what passes, one change at a time, and news for all who look.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use majesty_store::{
    Appended, Changed, Header, Millis, NodeId, Phase, PlayerId, Setup, Store, StoredMove, TableId,
    TakeBack, TakenBack,
};
use tokio::{
    sync::{MutexGuard, watch},
    time::Instant,
};
use tokio_util::sync::CancellationToken;

use crate::{
    App, clock, driver,
    game::{Game, Now, Passing, Stored},
    minds::Minds,
    refusal::Refusal,
};

/// How many lines of chat are kept at hand.
pub const CHAT: u32 = 100;

/// A table in memory.
pub struct Room {
    /// Its name.
    pub id: TableId,
    now: watch::Sender<Now>,
    /// Held by who changes what is stored. It is true when memory may not be what is stored.
    doubt: tokio::sync::Mutex<bool>,
    /// Held by who thinks about a hint.
    pub advice: tokio::sync::Mutex<()>,
    /// What its bots keep between their turns.
    pub minds: Minds,
    /// Whether a task does what nobody has to ask for.
    pub driven: AtomicBool,
    /// The table was removed: who looks at it stops looking.
    pub gone: CancellationToken,
    touched: Mutex<Instant>,
}

impl Room {
    /// A table that was just loaded or put up.
    pub fn new(stored: Stored) -> Self {
        // Seconds since 1970, for reasons told at `Now::revision`.
        let count = (clock::now().0 / 1000) as u32;
        let id = stored.info.id;
        let passing = Passing { count, ..Passing::default() };
        Self {
            id,
            now: watch::Sender::new(Now { stored: Arc::new(stored), passing }),
            doubt: tokio::sync::Mutex::new(false),
            advice: tokio::sync::Mutex::new(()),
            minds: Minds::default(),
            driven: AtomicBool::new(false),
            gone: CancellationToken::new(),
            touched: Mutex::new(Instant::now()),
        }
    }

    /// How the table is now.
    pub fn now(&self) -> Now {
        self.now.borrow().clone()
    }

    /// How it is now, and every time it changes.
    pub fn news(&self) -> watch::Receiver<Now> {
        self.now.subscribe()
    }

    /// Changes what passes.
    pub fn pass(&self, change: impl FnOnce(&mut Passing)) {
        self.now.send_modify(|now| {
            change(&mut now.passing);
            now.passing.count += 1;
        });
    }

    /// Waits until nobody else changes the table. Nothing else can change it while this is held.
    pub async fn hold<'a>(self: &'a Arc<Self>, app: &'a Arc<App>) -> Result<Hold<'a>, Refusal> {
        let mut hold = Hold { doubt: self.doubt.lock().await, room: self, app };
        if *hold.doubt {
            hold.reload().await?;
        }
        Ok(hold)
    }

    /// Reads what is stored if it is newer than what is at hand.
    pub async fn refresh(self: &Arc<Self>, app: &Arc<App>, revision: u64) -> Result<(), Refusal> {
        let mut hold = self.hold(app).await?;
        if hold.stored().info.revision < revision {
            hold.reload().await?;
        }
        Ok(())
    }

    /// Takes note of how many pages of somebody are open on another node.
    pub fn elsewhere(&self, node: NodeId, viewer: Option<PlayerId>, streams: usize) {
        self.now.send_if_modified(|now| {
            let there = now.passing.elsewhere.entry(node).or_default();
            let before =
                if streams == 0 { there.remove(&viewer) } else { there.insert(viewer, streams) };
            let is_news = before != Some(streams).filter(|&streams| streams > 0);
            now.passing.count += u32::from(is_news);
            is_news
        });
    }

    /// Forgets who was on nodes that are gone.
    pub fn keep_presence(&self, nodes: &[NodeId]) {
        self.now.send_if_modified(|now| {
            let before = now.passing.elsewhere.len();
            now.passing.elsewhere.retain(|node, _| nodes.contains(node));
            let is_news = now.passing.elsewhere.len() != before;
            now.passing.count += u32::from(is_news);
            is_news
        });
    }

    /// Marks that somebody was interested.
    pub fn touch(&self) {
        *self.touched.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Since when nobody was interested; nothing while somebody is.
    pub fn idle_since(&self) -> Option<Instant> {
        let is_quiet = self.now.receiver_count() == 0 && !self.driven.load(Ordering::SeqCst);
        is_quiet.then(|| *self.touched.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Counts an open stream until the answer is dropped.
    pub fn arrive(self: &Arc<Self>, app: &Arc<App>, viewer: Option<PlayerId>) -> Presence {
        // A second page of the same person is no news.
        self.now.send_if_modified(|now| {
            let streams = now.passing.streams.entry(viewer).or_default();
            *streams += 1;
            let is_news = viewer.is_none() || *streams == 1;
            now.passing.count += u32::from(is_news);
            is_news
        });
        let presence = Presence { app: app.clone(), room: self.clone(), viewer };
        presence.tell();
        driver::wake(app, self);
        presence
    }
}

/// A page that is open.
pub struct Presence {
    app: Arc<App>,
    room: Arc<Room>,
    viewer: Option<PlayerId>,
}

/// A page that is loaded again closes its stream and opens a new one: nobody has left for that.
const GRACE: std::time::Duration = std::time::Duration::from_secs(2);

impl Presence {
    /// Tells the other nodes.
    fn tell(&self) {
        tell_presence(&self.app, &self.room, self.viewer);
    }
}

fn tell_presence(app: &App, room: &Room, viewer: Option<PlayerId>) {
    let streams = room.now.borrow().passing.streams.get(&viewer).copied();
    app.cluster.tell_presence(room.id, viewer, streams.unwrap_or_default());
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (app, room, viewer) = (self.app.clone(), self.room.clone(), self.viewer);
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            room.pass(|passing| {
                if let Some(streams) = passing.streams.get_mut(&viewer) {
                    *streams -= 1;
                    if *streams == 0 {
                        passing.streams.remove(&viewer);
                    }
                }
            });
            tell_presence(&app, &room, viewer);
        });
    }
}

/// The right to change what is stored of a table.
pub struct Hold<'a> {
    doubt: MutexGuard<'a, bool>,
    room: &'a Arc<Room>,
    app: &'a Arc<App>,
}

impl Hold<'_> {
    /// What is stored.
    pub fn stored(&self) -> Arc<Stored> {
        self.room.now.borrow().stored.clone()
    }
    fn store(&self) -> &dyn Store {
        &*self.app.store
    }

    async fn reload(&mut self) -> Result<(), Refusal> {
        let Some(stored) = load(self.store(), self.room.id).await? else {
            self.app.rooms.remove(self.room);
            return Err(Refusal::NoTable);
        };
        self.publish(stored);
        *self.doubt = false;
        Ok(())
    }

    fn publish(&self, stored: Stored) {
        self.room.now.send_modify(|now| {
            now.stored = Arc::new(stored);
        });
        self.room.touch();
        driver::wake(self.app, self.room);
    }

    /// Where the database did not say what became of a change, memory is not to be trusted.
    fn doubtful<T>(&mut self, answer: Result<T, majesty_store::StoreError>) -> Result<T, Refusal> {
        *self.doubt |= answer.is_err();
        Ok(answer?)
    }

    /// Changes the table's set-up.
    pub async fn change(&mut self, change: impl FnOnce(&mut Setup)) -> Result<(), Refusal> {
        let mut stored = Stored::clone(&self.stored());
        let begun = stored.phase();
        change(&mut stored.info.setup);
        let at = clock::now();
        let (id, revision, setup) = (self.room.id, stored.info.revision, stored.info.setup.clone());
        let answer = self.store().change_table(id, revision, setup, at).await;
        match self.doubtful(answer)? {
            Changed::Done { revision } => {
                stored.info.revision = revision;
                stored.info.changed = at;
                if begun == Phase::Gathering && stored.phase() == Phase::Playing {
                    stored.info.started = Some(at);
                    stored.info.turn_started = Some(at);
                }
                if stored.game.is_none()
                    && let Some(deal) = stored.header().deal()?
                {
                    stored.game = Some(Game::start(&deal));
                }
                self.publish(stored);
                Ok(())
            }
            Changed::Stale { .. } => {
                self.reload().await?;
                Err(Refusal::Stale)
            }
        }
    }

    /// Removes the table with all that is at it.
    pub async fn delete(&mut self) -> Result<(), Refusal> {
        let deleted = self.store().delete_table(self.room.id).await;
        self.doubtful(deleted)?;
        self.app.rooms.remove(self.room);
        Ok(())
    }

    /// Changes what is agreed at the table.
    pub async fn change_header(&mut self, change: impl FnOnce(&mut Header)) -> Result<(), Refusal> {
        self.change(|setup| change(&mut setup.header)).await
    }

    /// Adds a move that is legal.
    pub async fn append(&mut self, game: Game, made: StoredMove) -> Result<(), Refusal> {
        let mut stored = Stored::clone(&self.stored());
        let over = game.state.is_over();
        let appended =
            self.store().append_move(self.room.id, stored.ply(), made.clone(), over).await;
        match self.doubtful(appended)? {
            Appended::Stored { revision } if revision > stored.info.revision + 1 => {
                self.missed().await
            }
            Appended::Stored { revision } => {
                stored.info.revision = revision;
                stored.info.changed = made.at;
                stored.info.turn_started = Some(made.at);
                if over {
                    stored.info.setup.phase = Phase::Over;
                }
                stored.moves.push(made);
                stored.game = Some(game);
                self.publish(stored);
                Ok(())
            }
            Appended::AlreadyThere => self.reload().await,
            Appended::Taken { .. } | Appended::Gap { .. } | Appended::NotPlaying => {
                self.reload().await?;
                Err(Refusal::Stale)
            }
        }
    }

    /// Something else was stored before what was just stored, on another node or to the chat: all of
    /// it is read. What was just stored is stored, whether that works or not.
    async fn missed(&mut self) -> Result<(), Refusal> {
        *self.doubt = true;
        let _ = self.reload().await;
        Ok(())
    }

    /// Takes moves back.
    pub async fn take_back(&mut self, keep: u32, practice: bool) -> Result<(), Refusal> {
        let expected = self.stored().ply();
        let what = TakeBack { expected, keep, practice };
        let taken = self.store().take_back(self.room.id, what, clock::now()).await;
        let taken = self.doubtful(taken)?;
        self.reload().await?;
        match taken {
            TakenBack::Done { .. } => Ok(()),
            TakenBack::Stale { .. } => Err(Refusal::Stale),
        }
    }

    /// Adds to the chat.
    pub async fn say(
        &mut self,
        player: PlayerId,
        name: String,
        text: String,
    ) -> Result<(), Refusal> {
        let at: Millis = clock::now();
        let (id, line) = (self.room.id, (name.clone(), text.clone()));
        let said = self.store().say(id, player, line.0, line.1, at).await;
        let said = self.doubtful(said)?;
        let mut stored = Stored::clone(&self.stored());
        if said.revision > stored.info.revision + 1 {
            return self.missed().await;
        }
        stored.info.revision = said.revision;
        stored.info.changed = at;
        stored.chat.push(majesty_store::ChatLine { n: said.n, player, name, text, at });
        if stored.chat.len() > CHAT as usize {
            stored.chat.remove(0);
        }
        self.publish(stored);
        Ok(())
    }
}

/// A table from the store.
pub async fn load(store: &dyn Store, id: TableId) -> Result<Option<Stored>, Refusal> {
    let Some(table) = store.load_table(id).await? else { return Ok(None) };
    let chat = store.chat(id, 0, CHAT).await?;
    let stored = Stored::new(table, chat).map_err(|error| {
        let what = "a game";
        majesty_store::StoreError::Corrupt { what, detail: error.to_string() }
    })?;
    Ok(Some(stored))
}
