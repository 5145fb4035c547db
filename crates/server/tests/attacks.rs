//! What an attacker would try. SECURITY.md says which guard each of these tests holds in place: with
//! the guard taken away, the test fails.

mod common;

use std::{collections::BTreeSet, time::Duration};

use common::{
    Browser, PATIENCE, Server, Stream, any_move, attribute, guarded, ply_of, quick, server,
};
use majesty_rules::{Card, Config, Deal, Players};
use majesty_server::{Limits, Options, Site};
use majesty_table::{PlayerId, TableId};
use reqwest::{RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{Instant, sleep, timeout},
};

/// A seed that would be noticed in a page.
const SEED: &str = "1234567890123456789";

/// Every route, as `routes.rs` lists them: a new one is attacked like the others.
fn routes() -> Vec<(&'static str, String)> {
    let source = include_str!("../src/http/routes.rs");
    let mut found = Vec::new();
    let mut prefix = "";
    for line in source.split(".route(\"").skip(1) {
        let (path, rest) = line.split_once('"').expect("a path ends");
        let rest = rest.split("\n        .").next().expect("a first part");
        for (method, call) in [("GET", "get("), ("POST", "post(")] {
            if rest.contains(call) {
                found.push((method, format!("{prefix}{path}")));
            }
        }
        if line.contains("fn table_routes") {
            prefix = "/t/{id}";
        }
    }
    assert!(found.len() >= 25 && found.contains(&("POST", "/t/{id}/move".to_owned())));
    found
}

fn posts() -> impl Iterator<Item = String> {
    routes().into_iter().filter(|(method, _)| *method == "POST").map(|(_, path)| path)
}

/// Every route of the API, as it describes itself: there is no other way to add one.
async fn api_routes(browser: &Browser) -> Vec<(String, String)> {
    let document: Value =
        serde_json::from_str(&browser.page("/api/v1/openapi.json").await).unwrap();
    let paths = document["paths"].as_object().unwrap().iter();
    let routes = paths.flat_map(|(path, item)| {
        item.as_object().unwrap().keys().map(move |method| (method.clone(), path.clone()))
    });
    let routes: Vec<_> = routes.collect();
    let a_move = ("post".to_owned(), "/api/v1/tables/{id}/move".to_owned());
    assert!(routes.len() >= 25 && routes.contains(&a_move));
    routes
}

/// Where a table is for programs.
fn at_api(id: TableId) -> String {
    format!("/tables/{id}")
}

/// What to send to a route of the API: each of the fields that deeds have, in all combinations that
/// some route takes.
fn bodies(path: &str, fields: &Value) -> Vec<String> {
    let names: &[&[&str]] = match path.rsplit('/').next().unwrap_or_default() {
        "move" => &[&["ply", "word"]],
        "sit" => &[&["seat", "name"], &["seat", "name", "ready"]],
        "play-on" => &[&["ply", "seat", "level"]],
        "mute" => &[&["seat", "mute"]],
        "remove" => &[&["seat"]],
        "block" => &[&["seat", "block"]],
        "watchers-chat" => &[&["allow"]],
        "take-back" | "hint" => &[&["ply"]],
        "answer" => &[&["agree"]],
        "ready" => &[&["ready"]],
        "say" => &[&["text"]],
        "records" => &[&["record"]],
        "guests" => &[&["name"]],
        _ => &[&[]],
    };
    let chosen = |names: &&[&str]| {
        let pairs = names.iter().map(|&name| (name.to_owned(), fields[name].clone()));
        Value::Object(pairs.collect()).to_string()
    };
    names.iter().map(chosen).chain([String::new(), "{\"debug\":1}".to_owned()]).collect()
}

/// The route at a table.
fn at(path: &str, table: &str) -> String {
    path.replace("/t/{id}", table).trim_end_matches('/').to_owned()
}

/// A request from elsewhere, through the proxy.
fn from(address: &str, request: RequestBuilder) -> RequestBuilder {
    request.header("x-forwarded-for", address)
}

async fn send(request: RequestBuilder) -> Response {
    timeout(PATIENCE, request.send()).await.expect("an answer in time").unwrap()
}

