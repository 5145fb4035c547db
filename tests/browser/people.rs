//! Several people: at two devices, and at one.

use anyhow::ensure;
use serde_json::{Value, json};

use crate::{Browser, Engine, Habits, Relay, Result, Server};

in_each_browser!(two_people_at_two_devices, who_comes_and_goes_is_shown_in_place);

const LOST: &str = "document.getElementById('status').textContent \
    === document.getElementById('status').dataset.lost";
const WELL: &str = "document.getElementById('status').textContent \
    !== document.getElementById('status').dataset.lost";

async fn two_people_at_two_devices(engine: Engine) -> Result {
    let mut server = Server::start()?;
    let relay = Relay::to(&server).await?;
    let ada = Browser::open_at(relay.origin(), Habits { engine, ..Habits::default() }).await?;
    let ben =
        Browser::open(&server, Habits { engine, languages: "de", ..Habits::default() }).await?;
    let path = ada.new_table(&[("name1", "Ada"), ("seat2", "link"), ("seed", "4")]).await?;
    let link: String = ada.value("document.getElementById('link').value").await?;
    ensure!(link == format!("{}{path}", relay.origin()), "the link is {link}");

    ben.visit(&path).await?;
    ben.fill(".sit [name=name]", "Ben").await?;
    ben.click(".sit button").await?;
    for person in [&ada, &ben] {
        let sits = "document.querySelector('.seats').innerText.includes('Ben')";
        person.until("Ben sits down", sits).await?;
    }
    begin(&ada, &ben).await?;

    let people = [&ada, &ben];
    for ply in 0..24 {
        let (mover, other) = (people[ply as usize % 2], people[(ply as usize + 1) % 2]);
        ensure!(mover.turn(ply).await? == Some(ply), "not at ply {ply}");
        match ply {
            5 => reload(mover).await?,
            9 => lose_connection(mover, other, &relay, ply).await?,
            16 => restart(mover, other, &mut server).await?,
            _ => mover.take(&mover.some_choice(ply).await?).await?,
        }
        mover.until("the own move", &at(ply + 1)).await?;
    }
    for person in people {
        ensure!(person.turn(24).await?.is_none(), "the game is not over");
        person.sees_sheet(2).await?;
    }
    let sheets = (ada.text("#sheet tbody").await?, ben.text("#sheet tbody").await?);
    let numbers = |text: &str| -> Vec<i32> {
        text.split_whitespace().filter_map(|word| word.parse().ok()).collect()
    };
    ensure!(numbers(&sheets.0) == numbers(&sheets.1), "two sheets for one game: {sheets:?}");
    Ok(())
}

/// Everybody says that they are ready, and whoever opened the table begins.
pub async fn begin(ada: &Browser, ben: &Browser) -> Result {
    let may_be_ready = "!!document.querySelector('.gather [name=ready][value=on]')";
    for person in [ada, ben] {
        if person.value(may_be_ready).await? {
            person.click(".gather [name=ready]").await?;
        }
    }
    let can_begin = "!!document.querySelector('#start:enabled')";
    ada.until("the game can begin", can_begin).await?;
    ada.click("#start").await?;
    let playing = "document.getElementById('table').dataset.phase === 'playing'";
    for person in [ada, ben] {
        person.until("the game begins", playing).await?;
    }
    Ok(())
}

fn at(ply: u32) -> String {
    format!("Number(document.getElementById('table').dataset.ply) >= {ply}")
}

/// Whoever comes back finds the game as it is.
async fn reload(person: &Browser) -> Result {
    let ply = person.ply().await?;
    person.refresh().await?;
    ensure!(person.turn(ply).await? == Some(ply), "the turn is lost with the page");
    person.take(&person.some_choice(ply).await?).await
}

