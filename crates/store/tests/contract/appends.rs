//! Logs grow, each by one writer at a time.

use majesty_rules::{Config, Deal, DeckRule, Players, Sides, Ties};
use majesty_store::{Append, Appended};
use majesty_table::{
    Action, Agreement, Changes, Event, Fresh, Hints, Millis, NewSeat, NewTable, Rematch, Table,
    TableId, Whom,
};

use super::{
    AnyStore, ODD_TEXTS, act, change, create, decide, endless, gathering, load, next, open, opened,
    person, play, played, playing, random_id, say, seat, step, table_of,
};

pub async fn come_back_as_they_were(store: AnyStore) {
    assert_eq!(store.load(random_id(), 0).await.unwrap(), None);
    let bot = NewSeat::Bot { level: "royal".to_owned() };
    let seats = vec![seat(1, true), NewSeat::Open, bot];
    let mut table = open(&*store, NewTable { host: person(9), ..table_of(seats) }).await;
    assert_eq!(load(&*store, table.id()).await, table);
    // Everything that can happen.
    let sit = Action::Sit { who: person(2), seat: 1, name: "Ben" };
    act(&*store, &mut table, 2000, sit).await;
    let fresh = Fresh { seed: 1, salt: [2; 32], secret: [2; 32] };
    act(&*store, &mut table, 2001, Action::Ready { who: person(2), ready: true, share: "", fresh })
        .await;
    act(&*store, &mut table, 2002, Action::Start { who: person(9), share: "", fresh }).await;
    play(&*store, &mut table).await;
    act(&*store, &mut table, 2003, Action::TakeBack { who: person(1), ply: 1 }).await;
    act(&*store, &mut table, 2004, Action::AnswerTakeBack { who: person(2), yes: true }).await;
    act(&*store, &mut table, 2005, Action::Leave { who: person(2) }).await;
    act(&*store, &mut table, 2006, Action::ComeBack { who: person(2) }).await;
    act(&*store, &mut table, 2007, Action::Mute { who: person(1), whom: Whom::Seat(1), on: true })
        .await;
    say(&*store, &mut table, 9, "hello").await;
    let host = person(9);
    act(&*store, &mut table, 2009, Action::LetWatchersChat { who: host, on: false }).await;
    let block = Action::Block { who: host, whom: Whom::Seat(1), on: true };
    act(&*store, &mut table, 2010, block).await;
    assert_eq!(load(&*store, table.id()).await, table);
    assert_eq!(table.revision(), 13);

    let over = create(&*store, played(playing(), 5000)).await;
    assert_eq!(load(&*store, over.id()).await, over);
    // A member who is somebody else, without an event.
    let hand_over = Action::HandOver { from: person(1), to: person(7) };
    act(&*store, &mut table, 9000, hand_over).await;
    let after = load(&*store, table.id()).await;
    assert_eq!((after.revision(), after.members()), (14, table.members()));
    assert!(after.sits(person(7)) && !after.sits(person(1)));
}

pub async fn keep_the_set_up_of_every_game(store: AnyStore) {
    for sides in Sides::all() {
        let config = Config {
            sides,
            deck: DeckRule::Together,
            ties: Ties::Meeples,
            announce: true,
            ..Config::new(Players::Two)
        };
        let mut new = playing();
        new.agreement = Agreement {
            config,
            turn_limit: Some(90_000),
            substitute: "x".to_owned(),
            hints: Hints::Alone,
            auto_start: false,
        };
        let table = open(&*store, new).await;
        let loaded = load(&*store, table.id()).await;
        assert_eq!(loaded.game().unwrap().deal(), &Deal::new(config, 7));
        assert_eq!(loaded, table);
    }
}

pub async fn keep_every_name(store: AnyStore) {
    for text in ODD_TEXTS {
        let odd = NewSeat::Person { player: person(1), name: text.to_owned(), ready: true };
        let bot = NewSeat::Bot { level: text.to_owned() };
        let mut new = table_of(vec![odd, bot]);
        new.agreement.substitute.push_str(text);
        let table = open(&*store, new).await;
        assert_eq!(load(&*store, table.id()).await, table);
    }
}

