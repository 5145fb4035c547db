//! Every screen in every language, small and large.

use majesty_rules::{Character, Extra, Location, Move};
use majesty_words::PhraseKind;
use ratatui::style::{Color, Modifier};

use super::*;
use crate::{
    cursor::{Cursor, ways},
    draw::{choice::phrases, table::Scene},
    menu::{Line, Menu},
    table::Sheet,
};

/// Takes a snapshot of a scene at both sizes, all languages in one file.
fn snapshot(name: &str, scene: impl Fn(Lang) -> App) {
    for (size, (columns, rows)) in [("small", SMALL), ("large", LARGE)] {
        let screens: Vec<String> = Lang::ALL
            .into_iter()
            .map(|lang| format!("=== {}\n{}", lang.code(), text(&scene(lang), (columns, rows))))
            .collect();
        insta::assert_snapshot!(format!("{name}_{size}"), screens.join("\n"));
    }
}

/// Turns of Ada's in a rich game, with what is highlighted if a way of a certain kind is.
fn with_way(wanted: impl Fn(&Game, Move) -> bool) -> (Game, Cursor) {
    let positions =
        (1..200).flat_map(|seed| (4..12).map(move |round| game_after(&rich(), seed, 4 * round)));
    let found = positions.filter_map(|game| {
        let view = *game.view();
        let m = view.legal_moves().iter().copied().find(|&m| wanted(&game, m))?;
        Some((game, Cursor::on(&view, m)))
    });
    found.into_iter().next().expect("there is such a turn")
}

fn with_cursor(lang: Lang, (game, cursor): (Game, Cursor)) -> App {
    let mut app = app(lang, game);
    if let Screen::Table(table) = &mut app.screen {
        table.cursor = cursor;
    }
    app
}

#[test]
fn the_menu() {
    snapshot("menu", |lang| {
        let (mut app, _) = App::start(lang, Theme::Sixteen, None, None);
        let menu = Menu { setup: rich(), line: Line::Seat(1) };
        app.screen = Screen::Menu(menu);
        app
    });
}

#[test]
fn the_offer_to_go_on() {
    snapshot("resume", |lang| {
        let game = game_after(&rich(), 3, 17);
        App::start(lang, Theme::Sixteen, Some((game, None)), None).0
    });
}

#[test]
fn a_game_for_two() {
    snapshot("two", |lang| {
        let setup = setup(&["person", "steward"], Sides::ALL_A);
        app(lang, game_after(&setup, 4, 12))
    });
}

#[test]
fn a_split_card_is_healed() {
    let found = with_way(|game, m| {
        let card = game.view().display().card(m.space());
        card.is_some_and(majesty_rules::Card::is_split) && matches!(m.extra(), Extra::HealTo(_))
    });
    snapshot("heal", |lang| with_cursor(lang, found.clone()));
}

#[test]
fn points_are_traded() {
    let found = with_way(|game, m| {
        let many = ways(game.view(), m.space()).len() > 5;
        many && m.extra() == Extra::Trade(2)
    });
    snapshot("trade", |lang| with_cursor(lang, found.clone()));
}

#[test]
fn an_attack_on_three() {
    let found = with_way(|game, m| {
        let prospect = game.view().prospect(m.character());
        m.character() == Character::Knight && prospect.wounds >= 2
    });
    snapshot("attack", |lang| with_cursor(lang, found.clone()));
}

#[test]
fn a_card_out_of_reach_and_a_hint() {
    snapshot("hint", |lang| {
        let setup = setup(&["person:Ada", "person:Ben", "page"], Sides::ALL_B);
        let mut app = app(lang, game_after(&setup, 9, 15));
        press(&mut app, &[Press::Hint, Press::Digit(6), Press::Enter]);
        app
    });
}

#[test]
fn the_keys_and_a_location() {
    snapshot("help", |lang| {
        let mut app = app(lang, game_after(&rich(), 3, 16));
        if let Screen::Table(table) = &mut app.screen {
            table.sheet = Some(Sheet::Help(Location::Barracks));
        }
        app
    });
}

#[test]
fn the_whole_log() {
    snapshot("log", |lang| {
        let mut app = app(lang, game_after(&rich(), 3, 16));
        press(&mut app, &[Press::Log, Press::Up]);
        app
    });
}

#[test]
fn whether_to_leave() {
    snapshot("leave", |lang| {
        let mut app = app(lang, game_after(&rich(), 3, 16));
        press(&mut app, &[Press::Quit]);
        app
    });
}

#[test]
fn the_final_sheet() {
    snapshot("sheet", |lang| {
        let mut app = app(lang, game_after(&rich(), 3, 48));
        press(&mut app, &[Press::Enter]);
        app
    });
}

#[test]
fn a_finished_game_is_looked_through() {
    snapshot("step", |lang| {
        let mut app = app(lang, game_after(&rich(), 3, 48));
        press(&mut app, &[Press::Enter, Press::Left, Press::Left]);
        app
    });
}

