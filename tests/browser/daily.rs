//! The daily deal, from the page to the result.

use anyhow::ensure;

use crate::{
    Browser, Engine, Habits, Result, Server,
    look::{Height, look},
};

in_each_browser!(a_deal_is_played_on_a_telephone);

async fn a_deal_is_played_on_a_telephone(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    browser.visit("/daily").await?;
    look(&browser, "daily-before", Height::Scrolls).await?;
    browser.resize(390, 844).await?;
    browser.visit("/daily").await?;
    browser.follow(".daily-today .button-main").await?;
    let mut from = 0;
    while let Some(ply) = browser.turn(from).await? {
        let tools =
            "document.querySelectorAll('form[action$=hint], form[action$=take-back]').length";
        ensure!(browser.value::<usize>(tools).await? == 0, "no hints and no take-backs");
        let word = browser.some_choice(ply).await?;
        browser.take(&word).await?;
        from = ply + 1;
    }
    browser.until("the end", "!!document.querySelector('.next a[href=\"/daily\"]')").await?;
    browser.picture("daily-end-390x844-light").await?;
    browser.follow(".next a[href='/daily']").await?;
    let place = browser.text(".daily-place").await?;
    ensure!(place.contains("Place 1 of 1"), "{place}");
    let text: String = browser.value("document.getElementById('daily-text').value").await?;
    ensure!(text.contains("/daily") && text.lines().count() == 3, "{text}");
    look(&browser, "daily-after", Height::Scrolls).await
}
