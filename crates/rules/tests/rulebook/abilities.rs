//! The locations on side A: the examples in the books' text, and those of the sheet that the
//! English and the Dutch book come with.

use majesty_rules::{
    Ability::AllWith,
    Character::{Brewer, Guard, Innkeeper, Knight, Miller, Noble, Witch},
    Event,
    Location::{Barracks, Brewery, Castle, Cottage, Guardhouse, Inn, Mill},
    State,
};

use crate::{Example, RIVAL, THIRD, YOU, card, gained, gained_both, per, play, side_a};

/// en, de, nl, ru: the first Miller earns 2 points.
#[test]
fn the_first_miller_earns_two_points() {
    let mut state = side_a().realm(0, 5, "").display("M").state();
    assert_eq!(play(&mut state, "1M"), [gained(YOU, 2, Mill, per(&[Miller], 2, 0))]);
}

/// en, de, nl, ru: the second Miller earns 4 points.
#[test]
fn the_second_miller_earns_four_points() {
    let mut state = side_a().realm(2, 5, "M").display("M").state();
    assert_eq!(play(&mut state, "1M"), [gained(YOU, 4, Mill, per(&[Miller], 2, 0))]);
    assert_eq!(state.realm(YOU).points(), 2 + 4);
}

/// en, de, nl, ru: after two Millers a Witch, with nobody to heal, earns 6 points.
#[test]
fn a_witch_with_two_millers_earns_six_points() {
    let mut state = side_a().realm(6, 5, "M M").display("W").state();
    let witch = gained(YOU, 6, Cottage, per(&[Miller, Brewer, Witch], 2, 0));
    assert_eq!(play(&mut state, "1W"), [witch]);
    assert_eq!(state.realm(YOU).points(), 6 + 6);
}

/// de, nl, de-short: a player can gather eight Millers. en, ru: there is no limit. By the sheet
/// the eighth then earns eight times 2 points.
#[test]
fn eight_millers_can_gather_at_one_mill() {
    let mut state = side_a().realm(0, 5, "M M M M M M M").display("M").state();
    assert_eq!(play(&mut state, "1M"), [gained(YOU, 16, Mill, per(&[Miller], 2, 0))]);
    assert_eq!(state.realm(YOU).count(Miller), 8);
}

/// en, nl: the first Brewer earns 2 points and 1 meeple.
#[test]
fn the_first_brewer_earns_two_points_and_a_meeple() {
    let mut state = side_a().realm(0, 0, "").display("B").state();
    let brewer = gained_both(YOU, (2, 1), Brewery, per(&[Brewer], 2, 1));
    assert_eq!(play(&mut state, "1B"), [brewer]);
}

/// en, nl: the second Brewer earns 4 points and 2 meeples.
#[test]
fn the_second_brewer_earns_four_points_and_two_meeples() {
    let mut state = side_a().realm(0, 0, "B").display("B").state();
    let brewer = gained_both(YOU, (4, 2), Brewery, per(&[Brewer], 2, 1));
    assert_eq!(play(&mut state, "1B"), [brewer]);
}

/// A third Brewer comes to a realm with a Miller and room for one meeple. Of the others one has a
/// Miller.
fn third_brewer() -> Example {
    side_a().realm(10, 4, "M B B").realm(10, 5, "M").realm(10, 5, "").display("B")
}

fn points(state: &State) -> Vec<u16> {
    state.realms().map(|(_, realm)| realm.points()).collect()
}

/// en, nl: the third Brewer earns 6 points and 3 meeples, two of them beside the worker card. All
/// with a Miller gain 2 points, the player too. The two meeples then earn 2 points.
#[test]
fn the_third_brewer_earns_six_points_and_three_meeples_and_pays_all_millers() {
    let mut state = third_brewer().state();
    let to_millers = AllWith { a: Miller, points: 2 };
    let events = [
        gained_both(YOU, (6, 3), Brewery, per(&[Brewer], 2, 1)),
        gained(YOU, 2, Brewery, to_millers),
        gained(RIVAL, 2, Brewery, to_millers),
        Event::SurplusCashed { seat: YOU, meeples: 2 },
    ];
    assert_eq!(play(&mut state, "1B"), events);
    assert_eq!(points(&state), [10 + 6 + 2 + 2, 10 + 2, 10]);
    assert_eq!(state.realm(YOU).meeples(), 5);
}

