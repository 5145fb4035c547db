//! Looking through a game, step by step and from every seat.

use majesty_art::{Symbol, symbol};
use majesty_rules::Seat;
use majesty_table::{Phase, ReplayView, TableView};
use majesty_words::{list, round, sentences};
use maud::{Markup, html};

use crate::{
    about::{self, About},
    assets::Asset,
    layout::{self, Head},
    levels,
    model::Reader,
    study::Study,
    table::{display, keys::Keys, over, realm, rivals, scene::Scene},
};

/// The page.
pub fn page(view: &ReplayView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let names = list(reader.lang, &view.names);
    let head = Head {
        title: format!("{}: {names}", words.msg_replay()),
        class: "replay",
        path: address(view, view.ply, view.seat),
        assets: &[Asset::TableStyle, Asset::OverStyle, Asset::ReplayStyle, Asset::ReplayScript],
        about: about(view, reader),
        ..Head::default()
    };
    let table = table(view);
    let game = table.game.as_ref().expect("a replay shows a game");
    let scene = Scene::seen_from(&table, reader, view.seat);
    let keys = Keys::of(&game.view, &game.turns);
    let sheet = view.score_sheet();
    let class = if sheet.is_some() { "look at-end" } else { "look" };
    let body = html! {
        main id="main" class=(class) tabindex="-1" data-replay data-ply=(view.ply)
            data-plies=(view.plies) {
            div class="look-head" {
                // At the end the winners are the heading.
                @if sheet.is_none() { h1 { (words.msg_replay()) } }
                @else { p class="title" { (words.msg_replay()) } }
                p class="quiet" { (names) }
                p class="look-step number" {
                    (words.msg_step_of(view.ply, view.plies))
                    " · " (round(reader.lang, view.view.round()))
                }
                (seats(view, reader))
                (told(view, reader))
                @if view.has_table {
                    a class="look-back" href={ "/t/" (view.id) } {
                        (symbol(Symbol::Previous, "art-icon"))
                        (if view.finished { words.msg_replay_result() } else { words.msg_table_of() })
                    }
                }
            }
            (steps(view, reader))
            @if let Some(sheet) = &sheet {
                @let earnings = over::earnings(game);
                (over::banner(&scene, sheet))
                (over::placing(&scene, sheet, &earnings))
                section class="final panel" aria-label=(words.msg_final_sheet()) {
                    (over::final_sheet(&scene, sheet, &earnings))
                }
                (over::realms(&scene, game, keys.as_ref()))
                (story(view, reader))
            } @else {
                (rivals::rivals(&scene, game, keys.as_ref()))
                (display::display(&scene, game, keys.as_ref()))
                (story(view, reader))
                (realm::realm(&scene, game, keys.as_ref()))
            }
            (ways_on(view, reader, sheet.map(|sheet| over::share(&scene, &sheet))))
        }
        (realm::sheets(&scene))
    };
    layout::page(reader, &head, body)
}

/// The game in a few words, without its end: whoever looks through it may not want to know yet.
fn about(view: &ReplayView, reader: &Reader) -> About {
    let game = about::game(reader.lang, *view.view.config());
    let description = format!("{game}. {}", reader.lang.words().msg_meta_replay());
    About { description, ..About::default() }
}

/// The address of a step, seen from a seat.
fn address(view: &ReplayView, ply: usize, seat: Seat) -> String {
    format!("/t/{}/replay?ply={ply}&seat={}", view.id, seat.number())
}

/// First, back, the slider, on, last; the script adds playing by itself.
fn steps(view: &ReplayView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let (ply, last) = (view.ply, view.plies);
    let link = |to: usize, drawing: Symbol, name: String, rel: &str| {
        html! {
            @if to == ply {
                span class="button step" aria-disabled="true" { (symbol(drawing, "art-icon")) }
            } @else {
                a class="button step" href=(address(view, to, view.seat)) aria-label=(name)
                    title=(name) data-step=(rel) { (symbol(drawing, "art-icon")) }
            }
        }
    };
    html! {
        nav class="steps" aria-label=(words.msg_replay()) {
            (link(0, Symbol::First, words.msg_step_first(), "first"))
            (link(ply.saturating_sub(1), Symbol::Previous, words.msg_step_previous(), "previous"))
            button class="button step" type="button" hidden data-autoplay
                data-play=(words.msg_step_play()) data-pause=(words.msg_step_pause())
                aria-label=(words.msg_step_play()) title=(words.msg_step_play()) {
                (symbol(Symbol::Play, "art-icon step-play"))
                (symbol(Symbol::Pause, "art-icon step-pause"))
            }
            (link((ply + 1).min(last), Symbol::Next, words.msg_step_next(), "next"))
            (link(last, Symbol::Last, words.msg_step_last(), "last"))
            form class="slider" method="get" action={ "/t/" (view.id) "/replay" } {
                input type="range" name="ply" min="0" max=(last) value=(ply)
                    aria-label=(words.msg_replay())
                    aria-valuetext=(words.msg_step_of(ply, last));
                input type="hidden" name="seat" value=(view.seat.number());
                button class="button" { (words.msg_step_go()) }
            }
            label class="speed" hidden {
                span aria-hidden="true" { (words.msg_speed()) }
                select data-speed aria-label=(words.msg_speed()) {
                    @for (pause, name) in [(3000, "½×"), (1500, "1×"), (750, "2×"), (350, "4×")] {
                        option value=(pause) selected[pause == 1500] { (name) }
                    }
                }
            }
        }
    }
}

