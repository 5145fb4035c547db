//! Skill and luck: the verdict, how each player did at a glance, and the whole account in numbers.

use majesty_analysis::{Balance, Grade};
use majesty_art::{Symbol, symbol};
use majesty_rules::Seat;
use majesty_words::{Performance, bot_name, grade_name, mark_name, verdict as verdict_words};
use maud::{Markup, html};

use super::{
    mistakes,
    review::{Links, Review},
};

/// What happened, in a sentence and a panel for each player.
pub fn verdict(review: &Review) -> Markup {
    let performance = |seat: Seat| Performance {
        name: review.name(seat).to_owned(),
        is_you: review.own == Some(seat),
        error: review.analysis.error(seat).unwrap_or(0.0),
        luck: review.analysis.balance(seat).luck,
        won: review.analysis.result[seat] > 0.0,
    };
    let players: Vec<Performance> = review.seats().map(performance).collect();
    html! {
        section class="review-verdict" {
            p class="verdict title" { (verdict_words(review.lang, &players)) }
            p class="quiet" {
                (review.words.msg_review_parts_about()) " " (review.words.msg_review_strong())
            }
            div class="performances" {
                @for seat in review.seats() { (performance_of(review, seat)) }
            }
            (learn(review))
        }
    }
}

/// How a player did: the grade first, then where the result came from.
fn performance_of(review: &Review, seat: Seat) -> Markup {
    let words = review.words;
    let balance = review.analysis.balance(seat);
    let grade = review.analysis.grade(seat);
    let grade_name = grade.and_then(|grade| grade_name(review.lang, grade.id()));
    let is_you = review.own == Some(seat);
    let parts = [
        (words.msg_review_own_moves(is_you), balance.skill),
        (words.msg_review_others_moves(review.names.len() as u32), balance.others),
        (words.msg_analysis_luck(), balance.luck),
    ];
    let scale = review.seats().map(|seat| review.analysis.balance(seat)).map(largest);
    let scale = scale.fold(0.1, f64::max);
    html! {
        article class={ "panel performance seat-" (seat.number()) } {
            h2 {
                (review.called(seat))
                @if balance.result > 0.0 { (crown(review)) }
            }
            p class="grade" {
                @if let Some(name) = grade_name {
                    span class="quiet" { (words.msg_analysis_grade()) }
                    strong class="title" { (name) }
                } @else {
                    span class="quiet" { (words.msg_review_no_grade()) }
                }
                @if let Some(level) = grade.and_then(|grade| bot_name(review.lang, level(grade))) {
                    span class="quiet" { (words.msg_review_plays_like(level)) }
                }
                @if let Some(help) = help(review, seat) { span class="tag" { (help) } }
            }
            dl class="shares" {
                dt { (words.msg_review_marked()) }
                dd class="marked" { (marked(review, seat)) }
                @for (name, value) in parts {
                    dt { (name) }
                    dd class="number" { span { (review.rough_change(value)) } (bar(value / scale)) }
                }
            }
            @if let Some(advice) = review.takeaway(seat).filter(|_| review.shown().contains(&seat)) {
                p class="takeaway" { b { (words.msg_review_takeaway()) ":" } " " (advice) }
            }
        }
    }
}

/// How many moves deserve which mark.
fn marked(review: &Review, seat: Seat) -> Markup {
    let marked = review.analysis.marked(seat);
    html! {
        @if marked.iter().all(|&(_, count)| count == 0) {
            (review.words.msg_review_marked_none())
        }
        @for (mark, count) in marked.into_iter().filter(|&(_, count)| count > 0) {
            span class={ "badge " (mark.id()) } {
                b aria-hidden="true" { (mark.sign()) }
                span class="hidden" { (mark_name(review.lang, mark.id()).unwrap_or_default()) }
                " × " (count)
            }
            " "
        }
    }
}

/// The bot that a grade stands for.
fn level(grade: Grade) -> &'static str {
    match grade {
        Grade::WorldClass => "chancellor",
        Grade::Master => "marshal",
        Grade::Expert => "castellan",
        Grade::Advanced => "treasurer",
        Grade::Intermediate => "steward",
        Grade::Casual => "herald",
        Grade::Beginner => "page",
    }
}

