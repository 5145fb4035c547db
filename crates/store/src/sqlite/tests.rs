//! Bad weather: no room on the disk, a lock that somebody else holds, files of others.

use std::{path::Path, time::Instant};

use majesty_rules::{Config, Players};
use serde_json::Map;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use super::{PATIENCE, SqliteStore, options};
use crate::{
    Appended, Header, MadeBy, Millis, People, Phase, PlayerId, Setup, Store, StoreError,
    StoredMove, TableId,
};

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn setup() -> Setup {
    let header = Header {
        config: Config::new(Players::Two),
        cards: None,
        seed: None,
        commitment: None,
        seats: Vec::new(),
        host: PlayerId::from_hash([1; 32]),
        turn_limit_ms: None,
        substitute: String::new(),
        practice: false,
        previous: None,
        next: None,
        request: None,
        advice: None,
        extra: Map::new(),
    };
    Setup { phase: Phase::Playing, listed: true, header }
}

async fn create(store: &SqliteStore) -> TableId {
    let id = TableId::random();
    store.create_table(id, setup(), Millis(1)).await.unwrap();
    id
}

async fn append(store: &SqliteStore, table: TableId, ply: u32) -> Result<Appended, StoreError> {
    let word = format!("{ply}N");
    store.append_move(table, ply, StoredMove { word, by: MadeBy::Bot, at: Millis(2) }, false).await
}

async fn plies(store: &SqliteStore, table: TableId) -> u32 {
    store.load_table(table).await.unwrap().unwrap().moves.len() as u32
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
    let table = create(&SqliteStore::open(&path).await.unwrap()).await;
    let mut db = stranger(&path).await;
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut db).await.unwrap();

    // The database may grow by three pages.
    let small = options().filename(&path).pragma("max_page_count", (pages + 3).to_string());
    let store = SqliteStore::connect(small, &path).await.unwrap();
    let mut stored = 0;
    let error = loop {
        match append(&store, table, stored).await {
            Ok(appended) => assert!(matches!(appended, Appended::Stored { .. })),
            Err(error) => break error,
        }
        stored += 1;
        assert!(stored < 100_000, "three pages can't hold that");
    };
    assert_eq!(error, StoreError::Full);
    assert!(stored > 100, "{stored} moves should have had room");

    // Reading goes on, writing is refused again and again, and nothing is lost.
    for _ in 0..3 {
        assert_eq!(plies(&store, table).await, stored);
        assert_eq!(append(&store, table, stored).await, Err(StoreError::Full));
        assert_eq!(store.watchable_tables(10).await.unwrap().len(), 1);
    }
    // What waits together with a change that has no room is stored if it has room itself.
    let long = "x".repeat(100_000);
    let (long, short) = tokio::join!(
        store.say(table, PlayerId::from_hash([1; 32]), String::new(), long, Millis(3)),
        append(&store, table, 0),
    );
    assert_eq!((long, short), (Err(StoreError::Full), Ok(Appended::AlreadyThere)));

    // With room again it goes on where it was.
    let roomy = SqliteStore::open(&path).await.unwrap();
    let revision = u64::from(stored) + 2;
    assert_eq!(append(&roomy, table, stored).await, Ok(Appended::Stored { revision }));
    assert_eq!(plies(&store, table).await, stored + 1);
}

#[tokio::test]
async fn a_locked_database_is_busy_for_writers_only_and_recovers() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let table = create(&store).await;
    append(&store, table, 0).await.unwrap();

    let mut db = stranger(&path).await;
    run(&mut db, "BEGIN EXCLUSIVE").await;
    let begun = Instant::now();
    // Readers see what was there, locked or not.
    let (appended, read) = tokio::join!(append(&store, table, 1), plies(&store, table));
    assert_eq!((appended, read), (Err(StoreError::Busy), 1));
    assert!(begun.elapsed() >= PATIENCE.mul_f32(0.9));

    run(&mut db, "ROLLBACK").await;
    assert_eq!(append(&store, table, 1).await, Ok(Appended::Stored { revision: 3 }));

    // A short lock is waited for; how short it is depends on the machine.
    let patient = options().filename(&path).busy_timeout(15 * PATIENCE);
    let store = SqliteStore::connect(patient, &path).await.unwrap();
    run(&mut db, "BEGIN IMMEDIATE").await;
    let (appended, ()) = tokio::join!(append(&store, table, 2), async {
        tokio::time::sleep(PATIENCE / 8).await;
        run(&mut db, "ROLLBACK").await;
    });
    assert_eq!(appended, Ok(Appended::Stored { revision: 4 }));
}

#[tokio::test]
async fn a_change_that_fails_takes_no_other_with_it() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let (good, bad) = (create(&store).await, create(&store).await);
    let mut db = stranger(&path).await;
    let trigger = format!(
        "CREATE TRIGGER no BEFORE INSERT ON moves WHEN NEW.table_id = '{bad}' \
         BEGIN SELECT RAISE(ROLLBACK, 'no'); END"
    );
    sqlx::query(AssertSqlSafe(trigger)).execute(&mut db).await.unwrap();
    for ply in 0..10 {
        let (refused, stored, known) =
            tokio::join!(append(&store, bad, 0), append(&store, good, ply), create(&store));
        assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
        assert_eq!(stored, Ok(Appended::Stored { revision: u64::from(ply) + 2 }));
        assert!(store.load_table(known).await.unwrap().is_some());
    }
    assert_eq!((plies(&store, good).await, plies(&store, bad).await), (10, 0));
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
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let table = create(&store).await;
    let mut db = stranger(&path).await;
    run(&mut db, "UPDATE tables SET header = '{\"config\": 7}'").await;
    let error = store.load_table(table).await.unwrap_err();
    assert!(matches!(error, StoreError::Corrupt { what: "a table", .. }), "{error:?}");
    // Nobody can take back at such a table either, but the log goes on.
    let appended = append(&store, table, 0).await;
    assert_eq!(appended, Ok(Appended::Stored { revision: 2 }));
}

#[tokio::test]
async fn a_store_opens_again_with_all_that_was_in_it() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let table = create(&store).await;
    for ply in 0..24 {
        append(&store, table, ply).await.unwrap();
    }
    let before = store.load_table(table).await.unwrap();
    drop(store);
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(store.load_table(table).await.unwrap(), before);
}

#[tokio::test]
async fn a_store_of_the_first_version_is_brought_up_to_date() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let table = create(&SqliteStore::open(&path).await.unwrap()).await;
    // What the later steps did is undone.
    let mut db = stranger(&path).await;
    for statement in [
        "DELETE FROM members WHERE seat < 0",
        "DROP INDEX chat_by_player",
        "DROP TABLE keys",
        "DROP TABLE accounts",
        "DELETE FROM _sqlx_migrations WHERE version > 1",
    ] {
        run(&mut db, statement).await;
    }
    run(
        &mut db,
        "INSERT INTO tables (id, created_at, changed_at, revision, phase, listed, header) \
         VALUES ('0123456789abcdef', 1, 1, 1, 'over', 0, '{not even JSON')",
    )
    .await;
    db.close().await.unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    let host = PlayerId::from_hash([1; 32]);
    assert_eq!(store.tables_about(host, 10).await.unwrap(), [table]);
    assert_eq!(store.account_of(host).await.unwrap(), None);
}
