//! After a game: a rematch, playing on from any point, and opening somebody's record.

use std::sync::Arc;

use majesty_rules::{Commitment, Record};
use majesty_store::{
    Appended, Header, MadeBy, Phase, PlayerId, SeatHolder, SeatKind, Setup, StoredMove, TableId,
};
use serde_json::Value;

use crate::{
    App, bots, clock,
    game::RECORD,
    refusal::{Mistake, Refusal},
    room::Room,
    rooms,
    setup::{begin_if_full, bot, header, open, person},
    text,
};

/// Puts up a table for the same people. Everybody moves up one seat, so that another one begins.
pub async fn rematch(app: &Arc<App>, room: &Arc<Room>, me: PlayerId) -> Result<TableId, Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    let old = stored.header();
    if !stored.sits(me) {
        return Err(Refusal::NotYourSeat);
    }
    if stored.phase() != Phase::Over {
        return Err(Refusal::NotOver);
    }
    if let Some(next) = old.next {
        return Ok(next);
    }
    let mut header = Header {
        cards: None,
        seed: None,
        commitment: None,
        host: me,
        practice: false,
        previous: Some(room.id),
        ..old.clone()
    };
    header.seats.rotate_left(1);
    for seat in &mut header.seats {
        seat.stand_in = None;
        seat.ready = match seat.kind {
            SeatKind::Person { player } => player == me,
            SeatKind::Bot { .. } => true,
            SeatKind::Open => false,
        };
    }
    let mut setup = Setup { phase: Phase::Gathering, listed: false, header };
    begin_if_full(&mut setup);
    let next = rooms::put_up(app, setup).await?.id;
    hold.change_header(|header| header.next = Some(next)).await?;
    Ok(next)
}

/// Puts up a table for practice with the first moves of a game that is over, and bots around.
pub async fn play_on(
    app: &Arc<App>,
    room: &Arc<Room>,
    (me, name): (PlayerId, &str),
    ply: usize,
    seat: usize,
    level: &str,
) -> Result<TableId, Refusal> {
    let stored = room.now().stored;
    // The deck of a game that goes on is nobody's to try out.
    if stored.phase() != Phase::Over {
        return Err(Refusal::NotOver);
    }
    if !bots::is_level(level) {
        return Err(Refusal::Setup(Mistake::Seat));
    }
    let old = stored.header();
    let mut seats: Vec<SeatHolder> = vec![bot(level); old.seats.len()];
    *seats.get_mut(seat).ok_or(Refusal::Form)? = person(me, name);
    let moves = stored.moves.get(..ply).ok_or(Refusal::NothingToPlayOn)?;
    if ply >= old.config.plies() {
        return Err(Refusal::NothingToPlayOn);
    }
    let header =
        Header { cards: old.cards.clone(), practice: true, ..header(old.config, seats, me) };
    // Only what the person did in this game can be taken back in it.
    let moves = moves.iter().map(|made| StoredMove { by: MadeBy::Bot, ..made.clone() });
    copy(app, header, moves.collect(), false).await
}

/// Keeps somebody's record as a game that is over.
pub async fn open_record(app: &Arc<App>, me: PlayerId, text: &str) -> Result<TableId, Refusal> {
    let record: Record = text.parse().map_err(Refusal::Record)?;
    let seat = |name: &String| SeatHolder { name: text::name(name), ..open() };
    let seats = record.names().iter().map(seat).collect();
    let mut header = header(*record.config(), seats, me);
    header.set_deal(record.deal());
    header.commitment = Commitment::of_record(&record).filter(Commitment::is_well_formed);
    header.extra.insert(RECORD.to_owned(), Value::Bool(true));
    let at = clock::now();
    let made = |m: &majesty_rules::Move| StoredMove { word: m.to_string(), by: MadeBy::Person, at };
    copy(app, header, record.moves().iter().map(made).collect(), true).await
}

/// Puts up a table with moves that were made elsewhere. Nobody knows of it before it is complete.
async fn copy(
    app: &Arc<App>,
    header: Header,
    moves: Vec<StoredMove>,
    ends: bool,
) -> Result<TableId, Refusal> {
    let id = TableId::random();
    let phase = if ends && moves.is_empty() { Phase::Over } else { Phase::Playing };
    let setup = Setup { phase, listed: false, header };
    app.store.create_table(id, setup, clock::now()).await?;
    let last = moves.len().wrapping_sub(1);
    for (ply, made) in moves.into_iter().enumerate() {
        let appended = app.store.append_move(id, ply as u32, made, ends && ply == last).await?;
        if !matches!(appended, Appended::Stored { .. }) {
            return Err(Refusal::Stale);
        }
    }
    let room = app.rooms.get(app, id).await?;
    crate::driver::wake(app, &room);
    Ok(id)
}
