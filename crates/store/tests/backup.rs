//! Copies of a store, out of one that is written to all the time, and back.

mod common;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use majesty_store::{CopyError, SqliteStore, Store, StoreError, TableId};
use majesty_table::{Event, Logged, Table};
use tempfile::TempDir;
use tokio::{sync::watch, time::timeout};

use common::{endless, load, open, play};

/// As long as anything may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder with a closed store of one table with some moves.
async fn store(moves: u32) -> (TempDir, PathBuf, TableId) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let mut table = open(&store, endless()).await;
    for _ in 0..moves {
        play(&store, &mut table).await;
    }
    close(store, &path).await;
    (folder, path, table.id())
}

/// Plays on.
async fn append(store: &SqliteStore, id: TableId) {
    let mut table = load(store, id).await;
    play(store, &mut table).await;
}

/// Waits until the store has let go of its file, which its tasks do by and by.
async fn close(store: SqliteStore, path: &Path) {
    drop(store);
    let wal = path.with_extension("db-wal");
    for again in 1..=3000 {
        if !wal.exists() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        // Two connections that end at the same moment may each leave the log to the other. It does no
        // harm, and whoever comes next clears it away.
        if again % 50 == 0 {
            drop(SqliteStore::open(path).await.unwrap());
        }
    }
    panic!("the store is still open");
}

async fn revision(path: &Path, id: TableId) -> u64 {
    let store = SqliteStore::open(path).await.unwrap();
    let revision = load(&store, id).await.revision();
    close(store, path).await;
    revision
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    // The lock stays: to remove it would let two processes lock two files of one name.
    names.retain(|name| name != "games.db.lock" && name != "elsewhere.db.lock");
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_holds_everything_that_was_acknowledged_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let (acknowledged, mut news) = watch::channel(BTreeMap::<TableId, u64>::new());
    let acknowledged = Arc::new(acknowledged);
    let is_over = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..4)
        .map(|_| {
            let (store, acknowledged) = (store.clone(), acknowledged.clone());
            let is_over = is_over.clone();
            tokio::spawn(async move {
                let mut table = open(&store, endless()).await;
                while !is_over.load(Ordering::SeqCst) {
                    play(&store, &mut table).await;
                    acknowledged.send_modify(|acknowledged| {
                        acknowledged.insert(table.id(), table.revision());
                    });
                }
            })
        })
        .collect();
    for round in 0..10 {
        // In the middle of writing, and some moves further than the last time.
        let is_further = |all: &BTreeMap<_, u64>| all.values().sum::<u64>() >= 20 * (round + 1);
        let before = timeout(PATIENCE, news.wait_for(is_further)).await.expect("moves are made");
        let before = before.unwrap().clone();
        let copy = folder.path().join(format!("backup-{round}.db"));
        let copied = SqliteStore::backup(&path, &copy).await.unwrap();
        let after = acknowledged.borrow().clone();
        let opened = SqliteStore::open(&copy).await.unwrap();
        let mut moves = 0;
        for (&id, &revision) in &before {
            let log = opened.load(id, 0).await.unwrap().expect("the table is in it");
            assert!(log.revision >= revision, "round {round}: a move is missing");
            // Not more than were being made when it ended.
            assert!(log.revision <= after[&id] + 1);
            let is_move = |logged: &&Logged| matches!(logged.event, Event::Played { .. });
            moves += log.events.iter().filter(is_move).count() as u64;
            Table::replay(id, log).unwrap();
        }
        assert!(copied.moves >= moves && copied.tables >= before.len() as u64);
        assert_eq!(opened.rebuild_summaries().await.unwrap(), [], "one moment");
    }
    is_over.store(true, Ordering::SeqCst);
    for writer in writers {
        writer.await.unwrap();
    }
}

#[tokio::test]
async fn a_backup_comes_back() {
    let (folder, path, id) = store(5).await;
    let copy = folder.path().join("copy.db");
    let copied = SqliteStore::backup(&path, &copy).await.unwrap();
    assert_eq!((copied.tables, copied.moves), (1, 5));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "others may read the cards");
    }

    // To a place where nothing is, even if an old log lies there.
    let elsewhere = folder.path().join("elsewhere.db");
    fs::write(folder.path().join("elsewhere.db-wal"), "an old log").unwrap();
    SqliteStore::restore(&copy, &elsewhere, false).await.unwrap();
    assert_eq!(revision(&elsewhere, id).await, 6);

    // In place of a store that went on, only if that is wanted.
    let store = SqliteStore::open(&path).await.unwrap();
    append(&store, id).await;
    close(store, &path).await;
    let refused = SqliteStore::restore(&copy, &path, false).await;
    assert!(matches!(refused, Err(CopyError::Exists(_))), "{refused:?}");
    assert_eq!(revision(&path, id).await, 7);
    SqliteStore::restore(&copy, &path, true).await.unwrap();
    assert_eq!(revision(&path, id).await, 6);
    assert_eq!(names(folder.path()), ["copy.db", "elsewhere.db", "games.db"], "nothing is left");
}