pub async fn go_on_only_from_the_expected_revision(store: AnyStore) {
    let mut table = open(&*store, playing()).await;
    let old = table.clone();
    play(&*store, &mut table).await;
    // From before, from a table that was never there, and a table that is there already.
    let (late, _) = step(&old, next(&old, 9));
    let (nowhere, _) = {
        let (other, _) = opened(playing(), 1000);
        step(&other, next(&other, 9))
    };
    let (_, changes) = opened(gathering(), 9);
    let twice = Append::open(&Table::from_changes(table.id(), &changes).unwrap(), changes);
    for append in [late, nowhere, twice] {
        assert_eq!(store.append(vec![append]).await, Ok(Appended::Conflict));
        assert_eq!(load(&*store, table.id()).await, table);
    }
    // From the future.
    let (append, after) = step(&table, next(&table, 9));
    let (future, _) = step(&after, next(&after, 10));
    assert_eq!(store.append(vec![future]).await, Ok(Appended::Conflict));
    assert_eq!(store.append(vec![append]).await, Ok(Appended::Done));
    assert_eq!(store.append(Vec::new()).await, Ok(Appended::Done), "nothing is soon done");
}

pub async fn that_race_have_one_winner(store: AnyStore) {
    let mut table = open(&*store, gathering()).await;
    for round in 0..20_u64 {
        let racers: Vec<_> = (0..30_u64)
            .map(|racer| {
                let (store, text) = (store.clone(), racer.to_string());
                let say = Action::Say { who: person(1), name: "", text: &text };
                let (append, after) =
                    step(&table, decide(&table, 10_000 * (racer + 40 * round), say));
                tokio::spawn(async move { (after, store.append(vec![append]).await.unwrap()) })
            })
            .collect();
        let mut winners = Vec::new();
        for racer in racers {
            match racer.await.unwrap() {
                (after, Appended::Done) => winners.push(after),
                (_, Appended::Conflict) => {}
            }
        }
        let [winner] = &winners[..] else { panic!("{} won", winners.len()) };
        assert_eq!(load(&*store, table.id()).await, *winner);
        table = winner.clone();
    }
}

/// Nodes that all want to make the next move, and decide again on what is there then.
pub async fn decided_at_once_make_one_log(store: AnyStore) {
    let table = open(&*store, playing()).await;
    let nodes: Vec<_> = (0..8)
        .map(|_| {
            let (store, mut table) = (store.clone(), table.clone());
            tokio::spawn(async move {
                let mut conflicts = 0;
                while table.turn().is_some() {
                    let (append, after) = step(&table, next(&table, 3000));
                    match store.append(vec![append]).await.unwrap() {
                        Appended::Done => table = after,
                        Appended::Conflict => {
                            conflicts += 1;
                            let new = store.load(table.id(), table.events()).await.unwrap();
                            table.catch_up(new.unwrap()).unwrap();
                        }
                    }
                }
                (table, conflicts)
            })
        })
        .collect();
    let stored = async || load(&*store, table.id()).await;
    let mut conflicts = 0;
    for node in nodes {
        let (table, lost) = node.await.unwrap();
        conflicts += lost;
        assert_eq!(table, stored().await);
    }
    assert!(conflicts > 0, "they never met");
    assert_eq!(stored().await.revision(), 25, "a move is made once");
}

pub async fn of_many_tables_do_not_mix(store: AnyStore) {
    let games: Vec<_> = (0..20)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut new = playing();
                new.seed = Some(number);
                let mut table = open(&*store, new).await;
                while table.turn().is_some() {
                    play(&*store, &mut table).await;
                }
                table
            })
        })
        .collect();
    for game in games {
        let table = game.await.unwrap();
        assert_eq!(load(&*store, table.id()).await, table);
    }
}

/// A rematch: what the old table says of it, and the new table.
fn rematch(table: &Table, at: u64) -> ((Append, Table), (Append, Table)) {
    let (id, fresh) = (random_id(), Fresh { seed: 3, salt: [4; 32], secret: [4; 32] });
    let Ok(Rematch::New { here, there }) = table.rematch(Millis(at), person(1), id, &fresh) else {
        panic!("a rematch")
    };
    let new = Table::from_changes(id, &there).unwrap();
    (step(table, *here), (Append::open(&new, *there), new))
}

