//! Accounts: for those who want one.

mod common;

use common::{Browser, PATIENCE, Server, quick};
use majesty_server::Options;
use majesty_store::{Key, KeyHash, KeyKind, Millis, PlayerId, SqliteStore};
use reqwest::{StatusCode, header};
use std::{sync::Arc, time::Duration};

fn hexadecimal(secret: [u8; 32]) -> String {
    secret.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A key in the store, and its secret as it is shown.
async fn key(server: &Server, n: u8, kind: KeyKind, player: PlayerId) -> (Key, String) {
    let secret = [n; 32];
    let hash = KeyHash::of(&secret);
    let now = Millis(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64);
    let (name, created, last_used) = (String::new(), now, now);
    let key = Key { hash, kind, owner: player, acts_as: player, name, created, last_used };
    server.store.add_key(key.clone()).await.unwrap();
    (key, hexadecimal(secret))
}

#[tokio::test]
async fn a_program_plays_with_a_token_until_it_is_withdrawn() {
    let server = Server::start().await;
    let player = PlayerId::from_hash([9; 32]);
    let (key, secret) = key(&server, 1, KeyKind::Token, player).await;
    let program = Browser::new(&server.origin);
    let authorized = |path: &str| {
        let request = program.client.post(format!("{}{path}", server.origin));
        request.header(header::AUTHORIZATION, format!("Bearer mj_{secret}"))
    };
    let response = authorized("/play").form(&[("players", "2")]).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    assert!(response.headers().get(header::SET_COOKIE).is_none(), "a program needs no cookie");
    let tables = server.store.tables_of(player, 10).await.unwrap();
    assert_eq!(tables.len(), 1);

    assert!(server.store.remove_key(player, key.id()).await.unwrap());
    for refused in [
        authorized("/play").form(&[("players", "2")]),
        program.client.get(&server.origin).header(header::AUTHORIZATION, "Bearer nonsense"),
    ] {
        let response = refused.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(response.headers()[header::WWW_AUTHENTICATE], "Bearer");
        assert!(response.text().await.unwrap().contains("This token does not count"));
    }
    assert_eq!(server.store.tables_of(player, 10).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_session_that_ended_leaves_a_guest() {
    let server = Server::start().await;
    let player = PlayerId::from_hash([9; 32]);
    let (key, secret) = key(&server, 1, KeyKind::Session, player).await;
    let browser = server.browser();
    let cookie = format!("session={secret}");
    let get = || browser.client.get(&server.origin).header(header::COOKIE, &cookie).send();
    let response = get().await.unwrap();
    assert_eq!(response.headers().get(header::SET_COOKIE), None);
    server.store.remove_key(player, key.id()).await.unwrap();
    let response = get().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    let cleared = response.headers()[header::SET_COOKIE].to_str().unwrap();
    assert!(cleared.starts_with("session=; ") && cleared.contains("Max-Age=0"), "{cleared}");
    // A session is no token, nor the other way round.
    let response = browser.client.get(&server.origin);
    let response = response.header(header::AUTHORIZATION, format!("Bearer mj_{secret}"));
    assert_eq!(response.send().await.unwrap().status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn the_stream_of_a_key_that_was_withdrawn_ends() {
    let options = Options { alive: Duration::from_millis(100), ..quick() };
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let server = Server::with(store, options).await;
    let player = PlayerId::from_hash([9; 32]);
    let (key, secret) = key(&server, 1, KeyKind::Session, player).await;
    let (host, signed_in) = (server.browser(), server.browser());
    let table = host.play_now("2").await;
    let stream = signed_in.client.get(format!("{}{table}/events", server.origin));
    let mut stream =
        stream.header(header::COOKIE, format!("session={secret}")).send().await.unwrap();
    assert!(stream.chunk().await.unwrap().is_some());
    server.store.remove_key(player, key.id()).await.unwrap();
    let ended = async { while stream.chunk().await.unwrap().is_some() {} };
    tokio::time::timeout(PATIENCE, ended).await.expect("the stream ends");
    let page = host.own_turn(&table).await;
    host.make_any_move(&table, &page).await;
}
