//! A server that ends and starts again: every game goes on.

mod common;

use std::{sync::Arc, time::Duration};

use common::{PATIENCE, Server, attribute, move_long_ago, ply_of, quick, revision_of, stored};
use majesty_server::Options;
use majesty_store::SqliteStore;

#[tokio::test]
async fn games_go_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::at(folder.path()).await;
    let ada = server.browser();
    let table = ada.play_now("3").await;
    let mut ply = 9;
    let page = ada.play_until(&table, ply).await;
    ada.go(&format!("{table}/say"), &[("text", "see you later")]).await;
    let mut revision = revision_of(&page);
    server.stop().await;
    for _ in 0..3 {
        let server = Server::at(folder.path()).await;
        let ada = ada.at(&server);
        let page = ada.own_turn(&table).await;
        assert_eq!(ply_of(&page), ply);
        assert!(page.contains("see you later"));
        assert!(revision_of(&page) >= revision, "no page looks newer than the present");
        ply += 3;
        let page = ada.play_until(&table, ply).await;
        revision = revision_of(&page);
        server.stop().await;
    }
}

#[tokio::test]
async fn bots_move_after_a_restart_without_being_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let slow = Options { bot_pace: Duration::from_hours(1), ..quick() };
    let server = Server::with(Arc::new(SqliteStore::open(&path).await.unwrap()), slow).await;
    let ada = server.browser();
    let table = ada.play_now("4").await;
    ada.make_any_move(&table, &ada.page(&table).await).await;
    assert_eq!(ply_of(&ada.page(&table).await), 1, "the bot takes its time");
    server.stop().await;

    let server = Server::at(folder.path()).await;
    let all_moved = async {
        while stored(&*server.store, &table).await.ply() < 4 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, all_moved).await.expect("the bots go on");
}

#[tokio::test]
async fn clocks_run_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::at(folder.path()).await;
    let ada = server.browser();
    let form = [
        ("players", "2"),
        ("seat1", "me"),
        ("seat2", "bot:page"),
        ("limit", "60000"),
        ("substitute", "page"),
    ];
    let table = ada.go("/new", &form).await;
    server.stop().await;
    let store = SqliteStore::open(folder.path().join("games.db")).await.unwrap();
    for _ in 0..2 {
        move_long_ago(&store, &table).await;
    }
    drop(store);
    let server = Server::at(folder.path()).await;
    let stood_in = async {
        loop {
            if stored(&*server.store, &table).await.seats()[0].away {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, stood_in).await.expect("the time runs out");
    let ada = ada.at(&server);
    ada.go(&format!("{table}/come-back"), &[]).await;
    // The game has waited, and the turn that ran out is not theirs any more.
    let page = ada.own_turn(&table).await;
    assert_eq!((ply_of(&page), attribute(&page, "data-own-turn")), (4, "true"));
    let played = stored(&*server.store, &table).await;
    assert_eq!(played.game().unwrap().turns()[2].by, majesty_table::MadeBy::StandIn);
}
