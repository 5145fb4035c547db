//! Chromium through chromedriver, and through the DevTools protocol where WebDriver has no command.

use std::{env, process::Command};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{
    Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver,
    common::log::LoggingPrefsLogLevel,
};

use super::{Habits, Process, session::Session};

const INSTALL: &str = "the browser tests need Debian's packages chromium and chromium-driver: \
    apt-get install chromium chromium-driver";

const DRIVER_ATTEMPTS: u32 = 10;

pub async fn open(habits: Habits) -> Result<Session> {
    let (process, port) = start_driver()?;
    let folder = TempDir::new()?;
    let capabilities = capabilities(habits, &folder)?;
    let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await;
    let driver = driver.context(INSTALL)?;
    throttle(&driver).await?;
    Ok(Session::new(driver, "GET /shutdown".to_owned(), port, process, folder))
}

/// Starts chromedriver on a free port. It asks for one on IPv6 and exits if the same one is taken on
/// IPv4, where tests that run beside this one have connections; the next attempt gets another port.
fn start_driver() -> Result<(Process, u16)> {
    let mut attempt = 1;
    loop {
        let mut command = Command::new("chromedriver");
        let mut process = Process::start(command.arg("--port=0")).context(INSTALL)?;
        match process.line_after("ChromeDriver was started successfully on port ") {
            Ok(port) => return Ok((process, port.trim_end_matches('.').parse()?)),
            Err(error) if attempt == DRIVER_ATTEMPTS => return Err(error),
            Err(_) => attempt += 1,
        }
    }
}

fn capabilities(habits: Habits, profile: &TempDir) -> Result<Capabilities> {
    let mut chromium = DesiredCapabilities::chrome();
    for arg in [
        "--headless=new",
        // Containers have no sandbox, and all pages are our own.
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

/// `MAJESTY_CPU_THROTTLE=4` makes pages four times slower, which brings races to light. Holds for
/// the tab, whatever page it shows.
async fn throttle(driver: &WebDriver) -> Result<()> {
    if let Ok(rate) = env::var("MAJESTY_CPU_THROTTLE") {
        let rate: f64 = rate.parse().context("MAJESTY_CPU_THROTTLE is not a number")?;
        command(driver, "Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await?;
    }
    Ok(())
}

/// Sends a command of the DevTools protocol.
pub async fn command(driver: &WebDriver, name: &str, parameters: Value) -> Result<Value> {
    Ok(driver.cdp().send_raw(name, parameters).await?)
}

pub async fn resize(driver: &WebDriver, (width, height): (u32, u32), touch: bool) -> Result<()> {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch });
    command(driver, "Emulation.setDeviceMetricsOverride", size).await?;
    command(driver, "Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await?;
    Ok(())
}

pub async fn prefer(driver: &WebDriver, theme: &str) -> Result<()> {
    let features = json!([{ "name": "prefers-color-scheme", "value": theme }]);
    command(driver, "Emulation.setEmulatedMedia", json!({ "features": features })).await?;
    Ok(())
}

pub async fn complaints(driver: &WebDriver) -> Result<Vec<String>> {
    let log = driver.browser_log().await?;
    let bad = log.into_iter().filter(|entry| entry.level == "SEVERE");
    Ok(bad.map(|entry| entry.message).collect())
}
