//! The chat of a table.

use crate::{Millis, PlayerId};

/// How many of the newest lines a table keeps in memory.
pub const LINES_AT_HAND: usize = 100;

/// The longest line of chat, in characters.
pub const LONGEST_LINE: usize = 500;

/// A chat line. Like members, lines are stored next to the log so that they can be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub n: u64,
    /// Who said it.
    pub player: PlayerId,
    /// The name that the person had then.
    pub name: String,
    /// The words.
    pub text: String,
    /// When.
    pub at: Millis,
}
