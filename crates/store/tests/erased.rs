//! What is deleted from a file is gone from it, down to the bytes, while the store is in use.

mod common;

use std::{fs, path::Path, time::Duration};

use majesty_store::{
    Account, Key, KeyHash, KeyKind, Millis, People, Player, Preferences, SqliteStore, Store,
};
use majesty_table::{Action, Member, NewSeat, Phase, Table};
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::time::timeout;

use common::{act, change, gathering, open, person, say, table_of};

/// As long as anything may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Nothing else looks like these.
const CHAT: &str = "Xylophonkonzert";
const SEAT: &str = "Quastenflosser";
const NAME: &str = "Wolpertinger";
const PASSWORD: &str = "$argon2id$Zwergpinscher";
const TOKEN: &str = "Hutzelbrot";
const PLAYER: &str = "Eichkatzerl";
const SECRETS: [&str; 6] = [CHAT, SEAT, NAME, PASSWORD, TOKEN, PLAYER];

/// The names of the files in a folder that hold a text.
fn holders(folder: &Path, text: &str) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let holds = |path: &std::path::PathBuf| {
        let bytes = fs::read(path).unwrap_or_default();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    };
    let name = |path: std::path::PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    files.filter(holds).map(name).collect()
}

/// Waits until a text is in no file.
async fn until_gone(folder: &Path, text: &str) {
    let gone = async {
        while !holders(folder, text).is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, gone).await.unwrap_or_else(|_| panic!("{text} stays"));
}

/// Stores a person with an account, a token, a seat and many lines of chat.
async fn fill(store: &SqliteStore) -> Table {
    let named = NewSeat::Person { player: person(1), name: SEAT.to_owned(), ready: false };
    let mut table = open(store, table_of(vec![named, common::seat(2, false)])).await;
    for n in 0..200 {
        // Long and short ones, so that pages are split and joined.
        let text = format!("{} {CHAT} {n}", "x".repeat(n * 37 % 400));
        say(store, &mut table, 1, &text).await;
        say(store, &mut table, 2, "something else").await;
    }
    let (name, password) = (NAME.to_owned(), PASSWORD.to_owned());
    let account = Account { player: person(1), name, password, created: Millis(1) };
    store.create_account(account).await.unwrap();
    for n in 0..20 {
        let key = Key {
            hash: KeyHash::of(&[n; 32]),
            kind: KeyKind::Token,
            owner: person(1),
            acts_as: person(1),
            name: TOKEN.to_owned(),
            created: Millis(1),
            last_used: Millis(1),
        };
        store.add_key(key).await.unwrap();
    }
    let (name, preferences) = (PLAYER.to_owned(), Preferences::default());
    let player = Player { id: person(1), name, preferences, last_seen: Millis(1) };
    store.save_player(player).await.unwrap();
    table
}

/// Forgets the name on a seat, as a table does for a player whose data is deleted.
async fn forget_seat(store: &SqliteStore, table: &mut Table) {
    act(store, table, 9_000_000, Action::Leave { who: person(1) }).await;
    let members = vec![(majesty_table::MemberId(0), Member::NOBODY)];
    let changes =
        majesty_table::Changes { members, ..majesty_table::Changes::none(Millis(9_000_000)) };
    change(store, table, changes).await;
}

#[tokio::test]
async fn what_a_person_deletes_is_in_no_file_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let mut table = fill(&store).await;
    for secret in SECRETS {
        assert_ne!(holders(folder.path(), secret), [""; 0], "{secret} was stored");
    }
    forget_seat(&store, &mut table).await;
    store.forget_chat(person(1), person(9)).await.unwrap();
    store.delete_account(person(1)).await.unwrap();
    for secret in SECRETS {
        assert_eq!(holders(folder.path(), secret), [""; 0], "{secret}");
    }
    assert_eq!(common::load(&store, table.id()).await.members()[1].name, "Player 2");
}

#[tokio::test]
async fn what_is_removed_piece_by_piece_is_in_no_file_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let table = fill(&store).await;
    let keys = store.keys_of(person(1)).await.unwrap();
    for key in &keys[1..] {
        store.remove_key(person(1), key.id()).await.unwrap();
    }
    store.remove_keys(person(1), KeyKind::Token, None).await.unwrap();
    assert_eq!(holders(folder.path(), TOKEN), [""; 0]);
    store.set_password(person(1), "another".to_owned()).await.unwrap();
    assert_eq!(holders(folder.path(), PASSWORD), [""; 0]);
    store.delete(table.id()).await.unwrap();
    assert_eq!(holders(folder.path(), CHAT), [""; 0]);
    assert_eq!(holders(folder.path(), SEAT), [""; 0]);

    let mut table = open(&store, gathering()).await;
    say(&store, &mut table, 1, CHAT).await;
    let stale = vec![table.id()];
    let gone = store.order().delete_stale(stale.clone(), Phase::Gathering, Millis(u64::MAX)).await;
    assert_eq!(gone, Ok(stale));
    assert_eq!(holders(folder.path(), CHAT), [""; 0]);
}

#[tokio::test]
async fn a_reader_in_the_way_only_delays_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let mut table = open(&store, gathering()).await;
    say(&store, &mut table, 1, CHAT).await;
    let mut reader: SqliteConnection =
        SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    sqlx::raw_sql("BEGIN; SELECT * FROM chat").execute(&mut reader).await.unwrap();
    store.delete(table.id()).await.unwrap();
    assert_ne!(holders(folder.path(), CHAT), [""; 0], "it is being read");
    // Neither reading nor writing waits for it.
    let table = open(&store, gathering()).await;
    assert_eq!(common::load(&store, table.id()).await, table);
    sqlx::raw_sql("ROLLBACK").execute(&mut reader).await.unwrap();
    until_gone(folder.path(), CHAT).await;
    reader.close().await.unwrap();
}

#[tokio::test]
async fn what_was_deleted_before_is_gone_after_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let table = fill(&store).await;
    let kept = open(&store, gathering()).await;
    drop(store);
    // As versions before did it.
    let old = SqliteConnectOptions::new().filename(&path).pragma("secure_delete", "OFF");
    let mut old = old.foreign_keys(true).connect().await.unwrap();
    for statement in ["DELETE FROM chat", "DELETE FROM members", "PRAGMA user_version = 0"] {
        sqlx::raw_sql(statement).execute(&mut old).await.unwrap();
    }
    sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    assert_ne!(holders(folder.path(), CHAT), [""; 0], "it is in free pages");

    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(holders(folder.path(), CHAT), [""; 0]);
    assert!(store.load(table.id(), 0).await.is_ok());
    assert!(store.load(kept.id(), 0).await.is_ok());
    drop(store);
    // Once is enough.
    let told = std::sync::Mutex::new(Vec::new());
    SqliteStore::open_telling(&path, &|step| told.lock().unwrap().push(step)).await.unwrap();
    assert_eq!(*told.lock().unwrap(), []);
}
