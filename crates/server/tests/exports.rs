//! Taking everything away, however much it is and however slowly it is read.

mod common;

use std::{collections::BTreeSet, time::Duration};

use common::{Browser, PATIENCE, Server, give_history, guarded, guest, quick, server, unread};
use majesty_server::Options;
use majesty_table::PlayerId;
use reqwest::{Method, RequestBuilder, Response, StatusCode, header};
use serde_json::Value;
use tokio::{io::AsyncReadExt, time::timeout};

/// A request for an export, through the proxy.
fn request(server: &Server, method: Method, cookie: &str, address: &str) -> RequestBuilder {
    let client = Browser::new(&server.origin).client;
    let request = client.request(method, format!("{}/account/export", server.origin));
    request.header(header::COOKIE, cookie).header("x-forwarded-for", address)
}

async fn export(server: &Server, cookie: &str, address: &str) -> Response {
    timeout(PATIENCE, request(server, Method::GET, cookie, address).send()).await.unwrap().unwrap()
}

/// An export that nobody reads.
async fn open_export(server: &Server, cookie: &str, address: &str) -> tokio::net::TcpStream {
    let head = format!(
        "GET /account/export HTTP/1.1\r\ncookie: {cookie}\r\nx-forwarded-for: {address}\r\n\
         accept-encoding: gzip, br"
    );
    unread(server, &head).await
}

/// The head of an answer and what there is of its body once the server has closed the connection.
async fn rest(mut stream: tokio::net::TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset ends it as well.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("it is closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// More than the buffers between a server and its reader hold.
const MANY: usize = 400;

#[tokio::test]
async fn a_long_history_comes_whole() {
    let server = Server::start().await;
    let ada = server.browser();
    let page = ada.post("/account/token", &[("name", "bot"), ("acts", "own")]).await;
    let page = page.text().await.unwrap();
    let start = page.find("mj_").unwrap();
    let token = &page[start..start + 67];
    // A table with both, one of each, and a long history.
    let both = ada.go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "link")]).await;
    let program = Browser::new(&server.origin).client;
    let sit = program.post(format!("{}{both}/sit", server.origin)).bearer_auth(token);
    sit.form(&[("seat", "2"), ("name", "Robot")]).send().await.unwrap();
    let alone = program.post(format!("{}/play", server.origin)).bearer_auth(token);
    alone.form(&[("players", "2"), ("level", "page")]).send().await.unwrap();
    let stored = common::stored(&*server.store, &both).await;
    let (me, robot) = (stored.host().unwrap(), stored.players().nth(1).unwrap().1);
    assert_ne!(me, robot);
    give_history(&server, &[me], 450).await;
    for n in 0..20 {
        let table = ada.play_now("2").await;
        for line in 0..4 {
            ada.go(&format!("{table}/say"), &[("text", &format!("line {line} of {n}"))]).await;
        }
    }
    let told: Value = serde_json::from_str(&ada.page("/account/export").await).unwrap();
    let tables = told["tables"].as_array().unwrap();
    let ids: BTreeSet<&str> = tables.iter().map(|table| table["id"].as_str().unwrap()).collect();
    assert_eq!((ids.len(), tables.len()), (472, 472), "each is there once");
    assert_eq!(told["chat"].as_array().unwrap().len(), 80);
    let shared = tables.iter().find(|table| both.ends_with(table["id"].as_str().unwrap())).unwrap();
    let own = shared["seats"].as_array().unwrap().iter().map(|seat| seat["own"] == true);
    assert_eq!(own.collect::<Vec<_>>(), [true, true]);
}

