//! A game as a record: its set-up, its cards and its moves. Everything else follows by replay.

mod parse;
mod print;

pub use parse::{RecordError, RecordProblem};

use crate::{Config, Deal, Event, Illegal, Move, State};

/// A game that follows the rules from its deal to its last move, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    deal: Deal,
    names: Vec<String>,
    moves: Vec<Move>,
    tags: Vec<(String, String)>,
    comments: Vec<Comment>,
}

/// A remark on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The number of moves that were made when it was said.
    pub ply: usize,
    /// One line without surrounding spaces.
    pub text: String,
}

/// A text that a record can't hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// A line break or another control character.
    #[error("names, tags and comments must be a single line without control characters")]
    Control,
    /// Not as many names as players.
    #[error("there are {players} players but {names} names")]
    Names {
        /// How many play.
        players: usize,
        /// How many names were given.
        names: usize,
    },
    /// A tag with a name that is not letters and digits, or that has a meaning of its own.
    #[error("a tag name consists of letters and digits, and can't be one that records already use")]
    TagName,
    /// A comment on a move that was not made.
    #[error("can't comment on a move that doesn't exist")]
    NoSuchPly,
}

impl Record {
    /// The version of the format that is read and printed.
    pub const VERSION: &'static str = parse::VERSION;

    /// A game before its first move, with the names of the players in seat order.
    pub fn new<N: Into<String>>(
        deal: Deal,
        names: impl IntoIterator<Item = N>,
    ) -> Result<Self, TextError> {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        let players = deal.config().players.count();
        if names.len() != players {
            return Err(TextError::Names { players, names: names.len() });
        }
        for name in &names {
            check_text(name)?;
        }
        Ok(Self { deal, names, moves: Vec::new(), tags: Vec::new(), comments: Vec::new() })
    }

    /// The set-up.
    pub fn config(&self) -> &Config {
        self.deal.config()
    }

    /// The set-up and the cards in the order in which they are drawn.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The players' names, in seat order.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The tags that have no meaning for the game, with their values.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The comments, in the order of the moves they follow.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// Adds a move, if it is legal.
    pub fn push(&mut self, m: Move) -> Result<(), Illegal> {
        self.state().table.check(m)?;
        self.moves.push(m);
        Ok(())
    }

    /// Adds a tag of the caller's own, such as a date.
    pub fn tag(&mut self, name: &str, value: &str) -> Result<(), TextError> {
        check_text(value)?;
        let taken = self.tags.iter().any(|(other, _)| other == name);
        if taken || parse::is_known(name) || !parse::is_tag_name(name) {
            return Err(TextError::TagName);
        }
        self.tags.push((name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Adds a comment after so many moves. An empty one is left out.
    pub fn comment(&mut self, ply: usize, text: &str) -> Result<(), TextError> {
        check_text(text)?;
        if ply > self.moves.len() {
            return Err(TextError::NoSuchPly);
        }
        let text = text.trim().to_owned();
        if !text.is_empty() {
            let place = self.comments.partition_point(|comment| comment.ply <= ply);
            self.comments.insert(place, Comment { ply, text });
        }
        Ok(())
    }

    /// The state after the last move.
    pub fn state(&self) -> State {
        self.state_after(self.moves.len())
    }

    /// The state after so many moves; after the last one where there are fewer. Taking a move back
    /// is nothing else.
    pub fn state_after(&self, plies: usize) -> State {
        let mut state = State::start(&self.deal);
        for &m in self.moves.iter().take(plies) {
            state.play_listed(m, &mut ());
        }
        state
    }

    /// Plays the game again, move by move: each with what happened and the state after it.
    pub fn replay(&self) -> impl Iterator<Item = Turn> {
        let mut state = State::start(&self.deal);
        self.moves.iter().map(move |&m| {
            let before = state;
            let mut events = Vec::new();
            state.play_listed(m, &mut events);
            Turn { before, m, events, after: state }
        })
    }
}

/// One turn of a game that is played again.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The state before the move.
    pub before: State,
    /// The move.
    pub m: Move,
    /// What happened.
    pub events: Vec<Event>,
    /// The state after the move.
    pub after: State,
}

fn check_text(text: &str) -> Result<(), TextError> {
    if text.chars().any(char::is_control) { Err(TextError::Control) } else { Ok(()) }
}
