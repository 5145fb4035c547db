//! Accounts: for those who want one.

mod common;

use std::{sync::Arc, time::Duration};

use common::{Browser, PATIENCE, Server, Stream, attribute, id_of, ply_of, quick, stored};
use majesty_server::Options;
use majesty_store::{Key, KeyHash, KeyKind, List, SqliteStore};
use majesty_table::{Millis, Phase, PlayerId};
use reqwest::{StatusCode, header};
use serde_json::Value;

/// A key in the store, and its secret as it is shown.
async fn key(server: &Server, n: u8, kind: KeyKind, player: PlayerId) -> (Key, String) {
    let secret = [n; 32];
    let hash = KeyHash::of(&secret);
    let now = Millis(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64);
    let (name, created, last_used) = (String::new(), now, now);
    let key = Key { hash, kind, owner: player, acts_as: player, name, created, last_used };
    server.store.add_key(key.clone()).await.unwrap();
    (key, data_encoding::HEXLOWER.encode(&secret))
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
    let tables = server.store.list(List::Of(player), 10).await.unwrap();
    assert_eq!(tables.len(), 1);

    assert!(server.store.remove_key(player, key.id()).await.unwrap());
    for refused in [
        authorized("/play").form(&[("players", "2")]),
        program.client.get(&server.origin).header(header::AUTHORIZATION, "Bearer nonsense"),
    ] {
        let response = refused.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(response.headers()[header::WWW_AUTHENTICATE], "Bearer");
        assert!(response.text().await.unwrap().contains("This token isn’t valid"));
    }
    assert_eq!(server.store.list(List::Of(player), 10).await.unwrap().len(), 1);
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

const PASSWORD: &str = "correct horse";

async fn create(browser: &Browser, name: &str) {
    let form = [("name", name), ("password", PASSWORD)];
    assert_eq!(browser.go("/account/create", &form).await, "/account?done=created");
}

async fn sign_in(browser: &Browser, name: &str) {
    assert_eq!(
        browser.go("/account/sign-in", &[("name", name), ("password", PASSWORD)]).await,
        "/"
    );
}

/// The ids of the keys that the page could take back.
fn keys_on(page: &str) -> Vec<String> {
    let forms = page.split("action=\"/account/withdraw\"").skip(1);
    forms.map(|form| attribute(form, "value").to_owned()).collect()
}

#[tokio::test]
async fn an_account_takes_over_the_games_of_a_guest_and_goes_with_the_person() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let page = ada.own_turn(&table).await;
    ada.make_any_move(&table, &page).await;
    ada.go(&format!("{table}/say"), &[("text", "a word of mine")]).await;
    let guest = stored(&*server.store, &table).await.host().unwrap();

    // A page that is open shows the table to a guest, who is no more.
    let mut open = Stream::open(&ada, &table, 0).await;
    assert!(open.next().await.is_some());

    let form = [("name", "Ada"), ("password", PASSWORD)];
    let made = ada.post("/account/create", &form).await;
    let set: Vec<String> = made
        .headers()
        .get_all(header::SET_COOKIE)
        .iter()
        .map(|cookie| cookie.to_str().unwrap().to_owned())
        .collect();
    assert!(set.iter().any(|cookie| cookie.starts_with("majesty=; ")), "{set:?}");
    let session = set.iter().find(|cookie| cookie.starts_with("session=")).unwrap();
    assert!(session.contains("HttpOnly") && session.contains("SameSite=Lax"), "{session}");

    open.ended().await;
    let news = Stream::open(&ada, &table, 0).await.next().await.unwrap();
    assert!(news.data.contains("data-own-turn"), "it is opened anew as the account's");

    let after = stored(&*server.store, &table).await;
    let host = after.host().unwrap();
    assert_ne!(host, guest);
    assert!(after.players().all(|(_, player)| player == host));
    assert_eq!(server.store.tables_about(guest, None, 9).await.unwrap(), []);
    assert_eq!(server.store.chat_of(host, None, 9).await.unwrap().len(), 1);
    let start = ada.page("/").await;
    assert!(start.contains(&format!("href=\"{table}\"")) && start.contains(">Ada<"), "{start}");
    let page = ada.own_turn(&table).await;
    assert!(page.contains("a word of mine"));
    ada.make_any_move(&table, &page).await;

    // Another browser, where a game was played before somebody signed in.
    let elsewhere = server.browser();
    let second = elsewhere.play_now("2").await;
    sign_in(&elsewhere, "ADA").await;
    for browser in [&ada, &elsewhere] {
        let start = browser.page("/").await;
        assert!(start.contains(&table) && start.contains(&second), "{start}");
    }
    let page = elsewhere.own_turn(&table).await;
    let ply = ply_of(&page);
    elsewhere.make_any_move(&table, &page).await;
    assert!(ply_of(&ada.page(&table).await) > ply);
}