/// What helped a player, if anything did: a grade with hints isn't the player's alone.
fn help(review: &Review, seat: Seat) -> Option<String> {
    let hints = review.hints.get(seat.index()).copied().filter(|&hints| hints > 0);
    let hints = hints.map(|hints| review.words.msg_review_with_hints(hints));
    let practice = review.practice && review.own == Some(seat);
    hints.or_else(|| practice.then(|| review.words.msg_practice()))
}

/// A winner's crown: a drawing, or a letter in a file that has no drawings.
fn crown(review: &Review) -> Markup {
    html! {
        span class="crown" {
            @match review.links {
                Links::Table(_) => (symbol(Symbol::Crown, "art-icon")),
                Links::File(_) => span aria-hidden="true" { "♛" },
            }
        }
    }
}

fn largest(balance: Balance) -> f64 {
    [balance.skill, balance.others, balance.luck].into_iter().map(f64::abs).fold(0.0, f64::max)
}

/// A bar to the right for a gain and to the left for a loss, from −1 to 1.
fn bar(share: f64) -> Markup {
    let width = 50.0 * share.abs().min(1.0);
    let left = if share < 0.0 { 50.0 - width } else { 50.0 };
    html! {
        svg class="part-bar" aria-hidden="true" {
            rect class=(if share < 0.0 { "loss" } else { "gain" }) x=(percent(left)) y="2"
                width=(percent(width)) height="10" rx="2" {}
            line x1="50%" x2="50%" y1="0" y2="14" {}
        }
    }
}

/// A length in percent of the whole, as drawings have it.
pub fn percent(value: f64) -> String {
    format!("{value:.2}%")
}

/// The way to the mistakes, of the reader or of everybody.
fn learn(review: &Review) -> Markup {
    let Links::Table(id) = review.links else { return html! {} };
    let words = review.words;
    html! {
        div class="review-learn" {
            @for seat in review.shown() {
                @let count = review.analysis.mistakes(seat).len();
                @if count > 0 {
                    a class={ "button" (if review.own.is_some() { " button-main button-large" } else { "" }) }
                        href=(mistakes::start(id, seat)) {
                        @if review.own.is_some() { (words.msg_review_learn()) }
                        @else { (words.msg_review_learn_of(review.name(seat))) }
                        small { (words.msg_review_learn_count(count as u32)) }
                    }
                } @else if review.own.is_some() {
                    p { (words.msg_review_flawless()) }
                }
            }
        }
    }
}

/// The account in numbers, for anyone who wants it: a row for each part, a column for each player.
pub fn table(review: &Review) -> Markup {
    let words = review.words;
    let balance = |seat: Seat| review.analysis.balance(seat);
    let row = |name: String, cell: &dyn Fn(Seat) -> String| {
        html! {
            tr {
                th scope="row" { (name) }
                @for seat in review.seats() { td class="number" { (cell(seat)) } }
            }
        }
    };
    html! {
        details class="panel review-balance" {
            summary id="review-how" class="title" { (words.msg_review_how()) }
            p class="quiet" { (words.msg_review_how_about()) }
            div class="scroll" tabindex="0" role="group" aria-labelledby="review-how" {
                table class="figures" {
                    thead {
                        tr {
                            td {}
                            @for seat in review.seats() {
                                th scope="col" class={ "seat-" (seat.number()) } { (review.called(seat)) }
                            }
                        }
                    }
                    tbody {
                        (row(words.msg_analysis_start(), &|seat| review.fine_chance(balance(seat).start)))
                        (row(words.msg_analysis_skill(), &|seat| review.change(balance(seat).skill)))
                        (row(words.msg_analysis_others(), &|seat| review.change(balance(seat).others)))
                        (row(words.msg_analysis_luck(), &|seat| review.change(balance(seat).luck)))
                        (row(words.msg_analysis_result(), &|seat| review.fine_chance(balance(seat).result)))
                        (row(words.msg_analysis_adjusted(), &|seat| review.change(balance(seat).luck_adjusted())))
                        (row(words.msg_analysis_error(), &|seat| match review.analysis.error(seat) {
                            Some(error) => review.cost(error),
                            None => "–".to_owned(),
                        }))
                    }
                }
            }
        }
    }
}
