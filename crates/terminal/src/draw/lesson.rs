//! A step of a lesson: the table's own parts, and a bubble that names what it is about.

use majesty_lessons::{Anchor, Lesson as Script, Task};
use majesty_words::{bot_name, lesson_name, lesson_words, location_name, wrong_move};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
    widgets::{Padding, Paragraph},
};

use super::{block, choice, display, keys, realms, score, sheets, table::Scene};
use crate::{
    app::App,
    lesson::Lesson,
    table::Sheet,
    text::wrap,
    theme::{BOLD, DIM},
};

/// The part of the width that the bubble takes beside a choice.
const BESIDE: u16 = 58;

/// The rows of a bubble over the whole width, with its frame.
const ABOVE: u16 = 9;

/// The same over the score sheet, which needs the rows more.
const OVER_SHEET: u16 = 6;

pub fn lesson(frame: &mut Frame, app: &App, lesson: &Lesson) {
    let scene = Scene::new(app, &lesson.table);
    let [head, middle, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)])
            .areas(frame.area());
    title(frame, head, app, lesson);
    if lesson.moment.is_over() {
        let [above, below] =
            Layout::vertical([Constraint::Length(OVER_SHEET), Constraint::Min(1)]).areas(middle);
        bubble(frame, above, &scene, lesson);
        score::score(frame, below, &scene);
    } else {
        playing(frame, middle, &scene, lesson);
    }
    footer(frame, foot, app, lesson);
    match lesson.table.sheet {
        Some(Sheet::Help(location)) => sheets::help(frame, middle, &scene, location),
        Some(Sheet::Log(above)) => sheets::whole_log(frame, middle, &scene, above),
        Some(Sheet::Hint | Sheet::Leave | Sheet::TakeBack) | None => {}
    }
}

fn playing(frame: &mut Frame, area: Rect, scene: &Scene, lesson: &Lesson) {
    let [cards, middle, bottom] = Layout::vertical([
        Constraint::Length(display::HEIGHT),
        Constraint::Min(1),
        Constraint::Length(realms::height(area, scene)),
    ])
    .areas(area);
    display::display(frame, cards, scene);
    if lesson.moment.step().task == Task::Read {
        let [about, _] =
            Layout::vertical([Constraint::Length(ABOVE), Constraint::Min(0)]).areas(middle);
        bubble(frame, about, scene, lesson);
    } else {
        let [left, right] =
            Layout::horizontal([Constraint::Min(1), Constraint::Percentage(BESIDE)]).areas(middle);
        choice::choice(frame, left, scene);
        bubble(frame, right, scene, lesson);
    }
    realms::realms(frame, bottom, scene);
}

/// Which lesson, and how far.
fn title(frame: &mut Frame, area: Rect, app: &App, lesson: &Lesson) {
    let moment = &lesson.moment;
    let step = app.lang.words().msg_lesson_step(moment.number as u32 + 1, moment.steps() as u32);
    let name = lesson_name(app.lang, moment.id);
    // What the opponent has done has precedence over the names of the game and the lesson.
    let line = match lesson_words(app.lang, moment).before {
        Some(before) => vec![Span::styled(format!(" {step}  "), BOLD), before.into()],
        None => vec![
            Span::styled(" ♛ Majesty ", BOLD),
            format!("  {name}  ").into(),
            Span::styled(step, BOLD),
        ],
    };
    frame.render_widget(Line::from(line), area);
}

/// What the step says. After another move than the one it asks for, that is answered instead.
fn bubble(frame: &mut Frame, area: Rect, scene: &Scene, lesson: &Lesson) {
    let (lines, title) = lines(scene.app, lesson, usize::from(area.width) - 4);
    let about = about(scene.app, lesson).map(|about| format!(" {about} "));
    let block = block(&title)
        .border_style(scene.app.theme.highlight())
        .title_bottom(Line::styled(about.unwrap_or_default(), DIM).right_aligned())
        .padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// The lines of a bubble, and its title.
fn lines(app: &App, lesson: &Lesson, cells: usize) -> (Vec<Line<'static>>, String) {
    let (lang, moment) = (app.lang, &lesson.moment);
    let told = lesson_words(lang, moment);
    let wrong = lesson.wrong.and_then(|m| wrong_move(lang, moment, m));
    let style = if wrong.is_some() { app.theme.highlight() } else { ratatui::style::Style::new() };
    let words = lang.words();
    let text = match wrong {
        _ if lesson.asked_hint && moment.step().task == Task::Play => words.msg_lesson_no_hint(),
        Some(wrong) => wrong,
        None => told.text,
    };
    let mut lines: Vec<Line> =
        wrap(&text, cells).into_iter().map(|line| Line::styled(line, style)).collect();
    if let Some(ask) = told.ask {
        lines.extend(
            wrap(&format!("▸ {ask}"), cells).into_iter().map(|line| Line::styled(line, BOLD)),
        );
    }
    // How it is done is told with the first move.
    if moment.turns.is_empty() && moment.step().task != Task::Read {
        let how = lang.words().msg_lesson_how_keys();
        lines.extend(wrap(&how, cells).into_iter().map(|line| Line::styled(line, DIM)));
    }
    let further = match moment.number {
        0 if moment.turns.is_empty() => Some(words.msg_lesson_look_keys()),
        _ if moment.is_last() => Some(words.msg_lesson_after_keys()),
        _ => None,
    };
    let further = further.map(|text| wrap(&text, cells)).unwrap_or_default();
    lines.extend(further.into_iter().map(|line| Line::styled(line, DIM)));
    (lines, told.title)
}

/// What the step points at, with an arrow to where it lies on the screen.
fn about(app: &App, lesson: &Lesson) -> Option<String> {
    let (lang, words) = (app.lang, app.lang.words());
    Some(match lesson.moment.step().anchor {
        Anchor::Own | Anchor::Realm => format!("▼ {}", words.msg_your_realm()),
        Anchor::Space(space) => format!("▲ {}", words.msg_space_number(space.number())),
        Anchor::Display => format!("▲ {}", words.msg_display()),
        Anchor::Place(location) => format!("▼ {}", location_name(lang, location)),
        Anchor::Rival => format!("▼ {}", bot_name(lang, Script::OPPONENT_LEVEL)?),
        Anchor::SheetPlay | Anchor::SheetMore | Anchor::Result => return None,
    })
}

fn footer(frame: &mut Frame, area: Rect, app: &App, lesson: &Lesson) {
    let words = app.lang.words();
    let is_read = lesson.moment.step().task == Task::Read;
    let enter = if is_read { words.msg_lesson_next() } else { words.msg_take() };
    // A step that asks for a move has no room for more than the word.
    let leave = if is_read { words.msg_lesson_kept() } else { words.msg_lesson_leave() };
    let mut shown = Vec::new();
    if !is_read {
        shown.push(("←→", words.msg_card()));
        shown.push(("↑↓", words.msg_menu_choose()));
    }
    shown.push(("⏎", enter));
    let is_begun = lesson.moment.number > 0;
    shown.extend(is_begun.then(|| ("u", words.msg_lesson_back())));
    shown.push(("q", leave));
    shown.extend(is_begun.then(|| ("n", words.msg_lesson_over())));
    shown.push(("⇥", words.msg_log()));
    if !lesson.moment.is_over() {
        shown.push(("?", words.msg_keys()));
    }
    keys(frame, area, &shown);
}
