//! Taking moves back.

use majesty_store::{Appended, Millis, Phase, StoreError, TableId, TakeBack, TakenBack};

use super::{AnyStore, by_person, create, create_with_moves, load, setup, words};

fn from(expected: u32, keep: u32) -> TakeBack {
    TakeBack { expected, keep, practice: false }
}

pub async fn removes_moves_and_restarts_the_clock(store: AnyStore) {
    let id = create_with_moves(&store, 5).await;
    let what = TakeBack { practice: true, ..from(5, 3) };
    let taken = store.take_back(id, what, Millis(7000)).await.unwrap();
    assert_eq!(taken, TakenBack::Done { revision: 7 });
    let table = load(&store, id).await;
    assert_eq!(words(&table), ["0N", "1N", "2N"]);
    assert_eq!(table.info.turn_started, Some(Millis(7000)));
    assert_eq!(table.info.started, Some(Millis(1000)));
    assert!(table.info.setup.header.practice);

    // Once for practice, always for practice; and the game goes on.
    let taken = store.take_back(id, from(3, 0), Millis(7001)).await.unwrap();
    assert_eq!(taken, TakenBack::Done { revision: 8 });
    let appended = store.append_move(id, 0, by_person("6M", 8000), false).await.unwrap();
    assert_eq!(appended, Appended::Stored { revision: 9 });
    let table = load(&store, id).await;
    assert_eq!(words(&table), ["6M"]);
    assert!(table.info.setup.header.practice);
}

pub async fn ends_what_was_asked_and_advised(store: AnyStore) {
    let mut asked = super::setup_in(Phase::Playing);
    let super::Header { request, advice, .. } = super::full_header();
    (asked.header.request, asked.header.advice) = (request, advice);
    let id = create(&store, asked.clone()).await;
    store.append_move(id, 0, by_person("1N", 3000), false).await.unwrap();
    assert_eq!(load(&store, id).await.info.setup.header.request, asked.header.request);
    store.take_back(id, from(1, 0), Millis(7000)).await.unwrap();
    let header = load(&store, id).await.info.setup.header;
    assert_eq!((header.request, header.advice), (None, None));
}

pub async fn needs_the_expected_number_of_moves(store: AnyStore) {
    let id = create_with_moves(&store, 4).await;
    let before = load(&store, id).await;
    for expected in [0, 3, 5] {
        let what = TakeBack { practice: true, ..from(expected, 1) };
        let taken = store.take_back(id, what, Millis(7000)).await.unwrap();
        assert_eq!(taken, TakenBack::Stale { moves: 4 });
    }
    assert_eq!(load(&store, id).await, before);
    let nowhere = TableId::random();
    let taken = store.take_back(nowhere, from(0, 0), Millis(7000)).await;
    assert_eq!(taken, Err(StoreError::NoTable(nowhere)));
}

pub async fn goes_on_with_a_game_that_was_over(store: AnyStore) {
    let id = create_with_moves(&store, 1).await;
    store.append_move(id, 1, by_person("1N", 3000), true).await.unwrap();
    store.take_back(id, from(2, 1), Millis(7000)).await.unwrap();
    let table = load(&store, id).await;
    assert_eq!(table.info.setup.phase, Phase::Playing);
    assert!(!table.info.setup.header.practice);
}

pub async fn of_nothing_changes_nothing(store: AnyStore) {
    for (id, moves) in [(create(&store, setup()).await, 0), (create_with_moves(&store, 2).await, 2)]
    {
        let before = load(&store, id).await;
        for keep in [moves, moves + 1] {
            let what = TakeBack { practice: true, ..from(moves, keep) };
            let taken = store.take_back(id, what, Millis(7000)).await.unwrap();
            assert_eq!(taken, TakenBack::Done { revision: before.info.revision });
        }
        assert_eq!(load(&store, id).await, before);
    }
}
