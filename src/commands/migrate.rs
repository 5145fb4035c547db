//! `majesty migrate`

use std::{
    io::{self, IsTerminal, Write},
    path::Path,
    process::ExitCode,
    sync::Mutex,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use majesty_store::{
    Layout, Progress, SqliteStore, StoreError, StoreLock, migrate_postgres, postgres_layout,
};

use super::{place, serve};
use crate::cli::{LogLevel, MigrateArgs};

pub fn run(args: &MigrateArgs) -> Result<ExitCode> {
    serve::log(LogLevel::Warn);
    let runtime = tokio::runtime::Runtime::new().context("can't start")?;
    runtime.block_on(async {
        match &args.database {
            Some(address) => database(address, args.check).await,
            None => file(&place::games(args.data.as_deref())?, args.check).await,
        }
    })
}

async fn database(address: &str, check: bool) -> Result<ExitCode> {
    let before = postgres_layout(address).await?;
    if check {
        return tell("the database", before);
    }
    let meter = Meter::default();
    migrate_postgres(address, &|progress| meter.show(progress)).await?;
    done("the database", before, postgres_layout(address).await?)
}

async fn file(games: &Path, check: bool) -> Result<ExitCode> {
    let place = games.display().to_string();
    let before = SqliteStore::layout(games).await?;
    if check {
        return tell(&place, before);
    }
    if before.found.is_none() {
        bail!("no game store found at {place}; set its folder with --data DIR");
    }
    let _lock = match StoreLock::take(games) {
        // A server runs, and has done it.
        Err(StoreError::Locked { .. }) if before.is_current() => {
            return done(&place, before, before);
        }
        lock => lock?,
    };
    let meter = Meter::default();
    drop(SqliteStore::open_telling(games, &|progress| meter.show(progress)).await?);
    done(&place, before, SqliteStore::layout(games).await?)
}

/// Says which layout a store has.
fn tell(place: &str, layout: Layout) -> Result<ExitCode> {
    let Layout { found, current } = layout;
    let mut out = super::stdout();
    match found {
        None => writeln!(out, "{place}: no game store yet; this version creates layout {current}")?,
        Some(found) if found == current => {
            writeln!(out, "{place}: layout {found}, up to date with this version")?;
        }
        Some(found) => writeln!(
            out,
            "{place}: layout {found}, but this version needs layout {current}; make a backup, then \
             run majesty migrate"
        )?,
    }
    out.flush()?;
    Ok(if layout.is_current() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says what was done.
fn done(place: &str, before: Layout, after: Layout) -> Result<ExitCode> {
    let mut out = super::stdout();
    let current = after.current;
    match before.found {
        Some(found) if found == current => {
            writeln!(out, "{place}: already at layout {current}; nothing to do")?;
        }
        Some(found) => writeln!(out, "{place}: upgraded from layout {found} to {current}")?,
        None => writeln!(out, "{place}: created with layout {current}")?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Shows on standard error how far it is: on a terminal one line that changes, elsewhere a line now
/// and then.
#[derive(Default)]
struct Meter(Mutex<Option<Shown>>);

struct Shown {
    begun: Instant,
    last: Option<Instant>,
}

impl Meter {
    fn show(&self, progress: Progress) {
        let mut err = io::stderr().lock();
        // That nobody reads it is no reason to stop.
        let _ = match progress {
            Progress::Waiting => {
                writeln!(err, "waiting for another server to finish upgrading the store")
            }
            Progress::Rewriting { bytes } => {
                let megabytes = bytes.div_ceil(1_000_000);
                writeln!(err, "rewriting the file once to erase deleted data: {megabytes} MB")
            }
            Progress::Tables { done, all } => self.tables(&mut err, done, all),
        };
    }

    fn tables(&self, err: &mut impl Write, done: u64, all: u64) -> io::Result<()> {
        let is_terminal = io::stderr().is_terminal();
        let pause = if is_terminal { Duration::from_millis(200) } else { Duration::from_secs(5) };
        let Ok(mut shown) = self.0.lock() else { return Ok(()) };
        let now = Instant::now();
        let shown = shown.get_or_insert(Shown { begun: now, last: None });
        let is_end = done == all;
        if !is_end && shown.last.is_some_and(|last| now - last < pause) {
            return Ok(());
        }
        shown.last = Some(now);
        let line = line(done, all, now - shown.begun);
        match (is_terminal, is_end) {
            (true, false) => write!(err, "\r{line}\x1b[K"),
            (true, true) => writeln!(err, "\r{line}\x1b[K"),
            (false, _) => writeln!(err, "{line}"),
        }
    }
}

fn line(done: u64, all: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let rate = if seconds > 0.0 { done as f64 / seconds } else { 0.0 };
    let left = if rate > 0.0 { (all - done.min(all)) as f64 / rate } else { 0.0 };
    match done {
        0 => format!("0 of {all} tables"),
        _ if done >= all => format!("{all} of {all} tables in {seconds:.1} s"),
        _ => format!("{done} of {all} tables, {rate:.0} per second, about {left:.0} s left"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_says_how_long_it_will_take() {
        let after = Duration::from_secs;
        assert_eq!(line(0, 9, after(0)), "0 of 9 tables");
        assert_eq!(line(500, 2000, after(1)), "500 of 2000 tables, 500 per second, about 3 s left");
        assert_eq!(line(2000, 2000, after(4)), "2000 of 2000 tables in 4.0 s");
        assert_eq!(line(3, 2, after(0)), "2 of 2 tables in 0.0 s");
    }
}
