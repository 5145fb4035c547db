//! Tables and their set-ups.

use majesty_rules::{Config, Deal, Players, Sides};
use majesty_store::{
    Appended, Changed, Header, Millis, Phase, Setup, StoreError, Table, TableId, TableInfo,
};
use serde_json::json;

use super::{AnyStore, ODD_TEXTS, by_person, create, full_header, load, setup, setup_in};

pub async fn come_back_as_they_were(store: AnyStore) {
    for (phase, started) in
        [(Phase::Gathering, None), (Phase::Playing, Some(Millis(1000))), (Phase::Over, None)]
    {
        for listed in [false, true] {
            let setup = Setup { phase, listed, header: full_header() };
            let id = create(&store, setup.clone()).await;
            let info = TableInfo {
                id,
                created: Millis(1000),
                changed: Millis(1000),
                started,
                turn_started: started,
                revision: 1,
                setup,
            };
            assert_eq!(load(&store, id).await, Table { info, moves: Vec::new() });
        }
    }
    for sides in Sides::all() {
        let config = Config { sides, ..Config::new(Players::Four) };
        let mut setup = setup();
        setup.header.set_deal(&Deal::new(config, 7));
        let id = create(&store, setup).await;
        let header = load(&store, id).await.info.setup.header;
        assert_eq!(header.deal(), Ok(Some(Deal::new(config, 7))));
    }
    assert_eq!(store.load_table(TableId::random()).await.unwrap(), None);
}

pub async fn keep_what_other_versions_wrote(store: AnyStore) {
    let mut setup = setup();
    let mut written = serde_json::to_value(&setup.header).unwrap();
    written["invented_later"] = json!({ "a": [1, 2.5, "x"] });
    setup.header = serde_json::from_value(written.clone()).unwrap();
    let id = create(&store, setup).await;
    // Each change of an older version goes through its own header.
    let loaded = load(&store, id).await.info.setup;
    store.change_table(id, 1, loaded, Millis(1)).await.unwrap();
    let header: Header = load(&store, id).await.info.setup.header;
    assert_eq!(serde_json::to_value(&header).unwrap(), written);
}

pub async fn keep_every_name(store: AnyStore) {
    for text in ODD_TEXTS {
        let mut setup = setup();
        setup.header.seats[0].name.push_str(text);
        setup.header.substitute.push_str(text);
        setup.header.extra.insert(format!("x{text}"), json!(text));
        let id = create(&store, setup.clone()).await;
        assert_eq!(load(&store, id).await.info.setup, setup);
    }
}

pub async fn have_names_of_their_own(store: AnyStore) {
    let id = create(&store, setup()).await;
    let again = store.create_table(id, setup_in(Phase::Over), Millis(2)).await;
    assert_eq!(again, Err(StoreError::TableExists(id)));
    assert_eq!(load(&store, id).await.info.setup, setup());
}

pub async fn change_only_from_the_expected_revision(store: AnyStore) {
    let id = create(&store, setup()).await;
    let other = Setup { phase: Phase::Over, listed: false, header: full_header() };
    for wrong in [0, 2, u64::MAX] {
        let changed = store.change_table(id, wrong, other.clone(), Millis(2)).await.unwrap();
        assert_eq!(changed, Changed::Stale { revision: 1 });
        assert_eq!(load(&store, id).await.info.changed, Millis(1000));
    }
    let changed = store.change_table(id, 1, other.clone(), Millis(2)).await.unwrap();
    assert_eq!(changed, Changed::Done { revision: 2 });
    let info = load(&store, id).await.info;
    assert_eq!((info.setup, info.revision), (other, 2));
    assert_eq!((info.created, info.changed), (Millis(1000), Millis(2)));

    let nowhere = TableId::random();
    let changed = store.change_table(nowhere, 1, setup(), Millis(2)).await;
    assert_eq!(changed, Err(StoreError::NoTable(nowhere)));
}

pub async fn that_race_have_one_winner(store: AnyStore) {
    let id = create(&store, setup()).await;
    for round in 1..=20 {
        let racers: Vec<_> = (0..30)
            .map(|racer| {
                let store = store.clone();
                let mut setup = setup();
                setup.header.seats[1].name = racer.to_string();
                tokio::spawn(async move {
                    let changed = store.change_table(id, round, setup, Millis(racer)).await;
                    (racer, changed.unwrap())
                })
            })
            .collect();
        let mut winners = Vec::new();
        for racer in racers {
            match racer.await.unwrap() {
                (racer, Changed::Done { revision }) => winners.push((racer, revision)),
                (_, stale) => assert_eq!(stale, Changed::Stale { revision: round + 1 }),
            }
        }
        let [(winner, revision)] = winners[..] else { panic!("{winners:?} won") };
        assert_eq!(revision, round + 1);
        let info = load(&store, id).await.info;
        assert_eq!(info.setup.header.seats[1].name, winner.to_string());
        assert_eq!(info.changed, Millis(winner));
    }
}

pub async fn start_their_clock_once(store: AnyStore) {
    let id = create(&store, setup()).await;
    store.change_table(id, 1, setup_in(Phase::Playing), Millis(2000)).await.unwrap();
    let info = load(&store, id).await.info;
    assert_eq!((info.started, info.turn_started), (Some(Millis(2000)), Some(Millis(2000))));
    // A stand-in or a rematch is no reason for another clock.
    store.change_table(id, 2, setup_in(Phase::Playing), Millis(3000)).await.unwrap();
    let info = load(&store, id).await.info;
    assert_eq!((info.started, info.turn_started), (Some(Millis(2000)), Some(Millis(2000))));
    let appended = store.append_move(id, 0, by_person("1N", 4000), false).await.unwrap();
    assert_eq!(appended, Appended::Stored { revision: 4 });
    let info = load(&store, id).await.info;
    assert_eq!((info.started, info.turn_started), (Some(Millis(2000)), Some(Millis(4000))));
}
