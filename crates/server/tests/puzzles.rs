//! Puzzles: answers, progress, streaks and ratings.

mod common;

use std::time::Duration;

use common::{Browser, Server, quick, server, words};
use majesty_puzzles::{Puzzle, Theme, shipped};

const DAY: Duration = Duration::from_hours(24);

fn puzzle(place: usize) -> (&'static Puzzle, String) {
    let puzzle = &shipped().all()[place];
    (puzzle, format!("/puzzles/{}", puzzle.id))
}

/// Sends a move as the page's own form does: what it decides beyond card and place is a field of its
/// own.
async fn answer(browser: &Browser, path: &str, word: &str) -> String {
    let (base, extra) = word.split_at(2);
    let fields = [("word", base), (&format!("x{base}"), extra)];
    let response = browser.post(path, &fields).await;
    assert_eq!(response.status(), 200, "{path} {word}");
    response.text().await.unwrap()
}

async fn solve(browser: &Browser, place: usize) -> String {
    let (puzzle, path) = puzzle(place);
    answer(browser, &path, &puzzle.best().m.to_string()).await
}

/// The reader's rating, as the page with all puzzles tells it.
fn rating(page: &str) -> Option<f64> {
    let start = page.find("Your rating: ")? + "Your rating: ".len();
    page[start..].split('<').next()?.parse().ok()
}

#[tokio::test]
async fn an_answer_is_judged_and_explained_and_no_page_gives_it_away() {
    let server = Server::start().await;
    let ada = server.browser();
    let (puzzle, path) = puzzle(0);
    let page = ada.page(&path).await;
    assert!(page.contains("Find the move that wins most often."));
    let offered = words(&page);
    for m in puzzle.view().legal_moves().iter() {
        assert!(offered.contains(&m.to_string()[..2].to_owned()), "{m}");
    }
    let told = |page: &str| page.contains("best move!") || page.contains("These chances are exact");
    assert!(!told(&page));

    let wrong = answer(&ada, &path, &puzzle.second().m.to_string()).await;
    assert!(wrong.contains("Not the best move.") && wrong.contains("Try again") && !told(&wrong));
    assert!(!told(&ada.page(&path).await), "it can be tried again");
    assert!(wrong.contains("What it does: ") && wrong.contains(&format!("{path}?tries=1")));
    let again = format!("{path}?tries=1");
    let right = answer(&ada, &again, &puzzle.best().m.to_string()).await;
    assert!(right.contains("That’s the best move!") && told(&right));
    assert!(right.contains("Solved in 2 tries."));
    assert!(!ada.page("/puzzles").await.contains("New here?"), "one is solved");
    assert!(!right.contains("name=\"word\""), "there's nothing more to choose");

    let shown = ada.post(&path, &[("show", "on")]).await.text().await.unwrap();
    assert!(shown.contains("The answer") && told(&shown));
}

#[tokio::test]
async fn nonsense_is_refused_and_counts_for_nothing() {
    let server = Server::start().await;
    let ada = server.browser();
    let (_, path) = puzzle(0);
    for word in ["", "9Q", "6N-9", "<script>", "1N+99", &"x".repeat(5000)] {
        let response = ada.post(&path, &[("word", word)]).await;
        assert_eq!(response.status(), 422, "{word}");
        assert!(!response.text().await.unwrap().contains("<script>"));
    }
    assert_eq!(ada.post(&path, &[]).await.status(), 422);
    for path in ["/puzzles/aaaaa", "/puzzles/x", "/puzzles/..%2f", "/puzzles/%ff"] {
        assert_eq!(ada.get(path).await.status(), 404, "{path}");
    }
    for query in ["theme=luck", "level=99", "level=-1", "theme=%00", "theme=%ff", "level=1&level=2"]
    {
        assert!(
            ada.page(&format!("{path}?{query}"))
                .await
                .contains("Find the move that wins most often.")
        );
        assert_eq!(ada.get(&format!("/puzzles/next?{query}")).await.status(), 303);
    }
    assert!(ada.page("/puzzles").await.contains("0 of 300 solved"));
}

#[tokio::test]
async fn progress_is_kept_for_guests_by_theme_and_level() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let theme = Theme::Heal;
    for solved in 1..3 {
        let next = ada.get(&format!("/puzzles/next?theme={theme}")).await;
        let path = next.headers()["location"].to_str().unwrap().to_owned();
        let id = path["/puzzles/".len()..].split('?').next().unwrap();
        let puzzle = shipped().get(id.parse().unwrap()).unwrap();
        assert!(puzzle.themes.contains(&theme));
        let page = answer(&ada, &path, &puzzle.best().m.to_string()).await;
        assert!(page.contains("/puzzles/next?theme=heal"), "the theme goes on");
        let all = ada.page("/puzzles").await;
        assert!(all.contains(&format!("{solved} of 300 solved")));
    }
    assert!(ben.page("/puzzles").await.contains("0 of 300 solved"), "it's only Ada's");
    assert!(rating(&ada.page("/puzzles").await).is_none(), "guests have no rating");
}

