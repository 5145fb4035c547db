//! The table's page: what it says in every state, what it never tells, and how large it is.

mod games;

use games::{Played, phases};
use majesty_encoding::Encoding;
use majesty_pages::{
    model::{Reader, Theme},
    table,
};
use majesty_rules::{Card, Config, Deal, DeckRule, Players, Sides, TIER2};
use majesty_table::{GameView, TableView};
use majesty_words::Lang;

fn fragment(table: &TableView, lang: Lang) -> String {
    table::fragment(table, &games::reader(lang)).into_string()
}

/// The page as it reads: a line for each tag and text, without drawings.
fn reading(markup: &str) -> String {
    let mut lines = Vec::new();
    let mut depth = 0;
    for piece in markup.split_inclusive('>').flat_map(|piece| {
        let tag = piece.find('<').unwrap_or(piece.len());
        let (text, tag) = piece.split_at(tag);
        [text, tag]
    }) {
        if piece.starts_with("<svg") {
            depth += 1;
        }
        let is_closing = piece.starts_with("</");
        if depth == 0 && !is_closing && !piece.trim().is_empty() {
            lines.push(piece.trim());
        }
        if piece == "</svg>" {
            depth -= 1;
        }
    }
    lines.join("\n")
}

/// Without what changes with every edit of a style sheet or a script.
fn masked(markup: &str) -> String {
    let mut parts = markup.split("?v=");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + "?v=…" + part.get(8..).unwrap_or_default())
}

/// Snapshots are kept readable; what drawings look like is for the eye.
macro_rules! reads_as {
    ($name:literal, $table:expr) => {
        insta::assert_snapshot!($name, reading(&masked(&fragment(&$table, Lang::En))));
    };
}

#[test]
fn every_state_reads_well() {
    reads_as!("start_of_two", games::start_of_two());
    reads_as!("four_with_wounded", games::four_with_wounded());
    reads_as!("house_rule", games::house_rule());
    reads_as!("heal", games::heal());
    reads_as!("trade", games::trade());
    reads_as!("over", games::over());
    reads_as!("gathering", games::gathering());
    reads_as!("gathering_guest", games::gathering_guest());
    reads_as!("watcher", games::watcher());
    reads_as!("one_device", games::one_device());
    reads_as!("waiting", games::waiting());
    reads_as!("advised", games::advised());
    reads_as!("managed", games::managed());
    reads_as!("closed", games::closed());
}

#[test]
fn every_language_has_its_words() {
    for lang in [Lang::De, Lang::Nl, Lang::Ru] {
        let name = format!("heal_{}", lang.code());
        insta::assert_snapshot!(name, reading(&masked(&fragment(&games::heal(), lang))));
    }
}

/// The same deal with the cards after the first so many in another order.
fn reordered(deal: &Deal, seen: usize) -> Deal {
    let mut cards: Vec<Card> = deal.cards().to_vec();
    let tier1 = cards.len() - TIER2;
    match deal.config().deck {
        DeckRule::Standard => {
            cards[seen.min(tier1)..tier1].reverse();
            cards[seen.max(tier1)..].reverse();
        }
        DeckRule::Together => cards[seen..].reverse(),
    }
    Deal::from_cards(*deal.config(), &cards).expect("the same cards are as right")
}

#[test]
fn unseen_cards_leave_no_trace() {
    let mut differ = 0;
    for deck in DeckRule::ALL {
        for seed in 0..12 {
            let sides = Sides::from_bits((seed as u8).wrapping_mul(37));
            let config = Config { sides, deck, ..Config::new(Players::Four) };
            let deal = Deal::new(config, seed);
            for plies in [0, 5, 13, 29, 41] {
                let played = Played::start(&deal).until(plies);
                let other = reordered(&deal, 6 + plies);
                let mut again = Played::start(&other);
                for turn in &played.turns {
                    again.play(turn.m);
                }
                differ += usize::from(other != deal);
                let page = |game: GameView| fragment(&games::table(config, Some(game)), Lang::En);
                assert_eq!(page(played.view()), page(again.view()), "seed {seed}, ply {plies}");
            }
        }
    }
    assert!(differ > 100, "only {differ} deals differ at all");
}

