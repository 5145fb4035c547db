//! What those who run a server see of it, how it ends, and that bots do not crowd people out.

mod common;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use common::{Browser, PATIENCE, Server, Stream, any_move, attribute, ply_of, quick, revision_of};
use majesty_server::{Limits, Options};
use majesty_store::SqliteStore;
use tokio::time::{sleep, timeout};

/// A figure of the metrics.
fn figure(metrics: &str, name: &str) -> f64 {
    let found = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("{name} is missing in\n{metrics}")).parse().unwrap()
}

/// What an address answers to somebody without cookies.
async fn probe(server: &Server, path: &str) -> (u16, String) {
    let response = Browser::new(&server.origin).get(path).await;
    assert!(response.headers().get("set-cookie").is_none(), "{path}");
    (response.status().as_u16(), response.text().await.unwrap())
}

#[tokio::test]
async fn the_server_tells_how_it_is_and_names_nobody() {
    let server = Server::start().await;
    assert_eq!(probe(&server, "/healthz").await, (200, "alive\n".to_owned()));
    assert_eq!(probe(&server, "/readyz").await, (200, "ready\n".to_owned()));
    let ada = server.browser();
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Adalgisa"), ("seat2", "bot:page")];
    let table = ada.go("/new", &form).await;
    let page = ada.page(&table).await;
    let stream = Stream::open(&ada, &table, revision_of(&page)).await;
    ada.make_any_move(&table, &page).await;
    ada.own_turn(&table).await;
    ada.get("/nowhere").await;

    let (status, metrics) = probe(&server, "/metrics").await;
    assert_eq!(status, 200);
    for (name, value) in [
        ("majesty_tables", 1.0),
        ("majesty_streams", 1.0),
        ("majesty_moves_total{by=\"person\"}", 1.0),
        ("majesty_moves_total{by=\"bot\"}", 1.0),
        ("majesty_move_seconds_count", 1.0),
        ("majesty_bots_waiting", 0.0),
        ("majesty_bot_wait_seconds_count", 1.0),
        ("majesty_bot_think_seconds_count", 1.0),
        ("majesty_store_errors_total", 0.0),
        ("majesty_requests_total{status=\"4xx\"}", 1.0),
    ] {
        assert!((figure(&metrics, name) - value).abs() < 0.5, "{name}:\n{metrics}");
    }
    assert!(figure(&metrics, "majesty_request_seconds_count") > 4.0);
    let id = table.trim_start_matches("/t/");
    assert!(!metrics.contains(id) && !metrics.contains("Adalgisa"));
    drop(stream);
    let closed = async {
        while figure(&probe(&server, "/metrics").await.1, "majesty_streams") > 0.5 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, closed).await.expect("a closed stream is not counted");
}

#[tokio::test]
async fn a_server_that_drains_takes_no_new_work_and_finishes_what_it_has() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let options = Options { drain: Duration::from_millis(700), ..quick() };
    let server = Server::with(store.clone(), options).await;
    let ada = server.browser();
    let table = ada.go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "here")]).await;
    let mut stream = Stream::open(&ada, &table, 0).await;
    stream.next().await.unwrap();
    let begun = Instant::now();
    server.drain();
    let (status, why) = probe(&server, "/readyz").await;
    assert_eq!((status, why.as_str()), (503, "the server is about to end\n"));
    assert_eq!(probe(&server, "/healthz").await.0, 200, "it lives");
    // Who is still sent here is served, and sees it.
    let page = ada.page(&table).await;
    ada.make_any_move(&table, &page).await;
    stream.until(|news| attribute(&news.data, "data-ply") == "1").await;
    let mut acknowledged = 1;
    // To the last moment: what is acknowledged is stored.
    loop {
        let Ok(response) = ada.client.get(format!("{}{table}", server.origin)).send().await else {
            break;
        };
        let Ok(page) = response.text().await else { break };
        if attribute(&page, "data-phase") == "over" {
            break;
        }
        assert_eq!(ply_of(&page), acknowledged);
        let fields = any_move(&page);
        let path = format!("{}{table}/move", server.origin);
        match ada.client.post(path).form(&fields).send().await {
            Ok(answer) if answer.status() == 303 => acknowledged += 1,
            Ok(answer) => panic!("{}", answer.status()),
            Err(_) => break,
        }
        sleep(Duration::from_millis(40)).await;
    }
    while stream.next().await.is_some() {}
    server.ended().await;
    assert!(begun.elapsed() >= Duration::from_millis(700), "others had time to notice");
    let id = table.trim_start_matches("/t/").parse().unwrap();
    let store: &dyn majesty_store::Store = &*store;
    let stored = store.load_table(id).await.unwrap().unwrap().moves.len();
    assert!(stored >= acknowledged && acknowledged > 1, "{stored} of {acknowledged} are stored");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_bots_think_less_and_people_do_not_wait() {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let games = (3 * cores).max(40);
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    // The strongest bot takes a second for a move.
    let hint_time = Duration::from_millis(100);
    let (bot_pace, limits) = (Duration::ZERO, Limits::Off);
    let options = Options { bot_pace, hint_time, limits, ..Options::default() };
    let server = Server::with(store, options).await;
    let ada = server.browser();
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "here")];
    let own = ada.go("/new", &form).await;
    let mut tables = Vec::new();
    for _ in 0..games {
        let table = ada.go("/play", &[("players", "2"), ("level", "chancellor")]).await;
        ada.make_any_move(&table, &ada.page(&table).await).await;
        tables.push(table);
    }
    let asked = Instant::now();
    let waiting = figure(&probe(&server, "/metrics").await.1, "majesty_bots_waiting");
    // A hint is a person's request, too, and does not wait behind forty bots.
    ada.go(&format!("{own}/hint"), &[("ply", "0")]).await;
    assert!(ada.page(&own).await.contains("class=\"best\""));
    let still = figure(&probe(&server, "/metrics").await.1, "majesty_bots_waiting");
    assert!(still > 0.5, "the bots were done before");
    let mut slowest = Duration::ZERO;
    for table in &tables {
        loop {
            let begun = Instant::now();
            let page = ada.page(table).await;
            slowest = slowest.max(begun.elapsed());
            if ply_of(&page) == 2 {
                break;
            }
            assert!(asked.elapsed() < PATIENCE, "bots take too long");
            sleep(Duration::from_millis(10)).await;
        }
    }
    assert!(waiting > 3.0, "only {waiting} bots waited");
    assert!(slowest < Duration::from_secs(2), "somebody waited {slowest:?} for a page");
    let metrics = probe(&server, "/metrics").await.1;
    let thought = figure(&metrics, "majesty_bot_think_seconds_sum");
    assert!(thought < games as f64 / 2.0, "{games} bots thought {thought} s");
}
