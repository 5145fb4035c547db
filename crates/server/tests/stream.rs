//! News as server-sent events.

mod common;

use std::{io::Read, time::Duration};

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
    let news = third.update().await;
    assert!(revision_of(&news.data) > current, "what was there is no news");

    // A browser says by itself what came last.
    let current = revision_of(&ada.page(&table).await);
    let mut fourth = Stream::reopen(&ada, &table, old, Some(current)).await;
    ada.go(&format!("{table}/say"), &[("text", "more news")]).await;
    let news = fourth.update().await;
    assert!(revision_of(&news.data) > current, "what was there is no news");
}

/// Presence that says so.
fn says(part: &str) -> impl Fn(&News) -> bool {
    move |news| news.event == "presence" && news.data.contains(part)
}

#[tokio::test]
async fn who_is_there_is_told() {
    let server = Server::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    let mut stream = Stream::open(&ada, &table, 0).await;
    stream.update().await;
    let before = revision_of(&eve.page(&table).await);
    let watching = Stream::open(&eve, &table, 0).await;
    let news = stream.until(says("\"watchers\":1")).await;
    assert_eq!(
        (news.id.as_str(), news.data.as_str()),
        ("", "{\"watchers\":1,\"label\":\"1 person is watching\",\"online\":[true,false]}")
    );
    let page = eve.page(&table).await;
    assert!(page.contains("1 person is watching"));
    assert_eq!(revision_of(&page), before, "who looks changes nothing at the table");
    drop(watching);
    stream.until(says("\"watchers\":0")).await;
    // Someone who takes a seat is no watcher any more, and online.
    let mut watching = Stream::open(&eve, &table, before).await;
    watching.until(says("\"online\":[true,false]")).await;
    eve.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Eve")]).await;
    let seated = stream.until(|news| news.data.contains("Eve")).await;
    assert!(seated.data.contains("data-holder=\"2\" data-online=\"true\""), "{}", seated.data);
    drop(watching);
    stream.until(says("\"online\":[true,false]")).await;
}

/// A storm of arrivals costs those who are there a few numbers a second, and the server no rendering.
#[tokio::test]
async fn arrivals_are_told_together_and_nothing_is_rendered_for_them() {
    const ARRIVALS: usize = 60;
    let server = Server::start().await;
    let ada = server.browser();
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    let revision = revision_of(&ada.page(&table).await);
    let mut stream = Stream::open(&ada, &table, revision).await;
    stream.until(says("\"watchers\":0")).await;
    let mut open = Vec::new();
    for _ in 0..100 {
        open.push(Stream::open(&server.browser(), &table, revision).await);
    }
    stream.until(says("\"watchers\":100,")).await;
    let rendered = ada.figure("majesty_updates_total").await;
    let start = std::time::Instant::now();
    for arrival in 0..ARRIVALS {
        // Some are new to the server, and some have a cookie.
        let browser = server.browser();
        if arrival % 2 == 0 {
            browser.page(&table).await;
        }
        open.push(Stream::open(&browser, &table, revision).await);
    }
    let mut told = 0;
    loop {
        let news = stream.next().await.expect("the stream goes on");
        assert_eq!(news.event, "presence", "the table is not sent again");
        told += 1;
        if says("\"watchers\":160,")(&news) {
            break;
        }
    }
    let most = start.elapsed().as_secs() + 2;
    assert!(told <= most, "{told} events in {:?} for {ARRIVALS} arrivals", start.elapsed());
    let after = ada.figure("majesty_updates_total").await;
    assert!(after - rendered < 0.5, "no arrival makes the server render the table");
    ada.go(&format!("{table}/say"), &[("text", "welcome")]).await;
    for stream in &mut open {
        stream.until(|news| news.data.contains("welcome")).await;
    }
    let once = ada.figure("majesty_updates_total").await - after;
    assert!(once <= 2.0, "all watchers share one update, and the host has her own: {once}");
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

/// Someone who reads to the end finds a whole file, with its checksum.
#[tokio::test]
async fn compressed_streams_end_as_their_format_wants() {
    let store = SqliteStore::in_memory().await.unwrap();
    let options = Options { alive: Duration::from_millis(30), ..quick() };
    let server = Server::with(std::sync::Arc::new(store), options).await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let mut streams = Vec::new();
    for encoding in ["gzip", "br"] {
        let request = ada.client.get(format!("{}{table}/events?after=0", server.origin));
        streams.push(request.header("accept-encoding", encoding).send().await.unwrap());
    }
    let mut plain = Stream::open(&ada, &table, 0).await;
    for ply in ["2", "4"] {
        ada.make_any_move(&table, &ada.own_turn(&table).await).await;
        plain.until(has_ply(ply)).await;
        plain.until(|news| news.event == "alive").await;
    }
    server.drain();
    let [gzip, brotli] = &mut streams[..] else { panic!("there are two") };
    let (mut decoded, mut other) = (String::new(), String::new());
    let bytes = whole(gzip).await;
    flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut decoded).expect("it is whole");
    let bytes = whole(brotli).await;
    brotli::Decompressor::new(&bytes[..], 4096).read_to_string(&mut other).expect("it is whole");
    for text in [decoded, other] {
        assert!(text.contains("data-ply=\"4\"") && text.ends_with("\n\n"), "{text}");
    }
    server.ended().await;
}

