//! The table in real browsers: Debian's chromium and firefox-esr, driven against the program itself.
//!
//! Screenshots of everything are kept in `target/screenshots`. The tests are ignored where nobody
//! asks for them, because not every machine has these browsers; `scripts/check` runs them.

/// Makes a test for each browser of functions that take one.
macro_rules! in_each_browser {
    ($($test:ident),+) => { $(
        mod $test {
            use crate::{Engine, Result};

            #[tokio::test]
            #[ignore = "needs Chromium; scripts/check runs it"]
            async fn in_chromium() -> Result {
                super::$test(Engine::Chromium).await
            }

            #[tokio::test]
            #[ignore = "needs Firefox; scripts/check runs it"]
            async fn in_firefox() -> Result {
                super::$test(Engine::Firefox).await
            }
        }
    )+ };
}

mod harness;
mod look;
mod play;
mod puzzles;

mod accounts;
mod alone;
mod analysis;
mod beside;
mod daily;
mod friends;
mod gallery;
mod languages;
mod leaving;
mod lessons;
mod motion;
mod narrow;
mod pages;
mod people;
mod picture;
mod recap;
mod replay;

use harness::{Browser, Engine, Habits, Relay, Server};

/// A test fails with a sentence that says what did not happen.
type Result<T = ()> = anyhow::Result<T>;
