//! `majesty arena`: bots against bots, with a progress bar, and then the figures.

mod csv;

use std::{
    env, fs,
    io::{self, Write},
    num::NonZero,
    path::{Path, PathBuf},
    process::{self, ExitCode},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use majesty_arena::{
    Arena, Contestant, Round, Setup, Standing, Summary, Verdict, notes, report, table,
};
use majesty_bots::{Bot, Program};

use csv::CsvFile;

use crate::{
    cli::{ArenaArgs, BotArg},
    style::{self, paint},
};

pub fn run(args: ArenaArgs) -> Result<ExitCode> {
    let setup = Setup {
        players: args.players,
        sides: args.sides,
        deck: args.rules.deck(),
        ties: args.rules.ties(),
        announce: args.rules.announce,
        seed: args.seed,
        luck_simulations: args.luck,
    };
    let arena =
        Arena::new(setup, args.bots.into_iter().chain(args.bot).map(contestant), args.games)?;
    let threads = super::threads(args.threads);
    let start = Instant::now();
    let mut standing = Standing::new(&arena);
    if let Some(hypotheses) = args.sprt {
        standing = standing.testing(hypotheses)?;
    }
    // Better to hear now that something can't be written than after a night of games.
    if let Some(directory) = &args.records {
        fs::create_dir_all(directory)
            .with_context(|| format!("can't create the directory {}", directory.display()))?;
    }
    if let Some(file) = &args.report {
        let opened = fs::OpenOptions::new().create(true).append(true).open(file);
        opened.with_context(|| format!("can't write {}", file.display()))?;
    }

    let mut games = Games { arena: &arena, standing, records: args.records, csv: None, rounds: 0 };
    if let Some(file) = &args.csv {
        games.keep_csv(file, args.resume)?;
    }
    let stop = stop_on_ctrl_c()?;
    games.play(threads, &stop)?;
    let summary = games.standing.summary(start.elapsed(), threads);
    if args.csv.is_some() && summary.as_ref().is_none_or(|summary| summary.setup.interrupted) {
        eprintln!("To resume: {}", resume_command());
    }
    let summary = summary.context("no game was finished, so there are no results")?;

    if let Some(file) = &args.report {
        fs::write(file, report(&summary))
            .with_context(|| format!("can't write {}", file.display()))?;
    }
    let mut out = super::stdout();
    if args.json {
        serde_json::to_writer(&mut out, &summary).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        print(&summary, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

pub fn contestant(bot: BotArg) -> Contestant {
    match bot {
        BotArg::Ours(spec) => Contestant::of_spec(&spec),
        BotArg::Program(arg) => {
            let program = Program::new(&arg.command, arg.limit(), 0);
            let make = move |seed| -> Box<dyn Bot> { Box::new(program.for_another_game(seed)) };
            Contestant::new(&arg.to_string(), make)
        }
    }
}

/// A flag that Ctrl-C sets; a second one ends the program at once.
fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let handler = move || {
        if flag.swap(true, Ordering::Relaxed) {
            process::exit(super::ENDED_BY_CTRL_C);
        }
    };
    ctrlc::set_handler(handler).context("can't listen for Ctrl-C")?;
    Ok(stop)
}

/// Why games end before all are played.
enum End {
    /// The sequential test knows.
    Decided,
    Failed(anyhow::Error),
}

impl From<anyhow::Error> for End {
    fn from(error: anyhow::Error) -> Self {
        Self::Failed(error)
    }
}

/// The games as they are played, and where they go.
struct Games<'a> {
    arena: &'a Arena,
    standing: Standing<'a>,
    records: Option<PathBuf>,
    csv: Option<CsvFile>,
    /// How many rounds were there before.
    rounds: u64,
}

impl Games<'_> {
    /// Writes games to a CSV file, and takes those from it that are there.
    fn keep_csv(&mut self, file: &Path, resume: bool) -> Result<()> {
        if !resume {
            self.csv = Some(CsvFile::create(file, self.arena)?);
            return Ok(());
        }
        let (csv, rounds) = CsvFile::resume(file, self.arena, |round| {
            self.standing.add(&round);
            Ok(!decided(&self.standing))
        })?;
        (self.csv, self.rounds) = (Some(csv), rounds);
        Ok(())
    }

    fn play(&mut self, threads: NonZero<usize>, stop: &AtomicBool) -> Result<()> {
        if decided(&self.standing) {
            return Ok(());
        }
        let progress = progress_bar(self.arena.games())?;
        progress.set_position(self.standing.games());
        progress.reset_eta();
        let played = self.arena.play_from(self.rounds, threads, stop, |round| {
            if let Some(directory) = &self.records {
                write_records(self.arena, &round, directory)?;
            }
            if let Some(csv) = &mut self.csv {
                csv.write(self.arena, &round)?;
            }
            self.standing.add(&round);
            progress.set_position(self.standing.games());
            progress.set_message(so_far(&self.standing));
            if decided(&self.standing) { Err(End::Decided) } else { Ok(()) }
        });
        progress.finish_and_clear();
        match played {
            Err(End::Failed(error)) => Err(error),
            Ok(()) | Err(End::Decided) => Ok(()),
        }
    }
}

/// The command that was given, with `--resume`, as a shell reads it.
fn resume_command() -> String {
    let quoted = |arg: String| {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,=@:+%".contains(c);
        if !arg.is_empty() && arg.chars().all(plain) {
            arg
        } else {
            format!("'{}'", arg.replace('\'', r"'\''"))
        }
    };
    let mut args: Vec<String> =
        env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    if !args.iter().any(|arg| arg == "--resume") {
        args.push("--resume".to_owned());
    }
    args.into_iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// A bar on the terminal; hidden where nobody looks.
fn progress_bar(games: u64) -> Result<ProgressBar> {
    let style = "{bar:16} {human_pos} of {human_len} games, {eta} left  {wide_msg}";
    let progress = ProgressBar::new(games).with_style(ProgressStyle::with_template(style)?);
    // The time left goes on while bots think.
    progress.enable_steady_tick(Duration::from_millis(500));
    Ok(progress)
}

fn so_far(standing: &Standing) -> String {
    let rates = standing.win_rates().map(|(label, rate)| format!("{label} {:.1}%", rate * 100.0));
    let llr = standing.sprt().map(|sprt| format!("LLR {:+.2}", sprt.llr));
    rates.chain(llr).collect::<Vec<_>>().join(" · ")
}

fn decided(standing: &Standing) -> bool {
    standing.sprt().is_some_and(|sprt| sprt.verdict != Verdict::Undecided)
}

fn write_records(arena: &Arena, round: &Round, directory: &Path) -> Result<()> {
    for record in round.records(arena) {
        let (number, record) = record?;
        let file = directory.join(format!("{number:06}.txt"));
        fs::write(&file, record.to_string())
            .with_context(|| format!("can't write {}", file.display()))?;
    }
    Ok(())
}

fn print(summary: &Summary, out: &mut impl Write) -> io::Result<()> {
    let lines = table(summary);
    let (head, rows) = lines.split_first().expect("a table has heads");
    let notes = notes(summary);
    writeln!(out, "{}\n{}\n", notes.games, paint(style::DIM, &notes.rules))?;
    writeln!(out, "{}", paint(style::WORD, head))?;
    for row in rows {
        writeln!(out, "{row}")?;
    }
    writeln!(out)?;
    for note in notes.below {
        writeln!(out, "{note}")?;
    }
    Ok(())
}
