//! Logs as a damaged store holds them: whatever can be read may be wrong, and nothing panics.

use std::collections::BTreeSet;

use majesty_rules::{Config, Players, Seat};
use majesty_table::{
    Action, Advised, Agreement, ChatLine, Command, Event, Fresh, Hints, Log, Logged, MadeBy,
    Member, MemberId, Millis, Names, NewSeat, NewTable, NextStep, PlayerId, Summary, Table,
    TableId, TableLine, Viewer, Whom,
};
use majesty_test_postgres::{Random, damage};

/// How many damaged logs are read.
const LOGS: u64 = 10_000;

struct Plain;

impl Names for Plain {
    fn bot(&self, level: &str) -> String {
        level.to_owned()
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

const FRESH: Fresh = Fresh { seed: 7, salt: [7; 32], secret: [7; 32] };

/// A table where much has happened, after so many moves.
fn lively(plies: usize, players: Players) -> Log {
    let person = |n| NewSeat::Person { player: player(n), name: format!("P{n}"), ready: true };
    let mut seats = vec![person(1), person(2)];
    seats.resize(players.count(), NewSeat::Bot { level: "page".to_owned() });
    let agreement = Agreement {
        config: Config::new(players),
        turn_limit: Some(60_000),
        substitute: "page".to_owned(),
        hints: Hints::Everyone,
        auto_start: false,
    };
    let new = NewTable { agreement, seats, host: player(1), listed: true, seed: Some(3) };
    let changes = Table::open(Millis(1_000), new, &FRESH).unwrap();
    let id = TableId::from_random([1; TableId::LEN]);
    let mut table = Table::from_changes(id, &changes).unwrap();
    let mut log = Log { revision: 1, ..Log::default() };
    let note = |log: &mut Log, changes: &majesty_table::Changes| {
        log.events.extend(
            changes.events.iter().map(|event| Logged { at: changes.at, event: event.clone() }),
        );
        log.members.extend(changes.members.iter().map(|(_, member)| member.clone()));
        log.chat.extend(changes.line.clone());
    };
    note(&mut log, &changes);
    let act = |table: &mut Table, log: &mut Log, action: Action<'_>| {
        let at = Millis(2_000 + 5_000 * log.events.len() as u64);
        if let Ok(changes) = table.decide(&Command { at, action }) {
            table.commit(&changes).unwrap();
            note(log, &changes);
        }
    };
    for n in 0..plies {
        let Some(game) = table.game().filter(|game| !game.state().is_over()) else { break };
        let (view, ply, seat) = (game.view(), game.ply(), game.state().turn());
        let legal = view.legal_moves().to_vec();
        let m = legal[n % legal.len()];
        let moves: Vec<Advised> =
            legal.iter().take(3).map(|&m| Advised { m, chance: 50 }).collect();
        let who = table.players().find(|&(own, _)| own == seat).map(|(_, who)| who);
        let Some(who) = who else {
            act(&mut table, &mut log, Action::PlayBot { view: &view, m, by: MadeBy::Bot });
            continue;
        };
        match n % 11 {
            1 => act(&mut table, &mut log, Action::Say { who, name: "", text: "hello" }),
            3 => act(&mut table, &mut log, Action::Leave { who: player(2) }),
            4 => act(&mut table, &mut log, Action::ComeBack { who: player(2) }),
            5 => act(&mut table, &mut log, Action::Mute { who, whom: Whom::Seat(1), on: true }),
            8 => {
                act(&mut table, &mut log, Action::TakeBack { who: player(1), ply });
                act(
                    &mut table,
                    &mut log,
                    Action::AnswerTakeBack { who: player(2), yes: n % 2 == 0 },
                );
                continue;
            }
            _ => act(
                &mut table,
                &mut log,
                Action::Advise { who, ply, view: &view, moves: &moves, why: None },
            ),
        }
        act(&mut table, &mut log, Action::Play { who, ply, word: &m.to_string() });
    }
    log
}

/// A log with damage in it, as far as it can be read at all.
fn damaged(log: &Log, random: &mut Random) -> Log {
    let mut log = log.clone();
    for _ in 0..=random.below(3) {
        if log.events.is_empty() {
            break;
        }
        let place = random.below(log.events.len());
        match random.below(8) {
            0 => drop(log.events.remove(place)),
            1 => log.events.insert(place, log.events[random.below(log.events.len())].clone()),
            2 => {
                let other = random.below(log.events.len());
                log.events.swap(place, other);
            }
            3 => log.events[place].at = [Millis(0), Millis(i64::MAX as u64)][random.below(2)],
            4 => log.events.truncate(place + 1),
            _ => {
                let text = serde_json::to_string(&log.events[place].event).unwrap();
                if let Ok(event) = serde_json::from_str(&damage(&text, random)) {
                    log.events[place].event = event;
                }
            }
        }
    }
    match random.below(12) {
        0 => log.members.clear(),
        1 => log.members.truncate(1),
        2 => log.members.push(Member::NOBODY),
        3 => {
            let (name, text) = (String::new(), "x".to_owned());
            log.chat.push(ChatLine { n: u64::MAX, player: player(1), name, text, at: Millis(0) });
        }
        _ => {}
    }
    log
}

/// Everything that a server does with a table.
fn use_it(table: &Table) {
    let people = [None, Some(player(1)), Some(player(2)), Some(player(9))];
    for player in people {
        for at in [Millis(0), Millis(i64::MAX as u64)] {
            let view = table.view(&Viewer {
                player,
                at,
                revision: 0,
                names: &Plain,
                is_online: &|_| false,
                watchers: 0,
            });
            let _ = (view.turn(), view.is_own_turn(), view.foreground());
        }
    }
    let summary = table.summary();
    let text = serde_json::to_string(&summary).unwrap();
    assert_eq!(serde_json::from_str::<Summary>(&text).unwrap(), summary);
    let _ = (table.record(&Plain, Millis(u64::MAX)), table.deadline(), table.turn_began());
    for seat in Seat::ALL {
        for ply in [None, Some(3), Some(usize::MAX)] {
            let _ = table.replay_view(ply, Some(seat), &Plain);
        }
    }
    let (at, ply) = (Millis(i64::MAX as u64), table.ply());
    let id = TableId::from_random([2; TableId::LEN]);
    let view = table.game().map(majesty_table::Game::view);
    for who in people.into_iter().flatten() {
        let mut actions = vec![
            Action::Start { who, share: "oak", fresh: FRESH },
            Action::Ready { who, ready: true, share: "elm", fresh: FRESH },
            Action::Leave { who },
            Action::ComeBack { who },
            Action::Close { who },
            Action::LetWatchersChat { who, on: false },
            Action::TakeBack { who, ply },
            Action::AnswerTakeBack { who, yes: true },
            Action::AnswerTakeBack { who, yes: false },
            Action::Say { who, name: "", text: "hello" },
            Action::HandOver { from: who, to: player(8) },
        ];
        for seat in 0..5 {
            actions.push(Action::Sit { who, seat, name: "X" });
            actions.push(Action::Join { who, seat, name: "X", share: "oak", fresh: FRESH });
            let people = [
                Whom::Seat(seat),
                Whom::Line(seat as u64),
                Whom::Line(u64::MAX),
                Whom::Member(MemberId(seat as u32)),
            ];
            actions.push(Action::Remove { who, seat });
            for (whom, on) in people.into_iter().flat_map(|whom| [(whom, true), (whom, false)]) {
                actions.push(Action::Mute { who, whom, on });
                actions.push(Action::Block { who, whom, on });
            }
        }
        actions.extend(table.clock().map(|clock| Action::TimeOut { clock, waited: u64::MAX }));
        let words: Vec<String> = view
            .iter()
            .filter(|view| !view.is_over())
            .flat_map(|view| {
                view.legal_moves().iter().take(2).map(ToString::to_string).collect::<Vec<_>>()
            })
            .collect();
        actions.extend(words.iter().map(|word| Action::Play { who, ply, word }));
        if let NextStep::Think { view, by, .. } = table.next_step(|_| true) {
            let m = view.legal_moves()[0];
            decided(table, at, Action::PlayBot { view: &view, m, by });
        }
        for action in actions {
            decided(table, at, action);
        }
        let _ = table.rematch(at, who, id, &FRESH).map(|_| ());
        let _ = table.play_on(at, (who, "X"), 2, 1, "page").map(|_| ());
        let _ = table.forget(at, who, &BTreeSet::from([who]));
    }
}

/// What is decided at a table that can be read leads to one that can be read.
fn decided(table: &Table, at: Millis, action: Action<'_>) {
    let Ok(changes) = table.decide(&Command { at, action }) else { return };
    let mut next = table.clone();
    if next.commit(&changes).is_ok() {
        next.summary();
    }
}

#[test]
fn no_damaged_log_panics() {
    let logs: Vec<Log> = [0, 1, 5, 12, 23, 60]
        .into_iter()
        .flat_map(|plies| Players::ALL.map(|players| lively(plies, players)))
        .collect();
    let id = TableId::from_random([1; TableId::LEN]);
    for log in &logs {
        assert!(Table::replay(id, log.clone()).is_ok());
    }
    let mut readable = 0;
    for seed in 0..LOGS {
        let random = &mut Random::new(seed);
        let log = damaged(&logs[random.below(logs.len())], random);
        if let Ok(table) = Table::replay(id, log) {
            readable += 1;
            use_it(&table);
        }
    }
    assert!(readable > LOGS / 20, "{readable} of {LOGS} can be read, too few to test anything");
    assert!(readable < LOGS, "damage is noticed");
}

#[test]
fn no_damaged_summary_panics() {
    let id = TableId::from_random([1; TableId::LEN]);
    let summaries: Vec<String> = [0, 5, 60]
        .into_iter()
        .map(|plies| Table::replay(id, lively(plies, Players::Four)).unwrap().summary())
        .map(|summary| serde_json::to_string(&summary).unwrap())
        .collect();
    let members = [Member { player: Some(player(1)), name: "Ada".to_owned() }, Member::NOBODY];
    let mut readable = 0;
    for seed in 0..LOGS {
        let random = &mut Random::new(seed);
        let text = damage(&summaries[random.below(3)], random);
        let Ok(summary) = serde_json::from_str::<Summary>(&text) else { continue };
        readable += 1;
        for members in [&members[..], &[]] {
            TableLine::new(id, Millis(1), &summary, members, Some(player(1)), &Plain);
        }
    }
    assert!(readable > LOGS / 20, "{readable}");
}

#[test]
fn a_table_without_seats_can_not_be_read() {
    let log = lively(3, Players::Two);
    let id = TableId::from_random([1; TableId::LEN]);
    for count in [0, 1, 3, 4, 5] {
        let mut log = log.clone();
        let Event::Opened { seats, .. } = &mut log.events[0].event else { unreachable!() };
        let seat = seats[0].clone();
        seats.resize(count, seat);
        let bad = Table::replay(id, log).unwrap_err();
        assert_eq!(bad.place, 0, "{count} seats");
    }
}