#[tokio::test]
async fn a_store_in_use_is_not_replaced() {
    let (folder, path, id) = store(3).await;
    let copy = folder.path().join("copy.db");
    SqliteStore::backup(&path, &copy).await.unwrap();
    let used = SqliteStore::open(&path).await.unwrap();
    append(&used, id).await;
    let refused = SqliteStore::restore(&copy, &path, true).await;
    assert!(matches!(refused, Err(CopyError::InUse(_))), "{refused:?}");
    append(&used, id).await;
    assert_eq!(load(&used, id).await.revision(), 6);
    close(used, &path).await;
    assert_eq!(names(folder.path()), ["copy.db", "games.db"]);
}

#[tokio::test]
async fn what_is_no_whole_game_store_is_refused_and_changes_nothing() {
    let (folder, path, id) = store(400).await;
    let copy = folder.path().join("copy.db");
    SqliteStore::backup(&path, &copy).await.unwrap();
    let whole = fs::read(&copy).unwrap();
    let mut damaged = whole.clone();
    let middle = damaged.len() / 2;
    // More than a page, so that the beginning of one is in it.
    damaged[middle..middle + 5000].fill(0xa5);
    let wrong: [(&str, &[u8]); 4] = [
        ("damaged.db", &damaged),
        ("cut.db", &whole[..whole.len() - 5000]),
        ("letter.txt", b"no database at all, but long enough to be read as one, says the author"),
        ("empty.db", b""),
    ];
    for (name, bytes) in wrong {
        let file = folder.path().join(name);
        fs::write(&file, bytes).unwrap();
        let refused = SqliteStore::restore(&file, &path, true).await;
        let Err(CopyError::Store(error)) = &refused else { panic!("{name}: {refused:?}") };
        assert!(
            matches!(error, StoreError::Corrupt { .. } | StoreError::Foreign { .. }),
            "{name}: {error:?}"
        );
        assert!(error.to_string().contains(name), "{error}");
        assert_eq!(revision(&path, id).await, 401, "{name}");
        fs::remove_file(file).unwrap();
    }
    let missing = SqliteStore::restore(&folder.path().join("none.db"), &path, true).await;
    assert!(matches!(missing, Err(CopyError::Missing(_))), "{missing:?}");
    assert_eq!(names(folder.path()), ["copy.db", "games.db"]);

    // A store that can't be read any more is what backups are for.
    fs::write(&path, &damaged[..damaged.len() / 3]).unwrap();
    SqliteStore::restore(&copy, &path, true).await.unwrap();
    assert_eq!(revision(&path, id).await, 401);
}

#[tokio::test]
async fn a_backup_makes_no_store_and_overwrites_nothing() {
    let (folder, path, _) = store(1).await;
    let nowhere = folder.path().join("none.db");
    let refused = SqliteStore::backup(&nowhere, &folder.path().join("copy.db")).await;
    assert!(matches!(refused, Err(CopyError::Missing(_))), "{refused:?}");
    let refused = SqliteStore::backup(&path, &path).await;
    assert!(matches!(refused, Err(CopyError::Exists(_))), "{refused:?}");
    let unreachable = folder.path().join("no/folder/copy.db");
    let refused = SqliteStore::backup(&path, &unreachable).await;
    assert!(matches!(refused, Err(CopyError::File { .. })), "{refused:?}");
    assert_eq!(names(folder.path()), ["games.db"]);
}

#[tokio::test]
async fn a_backup_of_an_older_version_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let copy = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games-0002.db");
    let path = folder.path().join("games.db");
    let copied = SqliteStore::restore(&copy, &path, false).await.unwrap();
    assert_eq!((copied.tables, copied.moves), (47, 420));
    let store = SqliteStore::open(&path).await.unwrap();
    close(store, &path).await;
    let again = folder.path().join("again.db");
    let copied = SqliteStore::backup(&path, &again).await.unwrap();
    assert_eq!((copied.tables, copied.moves), (47, 420));
}
