//! What a finished game says about its players, and its mistakes once more.

use anyhow::ensure;

use crate::{
    Browser, Habits, Result, Server,
    look::{Height, look},
};

/// A short way to mistakes: the first choice of each turn is seldom the best.
#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn a_game_is_analysed_and_a_mistake_is_tried_again() -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits::default()).await?;
    let table = browser.new_table(&[("name1", "Ada"), ("seed", "8")]).await?;
    browser.play_to_the_end().await?;

    // One click asks for it, and the page shows by itself when it's done.
    browser.follow("form[action$='/analysis'] button").await?;
    ensure!(browser.path().await?.ends_with("/analysis"), "the button leads to the analysis");
    browser.until("it's analysed", "document.querySelector('.review-verdict') !== null").await?;
    look(&browser, "analysis", Height::Scrolls).await?;

    // The curve tells which move the mouse is at, and a click leads there.
    let column = "[data-curves] a:nth-of-type(6) .curve-column";
    browser
        .run::<()>(&format!("document.querySelector('{column}').scrollIntoView()"), Vec::new())
        .await?;
    browser.follow(column).await?;
    let ply: String = browser.value("new URL(location).searchParams.get('ply')").await?;
    ensure!(ply == "5", "it's move {ply}");
    look(&browser, "analysis-position", Height::Scrolls).await?;
    browser.follow("a[rel=next]").await?;
    ensure!(browser.text("h1").await?.starts_with("Round 4"), "the next move follows");

    browser.visit(&format!("{table}/analysis")).await?;
    browser.follow(".review-learn a").await?;
    look(&browser, "mistake", Height::Scrolls).await?;
    // A move without thought, and then the answer.
    browser.click("#choice label.choice").await?;
    browser.follow("#take").await?;
    browser.until("it's judged", "document.querySelector('[role=status]') !== null").await?;
    look(&browser, "mistake-tried", Height::Scrolls).await?;
    let is_open = "document.querySelector('a[href$=\"show=1\"]') !== null";
    if browser.value::<bool>(is_open).await? {
        browser.follow("a[href$='show=1']").await?;
        browser.until("it's explained", "document.querySelector('.judgement') !== null").await?;
        look(&browser, "mistake-shown", Height::Scrolls).await?;
    }
    // On to the summary, whatever the number of mistakes.
    let is_over = "document.querySelector('.retried-all') !== null";
    while !browser.value::<bool>(is_over).await? {
        let next = if browser.value::<bool>(is_open).await? {
            "a[href$='show=1']"
        } else {
            ".told-move > a.button-main"
        };
        browser.follow(next).await?;
    }
    look(&browser, "mistakes-summary", Height::Scrolls).await?;
    browser.is_content().await
}
