//! `majesty serve` with a data folder of its own.

use std::{
    path::Path,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;

use super::{Process, TIMEOUT};

/// A running server.
pub struct Server {
    process: Option<Process>,
    address: String,
    folder: TempDir,
}

impl Server {
    /// Starts one at a free port.
    pub fn start() -> Result<Self> {
        let folder = TempDir::new()?;
        let (process, address) = launch(folder.path(), "127.0.0.1:0")?;
        Ok(Self { process: Some(process), address, folder })
    }

    /// Its host and port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The whole address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends it in the middle of whatever it does.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again, at the same address and with the same data. Its port was free meanwhile:
    /// another program's connection may hold it for a moment, hence the retries.
    pub fn restart(&mut self) -> Result<()> {
        self.kill();
        let start = Instant::now();
        let (process, address) = loop {
            match launch(self.folder.path(), &self.address) {
                Err(_) if start.elapsed() < TIMEOUT => thread::sleep(Duration::from_millis(100)),
                launched => break launched?,
            }
        };
        ensure!(address == self.address, "it is at another address");
        self.process = Some(process);
        Ok(())
    }
}

fn launch(folder: &Path, address: &str) -> Result<(Process, String)> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
    command.args(["serve", "--no-browser", "--bot-pace", "0", "--address", address]);
    // Tests are quicker than people.
    command.args(["--limits", "off", "--data"]).arg(folder);
    let mut process = Process::start(&mut command).context("can't start the server")?;
    let address = process.line_after("Majesty is running at http://")?;
    Ok((process, address))
}
