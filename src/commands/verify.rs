//! `majesty verify`

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use majesty_rules::{Commitment, Record};

use crate::cli::VerifyArgs;

pub fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    let mut out = super::stdout();
    for file in &args.files {
        let records = match super::read(file) {
            Ok(text) => Record::parse_all(&text),
            Err(error) => {
                // The other files are still checked.
                anstream::eprintln!("majesty: {error:#}");
                code = ExitCode::FAILURE;
                continue;
            }
        };
        let many = records.len() > 1;
        for (number, record) in (1..).zip(records) {
            let place = super::shown(file);
            let place = if many { format!("{place}, game {number}") } else { place.to_owned() };
            let (finding, is_good) = match record {
                Ok(record) => finding(&record),
                Err(error) => (format!("can't be read: {error}"), false),
            };
            writeln!(out, "{place}: {finding}")?;
            if !is_good {
                code = ExitCode::FAILURE;
            }
        }
    }
    out.flush()?;
    Ok(code)
}

/// What is to be said of a record, and whether it is proven.
fn finding(record: &Record) -> (String, bool) {
    match Commitment::of_record(record) {
        Some(kept) if kept.holds_for(record.deal()) => {
            (format!("holds: these are the cards of commitment {}", kept.hash), true)
        }
        Some(_) => {
            let why = "does not hold: the cards, the set-up or the salt are not those of its \
                       commitment";
            (why.to_owned(), false)
        }
        None => ("has no commitment, so nothing can be checked".to_owned(), false),
    }
}
