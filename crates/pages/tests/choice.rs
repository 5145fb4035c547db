//! Choosing a card: the preview's numbers are those of the move, whatever is chosen further, and a
//! hint says what to do and why.

mod games;

use majesty_pages::{assets::Asset, table};
use majesty_rules::{Event, Extra, Move, View};
use majesty_table::{HintView, TableView};
use majesty_words::Lang;

fn fragment(table: &TableView) -> String {
    table::fragment(table, &games::reader(Lang::En)).into_string()
}

/// The part of the page between two marks.
fn between<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    let from = page.find(start).unwrap_or_else(|| panic!("{start} is missing")) + start.len();
    &page[from..page[from..].find(end).map_or(page.len(), |length| from + length)]
}

/// The space of the display where a move's card lies.
fn space(page: &str, m: Move) -> &str {
    let number = m.space().number();
    let marks = (format!("data-space=\"{number}\""), format!("data-space=\"{}\"", number + 1));
    between(page, &marks.0, &marks.1)
}

fn word(m: Move) -> String {
    Move::new(m.space(), m.character()).to_string()
}

/// What stands there once a move's card and options are chosen: the style sheet shows the list
/// that has the number of the options.
fn told(page: &str, m: Move) -> String {
    let space = space(page, m);
    let own = format!("id=\"o-{}\"", word(m));
    let mut panels = space.split("<div class=\"outcome ").skip(1);
    let panel = panels.find(|panel| panel.contains(&own)).expect("a choice has a panel");
    let rest = &m.to_string()[2..];
    let field = format!("name=\"x{}\" value=\"{rest}\"", word(m));
    let option = panel.split("<input ").find(|input| input.contains(&field));
    let number = match option.map(|input| input.split('>').next().expect("a tag ends")) {
        Some(tag) if tag.contains("class=\"x x") => between(tag, "class=\"x x", "\""),
        // Nothing to choose, the option chosen at first, or a box that is not ticked.
        _ => "0",
    };
    between(panel, &format!("<ul class=\"told v{number}\""), "</ul>").to_owned()
}

fn gained(view: &View, m: Move) -> (i32, Vec<Event>) {
    let mut events = Vec::new();
    let after = view.preview(m, &mut events).expect("a listed move is legal");
    let points = |realm: &majesty_rules::Realm| i32::from(realm.points());
    (points(after.realm(view.turn())) - points(view.realm(view.turn())), events)
}

/// The coin that lies on a card, or on one half of it.
fn coin(page: &str, m: Move) -> i32 {
    let space = space(page, m);
    let before = &space[..space.find(&format!("id=\"m-{}\"", word(m))).expect("a radio button")];
    let start = before.rfind("class=\"gain ").expect("a coin lies before its radio button");
    let text = between(&before[start..], "text-anchor=\"middle\">", "<");
    text.replace('−', "-").parse().expect("a coin has a number")
}

#[test]
fn the_total_is_what_the_move_brings_whatever_is_chosen_further() {
    let mut with_options = 0;
    for (name, table) in games::all() {
        let Some(game) = table.game.as_ref().filter(|_| table.is_own_turn()) else { continue };
        let page = fragment(&table);
        for &m in game.view.legal_moves().iter() {
            let (points, _) = gained(&game.view, m);
            let told = told(&page, m);
            assert!(told.contains(&format!("data-points=\"{points}\"")), "{name} {m}: {told}");
            with_options += usize::from(m.extra() != Extra::None);
        }
    }
    assert!(with_options > 10, "only {with_options} moves have options");
}

#[test]
fn selling_meeples_adds_to_the_total() {
    let table = games::trade();
    let view = &table.game.as_ref().expect("a game").view;
    let page = fragment(&table);
    let sold = view.legal_moves().iter().copied().find(|m| m.extra() == Extra::Trade(-1));
    let sold = sold.expect("something can be sold");
    let kept = sold.with(Extra::None);
    let (points, _) = gained(view, kept);
    assert!(told(&page, kept).contains(&format!(">+{points} points<")));
    let told = told(&page, sold);
    assert!(told.contains(&format!(">+{} points<", points + 1)), "{told}");
    assert!(told.contains("sells 1 meeple for 1 point"), "{told}");
}

#[test]
fn silence_shows_what_it_costs() {
    let table = games::house_rule();
    let view = &table.game.as_ref().expect("a game").view;
    let page = fragment(&table);
    let moves = view.legal_moves();
    let mut costs = 0;
    for &announced in moves.iter().filter(|m| m.extra() == Extra::Announce) {
        let silent = announced.with(Extra::None);
        let (with, without) = (gained(view, announced).0, gained(view, silent).0);
        assert!(told(&page, announced).contains(&format!(">+{with} points<")), "{announced}");
        let unticked = told(&page, silent);
        assert!(unticked.contains(&format!("data-points=\"{without}\"")), "{silent}");
        assert_eq!(unticked.contains("if not announced"), with > without, "{silent}");
        costs += usize::from(with > without);
    }
    assert!(costs > 0, "nobody loses anything");
}

