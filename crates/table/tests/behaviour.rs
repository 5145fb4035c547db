//! What must hold at a table, one rule at a time.

use std::collections::BTreeSet;

use majesty_rules::{Config, JointDeal, Players, RecordedDeal, Seat};
use majesty_table::{
    Action, Advised, Agreement, Changes, Command, Event, FairnessView, Fresh, Holder, MadeBy,
    Millis, Names, NewSeat, NewTable, NextStep, Outcome, Phase, PlayerId, Refusal, Rematch,
    Removal, ShareView, Table, TableId, TableLine, TakeBackView, Viewer,
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
    let agreement = Agreement { config, turn_limit: None, substitute: "steward".to_owned() };
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
    let advise = Action::Advise { who, ply, view: &view_now, moves: &moves };
    act(&mut table, 2_100, advise).expect("Ben's turn");
    act(&mut table, 2_100, Action::TakeBack { who: player(1), ply }).expect("Ada may ask");
    act(&mut table, 2_100, Action::Mute { who: player(1), seat: 1, on: true }).expect("Ada may");
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
    let [Event::Opened { agreement, seats, host: _, listed, seed, secret: _, origin: _ }] =
        &there.events[..]
    else {
        panic!("one event, and not: {:?}", there.events)
    };
    assert_eq!((agreement, listed, seed), (table.agreement(), &false, &None));
    assert_eq!(seats.len(), 2);
    let mut next = Table::from_changes(id(2), &there).expect("it fits");
    assert_eq!(next.name_of(player(2)), Some("Ben"));
    assert!(next.holds(Seat::First, player(2)), "everybody moves up one seat");
    act(&mut next, 9_100, Action::Ready { who: player(2), ready: true, share: "" })
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
    act(&mut table, 2_002, Action::Ready { who: player(2), ready: true, share: "" })
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

#[test]
fn only_who_returns_gets_the_whole_time_for_their_turn() {
    let mut new = new_table(vec![person(1, "Ada"), person(2, "Ben")]);
    new.agreement.turn_limit = Some(60_000);
    let changes = Table::open(Millis(1_000), new, &FRESH).expect("a good table");
    let mut table = Table::from_changes(id(1), &changes).expect("it fits");
    assert_eq!(table.deadline(), Some(Millis(61_000)));
    act(&mut table, 5_000, Action::ComeBack { who: player(1) }).expect("she sits there");
    assert_eq!(table.deadline(), Some(Millis(61_000)), "she was not away");
    act(&mut table, 5_000, Action::Leave { who: player(2) }).expect("Ben may leave");
    act(&mut table, 6_000, Action::ComeBack { who: player(2) }).expect("Ben may return");
    assert_eq!(table.deadline(), Some(Millis(61_000)), "it is Ada's turn");
    assert!(act(&mut table, 60_999, Action::TimeOut).expect("asked too early").is_empty());
    act(&mut table, 61_000, Action::TimeOut).expect("the time is over");
    assert!(table.seat(Seat::First).away && table.deadline().is_none());
    act(&mut table, 70_000, Action::ComeBack { who: player(1) }).expect("Ada returns");
    assert_eq!(table.deadline(), Some(Millis(130_000)));
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
    act(&mut table, 2_100, Action::Mute { who: player(2), seat: 0, on: true }).expect("he may");
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
    let mute = Action::Mute { who: player(1), seat: 1, on: true };
    assert!(!act(&mut table, 9_100, mute.clone()).expect("she may").is_empty());
    assert!(act(&mut table, 9_200, mute).expect("she may").is_empty());
    let unmute = Action::Mute { who: player(1), seat: 1, on: false };
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
fn a_game_that_everybody_has_left_waits() {
    let mut table = open(vec![person(1, "Ada"), bot()]);
    act(&mut table, 2_000, Action::Leave { who: player(1) }).expect("she may");
    assert!(matches!(table.next_step(|_| false), NextStep::None), "bots do not play for nobody");
    assert!(matches!(table.next_step(|_| true), NextStep::Think { by: MadeBy::StandIn, .. }));
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
        match act(&mut table, 2_000, Action::Mute { who: player(1), seat: 1, on }) {
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
    let wrong = Action::Ready { who: player(2), ready: true, share: "\"" };
    assert_eq!(act(&mut table, 2_001, wrong), Err(Refusal::WrongShare));
    let ready = |share| Action::Ready { who: player(2), ready: true, share };
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
    let record = table.record(&Plain).expect("it is over");
    let recorded = RecordedDeal::of_record(&record).expect("the record has it");
    assert!(recorded.holds_for(record.deal()));

    // A record that is opened elsewhere keeps it.
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let changes = Table::open_record(Millis(1), player(9), &record, names, "page".to_owned());
    let opened = Table::from_changes(id(2), &changes).expect("a record fits");
    let again = opened.record(&Plain).expect("it is over");
    assert_eq!(RecordedDeal::of_record(&again), Some(recorded));
}

#[test]
fn a_share_leaves_with_its_player() {
    let mut table = open(vec![person(1, "Ada"), NewSeat::Open]);
    act(&mut table, 2_000, Action::Sit { who: player(2), seat: 1, name: "Ben" }).expect("free");
    act(&mut table, 2_001, Action::Ready { who: player(2), ready: true, share: "elm" })
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
    act(&mut table, 2_001, Action::Ready { who: player(2), ready: true, share: "elm" })
        .expect("he sits");
    act(&mut table, 2_002, Action::Start { who: player(1), share: "oak", fresh: FRESH })
        .expect("all are ready");
    assert_eq!(seen_by(&table, 2), expected, "and throughout");
    play_to_the_end(&mut table);
    assert_eq!(seen_by(&table, 2), expected);
    assert!(table.is_practice());
}
