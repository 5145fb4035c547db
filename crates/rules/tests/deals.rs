//! The same set-up and seed give the same cards for ever: deals as they were when the format was
//! fixed, checked then against a second implementation of what `deal.rs` describes.

mod common;

use majesty_rules::{Card, Config, Deal, DeckRule, KINDS, Players, below};

const DEALS: &str = include_str!("data/deals.txt");

#[test]
fn seeds_give_the_cards_they_always_gave() {
    let mut deals = 0;
    for line in DEALS.lines() {
        let mut words = line.split(' ');
        let mut word = || words.next().expect("a line is players, deck, seed and cards");
        let players = word().parse().ok().and_then(Players::new).expect("two to four");
        let deck = word();
        let deck = DeckRule::ALL.into_iter().find(|rule| rule.word() == deck).expect("a deck");
        let seed = word().parse().expect("a seed");
        let cards: Vec<Card> = words.map(|card| card.parse().expect("a card")).collect();
        let config = Config { deck, ..Config::new(players) };
        assert_eq!(Deal::new(config, seed).cards(), cards, "{line}");
        assert_eq!(Deal::from_cards(config, &cards), Ok(Deal::new(config, seed)));
        deals += 1;
    }
    assert_eq!(deals, 18);
}

/// Each kind of tier 2 is as often in each of its places as there are copies of it.
#[test]
fn every_card_is_equally_often_in_every_place() {
    const DEALS: u64 = 50_000;
    let config = Config::new(Players::Two);
    let kept = config.tier1_kept();
    let mut places = vec![[0u32; KINDS.len()]; config.cards()];
    for seed in 0..DEALS {
        for (place, card) in places.iter_mut().zip(Deal::new(config, seed).cards()) {
            place[card.index()] += 1;
        }
    }
    for (place, counts) in places.iter().enumerate() {
        for (kind, &count) in KINDS.iter().zip(counts) {
            let (copies, all) = if place < kept { (kind.tier1, 33.0) } else { (kind.tier2, 27.0) };
            let expected = DEALS as f64 * f64::from(copies) / all;
            let deviation = (f64::from(count) - expected).abs();
            assert!(deviation <= 5.0 * expected.sqrt(), "place {place}: {count} for {expected}");
        }
    }
}

#[test]
fn a_number_below_n_is_fair_even_where_words_must_be_passed_over() {
    // Three quarters of 2^32: without passing words over, every third number would come twice as
    // often as the others.
    let n = 3 << 30;
    let mut rng = common::rng(3);
    let mut by_rest = [0u32; 3];
    for _ in 0..300_000 {
        by_rest[(below(&mut rng, n) % 3) as usize] += 1;
    }
    for count in by_rest {
        assert!((99_000..=101_000).contains(&count), "{by_rest:?}");
    }
}
