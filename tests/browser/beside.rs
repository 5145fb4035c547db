//! What lies beside the game: the chat, a location's sheet, a rival's realm.

use anyhow::ensure;
use thirtyfour::Key;

use crate::{Browser, Engine, Habits, Result, Server};

in_each_browser!(the_chat_stays_usable, sheets_open_and_close, the_way_back_closes_a_sheet);

/// Every line leaves its field, the newest shows, and neither log nor field is pushed out of sight.
async fn the_chat_stays_usable(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = begin(&server, engine).await?;
    browser.click("#chat-box > summary").await?;
    for line in 0..8 {
        let text = format!("line {line}");
        browser.fill("#chat [name=text]", &text).await?;
        // What is said too fast is refused and stays in its field.
        let said = format!(
            "const said = [...document.querySelectorAll('#said li')].at(-1)?.textContent ?? ''; \
             const field = document.querySelector('#chat [name=text]'); \
             if (field.value) document.querySelector('#chat .button').click(); \
             return said.includes('{text}') && field.value === '';"
        );
        let said = format!("(() => {{ {said} }})()");
        browser.until(&text, &said).await?;
    }
    let gap: f64 = browser
        .value("(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)\
                (document.getElementById('said'))")
        .await?;
    ensure!(gap < 2.0, "the newest line is {gap} px below what shows");
    let edges: Vec<f64> = browser
        .value(
            "[document.querySelector('#chat').getBoundingClientRect().bottom, \
              document.querySelector('.realm').getBoundingClientRect().top, \
              document.getElementById('log').clientHeight]",
        )
        .await?;
    ensure!(
        edges[0] <= edges[1],
        "the chat ends at {}, the realm begins at {}",
        edges[0],
        edges[1]
    );
    ensure!(edges[2] > 80.0, "the log is {} px high", edges[2]);
    browser.picture("chat-long-1280x800-light").await?;
    Ok(())
}

/// By mouse and by key, and the key for it closes them.
async fn sheets_open_and_close(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = begin(&server, engine).await?;
    for (button, sheet) in [("#place-5", "sheet-5"), ("#rival-2", "realm-2")] {
        let open = format!("document.getElementById('{sheet}').matches(':popover-open')");
        let closed = format!("!{open}");
        browser.click(button).await?;
        browser.until(sheet, &open).await?;
        browser.picture(&format!("{sheet}-1280x800-light")).await?;
        browser.press(Key::Escape + "").await?;
        browser.until("the table", &closed).await?;
        browser.press(Key::Enter + "").await?;
        browser.until(sheet, &open).await?;
        browser.click(&format!("#{sheet} .close")).await?;
        browser.until("the table", &closed).await?;
    }
    browser.is_content().await
}

/// The way back closes a sheet and stays at the table; from the table it leads to the start page.
async fn the_way_back_closes_a_sheet(engine: Engine) -> Result {
    let server = Server::start()?;
    let browser = begin(&server, engine).await?;
    let open = "document.getElementById('sheet-5').matches(':popover-open')";
    // All of a location opens its sheet.
    browser.click("[data-spot='1-5'] .art-place-signs").await?;
    browser.until("the sheet", &format!("{open} && history.state?.sheet === true")).await?;
    browser.back().await?;
    browser.until("the table", &format!("!{open} && !history.state?.sheet")).await?;
    // A sheet that is closed otherwise leaves nothing to go back through.
    browser.click("#place-5").await?;
    browser.until("the sheet", &format!("{open} && history.state?.sheet === true")).await?;
    browser.press(Key::Escape + "").await?;
    browser.until("the table", &format!("!{open} && !history.state?.sheet")).await?;
    // Nor does one that closes because its reader is to move.
    let realm = "document.getElementById('realm-2').matches(':popover-open')";
    browser.click("#rival-2").await?;
    browser.until("the realm", &format!("{realm} && history.state?.sheet === true")).await?;
    browser.move_elsewhere().await?;
    browser.turn(1).await?;
    browser.until("the table", &format!("!{realm} && !history.state?.sheet")).await?;
    browser.back().await?;
    browser.until("the start page", "location.pathname === '/'").await
}

/// A game against one bot, at its first turn.
async fn begin(server: &Server, engine: Engine) -> Result<Browser> {
    let browser = Browser::open(server, Habits { engine, ..Habits::default() }).await?;
    browser.visit("/").await?;
    browser.click("label:has([name=level][value=page])").await?;
    browser.follow(".play-form .button-main").await?;
    browser.turn(0).await?;
    Ok(browser)
}
