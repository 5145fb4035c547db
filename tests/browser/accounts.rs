//! An account, for those who want one: a guest's game comes along, and goes on in another browser.

use anyhow::ensure;

use crate::{
    Browser, Habits, Result, Server,
    look::{Height, look, look_at_words},
};

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn a_game_goes_on_in_another_browser() -> Result {
    let server = Server::start()?;
    let first = Browser::open(&server, Habits::default()).await?;
    let table = first.new_table(&[("name1", "Ada"), ("seed", "7")]).await?;
    let ply = first.turn(0).await?.unwrap_or_default();
    first.take(&first.some_choice(ply).await?).await?;
    let next = first.turn(ply + 1).await?;

    first.visit("/").await?;
    first.follow(".bar-account").await?;
    look(&first, "account-guest", Height::Scrolls).await?;
    enter(&first, "create", "Ada").await?;
    ensure!(first.text(".account-who").await? == "Signed in as Ada");
    ensure!(first.text(".bar-account").await? == "Ada");
    first.visit("/").await?;
    first.follow(&format!(".game[href='{table}']")).await?;
    ensure!(first.turn(ply + 1).await? == next, "the game has not come along");

    let second = Browser::open(&server, Habits { languages: "de", ..Habits::default() }).await?;
    second.visit("/account").await?;
    look_at_words(&second, "account-guest-de").await?;
    enter(&second, "sign-in", "ada").await?;
    // It reads as the account does, and finds the game.
    second.follow(&format!(".game[href='{table}']")).await?;
    ensure!(second.turn(ply + 1).await? == next, "the game is not in the other browser");
    second.take(&second.some_choice(ply + 1).await?).await?;
    let after = next.unwrap_or_default() + 1;
    let further = second.turn(after).await?;
    ensure!(first.turn(after).await? == further, "the first browser does not see the move");

    second.visit("/account").await?;
    second.fill(".own-key-form [name=name]", "My clever bot").await?;
    second.pick("acts", "own").await?;
    second.follow(".own-key-form button").await?;
    ensure!(second.text(".own-key-new code").await?.starts_with("mj_"));
    look(&second, "account", Height::Scrolls).await?;
    for lang in ["de", "nl", "ru", "en"] {
        second.visit("/account").await?;
        second.click(".menu > button").await?;
        second.follow(&format!("#menu button[lang={lang}]")).await?;
        look_at_words(&second, &format!("account-{lang}")).await?;
    }
    second.follow("[aria-labelledby=sessions] .own-key form button").await?;
    let left: usize = second
        .value("document.querySelectorAll('[aria-labelledby=sessions] .own-key').length")
        .await?;
    ensure!(left == 1, "{left} sessions are left");
    first.visit("/account").await?;
    ensure!(first.text(".account-who").await?.starts_with("You’re playing as a guest"));
    second.is_content().await?;
    first.is_content().await
}

/// Fills in one of the two forms of a guest and sends it.
async fn enter(browser: &Browser, form: &str, name: &str) -> Result {
    let form = format!("[action='/account/{form}']");
    browser.fill(&format!("{form} [name=name]"), name).await?;
    browser.fill(&format!("{form} [name=password]"), "correct horse").await?;
    browser.follow(&format!("{form} button")).await
}
