//! Analyses of finished games: made in the background, once, and never of a game in progress.

mod common;

use std::{sync::Arc, time::Duration};

use common::{
    Browser, PATIENCE, Server, attribute, guarded, id_of, program::Program, quick, server, stored,
};
use majesty_analysis::{Analysis, Depth, VERSION};
use majesty_rules::Seat;
use majesty_server::Options;
use majesty_store::{NewAnalysis, SqliteStore};
use majesty_table::Millis;
use majesty_words::Lang;
use serde_json::Value;

/// As shallow as can be: these tests aren't about what is found.
fn shallow() -> Options {
    let analysis = Depth { simulations: 30, effort: 2_000, games: 2 };
    Options { analysis, ..quick() }
}

/// So deep that it doesn't end while a test looks.
fn deep() -> Options {
    Options { analysis: Depth { simulations: 300_000, ..Depth::default() }, ..quick() }
}

/// A finished game against a bot.
async fn finished(ada: &Browser) -> String {
    let table = ada.play_now("2").await;
    ada.play_until(&table, usize::MAX).await;
    table
}

/// The page of an analysis once it's there.
async fn analysed(ada: &Browser, table: &str) -> String {
    let path = format!("{table}/analysis");
    assert_eq!(ada.go(&path, &[]).await, path);
    ada.until(&path, |page| page.contains("review-verdict")).await
}

#[tokio::test]
async fn a_finished_game_is_analysed_once_and_kept() {
    let server = server(shallow()).await;
    let ada = server.browser();
    let table = finished(&ada).await;
    assert!(ada.page(&table).await.contains(&format!("{table}/analysis")));
    let path = format!("{table}/analysis");
    let page = ada.page(&path).await;
    assert!(page.contains("id=\"progress\"") && !page.contains("data-busy"), "nobody asked");
    let page = analysed(&ada, &table).await;
    assert!(page.contains("Learn from your mistakes") || page.contains("Well played!"));
    // What is kept is the analysis of this very game.
    let kept = server.store.analysis(id_of(&table), VERSION).await.unwrap().expect("it's kept");
    let record = stored(&*server.store, &table).await.finished(&Lang::En).unwrap();
    let analysis = Analysis::from_json(&kept, *record.config()).unwrap();
    assert!(analysis.decisions.iter().map(|d| d.played).eq(record.moves().iter().copied()));
    // Anybody with the link may read it, and asking again changes nothing.
    let ben = server.browser();
    let page = analysed(&ben, &table).await;
    assert!(!page.contains("Learn from your mistakes"), "they aren't Ben's");
    assert_eq!(server.store.analysis(id_of(&table), VERSION).await.unwrap(), Some(kept));
    // It goes with the table.
    assert!(server.store.delete(id_of(&table)).await.unwrap());
    assert_eq!(server.store.analysis(id_of(&table), VERSION).await.unwrap(), None);
    server.stop().await;
}

