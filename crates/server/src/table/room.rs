//! A live table: one change at a time, stored before it is shown, and updates for every viewer.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use majesty_store::{Append, Appended, NodeId, Store, StoreError};
use majesty_table::{
    Action, Changes, Command, Event, Millis, Phase, PlayerId, Rematch, Removal, Table, TableId,
};
use tokio::{
    sync::{MutexGuard, watch},
    time::Instant,
};
use tokio_util::sync::CancellationToken;

use crate::{
    App, Time,
    daily::results,
    fresh,
    http::{refusal::Refusal, stream::fragment::Fragments},
    operations::retention,
    table::{
        driver,
        snapshot::{Presence, Snapshot},
    },
};

/// How often a command is decided again after conflicts.
const TRIES: usize = 16;

/// A table in memory.
pub struct Room {
    /// Its name.
    pub id: TableId,
    snapshot: watch::Sender<Snapshot>,
    presence: PresenceUpdates,
    /// What its streams send.
    pub fragments: Fragments,
    /// Serialises changes. True if the store may hold more than memory does.
    needs_reload: tokio::sync::Mutex<bool>,
    /// Serialises hints, so that one search serves everyone who asks.
    pub advice: tokio::sync::Mutex<()>,
    /// Whether a driver task is running.
    pub driven: AtomicBool,
    /// Cancelled when the table is deleted; its streams end.
    pub gone: CancellationToken,
    touched: Mutex<Instant>,
}

impl Room {
    /// A table that was just loaded or opened.
    pub fn new(table: Table, time: Time) -> Self {
        let id = table.id();
        let now = Snapshot { table: Arc::new(table), presence: Arc::default(), time };
        Self {
            id,
            snapshot: watch::Sender::new(now),
            presence: PresenceUpdates::default(),
            fragments: Fragments::default(),
            needs_reload: tokio::sync::Mutex::new(false),
            advice: tokio::sync::Mutex::new(()),
            driven: AtomicBool::new(false),
            gone: CancellationToken::new(),
            touched: Mutex::new(Instant::now()),
        }
    }

    /// The current snapshot.
    pub fn snapshot(&self) -> Snapshot {
        self.snapshot.borrow().clone()
    }

    /// The table as it is stored.
    pub fn table(&self) -> Arc<Table> {
        self.snapshot.borrow().table.clone()
    }

    /// Subscribes to snapshots, starting with the current one.
    pub fn updates(&self) -> watch::Receiver<Snapshot> {
        self.snapshot.subscribe()
    }

    /// Decides, stores and publishes an action.
    pub async fn act(self: &Arc<Self>, app: &Arc<App>, action: Action<'_>) -> Result<(), Refusal> {
        self.change(app, |table, at| {
            let command = Command { at, action: action.clone() };
            Ok(Step::Change(table.decide(&command)?))
        })
        .await
    }

    /// Opens a rematch, or returns the existing one.
    pub async fn rematch(
        self: &Arc<Self>,
        app: &Arc<App>,
        who: PlayerId,
    ) -> Result<TableId, Refusal> {
        let (id, fresh) = (fresh::table_id(), fresh::deal());
        self.change(app, |table, at| match table.rematch(at, who, id, &fresh)? {
            Rematch::There(_) => Ok(Step::Change(Changes::none(at))),
            Rematch::New { here, there } => Ok(Step::Open(id, here, there)),
        })
        .await?;
        self.table().next().ok_or(Refusal::Broken)
    }

    /// Forgets a player, and deletes the table if nobody else sat at it.
    pub async fn forget(
        self: &Arc<Self>,
        app: &Arc<App>,
        player: PlayerId,
        own: &BTreeSet<PlayerId>,
    ) -> Result<(), Refusal> {
        self.change(app, |table, at| {
            Ok(match table.forget(at, player, own) {
                Removal::Delete => Step::Delete,
                Removal::Change(changes) => Step::Change(changes),
            })
        })
        .await
    }

    /// Decides, stores and publishes, in this order. After a conflict it loads the new events and
    /// decides again.
    async fn change(
        self: &Arc<Self>,
        app: &Arc<App>,
        decide: impl Fn(&Table, Millis) -> Result<Step, Refusal>,
    ) -> Result<(), Refusal> {
        let mut hold = self.hold(app).await?;
        for _ in 0..TRIES {
            let table = self.table();
            let step = decide(&table, app.time.now())?;
            if hold.store(&table, step).await? {
                return Ok(());
            }
            hold.reload().await?;
        }
        Err(majesty_table::Refusal::Stale.into())
    }

    /// Takes the lock for changes on this node.
    async fn hold<'a>(self: &'a Arc<Self>, app: &'a Arc<App>) -> Result<Hold<'a>, Refusal> {
        let needs_reload = self.needs_reload.lock().await;
        let mut hold = Hold { needs_reload, room: self, app };
        if *hold.needs_reload {
            hold.reload().await?;
        }
        Ok(hold)
    }

