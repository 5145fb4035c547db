//! The short menu that asks what to play.

use majesty_bots::court;
use majesty_lessons::{Lesson, LessonId};
use majesty_rules::{DeckRule, Players, Sides, Ties};
use majesty_words::Lang;

use crate::{Holder, Setup, cursor::step};

/// The menu: lines with values, and the one that starts the game.
#[derive(Clone)]
pub struct Menu {
    /// What was chosen so far.
    pub setup: Setup,
    /// The highlighted line, one of [`Menu::lines`].
    pub line: Line,
}

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// How many play.
    Players,
    /// Who holds the seat with this place.
    Seat(usize),
    /// Which sides are up.
    Sides,
    /// How the deck is built.
    Deck,
    /// Who wins a tie.
    Ties,
    /// Whether what all gain is announced.
    Announce,
    /// The language.
    Language,
    /// Begins.
    Start,
    /// Begins a lesson.
    Learn(LessonId),
    /// Shows a puzzle.
    Puzzle,
    /// Shows the rules.
    Rules,
}

impl Menu {
    /// The menu before anything was chosen, ready to start.
    pub fn new() -> Self {
        Self::again(Setup::new(Players::Two, Vec::new()))
    }

    /// The menu with what was played before, ready to start.
    pub fn again(setup: Setup) -> Self {
        Self { setup, line: Line::Start }
    }

    /// Ready for a first game, against the bot that the lessons are played against.
    pub fn after_lesson(&mut self, id: LessonId) {
        if id == LessonId::SidesB {
            self.setup.sides = Some(Sides::ALL_B);
        }
        let opponent =
            Holder::bot(Lesson::OPPONENT_LEVEL).expect("the opponent is one of the court");
        for holder in self.setup.holders.iter_mut().filter(|holder| holder.is_bot()) {
            *holder = opponent.clone();
        }
        self.line = Line::Start;
    }

    /// Its lines, from top to bottom.
    pub fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::Players];
        lines.extend((0..self.setup.holders.len()).map(Line::Seat));
        lines.extend([Line::Sides, Line::Deck, Line::Ties, Line::Announce]);
        lines.extend([Line::Language, Line::Start]);
        lines.extend(LessonId::ALL.map(Line::Learn));
        lines.extend([Line::Puzzle, Line::Rules]);
        lines
    }

    /// Moves to another line, round the ends.
    pub fn step_line(&mut self, by: isize) {
        let lines = self.lines();
        let place = lines.iter().position(|&line| line == self.line).unwrap_or(0);
        if let Some(place) = step(place, by, lines.len()) {
            self.line = lines[place];
        }
    }

    /// Changes the value of the highlighted line.
    pub fn change(&mut self, by: isize, lang: &mut Lang) {
        let setup = &mut self.setup;
        match self.line {
            Line::Players => {
                let players = next(&Players::ALL, |&players| players == setup.players(), by);
                setup.set_players(players);
            }
            Line::Seat(place) => {
                let written = setup.holders[place].to_string();
                let mut holders = vec![Holder::Person(None)];
                holders.extend(court().iter().filter_map(|bot| Holder::bot(bot.id)));
                setup.holders[place] = next(&holders, |holder| holder.to_string() == written, by);
            }
            Line::Sides => {
                let all = [Some(Sides::ALL_A), Some(Sides::ALL_B), None];
                setup.sides = next(&all, |&sides| sides == setup.sides, by);
            }
            Line::Deck => setup.deck = next(&DeckRule::ALL, |&deck| deck == setup.deck, by),
            Line::Ties => setup.ties = next(&Ties::ALL, |&ties| ties == setup.ties, by),
            Line::Announce => setup.announce = !setup.announce,
            Line::Language => *lang = next(&Lang::ALL, |other| other == lang, by),
            Line::Start | Line::Learn(_) | Line::Puzzle | Line::Rules => {}
        }
    }
}

/// The value so many places after the present one, round the ends.
fn next<T: Clone>(all: &[T], is_present: impl Fn(&T) -> bool, by: isize) -> T {
    let place = all.iter().position(is_present).unwrap_or(0);
    let place = step(place, by, all.len()).unwrap_or(0);
    all[place].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_changes_and_comes_round() {
        let (mut menu, mut lang) = (Menu::new(), Lang::En);
        menu.setup.set_players(Players::Four);
        for line in menu.lines() {
            menu.line = line;
            let before = (format!("{:?}", told(&menu)), lang);
            let rounds = (1..=12).find(|_| {
                menu.change(1, &mut lang);
                (format!("{:?}", told(&menu)), lang) == before
            });
            let begins = matches!(line, Line::Start | Line::Learn(_) | Line::Puzzle | Line::Rules);
            let is_value = !begins;
            assert!(rounds.is_some() && (rounds > Some(1)) == is_value, "{line:?}");
        }
    }

    fn told(menu: &Menu) -> impl std::fmt::Debug {
        let setup = &menu.setup;
        let holders: Vec<String> = setup.holders.iter().map(ToString::to_string).collect();
        (holders, setup.sides, setup.deck, setup.ties, setup.announce)
    }

    #[test]
    fn the_highlight_goes_round() {
        let mut menu = Menu::new();
        menu.step_line(1);
        assert_eq!(menu.line, Line::Learn(LessonId::First));
        menu.step_line(4);
        assert_eq!(menu.line, Line::Players);
        menu.step_line(-6);
        assert_eq!(menu.line, Line::Language);
    }
}
