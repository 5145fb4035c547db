//! The log of a table, and the changes a decision adds to it.

use crate::{ChatLine, Event, Member, MemberId, Millis};

/// Everything stored about a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The number of changes so far.
    pub revision: u64,
    /// What happened, in order.
    pub events: Vec<Logged>,
    /// The people behind the member numbers, in order.
    pub members: Vec<Member>,
    /// The newest lines of the chat, in order.
    pub chat: Vec<ChatLine>,
}

/// An event and its moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// The changes that a decision makes, stored in one transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changes {
    /// When.
    pub at: Millis,
    /// What happens.
    pub events: Vec<Event>,
    /// New or changed members.
    pub members: Vec<(MemberId, Member)>,
    /// A line of chat.
    pub line: Option<ChatLine>,
}

impl Changes {
    /// No changes: the command has already taken effect.
    pub fn none(at: Millis) -> Self {
        Self { at, events: Vec::new(), members: Vec::new(), line: None }
    }

    /// Changes that consist of events.
    pub fn events(at: Millis, events: Vec<Event>) -> Self {
        Self { events, ..Self::none(at) }
    }

    /// Whether there is nothing to store.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.members.is_empty() && self.line.is_none()
    }
}
