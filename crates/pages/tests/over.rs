//! The end of a game: what each reader is told, and that all of its numbers add up.

mod games;

use games::Played;
use majesty_pages::{replay, result, table};
use majesty_rules::{BySeat, Config, Deal, Players, Score, ScoreSheet, Seat, Sides};
use majesty_table::{HolderView, ReplayView, TableView};
use majesty_words::{Lang, headline, location_name};

fn fragment(table: &TableView, lang: Lang) -> String {
    table::fragment(table, &games::reader(lang)).into_string()
}

fn finished(players: Players, sides: Sides, seed: u64) -> (TableView, Played) {
    let config = Config { sides, ..Config::new(players) };
    let played = Played::start(&Deal::new(config, seed)).until(config.plies());
    (games::table(config, Some(played.view())), played)
}

fn sheet_of(table: &TableView) -> ScoreSheet {
    table.game.as_ref().and_then(|game| game.view.score_sheet()).expect("the game is over")
}

/// What stands between two marks, each time.
fn between<'a>(page: &'a str, start: &'a str, end: &'a str) -> Vec<&'a str> {
    page.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// The text in a piece of markup.
fn text(markup: &str) -> String {
    let pieces = markup.split('<').enumerate().map(|(at, piece)| match piece.split_once('>') {
        Some((_, text)) => text,
        None if at == 0 => piece,
        None => "",
    });
    pieces.collect()
}

fn heading(page: &str) -> String {
    let banner = between(page, "<header class=\"banner\"", "</header>")[0];
    format!("{}|{}", between(banner, "<h1>", "</h1>")[0], between(banner, "<p>", "</p>")[0])
}

fn sheet(points: &[u16], winners: &[usize]) -> ScoreSheet {
    let mut sheet = ScoreSheet {
        players: Players::new(points.len()).expect("two to four"),
        scores: BySeat::default(),
        winners: BySeat::default(),
    };
    for (seat, &play) in Seat::ALL.into_iter().zip(points) {
        sheet.scores[seat] = Score { play, ..Score::default() };
        sheet.winners[seat] = winners.contains(&seat.index());
    }
    sheet
}

#[test]
fn players_are_told_how_they_did_and_others_who_won() {
    let names = |seat: Seat| ["Ada", "Ben", "Cem", "Dora"][seat.index()].to_owned();
    let told = |points: &[u16], winners: &[usize], you: Option<Seat>| {
        let told = headline(Lang::En, &sheet(points, winners), &names, you);
        format!("{}|{}", told.title, told.detail)
    };
    let ada = Some(Seat::First);
    assert_eq!(told(&[181, 169], &[0], ada), "You won by 12|181 points");
    assert_eq!(told(&[161, 169], &[1], ada), "You lost by 8|161 points");
    assert_eq!(told(&[150, 150], &[0, 1], ada), "You share the victory with Ben|150 points");
    assert_eq!(told(&[150, 150], &[0], ada), "You won on meeples|150 points");
    assert_eq!(told(&[150, 150], &[1], ada), "You lost on meeples|150 points");
    assert_eq!(told(&[92, 90, 100, 80], &[2], ada), "Second of four|8 points behind Cem");
    assert_eq!(told(&[99, 120, 100, 80], &[1], ada), "Third of four|21 points behind Ben");
    assert_eq!(told(&[1, 2, 2], &[1, 2], ada), "Third of three|1 point behind Ben and Cem");
    let level = "Second of three|Tied with Ben, but with fewer meeples";
    assert_eq!(told(&[99, 99, 7], &[1], ada), level);
    assert_eq!(told(&[181, 169], &[0], None), "Ada won by 12|181 points");
    assert_eq!(told(&[150, 150], &[1], None), "Ben won on meeples|150 points");
    let shared = "Ada, Ben and Cem share the victory|9 points";
    assert_eq!(told(&[9, 9, 9, 1], &[0, 1, 2], None), shared);
}

#[test]
fn every_language_tells_every_place() {
    for lang in Lang::ALL {
        let names = |seat: Seat| format!("Name{}", seat.number());
        let mut titles = Vec::new();
        for points in [&[4, 3, 2, 1][..], &[3, 2, 1], &[2, 1]] {
            for seat in Seat::ALL.into_iter().take(points.len()) {
                titles.push(headline(lang, &sheet(points, &[0]), &names, Some(seat)).title);
            }
        }
        let known = titles.len();
        titles.sort();
        titles.dedup();
        // Whoever wins by one reads the same however many play.
        assert_eq!(titles.len(), known - 2, "{}: {titles:?}", lang.code());
    }
}

