//! Taking a card, placing it, and the end of the turn.

use majesty_rules::{Card, Character, Event, Illegal, Location, Space, State};

use crate::{YOU, card, gained, per, play, play_telling_all, side_a};

/// A Witch, a Miller, a Noble and a Knight lie in front, and two meeples are there to pay with.
fn witch_miller_noble_knight() -> State {
    side_a().realm(0, 2, "").display("W M N K").state()
}

fn display(state: &State) -> Vec<(Card, u8)> {
    state.display().cards().map(|(_, card, meeples)| (card, meeples)).collect()
}

/// en, ru: with two meeples the Knight, behind three cards, can't be chosen.
#[test]
fn a_knight_behind_three_cards_is_too_dear_for_two_meeples() {
    let state = witch_miller_noble_knight();
    let knight = "4K".parse().unwrap();
    assert_eq!(state.check(knight), Err(Illegal::TooFewMeeples { space: 4, cost: 3, has: 2 }));
    assert!(!state.legal_moves().contains(&knight));
}

/// en, de, nl, ru: the Noble is taken instead, for a meeple on the Witch and one on the Miller,
/// and the meeples stay there.
#[test]
fn the_noble_costs_a_meeple_on_the_witch_and_one_on_the_miller() {
    let mut state = witch_miller_noble_knight();
    let events = play_telling_all(&mut state, "3N");
    let (space, noble) = (Space::ALL[2], card("N"));
    assert_eq!(events[0], Event::MeeplesLaid { seat: YOU, count: 2 });
    assert_eq!(events[1], Event::CardTaken { seat: YOU, space, card: noble, meeples: 0 });
    assert_eq!(display(&state)[..3], [(card("W"), 1), (card("M"), 1), (card("K"), 0)]);
    // Both are spent; the one that is there now came from the Castle.
    assert_eq!(state.realm(YOU).meeples(), 1);
}

/// en, ru: at the end of that turn the cards behind the gap move up with their meeples, and the
/// deck's top card comes into the back space. de, nl: the same, right after the card is taken.
#[test]
fn the_gap_closes_and_the_back_space_is_refilled() {
    let mut state = side_a().realm(0, 2, "").display("W M N K2 I G").state();
    let drawn = state.deck().next().unwrap();
    let left = state.deck_left() as u8 - 1;
    let events = play_telling_all(&mut state, "3N");
    assert!(events.contains(&Event::Refilled { card: drawn, space: Space::ALL[5], left }));
    let behind = [(card("K"), 2), (card("I"), 0), (card("G"), 0), (drawn, 0)];
    assert_eq!(display(&state)[2..], behind);
}

/// en, ru: a Miller is taken with the two meeples on it. One fills the worker card's last space,
/// the other lies beside it and earns 1 point at the end of the turn.
#[test]
fn of_two_meeples_for_one_free_space_one_earns_a_point() {
    let mut state = side_a().realm(0, 4, "").display("M2").state();
    let events = play(&mut state, "1M");
    let miller = gained(YOU, 2, Location::Mill, per(&[Character::Miller], 2, 0));
    assert_eq!(events, [miller, Event::SurplusCashed { seat: YOU, meeples: 1 }]);
    assert_eq!((state.realm(YOU).meeples(), state.realm(YOU).points()), (5, 2 + 1));
}

/// de, nl: two meeples are left over at the end of the turn and earn 2 points.
#[test]
fn two_meeples_left_over_earn_two_points() {
    let mut state = side_a().realm(0, 5, "").display("M2").state();
    let events = play(&mut state, "1M");
    assert_eq!(events[1..], [Event::SurplusCashed { seat: YOU, meeples: 2 }]);
    assert_eq!((state.realm(YOU).meeples(), state.realm(YOU).points()), (5, 2 + 2));
}

/// en, ru: a card with a Brewer and a Witch can be placed at the Brewery or at the Cottage. de, nl:
/// so it is with every split card.
#[test]
fn a_split_card_is_placed_as_its_brewer_or_as_its_witch() {
    let state = side_a().realm(0, 0, "").display("BW").state();
    let words: Vec<String> = state.legal_moves().iter().map(ToString::to_string).collect();
    assert_eq!(words, ["1B", "1W"]);
    for (word, brewers, witches) in [("1B", 1, 0), ("1W", 0, 1)] {
        let mut state = state;
        play(&mut state, word);
        let realm = state.realm(YOU);
        let counts = (realm.count(Character::Brewer), realm.count(Character::Witch));
        assert_eq!(counts, (brewers, witches), "{word}");
    }
}

/// en: the lower half of a split card doesn't count: a Brewer with a Miller below is no Miller.
#[test]
fn the_lower_half_of_a_split_card_does_not_count() {
    let mut state = side_a().realm(0, 5, "MB>B").display("M").state();
    play(&mut state, "1M");
    assert_eq!(state.realm(YOU).points(), 2);
}
