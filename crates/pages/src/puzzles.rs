//! Puzzles: the page with all of them, and the page of one.

mod answer;
mod one;

use majesty_puzzles::{LEVELS, Puzzle, Theme};
use majesty_words::{theme_about, theme_name};
use maud::{Markup, html};

pub use one::{Attempt, PuzzleView, RatingChange, page as puzzle};

use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
};

/// What the reader did so far, and what there is.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzlesView<'a> {
    /// The puzzle of the day.
    pub today: &'a Puzzle,
    /// Whether the reader has solved it.
    pub today_solved: bool,
    /// How many puzzles the reader has solved, of how many.
    pub solved: Share,
    /// How many of them at the first try.
    pub first_tries: u32,
    /// How many days in a row, up to today or yesterday.
    pub streak: u32,
    /// Whether one was solved today.
    pub solved_today: bool,
    /// The reader's rating as a solver, once there is one.
    pub rating: Option<f64>,
    /// The same for each theme.
    pub themes: [Share; Theme::ALL.len()],
    /// The same for each level, from 1.
    pub levels: [Share; LEVELS],
}

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How many are solved.
    pub done: u32,
    /// How many there are.
    pub all: u32,
}

/// The page with all puzzles.
pub fn page(view: &PuzzlesView<'_>, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let head = Head {
        title: words.msg_puzzles(),
        class: "lobby",
        assets: &[Asset::HouseStyle, Asset::PuzzleStyle],
        path: "/puzzles".to_owned(),
        about: About::listed(words.msg_meta_puzzles()),
        ..Head::default()
    };
    let body = html! {
        main id="main" class="sheet puzzles" tabindex="-1" {
            h1 { (words.msg_puzzles()) }
            p { (words.msg_puzzles_about()) }
            div class="puzzles-top" {
                (today(view, reader))
                (progress(view, reader))
            }
            section aria-labelledby="themes" {
                h2 id="themes" { (words.msg_puzzle_themes()) }
                ul class="puzzle-kinds" {
                    @for (theme, share) in Theme::ALL.into_iter().zip(view.themes) {
                        (kind(
                            reader,
                            &format!("theme={theme}"),
                            &theme_name(reader.lang, theme.word()).unwrap_or_default(),
                            theme_about(reader.lang, theme.word()).as_deref(),
                            share,
                        ))
                    }
                }
            }
            section aria-labelledby="levels" {
                h2 id="levels" { (words.msg_puzzle_levels()) }
                ul class="puzzle-kinds puzzle-levels" {
                    @for (level, share) in (1_u8..).zip(view.levels) {
                        (kind(
                            reader,
                            &format!("level={level}"),
                            &words.msg_puzzle_level_of(level, LEVELS),
                            None,
                            share,
                        ))
                    }
                }
            }
        }
    };
    layout::page(reader, &head, body)
}

fn today(view: &PuzzlesView<'_>, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        section class="panel puzzle-today" aria-labelledby="today" {
            h2 id="today" { (words.msg_puzzle_today()) }
            p { (one::facts(reader.lang, view.today)) }
            @if view.today_solved {
                p class="puzzle-done" { "✓ " (words.msg_puzzle_today_solved()) }
            } @else {
                p class="quiet" { (words.msg_puzzle_find()) }
            }
            a class={ "button" @if !view.today_solved { " button-main" } }
                href={ "/puzzles/" (view.today.id) } {
                @if view.today_solved { (words.msg_puzzle_look()) } @else { (words.msg_puzzle_solve()) }
            }
            @if view.solved.done == 0 { (one::begin(reader.lang)) }
        }
    }
}

fn progress(view: &PuzzlesView<'_>, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let Share { done, all } = view.solved;
    html! {
        section class="panel puzzle-progress" aria-labelledby="progress" {
            h2 id="progress" { (words.msg_puzzle_progress()) }
            p class="puzzle-streak" {
                @match (view.streak, view.solved_today) {
                    (0, _) => (words.msg_puzzle_streak_none()),
                    (days, true) => b { (words.msg_puzzle_streak(days)) },
                    (days, false) => {
                        b { (words.msg_puzzle_streak(days)) } ". "
                        (words.msg_puzzle_streak_today())
                    },
                }
            }
            p {
                (words.msg_puzzle_solved_of(done, all))
                @if done > 0 { ", " (words.msg_puzzle_first_tries(view.first_tries)) }
            }
            progress max=(all) value=(done) aria-label=(words.msg_puzzle_solved_of(done, all)) {}
            @match view.rating {
                Some(rating) => p { (words.msg_puzzle_rating_yours(format!("{rating:.0}"))) },
                None if !reader.signed_in => {
                    p class="quiet" { a href="/account" { (words.msg_puzzle_rating_about()) } }
                },
                None => {},
            }
        }
    }
}

/// A theme or a level: a link to the next puzzle that isn't solved.
fn kind(reader: &Reader, query: &str, name: &str, about: Option<&str>, share: Share) -> Markup {
    let words = reader.lang.words();
    let Share { done, all } = share;
    html! {
        li {
            @let inside = html! {
                b { (name) }
                @if let Some(about) = about { span class="quiet" { (about) } }
                span class="puzzle-share number" {
                    @if done == all { (words.msg_puzzle_none_left()) }
                    @else { (words.msg_puzzle_solved_of(done, all)) }
                }
            };
            @if done == all {
                div class="puzzle-kind panel" { (inside) }
            } @else {
                a class="puzzle-kind panel" href={ "/puzzles/next?" (query) } { (inside) }
            }
        }
    }
}
