//! Drives a table: plays the moves of bots and enforces turn limits.
//!
//! There is at most one driver task per table, and only while there's work.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use majesty_table::{Action, Game, NextStep, Refusal as TableRefusal, TableId, TurnClock};
use tokio::time::{sleep, timeout};

use crate::{
    App,
    http::refusal::Refusal,
    table::{bots, room::Room, snapshot::Snapshot},
};

/// Grace period after a restart before turns time out.
const GRACE: Duration = Duration::from_secs(5);

/// Delay before retrying a failed write.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// Whether there is something to do now, or soon, that is this node's work.
fn is_due(app: &App, room: &Room) -> bool {
    if room.gone.is_cancelled() {
        app.rooms.clocks.forget(room.id);
        return false;
    }
    is_soon(app, room.id, &room.snapshot().next_step())
}

/// Whether a step is this node's work, now or soon. A clock that runs for longer than a table stays
/// in memory is noted, so that the table comes back in time.
pub fn is_soon(app: &App, id: TableId, step: &NextStep) -> bool {
    let clocks = &app.rooms.clocks;
    match step {
        _ if !app.cluster.works_on(id) => clocks.forget(id),
        NextStep::None => clocks.forget(id),
        NextStep::Think { .. } => return true,
        NextStep::TimeOut(clock) => {
            let left = left(app, id, clock);
            if left <= app.options.idle {
                return true;
            }
            clocks.wait(id, left);
        }
    }
    false
}

/// How long a turn has left. The time of day may be set, so this process never waits for longer than
/// the limit.
fn left(app: &App, id: TableId, clock: &TurnClock) -> Duration {
    let by_day = Duration::from_millis(clock.end().0.saturating_sub(app.time.now().0));
    let limit = Duration::from_millis(clock.limit);
    let here = limit.saturating_sub(app.rooms.clocks.waited(id, clock));
    by_day.min(here).max(GRACE.saturating_sub(app.started.elapsed()))
}

/// Starts the driver task if there's work and none is running.
pub fn wake(app: &Arc<App>, room: &Arc<Room>) {
    if !is_due(app, room) || room.driven.swap(true, Ordering::SeqCst) {
        return;
    }
    let (app, room) = (app.clone(), room.clone());
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = app.shutdown.cancelled() => return,
                () = room.gone.cancelled() => return,
                () = drive(&app, &room) => {}
            }
            // A change made meanwhile saw `driven` set and started no task: check again.
            room.driven.store(false, Ordering::SeqCst);
            if !is_due(&app, &room) || room.driven.swap(true, Ordering::SeqCst) {
                return;
            }
        }
    });
}

async fn drive(app: &Arc<App>, room: &Arc<Room>) {
    let mut updates = room.updates();
    loop {
        let now = updates.borrow_and_update().clone();
        if !app.cluster.works_on(room.id) {
            return;
        }
        let done = match now.next_step() {
            NextStep::None => return,
            NextStep::Think { level, by, view } => {
                let history = now.table.game().map(Game::history).unwrap_or_default();
                let daily = now.table.day_secret();
                let seed = daily.map(|secret| secret.bot_seed(now.table.ply()));
                let thinking = bots::choose(app, &level, history, &view, seed);
                let (m, ()) = tokio::join!(thinking, pace(app, &now));
                let Some(m) = m else { return };
                room.act(app, Action::PlayBot { view: &view, m, by }).await
            }
            NextStep::TimeOut(clock) => {
                let left = left(app, room.id, &clock);
                if left > app.options.idle {
                    return;
                }
                if timeout(left, updates.changed()).await.is_ok() {
                    continue;
                }
                let waited = app.rooms.clocks.waited(room.id, &clock).as_millis() as u64;
                room.act(app, Action::TimeOut { clock, waited }).await
            }
        };
        match done {
            // The position changed while the bot was thinking: look again.
            Ok(()) | Err(Refusal::Table(TableRefusal::Stale)) => {}
            Err(_) => sleep(RETRY_DELAY).await,
        }
    }
}

/// Waits until the last move was on the table for a while, so that people without the script can
/// follow, too.
async fn pace(app: &App, now: &Snapshot) {
    let shown = app.time.now().0.saturating_sub(now.table.turn_began().unwrap_or_default().0);
    sleep(app.options.bot_pace.saturating_sub(Duration::from_millis(shown))).await;
}