/// One loses the connection while the other plays, is told so, and is told when it is back.
async fn lose_connection(mover: &Browser, other: &Browser, relay: &Relay, ply: u32) -> Result {
    relay.cut();
    other.until("the loss is told", LOST).await?;
    other.picture("offline-1280x800-light").await?;
    mover.take(&mover.some_choice(ply).await?).await?;
    mover.until("the own move", &at(ply + 1)).await?;
    ensure!(other.ply().await? == ply, "news came over a lost connection");
    relay.mend();
    other.until("the connection is back", WELL).await?;
    other.until("the missed turn", &at(ply + 1)).await
}

/// The server is killed and comes back. What was chosen is still chosen.
async fn restart(mover: &Browser, other: &Browser, server: &mut Server) -> Result {
    let word = mover.some_choice(mover.ply().await?).await?;
    mover.choose(&word).await?;
    server.kill();
    for person in [mover, other] {
        person.until("the loss is told", LOST).await?;
    }
    // That was told before; what is told from now on is about the move.
    let forget = "document.getElementById('status').textContent = ''";
    mover.run::<Value>(forget, Vec::new()).await?;
    mover.click("#take").await?;
    mover.until("a move is not made", LOST).await?;
    server.restart()?;
    for person in [mover, other] {
        person.until("the connection is back", WELL).await?;
    }
    mover.sees_outcome(&word).await?;
    mover.click("#take").await
}

/// A connection can be lost without a word. Then nothing is heard for too long.
#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn silence_is_noticed() -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits::default()).await?;
    browser.new_table(&[("name1", "Ada")]).await?;
    // A browser that knows that it is offline says so to its pages.
    offline(&browser, true).await?;
    browser.until("the loss is told", LOST).await?;
    offline(&browser, false).await?;
    browser.until("the connection is back", WELL).await?;
    // It has complained about the requests that failed.
    browser.complaints().await?;

    // A server is never silent for so long; to this page a second is.
    let source = "const wait = setTimeout; \
        window.setTimeout = (act, time) => wait(act, time === 40000 ? 1000 : time);";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
    browser.refresh().await?;
    browser.until("the silence is told", LOST).await?;
    browser.until("the stream is opened anew", WELL).await?;
    ensure!(browser.turn(0).await? == Some(0), "the table is as it was");
    browser.is_content().await
}

async fn offline(browser: &Browser, offline: bool) -> Result {
    let conditions = json!({
        "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
    });
    browser.devtools("Network.enable", json!({})).await?;
    browser.devtools("Network.emulateNetworkConditions", conditions).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn two_people_at_one_device() -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits::default()).await?;
    // With every choice that there is beyond the card: trades, homes of the healed, announcing.
    browser
        .new_table(&[
            ("name1", "Ada"),
            ("seat2", "here"),
            ("name2", "Ben"),
            ("sides", "B"),
            ("announce", "on"),
            ("seed", "11"),
        ])
        .await?;
    for ply in 0..24 {
        ensure!(browser.turn(ply).await? == Some(ply), "not at ply {ply}");
        let name = if ply % 2 == 0 { "Ada" } else { "Ben" };
        let whose = browser.text(".whose").await?;
        ensure!(whose.contains(name), "at ply {ply}: {whose}");
        let word = browser.some_choice(ply).await?;
        browser.choose(&word).await?;
        choose_further(&browser, &word).await?;
        browser.click("#take").await?;
    }
    ensure!(browser.turn(24).await?.is_none(), "the game is not over");
    browser.sees_sheet(2).await?;
    browser.is_content().await
}

