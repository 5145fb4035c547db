//! The pages of an analysed game: what they tell adds up, in every language, and spoils nothing.

mod games;

use std::sync::LazyLock;

use games::{ID, Played, reader};
use majesty_analysis::{Analysis, Analyst, Depth};
use majesty_pages::analysis::{
    self, AnalysisView, Progress, Stage, file,
    mistakes::{self, Attempt, Place},
    position,
};
use majesty_rules::{Character, Config, Deal, Players, Record, Seat};
use majesty_table::ReplayView;
use majesty_words::Lang;

/// As shallow as can be: these tests aren't about what is found.
const SHALLOW: Depth = Depth { simulations: 30, effort: 2_000, games: 2 };

const NAMES: [&str; 4] = ["Ada", "Ben", "Cem", "Dora"];

/// A finished game with what its moves were worth.
struct Game {
    played: Played,
    record: Record,
    analysis: Analysis,
}

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| Players::ALL.map(game).into());

fn game(players: Players) -> Game {
    let deal = Deal::new(Config::new(players), 5);
    let played = Played::start(&deal).until(deal.config().plies());
    let mut record = Record::new(deal, NAMES[..players.count()].to_vec()).expect("names fit");
    for turn in &played.turns {
        record.push(turn.m).expect("it was played");
    }
    let analysis = Analyst::new(&record, SHALLOW).expect("it's over").run();
    Game { played, record, analysis }
}

impl Game {
    fn view(&self, own: Option<Seat>) -> AnalysisView {
        let names: Vec<String> = self.record.names().to_vec();
        AnalysisView {
            id: ID.parse().expect("an id"),
            bots: vec![None; names.len()],
            names,
            own,
            hints: vec![0; self.record.names().len()],
            practice: false,
            has_table: true,
            analysis: self.analysis.clone(),
            positions: self.record.replay().map(|turn| turn.before.view()).collect(),
        }
    }

    fn step(&self, ply: usize) -> ReplayView {
        let names = self.record.names().to_vec();
        ReplayView {
            id: ID.parse().expect("an id"),
            bots: vec![None; names.len()],
            names,
            ply,
            plies: self.played.turns.len(),
            seat: Seat::First,
            view: self.record.state_after(ply).view(),
            turns: self.played.turns[..ply].to_vec(),
            finished: true,
            has_table: true,
            daily: None,
        }
    }
}

fn page(game: &Game, own: Option<Seat>, lang: Lang) -> String {
    analysis::page(&game.view(own), &reader(lang)).into_string()
}

/// What stands between two marks, each time.
fn between<'a>(page: &'a str, start: &'a str, end: &'a str) -> Vec<&'a str> {
    page.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// The heights of a curve.
fn heights(path: &str) -> Vec<f64> {
    let points = path.split(['M', 'L']).skip(1);
    points.map(|point| point.split_once(' ').expect("x and y").1.parse().expect("y")).collect()
}

#[test]
fn the_curves_add_up_to_one_everywhere() {
    for game in GAMES.iter() {
        let page = page(game, None, Lang::En);
        let paths = between(&page, "<path class=\"curve", "\"></path>");
        let curves: Vec<Vec<f64>> =
            paths.iter().map(|path| heights(path.split("d=\"").nth(1).expect("a path"))).collect();
        assert_eq!(curves.len(), game.record.names().len());
        for at in 0..=2 * game.analysis.decisions.len() {
            // 100% is at 16 and 0% at 224.
            let sum: f64 = curves.iter().map(|curve| (224.0 - curve[at]) / 208.0).sum();
            assert!((sum - 1.0).abs() < 0.005, "{sum} at {at}");
        }
        for name in game.record.names() {
            assert!(between(&page, "class=\"curve-names\"", "</ul>")[0].contains(name));
        }
        // The same numbers for those who can't see it.
        let table = between(&page, "<details>", "</details>")[0];
        assert_eq!(table.matches("scope=\"row\"").count(), game.analysis.decisions.len() + 1);
    }
}

