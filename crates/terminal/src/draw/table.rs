//! The table: where everything has its place.

use majesty_rules::{Location, Move, Seat, View};
use majesty_words::{LogStyle, illegal, round};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
};

use super::{choice, display, keys, log, realms, score, sheets};
use crate::{
    Game,
    app::App,
    table::{Remark, Sheet, Table},
    text::{fit, width},
    theme::{BOLD, DIM},
};

/// The fewest rows of a log that tells something, with its frame.
const LEAST_LOG: u16 = 5;

/// What every part of the table needs to know.
pub struct Scene<'a> {
    /// The program.
    pub app: &'a App,
    /// The table.
    pub table: &'a Table,
    /// What all see of the game, at the step that is looked at.
    pub view: &'a View,
    /// How many moves were made then.
    pub plies: usize,
    /// The players' names, in seat order.
    pub names: Vec<String>,
}

impl<'a> Scene<'a> {
    pub fn new(app: &'a App, table: &'a Table) -> Self {
        let game = &table.game;
        let plies = table.step.unwrap_or(game.turns().len());
        Self { app, table, view: game.view_after(plies), plies, names: game.names(app.lang) }
    }

    pub fn game(&self) -> &'a Game {
        &self.table.game
    }

    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// What the reader calls a player where no sentence goes on: "You", or a name.
    pub fn called(&self, seat: Seat) -> String {
        if self.game().is_you(seat) {
            self.app.lang.words().msg_recap_you()
        } else {
            self.name(seat).to_owned()
        }
    }

    /// The move that is looked at in a finished game.
    pub fn shown_move(&self) -> Option<Move> {
        self.table.step.and_then(|step| self.game().turns().get(step)).map(|step| step.m)
    }

    /// Whether a card can be chosen on this screen.
    pub fn is_choosing(&self) -> bool {
        self.table.step.is_none() && self.table.is_persons_turn()
    }

    /// The location that is highlighted.
    pub fn highlighted(&self) -> Location {
        self.shown_move().map_or_else(|| self.table.location(), |m| m.character().location())
    }
}

/// Sentences speak to the one person at the keyboard, and name several.
impl LogStyle for Scene<'_> {
    fn name(&self, seat: Seat) -> String {
        Scene::name(self, seat).to_owned()
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.game().is_you(seat)
    }
}

pub fn table(frame: &mut Frame, app: &App, table: &Table) {
    let scene = Scene::new(app, table);
    let area = frame.area();
    let [head, middle, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)])
            .areas(area);
    title(frame, head, &scene);
    if table.game.view().is_over() && table.step.is_none() {
        score::score(frame, middle, &scene);
    } else {
        playing(frame, middle, &scene);
    }
    footer(frame, foot, &scene);
    match table.sheet {
        Some(Sheet::Help(location)) => sheets::help(frame, middle, &scene, location),
        Some(Sheet::Log(above)) => sheets::whole_log(frame, middle, &scene, above),
        Some(Sheet::Hint) => sheets::hint(frame, middle, &scene),
        Some(Sheet::Leave) => sheets::leave(frame, middle, &scene),
        Some(Sheet::TakeBack) => sheets::take_back(frame, middle, &scene),
        None => {}
    }
}

fn playing(frame: &mut Frame, area: Rect, scene: &Scene) {
    let realms_height = realms::height(area, scene);
    let [cards, middle, bottom] = Layout::vertical([
        Constraint::Length(display::HEIGHT),
        Constraint::Min(1),
        Constraint::Length(realms_height),
    ])
    .areas(area);
    let [left, right] =
        Layout::horizontal([Constraint::Percentage(55), Constraint::Min(1)]).areas(middle);
    display::display(frame, cards, scene);
    choice::choice(frame, left, scene);
    let (cells, lines) =
        (usize::from(right.width) - 4, usize::from(right.height).saturating_sub(2));
    let hint = choice::hint_lines(scene, cells, lines);
    if hint.is_empty() {
        log::log(frame, right, scene);
    } else {
        let rows = hint.len() as u16 + 2;
        // A log of one or two lines would tell nothing.
        let rows = if rows + LEAST_LOG <= right.height { rows } else { right.height };
        let [above, below] =
            Layout::vertical([Constraint::Length(rows), Constraint::Min(0)]).areas(right);
        choice::hint(frame, above, scene, hint);
        if !below.is_empty() {
            log::log(frame, below, scene);
        }
    }
    realms::realms(frame, bottom, scene);
}

