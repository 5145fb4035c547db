//! Results of a day: the reader's own with a line to share, and everybody's in a table.

use majesty_art::{Symbol, symbol};
use majesty_words::{Lang, calendar_day, signed};
use maud::{Markup, html};

use super::{DailyView, DayResult, OwnResult, ResultLine};
use crate::{layout::GAME, levels, model::Reader};

/// The strongest level, which plays every deal for comparison.
const STRONGEST: &str = "chancellor";

/// The reader's result, and what they can send to friends.
pub(super) fn own(view: &DailyView, own: &OwnResult, reader: &Reader) -> Markup {
    let (lang, words) = (reader.lang, reader.lang.words());
    let text = told(view, own, reader);
    html! {
        div class="daily-result" {
            p class="daily-headline" {
                @if own.result.margin() > 0 { (symbol(Symbol::Crown, "art-icon")) }
                (headline(lang, own.result))
            }
            p class="daily-score number" { (own.result.points) " : " (own.result.bot) }
            p class="daily-place" {
                (words.msg_daily_place(own.place, view.finished))
                @if view.streak > 1 { " · " (words.msg_daily_streak(view.streak)) }
            }
            p class="daily-rounds" aria-hidden="true" { (own.rounds) }
        }
        div class="daily-share" {
            label class="field" {
                span { (words.msg_daily_share()) }
                textarea id="daily-text" readonly rows="4" { (text) }
            }
            p class="quiet" { (words.msg_daily_rounds()) }
            p class="daily-ways" {
                button class="button" type="button" data-daily="daily-text" hidden
                    data-copied=(words.msg_daily_share_copied()) {
                    (symbol(Symbol::Link, "art-icon")) (words.msg_daily_share_copy())
                }
                a class="button" href=(format_args!("/t/{}/result.svg", own.table))
                    data-share={ (GAME) ": " (first_line(&text)) } data-link={ (reader.origin) "/daily" }
                    data-saved=(words.msg_end_share_saved()) data-copied=(words.msg_end_share_copied()) {
                    (words.msg_daily_share_picture())
                }
            }
            p id="status" class="quiet" role="status" {}
        }
    }
}

/// The result in a few lines that tell nothing of the cards.
fn told(view: &DailyView, own: &OwnResult, reader: &Reader) -> String {
    let words = reader.lang.words();
    let margin = own.result.margin();
    let result = match margin {
        1.. => words.msg_daily_text_won(margin.unsigned_abs()),
        0 => words.msg_daily_text_draw(),
        _ => words.msg_daily_text_lost(margin.unsigned_abs()),
    };
    let place = words.msg_daily_place(own.place, view.finished);
    let head = words.msg_daily_text(calendar_day(reader.lang, view.day), result, place);
    format!("{head}\n{}\n{}/daily", own.rounds, reader.origin)
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

fn headline(lang: Lang, result: DayResult) -> String {
    let (words, margin) = (lang.words(), result.margin());
    match margin {
        1.. => words.msg_end_you_won(margin.unsigned_abs()),
        0 => words.msg_daily_draw(),
        _ => words.msg_end_you_lost(margin.unsigned_abs()),
    }
}

/// The results of today.
pub(super) fn today(view: &DailyView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        section class="panel" aria-labelledby="results" {
            h2 id="results" { (words.msg_daily_results()) }
            (table((&view.results, &view.around), reader.lang, "results"))
            (strongest(view.reference, reader.lang, true))
        }
    }
}

/// The results of the day before.
pub(super) fn yesterday(view: &DailyView, reader: &Reader) -> Markup {
    let (words, day) = (reader.lang.words(), &view.yesterday);
    html! {
        section class="panel" aria-labelledby="yesterday" {
            h2 id="yesterday" { (words.msg_daily_yesterday(calendar_day(reader.lang, day.day))) }
            @if day.secret.is_none() {
                p class="quiet" { (words.msg_daily_yesterday_later()) }
            } @else if day.results.is_empty() {
                p class="quiet" { (words.msg_daily_results_none()) }
            } @else {
                (table((&day.results, &[]), reader.lang, "yesterday"))
                (strongest(day.reference, reader.lang, false))
            }
        }
    }
}

/// The best results, and those around the reader where that is further down.
fn table((best, around): (&[ResultLine], &[ResultLine]), lang: Lang, heading: &str) -> Markup {
    let words = lang.words();
    html! {
        table class="daily-table" aria-labelledby=(heading) {
            thead {
                tr {
                    th scope="col" { (words.msg_daily_results_place()) }
                    th scope="col" { (words.msg_daily_results_player()) }
                    th scope="col" class="number" { (words.msg_daily_results_points()) }
                    th scope="col" class="number" { (words.msg_daily_results_margin()) }
                }
            }
            tbody {
                @for line in best { (row(line, lang)) }
                @if !around.is_empty() {
                    tr class="daily-gap" aria-hidden="true" { td colspan="4" { "⋯" } }
                }
                @for line in around { (row(line, lang)) }
            }
        }
    }
}

fn row(line: &ResultLine, lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        tr class=[line.own.then_some("own")] {
            td { (line.place) }
            th scope="row" {
                (name(line, lang))
                @if line.has_account {
                    " " span class="daily-account" title=(words.msg_daily_account()) {
                        span aria-hidden="true" { "✓" }
                        span class="hidden" { (words.msg_daily_account()) }
                    }
                }
            }
            td class="number" { (line.result.points) " : " (line.result.bot) }
            td class="number" { (margin(line.result)) }
        }
    }
}

/// By how much a game was won, with its sign.
fn margin(result: DayResult) -> String {
    let sign = if result.margin() > 0 { "+" } else { "" };
    format!("{sign}{}", signed(result.margin()))
}

fn name(line: &ResultLine, lang: Lang) -> String {
    let words = lang.words();
    match line.name.as_str() {
        "" if line.own => words.msg_daily_you(),
        "" => words.msg_daily_guest(),
        name if line.own => format!("{name} ({})", words.msg_daily_you()),
        name => name.to_owned(),
    }
}

/// What the strongest bot made of the same cards.
fn strongest(reference: Option<DayResult>, lang: Lang, is_on: bool) -> Markup {
    let words = lang.words();
    html! {
        @if reference.is_some() || is_on {
            p class="daily-strongest" {
                (words.msg_daily_strongest(levels::name(lang, STRONGEST))) ": "
                @match reference {
                    Some(result) => {
                        b class="number" { (result.points) " : " (result.bot) }
                        " (" (margin(result)) ")"
                    }
                    None => (words.msg_daily_strongest_thinking()),
                }
            }
        }
    }
}
