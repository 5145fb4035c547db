//! Learning from one's mistakes: each marked move again, without the answer until it's found or asked
//! for. What became of those before stands in the address, so that nothing has to be kept.

use majesty_analysis::{Analysis, Reply, Retry};
use majesty_art::{Symbol, symbol};
use majesty_rules::{Move, Seat};
use majesty_table::{ReplayView, TableId};
use majesty_words::{list, wounded_of, your_wounded};
use maud::{Markup, html};

use super::{
    AnalysisView, about,
    moves::judgement,
    position::{ASSETS, play_on, study},
    review::Review,
};
use crate::{
    assets::Asset,
    layout::{self, Head},
    model::Reader,
    study::{self, Around, Study},
};

/// Whose mistakes, which of them, and what became of those before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The table.
    pub id: TableId,
    /// Whose mistakes.
    pub seat: Seat,
    /// What became of those before: this is the one after them.
    pub before: Vec<Outcome>,
    /// Whether a wrong move was tried at this one.
    pub again: bool,
}

/// What became of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A better move was found at the first try.
    First,
    /// A better move was found later.
    Later,
    /// The answer was shown.
    Shown,
}

impl Outcome {
    const ALL: [Self; 3] = [Self::First, Self::Later, Self::Shown];

    const fn letter(self) -> char {
        match self {
            Self::First => 'f',
            Self::Later => 'l',
            Self::Shown => 's',
        }
    }
}

/// What the reader has just done at a mistake.
#[derive(Clone, Debug)]
pub enum Attempt {
    /// Nothing yet, or something that wasn't a move: then why.
    None(Option<String>),
    /// A move was tried.
    Tried(Move, Retry),
    /// The answer was asked for.
    Shown,
}

/// Where the mistakes of a seat begin.
pub fn start(id: TableId, seat: Seat) -> String {
    Place { id, seat, before: Vec::new(), again: false }.address()
}

impl Place {
    /// A place as it stands in an address: `before` is a letter for each mistake.
    pub fn read(id: TableId, seat: Seat, before: &str, again: bool) -> Self {
        let outcome = |letter: char| Outcome::ALL.into_iter().find(|o| o.letter() == letter);
        Self { id, seat, before: before.chars().filter_map(outcome).collect(), again }
    }

    /// The ply of the mistake; nothing once all were looked at.
    pub fn ply(&self, analysis: &Analysis) -> Option<usize> {
        analysis.mistakes(self.seat).get(self.before.len()).copied()
    }

    fn address(&self) -> String {
        let before: String = self.before.iter().map(|outcome| outcome.letter()).collect();
        let again = if self.again { "&again=1" } else { "" };
        let Self { id, seat, .. } = self;
        format!("/t/{id}/analysis/mistakes?seat={}&before={before}{again}", seat.number())
    }

    /// The next mistake, after this one came to an end.
    fn next(&self, outcome: Outcome) -> Self {
        let mut before = self.before.clone();
        before.push(outcome);
        Self { before, again: false, ..self.clone() }
    }

    fn found(&self) -> Outcome {
        if self.again { Outcome::Later } else { Outcome::First }
    }
}

/// The page of a mistake: `step` is the game before it.
pub fn page(
    view: &AnalysisView,
    place: &Place,
    step: &ReplayView,
    attempt: &Attempt,
    reader: &Reader,
) -> Markup {
    let review = Review::new(view, reader.lang);
    let words = review.words;
    let all = view.analysis.mistakes(place.seat).len();
    let is_open = match attempt {
        Attempt::None(_) => true,
        Attempt::Tried(_, retry) => !retry.accepted,
        Attempt::Shown => false,
    };
    let again = place.again || matches!(attempt, Attempt::Tried(..) if is_open);
    let here = Place { again, ..place.clone() };
    let looked = study(view, step);
    let position = if is_open {
        Study { own: Some(place.seat), answer: here.address(), ..looked }
    } else {
        let decision = &view.analysis.decisions[step.ply];
        Study { played: Some(decision.played), best: Some(decision.best), ..looked }
    };
    let around = Around {
        class: if is_open { "review-position" } else { "review-position review-look" },
        head: html! {
            a class="button" href={ "/t/" (view.id) "/analysis" } {
                (symbol(Symbol::Previous, "art-icon")) (words.msg_review_title())
            }
            h1 { (words.msg_retry_of((place.before.len() + 1) as u32, all as u32)) }
            p class="quiet" {
                (review.round(step.ply)) " · " (review.called(place.seat))
            }
        },
        told: html! {
            div class={ "panel told-move seat-" (place.seat.number()) } {
                (told(&review, &here, step, attempt))
                @if is_open {
                    a class="button" href={ (here.address()) "&show=1" } { (words.msg_retry_show()) }
                } @else {
                    (answered(&review, place, step, attempt, all))
                    (play_on(step, place.seat, reader))
                }
            }
        },
    };
    let head = head(&review, place, reader);
    layout::page(reader, &head, study::board(&position, reader, &around))
}

fn head(review: &Review, place: &Place, reader: &Reader) -> Head {
    let title = review.words.msg_review_title();
    Head {
        title: format!("{title}: {}", list(reader.lang, review.names)),
        class: "study",
        path: place.address(),
        assets: &ASSETS,
        about: about(reader, review.names),
        ..Head::default()
    }
}

