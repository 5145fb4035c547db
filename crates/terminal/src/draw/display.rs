//! The display: six cards in a row from the front, what each costs, what lies on it, what it brings.

use majesty_rules::{Card, Event, Move, Space};
use majesty_words::character_name;
use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    symbols::merge::MergeStrategy,
    text::{Line, Span},
    widgets::{Block, BorderType},
};

use super::table::Scene;
use crate::{
    cursor::{outcome, ways},
    text::{pad, width, wrap},
    theme::{BOLD, DIM},
};

/// How many rows a card takes.
pub const HEIGHT: u16 = 6;

pub fn display(frame: &mut Frame, area: Rect, scene: &Scene) {
    // Neighbours share a line between them; the highlighted card has its own, drawn last.
    let line = |card: u16| area.x + card * (area.width - 1) / 6;
    let highlighted = match scene.shown_move() {
        Some(m) => m.space(),
        None => scene.table.cursor.space(),
    };
    let cards: Vec<_> = scene.view.display().cards().collect();
    let is_last = |space: Space| space == highlighted;
    let others = cards.iter().filter(|(space, ..)| !is_last(*space));
    for &(space, card, lying) in others.chain(cards.iter().filter(|(space, ..)| is_last(*space))) {
        let (x, end) = (line(space.cost().into()), line(space.number().into()));
        let place = Rect { x, width: end - x + 1, ..area };
        one(frame, place, scene, (space, card, lying), is_last(space));
    }
}

fn one(
    frame: &mut Frame,
    area: Rect,
    scene: &Scene,
    (space, card, lying): (Space, Card, u8),
    is_highlighted: bool,
) {
    let theme = scene.app.theme;
    let own = ways(scene.view, space);
    let is_far = scene.is_choosing() && own.is_empty();
    let (lines, style) = if is_highlighted {
        (BorderType::Thick, theme.highlight())
    } else {
        (BorderType::Plain, DIM)
    };
    let number = Span::styled(format!(" {} ", space.number()), BOLD);
    let letters = Span::styled(format!(" {card} "), BOLD);
    let price = match space.cost() {
        0 => scene.app.lang.words().msg_free(),
        cost => format!("−{cost}♟"),
    };
    let price_style = if is_far { theme.bad() } else { Style::new() };
    let price_style = price_style.remove_modifier(Modifier::DIM);
    let block = Block::bordered()
        .merge_borders(MergeStrategy::Exact)
        .border_type(lines)
        .border_style(style)
        .title(number)
        .title(Line::from(letters).right_aligned())
        .title_bottom(Line::from(Span::styled(format!(" {price} "), price_style)).centered());
    let inner = block.inner(area);
    frame.render_widget(block, area);

    let cells = usize::from(inner.width);
    let faces: Vec<(Style, Vec<String>)> = card
        .characters()
        .map(|character| {
            let name = character_name(scene.app.lang, character);
            (theme.field(character.location()), wrap(name, cells))
        })
        .collect();
    let mut rows = inner.rows();
    for (style, names) in &faces {
        let style = if is_far { DIM } else { *style };
        for name in names {
            if let Some(row) = rows.next() {
                let margin = if width(name) < cells { " " } else { "" };
                let text = pad(&format!("{margin}{name}"), cells);
                frame.render_widget(Span::styled(text, style), row);
            }
        }
    }
    let Some(foot) = rows.next_back() else { return };
    let lying = match lying {
        0 => String::new(),
        1..=3 => "♟".repeat(lying.into()),
        _ => format!("♟×{lying}"),
    };
    frame.render_widget(Span::styled(format!(" {lying}"), BOLD), foot);
    if scene.is_choosing() && !own.is_empty() {
        let brings = brings(scene, card, &own);
        if width(&lying) + width(&brings) + 2 <= cells {
            let brings = Span::styled(format!("{brings} "), theme.good());
            frame.render_widget(Line::from(brings).right_aligned(), foot);
        }
    }
}

/// The points that a card brings at once as each of its characters, trades left aside.
fn brings(scene: &Scene, card: Card, ways: &[Move]) -> String {
    let seat = scene.view.turn();
    let points = |m: Move| -> u16 {
        let gained = outcome(scene.view, m).into_iter().map(|event| match event {
            Event::Gained { seat: who, gain, .. } if who == seat => gain.points,
            _ => 0,
        });
        gained.sum()
    };
    let each: Vec<String> = card
        .characters()
        .filter_map(|character| ways.iter().find(|m| m.character() == character))
        .map(|&m| format!("+{}", points(m)))
        .collect();
    format!("{}◎", each.join("/"))
}
