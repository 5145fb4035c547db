//! A table of the daily deal: one try, no help, and nothing for others to see before the day is over.

use majesty_rules::RecordedDeal;
use majesty_table::{
    Action, Changes, Command, Day, DaySecret, Event, Fresh, HolderView, Log, MadeBy, Millis, Names,
    NextStep, Phase, PlayerId, Refusal, Table, TableId, TakeBackView, Viewer,
};

const ADA: PlayerId = PlayerId::from_hash([1; 32]);
const BEN: PlayerId = PlayerId::from_hash([2; 32]);

struct Plain;

impl Names for Plain {
    fn bot(&self, level: &str) -> String {
        level.to_owned()
    }

    fn player(&self, number: usize) -> String {
        format!("Player {number}")
    }

    fn watcher(&self) -> String {
        "A watcher".to_owned()
    }
}

fn day() -> Day {
    "2026-11-19".parse().unwrap()
}

fn secret() -> DaySecret {
    DaySecret::derive(&[3; 32], day())
}

fn noon() -> Millis {
    Millis(day().begins().0 + 12 * 3_600_000)
}

fn opened() -> (Table, Changes) {
    let fresh = Fresh { seed: 1, salt: [4; 32], secret: [5; 32] };
    let changes = Table::open_daily(noon(), &secret(), (ADA, "Ada"), &fresh);
    let id = TableId::from_random([6; TableId::LEN]);
    (Table::from_changes(id, &changes).unwrap(), changes)
}

fn act(table: &mut Table, action: Action<'_>) -> Result<(), Refusal> {
    let changes = table.decide(&Command { at: noon(), action })?;
    table.commit(&changes).unwrap();
    Ok(())
}

/// Plays the first legal move on both seats until so many were made.
fn play_until(table: &mut Table, plies: u32) {
    while table.ply() < plies && table.phase() == Phase::Playing {
        let view = table.game().unwrap().view();
        let m = view.legal_moves()[0];
        let word = m.to_string();
        let action = match table.next_step(|_| true) {
            NextStep::Think { .. } => Action::PlayBot { view: &view, m, by: MadeBy::Bot },
            _ => Action::Play { who: ADA, ply: table.ply(), word: &word },
        };
        act(table, action).unwrap();
    }
}

fn view(table: &Table, at: Millis) -> majesty_table::TableView {
    table.view(&Viewer {
        player: Some(ADA),
        at,
        revision: 1,
        names: &Plain,
        is_online: &|_| true,
        watchers: 0,
    })
}

#[test]
fn it_has_the_cards_the_seat_and_the_bot_of_the_day() {
    let (table, _) = opened();
    assert_eq!(table.daily(), Some(day()));
    assert_eq!(table.game().unwrap().deal(), &secret().deal());
    assert_eq!(table.day_secret(), Some(secret()));
    assert!(table.holds(secret().seat(), ADA));
    assert!(!table.is_practice() && !table.is_listed());
    let levels: Vec<_> = view(&table, noon())
        .seats
        .into_iter()
        .filter_map(|seat| match seat.holder {
            HolderView::Bot { level } => Some(level),
            _ => None,
        })
        .collect();
    assert_eq!(levels, [day().level()]);
}

#[test]
fn there_are_no_hints_no_take_backs_and_no_rematch() {
    let (mut table, _) = opened();
    play_until(&mut table, 4);
    if matches!(table.next_step(|_| true), NextStep::Think { .. }) {
        play_until(&mut table, 5);
    }
    let ply = table.ply();
    assert_eq!(table.may_ask_hint(ADA, ply), Err(Refusal::NoHints));
    assert_eq!(act(&mut table, Action::TakeBack { who: ADA, ply }), Err(Refusal::OneTry));
    assert_eq!(view(&table, noon()).game.unwrap().take_back, TakeBackView::No);
    play_until(&mut table, u32::MAX);
    assert_eq!(table.phase(), Phase::Over);
    let ply = table.ply();
    assert_eq!(act(&mut table, Action::TakeBack { who: ADA, ply }), Err(Refusal::OneTry));
    let fresh = Fresh { seed: 1, salt: [4; 32], secret: [5; 32] };
    let id = TableId::from_random([7; TableId::LEN]);
    assert_eq!(table.rematch(noon(), ADA, id, &fresh), Err(Refusal::OneTry));
}

