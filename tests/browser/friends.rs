//! Playing with a friend: a click for the table, a link, one tap to sit down.

use anyhow::ensure;
use serde_json::Value;

use crate::{
    Browser, Engine, Habits, Result, Server,
    look::{Height, look},
};

in_each_browser!(two_friends_begin_with_one_click_each);

const PLAYING: &str = "document.getElementById('table')?.dataset.phase === 'playing'";

async fn two_friends_begin_with_one_click_each(engine: Engine) -> Result {
    let server = Server::start()?;
    let ada = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    let ben =
        Browser::open(&server, Habits { engine, languages: "de", ..Habits::default() }).await?;
    ada.visit("/").await?;
    ada.fill(".friend-form [name=name]", "Ada").await?;
    ada.follow(".friend-form button").await?;
    // The browser of the host adds its share by itself, once the server's hash is there.
    let shared = "!!document.querySelector('.invite') && !document.getElementById('share-form')";
    ada.until("the host's share is given", shared).await?;
    look(&ada, "invite", Height::Fits).await?;
    let link: String = ada.value("document.getElementById('link').value").await?;
    let path = ada.path().await?;
    ensure!(link.ends_with(&path), "{link} leads to {path}");

    ben.visit(&path).await?;
    let heading = ben.text("h1").await?;
    ensure!(heading == "Ada lädt dich zu einer Partie Majesty ein", "{heading}");
    look(&ben, "invited", Height::Scrolls).await?;
    ben.click("#sit button").await?;
    for person in [&ada, &ben] {
        person.until("the game begins", PLAYING).await?;
    }
    ensure!(ada.turn(0).await? == Some(0), "the host begins");
    let title: String = ada.value("document.title").await?;
    ensure!(title.starts_with("● Your turn"), "{title}");
    let shares = "document.querySelectorAll('#fair dd').length";
    ensure!(ada.value::<u32>(shares).await? == 3, "a hash and two shares");
    ada.take(&ada.some_choice(0).await?).await?;
    ben.until("the guest's turn", "document.getElementById('table').dataset.ownTurn === 'true'")
        .await?;
    for person in [&ada, &ben] {
        person.is_content().await?;
    }
    Ok(())
}

/// The device's own way to share gets the link and who invites.
#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn the_share_sheet_gets_the_link() -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits::default()).await?;
    let source = "navigator.share = async (what) => { window.shared = what; };";
    let parameters = serde_json::json!({ "source": source });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", parameters).await?;
    browser.visit("/").await?;
    browser.fill(".friend-form [name=name]", "Ada").await?;
    browser.follow(".friend-form button").await?;
    browser.until("the link is there", "!!document.querySelector('.shares [data-invite]')").await?;
    browser.click("[data-invite]").await?;
    browser.until("it is shared", "!!window.shared").await?;
    let shared: Value = browser.value("window.shared").await?;
    let link: String = browser.value("document.getElementById('link').value").await?;
    ensure!(shared["url"] == *link, "{shared}");
    ensure!(shared["text"] == "Ada invites you to a game of Majesty", "{shared}");
    browser.is_content().await
}

/// Without scripts, the pages of both load again by themselves until the game is there.
#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn two_friends_without_scripts() -> Result {
    let server = Server::start()?;
    let habits = Habits { scripts: false, ..Habits::default() };
    let ada = Browser::open(&server, habits).await?;
    let ben = Browser::open(&server, habits).await?;
    ada.visit("/").await?;
    ada.follow(".friend-form button").await?;
    let path = ada.path().await?;
    ben.visit(&path).await?;
    ben.follow("#sit button").await?;
    for person in [&ada, &ben] {
        person.until("the game begins", PLAYING).await?;
    }
    Ok(())
}
