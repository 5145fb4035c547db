//! What people say at a table.

use crate::{Millis, PlayerId};

/// Something that was said.
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
