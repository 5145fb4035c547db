//! The parts of a final score, for whoever explains one.

use crate::Location;

/// A part of a player's final score.
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
