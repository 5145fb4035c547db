//! A lesson at the table: its step, the position as a game that can be looked at, and what keys do.

use majesty_lessons::{Answer, Lesson as Script, LessonId, Moment, Task};
use majesty_rules::Move;
use majesty_words::Lang;

use crate::{
    Game, Holder,
    key::Press,
    table::{Sheet, Table},
};

/// A lesson at one of its steps.
#[derive(Clone)]
pub struct Lesson {
    /// The step.
    pub moment: Moment,
    /// The table, as it lies at this step.
    pub table: Table,
    /// The move that was made instead of the one that the step asks for.
    pub wrong: Option<Move>,
    /// Whether a hint was asked for, which a lesson doesn't need.
    pub asked_hint: bool,
}

/// What a key did to a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It goes on, perhaps at another step.
    Stays,
    /// Whoever learns has left it, or finished it.
    Ends,
}

impl Lesson {
    /// A lesson at a step, from 0. One that needs a last move which nobody has made begins where
    /// it is chosen.
    pub fn at(id: LessonId, number: usize, last: Option<Move>, lang: Lang) -> Self {
        let choice = || {
            let steps = id.lesson().steps;
            let number = steps.iter().position(|step| step.task == Task::Choose).unwrap_or(0);
            Moment::at(id, number, None)
        };
        let moment = Moment::at(id, number, last).or_else(choice);
        let moment = moment.expect("a choice needs no choice before it");
        let mut table = Table::new(game(&moment, lang), 0);
        table.counted = moment.lines_counted();
        Self { moment, table, wrong: None, asked_hint: false }
    }

    /// What a key does.
    pub fn press(&mut self, press: Press, lang: Lang) -> Outcome {
        let moves = [Press::Left, Press::Right, Press::Up, Press::Down];
        let is_move = moves.contains(&press) || matches!(press, Press::Digit(_));
        self.asked_hint = press == Press::Hint;
        match press {
            _ if self.table.sheet.is_some() => drop(self.table.press(press, lang)),
            Press::Help if !self.moment.is_over() => {
                self.table.sheet = Some(Sheet::Help(self.table.location()));
            }
            Press::Log => self.table.sheet = Some(Sheet::Log(0)),
            Press::Quit | Press::Escape | Press::Interrupt => return Outcome::Ends,
            Press::New => self.go_to(0, None, lang),
            Press::TakeBack => {
                self.go_to(self.moment.number.saturating_sub(1), self.moment.last, lang);
            }
            Press::Enter => return self.enter(lang),
            _ if is_move && self.moment.step().task != Task::Read => {
                self.wrong = None;
                drop(self.table.press(press, lang));
            }
            _ => {}
        }
        Outcome::Stays
    }

    /// Goes on from a step to read, or makes the highlighted move.
    fn enter(&mut self, lang: Lang) -> Outcome {
        let next = self.moment.number + 1;
        if self.moment.step().task == Task::Read {
            if self.moment.is_last() {
                return Outcome::Ends;
            }
            self.go_to(next, self.moment.last, lang);
        } else if let Some(m) = self.table.cursor.chosen(&self.moment.view()) {
            if self.moment.answer(m) == Ok(Answer::Right) {
                let last = Some(m).filter(|_| self.moment.step().task == Task::Choose);
                self.go_to(next, last, lang);
            } else {
                self.wrong = Some(m);
            }
        }
        Outcome::Stays
    }

    fn go_to(&mut self, number: usize, last: Option<Move>, lang: Lang) {
        *self = Self::at(self.moment.id, number, last, lang);
    }
}

/// The game up to a step.
fn game(moment: &Moment, lang: Lang) -> Game {
    let you = Holder::Person(Some(lang.words().msg_recap_you()));
    let other = Holder::bot(Script::OPPONENT_LEVEL).expect("the opponent is one of the court");
    let moves: Vec<Move> = moment.turns.iter().map(|turn| turn.m).collect();
    Game::scripted(moment.id.lesson().record.deal(), vec![you, other], &moves)
}
