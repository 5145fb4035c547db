//! A short example of what a line of a location card does.

use majesty_rules::{Ability, Character};

use crate::{
    Lang,
    amount::{gain, list, meeples_object, points},
};

/// An example as a sentence, as in "2 × Miller and 1 × Brewer: 6 points."
pub fn example(lang: Lang, ability: &Ability) -> String {
    let words = lang.words();
    let some = |count: u8, character: Character| {
        format!("{count}\u{a0}×\u{a0}{}", lang.nouns().character(character).title)
    };
    let wounded = |count: u8| words.msg_wounded(count);
    match *ability {
        Ability::Defend => words.msg_example_defend(
            some(2, Character::Guard),
            some(2, Character::Knight),
            some(3, Character::Knight),
        ),
        Ability::Attack { with, against } => {
            words.msg_example_attack(some(2, with), some(1, against), some(2, against))
        }
        Ability::Heal => words.msg_example_heal(),
        Ability::Trade { .. } => words.msg_example_trade(points(lang, 3), meeples_object(lang, 3)),
        Ability::Per { each, gain: one } => {
            // Two of the first character and one of each other.
            let count = each.iter().count() as u8 + 1;
            let have = each.iter().enumerate();
            let have: Vec<String> =
                have.map(|(place, who)| some(if place == 0 { 2 } else { 1 }, who)).collect();
            words.msg_example_gain(list(lang, &have), gain(lang, one.times(count)))
        }
        Ability::OnceWith { all, gain: once } => {
            let have: Vec<String> = all.iter().map(|who| some(1, who)).collect();
            words.msg_example_once(list(lang, &have), gain(lang, once))
        }
        Ability::AllWith { a, points: each } => {
            words.msg_example_all(some(1, a), points(lang, each.into()))
        }
        Ability::PerTimesMost { each, points: one } => words.msg_example_most(
            some(2, each),
            some(3, Character::Miller),
            format!("2 × 3 × {one}"),
            points(lang, u16::from(one) * 6),
        ),
        Ability::PerWounded { points: one } => {
            words.msg_example_gain(wounded(2), points(lang, u16::from(one) * 2))
        }
        Ability::EachWoundedCosts { points: one } => {
            words.msg_example_cost(wounded(3), points(lang, u16::from(one) * 3))
        }
        Ability::MostWoundedCosts { points: all } => {
            words.msg_example_most_cost(wounded(3), wounded(2), points(lang, all.into()))
        }
    }
}
