//! How the final scores are spread: a small histogram for each contestant, all on one scale.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::{
    card, heraldry,
    scale::{Scale, across},
};
use crate::Summary;

const HEIGHT: f64 = 84.0;

/// The most bars of a histogram, or one more where they begin on a round number.
const MOST_BARS: i32 = 45;

/// The widths that a bar can have.
const WIDTHS: [i32; 6] = [1, 2, 5, 10, 20, 50];

pub fn section(summary: &Summary) -> Markup {
    let spread = Spread::of(&summary.all.scores);
    let shares: Vec<Vec<f64>> = summary
        .contestants
        .iter()
        .map(|contestant| spread.shares(&contestant.figures.scores))
        .collect();
    let highest = shares.iter().flatten().copied().fold(0.0, f64::max);
    let scale = Scale::around([spread.left(0), spread.left(spread.bars)]);
    let body = html! {
        div class="strips" {
            @for (i, (contestant, shares)) in summary.contestants.iter().zip(&shares).enumerate() {
                @let words = words(contestant.figures.score.mean, &contestant.label, &contestant.figures.scores);
                div class="strip" {
                    (heraldry::name(i, &contestant.label))
                    svg class="plot" height=(HEIGHT) role="img" aria-label=(words) {
                        title { (words) }
                        (scale.grid())
                        @for (bar, share) in shares.iter().enumerate() {
                            @if *share > 0.0 {
                                @let height = share / highest * (HEIGHT - 4.0);
                                rect class=(format!("bar {}", heraldry::colour(i)))
                                    x=(scale.x(spread.left(bar))) width=(across(f64::from(spread.width) / (scale.max - scale.min)))
                                    y=(format!("{:.1}", HEIGHT - height)) height=(format!("{height:.1}")) {}
                            }
                        }
                        @let mean = scale.x(contestant.figures.score.mean);
                        line class="mean" x1=(mean) x2=(mean) y1="0" y2=(HEIGHT) {}
                    }
                    b class="value" { (format!("{:.1}", contestant.figures.score.mean)) }
                }
            }
            div class="strip foot" { span {} (scale.axis(|tick| scale.number(tick))) span {} }
        }
    };
    let lead =
        format!("Final scores in steps of {}; the line and the number are the mean.", spread.width);
    card("whole", "Scores", &lead, &body)
}

/// The bars into which all scores are sorted.
struct Spread {
    start: i32,
    width: i32,
    bars: usize,
}

impl Spread {
    fn of(scores: &BTreeMap<i32, u64>) -> Self {
        let (least, most) = ends(scores);
        let mut steps = WIDTHS.into_iter().filter(|width| (most - least) / width < MOST_BARS);
        let width = steps.next().unwrap_or(WIDTHS[WIDTHS.len() - 1]);
        let start = least.div_euclid(width) * width;
        Self { start, width, bars: bar(start, width, most) + 1 }
    }

    /// Where a bar begins; the one behind the last, where all end.
    fn left(&self, bar: usize) -> f64 {
        f64::from(self.start) + bar as f64 * f64::from(self.width)
    }

    /// Which part of the scores each bar holds.
    fn shares(&self, scores: &BTreeMap<i32, u64>) -> Vec<f64> {
        let all: u64 = scores.values().sum();
        let mut shares = vec![0.0; self.bars];
        for (&score, &count) in scores {
            shares[bar(self.start, self.width, score)] += count as f64 / all as f64;
        }
        shares
    }
}

fn bar(start: i32, width: i32, score: i32) -> usize {
    ((score - start) / width).unsigned_abs() as usize
}

/// The lowest score and the highest.
fn ends(scores: &BTreeMap<i32, u64>) -> (i32, i32) {
    let score = |end: Option<(&i32, &u64)>| end.map_or(0, |(&score, _)| score);
    (score(scores.first_key_value()), score(scores.last_key_value()))
}

fn words(mean: f64, label: &str, scores: &BTreeMap<i32, u64>) -> String {
    let (least, most) = ends(scores);
    format!("{label}: final scores from {least} to {most}, {mean:.1} on average")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_has_a_bar() {
        let scores: BTreeMap<i32, u64> = [(-7, 1), (0, 1), (123, 2)].into();
        let spread = Spread::of(&scores);
        assert_eq!((spread.start, spread.width), (-10, 5));
        let shares = spread.shares(&scores);
        assert_eq!(shares.len(), spread.bars);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert_eq!((shares[0], shares[2], shares[spread.bars - 1]), (0.25, 0.25, 0.5));
    }
}
