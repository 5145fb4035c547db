//! What people do besides moving: leaving, resigning, coming back, offering a rematch.

mod games;

use majesty_pages::table;
use majesty_rules::Seat;
use majesty_table::{HolderView, Note, Noted, Phase, TableView};
use majesty_words::Lang;

fn fragment(table: &TableView) -> String {
    table::fragment(table, &games::reader(Lang::En)).into_string()
}

/// The table as a page has it, without what lies beside it.
fn whole(table: &TableView) -> String {
    let page = table::page(table, &games::reader(Lang::En)).into_string();
    page.split("</main>").next().expect("the table comes first").to_owned()
}

/// What stands above everything else.
fn notices(page: &str) -> &str {
    let start = page.find("<div class=\"notices\">").expect("there are notices");
    let end = page[start..].find("<section").expect("and something below");
    &page[start..start + end]
}

fn note(table: &mut TableView, seat: Seat, what: Noted) {
    let game = table.game.as_mut().expect("a game");
    let ply = game.turns.len() as u32;
    game.notes.push(Note { ply, seat, what });
    game.news.push(Note { ply, seat, what });
}

/// A game of Ada, Cem and two bots.
fn of_four() -> TableView {
    games::four_with_wounded()
}

fn resign(table: &mut TableView, seat: Seat, round: u8) {
    let state = &mut table.seats[seat.index()];
    state.resigned = Some(round);
    state.holder = HolderView::Person { online: true, stand_in: Some("steward".to_owned()) };
}

#[test]
fn leaving_and_resigning_say_what_they_do() {
    let mut table = of_four();
    let page = whole(&table);
    assert!(page.contains("A bot will play for you until you come back."), "against people");
    assert!(page.contains("A bot will take over, and you can’t come back."));
    assert!(page.contains("popovertarget=\"ask-leave\"") && page.contains("role=\"dialog\""));

    // Cem can't come back, so Ada has only bots to play against.
    resign(&mut table, Seat::Third, 3);
    assert!(fragment(&table).contains("The game will wait for you."));
    let page = whole(&table);
    assert!(page.contains("The game will wait for you."), "against bots");
    assert!(page.contains("The game will end immediately, and you’ll lose it."));

    table.seats[0].own = false;
    assert!(!fragment(&table).contains("ask-leave"), "a watcher just goes");
}

#[test]
fn the_news_of_others_are_notices_and_lines_of_the_log() {
    for (what, text) in [
        (Noted::Left, "Cem left; a bot has taken over."),
        (Noted::TimedOut, "Cem ran out of time; a bot has taken over."),
        (Noted::CameBack, "Cem is back."),
        (Noted::Resigned, "Cem resigned; a bot has taken over."),
        (Noted::Removed, "The host removed Cem; a bot has taken over."),
    ] {
        let mut table = of_four();
        note(&mut table, Seat::Third, what);
        let page = fragment(&table);
        assert!(notices(&page).contains(text), "{text}");
        assert_eq!(page.matches(text).count(), 2, "and in the log: {text}");
        table.game.as_mut().expect("a game").news.clear();
        let page = fragment(&table);
        assert_eq!(page.matches(text).count(), 1, "the log keeps it: {text}");
    }
    // Nobody is told what they did themselves.
    let mut table = of_four();
    note(&mut table, Seat::First, Noted::CameBack);
    let page = fragment(&table);
    assert!(!notices(&page).contains("back"));
    assert_eq!(page.matches("You’re back.").count(), 1, "but the log has it");
}

#[test]
fn a_player_who_asked_to_take_back_is_answered() {
    let mut table = of_four();
    note(&mut table, Seat::First, Noted::TakeBackDeclined { by: Seat::Third });
    assert!(notices(&fragment(&table)).contains("Cem declined, so your move stands."));
    let mut table = of_four();
    note(&mut table, Seat::First, Noted::TakeBackLapsed);
    assert!(notices(&fragment(&table)).contains("has lapsed."));
    // The others read it in the log.
    let mut table = of_four();
    note(&mut table, Seat::Third, Noted::TakeBackLapsed);
    let page = fragment(&table);
    assert!(!notices(&page).contains("lapsed") && page.contains("Cem’s request"));
}

