//! Hands a guest's data to an account, and deletes a player's data.
//!
//! Tables change like with any other action: under the table's lock, stored before they are shown.

use std::{collections::BTreeSet, sync::Arc};

use futures_util::{StreamExt, stream};
use majesty_store::{StoreError, TableRevision, Which};
use majesty_table::{Action, PlayerId, TableId};

use crate::{App, fresh, http::refusal::Refusal};

/// How many tables are changed at the same time.
const AT_ONCE: usize = 16;

/// Makes all that is one person's another's: seats, tables, what was said, and tokens.
pub async fn hand_over(app: &Arc<App>, from: PlayerId, to: PlayerId) -> Result<(), Refusal> {
    let changed = app.store.hand_over(from, to).await?;
    refresh(app, changed).await;
    let tables = app.store.ids(Which::About(from)).await?;
    at_each(app, tables, &AccountChange::HandOver { from, to }).await?;
    tell_pages(app, from);
    Ok(())
}

/// Ends the streams of a player who no longer exists. Open pages reconnect with their new identity.
fn tell_pages(app: &App, person: PlayerId) {
    // That nobody looks is no mistake.
    let _ = app.changed.send(person);
}

/// Removes all that is known of a person and of the players of their programs.
pub async fn forget(app: &Arc<App>, person: PlayerId) -> Result<(), Refusal> {
    let keys = app.store.keys_of(person).await?;
    let own: BTreeSet<PlayerId> = keys.iter().map(|key| key.acts_as).chain([person]).collect();
    for &player in &own {
        let tables = app.store.ids(Which::About(player)).await?;
        at_each(app, tables, &AccountChange::Forget { player, own: own.clone() }).await?;
        // A random id, which belongs to no secret.
        let changed = app.store.forget_chat(player, fresh::player_id()).await?;
        refresh(app, changed).await;
    }
    // Last of all: until here everything can be tried again.
    app.store.delete_account(person).await?;
    for player in own {
        tell_pages(app, player);
    }
    Ok(())
}

/// How a player leaves their tables.
enum AccountChange {
    /// An account takes over.
    HandOver { from: PlayerId, to: PlayerId },
    /// All their data is deleted.
    Forget { player: PlayerId, own: BTreeSet<PlayerId> },
}

impl AccountChange {
    async fn at(&self, app: &Arc<App>, id: TableId) -> Result<(), Refusal> {
        let room = app.rooms.get(app, id).await?;
        match self {
            &Self::HandOver { from, to } => room.act(app, Action::HandOver { from, to }).await,
            Self::Forget { player, own } => room.forget(app, *player, own).await,
        }
    }
}

/// Applies the farewell to tables, several at a time.
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
