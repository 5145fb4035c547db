//! What a seat is worth: for all together and for each contestant.

use maud::{Markup, html};

use super::{card, heraldry, scale::across};
use crate::{
    Figures, SeatFigures, Summary,
    words::{percent, percent_interval},
};

const HEIGHT: f64 = 150.0;
/// Room below the columns for the names of the seats.
const FOOT: f64 = 20.0;
/// Room above them for the numbers.
const HEAD: f64 = 18.0;

pub fn section(summary: &Summary) -> Markup {
    let alone = summary.contestants.len() == 1;
    let everybody = (!alone).then_some((None, "all together", &summary.all));
    let each = summary
        .contestants
        .iter()
        .enumerate()
        .map(|(i, contestant)| (Some(i), contestant.label.as_str(), &contestant.figures));
    let panels: Vec<(Option<usize>, &str, &Figures)> = everybody.into_iter().chain(each).collect();
    let ends = panels
        .iter()
        .flat_map(|(_, _, figures)| &figures.by_seat)
        .map(|seat| seat.win_rate.high.unwrap_or(seat.win_rate.mean));
    let top = ends.fold(1.5 * summary.parity(), f64::max);
    let body = html! {
        // Two numbers have room side by side on a telephone; four have not.
        div class=(if summary.setup.players == 2 { "panels" } else { "panels roomy" }) {
            @for &(contestant, label, figures) in &panels {
                figure {
                    figcaption {
                        @match contestant {
                            Some(i) => (heraldry::name(i, label)),
                            None => span class="name" { (label) },
                        }
                    }
                    (columns(contestant, label, figures, summary.parity(), top))
                }
            }
        }
    };
    let lead = format!(
        "How often a seat wins; seat 1 moves first. The dotted line is an equal share, {}.",
        percent(summary.parity())
    );
    card("whole", "Seat advantage", &lead, &body)
}

fn columns(
    contestant: Option<usize>,
    label: &str,
    figures: &Figures,
    parity: f64,
    top: f64,
) -> Markup {
    let seats = &figures.by_seat;
    let y = |share: f64| HEIGHT - FOOT - share / top * (HEIGHT - FOOT - HEAD);
    let told: Vec<String> = seats
        .iter()
        .map(|seat| format!("seat {} wins {}", seat.seat, percent(seat.win_rate.mean)))
        .collect();
    let words = format!("{label}: {}", told.join(", "));
    let class = contestant.map_or_else(|| "of-all".to_owned(), heraldry::colour);
    html! {
        svg class="plot" height=(HEIGHT) role="img" aria-label=(words) {
            @for (i, seat) in seats.iter().enumerate() {
                @let middle = (i as f64 + 0.5) / seats.len() as f64;
                @let width = 0.56 / seats.len() as f64;
                (column(seat, &class, middle, width, y))
            }
            line class="parity" x1="0" x2="100%" y1=(y(parity)) y2=(y(parity)) {}
            line class="zero" x1="0" x2="100%" y1=(y(0.0)) y2=(y(0.0)) {}
        }
    }
}

fn column(
    seat: &SeatFigures,
    class: &str,
    middle: f64,
    width: f64,
    y: impl Fn(f64) -> f64,
) -> Markup {
    let rate = &seat.win_rate;
    let interval = percent_interval(rate).map_or_else(String::new, |i| format!(" ({i})"));
    let above = y(rate.high.unwrap_or(rate.mean)) - 5.0;
    html! {
        g {
            title {
                (format!("seat {}: wins {}{interval}, {:.1} points", seat.seat, percent(rate.mean), seat.score.mean))
            }
            rect class=(format!("bar {class}")) x=(across(middle - width / 2.0)) width=(across(width))
                y=(format!("{:.1}", y(rate.mean))) height=(format!("{:.1}", y(0.0) - y(rate.mean))) {}
            @if let (Some(low), Some(high)) = (rate.low, rate.high) {
                line class="error" x1=(across(middle)) x2=(across(middle))
                    y1=(format!("{:.1}", y(low))) y2=(format!("{:.1}", y(high))) {}
            }
            text x=(across(middle)) y=(format!("{above:.1}")) text-anchor="middle" { (percent(rate.mean)) }
            text class="soft" x=(across(middle)) y=(HEIGHT - 5.0) text-anchor="middle" { "seat " (seat.seat) }
        }
    }
}
