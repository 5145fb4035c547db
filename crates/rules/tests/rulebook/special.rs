//! Attack, defence and healing.

use majesty_rules::{
    Character::{self, Brewer, Guard, Knight, Miller, Witch},
    Event, Illegal,
    Location::{Barracks, Brewery, Cottage},
    Seat,
};

use crate::{RIVAL, THIRD, YOU, card, gained, gained_both, per, play, side_a};

const REPELLED: Event = Event::AttackRepelled { attacker: YOU, defender: RIVAL };

/// Your attack sent a plain card to the Infirmary.
fn wounded(defender: Seat, character: Character) -> Event {
    let card = card(&character.letter().to_string());
    Event::CardWounded { attacker: YOU, defender, card, character }
}

/// Your Witch was paid for the Millers, Brewers and Witches.
fn witch_gained(points: u16) -> Event {
    gained(YOU, points, Cottage, per(&[Miller, Brewer, Witch], 2, 0))
}

/// en, ru: against two Guards one Knight fails, and nothing happens. de, nl: as many Guards as
/// there are Knights are enough. de-short: each Guard holds one Knight.
#[test]
fn two_guards_hold_against_one_knight() {
    let mut state = side_a().realm(0, 5, "").realm(0, 5, "M G G").display("K").state();
    let before = *state.realm(RIVAL);
    let events = [REPELLED, gained(YOU, 3, Barracks, per(&[Knight], 3, 0))];
    assert_eq!(play(&mut state, "1K"), events);
    assert_eq!(*state.realm(RIVAL), before);
}

/// en, de, nl, ru: as many Guards as there are Knights are enough, too.
#[test]
fn two_guards_hold_against_two_knights() {
    let mut state = side_a().realm(0, 5, "K").realm(0, 5, "M G G").display("K").state();
    assert_eq!(play(&mut state, "1K")[0], REPELLED);
}

/// en, ru: against two Guards three Knights succeed. en, de, nl, ru: however strong they are,
/// they wound one card.
#[test]
fn three_knights_beat_two_guards_and_wound_one_card() {
    let mut state = side_a().realm(0, 5, "K K").realm(0, 5, "M M G G").display("K").state();
    let events = [wounded(RIVAL, Miller), gained(YOU, 9, Barracks, per(&[Knight], 3, 0))];
    assert_eq!(play(&mut state, "1K"), events);
    let realm = state.realm(RIVAL);
    assert_eq!((realm.count(Miller), realm.count(Guard), realm.wounded()), (1, 2, 1));
}

/// de, nl: the other player's first card from the left, a Miller, goes to the Infirmary. It costs
/// nothing for now, say en and ru.
#[test]
fn the_first_card_from_the_left_is_wounded() {
    let mut state = side_a().realm(0, 5, "").realm(7, 5, "N B M").display("K").state();
    assert_eq!(play(&mut state, "1K")[0], wounded(RIVAL, Miller));
    assert_eq!(state.realm(RIVAL).to_heal(), Some(card("M")));
    assert_eq!(state.realm(RIVAL).points(), 7);
}

/// en, de, nl, ru: all others are attacked, each on its own, and none can be spared.
#[test]
fn every_opponent_is_attacked_on_its_own() {
    let example = side_a().realm(0, 5, "").realm(0, 5, "M G").realm(0, 5, "B B");
    let mut state = example.display("K").state();
    assert_eq!(play(&mut state, "1K")[..2], [REPELLED, wounded(THIRD, Brewer)]);
}

/// en, ru: after an attack one of two Brewers is in the Infirmary and counts no more: the next one
/// earns as the second, not as the third. Here the attacker plays first.
#[test]
fn a_wounded_brewer_no_longer_counts() {
    let mut state = side_a().realm(0, 5, "").realm(0, 0, "B B").display("K B").state();
    assert_eq!(play(&mut state, "1K")[0], wounded(RIVAL, Brewer));
    let brewer = gained_both(RIVAL, (4, 2), Brewery, per(&[Brewer], 2, 1));
    assert_eq!(play(&mut state, "1B"), [brewer]);
}

/// en, ru: a Witch first heals the Brewer, and the Brewery is not activated; then two Brewers and
/// two Witches earn 8 points.
#[test]
fn a_witch_heals_a_brewer_and_earns_eight_points() {
    let mut state = side_a().realm(0, 0, "B W B>8").display("W").state();
    let events =
        [Event::CardHealed { seat: YOU, card: card("B"), character: Brewer }, witch_gained(8)];
    assert_eq!(play(&mut state, "1W"), events);
    let realm = state.realm(YOU);
    assert_eq!((realm.count(Brewer), realm.count(Witch), realm.wounded()), (2, 2, 0));
    assert_eq!((realm.points(), realm.meeples()), (8, 0));
}

/// de, nl: a Witch first heals the Miller and then earns 8 points. With whom, only the pictures
/// told.
#[test]
fn a_witch_heals_a_miller_and_earns_eight_points() {
    let mut state = side_a().realm(0, 5, "M B M>8").display("W").state();
    let events =
        [Event::CardHealed { seat: YOU, card: card("M"), character: Miller }, witch_gained(8)];
    assert_eq!(play(&mut state, "1W"), events);
}

/// en, nl: one card is healed, however many Witches there are.
#[test]
fn three_witches_heal_one_card() {
    let mut state = side_a().realm(0, 5, "W W M>8 B>8").display("W").state();
    let healed = Event::CardHealed { seat: YOU, card: card("B"), character: Brewer };
    assert_eq!(play(&mut state, "1W")[0], healed);
    assert_eq!(state.realm(YOU).wounded(), 1);
}

/// en, de, nl, ru, de-short: a card that is wounded later lies on top of the others, and the top
/// one is healed. Here two Knights wound a Miller and then a Brewer, and a Witch heals the Brewer.
#[test]
fn who_was_wounded_last_is_healed_first() {
    let mut state = side_a().realm(0, 5, "").realm(0, 5, "M B").display("K N K W").state();
    for word in ["1K", "1N", "1K"] {
        play(&mut state, word);
    }
    assert_eq!(state.realm(RIVAL).wounded(), 2);
    let healed = Event::CardHealed { seat: RIVAL, card: card("B"), character: Brewer };
    assert_eq!(play(&mut state, "1W")[0], healed);
}

/// en, de, nl, ru: where a healed split card goes is chosen anew, and it counts for the Witch.
#[test]
fn a_healed_split_card_is_placed_anew() {
    let state = side_a().realm(0, 5, "MB>8").display("W").state();
    let missing = Illegal::HealMissing { location: Cottage, card: card("MB") };
    assert_eq!(state.check("1W".parse().unwrap()), Err(missing));
    for (word, character) in [("1W>M", Miller), ("1W>B", Brewer)] {
        let mut state = state;
        let events =
            [Event::CardHealed { seat: YOU, card: card("MB"), character }, witch_gained(4)];
        assert_eq!(play(&mut state, word), events);
    }
}

/// de, nl: a card that returns triggers no special action: a healed Knight attacks nobody.
#[test]
fn a_healed_knight_attacks_nobody() {
    let mut state = side_a().realm(0, 5, "MK>8").realm(0, 5, "M").display("W").state();
    let events =
        [Event::CardHealed { seat: YOU, card: card("MK"), character: Knight }, witch_gained(2)];
    assert_eq!(play(&mut state, "1W>K"), events);
}
