//! All realms in one table: points, meeples, and who is at each location.

use majesty_rules::{Character, Location, Realm, Seat, Sides};
use majesty_words::location_name;
use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::Paragraph,
};

use super::{block, table::Scene};
use crate::{
    text::{fit, pad, width, wrap},
    theme::{BOLD, DIM},
};

/// The cells before the locations: a mark, the name, points and meeples.
const HEAD: usize = NAME + 12;
const NAME: usize = 15;

/// The cells of a location on a small screen; the Infirmary has what is left.
const SMALL_COLUMN: usize = 6;

/// The most cells of a location's coloured field.
const LARGEST_FIELD: usize = 10;

/// From this size on locations have their names and cards their letters.
const LARGE: (u16, u16) = (110, 32);

fn is_large(area: Rect) -> bool {
    area.width >= LARGE.0 && area.height >= LARGE.1
}

/// How many rows the realms take of a screen.
pub fn height(area: Rect, scene: &Scene) -> u16 {
    let players = scene.view.config().players.count() as u16;
    if is_large(area) {
        let names = names(scene, column(area.width - 2)).len() as u16;
        2 + names + 1 + 3 * players
    } else {
        2 + 1 + players
    }
}

pub fn realms(frame: &mut Frame, area: Rect, scene: &Scene) {
    let words = scene.app.lang.words();
    let sides = match scene.view.config().sides {
        Sides::ALL_A => words.msg_sides_a(),
        Sides::ALL_B => words.msg_sides_b(),
        mix => mix.to_string(),
    };
    let block = block(&format!("{} · {sides}", words.msg_all_realms()));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let is_large = area.height > 2 + 1 + scene.view.config().players.count() as u16;
    let column = if is_large { column(inner.width) } else { SMALL_COLUMN };
    let mut lines = if is_large { names(scene, column) } else { Vec::new() };
    lines.push(header(scene, column));
    for (seat, realm) in scene.view.realms() {
        if is_large {
            lines.push(Line::default());
        }
        lines.push(row(scene, seat, realm, column));
        if is_large {
            lines.push(cards(realm, column));
        }
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// The cells of a location on a large screen.
fn column(width: u16) -> usize {
    (usize::from(width) - HEAD) / Location::ALL.len()
}

/// The names of the locations, in two rows at most.
fn names(scene: &Scene, column: usize) -> Vec<Line<'static>> {
    let name = |location| wrap(location_name(scene.app.lang, location), column - 1);
    let rows = Location::ALL.map(|location| name(location).len()).into_iter().max().unwrap_or(1);
    (0..rows.min(2))
        .map(|row| {
            let mut spans = vec![Span::raw(" ".repeat(HEAD))];
            for location in Location::ALL {
                let names = name(location);
                // Short names stand right above their letters.
                let missing = rows.min(2).saturating_sub(names.len());
                let text = row.checked_sub(missing).and_then(|row| names.get(row));
                let text = pad(text.map_or("", String::as_str), column);
                let style = if scene.highlighted() == location { BOLD } else { DIM };
                spans.push(Span::styled(text, style));
            }
            Line::from(spans)
        })
        .collect()
}

/// The letters of the locations with what their majority is worth.
fn header(scene: &Scene, column: usize) -> Line<'static> {
    let points = pad(&format!("{:>6}", "◎"), 7);
    let mut spans =
        vec![Span::raw(" ".repeat(2 + NAME)), Span::styled(format!("{points}{:<3}", "♟"), DIM)];
    for location in Location::ALL {
        let letter = location.character().map_or('✚', Character::letter);
        let worth = scene.view.location_card(location).majority;
        let worth = worth.map_or_else(String::new, |worth| worth.to_string());
        let mut style = scene.app.theme.field(location);
        if scene.highlighted() == location {
            style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        }
        let cells = (column - 1).min(LARGEST_FIELD);
        let end = if cells == LARGEST_FIELD { " " } else { "" };
        let text = format!(" {letter}{worth:>w$}{end}", w = cells - 2 - end.len());
        spans.push(Span::styled(text, style));
        spans.push(Span::raw(" ".repeat(column - cells)));
    }
    Line::from(spans)
}

/// A realm in one row.
fn row(scene: &Scene, seat: Seat, realm: &Realm, column: usize) -> Line<'static> {
    let on_turn = !scene.view.is_over() && scene.view.turn() == seat;
    let mark = if on_turn { "▸ " } else { "  " };
    let style = scene.app.theme.seat(seat);
    let mut spans = vec![
        Span::styled(mark, scene.app.theme.highlight()),
        Span::styled(pad(&fit(&scene.called(seat), NAME - 1), NAME), style),
        Span::styled(format!("{:>6} ", realm.points()), BOLD),
        Span::raw(pad(&realm.meeples().to_string(), 3)),
    ];
    for character in Character::ALL {
        let count = realm.count(character);
        let others = scene.view.config().players.others(seat);
        let best = others.map(|other| scene.view.realm(other).count(character)).max().unwrap_or(0);
        let (text, style) = match count {
            0 => ("·".to_owned(), DIM),
            _ if count > best => (format!("{count}★"), BOLD),
            _ if count == best => (format!("{count}="), Style::new()),
            _ => (count.to_string(), Style::new()),
        };
        spans.push(Span::styled(pad(&format!(" {text}"), column), style));
    }
    spans.push(match (realm.wounded(), realm.to_heal()) {
        (wounded, Some(top)) => Span::styled(format!(" {wounded}✚{top}"), scene.app.theme.bad()),
        (_, None) => Span::styled(" ·", DIM),
    });
    Line::from(spans)
}

/// The cards of a realm, as their letters. Where not all have room, the oldest are left out: an
/// attack wounds the newest card, and a Witch heals it.
fn cards(realm: &Realm, column: usize) -> Line<'static> {
    let mut spans = vec![Span::raw(" ".repeat(HEAD))];
    for location in Location::ALL {
        let cards: Vec<String> =
            realm.pile(location).from_bottom().map(|card| card.to_string()).collect();
        let from = |first: usize| {
            let more = if first > 0 { "…" } else { "" };
            format!(" {more}{}", cards[first..].join(" "))
        };
        let text = (0..cards.len()).map(from).find(|text| width(text) < column);
        spans.push(Span::styled(pad(&text.unwrap_or_default(), column), DIM));
    }
    Line::from(spans)
}