#[test]
fn every_move_is_there_with_its_mark_in_every_language() {
    for game in GAMES.iter() {
        for lang in Lang::ALL {
            let page = page(game, Some(Seat::First), lang);
            let lines = between(&page, "class=\"move-line", "</a>");
            assert_eq!(lines.len(), game.analysis.decisions.len());
            for (ply, (line, decision)) in lines.iter().zip(&game.analysis.decisions).enumerate() {
                assert!(line.contains(&format!("/t/{ID}/analysis?ply={ply}\"")));
                let badges = between(line, "class=\"badge ", "\"");
                let expected = match decision.mark() {
                    Some(mark) => vec![mark.id()],
                    None => decision.find().map(|_| "find").into_iter().collect(),
                };
                assert_eq!(badges, expected);
            }
            let parts = between(&page, "<article class=\"panel performance", "</article>");
            assert_eq!(parts.len(), game.record.names().len());
            assert!(page.contains(&lang.words().msg_review_learn()));
        }
    }
}

/// A grade with help isn't the player's alone.
#[test]
fn help_is_told_beside_the_grade() {
    let game = &GAMES[0];
    let with = |hints: Vec<u32>, practice: bool| {
        let view = AnalysisView { hints, practice, ..game.view(Some(Seat::First)) };
        let page = analysis::page(&view, &reader(Lang::En)).into_string();
        between(&page, "<p class=\"grade\">", "</p>").join("|")
    };
    assert!(!with(vec![0, 0], false).contains("class=\"tag\""));
    let hinted = with(vec![3, 0], true);
    assert!(hinted.contains("with 3 hints") && hinted.matches("class=\"tag\"").count() == 1);
    assert!(with(vec![0, 0], true).contains(&Lang::En.words().msg_practice()));
}

#[test]
fn the_readers_own_moves_come_first() {
    let game = &GAMES[2];
    let first =
        |page: &str| between(page, "class=\"review-first\"", "review-balance")[0].to_owned();
    let own = first(&page(game, Some(Seat::Third), Lang::En));
    assert!(own.contains("· You") && !own.contains("· Dora") && !own.contains("· Ada"));
    let all = first(&page(game, None, Lang::En));
    assert!(NAMES.iter().all(|name| all.contains(&format!("· {name}"))));
}

#[test]
fn a_position_tells_what_was_best_and_where_to_play_on() {
    for game in GAMES.iter() {
        for lang in Lang::ALL {
            for ply in [0, 9, game.analysis.decisions.len() - 1] {
                let decision = &game.analysis.decisions[ply];
                let page =
                    position::page(&game.view(None), &game.step(ply), &reader(lang)).into_string();
                let told = between(&page, "class=\"board-told\"", "class=\"rivals")[0];
                assert!(told.contains(&majesty_words::move_in_short(lang, decision.played)));
                assert!(told.contains(&majesty_words::move_in_short(lang, decision.best)));
                assert!(told.contains(&format!("action=\"/t/{ID}/play-on\"")));
                let seat = format!("name=\"seat\" value=\"{}\"", decision.seat.number());
                assert!(told.contains(&seat));
                let exact = told.contains(&lang.words().msg_review_exact_about());
                assert_eq!(exact, decision.exact);
                assert!(!page.contains("<form id=\"choice\""), "nobody plays here");
            }
        }
    }
}

