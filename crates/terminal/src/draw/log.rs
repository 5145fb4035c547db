//! The log in sentences, the newest at the bottom.

use std::sync::Arc;

use majesty_rules::{Event, Seat};
use majesty_table::Turn;
use majesty_words::{Phrase, preview, sentences};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
    widgets::{Padding, Paragraph},
};

use super::{block, table::Scene};
use crate::{
    text::wrap,
    theme::{BOLD, DIM},
};

/// A log with fewer rows says in short what followed from a choice.
const ROOMY: usize = 12;

/// The end of the log, as much as there is room for.
pub fn log(frame: &mut Frame, area: Rect, scene: &Scene) {
    let rows = usize::from(area.height) - 2;
    let turns = &scene.game().turns()[..scene.plies];
    let lines = lines(scene, turns, usize::from(area.width) - 4, rows, rows < ROOMY);
    let shown: Vec<Line> = lines[lines.len().saturating_sub(rows)..].to_vec();
    let block = block(&scene.app.lang.words().msg_log()).padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

/// The lines of some turns, at least so many of the last ones.
pub fn lines(
    scene: &Scene,
    played: &[Arc<Turn>],
    cells: usize,
    rows: usize,
    is_short: bool,
) -> Vec<Line<'static>> {
    let mut turns: Vec<Vec<Line>> = Vec::new();
    let mut count = 0;
    for turn in played.iter().rev() {
        let mut told = sentences_of(scene, turn);
        if is_short {
            told.truncate(1);
            told.extend(in_short(scene, turn));
        }
        let mut lines_of = Vec::new();
        for (place, (seat, text)) in told.into_iter().enumerate() {
            let lines = wrap(&text, cells - 2).into_iter();
            lines_of.extend(lines.map(|line| line_of(scene, seat, line, place == 0)));
        }
        count += lines_of.len();
        turns.push(lines_of);
        if count >= rows {
            break;
        }
    }
    if count < rows {
        let text = scene.app.lang.words().msg_log_begins();
        turns.push(vec![Line::styled(text, DIM)]);
    }
    turns.into_iter().rev().flatten().collect()
}

/// What happened in a turn, each sentence with the player whom it is about. What came into the
/// display is not told: it lies there.
fn sentences_of(scene: &Scene, turn: &Turn) -> Vec<(Option<Seat>, String)> {
    let mut events = turn.events.clone();
    events.retain(|event| !matches!(event, Event::Refilled { .. }));
    let told = sentences(scene.app.lang, &events, scene);
    told.into_iter().map(|sentence| (sentence.seat, sentence.text)).collect()
}

/// What followed from a choice, in short phrases, whoever chose first. What was laid and taken is in
/// the sentence before.
fn in_short(scene: &Scene, turn: &Turn) -> Option<(Option<Seat>, String)> {
    let mut events = turn.events.clone();
    let is_told =
        |event: &Event| matches!(event, Event::MeeplesLaid { .. } | Event::CardTaken { .. });
    events.retain(|event| !is_told(event));
    let seat = Some(turn.seat);
    let phrases = preview(scene.app.lang, &events, scene, seat);
    let words = scene.app.lang.words();
    let (own, others): (Vec<_>, Vec<_>) =
        phrases.into_iter().partition(|phrase| phrase.seat == seat);
    let joined = |phrases: Vec<Phrase>, between: &str| {
        phrases.into_iter().map(|phrase| phrase.text).collect::<Vec<_>>().join(between)
    };
    let name = scene.called(turn.seat);
    let own = (!own.is_empty()).then(|| words.msg_preview_of(name, joined(own, ", ")));
    let others = (!others.is_empty()).then(|| joined(others, " · "));
    let told: Vec<String> = own.into_iter().chain(others).collect();
    (!told.is_empty()).then(|| (seat, told.join(" · ")))
}

fn line_of(scene: &Scene, seat: Option<Seat>, text: String, is_first: bool) -> Line<'static> {
    let style = seat.map_or(BOLD, |seat| scene.app.theme.seat(seat));
    // The sentence that begins a turn stands out: it is what somebody chose.
    let text = if is_first { Span::styled(text, BOLD) } else { Span::raw(text) };
    Line::from(vec![Span::styled("▌ ", style), text])
}
