//! A location's abilities, sorted for playing when the table of locations is compiled.
//!
//! Which location comes next is as good as random, so a processor that walks a list of abilities
//! guesses wrong at nearly every turn, and loses more time by it than all the counting takes. With a
//! place for each of the common abilities, empty ones adding nothing, there is little to guess.

use crate::{Ability, Character, Gain, Group, Location, ability::points, tally::Tally};

/// What placing a card at a location does, in the order in which it is resolved. What the location
/// doesn't do has a place all the same, and comes to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub heals: bool,
    pub attacks: bool,
    pub attacker: Character,
    pub defender: Character,
    /// How many meeples may be bought or sold.
    pub trades: u8,
    /// Your gain for each card of a group.
    each: Group,
    each_bytes: u64,
    gain: Gain,
    /// Whether there are abilities of the three kinds that follow.
    pub has_rarer: bool,
    /// Your gain, once, if you have all of a group.
    all: Group,
    all_bytes: u64,
    once: Gain,
    /// Your points for each of these times the largest group of one character.
    multiplied: Character,
    multiplied_points: u8,
    /// Your points for each wounded card.
    wounded_points: u8,
    /// The points for every player who has this character.
    pub all_with: Character,
    pub all_points: u8,
    /// What each wounded card and the most of them cost in final scoring.
    pub each_wounded_costs: u8,
    pub most_wounded_costs: u8,
}

impl Plan {
    const NOTHING: Self = Self {
        heals: false,
        attacks: false,
        attacker: Character::Knight,
        defender: Character::Guard,
        trades: 0,
        each: Group::NOBODY,
        each_bytes: 0,
        gain: points(0),
        has_rarer: false,
        all: Group::NOBODY,
        all_bytes: 0,
        once: points(0),
        multiplied: Character::Innkeeper,
        multiplied_points: 0,
        wounded_points: 0,
        all_with: Character::Miller,
        all_points: 0,
        each_wounded_costs: 0,
        most_wounded_costs: 0,
    };

    /// Sorts abilities that are printed in the order of the fields, no two in the same place.
    /// Another order would have to be played in another way, and does not compile.
    pub const fn of(abilities: &[Ability]) -> Self {
        let mut plan = Self::NOTHING;
        let mut places_used = 0;
        let mut rest = abilities;
        while let [ability, below @ ..] = rest {
            let place = match *ability {
                Ability::Defend => 1,
                Ability::Heal => {
                    plan.heals = true;
                    1
                }
                Ability::Attack { with, against } => {
                    plan.attacks = true;
                    (plan.attacker, plan.defender) = (with, against);
                    1
                }
                Ability::Trade { up_to } => {
                    plan.trades = up_to;
                    1
                }
                Ability::Per { each, gain } => {
                    (plan.each, plan.each_bytes, plan.gain) = (each, each.bytes(), gain);
                    2
                }
                Ability::OnceWith { all, gain } => {
                    (plan.all, plan.all_bytes, plan.once) = (all, all.bytes(), gain);
                    3
                }
                Ability::PerTimesMost { each, points } => {
                    (plan.multiplied, plan.multiplied_points) = (each, points);
                    4
                }
                Ability::PerWounded { points } => {
                    plan.wounded_points = points;
                    5
                }
                Ability::AllWith { a, points } => {
                    (plan.all_with, plan.all_points) = (a, points);
                    6
                }
                Ability::EachWoundedCosts { points } => {
                    plan.each_wounded_costs = points;
                    7
                }
                Ability::MostWoundedCosts { points } => {
                    plan.most_wounded_costs = points;
                    8
                }
            };
            plan.has_rarer |= matches!(place, 3..=5);
            assert!(
                places_used < place,
                "abilities are printed in an order that is not planned for"
            );
            places_used = place;
            rest = below;
        }
        let kinds = plan.heals as u8 + (plan.trades > 0) as u8 + plan.pays_all() as u8;
        assert!(kinds <= 1, "a move has one further choice");
        plan
    }

    /// What a player with so many cards gains for each of a group.
    #[inline]
    pub fn per(&self, tally: Tally) -> (Ability, Gain) {
        let Self { each, gain, .. } = *self;
        (Ability::Per { each, gain }, gain.times(tally.total(self.each_bytes)))
    }

    /// What abilities of a rarer kind bring a player with so many cards.
    #[inline]
    pub fn rarer(&self, tally: Tally) -> [(Ability, Gain); 3] {
        let Self { all, once, multiplied, .. } = *self;
        let (pair, wounded) = (self.multiplied_points, self.wounded_points);
        // The largest group takes a while to find.
        let most = if pair > 0 { tally.most() } else { 0 };
        let pairs = tally.at(multiplied.location()) * most;
        [
            (
                Ability::OnceWith { all, gain: once },
                once.times(tally.holds_all(self.all_bytes).into()),
            ),
            (
                Ability::PerTimesMost { each: multiplied, points: pair },
                points(pair.into()).times(pairs),
            ),
            (
                Ability::PerWounded { points: wounded },
                points(wounded.into()).times(tally.at(Location::Infirmary)),
            ),
        ]
    }

    /// How strong the attack of a player with so many cards is.
    #[inline]
    pub fn strength(&self, tally: Tally) -> u8 {
        u8::from(self.attacks) * tally.at(self.attacker.location())
    }

    /// Whether all players are paid, which the house rule wants announced.
    #[inline]
    pub const fn pays_all(&self) -> bool {
        self.all_points > 0
    }

    /// How many choices a player who places a card here has at most, beyond the place itself.
    pub const fn most_choices(&self) -> usize {
        1 + self.heals as usize + 2 * self.trades as usize + self.pays_all() as usize
    }
}
