//! Pieces of a text that know where they stand, so that every error can point at its place.

use std::fmt;

/// Why a text can't be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError<P> {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: P,
}

impl<P: fmt::Display> fmt::Display for ParseError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl<P: fmt::Debug + fmt::Display> std::error::Error for ParseError<P> {}

/// A piece of one line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece<'a> {
    pub line: usize,
    pub column: usize,
    pub text: &'a str,
}

impl Piece<'_> {
    pub fn fail<T, P>(&self, problem: P) -> Result<T, ParseError<P>> {
        Err(ParseError { line: self.line, column: self.column, problem })
    }

    /// The piece between two byte offsets.
    pub fn part(self, start: usize, end: usize) -> Self {
        let column = self.column + self.text[..start].chars().count();
        Self { column, text: &self.text[start..end], ..self }
    }

    /// The piece from a byte offset on.
    pub fn from(self, start: usize) -> Self {
        self.part(start, self.text.len())
    }

    /// The piece up to a byte offset.
    pub fn to(self, end: usize) -> Self {
        self.part(0, end)
    }

    /// The piece without the spaces around it.
    pub fn trimmed(self) -> Self {
        let start = self.text.len() - self.text.trim_ascii_start().len();
        let piece = self.from(start);
        piece.to(piece.text.trim_ascii_end().len())
    }

    /// The pieces between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let piece = rest?;
            let Some(end) = piece.text.find(separator) else {
                return rest.take();
            };
            rest = Some(piece.from(end + separator.len_utf8()));
            Some(piece.to(end))
        })
    }

    /// The words in it.
    pub fn words(self) -> impl Iterator<Item = Self> {
        let mut rest = self.trimmed();
        std::iter::from_fn(move || {
            if rest.text.is_empty() {
                return None;
            }
            let end = rest.text.find(|c: char| c.is_ascii_whitespace()).unwrap_or(rest.text.len());
            let word = rest.to(end);
            rest = rest.from(end).trimmed();
            Some(word)
        })
    }

    /// The value that is written with this word, or both possible words.
    pub fn one_of<T: Copy>(
        &self,
        values: [T; 2],
        word: impl Fn(T) -> &'static str,
    ) -> Result<T, [&'static str; 2]> {
        let found = values.into_iter().find(|&value| word(value) == self.text);
        found.ok_or_else(|| values.map(word))
    }
}
