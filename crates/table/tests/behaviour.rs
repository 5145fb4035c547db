//! What must hold at a table, one rule at a time.

use std::collections::BTreeSet;

use majesty_rules::{Config, JointDeal, Players, RecordedDeal, Seat};
use majesty_table::{
    Action, Advised, Agreement, Changes, Command, Event, FairnessView, Fresh, Game, Hints, Holder,
    HolderView, MadeBy, Millis, Names, NewSeat, NewTable, NextStep, Noted, Outcome, Phase,
    PlayerId, Refusal, Rematch, Removal, ShareView, Table, TableId, TableLine, TakeBackView,
    TurnClock, Viewer, Whom,
};

const FRESH: Fresh = Fresh { seed: 7, salt: [9; 32], secret: [5; 32] };

struct Plain;

impl Names for Plain {
    fn bot(&self, level: &str) -> String {
        format!("the {level}")
    }

    fn player(&self, number: usize) -> String {
        format!("Player {number}")
    }

    fn watcher(&self) -> String {
        "Watcher".to_owned()
    }
}

fn player(n: u8) -> PlayerId {
    PlayerId::from_hash([n; 32])
}

fn person(n: u8, name: &str) -> NewSeat {
    NewSeat::Person { player: player(n), name: name.to_owned(), ready: true }
}

fn bot() -> NewSeat {
    NewSeat::Bot { level: "page".to_owned() }
}

fn id(n: u8) -> TableId {
    TableId::from_random([n; 16])
}

fn new_table(seats: Vec<NewSeat>) -> NewTable {
    let config = Config::new(Players::new(seats.len()).expect("two to four"));
    let agreement = Agreement {
        config,
        turn_limit: None,
        substitute: "steward".to_owned(),
        hints: Hints::Everyone,
        auto_start: false,
    };
    NewTable { agreement, seats, host: player(1), listed: true, seed: None }
}

fn open(seats: Vec<NewSeat>) -> Table {
    let changes = Table::open(Millis(1_000), new_table(seats), &FRESH).expect("a good table");
    Table::from_changes(id(1), &changes).expect("what is decided fits")
}

/// Decides and commits; says what happened.
fn act(table: &mut Table, at: u64, action: Action<'_>) -> Result<Changes, Refusal> {
    let changes = table.decide(&Command { at: Millis(at), action })?;
    if !changes.is_empty() {
        table.commit(&changes).expect("what is decided fits");
    }
    Ok(changes)
}

/// The first legal move.
fn word(table: &Table) -> String {
    table.game().expect("a game").view().legal_moves()[0].to_string()
}

/// Plays a move by whoever is to move.
fn play(table: &mut Table, at: u64) {
    let view = table.game().expect("a game").view();
    let turn = table.turn().expect("the game goes on");
    let holder = table.players().find(|&(seat, _)| seat == turn);
    let word = word(table);
    let action = match (holder, table.next_step(|_| true)) {
        (_, NextStep::Think { by, .. }) => {
            Action::PlayBot { view: &view, m: view.legal_moves()[0], by }
        }
        (Some((_, who)), _) => Action::Play { who, ply: table.ply(), word: &word },
        (None, _) => unreachable!("a seat has a person or a bot"),
    };
    act(table, at, action).expect("a legal move");
}

fn play_to_the_end(table: &mut Table) {
    while table.phase() == Phase::Playing {
        play(table, 5_000);
    }
}

fn view(table: &Table, n: u8) -> majesty_table::TableView {
    table.view(&Viewer {
        player: Some(player(n)),
        at: Millis(0),
        revision: table.revision(),
        names: &Plain,
        is_online: &|_| false,
        watchers: 0,
    })
}

fn take_back(table: &Table, n: u8) -> TakeBackView {
    view(table, n).game.expect("a game").take_back
}

/// The bug that this crate was written for: an unanswered request and an old hint lived on in the
/// rematch, where a "yes" to a request that nobody had made removed a move.
#[test]
fn a_rematch_inherits_nothing_but_the_agreement() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    while table.ply() < 23 {
        play(&mut table, 2_000);
    }
    let (ply, who) = (table.ply(), player(2));
    let view_now = table.game().unwrap().view();
    let moves = [Advised { m: view_now.legal_moves()[0], chance: 50 }];
    let advise = Action::Advise { who, ply, view: &view_now, moves: &moves, why: None };
    act(&mut table, 2_100, advise).expect("Ben's turn");
    act(&mut table, 2_100, Action::TakeBack { who: player(1), ply }).expect("Ada may ask");
    act(&mut table, 2_100, Action::Mute { who: player(1), whom: Whom::Seat(1), on: true })
        .expect("Ada may");
    act(&mut table, 2_100, Action::Say { who, name: "", text: "Wait" }).expect("Ben may talk");
    assert!(table.request().is_some() && table.advice().is_some());
    // Ben plays the last move and does not answer.
    play_to_the_end(&mut table);
    assert!(table.request().is_none(), "it was about a position that is gone");

    let rematch = table.rematch(Millis(9_000), player(1), id(2), &FRESH).expect("the game is over");
    let Rematch::New { here, there } = rematch else { panic!("nobody asked before") };
    table.commit(&here).expect("it fits");
    // What opens the next table has no room for anything else: the agreement, who sits where, who
    // may start. The type says so, and this breaks where somebody adds to it.
    let [Event::Opened { agreement, seats, host: _, listed, seed, secret: _, origin: _, daily: _ }] =
        &there.events[..]
    else {
        panic!("one event, and not: {:?}", there.events)
    };
    assert_eq!((agreement, listed, seed), (table.agreement(), &false, &None));
    assert_eq!(seats.len(), 2);
    let mut next = Table::from_changes(id(2), &there).expect("it fits");
    assert_eq!(next.name_of(player(2)), Some("Ben"));
    assert!(next.holds(Seat::First, player(2)), "everybody moves up one seat");
    act(&mut next, 9_100, Action::Ready { who: player(2), ready: true, share: "", fresh: FRESH })
        .expect("Ben is ready");
    act(&mut next, 9_100, Action::Start { who: player(1), share: "", fresh: FRESH })
        .expect("Ada is host");
    for ply in 0..24 {
        assert!(next.request().is_none() && next.advice().is_none(), "ply {ply}");
        for n in [1, 2] {
            let refused =
                act(&mut next, 9_200, Action::AnswerTakeBack { who: player(n), yes: true });
            assert_eq!(refused, Err(Refusal::NothingAsked), "ply {ply}");
        }
        assert!(view(&next, 2).game.is_some_and(|game| game.hint.is_none()));
        play(&mut next, 9_300);
    }
    let again = table.rematch(Millis(9_900), player(2), id(3), &FRESH);
    assert_eq!(again, Ok(Rematch::There(id(2))), "who asks second comes to the same table");
}

#[test]
fn a_move_of_somebody_who_returns_is_one_step() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    act(&mut table, 2_000, Action::Leave { who: player(1) }).expect("Ada may leave");
    assert!(table.seat(Seat::First).away);
    let (revision, word) = (table.revision(), word(&table));
    let action = Action::Play { who: player(1), ply: 0, word: &word };
    let changes = act(&mut table, 3_000, action).expect("it is her turn");
    let [Event::CameBack { seat: Seat::First }, Event::Played { by: MadeBy::Person, .. }] =
        changes.events[..]
    else {
        panic!("{:?}", changes.events)
    };
    assert_eq!(table.revision(), revision + 1);
    assert!(!table.seat(Seat::First).away);
}

#[test]
fn the_same_command_sent_twice_is_done_once() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    let sit = Action::Sit { who: player(2), seat: 1, name: "Ben" };
    assert!(!act(&mut table, 2_000, sit.clone()).expect("a free seat").is_empty());
    assert!(act(&mut table, 2_001, sit).expect("her own seat").is_empty());
    act(&mut table, 2_002, Action::Ready { who: player(2), ready: true, share: "", fresh: FRESH })
        .expect("he sits");
    act(&mut table, 2_003, Action::Start { who: player(1), share: "", fresh: FRESH })
        .expect("all ready");
    let word = word(&table);
    let action = Action::Play { who: player(1), ply: 0, word: &word };
    act(&mut table, 2_004, action.clone()).expect("a legal move");
    assert!(act(&mut table, 2_005, action).expect("it is there").is_empty());
    assert_eq!(table.ply(), 1);
    let other = Action::Play { who: player(1), ply: 0, word: "6N" };
    assert_eq!(act(&mut table, 2_006, other), Err(Refusal::Stale), "another move is not");
}