/// Ada and Ben at a table of their own, with a known deal.
async fn ada_and_ben(server: &Server) -> (Browser, Browser, String) {
    let (ada, ben) = (server.browser(), server.browser());
    let form =
        [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link"), ("seed", SEED)];
    let table = ada.go("/new", &form).await;
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    (ada, ben, table)
}

fn as_pairs(fields: &[(String, String)]) -> Vec<(&str, &str)> {
    fields.iter().map(|(name, value)| (&**name, &**value)).collect()
}

#[tokio::test]
async fn nobody_plays_on_the_seat_of_another() {
    let server = Server::start().await;
    let (ada, ben, table) = ada_and_ben(&server).await;
    let eve = server.browser();
    let page = ada.page(&table).await;
    let fields = any_move(&page);
    let fields = as_pairs(&fields);
    for other in [&ben, &eve] {
        let refused = other.post(&format!("{table}/move"), &fields).await;
        assert_eq!(refused.status(), 403);
        assert_eq!(other.post(&format!("{table}/hint"), &[("ply", "0")]).await.status(), 403);
    }
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let before = server.store.load(id, 0).await.unwrap();
    // Whoever looks on may talk, and need not listen.
    let is_free = |path: &str| path.ends_with("/say") || path.ends_with("/mute");
    for path in posts().filter(|path| path.starts_with("/t/") && !is_free(path)) {
        let form = [("seat", "1"), ("ply", "0"), ("answer", "yes"), ("mute", "on"), ("name", "E")];
        let status = eve.post(&at(&path, &table), &[&form[..], &fields].concat()).await.status();
        assert!(status.is_client_error(), "{path}: {status}");
    }
    let (deed, nothing) = (|path: &String| path.contains("{id}") && !is_free(path), json!({}));
    for (_, path) in
        api_routes(&eve).await.iter().filter(|(method, path)| method == "post" && deed(path))
    {
        let word = &fields.iter().find(|(name, _)| *name == "word").unwrap().1;
        let sent = json!({ "ply": 0, "seat": 0, "level": "page", "word": word, "name": "E",
            "ready": true, "agree": true, "mute": true, "block": true, "allow": false });
        for body in bodies(path, &sent).into_iter().chain([nothing.to_string()]) {
            let url = format!("{}{}", server.origin, path.replace("/tables/{id}", &at_api(id)));
            let request =
                eve.client.post(url).header("content-type", "application/json").body(body);
            let status = send(request).await.status();
            assert!(status.is_client_error(), "{path}: {status}");
        }
    }
    assert_eq!(server.store.load(id, 0).await.unwrap(), before, "nothing was changed");
    ada.go(&format!("{table}/move"), &fields).await;
    assert_eq!(ply_of(&ada.page(&table).await), 1);
}

/// Everything in what is kept of a table that nobody may read before the game is over.
fn hidden(setup: &Value, into: &mut Vec<String>) {
    for (key, value) in setup.as_object().into_iter().flatten() {
        let is_hidden =
            ["seed", "salt", "nonce", "secret", "cards"].iter().any(|k| key.contains(k));
        match value {
            Value::String(text) if is_hidden => into.push(text.clone()),
            Value::Number(number) if is_hidden => into.push(number.to_string()),
            other => hidden(other, into),
        }
    }
}

/// All that an answer says, head and body; of a stream, which does not end, as much as ends so.
async fn all_of(mut response: Response, end: Option<&str>) -> String {
    let mut text = format!("{:?}\n", response.headers());
    let Some(end) = end else { return text + &response.text().await.unwrap() };
    while !text.contains(end) {
        let chunk = timeout(PATIENCE, response.chunk()).await.expect("news in time");
        text.push_str(&String::from_utf8_lossy(&chunk.unwrap().unwrap()));
    }
    text
}

/// Reads all that any route answers to these people, and looks for secrets in it.
async fn walk(server: &Server, people: [&Browser; 3], table: &str, secrets: &[String]) {
    let id = common::id_of(table);
    let form = [("ply", "0"), ("seat", "1"), ("level", "page"), ("players", "2"), ("word", "1N")];
    let mut read = 0;
    for (method, path) in routes() {
        // A table that another deed would end or leave is not walked on.
        let ends = ["/leave", "/resign", "/close"].iter().any(|end| path.ends_with(end));
        if ends || path.starts_with("/assets/") {
            continue;
        }
        for who in people {
            for query in ["", "?ply=99&seat=2&after=0&debug=1"] {
                let url = format!("{}{}{query}", server.origin, at(&path, table));
                let request = match method {
                    "GET" => who.client.get(url),
                    _ => who.client.post(url).form(&form),
                };
                let end = path.ends_with("/events").then_some("</main>");
                let text = all_of(send(request).await, end).await;
                for secret in secrets {
                    assert!(!text.contains(secret), "{method} {path}{query} tells {secret}");
                }
                read += 1;
            }
        }
    }
    assert!(read > 100, "{read} answers were read");
    let mut read = 0;
    for (method, path) in api_routes(people[0]).await {
        let ends = ["/leave", "/resign", "/close"].iter().any(|end| path.ends_with(end));
        if ends || path.ends_with("/token") {
            continue;
        }
        let fields = json!({ "ply": 0, "seat": 0, "level": "page", "word": "1N", "name": "Eve",
            "ready": true, "agree": false, "text": "hello", "mute": false, "record": "",
            "block": false, "allow": true });
        for who in people {
            for body in bodies(&path, &fields) {
                let url = format!("{}{}", server.origin, path.replace("/tables/{id}", &at_api(id)));
                let request = match method.as_str() {
                    "get" => who.client.get(url),
                    _ => who.client.post(url).header("content-type", "application/json").body(body),
                };
                let end = path.ends_with("/events").then_some("\n\n");
                let text = all_of(send(request).await, end).await;
                for secret in secrets {
                    assert!(!text.contains(secret), "{method} {path} tells {secret}: {text}");
                }
                read += 1;
            }
        }
    }
    assert!(read > 100, "{read} answers were read");
}

#[tokio::test]
async fn no_route_tells_what_is_hidden() {
    let server = Server::start().await;
    let (ada, ben, table) = ada_and_ben(&server).await;
    let eve = server.browser();
    let fields = any_move(&ada.page(&table).await);
    ada.go(&format!("{table}/move"), &as_pairs(&fields)).await;

    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let stored = common::stored(&*server.store, &table).await;
    let log = server.store.load(id, 0).await.unwrap().unwrap();
    let mut secrets: Vec<String> =
        log.members.iter().map(|m| m.player.unwrap().to_string()).collect();
    for logged in &log.events {
        hidden(&serde_json::to_value(&logged.event).unwrap(), &mut secrets);
    }
    let deal = Deal::new(Config::new(Players::Two), SEED.parse().unwrap());
    assert_eq!(stored.game().unwrap().deal(), &deal, "the deal is the known one");
    // Six lie in the display, and one more came up when one was taken.
    let deck: Vec<String> = deal.cards()[7..].iter().map(Card::to_string).collect();
    secrets.extend([" ", ",", ", ", "\",\"", ""].map(|between| deck[..6].join(between)));
    secrets.extend([SEED.to_owned(), format!("{:x}", SEED.parse::<u64>().unwrap())]);
    secrets.retain(|secret| secret.len() > 6);
    assert!(secrets.len() > 8, "there is something to hide");

    walk(&server, [&ada, &ben, &eve], &table, &secrets).await;
    assert_eq!(attribute(&ada.page(&table).await, "data-phase"), "playing", "it was not over");
}

/// What tells the cards that lie face down: the seed as it may be written, the salt, and the order of
/// the next cards.
async fn secrets_of(server: &Server, table: &str) -> Vec<String> {
    let log = server.store.load(common::id_of(table), 0).await.unwrap().unwrap();
    let mut secrets = Vec::new();
    for logged in &log.events {
        hidden(&serde_json::to_value(&logged.event).unwrap(), &mut secrets);
    }
    for seed in secrets.clone().iter().filter_map(|secret| secret.parse::<u64>().ok()) {
        secrets.extend([format!("{seed:x}"), format!("{seed:X}"), format!("{seed:016x}")]);
    }
    let stored = common::stored(&*server.store, table).await;
    let state = stored.game().unwrap().state();
    let view = state.view();
    let words = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>();
    let deck = words(&state.deck().collect::<Vec<_>>());
    if let Some(next) = deck.first_chunk::<5>() {
        // Everyone may know which cards are unseen, and reads them sorted. Near the end, the next five
        // may happen to stand there in their order, which tells nobody that they're next.
        let (tier1, tier2) = view.unseen();
        let listed = |between: &&str| {
            [tier1, tier2]
                .iter()
                .any(|tier| words(tier).join(between).contains(&next.join(between)))
        };
        let told = [" ", ",", ", ", "\",\"", ""].into_iter().filter(|between| !listed(between));
        secrets.extend(told.map(|between| next.join(between)));
    }
    secrets.retain(|secret| secret.len() > 6);
    secrets
}

#[tokio::test]
async fn no_route_tells_the_seed_or_the_secret_that_the_server_chose() {
    let server = Server::start().await;
    let people = [server.browser(), server.browser(), server.browser()];
    let [ada, ben, eve] = &people;
    let open = async || {
        let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
        let table = ada.go("/new", &form).await;
        ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
        ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
        ada.go(&format!("{table}/start"), &[]).await;
        table
    };
    let table = open().await;
    ada.make_any_move(&table, &ada.page(&table).await).await;
    let secrets = secrets_of(&server, &table).await;
    assert!(secrets.len() >= 7, "a secret, a salt, the cards and their order");
    walk(&server, [ada, ben, eve], &table, &secrets).await;

    // Alone against bots the server deals with a seed.
    let alone = ada.play_now("2").await;
    let secrets = secrets_of(&server, &alone).await;
    assert!(secrets.len() >= 10, "a seed as it may be written, too");
    walk(&server, [ada, ben, eve], &alone, &secrets).await;

    // Another game to its end, with all that is read and sent on the way.
    let table = open().await;
    let id = common::id_of(&table);
    let first = secrets_of(&server, &table).await;
    let mut streams = Vec::new();
    for path in [table.clone(), format!("/api/v1{}", at_api(id))] {
        streams.extend([
            Stream::open(ada, &path, 0).await,
            Stream::open(ben, &path, 0).await,
            Stream::open(eve, &path, 0).await,
        ]);
    }
    let reading = routes().into_iter().filter(|(method, path)| {
        *method == "GET" && path.starts_with("/t/") && !path.ends_with("/events")
    });
    let mut paths: Vec<String> = reading.map(|(_, path)| at(&path, &table)).collect();
    let api = api_routes(ada).await.into_iter().filter(|(method, path)| {
        method == "get" && path.contains("{id}") && !path.ends_with("/events")
    });
    paths.extend(api.map(|(_, path)| path.replace("/tables/{id}", &at_api(id))));
    paths.extend(["/", "/account/export"].map(ToOwned::to_owned));
    assert!(paths.len() >= 8, "{paths:?}");
    for ply in 0.. {
        let player = &people[ply % 2];
        let page = player.own_turn(&table).await;
        if attribute(&page, "data-phase") == "over" {
            break;
        }
        let secrets = secrets_of(&server, &table).await;
        for (reader, path) in people.iter().flat_map(|who| paths.iter().map(move |p| (who, p))) {
            let request = reader.client.get(format!("{}{path}", server.origin));
            let text = all_of(send(request).await, None).await;
            for secret in &secrets {
                assert!(!text.contains(secret), "{path} tells {secret} at ply {ply}");
            }
        }
        player.make_any_move(&table, &page).await;
    }
    for mut stream in streams {
        let mut heard = 0;
        loop {
            let news = stream.next().await.expect("the stream goes on");
            if news.data.contains("data-phase=\"over\"") || news.data.contains("\"phase\":\"over\"")
            {
                break;
            }
            heard += 1;
            for secret in &first {
                assert!(!news.data.contains(secret), "a stream tells {secret}");
            }
        }
        assert!(heard > 0, "something was told before the end");
    }
    // Then it is told, so the right thing was looked for.
    let record = eve.page(&format!("{table}/record")).await;
    let told = first.iter().filter(|secret| record.contains(*secret)).count();
    assert!(told >= 2, "{record}");
}

#[tokio::test]
async fn guesses_at_tables_are_answered_alike_and_not_for_long() {
    let server = guarded().await;
    let client = Browser::new(&server.origin).client;
    let guess = |path: &str| {
        let request = client.get(format!("{}{path}", server.origin));
        send(from("203.0.113.1", request.header("accept-language", "de")))
    };
    let mut answers = BTreeSet::new();
    for path in ["/t/0123456789abcdef", "/t/zzzzzzzzzzzzzzzz", "/t/short", "/t/0123456789ABCDEF"] {
        let answer = guess(path).await;
        let headers = format!("{:?}", answer.headers().keys().collect::<Vec<_>>());
        answers.insert((answer.status(), headers, answer.text().await.unwrap()));
    }
    assert_eq!(answers.len(), 1, "nothing tells a table that was from one that never was");

    let mut guesses = 4;
    let refused = loop {
        let answer = guess(&format!("/t/{}", TableId::from_random([42; 16]))).await;
        guesses += 1;
        match answer.status() {
            StatusCode::NOT_FOUND => assert!(guesses < 5_000, "nobody is held back"),
            _ => break answer,
        }
    };
    assert_eq!(refused.status(), 429);
    let wait: u64 = refused.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    let page = refused.text().await.unwrap();
    assert!(page.contains("Versuche es in") && page.contains("href=\"/\""), "{page}");
    // Others go on.
    let request = client.get(format!("{}/", server.origin));
    assert_eq!(send(from("203.0.113.2", request)).await.status(), 200);
}

#[tokio::test]
async fn secrets_that_the_server_did_not_make_are_replaced() {
    let server = guarded().await;
    let table = server.browser().play_now("2").await;
    let set = |cookies: String, scheme: &'static str| {
        let request = Browser::new(&server.origin).client.get(format!("{}{table}", server.origin));
        let request = request.header("x-forwarded-proto", scheme).header("cookie", cookies);
        async move {
            let headers = send(request).await.headers().clone();
            headers.get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned())
        }
    };
    let good = "a7".repeat(32);
    assert_eq!(set(format!("majesty={good}"), "http").await, None, "it is kept");
    for planted in ["", "x", "0", &good[1..], &format!("{good}0"), &good.to_uppercase(), "attacker"]
    {
        let new = set(format!("majesty={planted}"), "http").await.expect("a new secret");
        let value = new.split(['=', ';']).nth(1).unwrap();
        assert!(value.len() == 64 && value != planted, "{new}");
        assert!(new.contains("HttpOnly") && new.contains("SameSite=Lax"), "{new}");
        assert!(!new.contains("Secure") && !new.contains("Domain"), "{new}");
    }
    // A neighbouring host can plant a second cookie of the same name: neither is believed.
    let other = "b8".repeat(32);
    assert!(set(format!("majesty={other}; majesty={good}"), "http").await.is_some());
    // Over TLS only the name counts that no neighbour can set.
    let new = set(format!("majesty={good}"), "https").await.expect("a new secret");
    assert!(new.starts_with("__Host-majesty=") && new.contains("; Secure"), "{new}");
    assert!(new.contains("Path=/;") && !new.contains("Domain"), "or browsers refuse the name");
    assert_eq!(set(format!("__Host-majesty={good}; majesty={other}"), "https").await, None);
    // An address can't bring one along.
    let url = format!("{}{table}?majesty={good}", server.origin);
    let answer = send(Browser::new(&server.origin).client.get(url)).await;
    assert!(!answer.headers()["set-cookie"].to_str().unwrap().contains(&good));
}

