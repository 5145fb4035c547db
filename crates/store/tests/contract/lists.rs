//! Lists of tables.

use majesty_store::{Changed, Millis, Phase, SeatKind, Setup, TableId, TableInfo};

use super::{AnyStore, by_person, create, load, person, seat, setup, setup_in};

/// Creates a table of each phase, listed and not, at the moments 1 to 6.
async fn one_of_each(store: &AnyStore) -> Vec<(TableId, Setup)> {
    let mut tables = Vec::new();
    for phase in Phase::ALL {
        for listed in [false, true] {
            let (id, setup) = (TableId::random(), Setup { listed, ..setup_in(phase) });
            let at = Millis(tables.len() as u64 + 1);
            store.create_table(id, setup.clone(), at).await.unwrap();
            tables.push((id, setup));
        }
    }
    tables
}

fn ids(tables: &[TableInfo]) -> Vec<TableId> {
    tables.iter().map(|table| table.id).collect()
}

pub async fn open_tables_are_gathering_and_listed(store: AnyStore) {
    let tables = one_of_each(&store).await;
    let newer = create(&store, setup()).await;
    let open = store.open_tables(10).await.unwrap();
    assert_eq!(ids(&open), [newer, tables[1].0]);
    assert_eq!(open[0], load(&store, newer).await.info);
    assert_eq!(ids(&store.open_tables(1).await.unwrap()), [newer]);
    assert_eq!(store.open_tables(0).await.unwrap(), []);
}

pub async fn watchable_tables_are_playing_and_listed(store: AnyStore) {
    let tables = one_of_each(&store).await;
    let newer = create(&store, setup_in(Phase::Playing)).await;
    assert_eq!(ids(&store.watchable_tables(10).await.unwrap()), [newer, tables[3].0]);
    assert_eq!(ids(&store.watchable_tables(1).await.unwrap()), [newer]);
    store.append_move(newer, 0, by_person("1N", 9), true).await.unwrap();
    assert_eq!(ids(&store.watchable_tables(10).await.unwrap()), [tables[3].0]);
}

pub async fn playing_tables_are_all_that_play(store: AnyStore) {
    assert_eq!(store.playing_tables().await.unwrap(), []);
    let tables = one_of_each(&store).await;
    let mut playing = store.playing_tables().await.unwrap();
    let mut expected = [tables[2].0, tables[3].0];
    playing.sort();
    expected.sort();
    assert_eq!(playing, expected);
}

pub async fn a_person_finds_the_tables_with_a_seat(store: AnyStore) {
    let tables_of = async |n| ids(&store.tables_of(person(n), 100).await.unwrap());
    let newest_first: Vec<TableId> =
        one_of_each(&store).await.into_iter().rev().map(|(id, _)| id).collect();
    assert_eq!(tables_of(1).await, newest_first);
    assert_eq!(tables_of(2).await, newest_first);
    assert_eq!(ids(&store.tables_of(person(1), 2).await.unwrap()), newest_first[..2]);
    // The host of all of them without a seat would not be found.
    assert_eq!(tables_of(3).await, []);

    // Player 2 leaves a table, player 3 takes both seats of it.
    let table = newest_first[0];
    let mut setup = load(&store, table).await.info.setup;
    setup.header.seats[1].kind = SeatKind::Bot { level: "squire".to_owned() };
    let changed = store.change_table(table, 1, setup.clone(), Millis(7)).await.unwrap();
    assert_eq!(changed, Changed::Done { revision: 2 });
    assert_eq!(tables_of(2).await, newest_first[1..]);
    setup.header.seats = vec![seat(3), seat(3)];
    store.change_table(table, 2, setup.clone(), Millis(8)).await.unwrap();
    assert_eq!(tables_of(1).await, newest_first[1..]);
    assert_eq!(tables_of(3).await, [table]);

    // A change that comes too late changes no seat.
    setup.header.seats = vec![seat(1), seat(2)];
    store.change_table(table, 2, setup, Millis(9)).await.unwrap();
    assert_eq!(tables_of(3).await, [table]);
}

pub async fn pruning_removes_what_nobody_came_back_to(store: AnyStore) {
    let tables = one_of_each(&store).await;
    // Tables 0 and 1 gather, changed at 1 and 2. Talk keeps a table.
    store.say(tables[0].0, person(1), String::new(), String::new(), Millis(50)).await.unwrap();
    assert_eq!(store.prune(Millis(2)).await.unwrap(), []);
    assert_eq!(store.prune(Millis(50)).await.unwrap(), [tables[1].0]);
    assert_eq!(store.load_table(tables[1].0).await.unwrap(), None);
    assert_eq!(store.prune(Millis(u64::MAX)).await.unwrap(), [tables[0].0]);
    assert_eq!(store.chat(tables[0].0, 0, 10).await.unwrap(), []);
    assert_eq!(store.tables_of(person(1), 100).await.unwrap().len(), 4);
}