#[tokio::test]
async fn a_long_history_is_taken_over_and_deleted_without_filling_the_memory() {
    let server = Server::start().await;
    let (guest, cookie) = common::guest(1);
    common::give_history(&server, &[guest], 300).await;
    let ada = server.browser();
    let form = [("name", "Ada"), ("password", PASSWORD), ("sure", "on")];
    let create = ada.client.post(format!("{}/account/create", server.origin));
    let made = create.header(header::COOKIE, cookie).form(&form).send().await.unwrap();
    assert_eq!(made.status(), StatusCode::SEE_OTHER);
    let me = account(&server, "Ada").await;
    assert_eq!(server.store.tables_about(me, None, 1000).await.unwrap().len(), 300);
    assert_eq!(server.store.tables_about(guest, None, 1000).await.unwrap(), []);
    assert!(ada.figure("majesty_tables").await < 50.0, "tables at which nobody looks");
    ada.go("/account/delete", &form).await;
    assert_eq!(server.store.tables_about(me, None, 1000).await.unwrap(), []);
    assert!(ada.figure("majesty_tables").await < 50.0, "tables that are gone");
}

#[tokio::test]
async fn who_signs_in_at_a_table_of_their_own_sits_on_both_sides() {
    let server = Server::start().await;
    let (ada, guest) = (server.browser(), server.browser());
    create(&ada, "Ada").await;
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    guest.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    sign_in(&guest, "Ada").await;
    ada.go(&format!("{table}/start"), &[]).await;
    for ply in 0..4 {
        let page = ada.own_turn(&table).await;
        assert_eq!(ply_of(&page), ply);
        ada.make_any_move(&table, &page).await;
    }
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let server = Server::start().await;
    let (one, two, three) = (server.browser(), server.browser(), server.browser());
    create(&one, "Ada").await;
    for browser in [&two, &three] {
        let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let request = browser.client.post(format!("{}/account/sign-in", server.origin));
        let request = request.header(header::USER_AGENT, agent);
        let form = [("name", "Ada"), ("password", PASSWORD)];
        assert_eq!(request.form(&form).send().await.unwrap().status(), StatusCode::SEE_OTHER);
    }
    let page = one.page("/account").await;
    assert_eq!(page.matches("Firefox · Linux</span>").count(), 2);
    assert_eq!(page.matches("this browser").count(), 1);
    let others = keys_on(&page);
    assert_eq!(others.len(), 2, "not the own one");
    one.go("/account/withdraw", &[("id", &others[0])]).await;
    let signed_in =
        async |browser: &Browser| browser.page("/account").await.contains("Signed in as Ada");
    let left = [signed_in(&one).await, signed_in(&two).await, signed_in(&three).await];
    assert!(left[0] && left[1] != left[2], "{left:?}");

    sign_in(&two, "Ada").await;
    sign_in(&three, "Ada").await;
    one.go("/account/sign-out-others", &[]).await;
    assert!(signed_in(&one).await && !signed_in(&two).await && !signed_in(&three).await);
    sign_in(&two, "Ada").await;
    let form = [("old", PASSWORD), ("password", "another horse")];
    two.go("/account/password", &form).await;
    assert!(signed_in(&two).await && !signed_in(&one).await);
    one.refused("/account/sign-in", &[("name", "Ada"), ("password", PASSWORD)], 403).await;
    let wrong = [("old", PASSWORD), ("password", "a third horse")];
    let page = two.refused("/account/password", &wrong, 403).await;
    assert!(page.contains("That isn’t your current password"), "{page}");
    one.go("/account/sign-in", &[("name", "Ada"), ("password", "another horse")]).await;
    one.go("/account/sign-out", &[]).await;
    assert!(!signed_in(&one).await && signed_in(&two).await);
    assert_eq!(server.store.keys_of(account(&server, "Ada").await).await.unwrap().len(), 1);
}