    /// Loads new events if the store is ahead of memory.
    pub async fn refresh(self: &Arc<Self>, app: &Arc<App>, revision: u64) -> Result<(), Refusal> {
        let mut hold = self.hold(app).await?;
        if self.table().revision() < revision {
            hold.reload().await?;
        }
        Ok(())
    }

    /// Notes how many pages a viewer has open on another node.
    pub fn elsewhere(
        self: &Arc<Self>,
        app: &Arc<App>,
        node: NodeId,
        viewer: Option<PlayerId>,
        streams: usize,
    ) {
        self.note_presence(|presence| {
            let there = presence.elsewhere.entry(node).or_default();
            if streams == 0 {
                there.remove(&viewer);
            } else {
                there.insert(viewer, streams);
            }
        });
        self.tell_presence(app);
    }

    /// Drops the presence of nodes that are gone.
    pub fn keep_presence(self: &Arc<Self>, app: &Arc<App>, nodes: &[NodeId]) {
        let is_gone = |node: &NodeId| !nodes.contains(node);
        if self.snapshot.borrow().presence.elsewhere.keys().any(is_gone) {
            self.note_presence(|presence| presence.elsewhere.retain(|node, _| !is_gone(node)));
            self.tell_presence(app);
        }
    }

    /// Changes presence without waking anyone: [`Room::tell_presence`] does, soon.
    fn note_presence(&self, change: impl FnOnce(&mut Presence)) {
        self.snapshot.send_if_modified(|now| {
            change(Arc::make_mut(&mut now.presence));
            false
        });
    }

    /// Tells viewers and other nodes who is here: at once, or in a storm of arrivals once in a
    /// while for all of them.
    fn tell_presence(self: &Arc<Self>, app: &Arc<App>) {
        if self.presence.is_due.swap(true, Ordering::SeqCst) {
            return;
        }
        let (app, room) = (app.clone(), self.clone());
        tokio::spawn(async move {
            let last = *room.presence.last.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(last) = last {
                tokio::time::sleep_until(last + PRESENCE_INTERVAL).await;
            }
            *room.presence.last.lock().unwrap_or_else(PoisonError::into_inner) =
                Some(Instant::now());
            // A change from here on is for the next time.
            room.presence.is_due.store(false, Ordering::SeqCst);
            room.snapshot.send_modify(|now| {
                let attendance = now.attendance();
                let told = &mut Arc::make_mut(&mut now.presence).told;
                *told = (told.0 + 1, attendance);
            });
            room.announce(&app);
        });
    }

    /// Tells the other nodes what has changed in the presence on this one.
    fn announce(&self, app: &App) {
        if !app.cluster.is_shared() {
            return;
        }
        let announced = self.snapshot.borrow().announced();
        let mut before = self.presence.announced.lock().unwrap_or_else(PoisonError::into_inner);
        for &viewer in before.keys().filter(|&viewer| !announced.contains_key(viewer)) {
            app.cluster.send_presence(self.id, viewer, 0);
        }
        for (&viewer, &streams) in announced.iter().filter(|&(k, v)| before.get(k) != Some(v)) {
            app.cluster.send_presence(self.id, viewer, streams);
        }
        *before = announced;
    }

    /// Tells a node that asked all of the presence on this one.
    pub fn answer_presence(&self, app: &App) {
        for (viewer, streams) in self.snapshot.borrow().announced() {
            app.cluster.send_presence(self.id, viewer, streams);
        }
    }

    /// Resets the idle timer.
    pub fn touch(&self) {
        *self.touched.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Since when the table has been idle, if it is.
    pub fn idle_since(&self) -> Option<Instant> {
        let is_quiet = self.snapshot.receiver_count() == 0 && !self.driven.load(Ordering::SeqCst);
        is_quiet.then(|| *self.touched.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Counts an open stream until the returned guard is dropped.
    pub fn arrive(self: &Arc<Self>, app: &Arc<App>, viewer: Option<PlayerId>) -> OpenPage {
        self.note_presence(|presence| *presence.streams.entry(viewer).or_default() += 1);
        self.tell_presence(app);
        driver::wake(app, self);
        OpenPage { app: app.clone(), room: self.clone(), viewer }
    }
}

/// Counts an open page until it is dropped.
pub struct OpenPage {
    app: Arc<App>,
    room: Arc<Room>,
    viewer: Option<PlayerId>,
}

/// A reload closes the stream and opens a new one; the player hasn't left.
const GRACE: Duration = Duration::from_secs(2);

/// How often presence is told, at most.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(1);

/// When presence was told, and what.
#[derive(Default)]
struct PresenceUpdates {
    /// Whether a task is about to tell it.
    is_due: AtomicBool,
    last: Mutex<Option<Instant>>,
    /// What the other nodes know.
    announced: Mutex<BTreeMap<Option<PlayerId>, usize>>,
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        let (app, room, viewer) = (self.app.clone(), self.room.clone(), self.viewer);
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            room.note_presence(|presence| {
                if let Some(streams) = presence.streams.get_mut(&viewer) {
                    *streams -= 1;
                    if *streams == 0 {
                        presence.streams.remove(&viewer);
                    }
                }
            });
            room.tell_presence(&app);
        });
    }
}

