//! The result as a table of text, aligned by hand: nine columns of figures need no crate.

use crate::{
    Estimate, Summary,
    words::{self, milliseconds, percent, percent_interval, plus_minus},
};

/// The columns, all but the first flush right.
const HEADS: [&str; 9] = [
    "contestant",
    "games",
    "win rate (95%)",
    "luck-adjusted (95%)",
    "score",
    "margin",
    "rating",
    "ms/move",
    "mishaps",
];

/// The lines of the table, its heads first.
pub fn table(summary: &Summary) -> Vec<String> {
    let mut rows = vec![HEADS.map(str::to_owned)];
    for (contestant, time) in summary.contestants.iter().zip(&summary.timing.moves) {
        let figures = &contestant.figures;
        let rate = |rate: &Estimate| {
            let interval = percent_interval(rate)
                .map_or_else(String::new, |interval| format!(" ({interval})"));
            percent(rate.mean) + &interval
        };
        rows.push([
            contestant.label.clone(),
            words::grouped(figures.games),
            rate(&figures.win_rate),
            rate(&figures.adjusted_win_rate),
            format!("{:.1} {}", figures.score.mean, plus_minus(&figures.score, 1)),
            format!("{:+.1} {}", figures.margin.mean, plus_minus(&figures.margin, 1)),
            format!("{:.1} ±{:.1}", contestant.rating.rating, contestant.rating.half_width()),
            milliseconds(time.mean_ms),
            words::grouped(contestant.mishaps.count),
        ]);
    }
    let widths: [usize; HEADS.len()] = std::array::from_fn(|column| {
        rows.iter().map(|row| row[column].trim_end().chars().count()).max().unwrap_or(0)
    });
    rows.iter()
        .map(|row| {
            let cells = row.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
                let cell = cell.trim_end();
                if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            cells.collect::<Vec<_>>().join("  ")
        })
        .collect()
}

/// What stands around the table.
pub struct Notes {
    /// How many games there were, and why so many.
    pub games: String,
    /// The rules and the seed.
    pub rules: String,
    /// Sentences to read the figures by.
    pub below: Vec<String>,
}

/// The sentences around the table.
pub fn notes(summary: &Summary) -> Notes {
    let contestants = &summary.contestants;
    let mut below = Vec::new();
    if let (Some(sprt), [first, ..]) = (&summary.sprt, &contestants[..]) {
        below.push(words::sprt(sprt, &first.label));
    }
    if let (Some(elo), [first, second]) = (&summary.elo, &contestants[..]) {
        below.push(words::elo(elo, &first.label, &second.label));
        below.extend(summary.adjusted_elo.as_ref().and_then(words::adjusted_elo));
    }
    below.extend(words::line_ups(&summary.setup, contestants.len()));
    below.push(format!(
        "Equal players would win {}. Intervals are 95% over deals, except the rating's, which is its own.",
        percent(summary.parity())
    ));
    below.extend(summary.luck_factor().map(words::luck_factor));
    for contestant in contestants {
        if let Some(last) = &contestant.mishaps.last {
            below.push(format!(
                "{} had {}; the last: {} {last}",
                contestant.label,
                words::counted(contestant.mishaps.count, "mishap"),
                contestant.label
            ));
        }
    }
    Notes { games: words::games(&summary.setup), rules: words::rules(&summary.setup), below }
}
