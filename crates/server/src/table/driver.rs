//! Drives a table: plays the moves of bots and enforces turn limits.
//!
//! There is at most one driver task per table, and only while there's work.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use majesty_table::{Action, Millis, NextStep, Refusal as TableRefusal};
use tokio::time::{sleep, timeout};

use crate::{
    App, clock,
    http::refusal::Refusal,
    table::{bots, room::Room, snapshot::Snapshot},
};

/// Grace period after a restart before turns time out.
const GRACE: Duration = Duration::from_secs(5);

/// Delay before retrying a failed write.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// Whether there is something to do that is this node's work.
fn is_due(app: &App, room: &Room) -> bool {
    !room.gone.is_cancelled()
        && app.cluster.works_on(room.id)
        && !matches!(room.snapshot().next_step(), NextStep::None)
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
                let thinking = bots::choose(app, &room.bots, &level, &now.table, &view);
                let (m, ()) = tokio::join!(thinking, pace(app, &now));
                let Some(m) = m else { return };
                room.act(app, Action::PlayBot { view: &view, m, by }).await
            }
            NextStep::TimeOut(end) => {
                let end = end.max(Millis(app.started.0 + GRACE.as_millis() as u64));
                let left = Duration::from_millis(end.0.saturating_sub(clock::now().0));
                match timeout(left, updates.changed()).await {
                    Ok(_) => Ok(()),
                    Err(_) => room.act(app, Action::TimeOut).await,
                }
            }
        };
        match done {
            // The position changed while the bot was thinking: look again.
            Ok(()) | Err(Refusal::Table(TableRefusal::Stale)) => {}
            Err(_) => sleep(RETRY_DELAY).await,
        }
    }
}

/// Waits until the last move was on the table for a while, so that people can follow.
async fn pace(app: &App, now: &Snapshot) {
    let shown = clock::now().0.saturating_sub(now.table.turn_began().unwrap_or_default().0);
    sleep(app.options.bot_pace.saturating_sub(Duration::from_millis(shown))).await;
}
