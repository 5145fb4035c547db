//! What is said at the table: the hint, the log, the chat.

use majesty_art::{Symbol, symbol};
use majesty_rules::{Move, View};
use majesty_table::{GameView, HintView};
use majesty_words::{Sentence, card_name, location_name, sentences};
use maud::{Markup, html};

use crate::table::{order, scene::Scene};

/// So many turns are kept in the log; the replay has them all.
const TURNS: usize = 8;

pub(crate) fn side(scene: &Scene, game: &GameView) -> Markup {
    html! {
        section class="side" aria-label=(scene.words.msg_log()) {
            @if let Some(hint) = &game.hint { (advice(scene, &game.view, hint)) }
            (log(scene, game))
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
fn log(scene: &Scene, game: &GameView) -> Markup {
    let (words, turns) = (scene.words, &game.turns);
    let first = turns.len().saturating_sub(TURNS);
    let told: Vec<(usize, Vec<Sentence>)> = turns
        .iter()
        .enumerate()
        .skip(first)
        .rev()
        .map(|(ply, turn)| (ply, sentences(scene.lang, &turn.events, &scene.names())))
        .collect();
    let newest = told.first().and_then(|(_, sentences)| sentences.first());
    let hint = game.hints.iter().rfind(|hint| hint.ply as usize == turns.len());
    html! {
        section class="story" {
            h2 { (symbol(Symbol::Scroll, "art-icon")) (words.msg_log()) }
            button class="slim latest" type="button" popovertarget="log-leaf" {
                @match (hint, newest) {
                    (Some(hint), _) => (words.msg_took_hint(scene.name(hint.seat))),
                    (None, Some(sentence)) => (sentence.text),
                    (None, None) => (words.msg_log_begins()),
                }
            }
            div id="log-leaf" class="log-leaf" popover {
                ol id="log" tabindex="0" aria-label=(words.msg_log()) {
                    @if told.is_empty() { li { (words.msg_log_begins()) } }
                    (hints_before(scene, game, turns.len()))
                    @for (ply, sentences) in &told {
                        li class={ "turn-told seat-" (turns[*ply].seat.number()) } data-ply=(ply) {
                            @for sentence in sentences { (line(sentence)) }
                        }
                        (hints_before(scene, game, *ply))
                    }
                }
            }
        }
    }
}

/// The hints that were taken before a move, told to everybody.
fn hints_before(scene: &Scene, game: &GameView, ply: usize) -> Markup {
    let taken = game.hints.iter().filter(|hint| hint.ply as usize == ply);
    html! {
        @for hint in taken {
            li class={ "turn-told hint-told seat-" (hint.seat.number()) } {
                p { (scene.words.msg_took_hint(scene.name(hint.seat))) }
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
            // Enter in the field for the reason must not report the first line: this button comes first.
            button form="report" disabled hidden {}
            ol class="said" id="said" tabindex="0" aria-label=(words.msg_chat()) {
                @for line in chat {
                    li data-n=(line.n) {
                        b { (line.name) }
                        @if line.watcher { span class="tag" { (words.msg_watcher_tag()) } }
                        " " (line.text) " "
                        button form="report" name="line" value=(line.n) { (words.msg_report_send()) }
                    }
                }
            }
            @if scene.table.may_chat {
                form id="chat" method="post" action=(scene.action("say")) {
                    input name="text" maxlength="300" autocomplete="off" required
                        aria-label=(words.msg_say()) placeholder=(words.msg_say());
                    button class="button" { (words.msg_send()) }
                }
            } @else if !scene.table.watchers_chat && !scene.table.is_blocked {
                p class="quiet quieted" { (words.msg_watchers_quiet()) }
            }
            (order::mutes(scene))
            @if !chat.is_empty() { (report(scene)) }
        }
    }
}

/// Reporting a line: opened, it shows a field for the reason and a button at each line.
fn report(scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        details class="report" id="report-box" {
            summary title=(words.msg_report_line()) aria-label=(words.msg_report_line()) {
                (symbol(Symbol::Flag, "art-icon"))
            }
            form id="report" method="post" action=(scene.action("report"))
                data-thanks=(words.msg_report_thanks()) {
                input name="reason" maxlength="300" autocomplete="off"
                    aria-label=(words.msg_report_reason()) placeholder=(words.msg_report_reason());
            }
            p class="quiet" { (words.msg_report_how()) }
        }
    }
}
