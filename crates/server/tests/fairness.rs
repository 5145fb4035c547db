//! Deals that anybody can check: a promise before the first move, and what opens it after the last.

mod common;

use common::{Browser, Server, attribute, ply_of};
use majesty_rules::{Commitment, Record};

/// The commitment that a page of a game that goes on shows.
fn promised(page: &str) -> String {
    let shown = page.split("class=\"fair\"").nth(1).expect("a commitment is shown");
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
