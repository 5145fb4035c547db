//! What the network looks at: the table as numbers, from the view of the player whose turn it is.
//!
//! Only public information counts, so two positions that no player can tell apart have the same
//! features. Values are near one in size, and most of them are zero at any moment.

use majesty_rules::{ByCharacter, Card, Character, Players, ROUNDS, SPACES, View, WORKER_CARD};

use crate::policy::chance;

const CHARACTERS: usize = Character::ALL.len();
const MEEPLES: usize = WORKER_CARD as usize + 1;
/// Features of one character in one realm.
const PER_CHARACTER: usize = 12;
/// Features of one realm.
const REALM: usize = PER_CHARACTER * CHARACTERS + 6 + MEEPLES;
/// Features of the display, the deck and the time.
const SHARED: usize = (SPACES + 1) * CHARACTERS + SPACES + ROUNDS as usize + 4;

/// The largest number of features that aren't zero at once.
pub const MAX_ACTIVE: usize = 4 * (PER_CHARACTER * CHARACTERS + 7 + SPACES) + 40;

/// How many features a game with so many players has.
pub const fn count(players: Players) -> usize {
    players.count() * (REALM + SPACES) + SHARED
}

/// Emits every feature that isn't zero with its index.
#[inline]
pub fn extract(view: &View, mut emit: impl FnMut(usize, f32)) {
    let players = view.config().players;
    let sheet = view.score_if_over_now();
    let total: i32 = players.seats().map(|seat| sheet.scores[seat].total()).sum();
    let mean = total as f32 / players.count() as f32;
    let rounds_left = f32::from(ROUNDS - view.round());

    let mut base = 0;
    for (place, seat) in players.round_from(view.turn()).enumerate() {
        let realm = view.realm(seat);
        let mut worth = ByCharacter::<f32>::default();
        let mut wounds = 0;
        for (i, character) in Character::ALL.into_iter().enumerate() {
            let own = realm.count(character);
            let rivals = players.others(seat);
            let best = rivals.map(|rival| view.realm(rival).count(character)).max().unwrap_or(0);
            let at = base + i * PER_CHARACTER;
            if own > 0 {
                emit(at, f32::from(own) / 4.0);
                emit(at + usize::from(own.min(3)), 1.0);
            }
            if own > 0 || best > 0 {
                emit(at + 4, chance(own as i8 - best as i8));
                let lead = (own as i8 - best as i8).clamp(-1, 2);
                emit(at + 6 + usize::from(lead.unsigned_abs()) - usize::from(lead < 0) * 2, 1.0);
            }
            let prospect = view.prospect_of(seat, character);
            worth[character] = f32::from(prospect.gain.points) / 10.0;
            if prospect.gain.points > 0 {
                emit(at + 9, worth[character]);
            }
            if prospect.gain.meeples > 0 {
                emit(at + 10, f32::from(prospect.gain.meeples) / 3.0);
            }
            wounds = wounds.max(prospect.wounds);
        }
        base += PER_CHARACTER * CHARACTERS;
        if let Some(card) = realm.to_heal() {
            for character in card.characters() {
                let at = base - PER_CHARACTER * (CHARACTERS - character as usize);
                emit(at + 11, 1.0);
            }
            let wounded = realm.wounded();
            emit(base, f32::from(wounded) / 3.0);
            // The Infirmary's side B makes the most wounded pay.
            let rivals = players.others(seat).map(|rival| view.realm(rival).wounded());
            if rivals.max().unwrap_or(0) <= wounded {
                emit(base + 1, 1.0);
            }
        }
        if wounds > 0 {
            emit(base + 2, f32::from(wounds));
        }
        emit(base + 3, (sheet.scores[seat].total() as f32 - mean) / 25.0);
        let lead = sheet.lead(seat) as f32;
        emit(base + 4, (lead / (6.0 + 5.0 * rounds_left)).clamp(-2.0, 2.0));
        emit(base + 5, f32::from(realm.variety()) / 7.0);
        base += 6;
        emit(base + usize::from(realm.meeples()), 1.0);
        base += MEEPLES;
        // What the cards of the display would bring; for the player whose turn it is, those in reach.
        for (i, (space, card, _)) in view.display().cards().enumerate() {
            if place == 0 && space.cost() > realm.meeples() {
                break;
            }
            let best = card.characters().map(|character| worth[character]).fold(0.0, f32::max);
            if best > 0.0 {
                emit(base + i, best);
            }
        }
        base += SPACES;
    }

    for (i, (_, card, meeples)) in view.display().cards().enumerate() {
        for character in card.characters() {
            emit(base + i * CHARACTERS + character as usize, 1.0);
        }
        if meeples > 0 {
            emit(base + SPACES * CHARACTERS + i, f32::from(meeples) / 3.0);
        }
    }
    base += SPACES * (CHARACTERS + 1);
    for (i, number) in to_come(view).into_iter().enumerate() {
        if number > 0.0 {
            emit(base + i, number / 8.0);
        }
    }
    base += CHARACTERS;
    emit(base + usize::from(view.round() - 1), 1.0);
    emit(base + usize::from(ROUNDS) + view.turn().index(), 1.0);
}

/// How many of each character are expected in the deck.
#[inline]
fn to_come(view: &View) -> [f32; CHARACTERS] {
    let (tier1, tier2) = view.unseen();
    let from_tier1 = view.deck_left() - tier2.len();
    let share = from_tier1 as f32 / tier1.len().max(1) as f32;
    let mut counts = count_characters(tier2).map(f32::from);
    if from_tier1 > 0 {
        for (count, more) in counts.iter_mut().zip(count_characters(tier1)) {
            *count += share * f32::from(more);
        }
    }
    counts
}

#[inline]
fn count_characters(cards: &[Card]) -> [u8; CHARACTERS] {
    let mut counts = [0; CHARACTERS + 1];
    for card in cards {
        counts[card.first() as usize] += 1;
        counts[card.second().map_or(CHARACTERS, |second| second as usize)] += 1;
    }
    std::array::from_fn(|i| counts[i])
}