#[test]
fn nobody_says_more_than_eight_lines_in_ten_seconds() {
    let mut table = open(vec![person(1, "Ada"), bot()]);
    let say = |table: &mut Table, at: u64, n: u8| {
        act(table, at, Action::Say { who: player(n), name: "Eva", text: "Hello" })
    };
    for n in 0..8 {
        say(&mut table, 50_000 + 100 * n, 1).expect("within the limit");
    }
    assert_eq!(say(&mut table, 50_800, 1), Err(Refusal::TooManyLines));
    say(&mut table, 50_800, 3).expect("others are not held back");
    assert_eq!(say(&mut table, 59_999, 1), Err(Refusal::TooManyLines));
    say(&mut table, 60_000, 1).expect("the first is long ago");
    let names: Vec<String> = view(&table, 1).chat.into_iter().map(|line| line.name).collect();
    assert_eq!(names[7..], ["Ada", "Eva", "Ada"], "at the table people have their own names");
}

/// A table with a minute for each turn.
fn timed(seats: Vec<NewSeat>) -> Table {
    let mut new = new_table(seats);
    new.agreement.turn_limit = Some(60_000);
    let changes = Table::open(Millis(1_000), new, &FRESH).expect("a good table");
    Table::from_changes(id(1), &changes).expect("it fits")
}

fn time_out(table: &mut Table, at: u64, waited: u64) -> Changes {
    let now = TurnClock { ply: 0, from: Millis(0), limit: 0 };
    let clock = table.clock().unwrap_or(now);
    act(table, at, Action::TimeOut { clock, waited }).expect("a clock is never refused")
}

#[test]
fn a_turn_has_one_clock_whatever_its_player_does() {
    let mut table = timed(vec![person(1, "Ada"), person(2, "Ben")]);
    assert_eq!(table.deadline(), Some(Millis(61_000)));
    act(&mut table, 5_000, Action::ComeBack { who: player(1) }).expect("she sits there");
    act(&mut table, 6_000, Action::Leave { who: player(1) }).expect("she may");
    assert_eq!(table.deadline(), None, "a bot plays for her");
    act(&mut table, 50_000, Action::ComeBack { who: player(1) }).expect("she may");
    assert_eq!(table.deadline(), Some(Millis(61_000)), "the same turn, the same clock");
    act(&mut table, 51_000, Action::HandOver { from: player(1), to: player(7) }).expect("always");
    act(&mut table, 52_000, Action::Leave { who: player(2) }).expect("Ben may leave");
    act(&mut table, 53_000, Action::ComeBack { who: player(2) }).expect("Ben may return");
    let view = table.game().unwrap().view();
    let moves = [Advised { m: view.legal_moves()[0], chance: 50 }];
    let advise = Action::Advise { who: player(7), ply: 0, view: &view, moves: &moves, why: None };
    act(&mut table, 54_000, advise).expect("hints are allowed");
    assert_eq!(table.deadline(), Some(Millis(61_000)));
    assert!(time_out(&mut table, 60_999, 59_999).is_empty(), "asked too early");
    time_out(&mut table, 61_000, 0);
    assert!(table.seat(Seat::First).away && table.deadline().is_none());
}

#[test]
fn a_player_who_returns_too_late_plays_again_from_the_next_turn_on() {
    let mut table = timed(vec![person(1, "Ada"), person(2, "Ben")]);
    time_out(&mut table, 61_000, 0);
    let is_bots = |table: &Table| {
        matches!(table.next_step(|_| true), NextStep::Think { by: MadeBy::StandIn, .. })
    };
    for at in 62..70 {
        act(&mut table, at * 1_000, Action::ComeBack { who: player(1) }).expect("she may");
        assert!(is_bots(&table) && time_out(&mut table, at * 1_000, 60_000).is_empty());
        assert!(!table.seat(Seat::First).away);
        act(&mut table, at * 1_000, Action::Leave { who: player(1) }).expect("she may");
    }
    act(&mut table, 70_000, Action::ComeBack { who: player(1) }).expect("she may");
    let late = word(&table);
    let late = Action::Play { who: player(1), ply: 0, word: &late };
    assert_eq!(act(&mut table, 70_000, late), Err(Refusal::TimeOver));
    assert!(view(&table, 1).game.is_some_and(|game| game.timed_out && game.clock.is_none()));
    play(&mut table, 71_000);
    assert_eq!(table.game().unwrap().turns()[0].by, MadeBy::StandIn);
    play(&mut table, 72_000);
    assert_eq!(table.deadline(), Some(Millis(132_000)), "Ada has the whole next turn");
    play(&mut table, 73_000);
    assert_eq!(table.game().unwrap().turns()[2].by, MadeBy::Person);
}

/// A player leaves before the time is over and returns after it.
#[test]
fn leaving_stops_no_clock() {
    for returns_by_move in [false, true] {
        let mut table = timed(vec![person(1, "Ada"), person(2, "Ben")]);
        act(&mut table, 2_000, Action::Leave { who: player(1) }).expect("she may");
        let word = word(&table);
        let back = Action::Play { who: player(1), ply: 0, word: &word };
        if returns_by_move {
            assert_eq!(act(&mut table, 90_000, back), Err(Refusal::TimeOver));
        }
        let back = act(&mut table, 90_000, Action::ComeBack { who: player(1) }).expect("she may");
        let expected =
            [Event::TimedOut { seat: Seat::First }, Event::CameBack { seat: Seat::First }];
        assert_eq!(back.events, expected);
        let next = table.next_step(|_| true);
        assert!(matches!(next, NextStep::Think { by: MadeBy::StandIn, .. }), "{next:?}");
    }
}

/// The time of day was years ahead when the turn began, and was set right afterwards.
#[test]
fn a_turn_from_the_future_ends_when_its_time_was_waited_for() {
    const YEARS: u64 = 300 * 365 * 24 * 3_600_000;
    let mut new = new_table(vec![person(1, "Ada"), person(2, "Ben")]);
    new.agreement.turn_limit = Some(60_000);
    let changes = Table::open(Millis(YEARS), new, &FRESH).expect("a good table");
    let mut table = Table::from_changes(id(1), &changes).expect("it fits");
    let shown = view(&table, 1).game.and_then(|game| game.clock);
    assert_eq!(shown, Some(60_000), "nobody sees a turn of 300 years");
    let clock = table.clock().expect("a limit");
    assert!(time_out(&mut table, 2_000, 59_999).is_empty());
    let other = TurnClock { ply: 1, ..clock };
    let stale = act(&mut table, 3_000, Action::TimeOut { clock: other, waited: 60_000 });
    assert!(stale.expect("never refused").is_empty(), "that was another turn");
    assert!(!time_out(&mut table, 3_000, 60_000).is_empty());
    // Lines from the future don't keep anybody quiet.
    let say = Action::Say { who: player(1), name: "", text: "Hello" };
    for _ in 0..8 {
        act(&mut table, YEARS, say.clone()).expect("within the limit");
    }
    act(&mut table, 4_000, say).expect("that was another time");
}

#[test]
fn taking_back_needs_everybody_who_is_here() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben"), person(3, "Cem")]);
    play(&mut table, 2_000);
    let ply = table.ply();
    assert_eq!(take_back(&table, 1), TakeBackView::ByConsent);
    act(&mut table, 2_100, Action::TakeBack { who: player(1), ply }).expect("Ada may ask");
    assert_eq!(take_back(&table, 1), TakeBackView::Waiting);
    assert_eq!(take_back(&table, 3), TakeBackView::Asked("Ada".to_owned()));
    act(&mut table, 2_200, Action::AnswerTakeBack { who: player(2), yes: true }).expect("asked");
    assert_eq!(table.ply(), 1, "Cem has not answered");
    let again = act(&mut table, 2_200, Action::AnswerTakeBack { who: player(2), yes: true });
    assert_eq!(again, Err(Refusal::NothingAsked));
    act(&mut table, 2_300, Action::AnswerTakeBack { who: player(3), yes: true }).expect("asked");
    assert_eq!(table.ply(), 0);
    assert!(!view(&table, 1).practice, "all agreed");

    play(&mut table, 3_000);
    act(&mut table, 3_100, Action::TakeBack { who: player(1), ply }).expect("Ada may ask");
    act(&mut table, 3_200, Action::AnswerTakeBack { who: player(3), yes: false }).expect("asked");
    assert_eq!(take_back(&table, 1), TakeBackView::ByConsent, "one no ends it");
    act(&mut table, 3_300, Action::TakeBack { who: player(1), ply }).expect("Ada may ask again");
    play(&mut table, 3_400);
    assert!(table.request().is_none(), "the next move ends it, too");
}

#[test]
fn who_plays_alone_takes_back_at_once_even_from_the_end() {
    let mut table = open(vec![person(1, "Ada"), bot()]);
    play_to_the_end(&mut table);
    assert_eq!(take_back(&table, 1), TakeBackView::AtOnce);
    let ply = table.ply();
    act(&mut table, 8_000, Action::TakeBack { who: player(1), ply }).expect("alone");
    assert_eq!((table.phase(), table.ply()), (Phase::Playing, ply - 2));
    let view = view(&table, 1);
    assert!(view.practice && view.is_own_turn());
}

