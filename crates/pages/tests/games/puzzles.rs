//! Pages of a puzzle.

use majesty_pages::{
    model::Reader,
    puzzles::{self as pages, Attempt, PuzzleView, RatingChange},
};
use majesty_puzzles::{Puzzle, shipped};
use maud::Markup;

/// A puzzle of four players, before an answer.
pub fn open(reader: &Reader) -> Markup {
    puzzle(reader, |_| Attempt::None)
}

/// The same after a wrong answer.
pub fn wrong(reader: &Reader) -> Markup {
    puzzle(reader, |puzzle| {
        Attempt::Answered(puzzle.answer(puzzle.second().m).expect("it's legal"))
    })
}

/// The same after the right one.
pub fn right(reader: &Reader) -> Markup {
    puzzle(reader, |puzzle| Attempt::Answered(puzzle.answer(puzzle.best().m).expect("it's legal")))
}

fn puzzle(reader: &Reader, attempt: fn(&Puzzle) -> Attempt) -> Markup {
    // With much to tell: two comparisons and a reply that depends on the card.
    let is_long = |puzzle: &&Puzzle| {
        let likely = puzzle.reply.is_some_and(|reply| reply.chance < 1.0);
        puzzle.view().config().players.count() == 4 && puzzle.temptations.len() == 2 && likely
    };
    let puzzle = shipped().all().iter().find(is_long).expect("there is one");
    let attempt = attempt(puzzle);
    let reply = match &attempt {
        Attempt::Answered(answer) if !answer.right => puzzle.reply_to_wrong(answer.m),
        _ => None,
    };
    let view = PuzzleView {
        puzzle,
        is_today: true,
        is_new: true,
        tries: if attempt == Attempt::None { 0 } else { 2 },
        attempt,
        reply,
        among: "theme=attack".to_owned(),
        rating: puzzle.rating.into(),
        change: Some(RatingChange { before: 1498.3, after: 1561.0 }),
    };
    pages::puzzle(&view, reader)
}
