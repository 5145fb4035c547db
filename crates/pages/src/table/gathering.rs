//! Before the game: who sits where, who is ready, and the link for those who are missing.

use majesty_art::{Symbol, symbol};
use majesty_rules::{DeckRule, Location, Seat, Ties};
use majesty_table::{HolderView, SeatView};
use majesty_words::{Words, bot_name};
use maud::{Markup, html};

use crate::table::{bar, fair, order, piece::button_form, rivals::holder_sign, scene::Scene, side};

pub(crate) fn gathering(scene: &Scene) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let is_open = |seat: Seat| scene.seat(seat).holder == HolderView::Open;
    let any_open = table.config.players.seats().any(is_open);
    html! {
        div class="gather" {
            h1 { (words.msg_waiting_for_players()) }
            div class="notices" { (bar::notices(scene, None)) }
            div class="gather-left" {
                section class="panel seats" aria-label=(words.msg_seats()) {
                    ol { @for seat in table.config.players.seats() { (seat_line(scene, seat)) } }
                }
                (buttons(scene, any_open))
                (side::chat(scene, true))
                (order::manage(scene))
            }
            div class="gather-right" {
                @if any_open { (invitation(scene)) }
                (options(scene))
                (fair::before(scene))
            }
        }
    }
}

fn seat_line(scene: &Scene, seat: Seat) -> Markup {
    let (words, view) = (scene.words, scene.seat(seat));
    let ready = view.ready || matches!(view.holder, HolderView::Bot { .. });
    html! {
        li class={ "seat seat-" (seat.number()) } {
            span class="place-number" { (words.msg_seat_number(seat.number() as u32)) }
            @if view.holder == HolderView::Open {
                @if scene.is_watcher() && !scene.table.is_blocked {
                    (sit_form(scene, seat))
                } @else {
                    span class="name quiet" { (words.msg_seat_open()) }
                }
            } @else {
                span class="name" {
                    (holder_sign(scene, seat))
                    (view.name)
                    @if view.own { span class="tag" { (words.msg_you_tag()) } }
                }
                span class=(if ready { "readiness yes" } else { "readiness" }) {
                    @if ready { (symbol(Symbol::Check, "art-icon")) }
                    (if ready { words.msg_is_ready() } else { words.msg_not_ready() })
                }
            }
        }
    }
}

fn sit_form(scene: &Scene, seat: Seat) -> Markup {
    let words = scene.words;
    html! {
        form class="sit" method="post" action=(scene.action("sit")) {
            input type="hidden" name="seat" value=(seat.number());
            input name="name" required maxlength="24" autocomplete="nickname"
                aria-label=(words.msg_name()) placeholder=(words.msg_name()) value=(scene.reader_name);
            button class="button button-main" { (words.msg_sit_down()) }
        }
    }
}

fn invitation(scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        section class="panel invite" {
            h2 { (symbol(Symbol::Link, "art-icon")) (words.msg_invite()) }
            div class="copy" {
                input id="link" readonly value=(scene.link) aria-label=(words.msg_table_link());
                button class="button needs-script" type="button" data-copy="link" {
                    (words.msg_copy_link())
                }
            }
        }
    }
}

fn options(scene: &Scene) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let config = &table.config;
    let deck = match config.deck {
        DeckRule::Standard => words.msg_deck_standard(),
        DeckRule::Together => words.msg_deck_together(),
    };
    let ties = match config.ties {
        Ties::Shared => words.msg_ties_shared(),
        Ties::Meeples => words.msg_ties_meeples(),
    };
    let bot = bot_name(scene.lang, &table.substitute);
    html! {
        section class="panel options" {
            dl {
                dt { (words.msg_sides()) }
                dd class="sides" {
                    @for location in Location::ALL {
                        span { (scene.drawn.shield(location)) (config.sides.side(location).letter()) }
                    }
                }
                dt { (words.msg_deck()) } dd { (deck) }
                dt { (words.msg_ties()) } dd { (ties) }
                dt { (words.msg_clock()) } dd { (limit(words, table.turn_limit)) }
                dt { (words.msg_hints()) } dd { (order::hints(words, table.hints)) }
            }
            ul {
                @if config.announce { li { (words.msg_house_rule()) } }
                li { (if table.listed { words.msg_open_to_all() } else { words.msg_by_link_only() }) }
                @if let Some(bot) = bot { li { (words.msg_substitute(bot)) } }
                li data-watchers="words" hidden[table.watchers == 0] {
                    (words.msg_watchers(table.watchers as u32))
                }
            }
        }
    }
}

/// The time for a turn in the largest unit that it fills.
fn limit(words: &Words, limit: Option<u64>) -> String {
    const MINUTE: u64 = 60;
    const DAY: u64 = 24 * 60 * MINUTE;
    match limit.map(|limit| limit / 1000) {
        None => words.msg_clock_none(),
        Some(seconds) if seconds >= DAY => words.msg_clock_days((seconds / DAY) as u32),
        Some(seconds) if seconds >= MINUTE && seconds % MINUTE == 0 => {
            words.msg_clock_minutes((seconds / MINUTE) as u32)
        }
        Some(seconds) => words.msg_clock_seconds(seconds as u32),
    }
}

fn buttons(scene: &Scene, any_open: bool) -> Markup {
    let (words, seats) = (scene.words, &scene.table.seats);
    let waits = |seat: &SeatView| matches!(seat.holder, HolderView::Person { .. }) && !seat.ready;
    let may_start = !any_open && !seats.iter().any(waits);
    let all_own_ready = seats.iter().filter(|seat| seat.own).all(|seat| seat.ready);
    let (value, word) =
        if all_own_ready { ("off", words.msg_unready()) } else { ("on", words.msg_ready()) };
    html! {
        div class="gather-buttons" {
            @if !scene.is_watcher() {
                form id="ready-form" method="post" action=(scene.action("ready")) {
                    button class=(if all_own_ready { "button" } else { "button button-main" })
                        name="ready" value=(value) { (word) }
                }
            }
            @if scene.table.is_host {
                form id="start-form" method="post" action=(scene.action("start")) {
                    button id="start" class="button button-main" disabled[!may_start] {
                        (words.msg_start())
                    }
                }
            }
            @if !scene.is_watcher() {
                (button_form(
                    scene, "leave", &[], (Some(Symbol::Door), &words.msg_leave()),
                    "button button-quiet",
                ))
            }
            @if !may_start { p class="quiet" { (words.msg_all_ready_first()) } }
        }
    }
}
