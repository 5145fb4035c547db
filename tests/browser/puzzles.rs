//! A puzzle, solved with a thumb.

use anyhow::{Context, ensure};
use majesty_puzzles::{Puzzle, shipped};
use majesty_rules::{Extra, Move};

use crate::{Browser, Engine, Habits, Result, Server};

in_each_browser!(a_puzzle_is_solved_on_a_telephone);

async fn a_puzzle_is_solved_on_a_telephone(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    browser.screen(390, 844, engine == Engine::Chromium).await?;
    browser.visit("/puzzles").await?;
    browser.picture("puzzles-390x844-light").await?;
    let is_plain = |m: Move| matches!(m.extra(), Extra::None);
    let plain = |puzzle: &&Puzzle| is_plain(puzzle.best().m) && is_plain(puzzle.second().m);
    let puzzle = shipped().all().iter().find(plain).context("a puzzle without a further choice")?;
    browser.visit(&format!("/puzzles/{}", puzzle.id)).await?;

    // A wrong answer is answered kindly, and can be tried again.
    answer(&browser, puzzle.second().m).await?;
    let told = browser.text(".puzzle-told").await?;
    ensure!(told.contains("Not the best move."), "{told}");
    browser.picture("puzzle-wrong-390x844-light").await?;
    answer(&browser, puzzle.best().m).await?;
    let told = browser.text(".puzzle-told").await?;
    ensure!(
        told.contains("That’s the best move!") && told.contains("Solved in 2 tries."),
        "{told}"
    );
    let why = browser.text(".puzzle-why").await?;
    ensure!(why.contains("Compared with"), "{why}");
    browser.picture("puzzle-right-390x844-light").await?;
    let sideways = "document.documentElement.scrollWidth > innerWidth";
    ensure!(!browser.value::<bool>(sideways).await?, "the page scrolls sideways");

    // On to the next, which is another.
    browser.follow(".puzzle-on .button-main").await?;
    let path = browser.path().await?;
    ensure!(path.starts_with("/puzzles/") && !path.ends_with(puzzle.id.as_str()), "{path}");
    browser.visit("/puzzles").await?;
    let told = browser.text(".puzzle-progress").await?;
    ensure!(told.contains("1 of 300 solved") && told.contains("1 day in a row"), "{told}");
    browser.is_content().await
}

/// Chooses a card and takes it, as at a table.
async fn answer(browser: &Browser, m: Move) -> Result {
    browser.choose(&m.to_string()).await?;
    browser.follow("#take").await
}