#[test]
fn the_coin_on_a_card_counts_surplus_meeples() {
    let mut surplus = 0;
    for (name, table) in games::all() {
        let Some(game) = table.game.as_ref().filter(|_| table.is_own_turn()) else { continue };
        let page = fragment(&table);
        for &m in game.view.legal_moves().iter().filter(|m| m.extra() == Extra::None) {
            let (points, events) = gained(&game.view, m);
            assert_eq!(coin(&page, m), points, "{name} {m}");
            let is_surplus = |event: &Event| matches!(event, Event::SurplusCashed { .. });
            surplus += usize::from(events.iter().any(is_surplus));
        }
    }
    assert!(surplus > 0, "no move has surplus meeples");
}

#[test]
fn the_style_sheet_shows_every_way() {
    let style = Asset::TableStyle.text();
    for (name, table) in games::all() {
        let page = fragment(&table);
        for number in page.split("class=\"x x").skip(1).map(|rest| &rest[..1]) {
            let rule = format!(".x{number}:checked");
            assert!(style.contains(&rule), "{name}: {rule} is missing");
            assert!(style.contains(&format!("> .v{number}")), "{name}: .v{number} never shows");
        }
    }
}

fn hinted(mut table: TableView, m: Move, others: &[Move]) -> String {
    let game = table.game.as_mut().expect("a game");
    let others = others.iter().map(|&m| (m, 40)).collect();
    game.hint = Some(HintView { m, promise: 50, others, why: None });
    fragment(&table)
}

#[test]
fn a_hint_tells_its_options_in_words_and_has_them_chosen() {
    let table = games::trade();
    let moves = table.game.as_ref().expect("a game").view.legal_moves();
    let sold = *moves.iter().find(|m| m.extra() == Extra::Trade(-1)).expect("a trade");
    let page = hinted(table, sold, &moves[..2]);
    let advice = between(&page, "id=\"advice\"", "</details>");
    assert!(advice.contains("to the Castle and sell 1 meeple."), "{advice}");
    assert!(advice.contains("50% chance of winning"), "{advice}");
    assert!(advice.contains(&format!("data-pick=\"{sold}\"")), "{advice}");
    assert!(!advice.contains(&format!("({sold})")), "{advice}");
    // The card is marked, and no other; the trade is chosen beforehand, and the coin says so.
    assert_eq!(page.matches("class=\"tip ").count(), 1);
    assert!(space(&page, sold).contains("class=\"tip "));
    let radio = format!("name=\"x{}\" value=\"-1\" checked", word(sold));
    assert!(page.contains(&radio), "{radio}");
    let table = games::trade();
    let view = &table.game.as_ref().expect("a game").view;
    assert_eq!(coin(&page, sold), gained(view, sold).0);
}

#[test]
fn a_hint_that_brings_less_now_says_what_brings_more_and_why_not() {
    for (name, table) in games::all() {
        let Some(game) = table.game.as_ref().filter(|_| table.is_own_turn()) else { continue };
        let moves = game.view.legal_moves();
        let points = |m: &Move| gained(&game.view, *m).0;
        let least = *moves.iter().min_by_key(|m| points(m)).expect("the game goes on");
        let most = *moves.iter().max_by_key(|m| points(m)).expect("the game goes on");
        let more = points(&most) - points(&least);
        let page = hinted(table.clone(), least, &[most]);
        let why = between(&page, "<div class=\"advice-more\"><p>", "</p>");
        assert!(why.contains(" rather than ") && why.contains(": Taking the "), "{name}: {why}");
        let amount = format!("scores {more} point{} more", if more == 1 { "" } else { "s" });
        assert!(why.contains(&amount), "{name}: {why}");
        assert!(
            why.contains("but the better move ") || why.contains("pay off later"),
            "{name}: {why}"
        );
        let page = hinted(table.clone(), most, &[least]);
        let why = between(&page, "<div class=\"advice-more\"><p>", "</p>");
        assert!(why.contains(" rather than ") && why.contains(": It "), "{name}: {why}");
    }
}

#[test]
fn watchers_read_whose_turn_it_is_in_sentences() {
    let table = games::watcher();
    let page = fragment(&table);
    let prompt = between(&page, "<p class=\"prompt\">", "</p>");
    let seat = table.turn().expect("the game goes on");
    let name = &table.seats[seat.index()].name;
    let told = [format!("It’s {name}’s turn."), format!("{name} is thinking…")];
    assert!(told.iter().any(|told| *prompt == format!("You’re watching. {told}")), "{prompt}");
}
