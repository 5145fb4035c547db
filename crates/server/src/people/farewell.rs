//! Hands a guest's data to an account, and deletes a player's data.
//!
//! Tables change like with any other action: under the table's lock, stored before they are shown.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use futures_util::{StreamExt, stream};
use majesty_store::{Key, StoreError, TableRevision, Which};
use majesty_table::{Action, PlayerId, Refusal as TableRefusal, TableId};

use crate::{App, fresh, http::refusal::Refusal};

/// How many tables are changed at the same time.
const AT_ONCE: usize = 16;

/// How many tables are looked up at a time.
const PAGE: u32 = 200;

/// Makes a guest's seats, tables and words an account's. Their tokens are withdrawn and do not move:
/// anybody who used the browser before can have made one. Says whether there were any.
pub async fn hand_over(app: &Arc<App>, from: PlayerId, to: PlayerId) -> Result<bool, Refusal> {
    let keys = app.store.keys_of(from).await?;
    loop {
        let changed = app.store.hand_over(from, to).await?;
        if changed.is_empty() {
            break;
        }
        refresh(app, changed).await;
    }
    withdrawn(app, &keys).await;
    at_all(app, from, &AccountChange::HandOver { from, to }).await?;
    tell_pages(app, from);
    Ok(!keys.is_empty())
}

/// Ends what was done with keys that were just taken back. A player of a token's own is nobody's from
/// now on, so they resign from their games and leave gathering tables, and the others there need not
/// wait for them.
pub async fn withdrawn(app: &Arc<App>, keys: &[Key]) {
    for key in keys.iter().filter(|key| key.owner != key.acts_as) {
        // Where that fails, the seat waits like that of anybody who doesn't come back.
        if let Ok(tables) = app.store.ids(Which::Unfinished(key.acts_as)).await {
            let _ = at_each(app, tables, &AccountChange::Leave { player: key.acts_as }).await;
        }
        tell_pages(app, key.acts_as);
    }
}

/// Ends the streams of a player who no longer exists or whose keys were taken back. Open pages
/// reconnect with what they are now.
pub fn tell_pages(app: &App, person: PlayerId) {
    // That nobody looks is no mistake.
    let _ = app.changed.send(person);
}

/// Removes all that is known of a person and of the players of their programs.
pub async fn forget(app: &Arc<App>, person: PlayerId) -> Result<(), Refusal> {
    let keys = app.store.keys_of(person).await?;
    let own: BTreeSet<PlayerId> = keys.iter().map(|key| key.acts_as).chain([person]).collect();
    forget_traces(app, &own).await?;
    // Until here everything can be tried again.
    app.store.delete_account(person).await?;
    for &player in &own {
        tell_pages(app, player);
    }
    // A program may have acted meanwhile, and a request that is under way on another node still acts.
    forget_traces(app, &own).await?;
    let app = app.clone();
    tokio::spawn(async move {
        tokio::select! {
            () = app.shutdown.cancelled() => {}
            () = tokio::time::sleep(STRAGGLERS) => drop(forget_traces(&app, &own).await),
        }
    });
    Ok(())
}

/// Longer than any request takes.
const STRAGGLERS: Duration = Duration::from_secs(30);

/// Forgets players at all tables, and what they said.
async fn forget_traces(app: &Arc<App>, own: &BTreeSet<PlayerId>) -> Result<(), Refusal> {
    for &player in own {
        at_all(app, player, &AccountChange::Forget { player, own: own.clone() }).await?;
        loop {
            // A random id, which belongs to no secret.
            let changed = app.store.forget_chat(player, fresh::player_id()).await?;
            if changed.is_empty() {
                break;
            }
            refresh(app, changed).await;
        }
    }
    Ok(())
}

/// How a player leaves their tables.
enum AccountChange {
    /// An account takes over.
    HandOver { from: PlayerId, to: PlayerId },
    /// Nobody can play for them any more.
    Leave { player: PlayerId },
    /// All their data is deleted.
    Forget { player: PlayerId, own: BTreeSet<PlayerId> },
}

impl AccountChange {
    async fn at(&self, app: &Arc<App>, id: TableId) -> Result<(), Refusal> {
        let room = app.rooms.get(app, id).await?;
        let done = match self {
            &Self::HandOver { from, to } => room.act(app, Action::HandOver { from, to }).await,
            // Alone against bots, a player who only leaves may come back. This one can't.
            &Self::Leave { player } => match room.act(app, Action::Resign { who: player }).await {
                Err(Refusal::Table(TableRefusal::NotBegun)) => {
                    room.act(app, Action::Leave { who: player }).await
                }
                done => done,
            },
            Self::Forget { player, own } => room.forget(app, *player, own).await,
        };
        // A long history must not fill the memory.
        app.rooms.let_go(room);
        done
    }
}

/// Applies a change to all tables of a player. There may be very many, so they are looked up page by
/// page.
async fn at_all(app: &Arc<App>, player: PlayerId, change: &AccountChange) -> Result<(), Refusal> {
    let mut after = None;
    loop {
        let tables = app.store.tables_about(player, after, PAGE).await?;
        let Some(&last) = tables.last() else { return Ok(()) };
        after = Some(last);
        at_each(app, tables, change).await?;
    }
}

/// Applies a change to tables, several at a time.
async fn at_each(
    app: &Arc<App>,
    tables: Vec<TableId>,
    change: &AccountChange,
) -> Result<(), Refusal> {
    let mut work = stream::iter(tables)
        .map(|id| async move {
            match change.at(app, id).await {
                // The table is gone or unreadable.
                Err(Refusal::NoTable | Refusal::Storage(StoreError::Corrupt { .. })) => Ok(()),
                done => done,
            }
        })
        .buffer_unordered(AT_ONCE);
    let mut done = Ok(());
    while let Some(one) = work.next().await {
        done = done.and(one);
    }
    done
}

/// Reads the tables in memory again whose chat was changed.
async fn refresh(app: &Arc<App>, changed: Vec<TableRevision>) {
    for (id, revision) in changed {
        if let Some(room) = app.rooms.cached(id) {
            // What could not be read now is read by whoever asks next.
            let _ = room.refresh(app, revision).await;
        }
    }
}
