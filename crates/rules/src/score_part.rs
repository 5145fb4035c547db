//! The parts of a final score, for whoever explains one.

use std::{fmt, str::FromStr};

use crate::Location;

/// A part of a player's final score. As text it's a word such as `play-mill` or `variety`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ScorePart {
    /// The points that a location pays during play.
    Play(Location),
    /// Meeples sold and surplus meeples, less meeples bought.
    Meeples,
    /// The majority at a location.
    Majority(Location),
    /// Variety.
    Variety,
    /// What the wounded cost.
    Infirmary,
}

/// A word that names no part of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such part of a score")]
pub struct NoSuchPart;

impl fmt::Display for ScorePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(location) => write!(f, "play-{}", location.name().to_lowercase()),
            Self::Majority(location) => write!(f, "majority-{}", location.name().to_lowercase()),
            Self::Meeples => f.write_str("meeples"),
            Self::Variety => f.write_str("variety"),
            Self::Infirmary => f.write_str("infirmary"),
        }
    }
}

impl FromStr for ScorePart {
    type Err = NoSuchPart;

    fn from_str(word: &str) -> Result<Self, NoSuchPart> {
        let at = |name: &str| {
            let mut all = Location::ALL.into_iter();
            all.find(|location| location.name().eq_ignore_ascii_case(name)).ok_or(NoSuchPart)
        };
        match (word, word.split_once('-')) {
            ("meeples", _) => Ok(Self::Meeples),
            ("variety", _) => Ok(Self::Variety),
            ("infirmary", _) => Ok(Self::Infirmary),
            (_, Some(("play", name))) => at(name).map(Self::Play),
            (_, Some(("majority", name))) => at(name).map(Self::Majority),
            _ => Err(NoSuchPart),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_a_score_has_a_word_of_its_own() {
        let at =
            Location::ALL.into_iter().flat_map(|at| [ScorePart::Play(at), ScorePart::Majority(at)]);
        for part in at.chain([ScorePart::Meeples, ScorePart::Variety, ScorePart::Infirmary]) {
            assert_eq!(part.to_string().parse(), Ok(part));
        }
        for word in ["play-moon", "majority-", "play", ""] {
            assert_eq!(word.parse::<ScorePart>(), Err(NoSuchPart));
        }
    }
}
