//! Deals that anybody can check: a promise before the first move, and what opens it after the last.

mod common;

use common::{Browser, Server, attribute, ply_of};
use majesty_rules::{Commitment, Record, RecordedDeal};
use majesty_words::Lang;
use serde_json::json;

/// The commitment that a page of a game that goes on shows.
fn promised(page: &str) -> String {
    let shown = page.split("class=\"fair").nth(1).expect("a commitment is shown");
    let hash = shown.split("<code>").nth(1).and_then(|rest| rest.split('<').next());
    hash.expect("a hash").to_owned()
}

async fn record(browser: &Browser, table: &str) -> String {
    browser.page(&format!("{table}/record")).await
}

#[tokio::test]
async fn what_was_shown_before_the_first_move_is_what_the_record_keeps() {
    let server = Server::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    let table = ada.play_now("2").await;
    let page = ada.page(&table).await;
    assert_eq!(ply_of(&page), 0, "nobody has moved");
    let hash = promised(&page);
    assert_eq!(promised(&eve.page(&table).await), hash, "watchers see the same");
    let stored = common::stored(&*server.store, &table).await;
    let secret = stored.game().unwrap().commitment().expect("it is kept").salt.clone();

    // It stays as it is, and the salt stays secret, until the end.
    loop {
        let page = ada.own_turn(&table).await;
        if attribute(&page, "data-phase") == "over" {
            break;
        }
        assert_eq!(promised(&page), hash);
        for path in [table.clone(), format!("{table}/replay"), "/".to_owned()] {
            assert!(!ada.page(&path).await.contains(&secret), "{path} tells the salt");
        }
        ada.make_any_move(&table, &page).await;
    }
    let page = ada.page(&table).await;
    assert!(page.contains(&hash) && page.contains(&secret), "the end tells both");

    let text = record(&ada, &table).await;
    let game: Record = text.parse().unwrap();
    let commitment = Commitment::of_record(&game).expect("the record has it");
    assert_eq!((&commitment.hash, &commitment.salt), (&hash, &secret));
    assert!(commitment.holds_for(game.deal()));

    // Another order of the last cards, or another salt, is found out.
    let cards = game.deal().cards();
    let mut changed = cards.to_vec();
    let last = cards.len() - 1;
    let other = cards.iter().rposition(|&card| card != cards[last]).unwrap();
    changed.swap(other, last);
    let changed = majesty_rules::Deal::from_cards(*game.config(), &changed).unwrap();
    assert!(!commitment.holds_for(&changed));
    let salt = secret.chars().rev().collect();
    assert!(!Commitment { salt, ..commitment }.holds_for(game.deal()));
}

#[tokio::test]
async fn every_deal_has_a_salt_of_its_own() {
    let server = Server::start().await;
    let ada = server.browser();
    // The same seed, so the same cards: the promises do not say so.
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "here"), ("seed", "7")];
    let (one, two) = (ada.go("/new", &form).await, ada.go("/new", &form).await);
    assert_ne!(promised(&ada.page(&one).await), promised(&ada.page(&two).await));

    // A rematch has cards of its own, and so a promise of its own.
    let over = ada.play_until(&one, usize::MAX).await;
    assert_eq!(attribute(&over, "data-phase"), "over");
    let next = ada.go(&format!("{one}/rematch"), &[]).await;
    assert!(!over.contains(&promised(&ada.page(&next).await)));
}

#[tokio::test]
async fn a_record_that_is_opened_keeps_its_commitment_and_promises_nothing_here() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    ada.play_until(&table, usize::MAX).await;
    let text = record(&ada, &table).await;
    let opened = ada.go("/open", &[("record", &text)]).await;
    let opened = opened.trim_end_matches("/replay");
    assert_eq!(
        Commitment::of_record(&record(&ada, opened).await.parse().unwrap()),
        Commitment::of_record(&text.parse().unwrap()),
    );
    assert!(!ada.page(&format!("{opened}/replay?ply=24")).await.contains("class=\"fair\""));
    // Cards that are known can't be promised.
    let form = [("ply", "2"), ("seat", "1"), ("level", "page")];
    let played_on = ada.go(&format!("{table}/play-on"), &form).await;
    assert!(!ada.page(&played_on).await.contains("class=\"fair\""));
}