/// What the reader is asked, or what their move leads to.
fn told(review: &Review, place: &Place, step: &ReplayView, attempt: &Attempt) -> Markup {
    let words = review.words;
    let decision = &review.analysis.decisions[step.ply];
    let seat = place.seat;
    let cost = review.cost(decision.cost());
    let is_you = review.own == Some(place.seat);
    // What a move costs is the fall of the chance that is told with it.
    let fall = |cost: f64| {
        let before = decision.before[seat];
        let after = (before - cost).max(0.0);
        words.msg_retry_change(is_you, review.fine_chance(before), review.fine_chance(after))
    };
    let ask = html! {
        (words.msg_retry_ask(is_you, review.name(seat), review.short(decision.played), cost))
        " " (fall(decision.cost())) " " (words.msg_retry_find())
    };
    html! {
        @match attempt {
            Attempt::None(problem) => {
                @if let Some(problem) = problem { p class="notice notice-bad" role="alert" { (problem) } }
                p { (ask) }
            }
            Attempt::Tried(m, retry) if retry.accepted => {
                p class="verdict-good" role="status" {
                    @if *m == decision.best { (words.msg_retry_best()) }
                    @else { (words.msg_retry_good(review.cost(retry.cost))) }
                }
            }
            Attempt::Tried(m, retry) => {
                div class="verdict-bad" role="status" {
                    p {
                        @if *m == decision.played { (words.msg_retry_same()) }
                        @else {
                            // Another search may have thought more of the position.
                            @let cost = retry.cost.min(decision.before[seat]);
                            (words.msg_retry_wrong(review.short(*m), review.cost(cost)))
                            " " (fall(cost))
                        }
                    }
                    @if let Some(reply) = &retry.reply { p { (answer(review, seat, reply)) } }
                }
                p class="quiet" { (ask) }
            }
            Attempt::Shown => {
                h2 { (words.msg_retry_answer()) }
                p { b { (review.short(decision.best)) } }
            }
        }
    }
}

/// The next player's best answer, and what it does to those whose mistakes these are.
fn answer(review: &Review, seat: Seat, reply: &Reply) -> Markup {
    let words = review.words;
    let wounded = |character| {
        if review.own == Some(seat) {
            your_wounded(review.lang, character)
        } else {
            wounded_of(review.lang, review.name(seat), character)
        }
    };
    let own = reply.wounded.iter().filter(|(defender, _)| *defender == seat);
    html! {
        (words.msg_retry_reply(review.name(reply.seat), review.short(reply.m)))
        @for &(_, character) in own { " " (words.msg_retry_outcome(wounded(character))) }
    }
}

/// The explanation, and the way to the next one.
fn answered(
    review: &Review,
    place: &Place,
    step: &ReplayView,
    attempt: &Attempt,
    all: usize,
) -> Markup {
    let words = review.words;
    let outcome = match attempt {
        Attempt::Shown => Outcome::Shown,
        _ => place.found(),
    };
    let next = place.next(outcome);
    html! {
        (judgement(review, step.ply))
        a class="button button-main" href=(next.address()) {
            @if next.before.len() < all { (words.msg_retry_next()) }
            @else { (words.msg_retry_finish()) }
        }
    }
}

/// The page once all mistakes were looked at.
pub fn summary(view: &AnalysisView, place: &Place, reader: &Reader) -> Markup {
    let review = Review::new(view, reader.lang);
    let words = review.words;
    let plies = view.analysis.mistakes(place.seat);
    let found = place.before.iter().filter(|&&outcome| outcome != Outcome::Shown).count();
    let head = Head {
        class: "lobby",
        assets: &[Asset::HouseStyle, Asset::AnalysisStyle],
        ..head(&review, place, reader)
    };
    let body = html! {
        main id="main" class="sheet sheet-narrow review" tabindex="-1" {
            header class="review-head" {
                h1 { (words.msg_retry_done()) }
                p class="quiet" { (review.called(place.seat)) }
            }
            section class="panel" {
                @if plies.is_empty() { p { (words.msg_review_flawless()) } }
                @else {
                    p class="verdict title" {
                        (words.msg_retry_score(found as u32, plies.len() as u32))
                    }
                }
                ol class="retried-all" {
                    @for (ply, outcome) in plies.iter().zip(&place.before) {
                        @let decision = &view.analysis.decisions[*ply];
                        li {
                            a class={ "retried " (outcome.letter()) } href=(review.link(*ply)) {
                                (symbol(if *outcome == Outcome::Shown { Symbol::Hint } else { Symbol::Check }, "art-icon"))
                                span {
                                    (review.round(*ply)) ": " (review.short(decision.played))
                                    br;
                                    (words.msg_analysis_better(review.short(decision.best)))
                                }
                                span class="quiet" { (told_outcome(&review, *outcome)) }
                            }
                        }
                    }
                }
                div class="review-ways" {
                    a class="button button-main" href={ "/t/" (view.id) "/analysis" } {
                        (words.msg_review_back())
                    }
                    @if !plies.is_empty() {
                        a class="button" href=(start(view.id, place.seat)) { (words.msg_retry_again()) }
                    }
                    a class="button" href="/puzzles" { (words.msg_puzzles()) }
                }
            }
        }
    };
    layout::page(reader, &head, body)
}

fn told_outcome(review: &Review, outcome: Outcome) -> String {
    match outcome {
        Outcome::First => review.words.msg_retry_first(),
        Outcome::Later => review.words.msg_retry_later(),
        Outcome::Shown => review.words.msg_retry_shown(),
    }
}
