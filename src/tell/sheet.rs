//! The final score sheet as a table.

use std::io::{self, Write};

use majesty_rules::{Character, Score, ScoreSheet, Seat, State};

use super::{
    sentence::Names,
    style::{self, paint},
};

/// The width of a player's column.
const COLUMN: usize = 12;

/// Prints the sheet line by line, then who has won.
pub fn print(
    state: &State,
    sheet: &ScoreSheet,
    names: &Names,
    out: &mut impl Write,
) -> io::Result<()> {
    let seats: Vec<Seat> = state.config().players.seats().collect();
    let columns = |cell: &dyn Fn(Seat) -> String| -> String {
        let cells: Vec<String> =
            seats.iter().map(|&seat| format!("{:>COLUMN$}", cell(seat))).collect();
        cells.concat()
    };
    let line = |out: &mut dyn Write, title: &str, value: &dyn Fn(&Score) -> i32| {
        let values = columns(&|seat| match value(&sheet.scores[seat]) {
            0 => "·".to_owned(),
            points => points.to_string(),
        });
        writeln!(out, "  {title:<12}{values}")
    };

    let heads = columns(&|seat| names.plain(seat).chars().take(COLUMN - 1).collect());
    writeln!(out, "  {:<12}{}", "", paint(style::WORD, &heads))?;
    line(out, "in play", &|score| score.play.into())?;
    line(out, "Infirmary", &|score| score.infirmary.into())?;
    line(out, "variety", &|score| score.variety.into())?;
    for character in Character::ALL {
        line(out, character.location().name(), &|score| score.majority[character].into())?;
    }
    let totals = columns(&|seat| sheet.scores[seat].total().to_string());
    writeln!(out, "  {}", paint(style::WORD, &format!("{:<12}{totals}", "total")))?;

    let winners: Vec<String> = sheet.winning_seats().map(|seat| names.of(seat)).collect();
    match winners.split_last() {
        Some((last, others)) if !others.is_empty() => {
            writeln!(out, "\n♛ {} and {last} share the crown.", others.join(", "))
        }
        Some((winner, _)) => writeln!(out, "\n♛ {winner} wins."),
        None => Ok(()),
    }
}
