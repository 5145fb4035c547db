//! Every page from all sides.

use anyhow::ensure;

use crate::{
    Browser, Engine, Habits, Result, Server,
    look::{Height, look},
};

in_each_browser!(pages_around_the_table, the_table_in_every_phase);

async fn pages_around_the_table(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    for (name, path) in [("start", "/"), ("new", "/new"), ("rules", "/rules"), ("open", "/open")] {
        browser.visit(path).await?;
        look(&browser, name, Height::Scrolls).await?;
    }
    // A page that does not exist is the one thing that a browser may complain about here.
    browser.visit("/nowhere").await?;
    let complaints = browser.complaints().await?;
    ensure!(complaints.iter().all(|it| it.contains("/nowhere")), "{complaints:#?}");
    look(&browser, "missing", Height::Scrolls).await
}

async fn the_table_in_every_phase(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    browser
        .new_table(&[("players", "3"), ("name1", "Ada"), ("seat2", "link"), ("listed", "on")])
        .await?;
    look(&browser, "gathering", Height::Fits).await?;

    let four =
        [("players", "4"), ("name1", "Ada"), ("sides", "mix"), ("side2", "B"), ("seed", "5")];
    browser.new_table(&four).await?;
    browser.turn(0).await?;
    look(&browser, "playing-first", Height::Fits).await?;
    let mut from = 0;
    for _ in 0..7 {
        let Some(ply) = browser.turn(from).await? else { break };
        browser.take(&browser.some_choice(ply).await?).await?;
        from = ply + 1;
    }
    let ply = browser.turn(from).await?.unwrap_or_default();
    browser.choose(&browser.some_choice(ply).await?).await?;
    look(&browser, "playing", Height::Fits).await?;
    browser.click(".rival:nth-child(2) > .rival-line").await?;
    look(&browser, "rival", Height::Fits).await?;

    // Somebody with games of their own sees them on the start page.
    browser.visit("/").await?;
    look(&browser, "start-again", Height::Scrolls).await
}
