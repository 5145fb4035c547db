//! What a judgement looks at: the table as numbers, from the view of the player whose turn it is.
//!
//! Numbers are near one in size, and most of them are zero at any moment.

use majesty_rules::{Character, Players, ROUNDS, SPACES, State, WORKER_CARD};

use crate::policy::chance;

const CHARACTERS: usize = Character::ALL.len();
/// Numbers about one realm.
const REALM: usize = 6 * CHARACTERS + WORKER_CARD as usize + 1 + 3;
/// Numbers about the display, the deck and the time.
const SHARED: usize = (SPACES + 1) * CHARACTERS + SPACES + ROUNDS as usize + 4;

/// How many numbers there are in a game of so many.
pub const fn count(players: Players) -> usize {
    players.count() * REALM + SHARED
}

/// Tells every number that is not zero, with its place.
#[inline]
pub fn tell(state: &State, mut sink: impl FnMut(usize, f32)) {
    let players = state.config().players;
    let sheet = state.score_if_over_now();
    let total: i32 = players.seats().map(|seat| sheet.scores[seat].total()).sum();
    let mean = total as f32 / players.count() as f32;

    let mut base = 0;
    for seat in players.round_from(state.turn()) {
        let realm = state.realm(seat);
        for (place, character) in Character::ALL.into_iter().enumerate() {
            let own = realm.count(character);
            let rivals = players.others(seat);
            let best = rivals.map(|rival| state.realm(rival).count(character)).max().unwrap_or(0);
            if own > 0 {
                sink(base + place, f32::from(own) / 4.0);
                sink(base + CHARACTERS + place, 1.0);
            }
            if own > 0 || best > 0 {
                sink(base + 2 * CHARACTERS + place, chance(own as i8 - best as i8));
            }
            let prospect = state.prospect_of(seat, character);
            if prospect.gain.points > 0 {
                sink(base + 3 * CHARACTERS + place, f32::from(prospect.gain.points) / 10.0);
            }
            if prospect.gain.meeples > 0 {
                sink(base + 4 * CHARACTERS + place, f32::from(prospect.gain.meeples) / 3.0);
            }
            if prospect.wounds > 0 {
                sink(base + 6 * CHARACTERS, f32::from(prospect.wounds));
            }
        }
        if let Some(card) = realm.to_heal() {
            for character in card.characters() {
                sink(base + 5 * CHARACTERS + character as usize, 1.0);
            }
            sink(base + 6 * CHARACTERS + 1, f32::from(realm.wounded()) / 3.0);
        }
        sink(base + 6 * CHARACTERS + 2, (sheet.scores[seat].total() as f32 - mean) / 25.0);
        sink(base + 6 * CHARACTERS + 3 + usize::from(realm.meeples()), 1.0);
        base += REALM;
    }

    for (place, (_, card, meeples)) in state.display().cards().enumerate() {
        for character in card.characters() {
            sink(base + place * CHARACTERS + character as usize, 1.0);
        }
        if meeples > 0 {
            sink(base + SPACES * CHARACTERS + place, f32::from(meeples) / 3.0);
        }
    }
    base += SPACES * (CHARACTERS + 1);
    // Which characters are still to come, whatever their order.
    let mut to_come = [0u8; CHARACTERS];
    for card in state.deck() {
        for character in card.characters() {
            to_come[character as usize] += 1;
        }
    }
    for (place, &number) in to_come.iter().enumerate() {
        if number > 0 {
            sink(base + place, f32::from(number) / 8.0);
        }
    }
    base += CHARACTERS;
    sink(base + usize::from(state.round() - 1), 1.0);
    sink(base + usize::from(ROUNDS) + state.turn().index(), 1.0);
}
