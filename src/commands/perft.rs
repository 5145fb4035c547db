//! `majesty perft`

use std::{io::Write, process::ExitCode};

use anyhow::{Context, Result};
use majesty_rules::{Record, perft};
use majesty_words::Lang;

use crate::cli::PerftArgs;

pub fn run(args: &PerftArgs) -> Result<ExitCode> {
    // A tool for programmers, in English like the error of a record that can't be parsed.
    let text = super::read(Lang::En, &args.file)?;
    let record: Record = text.parse().with_context(|| super::shown(Lang::En, &args.file))?;
    let mut out = super::stdout();
    writeln!(out, "{}", perft(&record.state(), args.depth))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
