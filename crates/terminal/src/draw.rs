//! The program on the screen: pure functions from [`App`] to a frame.

pub(crate) mod choice;
mod display;
mod lesson;
mod log;
mod menu;
mod realms;
mod score;
mod sheets;
pub(crate) mod table;

use ratatui::{
    Frame,
    layout::{Constraint, Flex, Layout, Rect},
    text::{Line, Span},
    widgets::{Block, BorderType, Clear, Paragraph},
};

use crate::{
    app::{App, Screen},
    text::width,
    theme::{BOLD, DIM},
};

/// The smallest screen that the table fits.
const LEAST: (u16, u16) = (80, 24);

/// Draws the program.
pub fn draw(frame: &mut Frame, app: &App) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text = app.lang.words().msg_too_small(LEAST.0, LEAST.1);
        let lines = crate::text::wrap(&text, area.width.into());
        frame.render_widget(Paragraph::new(lines.join("\n")), area);
        return;
    }
    match &app.screen {
        Screen::Resume(resume) => menu::resume(frame, app, resume),
        Screen::Menu(menu) => menu::menu(frame, app, menu),
        Screen::Table(table) => table::table(frame, app, table),
        Screen::Lesson(lesson) => lesson::lesson(frame, app, lesson),
    }
}

/// A frame of the table with its title.
fn block(title: &str) -> Block<'static> {
    let block = Block::bordered().border_type(BorderType::Rounded).border_style(DIM);
    if title.is_empty() { block } else { block.title(Span::styled(format!(" {title} "), BOLD)) }
}

/// A rectangle of a certain size in the middle of another, cleared.
fn leaf(frame: &mut Frame, area: Rect, columns: u16, rows: u16) -> Rect {
    let [area] = Layout::horizontal([Constraint::Max(columns)]).flex(Flex::Center).areas(area);
    let [area] = Layout::vertical([Constraint::Max(rows)]).flex(Flex::Center).areas(area);
    frame.render_widget(Clear, area);
    area
}

/// Keys with what they do, as many as there is room for.
fn keys(frame: &mut Frame, area: Rect, keys: &[(&str, String)]) {
    let mut spans = Vec::new();
    let mut used = 0;
    for (key, what) in keys {
        let needed = width(key) + width(what) + 3;
        used += needed;
        if used <= usize::from(area.width) {
            spans.push(Span::styled(format!(" {key}"), BOLD));
            spans.push(Span::raw(format!(" {what} ")));
        }
    }
    frame.render_widget(Line::from(spans).style(DIM), area);
}