/// A decision to store.
enum Step {
    /// Changes to this table; empty if the action has already taken effect.
    Change(Changes),
    /// Changes to this table and the opening of another, in one transaction.
    Open(TableId, Box<Changes>, Box<Changes>),
    /// Delete the table.
    Delete,
}

/// The lock for changes of a table.
struct Hold<'a> {
    needs_reload: MutexGuard<'a, bool>,
    room: &'a Arc<Room>,
    app: &'a Arc<App>,
}

impl Hold<'_> {
    /// Stores and publishes a step. False on a conflict.
    async fn store(&mut self, before: &Table, step: Step) -> Result<bool, Refusal> {
        let (here, there) = match step {
            Step::Change(changes) if changes.is_empty() => return Ok(true),
            Step::Change(changes) => (changes, None),
            Step::Open(id, here, there) => {
                (*here, Some((Table::from_changes(id, &there)?, *there)))
            }
            Step::Delete => {
                let deleted = self.app.store.delete(self.room.id).await;
                self.trust(deleted)?;
                self.app.rooms.remove(self.room);
                return Ok(true);
            }
        };
        let mut after = before.clone();
        after.commit(&here)?;
        let moves: Vec<_> = here.events.iter().filter_map(made_by).collect();
        let line = here.line.as_ref().map(|line| line.n);
        let mut appends = vec![Append::step(before, &after, here)];
        appends.extend(there.as_ref().map(|(table, opens)| Append::open(table, opens.clone())));
        let appended = self.app.store.append(appends).await;
        if self.trust(appended)? == Appended::Conflict {
            return Ok(false);
        }
        for by in moves {
            self.app.metrics.moved(by);
        }
        if let Some((table, _)) = there {
            self.app.rooms.insert(self.app, table);
        }
        let ended = (after.daily().is_some() && after.phase() == Phase::Over)
            .then(|| Arc::new(after.clone()));
        self.publish(after);
        if let Some(table) = ended {
            results::settle(self.app, &table).await;
        }
        if let Some(line) = line {
            retention::trim(self.app, self.room.id, line);
        }
        Ok(true)
    }

    /// After a failed write the change may or may not be stored, so the table must be reloaded.
    fn trust<T>(&mut self, answer: Result<T, StoreError>) -> Result<T, Refusal> {
        *self.needs_reload |= answer.is_err();
        Ok(answer?)
    }

    /// Loads the events that memory lacks.
    async fn reload(&mut self) -> Result<(), Refusal> {
        *self.needs_reload = true;
        let store = &*self.app.store;
        let known = self.room.table();
        let table = match store.load(self.room.id, known.events()).await {
            Ok(Some(log)) if log.revision >= known.revision() => {
                let mut table = Table::clone(&known);
                table.catch_up(log).map(|()| Some(table)).map_err(Refusal::from)
            }
            // Memory is ahead of the store: an older copy of the database took over.
            Ok(Some(_)) | Err(StoreError::Corrupt { .. }) => load(store, self.room.id).await,
            Ok(None) => Ok(None),
            Err(error) => Err(error.into()),
        };
        let Some(table) = table? else {
            self.app.rooms.remove(self.room);
            return Err(Refusal::NoTable);
        };
        self.publish(table);
        *self.needs_reload = false;
        Ok(())
    }

    fn publish(&self, table: Table) {
        self.room.snapshot.send_modify(|now| now.table = Arc::new(table));
        // Someone who has just sat down isn't a watcher any more. Without viewers nobody is told.
        if self.room.snapshot.receiver_count() > 0 {
            self.room.tell_presence(self.app);
        }
        self.room.touch();
        driver::wake(self.app, self.room);
    }
}

/// Who made the move, if the event is one.
fn made_by(event: &Event) -> Option<majesty_table::MadeBy> {
    match event {
        Event::Played { by, .. } => Some(*by),
        _ => None,
    }
}

/// Loads a table from the store.
pub async fn load(store: &dyn Store, id: TableId) -> Result<Option<Table>, Refusal> {
    let log = store.load(id, 0).await?;
    Ok(log.map(|log| Table::replay(id, log)).transpose()?)
}
