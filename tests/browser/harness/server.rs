//! `majesty serve` with a data folder of its own.

use std::{env, path::Path, process::Command};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;

use super::Process;

/// A running server.
pub struct Server {
    process: Option<Process>,
    address: String,
    folder: TempDir,
}

impl Server {
    /// Starts one at a free port; nothing where the browser tests shall be left out.
    pub fn start() -> Result<Option<Self>> {
        if env::var_os("MAJESTY_SKIP_BROWSER").is_some_and(|set| set == "1") {
            eprintln!("left out, because MAJESTY_SKIP_BROWSER is set");
            return Ok(None);
        }
        let folder = TempDir::new()?;
        let (process, address) = launch(folder.path(), "127.0.0.1:0")?;
        Ok(Some(Self { process: Some(process), address, folder }))
    }

    /// The whole address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends it in the middle of whatever it does.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again, where it was and with what it has kept.
    pub fn restart(&mut self) -> Result<()> {
        self.kill();
        let (process, address) = launch(self.folder.path(), &self.address)?;
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
    let address = process.line_after("Majesty is at http://")?;
    Ok((process, address))
}
