//! What those who run a server see of it, how it ends, and that bots do not crowd people out.

mod common;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use common::{
    Browser, Server, Stream, any_move, attribute, figure, ply_of, quick, revision_of, stored,
};
use majesty_server::{Limits, Options};
use majesty_store::SqliteStore;
use tokio::time::sleep;

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
        ("majesty_nodes", 1.0),
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
    assert!(figure(&metrics, "majesty_connections") > 1.5, "the stream and the question");
    let id = table.trim_start_matches("/t/");
    assert!(!metrics.contains(id) && !metrics.contains("Adalgisa"));
    drop((stream, ada));
    let monitor = server.browser();
    monitor.until_figure("majesty_streams", |streams| streams < 0.5).await;
    monitor.until_figure("majesty_connections", |connections| connections < 1.5).await;
}

#[tokio::test]
async fn a_server_that_drains_is_not_ready_and_goes_on() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let options = Options { drain: Duration::from_hours(1), ..quick() };
    let server = Server::with(store, options).await;
    let ada = server.browser();
    let table = ada.go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "here")]).await;
    let mut stream = Stream::open(&ada, &table, 0).await;
    stream.next().await.unwrap();
    server.drain();
    let (status, why) = probe(&server, "/readyz").await;
    assert_eq!((status, why.as_str()), (503, "the server is shutting down\n"));
    assert_eq!(probe(&server, "/healthz").await.0, 200, "it lives");
    // Requests that still arrive are served.
    let page = ada.page(&table).await;
    ada.make_any_move(&table, &page).await;
    stream.until(|news| attribute(&news.data, "data-ply") == "1").await;
}

#[tokio::test]
async fn a_server_that_has_drained_finishes_what_it_has() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let drain = Duration::from_millis(500);
    let server = Server::with(store.clone(), Options { drain, ..quick() }).await;
    let ada = server.browser();
    let table = ada.go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "here")]).await;
    let mut stream = Stream::open(&ada, &table, 0).await;
    stream.next().await.unwrap();
    ada.make_any_move(&table, &ada.page(&table).await).await;
    let begun = Instant::now();
    server.drain();
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
        // The game should last as long as the server does.
        sleep(drain / 20).await;
    }
    stream.ended().await;
    server.ended().await;
    assert!(begun.elapsed() >= drain, "others had time to notice");
    let store: &dyn majesty_store::Store = &*store;
    let stored = stored(store, &table).await.ply() as usize;
    assert!(stored >= acknowledged, "{stored} of {acknowledged} are stored");
}

#[tokio::test]
async fn people_do_not_wait_while_many_bots_think() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    // The strongest bot takes a second for a move.
    let hint_time = Duration::from_millis(100);
    let (bot_pace, limits) = (Duration::ZERO, Limits::Off);
    let options = Options { bot_pace, hint_time, limits, ..Options::default() };
    let server = Server::with(store, options).await;
    let ada = server.browser();
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "here")];
    let own = ada.go("/new", &form).await;
    let (mut tables, mut meanwhile) = (Vec::new(), 0);
    for _ in 0..40 {
        let table = ada.go("/play", &[("players", "2"), ("level", "chancellor")]).await;
        ada.make_any_move(&table, &ada.page(&table).await).await;
        tables.push(table);
        let metrics = ada.page("/metrics").await;
        let begun = figure(&metrics, "majesty_bot_wait_seconds_count");
        let ended = figure(&metrics, "majesty_bot_think_seconds_count");
        meanwhile += usize::from(begun > ended + 0.5);
    }
    assert!(meanwhile > 0, "no page came while a bot thought");
    // A hint is a person's request, too.
    ada.go(&format!("{own}/hint"), &[("ply", "0")]).await;
    assert!(ada.page(&own).await.contains("class=\"suggested best\""));
    // However many wait, each comes to its turn.
    for table in &tables {
        ada.until(table, |page| ply_of(page) == 2).await;
    }
}
