//! What placing a character would bring, at a glance: for those who weigh many choices quickly.

use crate::{Character, Gain, Seat, Table, ability::points};

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

        let (_, mut gain) = plan.per(tally);
        if plan.has_rarer {
            gain = plan.rarer(tally).into_iter().fold(gain, |all, (_, gain)| all.and(gain));
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
        if plan.attacks {
            let strength = plan.strength(tally);
            let others = self.config.players.others(seat);
            let wounded = others.filter(|&other| {
                let realm = &self.realms[other];
                realm.count(plan.defender) < strength && realm.variety() > 0
            });
            prospect.wounds = wounded.count() as u8;
        }
        prospect.gain = gain;
        prospect
    }
}