#[tokio::test]
async fn a_streak_goes_by_days_and_so_does_the_puzzle_of_the_day() {
    let options = quick();
    let time = options.time.clone();
    let server = server(options).await;
    let ada = server.browser();
    assert!(ada.page("/puzzles").await.contains("start a streak"));
    let of_day = |page: &str| {
        let at = page.find("href=\"/puzzles/").unwrap() + "href=\"/puzzles/".len();
        page[at..at + 5].to_owned()
    };
    let first = of_day(&ada.page("/puzzles").await);
    solve(&ada, 0).await;
    assert!(ada.page("/puzzles").await.contains("1 day in a row"));
    time.pass(DAY);
    let page = ada.page("/puzzles").await;
    assert_ne!(of_day(&page), first);
    assert!(page.contains("1 day in a row") && page.contains("keep your streak"));
    // The same puzzle again is no new one.
    solve(&ada, 0).await;
    assert!(ada.page("/puzzles").await.contains("1 day in a row"));
    solve(&ada, 1).await;
    let page = ada.page("/puzzles").await;
    assert!(page.contains("2 days in a row") && !page.contains("keep your streak"));
    time.pass(2 * DAY);
    assert!(ada.page("/puzzles").await.contains("start a streak"));
}

#[tokio::test]
async fn only_the_first_tries_of_accounts_are_rated() {
    let server = Server::start().await;
    let ada = server.browser();
    // What a guest did goes over to the account, and isn't rated afterwards.
    solve(&ada, 0).await;
    ada.go("/account/create", &[("name", "Ada"), ("password", "correct horse")]).await;
    assert!(ada.page("/puzzles").await.contains("1 of 300 solved"));
    assert!(!solve(&ada, 0).await.contains("Your rating:"));
    assert_eq!(rating(&ada.page("/puzzles").await), None);

    assert!(solve(&ada, 1).await.contains("Your rating: 1500 →"));
    let first = rating(&ada.page("/puzzles").await).expect("a try was rated");
    assert!(first > 1500.0);
    solve(&ada, 1).await;
    assert_eq!(rating(&ada.page("/puzzles").await), Some(first), "a second try counts for nothing");

    let (third, path) = puzzle(2);
    answer(&ada, &path, &third.second().m.to_string()).await;
    let second = rating(&ada.page("/puzzles").await).expect("there's still a rating");
    assert!(second < first);
    answer(&ada, &path, &third.best().m.to_string()).await;
    assert_eq!(rating(&ada.page("/puzzles").await), Some(second));
    // Whoever looks the answer up has not found it.
    let (_, path) = puzzle(3);
    ada.post(&path, &[("show", "on")]).await;
    assert!(rating(&ada.page("/puzzles").await).expect("it stays") < second);

    let export = ada.page("/account/export").await;
    let export: serde_json::Value = serde_json::from_str(&export).unwrap();
    assert_eq!(export["puzzles"].as_array().map(Vec::len), Some(4));
    assert!(export["puzzle_rating"].is_number());
}

#[tokio::test]
async fn what_somebody_did_is_forgotten_with_them() {
    let server = Server::start().await;
    let ada = server.browser();
    ada.go("/account/create", &[("name", "Ada"), ("password", "correct horse")]).await;
    solve(&ada, 0).await;
    let account = server.store.account_by_name("Ada").await.unwrap().unwrap().player;
    assert_eq!(server.store.puzzles().tries_of(account).await.unwrap().len(), 1);
    let sure = [("sure", "on"), ("password", "correct horse")];
    assert_eq!(ada.go("/account/delete", &sure).await, "/account?done=deleted");
    assert!(server.store.puzzles().tries_of(account).await.unwrap().is_empty());
    assert_eq!(server.store.puzzles().solver_rating(account).await.unwrap(), None);
    assert!(ada.page("/puzzles").await.contains("0 of 300 solved"));
}

#[tokio::test]
async fn a_visitor_who_only_looks_gets_no_cookie() {
    let server = Server::start().await;
    let nobody = server.browser();
    for path in ["/puzzles", "/puzzles/next", &puzzle(0).1] {
        assert!(nobody.get(path).await.headers().get("set-cookie").is_none(), "{path}");
    }
}
