//! The table under a thumb.

use anyhow::ensure;
use serde_json::json;

use crate::{Browser, Engine, Habits, Result, Server};

in_each_browser!(a_telephone_is_enough);

/// What a finger hits without aiming.
const THUMB: f64 = 40.0;

async fn a_telephone_is_enough(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    browser.resize(390, 844).await?;
    browser.visit("/").await?;
    tap(&browser, "label:has([name=level][value=page])").await?;
    tap(&browser, ".play-form .button-main").await?;
    // Without its styles, nothing is as large as it will be.
    let there = "document.readyState === 'complete' && !!document.getElementById('choice')";
    browser.until("a table", there).await?;

    let mut from = 0;
    for turn in 0..4 {
        let Some(ply) = browser.turn(from).await? else { break };
        let sizes: Vec<f64> = browser
            .value(
                "[...document.querySelectorAll('.choice')].flatMap((choice) => \
                 { const { width, height } = choice.getBoundingClientRect(); return [width, height]; })",
            )
            .await?;
        ensure!(sizes.iter().all(|&size| size >= THUMB), "too small for a thumb: {sizes:?}");

        let word = browser.some_choice(ply).await?;
        let point = browser.point_at(&word).await?;
        browser.tap(point).await?;
        browser.sees_outcome(&word).await?;
        browser.picture(&format!("chosen-{turn}-390x844-light")).await?;
        tap(&browser, "#take").await?;
        from = ply + 1;
    }
    ensure!(browser.turn(from).await? == Some(8), "four turns were taken");

    // Log and chat, a location and a rival's realm open from a tap, and close with the key for it.
    for (button, sheet) in [("#talk", "side"), ("#place-4", "sheet-4"), ("#rival-2", "realm-2")] {
        tap(&browser, button).await?;
        let open = format!("document.getElementById('{sheet}').matches(':popover-open')");
        browser.until(sheet, &open).await?;
        browser.picture(&format!("{sheet}-390x844-light")).await?;
        browser.press("\u{e00c}").await?;
        browser.until("the table", &format!("!{open}")).await?;
    }
    browser.is_content().await
}

/// Touches something in its middle. It must be in sight.
async fn tap(browser: &Browser, css: &str) -> Result {
    let middle = "
        const element = document.querySelector(arguments[0]);
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];";
    let point = browser.run(middle, vec![json!(css)]).await?;
    browser.tap(point).await
}
