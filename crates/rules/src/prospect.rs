//! What placing a character would bring, at a glance: for those who weigh many choices quickly.

use crate::{Ability, Character, Gain, Seat, Table, ability::points, tally::Tally};

/// What placing a character would bring, healing and trades left aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospect {
    /// What the player gains from the location's abilities.
    pub gain: Gain,
    /// What the other players gain, taken together.
    pub others: u16,
    /// How many opponents would have a card wounded.
    pub wounds: u8,
    /// Whether a card would be healed.
    pub heals: bool,
}

impl Table {
    /// What placing a character now would bring the player whose turn it is.
    #[inline]
    pub fn prospect(&self, character: Character) -> Prospect {
        self.prospect_of(self.turn, character)
    }

    /// What placing a character would bring a player, were it that player's turn.
    #[inline]
    pub fn prospect_of(&self, seat: Seat, character: Character) -> Prospect {
        let realm = &self.realms[seat];
        let plan = &self.location_card(character.location()).plan;
        let mut tally = realm.tally();
        tally.add(character.location());

        let mut gain = plan.gain.times(tally.total(plan.each));
        for &ability in plan.rest {
            gain = gain.and(rest_gain(ability, tally));
        }
        let mut prospect =
            Prospect { heals: plan.heals && realm.wounded() > 0, ..Prospect::default() };
        if plan.all_points > 0 {
            let all = points(plan.all_points.into());
            gain = gain.and(all.times((tally.at(plan.all_with.location()) > 0).into()));
            let others = self.config.players.others(seat);
            let paid = others.filter(|&other| self.realms[other].count(plan.all_with) > 0);
            prospect.others = all.points * paid.count() as u16;
        }
        if let Some((with, against)) = plan.attack {
            let strength = tally.at(with.location());
            let others = self.config.players.others(seat);
            let wounded = others.filter(|&other| {
                let realm = &self.realms[other];
                realm.count(against) < strength && realm.variety() > 0
            });
            prospect.wounds = wounded.count() as u8;
        }
        prospect.gain = gain;
        prospect
    }
}

/// What an ability of a rarer kind brings; those that have a place in the plan, or wait for final
/// scoring, bring nothing here.
#[inline]
pub(crate) fn rest_gain(ability: Ability, tally: Tally) -> Gain {
    match ability {
        Ability::OnceWith { all, gain } => gain.times(tally.holds_all(all).into()),
        Ability::PerTimesMost { each, points: each_pair } => {
            points(each_pair.into()).times(tally.at(each.location()) * tally.most())
        }
        Ability::PerWounded { points: each_card } => {
            points(each_card.into()).times(tally.at(crate::Location::Infirmary))
        }
        _ => Gain::default(),
    }
}