#[test]
fn an_account_takes_the_place_of_a_guest_everywhere() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    play(&mut table, 2_000);
    let ply = table.ply();
    act(&mut table, 2_100, Action::Mute { who: player(2), whom: Whom::Seat(0), on: true })
        .expect("he may");
    act(&mut table, 2_100, Action::TakeBack { who: player(1), ply }).expect("Ada may ask");
    act(&mut table, 3_000, Action::HandOver { from: player(1), to: player(7) }).expect("always");
    assert!(table.is_host(player(7)) && table.holds(Seat::First, player(7)));
    assert!(!table.sits(player(1)) && !table.is_host(player(1)));
    assert_eq!(table.name_of(player(7)), Some("Ada"));
    assert_eq!(take_back(&table, 7), TakeBackView::Waiting);
    assert!(view(&table, 2).seats[0].muted, "whom nobody wants to hear stays unheard");
    // Who plays both sides asks nobody.
    act(&mut table, 4_000, Action::HandOver { from: player(2), to: player(7) }).expect("always");
    assert!(table.request().is_none());
    assert_eq!(take_back(&table, 7), TakeBackView::AtOnce);
}

#[test]
fn who_is_forgotten_leaves_nothing_at_tables_of_others() {
    for phase in Phase::ALL {
        let second = match phase {
            Phase::Gathering => {
                NewSeat::Person { player: player(2), name: "Ben".into(), ready: false }
            }
            Phase::Playing | Phase::Over => person(2, "Ben"),
        };
        let mut table = open(vec![person(1, "Ada"), second]);
        if phase == Phase::Over {
            play_to_the_end(&mut table);
        }
        assert_eq!(table.phase(), phase);
        let farewell = table.forget(Millis(9_000), player(1), &BTreeSet::from([player(1)]));
        let Removal::Change(changes) = farewell else { panic!("Ben sits there, too") };
        table.commit(&changes).expect("it fits");
        assert!(!table.sits(player(1)) && !table.is_host(player(1)), "{phase:?}");
        assert!(!format!("{table:?}").contains(&player(1).to_string()), "{phase:?}");
        assert!(!format!("{table:?}").contains("Ada"), "{phase:?}");
        let seat = table.seat(Seat::First);
        match phase {
            Phase::Gathering => assert!(seat.holder == Holder::Open && table.is_host(player(2))),
            Phase::Playing => assert!(seat.away, "a bot plays on"),
            Phase::Over => assert!(!seat.away),
        }
        let both = BTreeSet::from([player(1), player(2)]);
        assert_eq!(table.forget(Millis(9_500), player(2), &both), Removal::Delete);
    }
}

/// The opponent deletes their account after the game; the result stays, and nothing waits for them.
#[test]
fn a_finished_game_stays_finished_when_the_opponent_is_forgotten() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    play_to_the_end(&mut table);
    let own = BTreeSet::from([player(2)]);
    let Removal::Change(changes) = table.forget(Millis(9_000), player(2), &own) else {
        panic!("Ada sits there, too")
    };
    table.commit(&changes).expect("it fits");
    let ply = table.ply();
    let refused = act(&mut table, 9_100, Action::TakeBack { who: player(1), ply });
    assert_eq!(refused, Err(Refusal::GameOver));
    assert_eq!(take_back(&table, 1), TakeBackView::No);
    // Should such a game go on all the same, a bot plays for whoever was forgotten.
    table.apply(Millis(9_200), &Event::TookBack { keep: ply - 1, practice: true }).expect("fits");
    let next = table.next_step(|_| true);
    assert!(matches!(next, NextStep::Think { by: MadeBy::StandIn, .. }), "{next:?}");
}

/// A guest sits down at a stranger's table, leaves it and deletes their data.
#[test]
fn a_table_stays_with_a_host_who_has_no_seat() {
    let mut table = open(vec![NewSeat::Open, NewSeat::Open]);
    act(&mut table, 2_000, Action::Sit { who: player(2), seat: 0, name: "Ben" }).expect("free");
    for leaves in [false, true] {
        if leaves {
            act(&mut table, 3_000, Action::Leave { who: player(2) }).expect("he sits there");
        }
        let farewell = table.forget(Millis(9_000), player(2), &BTreeSet::from([player(2)]));
        assert!(matches!(farewell, Removal::Change(_)), "{farewell:?}");
    }
    let farewell = table.forget(Millis(9_000), player(1), &BTreeSet::from([player(1)]));
    assert_eq!(farewell, Removal::Delete, "the host's own");
}

#[test]
fn muting_twice_changes_nothing_even_if_they_are_forgotten() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    let own = BTreeSet::from([player(2)]);
    let Removal::Change(changes) = table.forget(Millis(9_000), player(2), &own) else {
        panic!("Ada sits there, too")
    };
    table.commit(&changes).expect("it fits");
    let mute = Action::Mute { who: player(1), whom: Whom::Seat(1), on: true };
    assert!(!act(&mut table, 9_100, mute.clone()).expect("she may").is_empty());
    assert!(act(&mut table, 9_200, mute).expect("she may").is_empty());
    let unmute = Action::Mute { who: player(1), whom: Whom::Seat(1), on: false };
    assert!(!act(&mut table, 9_300, unmute.clone()).expect("she may").is_empty());
    assert!(act(&mut table, 9_400, unmute).expect("she may").is_empty());
}

#[test]
fn a_crowd_of_guests_fills_no_list() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    let refused = (2..=255).find_map(|n| {
        let sit = Action::Sit { who: player(n), seat: 1, name: "Guest" };
        let refused = act(&mut table, 2_000, sit).err();
        act(&mut table, 2_000, Action::Leave { who: player(n) }).ok();
        refused
    });
    assert_eq!(refused, Some(Refusal::LogFull));
    assert_eq!(table.members().len(), 100);
}

#[test]
fn sitting_down_and_standing_up_fills_no_list() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    for n in 0..100 {
        let name = format!("Ben {n}");
        act(&mut table, 2_000, Action::Sit { who: player(2), seat: 1, name: &name }).expect("free");
        assert_eq!(table.name_of(player(2)), Some(&*name));
        act(&mut table, 2_000, Action::Leave { who: player(2) }).expect("he may");
    }
    assert_eq!(table.members().len(), 2);
}

#[test]
fn a_bot_that_thought_about_another_position_is_not_heard() {
    let mut table = open(vec![person(1, "Ada"), bot()]);
    play(&mut table, 2_000);
    let view = table.game().unwrap().view();
    let m = view.legal_moves()[0];
    act(&mut table, 2_100, Action::TakeBack { who: player(1), ply: 1 }).expect("alone");
    let moves = table.game().unwrap().view().legal_moves();
    let other = moves.iter().next_back().unwrap().to_string();
    act(&mut table, 2_200, Action::Play { who: player(1), ply: 0, word: &other }).expect("legal");
    let stale = act(&mut table, 2_300, Action::PlayBot { view: &view, m, by: MadeBy::Bot });
    assert_eq!(stale, Err(Refusal::Stale));
}

#[test]
fn the_history_is_every_position_with_its_move() {
    let mut table = open(vec![person(1, "Ada"), bot()]);
    let mut seen = Vec::new();
    for at in 0..5 {
        let game = table.game().expect("a game");
        assert_eq!(game.history(), seen);
        seen.push((game.view(), game.view().legal_moves()[0]));
        play(&mut table, 2_000 + at);
    }
    act(&mut table, 3_000, Action::TakeBack { who: player(1), ply: 5 }).expect("alone");
    let game = table.game().expect("a game");
    assert_eq!(game.history(), seen[..game.view().ply()]);
}

#[test]
fn a_game_that_everybody_has_left_waits() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    for n in [1, 2] {
        act(&mut table, 2_000, Action::Leave { who: player(n) }).expect("they may");
    }
    assert!(matches!(table.next_step(|_| false), NextStep::None), "bots do not play for nobody");
    assert!(matches!(table.next_step(|_| true), NextStep::Think { by: MadeBy::StandIn, .. }));
}

#[test]
fn a_game_against_bots_waits_for_its_player() {
    let mut table = open(vec![person(1, "Ada"), bot()]);
    let left = act(&mut table, 2_000, Action::Leave { who: player(1) }).expect("she may");
    assert!(left.is_empty() && !table.seat(Seat::First).away, "no bot plays her game");
    assert!(matches!(table.next_step(|_| false), NextStep::None));
    play(&mut table, 3_000);
    assert!(matches!(table.next_step(|_| false), NextStep::Think { by: MadeBy::Bot, .. }));
}

fn resign(n: u8) -> Action<'static> {
    Action::Resign { who: player(n) }
}

fn line(table: &Table, n: u8) -> TableLine {
    let (summary, members) = (table.summary(), table.members());
    // As the store keeps it.
    let json = serde_json::to_string(&summary).expect("it can be written");
    assert_eq!(serde_json::from_str::<majesty_table::Summary>(&json).expect("and read"), summary);
    TableLine::new(table.id(), table.changed(), &summary, members, Some(player(n)), &Plain)
}

