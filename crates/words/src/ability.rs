//! An ability as a sentence without its full stop, made from the table of locations.

use std::sync::LazyLock;

use majesty_rules::{Ability, Character, Group, Location, Side};

use crate::{
    Lang,
    amount::{gain, list, points},
    lang::once_each,
    noun::CharacterForms,
};

/// The abilities of all location cards, said once: the log gives them as reasons all the time.
static ABILITIES: [LazyLock<Vec<(Ability, String)>>; Lang::ALL.len()] = once_each!(|lang: Lang| {
    let cards = Location::ALL.into_iter().flat_map(|at| Side::ALL.map(|side| at.side(side)));
    cards.flat_map(|card| card.abilities).map(|line| (*line, say(lang, *line))).collect()
});

/// What one line of a location card does, as in "2 points per Miller, Brewer and Witch".
pub fn ability(lang: Lang, ability: &Ability) -> String {
    let known = ABILITIES[lang as usize].iter().find(|(known, _)| known == ability);
    known.map_or_else(|| say(lang, *ability), |(_, text)| text.clone())
}

fn say(lang: Lang, ability: Ability) -> String {
    let words = lang.words();
    let forms = |character: Character| lang.nouns().character(character);
    match ability {
        Ability::Defend => words.msg_ability_defend(),
        Ability::Attack { with, against } => {
            words.msg_ability_attack(&forms(against).many, &forms(with).many)
        }
        Ability::Heal => words.msg_ability_heal(),
        Ability::Trade { up_to } => words.msg_ability_trade(up_to),
        Ability::Per { each, gain: g } => {
            words.msg_ability_per(gain(lang, g), group(lang, each, |forms| &forms.each))
        }
        Ability::OnceWith { all, gain: g } => {
            words.msg_ability_once(gain(lang, g), group(lang, all, |forms| &forms.a))
        }
        Ability::AllWith { a, points: p } => {
            words.msg_ability_all(points(lang, p.into()), &forms(a).a)
        }
        Ability::PerTimesMost { each, points: p } => {
            words.msg_ability_most(&forms(each).each, points(lang, p.into()))
        }
        Ability::PerWounded { points: p } => words.msg_ability_per_wounded(points(lang, p.into())),
        Ability::EachWoundedCosts { points: p } => {
            words.msg_ability_each_wounded(points(lang, p.into()))
        }
        Ability::MostWoundedCosts { points: p } => {
            words.msg_ability_most_wounded(points(lang, p.into()))
        }
    }
}

fn group(lang: Lang, group: Group, form: fn(&CharacterForms) -> &String) -> String {
    let names: Vec<&String> = group.iter().map(|c| form(lang.nouns().character(c))).collect();
    list(lang, &names)
}
