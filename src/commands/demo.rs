//! `majesty demo`

use std::{
    hash::{BuildHasher, RandomState},
    io::Write,
    process::ExitCode,
};

use anyhow::Result;
use majesty_bots::{Bot, Greedy};
use majesty_rules::{Config, Deal, Players, Record, State};

use crate::{cli::DemoArgs, story};

pub fn run(args: &DemoArgs) -> Result<ExitCode> {
    // Every hasher of the standard library starts from random keys: reason enough for a game.
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one("majesty") % 1_000_000);
    let record = play(seed)?;
    let mut out = super::stdout();
    let lang = args.lang.or_locale();
    story::tell(lang, &record, &mut out)?;
    let again = lang.words().msg_demo_again(format!("majesty demo --seed {seed}"));
    writeln!(out, "\n{again}")?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn play(seed: u64) -> Result<Record> {
    let deal = Deal::new(Config::new(Players::Two), seed);
    let mut record = Record::new(deal, ["Ada", "Ben"])?;
    let mut state = State::start(&deal);
    while !state.is_over() {
        let m = Greedy.choose(&state.view());
        state.play(m, &mut ())?;
        record.push(m)?;
    }
    Ok(record)
}