#[test]
fn a_bot_plays_on_for_good_for_a_player_who_resigns() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben"), person(3, "Cem")]);
    assert_eq!(act(&mut table, 1_500, resign(4)), Err(Refusal::NotYourSeat));
    for _ in 0..4 {
        play(&mut table, 2_000);
    }
    let ply = table.ply();
    act(&mut table, 2_100, Action::TakeBack { who: player(1), ply }).expect("Ada may ask");
    let changes = act(&mut table, 3_000, resign(2)).expect("Ben may");
    assert_eq!(changes.events[0], Event::Resigned { seat: Seat::Second });
    assert!(table.request().is_none(), "nobody waits for Ben's answer");
    assert!(act(&mut table, 3_000, resign(2)).expect("done").is_empty());
    assert_eq!(table.phase(), Phase::Playing, "the others play on");

    // It is Ben's turn, and no longer his.
    let word = word(&table);
    let play_on = Action::Play { who: player(2), ply: table.ply(), word: &word };
    assert_eq!(act(&mut table, 3_100, play_on), Err(Refusal::Resigned));
    let back = act(&mut table, 3_100, Action::ComeBack { who: player(2) });
    assert_eq!(back, Err(Refusal::Resigned));
    table.apply(Millis(3_100), &Event::CameBack { seat: Seat::Second }).expect_err("never");
    table.apply(Millis(3_100), &Event::Resigned { seat: Seat::Second }).expect_err("once");
    assert!(matches!(table.next_step(|_| true), NextStep::Think { by: MadeBy::StandIn, .. }));
    let seen = view(&table, 2);
    assert!(seen.seats[1].own && seen.seats[1].resigned == Some(2) && !seen.is_own_turn());
    assert!(seen.has_resigned() && !view(&table, 1).has_resigned());
    assert_eq!(take_back(&table, 2), TakeBackView::No);
    assert!(line(&table, 2).own && !line(&table, 2).your_turn);
    assert_eq!(line(&table, 2).outcome, None, "the game goes on");

    play_to_the_end(&mut table);
    assert_eq!(act(&mut table, 9_000, resign(1)), Err(Refusal::GameOver));
    let shown = line(&table, 2);
    assert_eq!(shown.outcome, Some(Outcome::Lost), "whatever the bot achieved");
    assert_eq!(shown.resigned, [None, Some(2), None]);
    assert!(shown.scores.iter().all(Option::is_some), "the sheet is there");
    let record = table.record(&Plain, Millis(u64::MAX)).expect("over");
    let tags = record.tags().iter().filter(|(name, _)| name.starts_with("Resigned"));
    let tags: Vec<_> = tags.map(|(name, round)| (name.as_str(), round.as_str())).collect();
    assert_eq!(tags, [("Resigned2", "2")]);
    let rematch = table.rematch(Millis(9_000), player(2), id(2), &FRESH).expect("over");
    let Rematch::New { here, there } = rematch else { panic!("the first to ask") };
    table.commit(&here).expect("it fits");
    assert!(Table::from_changes(id(2), &there).expect("it fits").sits(player(2)));
    assert_eq!(view(&table, 1).rematch_by, Some(Seat::Second), "everybody knows who asks");
}

#[test]
fn a_player_who_resigned_has_lost_even_if_the_bot_wins() {
    for seed in 0..20 {
        let mut new = new_table(vec![person(1, "Ada"), person(2, "Ben")]);
        new.seed = Some(seed);
        let changes = Table::open(Millis(1_000), new, &FRESH).expect("a good table");
        let mut table = Table::from_changes(id(1), &changes).expect("it fits");
        act(&mut table, 2_000, resign(1)).expect("Ada may");
        play_to_the_end(&mut table);
        assert_eq!(line(&table, 1).outcome, Some(Outcome::Lost), "seed {seed}");
        assert_eq!(line(&table, 2).outcome, Some(Outcome::Won), "seed {seed}");
        let sheet = view(&table, 2).game.and_then(|game| game.score_sheet()).expect("it is over");
        assert_eq!(sheet.winning_seats().collect::<Vec<_>>(), [Seat::Second]);
        assert_eq!(table.game().and_then(Game::score_sheet), Some(sheet), "the log says so, too");
        if sheet.lead(Seat::Second) < 0 {
            return;
        }
    }
    panic!("the bot never wins");
}

#[test]
fn whoever_is_left_of_two_has_won_and_may_end_the_game() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    let conclude = |n| Action::Conclude { who: player(n) };
    assert_eq!(act(&mut table, 2_000, conclude(1)), Err(Refusal::OthersPlay));
    act(&mut table, 2_100, resign(2)).expect("Ben may");
    assert!(view(&table, 1).has_won() && !view(&table, 2).has_won());
    assert_eq!(act(&mut table, 2_200, conclude(2)), Err(Refusal::OthersPlay));
    let changes = act(&mut table, 2_300, conclude(1)).expect("Ada may");
    assert_eq!(changes.events, [Event::Ended]);
    assert!(act(&mut table, 2_400, conclude(1)).expect("done").is_empty());
    assert!(view(&table, 1).is_broken_off() && view(&table, 1).has_won());
    assert_eq!(line(&table, 1).outcome, Some(Outcome::Won));
    assert_eq!(line(&table, 2).outcome, Some(Outcome::Lost));
}

#[test]
fn a_game_ends_when_nobody_is_left_in_it() {
    // Alone against bots at once, with others when the last one resigns.
    let mut alone = open(vec![person(1, "Ada"), bot(), bot()]);
    play(&mut alone, 2_000);
    let changes = act(&mut alone, 3_000, resign(1)).expect("she may");
    assert_eq!(changes.events, [Event::Resigned { seat: Seat::First }, Event::Ended]);
    assert!(act(&mut alone, 3_100, resign(1)).expect("done").is_empty());

    let mut both = open(vec![person(1, "Ada"), person(2, "Ben")]);
    play(&mut both, 2_000);
    act(&mut both, 2_500, Action::Leave { who: player(2) }).expect("Ben may return");
    act(&mut both, 3_000, resign(1)).expect("she may");
    assert_eq!(both.phase(), Phase::Playing, "Ben can return");
    let online = player(1);
    let next = both.next_step(|player| player == online);
    assert!(
        matches!(next, NextStep::None),
        "it waits for Ben, not for Ada, who looks on: {next:?}"
    );
    act(&mut both, 3_000, resign(2)).expect("he may");

    for table in [&mut alone, &mut both] {
        assert_eq!(table.phase(), Phase::Over);
        assert!(matches!(table.next_step(|_| true), NextStep::None));
        let seen = view(table, 1);
        assert!(seen.is_broken_off() && seen.turn().is_none() && !seen.closed);
        let shown = line(table, 1);
        assert!(shown.over && shown.outcome == Some(Outcome::Lost) && shown.scores[0].is_none());
        let ply = table.ply();
        let take_back = act(table, 4_000, Action::TakeBack { who: player(1), ply });
        assert_eq!(take_back, Err(Refusal::NothingToTakeBack), "nobody takes resigning back");
        table.record(&Plain, Millis(u64::MAX)).expect("the game so far");
        table.rematch(Millis(9_000), player(1), id(2), &FRESH).expect("over");
    }
    let mut gathering = open(vec![person(1, "Ada"), NewSeat::Open]);
    assert_eq!(act(&mut gathering, 2_000, resign(1)), Err(Refusal::NotBegun));
}

#[test]
fn a_game_ends_when_the_last_one_in_it_is_removed_or_forgotten() {
    let resigned = || {
        let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
        act(&mut table, 2_000, resign(1)).expect("Ada may");
        table
    };
    let mut removed = resigned();
    act(&mut removed, 3_000, Action::Remove { who: player(1), seat: 1 }).expect("the host may");
    let mut blocked = resigned();
    let whom = Whom::Seat(1);
    act(&mut blocked, 3_000, Action::Block { who: player(1), whom, on: true }).expect("may");
    let mut forgotten = resigned();
    let own = BTreeSet::from([player(2)]);
    let Removal::Change(changes) = forgotten.forget(Millis(3_000), player(2), &own) else {
        panic!("Ada sits at it, too")
    };
    forgotten.commit(&changes).expect("it fits");
    for table in [&removed, &blocked, &forgotten] {
        assert_eq!(table.phase(), Phase::Over);
        assert!(view(table, 1).is_broken_off());
    }
    // As long as one of them plays, the game goes on.
    let mut three = open(vec![person(1, "Ada"), person(2, "Ben"), person(3, "Cem")]);
    act(&mut three, 2_000, resign(1)).expect("Ada may");
    act(&mut three, 3_000, Action::Remove { who: player(1), seat: 1 }).expect("the host may");
    assert_eq!(three.phase(), Phase::Playing);
}

