//! Making a move, and asking for advice on it.

use std::{collections::BTreeSet, sync::Arc};

use majesty_rules::Move;
use majesty_store::{Advice, MadeBy, Phase, PlayerId, StoredMove};

use crate::{App, bots, clock, game::Stored, refusal::Refusal, room::Room};

/// Makes a move, the one after `ply` others. The same move sent twice counts once.
pub async fn play(
    app: &Arc<App>,
    room: &Arc<Room>,
    me: PlayerId,
    ply: u32,
    word: &str,
) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    let made = stored.moves.get(ply as usize);
    let seat = ply as usize % stored.header().seats.len();
    if made.is_some_and(|made| made.word == word && stored.holds(seat, me)) {
        return Ok(());
    }
    let seat = own_turn(&stored, me, ply)?;
    let m: Move = word.parse().map_err(|_| Refusal::NoMove)?;
    let mut game = stored.game.clone().ok_or(Refusal::NotBegun)?;
    game.play(m).map_err(Refusal::Illegal)?;
    if stored.header().seats[seat].stand_in.is_some() {
        // Who makes a move is back.
        hold.change_header(|header| header.seats[seat].stand_in = None).await?;
    }
    let made = StoredMove { word: m.to_string(), by: MadeBy::Person, at: clock::now() };
    hold.append(game, made).await
}

/// The place of the seat that is to move, if it is the person's and the turn is the one they mean.
fn own_turn(stored: &Stored, me: PlayerId, ply: u32) -> Result<usize, Refusal> {
    if !stored.sits(me) {
        return Err(Refusal::NotYourSeat);
    }
    if stored.phase() == Phase::Gathering {
        return Err(Refusal::NotBegun);
    }
    if ply < stored.ply() {
        return Err(Refusal::Stale);
    }
    let seat = stored.turn().ok_or(Refusal::GameOver)?.index();
    if !stored.holds(seat, me) {
        return Err(Refusal::NotYourTurn);
    }
    if ply > stored.ply() {
        return Err(Refusal::Stale);
    }
    Ok(seat)
}

/// Asks the strongest bot what it would do.
pub async fn hint(app: &Arc<App>, room: &Arc<Room>, me: PlayerId, ply: u32) -> Result<(), Refusal> {
    own_turn(&room.now().stored, me, ply)?;
    // Several people who share a table share what it thought.
    let _thinking = room.advice.lock().await;
    let now = room.now();
    own_turn(&now.stored, me, ply)?;
    let mut advice = match (now.stored.advice(), &now.stored.game) {
        (Some(advice), _) => advice.clone(),
        (None, Some(game)) => {
            let moves = bots::advise(app, &game.state.view()).await.ok_or(Refusal::TooSlow)?;
            Advice { ply, moves, asked: BTreeSet::new() }
        }
        (None, None) => return Err(Refusal::NotBegun),
    };
    let mut hold = room.hold(app).await?;
    own_turn(&hold.stored(), me, ply)?;
    advice.asked.insert(me);
    hold.change_header(|header| header.advice = Some(advice)).await
}
