//! One move of an analysed game: the position, what was played, what was best, and why.

use majesty_art::{Symbol, symbol};
use majesty_rules::Seat;
use majesty_table::ReplayView;
use majesty_words::list;
use maud::{Markup, html};

use super::{
    AnalysisView, about,
    moves::{badge, judgement, next_card},
    review::Review,
};
use crate::{
    assets::Asset,
    layout::{self, Head},
    model::Reader,
    replay,
    study::{self, Around, Study},
};

/// What a page with a board of an analysed game loads.
pub(super) const ASSETS: [Asset; 4] =
    [study::ASSETS[0], study::ASSETS[1], study::ASSETS[2], Asset::AnalysisStyle];

/// The page of a move: `step` is the game before it.
pub fn page(view: &AnalysisView, step: &ReplayView, reader: &Reader) -> Markup {
    let review = Review::new(view, reader.lang);
    let words = review.words;
    let ply = step.ply;
    let decision = &view.analysis.decisions[ply];
    let head = Head {
        title: format!("{}: {}", words.msg_review_title(), list(reader.lang, &view.names)),
        class: "study",
        path: review.link(ply),
        assets: &ASSETS,
        about: about(reader, &view.names),
        ..Head::default()
    };
    let around = Around {
        class: "review-position review-look",
        head: html! {
            a class="button" href={ "/t/" (view.id) "/analysis" } {
                (symbol(Symbol::Previous, "art-icon")) (words.msg_review_title())
            }
            h1 {
                (review.round(ply)) " · " (review.called(decision.seat))
            }
            p class="quiet number" { (words.msg_step_of(ply + 1, step.plies)) }
            (steps(&review, ply))
        },
        told: html! {
            div class={ "panel told-move seat-" (decision.seat.number()) } {
                p class="played" {
                    span class="quiet" { (words.msg_review_played()) " " }
                    b { (review.short(decision.played)) } " "
                    (badge(&review, decision))
                }
                @if decision.mark().is_some() {
                    p class="played" {
                        span class="quiet" { (words.msg_review_best()) " " }
                        b { (review.short(decision.best)) }
                    }
                }
                (judgement(&review, ply))
                (next_card(&review, ply))
                (play_on(step, decision.seat, reader))
                a class="told-replay" href={ "/t/" (view.id) "/replay?ply=" (ply) "&seat=" (decision.seat.number()) } {
                    (words.msg_review_replay())
                }
            }
        },
    };
    let position =
        Study { played: Some(decision.played), best: Some(decision.best), ..study(view, step) };
    layout::page(reader, &head, study::board(&position, reader, &around))
}

/// The position, which nobody plays.
pub(super) fn study(view: &AnalysisView, step: &ReplayView) -> Study {
    Study {
        names: view.names.clone(),
        bots: view.bots.clone(),
        own: view.own,
        turns: step.turns.clone(),
        ..Study::new(step.view)
    }
}

/// To the move before and the next.
fn steps(review: &Review, ply: usize) -> Markup {
    let words = review.words;
    let last = review.analysis.decisions.len() - 1;
    html! {
        nav class="review-steps" aria-label=(words.msg_review_move()) {
            @if ply > 0 {
                a class="button step" rel="prev" href=(review.link(ply - 1))
                    aria-label=(words.msg_step_previous()) title=(words.msg_step_previous()) {
                    (symbol(Symbol::Previous, "art-icon"))
                }
            }
            @if ply < last {
                a class="button step" rel="next" href=(review.link(ply + 1))
                    aria-label=(words.msg_step_next()) title=(words.msg_step_next()) {
                    (symbol(Symbol::Next, "art-icon"))
                }
            }
        }
    }
}

/// Playing on from the position, in place of the player who was to move.
pub(super) fn play_on(step: &ReplayView, seat: Seat, reader: &Reader) -> Markup {
    let step = ReplayView { seat, ..step.clone() };
    html! {
        details class="told-on" {
            summary { (reader.lang.words().msg_play_on()) }
            (replay::play_on(&step, reader))
        }
    }
}