#[test]
fn a_person_who_is_forgotten_is_no_opponent() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    assert!(view(&table, 1).has_opponents());
    let own = BTreeSet::from([player(2)]);
    let Removal::Change(changes) = table.forget(Millis(2_000), player(2), &own) else {
        panic!("Ada sits at it, too")
    };
    table.commit(&changes).expect("it fits");
    assert!(!view(&table, 1).has_opponents());
    let changes = act(&mut table, 3_000, resign(1)).expect("she may");
    assert_eq!(changes.events.last(), Some(&Event::Ended), "as the page says");
}

#[test]
fn a_clock_waits_for_nobody() {
    let mut table = timed(vec![person(1, "Ada"), bot()]);
    act(&mut table, 2_000, Action::Leave { who: player(1) }).expect("Ada may");
    assert!(table.seat(Seat::First).away, "a bot plays until she returns");
}

#[test]
fn who_stays_behind_plays_alone() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    act(&mut table, 2_000, resign(2)).expect("Ben may");
    assert!(act(&mut table, 2_100, Action::Leave { who: player(1) }).expect("may").is_empty());
    assert!(!table.seat(Seat::First).away, "the game waits for Ada");
    assert!(!view(&table, 1).has_opponents());
}

fn news(table: &Table) -> Vec<(Seat, Noted)> {
    let game = view(table, 1).game.expect("a game");
    game.news.iter().map(|note| (note.seat, note.what)).collect()
}

#[test]
fn everybody_learns_who_left_returned_and_declined() {
    let mut table = timed(vec![person(1, "Ada"), person(2, "Ben"), person(3, "Cem")]);
    play(&mut table, 2_000);
    for _ in 0..5 {
        act(&mut table, 2_100, Action::Leave { who: player(3) }).expect("Cem may");
        assert_eq!(news(&table), [(Seat::Third, Noted::Left)]);
        act(&mut table, 2_200, Action::ComeBack { who: player(3) }).expect("Cem may");
        assert_eq!(news(&table), [(Seat::Third, Noted::CameBack)], "once, however often");
    }
    let ply = table.ply();
    act(&mut table, 2_300, Action::TakeBack { who: player(1), ply }).expect("Ada may ask");
    act(&mut table, 2_400, Action::AnswerTakeBack { who: player(3), yes: false }).expect("asked");
    let declined = (Seat::First, Noted::TakeBackDeclined { by: Seat::Third });
    assert_eq!(news(&table)[1..], [declined]);

    // The next move ends what is new; the log keeps it.
    act(&mut table, 2_500, Action::TakeBack { who: player(1), ply }).expect("Ada may ask again");
    play(&mut table, 3_000);
    assert_eq!(news(&table), [(Seat::First, Noted::TakeBackLapsed)]);
    play(&mut table, 4_000);
    assert!(news(&table).is_empty());
    time_out(&mut table, 64_000, 0);
    assert_eq!(news(&table), [(Seat::First, Noted::TimedOut)]);
    act(&mut table, 65_000, Action::Remove { who: player(1), seat: 2 }).expect("the host may");
    act(&mut table, 65_000, resign(2)).expect("Ben may");
    let told: Vec<_> = table.game().unwrap().notes().iter().map(|n| (n.ply, n.what)).collect();
    let expected = [
        (1, Noted::CameBack),
        (1, Noted::TakeBackDeclined { by: Seat::Third }),
        (2, Noted::TakeBackLapsed),
        (3, Noted::TimedOut),
        (3, Noted::Removed),
        (3, Noted::Resigned),
    ];
    assert_eq!(told, expected);
    // Taking back forgets what happened later, except what lasts.
    table.apply(Millis(66_000), &Event::TookBack { keep: 1, practice: false }).expect("fits");
    assert!(news(&table).is_empty());
    let told: Vec<_> = table.game().unwrap().notes().iter().map(|n| (n.ply, n.what)).collect();
    assert_eq!(told[2..], [(1, Noted::Removed), (1, Noted::Resigned)]);
}

#[test]
fn old_news_go_when_there_are_new_ones() {
    let mut table = timed(vec![person(1, "Ada"), person(2, "Ben")]);
    play(&mut table, 2_000);
    time_out(&mut table, 64_000, 1);
    play(&mut table, 64_100);
    assert_eq!(news(&table), [(Seat::Second, Noted::TimedOut)], "the bot has moved for Ben");
    act(&mut table, 65_000, Action::ComeBack { who: player(2) }).expect("Ben may");
    assert_eq!(news(&table), [(Seat::Second, Noted::CameBack)]);

    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    play(&mut table, 2_000);
    let ask = Action::TakeBack { who: player(1), ply: table.ply() };
    act(&mut table, 2_300, ask.clone()).expect("Ada may ask");
    act(&mut table, 2_400, Action::AnswerTakeBack { who: player(2), yes: false }).expect("asked");
    assert_eq!(news(&table).len(), 1);
    act(&mut table, 2_500, ask).expect("Ada may ask again");
    assert!(news(&table).is_empty(), "nobody has answered yet");
}

#[test]
fn who_resigned_is_news_until_a_person_has_moved() {
    let mut table = timed(vec![person(1, "Ada"), person(2, "Ben")]);
    play(&mut table, 2_000);
    act(&mut table, 2_100, resign(2)).expect("Ben may");
    // It is Ben's turn, so the bot moves at once.
    play(&mut table, 2_200);
    assert_eq!(table.game().unwrap().turns()[1].by, MadeBy::StandIn);
    assert_eq!(news(&table), [(Seat::Second, Noted::Resigned)]);
    play(&mut table, 3_000);
    assert!(news(&table).is_empty());
}

