//! A puzzle: its position on the table's own board, and what became of an answer.

use std::sync::Arc;

use majesty_puzzles::{Answer, Puzzle, Theme};
use majesty_rules::Seat;
use majesty_table::{MadeBy, Millis, Turn};
use majesty_words::{Lang, sentences, theme_name};
use maud::{Markup, html};

use super::answer::{self, Named};
use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
    study::{Around, Study, board},
};

/// A puzzle as its reader sees it.
#[derive(Clone, Debug)]
pub struct PuzzleView<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Whether it's the puzzle of the day.
    pub is_today: bool,
    /// What the reader did about it last.
    pub attempt: Attempt,
    /// The theme or the level that the reader goes through, as a query such as `theme=heal`, or
    /// nothing.
    pub among: String,
    /// The rating of the puzzle.
    pub rating: f64,
    /// What the reader's first try did to their rating.
    pub change: Option<RatingChange>,
}

/// What the reader did about a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Attempt {
    /// Nothing yet.
    None,
    /// They sent something that is no move here, for this reason.
    Refused(String),
    /// They answered.
    Answered(Answer),
    /// They asked for the answer.
    Shown,
}

/// A rating before and after a try.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// Before it.
    pub before: f64,
    /// After it.
    pub after: f64,
}

/// The page.
pub fn page(view: &PuzzleView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let name = words.msg_puzzle_name(view.puzzle.id.to_string());
    let head = Head {
        title: name.clone(),
        class: "study",
        assets: &[Asset::TableStyle, Asset::StudyStyle, Asset::PuzzleStyle, Asset::StudyScript],
        path: view.address(),
        about: About { description: words.msg_meta_puzzles(), ..About::default() },
        ..Head::default()
    };
    let left = words.msg_puzzle_moves_left(view.puzzle.plies_left());
    let around = Around {
        class: if view.is_solved() { "puzzle solved" } else { "puzzle" },
        head: html! {
            h1 { @if view.is_today { (words.msg_puzzle_today()) } @else { (name) } }
            p class="quiet" {
                (words.msg_puzzle_level(view.puzzle.level)) " · " (left) " · "
                (words.msg_deck_left(view.puzzle.view().deck_left()))
            }
        },
        told: view.told(reader),
    };
    let study = view.study(reader.lang);
    layout::page(reader, &head, board(&study, reader, &around))
}

impl PuzzleView<'_> {
    /// Where the puzzle is, among those that the reader goes through.
    pub(super) fn address(&self) -> String {
        let id = self.puzzle.id;
        if self.among.is_empty() {
            format!("/puzzles/{id}")
        } else {
            format!("/puzzles/{id}?{}", self.among)
        }
    }

    /// Whether the answer is on the page.
    fn is_solved(&self) -> bool {
        match &self.attempt {
            Attempt::Answered(answer) => answer.right,
            Attempt::Shown => true,
            Attempt::None | Attempt::Refused(_) => false,
        }
    }

    /// What the reader is asked or told.
    fn told(&self, reader: &Reader) -> Markup {
        let words = reader.lang.words();
        match &self.attempt {
            Attempt::None => html! {
                div class="panel puzzle-told" {
                    p { b { (words.msg_puzzle_find()) } }
                    (self.since(reader.lang))
                }
            },
            Attempt::Refused(reason) => html! {
                div class="panel puzzle-told" role="alert" {
                    p { (words.msg_puzzle_not_possible(reason)) }
                    p { b { (words.msg_puzzle_find()) } }
                }
            },
            Attempt::Answered(wrong) if !wrong.right => answer::wrong(self, *wrong, reader),
            Attempt::Answered(right) => answer::solved(self, Some(*right), reader),
            Attempt::Shown => answer::solved(self, None, reader),
        }
    }

    /// What happened since the reader's last turn.
    fn since(&self, lang: Lang) -> Markup {
        let names = names(lang, self.puzzle);
        let style = Named { names, own: self.puzzle.view().turn() };
        html! {
            details class="puzzle-since" {
                summary { (lang.words().msg_puzzle_since()) }
                @for (_, _, events) in self.puzzle.past.events() {
                    p {
                        @for sentence in sentences(lang, &events, &style) { (sentence.text) " " }
                    }
                }
            }
        }
    }

    /// The position with what happened since the reader's last turn. Once it's solved, nothing more is
    /// to be chosen, and the board shows what the best move leads to.
    fn study(&self, lang: Lang) -> Study {
        let mut view = *self.puzzle.view();
        let own = view.turn();
        let made = |seat: Seat, m, events| {
            // Nobody sees when it was.
            Arc::new(Turn { seat, m, by: MadeBy::Bot, at: Millis(0), events })
        };
        let mut turns: Vec<Arc<Turn>> = Vec::new();
        for (before, m, events) in self.puzzle.past.events() {
            turns.push(made(before.turn(), m, events));
        }
        if self.is_solved() {
            let (best, mut events) = (self.puzzle.best().m, Vec::new());
            view.preview(best, &mut events).expect("the best move is legal");
            turns.push(made(own, best, events));
            // The card that comes next stays unknown.
            view = view.after(best, None);
        }
        let names = names(lang, self.puzzle);
        Study { turns, names, own: Some(own), answer: self.address(), ..Study::new(view) }
    }
}

/// What the players are called: nobody has a name here.
pub(super) fn names(lang: Lang, puzzle: &Puzzle) -> Vec<String> {
    let words = lang.words();
    let seats = puzzle.view().config().players.seats();
    seats
        .map(|seat| {
            if seat == puzzle.view().turn() {
                words.msg_recap_you()
            } else {
                words.msg_player_number(seat.number())
            }
        })
        .collect()
}

/// The names of a puzzle's themes, with commas between them.
pub(super) fn themes(lang: Lang, themes: &[Theme]) -> String {
    let names = themes.iter().filter_map(|theme| theme_name(lang, theme.word()));
    names.collect::<Vec<_>>().join(", ")
}
