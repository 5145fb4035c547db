//! What an attacker would try against accounts. SECURITY.md says which guard each of these tests
//! holds in place: with the guard taken away, the test fails.

mod common;

use std::time::{Duration, Instant};

use common::{Browser, PATIENCE, Server, attribute, guarded, quick, server};
use majesty_server::Options;
use majesty_store::KeyHash;
use majesty_table::TableId;
use reqwest::{Client, Response, StatusCode, header};

const PASSWORD: &str = "correct horse";

async fn create(browser: &Browser, name: &str) {
    let form = [("name", name), ("password", PASSWORD)];
    browser.go("/account/create", &form).await;
}

/// A request without any cookie but the one that is given, from some address.
async fn post(
    server: &Server,
    path: &str,
    form: &[(&str, &str)],
    (address, cookie): (&str, &str),
) -> Response {
    let request = Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy();
    let request = request.build().unwrap().post(format!("{}{path}", server.origin));
    let request = request.header("x-forwarded-for", address).header(header::COOKIE, cookie);
    tokio::time::timeout(PATIENCE, request.form(form).send()).await.unwrap().unwrap()
}

/// The secret of a session that an answer begins.
fn session(response: &Response) -> Option<String> {
    let cookies = response.headers().get_all(header::SET_COOKIE).iter();
    let mut values = cookies.filter_map(|cookie| cookie.to_str().unwrap().strip_prefix("session="));
    values.next().map(|value| value.split(';').next().unwrap().to_owned())
}

fn hash(secret: &str) -> KeyHash {
    let bytes = data_encoding::HEXLOWER.decode(secret.as_bytes()).unwrap();
    KeyHash::of(&bytes.try_into().unwrap())
}

#[tokio::test]
async fn a_planted_session_is_not_adopted() {
    let server = guarded().await;
    create(&server.browser(), "Ada").await;
    let planted = "a7".repeat(32);
    let form = [("name", "Ada"), ("password", PASSWORD)];
    let cookie = format!("session={planted}");
    let first = post(&server, "/account/sign-in", &form, ("203.0.113.1", &cookie)).await;
    let own = session(&first).expect("a session");
    assert_eq!(own.len(), 64);
    assert_ne!(own, planted);
    assert_eq!(server.store.key(hash(&planted)).await.unwrap(), None);
    assert!(server.store.key(hash(&own)).await.unwrap().is_some());
    // Who signs in again has a new secret, and the one before counts no more.
    let cookie = format!("session={own}");
    let again = post(&server, "/account/sign-in", &form, ("203.0.113.1", &cookie)).await;
    let again = session(&again).expect("a session");
    assert_ne!(again, own);
    assert_eq!(server.store.key(hash(&own)).await.unwrap(), None);
    // An account is made with a new secret, too, and signing out ends it.
    let form = [("name", "Ben"), ("password", PASSWORD)];
    let cookie = format!("session={planted}");
    let made = post(&server, "/account/create", &form, ("203.0.113.2", &cookie)).await;
    let made = session(&made).expect("a session");
    assert_ne!(made, planted);
    let cookie = format!("session={made}");
    let out = post(&server, "/account/sign-out", &[], ("203.0.113.2", &cookie)).await;
    assert_eq!(session(&out).as_deref(), Some(""));
    assert_eq!(server.store.key(hash(&made)).await.unwrap(), None);
}

#[tokio::test]
async fn a_session_that_was_ended_can_do_nothing_and_sees_nothing_more() {
    let options = Options { alive: Duration::from_millis(100), ..quick() };
    let server = server(options).await;
    let (ada, thief) = (server.browser(), server.browser());
    create(&ada, "Ada").await;
    thief.go("/account/sign-in", &[("name", "Ada"), ("password", PASSWORD)]).await;
    let table = ada.play_now("2").await;
    let page = thief.own_turn(&table).await;
    let mut stream = thief.get(&format!("{table}/events")).await;
    ada.go("/account/sign-out-others", &[]).await;
    let fields = common::any_move(&page);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (&**k, &**v)).collect();
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let before = server.store.load(id, 0).await.unwrap();
    assert_eq!(thief.post(&format!("{table}/move"), &fields).await.status(), 403);
    assert_eq!(server.store.load(id, 0).await.unwrap(), before);
    let ended = async { while let Ok(Some(_)) = stream.chunk().await {} };
    tokio::time::timeout(PATIENCE, ended).await.expect("the stream ends");
    ada.go(&format!("{table}/move"), &fields).await;
}

