//! The promises of SECURITY.md about limits, caps and names. With the guard taken away, the test fails.

mod common;

use std::{cell::Cell, time::Duration};

use common::{Browser, PATIENCE, Server, guarded, guest, id_of, quick, server};
use majesty_server::{Options, Site};
use majesty_store::{Granted, Key, KeyHash, KeyKind, Proof};
use majesty_table::{Millis, PlayerId};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode, header};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinSet,
    time::{Instant, timeout},
};

/// A browser that keeps no cookies.
fn client() -> Client {
    Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy().build().unwrap()
}

async fn send(request: RequestBuilder) -> Response {
    timeout(PATIENCE, request.send()).await.expect("an answer in time").unwrap()
}

/// How often something is done before it is refused.
async fn times(request: impl Fn(usize) -> RequestBuilder) -> usize {
    for n in 0..2_000 {
        let answer = send(request(n)).await;
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            assert!(answer.headers().contains_key(header::RETRY_AFTER));
            return n;
        }
    }
    panic!("nobody is held back")
}

#[tokio::test]
async fn what_costs_much_is_counted_by_address_and_by_person() {
    let server = guarded().await;
    let table = server.browser().play_now("2").await;
    let client = client();
    let events = format!("{table}/events");
    for (n, (method, path, limits)) in [
        (Method::HEAD, "/account/export", (60, 10)),
        (Method::POST, "/account/token", (120, 30)),
        (Method::HEAD, &*events, (600, 90)),
        (Method::POST, "/api/v1/guests", (30, 30)),
    ]
    .into_iter()
    .enumerate()
    {
        let ask = |method: &Method, address: &str| {
            let request = client.request(method.clone(), format!("{}{path}", server.origin));
            let request = request.header("x-forwarded-for", address);
            if path.starts_with("/api/") {
                request.header(header::CONTENT_TYPE, "application/json").body("{}")
            } else {
                // Nothing is made: what is refused for another reason is counted all the same.
                request.form(&[("name", "")])
            }
        };
        let (_, cookie) = guest(n as u8);
        let from = |n: usize| format!("198.51.{}.{}", n / 200, n % 200);
        let own = times(|n| ask(&method, &from(n)).header(header::COOKIE, &cookie)).await;
        let address = format!("192.0.2.{n}");
        let all = times(|_| ask(&method, &address)).await;
        assert_eq!((all, own), limits, "{method} {path}");
        if method == Method::HEAD {
            let whole = send(ask(&Method::GET, &address)).await;
            assert_eq!(whole.status(), 429, "{path} counts whether it is read or not");
        }
        let other = send(ask(&method, "203.0.113.200")).await;
        assert_ne!(other.status(), 429, "{path}");
    }
}

#[tokio::test]
async fn methods_that_nobody_knows_count() {
    let server = guarded().await;
    for (n, method) in ["BREW", "OPTIONS", "TRACE", "PROPFIND", "DELETE"].into_iter().enumerate() {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let request = |_| {
            let request = client().request(method.clone(), format!("{}/rules", server.origin));
            request.header("x-forwarded-for", format!("192.0.2.{n}"))
        };
        let times = times(request).await;
        assert!(times <= 1_200, "{method}: {times} times");
    }
}

#[tokio::test]
async fn a_person_says_eight_lines_in_ten_seconds() {
    let server = Server::start().await;
    let table = server.browser().play_now("2").await;
    let say = format!("{table}/say");
    let talk = async {
        loop {
            // On a slow machine nine lines take longer, and somebody else tries.
            let (talker, begun) = (server.browser(), Instant::now());
            for n in 0..8 {
                talker.go(&say, &[("text", &format!("line {n}"))]).await;
            }
            let ninth = talker.post(&say, &[("text", "line 9")]).await;
            if begun.elapsed() < Duration::from_secs(9) {
                return (talker, ninth);
            }
        }
    };
    let (talker, ninth) = timeout(PATIENCE * 4, talk).await.expect("nine lines in time");
    assert_eq!(ninth.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ninth.headers()[header::RETRY_AFTER], "10");
    assert!(!talker.page(&table).await.contains("line 9"));
    server.browser().go(&say, &[("text", "others go on")]).await;
}

