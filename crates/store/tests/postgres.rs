//! The contract, kept by PostgreSQL, and what only a store that several servers share can do.

mod common;
mod contract;

use std::{sync::Arc, time::Duration};

use majesty_store::{
    Append, Appended, List, News, NodeId, People, PostgresStore, Shared, Store, StoreError,
};
use majesty_test_postgres::{Postgres, Proxy};
use sqlx::{Connection, PgConnection};
use tokio::{sync::broadcast::Receiver, time::timeout};

use common::{
    AnyStore, load, next as next_move, open as open_table, opened, person, play, playing, say, step,
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
    until_readable(&store, table.id()).await;
    assert_eq!(load(&store, table.id()).await, table);
    while next(&mut news).await != News::Missed {}
    play(&store, &mut table).await;
    assert_eq!(next(&mut news).await, News::Changed { table: table.id(), revision: 7 });
}

/// Waits until a table can be read on as many connections as the store has: some may be those of before.
async fn until_readable(store: &PostgresStore, id: majesty_table::TableId) {
    let read = async {
        loop {
            let all = (0..8).map(|_| {
                let store = store.clone();
                tokio::spawn(async move { store.load(id, 0).await.is_ok() })
            });
            let mut is_read = true;
            for one in all.collect::<Vec<_>>() {
                is_read &= one.await.unwrap();
            }
            if is_read {
                return;
            }
        }
    };
    timeout(PATIENCE, read).await.expect("it can be read");
}

/// Waits until somebody waits for a lock.
async fn until_blocked(db: &mut PgConnection) {
    let wait = async {
        loop {
            let query = "SELECT COUNT(*) FROM pg_stat_activity \
                         WHERE wait_event_type = 'Lock' AND datname = current_database()";
            let count: i64 = sqlx::query_scalar(query).fetch_one(&mut *db).await.unwrap();
            if count > 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, wait).await.expect("somebody waits");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_change_whose_answer_never_comes_is_given_up_and_the_next_goes_on() {
    let postgres = Postgres::share();
    let address = postgres.database();
    let proxy = Proxy::before(&address);
    let store = PostgresStore::open(&proxy.address(&address)).await.unwrap();
    let table = open_table(&store, playing()).await;
    let mut db = PgConnection::connect(&address).await.unwrap();
    for _ in 0..3 {
        // The change waits for this lock when its connection dies.
        let mut lock = db.begin().await.unwrap();
        sqlx::query("SELECT * FROM majesty.tables FOR UPDATE").execute(&mut *lock).await.unwrap();
        let (change, _) = step(&table, next_move(&table, 5));
        let writer = store.clone();
        let change = tokio::spawn(async move { writer.append(vec![change]).await });
        until_blocked(&mut lock).await;
        proxy.black_hole();
        lock.rollback().await.unwrap();
        let given_up = timeout(PATIENCE, change).await.expect("nobody waits for ever").unwrap();
        assert!(matches!(given_up, Err(StoreError::Unavailable { .. })), "{given_up:?}");
        // Whether it was stored is not known, and the next change finds out.
        assert!(store.load(table.id(), 0).await.is_ok());
        sqlx::query("UPDATE majesty.tables SET revision = 1, events = 2")
            .execute(&mut db)
            .await
            .unwrap();
        sqlx::query("DELETE FROM majesty.events WHERE seq > 1").execute(&mut db).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_transaction_on_a_dead_connection_is_given_up_as_soon_as_a_statement() {
    let postgres = Postgres::share();
    let address = postgres.database();
    let proxy = Proxy::before(&address);
    let store = PostgresStore::open(&proxy.address(&address)).await.unwrap();
    let table = open_table(&store, playing()).await;
    let open = |(table, changes)| Append::open(&table, changes);
    let change = async || {
        // A connection that is back in the pool and was used a moment ago isn't tested.
        assert_eq!(load(&store, table.id()).await, table);
        tokio::time::sleep(Duration::from_millis(100)).await;
        proxy.black_hole();
        let two = vec![open(opened(playing(), 1)), open(opened(playing(), 1))];
        let change = timeout(Duration::from_secs(15), store.append(two));
        change.await.expect("it is given up after six seconds")
    };
    // On a busy machine more than a moment may pass.
    let given_up = async { while change().await == Ok(Appended::Done) {} };
    timeout(2 * PATIENCE, given_up).await.expect("a transaction meets a dead connection");
    assert_eq!(load(&store, table.id()).await, table);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_database_that_was_read_only_for_a_while_takes_changes_again() {
    let postgres = Postgres::share();
    let address = postgres.database();
    let store = PostgresStore::open(&address).await.unwrap();
    let mut table = open_table(&store, playing()).await;
    let mut db = PgConnection::connect(&address).await.unwrap();
    let name: String =
        sqlx::query_scalar("SELECT current_database()").fetch_one(&mut db).await.unwrap();
    let make = async |db: &mut PgConnection, what: &str| {
        let statement = format!("ALTER DATABASE {name} {what}");
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(db).await.unwrap();
    };
    make(&mut db, "SET default_transaction_read_only = on").await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(end).execute(&mut db).await.unwrap();

    // Sessions that begin now can read.
    until_readable(&store, table.id()).await;
    let (change, after) = step(&table, next_move(&table, 5));
    let refused = store.append(vec![change.clone()]).await;
    assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
    assert_eq!(load(&store, table.id()).await, table);

    make(&mut db, "RESET default_transaction_read_only").await;
    // One session that is still read-only is enough to end them all.
    let again = store.append(vec![change.clone()]).await;
    let done = if again.is_err() { store.append(vec![change]).await } else { again };
    assert_eq!(done, Ok(Appended::Done));
    table = after;
    for _ in 0..3 {
        play(&store, &mut table).await;
    }
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
