//! The commands: each reads its arguments, asks the libraries and writes what they say.

mod admin;
mod analyse;
mod arena;
mod backup;
mod bench;
mod board;
mod daily;
mod deal;
mod demo;
mod loadtest;
mod migrate;
mod pager;
mod perft;
mod place;
mod play;
mod puzzle;
mod puzzles;
mod regret;
mod replay;
mod rules;
mod serve;
mod verify;

use std::{
    fs,
    io::{self, BufRead, Read},
    num::NonZero,
    process::ExitCode,
    thread,
};

use anyhow::{Context, Result, anyhow};
use majesty_words::Lang;

use crate::cli::{Cli, Command};

/// Runs what was asked for.
pub fn run(cli: Cli) -> Result<ExitCode> {
    match cli.command.context("no command given; see majesty --help")? {
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(args),
        Command::Learn(args) => play::learn(&args),
        Command::Daily(args) => daily::run(&args),
        Command::Backup(args) => backup::backup(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Admin(args) => admin::run(args),
        Command::Demo(args) => demo::run(&args),
        Command::Deal(args) => deal::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Puzzle(args) => puzzle::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Arena(args) => arena::run(args),
        Command::Regret(args) => regret::run(args),
        Command::LoadTest(args) => loadtest::run(args),
    }
}

/// What a shell reports for a program that was ended by Ctrl-C.
const ENDED_BY_CTRL_C: i32 = 130;

/// How many threads to work on: as many as were asked for, or all cores.
fn threads(asked: Option<NonZero<usize>>) -> NonZero<usize> {
    asked.unwrap_or_else(|| thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN))
}

/// Reads a line of input; `None` at the end of input.
type Ask<'a> = &'a mut dyn FnMut() -> io::Result<Option<String>>;

/// A line of standard input.
fn next_line() -> io::Result<Option<String>> {
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}

/// Standard output for text: coloured on a terminal, plain in a pipe.
fn stdout() -> io::BufWriter<anstream::AutoStream<io::Stdout>> {
    io::BufWriter::new(anstream::AutoStream::auto(io::stdout()))
}

/// The text of a file, or of standard input for `-`.
fn read(lang: Lang, file: &str) -> Result<String> {
    let bytes = if file == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    let (words, shown) = (lang.words(), shown(lang, file));
    let bytes =
        bytes.map_err(|error| anyhow!(words.msg_file_unreadable(&shown, error.to_string())))?;
    String::from_utf8(bytes).map_err(|_| anyhow!(words.msg_file_no_text(&shown)))
}

/// A file as messages name it.
fn shown(lang: Lang, file: &str) -> String {
    if file == "-" { lang.words().msg_standard_input() } else { file.to_owned() }
}

/// A connection is an open file, and many systems allow a program a thousand unless it asks for more.
fn allow_many_connections() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // Where it is not allowed, the program makes do.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    }
}