fn now() -> u64 {
    std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64
}

/// A session with a secret of these bytes, used last at a moment, and its cookie.
fn session(byte: u8, owner: PlayerId, last_used: u64) -> (Key, String) {
    let secret = [byte; 32];
    let (hash, kind) = (KeyHash::of(&secret), KeyKind::Session);
    let (name, created, last_used) = (String::new(), Millis(1), Millis(last_used));
    let key = Key { hash, kind, owner, acts_as: owner, name, created, last_used };
    (key, format!("session={}", data_encoding::HEXLOWER.encode(&secret)))
}

const PASSWORD: &str = "correct horse";

async fn ada(server: &Server) -> (Browser, PlayerId) {
    let browser = server.browser();
    browser.go("/account/create", &[("name", "Ada"), ("password", PASSWORD)]).await;
    (browser, server.store.account_by_name("Ada").await.unwrap().unwrap().player)
}

#[tokio::test]
async fn an_account_has_fifty_sessions() {
    let server = Server::start().await;
    let (ada, player) = ada(&server).await;
    for n in 1..=49 {
        let (key, _) = session(n, player, now() - 1_000 * u64::from(n));
        let granted = server.store.grant_key(key, Proof::Guest, 100).await.unwrap();
        assert_eq!(granted, Granted::Done);
    }
    assert_eq!(server.store.keys_of(player).await.unwrap().len(), 50);
    for _ in 0..2 {
        let form = [("name", "Ada"), ("password", PASSWORD)];
        server.browser().go("/account/sign-in", &form).await;
    }
    assert_eq!(server.store.keys_of(player).await.unwrap().len(), 50);
    // Those that were used the longest ago gave way.
    for (n, stays) in [(49, false), (48, false), (47, true), (1, true)] {
        let (key, _) = session(n, player, 0);
        assert_eq!(server.store.key(key.hash).await.unwrap().is_some(), stays, "{n}");
    }
    assert!(ada.page("/account").await.contains("Signed in as Ada"));
}

#[tokio::test]
async fn a_person_has_twenty_tokens_however_many_are_made_at_once() {
    let server = Server::start().await;
    let (account, player) = ada(&server).await;
    let visitor = server.browser();
    visitor.play_now("2").await;
    for browser in [account, visitor] {
        let mut requests = JoinSet::new();
        for n in 0..40 {
            let browser = browser.clone();
            requests.spawn(async move {
                let made = browser.post("/account/token", &[("name", &n.to_string())]).await;
                made.status()
            });
        }
        let made = requests.join_all().await;
        let count = |status| made.iter().filter(|&&made| made == status).count();
        assert_eq!((count(StatusCode::OK), count(StatusCode::CONFLICT)), (20, 20));
    }
    let keys = server.store.keys_of(player).await.unwrap();
    assert_eq!(keys.iter().filter(|key| key.kind == KeyKind::Token).count(), 20);
}

#[tokio::test]
async fn a_session_that_nobody_used_for_half_a_year_is_over() {
    let server = Server::start().await;
    let (_, player) = ada(&server).await;
    let day = 24 * 3600 * 1000;
    let (fresh, fresh_cookie) = session(1, player, now() - 179 * day);
    let (stale, stale_cookie) = session(2, player, now() - 181 * day);
    for key in [&fresh, &stale] {
        server.store.add_key(key.clone()).await.unwrap();
    }
    let account = async |cookie: &str| {
        let request = client().get(format!("{}/account", server.origin));
        let answer = send(request.header(header::COOKIE, cookie)).await;
        let forgets = answer.headers().get(header::SET_COOKIE).cloned();
        (answer.text().await.unwrap().contains("Signed in as Ada"), forgets)
    };
    assert_eq!(account(&fresh_cookie).await, (true, None));
    let (is_signed_in, forgets) = account(&stale_cookie).await;
    assert!(!is_signed_in);
    assert!(forgets.unwrap().to_str().unwrap().starts_with("session=; "), "the browser forgets it");
    assert_eq!(server.store.key(stale.hash).await.unwrap(), None, "the store as well");
    assert!(!account(&stale_cookie).await.0);
    // Whoever comes back has another half year.
    let used = server.store.key(fresh.hash).await.unwrap().unwrap().last_used;
    assert!(used.0 > now() - day);
}