/// Long names that share a crown do not fit one line.
#[test]
fn a_shared_victory_is_told_to_its_end() {
    let who = ["person:Ada von und zu Ach", "person:Ben aus dem Walde"];
    let shared =
        (0..400).map(|seed| game_after(&setup(&who, Sides::ALL_A), seed, 24)).find(|game| {
            let sheet = game.view().score_sheet().expect("the game is over");
            sheet.winning_seats().count() == 2
        });
    let mut app = app(Lang::En, shared.expect("some game is a tie"));
    press(&mut app, &[Press::Enter]);
    let shown = text(&app, SMALL);
    assert!(shown.contains("share the") && shown.contains("each."), "{shown}");
}

#[test]
fn the_final_scoring_is_counted_line_by_line() {
    let mut app = app(Lang::En, game_after(&rich(), 3, 48));
    let mut shown = Vec::new();
    while app.is_moving() {
        let told = text(&app, SMALL);
        shown.push(told.matches(char::is_numeric).count());
        app.update(Message::Tick);
    }
    assert_eq!(shown.len(), 12);
    assert!(shown.is_sorted_by(|a, b| a < b), "{shown:?}");
    assert!(text(&app, SMALL).contains("♛"));
}

/// Two games that differ only in what nobody has seen look the same.
#[test]
fn no_hidden_card_is_drawn() {
    use majesty_rules::Deal;
    for seed in 0..20 {
        let game = game_after(&rich(), seed, 18);
        let record = game.record(Lang::En);
        let (state, config) = (record.state(), *record.config());
        let cards = record.deal().cards();
        let drawn = cards.len() - state.deck_left();
        let mut other = cards.to_vec();
        other[drawn..].reverse();
        let deal = Deal::from_cards(config, &other).expect("the same cards");
        let mut told = majesty_rules::Record::new(deal, record.names().to_vec()).expect("names");
        for &m in record.moves() {
            told.push(m).expect("the same moves");
        }
        for (name, value) in record.tags() {
            told.tag(name, value).expect("a tag");
        }
        let (other, _) = Game::from_record(&told);
        assert_ne!(told, record);
        assert_eq!(buffer(&app(Lang::En, game), LARGE), buffer(&app(Lang::En, other), LARGE));
    }
}

#[test]
fn without_colours_nothing_is_coloured() {
    let mut app = app(Lang::En, game_after(&rich(), 3, 16));
    app.theme = Theme::Plain;
    for sheet in [None, Some(Sheet::Help(Location::Inn)), Some(Sheet::Leave)] {
        if let Screen::Table(table) = &mut app.screen {
            table.sheet = sheet;
        }
        for cell in &buffer(&app, LARGE).content {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{}", cell.symbol());
        }
    }
}

#[test]
fn characters_have_their_colours() {
    let app = app(Lang::En, game_after(&rich(), 3, 16));
    let shown = buffer(&app, SMALL);
    let view = table(&app).game.view();
    let first = view.display().cards().next().expect("a card").1.first();
    // The first cell of the first card's name, below the highlighted border.
    let cell = &shown[(1, 2)];
    assert_eq!(cell.style().bg, Theme::Sixteen.field(first.location()).bg);
    assert_eq!(shown[(0, 1)].symbol(), "┏");
    assert!(shown[(0, 1)].modifier.contains(Modifier::BOLD));
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let app = app(Lang::De, game_after(&rich(), 3, 16));
    assert!(text(&app, (79, 24)).starts_with("Der Tisch braucht 80 Spalten und 24 Zeilen."));
    for size in [(1, 1), (10, 3), (80, 23)] {
        buffer(&app, size);
    }
}

/// Whatever is highlighted, all that it will do has room on the smallest screen.
#[test]
fn no_preview_is_cut_short() {
    for seed in 0..12 {
        for round in 0..12 {
            let game = game_after(&rich(), seed, 4 * round);
            let view = *game.view();
            for &m in view.legal_moves().iter() {
                for lang in Lang::ALL {
                    let app = with_cursor(lang, (game.clone(), Cursor::on(&view, m)));
                    let shown: String = text(&app, SMALL)
                        .lines()
                        .skip(8)
                        .take(7)
                        .map(|line| line.chars().skip(1).take(42).collect::<String>() + " ")
                        .collect();
                    let shown: Vec<&str> = shown.split_whitespace().collect();
                    let mut told = phrases(&Scene::new(&app, table(&app)), m);
                    // The price stands at the card as well, and majorities have signs.
                    let has_sign = [PhraseKind::Pays, PhraseKind::Lasts];
                    told.retain(|phrase| !has_sign.contains(&phrase.kind));
                    for phrase in told {
                        for word in phrase.text.split_whitespace() {
                            assert!(shown.contains(&word), "{m} {word}\n{}", text(&app, SMALL));
                        }
                    }
                }
            }
        }
    }
}
