//! The picture that the README opens with.

use std::path::Path;

use crate::{Browser, Habits, Result, Server};

/// Not a test: `scripts/picture` runs it.
#[tokio::test]
#[ignore = "writes docs/table.png"]
async fn the_picture_of_the_table() -> Result {
    let Some(server) = Server::start()? else { return Ok(()) };
    let browser = Browser::open(&server, Habits::default()).await?;
    let settings = [
        ("players", "3"),
        ("name1", "Ada"),
        ("seat2", "bot:marshal"),
        ("seat3", "bot:chancellor"),
        ("seed", "7"),
    ];
    browser.new_table(&settings).await?;
    let mut from = 0;
    for _ in 0..8 {
        let Some(ply) = browser.turn(from).await? else { break };
        browser.take(&browser.some_choice(ply).await?).await?;
        from = ply + 1;
    }
    let ply = browser.turn(from).await?.unwrap_or_default();
    browser.choose(&browser.some_choice(ply).await?).await?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/table.png");
    Ok(browser.screenshot(&path).await?)
}