#[tokio::test]
async fn requests_for_other_names_are_refused() {
    let site = Site { hosts: vec!["club.example".parse().unwrap()], ..Site::default() };
    let server = server(Options { site, ..quick() }).await;
    let browser = server.browser();
    let table = browser.play_now("2").await;
    let id = id_of(&table);
    let before = server.store.load(id, 0).await.unwrap();
    let paths = Cell::new(0);
    let ask = async |method: Method, path: &str, host: &str| {
        paths.set(paths.get() + 1);
        let request = browser.client.request(method, format!("{}{path}", server.origin));
        let request = request.header(header::HOST, host).header("sec-fetch-site", "same-origin");
        send(request.form(&[("text", "rebound"), ("players", "2"), ("name", "x")])).await
    };
    for (method, path) in [
        (Method::GET, "/"),
        (Method::HEAD, "/"),
        (Method::GET, "/account"),
        (Method::GET, "/account/export"),
        (Method::GET, "/assets/script.js"),
        (Method::GET, "/nowhere"),
        (Method::GET, &table),
        (Method::GET, &format!("{table}/events?after=0")),
        (Method::POST, &format!("{table}/say")),
        (Method::POST, "/play"),
        (Method::POST, "/account/token"),
        (Method::GET, "/api/v1/me"),
        (Method::GET, &format!("/api/v1/tables/{id}")),
        (Method::GET, &format!("/api/v1/tables/{id}/events")),
        (Method::POST, "/api/v1/guests"),
    ] {
        for host in ["evil.example", "127.0.0.1.evil.example:7878", "localhost.evil.example"] {
            let answer = ask(method.clone(), path, host).await;
            assert_eq!(answer.status(), StatusCode::MISDIRECTED_REQUEST, "{method} {path} {host}");
            assert!(answer.headers().get(header::SET_COOKIE).is_none());
            assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
            let text = answer.text().await.unwrap();
            assert!(method == Method::HEAD || text.contains("--allow-host"), "{text}");
            assert!(!path.starts_with("/api/") || text.contains("\"wrong-host\""), "{text}");
        }
    }
    assert_eq!(server.store.load(id, 0).await.unwrap(), before);
    for host in ["club.example", "club.example:7878", "localhost:1", "box.local", "box", "[::1]:80"]
    {
        assert_eq!(ask(Method::GET, "/rules", host).await.status(), StatusCode::OK, "{host}");
    }
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(ask(Method::GET, path, "probe.example").await.status(), StatusCode::OK);
    }
    // Without a name, with two, and with another one in the first line.
    for (head, status) in [
        ("GET / HTTP/1.1\r\n", "400"),
        ("GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\n", "400"),
        ("GET / HTTP/1.1\r\nhost: a b\r\n", "400"),
        ("GET http://evil.example/ HTTP/1.1\r\nhost: localhost\r\n", "421"),
        ("GET / HTTP/1.0\r\n", "200"),
    ] {
        let mut raw =
            TcpStream::connect(server.origin.trim_start_matches("http://")).await.unwrap();
        raw.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        timeout(PATIENCE, raw.read_to_end(&mut answer)).await.expect("an answer").unwrap();
        let answer = String::from_utf8_lossy(&answer);
        assert_eq!(answer.split(' ').nth(1), Some(status), "{head}: {answer:.200}");
    }
    assert!(paths.get() > 50);
}
