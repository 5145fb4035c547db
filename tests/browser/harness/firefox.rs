//! Firefox through geckodriver, and through privileged scripts where WebDriver has no command.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{
    BrowserCapabilitiesHelper, Capabilities, DesiredCapabilities, RequestData, SessionId,
    WebDriver, common::command::FormatRequestData,
};

use super::{Habits, Process, session::Session};

const INSTALL: &str = "the browser tests need Debian's package firefox-esr, and geckodriver: \
    apt-get install firefox-esr; scripts/geckodriver";

/// Larger than every viewport that a test asks for.
const SCREEN: [(&str, &str); 2] = [("MOZ_HEADLESS_WIDTH", "1600"), ("MOZ_HEADLESS_HEIGHT", "1200")];

/// A window can't be narrower than 450 pixels, but the viewport in it can. Scroll bars of a phone lie
/// over the page.
const RESIZE: &str = r"
const [width, height, touch] = arguments;
const browser = gBrowser.selectedBrowser;
browser.style.width = `${width}px`;
browser.style.height = `${height}px`;
browser.browsingContext.touchEventsOverride = touch ? 'enabled' : 'none';
Services.prefs.setIntPref('ui.useOverlayScrollbars', touch ? 1 : 0);
";

const PREFER: &str = r"
const dark = arguments[0] === 'dark';
Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', dark ? 0 : 1);
";

/// Uncaught errors and violations of the content security policy. Leaving a page interrupts its
/// event stream, which Firefox reports as an error as well.
const COMPLAINTS: &str = r"
const messages = Services.console.getMessageArray().filter((it) => it instanceof Ci.nsIScriptError);
Services.console.reset();
return messages
    .filter(({ logLevel, sourceName }) => logLevel === Ci.nsIConsoleMessage.error
        && sourceName.startsWith('http'))
    .map(({ errorMessage, sourceName, lineNumber }) => `${sourceName}:${lineNumber} ${errorMessage}`)
    .filter((it) => !/interrupted while the page was loading/.test(it));
";

pub async fn open(habits: Habits) -> Result<Session> {
    let folder = TempDir::new()?;
    let mut command = Command::new(geckodriver());
    command.args(["--port", "0", "--allow-system-access", "--profile-root"]).arg(folder.path());
    // Firefox reports its own affairs there.
    command.envs(SCREEN).stderr(Stdio::null());
    let mut process = Process::start(&mut command).context(INSTALL)?;
    let port = process.line_after("Listening on 127.0.0.1:")?.parse()?;
    let capabilities = capabilities(habits)?;
    let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await;
    let driver = driver.context(INSTALL)?;
    if !habits.scripts {
        // The preference javascript.enabled would turn off the scripts of tests, too.
        let forbid = "gBrowser.selectedBrowser.browsingContext.allowJavascript = false";
        privileged::<Value>(&driver, forbid, Vec::new()).await?;
    }
    let end = format!("DELETE /session/{}", driver.handle().session_id());
    Ok(Session::new(driver, end, port, process, folder))
}

/// The one that `scripts/geckodriver` has built, or the system's.
fn geckodriver() -> PathBuf {
    let built = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .with_file_name("geckodriver")
        .join("bin/geckodriver");
    if built.exists() { built } else { "geckodriver".into() }
}

fn capabilities(habits: Habits) -> Result<Capabilities> {
    let mut firefox = DesiredCapabilities::firefox();
    firefox.set_headless()?;
    let preferences = json!({
        "intl.accept_languages": habits.languages,
        "ui.prefersReducedMotion": i32::from(!habits.motion),
    });
    firefox.set_browser_option("prefs", preferences)?;
    Ok(firefox.into())
}

pub async fn resize(driver: &WebDriver, (width, height): (u32, u32), touch: bool) -> Result<()> {
    privileged::<Value>(driver, RESIZE, vec![json!(width), json!(height), json!(touch)]).await?;
    Ok(())
}

pub async fn prefer(driver: &WebDriver, theme: &str) -> Result<()> {
    privileged::<Value>(driver, PREFER, vec![json!(theme)]).await?;
    Ok(())
}

pub async fn complaints(driver: &WebDriver) -> Result<Vec<String>> {
    privileged(driver, COMPLAINTS, Vec::new()).await
}

/// Runs a script with the browser's own privileges (Marionette's chrome context).
async fn privileged<T: DeserializeOwned>(
    driver: &WebDriver,
    script: &str,
    args: Vec<Value>,
) -> Result<T> {
    driver.handle().cmd(Realm::Browser).await?;
    let returned = driver.execute(script.to_owned(), args).await;
    driver.handle().cmd(Realm::Page).await?;
    Ok(returned?.convert()?)
}

/// Where scripts run from now on.
#[derive(Debug, Clone, Copy)]
enum Realm {
    Browser,
    Page,
}

impl FormatRequestData for Realm {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let post = "POST".parse().expect("a method of HTTP");
        let context = match self {
            Self::Browser => "chrome",
            Self::Page => "content",
        };
        RequestData::new(post, format!("/session/{session}/moz/context"))
            .add_body(json!({ "context": context }))
    }
}
