//! The contract, kept by PostgreSQL, and what only a store that several servers share can do.

mod common;
mod contract;

use std::{sync::Arc, time::Duration};

use majesty_store::{Appended, List, News, NodeId, People, PostgresStore, Shared, Store};
use majesty_trial::Postgres;
use tokio::{sync::broadcast::Receiver, time::timeout};

use common::{
    AnyStore, load, next as next_move, open as open_table, person, play, playing, say, step,
};

async fn open() -> (AnyStore, Arc<Postgres>) {
    let postgres = Postgres::share();
    let store = PostgresStore::open(&postgres.database()).await.unwrap();
    (Arc::new(store), postgres)
}

mod keeps {
    crate::contract::contract_tests!(
        crate::open,
        ignore = "needs PostgreSQL; scripts/check runs it"
    );
}

/// Two nodes on the same games.
async fn pair() -> (PostgresStore, PostgresStore, Arc<Postgres>) {
    let postgres = Postgres::share();
    let address = postgres.database();
    // At once, as nodes that are started together do.
    let (one, other) = tokio::join!(PostgresStore::open(&address), PostgresStore::open(&address));
    (one.unwrap(), other.unwrap(), postgres)
}

/// As long as anything may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

async fn next(news: &mut Receiver<News>) -> News {
    timeout(PATIENCE, news.recv()).await.expect("news comes").unwrap()
}

/// Waits until a store listens.
async fn listening(store: &PostgresStore) -> Receiver<News> {
    let mut news = store.news();
    // A NOTIFY before LISTEN is lost, so send it until it arrives.
    let greet = async {
        loop {
            store.send("hello").await.unwrap();
            if let Ok(Ok(News::Message(_))) = timeout(Duration::from_millis(50), news.recv()).await
            {
                return;
            }
        }
    };
    timeout(PATIENCE, greet).await.expect("it listens");
    heard(store, &mut [&mut news]).await;
    news
}

/// Waits until all that was said before is heard: news comes in the order in which it was stored.
async fn heard(store: &PostgresStore, all: &mut [&mut Receiver<News>]) {
    let mark = News::Message(NodeId::random().to_string());
    let News::Message(text) = &mark else { unreachable!() };
    store.send(text).await.unwrap();
    for news in all {
        while next(news).await != mark {}
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn every_change_is_news_to_all() {
    let (one, other, _postgres) = pair().await;
    let (mut here, mut there) = (listening(&one).await, listening(&other).await);
    heard(&one, &mut [&mut here, &mut there]).await;
    let mut table = open_table(&one, playing()).await;
    play(&one, &mut table).await;
    say(&one, &mut table, 1, "hello").await;
    one.hand_over(person(1), person(3)).await.unwrap();
    one.delete(table.id()).await.unwrap();
    other.send("a line of text").await.unwrap();
    for news in [&mut here, &mut there] {
        for revision in 1..=5 {
            assert_eq!(next(news).await, News::Changed { table: table.id(), revision });
        }
        assert_eq!(next(news).await, News::Message("a line of text".to_owned()));
    }
    assert_eq!(other.revision(table.id()).await, Ok(None));
    let table = open_table(&one, playing()).await;
    assert_eq!(other.revision(table.id()).await, Ok(Some(1)));
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn of_two_nodes_one_wins_a_race() {
    let (one, other, _postgres) = pair().await;
    let mut table = open_table(&one, playing()).await;
    while table.turn().is_some() {
        let ((a, first), (b, second)) =
            (step(&table, next_move(&table, 5)), step(&table, next_move(&table, 6)));
        let (a, b) = tokio::join!(one.append(vec![a]), other.append(vec![b]));
        table = match (a.unwrap(), b.unwrap()) {
            (Appended::Done, Appended::Conflict) => first,
            (Appended::Conflict, Appended::Done) => second,
            both => panic!("{both:?}"),
        };
        assert_eq!(load(&one, table.id()).await, table);
        assert_eq!(load(&other, table.id()).await, table);
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_node_that_is_silent_is_gone() {
    let (one, other, _postgres) = pair().await;
    let (a, b) = (NodeId::random(), NodeId::random());
    let long = Duration::from_hours(1);
    let both = [a.min(b), a.max(b)];
    assert_eq!(one.beat(a, long).await, Ok(vec![a]));
    assert_eq!(other.beat(b, long).await.unwrap(), both);
    assert_eq!(one.beat(a, long).await.unwrap(), both);
    // The database has a clock of its own, and a lease of no time is over by the next question.
    assert_eq!(other.beat(b, Duration::ZERO).await, Ok(vec![a]));
    assert_eq!(one.beat(a, long).await, Ok(vec![a]));
    assert_eq!(other.beat(b, long).await.unwrap(), both);
    other.retire(b).await.unwrap();
    assert_eq!(one.beat(a, long).await, Ok(vec![a]));
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn after_a_restart_of_the_database_all_is_there_and_news_goes_on() {
    let postgres = Postgres::start();
    let store = PostgresStore::open(&postgres.database()).await.unwrap();
    let mut news = listening(&store).await;
    let mut table = open_table(&store, playing()).await;
    for _ in 0..5 {
        play(&store, &mut table).await;
    }
    postgres.stop();
    assert!(store.load(table.id(), 0).await.is_err());
    assert!(store.failures() > 0);
    postgres.resume();
    // The first tries may meet connections of before.
    let back = async { while store.load(table.id(), 0).await.is_err() {} };
    timeout(PATIENCE, back).await.expect("the database is back");
    assert_eq!(load(&store, table.id()).await, table);
    while next(&mut news).await != News::Missed {}
    play(&store, &mut table).await;
    assert_eq!(next(&mut news).await, News::Changed { table: table.id(), revision: 7 });
}

#[tokio::test]
async fn an_address_that_leads_nowhere_is_told_without_its_password() {
    for address in ["postgres://ada:secret@127.0.0.1:1/games", "mysql://x", "postgres://[secret"] {
        let error = PostgresStore::open(address).await.unwrap_err().to_string();
        assert!(!error.contains("secret"), "{error}");
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_database_elsewhere_is_spoken_to_over_tls() {
    let postgres = Postgres::start();
    let address = postgres.database();
    let certificate = postgres.demand_tls();
    let open = async |how: &str| PostgresStore::open(&format!("{address}?sslmode={how}")).await;

    let known = format!("verify-full&sslrootcert={}", certificate.display());
    let store = open(&known).await.unwrap();
    assert_eq!(store.list(List::Open, 9).await.unwrap(), []);
    // Without a word about it TLS is used where it is there.
    assert!(PostgresStore::open(&address).await.is_ok());

    let plain = open("disable").await.unwrap_err().to_string();
    assert!(plain.contains("no encryption"), "{plain}");
    let stranger = open("verify-full").await.unwrap_err().to_string();
    assert!(stranger.contains("certificate"), "{stranger}");
}
