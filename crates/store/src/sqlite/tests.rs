//! Bad weather: no room on the disk, a lock that somebody else holds, files of others.

use std::{path::Path, time::Instant};

use majesty_rules::{Config, Players, Seat};
use majesty_table::{
    Agreement, Changes, ChatLine, Event, Fresh, Millis, NewSeat, NewTable, PlayerId, Table, TableId,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use super::{PATIENCE, SqliteStore, options};
use crate::{Append, Appended, List, Store, StoreError, Which};

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn host() -> PlayerId {
    PlayerId::from_hash([1; 32])
}

/// A new table of two free seats, and what opening it changes.
fn opened() -> (Table, Changes) {
    let config = Config::new(Players::Two);
    let new = NewTable {
        agreement: Agreement { config, turn_limit: None, substitute: String::new() },
        seats: vec![NewSeat::Open; 2],
        host: host(),
        listed: true,
        seed: None,
    };
    let changes =
        Table::open(Millis(1), new, &Fresh { seed: 1, salt: [1; 32], secret: [1; 32] }).unwrap();
    let mut bytes = [0; TableId::LEN];
    getrandom::fill(&mut bytes).unwrap();
    (Table::from_changes(TableId::from_random(bytes), &changes).unwrap(), changes)
}

async fn create(store: &SqliteStore) -> Table {
    let (table, changes) = opened();
    store.append(vec![Append::open(&table, changes)]).await.unwrap();
    table
}

/// Stores that a player sat down or stood up.
async fn append(store: &SqliteStore, table: &mut Table) -> Result<Appended, StoreError> {
    let [seat, ..] = Seat::ALL;
    let event = match table.seat(seat).holder.member() {
        Some(_) => Event::StoodUp { seat },
        None => Event::SatDown { seat, member: majesty_table::MemberId(0) },
    };
    change(store, table, Changes::events(Millis(2), vec![event])).await
}

async fn change(
    store: &SqliteStore,
    table: &mut Table,
    changes: Changes,
) -> Result<Appended, StoreError> {
    let mut after = table.clone();
    after.commit(&changes).unwrap();
    let appended = store.append(vec![Append::step(table, &after, changes)]).await;
    if appended == Ok(Appended::Done) {
        *table = after;
    }
    appended
}

async fn load(store: &SqliteStore, table: &Table) -> Table {
    Table::replay(table.id(), store.load(table.id(), 0).await.unwrap().unwrap()).unwrap()
}

/// A connection of somebody else.
async fn stranger(path: &Path) -> SqliteConnection {
    options().filename(path).create_if_missing(true).connect().await.unwrap()
}

async fn run(db: &mut SqliteConnection, statement: &'static str) {
    sqlx::query(statement).execute(db).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_stops_no_reader() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let mut table = create(&SqliteStore::open(&path).await.unwrap()).await;
    let mut db = stranger(&path).await;
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut db).await.unwrap();

    // The database may grow by three pages.
    let small = options().filename(&path).pragma("max_page_count", (pages + 3).to_string());
    let store = SqliteStore::connect(small, &path).await.unwrap();
    let error = loop {
        match append(&store, &mut table).await {
            Ok(appended) => assert_eq!(appended, Appended::Done),
            Err(error) => break error,
        }
        assert!(table.revision() < 100_000, "three pages can't hold that");
    };
    assert_eq!(error, StoreError::Full);
    assert!(table.revision() > 50, "{} changes should have had room", table.revision());

    // Reading goes on, writing is refused again and again, and nothing is lost.
    for _ in 0..3 {
        assert_eq!(load(&store, &table).await, table);
        assert_eq!(append(&store, &mut table).await, Err(StoreError::Full));
        assert_eq!(store.list(List::Open, 10).await.unwrap().len(), 1);
    }
    assert_eq!(store.failures(), 4);
    // What waits together with a change that has no room is stored if it has room itself.
    let (name, text) = (String::new(), "x".repeat(100_000));
    let line = Some(ChatLine { n: 1, player: host(), name, text, at: Millis(3) });
    let long = Changes { line, ..Changes::events(Millis(3), vec![Event::Said { line: 1 }]) };
    let mut other = table.clone();
    let (long, short) = tokio::join!(change(&store, &mut other, long), store.delete(table.id()));
    assert_eq!((long, short), (Err(StoreError::Full), Ok(true)));

    // With room again it goes on.
    let roomy = SqliteStore::open(&path).await.unwrap();
    let mut table = create(&roomy).await;
    assert_eq!(append(&roomy, &mut table).await, Ok(Appended::Done));
    assert_eq!(load(&store, &table).await, table);
}

