//! News as server-sent events.

mod common;

use std::time::Duration;

use common::{News, Server, Stream, attribute, ply_of, quick, revision_of};
use majesty_server::Options;
use majesty_store::SqliteStore;

fn has_ply(ply: &str) -> impl Fn(&News) -> bool {
    move |news| attribute(&news.data, "data-ply") == ply
}

#[tokio::test]
async fn every_change_reaches_who_looks() {
    let server = Server::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    let table = ada.play_now("2").await;
    let page = ada.page(&table).await;
    let mut own = Stream::open(&ada, &table, revision_of(&page)).await;
    let mut other = Stream::open(&eve, &table, 0).await;
    let news = other.next().await.unwrap();
    assert_eq!(
        (news.event.as_str(), news.id),
        ("table", attribute(&news.data, "data-revision").to_owned())
    );
    assert!(news.data.starts_with("<main id=\"table\""));

    ada.make_any_move(&table, &page).await;
    let seen = own.until(has_ply("2")).await;
    assert_eq!(attribute(&seen.data, "data-own-turn"), "true");
    let seen = other.until(has_ply("2")).await;
    assert_eq!(attribute(&seen.data, "data-own-turn"), "false");

    ada.go(&format!("{table}/say"), &[("text", "hello <there>")]).await;
    let said = |news: &News| news.data.contains("hello &lt;there&gt;");
    own.until(said).await;
    other.until(said).await;
}

#[tokio::test]
async fn bots_that_take_their_time_are_shown_move_by_move() {
    let store = SqliteStore::in_memory().await.unwrap();
    let options = Options { bot_pace: Duration::from_millis(150), ..quick() };
    let server = Server::with(std::sync::Arc::new(store), options).await;
    let ada = server.browser();
    let table = ada.play_now("4").await;
    let page = ada.page(&table).await;
    let mut stream = Stream::open(&ada, &table, revision_of(&page)).await;
    ada.make_any_move(&table, &page).await;
    stream.until(has_ply("4")).await;
    // A reader who is slow may miss one that was there, so what counts is how long each was.
    let stored = common::stored(&*server.store, &table).await;
    let turns = stored.game().unwrap().turns();
    let shown: Vec<u64> = turns.windows(2).map(|pair| pair[1].at.0 - pair[0].at.0).collect();
    assert_eq!(shown.len(), 3);
    // Two clocks, which may differ in the last digit.
    assert!(shown.iter().all(|&millis| millis >= 149), "{shown:?}");
}

#[tokio::test]
async fn who_connects_again_gets_what_was_missed() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let page = ada.page(&table).await;
    let old = revision_of(&page);
    let first = Stream::open(&ada, &table, old).await;
    drop(first);
    ada.make_any_move(&table, &page).await;
    let page = ada.own_turn(&table).await;
    let now = revision_of(&page);
    assert!(now > old);
    let mut again = Stream::open(&ada, &table, old).await;
    assert_eq!(ply_of(&again.next().await.unwrap().data), 2);
    // Anyone who has missed nothing waits for the next change, even if it is only the end of the
    // first stream.
    let current = revision_of(&ada.page(&table).await);
    let mut third = Stream::open(&ada, &table, current).await;
    ada.go(&format!("{table}/say"), &[("text", "first news")]).await;
    let news = third.next().await.unwrap();
    assert!(revision_of(&news.data) > current, "what was there is no news");

    // A browser says by itself what came last.
    let current = revision_of(&ada.page(&table).await);
    let mut fourth = Stream::reopen(&ada, &table, old, Some(current)).await;
    ada.go(&format!("{table}/say"), &[("text", "more news")]).await;
    let news = fourth.next().await.unwrap();
    assert!(revision_of(&news.data) > current, "what was there is no news");
}

#[tokio::test]
async fn who_is_there_is_shown() {
    let server = Server::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    let mut stream = Stream::open(&ada, &table, 0).await;
    stream.next().await;
    eve.page(&table).await;
    let watching = Stream::open(&eve, &table, 0).await;
    stream.until(|news| news.data.contains("1 person is watching")).await;
    drop(watching);
    stream.until(|news| !news.data.contains("1 person is watching")).await;
}

#[tokio::test]
async fn a_quiet_stream_says_that_it_is_alive() {
    let store = SqliteStore::in_memory().await.unwrap();
    let options = Options { alive: Duration::from_millis(50), ..quick() };
    let server = Server::with(std::sync::Arc::new(store), options).await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let page = ada.page(&table).await;
    let mut stream = Stream::open(&ada, &table, revision_of(&page)).await;
    for _ in 0..2 {
        let beat = stream.until(|news| news.event == "alive").await;
        assert_eq!((beat.id.as_str(), beat.data.as_str()), ("", "."), "it changes nothing");
    }
    ada.go(&format!("{table}/say"), &[("text", "still here")]).await;
    stream.until(|news| news.data.contains("still here")).await;
}

#[tokio::test]
async fn streams_end_with_the_server() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let mut stream = Stream::open(&ada, &table, 0).await;
    stream.next().await.unwrap();
    server.drain();
    // The server doesn't wait for it for ever, but then it would be cut off.
    stream.ended().await;
    server.ended().await;
}

#[tokio::test]
async fn streams_are_compressed_and_yet_prompt() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let page = ada.page(&table).await;
    for encoding in ["gzip", "br"] {
        let request = ada.client.get(format!("{}{table}/events?after=0", server.origin));
        let mut response = request.header("accept-encoding", encoding).send().await.unwrap();
        assert_eq!(response.headers()["content-encoding"], encoding);
        let chunk = tokio::time::timeout(common::PATIENCE, response.chunk()).await;
        let first = chunk.expect("the first event comes at once").unwrap().unwrap();
        assert!(first.len() < page.len() / 2);
    }
}