#[test]
fn the_page_says_you_to_one_player_and_names_to_everybody_else() {
    let (mut table, _) = finished(Players::Four, Sides::ALL_A, 11);
    let sheet = sheet_of(&table);
    let place = sheet.place(Seat::First);
    assert!(place > 1, "another seed is needed");
    let place = ["Second", "Third", "Fourth"][place - 2];
    assert!(heading(&fragment(&table, Lang::En)).starts_with(&format!("{place} of four|")));
    let winner = sheet.ranking()[0];
    let won = format!("{} won by {}|", table.seats[winner.index()].name, sheet.lead(winner));
    table.seats[2].own = true;
    assert!(heading(&fragment(&table, Lang::En)).starts_with(&won), "two people at one device");
    (table.seats[0].own, table.seats[2].own) = (false, false);
    assert!(heading(&fragment(&table, Lang::En)).starts_with(&won), "a watcher");
}

/// The numbers of the sheet, one list for each line, with the line's name.
fn lines(page: &str) -> Vec<(String, Vec<i32>)> {
    let sheet = between(page, "<table id=\"sheet\">", "</table>")[0];
    let line = |row: &str| {
        let name = text(&format!("<{}", between(row, "<th ", "</th>")[0]));
        let cells = between(row, "<td ", "</td>").into_iter().map(|cell| text(&format!("<{cell}")));
        let numbers = cells.map(|cell| cell.replace('\u{2212}', "-").parse().expect("a number"));
        (name, numbers.collect())
    };
    let body = &sheet[sheet.find("<tbody").expect("the sheet has lines")..];
    body.split("<tr").skip(1).map(line).collect()
}

#[test]
fn the_lines_of_the_sheet_add_up() {
    for seed in 0..12 {
        let players = Players::ALL[seed as usize % 3];
        let (table, _) = finished(players, Sides::from_bits(seed as u8 * 21), seed);
        let sheet = sheet_of(&table);
        let lines = lines(&fragment(&table, Lang::En));
        let total = lines.last().expect("the sheet has lines").1.clone();
        for (column, seat) in sheet.ranking().into_iter().enumerate() {
            let at = |name: &str| lines.iter().position(|line| line.0 == name).expect("a line");
            let sum = |from: usize, to: usize| -> i32 {
                lines[from..to].iter().map(|line| line.1[column]).sum()
            };
            let (play, wounded) = (at("Points during play"), at("Infirmary"));
            let (majorities, end) = (at("Majorities"), at("Total"));
            let score = sheet.scores[seat];
            assert_eq!(sum(play + 1, wounded), i32::from(score.play), "seed {seed}");
            assert_eq!(sum(majorities + 1, end), i32::from(score.majorities()), "seed {seed}");
            let parts = ["Points during play", "Infirmary", "Variety", "Majorities"];
            let all: i32 = parts.iter().map(|part| lines[at(part)].1[column]).sum();
            assert_eq!((all, total[column]), (score.total(), score.total()), "seed {seed}");
        }
    }
}

#[test]
fn what_decided_the_game_is_named_with_its_points() {
    let mut told = 0;
    for seed in 0..20 {
        let (table, played) = finished(Players::Two, Sides::ALL_A, seed);
        let sheet = sheet_of(&table);
        let page = fragment(&table, Lang::En);
        let decided = between(&page, "<p class=\"decided\">", "</p>");
        let [winner] = sheet.winning_seats().collect::<Vec<_>>()[..] else {
            assert!(decided.is_empty(), "seed {seed}: nothing decides a shared victory");
            continue;
        };
        let loser = played.state.config().players.after(winner);
        let start =
            if winner == Seat::First { "Decided by: " } else { "Where Ben was ahead of you: " };
        let decided = decided[0].strip_prefix(start).expect("it says who was ahead");
        let by: Vec<i32> = between(decided, "(+", ")").iter().map(|n| n.parse().unwrap()).collect();
        assert!(by.is_sorted_by(|a, b| a >= b) && (1..=3).contains(&by.len()), "{decided}");
        for line in majesty_rules::Character::ALL {
            let most = |seat: Seat| i32::from(sheet.scores[seat].majority[line]);
            let place = location_name(Lang::En, line.location());
            let name = format!("majority at the {place} (+{})", most(winner) - most(loser));
            // Every larger difference is named before a smaller one, if majorities decided anything at all.
            let all = |seat: Seat| sheet.scores[seat].majorities();
            let is_larger =
                most(winner) - most(loser) > *by.last().unwrap() && all(winner) > all(loser);
            assert!(!is_larger || decided.contains(&name), "seed {seed}: {decided} without {name}");
            assert!(all(winner) > all(loser) || !decided.contains(&name), "seed {seed}: {decided}");
            told += usize::from(decided.contains(&name));
        }
    }
    assert!(told > 3, "majorities decided {told} games");
}

#[test]
fn the_way_on_has_words_and_leads_somewhere() {
    let (mut table, _) = finished(Players::Three, Sides::ALL_B, 4);
    let page = fragment(&table, Lang::En);
    let next = between(&page, "<nav class=\"next\">", "</nav>")[0];
    assert_eq!(
        text(next).replace("123456789101112", "#"),
        "RematchAnalyse this gameReplayShareStart pageMoreTry again from round#PlayThe same cards in the same order.Download game record"
    );
    assert!(next.contains("href=\"/t/k7m2k7m2k7m2k7m2/result.svg\""));
    assert!(next.contains("data-link=\"https://majesty.example/t/k7m2k7m2k7m2k7m2/replay\""));
    assert!(!page.contains("A bot played for Cem at the end"));
    table.seats[2].holder =
        HolderView::Person { online: false, stand_in: Some("steward".to_owned()) };
    assert!(fragment(&table, Lang::En).contains("A bot played for Cem at the end"));
}

