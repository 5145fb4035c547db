//! The chance of winning of each player, move by move.
//!
//! Lengths are percentages of the drawing, so that it's as wide as there is room while its texts keep
//! their size. Screen readers get the same numbers as a table.

use majesty_rules::Seat;
use maud::{Markup, html};

use super::{
    balance::percent,
    review::{Links, Review},
};

/// The height of the drawing, and what is left free above and below the curves.
const HEIGHT: f64 = 240.0;
const MARGIN: f64 = 16.0;

/// The room below for the numbers of the rounds.
const ROUNDS: f64 = 20.0;

pub fn section(review: &Review) -> Markup {
    let words = review.words;
    html! {
        section class="panel review-curve" aria-labelledby="review-curve" {
            h2 id="review-curve" { (words.msg_analysis_curve()) }
            ul class="curve-names" {
                @for seat in review.seats() {
                    li class={ "seat-" (seat.number()) } {
                        svg class="curve-sample" aria-hidden="true" {
                            line class="curve" x1="0" x2="100%" y1="6" y2="6" {}
                        }
                        (review.called(seat))
                    }
                }
            }
            (drawing(review))
            p class="quiet curve-told" data-told { (about(review)) }
            details {
                summary { (words.msg_review_as_table()) }
                (table(review))
            }
        }
    }
}

/// What can be done with the curve: a file has no positions to show.
fn about(review: &Review) -> String {
    match review.links {
        Links::Table(_) => review.words.msg_review_curve_about(),
        Links::File(_) => review.words.msg_review_curve_about_file(),
    }
}

/// Where a chance stands, from above.
fn height(chance: f64) -> f64 {
    MARGIN + (1.0 - chance) * (HEIGHT - 2.0 * MARGIN)
}

fn drawing(review: &Review) -> Markup {
    let decisions = &review.analysis.decisions;
    let count = decisions.len();
    let across = |ply: f64| percent(100.0 * ply / count as f64);
    let players = review.analysis.config.players.count();
    let marks = [0.0, 0.25, 0.5, 0.75, 1.0];
    html! {
        div class="curve-box" {
            // Beside the curves and below them, so that no line crosses a word.
            svg class="curve-scale" height=(HEIGHT + ROUNDS) aria-hidden="true" {
                @for chance in marks {
                    text class="grid-word" x="100%" y=(height(chance) + 4.0) { (review.chance(chance)) }
                }
                text class="grid-word" x="100%" y=(HEIGHT + 14.0) { (review.words.msg_review_axis()) }
            }
            svg class=(if review.own.is_some() { "curves has-own" } else { "curves" }) height=(HEIGHT + ROUNDS) data-curves aria-hidden="true" {
                @for chance in marks {
                    line class="grid" x1="0" x2="100%" y1=(height(chance)) y2=(height(chance)) {}
                }
                @for first in (0..count).step_by(players) {
                    @let last = count.min(first + players);
                    text class="grid-round" x=(across((first + last) as f64 / 2.0)) y=(HEIGHT + 14.0) {
                        (review.analysis.round(first))
                    }
                }
                // Stretched to the width, which the lines themselves are not.
                svg width="100%" height=(HEIGHT) viewBox={ "0 0 " (2 * count) " " (HEIGHT) }
                    preserveAspectRatio="none" {
                    @for seat in review.seats() {
                        path class={ "curve seat-" (seat.number()) (own(review, seat)) } d=(line(review, seat)) {}
                    }
                }
                @for (ply, decision) in decisions.iter().enumerate() {
                    @let seat = decision.seat;
                    a href=(review.link(ply)) tabindex="-1" data-told=(told(review, ply)) {
                        rect class="curve-column" x=(across(ply as f64)) y="0"
                            width=(across(1.0)) height=(HEIGHT) {}
                        @let (x, y) = (across(ply as f64 + 0.5), height(decision.after[seat]));
                        @if let Some(mark) = decision.mark() {
                            circle class={ "dot " (mark.id()) " seat-" (seat.number()) (own(review, seat)) } cx=(x) cy=(y) r="6" {}
                            // Above the line, or below it where there is no room.
                            @let sign = if y < 3.0 * MARGIN { y + 20.0 } else { y - 10.0 };
                            text class={ "dot-sign " (mark.id()) (own(review, seat)) } x=(x) y=(sign) { (mark.sign()) }
                        } @else if decision.find().is_some() {
                            circle class={ "dot find seat-" (seat.number()) (own(review, seat)) } cx=(x) cy=(y) r="6" {}
                        }
                    }
                }
            }
        }
    }
}

/// The reader's own line stands out.
fn own(review: &Review, seat: Seat) -> &'static str {
    if review.own == Some(seat) { " own" } else { "" }
}

/// Before each move, after it, and once the next card has come: what falls first is the player's doing.
fn line(review: &Review, seat: Seat) -> String {
    let decisions = &review.analysis.decisions;
    let moves = decisions.iter().enumerate().flat_map(|(ply, decision)| {
        [(2 * ply, review.analysis.before(ply)[seat]), (2 * ply + 1, decision.after[seat])]
    });
    let end = (2 * decisions.len(), review.analysis.result[seat]);
    let point = |(x, chance): (usize, f64)| {
        format!("{}{x} {:.1}", if x == 0 { 'M' } else { 'L' }, height(chance))
    };
    moves.chain([end]).map(point).collect()
}

/// A move in a line: who played what, and what it cost.
fn told(review: &Review, ply: usize) -> String {
    let decision = &review.analysis.decisions[ply];
    let head = format!(
        "{} · {} · {}",
        review.round(ply),
        review.called(decision.seat),
        review.short(decision.played),
    );
    match decision.mark() {
        Some(mark) => format!("{head} {} {}", mark.sign(), review.change(-decision.cost())),
        None => head,
    }
}

/// The chances before each move, and the result.
fn table(review: &Review) -> Markup {
    let words = review.words;
    let count = review.analysis.decisions.len();
    html! {
        div class="scroll" tabindex="0" role="group" aria-labelledby="review-curve" {
            table class="figures" {
                thead {
                    tr {
                        th scope="col" { (words.msg_review_move()) }
                        @for seat in review.seats() {
                            th scope="col" class={ "seat-" (seat.number()) } { (review.called(seat)) }
                        }
                    }
                }
                tbody {
                    @for ply in 0..=count {
                        tr {
                            th scope="row" class="number" {
                                @if ply < count { (ply + 1) } @else { (words.msg_analysis_result()) }
                            }
                            @for seat in review.seats() {
                                td class="number" { (review.chance(review.analysis.before(ply)[seat])) }
                            }
                        }
                    }
                }
            }
        }
    }
}
