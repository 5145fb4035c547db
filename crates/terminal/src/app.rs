//! The whole program as a value: what the screen shows, and what each message makes of it.
//!
//! Nothing here touches a terminal, a file or a clock. What has to be done outside is an [`Effect`].

use std::mem;

use majesty_analysis::Why;
use majesty_bots::Spec;
use majesty_lessons::{LessonId, Progress};
use majesty_rules::{Move, Record, Seat, View};
use majesty_words::Lang;

use crate::{
    Game, Setup,
    key::Press,
    lesson::{Lesson, Outcome},
    menu::{Line, Menu},
    table::{Remark, Table},
    theme::Theme,
};

/// The program at one moment.
#[derive(Clone)]
pub struct App {
    /// The language that is spoken.
    pub lang: Lang,
    /// How things are coloured.
    pub theme: Theme,
    /// What is shown.
    pub screen: Screen,
    /// How far each lesson is.
    pub progress: Progress,
    /// What was shown before a lesson.
    beneath: Option<Box<Screen>>,
    /// The greatest token that was given to anybody.
    token: u64,
}

/// What is shown.
#[derive(Clone)]
pub enum Screen {
    /// A game was interrupted: go on with it?
    Resume(Box<Resume>),
    /// What shall be played?
    Menu(Menu),
    /// The table.
    Table(Box<Table>),
    /// A lesson.
    Lesson(Box<Lesson>),
}

/// The offer to go on with a game.
#[derive(Clone)]
pub struct Resume {
    /// The game.
    pub game: Game,
    /// Its language, if nobody asked for another.
    pub lang: Option<Lang>,
    /// Whether going on is highlighted, and not a new game.
    pub goes_on: bool,
    /// What to play instead; the menu asks where nothing was said.
    pub instead: Option<Setup>,
}

/// Something that happened outside.
pub enum Message {
    /// A key was pressed.
    Press(Press),
    /// Cards were dealt.
    Dealt(Box<Game>),
    /// A bot has chosen.
    Chosen {
        /// What it was asked with.
        token: u64,
        /// Its move.
        m: Move,
    },
    /// The strongest bot has thought.
    Hinted {
        /// What it was asked with.
        token: u64,
        /// The moves with their chances to win in percent, the best first.
        moves: Vec<(Move, u8)>,
        /// Why the first one is the best.
        why: Option<Why>,
    },
    /// The record was saved to this file.
    Saved(String),
    /// The game could not be saved, for this reason.
    NotSaved(String),
    /// Some time has passed.
    Tick,
}

/// Something to be done outside.
pub enum Effect {
    /// Deal cards.
    Deal(Box<Setup>),
    /// Keep the game for the next start.
    Keep(Box<Record>),
    /// The game is over: save its record, and keep it no longer.
    Finish(Box<Record>),
    /// A new game begins instead of the interrupted one, which stays as a record.
    Abandon,
    /// Save the record.
    Export(Box<Record>),
    /// Show the analysis of a finished game.
    Analyse {
        /// The game.
        record: Box<Record>,
        /// The seat of the one person who played.
        own: Option<Seat>,
    },
    /// Show a puzzle.
    Puzzle,
    /// Show the rules.
    Rules,
    /// Let a bot choose.
    Think {
        /// Comes back with the answer.
        token: u64,
        /// What the bot may know.
        view: Box<View>,
        /// The moves before, each with the position it was played in.
        history: Vec<(View, Move)>,
        /// Which bot.
        spec: Spec,
    },
    /// Ask the strongest bot for a hint.
    Advise {
        /// Comes back with the answer.
        token: u64,
        /// What the bot may know.
        view: Box<View>,
    },
    /// Keep how far each lesson is.
    KeepProgress(Progress),
    /// Leave.
    Leave,
}

impl App {
    /// The program at its start: the offer of an interrupted game, the menu, or, where it was said
    /// what to play, the deal.
    pub fn start(
        lang: Lang,
        theme: Theme,
        interrupted: Option<(Game, Option<Lang>)>,
        setup: Option<Setup>,
    ) -> (Self, Vec<Effect>) {
        let app = |screen| Self {
            lang,
            theme,
            screen,
            progress: Progress::default(),
            beneath: None,
            token: 0,
        };
        if let Some((game, lang)) = interrupted {
            let resume = Resume { game, lang, goes_on: true, instead: setup };
            return (app(Screen::Resume(Box::new(resume))), Vec::new());
        }
        let deal = setup.map(|setup| Effect::Deal(Box::new(setup)));
        (app(Screen::Menu(Menu::new())), deal.into_iter().collect())
    }

    /// Begins a lesson, or goes on with it. What is shown now comes back after it.
    pub fn learn(&mut self, id: LessonId) -> Vec<Effect> {
        let lesson = Lesson::at(id, self.progress.next(id), None, self.lang);
        let lesson = Screen::Lesson(Box::new(lesson));
        self.beneath = Some(Box::new(mem::replace(&mut self.screen, lesson)));
        self.reach()
    }

