//! A store that the version before wrote: everything in it is there after the upgrade, and one that
//! is interrupted loses nothing.
//!
//! `data/games-0002` was written by a server of that version. `data/contents-0002.json` is what it
//! read from it.

mod common;

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    sync::{Arc, Mutex},
    time::Duration,
};

use majesty_rules::Card;
use majesty_store::{
    KeyHash, List, PostgresStore, Progress, SqliteStore, Store, StoreError, Which,
};
use majesty_table::{
    Agreement, ChatLine, Event, Holder, LINES_AT_HAND, Log, MemberId, Millis, Phase, PlayerId,
    Table, TableId,
};
use majesty_test_postgres::{Postgres, Random, damage};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;
use tokio::time::timeout;

use common::AnyStore;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn contents() -> Value {
    serde_json::from_str(&fs::read_to_string(data("contents-0002.json")).unwrap()).unwrap()
}

/// A copy of the old store in a file.
fn old_file() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    fs::copy(data("games-0002.db"), &path).unwrap();
    (folder, path)
}

async fn sqlite(path: &Path) -> SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    options.foreign_keys(false).connect().await.unwrap()
}

/// A copy of the old store on a database server.
async fn old_database() -> (Arc<Postgres>, String) {
    let postgres = Postgres::share();
    let address = postgres.database();
    let dump = fs::read_to_string(data("games-0002.sql")).unwrap();
    let mut db = PgConnection::connect(&address).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(dump)).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    (postgres, address)
}

async fn postgres(address: &str) -> PgConnection {
    let mut db = PgConnection::connect(address).await.unwrap();
    sqlx::query("SET search_path = majesty").execute(&mut db).await.unwrap();
    db
}

macro_rules! run {
    ($db:expr, $($statement:expr),+ $(,)?) => {
        $(sqlx::raw_sql(AssertSqlSafe($statement.to_string())).execute(&mut $db).await.unwrap();)+
    };
}