async fn whole(response: &mut reqwest::Response) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = async {
        while let Some(chunk) = response.chunk().await.expect("it is not cut off") {
            bytes.extend(chunk);
        }
    };
    tokio::time::timeout(common::PATIENCE, read).await.expect("the stream ends");
    bytes
}

#[tokio::test]
async fn streams_are_compressed_and_yet_prompt() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let page = ada.page(&table).await;
    for (accepted, encoding) in [("gzip", "gzip"), ("gzip, deflate, br, zstd", "br")] {
        let request = ada.client.get(format!("{}{table}/events?after=0", server.origin));
        let mut response = request.header("accept-encoding", accepted).send().await.unwrap();
        assert_eq!(response.headers()["content-encoding"], encoding);
        let chunk = tokio::time::timeout(common::PATIENCE, response.chunk()).await;
        let first = chunk.expect("the first event comes at once").unwrap().unwrap();
        assert!(first.len() < page.len() / 2);
    }
}

/// Updates as one viewer reads them, by revision.
async fn updates(mut stream: Stream, last: String) -> Vec<(String, String)> {
    let mut updates = Vec::new();
    loop {
        let news = stream.next().await.expect("the stream goes on");
        match news.event.as_str() {
            "alive" => assert_eq!(news.data, "."),
            "presence" => assert!(news.data.starts_with("{\"watchers\":"), "{}", news.data),
            "table" => {
                assert!(news.data.ends_with("</main>"), "{}", news.data);
                let is_last = news.data.contains(&last);
                updates.push((news.id, news.data));
                if is_last {
                    return updates;
                }
            }
            other => panic!("{other}"),
        }
    }
}

/// Whenever a viewer comes, and whatever came between two updates: what a browser decodes is what
/// someone reads who asked for no compression.
#[tokio::test]
async fn compressed_streams_say_what_others_say() {
    let store = SqliteStore::in_memory().await.unwrap();
    let options = Options { alive: Duration::from_millis(30), ..quick() };
    let server = Server::with(std::sync::Arc::new(store), options).await;
    let (ada, ben) = (server.browser(), server.browser());
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    let german = server.browser();
    german.post("/settings", &[("lang", "de"), ("theme", "dark"), ("back", "/")]).await;
    let viewers = [("watcher", server.browser()), ("player", ada.clone()), ("German", german)];
    let last = "the last word".to_owned();
    let mut plain = Vec::new();
    for (who, browser) in &viewers {
        let stream = Stream::open(browser, &table, 0).await;
        assert_eq!(stream.encoding(), "identity");
        plain.push((*who, tokio::spawn(updates(stream, last.clone()))));
    }
    let mut coded = Vec::new();
    let mut pages = [ada.page(&table).await, ben.page(&table).await];
    for round in 0..8 {
        for (who, browser) in &viewers {
            for accepted in ["gzip, deflate, br, zstd", "gzip"] {
                // Some have the table already, and get only what comes next.
                let after = if round % 3 == 0 { revision_of(&pages[0]) } else { 0 };
                let stream = Stream::encoded(browser, &table, after, accepted).await;
                let expected = if accepted == "gzip" { "gzip" } else { "br" };
                assert_eq!(stream.encoding(), expected);
                coded.push((*who, tokio::spawn(updates(stream, last.clone()))));
            }
        }
        if round % 2 == 1 {
            // Those who are there are told that they are, and so have more text between updates.
            let mut quiet = Stream::open(&viewers[0].1, &table, revision_of(&pages[0])).await;
            quiet.until(|news| news.event == "alive").await;
            quiet.until(|news| news.event == "alive").await;
        }
        let mover = usize::from(attribute(&pages[0], "data-own-turn") != "true");
        let player = [&ada, &ben][mover];
        player.make_any_move(&table, &pages[mover]).await;
        pages = [ada.page(&table).await, ben.page(&table).await];
    }
    ada.go(&format!("{table}/say"), &[("text", &last)]).await;
    let mut expected = std::collections::HashMap::new();
    for (who, updates) in plain {
        let updates = updates.await.unwrap();
        expected.extend(updates.into_iter().map(|(id, data)| ((who, id), data)));
    }
    let mut compared = 0;
    for (who, updates) in coded {
        for (id, data) in updates.await.unwrap() {
            // Presence may differ where one of them was slow and got an update later.
            let Some(plain) = expected.get(&(who, id)) else { continue };
            assert_eq!(without_presence(plain), without_presence(&data), "{who}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared} updates were compared");
}

/// A fragment without the number of watchers.
fn without_presence(fragment: &str) -> String {
    let parts = fragment.split("<span class=\"watchers\"");
    parts.map(|part| part.split_once("</span></span>").map_or(part, |(_, rest)| rest)).collect()
}
