//! The daily deal: one try for everyone at the same cards, and the results.
//!
//! All cards of all days follow from one secret in the store (`majesty_table::DaySecret`), so any
//! number of nodes agree on them without a word, and nothing has to be made at midnight.

mod overview;
mod reference;
pub mod results;

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex},
};

use majesty_store::Append;
use majesty_table::{Day, DaySecret, PlayerId, Table, TableId};
use tokio::sync::OnceCell;

use crate::{App, fresh, http::refusal::Refusal};

pub use overview::{Overview, Past, Ranked};

/// What a server remembers of the daily deal.
#[derive(Default)]
pub struct Dailies {
    /// The secret from which those of all days follow.
    secret: OnceCell<[u8; 32]>,
    /// The days whose deal the strongest bot plays on this node now.
    thinking: Mutex<BTreeSet<Day>>,
}

/// Today.
pub fn today(app: &App) -> Day {
    Day::of(app.time.now())
}

/// The secret of a day.
pub async fn secret(app: &App, day: Day) -> Result<DaySecret, Refusal> {
    let read = || app.store.daily().secret(fresh::bytes());
    let server = app.dailies.secret.get_or_try_init(read).await?;
    Ok(DaySecret::derive(server, day))
}

/// Begins a player's try at today's deal, or finds the one that they have begun.
pub async fn play(app: &Arc<App>, who: PlayerId, name: &str) -> Result<TableId, Refusal> {
    let day = today(app);
    if let Some(there) = app.store.daily().attempt(day, who).await? {
        return Ok(there.table);
    }
    let secret = secret(app, day).await?;
    let changes = Table::open_daily(app.time.now(), &secret, (who, name), &fresh::deal());
    let table = Table::from_changes(fresh::table_id(), &changes)?;
    let own = table.id();
    let id = app.store.daily().start(day, who, Append::open(&table, changes)).await?;
    if id == own {
        app.rooms.insert(app, table);
    }
    reference::prepare(app, day);
    Ok(id)
}