#[tokio::test]
async fn secrets_are_stored_hashed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::at(folder.path()).await;
    let made = server.browser().post("/play", &[("players", "2"), ("level", "page")]).await;
    let cookie = made.headers()["set-cookie"].to_str().unwrap().to_owned();
    let secret = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    server.stop().await;
    let bytes = data_encoding::HEXLOWER.decode(secret.as_bytes()).unwrap();
    let mut kept = Vec::new();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        kept.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |what: &[u8]| kept.windows(what.len()).any(|window| window == what);
    assert!(!holds(secret.as_bytes()) && !holds(&bytes), "whoever reads the store holds no seat");
    let hash = PlayerId::from_hash(Sha256::digest(&bytes).into()).to_string();
    assert!(holds(hash.as_bytes()), "it was looked for in the right place");
}

#[tokio::test]
async fn no_other_site_posts_to_any_route() {
    let server = Server::start().await;
    let (ada, _, table) = ada_and_ben(&server).await;
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let before = server.store.load(id, 0).await.unwrap();
    for path in posts() {
        for (name, value) in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("origin", "https://evil.example"),
            ("origin", "null"),
        ] {
            let request = ada.client.post(format!("{}{}", server.origin, at(&path, &table)));
            let answer = send(request.header(name, value).form(&[("ply", "0")])).await;
            assert_eq!(answer.status(), 403, "{path}, {name}: {value}");
            assert!(!answer.headers().contains_key("set-cookie"), "{path}");
        }
    }
    let programs = api_routes(&ada).await.into_iter().filter(|(method, _)| method != "get");
    for (method, path) in programs {
        let url = format!("{}{}", server.origin, path.replace("/tables/{id}", &at_api(id)));
        let method = reqwest::Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let request = ada.client.request(method, url).header("origin", "https://evil.example");
        let answer = send(request.header("content-type", "application/json").body("{}")).await;
        assert_eq!(answer.status(), 403, "{path}");
    }
    assert_eq!(server.store.load(id, 0).await.unwrap(), before);
}

