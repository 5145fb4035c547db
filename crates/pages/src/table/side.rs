//! What is said at the table: the hint, the log, the chat.

use std::sync::Arc;

use majesty_art::{Symbol, symbol};
use majesty_rules::{Move, View};
use majesty_table::{GameView, HintView, HolderView, SeatView, Turn};
use majesty_words::{Sentence, card_name, location_name, sentences};
use maud::{Markup, html};

use crate::table::scene::Scene;

/// So many turns are kept in the log; the replay has them all.
const TURNS: usize = 8;

pub(crate) fn side(scene: &Scene, game: &GameView) -> Markup {
    html! {
        section class="side" aria-label=(scene.words.msg_log()) {
            @if let Some(hint) = &game.hint { (advice(scene, &game.view, hint)) }
            (log(scene, &game.turns))
            (chat(scene, false))
        }
    }
}

/// What the strongest bot would do.
fn advice(scene: &Scene, view: &View, hint: &HintView) -> Markup {
    let words = scene.words;
    html! {
        section class="advice" aria-live="polite" {
            h2 { (symbol(Symbol::Hint, "art-icon")) (words.msg_hint_suggests()) }
            p class="best" data-word=(hint.m) { (move_in_words(scene, view, hint.m)) }
            p class="promise" { (words.msg_hint_promise(hint.promise)) }
            @if !hint.others.is_empty() {
                h3 { (words.msg_hint_others()) }
                ul {
                    @for &(m, promise) in &hint.others {
                        li { (move_in_words(scene, view, m)) span class="percent" { (promise) " %" } }
                    }
                }
            }
        }
    }
}

fn move_in_words(scene: &Scene, view: &View, m: Move) -> Markup {
    let card = view.display().card(m.space());
    let word = m.to_string();
    html! {
        (scene.drawn.shield(m.character().location()))
        span {
            @if let Some(card) = card { (card_name(scene.lang, card)) ", " }
            (scene.drawn.space(m.space())) " → "
            (location_name(scene.lang, m.character().location()))
            @if word.len() > 2 { " (" (word) ")" }
        }
    }
}

/// The last turns in sentences, the newest on top. On a narrow screen only the newest sentence
/// shows, and opens the rest.
fn log(scene: &Scene, turns: &[Arc<Turn>]) -> Markup {
    let words = scene.words;
    let first = turns.len().saturating_sub(TURNS);
    let told: Vec<(usize, Vec<Sentence>)> = turns
        .iter()
        .enumerate()
        .skip(first)
        .rev()
        .map(|(ply, turn)| (ply, sentences(scene.lang, &turn.events, &scene.names())))
        .collect();
    let newest = told.first().and_then(|(_, sentences)| sentences.first());
    html! {
        section class="story" {
            h2 { (symbol(Symbol::Scroll, "art-icon")) (words.msg_log()) }
            button class="slim latest" type="button" popovertarget="log-leaf" {
                @match newest {
                    Some(sentence) => (sentence.text),
                    None => (words.msg_log_begins()),
                }
            }
            div id="log-leaf" class="log-leaf" popover {
                ol id="log" tabindex="0" aria-label=(words.msg_log()) {
                    @if told.is_empty() { li { (words.msg_log_begins()) } }
                    @for (ply, sentences) in &told {
                        li class={ "turn-told seat-" (turns[*ply].seat.number()) } data-ply=(ply) {
                            @for sentence in sentences { (line(sentence)) }
                        }
                    }
                }
            }
        }
    }
}

/// A sentence, pointing at the seat and the location that it is about.
fn line(sentence: &Sentence) -> Markup {
    let at = sentence.seat.map(|seat| match sentence.about {
        Some(location) => format!("{}-{}", seat.number(), location.number()),
        None => seat.number().to_string(),
    });
    html! { p data-at=[at] { (sentence.text) } }
}

/// The chat, at first as one line or opened.
pub(crate) fn chat(scene: &Scene, open: bool) -> Markup {
    let (words, chat) = (scene.words, &scene.table.chat);
    html! {
        details class="chat" id="chat-box" open[open] {
            summary {
                (symbol(Symbol::Chat, "art-icon")) span { (words.msg_chat()) }
                @if let Some(last) = chat.last() {
                    span class="last-said" { b { (last.name) } " " (last.text) }
                }
            }
            ol class="said" id="said" tabindex="0" aria-label=(words.msg_chat()) {
                @for line in chat { li data-n=(line.n) { b { (line.name) } " " (line.text) } }
            }
            form id="chat" method="post" action=(scene.action("say")) {
                input name="text" maxlength="300" autocomplete="off" required
                    aria-label=(words.msg_say()) placeholder=(words.msg_say());
                button class="button" { (words.msg_send()) }
            }
            (mutes(scene))
        }
    }
}

/// A switch for each other person at the table.
fn mutes(scene: &Scene) -> Markup {
    let others = |seat: &SeatView| !seat.own && matches!(seat.holder, HolderView::Person { .. });
    let people = scene.table.seats.iter().enumerate().filter(|(_, seat)| others(seat));
    html! {
        div class="mutes" {
            @for (index, seat) in people {
                form method="post" action=(scene.action("mute")) {
                    input type="hidden" name="seat" value=(index + 1);
                    button class="tool" name="mute" value=(if seat.muted { "off" } else { "on" }) {
                        (symbol(if seat.muted { Symbol::Sound } else { Symbol::Mute }, "art-icon"))
                        span {
                            (if seat.muted { scene.words.msg_unmute() } else { scene.words.msg_mute() })
                            ": " (seat.name)
                        }
                    }
                }
            }
        }
    }
}
