//! `majesty puzzle`

mod answer;
mod board;
mod progress;

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result};
use majesty_puzzles::{Answer, Puzzle, day, shipped};
use majesty_rules::Move;
use majesty_words::{Lang, puzzle_facts};

use crate::{
    cli::PuzzleArgs,
    style::{self, paint},
};
use progress::Progress;

pub fn run(args: &PuzzleArgs) -> Result<ExitCode> {
    let lang = args.lang.or_locale();
    let folder = super::place::data_folder(args.data.as_deref())?.join("terminal");
    let file = folder.join("puzzles.txt");
    super::place::make_folder(&file)?;
    let mut progress = Progress::read(file)?;
    let today = today();
    let mut out = super::stdout();
    let words = lang.words();
    let Some((title, puzzle)) = asked(args, lang, &progress, today)? else {
        writeln!(out, "{}", words.msg_puzzle_none_left())?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    };
    let facts = puzzle_facts(lang, puzzle.level, puzzle.view().config()).join(" · ");
    writeln!(out, "{} · {facts}", paint(style::TITLE, &title))?;
    if progress.len() == 0 && puzzle.level > 1 {
        writeln!(out, "{}", paint(style::DIM, &words.msg_puzzle_begin_terminal()))?;
    }
    board::draw(lang, puzzle, &mut out)?;
    let moves = board::moves(lang, puzzle, &mut out)?;
    // Tries of earlier days count, too.
    let mut tries = progress.missed(puzzle.id);
    loop {
        write!(out, "{} > ", words.msg_puzzle_choose())?;
        out.flush()?;
        let Some(line) = next_line()? else { break };
        let (chosen, right) = match line.as_str() {
            "q" => break,
            "?" => {
                board::locations(lang, puzzle, &mut out)?;
                continue;
            }
            "!" => {
                progress.miss(puzzle.id)?;
                (None, false)
            }
            word => {
                let Some(answer) = chosen(puzzle, &moves, word) else {
                    writeln!(out, "{}", words.msg_puzzle_number_wrong(moves.len() as u32))?;
                    continue;
                };
                tries += 1;
                (Some(answer), answer.right)
            }
        };
        if right {
            progress.solve(puzzle.id, today)?;
        }
        writeln!(out)?;
        if let Some(answer) = chosen.filter(|answer| !answer.right) {
            progress.miss(puzzle.id)?;
            answer::wrong(lang, puzzle, answer, tries, &mut out)?;
            continue;
        }
        answer::solved(lang, puzzle, chosen.map(|answer| answer.m), &mut out)?;
        if right {
            writeln!(out, "\n{}", words.msg_puzzle_tries(tries))?;
        }
        let (done, all) = (progress.len(), shipped().all().len());
        let told = words.msg_puzzle_solved_terminal(done as u32, all as u32);
        let streak = progress.streak(today);
        let streak = if streak > 0 { words.msg_puzzle_streak(streak) } else { String::new() };
        let told = [told, streak].into_iter().filter(|part| !part.is_empty());
        let told: Vec<String> = told.collect();
        writeln!(out, "{}", paint(style::DIM, &told.join(" · ")))?;
        // Another one of this level, or an easy one for somebody who has found none.
        let on = if progress.len() == 0 { 1 } else { puzzle.level };
        writeln!(out, "{}", paint(style::DIM, &words.msg_puzzle_more(on)))?;
        break;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The puzzle that was asked for, with its title; nothing where all such puzzles are solved.
fn asked(
    args: &PuzzleArgs,
    lang: Lang,
    progress: &Progress,
    today: u32,
) -> Result<Option<(String, &'static Puzzle)>> {
    let (words, puzzles) = (lang.words(), shipped());
    let name = |puzzle: &Puzzle| words.msg_puzzle_name(puzzle.id.to_string());
    if let Some(id) = args.id {
        let puzzle = puzzles.get(id).with_context(|| words.msg_puzzle_unknown(id.to_string()))?;
        return Ok(Some((name(puzzle), puzzle)));
    }
    if args.theme.is_some() || args.level.is_some() {
        let next = puzzles.next(args.theme, args.level, |id| progress.is_solved(id));
        return Ok(next.map(|puzzle| (name(puzzle), puzzle)));
    }
    let puzzle = puzzles.of_day(today);
    Ok(Some((format!("{} · {}", words.msg_puzzle_today(), name(puzzle)), puzzle)))
}

/// The answer that a number or a move's word gives.
fn chosen(puzzle: &Puzzle, moves: &[Move], text: &str) -> Option<Answer> {
    let by_number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let m = match by_number {
        Some(place) => *moves.get(place)?,
        None => text.parse().ok()?,
    };
    puzzle.answer(m)
}

fn next_line() -> Result<Option<String>> {
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line).context("can't read what is typed")?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}

/// The number of this day, in UTC.
fn today() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    day(since.as_millis() as u64)
}