#[tokio::test]
async fn one_person_has_one_export_at_a_time() {
    let server = guarded().await;
    let ((ada, cookie), (_, other)) = (guest(1), guest(2));
    give_history(&server, &[ada], MANY).await;
    let first = open_export(&server, &cookie, "203.0.113.1").await;
    // From anywhere.
    for address in ["203.0.113.1", "203.0.113.2"] {
        let second = export(&server, &cookie, address).await;
        assert_eq!(second.status(), StatusCode::TOO_MANY_REQUESTS);
        assert!(second.headers().contains_key(header::RETRY_AFTER));
        let page = second.text().await.unwrap();
        assert!(page.contains("already downloading another export"), "{page}");
    }
    assert_eq!(export(&server, &other, "203.0.113.1").await.status(), StatusCode::OK);
    drop(first);
    let again = async {
        while export(&server, &cookie, "203.0.113.1").await.status() != StatusCode::OK {
            // The limits forget evenly.
            server.pass(60);
        }
    };
    timeout(PATIENCE, again).await.expect("there is room again");
}

#[tokio::test]
async fn a_server_has_a_few_exports_at_a_time_and_pages_stay_there() {
    let server = guarded().await;
    let people: Vec<_> = (1..=8).map(guest).collect();
    let players: Vec<PlayerId> = people.iter().map(|(player, _)| *player).collect();
    give_history(&server, &players, MANY).await;
    let mut open = Vec::new();
    for (n, (_, cookie)) in people.iter().enumerate() {
        let address = format!("203.0.113.{}", n / 4);
        if n == 4 {
            // An address has no more than half of the room.
            let fifth = export(&server, cookie, "203.0.113.0").await;
            assert_eq!(fifth.status(), StatusCode::SERVICE_UNAVAILABLE);
        }
        open.push(open_export(&server, cookie, &address).await);
    }
    let busy = export(&server, &guest(20).1, "203.0.113.77").await;
    assert_eq!(busy.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(busy.text().await.unwrap().contains("Many people are downloading their data"));
    let ben = server.browser();
    let table = ben.play_now("2").await;
    for path in ["/", "/account", "/rules", &table] {
        for _ in 0..10 {
            ben.page(path).await;
        }
    }
    let page = ben.own_turn(&table).await;
    ben.make_any_move(&table, &page).await;
}

#[tokio::test]
async fn a_head_does_no_work_and_needs_no_room() {
    let server = guarded().await;
    let (ada, cookie) = guest(1);
    give_history(&server, &[ada], MANY).await;
    let _open = open_export(&server, &cookie, "203.0.113.1").await;
    let head = request(&server, Method::HEAD, &cookie, "203.0.113.1").send().await.unwrap();
    assert_eq!(head.status(), StatusCode::OK);
    assert_eq!(head.headers()[header::CONTENT_TYPE], "application/json");
    assert!(head.headers()[header::CONTENT_DISPOSITION].to_str().unwrap().contains("attachment"));
}

#[tokio::test]
async fn an_export_that_nobody_reads_is_ended() {
    let patience = Duration::from_millis(400);
    let server = server(Options { patience, ..quick() }).await;
    let (ada, cookie) = guest(1);
    give_history(&server, &[ada], MANY).await;
    let open = open_export(&server, &cookie, "203.0.113.1").await;
    let monitor = server.browser();
    monitor.until_figure("majesty_connections", |connections| connections < 1.5).await;
    let told = rest(open).await;
    assert!(!told.contains("\"chat\""), "all of it waited for a reader");
    assert_eq!(export(&server, &cookie, "203.0.113.1").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn an_export_ends_with_the_session() {
    let server = Server::start().await;
    let ada = server.browser();
    let form = [("name", "Ada"), ("password", "correct horse")];
    let made = ada.post("/account/create", &form).await;
    let cookies = made.headers().get_all(header::SET_COOKIE).iter();
    let cookie = cookies.map(|cookie| cookie.to_str().unwrap()).find(|c| c.starts_with("session="));
    let cookie = cookie.unwrap().split(';').next().unwrap().to_owned();
    let account = server.store.account_by_name("Ada").await.unwrap().unwrap().player;
    give_history(&server, &[account], MANY).await;
    let open = open_export(&server, &cookie, "203.0.113.1").await;
    ada.go("/account/sign-out", &[]).await;
    let told = rest(open).await;
    assert!(!told.contains("\"chat\""), "whoever has the session no longer has it all");
}