async fn account(server: &Server, name: &str) -> PlayerId {
    server.store.account_by_name(name).await.unwrap().expect("there is one").player
}

#[tokio::test]
async fn what_is_wrong_is_said_in_a_sentence() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    create(&ada, "Ada").await;
    for (name, password, status, says) in [
        ("ａDA", PASSWORD, 409, "This name is taken"),
        ("", PASSWORD, 422, "1 to 24 characters"),
        (" \u{200b} ", PASSWORD, 422, "1 to 24 characters"),
        (&"x".repeat(25), PASSWORD, 422, "1 to 24 characters"),
        ("Ben", "short", 422, "8 to 256 characters"),
    ] {
        let form = [("name", name), ("password", password)];
        let page = ben.refused("/account/create", &form, status).await;
        assert!(page.contains(says) && page.contains("role=\"alert\""), "{name}: {page}");
        assert!(!page.contains(password), "a password is never sent back");
    }
    ben.refused("/account/password", &[("old", "x"), ("password", PASSWORD)], 403).await;
    ben.refused("/account/sign-out-others", &[], 403).await;
    ben.refused("/account/token", &[("name", " ")], 422).await;
    ben.refused("/account/withdraw", &[("id", "nonsense")], 404).await;
    ben.refused("/account/delete", &[], 422).await;
}

#[tokio::test]
async fn tokens_are_made_shown_once_used_and_withdrawn() {
    let server = Server::start().await;
    let guest = server.browser();
    let token = |page: &str| {
        let start = page.find("mj_").expect("a token is shown");
        page[start..start + 67].to_owned()
    };
    let mut tokens = Vec::new();
    for acts in ["me", "own"] {
        let made = guest.post("/account/token", &[("name", "my bot"), ("acts", acts)]).await;
        assert_eq!(made.headers()[header::CACHE_CONTROL], "no-store");
        tokens.push(token(&made.text().await.unwrap()));
    }
    let page = guest.page("/account").await;
    assert!(!page.contains("mj_") && page.matches("my bot</span>").count() == 2, "{page}");
    let program = Browser::new(&server.origin).client;
    let play = |token: &str| {
        let request = program.post(format!("{}/play", server.origin)).bearer_auth(token);
        request.form(&[("players", "2"), ("level", "page")]).send()
    };
    let mut tables = Vec::new();
    for token in &tokens {
        let made = play(token).await.unwrap();
        assert_eq!(made.status(), StatusCode::SEE_OTHER);
        tables.push(made.headers()[header::LOCATION].to_str().unwrap().to_owned());
    }
    let start = guest.page("/").await;
    assert!(start.contains(&tables[0]), "it acts for the person");
    assert!(!start.contains(&tables[1]), "it is a player of its own");

    for id in keys_on(&guest.page("/account").await) {
        guest.go("/account/withdraw", &[("id", &id)]).await;
    }
    for token in &tokens {
        assert_eq!(play(token).await.unwrap().status(), StatusCode::UNAUTHORIZED);
    }
    // A player of a token's own is nobody's then, and resigns.
    let gone = stored(&*server.store, &tables[1]).await;
    assert!(gone.seats().iter().any(|seat| seat.resigned.is_some()), "the seat waits for nobody");
    create(&guest, "Ada").await;
    for n in 0..20 {
        let made = guest.post("/account/token", &[("name", &n.to_string())]).await;
        assert_eq!(made.status(), StatusCode::OK);
    }
    guest.refused("/account/token", &[("name", "one more")], 409).await;
}

#[tokio::test]
async fn how_somebody_reads_follows_them() {
    let server = Server::start().await;
    let (one, two) = (server.browser(), server.browser());
    create(&one, "Ada").await;
    for (name, value) in [("lang", "de"), ("theme", "dark"), ("name", "Ada Lovelace")] {
        one.go("/settings", &[(name, value), ("back", "/")]).await;
    }
    sign_in(&two, "Ada").await;
    let page = two.page("/").await;
    assert!(page.contains("lang=\"de\"") && page.contains("data-theme=\"dark\""), "{page}");
    assert!(page.contains("Ada Lovelace"));
}

