//! The commands: each reads its arguments, asks the libraries and writes what they say.

mod arena;
mod bench;
mod deal;
mod demo;
mod perft;
mod play;
mod regret;
mod replay;
mod rules;
mod serve;
mod siege;

use std::{
    env, fs,
    io::{self, Read},
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};

use anyhow::{Context, Result};

use crate::cli::{Cli, Command};

/// Runs what was asked for.
pub fn run(cli: Cli) -> Result<ExitCode> {
    let asked = cli.command.unwrap_or_else(Command::usual);
    match asked {
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(args),
        Command::Demo(args) => demo::run(&args),
        Command::Deal(args) => deal::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Arena(args) => arena::run(args),
        Command::Regret(args) => regret::run(args),
        Command::Siege(args) => siege::run(args),
    }
}

/// What a shell reports for a program that was ended by Ctrl-C.
const ENDED_BY_CTRL_C: i32 = 130;

/// How many threads to work on: as many as were asked for, or all cores.
fn threads(asked: Option<NonZero<usize>>) -> NonZero<usize> {
    asked.unwrap_or_else(|| thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN))
}

/// Standard output for text: coloured on a terminal, plain in a pipe.
fn stdout() -> io::BufWriter<anstream::AutoStream<io::Stdout>> {
    io::BufWriter::new(anstream::AutoStream::auto(io::stdout()))
}

/// The text of a file, or of standard input for `-`.
fn read(file: &str) -> Result<String> {
    let bytes = if file == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    let bytes = bytes.with_context(|| format!("can't read {}", shown(file)))?;
    String::from_utf8(bytes)
        .ok()
        .with_context(|| format!("{} is no text in UTF-8, so it holds no record", shown(file)))
}

/// A file as messages name it.
fn shown(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}

/// Where games are kept: the folder that was named, or where programs keep what belongs to the
/// person who uses them.
fn data_folder(named: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    let home = || env::home_dir().filter(|home| home.is_absolute());
    let set = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    let folder = folder.context("can't find your data folder; name one with --data DIR")?;
    Ok(folder.join("majesty"))
}
