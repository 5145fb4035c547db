//! A browser with an empty profile, and what a person does with it.

use std::{
    fmt::Display,
    fs,
    ops::Deref,
    path::PathBuf,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{
    By, TypingData, WebDriver, WebElement,
    common::{
        action::{ActionSource, PointerAction, PointerActionType},
        command::Command,
    },
    error::{WebDriverError, WebDriverErrorInner, WebDriverResult},
};
use tokio::time::sleep;

use super::{Server, TIMEOUT, chromium, firefox, session::Session};

/// Two frames for a new size or theme to be drawn, and whatever moves because of it. In Firefox,
/// animations of hidden elements never finish.
const REST: &str = r"
const done = arguments[0];
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const ends = ({ effect }) => effect.getComputedTiming().endTime < Infinity
    && effect.target.checkVisibility();
const rest = () => Promise.allSettled(document.getAnimations().filter(ends).map((it) => it.finished));
frame().then(frame).then(rest).then(frame).then(() => done(true));
";

/// The browsers that pages are tested in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
}

/// How a browser is set up.
#[derive(Clone, Copy)]
pub struct Habits {
    pub engine: Engine,
    /// The languages that it asks for.
    pub languages: &'static str,
    /// Whether pages may run scripts.
    pub scripts: bool,
    /// Whether things may move.
    pub motion: bool,
}

impl Default for Habits {
    fn default() -> Self {
        Self { engine: Engine::Chromium, languages: "en", scripts: true, motion: false }
    }
}

/// A browser with one tab, 1280 by 800.
pub struct Browser {
    session: Session,
    habits: Habits,
    origin: String,
}

impl Deref for Browser {
    type Target = WebDriver;

    fn deref(&self) -> &WebDriver {
        &self.session.driver
    }
}

impl Browser {
    /// Opens one that visits this server.
    pub async fn open(server: &Server, habits: Habits) -> Result<Self> {
        Self::open_at(server.url(""), habits).await
    }

    /// Opens one that reaches its server at this address.
    pub async fn open_at(origin: String, habits: Habits) -> Result<Self> {
        let session = match habits.engine {
            Engine::Chromium => chromium::open(habits).await?,
            Engine::Firefox => firefox::open(habits).await?,
        };
        session.driver.set_script_timeout(TIMEOUT).await?;
        let browser = Self { session, habits, origin };
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

    /// Sends a command of Chromium's own protocol.
    pub async fn devtools(&self, name: &str, parameters: Value) -> Result<Value> {
        chromium::command(self, name, parameters).await
    }

    /// Makes the page so large. What is narrow is a telephone, with a touch screen.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        self.screen(width, height, width < 600).await
    }

    /// Makes the page so large, with a touch screen or a mouse.
    pub async fn screen(&self, width: u32, height: u32, touch: bool) -> Result<()> {
        let size = (width, height);
        match self.habits.engine {
            Engine::Chromium => chromium::resize(self, size, touch).await,
            Engine::Firefox => {
                firefox::resize(self, size, touch).await?;
                let resized = format!("innerWidth === {width} && innerHeight === {height}");
                self.until(format!("{width} by {height}"), &resized).await
            }
        }
    }

    /// Says that the reader likes dark pages, or light ones.
    pub async fn prefer(&self, theme: &str) -> Result<()> {
        match self.habits.engine {
            Engine::Chromium => chromium::prefer(self, theme).await?,
            Engine::Firefox => firefox::prefer(self, theme).await?,
        }
        let preferred = format!("matchMedia('(prefers-color-scheme: {theme})').matches");
        self.until(format!("a {theme} theme"), &preferred).await
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

    /// What a script in the page passes to its last argument.
    pub async fn run_async<T: DeserializeOwned>(
        &self,
        script: &str,
        args: Vec<Value>,
    ) -> Result<T> {
        let returned = self.execute_async(script.to_owned(), args).await?;
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
            if start.elapsed() > TIMEOUT {
                let place = self.path().await.unwrap_or_default();
                self.picture(&format!("failed {what}").replace([' ', '/'], "-")).await?;
                bail!("{what}: not within {TIMEOUT:?} at {place} ({condition}: {state:?})");
            }
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Clicks on something, as the mouse does: whatever lies above it gets the click instead, and
    /// that is an error.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.with(css, async |element| element.click().await).await
    }

    /// Does something with an element. An update may replace it after it was found: a person would
    /// turn to the new one.
    async fn with<Act>(&self, css: &str, act: Act) -> Result<()>
    where
        Act: AsyncFn(WebElement) -> WebDriverResult<()>,
    {
        let start = Instant::now();
        loop {
            let element = self.find(By::Css(css)).await.with_context(|| format!("no {css}"))?;
            match act(element).await {
                Err(error) if is_stale(&error) && start.elapsed() < TIMEOUT => {}
                done => return done.with_context(|| format!("can't use {css}")),
            }
        }
    }

    /// Touches a place with a finger.
    pub async fn tap(&self, (x, y): (i64, i64)) -> Result<()> {
        let at_once = Some(Duration::ZERO);
        let mut finger =
            ActionSource::<PointerAction>::new("finger", PointerActionType::Touch, at_once);
        finger.move_to(x, y);
        finger.click();
        let actions = json!([finger]).into();
        self.handle().cmd(Command::PerformActions(actions)).await?;
        Ok(())
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
        self.with(css, async |field| {
            field.clear().await?;
            field.send_keys(text).await
        })
        .await
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
        // Before its style sheets have come, Firefox lays nothing out and gives the bare text.
        self.until("the page has loaded", "document.readyState === 'complete'").await?;
        let text = "return document.querySelector(arguments[0]).innerText";
        self.run(text, vec![json!(css)]).await.with_context(|| format!("no {css}"))
    }

    /// Waits until everything has come to rest.
    pub async fn settle(&self) -> Result<()> {
        // With scripts off, Chromium runs no callbacks.
        if self.habits.scripts {
            self.execute_async(REST, Vec::new()).await?;
        }
        Ok(())
    }

    /// Keeps a picture of what is to be seen, and says where.
    pub async fn picture(&self, name: &str) -> Result<PathBuf> {
        self.settle().await?;
        let file = match self.habits.engine {
            Engine::Chromium => format!("{name}.png"),
            Engine::Firefox => format!("firefox-{name}.png"),
        };
        let path = screenshots()?.join(file);
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        self.screenshot(&path).await?;
        Ok(path)
    }

    /// What the browser complains about since the last time it was asked.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        match self.habits.engine {
            Engine::Chromium => chromium::complaints(self).await,
            Engine::Firefox => firefox::complaints(self).await,
        }
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
pub fn screenshots() -> Result<PathBuf> {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = target.parent().ok_or_else(|| anyhow!("no target folder"))?.join("screenshots");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}
