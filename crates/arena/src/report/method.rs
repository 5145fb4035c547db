//! What the figures mean and how to get them again.

use maud::{Markup, html};

use crate::{
    Summary,
    words::{counted, luck_factor},
};

pub fn section(summary: &Summary) -> Markup {
    let timing = &summary.timing;
    html! {
        section class="card whole method" {
            h2 { "How to read it" }
            p {
                "Every deal is played from every seat, so that nobody wins by better cards. A victory \
                 that k players share counts 1/k for each. The margin is the score less that of the \
                 best other player."
            }
            p {
                "Games of one deal are not independent, so all intervals are of 95% and come from the \
                 spread between deals, with Student’s t. The rating’s interval is its own opinion, which \
                 takes all games for independent: to know whether one bot beats another, look at the win \
                 rate."
            }
            p {
                "The luck-adjusted win rate leaves out the luck of the cards that came: for each card, the \
                 chance to win with it less the mean over all cards that might have come. On average that is \
                 nothing, so both rates estimate the same, but the adjusted one has the narrower interval. It \
                 may reach below 0% or above 100%. "
                @if let Some(factor) = summary.luck_factor() { (luck_factor(factor)) }
            }
            p {
                "The same seed gives the same games whatever the number of threads, as long as bots think \
                 by number of simulations and not by the clock."
            }
            p class="soft" {
                (format!("Played in {:.1} seconds on {}.", timing.seconds, counted(timing.threads as u64, "thread")))
            }
        }
    }
}
