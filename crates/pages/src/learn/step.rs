//! A step of a lesson: the position, and one bubble about it.

use std::sync::Arc;

use majesty_art::{Symbol, symbol};
use majesty_lessons::{Lesson, LessonId, Moment, Task, Topic};
use majesty_rules::{Event, Extra, Seat};
use majesty_table::{HintView, MadeBy, Millis, Turn};
use majesty_words::{LogStyle, bot_name, lesson_name, lesson_words, sentences, wrong_move};
use maud::{Markup, html};

use super::{address, anchor, end};
use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
    study::{Around, Study, board},
};

/// What a step loads.
const ASSETS: &[Asset] = &[
    Asset::TableStyle,
    Asset::AdviceStyle,
    Asset::StudyStyle,
    Asset::LessonStyle,
    Asset::StudyScript,
];

/// What the count loads.
const END_ASSETS: &[Asset] =
    &[Asset::TableStyle, Asset::OverStyle, Asset::LessonStyle, Asset::StudyScript];

/// The page of a step. `tried` is the word of a move that wasn't the one it asks for.
pub fn page(moment: &Moment, tried: Option<&str>, reader: &Reader) -> Markup {
    let told = lesson_words(reader.lang, moment);
    let step = reader.lang.words().msg_lesson_step(moment.number as u32 + 1, moment.steps() as u32);
    let head = Head {
        title: format!("{} · {step}", told.title),
        class: "study",
        path: address(moment.id, moment.number, moment.last),
        about: About { description: reader.lang.words().msg_learn_about(), ..About::default() },
        assets: if moment.is_over() { END_ASSETS } else { ASSETS },
        ..Head::default()
    };
    let study = study(moment, reader);
    let class = anchor::class(moment.step().anchor, moment.step().task == Task::Read);
    let around = Around {
        class,
        head: line(moment, &step, reader),
        told: bubble(moment, &study, tried, reader),
    };
    let body = if moment.is_over() {
        end::board(moment, &study, reader, &around)
    } else {
        board(&study, reader, &around)
    };
    layout::page(reader, &head, body)
}

/// The position as a table.
fn study(moment: &Moment, reader: &Reader) -> Study {
    let you = Some(&reader.name).filter(|name| !name.is_empty()).cloned();
    let you = you.unwrap_or_else(|| reader.lang.words().msg_recap_you());
    let rival = bot_name(reader.lang, Lesson::OPPONENT_LEVEL).unwrap_or_default();
    // The card is marked; what is further to be chosen is the learner's to find.
    let hint = moment.expected().map(|m| HintView {
        m: m.with(Extra::None),
        promise: 0,
        others: Vec::new(),
        why: None,
    });
    let answer = match moment.step().task {
        Task::Read => String::new(),
        Task::Play | Task::Choose => address(moment.id, moment.number, None),
    };
    Study {
        turns: moment.turns.iter().map(turn).collect(),
        names: vec![you, rival],
        bots: vec![None, Some(Lesson::OPPONENT_LEVEL.to_owned())],
        own: Some(Lesson::LEARNER),
        hint,
        answer,
        ..Study::new(moment.view())
    }
}

/// A turn as a table tells it.
fn turn(turn: &majesty_rules::Turn) -> Arc<Turn> {
    let (seat, m, events) = (turn.before.turn(), turn.m, turn.events.clone());
    let by = if seat == Lesson::LEARNER { MadeBy::Person } else { MadeBy::Bot };
    Arc::new(Turn { seat, m, by, at: Millis(0), events })
}

/// The line above: which lesson, how far, and the ways out.
fn line(moment: &Moment, step: &str, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let name = lesson_name(reader.lang, moment.id);
    html! {
        // At the end the result is the heading.
        @if moment.is_last() { p class="title" { (name) } } @else { h1 { (name) } }
        div class="lesson-at" {
            progress class="lesson-bar" value=(moment.number + 1) max=(moment.steps())
                aria-hidden="true" {}
            p class="quiet number" { (step) }
        }
        nav class="lesson-out" aria-label=(words.msg_menu()) {
            // Where there is no way on but a move, the way back is here.
            @if moment.number > 0 && moment.step().task != Task::Read {
                (back(moment, "tool", reader))
            }
            @if moment.number > 0 {
                a class="tool" href=(address(moment.id, 0, None)) { (words.msg_lesson_over()) }
            }
            a class="tool" href="/learn" { (words.msg_lesson_leave()) }
        }
    }
}

