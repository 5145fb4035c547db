//! The result as one self-contained page: no script, no link, no font from elsewhere.
//!
//! Charts are small SVGs of our own. Their widths are given in percent and their heights in pixels,
//! so they fill a telephone and a wide screen alike and their texts keep their size.

mod attacks;
mod characters;
mod heraldry;
mod method;
mod scale;
mod scores;
mod seats;
mod sources;
mod standings;
mod strength;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::{
    ContestantSummary, Summary,
    words::{self, listed, percent},
};

/// The page.
pub fn report(summary: &Summary) -> String {
    let title = format!("{} · Majesty arena", headline(summary));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(include_str!("report/style.css"))) }
            }
            body {
                (heraldry::definitions())
                (banner(summary))
                main {
                    (standings::section(summary))
                    (strength::rating(summary))
                    (strength::win_rate(summary))
                    (scores::section(summary))
                    (sources::section(summary))
                    (seats::section(summary))
                    (characters::section(summary))
                    (attacks::section(summary))
                    (method::section(summary))
                }
            }
        }
    };
    page.into_string()
}

fn banner(summary: &Summary) -> Markup {
    let setup = &summary.setup;
    html! {
        header class="banner" {
            (heraldry::crown())
            p class="kicker" { "Majesty · the arena" }
            h1 { (headline(summary)) }
            p class="verdict" { (verdict(summary)) }
            @if let (Some(sprt), [first, ..]) = (&summary.sprt, &summary.contestants[..]) {
                p class="rules" { (words::sprt(sprt, &first.label)) }
            }
            p class="rules" { (words::games(setup)) "." }
            p class="rules" { (words::rules(setup)) }
            (heraldry::frieze())
        }
    }
}

/// Who plays.
fn headline(summary: &Summary) -> String {
    let labels: Vec<&str> = summary.contestants.iter().map(|c| c.label.as_str()).collect();
    match labels[..] {
        [one] => format!("{one} against itself"),
        [one, other] => format!("{one} against {other}"),
        _ => listed(labels),
    }
}

/// What a reader in a hurry wants to know.
fn verdict(summary: &Summary) -> String {
    if let (Some(elo), [first, second]) = (&summary.elo, &summary.contestants[..]) {
        return words::elo(elo, &first.label, &second.label);
    }
    let rate = |contestant: &&ContestantSummary| contestant.figures.win_rate.mean;
    let best = summary.contestants.iter().max_by(|a, b| rate(a).total_cmp(&rate(b)));
    best.map_or_else(String::new, |best| {
        let won = percent(best.figures.win_rate.mean);
        let equal = percent(summary.parity());
        format!("{} wins {won} of its games; equals would win {equal}.", best.label)
    })
}

/// A part of the page with a heading and a sentence on how to read it.
fn card(class: &str, heading: &str, lead: &str, body: &Markup) -> Markup {
    html! {
        section class=(format!("card {class}")) {
            h2 { (heading) }
            p class="lead" { (lead) }
            (body)
        }
    }
}

#[cfg(test)]
mod tests;