#[test]
fn it_is_sealed_until_the_day_is_closed() {
    let (mut table, _) = opened();
    play_until(&mut table, u32::MAX);
    let last = Millis(day().closes().0 - 1);
    assert!(table.may_see(Some(ADA), last));
    assert!(!table.may_see(Some(BEN), last) && !table.may_see(None, last));
    assert_eq!(table.record(&Plain, last), Err(Refusal::Sealed));
    let play_on = |at| table.play_on(at, (ADA, "Ada"), 2, 0, "page");
    assert_eq!(play_on(last).err(), Some(Refusal::Sealed));
    let shown = view(&table, last);
    assert!(shown.is_sealed);
    assert_eq!(shown.fairness.joint.unwrap().secret, None);
    assert_eq!(shown.game.unwrap().commitment.unwrap().salt, None);

    let closed = day().closes();
    assert!(table.may_see(None, closed));
    let record = table.record(&Plain, closed).unwrap();
    let found = RecordedDeal::of_record(&record).unwrap();
    assert!(found.holds_for(record.deal()));
    assert_eq!(found.hash, secret().commitment());
    let shown = view(&table, closed);
    assert_eq!(shown.fairness.joint.unwrap().secret.as_deref(), Some(secret().hex()));
    // Playing on from it is a game like any other.
    let on = Table::from_changes(table.id(), &play_on(closed).unwrap()).unwrap();
    assert_eq!(on.daily(), None);
    assert!(on.is_practice());
}

#[test]
fn a_table_without_a_day_is_never_sealed() {
    let (_, mut changes) = opened();
    if let Event::Opened { daily, .. } = &mut changes.events[0] {
        *daily = None;
    }
    let table = Table::from_changes(TableId::from_random([6; TableId::LEN]), &changes).unwrap();
    assert!(table.may_see(None, Millis(0)));
    assert_eq!(table.day_secret(), None);
}

#[test]
fn its_log_is_read_as_it_is_written_and_so_is_one_of_before() {
    let (table, changes) = opened();
    let text = serde_json::to_string(&changes.events[0]).unwrap();
    assert!(text.contains("\"daily\":\"2026-11-19\""), "{text}");
    let event: Event = serde_json::from_str(&text).unwrap();
    assert_eq!(event, changes.events[0]);
    let before = text.replace(",\"daily\":\"2026-11-19\"", "");
    let event: Event = serde_json::from_str(&before).unwrap();
    assert!(matches!(event, Event::Opened { daily: None, .. }));
    let damaged = text.replace("2026-11-19", "2026-11-31");
    assert!(serde_json::from_str::<Event>(&damaged).is_err());
    // The whole log gives the same table.
    let members = changes.members.iter().map(|(_, member)| member.clone()).collect();
    let events = changes.events.iter().cloned();
    let events = events.map(|event| majesty_table::Logged { at: changes.at, event }).collect();
    let log = Log { revision: 1, events, members, chat: Vec::new() };
    assert_eq!(Table::replay(table.id(), log).unwrap(), table);
}

#[test]
fn a_game_that_is_resigned_has_no_result() {
    let (mut table, _) = opened();
    act(&mut table, Action::Resign { who: ADA }).unwrap();
    assert_eq!(table.phase(), Phase::Over);
    assert!(table.game().unwrap().score_sheet().is_none());
    assert_eq!(table.record(&Plain, noon()), Err(Refusal::Sealed));
}
