//! What people do during a game besides moving. The log and the notices of a table tell it.

use majesty_rules::Seat;

/// Something that a person did during a game, besides moving, or that happened to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// How many moves were made before it.
    pub ply: u32,
    /// On which seat.
    pub seat: Seat,
    /// What.
    pub what: Noted,
}

/// What a [`Note`] says of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noted {
    /// The person left, and a bot plays for them.
    Left,
    /// The person ran out of time, and a bot plays for them.
    TimedOut,
    /// The person plays again.
    CameBack,
    /// The person resigned.
    Resigned,
    /// The host removed the person.
    Removed,
    /// Another player declined the take-back that the person asked for.
    TakeBackDeclined {
        /// On which seat.
        by: Seat,
    },
    /// The take-back that the person asked for was neither granted nor declined: the game went on,
    /// or a player who had to answer is gone.
    TakeBackLapsed,
}

impl Note {
    /// Whether a later note makes this one old news: people come and go, and ask again, as often as
    /// they like.
    pub(crate) fn is_replaced_by(self, later: Self) -> bool {
        (self.seat, self.what.subject()) == (later.seat, later.what.subject())
    }
}

impl Noted {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::TimedOut => "timed-out",
            Self::CameBack => "came-back",
            Self::Resigned => "resigned",
            Self::Removed => "removed",
            Self::TakeBackDeclined { .. } => "take-back-declined",
            Self::TakeBackLapsed => "take-back-lapsed",
        }
    }

    /// Whether a bot plays for the person now.
    pub(crate) const fn is_gone(self) -> bool {
        matches!(self, Self::Left | Self::TimedOut | Self::Resigned | Self::Removed)
    }

    /// Whether it answers a take-back request.
    pub(crate) const fn is_about_take_back(self) -> bool {
        matches!(self, Self::TakeBackDeclined { .. } | Self::TakeBackLapsed)
    }

    /// What it is about: being there, a take-back, or the end of a person's game.
    const fn subject(self) -> u8 {
        match self {
            Self::Left | Self::TimedOut | Self::CameBack => 0,
            Self::TakeBackDeclined { .. } | Self::TakeBackLapsed => 1,
            Self::Resigned | Self::Removed => 2,
        }
    }
}