#[test]
fn a_log_that_does_not_say_who_asked_for_the_rematch_can_be_read() {
    let json = r#"{"event":"rematch-opened","table":"0123456789abcdef"}"#;
    let event: Event = serde_json::from_str(json).expect("an event of an older version");
    assert!(matches!(event, Event::RematchOpened { by: None, .. }));
    assert_eq!(serde_json::to_string(&event).expect("it can be written"), json);
    let resigned = serde_json::to_string(&Event::Resigned { seat: Seat::Second });
    assert_eq!(resigned.expect("it can be written"), r#"{"event":"resigned","seat":1}"#);
}

#[test]
fn a_list_shows_results_without_the_log() {
    let mut table = open(vec![person(1, ""), bot()]);
    let line = |table: &Table, n| {
        let (summary, members) = (table.summary(), table.members());
        TableLine::new(table.id(), table.changed(), &summary, members, Some(player(n)), &Plain)
    };
    let shown = line(&table, 1);
    assert_eq!(shown.names, [Some("Player 1".to_owned()), Some("the page".to_owned())]);
    assert!(shown.own && shown.your_turn && !shown.over && shown.outcome.is_none());
    assert_eq!(shown.round, Some(1));
    assert!(!line(&table, 2).own);
    play_to_the_end(&mut table);
    let shown = line(&table, 1);
    let sheet = table.game().unwrap().state().score_sheet().unwrap();
    let totals = [Seat::First, Seat::Second].map(|seat| Some(sheet.scores[seat].total()));
    assert_eq!(shown.scores, totals);
    let won = sheet.winning_seats().any(|seat| seat == Seat::First);
    assert_eq!(shown.outcome, Some(if won { Outcome::Won } else { Outcome::Lost }));
    assert!(shown.over && !shown.your_turn && shown.date == Millis(5_000));
    assert_eq!(line(&table, 2).outcome, None);
}

#[test]
fn what_does_not_follow_is_told_and_changes_nothing() {
    let table = open(vec![person(1, "Ada"), bot()]);
    let opened = new_table(vec![bot(), bot()]);
    let again = Table::open(Millis(0), opened, &FRESH).unwrap().events.remove(0);
    for event in [
        again,
        Event::SatDown { seat: Seat::First, member: majesty_table::MemberId(0) },
        Event::StoodUp { seat: Seat::Fourth },
        Event::StoodIn { seat: Seat::Second },
        Event::Played { m: "6N>B".parse().unwrap(), by: MadeBy::Bot },
        Event::TakeBackAgreed { by: majesty_table::MemberId(0) },
    ] {
        let mut other = table.clone();
        let bad = other.apply(Millis(9), &event).unwrap_err();
        assert_eq!(bad.place, table.events());
        assert_eq!(other, table, "{event:?}");
    }
    let mut over = table.clone();
    over.apply(Millis(9), &Event::Ended).expect("a game can end");
    let mut other = over.clone();
    other.apply(Millis(9), &Event::Ended).expect_err("and only once");
    assert_eq!(other, over);
}

#[test]
fn a_table_has_one_seat_for_each_player_and_a_turn_ends_some_day() {
    let mut new = new_table(vec![bot(), bot()]);
    new.seats.push(bot());
    assert_eq!(Table::open(Millis(0), new, &FRESH), Err(Refusal::WrongPlayers));
    let mut new = new_table(vec![bot(), bot()]);
    new.agreement.turn_limit = Some(999);
    assert_eq!(Table::open(Millis(0), new, &FRESH), Err(Refusal::WrongTurnLimit));
}

#[test]
fn a_log_has_an_end_and_the_game_comes_to_its_own() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    let mut on = false;
    let full = loop {
        on = !on;
        match act(&mut table, 2_000, Action::Mute { who: player(1), whom: Whom::Seat(1), on }) {
            Ok(_) => assert!(table.events() < 20_000, "the log has no end"),
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(full, Refusal::LogFull);
    let say = Action::Say { who: player(2), name: "", text: "Hello" };
    assert_eq!(act(&mut table, 3_000, say), Err(Refusal::LogFull));
    // The game goes on to its end, also for a player who left.
    act(&mut table, 3_000, Action::Leave { who: player(1) }).expect("leaving is always possible");
    let first = word(&table);
    let back = Action::Play { who: player(1), ply: 0, word: &first };
    act(&mut table, 3_000, back).expect("and returning by a move");
    play_to_the_end(&mut table);
    assert_eq!(table.phase(), Phase::Over);
}

fn seen_by(table: &Table, n: u8) -> FairnessView {
    view(table, n).fairness
}

#[test]
fn the_server_and_the_players_determine_the_cards_together() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    let joint = |table: &Table, n| seen_by(table, n).joint.expect("a joint deal");
    let hash = joint(&table, 2).hash;
    assert_eq!(hash, JointDeal::new(FRESH.secret).hash(), "public before anyone sits down");
    act(&mut table, 2_000, Action::Sit { who: player(2), seat: 1, name: "Ben" }).expect("free");
    let wrong = Action::Ready { who: player(2), ready: true, share: "\"", fresh: FRESH };
    assert_eq!(act(&mut table, 2_001, wrong), Err(Refusal::WrongShare));
    let ready = |share| Action::Ready { who: player(2), ready: true, share, fresh: FRESH };
    act(&mut table, 2_002, ready("ash")).expect("he sits");
    act(&mut table, 2_003, ready("elm tree")).expect("he changes his mind");
    act(&mut table, 2_004, ready("")).expect("and keeps it");
    let shown = |text: &str| ShareView::Shown(text.to_owned());
    assert_eq!(joint(&table, 2).shares, [ShareView::Missing, shown("elm tree")]);
    assert_eq!(joint(&table, 1).shares, [ShareView::Missing, ShareView::Given], "not yet hers");

    // The host adds her share when she starts, and the seed of the moment has no influence.
    let start = |fresh| Action::Start { who: player(1), share: "oak", fresh };
    let mut other = table.clone();
    act(&mut other, 2_005, start(Fresh { seed: 1, ..FRESH })).expect("all are ready");
    act(&mut table, 2_005, start(FRESH)).expect("all are ready");
    let deal = |table: &Table| *table.game().expect("a game").deal();
    assert_eq!(deal(&table), deal(&other));
    let shares = [(Seat::First, "oak".to_owned()), (Seat::Second, "elm tree".to_owned())];
    let expected = JointDeal::new(FRESH.secret).with_shares(shares).deal(*deal(&table).config());
    assert_eq!(deal(&table), expected);

    // Now all see all shares, and the secret only once the game is over.
    let view = joint(&table, 3);
    assert_eq!((view.hash, view.secret), (hash, None));
    assert_eq!(view.shares, [shown("oak"), shown("elm tree")]);
    play_to_the_end(&mut table);
    assert!(joint(&table, 3).secret.is_some());
    let record = table.record(&Plain, Millis(u64::MAX)).expect("it is over");
    let recorded = RecordedDeal::of_record(&record).expect("the record has it");
    assert!(recorded.holds_for(record.deal()));

    // A record that is opened elsewhere keeps it.
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let changes = Table::open_record(Millis(1), player(9), &record, names, "page".to_owned());
    let opened = Table::from_changes(id(2), &changes).expect("a record fits");
    let again = opened.record(&Plain, Millis(u64::MAX)).expect("it is over");
    assert_eq!(RecordedDeal::of_record(&again), Some(recorded));
}

#[test]
fn a_share_leaves_with_its_player() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    act(&mut table, 2_000, Action::Sit { who: player(2), seat: 1, name: "Ben" }).expect("free");
    act(
        &mut table,
        2_001,
        Action::Ready { who: player(2), ready: true, share: "elm", fresh: FRESH },
    )
    .expect("he sits");
    act(&mut table, 2_002, Action::Leave { who: player(2) }).expect("he may");
    act(&mut table, 2_003, Action::Sit { who: player(3), seat: 1, name: "Cem" }).expect("free");
    let joint = seen_by(&table, 3).joint.expect("a joint deal");
    assert_eq!(joint.shares, [ShareView::Missing, ShareView::Missing]);
}

#[test]
fn everyone_is_told_that_the_host_chose_the_seed() {
    let new = NewTable { seed: Some(42), ..new_table(vec![person(1, "Ada"), NewSeat::Open]) };
    let changes = Table::open(Millis(1_000), new, &FRESH).expect("a good table");
    let mut table = Table::from_changes(id(1), &changes).expect("what is decided fits");
    let expected = FairnessView { chosen_seed: true, joint: None };
    assert_eq!(seen_by(&table, 2), expected, "before anyone sits down");
    assert!(table.is_practice() && table.summary().practice, "in lists too");
    act(&mut table, 2_000, Action::Sit { who: player(2), seat: 1, name: "Ben" }).expect("free");
    act(
        &mut table,
        2_001,
        Action::Ready { who: player(2), ready: true, share: "elm", fresh: FRESH },
    )
    .expect("he sits");
    act(&mut table, 2_002, Action::Start { who: player(1), share: "oak", fresh: FRESH })
        .expect("all are ready");
    assert_eq!(seen_by(&table, 2), expected, "and throughout");
    play_to_the_end(&mut table);
    assert_eq!(seen_by(&table, 2), expected);
    assert!(table.is_practice());
}

fn advise(table: &mut Table, n: u8) -> Result<Changes, Refusal> {
    let (ply, view) = (table.ply(), table.game().expect("a game").view());
    let moves = [Advised { m: view.legal_moves()[0], chance: 50 }];
    act(table, 2_000, Action::Advise { who: player(n), ply, view: &view, moves: &moves, why: None })
}

#[test]
fn hints_are_part_of_the_agreement_and_everybody_sees_who_takes_one() {
    let open = |hints, seats| {
        let mut new = new_table(seats);
        new.agreement.hints = hints;
        let changes = Table::open(Millis(1_000), new, &FRESH).expect("a good table");
        Table::from_changes(id(1), &changes).expect("it fits")
    };
    let people = || vec![person(1, "Ada"), person(2, "Ben")];
    let may_hint = |table: &Table, n| view(table, n).game.is_some_and(|game| game.may_hint);
    for (hints, seats, refused) in [
        (Hints::Alone, people(), Some(Refusal::HintsAlone)),
        (Hints::Alone, vec![person(1, "Ada"), bot()], None),
        (Hints::Alone, vec![person(1, "Ada"), person(1, "Eva")], None),
        (Hints::Nobody, vec![person(1, "Ada"), bot()], Some(Refusal::NoHints)),
        (Hints::Everyone, people(), None),
    ] {
        let mut table = open(hints, seats);
        assert_eq!(may_hint(&table, 1), refused.is_none(), "{hints:?}");
        assert_eq!(advise(&mut table, 1).err(), refused, "{hints:?}");
        assert_eq!(view(&table, 1).hints, hints);
    }
    let mut table = open(Hints::Everyone, people());
    assert!(!may_hint(&table, 2), "it is Ada's turn");
    advise(&mut table, 1).expect("allowed");
    assert!(advise(&mut table, 1).expect("allowed").is_empty(), "one hint, however often asked");
    play(&mut table, 3_000);
    advise(&mut table, 2).expect("allowed");
    let seen = view(&table, 2);
    let taken: Vec<_> = seen.game.unwrap().hints.iter().map(|hint| (hint.ply, hint.seat)).collect();
    assert_eq!(taken, [(0, Seat::First), (1, Seat::Second)]);
    assert_eq!([seen.seats[0].hints, seen.seats[1].hints], [1, 1]);
    // A hint that was taken stays taken.
    table.apply(Millis(4_000), &Event::TookBack { keep: 0, practice: false }).expect("fits");
    assert_eq!(view(&table, 1).seats[1].hints, 1);
}

#[test]
fn a_log_without_hints_in_its_terms_is_read_as_against_bots_only() {
    let changes = Table::open(Millis(1), new_table(vec![bot(), bot()]), &FRESH).unwrap();
    let mut json = serde_json::to_value(&changes.events[0]).unwrap();
    assert_eq!(json["hints"], "everyone");
    json.as_object_mut().unwrap().remove("hints");
    let Event::Opened { agreement, .. } = serde_json::from_value(json).unwrap() else {
        panic!("it is the opening")
    };
    assert_eq!(agreement.hints, Hints::Alone);
}

fn names(table: &Table) -> Vec<String> {
    table.names(&Plain)
}

