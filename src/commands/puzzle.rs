//! `majesty puzzle`

mod answer;
mod progress;

use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result};
use majesty_puzzles::{Puzzle, day, shipped};
use majesty_words::{Lang, puzzle_facts};

use crate::{
    cli::PuzzleArgs,
    commands::{
        Ask,
        board::{self, Board},
        next_line,
    },
    style::{self, paint},
};
use progress::Progress;

pub fn run(args: &PuzzleArgs) -> Result<ExitCode> {
    let lang = args.lang.or_locale();
    let folder = super::place::data_folder(args.data.as_deref())?.join("terminal");
    let progress = progress(&folder)?;
    let today = today();
    match asked(args, lang, &progress, today)? {
        Some((title, puzzle)) => {
            let shown = Shown { lang, title, puzzle, progress, today };
            shown.solve(&mut next_line)?;
        }
        None => anstream::println!("{}", lang.words().msg_puzzle_none_left()),
    }
    Ok(ExitCode::SUCCESS)
}

/// So many solved puzzles make a newcomer no longer one.
const FIRST_STEPS: usize = 3;

/// The next puzzle for a player who opens one from the menu: easy ones first, then that of the day, then any. `ask`
/// reads a line.
pub fn next_one(lang: Lang, folder: &Path, ask: Ask) -> io::Result<()> {
    let mut solve = || {
        let (progress, today) = (progress(folder)?, today());
        let (puzzles, words) = (shipped(), lang.words());
        let of_day = puzzles.of_day(today);
        let is_new = progress.len() < FIRST_STEPS;
        if !is_new && !progress.is_solved(of_day.id) {
            let title = title_of_day(lang, of_day);
            return Shown { lang, title, puzzle: of_day, progress, today }.solve(ask);
        }
        let level = is_new.then_some(1);
        let Some(puzzle) = puzzles.next(None, level, |id| progress.is_solved(id)) else {
            anstream::println!("{}", words.msg_puzzle_none_left());
            return Ok(());
        };
        let title = words.msg_puzzle_name(puzzle.id.to_string());
        Shown { lang, title, puzzle, progress, today }.solve(ask)
    };
    solve().map_err(|error: anyhow::Error| io::Error::other(format!("{error:#}")))?;
    anstream::println!("\n{}", lang.words().msg_back_to_table());
    ask().map(drop)
}

fn progress(folder: &Path) -> Result<Progress> {
    let file = folder.join("puzzles.txt");
    super::place::make_folder(&file)?;
    Progress::read(file)
}

/// A puzzle with the player's progress.
struct Shown {
    lang: Lang,
    title: String,
    puzzle: &'static Puzzle,
    progress: Progress,
    today: u32,
}

impl Shown {
    fn solve(self, ask: Ask) -> Result<()> {
        let Self { lang, title, puzzle, mut progress, today } = self;
        let (words, mut out) = (lang.words(), super::stdout());
        let facts = puzzle_facts(lang, puzzle.level, puzzle.view().config()).join(" · ");
        writeln!(out, "{} · {facts}", paint(style::TITLE, &title))?;
        if progress.len() == 0 && puzzle.level > 1 {
            writeln!(out, "{}", paint(style::DIM, &words.msg_puzzle_begin_terminal()))?;
        }
        let board = Board::of_puzzle(lang, puzzle);
        let left = words.msg_puzzle_moves_left(puzzle.plies_left() as u32);
        let find = paint(style::WORD, &words.msg_puzzle_find());
        writeln!(out, "{}", board::folded(&format!("{find} ({left})"), 0))?;
        writeln!(out, "{}", paint(style::DIM, &words.msg_puzzle_since()))?;
        // The reader's own turn is long ago.
        let turns =
            puzzle.past.events().into_iter().filter(|(at, ..)| at.turn() != puzzle.view().turn());
        let past: Vec<_> = turns.map(|(at, m, events)| (at.turn(), m, events)).collect();
        board.draw(&past, &mut out)?;
        let moves = board.moves(&mut out)?;
        // Tries of earlier days count, too.
        let mut tries = progress.missed(puzzle.id);
        loop {
            write!(out, "{} > ", words.msg_puzzle_choose())?;
            out.flush()?;
            let Some(line) = ask()? else { break };
            let (chosen, right) = match line.as_str() {
                "q" => break,
                "?" => {
                    board.locations(&mut out)?;
                    continue;
                }
                "!" => {
                    progress.miss(puzzle.id)?;
                    (None, false)
                }
                word => {
                    let Some(answer) = board::chosen(&moves, word).and_then(|m| puzzle.answer(m))
                    else {
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
            // Another one of this level, or an easy one for a player who has solved none.
            let on = if progress.len() == 0 { 1 } else { puzzle.level };
            writeln!(out, "{}", paint(style::DIM, &words.msg_puzzle_more(on)))?;
            break;
        }
        out.flush()?;
        Ok(())
    }
}

fn title_of_day(lang: Lang, puzzle: &Puzzle) -> String {
    let words = lang.words();
    format!("{} · {}", words.msg_puzzle_today(), words.msg_puzzle_name(puzzle.id.to_string()))
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
    Ok(Some((title_of_day(lang, puzzle), puzzle)))
}

/// The number of this day, in UTC.
fn today() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    day(since.as_millis() as u64)
}
