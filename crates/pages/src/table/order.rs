//! Keeping order: what anybody can do against people who disturb, and what the host can do.

use majesty_art::{Symbol, symbol};
use majesty_table::{Hints, PersonView, Phase, Whom};
use majesty_words::Words;
use maud::{Markup, html};

use crate::table::{bar, piece::button_form, scene::Scene};

/// The page of a table that was closed before a game began.
pub(crate) fn closed(scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        div class="gather closed" {
            h1 { (words.msg_closed_title()) }
            div class="notices" { (bar::notices(scene, None)) }
            p { a class="button button-main" href="/" { (words.msg_join_table()) } }
        }
    }
}

/// How a form names a person.
fn whom(person: &PersonView) -> (&'static str, String) {
    match person.whom {
        Whom::Seat(place) => ("seat", (place + 1).to_string()),
        Whom::Line(n) => ("line", n.to_string()),
        Whom::Member(member) => ("member", member.index().to_string()),
    }
}

/// A switch for each other person, to hear them or not.
pub(crate) fn mutes(scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        div class="mutes" {
            @for person in &scene.table.people {
                @let (field, value) = whom(person);
                form method="post" action=(scene.action("mute")) {
                    input type="hidden" name=(field) value=(value);
                    button class="tool" name="mute" value=(if person.muted { "off" } else { "on" }) {
                        (symbol(if person.muted { Symbol::Sound } else { Symbol::Mute }, "art-icon"))
                        span {
                            (if person.muted { words.msg_unmute() } else { words.msg_mute() })
                            ": " (person.name)
                        }
                    }
                }
            }
        }
    }
}

/// What only the host sees.
pub(crate) fn manage(scene: &Scene) -> Markup {
    let (words, table) = (scene.words, scene.table);
    // Alone against bots there is nothing to keep in order.
    let is_alone = table.people.is_empty() && table.watchers == 0 && table.watchers_chat;
    let is_quiet = is_alone && !table.listed && table.phase != Phase::Gathering;
    if !table.is_host || table.closed || is_quiet {
        return html! {};
    }
    let (chat, chat_word) = if table.watchers_chat {
        ("off", words.msg_watchers_chat_off())
    } else {
        ("on", words.msg_watchers_chat_on())
    };
    html! {
        details class="manage" id="manage" {
            summary { (symbol(Symbol::Crown, "art-icon")) span { (words.msg_manage()) } }
            @for person in &table.people { (means(scene, person)) }
            @if !table.people.is_empty() { p class="quiet" { (words.msg_block_about()) } }
            (button_form(scene, "watchers-chat", &[("on", chat)], (None, &chat_word), "tool"))
            @if table.phase != Phase::Over {
                (button_form(scene, "close", &[], (None, &words.msg_close_table()), "tool"))
                p class="quiet" { (words.msg_close_about()) }
            }
        }
    }
}

/// Removing and blocking a person.
fn means(scene: &Scene, person: &PersonView) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let (field, value) = whom(person);
    let sits = person.seat.filter(|&seat| !scene.seat(seat).removed && table.phase != Phase::Over);
    let (on, block) = if person.blocked {
        ("off", words.msg_unblock_person(&*person.name))
    } else {
        ("on", words.msg_block_person(&*person.name))
    };
    html! {
        div class="means" {
            @if sits.is_some() {
                (button_form(
                    scene, "remove", &[(field, &value)],
                    (None, &words.msg_remove_person(&*person.name)), "tool",
                ))
            }
            (button_form(scene, "block", &[(field, &value), ("on", on)], (None, &block), "tool"))
        }
    }
}

/// Who may take hints, in a few words.
pub(crate) fn hints(words: &Words, hints: Hints) -> String {
    match hints {
        Hints::Alone => words.msg_hints_alone(),
        Hints::Everyone => words.msg_hints_everyone(),
        Hints::Nobody => words.msg_hints_nobody(),
    }
}
