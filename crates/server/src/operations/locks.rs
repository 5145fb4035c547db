//! Who is locked out: networks, and players with an account or without.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, PoisonError, RwLock},
};

use axum::{
    extract::{MatchedPath, Request, State},
    middleware::Next,
    response::Response,
};
use majesty_store::{Lock, Locked};
use majesty_table::{Millis, PlayerId};

use crate::{
    App, clock,
    http::{answer, proxy::Network, refusal::Refusal},
    people::identity::Visitor,
};

/// What a locked player may still do: leave, read in another language, and be forgotten.
const ALLOWED: [&str; 5] = [
    "/settings",
    "/account/sign-out",
    "/account/delete",
    "/t/{id}/leave",
    "/api/v1/tables/{id}/leave",
];

/// What a locked network may still read: which data is kept, by whom, and the files of those pages.
const OPEN: [&str; 9] = [
    "/privacy",
    "/imprint",
    "/assets/style.css",
    "/assets/house.css",
    "/assets/art.svg",
    "/assets/preview.png",
    "/favicon.svg",
    "/favicon-turn.svg",
    "/robots.txt",
];

/// The locks as this server knows them. [`watch`](super::watch) keeps them up to date.
#[derive(Default)]
pub struct Locks(RwLock<Known>);

/// Each with the moment when it ends.
#[derive(Default)]
struct Known {
    players: HashMap<PlayerId, Option<Millis>>,
    networks: Vec<(Network, Option<Millis>)>,
}

impl Locks {
    /// Takes note of all locks.
    pub fn set(&self, locks: &[Lock]) {
        let mut known = Known::default();
        for lock in locks {
            match &lock.on {
                Locked::Account(player) | Locked::Guest(player) => {
                    known.players.insert(*player, lock.until);
                }
                Locked::Address(text) => {
                    if let Ok(network) = text.parse() {
                        known.networks.push((network, lock.until));
                    } else {
                        tracing::warn!("ignoring a lock on {text:?}, which isn't a valid network");
                    }
                }
            }
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = known;
    }

    /// Refuses a visitor from a network that is locked.
    pub fn check_visitor(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let mut addresses = visitor.claimed.iter().chain([&visitor.address]);
        addresses.try_for_each(|&address| self.check_address(address))
    }

    /// Refuses an address that is locked.
    fn check_address(&self, address: IpAddr) -> Result<(), Refusal> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut networks = known.networks.iter();
        let locked = networks.find(|(network, until)| network.contains(address) && holds(*until));
        locked.map_or(Ok(()), |&(_, until)| Err(Refusal::LockedAddress { until }))
    }

    /// Refuses a player who is locked.
    fn check_player(&self, player: PlayerId) -> Result<(), Refusal> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let until = known.players.get(&player).copied().filter(|&until| holds(until));
        until.map_or(Ok(()), |until| Err(Refusal::LockedPlayer { until }))
    }
}

fn holds(until: Option<Millis>) -> bool {
    until.is_none_or(|until| clock::now() < until)
}

/// Refuses networks that are locked.
pub async fn addresses(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let visitor = Visitor::of(request.extensions());
    match app.locks.check_visitor(&visitor) {
        Err(refusal) if !matches(&request, &OPEN) => answer::refusal(&visitor, &refusal),
        _ => next.run(request).await,
    }
}

/// Refuses what players who are locked want to do; they may look on.
pub async fn players(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.method().is_safe() || matches(&request, &ALLOWED) {
        return next.run(request).await;
    }
    let visitor = Visitor::of(request.extensions());
    let own = [visitor.id, visitor.guest, visitor.key.as_ref().map(|key| key.owner)];
    match own.into_iter().flatten().try_for_each(|player| app.locks.check_player(player)) {
        Ok(()) => next.run(request).await,
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

fn matches(request: &Request, paths: &[&str]) -> bool {
    let path = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    path.is_some_and(|path| paths.contains(&path))
}

/// Refuses a player who is locked by what is stored now: whoever signs in must not be quicker than
/// the news of a lock.
pub async fn check_stored(app: &App, player: PlayerId) -> Result<(), Refusal> {
    app.locks.set(&app.store.order().locks().await?);
    app.locks.check_player(player)
}
