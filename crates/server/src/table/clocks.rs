//! The turns that end some day: which table is due when. Tables with a far deadline need not be in
//! memory until then.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use majesty_table::{Millis, TableId, TurnClock};
use tokio::{
    sync::Notify,
    time::{Instant, sleep_until},
};

use crate::{App, table::rooms};

/// How often all deadlines are compared with the time of day, which may have been set.
const COMPARE: Duration = Duration::from_mins(1);

/// When a table is tried again that could not be read.
const RETRY: Duration = Duration::from_secs(30);

/// The clocks of tables.
#[derive(Default)]
pub struct Clocks {
    state: Mutex<State>,
    earlier: Notify,
}

#[derive(Default)]
struct State {
    turns: HashMap<TableId, Turn>,
    /// When the task that watches over them looks next.
    next: Option<Instant>,
}

/// The turn of a table, as this process sees it.
struct Turn {
    clock: TurnClock,
    /// When this process saw it first.
    since: Instant,
    /// When the table is due, if nothing else waits for it.
    due: Option<Instant>,
}

impl Clocks {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long this process has seen a turn.
    pub fn waited(&self, id: TableId, clock: &TurnClock) -> Duration {
        let new = || Turn { clock: *clock, since: Instant::now(), due: None };
        let mut state = self.lock();
        let turn = state.turns.entry(id).or_insert_with(new);
        if turn.clock != *clock {
            *turn = new();
        }
        turn.since.elapsed()
    }

    /// Notes that a table is due after some time, and not needed before.
    pub fn wait(&self, id: TableId, time: Duration) {
        let due = Instant::now() + time;
        let mut state = self.lock();
        if let Some(turn) = state.turns.get_mut(&id) {
            turn.due = Some(due);
            if state.next.is_none_or(|next| due < next) {
                self.earlier.notify_one();
            }
        }
    }

    /// Tries a table again later, if it has a clock.
    pub fn retry(&self, id: TableId) {
        self.wait(id, RETRY);
    }

    /// Forgets a table without a clock.
    pub fn forget(&self, id: TableId) {
        self.lock().turns.remove(&id);
    }

    /// The tables that are due now.
    fn take_due(&self, now: Millis) -> Vec<TableId> {
        let instant = Instant::now();
        let mut due = Vec::new();
        for (id, turn) in &mut self.lock().turns {
            let is_due = |at: &mut Instant| *at <= instant || turn.clock.end() <= now;
            if turn.due.take_if(is_due).is_some() {
                due.push(*id);
            }
        }
        due
    }

    /// When to look next.
    fn next(&self) -> Instant {
        let mut state = self.lock();
        let nearest = state.turns.values().filter_map(|turn| turn.due).min();
        let latest = Instant::now() + COMPARE;
        let next = nearest.map_or(latest, |nearest| nearest.min(latest));
        state.next = Some(next);
        next
    }
}

/// Brings tables back when they are due, until the server ends.
pub async fn watch(app: Arc<App>) {
    let clocks = &app.rooms.clocks;
    loop {
        tokio::select! {
            () = app.shutdown.cancelled() => return,
            () = clocks.earlier.notified() => continue,
            () = sleep_until(clocks.next()) => {}
        }
        for id in clocks.take_due(app.time.now()) {
            rooms::resume_one(app.clone(), id).await;
        }
    }
}
