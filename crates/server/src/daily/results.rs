//! How tries end, and who was ahead on the way.

use std::{cmp::Ordering, sync::Arc};

use majesty_rules::{Seat, State};
use majesty_store::DailyResult;
use majesty_table::{Game, Table, TableId};

use crate::App;

/// So many tries are settled after a start: those that ended as the server did.
const SETTLED: u32 = 1_000;

/// Keeps the result of a try whose game is over. Where that fails, whoever asks for it next tries
/// again.
pub async fn settle(app: &App, table: &Table) {
    let (Some(day), Some(ended)) = (table.daily(), table.ended()) else { return };
    let result = result(table).filter(|_| ended < day.closes());
    if let Err(error) = app.store.daily().finish(table.id(), ended, result).await {
        tracing::warn!("can't store a daily deal result yet; it will be retried: {error}");
    }
}

/// Settles what a server that stopped has left.
pub async fn catch_up(app: Arc<App>) {
    let tables = app.store.daily().unfinished(SETTLED).await.unwrap_or_default();
    for id in tables {
        settle_one(&app, id).await;
    }
}

/// Settles a try whose game may be over. A table that can't be read has no result.
pub async fn settle_one(app: &App, id: TableId) {
    if let Ok(table) = app.rooms.peek(&*app.store, id).await {
        settle(app, &table).await;
    }
}

/// The result of a game that was played to its end.
fn result(table: &Table) -> Option<DailyResult> {
    let sheet = table.game()?.score_sheet()?;
    let own = own_seat(table)?;
    if table.seat(own).resigned.is_some() {
        return None;
    }
    let bot = Seat::ALL.into_iter().take(table.seats().len()).find(|&seat| seat != own)?;
    Some(DailyResult { points: sheet.scores[own].total(), bot: sheet.scores[bot].total() })
}

/// The seat of the person.
fn own_seat(table: &Table) -> Option<Seat> {
    let mut seats = Seat::ALL.into_iter().zip(table.seats());
    seats.find(|(_, seat)| seat.holder.member().is_some()).map(|(seat, _)| seat)
}

/// A sign for each round: whether the person was ahead, level or behind after it. It tells nothing
/// of the cards.
pub fn rounds(table: &Table) -> Option<String> {
    let (game, own) = (table.game()?, own_seat(table)?);
    let players = table.seats().len();
    let rounds = game.turns().len() / players;
    let sign = |round: usize| match lead(&game.state_after(round * players), own) {
        Ordering::Greater => '▲',
        Ordering::Equal => '=',
        Ordering::Less => '▼',
    };
    let mut signs: String = (1..rounds).map(sign).collect();
    // The last round ends with the final scoring.
    if let Some(result) = Game::score_sheet(game).and_then(|_| result(table)) {
        signs.push(match result.margin() {
            1.. => '▲',
            0 => '=',
            _ => '▼',
        });
    }
    Some(signs)
}

fn lead(state: &State, own: Seat) -> Ordering {
    let table = state.view();
    let points = |is_own: bool| {
        let realms = table.realms().filter(move |&(seat, _)| (seat == own) == is_own);
        realms.map(|(_, realm)| realm.points()).max().unwrap_or_default()
    };
    points(true).cmp(&points(false))
}
