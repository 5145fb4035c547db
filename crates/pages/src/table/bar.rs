//! The line at the top: the round, whose turn it is, and what the reader can do besides playing.

use majesty_art::{Symbol, symbol};
use majesty_rules::Seat;
use majesty_table::{GameView, HolderView, Phase, TakeBackView};
use majesty_words::{Words, round};
use maud::{Markup, html};

use crate::table::{fair, leave, order, piece::button_form, scene::Scene, side};

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
                    button class="tag" type="button" popovertarget="practice" {
                        (words.msg_practice())
                    }
                    span id="practice" class="leaf why" popover { (words.msg_practice_about()) }
                }
                @if scene.table.daily.is_some() {
                    span class="tag" { (words.msg_daily_tag()) }
                }
                (leave::won_tag(scene))
                (watchers(scene))
            }
            div class="turn-tools" {
                // What comes and goes stands first, so that nothing takes another tool's place.
                (take_back_button(scene, game))
                (hint_button(scene, game))
                (side::opener(scene))
                button class="tool tool-more" type="button" popovertarget="table-menu"
                    aria-label=(words.msg_table_of()) { (words.msg_table_more()) }
            }
            (table_menu(scene, game))
            (leave::won_leaf(scene))
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
    // The first time, it costs the game its standing.
    if game.take_back == TakeBackView::AtOnce && !scene.table.practice {
        return leave::take_back(scene, &ply);
    }
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
            a class="tool" href=(scene.action("replay")) {
                (symbol(Symbol::Play, "art-icon"))
                span { (words.msg_replay()) }
            }
            @if game.commitment.is_some() {
                button class="tool" type="button" popovertarget="fair" {
                    (symbol(Symbol::Check, "art-icon"))
                    span { (fair::title(scene)) }
                }
            }
            (leave::tools(scene))
            @if scene.table.practice { p class="quiet" { (words.msg_practice_about()) } }
            @if scene.is_with_people() {
                p class="quiet" {
                    (words.msg_hints()) ": " (order::hints(words, scene.table.hints))
                }
            }
            (order::manage(scene))
        }
        (fair::promised(scene, game))
    }
}

/// What only the script can do, which it puts first in the menu of the table.
pub(crate) fn own_tools(scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
            button class="tool" type="button" data-switch="sound" aria-pressed="false" {
                (symbol(Symbol::Mute, "art-icon off"))
                (symbol(Symbol::Sound, "art-icon on"))
                span class="off" { (words.msg_sound_off()) }
                span class="on" { (words.msg_sound_on()) }
            }
            button class="tool" type="button" data-switch="notify"
                data-blocked=(words.msg_notify_blocked()) aria-pressed="false" {
                (symbol(Symbol::Clock, "art-icon"))
                span { (words.msg_notifications_allow()) }
            }
            button class="tool" type="button" popovertarget="keys" {
                (symbol(Symbol::Book, "art-icon"))
                span { (words.msg_keys()) }
            }
            label class="pace" {
                span { (words.msg_pace()) }
                select name="pace" data-pace {
                    @for (pace, name) in paces(words) { option value=(pace) { (name) } }
                }
            }
    }
}

/// How long the moves of bots stay on the table, by the names under which the script keeps them.
fn paces(words: &Words) -> [(&'static str, String); 4] {
    [
        ("slow", words.msg_pace_slow()),
        ("normal", words.msg_pace_normal()),
        ("fast", words.msg_pace_fast()),
        ("instant", words.msg_pace_instant()),
    ]
}

/// What the reader should be told or is asked, above everything else.
pub(crate) fn notices(scene: &Scene, game: Option<&GameView>) -> Markup {
    let words = scene.words;
    let away = |seat: &Seat| {
        let seat = scene.seat(*seat);
        let is_replaced = matches!(seat.holder, HolderView::Person { stand_in: Some(_), .. });
        seat.own && seat.resigned.is_none() && is_replaced
    };
    let is_on = scene.table.phase == Phase::Playing && !scene.table.closed;
    let replaced = scene.table.config.players.seats().filter(|_| is_on).find(away);
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
        @if let Some(seat) = replaced {
            div class="notice asking" {
                span { (words.msg_you_left(scene.is_you(seat), scene.name(seat))) }
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
        (leave::notices(scene, game))
    }
}

fn answer(scene: &Scene, answer: &str, word: &str) -> Markup {
    button_form(scene, "take-back/answer", &[("answer", answer)], (None, word), "button")
}
