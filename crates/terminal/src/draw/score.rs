//! The final sheet, which is counted line by line.

use majesty_rules::Earnings;
use majesty_words::{decided, score_lines, turn_in_short, victory};
use ratatui::{
    Frame,
    layout::{Alignment, Rect},
    style::Style,
    text::{Line, Span},
    widgets::{Padding, Paragraph},
};

use super::{block, leaf, table::Scene};
use crate::{
    text::{fit, pad, width, wrap},
    theme::{BOLD, DIM},
};

/// The cells inside the sheet.
const CELLS: usize = 74;
/// The most cells of a player's column.
const COLUMN: usize = 14;

pub fn score(frame: &mut Frame, area: Rect, scene: &Scene) {
    let Some(sheet) = scene.view.score_sheet() else { return };
    let lang = scene.app.lang;
    let seats = scene.view.config().players.seats();
    let all = score_lines(lang, &sheet);
    let label = all.iter().map(|line| width(&line.name)).max().unwrap_or(0) + 4;
    let column = COLUMN.min((CELLS - label) / seats.len());
    // Sentences below the sheet have as much room as there is.
    let cells = CELLS;
    let label = cells - column * seats.len();

    let names: Vec<Vec<String>> =
        seats.clone().map(|seat| wrap(&scene.called(seat), column - 1)).collect();
    let rows = names.iter().map(Vec::len).max().unwrap_or(1).min(2);
    let head = |row: usize| {
        let mut spans = vec![Span::raw(" ".repeat(label))];
        for (seat, name) in seats.clone().zip(&names) {
            let name = name.get(row).map_or("", String::as_str);
            spans.push(Span::styled(right(name, column), scene.app.theme.seat(seat)));
        }
        Line::from(spans)
    };
    let mut lines: Vec<Line> = (0..rows).map(head).collect();
    lines.push(Line::styled("─".repeat(cells), DIM));
    for (place, line) in all.iter().enumerate() {
        if line.is_total {
            lines.push(Line::styled("─".repeat(cells), DIM));
        }
        let style = if line.is_total { BOLD } else { Style::new() };
        let mut spans = match line.location {
            Some(location) => {
                let letter = location.character().map_or('✚', majesty_rules::Character::letter);
                let field = Span::styled(format!(" {letter} "), scene.app.theme.field(location));
                vec![field, Span::raw(" ")]
            }
            None => vec![Span::raw("    ")],
        };
        spans.push(Span::styled(pad(&line.name, label - 4), style));
        for seat in seats.clone() {
            let value = line.points[seat];
            let text = if place < scene.table.counted {
                value.to_string().replace('-', "−")
            } else {
                String::new()
            };
            let style = if value == 0 { style.patch(DIM) } else { style };
            spans.push(Span::styled(right(&text, column), style));
        }
        lines.push(Line::from(spans));
    }
    lines.push(Line::default());
    let text = victory(lang, &sheet, scene);
    for text in wrap(&format!("♛ {text}"), cells) {
        // Its place is there before it is said, so that nothing jumps.
        let text = if scene.table.counted > all.len() { text } else { String::new() };
        let text = Span::styled(text, scene.app.theme.highlight());
        lines.push(Line::from(text).alignment(Alignment::Center));
    }

    let earnings = Earnings::of(scene.game().turns().iter().flat_map(|turn| &turn.events));
    let you = scene.game().own_seat();
    let decided = decided(lang, &sheet, &earnings, &|seat| scene.name(seat).to_owned(), you);
    let decided = decided.map_or_else(Vec::new, |text| wrap(&text, cells));
    // What decided the game is left out where the last move would have no room.
    if lines.len() + decided.len() + 4 <= usize::from(area.height) {
        for text in decided {
            let text = if scene.table.counted > all.len() { text } else { String::new() };
            lines.push(Line::styled(text, DIM).alignment(Alignment::Center));
        }
    }
    let rows = lines.len() as u16 + 2;
    last_turn(frame, area, scene, area.height.saturating_sub(rows));
    let area = leaf(frame, area, cells as u16 + 6, rows);
    let block = block(&lang.words().msg_final_sheet()).padding(Padding::horizontal(2));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// The move that ended the game, which nobody has seen on the table, if there is room above the sheet.
fn last_turn(frame: &mut Frame, area: Rect, scene: &Scene, spare: u16) {
    let Some(turn) = scene.game().turns().last().filter(|_| spare > 1) else { return };
    let told = turn_in_short(scene.app.lang, (turn.seat, turn.m), &turn.events, scene);
    let text = fit(&told, usize::from(area.width) - 4);
    let mark = Span::styled(" ▌ ", scene.app.theme.seat(turn.seat));
    frame.render_widget(Line::from(vec![mark, Span::raw(text)]), Rect { height: 1, ..area });
}

/// A text at the right end of so many cells.
fn right(text: &str, cells: usize) -> String {
    format!("{}{text}", " ".repeat(cells.saturating_sub(width(text))))
}
