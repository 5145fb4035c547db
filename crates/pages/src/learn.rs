//! Learning to play: the choice of a lesson, and each step of it.

mod anchor;
mod end;
mod step;

use majesty_art::{Symbol, symbol};
use majesty_lessons::{LessonId, Progress};
use majesty_rules::Move;
use majesty_words::{lesson_about, lesson_name};
use maud::{Markup, html};

pub use step::page as step;

use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
};

/// The page from which a lesson begins or goes on.
pub fn page(progress: &Progress, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let head = Head {
        title: words.msg_learn(),
        class: "learn",
        path: "/learn".to_owned(),
        assets: &[Asset::HouseStyle, Asset::LessonStyle],
        about: About::listed(words.msg_learn_about()),
        ..Head::default()
    };
    let body = html! {
        main id="main" class="lessons" tabindex="-1" {
            h1 { (words.msg_learn()) }
            p { (words.msg_learn_intro()) }
            ol class="lesson-list" {
                @for id in LessonId::ALL { li { (choice(id, progress, reader)) } }
            }
            p { a href="/rules" { (words.msg_rules()) } ": " (words.msg_rules_about()) }
        }
    };
    layout::page(reader, &head, body)
}

/// A lesson with the way into it.
fn choice(id: LessonId, progress: &Progress, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let (reached, steps) = (progress.reached(id), id.lesson().steps.len());
    let is_begun = (2..steps).contains(&reached);
    // The first one that hasn't begun is offered most.
    let next = LessonId::ALL.into_iter().find(|&other| progress.reached(other) == 0);
    let is_next = next == Some(id);
    let title = format!("lesson-{}", id.number());
    html! {
        section class="panel lesson-choice" aria-labelledby=(title) {
            h2 id=(title) {
                (lesson_name(reader.lang, id))
                @if reached == steps {
                    " " span class="lesson-done" {
                        (symbol(Symbol::Check, "art-icon")) (words.msg_lesson_finished())
                    }
                }
            }
            p { (lesson_about(reader.lang, id)) }
            div class="lesson-ways" {
                @if is_begun {
                    a class="button button-main" href=(address(id, reached - 1, None)) {
                        (words.msg_lesson_continue(reached as u32))
                    }
                    a class="button" href=(address(id, 0, None)) { (words.msg_lesson_over()) }
                } @else {
                    a href=(address(id, 0, None))
                        class=(if is_next { "button button-main" } else { "button" }) {
                        (if reached == steps { words.msg_lesson_again() } else { words.msg_lesson_begin() })
                    }
                }
            }
        }
    }
}

/// The address of a step, with the last move of the game where the learner has chosen it.
pub fn address(id: LessonId, number: usize, last: Option<Move>) -> String {
    let step = format!("/learn/{}?step={}", id.number(), number + 1);
    match last {
        Some(m) => format!("{step}&last={}", in_address(m)),
        None => step,
    }
}

/// The address of a step to which a move was no answer.
pub fn tried_address(id: LessonId, number: usize, tried: &str) -> String {
    let word: String = tried.chars().filter(char::is_ascii).take(8).collect();
    format!("{}&tried={}", address(id, number, None), escaped(&word))
}

/// A move's word as an address can hold it.
fn in_address(m: Move) -> String {
    escaped(&m.to_string())
}

fn escaped(word: &str) -> String {
    let letter = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    word.bytes().map(letter).collect()
}
