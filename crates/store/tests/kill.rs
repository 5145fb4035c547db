//! What was acknowledged survives the sudden end of the process.
//!
//! The test starts itself again as a child that makes moves and prints each that it was told is
//! stored, kills it at some moment and looks for the printed moves.

mod common;

use std::{
    collections::BTreeMap,
    env,
    ffi::OsString,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    sync::Arc,
};

use majesty_store::{SqliteStore, Store};
use majesty_table::{Table, TableId};
use tokio::task::JoinSet;

use common::{endless, open, play};

/// Where the child finds the store; only the child has it.
const STORE: &str = "MAJESTY_TEST_KILL_STORE";

/// How many games the child plays at once.
const GAMES: u32 = 4;

const ROUNDS: usize = 20;

/// Plays for ever and says what was stored.
async fn play_for_ever(path: OsString) {
    let store = Arc::new(SqliteStore::open(path).await.unwrap());
    let mut games = JoinSet::new();
    for _ in 0..GAMES {
        let store = store.clone();
        games.spawn(async move {
            let mut table = open(&*store, endless()).await;
            loop {
                play(&*store, &mut table).await;
                println!("stored {} {}", table.id(), table.revision());
            }
        });
    }
    games.join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_moves_survive_a_kill() {
    if let Some(path) = env::var_os(STORE) {
        return play_for_ever(path).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    // The last revision of each game that was said to be stored.
    let mut acknowledged: BTreeMap<TableId, u64> = BTreeMap::new();
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
        for (&id, &revision) in &acknowledged {
            let log = store.load(id, 0).await.unwrap().expect("the table is stored");
            assert!(log.revision >= revision, "change {revision} of {id} is lost");
            let table = Table::replay(id, log).unwrap();
            // Opened and dealt in the first change; the last move of a game ends it, too.
            assert!(u64::from(table.events()) > table.revision(), "whole changes");
        }
        assert_eq!(store.rebuild_summaries().await.unwrap(), []);
    }
    let changes: u64 = acknowledged.values().sum();
    assert!(changes > 100, "only {changes} changes were stored");
}

/// Reads what the child prints; the test harness may print before it in the same line.
fn stored(line: &str) -> Option<(TableId, u64)> {
    let (_, rest) = line.split_once("stored ")?;
    let (id, revision) = rest.split_once(' ')?;
    Some((id.parse().ok()?, revision.parse().ok()?))
}
