//! What a location can do: the vocabulary in which the table of locations is written.

use crate::{Character, Group, plan::Plan};

/// One line of a location card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Your Guards stand against attacks, from the moment they are placed; placing one triggers
    /// nothing.
    Defend,
    /// Every opponent who has fewer of `against` than you have of `with` loses the leftmost card
    /// to the Infirmary.
    Attack {
        /// Who attacks.
        with: Character,
        /// Who defends.
        against: Character,
    },
    /// The top card of your Infirmary returns to a location of its own.
    Heal,
    /// You may change points into meeples or meeples into points, one for one.
    Trade {
        /// How often, at most.
        up_to: u8,
    },
    /// A gain for each card of a group in your realm.
    Per {
        /// The group; no complete set is needed.
        each: Group,
        /// The gain for one card.
        gain: Gain,
    },
    /// A gain, once, if your realm holds each of these.
    OnceWith {
        /// Who must be there.
        all: Group,
        /// The gain.
        gain: Gain,
    },
    /// Every player whose realm holds one of these gains points, you included.
    AllWith {
        /// Who must be there.
        a: Character,
        /// The points.
        points: u8,
    },
    /// For each of these: points for each card of the character you have most of.
    PerTimesMost {
        /// Who multiplies.
        each: Character,
        /// The points for one pair.
        points: u8,
    },
    /// Points for each wounded card in your Infirmary.
    PerWounded {
        /// The points for one card.
        points: u8,
    },
    /// Final scoring: each wounded card costs points.
    EachWoundedCosts {
        /// The points for one card.
        points: u8,
    },
    /// Final scoring: whoever has the most wounded pays, all who tie.
    MostWoundedCosts {
        /// The points.
        points: u8,
    },
}

/// Points and meeples that a player receives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gain {
    /// Points.
    pub points: u16,
    /// Meeples.
    pub meeples: u8,
}

impl Gain {
    /// Both gains together.
    pub const fn and(self, other: Self) -> Self {
        Self { points: self.points + other.points, meeples: self.meeples + other.meeples }
    }

    /// This gain so many times.
    #[inline]
    pub const fn times(self, count: u8) -> Self {
        Self { points: self.points * count as u16, meeples: self.meeples * count }
    }

    /// Whether it is nothing at all.
    #[inline]
    pub const fn is_nothing(self) -> bool {
        self.points == 0 && self.meeples == 0
    }
}

/// A gain of points alone.
pub const fn points(points: u16) -> Gain {
    Gain { points, meeples: 0 }
}

/// A gain of meeples alone.
pub const fn meeples(meeples: u8) -> Gain {
    Gain { points: 0, meeples }
}

/// One side of a location card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocationSide {
    /// The points for the majority in final scoring; the Infirmary has none.
    pub majority: Option<u8>,
    /// The abilities, resolved from top to bottom.
    pub abilities: &'static [Ability],
    /// The same abilities, sorted for playing.
    pub(crate) plan: Plan,
}

impl LocationSide {
    /// Whether placing a card here pays all players, which the house rule wants announced.
    #[inline]
    pub fn pays_all(&self) -> bool {
        self.plan.pays_all()
    }

    /// Whether placing a card here heals one.
    #[inline]
    pub fn heals(&self) -> bool {
        self.plan.heals
    }

    /// Whether placing a card here allows a trade of points and meeples.
    #[inline]
    pub const fn trades(&self) -> bool {
        self.plan.trades > 0
    }
}

/// A side of a location card with its majority value.
pub(crate) const fn side(majority: u8, abilities: &'static [Ability]) -> LocationSide {
    LocationSide { majority: Some(majority), abilities, plan: Plan::of(abilities) }
}

/// A side that acts in final scoring only.
pub(crate) const fn at_end(abilities: &'static [Ability]) -> LocationSide {
    LocationSide { majority: None, abilities, plan: Plan::of(abilities) }
}

pub(crate) const fn per(each: &[Character], gain: Gain) -> Ability {
    Ability::Per { each: Group::of(each), gain }
}

pub(crate) const fn once_with(all: &[Character], gain: Gain) -> Ability {
    Ability::OnceWith { all: Group::of(all), gain }
}
