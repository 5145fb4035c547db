//! The first lesson under a thumb, from the start page to a game of one's own.

use anyhow::{Context, ensure};
use majesty_lessons::{LessonId, Moment, Task};
use majesty_rules::Move;
use serde_json::json;

use crate::{Browser, Engine, Habits, Result, Server};

in_each_browser!(a_newcomer_learns_on_a_telephone);

/// Whether what is to be pressed or read is there without scrolling, and the bubble covers none of it.
const IN_SIGHT: &str = r"
const inside = ({ top, bottom }) => top >= 0 && bottom <= innerHeight + 1;
const wanted = document.querySelector(arguments[0]).getBoundingClientRect();
const bubble = document.getElementById('bubble').getBoundingClientRect();
return inside(wanted) && bubble.top >= 0 && bubble.top < innerHeight / 3;
";

async fn a_newcomer_learns_on_a_telephone(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    browser.resize(390, 844).await?;
    browser.visit("/").await?;
    browser.follow(".learn-first").await?;
    browser.follow(".lesson-choice a").await?;

    let id = LessonId::First;
    let (mut number, mut last) = (0, None);
    loop {
        let moment = Moment::at(id, number, last).context("a step")?;
        let has_focus: bool = browser.value("document.activeElement.id === 'bubble'").await?;
        ensure!(has_focus, "a screen reader begins with the bubble of step {number}");
        browser.picture(&format!("lesson-{number}-390x844-light")).await?;
        if moment.is_last() {
            break;
        }
        number += 1;
        let step = format!("location.search.includes('step={}')", number + 1);
        let m = match moment.step().task {
            Task::Read => {
                in_sight(&browser, ".bubble-on").await?;
                browser.follow(".bubble-on").await?;
                browser.until("the next step", &step).await?;
                continue;
            }
            Task::Play => moment.expected().context("a move is asked for")?,
            Task::Choose => *last.insert(moment.view().legal_moves()[0]),
        };
        if number == 3 {
            // Another card is answered kindly, and nothing else happens.
            take(&browser, "2W".parse()?).await?;
            browser.until("an answer", "!!document.querySelector('.bubble-wrong')").await?;
        }
        in_sight(&browser, "#take").await?;
        take(&browser, m).await?;
        browser.until("the next step", &step).await?;
    }
    browser.sees_sheet(2).await?;

    // Left and come back to, the lesson is finished; and a game of one's own is a press away.
    browser.visit("/learn").await?;
    browser.until("that it's finished", "!!document.querySelector('.lesson-done')").await?;
    let end = format!("/learn/1?step={}&last={}", number + 1, last.context("a last card")?);
    browser.visit(&end).await?;
    browser.follow(".bubble-end .button-main").await?;
    ensure!(browser.turn(0).await?.is_some(), "a game begins");
    browser.is_content().await
}

async fn in_sight(browser: &Browser, css: &str) -> Result {
    let is_there: bool = browser.run(IN_SIGHT, vec![json!(css)]).await?;
    ensure!(is_there, "{css} is not in sight at {}", browser.path().await?);
    Ok(())
}

/// Touches a card, or its half, sees what it will do, and takes it.
async fn take(browser: &Browser, m: Move) -> Result {
    let word = m.to_string();
    let point = browser.point_at(&word).await?;
    browser.tap(point).await?;
    browser.sees_outcome(&word).await?;
    browser.follow("#take").await
}
