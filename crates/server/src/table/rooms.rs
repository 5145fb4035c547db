//! The tables in memory: loaded on demand, evicted when idle.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use majesty_store::{Append, Appended, NodeId, Store, Which};
use majesty_table::{Changes, Millis, NextStep, Refusal as TableRefusal, Table, TableId};

use crate::{
    App, clock, fresh,
    http::refusal::Refusal,
    table::{
        driver,
        room::{Room, load},
    },
};

/// How long a table stays in memory when nobody looks at it.
const IDLE: Duration = Duration::from_mins(2);

/// How long a table where nobody plays is kept: people gathered and never began.
const GATHERING: Duration = Duration::from_hours(7 * 24);

/// The tables in memory.
#[derive(Default)]
pub struct Rooms {
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table that is in memory.
    fn find(&self, id: TableId) -> Option<Arc<Room>> {
        let room = self.lock().get(&id).cloned()?;
        room.touch();
        Some(room)
    }

    /// Looks up a table in memory without resetting its idle timer.
    pub fn cached(&self, id: TableId) -> Option<Arc<Room>> {
        self.lock().get(&id).cloned()
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Drops the presence of nodes that are gone.
    pub fn keep_presence(&self, nodes: &[NodeId]) {
        for room in self.all() {
            room.keep_presence(nodes);
        }
    }

    /// A table, from memory or from the store.
    pub async fn get(&self, app: &Arc<App>, id: TableId) -> Result<Arc<Room>, Refusal> {
        if let Some(room) = self.find(id) {
            // The last answer to this reader may have come from another node, which knows more.
            if let Some(shared) = app.store.shared() {
                match shared.revision(id).await {
                    Ok(Some(revision)) if room.table().revision() < revision => {
                        room.refresh(app, revision).await?;
                    }
                    Ok(None) => {
                        self.remove(&room);
                        return Err(Refusal::NoTable);
                    }
                    Ok(Some(_)) | Err(_) => {}
                }
            }
            return Ok(room);
        }
        let table = load(&*app.store, id).await?.ok_or(Refusal::NoTable)?;
        let room = self.lock().entry(id).or_insert_with(|| Arc::new(Room::new(table))).clone();
        app.cluster.ask_presence(id);
        Ok(room)
    }

    /// A table that was just opened.
    pub fn insert(&self, app: &Arc<App>, table: Table) -> Arc<Room> {
        // A notification may have loaded it already: there must be one room per table.
        let id = table.id();
        let room = self.lock().entry(id).or_insert_with(|| Arc::new(Room::new(table))).clone();
        driver::wake(app, &room);
        room
    }

    /// Drops a deleted table and ends its streams.
    pub fn remove(&self, room: &Room) {
        self.lock().remove(&room.id);
        room.gone.cancel();
    }

    /// Reads a table without caching it.
    pub async fn peek(&self, store: &dyn Store, id: TableId) -> Result<Arc<Table>, Refusal> {
        let room = self.lock().get(&id).cloned();
        match room {
            Some(room) => Ok(room.table()),
            None => load(store, id).await?.map(Arc::new).ok_or(Refusal::NoTable),
        }
    }

    /// Lets go of the tables that nobody has looked at for a while.
    fn sweep(&self) {
        // Rooms are handed out under this lock, so a count of 1 can't rise here.
        self.lock().retain(|_, room| {
            let idle = room.idle_since().is_some_and(|since| since.elapsed() > IDLE);
            room.bots.evict_unused();
            !idle || Arc::strong_count(room) > 1
        });
    }
}

/// Opens a new table.
pub async fn open(
    app: &Arc<App>,
    decide: impl FnOnce(Millis) -> Result<Changes, TableRefusal>,
) -> Result<Arc<Room>, Refusal> {
    let changes = decide(clock::now())?;
    let table = Table::from_changes(fresh::table_id(), &changes)?;
    match app.store.append(vec![Append::open(&table, changes)]).await? {
        Appended::Done => Ok(app.rooms.insert(app, table)),
        Appended::Conflict => Err(Refusal::Broken),
    }
}

/// Resumes bots and clocks after a start.
pub async fn resume(app: Arc<App>) {
    let playing = loop {
        match app.store.ids(Which::Playing).await {
            Ok(playing) => break playing,
            Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
        }
    };
    for id in playing {
        if app.cluster.works_on(id) {
            resume_one(app.clone(), id).await;
        }
    }
}

/// Bots and clocks of a game go on, if there is something to do. One table that can't be read is no
/// reason to leave the others alone, and most wait for a person and need not be in memory.
pub async fn resume_one(app: Arc<App>, id: TableId) {
    if let Ok(table) = app.rooms.peek(&*app.store, id).await
        && !matches!(table.next_step(|_| false), NextStep::None)
        && let Ok(room) = app.rooms.get(&app, id).await
    {
        driver::wake(&app, &room);
    }
}

/// Tidies up from time to time, until the server ends.
pub async fn tidy(app: Arc<App>) {
    let mut every = tokio::time::interval(IDLE / 4);
    let mut ticks = 0;
    loop {
        tokio::select! {
            () = app.shutdown.cancelled() => return,
            _ = every.tick() => app.rooms.sweep(),
        }
        if ticks == 0 {
            let before = clock::now().0.saturating_sub(GATHERING.as_millis() as u64);
            // What could not be removed now is removed later.
            for id in app.store.prune(Millis(before)).await.unwrap_or_default() {
                if let Some(room) = app.rooms.cached(id) {
                    app.rooms.remove(&room);
                }
            }
        }
        ticks = (ticks + 1) % 120;
    }
}
