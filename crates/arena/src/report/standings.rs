//! The table of all contestants.

use maud::{Markup, html};

use super::{card, heraldry};
use crate::{
    Summary,
    words::{self, grouped, milliseconds, percent, percent_interval, plus_minus},
};

pub fn section(summary: &Summary) -> Markup {
    let contestants = &summary.contestants;
    let lead = words::line_ups(&summary.setup, contestants.len()).unwrap_or_else(|| {
        format!("Equals would win {} of their games.", percent(summary.parity()))
    });
    let body = html! {
        table class="standings" {
            thead {
                tr {
                    th scope="col" { "contestant" }
                    @for head in HEADS { th scope="col" { (head) } }
                }
            }
            tbody {
                @for (i, (contestant, time)) in contestants.iter().zip(&summary.timing.moves).enumerate() {
                    @let figures = &contestant.figures;
                    @let cells = [
                        (grouped(figures.games), String::new()),
                        (percent(figures.win_rate.mean),
                         percent_interval(&figures.win_rate).unwrap_or_default()),
                        (percent(figures.adjusted_win_rate.mean),
                         percent_interval(&figures.adjusted_win_rate).unwrap_or_default()),
                        (format!("{:.1}", figures.score.mean), plus_minus(&figures.score, 1)),
                        (format!("{:+.1}", figures.margin.mean), plus_minus(&figures.margin, 1)),
                        (format!("{:.1}", contestant.rating.rating),
                         format!("±{:.1}", contestant.rating.half_width())),
                        (milliseconds(time.mean_ms), "ms".to_owned()),
                        (grouped(contestant.mishaps.count), String::new()),
                    ];
                    tr {
                        th scope="row" { (heraldry::name(i, &contestant.label)) }
                        @for (head, (value, error)) in HEADS.into_iter().zip(cells) {
                            td data-head=(head) { b { (value) } " " small { (error) } }
                        }
                    }
                }
            }
        }
        @for contestant in contestants {
            @if let Some(last) = &contestant.mishaps.last {
                p class="mishap" {
                    b { (contestant.label) } " had " (words::counted(contestant.mishaps.count, "mishap"))
                    "; a random move was played each time. The last: "
                    q { (contestant.label) " " (last) }
                }
            }
        }
    };
    card("whole", "Standing", &lead, &body)
}

const HEADS: [&str; 8] =
    ["games", "win rate", "luck-adjusted", "score", "margin", "rating", "time a move", "mishaps"];
