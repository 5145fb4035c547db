//! Pages long text, a screen at a time, for a terminal in line mode.

use std::io::{self, Write};

use majesty_words::Lang;

use crate::{
    commands::Ask,
    style::{self, paint},
};

/// As many lines as a usual terminal has, where its size isn't known.
const ROWS: u16 = 24;

/// Shows a text, and waits for Enter after each screen of it. Says whether it was read to its end.
pub fn show(lang: Lang, text: &str, ask: Ask, out: &mut impl Write) -> io::Result<bool> {
    let rows = ratatui::crossterm::terminal::size().map_or(ROWS, |(_, rows)| rows);
    let room = usize::from(rows.max(6)) - 3;
    let lines: Vec<&str> = text.lines().collect();
    let mut screens = lines.chunks(room).peekable();
    while let Some(screen) = screens.next() {
        for line in screen {
            writeln!(out, "{line}")?;
        }
        if screens.peek().is_some() {
            writeln!(out, "{}", paint(style::DIM, &lang.words().msg_pager_more()))?;
            out.flush()?;
            if matches!(ask()?.as_deref(), None | Some("q" | "Q")) {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
