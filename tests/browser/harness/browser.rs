//! A browser with an empty profile, and what a person does with it.

use std::{
    fmt::Display,
    fs,
    io::{self, Read, Write},
    net::{Ipv4Addr, TcpStream},
    ops::Deref,
    path::PathBuf,
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{
    By, ChromiumLikeCapabilities, DesiredCapabilities, TypingData, WebDriver,
    common::log::LoggingPrefsLogLevel,
    error::{WebDriverError, WebDriverErrorInner},
};
use tokio::time::sleep;

use super::{Process, Server};

/// What nobody should have to wait for longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Two frames for a new size or theme to be drawn, and whatever moves because of it.
const REST: &str = r"
const done = arguments[0];
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const finite = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
const rest = () => Promise.allSettled(document.getAnimations().filter(finite).map((it) => it.finished));
frame().then(frame).then(rest).then(frame).then(() => done(true));
";

/// The middle of something, unless it is covered.
const PLACE: &str = r"
const element = document.querySelector(arguments[0]);
if (!element) return null;
element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
const { left, top, width, height } = element.getBoundingClientRect();
const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
";

const INSTALL: &str = "the browser tests need Debian's packages chromium and chromium-driver: \
    apt-get install chromium chromium-driver (MAJESTY_SKIP_BROWSER=1 leaves these tests out)";

/// How a browser is set up.
#[derive(Clone, Copy)]
pub struct Habits {
    /// The languages that it asks for.
    pub languages: &'static str,
    /// Whether pages may run scripts.
    pub scripts: bool,
    /// Whether things may move.
    pub motion: bool,
}

impl Default for Habits {
    fn default() -> Self {
        Self { languages: "en", scripts: true, motion: false }
    }
}

/// A browser with one tab, 1280 by 800.
pub struct Browser {
    driver: WebDriver,
    habits: Habits,
    port: u16,
    _process: Process,
    _profile: TempDir,
    origin: String,
}

impl Deref for Browser {
    type Target = WebDriver;

    fn deref(&self) -> &WebDriver {
        &self.driver
    }
}

impl Drop for Browser {
    /// The driver closes its browser and ends, which it can't do when it is killed.
    fn drop(&mut self) {
        drop(self.driver.clone().leak());
        drop(shut_down(self.port));
    }
}

fn shut_down(port: u16) -> io::Result<()> {
    let mut driver = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    driver.set_read_timeout(Some(Duration::from_secs(5)))?;
    driver.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\n\r\n")?;
    driver.read_to_end(&mut Vec::new())?;
    Ok(())
}

impl Browser {
    /// Opens one that visits this server.
    pub async fn open(server: &Server, habits: Habits) -> Result<Self> {
        let mut command = Command::new("chromedriver");
        let mut process = Process::start(command.arg("--port=0")).context(INSTALL)?;
        let port = process.line_after("ChromeDriver was started successfully on port ")?;
        let port = port.trim_end_matches('.').parse()?;
        let profile = TempDir::new()?;
        let capabilities = capabilities(habits, &profile)?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await;
        let driver = driver.context(INSTALL)?;
        let origin = server.url("");
        let browser = Self { driver, habits, port, _process: process, _profile: profile, origin };
        browser.resize(1280, 800).await?;
        Ok(browser)
    }

    /// Goes to a page of the server.
    pub async fn visit(&self, path: &str) -> Result<()> {
        let url =
            if path.starts_with('/') { format!("{}{path}", self.origin) } else { path.to_owned() };
        Ok(self.goto(url).await?)
    }

    /// The path of the page that is shown.
    pub async fn path(&self) -> Result<String> {
        Ok(self.current_url().await?.path().to_owned())
    }

    /// A command of the browser's own protocol.
    pub async fn command(&self, name: &str, parameters: Value) -> Result<Value> {
        Ok(self.cdp().send_raw(name, parameters).await?)
    }

    /// Makes the page so large. What is narrow is a telephone, with a touch screen.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let mobile = width < 600;
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile,
        });
        self.command("Emulation.setDeviceMetricsOverride", size).await?;
        self.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": mobile })).await?;
        Ok(())
    }

    /// Says that the reader likes dark pages, or light ones.
    pub async fn prefer(&self, theme: &str) -> Result<()> {
        let features = json!([{ "name": "prefers-color-scheme", "value": theme }]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// The value of an expression in the page.
    pub async fn value<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        self.run(&format!("return {expression}"), Vec::new()).await
    }

    /// What a script in the page returns.
    pub async fn run<T: DeserializeOwned>(&self, script: &str, args: Vec<Value>) -> Result<T> {
        let script = script.to_owned();
        let returned = self.execute(script, args).await?;
        Ok(returned.convert()?)
    }

    /// Waits until a condition in the page is true.
    pub async fn until(&self, what: impl Display, condition: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            // While one page makes way for the next, there is nothing to be asked.
            let state = self.value::<bool>(condition).await;
            if matches!(state, Ok(true)) {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                let place = self.path().await.unwrap_or_default();
                self.picture(&format!("failed {what}").replace([' ', '/'], "-")).await?;
                bail!("{what}: not within {PATIENCE:?} at {place} ({condition}: {state:?})");
            }
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Clicks on something, as the mouse does: whatever lies above it gets the click instead, and
    /// that is an error.
    pub async fn click(&self, css: &str) -> Result<()> {
        let element = self.find(By::Css(css)).await.with_context(|| format!("no {css}"))?;
        match element.click().await {
            // News has drawn the page anew in between: a person clicks on what is there now.
            Err(error) if is_stale(&error) => self.click_there(css).await,
            clicked => clicked.with_context(|| format!("can't click on {css}")),
        }
    }

    /// Clicks on the place where something is.
    async fn click_there(&self, css: &str) -> Result<()> {
        let place: Option<(i64, i64)> = self.run(PLACE, vec![json!(css)]).await?;
        let (x, y) = place.with_context(|| format!("{css} is gone or covered"))?;
        Ok(self.action_chain().move_to(x, y).click().perform().await?)
    }

    /// Clicks on something that leads to another page, and waits for that.
    pub async fn follow(&self, css: &str) -> Result<()> {
        let mark = "window.majestyWasHere = true";
        self.run::<Value>(mark, Vec::new()).await?;
        self.click(css).await?;
        let arrived = "!window.majestyWasHere && document.readyState === 'complete'";
        self.until(format!("{css} leads on"), arrived).await
    }

    /// Writes into a field, in place of what stood there.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        let field = self.find(By::Css(css)).await.with_context(|| format!("no {css}"))?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Chooses from a list.
    pub async fn pick(&self, select: &str, value: &str) -> Result<()> {
        self.click(&format!("select[name={select}] option[value='{value}']")).await
    }

    /// Presses keys, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.action_chain().send_keys(keys).perform().await?)
    }

    /// The text of something.
    pub async fn text(&self, css: &str) -> Result<String> {
        let text = "return document.querySelector(arguments[0]).innerText";
        self.run(text, vec![json!(css)]).await.with_context(|| format!("no {css}"))
    }

    /// Waits until everything has come to rest.
    pub async fn settle(&self) -> Result<()> {
        // Where scripts are off, nobody calls back.
        if self.habits.scripts {
            self.execute_async(REST, Vec::new()).await?;
        }
        Ok(())
    }

    /// Keeps a picture of what is to be seen.
    pub async fn picture(&self, name: &str) -> Result<()> {
        self.settle().await?;
        Ok(self.screenshot(&screenshots()?.join(format!("{name}.png"))).await?)
    }

    /// What the browser complains about since the last time it was asked.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let log = self.browser_log().await?;
        let bad = log.into_iter().filter(|entry| entry.level == "SEVERE");
        Ok(bad.map(|entry| entry.message).collect())
    }

    /// Fails where the browser complains.
    pub async fn is_content(&self) -> Result<()> {
        let complaints = self.complaints().await?;
        ensure!(complaints.is_empty(), "the console says: {complaints:#?}");
        Ok(())
    }
}

fn is_stale(error: &WebDriverError) -> bool {
    matches!(error.as_inner(), WebDriverErrorInner::StaleElementReference(_))
}

/// Where pictures are kept.
fn screenshots() -> Result<PathBuf> {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = target.parent().ok_or_else(|| anyhow!("no target folder"))?.join("screenshots");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

fn capabilities(habits: Habits, profile: &TempDir) -> Result<thirtyfour::Capabilities> {
    let mut chromium = DesiredCapabilities::chrome();
    for arg in [
        "--headless=new",
        // Containers have no room for one, and all pages are our own.
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--no-first-run",
        "--window-size=1280,800",
    ] {
        chromium.add_arg(arg)?;
    }
    if !habits.motion {
        chromium.add_arg("--force-prefers-reduced-motion")?;
    }
    chromium.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
    let scripts = if habits.scripts { 1 } else { 2 };
    let preferences = json!({
        "intl.accept_languages": habits.languages,
        "profile.managed_default_content_settings.javascript": scripts,
    });
    chromium.add_experimental_option("prefs", preferences)?;
    chromium.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(chromium.into())
}
