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
    /// All of them, the worst first.
    pub const ALL: [Self; 3] = [Self::VeryBad, Self::Bad, Self::Doubtful];

    /// The mark for what a move gave away, from 0 to 1.
    pub fn of(cost: f64) -> Option<Self> {
        match cost {
            0.08.. => Some(Self::VeryBad),
            0.04.. => Some(Self::Bad),
            0.02.. => Some(Self::Doubtful),
            _ => None,
        }
    }

    /// The name that programs know it by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Doubtful => "doubtful",
            Self::Bad => "bad",
            Self::VeryBad => "very-bad",
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
    /// As the chancellor plays.
    WorldClass,
    /// As the marshal.
    Master,
    /// As the castellan.
    Expert,
    /// As the treasurer.
    Advanced,
    /// As the steward.
    Intermediate,
    /// As the herald.
    Casual,
    /// As the page.
    Beginner,
}

impl Grade {
    /// All of them, the best first.
    pub const ALL: [Self; 7] = [
        Self::WorldClass,
        Self::Master,
        Self::Expert,
        Self::Advanced,
        Self::Intermediate,
        Self::Casual,
        Self::Beginner,
    ];

    /// The grade for what a decision gave away on average, from 0 to 1. The limits lie between what the
    /// levels of bots give away (docs/analysis.md).
    pub fn of(error: f64) -> Self {
        let limits = [0.019, 0.043, 0.064, 0.096, 0.136, 0.193, f64::INFINITY];
        let grades = Self::ALL.into_iter().zip(limits);
        let mut fitting = grades.filter(|(_, limit)| error < *limit).map(|(grade, _)| grade);
        fitting.next().unwrap_or(Self::Beginner)
    }

    /// The name that programs know it by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::WorldClass => "world-class",
            Self::Master => "master",
            Self::Expert => "expert",
            Self::Advanced => "advanced",
            Self::Intermediate => "intermediate",
            Self::Casual => "casual",
            Self::Beginner => "beginner",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_and_marks_follow_what_was_given_away() {
        // What the levels of bots give away on average.
        let levels = [0.0060, 0.0324, 0.0536, 0.0748, 0.1181, 0.1539, 0.2323];
        for (grade, error) in Grade::ALL.into_iter().zip(levels) {
            assert_eq!(Grade::of(error), grade);
        }
        assert_eq!((Grade::of(0.0), Grade::of(1.0)), (Grade::WorldClass, Grade::Beginner));
        let marks = [0.019, 0.02, 0.04, 0.08, 1.0].map(Mark::of);
        let (doubtful, bad, very_bad) =
            (Some(Mark::Doubtful), Some(Mark::Bad), Some(Mark::VeryBad));
        assert_eq!(marks, [None, doubtful, bad, very_bad, very_bad]);
    }
}