/// Takes the last of whatever else is to be chosen.
async fn choose_further(browser: &Browser, word: &str) -> Result {
    let outcome = format!(".outcome:has([id='o-{word}'])");
    let further = format!(
        "[...document.querySelectorAll(\"{outcome} :is(.extra, .option) > input\")]\
         .map((field) => field.value)"
    );
    let further: Vec<String> = browser.value(&further).await?;
    let points = format!(
        "Number([...document.querySelectorAll(\"{outcome} .told\")]\
         .find((told) => told.checkVisibility()).dataset.points)"
    );
    let before: i32 = browser.value(&points).await?;
    match further.last().map(String::as_str) {
        Some("!") => {
            browser.click(&format!("{outcome} .extra")).await?;
            ensure!(browser.value::<i32>(&points).await? >= before, "an announcement costs points");
        }
        Some(heal) if heal.starts_with('>') => {
            browser.picture("heal-1280x800-light").await?;
            browser.click(&format!("{outcome} .option:last-child")).await?;
        }
        Some(trade) => {
            browser.click(&format!("{outcome} .option:last-child")).await?;
            browser.picture("trade-1280x800-light").await?;
            // Buying costs a point for each meeple; the last option is the most that can be bought.
            let bought: i32 = trade.parse().unwrap_or(0);
            let after: i32 = browser.value(&points).await?;
            ensure!(after == before - bought, "{trade} turns {before} points into {after}");
        }
        None => {}
    }
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn each_browser_adds_a_share_to_the_shuffle() -> Result {
    let server = Server::start()?;
    let ada = Browser::open(&server, Habits::default()).await?;
    let ben = Browser::open(&server, Habits::default()).await?;
    let path = ada.new_table(&[("name1", "Ada"), ("seat2", "link")]).await?;
    let hash = "document.querySelector('.fair code').textContent";
    let promised: String = ada.value(hash).await?;
    ben.visit(&path).await?;
    ben.fill(".sit [name=name]", "Ben").await?;
    ben.click(".sit button").await?;
    for person in [&ada, &ben] {
        let sits = "document.querySelector('.seats').innerText.includes('Ben')";
        person.until("Ben sits down", sits).await?;
    }
    begin(&ada, &ben).await?;
    let shown = "[...document.querySelectorAll('#fair dd')].map((dd) => dd.textContent)";
    for person in [&ada, &ben] {
        let shown: Vec<String> = person.value(shown).await?;
        let [server, shares @ ..] = &shown[..] else { anyhow::bail!("nothing is shown") };
        ensure!(*server == promised, "{server} was promised as {promised}");
        let is_random =
            |share: &String| share.len() == 32 && share.bytes().all(|c| c.is_ascii_hexdigit());
        ensure!(shares.len() == 2 && shares.iter().all(is_random), "{shares:?}");
        ensure!(shares[0] != shares[1], "each draws its own");
    }
    Ok(())
}

/// Presence is a few numbers in the page, which is not replaced for it.
async fn who_comes_and_goes_is_shown_in_place(engine: Engine) -> Result {
    let server = Server::start()?;
    let ada = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    let eve = Browser::open(&server, Habits { engine, ..Habits::default() }).await?;
    let path = ada.new_table(&[("name1", "Ada"), ("seat2", "link"), ("seed", "4")]).await?;
    ada.value::<String>("document.getElementById('table').dataset.mark = 'same'").await?;
    let shown = "document.querySelector('[data-watchers]:not([hidden])')?.textContent";
    let online = "document.querySelector('[data-holder=\"1\"]').dataset.online";
    eve.visit(&path).await?;
    ada.until("Eve is there", &format!("{shown} === '1 person is watching'")).await?;
    eve.until("Ada is there", &format!("{online} === 'true'")).await?;
    eve.until("Eve counts herself", &format!("{shown} === '1 person is watching'")).await?;
    ada.visit("/rules").await?;
    eve.until("Ada is away", &format!("{online} === 'false'")).await?;
    ada.visit(&path).await?;
    eve.until("Ada is back", &format!("{online} === 'true'")).await?;
    ada.value::<String>("document.getElementById('table').dataset.mark = 'same'").await?;
    eve.visit("/rules").await?;
    ada.until("Eve is gone", &format!("{shown} === undefined")).await?;
    let mark = ada.value::<String>("document.getElementById('table').dataset.mark").await?;
    ensure!(mark == "same", "the table was replaced");
    Ok(())
}