#[tokio::test]
async fn every_move_has_a_page() {
    let server = server(shallow()).await;
    let ada = server.browser();
    let table = finished(&ada).await;
    analysed(&ada, &table).await;
    for ply in [0, 1, 12, 23] {
        let page = ada.page(&format!("{table}/analysis?ply={ply}")).await;
        assert!(page.contains("judgement") && page.contains("class=\"board-told\""), "{ply}");
        assert!(page.contains(&format!("name=\"ply\" value=\"{ply}\"")), "one can play on");
        assert!(!page.contains("<form id=\"choice\""), "nobody plays here");
    }
    // What isn't a move leads to the whole game.
    for ply in ["24", "-1", "x", ""] {
        let page = ada.page(&format!("{table}/analysis?ply={ply}")).await;
        assert!(page.contains("review-verdict"), "{ply}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_in_progress_is_never_analysed() {
    let server = server(shallow()).await;
    let (ada, ben) = (server.browser(), server.browser());
    let table = ada.play_now("2").await;
    let api = format!("/tables/{}/analysis", id_of(&table));
    let program = Program::guest(&server, "Cem").await;
    for ply in [0, 7, 21] {
        ada.play_until(&table, ply).await;
        for browser in [&ada, &ben] {
            for path in ["analysis", "analysis?ply=3", "analysis/mistakes?seat=1"] {
                let answer = browser.get(&format!("{table}/{path}")).await;
                assert_eq!(answer.status(), 409, "{path}");
                let text = answer.text().await.unwrap();
                assert!(text.contains("Only finished games can be analysed."), "{text}");
            }
            for path in ["analysis", "analysis/mistakes?seat=1"] {
                let page =
                    browser.refused(&format!("{table}/{path}"), &[("word", "1M")], 409).await;
                assert!(page.contains("Only finished games can be analysed."));
            }
        }
        assert_eq!(program.answer("GET", &api, Value::Null).await.0, 409);
        program.refused(&api, Value::Null, 409, "not-over").await;
    }
    assert_eq!(server.store.analysis(id_of(&table), VERSION).await.unwrap(), None);
    // Neither is one that plays on from a finished game with its cards.
    let done = finished(&ada).await;
    analysed(&ada, &done).await;
    let on = ada.go(&format!("{done}/play-on"), &[("ply", "2"), ("seat", "1")]).await;
    assert_eq!(ada.get(&format!("{on}/analysis")).await.status(), 409);
    ada.refused(&format!("{on}/analysis"), &[], 409).await;
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_was_broken_off_has_nothing_to_analyse() {
    let server = server(shallow()).await;
    let ada = server.browser();
    let table = ada.go("/friend", &[("name", "Ada")]).await;
    let ben = server.browser();
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben"), ("ready", "on")]).await;
    for browser in [&ada, &ben] {
        browser.go(&format!("{table}/resign"), &[]).await;
    }
    let page = ada.refused(&format!("{table}/analysis"), &[], 409).await;
    assert!(page.contains("This game ended early"), "{page}");
    assert_eq!(ada.get(&format!("{table}/analysis")).await.status(), 409);
    server.stop().await;
}

#[tokio::test]
async fn progress_is_shown_and_one_game_at_a_time_is_a_persons_share() {
    let server = server(deep()).await;
    let (ada, ben) = (server.browser(), server.browser());
    let (one, two) = (finished(&ada).await, finished(&ada).await);
    let path = format!("{one}/analysis");
    assert_eq!(ada.go(&path, &[]).await, path);
    let page = ada.until(&path, |page| page.contains("of 24")).await;
    assert!(page.contains("data-busy"));
    // Without a script, the page is loaded again.
    assert!(page.contains("http-equiv=\"refresh\""));
    // The script gets the part that changes.
    let part = ada.fetch(&path, &[]).await;
    assert_eq!(part.status(), 303);
    let request = ada.client.get(format!("{}{path}", ada.origin));
    let part = request.header("x-requested-with", "majesty").send().await.unwrap();
    assert!(part.text().await.unwrap().starts_with("<section"));
    // The same game again is the same analysis; another one has to wait.
    ada.go(&path, &[]).await;
    let page = ada.refused(&format!("{two}/analysis"), &[], 429).await;
    assert!(page.contains("One of your games is being analysed."));
    // Somebody else's request waits for its turn.
    ben.go(&format!("{two}/analysis"), &[]).await;
    let page = ben.page(&format!("{two}/analysis")).await;
    assert!(page.contains("1 other game comes first."));
    let program = Program::guest(&server, "Cem").await;
    let (status, answer) = progress(&program, &two).await;
    assert_eq!((status, &answer["status"]), (202, &Value::from("waiting")));
    let (status, answer) = progress(&program, &one).await;
    assert_eq!((status, &answer["status"]), (202, &Value::from("running")));
    assert_eq!(answer["all"], 24);
    // A game goes on meanwhile.
    let table = ben.play_now("2").await;
    ben.play_until(&table, 4).await;
    server.stop().await;
}

/// What a program is told of an analysis.
async fn progress(program: &Program, table: &str) -> (u16, Value) {
    program.answer("GET", &format!("/tables/{}/analysis", id_of(table)), Value::Null).await
}

#[tokio::test]
async fn programs_ask_for_an_analysis_and_read_it() {
    let server = server(shallow()).await;
    let ada = server.browser();
    let table = finished(&ada).await;
    let path = format!("/tables/{}/analysis", id_of(&table));
    let program = Program::guest(&server, "Cem").await;
    let (status, answer) = progress(&program, &table).await;
    assert_eq!((status, &answer["status"]), (202, &Value::from("none")));
    Program::nobody(&server).refused(&path, Value::Null, 401, "no-token").await;
    program.ok("POST", &path, Value::Null).await;
    let wait = async {
        loop {
            let (status, answer) = progress(&program, &table).await;
            if status == 200 {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let game = tokio::time::timeout(PATIENCE, wait).await.expect("it ends");
    assert_eq!(game["analysis"]["decisions"].as_array().unwrap().len(), 24);
    for player in game["players"].as_array().unwrap() {
        let part = |name: &str| player[name].as_f64().unwrap();
        let sum = part("start") + part("skill") + part("others") + part("luck");
        assert!((sum - part("result")).abs() < 1e-6, "{player}");
    }
    assert_eq!(program.answer("POST", &path, Value::Null).await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn an_analysis_survives_a_restart_and_one_that_was_cut_short_is_begun_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let open = async || Arc::new(SqliteStore::open(&path).await.unwrap());
    let server = Server::with(open().await, deep()).await;
    let ada = server.browser();
    let table = finished(&ada).await;
    ada.go(&format!("{table}/analysis"), &[]).await;
    server.stop().await;

    let server = Server::with(open().await, shallow()).await;
    let ada = ada.at(&server);
    assert!(!ada.page(&format!("{table}/analysis")).await.contains("data-busy"));
    let page = analysed(&ada, &table).await;
    server.stop().await;

    let server = Server::with(open().await, shallow()).await;
    let again = ada.at(&server).page(&format!("{table}/analysis")).await;
    let main = |page: &str| page[page.find("<main").unwrap()..].to_owned();
    assert_eq!(main(&again), main(&page));
    server.stop().await;
}

#[tokio::test]
async fn an_analysis_that_does_not_fit_is_made_anew() {
    let server = server(shallow()).await;
    let ada = server.browser();
    let (table, other) = (finished(&ada).await, finished(&ada).await);
    analysed(&ada, &other).await;
    let of_other = server.store.analysis(id_of(&other), VERSION).await.unwrap().unwrap();
    for text in ["", "{}", &of_other] {
        let bad = NewAnalysis { version: VERSION, made: Millis(1), text: text.to_owned() };
        assert!(server.store.save_analysis(id_of(&table), bad).await.unwrap());
        assert!(ada.page(&format!("{table}/analysis")).await.contains("id=\"progress\""));
    }
    analysed(&ada, &table).await;
    server.stop().await;
}

#[tokio::test]
async fn mistakes_are_tried_again_without_spoilers() {
    let server = server(shallow()).await;
    let ada = server.browser();
    let table = finished(&ada).await;
    // Before the analysis is there, the way leads to it.
    let mistakes = format!("{table}/analysis/mistakes?seat=1&before=");
    let answer = ada.get(&mistakes).await;
    assert_eq!(answer.headers()["location"], format!("{table}/analysis").as_str());
    analysed(&ada, &table).await;
    let record = stored(&*server.store, &table).await.finished(&Lang::En).unwrap();
    let kept = server.store.analysis(id_of(&table), VERSION).await.unwrap().unwrap();
    let analysis = Analysis::from_json(&kept, *record.config()).unwrap();
    // The first move that is offered each time is seldom good.
    let marked = analysis.mistakes(Seat::First);
    assert!(!marked.is_empty());
    let first = &analysis.decisions[marked[0]];
    let page = ada.page(&mistakes).await;
    assert!(page.contains(&format!("Mistake 1 of {}", marked.len())));
    assert!(!page.contains("judgement") && !page.contains("Best"), "no spoilers");
    // The move that was played isn't the answer, and the best one isn't told.
    let send = async |path: &str, word: &str| {
        let answer = ada.post(path, &[("word", word)]).await;
        assert_eq!(answer.status(), 200);
        answer.text().await.unwrap()
    };
    let page = send(&mistakes, &first.played.to_string()).await;
    assert!(page.contains("the move that was played") && !page.contains("judgement"), "{page}");
    let again = attribute(&page[page.find("id=\"choice\"").unwrap()..], "action");
    let again = again.replace("&amp;", "&");
    assert!(again.contains("again=1"));
    let page = send(&again, &first.best.to_string()).await;
    assert!(page.contains("the best move.") && page.contains("judgement"));
    assert!(page.contains("before=l"), "it wasn't the first try");
    // Nonsense is refused kindly.
    for word in ["", "9X", "6N>M+9"] {
        let page = send(&mistakes, word).await;
        assert!(page.contains("role=\"alert\""), "{word}");
    }
    // The answer on request, and the summary in the end.
    let page = ada.page(&format!("{mistakes}&show=1")).await;
    assert!(page.contains("judgement") && page.contains("before=s"));
    let all = "s".repeat(marked.len());
    let page = ada.page(&format!("{table}/analysis/mistakes?seat=1&before={all}")).await;
    assert!(page.contains(&format!("0 of {} found", marked.len())), "{page}");
    server.stop().await;
}

#[tokio::test]
async fn asking_again_and_again_is_limited() {
    let server = guarded().await;
    let ada = server.browser();
    let table = finished(&ada).await;
    let mut statuses = Vec::new();
    for _ in 0..21 {
        // The same answer each time: the table of no id is refused as well.
        statuses.push(ada.post("/t/0123456789abcdef/analysis", &[]).await.status().as_u16());
    }
    assert_eq!(statuses.pop(), Some(429));
    assert!(statuses.iter().all(|&status| status == 404), "{statuses:?}");
    assert_eq!(ada.get(&format!("{table}/analysis")).await.status(), 200);
    server.stop().await;
}
