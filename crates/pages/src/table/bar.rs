//! The line at the top: the round, whose turn it is, and what the reader can do besides playing.

use majesty_art::{Symbol, symbol};
use majesty_rules::Seat;
use majesty_table::{GameView, HolderView, TakeBackView};
use majesty_words::round;
use maud::{Markup, html};

use crate::table::{fair, order, piece::button_form, scene::Scene};

pub(crate) fn bar(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    html! {
        header class="turn" {
            p class="turn-line" {
                span class="round" { (round(scene.lang, game.view.round())) }
                span class="whose" { (scene.turn()) }
                (clock(scene, game.clock))
                @if scene.table.fairness.chosen_seed {
                    span class="tag" { (words.msg_fair_deal_chosen_title()) }
                } @else if scene.table.practice {
                    span class="tag" { (words.msg_practice()) }
                }
                (watchers(scene))
            }
            div class="turn-tools" {
                (hint_button(scene, game))
                (take_back_button(scene, game))
                button class="tool tool-more" type="button" popovertarget="table-menu"
                    aria-label=(words.msg_table_of()) { (words.msg_table_more()) }
            }
            (table_menu(scene, game))
        }
    }
}

/// How many look on, where anybody does. The script keeps it up to date.
fn watchers(scene: &Scene) -> Markup {
    let count = scene.table.watchers;
    let label = scene.words.msg_watchers(count as u32);
    html! {
        span class="watchers" data-watchers="number" hidden[count == 0] role="img"
            aria-label=(label) title=(label) {
            (symbol(Symbol::Eye, "art-icon")) span { (count) }
        }
    }
}

/// The time that is left, in words that are right without a script; the script counts down.
pub(crate) fn clock(scene: &Scene, left: Option<u64>) -> Markup {
    let label = scene.words.msg_clock_left();
    html! {
        @if let Some(left) = left {
            span class="clock" data-left=(left) role="timer" aria-label=(label) title=(label) {
                (symbol(Symbol::Clock, "art-icon"))
                span class="clock-time" { (minutes(left)) }
            }
        }
    }
}

fn minutes(left: u64) -> String {
    let seconds = left / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn hint_button(scene: &Scene, game: &GameView) -> Markup {
    let ply = game.view.ply().to_string();
    html! {
        @if game.may_hint {
            (button_form(
                scene,
                "hint",
                &[("ply", &ply)],
                (Some(Symbol::Hint), &scene.words.msg_hint()),
                "tool",
            ))
        }
    }
}

fn take_back_button(scene: &Scene, game: &GameView) -> Markup {
    let ply = game.view.ply().to_string();
    html! {
        @if matches!(game.take_back, TakeBackView::AtOnce | TakeBackView::ByConsent) {
            (button_form(
                scene,
                "take-back",
                &[("ply", &ply)],
                (Some(Symbol::Undo), &scene.words.msg_take_back()),
                "tool",
            ))
        }
    }
}

fn table_menu(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    html! {
        div id="table-menu" class="leaf table-menu" popover {
            button class="tool needs-script" type="button" data-switch="sound" aria-pressed="false" {
                (symbol(Symbol::Mute, "art-icon off"))
                (symbol(Symbol::Sound, "art-icon on"))
                span class="off" { (words.msg_sound_off()) }
                span class="on" { (words.msg_sound_on()) }
            }
            button class="tool needs-script" type="button" data-switch="notify" aria-pressed="false" {
                (symbol(Symbol::Clock, "art-icon"))
                span { (words.msg_notifications_allow()) }
            }
            button class="tool needs-script" type="button" popovertarget="keys" {
                (symbol(Symbol::Book, "art-icon"))
                span { (words.msg_keys()) }
            }
            a class="tool" href=(scene.action("replay")) {
                (symbol(Symbol::Play, "art-icon"))
                span { (words.msg_replay()) }
            }
            @if !scene.is_watcher() {
                (button_form(
                    scene, "leave", &[], (Some(Symbol::Door), &words.msg_leave()), "tool",
                ))
            }
            p class="quiet" {
                (words.msg_hints()) ": " (order::hints(words, scene.table.hints))
            }
            (fair::promised(scene, game))
            (order::manage(scene))
        }
    }
}

/// What the reader should be told or is asked, above everything else.
pub(crate) fn notices(scene: &Scene, game: Option<&GameView>) -> Markup {
    let words = scene.words;
    let away = |seat: &Seat| {
        let seat = scene.seat(*seat);
        seat.own && matches!(seat.holder, HolderView::Person { stand_in: Some(_), .. })
    };
    let replaced = scene.table.config.players.seats().find(away);
    let is_turn_lost = game.is_some_and(|game| game.timed_out)
        && scene.table.turn().is_some_and(|seat| scene.seat(seat).own);
    html! {
        @if let Some(notice) = &scene.table.notice {
            p class="notice notice-bad" role="alert" { (notice) }
        }
        @if let Some(told) = scene.told {
            p class="notice" role="status" { (told) }
        }
        @if scene.table.closed { p class="notice" { (words.msg_table_closed()) } }
        @if scene.table.is_removed && !scene.table.closed {
            p class="notice" { (words.msg_you_are_removed()) }
        }
        @if scene.table.is_blocked { p class="notice" { (words.msg_you_are_blocked()) } }
        @if replaced.is_none() && is_turn_lost { p class="notice" { (words.msg_turn_lost()) } }
        @if let Some(seat) = replaced.filter(|_| !scene.table.closed) {
            div class="notice asking" {
                span { (words.msg_you_left(scene.name(seat))) }
                (button_form(scene, "come-back", &[], (None, &words.msg_come_back()), "button"))
            }
        }
        @match game.map(|game| &game.take_back) {
            Some(TakeBackView::Waiting) => p class="notice" { (words.msg_not_taken_back()) },
            Some(TakeBackView::Asked(name)) => {
                div class="notice asking" {
                    span { (words.msg_asks_take_back(name)) }
                    (answer(scene, "yes", &words.msg_accept()))
                    (answer(scene, "no", &words.msg_decline()))
                }
            }
            _ => {}
        }
    }
}

fn answer(scene: &Scene, answer: &str, word: &str) -> Markup {
    button_form(scene, "take-back/answer", &[("answer", answer)], (None, word), "button")
}
