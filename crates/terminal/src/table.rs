//! The table as it is played at: the game, what is highlighted, and what lies over it.

use majesty_analysis::Why;
use majesty_rules::{Location, Move};
use majesty_words::{Lang, score_lines};

use crate::{
    Game, Holder,
    app::Effect,
    cursor::{Cursor, step, ways},
    key::Press,
};

/// A game that is played or looked through.
#[derive(Clone)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// What is highlighted.
    pub cursor: Cursor,
    /// What lies over the table.
    pub sheet: Option<Sheet>,
    /// What the strongest bot would do.
    pub hint: Hint,
    /// A remark at the foot, until the next key.
    pub remark: Option<Remark>,
    /// How far the final scoring was counted, in lines.
    pub counted: usize,
    /// The step that a finished game is looked at; none for its score sheet.
    pub step: Option<usize>,
    /// Which answers of bots are about the game as it is now.
    pub token: u64,
}

/// How many turns a page of the log is.
const PAGE: isize = 6;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The keys, and what a location does.
    Help(Location),
    /// The whole log, without so many of the last turns.
    Log(usize),
    /// The hint with all of its reasons.
    Hint,
    /// Whether to leave.
    Leave,
    /// Whether to take a move back, after which the game is practice.
    TakeBack,
}

/// What the strongest bot would do.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// Nobody asked.
    None,
    /// It is thinking.
    Awaited,
    /// Its moves with their chances to win in percent, the best first, and why that one is the best.
    Given(Vec<(Move, u8)>, Option<Why>),
}

/// A remark at the foot of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The record was saved to this file.
    Saved(String),
    /// The game could not be saved, for this reason.
    NotSaved(String),
    /// There is nothing to take back.
    NothingToTakeBack,
    /// It is not a person's turn.
    NotYourTurn,
}

impl Table {
    /// A game that begins or goes on. Answers with a smaller token are not about it.
    pub fn new(game: Game, token: u64) -> Self {
        let cursor = Cursor::new(game.view());
        Self {
            game,
            cursor,
            sheet: None,
            hint: Hint::None,
            remark: None,
            counted: 0,
            step: None,
            token,
        }
    }

    /// Whether a person has to choose.
    pub fn is_persons_turn(&self) -> bool {
        self.game.on_turn().is_some_and(|holder| !holder.is_bot())
    }

    /// Whether the final scoring is being counted.
    pub fn is_counting(&self) -> bool {
        self.counted < self.lines_to_count()
    }

    /// Whether the game is over and counted, and nothing lies over its sheet.
    pub fn is_done(&self) -> bool {
        self.game.view().is_over() && !self.is_counting() && self.sheet.is_none()
    }

    fn lines_to_count(&self) -> usize {
        let sheet = self.game.view().score_sheet();
        // The victory is a line of its own.
        sheet.map_or(0, |sheet| score_lines(Lang::En, &sheet).len() + 1)
    }

    /// Counts one more line of the final scoring.
    pub fn count(&mut self) {
        self.counted = self.lines_to_count().min(self.counted + 1);
    }

    /// What has to be done now that the game is where it is.
    pub fn begin_turn(&mut self, lang: Lang) -> Vec<Effect> {
        self.token += 1;
        self.hint = Hint::None;
        self.cursor = Cursor::new(self.game.view());
        let record = Box::new(self.game.record(lang));
        match self.game.on_turn() {
            None => vec![Effect::Finish(record)],
            Some(Holder::Person(_)) => vec![Effect::Keep(record)],
            Some(Holder::Bot(spec)) => {
                let (spec, view) = (spec.clone(), Box::new(*self.game.view()));
                let history = self.game.history();
                let token = self.token;
                vec![Effect::Keep(record), Effect::Think { token, view, history, spec }]
            }
        }
    }

    /// Plays a bot's move, if it is about the game as it is now.
    pub fn chosen(&mut self, token: u64, m: Move, lang: Lang) -> Vec<Effect> {
        if token != self.token || self.is_persons_turn() || self.game.play(m).is_err() {
            return Vec::new();
        }
        self.begin_turn(lang)
    }

    /// Shows a hint, if it is about the game as it is now, and highlights it.
    pub fn hinted(&mut self, token: u64, moves: Vec<(Move, u8)>, why: Option<Why>) {
        if token == self.token && self.hint == Hint::Awaited {
            if let Some(&(m, _)) = moves.first() {
                self.cursor = Cursor::on(self.game.view(), m);
            }
            self.hint = if moves.is_empty() { Hint::None } else { Hint::Given(moves, why) };
        }
    }

