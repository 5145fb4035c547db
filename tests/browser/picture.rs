//! The picture that the README opens with.

use std::{env, fs, path::Path};

use crate::{Browser, Habits, Result, Server};

/// All choices, the one that promises most at once first.
const BEST: &str = "(() => {
    const gain = ({ value }) => parseInt(
        document.getElementById(`o-${value}`).querySelector('.gains')?.textContent ?? '0');
    const choices = [...document.querySelectorAll('#choice [name=word]')];
    return choices.sort((one, other) => gain(other) - gain(one)).map(({ value }) => value);
})()";

/// Takes it. `scripts/picture` asks for it to be kept as `docs/table.png`.
#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn the_picture_of_the_table() -> Result {
    let server = Server::start()?;
    let browser = Browser::open(&server, Habits::default()).await?;
    let settings = [
        ("players", "3"),
        ("name1", "Ada"),
        ("seat2", "bot:herald"),
        ("seat3", "bot:steward"),
        ("seed", "7"),
    ];
    browser.new_table(&settings).await?;
    let mut from = 0;
    let mut placed = String::new();
    for _ in 0..9 {
        let Some(ply) = browser.turn(from).await? else { break };
        // A card for every location makes a fuller picture than the best play.
        let choices: Vec<String> = browser.value(BEST).await?;
        let is_new = |word: &&String| word.chars().nth(1).is_some_and(|it| !placed.contains(it));
        let word = choices.iter().find(is_new).unwrap_or(&choices[0]);
        placed.extend(word.chars().nth(1));
        browser.take(word).await?;
        from = ply + 1;
    }
    browser.turn(from).await?;
    let choices: Vec<String> = browser.value(BEST).await?;
    browser.choose(&choices[0]).await?;
    // The mouse rests where nothing lights up under it.
    browser.action_chain().move_to(600, 24).perform().await?;
    let taken = browser.picture("readme-1280x800-light").await?;
    if env::var_os("MAJESTY_UPDATE_PICTURE").is_some_and(|set| set == "1") {
        fs::copy(taken, Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/table.png"))?;
    }
    Ok(())
}