/// The round, whose turn it is, and what is left in the deck.
fn title(frame: &mut Frame, area: Rect, scene: &Scene) {
    let (lang, words, view) = (scene.app.lang, scene.app.lang.words(), scene.view);
    let mut spans =
        vec![Span::styled(" ♛ Majesty ", BOLD), Span::raw("  "), round(lang, view.round()).into()];
    if let Some(step) = scene.table.step {
        let steps = scene.game().turns().len();
        spans.push(Span::raw("  "));
        spans.push(Span::styled(words.msg_step_of(step as u32, steps as u32), BOLD));
    } else {
        spans.push(Span::raw("  "));
        spans.push(turn(scene));
    }
    if scene.game().is_practice() {
        spans.push(Span::styled(format!("  {}", words.msg_practice()), DIM));
    }
    let used: usize = spans.iter().map(|span| width(&span.content)).sum();
    frame.render_widget(Line::from(spans), area);
    let left = usize::from(area.width).saturating_sub(used + 2);
    let count = view.deck_left();
    let said = [words.msg_deck_left(count as u32), format!("{}: {count}", words.msg_deck())];
    if let Some(deck) = said.into_iter().find(|deck| width(deck) <= left) {
        let deck = Span::styled(format!("{deck} "), DIM);
        frame.render_widget(Line::from(deck).right_aligned(), area);
    }
}

/// Whose turn it is.
fn turn(scene: &Scene) -> Span<'static> {
    let words = scene.app.lang.words();
    let Some(holder) = scene.game().on_turn() else {
        return Span::styled(words.msg_game_over(), BOLD);
    };
    let seat = scene.view.turn();
    let text = if holder.is_bot() {
        words.msg_thinking(scene.name(seat))
    } else if scene.game().is_you(seat) {
        words.msg_your_turn()
    } else {
        words.msg_turn_of(scene.name(seat))
    };
    Span::styled(text, scene.app.theme.seat(seat))
}

/// A remark, or the keys that matter now.
fn footer(frame: &mut Frame, area: Rect, scene: &Scene) {
    let words = scene.app.lang.words();
    if let Some(remark) = &scene.table.remark {
        let cells = usize::from(area.width) - 2;
        let text = match remark {
            Remark::Saved(file) => saved(scene, file, cells),
            Remark::NotSaved(reason) => words.msg_not_saved(reason),
            Remark::NothingToTakeBack => words.msg_nothing_to_take_back(),
            Remark::NotYourTurn => words.msg_not_your_turn(),
        };
        let text = fit(&text, cells);
        frame.render_widget(Span::styled(format!(" {text}"), BOLD), area);
        return;
    }
    let (log, help, leave) = (words.msg_log(), words.msg_keys(), words.msg_leave());
    if scene.game().view().is_over() {
        let sheet = scene.table.step.map(|_| ("Esc", words.msg_final_sheet()));
        let mut shown = vec![("←→", words.msg_replay())];
        shown.extend(sheet);
        shown.extend([("a", words.msg_analyse()), ("n", words.msg_new_game())]);
        shown.extend([("s", words.msg_save()), ("q", leave)]);
        shown.extend([("⇥", log), ("?", help)]);
        return keys(frame, area, &shown);
    }
    let shown = [
        ("←→", words.msg_card()),
        ("⏎", words.msg_take()),
        ("h", words.msg_hint()),
        ("u", words.msg_take_back()),
        ("⇥", log),
        ("?", help),
        ("q", leave),
        ("s", words.msg_save()),
    ];
    keys(frame, area, &shown);
}

/// Where the record is and, once the game is over and there is room, how to have it analysed.
fn saved(scene: &Scene, file: &str, cells: usize) -> String {
    let words = scene.app.lang.words();
    let text = words.msg_saved_to_analyse(format!("majesty analyse {file}"));
    let is_told = scene.game().view().is_over() && width(&text) <= cells;
    if is_told { text } else { words.msg_saved_as(file) }
}

/// Why the highlighted card can't be taken.
pub fn out_of_reach(scene: &Scene) -> Option<String> {
    let (view, space) = (scene.view, scene.table.cursor.space());
    let card = view.display().card(space)?;
    let refused = view.check(Move::new(space, card.first())).err()?;
    Some(illegal(scene.app.lang, &refused))
}
