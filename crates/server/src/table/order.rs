//! How much of the list of tables one person can take up: tables that they list, and free seats of
//! others that they hold.

use std::{
    array,
    hash::{BuildHasher, RandomState},
    sync::Arc,
};

use majesty_store::{List, Listed};
use majesty_table::{NewTable, Phase, PlayerId};
use tokio::sync::{Mutex, MutexGuard};

use crate::{App, http::refusal::Refusal, people::identity::Visitor, table::room::Room};

/// Listed tables of one person that wait for others.
pub const LISTED_GATHERING: usize = 3;

/// Listed tables of one person, those where a game is on among them.
pub const LISTED: usize = 10;

/// Tables of others where one person can wait at once.
pub const WAITING: usize = 5;

/// So many tables of a person are counted.
const COUNTED: u32 = 200;

/// Lets each person open and sit down once at a time on this node, so that requests sent at once
/// are counted one after another.
pub struct Turnstile {
    hasher: RandomState,
    locks: [Mutex<()>; 64],
}

impl Default for Turnstile {
    fn default() -> Self {
        Self { hasher: RandomState::new(), locks: array::from_fn(|_| Mutex::default()) }
    }
}

impl Turnstile {
    async fn enter(&self, player: PlayerId) -> MutexGuard<'_, ()> {
        let place = self.hasher.hash_one(player) as usize % self.locks.len();
        self.locks[place].lock().await
    }
}

/// Whether a person can open this table. Others of theirs wait until the answer is dropped.
pub async fn may_open<'a>(
    app: &'a App,
    visitor: &Visitor,
    who: PlayerId,
    new: &NewTable,
) -> Result<Option<MutexGuard<'a, ()>>, Refusal> {
    if !new.listed || app.limiter.is_off() {
        return Ok(None);
    }
    let turn = app.turnstile.enter(who).await;
    let listed = app.store.list(List::ListedBy(who), COUNTED).await?;
    let own: Vec<Listed> = listed.into_iter().filter(|table| is_host(table, who)).collect();
    let waiting = own.iter().filter(|table| table.summary.phase == Phase::Gathering).count();
    if waiting >= LISTED_GATHERING {
        return Err(Refusal::TooManyListed(LISTED_GATHERING));
    }
    if own.len() >= LISTED {
        return Err(Refusal::TooManyListed(LISTED));
    }
    app.limiter.listed(visitor)?;
    Ok(Some(turn))
}

/// Whether a person can take a seat here. Others of theirs wait until the answer is dropped.
pub async fn may_sit<'a>(
    app: &'a App,
    room: &Arc<Room>,
    who: PlayerId,
) -> Result<Option<MutexGuard<'a, ()>>, Refusal> {
    let table = room.table();
    if app.limiter.is_off() || table.is_host(who) || table.sits(who) {
        return Ok(None);
    }
    let turn = app.turnstile.enter(who).await;
    let waiting = app.store.list(List::GatheringOf(who), COUNTED).await?;
    let others = waiting.iter().filter(|table| table.id != room.id && !is_host(table, who));
    if others.count() >= WAITING {
        return Err(Refusal::TooManySeats(WAITING));
    }
    Ok(Some(turn))
}

/// Whether a person is the host of a table in a list.
fn is_host(table: &Listed, who: PlayerId) -> bool {
    let host = table.summary.host.and_then(|host| table.members.get(host.index()));
    host.is_some_and(|host| host.player == Some(who))
}
