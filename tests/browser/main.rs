//! The table in a real browser: Debian's chromium, driven against the program itself.
//!
//! Screenshots of everything are kept in `target/screenshots`. `MAJESTY_SKIP_BROWSER=1` leaves
//! these tests out, for machines without a browser.

mod harness;
mod look;
mod play;

mod accounts;
mod alone;
mod languages;
mod motion;
mod narrow;
mod pages;
mod people;
mod picture;
mod replay;

use harness::{Browser, Habits, Server};

/// A test fails with a sentence that says what did not happen.
type Result<T = ()> = anyhow::Result<T>;
