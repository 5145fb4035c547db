//! `majesty verify`

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use majesty_rules::{Commitment, Record, RecordedDeal, Seat};
use majesty_table::SEED;
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
            let (finding, is_good, remarks) = match record {
                Ok(record) => {
                    let (finding, is_good) = finding(lang, &record);
                    (finding, is_good, remarks(lang, &record))
                }
                Err(error) => (unreadable(lang, &error), false, Vec::new()),
            };
            writeln!(out, "{place}: {finding}")?;
            for remark in &remarks {
                writeln!(out, "  {remark}")?;
            }
            if !is_good {
                code = ExitCode::FAILURE;
            }
        }
    }
    out.flush()?;
    Ok(code)
}

/// The finding about a record, and whether its cards are proven.
fn finding(lang: Lang, record: &Record) -> (String, bool) {
    let (words, deal) = (lang.words(), record.deal());
    match (RecordedDeal::of_record(record), Commitment::of_record(record)) {
        (Some(joint), _) if !joint.holds_for(deal) => (words.msg_verify_joint_differs(), false),
        (_, Some(kept)) if !kept.holds_for(deal) => (words.msg_verify_differs(), false),
        (Some(joint), _) => (words.msg_verify_joint(joint.hash), true),
        (None, Some(kept)) => (words.msg_verify_holds(kept.hash), true),
        (None, None) => (words.msg_verify_none(), false),
    }
}

/// What is to know besides: that the seed was chosen, and the shares of a joint deal, so that each
/// player finds their own among them.
fn remarks(lang: Lang, record: &Record) -> Vec<String> {
    let joint = RecordedDeal::of_record(record);
    let shares = joint.iter().flat_map(|joint| joint.joint.shares());
    let seed = record.tags().iter().find(|(name, _)| name == SEED);
    let seed = seed.map(|(_, seed)| lang.words().msg_verify_seed(seed));
    let line = |(seat, share): &(Seat, String)| {
        let name = record.names().get(seat.index())?;
        Some(lang.words().msg_verify_share(name, share))
    };
    seed.into_iter().chain(shares.filter_map(line)).collect()
}
