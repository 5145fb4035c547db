//! A store with damage in it: every page has an answer, and nothing panics.

mod common;

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use common::{Server, id_of, quick};
use majesty_store::SqliteStore;
use majesty_table::TableId;
use majesty_test_postgres::{Random, damage};
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// How often every table of an old store is damaged.
const ROUNDS: u64 = 10;

type Row<T> = Vec<T>;

/// A table as its rows are.
struct Stored {
    id: String,
    phase: String,
    summary: String,
    events: Row<(i64, i64, String)>,
    members: Row<(i64, Option<String>, String, bool)>,
    chat: Row<(i64, String, String, String, i64)>,
}

async fn stored(db: &mut SqliteConnection) -> Vec<Stored> {
    let tables: Vec<(String, String, String)> =
        sqlx::query_as("SELECT id, phase, summary FROM tables").fetch_all(&mut *db).await.unwrap();
    let mut all = Vec::new();
    for (id, phase, summary) in tables {
        let events = "SELECT seq, at, event FROM events WHERE table_id = ? ORDER BY seq";
        let events = sqlx::query_as(events).bind(&id).fetch_all(&mut *db).await.unwrap();
        let members = "SELECT member, player_id, name, seated FROM members WHERE table_id = ?";
        let members = sqlx::query_as(members).bind(&id).fetch_all(&mut *db).await.unwrap();
        let chat = "SELECT n, player_id, name, text, said_at FROM chat WHERE table_id = ?";
        let chat = sqlx::query_as(chat).bind(&id).fetch_all(&mut *db).await.unwrap();
        all.push(Stored { id, phase, summary, events, members, chat });
    }
    all
}

/// Stores a copy of a table with damage in it. Some of its people are the reader.
async fn store(
    db: &mut SqliteConnection,
    id: TableId,
    table: &Stored,
    me: &str,
    random: &mut Random,
) {
    let mut summary = table.summary.clone();
    if random.below(2) == 0 {
        summary = damage(&summary, random);
    }
    let mut events = table.events.clone();
    for _ in 0..random.below(3) {
        // The first and the last ones matter most.
        let place = match random.below(3) {
            0 => 0,
            1 => events.len() - 1,
            _ => random.below(events.len()),
        };
        events[place].2 = damage(&events[place].2, random);
    }
    let insert = "INSERT INTO tables (id, created_at, changed_at, revision, events, phase, listed, summary) \
                  VALUES (?, ?, 1, 1, ?, ?, TRUE, ?)";
    sqlx::query(insert)
        .bind(id.as_str())
        .bind(random.below(1_000_000) as i64)
        .bind(events.len() as i64)
        .bind(&table.phase)
        .bind(summary)
        .execute(&mut *db)
        .await
        .unwrap();
    for (seq, at, event) in events {
        sqlx::query("INSERT INTO events (table_id, seq, at, event) VALUES (?, ?, ?, ?)")
            .bind(id.as_str())
            .bind(seq)
            .bind(at)
            .bind(event)
            .execute(&mut *db)
            .await
            .unwrap();
    }
    for (n, player, name, seated) in &table.members {
        let player = if random.below(2) == 0 { Some(me) } else { player.as_deref() };
        sqlx::query(
            "INSERT INTO members (table_id, member, player_id, name, seated) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(id.as_str())
        .bind(n)
        .bind(player)
        .bind(name)
        .bind(seated)
        .execute(&mut *db)
        .await
        .unwrap();
    }
    for (n, player, name, text, at) in &table.chat {
        sqlx::query(
            "INSERT INTO chat (table_id, n, player_id, name, text, said_at) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(id.as_str())
        .bind(n)
        .bind(player)
        .bind(name)
        .bind(text)
        .bind(at)
        .execute(&mut *db)
        .await
        .unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_a_damaged_store_have_answers() {
    static PANICS: AtomicUsize = AtomicUsize::new(0);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        usual(info);
    }));
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/data/games-0002.db");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    std::fs::copy(old, &path).unwrap();
    let games = Arc::new(SqliteStore::open(&path).await.unwrap());
    let server = Server::with(games, quick()).await;
    let ada = server.browser();
    let own = ada.go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "here")]).await;

    let options = SqliteConnectOptions::new().filename(&path).pragma("synchronous", "OFF");
    let mut db = options.connect().await.unwrap();
    let query = "SELECT player_id FROM members WHERE table_id = ? LIMIT 1";
    let me: String =
        sqlx::query_scalar(query).bind(id_of(&own).as_str()).fetch_one(&mut db).await.unwrap();
    let tables = stored(&mut db).await;
    // Some where people only gathered were cleared away already.
    assert!(tables.len() > 30);
    let (mut good, mut bad) = (0, 0);
    for round in 0..ROUNDS {
        for (n, table) in tables.iter().enumerate() {
            let random = &mut Random::new(round * 1000 + n as u64);
            let mut bytes = [0; TableId::LEN];
            bytes.fill_with(|| random.below(256) as u8);
            let id = TableId::from_random(bytes);
            let mut transaction = db.begin().await.unwrap();
            store(&mut transaction, id, table, &me, random).await;
            transaction.commit().await.unwrap();
            for page in [
                format!("/t/{id}"),
                format!("/t/{id}/replay?ply=3"),
                format!("/t/{id}/record"),
                format!("/api/v1/tables/{id}"),
            ] {
                let status = ada.get(&page).await.status().as_u16();
                let counts = if status == 200 { &mut good } else { &mut bad };
                *counts += 1;
                assert!([200, 303, 403, 404, 409, 503].contains(&status), "{page}: {status}");
                assert_eq!(PANICS.load(Ordering::SeqCst), 0, "{page}, made from {}", table.id);
            }
        }
        for list in ["/", "/api/v1/tables", "/account"] {
            let status = ada.get(list).await.status();
            assert!(status.is_success() || status == 401, "{list}: {status}");
        }
        assert_eq!(PANICS.load(Ordering::SeqCst), 0);
    }
    assert!(good > 300 && bad > 300, "{good} pages were shown and {bad} refused");
    assert!(ada.figure("majesty_store_unreadable_rows_total").await > 0.0);
}