#[tokio::test]
async fn everything_about_oneself_can_be_taken_away() {
    let server = Server::start().await;
    let ada = server.browser();
    create(&ada, "Ada").await;
    ada.post("/account/token", &[("name", "my bot")]).await;
    let over = ada.play_now("2").await;
    ada.play_until(&over, usize::MAX).await;
    let on = ada.play_now("3").await;
    ada.go(&format!("{on}/say"), &[("text", "hello \"there\"")]).await;
    let response = ada.get("/account/export").await;
    let headers = response.headers().clone();
    assert_eq!(headers[header::CONTENT_TYPE], "application/json");
    assert!(headers[header::CONTENT_DISPOSITION].to_str().unwrap().starts_with("attachment"));
    let told: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap();
    assert_eq!(told["account"]["name"], "Ada");
    assert_eq!(
        (&told["sessions"][0]["this"], &told["tokens"][0]["name"]),
        (&Value::Bool(true), &Value::from("my bot"))
    );
    assert_eq!(told["chat"][0]["text"], "hello \"there\"");
    let tables = told["tables"].as_array().unwrap();
    let find = |path: &str| {
        tables.iter().find(|table| format!("/t/{}", table["id"].as_str().unwrap()) == path).unwrap()
    };
    let (over, on) = (find(&over), find(&on));
    assert_eq!(over["moves"].as_array().unwrap().len(), 24);
    let record = over["record"].as_str().unwrap();
    assert!(record.parse::<majesty_rules::Record>().is_ok(), "{record}");
    assert_eq!((&on["record"], &on["phase"]), (&Value::Null, &Value::from("playing")));
    let seats = on["seats"].as_array().unwrap();
    assert_eq!(seats.iter().filter(|seat| seat["own"] == true).count(), 1);
    // Somebody who was never here takes nothing away.
    let nobody: Value =
        serde_json::from_str(&server.browser().page("/account/export").await).unwrap();
    assert_eq!((&nobody["account"], &nobody["tables"]), (&Value::Null, &Value::Array(vec![])));
}

#[tokio::test]
async fn everything_about_oneself_can_be_deleted() {
    let server = Server::start().await;
    for has_account in [true, false] {
        let (ada, ben) = (server.browser(), server.browser());
        if has_account {
            create(&ada, "Ada").await;
        }
        let alone = ada.play_now("2").await;
        let form =
            [("players", "2"), ("seat1", "me"), ("name1", "Ada the First"), ("seat2", "link")];
        let table = ada.go("/new", &form).await;
        ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
        ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
        ada.go(&format!("{table}/start"), &[]).await;
        ada.go(&format!("{table}/say"), &[("text", "forget these words")]).await;
        ben.go(&format!("{table}/say"), &[("text", "but not these")]).await;
        ada.post("/account/token", &[("name", "my bot"), ("acts", "own")]).await;
        let me = stored(&*server.store, &table).await.host().unwrap();
        assert!(ben.page(&table).await.contains("forget these words"));

        if has_account {
            let form = [("sure", "on"), ("password", "a wrong one")];
            ada.refused("/account/delete", &form, 403).await;
            ada.refused("/account/delete", &[("password", PASSWORD)], 422).await;
        }
        let form = [("sure", "on"), ("password", PASSWORD)];
        assert_eq!(ada.go("/account/delete", &form).await, "/account?done=deleted");
        assert!(
            ada.page("/account?done=deleted")
                .await
                .contains("Everything about you has been deleted")
        );
        assert_eq!(ada.get(&alone).await.status(), StatusCode::NOT_FOUND);
        assert_eq!(server.store.load(id_of(&alone), 0).await.unwrap(), None);
        assert_eq!(server.store.account_by_name("Ada").await.unwrap(), None);
        assert_eq!(server.store.keys_of(me).await.unwrap(), []);
        assert_eq!(server.store.load_player(me).await.unwrap(), None);
        assert_eq!(server.store.chat_of(me, None, 9).await.unwrap(), []);
        assert_eq!(server.store.tables_about(me, None, 9).await.unwrap(), []);
        let log = server.store.load(id_of(&table), 0).await.unwrap().unwrap();
        let all = format!("{log:?}");
        assert!(!all.contains(&me.to_string()) && !all.contains("Ada"), "{all}");
        assert_eq!(stored(&*server.store, &table).await.phase(), Phase::Playing);

        // Ben goes on against a bot, and still has his own words.
        let page = ben.own_turn(&table).await;
        assert!(!page.contains("forget these words") && page.contains("but not these"));
        assert!(!page.contains("Ada"));
        ben.make_any_move(&table, &page).await;
        ben.until(&table, |page| ply_of(page) >= 3).await;
    }
}