#[tokio::test]
async fn guesses_at_passwords_are_slowed_by_address_and_by_name() {
    let server = guarded().await;
    let ada = server.browser();
    create(&ada, "Ada").await;
    // From one address, at one account after the other.
    let mut guesses = 0;
    let refused = loop {
        let name = format!("Name {guesses}");
        let form = [("name", &*name), ("password", "a first guess")];
        let answer = post(&server, "/account/sign-in", &form, ("203.0.113.9", "")).await;
        guesses += 1;
        match answer.status() {
            StatusCode::FORBIDDEN => assert!(guesses < 100, "an address is not held back"),
            _ => break answer,
        }
    };
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers().contains_key(header::RETRY_AFTER));
    // At one account, from one address after the other, however its name is written.
    let mut guesses = 0;
    let refused = loop {
        let address = format!("198.51.{}.{}", guesses / 200, guesses % 200 + 1);
        let name = if guesses % 2 == 0 { "ada" } else { " ADA" };
        let form = [("name", name), ("password", "a first guess")];
        let answer = post(&server, "/account/sign-in", &form, (&address, "")).await;
        guesses += 1;
        match answer.status() {
            StatusCode::FORBIDDEN => assert!(guesses < 25, "an account is not guarded"),
            _ => break answer,
        }
    };
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    // Whoever is signed in goes on, and can change the password.
    assert!(ada.page("/account").await.contains("Signed in as Ada"));
    let form = [("old", PASSWORD), ("password", "another horse")];
    ada.go("/account/password", &form).await;
    let ben = server.browser();
    create(&ben, "Ben").await;
}

#[tokio::test]
async fn whether_there_is_an_account_can_not_be_told_from_an_answer() {
    let server = Server::start().await;
    create(&server.browser(), "Adalind").await;
    let mut bodies = Vec::new();
    // Whatever else the machine does makes some answers late, so the quickest ones are compared, as
    // somebody who wants to know would: from hundreds of them, where it has to be.
    let mut quickest = [f64::MAX; 2];
    let is_alike = loop {
        for (place, name) in ["Adalind", "Nobodyx"].into_iter().enumerate() {
            let form = [("name", name), ("password", "a wrong guess")];
            let begun = Instant::now();
            let answer = post(&server, "/account/sign-in", &form, ("203.0.113.1", "")).await;
            quickest[place] = begun.elapsed().as_secs_f64().min(quickest[place]);
            let headers: Vec<String> = answer.headers().keys().map(ToString::to_string).collect();
            let status = answer.status();
            let text = answer.text().await.unwrap().replace(name, "");
            bodies.push((status, headers, text));
        }
        let [known, unknown] = quickest;
        // A name that is looked up and nothing more would take a hundredth of the time.
        let is_alike = unknown > known / 3.0 && known > unknown / 3.0;
        if bodies.len() >= 14 && is_alike || bodies.len() >= 400 {
            break is_alike;
        }
    };
    assert_eq!(bodies[0].0, StatusCode::FORBIDDEN);
    assert!(bodies.iter().all(|body| *body == bodies[0]), "the answers differ");
    assert!(is_alike, "{quickest:?} s");
}

#[tokio::test]
async fn passwords_and_keys_are_stored_hashed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::at(folder.path()).await;
    let form = [("name", "Ada"), ("password", PASSWORD)];
    let made = post(&server, "/account/create", &form, ("203.0.113.1", "")).await;
    let secret = session(&made).unwrap();
    let cookie = format!("session={secret}");
    let form = [("name", "my bot")];
    let page = post(&server, "/account/token", &form, ("203.0.113.1", &cookie)).await;
    let page = page.text().await.unwrap();
    let start = page.find("mj_").expect("a token is shown");
    let token = page[start + 3..start + 67].to_owned();
    server.stop().await;
    let mut kept = Vec::new();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        kept.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |what: &str| kept.windows(what.len()).any(|window| window == what.as_bytes());
    for hidden in [PASSWORD, &secret, &token] {
        assert!(!holds(hidden), "whoever reads the store signs in");
    }
    let there = ["$argon2id$", &hash(&secret).to_string(), &hash(&token).to_string()];
    assert!(there.iter().all(|there| holds(there)), "it was looked for in the right place");
}

