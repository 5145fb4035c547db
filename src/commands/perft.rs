//! `majesty perft`

use std::{io::Write, process::ExitCode};

use anyhow::{Context, Result};
use majesty_rules::{Record, perft};

use crate::cli::PerftArgs;

pub fn run(args: &PerftArgs) -> Result<ExitCode> {
    let text = super::read(&args.file)?;
    let record: Record = text.parse().with_context(|| super::shown(&args.file).to_owned())?;
    let mut out = super::stdout();
    writeln!(out, "{}", perft(&record.state(), args.depth))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
