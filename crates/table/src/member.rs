//! The people behind the member numbers of a log.

use crate::PlayerId;

/// A person who sits or sat at a table.
///
/// Members are stored next to the log and not in it, so that personal data can be deleted: a
/// forgotten member has no player and no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The player who moves for them. People who share a device are members of the same player;
    /// people in a record and forgotten people have none.
    pub player: Option<PlayerId>,
    /// Their name at this table; may be empty.
    pub name: String,
}

impl Member {
    /// A forgotten member.
    pub const NOBODY: Self = Self { player: None, name: String::new() };
}
