//! Order in the list of tables and at them: what one person can take up, and what a host can do.

mod common;

use std::collections::BTreeSet;

use common::{
    Server, attribute, guarded,
    program::{Program, table_of},
    quick, server, stored,
};
use futures_util::future::join_all;
use majesty_server::{Limits, Options};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// A form for a listed table for two with a free seat.
const LISTED: [(&str, &str); 5] =
    [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link"), ("listed", "on")];

/// The tables that a page links to.
fn tables_on(page: &str) -> BTreeSet<String> {
    let links = page.split("class=\"table-line\" href=\"").skip(1);
    links.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn one_person_lists_three_tables_that_wait() {
    let server = guarded().await;
    let (ada, ben) = (server.browser(), server.browser());
    // By link only there is no such limit. From here on the server knows her.
    ada.go("/new", &LISTED[..4]).await;
    // All at once, so that they can't be counted one by one.
    let answers = join_all((0..20).map(|_| ada.post("/new", &LISTED))).await;
    let opened = answers.iter().filter(|one| one.status() == StatusCode::SEE_OTHER).count();
    assert_eq!(opened, 3);
    let page = ada.refused("/new", &LISTED, 409).await;
    assert!(page.contains("You already have 3 tables in the list."), "it says why");
    ada.go("/new", &LISTED[..4]).await;
    let bens = ben.go("/new", &LISTED).await;
    let shown = tables_on(&server.browser().page("/").await);
    assert_eq!(shown.len(), 4);
    assert!(shown.contains(&bens), "the others are seen");
    // Who closes one can open another.
    let own = shown.iter().find(|table| **table != bens).unwrap();
    ada.go(&format!("{own}/close"), &[]).await;
    ada.go("/new", &LISTED).await;
}

#[tokio::test]
async fn an_address_lists_a_dozen_tables_whoever_opens_them() {
    let server = guarded().await;
    let mut opened = 0;
    for _ in 0..20 {
        let guest = server.browser();
        opened += u32::from(guest.post("/new", &LISTED).await.status() == StatusCode::SEE_OTHER);
    }
    assert_eq!(opened, 12);
    server.pass(600);
    server.browser().go("/new", &LISTED).await;
}

#[tokio::test]
async fn one_person_waits_at_five_tables_of_others() {
    let server = guarded().await;
    let mut tables = Vec::new();
    for _ in 0..7 {
        tables.push(server.browser().go("/new", &LISTED).await);
    }
    let ben = server.browser();
    let sit = [("seat", "2"), ("name", "Ben")];
    let paths: Vec<String> = tables.iter().map(|table| format!("{table}/sit")).collect();
    ben.go(&paths[0], &sit).await;
    let answers = join_all(paths[1..].iter().map(|path| ben.post(path, &sit))).await;
    let seats = answers.iter().filter(|one| one.status() == StatusCode::SEE_OTHER).count();
    assert_eq!(1 + seats, 5);
    let program = Program::guest(&server, "Cem").await;
    for table in &tables {
        let path = format!("/tables/{}/sit", table.trim_start_matches("/t/"));
        let (status, _) = program.answer("POST", &path, json!({ "seat": 1 })).await;
        assert!([200, 409].contains(&status));
    }
    let free = answers.iter().position(|one| one.status() != StatusCode::SEE_OTHER).unwrap();
    let page = ben.refused(&paths[1 + free], &sit, 409).await;
    assert!(
        page.contains("You’re already waiting at 5 tables opened by others.")
            || page.contains("already sitting there")
    );
    ben.go(&format!("{}/leave", tables[0]), &[]).await;
}

#[tokio::test]
async fn lists_have_pages() {
    let server = Server::start().await;
    let mut all = BTreeSet::new();
    for _ in 0..45 {
        all.insert(server.browser().go("/new", &LISTED).await);
    }
    let reader = server.browser();
    let mut seen = BTreeSet::new();
    let mut path = "/".to_owned();
    for (older, newer, count) in [(true, false, 20), (true, true, 20), (false, true, 5)] {
        let page = reader.page(&path).await;
        let shown = tables_on(&page);
        assert_eq!(shown.len(), count, "{path}");
        seen.extend(shown);
        assert_eq!(page.contains("rel=\"next\""), older, "{path}");
        assert_eq!(page.contains("rel=\"prev\""), newer, "{path}");
        if let Some((_, link)) = page.split_once("rel=\"next\"") {
            path = attribute(link, "href").to_owned();
        }
    }
    assert_eq!(seen, all, "each table is on one of the pages");
    for odd in ["/?open=0", "/?open=-1", "/?open=x", "/?open=99999999999", "/?own=7&watch=3", "/?%"]
    {
        reader.page(odd).await;
    }
    let program = Program::nobody(&server);
    let response = program.send("GET", "/tables?list=open&page=2", None).await;
    let next = response.headers()["link"].to_str().unwrap().to_owned();
    assert_eq!(next, "</api/v1/tables?list=open&page=3>; rel=\"next\"");
    let entries: Vec<Value> = serde_json::from_str(&response.text().await.unwrap()).unwrap();
    assert_eq!(entries.len(), 20);
    let last = program.send("GET", "/tables?list=open&page=3", None).await;
    assert!(!last.headers().contains_key("link"));
}

/// Ada's table with a free seat, which is Ben's.
async fn ada_and_ben(server: &Server, extra: Value) -> (Program, Program, String) {
    let (ada, ben) = (Program::guest(server, "Ada").await, Program::guest(server, "Ben").await);
    let mut new =
        json!({ "seats": [{ "who": "me", "name": "Ada" }, { "who": "open" }], "listed": true });
    new.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    let table = table_of(&ada.ok("POST", "/tables", new).await);
    ben.ok("POST", &format!("{table}/sit"), json!({ "seat": 1 })).await;
    (ada, ben, table)
}

async fn begin(ada: &Program, ben: &Program, table: &str) {
    ben.ok("POST", &format!("{table}/ready"), json!({ "ready": true })).await;
    ada.ok("POST", &format!("{table}/start"), Value::Null).await;
}

#[tokio::test]
async fn a_watcher_can_not_speak_in_the_name_of_others_and_can_be_muted() {
    let server = Server::start().await;
    let (ada, ben, table) = ada_and_ben(&server, json!({})).await;
    let page = format!("/t/{}", ada.get(&table).await["id"].as_str().unwrap());
    let (mallory, eva) = (server.browser(), server.browser());
    mallory.go("/settings", &[("name", "ADA"), ("back", "/")]).await;
    mallory.go(&format!("{page}/say"), &[("text", "Take my offer")]).await;
    let state = ben.get(&table).await;
    let said = &state["chat"][0];
    assert_eq!((&said["name"], &said["watcher"]), (&json!("ADA 2"), &json!(true)));
    assert!(eva.page(&page).await.contains("Take my offer"));
    // Somebody who only looks on mutes them, and it lasts.
    eva.go(&format!("{page}/mute"), &[("line", "1"), ("mute", "on")]).await;
    assert!(!eva.page(&page).await.contains("Take my offer"));
    assert!(server.browser().page(&page).await.contains("Take my offer"));
    let person = &ben.get(&table).await["people"][1];
    assert_eq!((&person["name"], &person["line"]), (&json!("ADA 2"), &json!(1)));
    ben.ok("POST", &format!("{table}/mute"), json!({ "line": 1, "mute": true })).await;
    assert_eq!(ben.get(&table).await["chat"], json!([]));
    ben.refused(&format!("{table}/mute"), json!({ "mute": true }), 422, "unreadable").await;
    // Who sits down with a name that is taken gets a number.
    let state = ada.get(&table).await;
    assert_eq!(state["seats"][0]["name"], "Ada");
}

#[tokio::test]
async fn removals_and_blocks_last_and_follow_the_person() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::at(folder.path()).await;
    let ada = Program::guest(&server, "Ada").await;
    let new = json!({ "seats": [{ "who": "me" }, { "who": "open" }], "listed": true });
    let table = table_of(&ada.ok("POST", "/tables", new).await);
    let page = format!("/t/{}", table.trim_start_matches("/tables/"));
    let ben = server.browser();
    let sit = [("seat", "2"), ("name", "Ben")];
    ben.go(&format!("{page}/sit"), &sit).await;
    let other = Program::guest(&server, "Cem").await;
    other
        .refused(&format!("{table}/block"), json!({ "seat": 0, "block": true }), 403, "only-host")
        .await;
    other.refused(&format!("{table}/remove"), json!({ "seat": 1 }), 403, "only-host").await;
    other.refused(&format!("{table}/close"), Value::Null, 403, "only-host").await;
    other
        .refused(&format!("{table}/watchers-chat"), json!({ "allow": false }), 403, "only-host")
        .await;
    ada.ok("POST", &format!("{table}/block"), json!({ "seat": 1, "block": true })).await;
    let state = ada.get(&table).await;
    assert_eq!(state["seats"][1]["holder"], "open");
    // A restart, and an account, change nothing.
    server.stop().await;
    let server = Server::at(folder.path()).await;
    let (ada, ben) = (Program::with(&server, &ada.token), ben.at(&server));
    let refused = ben.refused(&format!("{page}/sit"), &sit, 403).await;
    assert!(refused.contains("The host has blocked you at this table."));
    let account = [("name", "Benjamin"), ("password", "a good long secret")];
    ben.go("/account/create", &account).await;
    ben.refused(&format!("{page}/sit"), &sit, 403).await;
    ben.refused(&format!("{page}/say"), &[("text", "Let me in")], 403).await;
    let shown = ben.page(&page).await;
    assert!(shown.contains("The host has blocked you") && !shown.contains("id=\"chat\""));
    // Until the host changes their mind.
    let member = ada.get(&table).await["people"][0]["member"].clone();
    ada.ok("POST", &format!("{table}/block"), json!({ "member": member, "block": false })).await;
    ben.go(&format!("{page}/sit"), &sit).await;
    server.stop().await;
}

#[tokio::test]
async fn a_host_closes_a_table_and_quiets_watchers() {
    let server = Server::start().await;
    let (ada, ben, table) = ada_and_ben(&server, json!({})).await;
    let page = format!("/t/{}", table.trim_start_matches("/tables/"));
    let eva = server.browser();
    ada.ok("POST", &format!("{table}/watchers-chat"), json!({ "allow": false })).await;
    let refused = eva.refused(&format!("{page}/say"), &[("text", "Hello")], 403).await;
    assert!(refused.contains("turned off chat for watchers"));
    ben.ok("POST", &format!("{table}/say"), json!({ "text": "Hello" })).await;
    begin(&ada, &ben, &table).await;
    ada.refused(&format!("{table}/close"), Value::Null, 409, "others-play").await;
    ada.ok("POST", &format!("{table}/remove"), json!({ "seat": 1 })).await;
    let state = ben.get(&table).await;
    assert_eq!(state["seats"][1]["removed"], true);
    ben.refused(&format!("{table}/come-back"), Value::Null, 403, "not-your-seat").await;
    ada.ok("POST", &format!("{table}/close"), Value::Null).await;
    let state = ben.get(&table).await;
    assert_eq!((&state["closed"], &state["phase"]), (&json!(true), &json!("over")));
    assert!(eva.page(&page).await.contains("The host has closed this table."));

    let gathering = server.browser();
    let table = gathering.go("/new", &LISTED).await;
    gathering.go(&format!("{table}/close"), &[]).await;
    assert!(eva.page(&table).await.contains("This table is closed"));
    eva.refused(&format!("{table}/sit"), &[("seat", "2"), ("name", "Eva")], 409).await;
    assert!(!tables_on(&eva.page("/").await).contains(&table), "nobody finds it any more");
}

#[tokio::test]
async fn hints_among_people_are_agreed_on_and_announced() {
    let server = Server::start().await;
    let (ada, ben, table) = ada_and_ben(&server, json!({})).await;
    let page = format!("/t/{}", table.trim_start_matches("/tables/"));
    assert_eq!(ben.get(&table).await["hints"], "alone", "it is seen before the game");
    assert!(
        server.browser().page(&page).await.contains("only while nobody plays on another device")
    );
    begin(&ada, &ben, &table).await;
    ada.refused(&format!("{table}/hint"), json!({ "ply": 0 }), 403, "hints-alone").await;
    assert_eq!(ada.get(&table).await["game"]["may_hint"], false);

    let (ada, ben, table) = ada_and_ben(&server, json!({ "hints": "everyone" })).await;
    let page = format!("/t/{}", table.trim_start_matches("/tables/"));
    begin(&ada, &ben, &table).await;
    ada.ok("POST", &format!("{table}/hint"), json!({ "ply": 0 })).await;
    let state = ben.get(&table).await;
    assert_eq!(state["game"]["hints_taken"], json!([{ "ply": 0, "seat": 0 }]));
    assert_eq!((&state["seats"][0]["hints"], &state["seats"][1]["hints"]), (&json!(1), &json!(0)));
    assert_eq!(state["game"]["hint"], Value::Null, "what it says is Ada's alone");
    assert!(server.browser().page(&page).await.contains("Ada took a hint."));

    let (ada, ben, table) = ada_and_ben(&server, json!({ "hints": "nobody" })).await;
    begin(&ada, &ben, &table).await;
    ada.refused(&format!("{table}/hint"), json!({ "ply": 0 }), 403, "no-hints").await;
    // The form has the choice, too, and alone against bots there are hints as before.
    let eva = server.browser();
    assert!(eva.page("/new").await.contains("name=\"hints\""));
    let alone = eva.play_now("2").await;
    assert!(eva.own_turn(&alone).await.contains("data-verb=\"hint\""));
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "bot:page"), ("hints", "nobody")];
    let none = eva.go("/new", &form).await;
    assert!(!eva.own_turn(&none).await.contains("data-verb=\"hint\""));
    eva.refused(
        "/new",
        &[("players", "2"), ("seat1", "me"), ("seat2", "link"), ("hints", "x")],
        422,
    )
    .await;
}

#[tokio::test]
async fn without_limits_anybody_lists_anything() {
    let server = server(Options { limits: Limits::Off, ..quick() }).await;
    let ada = server.browser();
    for _ in 0..5 {
        let table = ada.go("/new", &LISTED).await;
        assert!(stored(&*server.store, &table).await.is_listed());
    }
}
