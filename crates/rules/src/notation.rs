//! A move as a word: `3N`, `2W>B`, `1N+2`, `1N-3`, `1B!`.

use std::{fmt, str::FromStr};

use crate::{Character, Extra, Move, SPACES, Space};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.space().number(), self.character().letter())?;
        match self.extra() {
            Extra::None => Ok(()),
            Extra::HealTo(to) => write!(f, ">{}", to.letter()),
            Extra::Trade(meeples) => write!(f, "{meeples:+}"),
            Extra::Announce => f.write_str("!"),
        }
    }
}

/// A word that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct WordError {
    /// The character at fault, counted from 1.
    pub column: usize,
    /// What is wrong with it.
    pub problem: WordProblem,
}

/// What is wrong with a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordProblem {
    /// It does not begin with a space of the display.
    #[error("a move starts with a space in the display, 1 to {SPACES}")]
    Space,
    /// No character where one is needed.
    #[error("expected one of the characters M B W G K I N")]
    Character,
    /// A trade without a number from 1 to 9.
    #[error("write a trade as + or - and the number of meeples, such as +2")]
    Trade,
    /// Something follows the complete move.
    #[error("unexpected text after the move")]
    TooLong,
}

impl FromStr for Move {
    type Err = WordError;

    fn from_str(word: &str) -> Result<Self, WordError> {
        let mut rest = Letters { rest: word.chars().peekable(), column: 1 };
        let space = rest.next_as(WordProblem::Space, |letter| {
            Space::from_number(letter.to_digit(10)? as usize)
        })?;
        let character = rest.next_as(WordProblem::Character, Character::from_letter)?;
        let count = |letter: char| i8::try_from(letter.to_digit(10)?).ok().filter(|&n| n > 0);
        let extra = if rest.next_if('>') {
            Extra::HealTo(rest.next_as(WordProblem::Character, Character::from_letter)?)
        } else if rest.next_if('+') {
            Extra::Trade(rest.next_as(WordProblem::Trade, count)?)
        } else if rest.next_if('-') {
            Extra::Trade(-rest.next_as(WordProblem::Trade, count)?)
        } else if rest.next_if('!') {
            Extra::Announce
        } else {
            Extra::None
        };
        match rest.rest.next() {
            None => Ok(Self::new(space, character).with(extra)),
            Some(_) => Err(rest.error(WordProblem::TooLong)),
        }
    }
}

/// The letters of a word, with the place of the next one.
struct Letters<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    column: usize,
}

impl Letters<'_> {
    fn error(&self, problem: WordProblem) -> WordError {
        WordError { column: self.column, problem }
    }

    fn next_as<T>(
        &mut self,
        problem: WordProblem,
        read: impl Fn(char) -> Option<T>,
    ) -> Result<T, WordError> {
        let found = self.rest.peek().copied().and_then(read).ok_or(self.error(problem))?;
        self.rest.next();
        self.column += 1;
        Ok(found)
    }

    fn next_if(&mut self, letter: char) -> bool {
        let found = self.rest.next_if_eq(&letter).is_some();
        self.column += usize::from(found);
        found
    }
}
