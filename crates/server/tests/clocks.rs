//! Clocks: turns end in time whatever happens to the time of day, far deadlines need no memory, and
//! a clock that was set deletes nothing.

mod common;

use std::{path::Path, sync::Arc, time::Duration};

use common::{Browser, PATIENCE, Server, quick, server, stored};
use majesty_server::{Options, Time};
use majesty_store::SqliteStore;
use majesty_table::{MadeBy, Phase, Table};
use tokio::time::{sleep, timeout};

const DAY: i64 = 24 * 3_600_000;

/// A table that is done with quickly when nobody looks.
fn forgetful() -> Options {
    Options { idle: Duration::from_millis(100), ..quick() }
}

/// A server that keeps its games in a folder.
async fn at(folder: &Path, options: Options) -> Server {
    let store = SqliteStore::open(folder.join("games.db")).await.unwrap();
    Server::with(Arc::new(store), options).await
}

/// A game of one person against a bot, with a limit.
async fn timed(person: &Browser, limit: &str) -> String {
    let form = [
        ("players", "2"),
        ("seat1", "me"),
        ("seat2", "bot:page"),
        ("limit", limit),
        ("substitute", "page"),
    ];
    person.go("/new", &form).await
}

/// Waits until something is true of a table as it is stored, without loading it into the server.
async fn until_stored(server: &Server, table: &str, is_so: impl Fn(&Table) -> bool) -> Table {
    let wait = async {
        loop {
            let table = stored(&*server.store, table).await;
            if is_so(&table) {
                return table;
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, wait).await.expect("it happens in time")
}

#[tokio::test]
async fn a_table_whose_turn_takes_days_leaves_memory_and_comes_back_when_it_is_due() {
    let server = server(forgetful()).await;
    let ada = server.browser();
    for _ in 0..30 {
        timed(&ada, "86400000").await;
    }
    // The deadline is far, compared with how long a table stays in memory.
    let due = timed(&ada, "6000").await;
    assert!(ada.figure("majesty_tables").await > 0.0);
    ada.until_figure("majesty_tables", |tables| tables == 0.0).await;
    let table = until_stored(&server, &due, |table| table.seats()[0].away).await;
    let took = table.changed().0 - table.started().unwrap().0;
    assert!(took >= 6_000, "not before its time: {took} ms");
    assert_eq!(table.ply(), 0, "nobody is there to play for");
}

#[tokio::test]
async fn a_deadline_far_away_is_known_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::at(folder.path()).await;
    let ada = first.browser();
    let table = timed(&ada, "7000").await;
    let far = timed(&ada, "86400000").await;
    first.stop().await;
    let second = at(folder.path(), forgetful()).await;
    until_stored(&second, &table, |table| table.seats()[0].away).await;
    assert!(!stored(&*second.store, &far).await.seats()[0].away);
    ada.at(&second).until_figure("majesty_tables", |tables| tables == 0.0).await;
    second.stop().await;
}

/// The time of day is far ahead when a turn begins, and is set right afterwards, while the server
/// runs or before it starts again.
#[tokio::test]
async fn a_turn_that_began_in_the_future_ends_in_time() {
    for restarts in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let time = Time::default();
        time.set_by(300 * 365 * DAY);
        let mut server = at(folder.path(), Options { time: time.clone(), ..quick() }).await;
        let (ada, ben) = (server.browser(), server.browser());
        let form = [
            ("players", "2"),
            ("seat1", "me"),
            ("seat2", "link"),
            ("limit", "5000"),
            ("substitute", "page"),
        ];
        let table = ada.go("/new", &form).await;
        ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
        ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
        ada.go(&format!("{table}/start"), &[]).await;
        time.set_by(-300 * 365 * DAY);
        if restarts {
            server.stop().await;
            server = at(folder.path(), quick()).await;
        }
        let page = ada.at(&server).page(&table).await;
        let left: u64 = common::attribute(&page, "data-left").parse().unwrap();
        assert!(left <= 5_000, "{left} ms");
        let played = until_stored(&server, &table, |table| table.ply() > 0).await;
        assert_eq!(played.game().unwrap().turns()[0].by, MadeBy::StandIn);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_clock_set_forward_deletes_nothing() {
    let time = Time::default();
    let server = server(Options { time: time.clone(), ..forgetful() }).await;
    let ada = server.browser();
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "link"), ("listed", "on")];
    let table = ada.go("/new", &form).await;
    // Every round of tidying sees the time of day that it has then.
    let tidied = async || {
        let before = ada.figure("majesty_tidied_total").await;
        ada.until_figure("majesty_tidied_total", |now| now >= before + 2.0).await;
    };
    tidied().await;
    time.set_by(30 * DAY);
    tidied().await;
    time.pass(Duration::from_hours(2));
    tidied().await;
    time.set_by(-30 * DAY);
    tidied().await;
    time.pass(Duration::from_hours(7));
    tidied().await;
    assert_eq!(stored(&*server.store, &table).await.phase(), Phase::Gathering);
    // A week by a clock that can be relied on is a week.
    let mut days = 0;
    while server.store.load(common::id_of(&table), 0).await.unwrap().is_some() {
        time.pass(Duration::from_hours(24));
        tidied().await;
        days += 1;
        assert!(days < 20, "old tables are deleted some day");
    }
    assert!((6..=8).contains(&days), "{days} days");
}

/// A node that starts with a wrong clock, such as one without a battery.
#[tokio::test]
async fn a_server_that_starts_in_the_future_deletes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::at(folder.path()).await;
    let ada = first.browser();
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    first.stop().await;
    let time = Time::default();
    time.set_by(300 * 365 * DAY);
    let second = at(folder.path(), Options { time, ..forgetful() }).await;
    let ada = ada.at(&second);
    ada.until_figure("majesty_tidied_total", |rounds| rounds >= 3.0).await;
    ada.page(&table).await;
    second.stop().await;
}
