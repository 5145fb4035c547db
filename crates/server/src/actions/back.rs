//! Taking moves back: alone against bots at will, with others if they agree.

use std::sync::Arc;

use majesty_store::{Phase, PlayerId, Request};

use crate::{App, refusal::Refusal, room::Room};

/// Takes back to the person's last own turn, or asks the others.
pub async fn take_back(
    app: &Arc<App>,
    room: &Arc<Room>,
    me: PlayerId,
    ply: u32,
) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    if !stored.sits(me) {
        return Err(Refusal::NotYourSeat);
    }
    if stored.phase() == Phase::Gathering {
        return Err(Refusal::NotBegun);
    }
    if ply != stored.ply() {
        return Err(Refusal::Stale);
    }
    let keep = stored.take_back_to(me).ok_or(Refusal::NothingToTakeBack)?;
    if stored.is_alone(me) {
        return hold.take_back(keep, true).await;
    }
    if stored.phase() == Phase::Over {
        return Err(Refusal::GameOver);
    }
    if stored.request().is_some_and(|request| request.by == me) {
        return Ok(());
    }
    let awaited = stored.others(me);
    if awaited.is_empty() {
        // Who is away can't agree.
        return Err(Refusal::NothingToTakeBack);
    }
    let request = Request { by: me, ply, keep, awaited };
    hold.change_header(|header| header.request = Some(request)).await
}

/// Answers somebody who asks. One no ends it; the last yes takes the moves back.
pub async fn answer_take_back(
    app: &Arc<App>,
    room: &Arc<Room>,
    me: PlayerId,
    yes: bool,
) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    let request = stored.request().filter(|request| request.awaited.contains(&me));
    let mut request = request.ok_or(Refusal::NothingAsked)?.clone();
    request.awaited.remove(&me);
    if yes && request.awaited.is_empty() {
        return hold.take_back(request.keep, false).await;
    }
    hold.change_header(|header| header.request = Some(request).filter(|_| yes)).await
}
