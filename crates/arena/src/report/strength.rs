//! Rating and win rate: a mark on a line for each contestant, with its interval.

use maud::{Markup, html};

use super::{card, heraldry, scale::Scale};
use crate::{
    Summary,
    words::{percent, percent_interval},
};

/// One line of such a chart.
struct Strip {
    value: f64,
    interval: Option<(f64, f64)>,
    /// The value in short, and all of it in words.
    short: String,
    words: String,
}

pub fn rating(summary: &Summary) -> Markup {
    let strips: Vec<Strip> = summary
        .contestants
        .iter()
        .map(|contestant| {
            let rating = contestant.rating;
            Strip {
                value: rating.rating,
                interval: Some((rating.low, rating.high)),
                short: format!("{:.1}", rating.rating),
                words: format!(
                    "rating {:.1}, 95% interval {:.1} to {:.1}",
                    rating.rating, rating.low, rating.high
                ),
            }
        })
        .collect();
    let ends = summary.contestants.iter().flat_map(|c| [c.rating.low, c.rating.high]);
    let scale = Scale::around(ends.chain([25.0]));
    let lead = "Weng–Lin: everybody begins at 25, and every game moves both sides.";
    card("half", "Rating", lead, &chart(summary, &strips, &scale, 25.0, |tick| scale.number(tick)))
}

pub fn win_rate(summary: &Summary) -> Markup {
    let strips: Vec<Strip> = summary
        .contestants
        .iter()
        .map(|contestant| {
            let rate = &contestant.figures.win_rate;
            let interval = percent_interval(rate)
                .map_or_else(String::new, |interval| format!(", 95% interval {interval}"));
            Strip {
                value: rate.mean,
                interval: rate.low.zip(rate.high),
                short: percent(rate.mean),
                words: format!("wins {}{interval}", percent(rate.mean)),
            }
        })
        .collect();
    let lead = format!("The dotted line is what equals would win: {}.", percent(summary.parity()));
    let tick = |tick: f64| format!("{:.0}%", tick * 100.0);
    card(
        "half",
        "Win rate",
        &lead,
        &chart(summary, &strips, &Scale::shares(), summary.parity(), tick),
    )
}

fn chart(
    summary: &Summary,
    strips: &[Strip],
    scale: &Scale,
    parity: f64,
    tick: impl Fn(f64) -> String,
) -> Markup {
    html! {
        div class="strips" {
            @for (i, (contestant, strip)) in summary.contestants.iter().zip(strips).enumerate() {
                @let words = format!("{}: {}", contestant.label, strip.words);
                div class="strip" {
                    (heraldry::name(i, &contestant.label))
                    svg class="plot" height="30" role="img" aria-label=(words) {
                        title { (words) }
                        (scale.grid())
                        line class="parity" x1=(scale.x(parity)) x2=(scale.x(parity)) y1="0" y2="30" {}
                        @if let Some((low, high)) = strip.interval {
                            line class=(format!("whisker {}", heraldry::colour(i)))
                                x1=(scale.x(low)) x2=(scale.x(high)) y1="15" y2="15" {}
                            @for end in [low, high] {
                                line class=(format!("whisker {}", heraldry::colour(i)))
                                    x1=(scale.x(end)) x2=(scale.x(end)) y1="10" y2="20" {}
                            }
                        }
                        (heraldry::mark_at(i, &scale.x(strip.value), 15.0, 6.0, false))
                    }
                    b class="value" { (strip.short) }
                }
            }
            div class="strip foot" { span {} (scale.axis(tick)) span {} }
        }
    }
}
