//! Any program as a bot. It gets a line of JSON for each decision and answers with a word; whatever
//! goes wrong with it costs it the turn, and nobody else anything.
//!
//! docs/program-bots.md is for those who write such programs.

mod process;
mod question;

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use majesty_rules::{Move, View};

use self::process::{Exit, Process, Reply};
use crate::{Bot, Random};

/// How often in a row a program may crash or hang before it is not started any more: a broken one
/// must not cost the time limit at each of its turns.
const FAILURES: u32 = 3;

/// How much of a wrong answer is quoted.
const QUOTED: usize = 40;

/// A program that plays.
///
/// It is started at its first decision and kept running. When it does not answer in time, answers
/// with anything but a legal move or crashes, a random move is played for it, [`Bot::mishap`] says
/// why, and it is started again at its next decision. So no answer can come late and be taken for
/// that to another question.
pub struct Program {
    command: String,
    limit: Duration,
    random: Random,
    process: Option<Process>,
    /// The crashes and hangs since the last good answer, in all games.
    failures: Arc<AtomicU32>,
    mishap: Option<String>,
}

impl Program {
    /// A program with a time limit for each decision. The command is a line for the shell; the seed
    /// is for the moves that are played when the program fails.
    pub fn new(command: &str, limit: Duration, seed: u64) -> Self {
        Self {
            command: command.to_owned(),
            limit,
            random: Random::new(seed),
            process: None,
            failures: Arc::default(),
            mishap: None,
        }
    }

    /// The same program, in a process of its own, for another game. When one is given up because it
    /// crashes or hangs again and again, so are all.
    pub fn for_another_game(&self, seed: u64) -> Self {
        let failures = Arc::clone(&self.failures);
        Self { failures, ..Self::new(&self.command, self.limit, seed) }
    }

    /// What a program is asked: one line of JSON, with its line end.
    pub fn question(view: &View, time_left: Duration) -> String {
        question::line(view, time_left)
    }

    fn ask(&mut self, view: &View) -> Result<Move, Trouble> {
        if self.failures.load(Relaxed) >= FAILURES {
            return Err(Trouble::GivenUp);
        }
        let until = Instant::now() + self.limit;
        loop {
            // Whoever leaves this loop without putting the process back ends it.
            let mut process = match self.process.take() {
                Some(process) => process,
                None => Process::start(&self.command).map_err(Trouble::Start)?,
            };
            let time_left = until.saturating_duration_since(Instant::now());
            match process.ask(&question::line(view, time_left), until) {
                Reply::Line(answer) => {
                    let answer = answer.trim();
                    let moves = view.legal_moves();
                    let chosen = moves.iter().find(|m| m.to_string() == answer);
                    let &chosen = chosen.ok_or_else(|| Trouble::Nonsense(quote(answer)))?;
                    process.answered = true;
                    self.process = Some(process);
                    return Ok(chosen);
                }
                Reply::Nothing => return Err(Trouble::Hang(self.limit)),
                Reply::Flood => return Err(Trouble::Flood),
                Reply::End => match process.exit(until) {
                    // A program may end when it has answered; the next question is for a new one.
                    Some(Exit::Code(0)) if process.answered => {}
                    Some(exit) => return Err(Trouble::End(exit)),
                    None => return Err(Trouble::Closed),
                },
            }
        }
    }
}

impl Bot for Program {
    fn choose(&mut self, view: &View) -> Move {
        match self.ask(view) {
            Ok(chosen) => {
                self.failures.store(0, Relaxed);
                self.mishap = None;
                chosen
            }
            Err(trouble) => {
                self.failures.fetch_add(trouble.is_failure().into(), Relaxed);
                self.mishap = Some(trouble.to_string());
                self.random.choose(view)
            }
        }
    }

    fn mishap(&mut self) -> Option<String> {
        self.mishap.take()
    }
}

/// Why a program loses its turn. The sentences go on from its name.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error("can't be started: {0}")]
    Start(io::Error),
    #[error("didn't answer within {} s", .0.as_secs_f64())]
    Hang(Duration),
    #[error("ended without an answer, with {0}")]
    End(Exit),
    #[error("closed its standard output without an answer")]
    Closed,
    #[error("answered \"{0}\", which isn't a legal move here")]
    Nonsense(String),
    #[error("printed too much output without being asked")]
    Flood,
    #[error("crashed or hung {FAILURES} times in a row and won't be restarted")]
    GivenUp,
}

impl Trouble {
    /// Whether it counts towards giving the program up. Who answers, be it nonsense, runs.
    fn is_failure(&self) -> bool {
        matches!(self, Self::Start(_) | Self::Hang(_) | Self::End(_) | Self::Closed)
    }
}

/// The beginning of a wrong answer, with nothing in it that could harm a terminal or a page.
fn quote(answer: &str) -> String {
    let shown = |c: char| c.is_alphanumeric() || c.is_ascii_graphic() || c == ' ';
    let mut letters = answer.chars().map(|c| if shown(c) { c } else { '?' });
    let mut quoted: String = letters.by_ref().take(QUOTED).collect();
    if letters.next().is_some() {
        quoted.push('…');
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quotation_is_short_and_harmless() {
        assert_eq!(quote("castle, Köln"), "castle, Köln");
        assert_eq!(quote("\x1b[31m\u{202e}red\0"), "?[31m?red?");
        assert_eq!(quote(&"x".repeat(40)), "x".repeat(40));
        assert_eq!(quote(&"x".repeat(41)), "x".repeat(40) + "…");
    }
}