pub async fn to_two_tables_are_stored_whole_or_not_at_all(store: AnyStore) {
    let mut table = create(&*store, played(playing(), 5000)).await;
    let ((here, after), (there, new)) = rematch(&table, 6000);
    assert_eq!(store.append(vec![here, there.clone()]).await, Ok(Appended::Done));
    assert_eq!(load(&*store, table.id()).await, after);
    assert_eq!(load(&*store, new.id()).await, new);

    // The old table went on: no new one. The new one is there: nothing at the old one.
    let ((late, _), (other, nowhere)) = rematch(&table, 7000);
    assert_eq!(store.append(vec![late.clone(), other.clone()]).await, Ok(Appended::Conflict));
    assert_eq!(store.append(vec![other, late]).await, Ok(Appended::Conflict));
    assert_eq!(store.load(nowhere.id(), 0).await.unwrap(), None);
    table = after;
    let next = decide(&table, 8000, Action::Say { who: person(1), name: "", text: "again" });
    let (said, _) = step(&table, next);
    assert_eq!(store.append(vec![said.clone(), there.clone()]).await, Ok(Appended::Conflict));
    assert_eq!(store.append(vec![there, said]).await, Ok(Appended::Conflict));
    assert_eq!(load(&*store, table.id()).await, table);
    assert_eq!(load(&*store, new.id()).await, new);
}

pub async fn to_two_tables_race_for_a_rematch(store: AnyStore) {
    let table = create(&*store, played(playing(), 5000)).await;
    let other = open(&*store, endless()).await;
    let racers: Vec<_> = (0..20)
        .map(|_| {
            let store = store.clone();
            let ((here, _), (there, new)) = rematch(&table, 6000);
            tokio::spawn(async move { (new.id(), store.append(vec![here, there]).await.unwrap()) })
        })
        .collect();
    // What is done elsewhere meanwhile is none of their business.
    let mut elsewhere = other.clone();
    for _ in 0..10 {
        play(&*store, &mut elsewhere).await;
    }
    let mut winners: Vec<TableId> = Vec::new();
    for racer in racers {
        let (id, appended) = racer.await.unwrap();
        assert_eq!(store.load(id, 0).await.unwrap().is_some(), appended == Appended::Done);
        winners.extend(Some(id).filter(|_| appended == Appended::Done));
    }
    assert_eq!(winners.len(), 1);
    assert_eq!(load(&*store, table.id()).await.next(), Some(winners[0]));
    assert_eq!(load(&*store, other.id()).await, elsewhere);
}

pub async fn are_read_from_where_a_reader_is(store: AnyStore) {
    let mut table = open(&*store, playing()).await;
    let mut reader = table.clone();
    for n in 0..3 {
        play(&*store, &mut table).await;
        say(&*store, &mut table, 1, &n.to_string()).await;
        let new = store.load(table.id(), reader.events()).await.unwrap().unwrap();
        assert_eq!((new.events.len(), new.members.len()), (2, 2));
        assert_eq!(new.revision, table.revision());
        reader.catch_up(new).unwrap();
        assert_eq!(reader, table);
    }
    let nothing = store.load(table.id(), table.events()).await.unwrap().unwrap();
    assert_eq!((nothing.events.len(), nothing.chat.len()), (0, 3));
    let beyond = store.load(table.id(), table.events() + 1).await;
    assert!(beyond.is_err(), "a reader can't know more than there is");
}

pub async fn are_no_failures_where_they_conflict(store: AnyStore) {
    let mut table = open(&*store, playing()).await;
    let event =
        vec![Event::Readied { seat: majesty_rules::Seat::ALL[0], ready: true, share: None }];
    let changes = Changes::events(Millis(1), event);
    let (late, _) = step(&table, next(&table, 9));
    play(&*store, &mut table).await;
    assert_eq!(store.append(vec![late]).await, Ok(Appended::Conflict));
    assert_eq!(store.failures(), 0);
    // Members and lines come with events or without.
    let none = Changes { events: Vec::new(), ..changes };
    change(&*store, &mut table, none).await;
    assert_eq!(load(&*store, table.id()).await.revision(), table.revision());
    assert_eq!(store.failures(), 0);
}
