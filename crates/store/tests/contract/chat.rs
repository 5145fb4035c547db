//! What people say.

use majesty_store::{ChatLine, Millis, Said, StoreError, TableId};

use super::{AnyStore, ODD_TEXTS, create, load, person, setup};

async fn say(store: &AnyStore, table: TableId, text: &str) -> Said {
    store.say(table, person(1), "Ann".to_owned(), text.to_owned(), Millis(5000)).await.unwrap()
}

pub async fn has_numbers_and_revisions(store: AnyStore) {
    let (table, other) = (create(&store, setup()).await, create(&store, setup()).await);
    assert_eq!(say(&store, table, "hello").await, Said { n: 1, revision: 2 });
    assert_eq!(say(&store, other, "elsewhere").await, Said { n: 1, revision: 2 });
    assert_eq!(say(&store, table, "hello").await, Said { n: 2, revision: 3 });
    let info = load(&store, table).await.info;
    assert_eq!((info.revision, info.changed), (3, Millis(5000)));
    assert_eq!((info.started, info.turn_started), (None, None));
}

pub async fn gives_the_last_lines(store: AnyStore) {
    let table = create(&store, setup()).await;
    for n in 1..=10 {
        say(&store, table, &n.to_string()).await;
    }
    let numbers = async |after, limit| -> Vec<u64> {
        let lines = store.chat(table, after, limit).await.unwrap();
        assert!(lines.iter().all(|line| line.text == line.n.to_string()));
        lines.iter().map(|line| line.n).collect()
    };
    assert_eq!(numbers(0, 100).await, (1..=10).collect::<Vec<_>>());
    assert_eq!(numbers(7, 100).await, [8, 9, 10]);
    assert_eq!(numbers(0, 2).await, [9, 10]);
    assert!(numbers(10, 100).await.is_empty());
    assert!(numbers(u64::MAX, 100).await.is_empty());
    assert!(numbers(0, 0).await.is_empty());
}

pub async fn keeps_every_text(store: AnyStore) {
    let table = create(&store, setup()).await;
    for text in ODD_TEXTS {
        let (name, text) = (text.to_owned(), text.to_owned());
        let said = store.say(table, person(7), name.clone(), text.clone(), Millis(8)).await;
        let n = said.unwrap().n;
        let expected = ChatLine { n, player: person(7), name, text, at: Millis(8) };
        assert_eq!(store.chat(table, n - 1, 1).await.unwrap(), [expected]);
    }
}

pub async fn needs_a_table(store: AnyStore) {
    let nowhere = TableId::random();
    let said = store.say(nowhere, person(1), "Ann".to_owned(), "hello".to_owned(), Millis(1)).await;
    assert_eq!(said, Err(StoreError::NoTable(nowhere)));
    assert_eq!(store.chat(nowhere, 0, 10).await, Ok(Vec::new()));
}

pub async fn of_many_at_once_is_numbered_without_gaps(store: AnyStore) {
    let table = create(&store, setup()).await;
    let speakers: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { say(&store, table, "me").await })
        })
        .collect();
    let mut said = Vec::new();
    for speaker in speakers {
        said.push(speaker.await.unwrap());
    }
    said.sort_by_key(|said| said.n);
    let expected: Vec<Said> = (1..=50).map(|n| Said { n, revision: n + 1 }).collect();
    assert_eq!(said, expected);
}
