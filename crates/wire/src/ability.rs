//! The abilities of the location cards.

use majesty_rules::{Ability, Character, Gain, Group, Location};
use serde::Serialize;

/// What a line of a location card does. Characters are their letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "ability", rename_all = "kebab-case")]
pub enum WireAbility {
    /// Your Guards stand against attacks.
    Defend {},
    /// Every opponent with fewer of `against` than you have of `with` loses the leftmost card to the
    /// Infirmary.
    Attack {
        /// The character that attacks.
        with: char,
        /// The character that defends.
        against: char,
    },
    /// The top card of your Infirmary returns to a location of its own.
    Heal {},
    /// You may change points into meeples or meeples into points, one for one.
    Trade {
        /// The most that may be changed.
        up_to: u8,
    },
    /// A gain for each card of these characters in your realm.
    Per {
        /// The characters that count.
        each: Vec<char>,
        /// The points for each.
        points: u16,
        /// The meeples for each.
        meeples: u8,
    },
    /// A gain, once, if your realm holds each of these.
    OnceWith {
        /// The characters that it takes.
        all: Vec<char>,
        /// The points.
        points: u16,
        /// The meeples.
        meeples: u8,
    },
    /// Every player whose realm holds one of these gains points, you included.
    AllWith {
        /// The character that it takes.
        with: char,
        /// The points for each player.
        points: u8,
    },
    /// For each of these: points for each card of the character you have most of.
    PerTimesMost {
        /// The character that counts.
        each: char,
        /// The points for each pair.
        points: u8,
    },
    /// Points for each wounded card in your Infirmary.
    PerWounded {
        /// The points for each.
        points: u8,
    },
    /// Final scoring: each wounded card costs points.
    EachWoundedCosts {
        /// What each costs.
        points: u8,
    },
    /// Final scoring: whoever has the most wounded pays, all who tie.
    MostWoundedCosts {
        /// What they cost.
        points: u8,
    },
}

impl From<&Ability> for WireAbility {
    fn from(ability: &Ability) -> Self {
        let letters = |group: Group| group.iter().map(Character::letter).collect();
        match *ability {
            Ability::Defend => Self::Defend {},
            Ability::Attack { with, against } => {
                Self::Attack { with: with.letter(), against: against.letter() }
            }
            Ability::Heal => Self::Heal {},
            Ability::Trade { up_to } => Self::Trade { up_to },
            Ability::Per { each, gain: Gain { points, meeples } } => {
                Self::Per { each: letters(each), points, meeples }
            }
            Ability::OnceWith { all, gain: Gain { points, meeples } } => {
                Self::OnceWith { all: letters(all), points, meeples }
            }
            Ability::AllWith { a, points } => Self::AllWith { with: a.letter(), points },
            Ability::PerTimesMost { each, points } => {
                Self::PerTimesMost { each: each.letter(), points }
            }
            Ability::PerWounded { points } => Self::PerWounded { points },
            Ability::EachWoundedCosts { points } => Self::EachWoundedCosts { points },
            Ability::MostWoundedCosts { points } => Self::MostWoundedCosts { points },
        }
    }
}

/// The word for a location, the same in every language.
pub fn location_id(location: Location) -> String {
    location.name().to_lowercase()
}
