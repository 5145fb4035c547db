//! The tables in memory: loaded when somebody asks, let go when nobody has for a while.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use majesty_store::{NodeId, Setup, Store, Table, TableId, TableInfo};

use crate::{
    App, clock, driver,
    game::{Now, Passing, Stored},
    refusal::Refusal,
    room::{Room, load},
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

    /// A table that is in memory, which is no reason to keep it there.
    pub fn held(&self, id: TableId) -> Option<Arc<Room>> {
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

    /// Forgets who was on nodes that are gone.
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
                    Ok(Some(revision)) if room.now().stored.info.revision < revision => {
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
        let stored = load(&*app.store, id).await?.ok_or(Refusal::NoTable)?;
        let room = self.lock().entry(id).or_insert_with(|| Arc::new(Room::new(stored))).clone();
        app.cluster.ask_presence(id);
        Ok(room)
    }

    /// Lets go of a table that was removed from the store, and of all who look at it.
    pub fn remove(&self, room: &Room) {
        self.lock().remove(&room.id);
        room.gone.cancel();
    }

    /// How a table is now, without keeping it in memory.
    pub async fn glance(&self, store: &dyn Store, id: TableId) -> Result<Arc<Stored>, Refusal> {
        let room = self.lock().get(&id).cloned();
        match room {
            Some(room) => Ok(room.now().stored),
            None => load(store, id).await?.map(Arc::new).ok_or(Refusal::NoTable),
        }
    }

    /// Lets go of the tables that nobody has looked at for a while.
    fn sweep(&self) {
        // Who holds a room got it under this lock, so one that nobody holds stays so.
        self.lock().retain(|_, room| {
            let idle = room.idle_since().is_some_and(|since| since.elapsed() > IDLE);
            room.minds.fade();
            !idle || Arc::strong_count(room) > 1
        });
    }
}

/// Puts up a new table.
pub async fn put_up(app: &Arc<App>, setup: Setup) -> Result<Arc<Room>, Refusal> {
    let (id, at) = (TableId::random(), clock::now());
    app.store.create_table(id, setup.clone(), at).await?;
    let started = (setup.phase == majesty_store::Phase::Playing).then_some(at);
    let info = TableInfo {
        id,
        created: at,
        changed: at,
        started,
        turn_started: started,
        revision: 1,
        setup,
    };
    let stored = Stored::new(Table { info, moves: Vec::new() }, Vec::new());
    let room = Arc::new(Room::new(stored.map_err(|_| Refusal::Form)?));
    app.rooms.lock().insert(id, room.clone());
    driver::wake(app, &room);
    Ok(room)
}

/// After a start: bots and clocks of all games go on.
pub async fn resume(app: Arc<App>) {
    let playing = loop {
        match app.store.playing_tables().await {
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
    if let Ok(stored) = app.rooms.glance(&*app.store, id).await
        && driver::has_duty(&Now { stored, passing: Passing::default() })
        && let Ok(room) = app.rooms.get(&app, id).await
    {
        driver::wake(&app, &room);
    }
}

/// Tidies up from time to time, until the server ends.
pub async fn tidy(app: Arc<App>) {
    let mut every = tokio::time::interval(IDLE / 4);
    let mut hours = 0;
    loop {
        tokio::select! {
            () = app.shutdown.cancelled() => return,
            _ = every.tick() => app.rooms.sweep(),
        }
        if hours == 0 {
            let before = clock::now().0.saturating_sub(GATHERING.as_millis() as u64);
            // What could not be removed now is removed later.
            if let Ok(gone) = app.store.prune(majesty_store::Millis(before)).await {
                let mut rooms = app.rooms.lock();
                rooms.retain(|id, _| !gone.contains(id));
            }
        }
        hours = (hours + 1) % 120;
    }
}
