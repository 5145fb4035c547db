//! `majesty puzzles`

use std::{fmt::Write as _, fs, io::Write, process::ExitCode, time::Instant};

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use majesty_puzzles::{LEVELS, Making, Puzzle, Theme, make};

use crate::cli::PuzzlesArgs;

pub fn run(args: &PuzzlesArgs) -> Result<ExitCode> {
    let PuzzlesArgs { count, games, seed, .. } = *args;
    let making = Making { seed, games, count, threads: super::threads(args.threads) };
    let style = "{bar:16} {human_pos} of {human_len} games, {msg} puzzles, {eta} left";
    let progress = ProgressBar::new(games).with_style(ProgressStyle::with_template(style)?);
    progress.set_message("0");
    let (start, found) = (Instant::now(), std::sync::atomic::AtomicU64::new(0));
    let puzzles = make(&making, |is_found| {
        let more = u64::from(is_found);
        let all = found.fetch_add(more, std::sync::atomic::Ordering::Relaxed) + more;
        progress.set_message(all.to_string());
        progress.inc(1);
    });
    progress.finish_and_clear();
    ensure!(!puzzles.is_empty(), "no puzzles found in these games; increase --games");

    let text = file(&making, &puzzles);
    match &args.output {
        Some(file) => {
            let failed = || format!("can't write {}", file.display());
            fs::write(file, text).with_context(failed)?;
        }
        None => std::io::stdout().write_all(text.as_bytes())?,
    }
    anstream::eprint!("{}", summary(&puzzles));
    anstream::eprintln!(
        "{} of {} puzzles kept, {} games, {:.0} s",
        puzzles.len(),
        found.into_inner(),
        games,
        start.elapsed().as_secs_f64()
    );
    Ok(ExitCode::SUCCESS)
}

/// The puzzles as a file, which says how it was made.
fn file(making: &Making, puzzles: &[Puzzle]) -> String {
    let Making { seed, games, count, .. } = making;
    let mut text = format!(
        "# Made by: majesty puzzles --count {count} --games {games} --seed {seed}\n\
         # docs/puzzles.md tells how; crates/puzzles/src/text.rs what a line says.\n"
    );
    for puzzle in puzzles {
        writeln!(text, "{puzzle}").expect("a string takes everything");
    }
    text
}

/// How many puzzles there are of each theme and level.
fn summary(puzzles: &[Puzzle]) -> String {
    let mut text = format!("{:10}", "level");
    for level in 1..=LEVELS {
        write!(text, "{level:>5}").expect("a string takes everything");
    }
    text.push('\n');
    let rows = Theme::ALL.map(Some).into_iter().chain([None]);
    for theme in rows {
        write!(text, "{:10}", theme.map_or("all", Theme::word)).expect("a string takes everything");
        for level in 1..=LEVELS as u8 {
            let of = |puzzle: &&Puzzle| {
                puzzle.level == level && theme.is_none_or(|theme| puzzle.themes.contains(&theme))
            };
            let count = puzzles.iter().filter(of).count();
            write!(text, "{count:>5}").expect("a string takes everything");
        }
        text.push('\n');
    }
    text
}
