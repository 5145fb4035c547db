//! Every language: by the browser's wish, by the menu, and kept.

use anyhow::ensure;
use majesty_words::Lang;

use crate::{Browser, Habits, Result, Server, look::look_at_words};

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn every_language_is_spoken() -> Result {
    let server = Server::start()?;
    for (lang, languages) in [
        (Lang::En, "en-GB,de"),
        (Lang::De, "de-CH,de,en"),
        (Lang::Nl, "nl"),
        (Lang::Ru, "uk,ru,en"),
    ] {
        let browser = Browser::open(&server, Habits { languages, ..Habits::default() }).await?;
        let (code, words) = (lang.code(), lang.words());
        browser.visit("/").await?;
        speaks(&browser, lang, "#play-now", &words.msg_play_now()).await?;
        look_at_words(&browser, &format!("start-{code}")).await?;
        browser.visit("/rules").await?;
        speaks(&browser, lang, "h1", &words.msg_rules()).await?;
        look_at_words(&browser, &format!("rules-{code}")).await?;
        browser.visit("/new").await?;
        speaks(&browser, lang, "h1", &words.msg_new_table()).await?;
        look_at_words(&browser, &format!("new-{code}")).await?;

        browser.new_table(&[("players", "4"), ("sides", "B"), ("seed", "3")]).await?;
        speaks(&browser, lang, "#take", &words.msg_take()).await?;
        speaks(&browser, lang, ".whose", &words.msg_your_turn()).await?;
        browser.take(&browser.some_choice(0).await?).await?;
        browser.turn(4).await?;
        browser.choose(&browser.some_choice(1).await?).await?;
        look_at_words(&browser, &format!("playing-{code}")).await?;
        browser.is_content().await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn a_language_is_chosen_and_kept() -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits::default()).await?;
    browser.new_table(&[("seed", "3")]).await?;
    for lang in [Lang::De, Lang::Nl, Lang::Ru, Lang::En, Lang::De] {
        browser.click(".menu > button").await?;
        browser.follow(&format!("#menu button[lang={}]", lang.code())).await?;
        speaks(&browser, lang, "#take", &lang.words().msg_take()).await?;
        browser.refresh().await?;
        speaks(&browser, lang, "#take", &lang.words().msg_take()).await?;
    }
    browser.visit("/").await?;
    speaks(&browser, Lang::De, "#play-now", &Lang::De.words().msg_play_now()).await?;

    // Colours are chosen in the same menu.
    for theme in ["dark", "light"] {
        browser.click(".menu > button").await?;
        browser.picture(&format!("menu-1280x800-{theme}")).await?;
        browser.follow(&format!("#menu button[value={theme}]")).await?;
        browser.refresh().await?;
        let kept: String = browser.value("document.documentElement.dataset.theme").await?;
        ensure!(kept == theme, "the theme is {kept}");
    }
    browser.is_content().await
}

async fn speaks(browser: &Browser, lang: Lang, css: &str, words: &str) -> Result {
    let told: String = browser.value("document.documentElement.lang").await?;
    ensure!(told == lang.code(), "{} is told as {told}", lang.code());
    let text: String =
        browser.value(&format!("document.querySelector('{css}').textContent.trim()")).await?;
    ensure!(text == words, "{css} says '{text}' and not '{words}'");
    Ok(())
}
