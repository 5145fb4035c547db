//! What an answer to a puzzle is worth, and why another one is better.

use std::io::{self, Write};

use majesty_bots::court;
use majesty_puzzles::{Answer, Puzzle, Reply, TRIES};
use majesty_rules::Move;
use majesty_words::{
    Lang, LogStyle, bot_name, chance, list, move_in_short, theme_name, turn_in_short, why,
};

use crate::{
    commands::board::{Board, WIDTH, folded},
    style::{self, paint, wrap},
};

/// Says what a wrong answer leads to, without giving the right one away.
pub fn wrong(
    lang: Lang,
    puzzle: &Puzzle,
    answer: Answer,
    tries: u32,
    out: &mut impl Write,
) -> io::Result<()> {
    let words = lang.words();
    let leads = words.msg_puzzle_leads(move_in_short(lang, answer.m), chance(lang, answer.win, 0));
    let more = if answer.win > 0.0 {
        words.msg_puzzle_wrong_less()
    } else {
        words.msg_puzzle_wrong_lost()
    };
    writeln!(out, "{}", paint(style::WORD, &words.msg_puzzle_wrong()))?;
    let best = words.msg_puzzle_best_wins(chance(lang, puzzle.best().win, 0));
    writeln!(out, "{}", wrap(&format!("{leads} {more} {best}"), WIDTH))?;
    let done = words.msg_puzzle_effects(Board::of_puzzle(lang, puzzle).effects(answer.m));
    writeln!(out, "{}", wrap(&done, WIDTH))?;
    if let Some(reply) = puzzle.reply_to_wrong(answer.m) {
        let (next, events) = puzzle.reply_events(answer.m, reply.m);
        let played = turn_in_short(lang, (next, reply.m), &events, &Board::of_puzzle(lang, puzzle));
        writeln!(out, "{}", wrap(&words.msg_puzzle_wrong_reply(played), WIDTH))?;
    }
    if tries > 1 {
        let themes: Vec<String> =
            puzzle.themes.iter().filter_map(|theme| theme_name(lang, theme.word())).collect();
        writeln!(out, "{}", words.msg_puzzle_about_themes(themes.join(", ")))?;
    }
    Ok(())
}

/// Tells the solution with its reasons, to someone who found it or asked for it.
pub fn solved(
    lang: Lang,
    puzzle: &Puzzle,
    chosen: Option<Move>,
    out: &mut impl Write,
) -> io::Result<()> {
    let words = lang.words();
    let title = if chosen.is_some() { words.msg_puzzle_right() } else { words.msg_puzzle_answer() };
    writeln!(out, "{}", paint(style::WORD, &title))?;
    let mut rows = vec![(words.msg_puzzle_best(), puzzle.best().m)];
    rows.push((words.msg_puzzle_second(), puzzle.second().m));
    if puzzle.greedy() != puzzle.second().m {
        rows.push((words.msg_puzzle_greedy(), puzzle.greedy()));
    }
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, m) in rows {
        let win = puzzle.answer(m).map_or(0.0, |answer| answer.win);
        let (share, short) = (chance(lang, win, 0), move_in_short(lang, m));
        // The move goes behind the name and the share.
        let short = folded(&short, width + 11);
        writeln!(out, "  {name:width$}  {share:>5}  {short}")?;
    }
    let players = Board::of_puzzle(lang, puzzle);
    let tell = |out: &mut dyn Write, title: String, text: String| {
        writeln!(out, "{}", wrap(&format!("{title}: {text}"), WIDTH))
    };
    writeln!(out)?;
    tell(out, words.msg_puzzle_happens(), players.effects(puzzle.best().m))?;
    if let Some(reply) = puzzle.reply {
        writeln!(out, "{}", wrap(&told(lang, puzzle, reply), WIDTH))?;
    }
    for tempting in &puzzle.temptations {
        let others: Vec<(String, f64)> =
            tempting.comparison.others.iter().map(|&(seat, by)| (players.name(seat), by)).collect();
        let than = words.msg_puzzle_why_than(move_in_short(lang, tempting.m));
        let mut reasons = why(lang, &tempting.comparison.own, &others);
        if let Some(reply) = tempting.reply {
            reasons.push(' ');
            reasons += &words.msg_puzzle_wrong_reply(move_in_short(lang, reply.m));
        }
        writeln!(out, "{}", wrap(&format!("{than} {reasons}"), WIDTH))?;
    }
    let solvers: Vec<String> = court()
        .iter()
        .zip(puzzle.solved)
        .filter(|&(_, solved)| solved * 2 >= TRIES)
        .filter_map(|(level, _)| bot_name(lang, level.id))
        .collect();
    tell(out, words.msg_puzzle_solved_by(), list(lang, &solvers))?;
    writeln!(out, "{}", paint(style::DIM, &wrap(&words.msg_puzzle_exact(), WIDTH)))
}

/// The best reply to the solution.
fn told(lang: Lang, puzzle: &Puzzle, reply: Reply) -> String {
    let (words, players) = (lang.words(), Board::of_puzzle(lang, puzzle));
    let view = puzzle.view();
    let name = players.name(view.config().players.after(view.turn()));
    let short = move_in_short(lang, reply.m);
    if reply.chance < 1.0 {
        words.msg_puzzle_reply_likely(name, short, chance(lang, reply.chance, 0))
    } else {
        words.msg_puzzle_reply(name, short)
    }
}
