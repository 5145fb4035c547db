//! The menu, and the offer to go on with an interrupted game.

use majesty_bots::court;
use majesty_rules::{DeckRule, Sides, Ties};
use majesty_words::{Lang, bot_about, bot_name, lesson_about, lesson_name, round};
use ratatui::{
    Frame,
    layout::{Constraint, Layout},
    style::Style,
    text::{Line, Span},
    widgets::{Padding, Paragraph},
};

use super::{block, keys, leaf};
use crate::{
    Holder,
    app::{App, Resume},
    menu::{self, Menu},
    text::{pad, width, wrap},
    theme::{BOLD, DIM},
};

/// The cells inside the leaf.
const CELLS: usize = 70;

pub fn menu(frame: &mut Frame, app: &App, menu: &Menu) {
    let words = app.lang.words();
    let items = menu.lines();
    let label = items.iter().map(|&line| width(&label(app.lang, line))).max().unwrap_or(0) + 3;
    let mut lines = crown(app);
    for &item in &items {
        let is_here = item == menu.line;
        let mark = if is_here { "▸ " } else { "  " };
        let style = if is_here { app.theme.highlight() } else { Style::new() };
        if item == menu::Line::Start {
            lines.push(Line::default());
        }
        let mut spans = vec![
            Span::styled(mark, app.theme.highlight()),
            Span::styled(pad(&self::label(app.lang, item), label), style),
        ];
        if let Some(value) = value(app.lang, menu, item) {
            let (left, right) = if is_here { ("‹ ", " ›") } else { ("  ", "  ") };
            spans.push(Span::styled(left, DIM));
            spans.push(Span::styled(value, if is_here { BOLD } else { DIM }));
            spans.push(Span::styled(right, DIM));
        }
        lines.push(Line::from(spans));
    }
    lines.push(Line::default());
    let about = match item_about(app.lang, menu) {
        Some(text) => wrap(&text, CELLS),
        None => Vec::new(),
    };
    // Room for two lines, so that nothing jumps.
    lines.extend((0..2).map(|row| Line::styled(about.get(row).cloned().unwrap_or_default(), DIM)));
    sheet(frame, lines);
    let is_begun = value(app.lang, menu, menu.line).is_none();
    let does =
        if is_begun { ("⏎", words.msg_start()) } else { ("←→ ⏎", words.msg_menu_change()) };
    let foot = [("↑↓", words.msg_menu_choose()), does, ("q", words.msg_leave())];
    footer(frame, &foot);
}

pub fn resume(frame: &mut Frame, app: &App, resume: &Resume) {
    let lang = app.lang;
    let words = lang.words();
    let view = resume.game.view();
    let mut lines = crown(app);
    lines.push(Line::from(words.msg_interrupted()));
    let names = resume.game.names(lang).join(" · ");
    lines.push(Line::styled(format!("{}  {names}", round(lang, view.round())), BOLD));
    lines.push(Line::default());
    let choices = [(true, words.msg_go_on()), (false, words.msg_new_game())];
    for (goes_on, text) in choices {
        let is_here = goes_on == resume.goes_on;
        let mark = if is_here { "▸ " } else { "  " };
        let style = if is_here { app.theme.highlight() } else { Style::new() };
        lines.push(Line::from(vec![
            Span::styled(mark, app.theme.highlight()),
            Span::styled(text, style),
        ]));
    }
    lines.push(Line::default());
    for line in wrap(&words.msg_interrupted_about(), CELLS) {
        lines.push(Line::styled(line, DIM));
    }
    sheet(frame, lines);
    footer(
        frame,
        &[("↑↓", words.msg_menu_choose()), ("⏎", words.msg_start()), ("q", words.msg_leave())],
    );
}

fn crown(app: &App) -> Vec<Line<'static>> {
    let hero = app.lang.words().msg_hero();
    vec![Line::styled(hero, DIM).centered(), Line::default()]
}

