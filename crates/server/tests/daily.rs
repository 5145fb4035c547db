//! The daily deal: the same cards and the same answers for everyone, one try, and no word of it to
//! anybody else before the day is over.

mod common;

use std::sync::Arc;

use common::{Browser, Server, attribute, guest, program::Program, quick, server, stored};
use majesty_rules::{JointDeal, Record, RecordedDeal};
use majesty_server::{Options, Time};
use majesty_store::{SqliteStore, Store};
use majesty_table::{Day, DaySecret, Millis};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// A Monday at noon: the weakest bot plays.
const MONDAY: &str = "2026-11-16";

/// A Saturday: the bot searches.
const SATURDAY: &str = "2026-11-21";

/// A clock that a test holds in its hand, at noon of a day.
fn noon(day: &str) -> Time {
    let time = Time::default();
    at(&time, Millis(day.parse::<Day>().unwrap().begins().0 + 12 * 3_600_000));
    time
}

/// Sets the clock.
fn at(time: &Time, moment: Millis) {
    time.set_by(moment.0.cast_signed() - time.now().0.cast_signed());
}

fn options(time: &Time) -> Options {
    Options { time: time.clone(), daily_simulations: 20, ..quick() }
}

async fn begin(browser: &Browser) -> String {
    browser.go("/daily", &[]).await
}

/// A whole game with the first move that is offered each time.
async fn play(browser: &Browser) -> String {
    let table = begin(browser).await;
    browser.play_until(&table, usize::MAX).await;
    table
}