/// What the learner is told. It has the focus, so that a screen reader begins with it.
fn bubble(moment: &Moment, study: &Study, tried: Option<&str>, reader: &Reader) -> Markup {
    let (lang, words) = (reader.lang, reader.lang.words());
    let told = lesson_words(lang, moment);
    let wrong = tried.map(|word| match word.parse() {
        Ok(m) => wrong_move(lang, moment, m),
        Err(_) => Some(words.msg_move_unreadable()),
    });
    let is_first_move = moment.turns.is_empty() && told.ask.is_some();
    html! {
        section id="bubble" class="bubble" tabindex="-1" autofocus aria-labelledby="bubble-title"
            aria-describedby="bubble-text" {
            (happened(moment, study, told.before.as_deref(), reader))
            h2 id="bubble-title" { (told.title) }
            div id="bubble-text" {
                div class="bubble-say" {
                    p { (told.text) }
                    @if let Some(wrong) = wrong.flatten() {
                        p class="bubble-wrong" role="alert" { (wrong) }
                    }
                }
                @if let Some(ask) = &told.ask {
                    p class="bubble-ask" { (symbol(Symbol::Next, "art-icon")) span { (ask) } }
                }
                @if moment.number == 0 && told.ask.is_none() && !moment.is_over() {
                    p class="quiet" {
                        @if moment.id == LessonId::First { (words.msg_lesson_look()) }
                        @else { (words.msg_lesson_look_b()) }
                    }
                }
                // A phone tells leads by signs, where there is room to say so.
                @if moment.step().topic == Topic::Guard {
                    p class="quiet lesson-signs" { (words.msg_lesson_signs()) }
                }
                @if is_first_move { p class="quiet" { (words.msg_lesson_how(words.msg_take())) } }
            }
            @if moment.step().task == Task::Read {
                div class="bubble-foot" {
                    @if moment.number > 0 { (back(moment, "button", reader)) }
                    (on(moment, reader))
                }
            }
        }
    }
}

/// What the opponent has done since the step before, and behind it the log, for anyone who wants to know
/// it all.
fn happened(moment: &Moment, study: &Study, news: Option<&str>, reader: &Reader) -> Markup {
    let before = moment.number.checked_sub(1).map_or(0, |last| moment.id.lesson().steps[last].ply);
    let events = study.turns.iter().skip(before).flat_map(|turn| &turn.events);
    let is_told = |event: &&Event| {
        !matches!(
            event,
            Event::Refilled { .. }
                | Event::GameOver { .. }
                | Event::VarietyScored { .. }
                | Event::MajorityScored { .. }
                | Event::WoundedScored { .. }
        )
    };
    let events: Vec<Event> = events.filter(is_told).copied().collect();
    html! {
        @if moment.number > 0 && !events.is_empty() {
            details class="bubble-log" {
                summary {
                    @if let Some(news) = news { (news) } @else { (reader.lang.words().msg_lesson_stands()) }
                }
                ul {
                    @for sentence in sentences(reader.lang, &events, &Names(&study.names)) { li { (sentence.text) } }
                }
            }
        }
    }
}

/// The players' names. The log speaks to the learner.
struct Names<'a>(&'a [String]);

impl LogStyle for Names<'_> {
    fn name(&self, seat: Seat) -> String {
        self.0[seat.index()].clone()
    }

    fn is_you(&self, seat: Seat) -> bool {
        seat == Lesson::LEARNER
    }
}

/// Back to the step before.
fn back(moment: &Moment, class: &str, reader: &Reader) -> Markup {
    let (number, lesson) = (moment.number - 1, moment.id.lesson());
    let has_last = lesson.steps[number].ply > lesson.record.moves().len();
    let path = address(moment.id, number, moment.last.filter(|_| has_last));
    html! {
        a class={ (class) " bubble-back" } rel="prev" href=(path) {
            (symbol(Symbol::Previous, "art-icon")) (reader.lang.words().msg_lesson_back())
        }
    }
}

/// On from a step to read. One that asks for a move goes on with it.
fn on(moment: &Moment, reader: &Reader) -> Markup {
    html! {
        @if moment.is_last() {
            (end::ways(moment, reader))
        } @else {
            a class="button button-main bubble-on" rel="next" data-next
                href=(address(moment.id, moment.number + 1, moment.last)) {
                (reader.lang.words().msg_lesson_next()) (symbol(Symbol::Next, "art-icon"))
            }
        }
    }
}