#[test]
fn an_awaited_player_without_a_connection_is_named() {
    let mut table = of_four();
    let waits = table.game.as_ref().expect("a game").view.turn();
    for seat in &mut table.seats {
        seat.own = false;
        seat.holder = HolderView::Person { online: true, stand_in: None };
    }
    let gone = format!("data-gone=\"{}\"", waits.number());
    assert!(fragment(&table).contains(&format!("{gone} hidden")), "the script can show it");
    table.seats[waits.index()].holder = HolderView::Person { online: false, stand_in: None };
    assert!(fragment(&table).contains(&format!("{gone}>")));
    table.seats[waits.index()].own = true;
    assert!(!fragment(&table).contains("data-gone"));
}

#[test]
fn the_end_says_which_results_are_a_bots() {
    let mut table = games::over();
    table.phase = Phase::Over;
    assert!(!fragment(&table).contains("a bot took over"));
    resign(&mut table, Seat::Third, 5);
    assert!(fragment(&table).contains("Cem resigned in round 5; a bot took over."));
    resign(&mut table, Seat::First, 7);
    let page = fragment(&table);
    assert!(page.contains("You resigned in round 7; a bot took over."));
    assert!(!page.contains("come-back"), "there is nothing to come back to");
}

#[test]
fn a_game_that_everyone_resigned_has_a_page_with_a_way_on() {
    let mut table = games::start_of_two();
    resign(&mut table, Seat::First, 1);
    note(&mut table, Seat::First, Noted::Resigned);
    table.phase = Phase::Over;
    let page = fragment(&table);
    assert!(page.contains("data-phase=\"ended\"") && page.contains("You resigned in round 1"));
    assert!(page.contains("and you’ve lost.") && !page.contains("id=\"choice\""));
    assert!(page.contains("data-verb=\"rematch\"") && page.contains("href=\"/\""));
    assert!(page.contains("data-own-turn=\"false\""));
}

#[test]
fn a_rematch_is_offered_to_everyone_else() {
    let mut table = games::over();
    table.phase = Phase::Over;
    table.next = Some("1234123412341234".parse().expect("sixteen digits"));
    table.rematch_by = Some(Seat::Third);
    let page = fragment(&table);
    assert!(notices(&page).contains("Cem offers a rematch."));
    assert!(notices(&page).contains("action=\"/t/1234123412341234/ready\""));
    assert!(page.contains("data-title=\"Cem offers a rematch.\""));
    table.rematch_by = Some(Seat::First);
    let page = fragment(&table);
    assert!(!notices(&page).contains("offers") && !page.contains("data-title=\"Ada"));
}

#[test]
fn whoever_resigned_is_not_told_that_they_won() {
    let mut table = games::over_for_two();
    let sheet = table.game.as_ref().and_then(|game| game.view.score_sheet()).expect("it is over");
    let winner = sheet.winning_seats().next().expect("there is a winner");
    for seat in &mut table.seats {
        seat.own = false;
    }
    table.seats[winner.index()].own = true;
    let page = fragment(&table);
    assert!(page.contains("data-won=\"true\"") && page.contains("You won by"));
    resign(&mut table, winner, 3);
    settle(&mut table, winner);
    let page = fragment(&table);
    let (banner, _) = page.split_once("placing").expect("the banner comes first");
    assert!(banner.contains("data-won=\"false\"") && !banner.contains("You won"));
    assert!(banner.contains("You resigned in round 3") && banner.contains("and you’ve lost."));
    // The other one has won, with fewer points.
    for seat in &mut table.seats {
        seat.own = !seat.own;
    }
    let page = fragment(&table);
    assert!(page.contains("data-won=\"true\"") && page.contains("<h1>You won</h1>"));
}

/// The table's core leaves those out of the victory who have resigned.
fn settle(table: &mut TableView, out: Seat) {
    let game = table.game.as_mut().expect("a game");
    let settled = game.view.score_sheet_among(|seat| seat != out).expect("it is over");
    let last = game.turns.last_mut().expect("it was played");
    for event in &mut std::sync::Arc::make_mut(last).events {
        if let majesty_rules::Event::GameOver { sheet } = event {
            *sheet = settled;
        }
    }
}
