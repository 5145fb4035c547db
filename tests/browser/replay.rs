//! Looking through a game that is over, and opening one that was written down.

use anyhow::ensure;
use thirtyfour::Key;

use crate::{
    Browser, Habits, Result, Server,
    look::{Height, look},
};

/// The arrow keys as WebDriver has them.
const RIGHT: char = '\u{e014}';
const LEFT: char = '\u{e012}';

/// The text at an address of the server.
const FETCH: &str = "
    const done = arguments[1];
    fetch(arguments[0]).then((answer) => answer.text()).then(done, (error) => done(String(error)));";

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn a_game_is_looked_through() -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits::default()).await?;
    let table = browser.new_table(&[("name1", "Ada"), ("seed", "8")]).await?;
    browser.play_to_the_end().await?;
    look(&browser, "over", Height::Fits).await?;

    let record = browser.execute_async(FETCH, vec![format!("{table}/record").into()]).await?;
    let record: String = record.convert()?;
    browser.follow(".next a[href$=replay]").await?;
    step_through(&browser).await?;
    look(&browser, "replay", Height::Scrolls).await?;

    // The record opens as the same game.
    browser.visit("/open").await?;
    browser.fill("[name=record]", &record).await?;
    browser.follow("form:has(textarea) button").await?;
    ensure!(browser.path().await?.ends_with("/replay"), "the record does not open");
    at(&browser, "data-plies", 24).await?;
    at(&browser, "data-ply", 0).await?;
    // How a location stands is on its sheet, at every step.
    browser.click("[data-step=next]").await?;
    at(&browser, "data-ply", 1).await?;
    let stands = "[...document.querySelectorAll('[data-standing]')].every((told) => told.textContent \
        === document.querySelector(`.place:has(#place-${told.dataset.standing}) .standing`).textContent)";
    browser.until("the sheets follow", stands).await?;
    browser.visit(&format!("{}?ply=20", browser.path().await?)).await?;
    browser.click("[data-step=last]").await?;
    at(&browser, "data-ply", 24).await?;
    browser.sees_sheet(2).await?;
    look(&browser, "replay-end", Height::Fits).await?;

    // What is no record is told, with its line.
    browser.visit("/open").await?;
    browser.fill("[name=record]", "majesty 1\nnonsense").await?;
    browser.follow("form:has(textarea) button").await?;
    ensure!(!browser.text("#problem").await?.is_empty(), "nothing says what is wrong");
    browser.complaints().await?;
    look(&browser, "open-wrong", Height::Scrolls).await
}

async fn at(browser: &Browser, what: &str, number: u32) -> Result {
    let reached = format!(
        "Number(document.querySelector('main[data-replay]').getAttribute('{what}')) === {number}"
    );
    browser.until(format!("{what} {number}"), &reached).await
}

/// By buttons, by keys, by the slider, by itself, and from each seat.
async fn step_through(browser: &Browser) -> Result {
    at(browser, "data-ply", 0).await?;
    browser.click("[data-step=last]").await?;
    at(browser, "data-ply", 24).await?;
    browser.click("[data-step=first]").await?;
    at(browser, "data-ply", 0).await?;
    browser.click("[data-step=next]").await?;
    at(browser, "data-ply", 1).await?;
    browser.press(Key::Right).await?;
    at(browser, "data-ply", 2).await?;
    browser.click("[data-step=previous]").await?;
    at(browser, "data-ply", 1).await?;
    // Ten quick presses are ten steps.
    browser.press(RIGHT.to_string().repeat(10)).await?;
    at(browser, "data-ply", 11).await?;
    browser.press(LEFT.to_string().repeat(10)).await?;
    at(browser, "data-ply", 1).await?;
    ensure!(
        browser.value::<bool>("!!document.querySelector('.rivals .sign')").await?,
        "a bot is drawn as a person"
    );

    browser.click(".slider [type=range]").await?;
    browser.until("the slider's middle", "document.querySelector('main').dataset.ply > 8").await?;
    browser.press(Key::Home).await?;
    at(browser, "data-ply", 0).await?;
    browser.press(Key::PageUp).await?;
    browser.until("the slider's page", "document.querySelector('main').dataset.ply > 0").await?;
    browser.press(Key::Home).await?;
    at(browser, "data-ply", 0).await?;

    browser.click("[data-speed] option:last-child").await?;
    browser.click("[data-autoplay]").await?;
    browser.until("it plays", "document.querySelector('main').dataset.ply >= 4").await?;
    browser.click("[data-autoplay]").await?;
    // A step may still be under way. What was asked for last is shown last: the other seat.
    let mut stopped = None;
    for seat in [2, 1] {
        browser.click(&format!(".look-seats a:nth-of-type({seat})")).await?;
        let seen = format!(
            "document.querySelector('.look-seats a:nth-of-type({seat})').ariaCurrent === 'true'"
        );
        browser.until(format!("seat {seat}"), &seen).await?;
        let ply: u32 = browser.value("Number(document.querySelector('main').dataset.ply)").await?;
        ensure!(*stopped.get_or_insert(ply) == ply, "another seat shows another step");
    }
    // The address is that of the step: a reload shows the same.
    browser.refresh().await?;
    at(browser, "data-ply", stopped.unwrap_or_default()).await
}
