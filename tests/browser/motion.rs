//! Nothing swallows a click: what moves can be pressed while it moves.

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::{Browser, Engine, Habits, Result, Server};

in_each_browser!(
    a_click_on_a_moving_card_counts,
    a_double_click_on_a_moving_card_plays_it,
    what_is_pressed_stays_where_it_is,
    a_replay_is_stepped_through_while_cards_move
);

/// Lets everything be on its way for longer than a test takes.
const SLOWLY: &str = "
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, { ...timing, duration: 600_000, delay: -120_000 });
    };";

/// Lets a press last as long as it likes: usually everything moves on after 1.2 seconds.
const PATIENTLY: &str = "
    const wait = setTimeout;
    window.setTimeout = (act, time) => wait(act, time === 1200 ? 600_000 : time);";

/// The choices that lie on a card which moves now.
const MOVING: &str = "[...document.querySelectorAll('#choice [name=word]')]
    .filter((input) => input.closest('.slot').getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect.getKeyframes()[0].transform))
    .map(({ value }) => value)";

/// How everything that moves is going on, apart from what lights up under the mouse.
const STATES: &str = "[...new Set(document.getAnimations()
    .filter((it) => !(it instanceof CSSTransition)).map(({ playState }) => playState))]";

/// A table where cards move for ever, at a turn of the reader.
async fn moving_table(server: &Server, engine: Engine) -> Result<(Browser, Vec<String>)> {
    let browser =
        Browser::open(server, Habits { engine, motion: true, ..Habits::default() }).await?;
    browser.new_table(&[("name1", "Ada"), ("seed", "3")]).await?;
    browser.run::<Value>(SLOWLY, Vec::new()).await?;
    let mut from = 0;
    // The card that is free costs nothing, so that all others are in reach at the next turn.
    while let Some(ply) = browser.turn(from).await? {
        let moving: Vec<String> = browser.value(MOVING).await?;
        if !moving.is_empty() {
            return Ok((browser, moving));
        }
        browser.take(&browser.choices().await?[0]).await?;
        from = ply + 1;
    }
    anyhow::bail!("no card ever moved")
}

async fn a_click_on_a_moving_card_counts(engine: Engine) -> Result {
    let server = Server::start()?;
    let (browser, moving) = moving_table(&server, engine).await?;
    let ply = browser.ply().await?;
    for word in &moving {
        let (x, y) = browser.point_at(word).await?;
        browser.action_chain().move_to(x, y).click().perform().await?;
        browser.sees_outcome(word).await?;
        // It stands still while it's pressed.
        browser.until(format!("{word} moves on"), &format!("{MOVING}.includes('{word}')")).await?;
    }
    browser.click("#take").await?;
    ensure!(browser.turn(ply + 1).await?.is_some(), "the move is not made");
    browser.is_content().await
}

async fn a_double_click_on_a_moving_card_plays_it(engine: Engine) -> Result {
    let server = Server::start()?;
    let (browser, moving) = moving_table(&server, engine).await?;
    let ply = browser.ply().await?;
    let (x, y) = browser.point_at(moving.last().context("one moves")?).await?;
    browser.action_chain().move_to(x, y).double_click().perform().await?;
    ensure!(browser.turn(ply + 1).await?.is_some(), "the move is not made");
    browser.is_content().await
}

/// What is pressed must not slide away before the button is let go: then nothing is clicked.
async fn what_is_pressed_stays_where_it_is(engine: Engine) -> Result {
    let server = Server::start()?;
    let (browser, moving) = moving_table(&server, engine).await?;
    let word = moving.last().context("one moves")?;
    browser.run::<Value>(PATIENTLY, Vec::new()).await?;
    let (x, y) = browser.point_at(word).await?;
    browser.action_chain().move_to(x, y).click_and_hold().perform().await?;
    let pressed: Vec<String> = browser.value(STATES).await?;
    browser.action_chain().release().perform().await?;
    ensure!(pressed == ["paused"], "{pressed:?}");
    browser.sees_outcome(word).await?;
    browser.until("everything moves on", &format!("{STATES}.join() === 'running'")).await
}

async fn a_replay_is_stepped_through_while_cards_move(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser =
        Browser::open(&server, Habits { engine, motion: true, ..Habits::default() }).await?;
    let table = browser.new_table(&[("name1", "Ada"), ("seed", "8")]).await?;
    browser.play_to_the_end().await?;
    browser.visit(&format!("{table}/replay?ply=0")).await?;
    browser.run::<Value>(SLOWLY, Vec::new()).await?;
    for step in 1..6 {
        browser.click("[data-step=next]").await?;
        let there = format!("document.querySelector('main').dataset.ply === '{step}'");
        browser.until(format!("step {step}"), &there).await?;
        let moving = "document.getAnimations().length > 0";
        browser.until("cards move", moving).await?;
    }
    browser.is_content().await
}