    /// What a key does.
    pub fn press(&mut self, press: Press, lang: Lang) -> Vec<Effect> {
        self.remark = None;
        if press == Press::Interrupt {
            return vec![Effect::Leave];
        }
        match self.sheet {
            Some(Sheet::Leave) => match press {
                Press::Enter | Press::Quit => return vec![Effect::Leave],
                _ => self.sheet = None,
            },
            Some(Sheet::Hint) => self.sheet = None,
            Some(Sheet::TakeBack) => {
                self.sheet = None;
                if press == Press::Enter {
                    return self.take_back(lang);
                }
            }
            Some(Sheet::Help(location)) => {
                let by = match press {
                    Press::Left => Some(-1),
                    Press::Right => Some(1),
                    _ => None,
                };
                let place = by.and_then(|by| step(location as usize, by, Location::ALL.len()));
                self.sheet = place.map(|place| Sheet::Help(Location::ALL[place]));
            }
            Some(Sheet::Log(above)) => {
                let by = match press {
                    Press::Up => Some(1),
                    Press::Down => Some(-1),
                    Press::PageUp => Some(PAGE),
                    Press::PageDown => Some(-PAGE),
                    _ => None,
                };
                let first = self.game.turns().len().saturating_sub(1);
                self.sheet = by.map(|by| Sheet::Log(above.saturating_add_signed(by).min(first)));
            }
            None if self.is_counting() && press != Press::Quit => {
                self.counted = self.lines_to_count();
            }
            None if self.game.view().is_over() => return self.press_after(press, lang),
            None => return self.press_playing(press, lang),
        }
        Vec::new()
    }

    /// What a key does while the game goes on.
    fn press_playing(&mut self, press: Press, lang: Lang) -> Vec<Effect> {
        let view = self.game.view();
        match press {
            Press::Left => self.cursor.step_card(view, -1),
            Press::Right => self.cursor.step_card(view, 1),
            Press::Up => self.cursor.step_way(view, -1),
            Press::Down => self.cursor.step_way(view, 1),
            Press::Digit(number) => self.cursor.go_to_card(view, usize::from(number) - 1),
            Press::Enter => return self.take(lang),
            Press::Hint if !self.is_persons_turn() => self.remark = Some(Remark::NotYourTurn),
            Press::Hint if matches!(self.hint, Hint::Given(..)) => self.sheet = Some(Sheet::Hint),
            Press::Hint if self.hint == Hint::None => {
                self.hint = Hint::Awaited;
                return vec![Effect::Advise { token: self.token, view: Box::new(*view) }];
            }
            Press::TakeBack => return self.ask_take_back(lang),
            Press::Escape => self.hint = Hint::None,
            other => return self.press_any(other, lang),
        }
        Vec::new()
    }

    /// Takes a move back, but asks first where that makes the game practice.
    fn ask_take_back(&mut self, lang: Lang) -> Vec<Effect> {
        let mut before = self.game.clone();
        if before.take_back() && before.is_practice() && !self.game.is_practice() {
            self.sheet = Some(Sheet::TakeBack);
            return Vec::new();
        }
        self.take_back(lang)
    }

    /// Takes a move back, and highlights it again.
    fn take_back(&mut self, lang: Lang) -> Vec<Effect> {
        let played = self.game.turns().to_vec();
        if !self.game.take_back() {
            self.remark = Some(Remark::NothingToTakeBack);
            return Vec::new();
        }
        let effects = self.begin_turn(lang);
        if let Some(turn) = played.get(self.game.turns().len()) {
            self.cursor = Cursor::on(self.game.view(), turn.m);
        }
        effects
    }

    /// What a key does once the game is over.
    fn press_after(&mut self, press: Press, lang: Lang) -> Vec<Effect> {
        let last = self.game.turns().len();
        match press {
            Press::Left => self.step = Some(self.step.unwrap_or(last).saturating_sub(1)),
            Press::Right => self.step = self.step.map(|at| at + 1).filter(|&at| at < last),
            Press::Escape | Press::Enter => self.step = None,
            Press::Analyse => {
                let (record, own) = (Box::new(self.game.record(lang)), self.game.own_seat());
                return vec![Effect::Analyse { record, own }];
            }
            other => return self.press_any(other, lang),
        }
        Vec::new()
    }

    /// What a key does at any time.
    fn press_any(&mut self, press: Press, lang: Lang) -> Vec<Effect> {
        match press {
            Press::Help => self.sheet = Some(Sheet::Help(self.location())),
            Press::Log => self.sheet = Some(Sheet::Log(0)),
            Press::Quit => self.sheet = Some(Sheet::Leave),
            Press::Save => return vec![Effect::Export(Box::new(self.game.record(lang)))],
            _ => {}
        }
        Vec::new()
    }

    /// Makes the highlighted move.
    fn take(&mut self, lang: Lang) -> Vec<Effect> {
        if !self.is_persons_turn() {
            self.remark = Some(Remark::NotYourTurn);
            return Vec::new();
        }
        // A card that is out of reach says so where its preview would be.
        let Some(m) = self.cursor.chosen(self.game.view()) else { return Vec::new() };
        self.game.play(m).expect("a highlighted move is legal");
        self.begin_turn(lang)
    }

    /// The location that the highlighted way goes to.
    pub fn location(&self) -> Location {
        let character = self.cursor.character(self.game.view());
        character.map_or(Location::Mill, majesty_rules::Character::location)
    }

    /// The ways to play the highlighted card.
    pub fn ways(&self) -> Vec<Move> {
        ways(self.game.view(), self.cursor.space())
    }
}