/// de, nl: who forgets to announce that others gain points pays them from the own ones. Here it is
/// the third Brewer that should have been announced.
#[test]
fn who_forgets_to_announce_pays_the_others() {
    let mut silent = third_brewer().announce().state();
    let events = play(&mut silent, "1B");
    assert!(events.contains(&Event::AnnouncementMissed { seat: YOU, location: Brewery, lost: 2 }));
    assert_eq!(points(&silent), [10 + 6 + 2 + 2 - 2, 10 + 2, 10]);

    let mut announced = third_brewer().announce().state();
    let events = play(&mut announced, "1B!");
    assert!(events.contains(&Event::Announced { seat: YOU, location: Brewery }));
    assert_eq!(points(&announced), [10 + 6 + 2 + 2, 10 + 2, 10]);
}

/// en, nl: a Witch (the second, says the English sheet) heals a Miller, and the Mill is not
/// activated. With five characters that she counts she earns 10 points.
#[test]
fn the_second_witch_heals_a_miller_and_earns_ten_points() {
    let mut state = side_a().realm(0, 5, "M B W M>8").display("W").state();
    let events = [
        Event::CardHealed { seat: YOU, card: card("M"), character: Miller },
        gained(YOU, 10, Cottage, per(&[Miller, Brewer, Witch], 2, 0)),
    ];
    assert_eq!(play(&mut state, "1W"), events);
}

/// en, nl: a Witch needs no set of all that she counts.
#[test]
fn a_witch_alone_earns_two_points() {
    let mut state = side_a().realm(0, 5, "").display("W").state();
    play(&mut state, "1W");
    assert_eq!(state.realm(YOU).points(), 2);
}

/// en, nl: a Guard earns 2 points for each Guard, Knight and Innkeeper: here for two, one and one.
#[test]
fn a_guard_earns_two_points_for_each_guard_knight_and_innkeeper() {
    let mut state = side_a().realm(0, 5, "G K I").display("G").state();
    let guard = gained(YOU, 8, Guardhouse, per(&[Guard, Knight, Innkeeper], 2, 0));
    assert_eq!(play(&mut state, "1G"), [guard]);
}

/// en, nl: a Knight first attacks and then earns 3 points for each Knight: here for two.
#[test]
fn a_knight_earns_three_points_for_each_knight_after_the_attack() {
    let mut state = side_a().realm(0, 5, "K N").realm(0, 5, "G G").display("K").state();
    let events = [
        Event::AttackRepelled { attacker: YOU, defender: RIVAL },
        gained(YOU, 6, Barracks, per(&[Knight], 3, 0)),
    ];
    assert_eq!(play(&mut state, "1K"), events);
}

/// nl: an Innkeeper earns 4 points.
#[test]
fn the_first_innkeeper_earns_four_points() {
    let mut state = side_a().realm(0, 5, "").display("I").state();
    assert_eq!(play(&mut state, "1I"), [gained(YOU, 4, Inn, per(&[Innkeeper], 4, 0))]);
}

/// en, nl: the third Innkeeper earns 12 points, and every player with a Brewer gains 3: here you
/// and the last player do, and the one between has none.
#[test]
fn the_third_innkeeper_earns_twelve_points_and_pays_all_brewers() {
    let example = side_a().realm(0, 5, "B I I").realm(0, 5, "M").realm(0, 5, "B B");
    let mut state = example.display("I").state();
    let to_brewers = AllWith { a: Brewer, points: 3 };
    let events = [
        gained(YOU, 12, Inn, per(&[Innkeeper], 4, 0)),
        gained(YOU, 3, Inn, to_brewers),
        gained(THIRD, 3, Inn, to_brewers),
    ];
    assert_eq!(play(&mut state, "1I"), events);
    assert_eq!(points(&state), [12 + 3, 0, 3]);
}

/// en, nl: the first Noble earns 5 points and 1 meeple.
#[test]
fn the_first_noble_earns_five_points_and_a_meeple() {
    let mut state = side_a().realm(0, 0, "").display("N").state();
    let noble = gained_both(YOU, (5, 1), Castle, per(&[Noble], 5, 1));
    assert_eq!(play(&mut state, "1N"), [noble]);
}

/// en, nl: the second Noble earns 10 points and 2 meeples.
#[test]
fn the_second_noble_earns_ten_points_and_two_meeples() {
    let mut state = side_a().realm(0, 0, "N").display("N").state();
    let noble = gained_both(YOU, (10, 2), Castle, per(&[Noble], 5, 1));
    assert_eq!(play(&mut state, "1N"), [noble]);
    assert_eq!(state.realm(YOU).meeples(), 2);
}
