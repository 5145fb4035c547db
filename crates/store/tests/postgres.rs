//! The contract, kept by PostgreSQL, and what only a store that several servers share can do.

mod contract;

use std::{sync::Arc, time::Duration};

use majesty_store::{Appended, Millis, News, NodeId, People, Phase, PostgresStore, Shared, Store};
use majesty_trial::Postgres;
use sqlx::{Connection, PgConnection};
use tokio::{sync::broadcast::Receiver, time::timeout};

use contract::{AnyStore, by_person, create, setup_in};

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
            store.tell("hello").await.unwrap();
            if let Ok(Ok(News::Told(_))) = timeout(Duration::from_millis(50), news.recv()).await {
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
    let mark = News::Told(NodeId::random().to_string());
    let News::Told(text) = &mark else { unreachable!() };
    store.tell(text).await.unwrap();
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
    let one: AnyStore = Arc::new(one);
    let table = create(&one, setup_in(Phase::Playing)).await;
    one.append_move(table, 0, by_person("1N", 5), false).await.unwrap();
    one.say(table, contract::person(1), "Ada".to_owned(), "hello".to_owned(), Millis(6))
        .await
        .unwrap();
    other.tell("a line of text").await.unwrap();
    for news in [&mut here, &mut there] {
        for revision in 1..=3 {
            assert_eq!(next(news).await, News::Changed { table, revision });
        }
        assert_eq!(next(news).await, News::Told("a line of text".to_owned()));
    }
    assert_eq!(other.revision(table).await, Ok(Some(3)));
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn of_two_nodes_one_wins_a_race() {
    let (one, other, _postgres) = pair().await;
    let stores: [AnyStore; 2] = [Arc::new(one), Arc::new(other)];
    let table = create(&stores[0], setup_in(Phase::Playing)).await;
    for ply in 0..50 {
        let (a, b) = tokio::join!(
            stores[0].append_move(table, ply, by_person("1N", 5), false),
            stores[1].append_move(table, ply, by_person("2N", 5), false),
        );
        match (a.unwrap(), b.unwrap()) {
            (Appended::Stored { .. }, Appended::Taken { word }) => assert_eq!(word, "1N"),
            (Appended::Taken { word }, Appended::Stored { .. }) => assert_eq!(word, "2N"),
            both => panic!("{both:?}"),
        }
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
    let any: AnyStore = Arc::new(store.clone());
    let table = create(&any, setup_in(Phase::Playing)).await;
    for ply in 0..5 {
        any.append_move(table, ply, by_person("1N", 5), false).await.unwrap();
    }
    postgres.stop();
    assert!(any.load_table(table).await.is_err());
    postgres.resume();
    // The first tries may meet connections of before.
    let load = async {
        loop {
            if let Ok(loaded) = any.load_table(table).await {
                return loaded.unwrap();
            }
        }
    };
    let loaded = timeout(PATIENCE, load).await.expect("the database is back");
    assert_eq!(loaded.moves.len(), 5);
    while next(&mut news).await != News::Missed {}
    any.append_move(table, 5, by_person("1N", 5), false).await.unwrap();
    assert_eq!(next(&mut news).await, News::Changed { table, revision: 7 });
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_store_of_the_first_version_is_brought_up_to_date() {
    let postgres = Postgres::share();
    let address = postgres.database();
    let table = {
        let store: AnyStore = Arc::new(PostgresStore::open(&address).await.unwrap());
        create(&store, setup_in(Phase::Playing)).await
    };
    // What the later steps did is undone.
    let mut db = PgConnection::connect(&address).await.unwrap();
    for statement in [
        "DELETE FROM majesty.members WHERE seat < 0",
        "DROP INDEX majesty.chat_by_player",
        "DROP TABLE majesty.keys",
        "DROP TABLE majesty.accounts",
        "DELETE FROM majesty._sqlx_migrations WHERE version > 1",
    ] {
        sqlx::query(statement).execute(&mut db).await.unwrap();
    }
    let store = PostgresStore::open(&address).await.unwrap();
    let host = contract::person(1);
    assert_eq!(store.tables_about(host, 10).await.unwrap(), [table]);
    let rows: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM majesty.members WHERE seat = -1")
        .fetch_one(&mut db)
        .await
        .unwrap();
    assert_eq!(rows, 1);
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
    assert_eq!(store.open_tables(9).await.unwrap().len(), 0);
    // Without a word about it TLS is used where it is there.
    assert!(PostgresStore::open(&address).await.is_ok());

    let plain = open("disable").await.unwrap_err().to_string();
    assert!(plain.contains("no encryption"), "{plain}");
    let stranger = open("verify-full").await.unwrap_err().to_string();
    assert!(stranger.contains("certificate"), "{stranger}");
}
