//! The end of the game and final scoring.

use majesty_rules::{
    Character::{Brewer, Miller},
    Event, Illegal, Score, Seat, State,
};

use crate::{Example, RIVAL, YOU, play, side_a};

fn score(state: &State, seat: Seat) -> Score {
    state.score_sheet().expect("the game is over").scores[seat]
}

/// All books: the game ends when everybody has taken twelve cards. Here, after the eleventh round,
/// one of yours is wounded: it is one of the twelve.
#[test]
fn the_game_ends_after_twelve_cards_each() {
    let mut state = side_a().realm(0, 5, "M>8").display("M M").padded_to(11);
    play(&mut state, "1M");
    assert!(!state.is_over());
    let events = play(&mut state, "1M");
    assert!(state.is_over());
    assert!(state.realms().all(|(_, realm)| realm.cards().count() == 12));
    assert_eq!(events.last(), Some(&Event::GameOver { sheet: state.score_sheet().unwrap() }));
    assert_eq!(state.check("1M".parse().unwrap()), Err(Illegal::GameOver));
}

/// nl, ru: two wounded cost 2 points. en, de, de-short: 1 point each. That is scored before all
/// else; ahead of it here is only the last Miller's gain.
#[test]
fn two_wounded_cost_two_points() {
    let mut state = side_a().realm(0, 5, "M>8 B>8").display("M M").padded_to(11);
    play(&mut state, "1M");
    let events = play(&mut state, "1M");
    assert_eq!(events[1], Event::WoundedScored { seat: YOU, wounded: 2, points: -2 });
    assert_eq!(score(&state, YOU).infirmary, -2);
    assert_eq!(score(&state, RIVAL).infirmary, 0);
}

/// en, de, nl, ru: the wounded then leave the realm: they count for neither variety nor majority.
#[test]
fn the_wounded_count_no_more_in_the_rest_of_final_scoring() {
    let state = side_a().realm(0, 5, "M>8 M>8 B B B B W W W G G G").realm(0, 5, "M").finished();
    assert_eq!(score(&state, YOU).variety, 3 * 3);
    assert_eq!(score(&state, YOU).majority[Miller], 0);
    assert_eq!(score(&state, RIVAL).majority[Miller], 10);
}

/// en, de, nl, ru: twelve cards at four locations earn 16 points.
#[test]
fn four_locations_earn_sixteen_points() {
    let state = side_a().realm(0, 5, "M M M M M B B B W W K K").finished();
    assert_eq!(score(&state, YOU).variety, 16);
}

/// de, nl: five different characters earn 25 points.
#[test]
fn five_locations_earn_twenty_five_points() {
    let state = side_a().realm(0, 5, "M M M M B B B W W G K K").finished();
    assert_eq!(score(&state, YOU).variety, 25);
}

/// All books: twelve cards at six locations earn 36 points.
#[test]
fn six_locations_earn_thirty_six_points() {
    let state = side_a().realm(0, 5, "M M M B B W W G G I I N").finished();
    assert_eq!(score(&state, YOU).variety, 36);
}

/// de, nl, ru, de-short: most Millers earn 10 points.
#[test]
fn the_most_millers_earn_ten_points() {
    let state = side_a().realm(0, 5, "M M M").realm(0, 5, "M M").finished();
    assert_eq!(score(&state, YOU).majority[Miller], 10);
    assert_eq!(score(&state, RIVAL).majority[Miller], 0);
}

/// de, nl: the other player has the most Brewers, and gains 11 points.
#[test]
fn the_most_brewers_earn_the_other_player_eleven_points() {
    let state = side_a().realm(0, 5, "M M M B").realm(0, 5, "M M B B").finished();
    assert_eq!(score(&state, YOU).majority[Brewer], 0);
    assert_eq!(score(&state, RIVAL).majority[Brewer], 11);
}

/// ru: with equally many Millers both gain 10 points. en, de, nl, de-short: all who tie gain in
/// full.
#[test]
fn equally_many_millers_earn_both_players_ten_points() {
    let state = side_a().realm(0, 5, "M M").realm(0, 5, "M M").finished();
    assert_eq!(score(&state, YOU).majority[Miller], 10);
    assert_eq!(score(&state, RIVAL).majority[Miller], 10);
}

/// Two realms with the same twelve cards, and so the same final score but for the points won in
/// play. The second player has more meeples.
fn equal_realms(points: u16) -> Example {
    let cards = "M M M M B B B W W G G I";
    side_a().realm(points, 2, cards).realm(100, 4, cards)
}

fn winners(state: &State) -> Vec<Seat> {
    state.score_sheet().expect("the game is over").winning_seats().collect()
}

/// All books: the most points win.
#[test]
fn the_most_points_win() {
    assert_eq!(winners(&equal_realms(101).finished()), [YOU]);
    assert_eq!(winners(&equal_realms(101).ties_by_meeples().finished()), [YOU]);
}

/// en, de, nl, ru: those who tie share the victory.
#[test]
fn a_tie_is_a_shared_victory() {
    assert_eq!(winners(&equal_realms(100).finished()), [YOU, RIVAL]);
}

/// de-short: a tie goes to the player with more meeples. de, nl: it can be broken that way.
#[test]
fn a_tie_can_go_to_the_player_with_more_meeples() {
    assert_eq!(winners(&equal_realms(100).ties_by_meeples().finished()), [RIVAL]);
}
