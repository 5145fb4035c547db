//! Bad weather: no room on the disk, a lock that somebody else holds, files of others.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    time::{Instant, SystemTime},
};

use majesty_rules::{Config, Deal, Players, Record, Seat};
use majesty_table::{
    Agreement, Changes, ChatLine, Event, Fresh, Hints, Millis, NewSeat, NewTable, Phase, PlayerId,
    Table, TableId,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use super::{BUSY_TIMEOUT, SqliteStore, options, peek};
use crate::{
    Append, Appended, Key, KeyHash, KeyKind, Layout, List, Locked, OperatorNote, People, StalePage,
    Store, StoreError, Which,
};

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
        agreement: Agreement {
            config,
            turn_limit: None,
            substitute: String::new(),
            hints: Hints::Alone,
            auto_start: false,
        },
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
    let store = SqliteStore::connect(small, &path, &|_| ()).await.unwrap();
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
    assert_eq!(store.probe().await, Err(StoreError::Full));
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
    assert_eq!(roomy.probe().await, Ok(()));
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
    assert!(begun.elapsed() >= BUSY_TIMEOUT.mul_f32(0.9));

    run(&mut db, "ROLLBACK").await;
    assert_eq!(append(&store, &mut table).await, Ok(Appended::Done));

    // A short lock is waited for; how short it is depends on the machine.
    let patient = options().filename(&path).busy_timeout(15 * BUSY_TIMEOUT);
    let store = SqliteStore::connect(patient, &path, &|_| ()).await.unwrap();
    run(&mut db, "BEGIN IMMEDIATE").await;
    let (appended, ()) = tokio::join!(append(&store, &mut table), async {
        tokio::time::sleep(BUSY_TIMEOUT / 8).await;
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
        "letter.txt isn't a game store; choose a file that doesn't exist yet to create one"
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

/// Every file of a folder, with its bytes and the moment of its last change.
fn files(folder: &Path) -> BTreeMap<PathBuf, (Vec<u8>, SystemTime)> {
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: PathBuf| {
        let changed = path.metadata().unwrap().modified().unwrap();
        let bytes = std::fs::read(&path).unwrap();
        (path, (bytes, changed))
    };
    paths.map(read).collect()
}

/// Marks a store as one of a later version.
async fn take_a_later_step(db: &mut SqliteConnection) {
    run(
        db,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', TRUE, x'00', 0)",
    )
    .await;
}

#[tokio::test]
async fn a_newer_store_is_not_touched() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    create(&store).await;
    let mut db = stranger(&path).await;
    take_a_later_step(&mut db).await;

    // As a crash leaves it: the step is only in the log.
    let crashed = self::folder();
    for name in ["games.db", "games.db-wal", "games.db-shm"] {
        std::fs::copy(folder.path().join(name), crashed.path().join(name)).unwrap();
    }
    assert!(std::fs::metadata(crashed.path().join("games.db-wal")).unwrap().len() > 0);
    // As one that never had a log.
    let plain = self::folder();
    let copy = plain.path().join("games.db");
    sqlx::query("VACUUM INTO ?").bind(copy.to_str()).execute(&mut db).await.unwrap();
    // As one that ended in order, and was readable by all.
    drop(store);
    run(&mut db, "PRAGMA wal_checkpoint(TRUNCATE)").await;
    db.close().await.unwrap();
    let ended = self::folder();
    std::fs::copy(&path, ended.path().join("games.db")).unwrap();

    for folder in [crashed, plain, ended] {
        let path = folder.path().join("games.db");
        let before = files(folder.path());
        let newer = StoreError::Newer { place: path.display().to_string() };
        assert!(newer.to_string().contains("written by a newer version of Majesty"), "{newer}");
        assert_eq!(SqliteStore::open(&path).await.unwrap_err(), newer);
        assert_eq!(SqliteStore::layout(&path).await.unwrap_err(), newer);
        let copied = SqliteStore::backup(&path, &folder.path().join("copy.db")).await;
        assert_eq!(copied.unwrap_err().to_string(), newer.to_string());
        assert!(files(folder.path()) == before, "{} files", before.len());
    }
}

#[tokio::test]
async fn a_look_at_the_layout_changes_nothing() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let current = Layout { found: None, current: peek::newest() };
    assert_eq!(SqliteStore::layout(&path).await, Ok(current));
    assert!(files(folder.path()).is_empty());
    let store = SqliteStore::open(&path).await.unwrap();
    create(&store).await;
    // The index of the log, which the store has open, notes who reads.
    let files = || {
        let mut files = files(folder.path());
        files.retain(|path, _| !path.ends_with("games.db-shm"));
        files
    };
    let before = files();
    let found = Layout { found: Some(peek::newest()), ..current };
    assert_eq!(SqliteStore::layout(&path).await, Ok(found));
    assert!(files() == before);
    create(&store).await;
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

/// Ways to damage the row of a table, whose name is `?`.
const DAMAGED_TABLES: [&str; 8] = [
    "UPDATE tables SET summary = 'no JSON' WHERE id = ?",
    "UPDATE tables SET summary = '{}' WHERE id = ?",
    "UPDATE tables SET summary = json_set(summary, '$.phase', 'asleep') WHERE id = ?",
    "UPDATE tables SET summary = CAST(x'7bff7d' AS TEXT) WHERE id = ?",
    "UPDATE tables SET created_at = -1 WHERE id = ?",
    "UPDATE tables SET id = CAST(x'ff' AS TEXT) WHERE id = ?",
    "UPDATE tables SET id = 'no name' WHERE id = ?",
    "UPDATE members SET name = CAST(x'ff' AS TEXT) WHERE table_id = ?",
];

#[tokio::test]
async fn a_damaged_row_takes_no_list_down() {
    for damage in DAMAGED_TABLES {
        let folder = folder();
        let path = folder.path().join("games.db");
        let store = SqliteStore::open(&path).await.unwrap();
        let (mut good, mut bad) = (create(&store).await, create(&store).await);
        append(&store, &mut bad).await.unwrap();
        append(&store, &mut good).await.unwrap();
        let mut db = stranger(&path).await;
        run(&mut db, "PRAGMA foreign_keys = OFF").await;
        sqlx::query(damage).bind(bad.id().as_str()).execute(&mut db).await.unwrap();
        run(
            &mut db,
            "UPDATE members SET table_id = (SELECT id FROM tables WHERE id NOT IN \
                      (SELECT table_id FROM members)) \
                      WHERE table_id NOT IN (SELECT id FROM tables)",
        )
        .await;
        let shown = async |list| {
            let listed = store.list(list, 9).await.unwrap();
            listed.into_iter().map(|table| table.id).collect::<Vec<_>>()
        };
        assert_eq!(shown(List::Open).await, [good.id()], "{damage}");
        assert_eq!(store.unreadable(), 1, "{damage}");
        assert_eq!(shown(List::Of(host())).await, [good.id()], "{damage}");
        assert!(
            store.tables_about(host(), None, 99).await.unwrap().contains(&good.id()),
            "{damage}"
        );
        run(&mut db, "UPDATE tables SET phase = 'playing'").await;
        assert!(store.ids(Which::Playing).await.unwrap().contains(&good.id()), "{damage}");
        store.rebuild_summaries().await.unwrap();
        run(&mut db, "UPDATE tables SET phase = 'gathering'").await;
        let (phase, before) = (Phase::Gathering, Millis(u64::MAX));
        let page = StalePage { phase, before, after: None, limit: 9 };
        let stale = store.order().stale_tables(page).await.unwrap();
        assert!(stale.iter().any(|table| table.id == good.id()), "{damage}");
        let gone = store.order().delete_stale(vec![good.id()], phase, before).await.unwrap();
        assert_eq!(gone, [good.id()], "{damage}");
        run(&mut db, "DELETE FROM tables").await;
        assert_eq!(store.failures(), 0, "{damage}");
    }
}

/// One unreadable lock must not switch all others off.
#[tokio::test]
async fn a_damaged_lock_or_report_takes_no_other_down() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let note = OperatorNote { at: Millis(1), operator: String::new(), reason: String::new() };
    let order = store.order();
    order.lock(Locked::Guest(host()), None, note).await.unwrap();
    let mut db = stranger(&path).await;
    run(&mut db, "INSERT INTO locks VALUES ('guest', 'zz', NULL, 'x', 0)").await;
    run(
        &mut db,
        "INSERT INTO reports (table_id, line, player_id, name, text, said_at, reporter, reason, \
         reported_at) VALUES ('zz', -1, 'q', 'n', 't', 0, '', '', 0)",
    )
    .await;
    run(&mut db, "INSERT INTO audit VALUES (99, -1, 'x', 'x', 'x', 'x', NULL, NULL)").await;
    assert_eq!(order.locks().await.unwrap().len(), 1);
    assert_eq!(order.reports(true).await.unwrap(), []);
    assert_eq!(order.audit(9).await.unwrap().len(), 1);
    assert_eq!(store.unreadable(), 3);
}

#[tokio::test]
async fn a_damaged_key_or_line_takes_no_other_down() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let mut table = create(&store).await;
    for n in 1..=3 {
        let hash = KeyHash::of(&[n; 32]);
        let (kind, name, at) = (KeyKind::Token, String::new(), Millis(u64::from(n)));
        let (owner, acts_as) = (host(), host());
        let key = Key { hash, kind, owner, acts_as, name, created: at, last_used: at };
        store.add_key(key).await.unwrap();
        let n = u64::from(n);
        let (name, text) = (String::new(), n.to_string());
        let line = Some(ChatLine { n, player: host(), name, text, at });
        let said = Changes { line, ..Changes::events(at, vec![Event::Said { line: n }]) };
        assert_eq!(change(&store, &mut table, said).await, Ok(Appended::Done));
    }
    let mut db = stranger(&path).await;
    run(&mut db, "UPDATE chat SET text = CAST(x'ff' AS TEXT) WHERE n = 2").await;
    run(&mut db, "UPDATE keys SET name = CAST(x'ff' AS TEXT) WHERE created_at = 2").await;
    let keys: Vec<u64> =
        store.keys_of(host()).await.unwrap().iter().map(|key| key.created.0).collect();
    assert_eq!(keys, [3, 1]);
    let lines = store.chat_of(host(), None, 99).await.unwrap();
    assert_eq!(lines.iter().map(|(_, line)| line.n).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(store.unreadable(), 2);
    let found = load(&store, &table).await;
    assert_eq!(found.chat().map(|line| line.n).collect::<Vec<_>>(), [1, 3]);
    // It can still be forgotten.
    let nobody = PlayerId::from_hash([9; 32]);
    assert_eq!(store.forget_chat(host(), nobody).await.unwrap(), [(table.id(), 5)]);
    assert_eq!(load(&store, &table).await.chat().count(), 3);
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
    assert_eq!(store.tables_about(host(), None, 9).await.unwrap(), [table.id()]);
}

/// What opening a record of a whole game changes.
fn imported() -> (Table, Changes) {
    let deal = Deal::new(Config::new(Players::Two), 7);
    let mut record = Record::new(deal, vec!["Ada".to_owned(), "Ben".to_owned()]).unwrap();
    while let Some(&m) = record.state().legal_moves().first() {
        record.push(m).unwrap();
    }
    let names = record.names().to_vec();
    let changes = Table::open_record(Millis(1), host(), &record, names, String::new());
    let id = TableId::from_random([9; TableId::LEN]);
    (Table::from_changes(id, &changes).unwrap(), changes)
}

#[tokio::test]
async fn an_import_that_is_interrupted_anywhere_leaves_nothing() {
    let folder = folder();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let (table, changes) = imported();
    assert_eq!((table.phase(), table.ply()), (Phase::Over, 24));
    let mut db = stranger(&path).await;
    let rows = (0..changes.events.len()).map(|seq| format!("events WHEN NEW.seq = {seq}"));
    let rows =
        rows.chain((0..changes.members.len()).map(|n| format!("members WHEN NEW.member = {n}")));
    for row in rows {
        let trigger =
            format!("CREATE TRIGGER no BEFORE INSERT ON {row} BEGIN SELECT RAISE(FAIL, 'no'); END");
        sqlx::query(AssertSqlSafe(trigger)).execute(&mut db).await.unwrap();
        let failed = store.append(vec![Append::open(&table, changes.clone())]).await;
        assert!(failed.is_err(), "{row}");
        for left in ["tables", "events", "members"] {
            let query = format!("SELECT COUNT(*) FROM {left}");
            let count: i64 =
                sqlx::query_scalar(AssertSqlSafe(query)).fetch_one(&mut db).await.unwrap();
            assert_eq!(count, 0, "{left} after {row}");
        }
        run(&mut db, "DROP TRIGGER no").await;
    }
    let done = store.append(vec![Append::open(&table, changes)]).await;
    assert_eq!(done, Ok(Appended::Done));
    assert_eq!(store.ids(Which::Playing).await.unwrap(), []);
    assert_eq!(load(&store, &table).await, table);
}
