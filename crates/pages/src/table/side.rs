//! What is said at the table: the log, the chat.

use majesty_art::{Symbol, symbol};
use majesty_table::GameView;
use majesty_words::{Sentence, sentences};
use maud::{Markup, html};

use crate::table::{kept, leave, order, scene::Scene};

/// So many turns are kept in the log; the replay has them all.
const TURNS: usize = 6;

pub(crate) fn side(scene: &Scene, game: &GameView) -> Markup {
    html! {
        section class="side" id="side" popover aria-label=(scene.words.msg_talk()) {
            button class="close" type="button" popovertarget="side" popovertargetaction="hide"
                aria-label=(scene.words.msg_sheet_close()) { (symbol(Symbol::Close, "art-icon")) }
            (log(scene, game))
            (chat(scene, false))
        }
    }
}

/// The button that opens the drawer, where log and chat have no place beside the display. The script
/// says how many lines of the chat are new.
pub(crate) fn opener(scene: &Scene) -> Markup {
    html! {
        button class="tool talk" type="button" id="talk" popovertarget="side" aria-haspopup="dialog"
            title=(scene.words.msg_talk()) {
            (symbol(Symbol::Chat, "art-icon"))
            span { (scene.words.msg_talk()) }
            (unread(scene))
        }
    }
}

fn unread(scene: &Scene) -> Markup {
    html! {
        b class="unread" hidden {
            i {} span class="hidden" { " " (scene.words.msg_talk_new()) }
        }
    }
}

/// The last turns in sentences, the newest on top.
fn log(scene: &Scene, game: &GameView) -> Markup {
    let (words, turns) = (scene.words, &game.turns);
    let first = turns.len().saturating_sub(TURNS);
    let told: Vec<(usize, Vec<Sentence>)> = turns
        .iter()
        .enumerate()
        .skip(first)
        .rev()
        .map(|(ply, turn)| (ply, sentences(scene.lang, &turn.events, scene)))
        .collect();
    html! {
        section class="story" {
            h2 { (symbol(Symbol::Scroll, "art-icon")) (words.msg_log()) }
            ol id="log" tabindex="0" aria-label=(words.msg_log()) {
                (leave::told_before(scene, game, turns.len()))
                (hints_before(scene, game, turns.len()))
                @for (ply, sentences) in &told {
                    li class={ "turn-told seat-" (turns[*ply].seat.number()) } data-ply=(ply) {
                        @for sentence in sentences { (line(sentence)) }
                    }
                    (leave::told_before(scene, game, *ply))
                    (hints_before(scene, game, *ply))
                }
                @if told.is_empty() { li { (words.msg_log_begins()) } }
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
                p { (scene.words.msg_took_hint(scene.is_you(hint.seat), scene.name(hint.seat))) }
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
                (symbol(Symbol::Chat, "art-icon")) span { (words.msg_chat()) } (unread(scene))
                @if let Some(last) = chat.last() {
                    span class="last-said" { b { (last.name) } " " (last.text) }
                }
            }
            div class="chat-inside" {
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
                @if !chat.is_empty() { (kept::part(scene, "report", "", || report(scene))) }
            }
        }
    }
}

/// Reporting a line: opened, it shows a field for the reason and a button at each line.
pub(crate) fn report(scene: &Scene) -> Markup {
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
