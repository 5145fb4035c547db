//! All that is somebody's, wherever it is kept: handed to another, or forgotten.
//!
//! Tables are changed as any other deed changes them: one at a time, under the table's own lock, and
//! stored before they are shown.

use std::{collections::BTreeSet, sync::Arc};

use futures_util::{StreamExt, stream};
use majesty_store::{Header, Phase, PlayerId, SeatKind, Setup, StoreError, TableId, TableRevision};
use serde_json::Value;

use crate::{App, game::MUTES, refusal::Refusal, room::Hold, setup::open};

/// How many tables are changed at the same time.
const AT_ONCE: usize = 16;

/// How often a change is tried that others came before.
const TRIES: usize = 8;

/// Makes all that is one person's another's: seats, tables, what was said, and tokens.
pub async fn hand_over(app: &Arc<App>, from: PlayerId, to: PlayerId) -> Result<(), Refusal> {
    let changed = app.store.hand_over(from, to).await?;
    refresh(app, changed).await;
    let tables = app.store.tables_about(from, u32::MAX).await?;
    at_each(app, tables, move |setup| {
        rename(&mut setup.header, from, to);
        What::Change
    })
    .await?;
    tell_pages(app, from);
    Ok(())
}

/// Pages that are open look at their tables as somebody who is not there any more. Their streams end,
/// and begin again as whoever the browser is by then.
fn tell_pages(app: &App, person: PlayerId) {
    // That nobody looks is no mistake.
    let _ = app.changed.send(person);
}

/// Removes all that is known of a person and of the players of their programs.
pub async fn forget(app: &Arc<App>, person: PlayerId) -> Result<(), Refusal> {
    let keys = app.store.keys_of(person).await?;
    let own: BTreeSet<PlayerId> = keys.iter().map(|key| key.acts_as).chain([person]).collect();
    for &player in &own {
        // Nobody has the secret of somebody who was made up.
        let nobody = PlayerId::random();
        let tables = app.store.tables_about(player, u32::MAX).await?;
        let own = own.clone();
        at_each(app, tables, move |setup| leave_behind(setup, &own, player, nobody)).await?;
        let changed = app.store.forget_chat(player, nobody).await?;
        refresh(app, changed).await;
    }
    // Last of all: until here everything can be tried again.
    app.store.delete_account(person).await?;
    for player in own {
        tell_pages(app, player);
    }
    Ok(())
}

/// What to do with a table.
enum What {
    /// Keep what it was changed to.
    Change,
    /// Remove it.
    Delete,
}

/// Does something at each of some tables.
async fn at_each(
    app: &Arc<App>,
    tables: Vec<TableId>,
    deed: impl Fn(&mut Setup) -> What + Clone + Send,
) -> Result<(), Refusal> {
    let mut work = stream::iter(tables)
        .map(|id| {
            let deed = deed.clone();
            async move { at(app, id, deed).await }
        })
        .buffer_unordered(AT_ONCE);
    let mut done = Ok(());
    while let Some(one) = work.next().await {
        done = done.and(one);
    }
    done
}

async fn at(app: &Arc<App>, id: TableId, deed: impl Fn(&mut Setup) -> What) -> Result<(), Refusal> {
    let room = match app.rooms.get(app, id).await {
        Ok(room) => room,
        // It is gone, or nobody can read it.
        Err(Refusal::NoTable | Refusal::Storage(StoreError::Corrupt { .. })) => return Ok(()),
        Err(refusal) => return Err(refusal),
    };
    for _ in 0..TRIES {
        let mut hold: Hold<'_> = match room.hold(app).await {
            Ok(hold) => hold,
            Err(Refusal::NoTable) => return Ok(()),
            Err(refusal) => return Err(refusal),
        };
        let mut setup = hold.stored().info.setup.clone();
        let done = match deed(&mut setup) {
            What::Change => hold.change(|present| *present = setup).await,
            What::Delete => hold.delete().await,
        };
        match done {
            Err(Refusal::Stale) => {}
            Err(Refusal::NoTable) => return Ok(()),
            done => return done,
        }
    }
    Err(Refusal::Stale)
}

/// Reads the tables in memory again whose chat was changed.
async fn refresh(app: &Arc<App>, changed: Vec<TableRevision>) {
    for (id, revision) in changed {
        if let Some(room) = app.rooms.held(id) {
            // What could not be read now is read by whoever asks next.
            let _ = room.refresh(app, revision).await;
        }
    }
}

/// Puts one person in the place of another, everywhere at a table.
fn rename(header: &mut Header, from: PlayerId, to: PlayerId) {
    let swap = |player: &mut PlayerId| {
        if *player == from {
            *player = to;
        }
    };
    let swap_in = |players: &mut BTreeSet<PlayerId>| {
        if players.remove(&from) {
            players.insert(to);
        }
    };
    swap(&mut header.host);
    for seat in &mut header.seats {
        if let SeatKind::Person { player } = &mut seat.kind {
            swap(player);
        }
    }
    if let Some(request) = &mut header.request {
        swap(&mut request.by);
        swap_in(&mut request.awaited);
        // Nobody is asked by themselves.
        request.awaited.remove(&request.by);
    }
    if header.request.as_ref().is_some_and(|request| request.awaited.is_empty()) {
        header.request = None;
    }
    if let Some(advice) = &mut header.advice {
        swap_in(&mut advice.asked);
    }
    rename_in_mutes(header, from, to);
}

