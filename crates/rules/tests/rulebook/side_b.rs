//! The locations on side B, from the sheet that the English and the Dutch book come with.

use majesty_rules::{
    Ability::{self, OnceWith, PerTimesMost, PerWounded},
    Character::{Brewer, Innkeeper, Miller, Noble},
    Event, Gain, Group, Illegal,
    Location::{Brewery, Castle, Inn},
    State,
};

use crate::{RIVAL, YOU, gained, gained_both, per, play, side_b};

/// 2B: for each Miller and each Brewer a meeple.
fn meeple_each() -> Ability {
    per(&[Miller, Brewer], 0, 1)
}

/// en, nl, 2B: with two Innkeepers and two Nobles there are two sets, and they earn 10 points once.
#[test]
fn two_sets_at_the_brewery_earn_ten_points_once() {
    let mut state = side_b().realm(0, 0, "M B I I N N").display("B").state();
    let gain = Gain { points: 10, meeples: 0 };
    let set = OnceWith { all: Group::of(&[Innkeeper, Noble]), gain };
    let events = [gained_both(YOU, (0, 3), Brewery, meeple_each()), gained(YOU, 10, Brewery, set)];
    assert_eq!(play(&mut state, "1B"), events);
    assert_eq!((state.realm(YOU).points(), state.realm(YOU).meeples()), (10, 3));
}

/// en, nl, 2B: it is possible to gain no points, as with Innkeepers and no Noble.
#[test]
fn the_brewery_may_earn_no_points_at_all() {
    let mut state = side_b().realm(0, 0, "M I I").display("B").state();
    assert_eq!(play(&mut state, "1B"), [gained_both(YOU, (0, 2), Brewery, meeple_each())]);
    assert_eq!(state.realm(YOU).points(), 0);
}

/// en, nl, 2B: meeples that find no room earn a point each, as ever.
#[test]
fn surplus_meeples_of_the_brewery_earn_a_point_each() {
    let mut state = side_b().realm(0, 4, "M M B").display("B").state();
    let events = [
        gained_both(YOU, (0, 4), Brewery, meeple_each()),
        Event::SurplusCashed { seat: YOU, meeples: 3 },
    ];
    assert_eq!(play(&mut state, "1B"), events);
}

/// en, nl, 6B: the second Innkeeper comes to 3 Witches and 3 Guards: 6 points for each of the two,
/// 12 in all.
#[test]
fn the_second_innkeeper_with_three_witches_and_three_guards_earns_twelve_points() {
    let mut state = side_b().realm(0, 5, "W W W G G G I").display("I").state();
    let most = PerTimesMost { each: Innkeeper, points: 2 };
    assert_eq!(play(&mut state, "1I"), [gained(YOU, 12, Inn, most)]);
}

/// en: no activated location counts the wounded among the characters, 6B neither: with three
/// Millers in the Infirmary the most of a kind are two.
#[test]
fn the_wounded_are_no_kind_that_an_innkeeper_counts() {
    let mut state = side_b().realm(0, 5, "W W I M>8 M>8 M>8").display("I").state();
    play(&mut state, "1I");
    assert_eq!(state.realm(YOU).points(), 2 * 2 * 2);
}

/// A second Noble comes to a realm with one wounded card, with so many points and meeples.
fn second_noble(points: u16, meeples: u8) -> State {
    side_b().realm(points, meeples, "N M>8").display("N").state()
}

/// en, nl, 7B: without a trade, 2 Nobles and 1 wounded card earn 12 points. The English sheet has
/// an Innkeeper placed here, a slip: the Castle is the Noble's.
#[test]
fn two_nobles_and_one_wounded_earn_twelve_points() {
    let mut state = second_noble(0, 5);
    let events = [
        gained(YOU, 8, Castle, per(&[Noble], 4, 0)),
        gained(YOU, 4, Castle, PerWounded { points: 4 }),
    ];
    assert_eq!(play(&mut state, "1N"), events);
    assert_eq!((state.realm(YOU).points(), state.realm(YOU).meeples()), (12, 5));
}

/// en, nl, 7B: before that, up to five meeples can be sold for a point each, which empties a full
/// worker card, or bought, which fills an empty one.
#[test]
fn five_trades_empty_or_fill_the_worker_card() {
    for (mut state, word, meeples, points, left) in
        [(second_noble(0, 5), "1N-5", -5, 5 + 12, 0), (second_noble(5, 0), "1N+5", 5, 12, 5)]
    {
        assert_eq!(play(&mut state, word)[0], Event::Traded { seat: YOU, meeples });
        assert_eq!((state.realm(YOU).points(), state.realm(YOU).meeples()), (points, left));
    }
    let six = "1N+6".parse().unwrap();
    assert_eq!(second_noble(6, 0).check(six), Err(Illegal::TradeLimit(5)));
}

/// en, nl, 8B: each wounded card costs 2 points, and who has the most loses another 10.
#[test]
fn wounded_cost_two_points_each_and_the_most_ten_more() {
    let state = side_b().realm(50, 5, "M>8 M>8 B>8").realm(50, 5, "M>8 M>8").finished();
    let scores = state.score_sheet().unwrap().scores;
    assert_eq!((scores[YOU].infirmary, scores[RIVAL].infirmary), (-6 - 10, -4));
}

/// en, nl, 8B: all who tie for the most wounded lose the 10 points.
#[test]
fn all_who_tie_for_the_most_wounded_lose_ten_points() {
    let example = side_b().realm(50, 5, "M>8 M>8").realm(50, 5, "M>8 B>8");
    let state = example.realm(50, 5, "B>8").finished();
    let infirmaries = state.score_sheet().unwrap().scores.0.map(|score| score.infirmary);
    assert_eq!(infirmaries[..3], [-4 - 10, -4 - 10, -2]);
}
