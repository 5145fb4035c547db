//! The two programs that a test is about, each a process of its own that ends with the test.

mod browser;
mod chromium;
mod firefox;
mod relay;
mod server;
mod session;

pub use browser::{Browser, Engine, Habits, screenshots};
pub use relay::Relay;
pub use server::Server;

use std::{
    io::{BufRead, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result};

/// When a test gives up. On an idle machine nothing takes a tenth of it; with all cores busy and a
/// throttled browser, some steps take a third.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A running program.
struct Process {
    child: Child,
    /// Held open, so that the program can go on writing.
    out: BufReader<ChildStdout>,
}

impl Process {
    fn start(command: &mut Command) -> std::io::Result<Self> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let out = BufReader::new(child.stdout.take().expect("its output is piped"));
        Ok(Self { child, out })
    }

    /// Reads on to the line that contains this, and says what follows there.
    fn line_after(&mut self, mark: &str) -> Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            let length = self.out.read_line(&mut line)?;
            if let Some((_, rest)) = line.trim_end().split_once(mark) {
                return Ok(rest.to_owned());
            }
            (length > 0).then_some(()).with_context(|| format!("its output never had '{mark}'"))?;
        }
    }
}

impl Drop for Process {
    /// Without a warning, as `kill -9` does it.
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