fn sheet(frame: &mut Frame, lines: Vec<Line>) {
    let [area, _] =
        Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(frame.area());
    let rows = lines.len() as u16 + 2;
    let air = u16::from(area.height >= rows + 2);
    let area = leaf(frame, area, CELLS as u16 + 6, rows + 2 * air);
    let block = block("♛ Majesty").padding(Padding::symmetric(2, air));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

fn footer(frame: &mut Frame, shown: &[(&str, String)]) {
    let [_, area] =
        Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(frame.area());
    keys(frame, area, shown);
}

fn label(lang: Lang, line: menu::Line) -> String {
    let words = lang.words();
    match line {
        menu::Line::Players => words.msg_number_of_players(),
        menu::Line::Seat(place) => words.msg_seat_number(place + 1),
        menu::Line::Sides => words.msg_sides(),
        menu::Line::Deck => words.msg_deck(),
        menu::Line::Ties => words.msg_ties(),
        menu::Line::Announce => words.msg_house_rule_short(),
        menu::Line::Language => words.msg_language(),
        menu::Line::Start => words.msg_start(),
        menu::Line::Learn(id) => words.msg_menu_learn(lesson_name(lang, id)),
        menu::Line::Puzzle => words.msg_puzzles(),
        menu::Line::Rules => words.msg_rules(),
    }
}

fn value(lang: Lang, menu: &Menu, line: menu::Line) -> Option<String> {
    let (words, setup) = (lang.words(), &menu.setup);
    Some(match line {
        menu::Line::Players => setup.players().count().to_string(),
        menu::Line::Seat(place) => match &setup.holders[place] {
            Holder::Person(_) => words.msg_seat_person(),
            Holder::Bot(spec) => {
                words.msg_seat_bot(bot_name(lang, spec.info().id).unwrap_or_default())
            }
        },
        menu::Line::Sides if setup.sides == Some(Sides::ALL_A) => words.msg_sides_a(),
        menu::Line::Sides if setup.sides == Some(Sides::ALL_B) => words.msg_sides_b(),
        menu::Line::Sides => words.msg_sides_random(),
        menu::Line::Deck => match setup.deck {
            DeckRule::Standard => words.msg_deck_standard(),
            DeckRule::Together => words.msg_deck_together(),
        },
        menu::Line::Ties => match setup.ties {
            Ties::Shared => words.msg_ties_shared(),
            Ties::Meeples => words.msg_ties_meeples(),
        },
        menu::Line::Announce => {
            if setup.announce {
                words.msg_yes()
            } else {
                words.msg_no()
            }
        }
        menu::Line::Language => lang.own_name().to_owned(),
        menu::Line::Start | menu::Line::Learn(_) | menu::Line::Puzzle | menu::Line::Rules => {
            return None;
        }
    })
}

/// A sentence about what is highlighted.
fn item_about(lang: Lang, menu: &Menu) -> Option<String> {
    let (words, setup) = (lang.words(), &menu.setup);
    match menu.line {
        menu::Line::Seat(place) => match &setup.holders[place] {
            Holder::Bot(spec) => {
                let levels = court();
                let rank = levels.iter().position(|bot| bot.id == spec.info().id);
                let level =
                    rank.map(|at| words.msg_puzzle_level_of(at as u32 + 1, levels.len() as u32));
                let about = bot_about(lang, spec.info().id);
                level.zip(about).map(|(level, about)| format!("{level}. {about}"))
            }
            Holder::Person(_) => None,
        },
        menu::Line::Sides if setup.sides == Some(Sides::ALL_A) => Some(words.msg_sides_a_about()),
        menu::Line::Sides if setup.sides == Some(Sides::ALL_B) => Some(words.msg_sides_b_about()),
        menu::Line::Sides => Some(words.msg_sides_random_about()),
        menu::Line::Announce => Some(words.msg_house_rule()),
        menu::Line::Learn(id) => Some(lesson_about(lang, id)),
        menu::Line::Puzzle => Some(words.msg_puzzle_of_the_day_about()),
        menu::Line::Rules => Some(words.msg_rules_about()),
        _ => None,
    }
}