#[tokio::test]
async fn a_locked_database_is_busy_for_writers_only_and_recovers() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let mut table = create(&store).await;
    append(&store, &mut table).await.unwrap();

    let mut db = stranger(&path).await;
    run(&mut db, "BEGIN EXCLUSIVE").await;
    let begun = Instant::now();
    // Readers see what was there, locked or not.
    let known = table.clone();
    let (appended, read) = tokio::join!(append(&store, &mut table), load(&store, &known));
    assert_eq!((appended, read), (Err(StoreError::Busy), known));
    assert!(begun.elapsed() >= PATIENCE.mul_f32(0.9));

    run(&mut db, "ROLLBACK").await;
    assert_eq!(append(&store, &mut table).await, Ok(Appended::Done));

    // A short lock is waited for; how short it is depends on the machine.
    let patient = options().filename(&path).busy_timeout(15 * PATIENCE);
    let store = SqliteStore::connect(patient, &path).await.unwrap();
    run(&mut db, "BEGIN IMMEDIATE").await;
    let (appended, ()) = tokio::join!(append(&store, &mut table), async {
        tokio::time::sleep(PATIENCE / 8).await;
        run(&mut db, "ROLLBACK").await;
    });
    assert_eq!(appended, Ok(Appended::Done));
    assert_eq!(load(&store, &table).await, table);
}

#[tokio::test]
async fn a_change_that_fails_takes_no_other_with_it() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let (mut good, mut bad) = (create(&store).await, create(&store).await);
    let mut db = stranger(&path).await;
    let trigger = format!(
        "CREATE TRIGGER no BEFORE INSERT ON events WHEN NEW.table_id = '{}' \
         BEGIN SELECT RAISE(ROLLBACK, 'no'); END",
        bad.id()
    );
    sqlx::query(AssertSqlSafe(trigger)).execute(&mut db).await.unwrap();
    for _ in 0..10 {
        let (refused, stored, known) =
            tokio::join!(append(&store, &mut bad), append(&store, &mut good), create(&store));
        assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
        assert_eq!(stored, Ok(Appended::Done));
        assert_eq!(load(&store, &known).await, known);
    }
    assert_eq!((load(&store, &good).await, load(&store, &bad).await), (good, bad));
}

#[tokio::test]
async fn a_file_of_something_else_is_left_alone() {
    let folder = folder();
    let text = folder.path().join("letter.txt");
    let content = "Dear reader, this is a letter and no database at all. ".repeat(100);
    std::fs::write(&text, &content).unwrap();
    let error = SqliteStore::open(&text).await.unwrap_err();
    assert_eq!(error, StoreError::Foreign { place: text.display().to_string() });
    assert!(error.to_string().ends_with(
        "letter.txt is not a game store; name a file that does not exist yet to begin a new one"
    ));
    assert_eq!(std::fs::read_to_string(&text).unwrap(), content);

    let cookbook = folder.path().join("cookbook.db");
    let mut db = stranger(&cookbook).await;
    run(&mut db, "CREATE TABLE recipes (name TEXT)").await;
    db.close().await.unwrap();
    let before = std::fs::read(&cookbook).unwrap();
    let error = SqliteStore::open(&cookbook).await.unwrap_err();
    assert_eq!(error, StoreError::Foreign { place: cookbook.display().to_string() });
    assert_eq!(std::fs::read(&cookbook).unwrap(), before);
}

