//! How bad a move was, and how well a whole game was played.

/// How much a move gave away, if it's worth a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// 2 points of win chance or more.
    Doubtful,
    /// 4 or more.
    Bad,
    /// 8 or more.
    VeryBad,
}

impl Mark {
    /// The mark for what a move gave away, from 0 to 1.
    pub fn of(cost: f64) -> Option<Self> {
        match cost {
            0.08.. => Some(Self::VeryBad),
            0.04.. => Some(Self::Bad),
            0.02.. => Some(Self::Doubtful),
            _ => None,
        }
    }

    /// The sign that chess and backgammon annotations use.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Doubtful => "?!",
            Self::Bad => "?",
            Self::VeryBad => "??",
        }
    }
}

/// How well a player played, by what a decision gave away on average.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The best.
    WorldClass,
    /// Next.
    Master,
    /// Next.
    Expert,
    /// Next.
    Advanced,
    /// Next.
    Intermediate,
    /// Next.
    Casual,
    /// All others.
    Beginner,
}
