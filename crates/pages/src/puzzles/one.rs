//! A puzzle: its position on the table's own board, and what became of an answer.

use std::sync::Arc;

use majesty_puzzles::{Answer, Puzzle, Reply, Theme};
use majesty_rules::{Seat, Sides};
use majesty_table::{MadeBy, Millis, Turn};
use majesty_words::{Lang, puzzle_facts, theme_name, turn_in_short};
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
    /// Whether the reader has solved no puzzle yet.
    pub is_new: bool,
    /// What the reader did about it last.
    pub attempt: Attempt,
    /// How many answers in a row the reader has given, the last one included.
    pub tries: u32,
    /// The best reply to a wrong answer, where it may be told.
    pub reply: Option<Reply>,
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
            p { b { (facts(reader.lang, view.puzzle)) } }
            p class="quiet" {
                (left) " · " (words.msg_deck_left(view.puzzle.view().deck_left()))
            }
        },
        told: view.told(reader),
    };
    let study = view.study(reader.lang);
    layout::page(reader, &head, board(&study, reader, &around))
}

impl PuzzleView<'_> {
    /// Where the puzzle is, among those that the reader goes through. The address counts the tries, so
    /// that nothing has to be kept.
    pub(super) fn address(&self) -> String {
        let tries = if self.tries > 0 { format!("tries={}", self.tries) } else { String::new() };
        let query: Vec<&str> =
            [&*self.among, &*tries].into_iter().filter(|part| !part.is_empty()).collect();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/puzzles/{}{mark}{}", self.puzzle.id, query.join("&"))
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
                    @if self.puzzle.view().config().sides != Sides::ALL_A {
                        p { (words.msg_puzzle_sides_strange()) }
                    }
                    @if self.is_new && self.puzzle.level > 1 { (begin(reader.lang)) }
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
        let (names, own) = (names(lang, self.puzzle), self.puzzle.view().turn());
        let style = Named { names, own };
        // The reader's own turn comes before it.
        let turns = self.puzzle.past.events();
        let others = turns.iter().filter(|(before, ..)| before.turn() != own);
        html! {
            details class="puzzle-since" {
                summary { (lang.words().msg_puzzle_since()) }
                ol class="puzzle-turns" {
                    @for (before, m, events) in others {
                        li class={ "seat-" (before.turn().number()) } {
                            (turn_in_short(lang, (before.turn(), *m), events, &style))
                        }
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

/// How hard a puzzle is, how many play, and which sides are up.
pub(super) fn facts(lang: Lang, puzzle: &Puzzle) -> String {
    puzzle_facts(lang, puzzle.level, puzzle.view().config()).join(" · ")
}

/// The way to an easy puzzle for someone who has solved none.
pub(super) fn begin(lang: Lang) -> Markup {
    html! { p { a class="button" href="/puzzles/next?level=1" { (lang.words().msg_puzzle_begin()) } } }
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
