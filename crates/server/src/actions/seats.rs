//! Taking a seat, being ready, starting, leaving and coming back.

use std::sync::Arc;

use majesty_store::{Phase, PlayerId, SeatKind};
use serde_json::json;

use crate::{
    App, clock,
    game::BACK,
    refusal::Refusal,
    room::Room,
    setup::{begin, may_begin, open, person},
};

/// Takes a free seat, counted from 0.
pub async fn sit(
    app: &Arc<App>,
    room: &Arc<Room>,
    me: PlayerId,
    seat: usize,
    name: &str,
) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    let holder = stored.header().seats.get(seat).ok_or(Refusal::Form)?;
    match (stored.phase(), &holder.kind) {
        (Phase::Gathering, SeatKind::Open) => {}
        // The same form sent twice.
        (_, SeatKind::Person { player }) if *player == me => return Ok(()),
        (Phase::Gathering, _) => return Err(Refusal::SeatTaken),
        (Phase::Playing | Phase::Over, _) => return Err(Refusal::Begun),
    }
    hold.change_header(|header| {
        header.seats[seat] = person(me, name);
        header.seats[seat].ready = false;
    })
    .await
}

/// Says whether the game may start as far as a person is concerned.
pub async fn ready(
    app: &Arc<App>,
    room: &Arc<Room>,
    me: PlayerId,
    on: bool,
) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    if !stored.sits(me) {
        return Err(Refusal::NotYourSeat);
    }
    if stored.phase() != Phase::Gathering {
        return Err(Refusal::Begun);
    }
    hold.change_header(|header| {
        let own = SeatKind::Person { player: me };
        header.seats.iter_mut().filter(|seat| seat.kind == own).for_each(|seat| seat.ready = on);
    })
    .await
}

/// Starts the game. The host is ready by starting it.
pub async fn start(app: &Arc<App>, room: &Arc<Room>, me: PlayerId) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    if stored.phase() != Phase::Gathering {
        return Err(Refusal::Begun);
    }
    if stored.header().host != me {
        return Err(Refusal::OnlyHost);
    }
    let mut setup = stored.info.setup.clone();
    let own = SeatKind::Person { player: me };
    let seats = setup.header.seats.iter_mut();
    seats.filter(|seat| seat.kind == own).for_each(|seat| seat.ready = true);
    may_begin(&setup.header)?;
    begin(&mut setup);
    hold.change(|present| *present = setup).await
}

/// Leaves the table: before the game the seats become free, in the game a bot plays on.
pub async fn leave(app: &Arc<App>, room: &Arc<Room>, me: PlayerId) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    if !stored.sits(me) {
        return Err(Refusal::NotYourSeat);
    }
    let own = SeatKind::Person { player: me };
    match stored.phase() {
        Phase::Over => Ok(()),
        Phase::Gathering => {
            hold.change_header(|header| {
                header
                    .seats
                    .iter_mut()
                    .filter(|seat| seat.kind == own)
                    .for_each(|seat| *seat = open());
                // Somebody has to be able to start the game.
                let heir = header.people().next();
                if let Some((_, heir)) = heir.filter(|_| header.host == me) {
                    header.host = heir;
                }
            })
            .await
        }
        Phase::Playing => {
            hold.change_header(|header| {
                let level = header.substitute.clone();
                let seats = header.seats.iter_mut().filter(|seat| seat.kind == own);
                seats.for_each(|seat| seat.stand_in = Some(level.clone()));
            })
            .await
        }
    }
}

/// Takes the own seats over from the bots. Whose turn it is then gets the whole time for it.
pub async fn come_back(app: &Arc<App>, room: &Arc<Room>, me: PlayerId) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    if !stored.sits(me) {
        return Err(Refusal::NotYourSeat);
    }
    let ply = stored.ply();
    hold.change_header(|header| {
        let own = SeatKind::Person { player: me };
        header
            .seats
            .iter_mut()
            .filter(|seat| seat.kind == own)
            .for_each(|seat| seat.stand_in = None);
        header.extra.insert(BACK.to_owned(), json!({ "ply": ply, "at": clock::now().0 }));
    })
    .await
}
