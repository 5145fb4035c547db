//! What lies over the table: the keys with what a location does, the whole log, and the question
//! whether to leave.

use majesty_rules::Location;
use majesty_words::{ability, location_name, points};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
    widgets::{Padding, Paragraph},
};

use super::{block, choice, leaf, log, table::Scene};
use crate::{
    text::{pad, wrap},
    theme::{BOLD, DIM},
};

/// The cells of the keys' names.
const KEY: usize = 16;

pub fn help(frame: &mut Frame, area: Rect, scene: &Scene, location: Location) {
    let (lang, words) = (scene.app.lang, scene.app.lang.words());
    let cells = 72;
    let is_over = scene.game().view().is_over();
    let mut keys = vec![
        ("← →  b l  1–6", words.msg_keys_spaces()),
        ("↑ ↓  j k", words.msg_keys_ways()),
        ("⏎  Space", words.msg_keys_confirm()),
        ("h", words.msg_keys_hint()),
        ("u", words.msg_keys_take_back()),
    ];
    if is_over {
        keys = vec![
            ("← →  b l", words.msg_keys_replay()),
            ("a", words.msg_keys_analyse()),
            ("n", words.msg_new_game()),
        ];
    }
    keys.extend([
        ("s", words.msg_keys_save()),
        ("⇥", words.msg_keys_log()),
        ("?  ← →", words.msg_keys_locations()),
        ("Esc", words.msg_keys_cancel()),
        ("q", words.msg_keys_quit()),
    ]);
    let mut lines: Vec<Line> = keys
        .into_iter()
        .map(|(key, what)| Line::from(vec![Span::styled(pad(key, KEY), BOLD), Span::raw(what)]))
        .collect();
    lines.extend(wrap(&words.msg_legend(), cells).into_iter().map(|line| Line::styled(line, DIM)));
    lines.push(Line::default());
    let side = scene.view.config().sides.side(location);
    let card = scene.view.location_card(location);
    let letter = location.character().map_or('✚', majesty_rules::Character::letter);
    let name = location_name(lang, location);
    lines.push(Line::from(vec![
        Span::styled("‹ ", DIM),
        Span::styled(format!(" {letter} "), scene.app.theme.field(location)),
        Span::styled(format!(" {name} · {}", words.msg_side(side.letter().to_string())), BOLD),
        Span::styled(" ›", DIM),
    ]));
    let mut texts: Vec<String> = card.abilities.iter().map(|one| ability(lang, one)).collect();
    texts.extend(card.majority.map(|worth| words.msg_majority_worth(points(lang, worth.into()))));
    for text in texts {
        for (row, line) in wrap(&text, cells - 2).into_iter().enumerate() {
            let mark = if row == 0 { "• " } else { "  " };
            lines.push(Line::from(format!("{mark}{line}")));
        }
    }
    let area = leaf(frame, area, cells as u16 + 4, 22);
    let block = block(&words.msg_keys()).padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

pub fn whole_log(frame: &mut Frame, area: Rect, scene: &Scene, above: usize) {
    let area = leaf(frame, area, 100, area.height);
    let rows = usize::from(area.height) - 2;
    let turns = &scene.game().turns()[..scene.plies.saturating_sub(above)];
    let lines = log::lines(scene, turns, usize::from(area.width) - 4, rows, false);
    let shown: Vec<Line> = lines[lines.len().saturating_sub(rows)..].to_vec();
    let block = block(&scene.app.lang.words().msg_log()).padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

pub fn hint(frame: &mut Frame, area: Rect, scene: &Scene) {
    let cells = 74.min(usize::from(area.width) - 4);
    let lines = choice::hint_lines(scene, cells, usize::from(area.height) - 2);
    let area = leaf(frame, area, cells as u16 + 4, lines.len() as u16 + 2);
    choice::hint(frame, area, scene, lines);
}

pub fn leave(frame: &mut Frame, area: Rect, scene: &Scene) {
    let words = scene.app.lang.words();
    let about = (!scene.game().view().is_over()).then(|| words.msg_leave_kept());
    question(frame, area, scene, words.msg_leave_ask(), about, &words.msg_leave());
}

pub fn take_back(frame: &mut Frame, area: Rect, scene: &Scene) {
    let words = scene.app.lang.words();
    let about = Some(words.msg_take_back_about());
    question(frame, area, scene, words.msg_take_back_title(), about, &words.msg_take_back());
}

/// A question with what follows from a yes, and the two answers.
fn question(
    frame: &mut Frame,
    area: Rect,
    scene: &Scene,
    title: String,
    about: Option<String>,
    yes: &str,
) {
    let mut lines = vec![Line::styled(title, BOLD), Line::default()];
    if let Some(about) = about {
        lines.extend(wrap(&about, 50).into_iter().map(Line::from));
        lines.push(Line::default());
    }
    lines.push(Line::from(vec![
        Span::styled("⏎", BOLD),
        Span::raw(format!(" {yes}    ")),
        Span::styled("Esc", BOLD),
        Span::raw(format!(" {}", scene.app.lang.words().msg_cancel())),
    ]));
    let area = leaf(frame, area, 56, lines.len() as u16 + 4);
    let block = block("").padding(Padding::symmetric(2, 1));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}