/// Whether a store is as the version before left it: the layout, the tables and the moves.
macro_rules! is_old {
    ($db:expr) => {{
        let query = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations");
        let version: i64 = query.fetch_one(&mut $db).await.unwrap();
        if version == 2 {
            let counts: (i64, i64, i64) = sqlx::query_as(
                "SELECT (SELECT COUNT(*) FROM tables WHERE header <> ''), \
                 (SELECT COUNT(*) FROM moves), (SELECT COUNT(*) FROM chat)",
            )
            .fetch_one(&mut $db)
            .await
            .unwrap();
            assert_eq!(counts.0 % 47, 0, "every table is there");
            assert_eq!((counts.1 % 420, counts.2 % 149), (0, 0), "every move and line is there");
        }
        version == 2
    }};
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn player(value: &Value) -> PlayerId {
    text(value).parse().unwrap()
}

fn moment(value: &Value) -> Millis {
    Millis(value.as_u64().unwrap())
}

fn all(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().unwrap().iter()
}

/// The names of tables, in their order.
fn sorted(tables: &Value) -> Vec<TableId> {
    let mut ids: Vec<TableId> = all(tables).map(|id| text(id).parse().unwrap()).collect();
    ids.sort();
    ids
}

async fn about(store: &dyn Store, player: PlayerId) -> Vec<TableId> {
    store.tables_about(player, None, 1000).await.unwrap()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().unwrap().iter()
}

/// Who is behind a number.
fn who(table: &Table, member: MemberId) -> PlayerId {
    table.members()[member.index()].player.unwrap()
}

/// Everything that the store before knew of a table.
fn check_table(old: &Value, chat: &Value, log: &Log) {
    let label = text(&old["label"]);
    let header = &old["header"];
    let id: TableId = text(&old["id"]).parse().unwrap();
    let table = Table::replay(id, log.clone()).unwrap();
    assert_eq!(table.revision(), old["revision"].as_u64().unwrap() + 1, "{label}");
    assert_eq!(table.created(), moment(&old["created"]), "{label}");
    assert_eq!(table.phase().word(), text(&old["phase"]), "{label}");
    assert_eq!(table.is_listed(), old["listed"], "{label}");
    assert_eq!(table.is_record(), header.get("record").is_some(), "{label}");
    // A seed in a table that still gathers was chosen, and its cards may be known.
    let is_chosen = table.game().is_none() && !header["seed"].is_null();
    let is_practice = is_chosen || header["practice"] == true;
    assert_eq!(table.summary().practice, is_practice, "{label}");
    assert!(table.is_host(player(&header["host"])), "{label}");
    assert_eq!(json!(table.next()), header["next"], "{label}");
    let agreement: Agreement = serde_json::from_value(json!({
        "config": header["config"],
        "turn_limit": header["turn_limit_ms"],
        "substitute": header["substitute"],
    }))
    .unwrap();
    assert_eq!(*table.agreement(), agreement, "{label}");
    check_seats(&table, header, label);
    check_game(&table, old, log, label);
    check_remarks(&table, old, label);

    let mut mutes = BTreeSet::new();
    for logged in &log.events {
        if let Event::Muted { by, whom, on: true } = logged.event {
            mutes.insert((who(&table, by), who(&table, whom)));
        }
    }
    let expected = header.get("mutes").map(|mutes| {
        let whom = |(by, whom)| {
            all(whom).map(move |whom| (text(&json!(by)).parse().unwrap(), player(whom)))
        };
        entries(mutes).flat_map(whom).collect::<BTreeSet<_>>()
    });
    assert_eq!(mutes, expected.unwrap_or_default(), "{label}");

    let lines: Vec<ChatLine> = all(chat).map(line).collect();
    let at_hand = &lines[lines.len().saturating_sub(LINES_AT_HAND)..];
    assert!(table.chat().eq(at_hand), "{label}");
    let said: Vec<u64> = log
        .events
        .iter()
        .filter_map(|logged| match logged.event {
            Event::Said { line } => Some(line),
            _ => None,
        })
        .collect();
    assert!(said.into_iter().eq(lines.iter().map(|line| line.n)), "{label}");
}

fn line(line: &Value) -> ChatLine {
    ChatLine {
        n: line["n"].as_u64().unwrap(),
        player: player(&line["player"]),
        name: text(&line["name"]).to_owned(),
        text: text(&line["text"]).to_owned(),
        at: moment(&line["at"]),
    }
}

fn check_seats(table: &Table, header: &Value, label: &str) {
    assert_eq!(table.seats().len(), all(&header["seats"]).count(), "{label}");
    for (seat, old) in table.seats().iter().zip(all(&header["seats"])) {
        assert_eq!(seat.ready, old["ready"], "{label}");
        match &seat.holder {
            Holder::Bot { level } => {
                assert_eq!((text(&old["kind"]), &**level), ("bot", text(&old["level"])), "{label}");
            }
            Holder::Open => assert_eq!(text(&old["kind"]), "open", "{label}"),
            Holder::Person { member } => {
                let member = &table.members()[member.index()];
                assert_eq!(member.name, text(&old["name"]), "{label}");
                match member.player {
                    Some(own) => assert_eq!(own, player(&old["player"]), "{label}"),
                    None => assert!(table.is_record() && text(&old["kind"]) == "open", "{label}"),
                }
                assert_eq!(seat.away, !old["stand_in"].is_null(), "{label}");
            }
        }
    }
}

fn check_game(table: &Table, old: &Value, log: &Log, label: &str) {
    let header = &old["header"];
    let seed = log.events.iter().find_map(|logged| match logged.event {
        Event::Opened { seed, .. } | Event::Dealt { seed, .. } => seed,
        _ => None,
    });
    assert_eq!(seed, header["seed"].as_u64(), "{label}");
    let Some(game) = table.game() else {
        assert!(header["cards"].is_null(), "{label}");
        return;
    };
    let cards: Vec<String> = game.deal().cards().iter().map(Card::to_string).collect();
    assert_eq!(cards.join(" "), text(&header["cards"]), "{label}");
    assert_eq!(*game.deal().config(), table.agreement().config, "{label}");
    let commitment = game.commitment().map(|own| json!({ "hash": own.hash, "salt": own.salt }));
    assert_eq!(json!(commitment), header["commitment"], "{label}");
    let moves: Vec<Value> = game
        .turns()
        .iter()
        .map(|turn| json!({ "word": turn.m.to_string(), "by": turn.by.word(), "at": turn.at.0 }))
        .collect();
    assert_eq!(json!(moves), old["moves"], "{label}");
    let started = old["started"].as_u64().or(old["created"].as_u64());
    assert_eq!(table.started().map(|at| at.0), started, "{label}");
    // A clock that runs goes on as it was. A player who came back had a new one before; now a turn
    // has one clock.
    if let Some(end) = table.deadline() {
        let began = old["turn_started"].as_u64().unwrap();
        assert_eq!(end.0, began + header["turn_limit_ms"].as_u64().unwrap(), "{label}");
    }
}

/// What was asked and advised about the present position, but for what a rematch inherited.
fn check_remarks(table: &Table, old: &Value, label: &str) {
    let is_ghost = label.starts_with("rematch-ghosts");
    let counts = |remark: &&Value| {
        let is_present = remark.get("ply").is_some_and(|ply| *ply == table.ply());
        is_present && table.phase() == Phase::Playing && !is_ghost
    };
    let header = &old["header"];
    let names = |all: &BTreeSet<MemberId>| {
        let names: BTreeSet<String> =
            all.iter().map(|&member| who(table, member).to_string()).collect();
        json!(names)
    };
    let request = table.request().map(|request| {
        json!({
            "by": who(table, request.by).to_string(), "ply": table.ply(), "keep": request.keep,
            "awaited": names(&request.awaited),
        })
    });
    assert_eq!(request.as_ref(), Some(&header["request"]).filter(counts), "{label}");
    let advice = table.advice().map(|advice| {
        let moves: Vec<Value> =
            advice.moves.iter().map(|own| json!([own.m.to_string(), own.chance])).collect();
        json!({ "ply": table.ply(), "moves": moves, "asked": names(&advice.asked) })
    });
    assert_eq!(advice.as_ref(), Some(&header["advice"]).filter(counts), "{label}");
}

/// Everything that the store before knew.
async fn check(store: &AnyStore) {
    let contents = contents();
    for (id, old) in entries(&contents["tables"]) {
        let log = store.load(id.parse().unwrap(), 0).await.unwrap().expect("the table is there");
        check_table(old, &contents["chat"][id], &log);
    }
    let ids = async |list| -> Value {
        json!(
            store.list(list, 1000).await.unwrap().iter().map(|table| table.id).collect::<Vec<_>>()
        )
    };
    let lists = &contents["lists"];
    assert_eq!(ids(List::Open).await, lists["open_tables"]);
    assert_eq!(ids(List::Watchable).await, lists["watchable_tables"]);
    let mut playing = store.ids(Which::Playing).await.unwrap();
    playing.sort();
    assert_eq!(json!(playing), lists["playing_tables"]);
    for (id, person) in entries(&contents["people"]) {
        let id: PlayerId = id.parse().unwrap();
        assert_eq!(ids(List::Of(id)).await, person["tables_of"], "{id}");
        assert_eq!(about(&**store, id).await, sorted(&person["tables_about"]), "{id}");
        let keys = store.keys_of(id).await.unwrap();
        let keys: Vec<String> = keys.iter().map(|key| key.hash.to_string()).collect();
        assert_eq!(json!(keys), person["keys_of"], "{id}");
        let said = store.chat_of(id, None, 1000).await.unwrap();
        let said: Vec<(TableId, u64)> = said.iter().map(|(table, line)| (*table, line.n)).collect();
        assert_eq!(json!(said), person["chat_of"], "{id}");
    }
    for old in all(&json!(contents["accounts"].as_object().unwrap().values().collect::<Vec<_>>())) {
        let account = store.account_by_name(text(&old["name"])).await.unwrap().unwrap();
        let found = json!({
            "player": account.player.to_string(), "name": account.name,
            "password": account.password, "created": account.created,
        });
        assert_eq!(found, *old);
    }
    for (hash, old) in entries(&contents["keys"]) {
        let hash: KeyHash = hash.parse().unwrap();
        let key = store.key(hash).await.unwrap().unwrap();
        let found = json!({
            "hash": hash.to_string(), "id": key.id().to_string(), "kind": key.kind.word(),
            "owner": key.owner.to_string(), "acts_as": key.acts_as.to_string(), "name": key.name,
            "created": key.created, "last_used": key.last_used,
        });
        assert_eq!(found, *old);
    }
    for (id, old) in entries(&contents["players"]) {
        let player = store.load_player(id.parse().unwrap()).await.unwrap().unwrap();
        let found = json!({
            "id": id, "name": player.name, "preferences": player.preferences,
            "last_seen": player.last_seen,
        });
        assert_eq!(found, *old);
    }
    assert_eq!(store.failures(), 0);
}

#[tokio::test]
async fn everything_in_a_file_is_there() {
    let (_folder, path) = old_file();
    for _ in 0..2 {
        let store = SqliteStore::open(&path).await.unwrap();
        assert_eq!(store.rebuild_summaries().await.unwrap(), [], "they follow from the logs");
        check(&(Arc::new(store) as AnyStore)).await;
    }
    let mut db = sqlite(&path).await;
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_schema WHERE name LIKE 'old_%'");
    let left: i64 = query.fetch_one(&mut db).await.unwrap();
    assert_eq!(left, 0, "nothing of before is left");
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn everything_on_a_server_is_there() {
    let (_postgres, address) = old_database().await;
    for _ in 0..2 {
        // Nodes that start at the same moment wait for the one that does it.
        let (store, other) =
            tokio::join!(PostgresStore::open(&address), PostgresStore::open(&address));
        other.unwrap();
        let store = store.unwrap();
        assert_eq!(store.rebuild_summaries().await.unwrap(), []);
        check(&(Arc::new(store) as AnyStore)).await;
    }
}

/// A store of the first version of all has the same tables.
const FIRST_VERSION: [&str; 5] = [
    "DELETE FROM members WHERE seat < 0",
    "DROP INDEX chat_by_player",
    "DROP TABLE keys",
    "DROP TABLE accounts",
    "DELETE FROM _sqlx_migrations WHERE version > 1",
];

async fn check_first_version(store: &dyn Store) {
    let contents = contents();
    for (id, old) in entries(&contents["tables"]) {
        let log = store.load(id.parse().unwrap(), 0).await.unwrap().expect("the table is there");
        check_table(old, &contents["chat"][id], &log);
    }
    for (id, person) in entries(&contents["people"]) {
        let about = about(store, id.parse().unwrap()).await;
        assert_eq!(about, sorted(&person["tables_about"]), "{id}");
    }
}

#[tokio::test]
async fn a_file_of_the_first_version_is_brought_up_to_date() {
    let (_folder, path) = old_file();
    let mut db = sqlite(&path).await;
    for statement in FIRST_VERSION {
        run!(db, statement);
    }
    check_first_version(&SqliteStore::open(&path).await.unwrap()).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_database_of_the_first_version_is_brought_up_to_date() {
    let (_postgres, address) = old_database().await;
    let mut db = postgres(&address).await;
    for statement in FIRST_VERSION {
        run!(db, statement);
    }
    check_first_version(&PostgresStore::open(&address).await.unwrap()).await;
}

/// What can be wrong with a table, and the table where it is.
fn damages() -> BTreeMap<TableId, String> {
    let contents = contents();
    let id = |label: &str| {
        let (id, _) = entries(&contents["tables"]).find(|(_, old)| old["label"] == label).unwrap();
        id.clone()
    };
    let damage = |label: &str, statement: &str| {
        let id = id(label);
        (id.parse().unwrap(), statement.replace("ID", &format!("'{id}'")))
    };
    [
        damage("play-kinds", "UPDATE tables SET header = '{not even JSON' WHERE id = ID"),
        damage("over-bots", "UPDATE tables SET header = '{\"seats\": []}' WHERE id = ID"),
        damage("chain-1", "UPDATE moves SET word = '7Z' WHERE table_id = ID AND ply = 3"),
        damage("chain-2", "UPDATE moves SET word = '6W>B' WHERE table_id = ID AND ply = 3"),
        damage("play-four", "DELETE FROM moves WHERE table_id = ID AND ply = 1"),
        damage(
            "play-fresh",
            "UPDATE tables SET header = replace(header, '\"cards\"', '\"c\"') WHERE id = ID",
        ),
        damage("gather-full", "UPDATE tables SET phase = 'over' WHERE id = ID"),
    ]
    .into()
}

async fn check_damaged(store: &dyn Store) {
    let (contents, damages) = (contents(), damages());
    for (id, old) in entries(&contents["tables"]) {
        let loaded = store.load(id.parse().unwrap(), 0).await;
        if damages.contains_key(&id.parse().unwrap()) {
            assert!(matches!(loaded, Err(StoreError::Corrupt { .. })), "{loaded:?}");
        } else {
            check_table(old, &contents["chat"][id], &loaded.unwrap().unwrap());
        }
    }
    for (id, person) in entries(&contents["people"]) {
        store.list(List::Of(id.parse().unwrap()), 1000).await.unwrap();
        let said = store.chat_of(id.parse().unwrap(), None, 1000).await.unwrap();
        assert_eq!(said.len(), all(&person["chat_of"]).count(), "what was said is there");
    }
}

#[tokio::test]
async fn a_damaged_table_in_a_file_stops_nothing_and_stays() {
    let (_folder, path) = old_file();
    let mut db = sqlite(&path).await;
    let headers = "SELECT id, header FROM tables ORDER BY id";
    for statement in damages().values() {
        run!(db, statement);
    }
    let before: BTreeMap<String, String> =
        sqlx::query_as(headers).fetch_all(&mut db).await.unwrap().into_iter().collect();
    db.close().await.unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    check_damaged(&store).await;
    let mut db = sqlite(&path).await;
    for id in damages().keys() {
        let query = sqlx::query_scalar("SELECT event FROM events WHERE table_id = $1");
        let event: String = query.bind(id.as_str()).fetch_one(&mut db).await.unwrap();
        let event: Value = serde_json::from_str(&event).unwrap();
        assert_eq!(event["event"], "unreadable");
        assert_eq!(event["header"], before[id.as_str()]);
    }
}

#[tokio::test]
async fn bytes_that_are_no_text_stop_nothing() {
    let (_folder, path) = old_file();
    let mut db = sqlite(&path).await;
    let damaged = *damages().keys().next().unwrap();
    let statement =
        format!("UPDATE tables SET header = CAST(x'7bff7d' AS TEXT) WHERE id = '{damaged}'");
    run!(db, &statement);
    db.close().await.unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    assert!(matches!(store.load(damaged, 0).await, Err(StoreError::Corrupt { .. })));
    for (id, _) in entries(&contents()["tables"]).filter(|(id, _)| *id != damaged.as_str()) {
        assert!(store.load(id.parse().unwrap(), 0).await.unwrap().is_some(), "{id}");
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_damaged_table_on_a_server_stops_nothing_and_stays() {
    let (_postgres, address) = old_database().await;
    let mut db = postgres(&address).await;
    for statement in damages().values() {
        run!(db, statement);
    }
    check_damaged(&PostgresStore::open(&address).await.unwrap()).await;
}

#[tokio::test]
async fn an_upgrade_of_a_file_that_fails_changes_nothing() {
    let (_folder, path) = old_file();
    let mut db = sqlite(&path).await;
    // Something is where the logs belong.
    run!(db, "CREATE TABLE events (x TEXT)");
    assert!(SqliteStore::open(&path).await.is_err());
    assert!(is_old!(db));
    run!(db, "DROP TABLE events");
    check(&(Arc::new(SqliteStore::open(&path).await.unwrap()) as AnyStore)).await;
}

/// Many more tables, so that there is time to interrupt: copies with other names.
fn multiplied() -> Vec<String> {
    let digits = "0123456789abcdefghjkmnpqrstvwxyz".chars();
    let copies = digits.flat_map(|digit| {
        [
            ("tables", "id", "created_at, changed_at, started_at, turn_started_at, revision, phase, listed, header"),
            ("moves", "table_id", "ply, word, made_by, made_at"),
            ("chat", "table_id", "n, player_id, name, text, said_at"),
        ]
        .map(|(table, id, rest)| {
            format!(
                "INSERT INTO {table} ({id}, {rest}) SELECT '{digit}{digit}' || substr({id}, 3), \
                 {rest} FROM {table} WHERE substr({id}, 1, 2) NOT IN ({DOUBLES}) \
                 AND length({id}) = 16",
            )
        })
    });
    copies.collect()
}

/// The beginnings of the copies' names.
const DOUBLES: &str = "'00', '11', '22', '33', '44', '55', '66', '77', '88', '99', 'aa', 'bb', \
    'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'jj', 'kk', 'mm', 'nn', 'pp', 'qq', 'rr', 'ss', 'tt', \
    'vv', 'ww', 'xx', 'yy', 'zz'";

/// Where the child finds the store; only the child has it.
const STORE: &str = "MAJESTY_TEST_UPGRADE_STORE";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_upgrade_of_a_file_that_is_killed_begins_anew() {
    if let Some(path) = env::var_os(STORE) {
        SqliteStore::open(path).await.unwrap();
        return;
    }
    let (_folder, path) = old_file();
    let mut db = sqlite(&path).await;
    for statement in multiplied() {
        run!(db, statement);
    }
    db.close().await.unwrap();
    let (mut killed, mut wait) = (0, Duration::from_millis(40));
    loop {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["an_upgrade_of_a_file_that_is_killed_begins_anew", "--exact"])
            .env(STORE, &path)
            .spawn()
            .unwrap();
        tokio::time::sleep(wait).await;
        wait = wait.mul_f32(1.5);
        // Whether it is still there decides whether it was killed.
        let is_done = child.try_wait().unwrap().is_some();
        let _ = child.kill();
        child.wait().unwrap();
        let mut db = sqlite(&path).await;
        if !is_old!(db) {
            break;
        }
        assert!(!is_done, "it ended and did nothing");
        killed += 1;
    }
    assert!(killed > 0, "it was never killed in time");
    check_copies(&SqliteStore::open(&path).await.unwrap()).await;
}

async fn check_copies(store: &dyn Store) {
    let contents = contents();
    let playing = store.ids(Which::Playing).await.unwrap();
    let copies = playing.len() / all(&contents["lists"]["playing_tables"]).count();
    assert!(copies > 5, "{copies} copies");
    for id in playing {
        let log = store.load(id, 0).await.unwrap().unwrap();
        let table = Table::replay(id, log).unwrap();
        assert!(table.seats().len() >= 2);
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn an_upgrade_of_a_database_that_is_cut_off_begins_anew() {
    let (_postgres, address) = old_database().await;
    let mut db = postgres(&address).await;
    for statement in multiplied() {
        run!(db, statement);
    }
    let (mut cut_off, mut wait) = (0, Duration::from_millis(40));
    loop {
        if let Ok(store) = timeout(wait, PostgresStore::open(&address)).await {
            store.unwrap();
            break;
        }
        // A commit that was under way may have gone through.
        if !is_old!(db) {
            break;
        }
        wait = wait.mul_f32(1.5);
        cut_off += 1;
    }
    assert!(cut_off > 0, "it was never cut off in time");
    check_copies(&PostgresStore::open(&address).await.unwrap()).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_database_that_older_nodes_work_on_is_left_alone() {
    let (_postgres, address) = old_database().await;
    let mut db = postgres(&address).await;
    run!(db, "INSERT INTO nodes VALUES ('00000000000000a1', now() + INTERVAL '1 hour')");
    let error = PostgresStore::open(&address).await.unwrap_err();
    assert!(matches!(error, StoreError::InUse { .. }), "{error:?}");
    assert!(error.to_string().contains("stop them all, then start this version"), "{error}");
    assert!(is_old!(db));
    run!(db, "UPDATE nodes SET alive_until = now()");
    check(&(Arc::new(PostgresStore::open(&address).await.unwrap()) as AnyStore)).await;
    // Nodes of this version do not mind each other.
    run!(db, "UPDATE nodes SET alive_until = now() + INTERVAL '1 hour'");
    PostgresStore::open(&address).await.unwrap();
}

#[tokio::test]
async fn damaged_tables_of_before_are_upgraded_without_a_panic() {
    let (mut readable, mut unreadable) = (0, 0);
    for round in 0..40 {
        let (_folder, path) = old_file();
        let mut db = sqlite(&path).await;
        run!(db, "PRAGMA synchronous = OFF");
        let headers: Vec<(String, String)> =
            sqlx::query_as("SELECT id, header FROM tables").fetch_all(&mut db).await.unwrap();
        for (n, (id, header)) in headers.iter().enumerate() {
            let random = &mut Random::new(round * 1000 + n as u64);
            // Every time one has no seats, and one has more than there are.
            let header = match n as u64 {
                n if n == round => with_seats(header, |_| json!([])),
                n if n == round + 1 => with_seats(header, |seats| json!([seats, seats, seats])),
                n if n == round + 2 => with_seats(header, |seats| json!([seats[0]])),
                _ => damage(header, random),
            };
            let query = sqlx::query("UPDATE tables SET header = ? WHERE id = ?").bind(header);
            query.bind(id).execute(&mut db).await.unwrap();
            if random.below(4) == 0 {
                let query = "UPDATE moves SET word = ? WHERE table_id = ? AND ply = ?";
                let word = ["", "x", "9.h", "1"][random.below(4)];
                let query = sqlx::query(query).bind(word).bind(id).bind(random.below(4) as i64);
                query.execute(&mut db).await.unwrap();
            }
        }
        db.close().await.unwrap();
        let store = SqliteStore::open(&path).await.unwrap();
        for (id, _) in &headers {
            let id: TableId = id.parse().unwrap();
            match store.load(id, 0).await {
                Ok(log) => {
                    Table::replay(id, log.expect("it is there")).unwrap();
                    readable += 1;
                }
                Err(StoreError::Corrupt { .. }) => unreadable += 1,
                Err(error) => panic!("{error}"),
            }
        }
    }
    assert_eq!(readable + unreadable, 40 * 47);
    assert!(readable > 100 && unreadable > 300, "{readable} and {unreadable}");
}

/// A header with other seats.
fn with_seats(header: &str, change: impl Fn(&Value) -> Value) -> String {
    let mut header: Value = serde_json::from_str(header).unwrap();
    header["seats"] = change(&header["seats"]);
    header.to_string()
}

/// Makes the first step of an upgrade take longer than any statement may otherwise.
const SLOW_STEP: &str = "
    CREATE FUNCTION public.slow() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF current_setting('test.slept', true) IS DISTINCT FROM 'yes' THEN
            PERFORM set_config('test.slept', 'yes', true);
            PERFORM pg_sleep(6);
        END IF;
    END $$;
    CREATE EVENT TRIGGER slow ON ddl_command_start WHEN TAG IN ('DROP INDEX')
    EXECUTE FUNCTION public.slow()";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn an_upgrade_of_a_database_takes_its_time_and_other_nodes_wait() {
    let (_postgres, address) = old_database().await;
    let layout = async || PostgresStore::layout(&address).await.unwrap();
    assert_eq!((layout().await.found, layout().await.is_current()), (Some(2), false));
    let mut db = postgres(&address).await;
    run!(db, SLOW_STEP);
    let (told, other) = (Arc::new(Mutex::new(Vec::new())), address.clone());
    let first = {
        let (told, address) = (told.clone(), address.clone());
        tokio::spawn(async move {
            let tell = |progress| told.lock().unwrap().push(progress);
            PostgresStore::migrate(&address, &tell).await
        })
    };
    let sleeps = async {
        loop {
            let query = "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
            let count: i64 = sqlx::query_scalar(query).fetch_one(&mut db).await.unwrap();
            if count > 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(Duration::from_secs(30), sleeps).await.expect("it is under way");
    // A node that starts meanwhile waits, and says for what. Both waits are longer than four
    // seconds, after which any other statement is given up.
    let waited = Mutex::new(Vec::new());
    let tell = |progress| waited.lock().unwrap().push(progress);
    PostgresStore::migrate(&other, &tell).await.unwrap();
    assert_eq!(*waited.lock().unwrap(), [Progress::Waiting]);
    first.await.unwrap().unwrap();
    let all = 47;
    let told = told.lock().unwrap().clone();
    assert_eq!(told, [Progress::Tables { done: 0, all }, Progress::Tables { done: all, all }]);
    assert!(layout().await.is_current());
    check(&(Arc::new(PostgresStore::open(&address).await.unwrap()) as AnyStore)).await;
    // A newer one is refused.
    run!(
        db,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
              VALUES (9999, 'later', TRUE, '', 0)"
    );
    let newer = PostgresStore::layout(&address).await.unwrap_err();
    assert!(matches!(newer, StoreError::Newer { .. }), "{newer:?}");
    assert_eq!(PostgresStore::open(&address).await.unwrap_err(), newer);
}
