//! One person against bots: by mouse, by keyboard, and without scripts.

use anyhow::{Context, ensure};
use serde_json::Value;
use thirtyfour::{By, Key};

use crate::{Browser, Engine, Habits, Result, Server};

in_each_browser!(a_whole_game_by_mouse, a_whole_game_by_keyboard, a_whole_game_without_scripts);

async fn a_whole_game_by_mouse(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser =
        Browser::open(&server, Habits { engine, motion: true, ..Habits::default() }).await?;
    browser.visit("/").await?;
    browser.click("label:has([name=level][value=page])").await?;

    // From the start to the first move in three clicks.
    browser.follow(".play-form .button-main").await?;
    ensure!(browser.turn(0).await? == Some(0), "it is not the reader's turn");
    ensure!(browser.title().await?.starts_with('●'), "the tab does not call the reader");
    browser.take(&browser.some_choice(0).await?).await?;
    ensure!(browser.turn(1).await? == Some(2), "the bot has not answered");

    // What was played is taken back, and the game says so from then on.
    browser.click("[data-asks=take-back]").await?;
    browser.click("#ask-take-back [data-verb=take-back]").await?;
    let begun = "document.getElementById('table').dataset.ply === '0'";
    browser.until("the first turn again", begun).await?;
    ensure!(browser.find(By::Css(".turn .tag")).await.is_ok(), "nothing says that it is practice");

    // A hint names one of the choices.
    browser.turn(0).await?;
    browser.click("[data-verb=hint]").await?;
    browser.until("a hint", "!!document.querySelector('.advice .best')").await?;
    browser.picture("hint-1280x800-light").await?;
    let best = "document.querySelector('.advice .best').dataset.pick";
    let best: String = browser.value(best).await?;
    let choices = browser.choices().await?;
    ensure!(choices.iter().any(|word| best.starts_with(word)), "{best} is none of {choices:?}");
    // Its card is marked, and a click on the suggestion chooses it.
    let marked =
        format!("!!document.getElementById('m-{best}').closest('.slot').querySelector('.tip')");
    ensure!(browser.value::<bool>(&marked).await?, "{best} is not marked");
    browser.click(".advice .best").await?;
    browser.sees_outcome(&best).await?;

    // A double click plays at once.
    let (x, y) = browser.point_at(&browser.some_choice(3).await?).await?;
    browser.action_chain().move_to(x, y).double_click().perform().await?;
    ensure!(browser.turn(1).await? == Some(2), "a double click does not play");

    a_double_click_plays_no_other_card(&browser).await?;
    browser.play_to_the_end().await?;
    browser.sees_sheet(2).await?;
    browser.is_content().await
}

/// A card that is out of reach says why, and leaves the card that is chosen alone.
async fn a_double_click_plays_no_other_card(browser: &Browser) -> Result {
    let mut ply = 2;
    let far = ".far .choice";
    while !browser.value::<bool>(&format!("!!document.querySelector('{far}')")).await? {
        ensure!(ply < 20, "every card is within reach");
        let dearest = browser.choices().await?.pop().context("nothing to choose")?;
        browser.take(&dearest).await?;
        ply = browser.turn(ply + 1).await?.context("the game is over")?;
    }
    browser.choose(&browser.some_choice(0).await?).await?;
    let watch = "window.sent = 0; \
        document.getElementById('choice').addEventListener('submit', () => { ++window.sent; })";
    browser.run::<Value>(watch, Vec::new()).await?;
    let element = browser.find(By::Css(far)).await?;
    browser.action_chain().double_click_element(&element).perform().await?;
    ensure!(browser.value::<i32>("window.sent").await? == 0, "another card is played");
    Ok(())
}

async fn a_whole_game_by_keyboard(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    browser.visit("/").await?;

    // From the first tab stop, which skips the top bar, to the levels and to the button.
    browser.press(Key::Tab).await?;
    ensure!(has_focus(&browser, ".skip").await?, "the first stop does not skip the bar");
    browser.picture("skip-1280x800-light").await?;
    browser.press(Key::Enter).await?;
    tab_to(&browser, "[name=level]").await?;
    browser.press(Key::Left).await?;
    ensure!(has_focus(&browser, "[value=page]:checked").await?, "no weaker level to the left");
    tab_to(&browser, ".play-form .button-main").await?;
    browser.press(Key::Enter).await?;
    // Keys are the script's, which runs once the page is whole.
    let there = "document.readyState === 'complete' && !!document.getElementById('choice')";
    browser.until("a table", there).await?;

    let mut from = 0;
    while let Some(ply) = browser.turn(from).await? {
        choose_by_key(&browser, ply).await?;
        browser.press(Key::Enter).await?;
        from = ply + 1;
    }
    browser.sees_sheet(2).await?;
    // The way on is a few stops away.
    tab_to(&browser, ".next .button").await?;
    browser.is_content().await
}

/// Now by the number of a space, now along the display by arrows.
async fn choose_by_key(browser: &Browser, ply: u32) -> Result {
    let choices = browser.choices().await?;
    if ply.is_multiple_of(4) {
        let word = &choices[choices.len() / 2];
        let space = &word[..1];
        // A second press on a split card means its other half.
        let mut halves = choices.iter().filter(|choice| choice.starts_with(space));
        let presses = halves.position(|choice| choice == word).unwrap_or_default() + 1;
        browser.press(space.repeat(presses)).await?;
        return browser.sees_outcome(word).await;
    }
    let chosen = "document.querySelector('#choice [name=word]:checked')?.value";
    browser.press(Key::Right).await?;
    browser.until("a choice by arrows", &format!("!!{chosen}")).await?;
    let first: String = browser.value(chosen).await?;
    let at = choices.iter().position(|choice| *choice == first).unwrap_or_default();
    browser.press(Key::Right).await?;
    browser.sees_outcome(&choices[(at + 1) % choices.len()]).await
}

async fn has_focus(browser: &Browser, css: &str) -> Result<bool> {
    browser.value(&format!("document.activeElement.matches('{css}')")).await
}

/// Presses Tab until something has the focus.
async fn tab_to(browser: &Browser, css: &str) -> Result {
    for _ in 0..60 {
        if has_focus(browser, css).await? {
            return Ok(());
        }
        browser.press(Key::Tab).await?;
    }
    anyhow::bail!("Tab never comes to {css}")
}

async fn a_whole_game_without_scripts(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser =
        Browser::open(&server, Habits { engine, scripts: false, ..Habits::default() }).await?;
    browser.visit("/").await?;
    browser.click("label:has([name=level][value=page])").await?;
    browser.click(".play-form .button-main").await?;

    let mut turns = 0;
    ensure!(browser.turn(0).await?.is_some(), "the game is over before it has begun");
    let scripted = "document.documentElement.classList.contains('scripted')";
    ensure!(!browser.value::<bool>(scripted).await?, "the page runs its script");
    while let Some(ply) = browser.turn(2 * turns).await? {
        ensure!(ply == 2 * turns, "ply {ply} after {turns} turns");
        browser.choose(&browser.some_choice(ply).await?).await?;
        if turns == 3 {
            browser.picture("no-script-1280x800-light").await?;
        }
        browser.click("#take").await?;
        turns += 1;
    }
    ensure!(turns == 12, "{turns} turns");
    let sheet = browser.text("#sheet").await?;
    ensure!(sheet.lines().count() > 10, "the sheet says {sheet}");
    browser.is_content().await
}