/// After a victory over bots the next stronger ones wait, and the chat has nobody to write to.
#[test]
fn a_victory_over_bots_leads_to_stronger_ones() {
    for (level, next) in [("page", Some("herald")), ("chancellor", None)] {
        let (mut table, _) = finished(Players::Three, Sides::ALL_A, 4);
        let winner = sheet_of(&table).winning_seats().next().expect("somebody wins");
        table.chat.clear();
        table.watchers = 0;
        for at in 0..3 {
            table.seats[at].own = at == winner.index();
            table.seats[at].holder = if at == winner.index() {
                HolderView::Person { online: true, stand_in: None }
            } else {
                HolderView::Bot { level: level.to_owned() }
            };
        }
        let page = fragment(&table, Lang::En);
        assert_eq!(page.contains("action=\"/play\""), next.is_some());
        if let Some(next) = next {
            assert!(page.contains(&format!("name=\"level\" value=\"{next}\"")));
            assert!(page.contains("name=\"players\" value=\"3\""));
        }
        // The loser has the rematch.
        table.seats[winner.index()].own = false;
        table.seats[(winner.index() + 1) % 3].own = true;
        assert!(!fragment(&table, Lang::En).contains("action=\"/play\""));
    }
}

fn replayed(players: Players, names: &[&str]) -> ReplayView {
    let (table, played) = finished(players, Sides::ALL_B, 3);
    let plies = played.turns.len();
    ReplayView {
        id: table.id,
        names: names.iter().map(|&name| name.to_owned()).collect(),
        bots: vec![None; names.len()],
        ply: plies,
        plies,
        seat: Seat::First,
        view: played.state.view(),
        turns: played.turns,
        finished: true,
        has_table: true,
        daily: None,
    }
}

#[test]
fn the_last_step_of_a_replay_shows_the_same_result() {
    let view = replayed(Players::Three, &["Ada", "Ben", "Cem"]);
    let page = replay::page(&view, &games::reader(Lang::En)).into_string();
    assert!(heading(&page).contains(" won by "), "{}", heading(&page));
    assert_eq!(between(&page, "<svg class=\"score-bar\"", ">").len(), 3);
    assert!(page.contains("/result.svg") && !lines(&page).is_empty());
}

#[test]
fn the_picture_stands_alone_and_trusts_no_name() {
    let view = replayed(Players::Two, &["</text><script>", "Ben & \"Cem\""]);
    for lang in Lang::ALL {
        let picture = result::picture(&view, &games::reader(lang), None).expect("the game is over");
        for bad in ["<script", "Ben & ", "var(", "style", "href", "http://majesty"] {
            assert!(!picture.contains(bad), "{bad} in {picture}");
        }
        assert!(picture.contains("majesty.example/t/k7m2k7m2k7m2k7m2/replay"));
        assert!(picture.len() < 40_000, "{} bytes", picture.len());
    }
    // Whoever has no name to share is "me".
    let view = replayed(Players::Two, &["Player 1", "Player 2"]);
    let shared = |own| result::picture(&view, &games::reader(Lang::En), own).expect("over");
    for own in [Seat::First, Seat::Second] {
        let (mine, told) = (shared(Some(own)), shared(None));
        assert!(
            mine.contains("  Me<") && (mine.contains("I won by") || mine.contains("I lost by"))
        );
        assert!(!mine.contains(&format!("Player {}", own.number())));
        assert!(!told.contains("  Me<") && told.contains("Player 1"));
    }
    let mut begun = view;
    begun.view = majesty_rules::State::start(&Deal::new(Config::new(Players::Two), 1)).view();
    begun.turns.clear();
    assert!(result::picture(&begun, &games::reader(Lang::En), None).is_none());
}

#[test]
fn the_picture_of_a_daily_deal_tells_who_won_and_not_how() {
    let view = replayed(Players::Two, &["Ada", "Ben"]);
    let reader = games::reader(Lang::En);
    let open = result::picture(&view, &reader, None).unwrap();
    let day = "2026-11-19".parse().unwrap();
    let view = ReplayView { daily: Some(day), ..view };
    let sealed = result::picture(&view, &reader, None).unwrap();
    for told in ["Ada", "Ben", "won by"] {
        assert!(open.contains(told) && sealed.contains(told), "{told}");
    }
    for hint in ["Decided by", "during play", "variety", "majorities"] {
        assert!(!sealed.contains(hint), "{hint}");
    }
    assert!(
        open.contains("Decided by") && open.contains("during play") && open.contains("/replay")
    );
    assert!(sealed.contains("/daily · 2026-11-19") && !sealed.contains("/t/"));
}
