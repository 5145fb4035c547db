//! Notices what operators change in the store with `majesty admin`, also while the server runs.

use std::sync::Arc;

use majesty_store::{KeyKind, Lock, Old, OperatorChanges, StoreError};
use majesty_table::Millis;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::App;

/// Reads the locks before the first request is answered. Where they can't be read yet, the watch
/// does it later.
pub async fn start(app: &App) -> Option<u64> {
    read_all(app).await.ok()
}

async fn read_all(app: &App) -> Result<u64, StoreError> {
    // The number first: a change that comes after it is seen twice, and none is missed.
    let last = app.store.order().changes_since(u64::MAX).await?.last;
    app.locks.set(&app.store.order().locks().await?);
    Ok(last)
}

/// Watches until the server ends.
pub async fn watch(app: Arc<App>, mut seen: Option<u64>) {
    // The first look was at the start.
    let mut every = interval_at(Instant::now() + app.options.watch, app.options.watch);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.shutdown.cancelled() => return,
            _ = every.tick() => {}
        }
        let looked = match seen {
            Some(seen) => look(&app, seen).await,
            None => read_all(&app).await,
        };
        // What can't be read now is read at the next look.
        seen = looked.ok().or(seen);
    }
}

/// Applies what changed since an entry of the audit log, and says which is the last one.
async fn look(app: &Arc<App>, seen: u64) -> Result<u64, StoreError> {
    let changes = app.store.order().changes_since(seen).await?;
    if changes.last == seen {
        return Ok(seen);
    }
    if changes.last < seen {
        // An older copy of the database took over.
        return read_all(app).await;
    }
    let locks = app.store.order().locks().await?;
    app.locks.set(&locks);
    let OperatorChanges { last, tables, players } = changes;
    for id in tables {
        if let Some(room) = app.rooms.cached(id) {
            // What is gone is removed by this, too.
            let _ = room.refresh(app, u64::MAX).await;
        }
    }
    // What another process deleted is swept out of the files from here, in case a reader kept that
    // process from doing it.
    let _ = app.store.order().delete_old(Old::Sessions, Millis(0), 1).await;
    for player in players {
        let is_locked =
            |lock: &Lock| lock.on.player() == Some(player) && lock.holds(app.time.now());
        if locks.iter().any(is_locked) {
            // Somebody may have signed in after the lock was made and before it was known here.
            for kind in KeyKind::ALL {
                app.store.remove_keys(player, kind, None).await?;
            }
        }
        // Their streams end; open pages connect again, as whoever they are now.
        let _ = app.changed.send(player);
    }
    Ok(last)
}
