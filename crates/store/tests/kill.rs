//! What was acknowledged survives the sudden end of the process.
//!
//! The test starts itself again as a child that appends moves and prints each that it was told is
//! stored, kills it at some moment and looks for the printed moves.

use std::{
    collections::BTreeMap,
    env,
    ffi::OsString,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    sync::Arc,
};

use majesty_store::{
    Appended, Header, MadeBy, Millis, Phase, PlayerId, Setup, SqliteStore, Store, StoredMove,
    TableId,
};

/// Where the child finds the store; only the child has it.
const STORE: &str = "MAJESTY_TEST_KILL_STORE";

/// How many games the child plays at once.
const GAMES: u32 = 4;

const ROUNDS: usize = 20;

fn setup() -> Setup {
    let host = PlayerId::from_hash([1; 32]);
    let header: Header = serde_json::from_value(serde_json::json!({
        "config": {
            "players": 2, "sides": "AAAAAAAA", "deck": "standard", "ties": "shared",
            "announce": false
        },
        "seats": [],
        "host": host,
    }))
    .unwrap();
    Setup { phase: Phase::Playing, listed: false, header }
}

fn word(ply: u32) -> String {
    format!("word{ply}")
}

/// Appends for ever and says what was stored.
async fn append_for_ever(path: OsString) {
    let store = Arc::new(SqliteStore::open(path).await.unwrap());
    let mut games = Vec::new();
    for _ in 0..GAMES {
        let store = store.clone();
        games.push(tokio::spawn(async move {
            let id = TableId::random();
            store.create_table(id, setup(), Millis(1)).await.unwrap();
            for ply in 0.. {
                let made = StoredMove { word: word(ply), by: MadeBy::Bot, at: Millis(2) };
                let appended = store.append_move(id, ply, made, false).await.unwrap();
                assert!(matches!(appended, Appended::Stored { .. }));
                println!("stored {id} {ply}");
            }
        }));
    }
    for game in games {
        game.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_moves_survive_a_kill() {
    if let Some(path) = env::var_os(STORE) {
        return append_for_ever(path).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    // The last move of each game that was said to be stored.
    let mut acknowledged: BTreeMap<TableId, u32> = BTreeMap::new();
    for round in 0..ROUNDS {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["acknowledged_moves_survive_a_kill", "--exact", "--nocapture"])
            .env(STORE, &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut moves = lines.filter_map(|line| stored(&line));
        // From before the first move to the middle of a busy time; what is printed meanwhile counts.
        acknowledged.extend(moves.by_ref().take(round * 7 % 30));
        child.kill().unwrap();
        child.wait().unwrap();
        acknowledged.extend(moves);

        let store = SqliteStore::open(&path).await.unwrap();
        for (&id, &ply) in &acknowledged {
            let table = store.load_table(id).await.unwrap().expect("the table is stored");
            assert!(table.moves.len() > ply as usize, "move {ply} of {id} is lost");
            assert!((0..).zip(&table.moves).all(|(ply, made)| made.word == word(ply)));
            // A move and its revision are one change.
            assert_eq!(table.info.revision, table.moves.len() as u64 + 1);
        }
    }
    let moves: u32 = acknowledged.values().map(|last| last + 1).sum();
    assert!(moves > 100, "only {moves} moves were stored");
}

/// Reads what the child prints; the test harness may print before it in the same line.
fn stored(line: &str) -> Option<(TableId, u32)> {
    let (_, rest) = line.split_once("stored ")?;
    let (id, ply) = rest.split_once(' ')?;
    Some((id.parse().ok()?, ply.parse().ok()?))
}