fn seats(view: &ReplayView, reader: &Reader) -> Markup {
    html! {
        nav class="look-seats choices" aria-label=(reader.lang.words().msg_replay_seat()) {
            span class="quiet" { (reader.lang.words().msg_replay_seat()) }
            @for (seat, name) in Seat::ALL.into_iter().zip(&view.names) {
                a href=(address(view, view.ply, seat))
                    aria-current=[(seat == view.seat).then_some("true")] { (name) }
            }
        }
    }
}

/// What this step was, where the log lies below.
fn told(view: &ReplayView, reader: &Reader) -> Markup {
    let names = |seat: Seat| view.names[seat.index()].clone();
    let events = view.turns.last().map_or(&[][..], |turn| &turn.events);
    html! {
        p class="look-told" {
            @match sentences(reader.lang, events, &names).first() {
                Some(sentence) => (sentence.text),
                None => (reader.lang.words().msg_replay_start()),
            }
        }
    }
}

/// All that has happened up to this step, the newest first. Each turn leads to its step.
fn story(view: &ReplayView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let names = |seat: Seat| view.names[seat.index()].clone();
    html! {
        section class="story-leaf panel" aria-labelledby="story" {
            h2 id="story" { (words.msg_log()) }
            ol id="log" class="story-turns" tabindex="0" {
                @for (ply, turn) in view.turns.iter().enumerate().rev() {
                    li class={ "seat-" (turn.seat.number()) } {
                        a class="story-step number" href=(address(view, ply + 1, view.seat))
                            aria-label=(words.msg_step_of(ply + 1, view.plies)) { (ply + 1) }
                        div {
                            @for sentence in sentences(reader.lang, &turn.events, &names) {
                                p { (sentence.text) }
                            }
                        }
                    }
                }
                li {
                    span class="story-step number" { "0" }
                    p { (words.msg_replay_start()) }
                }
            }
        }
    }
}

/// Playing on from this step, and the record of a game that has ended.
fn ways_on(view: &ReplayView, reader: &Reader, share: Option<Markup>) -> Markup {
    let words = reader.lang.words();
    let base = format!("/t/{}", view.id);
    html! {
        div class="look-on" {
            // The deck of a game that goes on is nobody's to try out.
            @if view.finished && !view.view.is_over() { (play_on(view, reader)) }
            div class="look-links" {
                @if let Some(share) = share { (share) }
                @if view.finished {
                    // One that was broken off has no result to explain.
                    @if view.plies == view.view.config().plies() {
                        form method="post" action={ (base) "/analysis" } {
                            button class="button" {
                                (symbol(Symbol::Hint, "art-icon")) (words.msg_review_start())
                            }
                        }
                    }
                    a class="button" href={ (base) "/record" } download {
                        (symbol(Symbol::Scroll, "art-icon")) (words.msg_record_download())
                    }
                }
            }
        }
    }
}

/// Asks against whom to play on from a step.
pub(crate) fn play_on(view: &ReplayView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        form class="panel look-play" method="post" action={ "/t/" (view.id) "/play-on" } {
            input type="hidden" name="ply" value=(view.ply);
            input type="hidden" name="seat" value=(view.seat.number());
            label class="field" {
                span { (words.msg_opponents()) }
                select name="level" { (levels::options(reader.lang, level(view))) }
            }
            button class="button button-main" { (words.msg_play_on()) }
            p class="quiet" { (words.msg_play_on_about()) }
        }
    }
}

/// The level of the bots in this game, or a friendly one.
fn level(view: &ReplayView) -> &str {
    let others = view.bots.iter().zip(Seat::ALL).filter(|&(_, seat)| seat != view.seat);
    let level = others.filter_map(|(bot, _)| bot.as_deref()).find(|level| levels::is_known(level));
    level.unwrap_or(levels::FRIENDLY)
}

/// The table as those see it who look on and hold no seat.
fn table(view: &ReplayView) -> TableView {
    let study = Study {
        names: view.names.clone(),
        bots: view.bots.clone(),
        turns: view.turns.clone(),
        ..Study::new(view.view)
    };
    TableView { id: view.id, phase: Phase::Over, is_record: !view.has_table, ..study.table() }
}
