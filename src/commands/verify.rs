//! `majesty verify`

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use majesty_rules::{Commitment, Record};
use majesty_words::{Lang, unreadable};

use crate::cli::VerifyArgs;

pub fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let lang = args.lang.or_locale();
    let mut code = ExitCode::SUCCESS;
    let mut out = super::stdout();
    for file in &args.files {
        let records = match super::read(lang, file) {
            Ok(text) => Record::parse_all(&text),
            Err(error) => {
                // The other files are still checked.
                anstream::eprintln!("majesty: {error:#}");
                code = ExitCode::FAILURE;
                continue;
            }
        };
        let many = records.len() > 1;
        for (number, record) in (1_usize..).zip(records) {
            let mut place = super::shown(lang, file);
            if many {
                place = lang.words().msg_game_of_file(place, number);
            }
            let (finding, is_good) = match record {
                Ok(record) => finding(lang, &record),
                Err(error) => (unreadable(lang, &error), false),
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
fn finding(lang: Lang, record: &Record) -> (String, bool) {
    let words = lang.words();
    match Commitment::of_record(record) {
        Some(kept) if kept.holds_for(record.deal()) => (words.msg_verify_holds(&kept.hash), true),
        Some(_) => (words.msg_verify_differs(), false),
        None => (words.msg_verify_none(), false),
    }
}