#[tokio::test]
async fn a_newer_store_is_not_touched() {
    let folder = folder();
    let path = folder.path().join("games.db");
    create(&SqliteStore::open(&path).await.unwrap()).await;
    let mut db = stranger(&path).await;
    run(
        &mut db,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', TRUE, x'00', 0)",
    )
    .await;
    let error = SqliteStore::open(&path).await.unwrap_err();
    assert_eq!(error, StoreError::Newer { place: path.display().to_string() });
    assert!(error.to_string().contains("written by a newer version of Majesty"), "{error}");
}

#[tokio::test]
async fn a_place_that_is_not_there_is_named() {
    let folder = folder();
    let path = folder.path().join("no/such/folder/games.db");
    let error = SqliteStore::open(&path).await.unwrap_err();
    let StoreError::Unavailable { detail } = &error else { panic!("{error:?}") };
    assert!(detail.starts_with(&path.display().to_string()), "{detail}");
}

#[tokio::test]
async fn what_can_not_be_read_is_said_to_be_corrupt() {
    for (damage, what) in [
        ("UPDATE events SET event = '{\"event\":\"invented-later\"}' WHERE seq = 3", "an event"),
        ("UPDATE events SET event = 'no JSON' WHERE seq = 0", "an event"),
        ("DELETE FROM events WHERE seq = 2", "a log"),
        ("DELETE FROM events WHERE seq = 4", "a log"),
        ("UPDATE members SET member = 1", "a log"),
        ("UPDATE members SET player_id = 'x'", "a player's name"),
    ] {
        let folder = folder();
        let path = folder.path().join("games.db");
        let store = SqliteStore::open(&path).await.unwrap();
        let mut table = create(&store).await;
        for _ in 0..4 {
            append(&store, &mut table).await.unwrap();
        }
        let mut db = stranger(&path).await;
        run(&mut db, damage).await;
        let error = store.load(table.id(), 0).await.unwrap_err();
        let StoreError::Corrupt { what: found, .. } = &error else { panic!("{error:?}") };
        assert_eq!(*found, what, "{damage}");
        assert_eq!(store.failures(), 1);
        // A summary is not rebuilt from a damaged log, and the log goes on.
        assert_eq!(store.rebuild_summaries().await.unwrap(), []);
        assert_eq!(append(&store, &mut table).await, Ok(Appended::Done));
    }
}

#[tokio::test]
async fn a_damaged_summary_takes_no_list_down() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let (good, bad) = (create(&store).await, create(&store).await);
    let mut db = stranger(&path).await;
    let damage = "UPDATE tables SET summary = 'no JSON' WHERE id = ?";
    sqlx::query(damage).bind(bad.id().as_str()).execute(&mut db).await.unwrap();
    let shown = async || {
        let listed = store.list(List::Open, 9).await.unwrap();
        listed.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(shown().await, [good.id()]);
    assert_eq!(store.rebuild_summaries().await.unwrap(), [bad.id()]);
    assert_eq!(shown().await.len(), 2);
}

#[tokio::test]
async fn summaries_are_rebuilt_from_the_logs() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let (mut one, other) = (create(&store).await, create(&store).await);
    append(&store, &mut one).await.unwrap();
    let listed = store.list(List::Open, 9).await.unwrap();
    assert_eq!(store.rebuild_summaries().await.unwrap(), [], "they are as they should be");
    let mut db = stranger(&path).await;
    run(&mut db, "UPDATE tables SET phase = 'over', listed = FALSE, summary = '{}'").await;
    let mut rebuilt = store.rebuild_summaries().await.unwrap();
    rebuilt.sort();
    let mut both = [one.id(), other.id()];
    both.sort();
    assert_eq!(rebuilt, both);
    assert_eq!(store.list(List::Open, 9).await.unwrap(), listed);
}

#[tokio::test]
async fn a_store_opens_again_with_all_that_was_in_it() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let mut table = create(&store).await;
    for _ in 0..24 {
        append(&store, &mut table).await.unwrap();
    }
    drop(store);
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(load(&store, &table).await, table);
    assert_eq!(store.ids(Which::About(host())).await.unwrap(), [table.id()]);
}