#[test]
fn a_mistake_is_asked_again_without_its_answer() {
    let game = &GAMES[0];
    let view = game.view(Some(Seat::First));
    let plies = game.analysis.mistakes(Seat::First);
    let place = Place::read(view.id, Seat::First, "", false);
    assert_eq!(place.ply(&game.analysis), plies.first().copied());
    let ply = plies[0];
    // A few of them, the costliest first, and hardly any from where all is decided.
    let costs: Vec<f64> = plies.iter().map(|&ply| game.analysis.decisions[ply].cost()).collect();
    assert!(costs.len() <= 5 && costs.is_sorted_by(|a, b| a >= b));
    for &ply in &plies {
        let decision = &game.analysis.decisions[ply];
        let was_open = (0.1..=0.9).contains(&decision.before[Seat::First]);
        assert!(was_open || decision.cost() >= 0.08);
    }
    let decision = &game.analysis.decisions[ply];
    let retry = |m| game.analysis.retry(&game.record, ply, m, SHALLOW).expect("it's legal");
    for lang in Lang::ALL {
        let words = lang.words();
        let page = |attempt: &Attempt, place: &Place| {
            let step = game.step(ply);
            mistakes::page(&view, place, &step, attempt, &reader(lang)).into_string()
        };
        let told =
            |page: &str| between(page, "class=\"board-told\"", "class=\"rivals")[0].to_owned();
        let best = majesty_words::move_in_short(lang, decision.best);
        let asked = page(&Attempt::None(None), &place);
        assert!(asked.contains("<form id=\"choice\"") && !told(&asked).contains(&best));
        // The move that was played once more: what follows is told, and the answer isn't.
        let wrong = page(&Attempt::Tried(decision.played, retry(decision.played)), &place);
        assert!(told(&wrong).contains(&words.msg_retry_same()) && wrong.contains("again=1"));
        assert!(!told(&wrong).contains(&best) && wrong.contains("<form id=\"choice\""));
        let found = page(&Attempt::Tried(decision.best, retry(decision.best)), &place);
        assert!(told(&found).contains(&words.msg_retry_best()) && told(&found).contains(&best));
        assert!(found.contains("before=f\"") && !found.contains("<form id=\"choice\""));
        let later = Place { again: true, ..place.clone() };
        let found = page(&Attempt::Tried(decision.best, retry(decision.best)), &later);
        assert!(found.contains("before=l\""));
        let shown = page(&Attempt::Shown, &place);
        assert!(told(&shown).contains(&best) && shown.contains("before=s\""));
        // What the answer does to the reader's cards is told, and no other card.
        let mut hurt = retry(decision.played);
        let reply = hurt.reply.as_mut().expect("the game goes on");
        reply.wounded = vec![(Seat::First, Character::Miller), (Seat::Second, Character::Guard)];
        let hurt = told(&page(&Attempt::Tried(decision.played, hurt), &place));
        let wounded = |character| majesty_words::your_wounded(lang, character);
        assert!(hurt.contains(&wounded(Character::Miller)));
        assert!(!hurt.contains(&wounded(Character::Guard)));
        // In the end, what became of all of them.
        let all = Place::read(view.id, Seat::First, &"f".repeat(plies.len()), false);
        assert_eq!(all.ply(&game.analysis), None);
        let summary = mistakes::summary(&view, &all, &reader(lang)).into_string();
        let count = plies.len() as u32;
        assert!(summary.contains(&words.msg_retry_score(count, count)));
    }
}

#[test]
fn progress_is_told_and_asked_for_again() {
    for lang in Lang::ALL {
        let stages =
            [(Stage::None, false), (Stage::Waiting(2), true), (Stage::Running(3, 24), true)];
        for (stage, is_under_way) in stages {
            let progress = Progress {
                id: ID.parse().expect("an id"),
                names: vec!["Ada".to_owned(), "Ben".to_owned()],
                own: None,
                has_table: true,
                stage,
                problem: None,
            };
            let page = analysis::waiting(&progress, &reader(lang)).into_string();
            assert_eq!(page.contains("data-busy"), is_under_way);
            assert_eq!(page.contains("http-equiv=\"refresh\""), is_under_way);
            assert_eq!(page.contains("method=\"post\" action=\"/t/"), !is_under_way);
        }
    }
}

#[test]
fn a_file_needs_nothing_else() {
    for lang in Lang::ALL {
        let games: Vec<(Record, Analysis)> =
            GAMES.iter().map(|game| (game.record.clone(), game.analysis.clone())).collect();
        let page = file(lang, &games).into_string();
        for part in ["href=\"/", "src=", "url(", "/t/", "<script", "@import"] {
            assert!(!page.contains(part), "{part}");
        }
        // Its links lead to its own moves.
        for link in between(&page, "href=\"#", "\"") {
            assert_eq!(page.matches(&format!("id=\"{link}\"")).count(), 1, "{link}");
        }
        for game in GAMES.iter() {
            assert!(page.contains(&majesty_words::list(lang, game.record.names())));
        }
    }
}

#[test]
fn names_cannot_break_out_of_a_page() {
    let game = &GAMES[0];
    let mut view = game.view(None);
    view.names[0] = "<script>\"'&".to_owned();
    let page = analysis::page(&view, &reader(Lang::En)).into_string();
    assert!(!page.contains("<script>\"") && page.contains("&lt;script&gt;&quot;'&amp;"));
}
