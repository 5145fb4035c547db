//! A seat and who holds it.

use serde::{Deserialize, Serialize};

use crate::MemberId;

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "holder", rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Which member.
        member: MemberId,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

impl Holder {
    /// The level of the bot on the seat.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot { level } => Some(level),
            Self::Open | Self::Person { .. } => None,
        }
    }

    /// The person on the seat.
    pub fn member(&self) -> Option<MemberId> {
        match self {
            Self::Person { member } => Some(*member),
            Self::Open | Self::Bot { .. } => None,
        }
    }
}

/// A seat at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// Who holds it.
    pub holder: Holder,
    /// Whether this seat is ready to start.
    pub ready: bool,
    /// The person is away, and a bot plays for them.
    pub away: bool,
    /// The person's share of a joint deal.
    pub share: Option<String>,
    /// The host removed the person during the game: a bot plays for them to the end.
    pub removed: bool,
    /// The round in which the person resigned: a bot plays for them to the end.
    pub resigned: Option<u8>,
}

impl SeatState {
    /// A free seat.
    pub const OPEN: Self = Self {
        holder: Holder::Open,
        ready: false,
        away: false,
        share: None,
        removed: false,
        resigned: None,
    };
}
