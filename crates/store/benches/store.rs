//! How many moves a second a store takes, and how long reading it takes. On a disk, because that is
//! what takes the time.

#[path = "../tests/common/mod.rs"]
mod common;

use std::{
    fmt::Display,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use majesty_store::{List, SqliteStore, Store};

use common::{load, open, person, play, seat, table_of};

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path = folder.path().join("games.db");
    let begun = Instant::now();
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&path).await.unwrap());
    tell("open a new store", format!("{:.1?}", begun.elapsed()));

    for writers in [1, 4, 16, 64, 256] {
        append(&store, writers, Duration::from_secs(2)).await;
    }
    read(&store, &path).await;
}

fn tell(what: impl Display, figure: impl Display) {
    println!("{what:<48} {figure}");
}

/// Appends from so many tasks at once, each with games of its own.
async fn append(store: &Arc<dyn Store>, writers: u32, time: Duration) {
    let begun = Instant::now();
    let tasks: Vec<_> = (0..writers)
        .map(|_| {
            let store = Arc::clone(store);
            tokio::spawn(async move {
                let mut waits = Vec::new();
                while begun.elapsed() < time {
                    let mut table = open(&*store, game()).await;
                    while table.turn().is_some() {
                        let asked = Instant::now();
                        play(&*store, &mut table).await;
                        waits.push(asked.elapsed());
                    }
                }
                waits
            })
        })
        .collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.unwrap());
    }
    let rate = waits.len() as f64 / begun.elapsed().as_secs_f64();
    waits.sort();
    let part = |percent: usize| waits[waits.len() * percent / 100];
    let (median, late) = (part(50), part(99));
    tell(
        format!("append, {writers} at once"),
        format!("{rate:.0} a second; half within {median:.0?}, 99% within {late:.0?}"),
    );
}

/// Reads beside a writer that never rests, as it is on a busy evening.
async fn read(store: &Arc<dyn Store>, path: &Path) {
    let mut table = open(&**store, game()).await;
    while table.turn().is_some() {
        play(&**store, &mut table).await;
    }
    let writer = Arc::clone(store);
    let writer = tokio::spawn(async move {
        loop {
            let mut table = open(&*writer, game()).await;
            while table.turn().is_some() {
                play(&*writer, &mut table).await;
            }
        }
    });
    for _ in 0..50 {
        open(&**store, game()).await;
    }
    let (id, events) = (table.id(), table.events());
    time("load the log of a whole game", 2000, async || {
        assert_eq!(store.load(id, 0).await.unwrap().unwrap().events.len(), events as usize);
    })
    .await;
    time("load and replay it", 2000, async || {
        assert_eq!(load(&**store, id).await.events(), events);
    })
    .await;
    time("load what is new, which is nothing", 2000, async || {
        assert_eq!(store.load(id, events).await.unwrap().unwrap().events.len(), 0);
    })
    .await;
    time("list 50 tables to watch", 500, async || {
        assert_eq!(store.list(List::Watchable, 50).await.unwrap().len(), 50);
    })
    .await;
    time("list 50 tables of somebody with very many", 20, async || {
        assert_eq!(store.list(List::Of(person(2)), 50).await.unwrap().len(), 50);
    })
    .await;
    writer.abort();
    time("open the store again", 20, async || {
        SqliteStore::open(path).await.unwrap();
    })
    .await;
    tell("tables in it", store.tables_about(person(2), None, u32::MAX).await.unwrap().len());
}

async fn time(what: &str, times: u32, action: impl AsyncFn()) {
    let begun = Instant::now();
    for _ in 0..times {
        action().await;
    }
    tell(what, format!("{:.1?}", begun.elapsed() / times));
}

/// A game of four people.
fn game() -> majesty_table::NewTable {
    table_of((1..=4).map(|n| seat(n, true)).collect())
}
