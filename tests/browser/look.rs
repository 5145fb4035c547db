//! What every page must be like, at both sizes and in both themes: it fits, nothing lies over
//! anything else, nothing is cut off, everybody can read it, and the browser has no complaints.

use std::{fs, path::Path};

use anyhow::{Context, ensure};
use serde_json::{Value, json};

use crate::{Browser, Result};

const SIZES: [(u32, u32); 2] = [(1280, 800), (390, 844)];
const THEMES: [&str; 2] = ["light", "dark"];

/// Finds what can't be clicked and what can't be read.
pub const FLAWS: &str = include_str!("flaws.js");

/// Runs axe-core, which `scripts/check` fetches.
const AXE: &str = r"
const done = arguments[0];
const rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] };
const tell = ({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 4).map((node) =>
    `${node.target.join(' ')} (${node.failureSummary})`).join('; ')}`;
axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
    .then(({ violations }) => done(violations.map(tell)), (error) => done([String(error)]));
";

/// How a page may lie in the window.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Height {
    /// A wide window shows all of it.
    Fits,
    /// It may be longer than the window.
    Scrolls,
}

/// Looks at the page that is shown from all sides, and keeps pictures of it.
pub async fn look(browser: &Browser, name: &str, height: Height) -> Result {
    let mut flaws = Vec::<String>::new();
    for (width, tall) in SIZES {
        browser.resize(width, tall).await?;
        for theme in THEMES {
            browser.prefer(theme).await?;
            let label = format!("{name}-{width}x{tall}-{theme}");
            keep_pictures(browser, &label, (width, tall)).await?;
            let found = [flaws_of(browser, height).await?, violations(browser).await?].concat();
            flaws.extend(found.into_iter().map(|flaw| format!("{label}: {flaw}")));
        }
    }
    let (width, tall) = SIZES[0];
    browser.resize(width, tall).await?;
    browser.prefer(THEMES[0]).await?;
    flaws.extend(browser.complaints().await?);
    ensure!(flaws.is_empty(), "{name} is not as it should be:\n{}", flaws.join("\n"));
    Ok(())
}

/// The window as it is, and the whole page where that is longer.
async fn keep_pictures(browser: &Browser, label: &str, (width, tall): (u32, u32)) -> Result {
    browser.run::<Value>("scrollTo(0, 0)", Vec::new()).await?;
    browser.picture(label).await?;
    let whole: u32 = browser.value("document.scrollingElement.scrollHeight").await?;
    if whole > tall {
        browser.resize(width, whole).await?;
        browser.picture(&format!("{label}-whole")).await?;
        browser.resize(width, tall).await?;
        browser.settle().await?;
    }
    Ok(())
}

/// Looks at the page in both sizes for what a language may change: how long its words are.
pub async fn look_at_words(browser: &Browser, name: &str) -> Result {
    let mut flaws = Vec::<String>::new();
    for (width, tall) in SIZES {
        browser.resize(width, tall).await?;
        let label = format!("{name}-{width}x{tall}");
        browser.picture(&label).await?;
        let found = flaws_of(browser, Height::Scrolls).await?;
        flaws.extend(found.into_iter().map(|flaw| format!("{label}: {flaw}")));
    }
    browser.resize(SIZES[0].0, SIZES[0].1).await?;
    ensure!(flaws.is_empty(), "{name} is not as it should be:\n{}", flaws.join("\n"));
    Ok(())
}

async fn flaws_of(browser: &Browser, height: Height) -> Result<Vec<String>> {
    browser.run(FLAWS, vec![json!({ "fits": height == Height::Fits })]).await
}

async fn violations(browser: &Browser) -> Result<Vec<String>> {
    if !browser.value::<bool>("'axe' in window").await? {
        browser.run::<Value>(&axe()?, Vec::new()).await?;
    }
    browser.run_async(AXE, Vec::new()).await
}

/// The script of axe-core.
pub fn axe() -> Result<String> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("axe-core").join("axe.min.js");
    fs::read_to_string(&path).with_context(|| {
        format!(
            "no {}: scripts/axe-core fetches it, scripts/check does so by itself",
            path.display()
        )
    })
}
