//! The moves: those that decided the game first, then all of them.

use majesty_analysis::Decision;
use majesty_rules::Seat;
use majesty_words::mark_name;
use maud::{Markup, html};

use super::review::{Links, Review};

/// So many moves of a player are shown first.
const FEW: usize = 3;

/// The costliest moves and the best finds.
pub fn first(review: &Review) -> Markup {
    let words = review.words;
    let analysis = review.analysis;
    html! {
        div class="review-first" {
            (some(review, &words.msg_analysis_costliest(), &|seat| analysis.costliest(seat, FEW)))
            (some(review, &words.msg_analysis_finds(), &|seat| analysis.finest(seat, FEW)))
        }
    }
}

fn some(review: &Review, title: &str, plies: &dyn Fn(Seat) -> Vec<usize>) -> Markup {
    let plies: Vec<usize> = review.shown().into_iter().flat_map(plies).collect();
    if plies.is_empty() {
        return html! {};
    }
    html! {
        section class="panel" {
            h2 { (title) }
            ul class="turning-points" {
                @for ply in plies {
                    @let decision = &review.analysis.decisions[ply];
                    li class={ "seat-" (decision.seat.number()) } {
                        a class="turning-point" href=(review.link(ply)) {
                            span class="turning-head" {
                                (review.round(ply))
                                " · " (review.called(decision.seat))
                            }
                            (badge(review, decision))
                            span class="turning-move" { (review.short(decision.played)) }
                            @if decision.mark().is_some() {
                                span { (review.words.msg_analysis_better(review.short(decision.best))) }
                            } @else if let Some((than, _)) = decision.obvious {
                                span { (review.words.msg_analysis_instead(review.short(than))) }
                            }
                        }
                        @if let Some(why) = review.why(ply) { p class="quiet" { (why) } }
                    }
                }
            }
        }
    }
}

/// What a move deserves: a mark with its cost, or praise.
pub fn badge(review: &Review, decision: &Decision) -> Markup {
    html! {
        @if let Some(mark) = decision.mark() {
            span class={ "badge " (mark.id()) } {
                b aria-hidden="true" { (mark.sign()) }
                span class="hidden" { (mark_name(review.lang, mark.id()).unwrap_or_default()) }
                " " (review.change(-decision.cost()))
            }
        } @else if let Some(gain) = decision.find() {
            span class="badge find" {
                b aria-hidden="true" { "!" }
                span class="hidden" { (review.words.msg_review_find()) }
                " " (review.change(gain))
            }
        }
    }
}

/// Every decision in a line.
pub fn all(review: &Review) -> Markup {
    let words = review.words;
    let decisions = &review.analysis.decisions;
    let players = review.analysis.config.players.count();
    html! {
        section class="panel review-all" aria-labelledby="review-all" {
            h2 id="review-all" { (words.msg_analysis_decisions()) }
            p class="quiet" { (words.msg_review_before()) " " (words.msg_review_marks()) }
            ol class="rounds" {
                @for (number, plies) in decisions.chunks(players).enumerate() {
                    li {
                        h3 { (review.round(number * players)) }
                        @for (place, decision) in plies.iter().enumerate() {
                            (line(review, number * players + place, decision))
                        }
                    }
                }
            }
        }
    }
}

fn line(review: &Review, ply: usize, decision: &Decision) -> Markup {
    let class = format!("move-line seat-{}", decision.seat.number());
    let inside = html! {
        span class="move-name" { (review.called(decision.seat)) }
        span class="move-chance number" { (review.chance(decision.before[decision.seat])) }
        span class="move-played" { (review.short(decision.played)) }
        (badge(review, decision))
    };
    match review.links {
        Links::Table(_) => html! { a class=(class) href=(review.link(ply)) { (inside) } },
        Links::File(game) => html! {
            details id={ "move-" (game) "-" (ply) } {
                summary class=(class) { (inside) }
                (judgement(review, ply))
                (next_card(review, ply))
            }
        },
    }
}

/// All that is known of a move: the best ones, whether that's exact, and why.
pub fn judgement(review: &Review, ply: usize) -> Markup {
    let words = review.words;
    let decision = &review.analysis.decisions[ply];
    let is_listed = decision.candidates.iter().any(|(m, _)| *m == decision.played);
    html! {
        div class="judgement" {
            @if decision.forced { p { (words.msg_review_forced()) } }
            @else if decision.played == decision.best { p { (words.msg_review_was_best()) } }
            @if let Some(why) = review.why(ply) { p { (why) } }
            @if decision.candidates.len() + usize::from(!is_listed) > 1 {
                table class="figures candidates" {
                    thead {
                        tr {
                            th scope="col" { (words.msg_review_candidates()) }
                            th scope="col" { (words.msg_review_chance()) }
                        }
                    }
                    tbody {
                        @for &(m, value) in &decision.candidates {
                            (candidate(review, decision, m, value))
                        }
                        @if !is_listed {
                            (candidate(review, decision, decision.played, decision.after[decision.seat]))
                        }
                    }
                }
            }
            @if decision.exact { p class="quiet" { (words.msg_review_exact_about()) } }
        }
    }
}

/// What the card that came next did, if that's worth a word.
pub fn next_card(review: &Review, ply: usize) -> Markup {
    let decision = &review.analysis.decisions[ply];
    let card = review.analysis.before(ply + 1)[decision.seat] - decision.after[decision.seat];
    html! {
        @if card.abs() >= 0.005 {
            p class="quiet" { (review.words.msg_review_card(review.change(card))) }
        }
    }
}

fn candidate(review: &Review, decision: &Decision, m: majesty_rules::Move, value: f64) -> Markup {
    let is_played = m == decision.played;
    html! {
        tr class=[is_played.then_some("is-played")] {
            th scope="row" {
                (review.short(m))
                @if is_played { " " span class="tag" { (review.words.msg_review_played()) } }
            }
            td class="number" { (review.fine_chance(value)) }
        }
    }
}