#[tokio::test]
async fn oversized_passwords_are_refused() {
    let server = Server::start().await;
    let ada = server.browser();
    create(&ada, "Ada").await;
    let long = "x".repeat(257);
    let form = [("name", "Ben"), ("password", &*long)];
    ada.refused("/account/create", &form, 422).await;
    ada.refused("/account/password", &[("old", PASSWORD), ("password", &long)], 422).await;
    let long = "x".repeat(60_000);
    ada.refused("/account/sign-in", &[("name", "Ada"), ("password", &long)], 403).await;
    let huge = "x".repeat(70_000);
    ada.refused("/account/sign-in", &[("name", "Ada"), ("password", &huge)], 413).await;
}

#[tokio::test]
async fn nobody_ends_the_sessions_or_tokens_of_another() {
    let server = Server::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    create(&ada, "Ada").await;
    ada.post("/account/token", &[("name", "my bot")]).await;
    create(&eve, "Eve").await;
    let account = server.store.account_by_name("Ada").await.unwrap().unwrap().player;
    let keys = server.store.keys_of(account).await.unwrap();
    assert_eq!(keys.len(), 2);
    for key in &keys {
        let id = key.id().to_string();
        for other in [&eve, &server.browser()] {
            other.refused("/account/withdraw", &[("id", &id)], 404).await;
        }
    }
    eve.go("/account/sign-out-others", &[]).await;
    eve.go("/account/delete", &[("sure", "on"), ("password", PASSWORD)]).await;
    assert_eq!(server.store.keys_of(account).await.unwrap(), keys);
    assert!(ada.page("/account").await.contains("Signed in as Ada"));
}

#[tokio::test]
async fn a_token_can_not_make_itself_more_than_it_is() {
    let server = Server::start().await;
    let ada = server.browser();
    create(&ada, "Ada").await;
    let page = ada.post("/account/token", &[("name", "my bot")]).await.text().await.unwrap();
    let start = page.find("mj_").expect("a token is shown");
    let token = &page[start..start + 67];
    let program = Browser::new(&server.origin).client;
    for (path, form) in [
        ("/account/token", &[("name", "more")][..]),
        ("/account/password", &[("old", PASSWORD), ("password", "another horse")]),
        ("/account/sign-out-others", &[]),
        ("/account/delete", &[("sure", "on"), ("password", PASSWORD)]),
        ("/account/withdraw", &[("id", "0123456789abcdef")]),
        ("/account/create", &[("name", "Bot"), ("password", PASSWORD)]),
    ] {
        let request = program.post(format!("{}{path}", server.origin)).bearer_auth(token);
        let answer = request.form(form).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path}");
        assert!(answer.text().await.unwrap().contains("A token cannot do this"), "{path}");
    }
    let export = program.get(format!("{}/account/export", server.origin)).bearer_auth(token);
    assert_eq!(export.send().await.unwrap().status(), StatusCode::FORBIDDEN);
    assert!(ada.page("/account").await.contains("my bot"));
}

#[tokio::test]
async fn what_somebody_takes_away_hides_what_the_table_hides() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    create(&ada, "Ada").await;
    create(&ben, "Ben").await;
    let seed = "1234567890123456789";
    let form =
        [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link"), ("seed", seed)];
    let table = ada.go("/new", &form).await;
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    ben.go(&format!("{table}/say"), &[("text", "the words of Ben")]).await;
    ben.post("/account/token", &[("name", "the bot of Ben")]).await;
    let page = ada.own_turn(&table).await;
    ada.make_any_move(&table, &page).await;
    let told = ada.page("/account/export").await;
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let stored = common::stored(&*server.store, &table).await;
    let game = stored.game().unwrap();
    let cards: Vec<String> = game.deal().cards().iter().map(ToString::to_string).collect();
    let cards = cards.join(" ");
    let account = server.store.account_by_name("Ben").await.unwrap().unwrap();
    let keys = server.store.keys_of(account.player).await.unwrap();
    let mut hidden = vec![
        seed.to_owned(),
        cards.clone(),
        cards[30..60].to_owned(),
        game.commitment().unwrap().salt.clone(),
        account.player.to_string(),
        account.password,
        "the words of Ben".to_owned(),
        "the bot of Ben".to_owned(),
        "argon2".to_owned(),
        "seed".to_owned(),
    ];
    hidden.extend(keys.iter().flat_map(|key| [key.hash.to_string(), key.id().to_string()]));
    for hidden in hidden {
        assert!(!told.contains(&hidden), "it tells {hidden}");
    }
    assert!(told.contains(id.as_str()) && attribute(&page, "data-phase") == "playing");
}
