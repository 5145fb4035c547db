//! `majesty analyse`

mod mistakes;
mod told;

use std::{
    fs,
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use majesty_analysis::{Analysis, Analyst, Depth, Grade, NotOver};
use majesty_pages::analysis::file;
use majesty_rules::{Record, Seat};
use majesty_words::{Lang, unreadable};
use serde_json::{Value, json};

use super::{Ask, next_line, pager};
use crate::{
    cli::AnalyseArgs,
    style::{self, paint},
};
use mistakes::Retries;
use told::Told;

pub fn run(args: &AnalyseArgs) -> Result<ExitCode> {
    let lang = args.lang.or_locale();
    let default = Depth::default();
    let simulations = args.simulations.unwrap_or(default.simulations);
    let depth = Depth { simulations, ..default };
    let (mut out, mut code, mut games) = (super::stdout(), ExitCode::SUCCESS, 0);
    let mut pages = Vec::new();
    let files =
        if args.files.is_empty() { vec![last_game(args, lang)?] } else { args.files.clone() };
    let place = args.html.as_deref().filter(|place| *place != Path::new("-"));
    // Better to hear now that it can't be written than when everything is analysed.
    if let Some(place) = place {
        let opened = fs::OpenOptions::new().create(true).append(true).open(place);
        opened.with_context(|| format!("can't write {}", place.display()))?;
    }
    for file in &files {
        let records = match super::read(lang, file) {
            Ok(text) => Record::parse_all(&text),
            Err(error) => {
                // The other files are still analysed.
                anstream::eprintln!("majesty: {error:#}");
                code = ExitCode::FAILURE;
                continue;
            }
        };
        for record in records {
            let done = match &record {
                Ok(record) => analysed(lang, record, depth)
                    .map(|analysis| (record, analysis))
                    .map_err(|NotOver| lang.words().msg_analysis_not_over()),
                Err(error) => Err(unreadable(lang, error)),
            };
            match done {
                Ok((record, analysis)) if args.json => {
                    serde_json::to_writer(&mut out, &game(record, &analysis))
                        .map_err(io::Error::from)?;
                    writeln!(out)?;
                }
                Ok((record, analysis)) if args.html.is_some() => {
                    pages.push((record.clone(), analysis));
                }
                Ok((record, analysis)) if let Some(number) = args.mistakes => {
                    let mut seats = record.config().players.seats();
                    let seat = seats.find(|seat| seat.number() == usize::from(number));
                    let seat = seat.with_context(|| lang.words().msg_retry_no_seat(number))?;
                    let again =
                        Retries { lang, record, analysis: &analysis, seat, own: Some(seat) };
                    again.run(&mut next_line, &mut out)?;
                }
                Ok((record, analysis)) => {
                    if games > 0 {
                        writeln!(out, "\n")?;
                    }
                    Told::new(lang, record, &analysis, None).all(&mut out)?;
                    games += 1;
                }
                Err(why) => {
                    out.flush()?;
                    anstream::eprintln!("majesty: {}: {why}", super::shown(lang, file));
                    code = ExitCode::FAILURE;
                }
            }
        }
    }
    if !pages.is_empty() {
        let page = file(lang, &pages).into_string();
        match place {
            Some(place) => fs::write(place, page)
                .with_context(|| format!("can't write {}", place.display()))?,
            None => writeln!(out, "{page}")?,
        }
    }
    out.flush()?;
    Ok(code)
}

/// The last game that was finished at the table in this terminal.
fn last_game(args: &AnalyseArgs, lang: Lang) -> Result<String> {
    let folder = super::place::data_folder(args.data.as_deref())?.join("terminal");
    let games = fs::read_dir(&folder).into_iter().flatten().flatten();
    let finished = games.filter_map(|entry| {
        let path = entry.path();
        let record: Record = fs::read_to_string(&path).ok()?.parse().ok()?;
        let changed = entry.metadata().ok()?.modified().ok()?;
        record.state().is_over().then_some((changed, path))
    });
    let last = finished.max().map(|(_, path)| path.to_string_lossy().into_owned());
    last.with_context(|| lang.words().msg_analysis_no_game())
}

/// Analyses a finished game and tells what it found, the verdict and what to learn from it first. Then the
/// player of a seat may try their mistakes again, or read on. `ask` reads a line.
pub fn show(lang: Lang, record: &Record, own: Option<Seat>, ask: Ask) -> io::Result<()> {
    let Ok(analysis) = analysed(lang, record, Depth::default()) else {
        return Ok(());
    };
    let (mut out, words) = (super::stdout(), lang.words());
    let told = Told::new(lang, record, &analysis, own);
    told.summary(&mut out)?;
    let mistakes = own.filter(|&seat| !analysis.mistakes(seat).is_empty());
    let mut is_read = false;
    loop {
        let keys = match (mistakes, is_read) {
            (Some(_), false) => words.msg_pager_retry(),
            (Some(_), true) => words.msg_pager_retry_again(),
            (None, false) => words.msg_pager_moves(),
            (None, true) => words.msg_back_to_table(),
        };
        writeln!(out, "\n{}", paint(style::WORD, &keys))?;
        out.flush()?;
        match (ask()?.as_deref(), mistakes) {
            (None | Some("q" | "Q"), _) => return Ok(()),
            (Some("m" | "M" | "ь"), Some(seat)) => {
                Retries { lang, record, analysis: &analysis, seat, own }.run(ask, &mut out)?;
            }
            _ if is_read => return Ok(()),
            _ => {
                let mut text = Vec::new();
                told.details(&mut text)?;
                pager::show(lang, &String::from_utf8_lossy(&text), ask, &mut out)?;
                is_read = true;
            }
        }
    }
}

/// Goes through a game, with a progress bar if somebody watches.
fn analysed(lang: Lang, record: &Record, depth: Depth) -> Result<Analysis, NotOver> {
    let mut analyst = Analyst::new(record, depth)?;
    let (_, all) = analyst.progress();
    let style = ProgressStyle::with_template("{bar:24} {msg}").expect("the template is valid");
    let bar = ProgressBar::new(all as u64).with_style(style);
    while analyst.step() {
        let (done, all) = analyst.progress();
        bar.set_position(done as u64);
        bar.set_message(lang.words().msg_analysis_progress(done as u32, all as u32));
    }
    bar.finish_and_clear();
    Ok(analyst.finish().expect("every move was analysed"))
}

/// An analysed game as programs read it.
fn game(record: &Record, analysis: &Analysis) -> Value {
    let seats = record.config().players.seats();
    let balances = seats.zip(record.names()).map(|(seat, name)| {
        let (balance, error) = (analysis.balance(seat), analysis.error(seat));
        json!({
            "name": name,
            "start": balance.start,
            "skill": balance.skill,
            "others": balance.others,
            "luck": balance.luck,
            "result": balance.result,
            "luck_adjusted": balance.luck_adjusted(),
            "error": error,
            "grade": analysis.grade(seat).map(Grade::id),
        })
    });
    json!({ "players": balances.collect::<Vec<_>>(), "analysis": analysis.to_value() })
}