#[test]
fn names_at_a_table_are_different() {
    let mut table = open(vec![person(1, "Ada"), bot(), NewSeat::Open, NewSeat::Open]);
    act(&mut table, 2_000, Action::Sit { who: player(2), seat: 2, name: "ADA" }).expect("free");
    assert_eq!(table.name_of(player(2)), Some("ADA 2"));
    // Names of bots depend on the reader's language.
    act(&mut table, 2_000, Action::Sit { who: player(3), seat: 3, name: "The Page" })
        .expect("free");
    assert_eq!(names(&table), ["Ada", "the page", "ADA 2", "The Page 2"]);
    // Two people at one device, and an old log: whoever came first keeps the name.
    let table =
        open(vec![person(1, "Ada"), person(1, "A\u{a0}da"), person(2, "Player 4"), person(3, "")]);
    assert_eq!(names(&table), ["Ada", "A\u{a0}da 2", "Player 4", "Player 4 2"]);
}

#[test]
fn a_watcher_has_the_name_of_nobody_at_the_table() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    let say = |table: &mut Table, n, name| {
        act(table, 2_000, Action::Say { who: player(n), name, text: "Hello" }).expect("may")
    };
    say(&mut table, 1, "ignored");
    say(&mut table, 5, "Ada");
    say(&mut table, 6, "ada");
    say(&mut table, 5, "Ada");
    say(&mut table, 7, "Ben");
    act(&mut table, 3_000, Action::Sit { who: player(2), seat: 1, name: "Ben" }).expect("free");
    let chat = view(&table, 1).chat;
    let said: Vec<(&str, bool)> = chat.iter().map(|line| (&*line.name, line.watcher)).collect();
    let expected =
        [("Ada", false), ("Ada 2", true), ("ada 3", true), ("Ada 2", true), ("Ben 2", true)];
    assert_eq!(said, expected);
}

#[test]
fn a_host_removes_people_from_their_seats() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    act(&mut table, 2_000, Action::Sit { who: player(2), seat: 1, name: "Ben" }).expect("free");
    let remove = |who, seat| Action::Remove { who: player(who), seat };
    assert_eq!(act(&mut table, 2_100, remove(2, 0)), Err(Refusal::OnlyHost));
    assert_eq!(act(&mut table, 2_100, remove(1, 0)), Err(Refusal::NoSeat), "she can leave");
    act(&mut table, 2_200, remove(1, 1)).expect("the host may");
    assert_eq!(table.seat(Seat::Second).holder, Holder::Open);

    let mut table = open(vec![person(1, "Ada"), person(2, "Ben"), person(3, "Cem")]);
    play(&mut table, 3_000);
    let ply = table.ply();
    act(&mut table, 3_100, Action::TakeBack { who: player(1), ply }).expect("Ada may ask");
    act(&mut table, 3_200, remove(1, 1)).expect("the host may");
    assert!(table.request().is_none(), "nobody waits for Ben's answer");
    assert!(act(&mut table, 3_200, remove(1, 1)).expect("done").is_empty());
    assert!(!table.sits(player(2)) && table.seat(Seat::Second).away);
    let word = word(&table);
    let play_on = Action::Play { who: player(2), ply: 1, word: &word };
    assert_eq!(act(&mut table, 3_300, play_on), Err(Refusal::NotYourSeat));
    let back = act(&mut table, 3_300, Action::ComeBack { who: player(2) });
    assert_eq!(back, Err(Refusal::NotYourSeat));
    table.apply(Millis(3_300), &Event::CameBack { seat: Seat::Second }).expect_err("never");
    let seen = view(&table, 2);
    assert!(!seen.seats[1].own && seen.seats[1].removed && seen.seats[1].name == "Ben");
    assert!(seen.is_removed && !view(&table, 3).is_removed);
    assert!(matches!(&seen.seats[1].holder, HolderView::Person { stand_in: Some(_), .. }));
    let summary = table.summary();
    let line = TableLine::new(id(1), Millis(1), &summary, table.members(), Some(player(2)), &Plain);
    assert!(!line.your_turn && !line.own);
    play_to_the_end(&mut table);
    assert_eq!(act(&mut table, 9_000, remove(1, 2)), Err(Refusal::GameOver));
    let rematch = table.rematch(Millis(9_000), player(1), id(2), &FRESH).expect("over");
    let Rematch::New { there, .. } = rematch else { panic!("the first to ask") };
    let next = Table::from_changes(id(2), &there).expect("it fits");
    assert!(!next.sits(player(2)), "Ben's seat is free");
}

#[test]
fn a_blocked_person_can_neither_sit_nor_chat_under_another_name_or_account() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    let sit = |n| Action::Sit { who: player(n), seat: 1, name: "Ben" };
    let say = |n| Action::Say { who: player(n), name: "Ben", text: "Hello" };
    act(&mut table, 2_000, sit(2)).expect("free");
    let block = |whom, on| Action::Block { who: player(1), whom, on };
    let other = Action::Block { who: player(2), whom: Whom::Seat(0), on: true };
    assert_eq!(act(&mut table, 2_000, other), Err(Refusal::OnlyHost));
    assert_eq!(act(&mut table, 2_000, block(Whom::Seat(0), true)), Err(Refusal::NoSeat));
    act(&mut table, 2_100, block(Whom::Seat(1), true)).expect("the host may");
    assert_eq!(table.seat(Seat::Second).holder, Holder::Open, "the seat is free again");
    for n in [2, 7] {
        assert_eq!(act(&mut table, 2_200, sit(n)), Err(Refusal::Blocked));
        assert_eq!(act(&mut table, 2_200, say(n)), Err(Refusal::Blocked));
        assert!(view(&table, n).is_blocked && !view(&table, n).may_chat);
        let hand_over = Action::HandOver { from: player(2), to: player(7) };
        act(&mut table, 2_300, hand_over).expect("always");
    }
    // A watcher is blocked by what they said.
    act(&mut table, 3_000, say(5)).expect("anybody may");
    let line = table.chat().last().expect("a line").n;
    act(&mut table, 3_100, block(Whom::Line(line), true)).expect("the host may");
    assert!(act(&mut table, 3_100, block(Whom::Line(line), true)).expect("done").is_empty());
    assert_eq!(act(&mut table, 3_200, say(5)), Err(Refusal::Blocked));
    let blocked = view(&table, 1).people.into_iter().filter(|person| person.blocked);
    let whom: Vec<Whom> = blocked.map(|person| person.whom).collect();
    assert_eq!(whom.len(), 2);
    assert!(view(&table, 6).people.iter().all(|person| !person.blocked), "for the host to know");
    for whom in whom {
        act(&mut table, 3_300, block(whom, false)).expect("the host may");
    }
    act(&mut table, 3_400, say(5)).expect("free to talk");
    act(&mut table, 3_400, sit(7)).expect("free to sit");
    // During the game the block also removes.
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    act(&mut table, 2_000, block(Whom::Seat(1), true)).expect("the host may");
    assert!(!table.sits(player(2)) && table.seat(Seat::Second).away);
}

#[test]
fn a_host_quiets_watchers() {
    let mut table = open(vec![NewSeat::Open, person(2, "Ben")]);
    let say = |n| Action::Say { who: player(n), name: "Eva", text: "Hello" };
    let quiet = |who, on| Action::LetWatchersChat { who: player(who), on };
    assert_eq!(act(&mut table, 2_000, quiet(2, false)), Err(Refusal::OnlyHost));
    act(&mut table, 2_000, quiet(1, false)).expect("the host may");
    assert!(act(&mut table, 2_000, quiet(1, false)).expect("done").is_empty());
    assert_eq!(act(&mut table, 2_100, say(5)), Err(Refusal::WatchersQuiet));
    act(&mut table, 2_100, say(2)).expect("Ben sits there");
    act(&mut table, 2_100, say(1)).expect("the host, who has no seat");
    assert!(!view(&table, 5).may_chat && view(&table, 1).may_chat && view(&table, 2).may_chat);
    act(&mut table, 2_200, quiet(1, true)).expect("the host may");
    act(&mut table, 2_300, say(5)).expect("watchers may again");
}

#[test]
fn a_host_closes_a_table_unless_others_play() {
    let close = |who| Action::Close { who: player(who) };
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open, person(2, "Ben")]);
    assert_eq!(act(&mut table, 2_000, close(2)), Err(Refusal::OnlyHost));
    act(&mut table, 2_000, close(1)).expect("the host may");
    assert!(act(&mut table, 2_000, close(1)).expect("done").is_empty());
    assert!(table.is_closed() && !table.sits(player(2)) && !table.summary().listed);
    for action in [
        Action::Sit { who: player(3), seat: 1, name: "Cem" },
        Action::Say { who: player(1), name: "", text: "Hello" },
        Action::Start { who: player(1), share: "", fresh: FRESH },
    ] {
        assert_eq!(act(&mut table, 2_100, action), Err(Refusal::Closed));
    }

    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    assert_eq!(act(&mut table, 2_000, close(1)), Err(Refusal::OthersPlay));
    act(&mut table, 2_000, Action::Leave { who: player(2) }).expect("Ben may leave");
    act(&mut table, 2_100, close(1)).expect("nobody else plays");
    assert_eq!(table.phase(), Phase::Over);
    assert!(matches!(table.next_step(|_| true), NextStep::None));
    let rematch = table.rematch(Millis(9_000), player(1), id(2), &FRESH);
    assert_eq!(rematch, Err(Refusal::Closed));
    let take_back = Action::TakeBack { who: player(1), ply: 0 };
    assert_eq!(act(&mut table, 9_000, take_back), Err(Refusal::Closed));
    let mut table = open(vec![person(1, "Ada"), bot()]);
    play_to_the_end(&mut table);
    assert_eq!(act(&mut table, 9_000, close(1)), Err(Refusal::GameOver));
}

