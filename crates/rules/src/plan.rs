//! A location's abilities, sorted for playing when the table of locations is compiled.
//!
//! Which location comes next is as good as random, so a processor that walks a list of abilities
//! guesses wrong at nearly every turn, and loses more time by it than all the counting takes. With a
//! place for each of the common abilities, empty ones adding nothing, there is little to guess.

use crate::{Ability, Character, Gain, Group, ability::points};

/// What placing a card at a location does, in the order in which it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub heals: bool,
    /// Who attacks, and who defends.
    pub attack: Option<(Character, Character)>,
    /// Your gain for each card of a group.
    pub each: Group,
    pub gain: Gain,
    /// The points for every player who has this character.
    pub all_with: Character,
    pub all_points: u8,
    /// Abilities of rarer kinds, which follow.
    pub rest: &'static [Ability],
    pub choice: Choice,
}

/// What a player who places a card at a location has to decide beyond the place itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Nothing,
    /// Where a healed split card goes.
    Heal,
    /// How many meeples to buy or sell, up to this many.
    Trade(u8),
    /// Whether to announce, where the house rule is on.
    Announce,
}

impl Plan {
    /// Sorts abilities that are printed in the order of the fields: signpost, your gain, then what
    /// all players gain or a rarer kind. Another order would have to be played in another way, and
    /// does not compile.
    pub const fn of(abilities: &'static [Ability]) -> Self {
        let mut plan = Self {
            heals: false,
            attack: None,
            each: Group::NOBODY,
            gain: points(0),
            all_with: Character::Miller,
            all_points: 0,
            rest: &[],
            choice: Choice::Nothing,
        };
        let mut next = abilities;
        if let [sign, below @ ..] = next {
            match *sign {
                Ability::Heal => {
                    plan.heals = true;
                    plan.choice = Choice::Heal;
                }
                Ability::Attack { with, against } => plan.attack = Some((with, against)),
                Ability::Trade { up_to } => plan.choice = Choice::Trade(up_to),
                _ => {}
            }
            if matches!(
                sign,
                Ability::Heal | Ability::Attack { .. } | Ability::Trade { .. } | Ability::Defend
            ) {
                next = below;
            }
        }
        if let [Ability::Per { each, gain }, below @ ..] = next {
            plan.each = *each;
            plan.gain = *gain;
            next = below;
        }
        if let [Ability::AllWith { a, points }, below @ ..] = next {
            assert!(matches!(plan.choice, Choice::Nothing), "a move has one further choice");
            plan.choice = Choice::Announce;
            plan.all_with = *a;
            plan.all_points = *points;
            next = below;
        }
        plan.rest = next;
        while let [ability, below @ ..] = next {
            assert!(
                matches!(
                    ability,
                    Ability::OnceWith { .. }
                        | Ability::PerTimesMost { .. }
                        | Ability::PerWounded { .. }
                        | Ability::EachWoundedCosts { .. }
                        | Ability::MostWoundedCosts { .. }
                ),
                "abilities are printed in an order that is not planned for"
            );
            next = below;
        }
        plan
    }
}
