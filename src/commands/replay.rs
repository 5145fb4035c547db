//! `majesty replay`

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use majesty_rules::{Record, Seat, State};
use majesty_words::unreadable;
use serde::Serialize;

use crate::{cli::ReplayArgs, story};

pub fn run(args: &ReplayArgs) -> Result<ExitCode> {
    let lang = args.lang.or_locale();
    let mut code = ExitCode::SUCCESS;
    let mut out = super::stdout();
    let mut games = 0;
    for file in &args.files {
        let records = match super::read(lang, file) {
            Ok(text) => Record::parse_all(&text),
            Err(error) => {
                // The other files are still told.
                anstream::eprintln!("majesty: {error:#}");
                code = ExitCode::FAILURE;
                continue;
            }
        };
        for record in records {
            match record {
                Ok(record) if args.json => {
                    serde_json::to_writer(&mut out, &Game::new(&record))
                        .map_err(std::io::Error::from)?;
                    writeln!(out)?;
                }
                Ok(record) => {
                    if games > 0 {
                        writeln!(out, "\n")?;
                    }
                    story::tell(lang, &record, &mut out)?;
                    games += 1;
                }
                Err(error) => {
                    out.flush()?;
                    let (file, why) = (super::shown(lang, file), unreadable(lang, &error));
                    anstream::eprintln!("majesty: {file}: {why}");
                    code = ExitCode::FAILURE;
                }
            }
        }
    }
    out.flush()?;
    Ok(code)
}

/// A game as programs read it.
#[derive(Serialize)]
struct Game<'a> {
    seats: &'a [String],
    plies: Vec<Ply>,
    /// Sorted as text; empty when the game is over.
    legal: Vec<String>,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<Score>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<usize>>,
}

/// A move and what each seat has after it.
#[derive(Serialize)]
struct Ply {
    #[serde(rename = "move")]
    word: String,
    seat: usize,
    points: Vec<u16>,
    meeples: Vec<u8>,
    infirmary: Vec<u8>,
}

/// A line of the score sheet.
#[derive(Serialize)]
struct Score {
    play: u16,
    infirmary: i16,
    variety: u16,
    majority: u16,
    total: i32,
}

impl<'a> Game<'a> {
    fn new(record: &'a Record) -> Self {
        let state = record.state();
        let mut legal: Vec<String> = state.legal_moves().iter().map(ToString::to_string).collect();
        legal.sort();
        let sheet = state.score_sheet();
        let seats = || record.config().players.seats();
        Self {
            seats: record.names(),
            plies: record
                .replay()
                .map(|turn| Ply::new(turn.before.turn(), turn.m.to_string(), &turn.after))
                .collect(),
            legal,
            over: state.is_over(),
            scores: sheet.map(|sheet| {
                let score = |seat| {
                    let score = sheet.scores[seat];
                    Score {
                        play: score.play,
                        infirmary: score.infirmary,
                        variety: score.variety,
                        majority: score.majorities(),
                        total: score.total(),
                    }
                };
                seats().map(score).collect()
            }),
            winners: sheet.map(|sheet| sheet.winning_seats().map(Seat::index).collect()),
        }
    }
}

impl Ply {
    fn new(seat: Seat, word: String, after: &State) -> Self {
        Self {
            word,
            seat: seat.index(),
            points: after.realms().map(|(_, realm)| realm.points()).collect(),
            meeples: after.realms().map(|(_, realm)| realm.meeples()).collect(),
            infirmary: after.realms().map(|(_, realm)| realm.wounded()).collect(),
        }
    }
}