#[test]
fn anybody_mutes_anybody_who_talks() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    let say = |n, text| Action::Say { who: player(n), name: "Eva", text };
    act(&mut table, 2_000, say(5, "Buy my carpets")).expect("anybody may");
    act(&mut table, 2_000, say(2, "No")).expect("he sits there");
    let texts = |table: &Table, n| -> Vec<String> {
        view(table, n).chat.into_iter().map(|line| line.text).collect()
    };
    let mute = |n, whom, on| Action::Mute { who: player(n), whom, on };
    // A player, and a watcher who has never said a word.
    for n in [1, 6] {
        act(&mut table, 2_100, mute(n, Whom::Line(1), true)).expect("they may");
        assert!(act(&mut table, 2_100, mute(n, Whom::Line(1), true)).expect("done").is_empty());
        assert_eq!(texts(&table, n), ["No"], "{n}");
        act(&mut table, 2_100, mute(n, Whom::Seat(1), true)).expect("they may");
        assert!(texts(&table, n).is_empty(), "{n}");
    }
    assert_eq!(texts(&table, 7).len(), 2, "for others nothing changes");
    let muted = view(&table, 6).people;
    let eva = muted.iter().find(|person| person.seat.is_none()).expect("Eva");
    assert!(eva.muted && eva.name == "Eva");
    act(&mut table, 2_200, mute(6, eva.whom, false)).expect("she may");
    assert_eq!(texts(&table, 6), ["Buy my carpets"]);
    assert_eq!(act(&mut table, 2_200, mute(5, Whom::Line(1), true)), Err(Refusal::NoSeat));
    let nobody = Whom::Member(majesty_table::MemberId(77));
    assert_eq!(act(&mut table, 2_200, mute(1, nobody, true)), Err(Refusal::NoSeat));
    assert_eq!(act(&mut table, 2_200, mute(1, Whom::Line(77), true)), Err(Refusal::NoSeat));
}

#[test]
fn watchers_who_mute_fill_neither_log_nor_list() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    act(&mut table, 2_000, Action::Say { who: player(1), name: "", text: "Hello" }).expect("may");
    let before = table.events();
    for n in 10..=255 {
        for toggle in 0..100 {
            let on = toggle % 2 == 0;
            let mute = Action::Mute { who: player(n), whom: Whom::Seat(0), on };
            if act(&mut table, 2_000, mute).is_err() {
                break;
            }
        }
    }
    assert!(table.events() - before < 3_000, "{}", table.events());
    assert!(table.members().len() <= 60, "{}", table.members().len());
    act(&mut table, 3_000, Action::Sit { who: player(2), seat: 1, name: "Ben" }).expect("free");
    // The host can still block, and players can still mute, whoever talks.
    act(&mut table, 3_000, Action::Say { who: player(3), name: "Cem", text: "Ha" }).expect("may");
    let line = table.chat().last().expect("a line").n;
    let mute = Action::Mute { who: player(2), whom: Whom::Line(line), on: true };
    act(&mut table, 3_000, mute).expect("there is room");
    let block = Action::Block { who: player(1), whom: Whom::Line(line), on: true };
    act(&mut table, 3_000, block).expect("there is room");
}

#[test]
fn a_stranger_takes_one_seat_at_a_listed_table() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open, NewSeat::Open, NewSeat::Open]);
    let sit = |n, seat| Action::Sit { who: player(n), seat, name: "Ben" };
    act(&mut table, 2_000, sit(2, 1)).expect("free");
    assert_eq!(act(&mut table, 2_000, sit(2, 2)), Err(Refusal::OneSeat));
    assert!(act(&mut table, 2_000, sit(2, 1)).expect("done").is_empty());
    act(&mut table, 2_000, sit(1, 2)).expect("the host may");
    let mut new = new_table(vec![person(1, "Ada"), NewSeat::Open, NewSeat::Open]);
    new.listed = false;
    let changes = Table::open(Millis(1_000), new, &FRESH).expect("a good table");
    let mut table = Table::from_changes(id(1), &changes).expect("it fits");
    act(&mut table, 2_000, sit(2, 1)).expect("free");
    act(&mut table, 2_000, sit(2, 2)).expect("friends may share a device");
}

#[test]
fn watchers_who_chat_leave_the_players_half_of_the_log() {
    let mut table = open(vec![person(1, "Ada"), person(2, "Ben")]);
    let say = |n| Action::Say { who: player(n), name: "Eva", text: "Hello" };
    let mut at = 10_000;
    let full = loop {
        at += 2_000;
        match act(&mut table, at, say(5)) {
            Ok(_) => assert!(table.events() < 6_000, "watchers fill the log"),
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(full, Refusal::LogFull);
    act(&mut table, at, say(1)).expect("players can talk");
    play(&mut table, at);
    act(&mut table, at, Action::TakeBack { who: player(1), ply: 1 }).expect("and take back");
}

#[test]
fn a_table_for_friends_starts_when_the_last_seat_is_ready() {
    let mut new = new_table(vec![person(1, "Ada"), NewSeat::Open, NewSeat::Open]);
    new.agreement.auto_start = true;
    let changes = Table::open(Millis(1_000), new, &FRESH).expect("a good table");
    let mut table = Table::from_changes(id(1), &changes).expect("what is decided fits");
    let share = Action::Ready { who: player(1), ready: true, share: "oak", fresh: FRESH };
    act(&mut table, 2_000, share).expect("the host adds a share");
    let join =
        |n, seat, share| Action::Join { who: player(n), seat, name: "Ada", share, fresh: FRESH };
    assert_eq!(act(&mut table, 2_001, join(2, 1, "\"")), Err(Refusal::WrongShare));
    act(&mut table, 2_001, join(2, 1, "elm")).expect("a free seat");
    assert_eq!(table.phase(), Phase::Gathering);
    assert_eq!(act(&mut table, 2_002, join(3, 1, "")), Err(Refusal::SeatTaken));
    act(&mut table, 2_003, join(3, 2, "ash")).expect("a free seat");
    assert_eq!(table.phase(), Phase::Playing);
    assert_eq!(table.names(&Plain), ["Ada", "Ada 2", "Ada 3"]);
    let game = table.game().expect("the cards are dealt");
    let shares = game.joint().expect("a joint deal").shares();
    let shares: Vec<&str> = shares.iter().map(|(_, share)| share.as_str()).collect();
    assert_eq!(shares, ["oak", "elm", "ash"]);
    assert!(game.commitment().is_some());
    // The same requests again change nothing.
    let events = table.events();
    act(&mut table, 2_004, join(3, 2, "ash")).expect("it has taken effect");
    let again = Action::Ready { who: player(3), ready: true, share: "", fresh: FRESH };
    act(&mut table, 2_005, again).expect("it has taken effect");
    assert_eq!(table.events(), events);
    assert_eq!(act(&mut table, 2_006, join(4, 1, "")), Err(Refusal::Begun));
}

#[test]
fn elsewhere_joining_makes_ready_and_the_host_starts() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    let join = |n| Action::Join { who: player(n), seat: 1, name: "Ben", share: "", fresh: FRESH };
    act(&mut table, 2_000, join(2)).expect("a free seat");
    assert!(table.phase() == Phase::Gathering && table.seat(Seat::Second).ready);
    let block = Action::Block { who: player(1), whom: Whom::Seat(1), on: true };
    act(&mut table, 2_001, block).expect("the host may");
    assert_eq!(act(&mut table, 2_002, join(2)), Err(Refusal::Blocked));
    act(&mut table, 2_003, join(3)).expect("a free seat");
    let start = Action::Start { who: player(1), share: "", fresh: FRESH };
    act(&mut table, 2_004, start).expect("all are ready");
    assert_eq!(table.phase(), Phase::Playing);
}

#[test]
fn logs_without_the_new_term_are_read_as_before() {
    let Changes { events, .. } =
        Table::open(Millis(1), new_table(vec![person(1, "Ada"), NewSeat::Open]), &FRESH)
            .expect("a table");
    let text = serde_json::to_string(&events[0]).expect("JSON");
    assert!(!text.contains("auto_start"), "{text}");
    assert_eq!(serde_json::from_str::<Event>(&text).expect("an event"), events[0]);
}
