//! The tables in memory: loaded on demand, evicted when idle.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use majesty_store::{Append, Appended, NodeId, Store, Which};
use majesty_table::{Changes, Millis, Refusal as TableRefusal, Table, TableId};

use crate::{
    App, Time, fresh,
    http::refusal::Refusal,
    table::{
        clocks::Clocks,
        driver,
        room::{Room, load},
    },
};

/// How many tables stay in memory at which nobody looks. Whoever opens a long history, one table after
/// the other, must not fill the memory.
const MOST_IDLE: usize = 1_000;

/// Idle tables are counted each time that so many were loaded.
const COUNTED: usize = 256;

/// The tables in memory.
pub struct Rooms {
    time: Time,
    by_id: Mutex<HashMap<TableId, Arc<Room>>>,
    /// How many were loaded or opened.
    loaded: AtomicUsize,
    /// When they are due, those that are not in memory among them.
    pub clocks: Clocks,
}

impl Rooms {
    /// No tables yet.
    pub fn new(time: Time) -> Self {
        Self {
            time,
            by_id: Mutex::default(),
            loaded: AtomicUsize::default(),
            clocks: Clocks::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.by_id.lock().unwrap_or_else(PoisonError::into_inner)
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
    pub fn keep_presence(&self, app: &Arc<App>, nodes: &[NodeId]) {
        for room in self.all() {
            room.keep_presence(app, nodes);
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
        let room = self.add(table);
        app.cluster.ask_presence(id);
        Ok(room)
    }

    /// A table that was just opened.
    pub fn insert(&self, app: &Arc<App>, table: Table) -> Arc<Room> {
        // A notification may have loaded it already: there must be one room per table.
        let room = self.add(table);
        driver::wake(app, &room);
        room
    }

    /// Adds a table, unless it is there.
    fn add(&self, table: Table) -> Arc<Room> {
        let mut rooms = self.lock();
        let room = rooms
            .entry(table.id())
            .or_insert_with(|| Arc::new(Room::new(table, self.time.clone())))
            .clone();
        if self.loaded.fetch_add(1, Ordering::Relaxed).is_multiple_of(COUNTED) {
            make_room(&mut rooms);
        }
        room
    }

    /// Drops a deleted table and ends its streams.
    pub fn remove(&self, room: &Room) {
        self.lock().remove(&room.id);
        self.clocks.forget(room.id);
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

    /// Lets go of a table that was only changed in passing, unless somebody else has it.
    pub fn let_go(&self, room: Arc<Room>) {
        let id = room.id;
        // Rooms are handed out under this lock, so a count of 1 can't rise here.
        let mut rooms = self.lock();
        drop(room);
        let is_unused =
            |room: &Arc<Room>| room.idle_since().is_some() && Arc::strong_count(room) == 1;
        if rooms.get(&id).is_some_and(is_unused) {
            rooms.remove(&id);
        }
    }

    /// Lets go of the tables that nobody has looked at for a while.
    fn sweep(&self, longest: Duration) {
        // Rooms are handed out under this lock, so a count of 1 can't rise here.
        self.lock().retain(|_, room| {
            let idle = room.idle_since().is_some_and(|since| since.elapsed() > longest);
            !idle || Arc::strong_count(room) > 1
        });
    }
}

/// Lets go of those idle tables that were used the longest ago, if there are too many.
fn make_room(rooms: &mut HashMap<TableId, Arc<Room>>) {
    // Rooms are handed out under the lock that the caller holds, so a count of 1 can't rise here.
    let unused = rooms.values().filter(|room| Arc::strong_count(room) == 1);
    let mut idle: Vec<_> = unused.filter_map(|room| Some((room.idle_since()?, room.id))).collect();
    let surplus = idle.len().saturating_sub(MOST_IDLE);
    idle.sort();
    for (_, id) in idle.drain(..surplus) {
        rooms.remove(&id);
    }
}

/// Opens a new table.
pub async fn open(
    app: &Arc<App>,
    decide: impl FnOnce(Millis) -> Result<Changes, TableRefusal>,
) -> Result<Arc<Room>, Refusal> {
    let changes = decide(app.time.now())?;
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
    resume_if(app, id, false).await;
}

/// The same for a table that may have viewers on other nodes: a game whose people have left goes on
/// as long as one of them looks on.
pub async fn resume_watched(app: Arc<App>, id: TableId) {
    resume_if(app, id, true).await;
}

async fn resume_if(app: Arc<App>, id: TableId, is_watched: bool) {
    let table = app.rooms.peek(&*app.store, id).await;
    let is_soon = |table: &Table| driver::is_soon(&app, id, &table.next_step(|_| is_watched));
    let room = match table {
        Ok(table) if is_soon(&table) => app.rooms.get(&app, id).await,
        Ok(_) => return,
        Err(refusal) => Err(refusal),
    };
    match room {
        Ok(room) => driver::wake(&app, &room),
        Err(Refusal::NoTable) => app.rooms.clocks.forget(id),
        Err(_) => app.rooms.clocks.retry(id),
    }
}

/// Tidies up from time to time, until the server ends.
pub async fn tidy(app: Arc<App>) {
    let mut every = tokio::time::interval(app.options.idle / 4);
    loop {
        tokio::select! {
            () = app.shutdown.cancelled() => return,
            _ = every.tick() => app.rooms.sweep(app.options.idle),
        }
    }
}
