//! What happened since the reader's last turn, the bots' pace, and the rules over the table.

use anyhow::{Context, ensure};
use thirtyfour::Key;

use crate::{Browser, Engine, Habits, Result, Server, people::begin};

in_each_browser!(an_attack_is_announced, the_rules_open_over_the_table);

const ALARM: &str = "document.getElementById('alarm').textContent";

/// A choice that ends with this letter, or else one that ends with none of the others.
async fn preferring(browser: &Browser, letter: char, never: &[char]) -> Result<String> {
    let choices = browser.choices().await?;
    let wanted = choices.iter().find(|word| word.ends_with(letter));
    let harmless = choices.iter().find(|word| !word.ends_with(never));
    let any = wanted.or(harmless).or(choices.first());
    any.cloned().context("there is nothing to choose")
}

/// Ben takes Knights, Ada no Guards, on a phone: sooner or later he attacks.
async fn an_attack_is_announced(engine: Engine) -> Result {
    let server = Server::start()?;
    let ada = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    let ben = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    ada.resize(390, 844).await?;
    let path = ada.new_table(&[("name1", "Ada"), ("seat2", "link"), ("seed", "4")]).await?;
    ben.visit(&path).await?;
    ben.fill(".sit [name=name]", "Ben").await?;
    ben.click(".sit button").await?;
    let sits = "document.querySelector('.seats').innerText.includes('Ben')";
    ada.until("Ben sits down", sits).await?;
    begin(&ada, &ben).await?;

    let attack = loop {
        let ply = ada.turn(0).await?.context("nobody attacks in a whole game")?;
        ada.take(&preferring(&ada, 'M', &['G', 'K']).await?).await?;
        ben.turn(ply + 1).await?.context("nobody attacks in a whole game")?;
        let word = preferring(&ben, 'K', &[]).await?;
        ben.take(&word).await?;
        ada.until(
            "Ben's move",
            &format!("document.getElementById('table').dataset.ply > {}", ply + 1),
        )
        .await?;
        if word.ends_with('K') {
            break ply + 1;
        }
    };
    ada.until(
        "the attack is told",
        &format!("{ALARM}.startsWith('Ben attacks you with 1 Knight')"),
    )
    .await?;
    let alarm: String = ada.value(ALARM).await?;
    ensure!(
        alarm.contains("you have no Guards: your ") && alarm.contains(" is wounded"),
        "{alarm}"
    );
    let read_out = "document.getElementById('alarm').role === 'alert'";
    ensure!(ada.value::<bool>(read_out).await?, "a screen reader does not hear of it");
    // It lies over the rest of the page, and covers neither the tools, the strip nor the display.
    let seen = "(() => { const { left, top, width, height } = document.getElementById('alarm')\
        .getBoundingClientRect(); const hit = document.elementFromPoint(left + width / 2, top + height / 2); \
        const cards = document.querySelector('.market .row').getBoundingClientRect(); \
        return hit?.id === 'alarm' && top >= cards.bottom; })()";
    ensure!(ada.value::<bool>(seen).await?, "the announcement is not seen, or covers too much");
    ada.picture("attacked-390x844-light").await?;
    let with_alarm = places(&ada).await?;
    ada.click("#alarm").await?;
    ada.until("a press takes it away", &format!("{ALARM} === ''")).await?;
    ensure!(places(&ada).await? == with_alarm, "the announcement moves the table");

    // The chip stays, in red, and opens the sentences.
    let chip = format!(".recap-move.hurt[data-made='{attack}']");
    ada.click(&format!("{chip} .recap-chip")).await?;
    let open = format!("!!document.querySelector(\"{chip} .tale:popover-open\")");
    ada.until("the sentences open", &open).await?;
    let told: String = ada.text(&format!("{chip} .tale-attack")).await?;
    ensure!(told == alarm, "{told} is not {alarm}");
    ada.picture("attack-opened-390x844-light").await?;
    ada.press(Key::Escape).await?;
    ada.until("the sentences close", &format!("!{open}")).await?;
    ada.is_content().await
}

/// Where the large parts of the table lie.
async fn places(browser: &Browser) -> Result<Vec<i64>> {
    let tops = "[...document.querySelectorAll('.rivals, .recap, .market, .realm')]\
        .map((part) => Math.round(part.getBoundingClientRect().top))";
    browser.value(tops).await
}

async fn the_rules_open_over_the_table(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    let path = browser.new_table(&[("name1", "Ada"), ("seed", "8")]).await?;
    browser.turn(0).await?;
    let open = "document.getElementById('rules-leaf').open";
    browser.click("a[data-over]").await?;
    let there = format!("{open} && document.querySelectorAll('.rules-leaf h2').length > 3");
    browser.until("the rules", &there).await?;
    browser.picture("rules-over-1280x800-light").await?;

    // The table's keys are the table's. The game goes on beneath.
    browser.press("1").await?;
    browser.press("c").await?;
    browser.move_elsewhere().await?;
    let bot_moved = "document.getElementById('table').dataset.ply === '2'";
    browser.until("the game goes on", bot_moved).await?;
    let chosen = "!!document.querySelector('#choice [name=word]:checked')";
    ensure!(!browser.value::<bool>(chosen).await?, "a key reaches the table through the rules");
    let chats = "document.getElementById('chat-box').open";
    ensure!(!browser.value::<bool>(chats).await?, "a key opens the chat beneath the rules");
    let called = "document.querySelector('.rules-turn').textContent === \
        document.getElementById('table').dataset.yourTurn";
    browser.until("whose turn it is stands above the rules", called).await?;

    browser.press(Key::Escape).await?;
    browser.until("Esc closes the rules", &format!("!{open}")).await?;
    ensure!(browser.path().await? == path, "the table is left");
    browser.press("1").await?;
    browser.until("the table is live", chosen).await?;

    // So does the way back.
    browser.click("a[data-over]").await?;
    browser.until("the rules again", open).await?;
    browser.back().await?;
    browser.until("the way back closes them", &format!("!{open}")).await?;
    ensure!(browser.path().await? == path, "the table is left");
    browser.is_content().await
}

/// Three bots, slowly: whoever wants to play does not wait for what is yet to be shown.
#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn a_key_does_not_wait_for_bots() -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits { motion: true, ..Habits::default() }).await?;
    browser.new_table(&[("players", "4"), ("name1", "Ada"), ("seed", "3")]).await?;
    browser.turn(0).await?;
    browser.click(".tool-more").await?;
    browser.click("[data-pace] option[value=slow]").await?;
    browser.press(Key::Escape).await?;
    let kept: String = browser.value("localStorage.getItem('majesty-pace')").await?;
    ensure!(kept == "slow", "the pace is {kept}");

    browser.take(&browser.choices().await?[0]).await?;
    browser
        .until("the own move at once", "document.getElementById('table').dataset.ply > 0")
        .await?;
    // The server is ahead of the page by now.
    let all_moved = "const done = arguments[0]; const ask = () => fetch(location.href)\
        .then((answer) => answer.text())\
        .then((text) => text.includes('data-ply=\"4\"') ? done(true) : setTimeout(ask, 30)); ask();";
    browser.execute_async(all_moved, Vec::new()).await?;
    browser.press("1").await?;
    let chosen = "document.getElementById('table').dataset.ply === '4' \
        && document.querySelector('#choice [name=word]:checked')?.value.startsWith('1')";
    browser.until("the key is heard", chosen).await?;
    // Every move is on the strip, although nobody waited for it.
    let moves: usize = browser.value("document.querySelectorAll('.recap-move').length").await?;
    ensure!(moves == 3, "{moves} moves on the strip");
    browser.is_content().await
}