/// Alone, as the first one of a stream: those after it refer to it.
#[test]
fn an_update_is_small() {
    let phases = phases::all().into_iter().flat_map(|phase| {
        let updates = phase.updates.into_iter().map(|(_, update)| update);
        std::iter::once(phase.table).chain(updates).map(move |view| (phase.name, view))
    });
    let mut largest = (0, String::new());
    for (name, view) in games::all().into_iter().chain(phases) {
        for lang in Lang::ALL {
            let markup = fragment(&view, lang);
            let sent = Encoding::Brotli.compressed(&[], markup.as_bytes()).len();
            let name = format!("{name} in {}", lang.code());
            assert!(markup.len() <= 100_000, "{name}: {} bytes", markup.len());
            largest = largest.max((sent, name));
        }
    }
    println!("the largest update: {largest:?}");
    assert!(largest.0 < 8_000, "{largest:?}");
}

/// The server makes one update for all who read in one language at one address; the name is in it
/// only while there are seats to take.
#[test]
fn little_of_a_reader_reaches_an_update() {
    for (name, view) in games::all() {
        let reader = games::reader(Lang::En);
        let expected = fragment(&view, Lang::En);
        let themed = Reader { theme: Theme::Dark, signed_in: true, ..reader.clone() };
        assert_eq!(table::fragment(&view, &themed).into_string(), expected, "{name}");
        if view.game.is_some() {
            let named = Reader { name: "Zoe".to_owned(), ..reader };
            assert_eq!(table::fragment(&view, &named).into_string(), expected, "{name}");
        }
    }
}

#[test]
fn the_script_and_the_server_find_what_they_rely_on() {
    let page = fragment(&games::four_with_wounded(), Lang::En);
    for part in [
        r#"<main id="table""#,
        r#"data-revision="41""#,
        r#"data-ply="32""#,
        r#"data-own-turn="true""#,
        r#"data-phase="playing""#,
        r#"<form id="choice""#,
        r#"action="/t/k7m2k7m2k7m2k7m2/move""#,
        r#"name="ply" value="32""#,
        r#"type="radio" name="word""#,
        r#"id="take""#,
        r#"<ol id="log""#,
        r#"<form id="chat""#,
        r#"data-card="c"#,
        r#"data-watchers="number""#,
        r#"data-holder="3" data-online="true""#,
    ] {
        assert!(page.contains(part), "{part} is missing");
    }
    assert!(fragment(&games::over(), Lang::En).contains(r#"<table id="sheet""#));
}

#[test]
fn every_choice_is_offered_once_and_described() {
    for (name, view) in games::all() {
        let page = fragment(&view, Lang::En);
        let Some(game) = view.game.as_ref().filter(|_| view.is_own_turn()) else {
            assert!(
                !page.contains(r#"name="word""#),
                "{name} offers a choice to who may not choose"
            );
            continue;
        };
        for m in game.view.legal_moves().iter() {
            let word = &m.to_string()[..2];
            for id in [format!(r#"id="m-{word}""#), format!(r#"id="o-{word}""#)] {
                assert_eq!(page.matches(&id).count(), 1, "{name}: {id}");
            }
        }
    }
}

#[test]
fn no_markup_comes_from_names_and_no_style_or_script_stands_inside() {
    let mut view = games::waiting();
    view.seats[1].name = "<script>alert(1)</script>".to_owned();
    view.chat[0].text = "<img src=x onerror=alert(1)>".to_owned();
    view.notice = Some("\"><b>".to_owned());
    let page = fragment(&view, Lang::En);
    for bad in ["<script", "<img", "style=", "<b>\"", " on"] {
        let inside_tags = page.split('<').filter_map(|piece| piece.split('>').next());
        let found = match bad {
            " on" => inside_tags.into_iter().any(|tag| tag.contains(" onerror=")),
            _ => page.contains(bad),
        };
        assert!(!found, "{bad} stands in the page");
    }
}
