//! `majesty loadtest`: many people at once, with a progress bar, and then the figures.

use std::{
    io::Write,
    process::{self, ExitCode},
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use majesty_loadtest::{LoadTest, Progress};
use tokio_util::sync::CancellationToken;

use crate::cli::LoadTestArgs;

/// How long a person waits for anything before the game counts as stuck.
const PATIENCE: Duration = Duration::from_mins(1);

pub fn run(args: LoadTestArgs) -> Result<ExitCode> {
    ensure!(args.tables > 0, "a load test needs at least one table; set a number with --tables");
    let test = LoadTest {
        nodes: args.url,
        tables: args.tables,
        bots: args.bots,
        watchers: args.watchers,
        pace: seconds(args.pace, "--pace")?,
        gather: seconds(args.gather, "--gather")?,
        patience: PATIENCE,
        seed: args.seed,
    };
    let time = test.gather + Duration::from_secs(args.seconds);
    super::allow_many_connections();
    let bar = progress_bar(time.as_secs())?;
    let (close, stop) = (CancellationToken::new(), CancellationToken::new());
    end_on_ctrl_c(close.clone(), stop.clone())?;
    let runtime = tokio::runtime::Runtime::new().context("can't start")?;
    let over = close.clone();
    runtime.spawn(async move {
        tokio::time::sleep(time).await;
        over.cancel();
    });
    let report = runtime.block_on(test.run(close, stop, |progress| show(&bar, progress)));
    bar.finish_and_clear();
    let mut out = super::stdout();
    write!(out, "{report}")?;
    out.flush()?;
    ensure!(
        report.progress.moves > 0,
        "no moves were made; check that a server is running at this address, or set another with --url"
    );
    Ok(if report.progress.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn seconds(number: f64, flag: &str) -> Result<Duration> {
    let time = Duration::try_from_secs_f64(number).ok();
    time.with_context(|| format!("{flag}: {number} isn't a valid number of seconds"))
}

/// A bar on the terminal for the time in which new games begin; hidden where nobody looks.
fn progress_bar(seconds: u64) -> Result<ProgressBar> {
    let style = "{bar:16} {pos} of {len} s  {wide_msg}";
    let bar = ProgressBar::new(seconds);
    Ok(bar.with_style(ProgressStyle::with_template(style)?))
}

fn show(bar: &ProgressBar, progress: Progress) {
    bar.set_position(bar.elapsed().as_secs().min(bar.length().unwrap_or(0)));
    let Progress { games, moves, streams, unanswered, wrong, .. } = progress;
    bar.set_message(format!(
        "{games} games, {moves} moves, {streams} streams, {unanswered} unanswered, {wrong} wrong"
    ));
}

/// Ctrl-C lets the games come to their end, a second one breaks them off, and both report; a third
/// one ends the program at once.
fn end_on_ctrl_c(close: CancellationToken, stop: CancellationToken) -> Result<()> {
    let handler = move || {
        if stop.is_cancelled() {
            process::exit(super::ENDED_BY_CTRL_C);
        }
        if close.is_cancelled() {
            stop.cancel();
        }
        close.cancel();
    };
    ctrlc::set_handler(handler).context("can't listen for Ctrl-C")
}
