//! The memory of the server, whatever strangers do with it. There is one test in this file, because it
//! measures the whole process.

#![cfg(target_os = "linux")]

mod common;

use std::sync::Arc;

use common::{PATIENCE, Server, give_history, guest, quick, unread};
use majesty_server::{Limits, Options, Site};
use majesty_store::SqliteStore;
use majesty_table::PlayerId;
use reqwest::{Client, RequestBuilder, StatusCode, header};
use tokio::time::timeout;

/// Megabytes of this process that are in memory.
fn resident() -> f64 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: f64 = statm.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096.0 / 1e6
}

/// So many games fill the memory if all are kept there.
const GAMES: usize = 1_500;

async fn status(request: RequestBuilder) -> StatusCode {
    let answer = timeout(PATIENCE, request.send()).await.expect("an answer").unwrap();
    let status = answer.status();
    answer.bytes().await.unwrap();
    status
}

#[tokio::test]
async fn strangers_do_not_fill_the_memory() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("games.db")).await.unwrap();
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let site = Site { proxies, ..Site::default() };
    let options = Options { limits: Limits::Normal, site, ..quick() };
    let server = Server::with(Arc::new(store), options).await;
    let people: Vec<(PlayerId, String)> = (1..=8).map(guest).collect();
    let players: Vec<PlayerId> = people.iter().map(|(player, _)| *player).collect();
    give_history(&server, &players, GAMES).await;
    let tables = server.store.tables_about(players[0], None, u32::MAX).await.unwrap();
    let client = Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy();
    let client = client.build().unwrap();
    let from = |n: usize| format!("10.{}.{}.{}", n >> 16, n >> 8 & 255, n & 255);
    let get = |n: usize, path: &str| {
        let request = client.get(format!("{}{path}", server.origin));
        request.header("x-forwarded-for", from(n)).header("accept-encoding", "br, gzip")
    };
    let visit = async |n: usize| {
        let secret = format!("majesty={n:064x}");
        assert_eq!(status(get(n, "/").header(header::COOKIE, &secret)).await, 200);
        // Somebody's token, a body that is too long, and an address that leads nowhere.
        let token = format!("mj_{n:064x}");
        assert_eq!(status(get(n, "/").bearer_auth(token)).await, 401);
        let post = client.post(format!("{}/open", server.origin));
        let post = post.header("x-forwarded-for", from(n)).header(header::COOKIE, &secret);
        assert_eq!(status(post.body("x".repeat(60_000))).await.as_u16() / 100, 4);
        assert_eq!(status(get(n, &format!("/t/{n:016}"))).await, 404);
    };
    for n in 0..200 {
        visit(n).await;
    }
    let before = resident();

    for n in 200..600 {
        visit(n).await;
    }
    let visitors = resident();
    for (n, table) in tables.iter().enumerate() {
        assert_eq!(status(get(n, &format!("/api/v1/tables/{table}/moves"))).await, 200);
    }
    let kept = server.browser().figure("majesty_tables").await;
    let opened = resident();
    let mut open = Vec::new();
    for (n, (_, cookie)) in people.iter().enumerate() {
        let head = format!(
            "GET /account/export HTTP/1.1\r\ncookie: {cookie}\r\nx-forwarded-for: {}\r\n\
             accept-encoding: br, gzip",
            from(n)
        );
        open.push(unread(&server, &head).await);
    }
    for n in 600..700 {
        visit(n).await;
    }
    let exports = resident();
    // Each guess at a password takes 19 MiB while it is hashed.
    for n in 0..40 {
        let guess = client.post(format!("{}/account/sign-in", server.origin));
        let guess = guess.header("x-forwarded-for", from(1_000 + n));
        let name = format!("nobody {n}");
        let guess = guess.form(&[("name", &*name), ("password", "wrong guess")]);
        assert_eq!(status(guess).await.as_u16() / 100, 4);
    }
    let guesses = resident();
    let figures = format!(
        "{before:.0}, {visitors:.0}, {opened:.0}, {exports:.0}, {guesses:.0} MB, {kept} tables"
    );
    assert!(guesses - exports < 120.0, "guesses at passwords: {figures}");
    assert!(visitors - before < 20.0, "visitors: {figures}");
    assert!(kept < 1_300.0, "tables at which nobody looks: {figures}");
    assert!(exports - opened < 40.0, "exports that nobody reads: {figures}");
    assert!(exports - before < 200.0, "in all: {figures}");
    drop(open);
    server.stop().await;
}
