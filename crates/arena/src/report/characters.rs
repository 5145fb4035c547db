//! How the number of each character goes with victory: a small chart for each of the seven.

use majesty_rules::Character;
use maud::{Markup, html};

use super::{card, heraldry, scale::across};
use crate::{
    CountFigures, Summary,
    words::{counted, percent, percent_interval},
};

const HEIGHT: f64 = 170.0;
/// Room below for the numbers of cards.
const FOOT: f64 = 22.0;
const HEAD: f64 = 10.0;
/// Room on the left for the percentages.
const LEFT: f64 = 0.12;

/// What happened in fewer seats than this is drawn hollow, without its interval.
const FEW: u64 = 30;

pub fn section(summary: &Summary) -> Markup {
    let body = html! {
        @if summary.contestants.len() > 1 {
            p class="keys" {
                @for (i, contestant) in summary.contestants.iter().enumerate() {
                    (heraldry::name(i, &contestant.label))
                }
            }
        }
        div class="panels narrow" {
            @for character in Character::ALL {
                figure {
                    figcaption { (heraldry::shield(character)) (character.name()) }
                    (chart(summary, character))
                }
            }
        }
    };
    let lead = format!(
        "Win rate by the number of cards in the realm at the end, with 95% intervals; large marks \
         are common, hollow ones stand for fewer than {FEW} seats."
    );
    card("whole", "Victory by characters", &lead, &body)
}

fn chart(summary: &Summary, character: Character) -> Markup {
    let counts =
        |i: usize| &summary.contestants[i].figures.by_character[character as usize].by_count;
    let everybody = 0..summary.contestants.len();
    let most = everybody.clone().flat_map(counts).map(|figures| figures.count).max().unwrap_or(0);
    let step = (1.0 - LEFT) / (most + 1) as f64;
    let x = |contestant: usize, count: usize| {
        // Side by side, so that intervals do not cover each other.
        let all = summary.contestants.len() as f64;
        let aside = (contestant as f64 - (all - 1.0) / 2.0) * (step * 0.5 / all);
        LEFT + (count as f64 + 0.5) * step + aside
    };
    let y = |share: f64| HEAD + (1.0 - share) * (HEIGHT - FOOT - HEAD);
    html! {
        svg class="plot" height=(HEIGHT) role="img" aria-label=(words(summary, character)) {
            @for share in [0.0, 0.5, 1.0] {
                line class="grid" x1="0" x2="100%" y1=(y(share)) y2=(y(share)) {}
                text class="soft" x="0" y=(y(share) - 3.0 + if share > 0.9 { 13.0 } else { 0.0 }) {
                    (format!("{:.0}%", share * 100.0))
                }
            }
            line class="parity" x1=(across(LEFT)) x2="100%" y1=(y(summary.parity())) y2=(y(summary.parity())) {}
            @for count in 0..=most {
                @let middle = LEFT + (count as f64 + 0.5) * step;
                text class="soft" x=(across(middle)) y=(HEIGHT - 6.0) text-anchor="middle" { (count) }
            }
            @for i in everybody {
                (line(i, counts(i), summary.contestants[i].figures.seats, |count| x(i, count), y))
            }
        }
    }
}

/// A contestant's marks, joined where there are enough games.
fn line(
    contestant: usize,
    counts: &[CountFigures],
    seats: u64,
    x: impl Fn(usize) -> f64,
    y: impl Fn(f64) -> f64,
) -> Markup {
    let sure: Vec<&CountFigures> = counts.iter().filter(|c| c.win_rate.n >= FEW).collect();
    let colour = heraldry::colour(contestant);
    html! {
        @for pair in sure.windows(2) {
            line class=(format!("join {colour}"))
                x1=(across(x(pair[0].count))) y1=(format!("{:.1}", y(pair[0].win_rate.mean)))
                x2=(across(x(pair[1].count))) y2=(format!("{:.1}", y(pair[1].win_rate.mean))) {}
        }
        @for figures in counts {
            @let rate = &figures.win_rate;
            @let few = rate.n < FEW;
            @let at = across(x(figures.count));
            @let interval = percent_interval(rate).map_or_else(String::new, |i| format!(" ({i})"));
            g {
                title {
                    (format!("{} of them: wins {}{interval}, {}", figures.count, percent(rate.mean), counted(rate.n, "seat")))
                }
                @if let (false, Some(low), Some(high)) = (few, rate.low, rate.high) {
                    line class=(format!("whisker {colour}")) x1=(at) x2=(at)
                        y1=(format!("{:.1}", y(low))) y2=(format!("{:.1}", y(high))) {}
                }
                @let size = 2.5 + 4.5 * (rate.n as f64 / seats as f64).sqrt();
                (heraldry::mark_at(contestant, &at, y(rate.mean), size, few))
            }
        }
    }
}

fn words(summary: &Summary, character: Character) -> String {
    let of = |contestant: &crate::ContestantSummary| {
        let counts = &contestant.figures.by_character[character as usize].by_count;
        let told: Vec<String> = counts
            .iter()
            .map(|c| format!("{} with {}", percent(c.win_rate.mean), c.count))
            .collect();
        format!("{} wins {}", contestant.label, told.join(", "))
    };
    let all: Vec<String> = summary.contestants.iter().map(of).collect();
    format!("{} cards: {}", character.name(), all.join("; "))
}