/// The attack: a host who chose the seed deals the same cards at home and reads the whole deck.
#[tokio::test]
async fn everyone_is_told_of_a_chosen_seed_before_they_sit_down_and_throughout() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let words = Lang::En.words();
    let (warning, fair) = (words.msg_fair_deal_chosen(), words.msg_fair_deal());
    let form = [
        ("players", "2"),
        ("seat1", "me"),
        ("name1", "Ada"),
        ("seat2", "link"),
        ("listed", "on"),
        ("seed", "42"),
    ];
    let table = ada.go("/new", &form).await;
    let told = async |place: &str| {
        for browser in [&ada, &ben, &server.browser()] {
            let page = browser.page(&table).await;
            assert!(page.contains(&warning), "{place}");
            assert!(page.contains(&words.msg_practice()), "{place}");
            assert!(!page.contains(&format!(">{fair}<")), "{place}");
        }
    };
    assert!(ben.page("/").await.contains(&words.msg_practice()), "the lobby says so");
    told("before the game").await;
    let path = table.replace("/t/", "/tables/");
    let state = ben.page(&format!("/api/v1{path}")).await;
    let state: serde_json::Value = serde_json::from_str(&state).unwrap();
    assert_eq!((&state["chosen_seed"], &state["practice"]), (&json!(true), &json!(true)));
    assert_eq!(state["joint_deal"], json!(null));
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    told("in the game").await;
    play_both(&[&ada, &ben], &table).await;
    told("after the game").await;
}

/// Plays a game of several people to its end.
async fn play_both(people: &[&Browser], table: &str) {
    loop {
        for browser in people {
            let page = browser.page(table).await;
            if attribute(&page, "data-phase") == "over" {
                return;
            }
            if page.contains("id=\"choice\"") {
                browser.make_any_move(table, &page).await;
            }
        }
    }
}

#[tokio::test]
async fn several_people_and_the_server_shuffle_together() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    let before = server.browser().page(&table).await;
    let hash = promised(&before);
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    let wrong = [("ready", "on"), ("share", "[Share2]")];
    assert_eq!(ben.post(&format!("{table}/ready"), &wrong).await.status(), 422);
    ben.go(&format!("{table}/ready"), &[("ready", "on"), ("share", "Ulme 7")]).await;
    let page = ada.page(&table).await;
    assert!(!page.contains("Ulme 7"), "nobody sees it before the deal");
    assert_eq!(promised(&page), hash);
    ada.go(&format!("{table}/start"), &[("share", "oak")]).await;
    let page = server.browser().page(&table).await;
    assert!(page.contains("Ulme 7") && page.contains("oak") && page.contains(&hash));
    play_both(&[&ada, &ben], &table).await;

    let game: Record = record(&ben, &table).await.parse().unwrap();
    let joint = RecordedDeal::of_record(&game).expect("the record has it");
    assert_eq!(joint.hash, hash, "as it was shown before anyone sat down");
    let shares: Vec<&str> = joint.joint.shares().iter().map(|(_, share)| &**share).collect();
    assert_eq!(shares, ["oak", "Ulme 7"]);
    assert!(joint.holds_for(game.deal()));
    assert!(Commitment::of_record(&game).is_some_and(|kept| kept.holds_for(game.deal())));
    let page = ben.page(&table).await;
    assert!(page.contains(joint.joint.secret()), "revealed");
    assert!(!before.contains(joint.joint.secret()), "and not before");

    // A rematch has a secret of its own.
    let next = ada.go(&format!("{table}/rematch"), &[]).await;
    assert_ne!(promised(&ada.page(&next).await), hash);
}