    /// Notes how far the lesson is that is shown.
    fn reach(&mut self) -> Vec<Effect> {
        let Screen::Lesson(lesson) = &self.screen else { return Vec::new() };
        let before = self.progress;
        self.progress.reach(lesson.moment.id, lesson.moment.number + 1);
        let is_further = self.progress != before;
        is_further.then_some(Effect::KeepProgress(self.progress)).into_iter().collect()
    }

    fn press_lesson(&mut self, press: Press) -> Vec<Effect> {
        let Screen::Lesson(lesson) = &mut self.screen else { return Vec::new() };
        match lesson.press(press, self.lang) {
            _ if press == Press::Interrupt => vec![Effect::Leave],
            Outcome::Stays => self.reach(),
            Outcome::Ends => {
                let (id, is_done) = (lesson.moment.id, lesson.moment.is_last());
                let beneath = self.beneath.take();
                self.screen = beneath.map_or_else(|| Screen::Menu(Menu::new()), |screen| *screen);
                if let Screen::Menu(menu) = &mut self.screen
                    && is_done
                {
                    menu.after_lesson(id);
                }
                Vec::new()
            }
        }
    }

    /// Whether something moves by itself, so that time has to pass.
    pub fn is_moving(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.is_counting())
    }

    /// What a message makes of the program, and what is to be done outside because of it.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let effects = match (message, &mut self.screen) {
            (Message::Press(press), Screen::Resume(_)) => self.press_resume(press),
            (Message::Press(press), Screen::Menu(_)) => self.press_menu(press),
            (Message::Press(press), Screen::Lesson(_)) => self.press_lesson(press),
            (Message::Press(Press::New), Screen::Table(table)) if table.is_done() => {
                self.screen = Screen::Menu(Menu::again(table.game.setup()));
                Vec::new()
            }
            (Message::Press(press), Screen::Table(table)) => table.press(press, self.lang),
            (Message::Dealt(game), _) => self.sit_down(*game),
            (Message::Chosen { token, m }, Screen::Table(table)) => {
                table.chosen(token, m, self.lang)
            }
            (Message::Hinted { token, moves, why }, Screen::Table(table)) => {
                table.hinted(token, moves, why);
                Vec::new()
            }
            (Message::Saved(file), Screen::Table(table)) => {
                table.remark = Some(Remark::Saved(file));
                Vec::new()
            }
            (Message::NotSaved(reason), Screen::Table(table)) => {
                table.remark = Some(Remark::NotSaved(reason));
                Vec::new()
            }
            (Message::Tick, Screen::Table(table)) => {
                table.count();
                Vec::new()
            }
            _ => Vec::new(),
        };
        if let Screen::Table(table) = &self.screen {
            self.token = self.token.max(table.token);
        }
        effects
    }

    /// Begins a game or goes on with one.
    fn sit_down(&mut self, game: Game) -> Vec<Effect> {
        let mut table = Table::new(game, self.token);
        let effects = table.begin_turn(self.lang);
        self.screen = Screen::Table(Box::new(table));
        effects
    }

    fn press_resume(&mut self, press: Press) -> Vec<Effect> {
        let Screen::Resume(resume) = &mut self.screen else { return Vec::new() };
        match press {
            Press::Up | Press::Down | Press::Left | Press::Right => {
                resume.goes_on = !resume.goes_on;
            }
            Press::Enter if resume.goes_on => {
                self.lang = resume.lang.unwrap_or(self.lang);
                let game = resume.game.clone();
                return self.sit_down(game);
            }
            Press::Enter | Press::New => {
                let deal = resume.instead.take().map(|setup| Effect::Deal(Box::new(setup)));
                self.screen = Screen::Menu(Menu::new());
                return std::iter::once(Effect::Abandon).chain(deal).collect();
            }
            Press::Quit | Press::Escape | Press::Interrupt => return vec![Effect::Leave],
            _ => {}
        }
        Vec::new()
    }

    fn press_menu(&mut self, press: Press) -> Vec<Effect> {
        let Screen::Menu(menu) = &mut self.screen else { return Vec::new() };
        match press {
            Press::Up => menu.step_line(-1),
            Press::Down => menu.step_line(1),
            Press::Left => menu.change(-1, &mut self.lang),
            Press::Right => menu.change(1, &mut self.lang),
            Press::Enter if menu.line == Line::Start => {
                return vec![Effect::Deal(Box::new(menu.setup.clone()))];
            }
            Press::Enter if let Line::Learn(id) = menu.line => return self.learn(id),
            Press::Enter if menu.line == Line::Puzzle => return vec![Effect::Puzzle],
            Press::Enter if menu.line == Line::Rules => return vec![Effect::Rules],
            Press::Enter => menu.change(1, &mut self.lang),
            Press::Quit | Press::Escape | Press::Interrupt => return vec![Effect::Leave],
            _ => {}
        }
        Vec::new()
    }
}
