//! The two programs that a test is about, each a process of its own that ends with the test.

mod browser;
mod server;

pub use browser::{Browser, Habits};
pub use server::Server;

use std::{
    io::{BufRead, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
};

use anyhow::{Context, Result};

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

    /// Reads on to the line that begins so, and says what follows there.
    fn line_after(&mut self, start: &str) -> Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            let length = self.out.read_line(&mut line)?;
            if let Some(rest) = line.trim_end().strip_prefix(start) {
                return Ok(rest.to_owned());
            }
            (length > 0).then_some(()).with_context(|| format!("no line began with '{start}'"))?;
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