/// Whom nobody wants to hear stays unheard, and who does not want to hear hears no more than before.
fn rename_in_mutes(header: &mut Header, from: PlayerId, to: PlayerId) {
    let Some(mutes) = header.extra.get_mut(MUTES).and_then(Value::as_object_mut) else { return };
    let (from, to) = (from.to_string(), to.to_string());
    if let Some(Value::Array(mut own)) = mutes.remove(&from) {
        match mutes.get_mut(&to).and_then(Value::as_array_mut) {
            Some(others) => others.append(&mut own),
            None => drop(mutes.insert(to.clone(), Value::Array(own))),
        }
    }
    for muted in mutes.values_mut().filter_map(Value::as_array_mut).flatten() {
        if muted.as_str() == Some(&from) {
            *muted = Value::from(to.clone());
        }
    }
}

/// A table without a person: where nobody else sat it goes with them.
fn leave_behind(
    setup: &mut Setup,
    own: &BTreeSet<PlayerId>,
    player: PlayerId,
    nobody: PlayerId,
) -> What {
    let header = &mut setup.header;
    let Some((_, heir)) = header.people().find(|(_, other)| !own.contains(other)) else {
        return What::Delete;
    };
    if header.host == player {
        // Somebody has to be able to start the game.
        header.host = if setup.phase == Phase::Gathering { heir } else { nobody };
    }
    let level = header.substitute.clone();
    let sits = SeatKind::Person { player };
    for seat in header.seats.iter_mut().filter(|seat| seat.kind == sits) {
        seat.name = String::new();
        match setup.phase {
            Phase::Gathering => *seat = open(),
            Phase::Playing => seat.stand_in = Some(level.clone()),
            Phase::Over => {}
        }
    }
    if header.request.as_ref().is_some_and(|request| request.by == player) {
        header.request = None;
    }
    if let Some(request) = &mut header.request {
        request.awaited.remove(&player);
    }
    if let Some(mutes) = header.extra.get_mut(MUTES).and_then(Value::as_object_mut) {
        mutes.remove(&player.to_string());
    }
    rename(header, player, nobody);
    What::Change
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Players};
    use majesty_store::{Advice, Request};
    use serde_json::json;

    use super::*;
    use crate::setup::{bot, header, person};

    fn player(n: u8) -> PlayerId {
        PlayerId::from_hash([n; 32])
    }

    fn table(phase: Phase) -> Setup {
        let seats = vec![person(player(1), "Ada"), person(player(2), "Ben")];
        let mut header = header(Config::new(Players::Two), seats, player(1));
        let awaited = [player(1)].into();
        header.request = Some(Request { by: player(2), ply: 3, keep: 2, awaited });
        header.advice = Some(Advice { ply: 3, moves: Vec::new(), asked: [player(1)].into() });
        let mutes = json!({ player(1).to_string(): [player(2).to_string()],
            player(2).to_string(): [player(1).to_string()] });
        header.extra.insert(MUTES.to_owned(), mutes);
        Setup { phase, listed: true, header }
    }

    fn mentions(setup: &Setup, n: u8) -> bool {
        serde_json::to_string(&setup.header).unwrap().contains(&player(n).to_string())
    }

    #[test]
    fn nothing_of_a_guest_stays_where_an_account_takes_over() {
        let mut setup = table(Phase::Playing);
        rename(&mut setup.header, player(1), player(7));
        assert!(!mentions(&setup, 1) && mentions(&setup, 2));
        let header = &setup.header;
        assert_eq!(header.host, player(7));
        assert_eq!(header.people().collect::<Vec<_>>(), [(0, player(7)), (1, player(2))]);
        assert_eq!(header.seats[0].name, "Ada");
        assert!(header.request.as_ref().unwrap().awaited.contains(&player(7)));
        assert!(header.advice.as_ref().unwrap().asked.contains(&player(7)));
        assert_eq!(header.extra[MUTES][player(7).to_string()], json!([player(2).to_string()]));
        assert_eq!(header.extra[MUTES][player(2).to_string()], json!([player(7).to_string()]));
    }

    #[test]
    fn who_plays_both_sides_asks_nobody() {
        let mut setup = table(Phase::Playing);
        rename(&mut setup.header, player(1), player(2));
        assert!(setup.header.people().all(|(_, holder)| holder == player(2)));
        assert_eq!(setup.header.request, None);
        assert!(!mentions(&setup, 1));
    }

    #[test]
    fn who_is_forgotten_is_nobody_at_tables_of_others() {
        for phase in Phase::ALL {
            let mut setup = table(phase);
            let own = [player(1)].into();
            assert!(matches!(leave_behind(&mut setup, &own, player(1), player(9)), What::Change));
            assert!(!mentions(&setup, 1), "{phase:?}");
            let (seat, header) = (&setup.header.seats[0], &setup.header);
            assert_eq!(seat.name, "");
            match phase {
                Phase::Gathering => {
                    assert_eq!((&seat.kind, header.host), (&SeatKind::Open, player(2)));
                }
                Phase::Playing => assert!(seat.stand_in.is_some()),
                Phase::Over => assert!(seat.stand_in.is_none()),
            }
        }
    }

    #[test]
    fn a_table_where_nobody_else_sat_goes_too() {
        let own = [player(1), player(2)].into();
        let mut setup = table(Phase::Over);
        assert!(matches!(leave_behind(&mut setup, &own, player(1), player(9)), What::Delete));
        setup.header.seats = vec![person(player(1), "Ada"), bot("page")];
        let own = [player(1)].into();
        assert!(matches!(leave_behind(&mut setup, &own, player(1), player(9)), What::Delete));
    }
}
