//! How many moves a second a store takes, and how long reading it takes. On a disk, because that is
//! what takes the time.

use std::{
    fmt::Display,
    path::Path,
    sync::Arc,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use majesty_rules::{Config, Deal, Players};
use majesty_store::{
    Appended, Header, MadeBy, Millis, Phase, PlayerId, SeatHolder, SeatKind, Setup, SqliteStore,
    Store, StoredMove, TableId,
};

/// The moves of a game of four.
const PLIES: u32 = 48;

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
                    let id = create(&*store).await;
                    for ply in 0..PLIES {
                        let asked = Instant::now();
                        append_one(&*store, id, ply).await;
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
    let table = create(&**store).await;
    for ply in 0..PLIES {
        append_one(&**store, table, ply).await;
    }
    let writer = Arc::clone(store);
    let writer = tokio::spawn(async move {
        loop {
            let id = create(&*writer).await;
            for ply in 0..PLIES {
                append_one(&*writer, id, ply).await;
            }
        }
    });
    let player = PlayerId::from_hash([2; 32]);
    time("load a whole game", 2000, async || {
        assert_eq!(store.load_table(table).await.unwrap().unwrap().moves.len(), PLIES as usize);
    })
    .await;
    time("list 50 tables to watch", 500, async || {
        assert_eq!(store.watchable_tables(50).await.unwrap().len(), 50);
    })
    .await;
    time("list 50 tables of somebody with very many", 20, async || {
        assert_eq!(store.tables_of(player, 50).await.unwrap().len(), 50);
    })
    .await;
    writer.abort();
    time("open the store again", 20, async || {
        SqliteStore::open(path).await.unwrap();
    })
    .await;
    tell("tables in it", store.playing_tables().await.unwrap().len());
}

async fn time(what: &str, times: u32, action: impl AsyncFn()) {
    let begun = Instant::now();
    for _ in 0..times {
        action().await;
    }
    tell(what, format!("{:.1?}", begun.elapsed() / times));
}

async fn append_one(store: &dyn Store, id: TableId, ply: u32) {
    let made = StoredMove { word: "2W>B".to_owned(), by: MadeBy::Person, at: Millis(2) };
    let appended = store.append_move(id, ply, made, false).await.unwrap();
    assert_eq!(appended, Appended::Stored { revision: u64::from(ply) + 2 });
}

async fn create(store: &dyn Store) -> TableId {
    let seat = |n| SeatHolder {
        kind: SeatKind::Person { player: PlayerId::from_hash([n; 32]) },
        name: "A person's name".to_owned(),
        ready: true,
        stand_in: None,
    };
    let mut header = Header {
        config: Config::new(Players::Four),
        cards: None,
        seed: Some(7),
        commitment: None,
        seats: (1..=4).map(seat).collect(),
        host: PlayerId::from_hash([1; 32]),
        turn_limit_ms: Some(60_000),
        substitute: "knight".to_owned(),
        practice: false,
        previous: None,
        next: None,
        request: None,
        advice: None,
        extra: serde_json::Map::new(),
    };
    header.set_deal(&Deal::new(header.config, 7));
    let id = TableId::random();
    let setup = Setup { phase: Phase::Playing, listed: true, header };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    store.create_table(id, setup, Millis(now.as_millis() as u64)).await.unwrap();
    id
}