async fn moves(server: &Server, table: &str) -> Vec<String> {
    let table = stored(&*server.store, table).await;
    let turns = table.game().expect("it was dealt").turns().iter();
    turns.map(|turn| turn.m.to_string()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everyone_gets_the_same_cards_and_the_same_answers() {
    for day in [MONDAY, SATURDAY] {
        let time = noon(day);
        let server = server(options(&time)).await;
        let (ada, ben) = (server.browser(), server.browser());
        let (own, other) = (play(&ada).await, play(&ben).await);
        assert_ne!(own, other, "each has a table");
        assert_eq!(moves(&server, &own).await, moves(&server, &other).await, "{day}");

        // The next day has other cards.
        time.set_by(24 * 3_600_000);
        let next = stored(&*server.store, &begin(&ada).await).await;
        let today = stored(&*server.store, &own).await;
        assert_ne!(next.game().unwrap().deal().cards(), today.game().unwrap().deal().cards());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_try_counts() {
    let time = noon(MONDAY);
    let server = server(options(&time)).await;
    let ada = server.browser();
    let table = begin(&ada).await;
    assert_eq!(begin(&ada).await, table, "it goes on at the same table");
    assert!(ada.page("/daily").await.contains(&format!("href=\"{table}\"")));

    let page = ada.own_turn(&table).await;
    ada.refused(&format!("{table}/hint"), &[("ply", attribute(&page, "data-ply"))], 403).await;
    ada.make_any_move(&table, &page).await;
    let page = ada.own_turn(&table).await;
    let ply = attribute(&page, "data-ply");
    ada.refused(&format!("{table}/take-back"), &[("ply", ply)], 409).await;

    let page = ada.play_until(&table, usize::MAX).await;
    assert!(page.contains("href=\"/daily\"") && !page.contains("/rematch"));
    let ply = attribute(&page, "data-ply");
    ada.refused(&format!("{table}/take-back"), &[("ply", ply)], 409).await;
    ada.refused(&format!("{table}/rematch"), &[], 409).await;
    let play_on = [("ply", "2"), ("seat", "1"), ("level", "page")];
    ada.refused(&format!("{table}/play-on"), &play_on, 403).await;
    assert_eq!(begin(&ada).await, table, "there is no second try");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_resigns_has_had_their_try() {
    let time = noon(MONDAY);
    let server = server(options(&time)).await;
    let ada = server.browser();
    let table = begin(&ada).await;
    ada.own_turn(&table).await;
    ada.go(&format!("{table}/resign"), &[]).await;
    let page = ada.page("/daily").await;
    assert!(page.contains("count") && !page.contains("daily-score"), "{page}");
    assert_eq!(ada.get(&format!("{table}/record")).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(begin(&ada).await, table);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_sees_a_table_before_the_day_is_over() {
    let time = noon(MONDAY);
    let server = server(options(&time)).await;
    let (ada, ben) = (server.browser(), server.browser());
    let robin = Program::guest(&server, "Robin").await;
    let table = play(&ada).await;
    let api = table.replace("/t/", "/tables/");
    let everything = ["", "/events", "/replay", "/record", "/result.svg"];
    for path in everything {
        let path = format!("{table}{path}");
        assert_eq!(ben.get(&path).await.status(), StatusCode::FORBIDDEN, "{path}");
    }
    for path in ["", "/moves", "/events", "/record"] {
        let (status, answer) = robin.answer("GET", &format!("{api}{path}"), Value::Null).await;
        assert_eq!((status, answer["code"].as_str()), (403, Some("sealed")), "{path}");
    }
    // Not even the player gets the secret or the order of the cards.
    assert_eq!(ada.get(&format!("{table}/record")).await.status(), StatusCode::FORBIDDEN);
    let daily = ada.page("/daily").await;
    let secret = stored(&*server.store, &table).await.day_secret().unwrap();
    for path in [&*table, &format!("{table}/replay"), "/daily"] {
        assert!(!ada.page(path).await.contains(secret.hex()), "{path}");
    }
    assert!(daily.contains(&secret.commitment()), "the hash is public");
    assert_eq!(ada.get(&format!("{table}/result.svg")).await.status(), StatusCode::OK);

    // Midnight isn't the end of games that go on.
    at(&time, Millis(secret.day().closes().0 - 1_000));
    assert_eq!(ben.get(&format!("{table}/replay")).await.status(), StatusCode::FORBIDDEN);
    assert!(!ben.page("/daily").await.contains(secret.hex()));
    at(&time, secret.day().closes());
    for path in everything.iter().filter(|path| **path != "/events") {
        let path = format!("{table}{path}");
        assert_eq!(ben.get(&path).await.status(), StatusCode::OK, "{path}");
    }
    assert!(ben.page("/daily").await.contains(secret.hex()), "the secret is revealed");

    // The record proves that the cards are those that were promised.
    let record: Record = ben.page(&format!("{table}/record")).await.parse().unwrap();
    let found = RecordedDeal::of_record(&record).unwrap();
    assert!(found.holds_for(record.deal()));
    assert_eq!(found.hash, secret.commitment());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_promised_a_week_ahead_is_kept() {
    let time = noon(MONDAY);
    let server = server(options(&time)).await;
    let nobody = Program::nobody(&server);
    let before = nobody.get("/daily").await;
    let promised = before["promised"].as_array().unwrap().clone();
    assert_eq!(promised.len(), 7);
    for promise in promised {
        time.set_by(24 * 3_600_000);
        let today = nobody.get("/daily").await;
        assert_eq!(today["day"], promise["day"]);
        assert_eq!(today["commitment"], promise["commitment"]);
        assert_eq!(today["level"], today["day"].as_str().unwrap().parse::<Day>().unwrap().level());
        let past = &today["yesterday"];
        let secret = past["secret"].as_str().expect("it is revealed");
        assert_eq!(past["commitment"], JointDeal::from_hex(secret).unwrap().hash());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_are_for_those_who_have_finished() {
    let time = noon(MONDAY);
    let server = server(options(&time)).await;
    let (ada, ben) = (server.browser(), server.browser());
    ada.go("/settings", &[("name", "Ada"), ("back", "/daily")]).await;
    play(&ada).await;
    let page = ben.page("/daily").await;
    assert!(page.contains("One player has finished") && !page.contains("Ada"), "{page}");
    let own = ada.page("/daily").await;
    for part in ["Ada (You)", "Place 1 of 1", "daily-score", "▼"] {
        assert!(own.contains(part) || part == "▼" && own.contains('▲'), "{part} is missing");
    }
    // Equal games share a place, and the strongest bot has played the deal, too.
    play(&ben).await;
    assert!(ben.page("/daily").await.contains("Place 1 of 2"));
    ada.until("/daily", |page| !page.contains("still playing this deal")).await;

    time.set_by(24 * 3_600_000);
    let next = ada.page("/daily").await;
    assert!(next.contains("Yesterday") && next.contains("Ada (You)"), "{next}");
    assert!(next.contains("Nobody has finished it yet"));
    play(&ada).await;
    assert!(ada.page("/daily").await.contains("2 days in a row"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_counts_until_half_an_hour_after_midnight() {
    let time = noon(MONDAY);
    let server = server(options(&time)).await;
    let (early, late) = (server.browser(), server.browser());
    let tables = (begin(&early).await, begin(&late).await);
    let day: Day = MONDAY.parse().unwrap();
    at(&time, Millis(day.ends().0 + 60_000));
    assert!(early.page("/daily").await.contains(&tables.0), "the page leads back to it");
    early.play_until(&tables.0, usize::MAX).await;
    at(&time, Millis(day.closes().0 + 60_000));
    late.play_until(&tables.1, usize::MAX).await;
    let results = server.store.daily().results(day, 0, 10).await.unwrap();
    assert_eq!(results.len(), 1, "{results:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guests_try_goes_with_them_to_an_account_and_is_forgotten_with_them() {
    let time = noon(MONDAY);
    let server = server(options(&time)).await;
    let ada = server.browser();
    let table = play(&ada).await;
    let fields = [("name", "Ada"), ("password", "correct horse battery")];
    ada.go("/account/create", &fields).await;
    assert_eq!(begin(&ada).await, table);
    let page = ada.page("/daily").await;
    assert!(page.contains("has an account"), "{page}");
    let export: Value = serde_json::from_str(&ada.page("/account/export").await).unwrap();
    assert_eq!(export["daily"][0]["day"], MONDAY);

    ada.go("/account/delete", &[("sure", "on"), ("password", "correct horse battery")]).await;
    let results = server.store.daily().results(MONDAY.parse().unwrap(), 0, 10).await.unwrap();
    assert!(results.is_empty(), "{results:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_agree_without_a_word() {
    let time = noon(MONDAY);
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().await.unwrap());
    let one = Server::with(store.clone(), options(&time)).await;
    let other = Server::with(store.clone(), options(&time)).await;
    let ada = one.browser();
    assert_eq!(
        Program::nobody(&one).get("/daily").await["commitment"],
        Program::nobody(&other).get("/daily").await["commitment"],
    );
    let table = begin(&ada).await;
    assert_eq!(begin(&ada.at(&other)).await, table);
    let server = store.daily().secret([0; 32]).await.unwrap();
    let secret = DaySecret::derive(&server, MONDAY.parse().unwrap());
    assert_eq!(stored(&*store, &table).await.day_secret(), Some(secret));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_play_it_over_the_api() {
    let time = noon(MONDAY);
    let server = server(options(&time)).await;
    let robin = Program::guest(&server, "Robin").await;
    let document = robin.get("/openapi.json").await;
    let before = robin.get("/daily").await;
    common::program::described(&document, "getDaily", 200, &before);
    assert_eq!(before["own"], Value::Null);
    let state = robin.ok("POST", "/daily", Value::Null).await;
    common::program::described(&document, "playDaily", 200, &state);
    let table = common::program::table_of(&state);
    loop {
        let own = |state: &Value| state["game"]["own_turn"] == true || state["phase"] == "over";
        let state = robin.until(&table, own).await;
        if state["phase"] == "over" {
            break;
        }
        let body = json!({ "ply": state["game"]["ply"], "word": state["game"]["legal"][0] });
        robin.ok("POST", &format!("{table}/move"), body).await;
    }
    let after = robin.get("/daily").await;
    common::program::described(&document, "getDaily", 200, &after);
    assert_eq!(after["own"]["place"], 1);
    assert_eq!(after["own"]["rounds"].as_str().unwrap().chars().count(), 12);
    assert_eq!(after["results"][0]["name"], "Robin");
    robin.refused(&format!("{table}/rematch"), Value::Null, 409, "one-try").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_that_was_not_kept_is_kept_after_the_next_start() {
    let time = noon(MONDAY);
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().await.unwrap());
    let (player, _) = guest(1);
    let day: Day = MONDAY.parse().unwrap();
    let secret = DaySecret::derive(&store.daily().secret([9; 32]).await.unwrap(), day);
    let fresh = majesty_table::Fresh { seed: 0, salt: [0; 32], secret: [0; 32] };
    let mut changes =
        majesty_table::Table::open_daily(time.now(), &secret, (player, "Ada"), &fresh);
    let mut state = majesty_rules::State::start(&secret.deal());
    while !state.is_over() {
        let m = state.legal_moves()[0];
        state.play(m, &mut ()).unwrap();
        changes.events.push(majesty_table::Event::Played { m, by: majesty_table::MadeBy::Person });
    }
    changes.events.push(majesty_table::Event::Ended);
    let id = majesty_table::TableId::from_random([5; 16]);
    let table = majesty_table::Table::from_changes(id, &changes).unwrap();
    let append = majesty_store::Append::open(&table, changes);
    store.daily().start(day, player, append).await.unwrap();

    let server = Server::with(store.clone(), options(&time)).await;
    let ben = server.browser();
    ben.until("/daily", |page| page.contains("One player has finished")).await;
}
