//! Before the game: who sits where, who is ready, and the link for those who are missing.

use majesty_art::{Symbol, symbol};
use majesty_rules::{DeckRule, Location, Seat, Ties};
use majesty_table::{HolderView, Names};
use majesty_words::{Words, bot_name};
use maud::{Markup, html};

use crate::{
    about, qr,
    table::{bar, fair, order, piece::button_form, rivals::holder_sign, scene::Scene, side},
};

pub(crate) fn gathering(scene: &Scene) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let mut open = table.config.players.seats().filter(|&seat| is_open(scene, seat));
    let first_open = open.next();
    let is_guest = scene.is_watcher() && !table.is_blocked;
    html! {
        div class="gather" {
            @match first_open.filter(|_| is_guest && !table.is_host) {
                Some(_) => h1 { (invites(scene)) },
                None if is_complete(scene) => h1 { (words.msg_everyone_ready()) },
                None => h1 { (words.msg_waiting_for_players()) },
            }
            div class="notices" { (bar::notices(scene, None)) }
            div class="gather-left" {
                @if let Some(seat) = first_open {
                    @if is_guest { (join(scene, seat)) }
                    // A host without a seat can sit down as well as invite.
                    @if !is_guest || table.is_host { (invitation(scene, 1 + open.count())) }
                }
                section class="panel seats" aria-label=(words.msg_seats()) {
                    ol { @for seat in table.config.players.seats() { (seat_line(scene, seat)) } }
                }
                (buttons(scene, first_open.is_some()))
            }
            div class="gather-right" {
                (side::chat(scene, true))
                (options(scene))
                (fair::before(scene))
                (order::manage(scene))
            }
        }
    }
}

/// Whether nobody is missing and everybody is ready.
fn is_complete(scene: &Scene) -> bool {
    scene.table.seats.iter().all(|seat| match seat.holder {
        HolderView::Open => false,
        HolderView::Person { .. } => seat.ready,
        HolderView::Bot { .. } => true,
    })
}

fn is_open(scene: &Scene, seat: Seat) -> bool {
    scene.seat(seat).holder == HolderView::Open
}

/// A sentence that says who invites the reader to this table.
pub(crate) fn invites(scene: &Scene) -> String {
    match &scene.table.host {
        Some(name) => scene.words.msg_meta_invites(name),
        None => scene.words.msg_meta_invited(),
    }
}

fn seat_line(scene: &Scene, seat: Seat) -> Markup {
    let (words, view) = (scene.words, scene.seat(seat));
    let ready = view.ready || matches!(view.holder, HolderView::Bot { .. });
    let open = scene.table.seats.iter().filter(|seat| seat.holder == HolderView::Open).count();
    html! {
        li class={ "seat seat-" (seat.number()) } {
            span class="place-number" { (words.msg_seat_number(seat.number() as u32)) }
            @if view.holder == HolderView::Open {
                span class="name quiet" { (words.msg_seat_open()) }
                // Where there is a choice of seats, it is the guest's.
                @if open > 1 && scene.is_watcher() && !scene.table.is_blocked {
                    button class="button" form="sit" name="seat" value=(seat.number()) {
                        (words.msg_join_play_here())
                    }
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

/// What the guest is invited to, and the button that sits them down, ready to play.
fn join(scene: &Scene, seat: Seat) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let button = if table.auto_start { words.msg_join_play() } else { words.msg_sit_down() };
    html! {
        section class="panel join" {
            p class="join-about" { (words.msg_hero_about()) }
            p class="quiet" {
                (about::game(scene.lang, table.config)) ". "
                @if table.auto_start { (words.msg_auto_start()) }
            }
            form id="sit" class="sit" method="post" action=(scene.action("sit")) {
                input type="hidden" name="ready" value="on";
                // The script puts a share of the shuffle there.
                @if table.fairness.joint.is_some() { input type="hidden" name="share"; }
                label class="field" {
                    span { (words.msg_join_name()) }
                    input name="name" maxlength="24" autocomplete="nickname"
                        placeholder=(scene.lang.player(seat.index() + 1)) value=(scene.reader_name);
                }
                button class="button button-main button-large" name="seat" value=(seat.number()) {
                    (button)
                }
            }
            a class="join-rules" href="/rules" { (words.msg_join_rules()) }
        }
    }
}

/// The link for those who are missing, in every way to send it.
fn invitation(scene: &Scene, free: usize) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let about = match free {
        _ if !table.auto_start => words.msg_invite_about_host(),
        1 => words.msg_invite_about(),
        _ => words.msg_invite_about_more(),
    };
    html! {
        section class="panel invite" {
            div class="invite-words" {
                h2 { (symbol(Symbol::Link, "art-icon")) (words.msg_invite()) }
                p { (about) }
                div class="copy" {
                    input id="link" readonly value=(scene.link) aria-label=(words.msg_table_link());
                    button class="button button-main needs-share" type="button"
                        data-invite=(scene.link) data-text=(invites(scene)) {
                        (words.msg_invite_share())
                    }
                    button class="button button-main needs-script" type="button" data-copy="link" {
                        (words.msg_copy_link())
                    }
                }
                button class="button button-quiet switch needs-script" type="button"
                    data-switch="notify" data-blocked=(words.msg_notify_blocked()) aria-pressed="false" {
                    (symbol(Symbol::Check, "art-icon on"))
                    (symbol(Symbol::Clock, "art-icon off"))
                    span { (words.msg_invite_notify()) }
                }
            }
            figure class="invite-code" {
                (qr::code(&scene.link, &words.msg_invite_scan()))
                figcaption class="quiet" { (words.msg_invite_scan()) }
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
        section class="panel gather-options" {
            dl {
                dt { (words.msg_sides()) }
                dd class="sides" {
                    @for location in Location::ALL {
                        span { (scene.drawn.shield(location)) (scene.words.msg_side_letter(config.sides.side(location).letter().to_string())) }
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
    let may_start = is_complete(scene);
    let starter = scene.table.host.as_ref().filter(|_| may_start && !scene.table.is_host);
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
            @if scene.table.is_host && !scene.table.auto_start {
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
            @if scene.table.auto_start {
                @if !any_open { p class="quiet" { (words.msg_auto_start()) } }
            } @else if !may_start {
                p class="quiet" { (words.msg_all_ready_first()) }
            } @else if let Some(name) = starter {
                p { (words.msg_host_starts(name)) }
            }
        }
    }
}
