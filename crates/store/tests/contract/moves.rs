//! Moves are added one after the other, each once.

use majesty_store::{Appended, MadeBy, Millis, Phase, StoreError, StoredMove, TableId};

use super::{
    AnyStore, ODD_TEXTS, by_person, create, create_with_moves, load, setup, setup_in, words,
};

pub async fn are_stored_in_order(store: AnyStore) {
    let id = create(&store, setup_in(Phase::Playing)).await;
    let mut expected = Vec::new();
    let words = ["1N", "2W>B"].into_iter().chain(ODD_TEXTS);
    for (ply, (word, by)) in words.zip(MadeBy::ALL.into_iter().cycle()).enumerate() {
        let made = StoredMove { word: word.to_owned(), by, at: Millis(2000 + ply as u64) };
        expected.push(made.clone());
        let appended = store.append_move(id, ply as u32, made, false).await.unwrap();
        assert_eq!(appended, Appended::Stored { revision: ply as u64 + 2 });
        let table = load(&store, id).await;
        assert_eq!(table.moves, expected);
        assert_eq!(table.info.revision, ply as u64 + 2);
        assert_eq!(table.info.changed, Millis(2000 + ply as u64));
        assert_eq!(table.info.turn_started, Some(Millis(2000 + ply as u64)));
        assert_eq!(table.info.started, Some(Millis(1000)));
    }
}

pub async fn sent_twice_are_taken_once(store: AnyStore) {
    let id = create_with_moves(&store, 3).await;
    let before = load(&store, id).await;
    for ply in 0..3 {
        let again = by_person(&format!("{ply}N"), 9999);
        let appended = store.append_move(id, ply, again, true).await.unwrap();
        assert_eq!(appended, Appended::AlreadyThere);
    }
    assert_eq!(load(&store, id).await, before);
}

pub async fn do_not_replace_others(store: AnyStore) {
    let id = create_with_moves(&store, 2).await;
    let before = load(&store, id).await;
    let appended = store.append_move(id, 0, by_person("6M", 9999), false).await.unwrap();
    assert_eq!(appended, Appended::Taken { word: "0N".to_owned() });
    assert_eq!(load(&store, id).await, before);
}

pub async fn leave_no_gap(store: AnyStore) {
    let id = create_with_moves(&store, 2).await;
    let before = load(&store, id).await;
    for ply in [3, 100, u32::MAX] {
        let appended = store.append_move(id, ply, by_person("1N", 9999), false).await.unwrap();
        assert_eq!(appended, Appended::Gap { next: 2 });
    }
    assert_eq!(load(&store, id).await, before);
}

pub async fn need_a_table_that_plays(store: AnyStore) {
    let nowhere = TableId::random();
    let appended = store.append_move(nowhere, 0, by_person("1N", 1), false).await;
    assert_eq!(appended, Err(StoreError::NoTable(nowhere)));
    for setup in [setup(), setup_in(Phase::Over)] {
        let id = create(&store, setup).await;
        let appended = store.append_move(id, 0, by_person("1N", 1), false).await.unwrap();
        assert_eq!(appended, Appended::NotPlaying);
        assert_eq!(load(&store, id).await.moves, []);
    }
}

pub async fn can_end_the_game(store: AnyStore) {
    let id = create_with_moves(&store, 1).await;
    let last = by_person("1N", 3000);
    let appended = store.append_move(id, 1, last.clone(), true).await.unwrap();
    assert_eq!(appended, Appended::Stored { revision: 3 });
    let table = load(&store, id).await;
    assert_eq!((table.info.setup.phase, words(&table)), (Phase::Over, vec!["0N", "1N"]));
    // The last move, too, may be sent twice.
    let again = store.append_move(id, 1, last, true).await.unwrap();
    assert_eq!(again, Appended::AlreadyThere);
    let more = store.append_move(id, 2, by_person("2N", 3001), false).await.unwrap();
    assert_eq!(more, Appended::NotPlaying);
}

pub async fn that_race_have_one_winner(store: AnyStore) {
    let id = create(&store, setup_in(Phase::Playing)).await;
    for ply in 0..20 {
        // Forty tasks with forty different moves, each sent twice.
        let racers: Vec<_> = (0..80)
            .map(|racer| {
                let store = store.clone();
                let word = format!("{ply}.{}", racer % 40);
                tokio::spawn(async move {
                    let made = by_person(&word, 2000);
                    (word, store.append_move(id, ply, made, false).await.unwrap())
                })
            })
            .collect();
        let mut winners = Vec::new();
        let mut others = Vec::new();
        for racer in racers {
            match racer.await.unwrap() {
                (word, Appended::Stored { revision }) => winners.push((word, revision)),
                other => others.push(other),
            }
        }
        let [(winner, revision)] = &winners[..] else { panic!("{winners:?} won") };
        assert_eq!(*revision, u64::from(ply) + 2);
        for (word, appended) in others {
            let expected = if word == *winner {
                Appended::AlreadyThere
            } else {
                Appended::Taken { word: winner.clone() }
            };
            assert_eq!(appended, expected);
        }
        let table = load(&store, id).await;
        assert_eq!(words(&table).last(), Some(&winner.as_str()));
        assert_eq!(table.moves.len(), ply as usize + 1);
    }
}

pub async fn of_many_tables_do_not_mix(store: AnyStore) {
    let games: Vec<_> = (0..16)
        .map(|game| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = create(&store, setup_in(Phase::Playing)).await;
                for ply in 0..24 {
                    let made = by_person(&format!("{game}-{ply}"), 2000);
                    let appended = store.append_move(id, ply, made, false).await.unwrap();
                    assert_eq!(appended, Appended::Stored { revision: u64::from(ply) + 2 });
                }
                id
            })
        })
        .collect();
    for (number, game) in games.into_iter().enumerate() {
        let table = load(&store, game.await.unwrap()).await;
        let expected: Vec<String> = (0..24).map(|ply| format!("{number}-{ply}")).collect();
        assert_eq!(words(&table), expected);
    }
}