#[tokio::test]
async fn script_in_names_and_chat_is_text_wherever_it_is_shown() {
    let server = Server::start().await;
    let odd = "<img src=x onerror=alert(1)>";
    let said = "</script><script>alert(2)</script>\u{202e}\u{2067}\u{0}\u{7}&lt;\"'\u{200b}";
    let (ada, ben) = (server.browser(), server.browser());
    let form = [("players", "2"), ("seat1", "me"), ("name1", odd), ("seat2", "link")];
    let table = ada.go("/new", &[&form[..], &[("listed", "on")]].concat()).await;
    let (lobby, invitation) = (ben.page("/").await, ben.page(&table).await);
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "javascript:alert(3)//\"'>")]).await;
    ben.go(&format!("{table}/say"), &[("text", said)]).await;
    let gathering = ada.page(&table).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    let fields = any_move(&ada.page(&table).await);
    let fragment = ada.fetch(&format!("{table}/move"), &as_pairs(&fields)).await;
    let fragment = fragment.text().await.unwrap();
    let news = Stream::open(&ben, &table, 0).await.next().await.unwrap().data;
    let replay = ada.page(&format!("{table}/replay")).await;
    let record = format!("[Majesty \"1\"]\n[Players \"{odd}\"\n{said}");
    let refused = ada.refused("/open", &[("record", &record)], 422).await;
    let settings = ada.page("/new").await;
    for (place, text) in
        [lobby, gathering, fragment, news, replay, refused, settings, invitation].iter().enumerate()
    {
        let lower = text.to_lowercase();
        for mark in
            ["<img", "<script>", "</script><script>", "href=\"javascript", "alert(2)</script"]
        {
            assert!(!lower.contains(mark), "{place}: {mark}");
        }
        for tag in lower.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
            // Inside quotation marks it's the value of an attribute, and text.
            let mut names = tag.split('"').step_by(2);
            assert!(!names.any(|name| name.contains("onerror")), "{place}: {tag}");
        }
        // Where a form is shown again it holds what was sent.
        if place != 5 {
            assert!(!text.contains(['\u{202e}', '\u{2067}', '\u{0}', '\u{7}', '\u{200b}']));
        }
        assert!(place == 6 || text.contains("&lt;img") || text.contains("&lt;/script"), "{place}");
    }
}

