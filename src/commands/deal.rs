//! `majesty deal`

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use majesty_rules::{Deal, Record};

use crate::cli::DealArgs;

pub fn run(args: &DealArgs) -> Result<ExitCode> {
    let deal = Deal::new(args.config(), args.seed);
    let names = args.players.seats().map(|seat| format!("Player {}", seat.number()));
    let record = Record::new(deal, names)?;
    let mut out = super::stdout();
    write!(out, "{record}")?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
