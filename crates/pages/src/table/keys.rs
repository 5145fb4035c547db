//! A name for every card that lies somewhere, so that the browser can follow it from the display
//! to a realm and on to the Infirmary.
//!
//! The rules know kinds of cards, not cards. But everybody at the table has seen each card appear,
//! so its number in that order tells nothing that was hidden.

use std::sync::Arc;

use majesty_rules::{BySeat, Event, Location, SPACES, Seat, Space, View};
use majesty_table::Turn;

/// The number of a card, by the order of their appearance.
pub(crate) type Key = u8;

/// Where each card lies, by its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keys {
    display: Vec<Key>,
    piles: BySeat<[Vec<Key>; Location::ALL.len()]>,
    next: Key,
}

impl Keys {
    /// Follows the cards of a game from its first turn. Nothing where the turns do not lead to
    /// what lies on the table, as when only the last of them are known.
    pub fn of(view: &View, turns: &[Arc<Turn>]) -> Option<Self> {
        let mut keys = Self {
            display: (0..SPACES as Key).collect(),
            piles: BySeat::default(),
            next: SPACES as Key,
        };
        for event in turns.iter().flat_map(|turn| &turn.events) {
            keys.follow(event)?;
        }
        keys.fits(view).then_some(keys)
    }

    /// The card in a space of the display.
    pub fn in_display(&self, space: Space) -> Option<Key> {
        self.display.get(usize::from(space.cost())).copied()
    }

    /// The cards of a pile, the oldest first.
    pub fn pile(&self, seat: Seat, location: Location) -> &[Key] {
        &self.piles[seat][location as usize]
    }

    fn follow(&mut self, event: &Event) -> Option<()> {
        match *event {
            Event::CardTaken { seat, space, .. } => {
                let index = usize::from(space.cost());
                let key = (index < self.display.len()).then(|| self.display.remove(index))?;
                // Until it is placed it lies before the player; the Infirmary is never placed at.
                self.piles[seat][Location::Infirmary as usize].push(key);
            }
            Event::CardPlaced { seat, character, .. } => {
                self.carry(seat, Location::Infirmary, character.location())?;
            }
            Event::CardWounded { defender, character, .. } => {
                self.carry(defender, character.location(), Location::Infirmary)?;
            }
            Event::CardHealed { seat, character, .. } => {
                self.carry(seat, Location::Infirmary, character.location())?;
            }
            Event::Refilled { .. } => {
                self.display.push(self.next);
                self.next += 1;
            }
            _ => {}
        }
        Some(())
    }

    /// Moves the newest card of one pile onto another.
    fn carry(&mut self, seat: Seat, from: Location, to: Location) -> Option<()> {
        let piles = &mut self.piles[seat];
        let key = piles[from as usize].pop()?;
        piles[to as usize].push(key);
        Some(())
    }

    fn fits(&self, view: &View) -> bool {
        self.display.len() == view.display().len()
            && view.realms().all(|(seat, realm)| {
                Location::ALL
                    .into_iter()
                    .all(|location| self.pile(seat, location).len() == realm.pile(location).len())
            })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use majesty_rules::{Config, Deal, Players, Sides, State};
    use majesty_table::{MadeBy, Millis};

    use super::*;

    /// A game in which everybody plays the move at a changing place of the list.
    fn play(config: Config, seed: u64, each: &mut dyn FnMut(&State, &[Arc<Turn>])) {
        let mut state = State::start(&Deal::new(config, seed));
        let mut turns = Vec::new();
        each(&state, &turns);
        while !state.is_over() {
            let moves = state.legal_moves();
            let m = moves[(seed as usize + 7 * turns.len()) % moves.len()];
            let (seat, mut events) = (state.turn(), Vec::new());
            state.play(m, &mut events).expect("a listed move is legal");
            let (by, at) = (MadeBy::Person, Millis(0));
            turns.push(Arc::new(Turn { seat, m, by, at, events }));
            each(&state, &turns);
        }
    }

    fn all(keys: &Keys) -> Vec<Key> {
        let piles = keys.piles.0.iter().flatten().flatten();
        keys.display.iter().chain(piles).copied().collect()
    }

    #[test]
    fn every_card_has_a_key_of_its_own() {
        for seed in 0..20 {
            let config = Config { sides: Sides::ALL_B, ..Config::new(Players::Four) };
            play(config, seed, &mut |state, turns| {
                let keys = Keys::of(&state.view(), turns).expect("the turns lead here");
                let list = all(&keys);
                let set: BTreeSet<Key> = list.iter().copied().collect();
                assert_eq!(set.len(), list.len());
                assert_eq!(list.len(), state.display().len() + turns.len());
            });
        }
    }

    #[test]
    fn a_key_stays_with_its_card() {
        for seed in 0..20 {
            let config = Config::new(Players::Three);
            let deal = Deal::new(config, seed);
            play(config, seed, &mut |state, turns| {
                let keys = Keys::of(&state.view(), turns).expect("the turns lead here");
                // Cards appear in the order of the deal: that is what the number means.
                let kind = |key: Key| deal.cards()[usize::from(key)];
                for (space, card, _) in state.display().cards() {
                    assert_eq!(keys.in_display(space).map(kind), Some(card));
                }
                for (seat, realm) in state.realms() {
                    for location in Location::ALL {
                        let lies: Vec<_> = realm.pile(location).from_bottom().collect();
                        let told: Vec<_> =
                            keys.pile(seat, location).iter().map(|&key| kind(key)).collect();
                        assert_eq!(told, lies);
                    }
                }
            });
        }
    }

    #[test]
    fn turns_that_do_not_lead_here_give_no_keys() {
        play(Config::new(Players::Two), 3, &mut |state, turns| {
            if let [_, rest @ ..] = turns {
                assert_eq!(Keys::of(&state.view(), rest), None);
            }
        });
    }
}
