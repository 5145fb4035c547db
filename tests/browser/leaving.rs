//! Leaving and resigning: both ask first, and the others learn of it.

use anyhow::ensure;
use thirtyfour::{By, Key};

use crate::{Browser, Engine, Habits, Result, Server};

in_each_browser!(leaving_asks_and_leads_to_the_start, resigning_ends_a_game_against_bots);

const MENU: &str = ".tool-more";

/// Whether a leaf of the page is open.
fn is_open(leaf: &str) -> String {
    format!("!!document.querySelector('#{leaf}:popover-open')")
}

/// Opens the menu and asks for something there.
async fn ask(browser: &Browser, what: &str) -> Result {
    browser.click(MENU).await?;
    browser.click(&format!("[data-asks={what}]")).await?;
    browser.until("the question", &is_open(&format!("ask-{what}"))).await
}

async fn leaving_asks_and_leads_to_the_start(engine: Engine) -> Result {
    for scripts in [true, false] {
        let server = Server::start()?;
        let habits = Habits { engine, scripts, ..Habits::default() };
        let browser = Browser::open(&server, habits).await?;
        let path = browser.new_table(&[("name1", "Ada"), ("seed", "4")]).await?;
        ask(&browser, "leave").await?;
        let question = browser.text("#ask-leave").await?;
        ensure!(question.contains("will wait for you"), "it asks: {question}");
        browser.picture("leave-1280x800-light").await?;
        let safe = "document.activeElement.matches('#ask-leave .button-main')";
        ensure!(browser.value::<bool>(safe).await?, "Enter would leave");

        // A second thought: the button, and Escape.
        browser.click("#ask-leave .button-main").await?;
        browser.until("the question is gone", &format!("!({})", is_open("ask-leave"))).await?;
        browser.press(Key::Escape).await?;
        browser.until("the menu is gone", &format!("!({})", is_open("table-menu"))).await?;
        ensure!(browser.path().await? == path, "still at the table");

        ask(&browser, "leave").await?;
        browser.click("#ask-leave form button").await?;
        browser.until("the start page", "location.pathname === '/'").await?;
        // The game is there, as it was.
        browser.follow(&format!("a[href='{path}']")).await?;
        ensure!(browser.turn(0).await? == Some(0), "the game has not waited");
        browser.is_content().await?;
    }
    Ok(())
}

async fn resigning_ends_a_game_against_bots(engine: Engine) -> Result {
    for scripts in [true, false] {
        let server = Server::start()?;
        let habits = Habits { engine, scripts, ..Habits::default() };
        let browser = Browser::open(&server, habits).await?;
        browser.new_table(&[("name1", "Ada"), ("seed", "4")]).await?;
        ask(&browser, "resign").await?;
        browser.picture("resign-1280x800-light").await?;
        browser.click("#ask-resign form button").await?;
        let ended = "document.getElementById('table')?.dataset.phase === 'ended'";
        browser.until("the end", ended).await?;
        let title = browser.text(".banner h1").await?;
        ensure!(title == "You resigned in round 1", "the page says {title}");
        browser.picture("resigned-1280x800-light").await?;
        ensure!(browser.find(By::Css("[data-verb=rematch]")).await.is_ok(), "no way on");
        browser.is_content().await?;
    }
    Ok(())
}

/// What other people do is told at once, in a notice that moves nothing, in the log and to screen
/// readers; and it is gone with the next move.
#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn people_learn_of_each_other() -> Result {
    let server = Server::start()?;
    let ada = Browser::open(&server, Habits::default()).await?;
    let ben = Browser::open(&server, Habits::default()).await?;
    let path = ada.new_table(&[("name1", "Ada"), ("seat2", "link"), ("seed", "4")]).await?;
    ben.visit(&path).await?;
    ben.fill(".sit [name=name]", "Ben").await?;
    ben.click(".sit button").await?;
    ada.until("Ben sits", "document.querySelector('.seats').innerText.includes('Ben')").await?;
    super::people::begin(&ada, &ben).await?;

    let place = "(() => { const { top, left } = \
        document.querySelector('.market').getBoundingClientRect(); return [top, left]; })()";
    let before: Vec<f64> = ada.value(place).await?;
    ask(&ben, "leave").await?;
    ben.click("#ask-leave form button").await?;
    ben.until("the start page", "location.pathname === '/'").await?;
    told(&ada, "Ben left; a bot has taken over.").await?;
    let after: Vec<f64> = ada.value(place).await?;
    ensure!(before == after, "the notice moved the display from {before:?} to {after:?}");

    ben.follow(&format!("a[href='{path}']")).await?;
    ben.click("[data-verb=come-back]").await?;
    told(&ada, "Ben is back.").await?;
    ada.take(&ada.some_choice(0).await?).await?;
    ensure!(ben.turn(1).await? == Some(1), "it is not Ben's turn");
    ada.until("old news are gone", "!document.querySelector('.news:not([hidden])')").await?;

    // A take-back that Ben declines.
    ada.click("[data-verb=take-back]").await?;
    ben.until("Ben is asked", "!!document.querySelector('[name=answer][value=no]')").await?;
    ben.click("form:has([name=answer][value=no]) button").await?;
    let declined = "document.querySelector('.news')?.textContent.startsWith('Ben declined')";
    ada.until("Ada is told", declined).await?;

    // Ben resigns in his turn, and a bot plays it.
    ask(&ben, "resign").await?;
    ben.click("#ask-resign form button").await?;
    let over = "document.querySelector('.notices').textContent.includes('You resigned')";
    ben.until("Ben knows what he did", over).await?;
    ada.until("a bot plays on", "document.getElementById('table').dataset.ply >= 2").await?;
    let log = ada.text("#log").await?;
    ensure!(log.contains("Ben resigned; a bot has taken over."), "the log says {log}");
    ada.play_to_the_end().await?;
    let remark = ada.text(".remark").await?;
    ensure!(remark == "Ben resigned in round 1; a bot took over.", "the sheet says {remark}");

    // Ben offers a rematch.
    ben.until("the end", "document.getElementById('table').dataset.phase === 'over'").await?;
    ben.click("[data-verb=rematch]").await?;
    ada.until("the offer", "document.title.startsWith('Ben offers a rematch')").await?;
    ada.picture("rematch-1280x800-light").await?;
    // Ada is ready when she arrives.
    ada.follow(".notices button.button-main").await?;
    let ready = "document.querySelectorAll('.gather .readiness.yes').length === 2";
    ada.until("the rematch", ready).await
}

/// A notice says so, and the live region does.
async fn told(browser: &Browser, what: &str) -> Result {
    let notice =
        format!("[...document.querySelectorAll('.news')].some((p) => p.textContent === '{what}')");
    browser.until(what, &notice).await?;
    let read = format!("document.getElementById('news').textContent === '{what}'");
    browser.until("a screen reader is told", &read).await
}