/// A connection without any manners.
struct Raw(TcpStream);

impl Raw {
    async fn open(server: &Server) -> Self {
        Self(TcpStream::connect(server.origin.trim_start_matches("http://")).await.unwrap())
    }

    async fn send(&mut self, text: impl AsRef<[u8]>) -> bool {
        self.0.write_all(text.as_ref()).await.is_ok()
    }

    /// All that comes until the server hangs up; nothing where it does not.
    async fn rest(&mut self, patience: Duration) -> Option<String> {
        let mut bytes = Vec::new();
        let ended = timeout(patience, self.0.read_to_end(&mut bytes)).await;
        // A reset ends it as well.
        ended.ok().map(|_| String::from_utf8_lossy(&bytes).into_owned())
    }
}

#[tokio::test]
async fn oversized_requests_are_refused_before_they_are_read() {
    let server = Server::start().await;
    let long = "x".repeat(20_000);
    let lines = "x: y\r\n".repeat(100);
    for (head, status) in [
        (format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: {long}\r\n\r\n"), "431"),
        (format!("GET / HTTP/1.1\r\nhost: x\r\n{lines}\r\n"), "431"),
        (format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n"), "4"),
        ("GET / HTTP/1.1\r\nhost: x\r\nhost\0: y\r\n\r\n".to_owned(), "400"),
        (
            "POST /open HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999\r\n\r\nx".to_owned(),
            "413",
        ),
    ] {
        let mut raw = Raw::open(&server).await;
        raw.send(head).await;
        let answer = raw.rest(PATIENCE).await.expect("it is hung up on");
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{status}: {answer:.80}");
    }
    // A body without an end.
    let mut raw = Raw::open(&server).await;
    raw.send("POST /open HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n").await;
    let chunk = format!("1000\r\n{}\r\n", "x".repeat(0x1000));
    let mut sent = 0;
    while raw.send(&chunk).await {
        sent += 1;
        assert!(sent < 20_000, "the server reads on and on");
    }
    assert_eq!(Server::start().await.browser().get("/").await.status(), 200);
}

#[tokio::test]
async fn who_is_slow_is_hung_up_on() {
    let patience = Duration::from_millis(400);
    let server = server(Options { patience, ..quick() }).await;
    // Sends a head and a body, and then a byte every moment, until the server hangs up. The clock
    // starts before the server's does, so however slow the machine is, nobody has less time.
    let until_cut = async |what: &str, begin: &str, drip: &str| {
        let started = Instant::now();
        let mut raw = Raw::open(&server).await;
        raw.send(begin).await;
        let cut = async {
            while !drip.is_empty() && raw.send(drip).await {
                sleep(Duration::from_millis(50)).await;
            }
            raw.rest(PATIENCE).await
        };
        let answer = timeout(PATIENCE, cut).await.ok().flatten();
        let answer = answer.unwrap_or_else(|| panic!("{what} holds a connection"));
        assert!(started.elapsed() >= patience, "{what} has its time: {:?}", started.elapsed());
        answer
    };
    let post = "POST /play HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n";
    until_cut("silence", "", "").await;
    until_cut("a slow head", "", "G").await;
    until_cut("a slow body", post, "x").await;
    let answer =
        until_cut("an idle connection", "GET /favicon.svg HTTP/1.1\r\nhost: x\r\n\r\n", "").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let answer = until_cut("a body that stops", &format!("{post}x"), "").await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");

    // Nobody takes the answers but the beginning of the first: what waits is bounded, and given up.
    let asked = 400;
    let monitor = server.browser();
    let mut deaf = Raw::open(&server).await;
    deaf.send("GET /rules HTTP/1.1\r\nhost: x\r\n\r\n".repeat(asked)).await;
    deaf.0.read_exact(&mut [0; 8]).await.unwrap();
    monitor.until_figure("majesty_connections", |connections| connections < 1.5).await;
    let answers = deaf.rest(PATIENCE).await.expect("it was hung up on");
    let answers = answers.matches(" 200 OK").count();
    assert!(answers < asked, "all {answers} answers waited for a reader");
}

#[tokio::test]
async fn a_reader_of_news_who_does_not_read_is_hung_up_on() {
    let patience = Duration::from_millis(400);
    let server = server(Options { patience, ..quick() }).await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let address = server.origin.trim_start_matches("http://").parse().unwrap();
    let mut deaf = Raw(socket.connect(address).await.unwrap());
    deaf.send(format!("GET {table}/events?after=0 HTTP/1.1\r\nhost: x\r\n\r\n")).await;
    ada.until_figure("majesty_streams", |streams| streams > 0.5).await;
    // More and more news, until the buffers between here and there can hold no more of it.
    let talk = async {
        while ada.figure("majesty_streams").await > 0.5 {
            let talker = server.browser();
            for _ in 0..8 {
                talker.go(&format!("{table}/say"), &[("text", &"blah ".repeat(100))]).await;
            }
        }
    };
    timeout(PATIENCE, talk).await.expect("the server waits for a reader who does not read");
    assert!(deaf.rest(PATIENCE).await.is_some(), "and leaves the connection open");
}

#[tokio::test]
async fn thousands_of_streams_from_one_address_are_too_many() {
    let server = guarded().await;
    let table = server.browser().play_now("2").await;
    let url = format!("{}{table}/events?after=0", server.origin);
    let open = |address: String| {
        let client = Browser::new(&server.origin).client;
        let request = from(&address, client.get(&url));
        async move { send(request).await }
    };
    // One household has 2⁶⁴ addresses.
    let mut streams = Vec::new();
    let mut refused = 0;
    for n in 0..2_000 {
        let answer = open(format!("2001:db8:0:1::{n:x}")).await;
        match answer.status() {
            StatusCode::OK => streams.push(answer),
            StatusCode::TOO_MANY_REQUESTS => {
                assert!(answer.headers().contains_key("retry-after"));
                refused += 1;
            }
            status => panic!("{status}"),
        }
    }
    assert!((60..=200).contains(&streams.len()) && refused > 1_700, "{} are open", streams.len());
    // Others are not held back, and one person is no club.
    let ben = Browser::new(&server.origin);
    ben.page(&table).await;
    let mut own = Vec::new();
    for _ in 0..40 {
        let answer = send(from("203.0.113.7", ben.client.get(&url))).await;
        if answer.status() == StatusCode::OK {
            own.push(answer);
        }
    }
    assert!((6..40).contains(&own.len()), "{} are open", own.len());
    // Who closes some can open others.
    drop(own);
    ben.until_figure("majesty_streams", |open| open < streams.len() as f64 + 0.5).await;
    assert_eq!(send(from("203.0.113.7", ben.client.get(&url))).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn connections_from_one_address_are_counted() {
    // Those that are held have all the time they need, or a slow machine makes room for others.
    let patience = Duration::from_hours(1);
    let server = server(Options { limits: Limits::Normal, patience, ..quick() }).await;
    let mut held = Vec::new();
    let mut cut = 0;
    for _ in 0..400 {
        let mut raw = Raw::open(&server).await;
        raw.send("GET /favicon.svg HTTP/1.1\r\nhost: x\r\n\r\n").await;
        let mut first = [0; 12];
        match timeout(PATIENCE, raw.0.read_exact(&mut first)).await.expect("an answer, or none") {
            Ok(_) => held.push(raw),
            Err(_) => cut += 1,
        }
    }
    assert!(held.len() >= 128 && cut >= 100, "{} are held, {cut} were cut", held.len());
    drop(held);
    let again = async {
        let client = server.browser().client;
        while client.get(format!("{}/", server.origin)).send().await.is_err() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, again).await.expect("there is room again");
}

/// Does something until it is refused, and says how often it was done. After the time that the
/// refusal names it can be done once more.
async fn until_refused(
    server: &Server,
    most: usize,
    request: impl Fn() -> RequestBuilder,
) -> usize {
    for times in 0..most {
        let answer = send(request()).await;
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            assert!(answer.headers().contains_key("content-security-policy"));
            let wait = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
            server.pass(wait);
            assert_ne!(send(request()).await.status(), StatusCode::TOO_MANY_REQUESTS);
            return times;
        }
    }
    most
}

#[tokio::test]
async fn one_person_and_one_address_can_do_only_so_much() {
    let server = guarded().await;
    let table = server.browser().play_now("2").await;
    let post = |client: &reqwest::Client, address: &str, path: &str| {
        // The chat has a limit of its own, which an empty line does not reach.
        let form = [("players", "2"), ("level", "page"), ("ply", "0"), ("text", " ")];
        from(address, client.post(format!("{}{path}", server.origin)).form(&form))
    };
    let paths = ["/play", "/open", "/settings", "/move", "/say", "/hint", "/sit"];
    for (n, path) in (1..).zip(paths) {
        let path = if n > 3 { format!("{table}{path}") } else { path.to_owned() };
        // A person, wherever they go.
        let ada = Browser::new(&server.origin);
        ada.page(&table).await;
        let place = std::cell::Cell::new(0);
        let done = until_refused(&server, 200, || {
            place.set(place.get() + 1);
            post(&ada.client, &format!("198.51.{n}.{}", place.get()), &path)
        });
        let done = done.await;
        assert!((5..200).contains(&done), "{path}: a person did it {done} times");
        // An address, whoever comes from there.
        let address = format!("192.0.2.{n}");
        let stranger = || Browser::new(&server.origin).client;
        let times = until_refused(&server, 1_500, || post(&stranger(), &address, &path)).await;
        assert!((done..1_500).contains(&times), "{path}: an address did it {times} times");
        // The neighbours are not held back.
        let other = send(post(&stranger(), &format!("192.0.3.{n}"), &path)).await.status();
        assert_ne!(other, StatusCode::TOO_MANY_REQUESTS, "{path}");
    }
}

#[tokio::test]
async fn what_is_too_much_changes_nothing_and_a_script_is_told_why() {
    let server = guarded().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let hint = |client: &reqwest::Client| {
        let request = client.post(format!("{}{table}/hint", server.origin));
        request.header("accept-language", "ru").header("x-requested-with", "majesty")
    };
    until_refused(&server, 200, || hint(&ada.client)).await;
    let before = server.store.load(id, 0).await.unwrap();
    let answer = send(hint(&ada.client).form(&[("ply", "0")])).await;
    assert_eq!(answer.status(), 429);
    let text = answer.text().await.unwrap();
    assert!(text.contains("mishap-words") && text.contains("Попробуйте снова через"), "{text}");
    assert_eq!(server.store.load(id, 0).await.unwrap(), before);
    // Other things can still be done.
    let page = ada.page(&table).await;
    ada.make_any_move(&table, &page).await;
}

#[tokio::test]
async fn a_club_behind_one_address_plays_undisturbed() {
    let server = server(Options { limits: Limits::Normal, ..quick() }).await;
    let mut streams = Vec::new();
    for _ in 0..20 {
        let member = server.browser();
        let table = member.play_now("2").await;
        streams.push(Stream::open(&member, &table, 0).await);
        for _ in 0..3 {
            let stream = streams.last_mut().unwrap();
            stream.until(|news| attribute(&news.data, "data-own-turn") == "true").await;
            let page = member.page(&table).await;
            member.make_any_move(&table, &page).await;
        }
        member.go(&format!("{table}/say"), &[("text", "good luck")]).await;
        for page in ["/", "/rules", "/new", &table] {
            member.page(page).await;
        }
    }
}

#[tokio::test]
async fn only_a_proxy_that_was_named_says_who_asks_and_how() {
    let claims =
        |request: RequestBuilder| from("203.0.113.9", request).header("x-forwarded-proto", "https");
    let made = async |server: &Server| {
        let client = Browser::new(&server.origin).client;
        let form = [("players", "2"), ("seat1", "me"), ("seat2", "link")];
        let request = claims(client.post(format!("{}/new", server.origin)).form(&form));
        let answer = send(request.header("host", "majesty.example")).await;
        let table = answer.headers()["location"].to_str().unwrap().to_owned();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
        let request = claims(client.get(format!("{}{table}", server.origin)));
        let request = request.header("cookie", cookie.split(';').next().unwrap());
        let page = send(request.header("host", "majesty.example")).await;
        let only_tls = page.headers().contains_key("strict-transport-security");
        (cookie, only_tls, page.text().await.unwrap())
    };

    let hosts = vec!["majesty.example".parse().unwrap()];
    let site = Site { hosts: hosts.clone(), ..Site::default() };
    let (cookie, only_tls, page) = made(&server(Options { site, ..quick() }).await).await;
    assert!(!cookie.contains("Secure") && !only_tls, "nobody in particular says it");
    assert!(page.contains("http://majesty.example/t/"));
    let (cookie, only_tls, page) = made(&guarded().await).await;
    assert!(cookie.contains("; Secure") && only_tls, "{cookie}");
    assert!(page.contains("https://majesty.example/t/"));
    let public_url = Some("https://table.example".parse().unwrap());
    let site = Site { proxies: Vec::new(), public_url, hosts };
    let (cookie, only_tls, page) = made(&server(Options { site, ..quick() }).await).await;
    assert!(cookie.contains("; Secure") && only_tls, "{cookie}");
    assert!(page.contains("https://table.example/t/"));

    // A new address a request does not help who is no proxy.
    let server = server(Options { limits: Limits::Normal, ..quick() }).await;
    let client = Browser::new(&server.origin).client;
    let form = [("players", "9")];
    let place = std::cell::Cell::new(0);
    let done = until_refused(&server, 1_000, || {
        place.set(place.get() + 1);
        let address = format!("10.{}.{}.1", place.get() / 250, place.get() % 250);
        from(&address, client.post(format!("{}/play", server.origin)).form(&form))
    });
    assert!(done.await < 1_000, "headers of strangers are believed");
}

#[tokio::test]
async fn every_answer_tells_browsers_to_be_strict() {
    let server = guarded().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let form = [("text", "x".repeat(70_000))];
    let get = |path: &str| ada.client.get(format!("{}{path}", server.origin));
    let post = |path: &str| ada.client.post(format!("{}{path}", server.origin));
    let requests = [
        get("/"),
        get(&table),
        get("/nowhere"),
        get("/assets/script.js"),
        get(&format!("{table}/events?after=0")),
        get(&format!("{table}/record")),
        post("/play").form(&form),
        post("/play").header("origin", "https://evil.example"),
        post("/settings"),
    ];
    for request in requests {
        let answer = send(request).await;
        let (url, headers) = (answer.url().path().to_owned(), answer.headers());
        let policy = headers["content-security-policy"].to_str().unwrap();
        for part in
            ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]
        {
            assert!(policy.contains(part), "{url}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{url}: {policy}");
        assert_eq!(headers["x-frame-options"], "DENY", "{url}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{url}");
        assert_eq!(headers["referrer-policy"], "same-origin", "{url}");
        assert_eq!(headers["cross-origin-resource-policy"], "same-origin", "{url}");
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin", "{url}");
        assert!(!headers.contains_key("strict-transport-security"), "{url}: there is no TLS");
    }
    // No page needs what the policy forbids.
    for path in ["/", "/new", "/rules", "/open", &table] {
        let page = ada.page(path).await;
        for mark in [" style=\"", " onclick", " onload", "<style", "javascript:", "<script>"] {
            assert!(!page.contains(mark), "{path}: {mark}");
        }
    }
}
