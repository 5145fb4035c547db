//! Tables to store, and what a server does with them.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::sync::Arc;

use majesty_rules::{Config, Players};
use majesty_store::{Append, Appended, Store};
use majesty_table::{
    Action, Agreement, Changes, Command, Fresh, Hints, Millis, NewSeat, NewTable, Phase, PlayerId,
    Table, TableId,
};

/// Any store.
pub type AnyStore = Arc<dyn Store>;

pub fn person(n: u8) -> PlayerId {
    PlayerId::from_hash([n; 32])
}

pub fn random_id() -> TableId {
    let mut bytes = [0; TableId::LEN];
    getrandom::fill(&mut bytes).unwrap();
    TableId::from_random(bytes)
}

pub fn seat(n: u8, ready: bool) -> NewSeat {
    NewSeat::Person { player: person(n), name: format!("Player {n}"), ready }
}

/// A listed table with some seats, whose host is the first person.
pub fn table_of(seats: Vec<NewSeat>) -> NewTable {
    let config = Config::new(Players::new(seats.len()).unwrap());
    NewTable {
        agreement: Agreement {
            config,
            turn_limit: None,
            substitute: "squire".to_owned(),
            hints: Hints::Alone,
            auto_start: false,
        },
        seats,
        host: person(1),
        listed: true,
        seed: Some(7),
    }
}

/// A table of two people who wait for the second.
pub fn gathering() -> NewTable {
    table_of(vec![seat(1, true), seat(2, false)])
}

/// A table of two people whose game begins at once.
pub fn playing() -> NewTable {
    table_of(vec![seat(1, true), seat(2, true)])
}

/// A table of one person on both seats, who may take moves back: a game without end.
pub fn endless() -> NewTable {
    table_of(vec![seat(1, true), seat(1, true)])
}

/// What opening a table changes, at a moment.
pub fn opened(new: NewTable, at: u64) -> (Table, Changes) {
    let fresh = Fresh { seed: 8, salt: [9; 32], secret: [9; 32] };
    let changes = Table::open(Millis(at), new, &fresh).unwrap();
    (Table::from_changes(random_id(), &changes).unwrap(), changes)
}

/// The same with the first of all legal moves, to the end of the game.
pub fn played(new: NewTable, at: u64) -> (Table, Changes) {
    let (mut table, mut changes) = opened(new, at);
    while table.phase() == Phase::Playing {
        let made = next(&table, at);
        table.commit(&made).unwrap();
        changes.events.extend(made.events);
    }
    (Table::from_changes(table.id(), &changes).unwrap(), changes)
}

/// What the next move changes: the first that is legal, or the last is taken back where none is.
pub fn next(table: &Table, at: u64) -> Changes {
    let ply = table.ply();
    let who = |seat| table.players().find(|&(own, _)| own == seat).unwrap().1;
    match table.turn() {
        Some(seat) => {
            let word = table.game().unwrap().state().legal_moves()[0].to_string();
            decide(table, at, Action::Play { who: who(seat), ply, word: &word })
        }
        None => decide(table, at, Action::TakeBack { who: person(1), ply }),
    }
}

pub fn decide(table: &Table, at: u64, action: Action<'_>) -> Changes {
    table.decide(&Command { at: Millis(at), action }).unwrap()
}

/// What an action adds to a table, and the table after it.
pub fn step(table: &Table, changes: Changes) -> (Append, Table) {
    let mut after = table.clone();
    after.commit(&changes).unwrap();
    (Append::step(table, &after, changes), after)
}

/// Stores a new table.
pub async fn create(store: &dyn Store, (table, changes): (Table, Changes)) -> Table {
    let appended = store.append(vec![Append::open(&table, changes)]).await;
    assert_eq!(appended, Ok(Appended::Done));
    table
}

/// A new table, opened at 1000.
pub async fn open(store: &dyn Store, new: NewTable) -> Table {
    create(store, opened(new, 1000)).await
}

/// Stores what a decision changes, which nobody else does at the same moment.
pub async fn change(store: &dyn Store, table: &mut Table, changes: Changes) {
    let (append, after) = step(table, changes);
    assert_eq!(store.append(vec![append]).await, Ok(Appended::Done));
    *table = after;
}

pub async fn act(store: &dyn Store, table: &mut Table, at: u64, action: Action<'_>) {
    change(store, table, decide(table, at, action)).await;
}

/// Makes a move, or takes the last one back where none can be made.
pub async fn play(store: &dyn Store, table: &mut Table) {
    change(store, table, next(table, 2000 + u64::from(table.events()))).await;
}

pub async fn say(store: &dyn Store, table: &mut Table, n: u8, text: &str) {
    let name = format!("Player {n}");
    // Nobody speaks too fast.
    let at = 1_000_000 + 10_000 * table.revision();
    act(store, table, at, Action::Say { who: person(n), name: &name, text }).await;
}

pub async fn load(store: &dyn Store, id: TableId) -> Table {
    let log = store.load(id, 0).await.unwrap().expect("the table is there");
    Table::replay(id, log).unwrap()
}
