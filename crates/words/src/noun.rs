//! The names of characters, locations and cards, in the forms that sentences need.
//!
//! A sentence says which form it wants, and each language says what that is: German and Russian
//! change the ending, English and Dutch the article.

use std::iter;

use majesty_rules::{ByCharacter, Card, Character, Location};

use crate::{Lang, Words};

/// The forms of a character's name.
#[derive(Clone, Debug, Default)]
pub(crate) struct CharacterForms {
    /// The name by itself, within a sentence.
    pub name: String,
    /// The name as a title.
    pub title: String,
    /// Somebody's, as in "Ben's Miller".
    pub own: String,
    /// The reader's, as in "your Miller", within a sentence.
    pub yours: String,
    /// What somebody takes.
    pub object: String,
    /// As in "2 points per Miller".
    pub each: String,
    /// One whom a player has, as in "with a Miller".
    pub a: String,
    /// As in "fewer Guards".
    pub many: String,
    /// As in "place as Guard".
    pub role: String,
}

/// The forms of a location's name.
#[derive(Clone, Debug)]
pub(crate) struct LocationForms {
    /// The name as a title.
    pub title: String,
    /// Where a card goes.
    pub to: String,
    /// Where it lies.
    pub at: String,
}

/// All names of a language.
pub(crate) struct Nouns {
    characters: ByCharacter<CharacterForms>,
    locations: [LocationForms; Location::ALL.len()],
}

/// One character's forms, from the functions of its messages.
macro_rules! character {
    ($words:ident: $name:ident, $own:ident, $yours:ident, $object:ident, $each:ident, $a:ident, $many:ident, $role:ident) => {
        CharacterForms {
            name: $words.$name(),
            title: capital(&$words.$name()),
            own: $words.$own(),
            yours: $words.$yours(),
            object: $words.$object(),
            each: $words.$each(),
            a: $words.$a(),
            many: $words.$many(),
            role: $words.$role(),
        }
    };
}

/// One location's forms, from the functions of its messages.
macro_rules! location {
    ($words:ident: $name:ident, $to:ident, $at:ident) => {
        LocationForms { title: capital(&$words.$name()), to: $words.$to(), at: $words.$at() }
    };
}

impl Nouns {
    #[rustfmt::skip]
    pub fn of(words: &Words) -> Self {
        Self {
            characters: ByCharacter([
                character!(words: msg_miller, msg_miller_own, msg_miller_yours, msg_miller_object, msg_miller_each, msg_miller_a, msg_miller_many, msg_miller_role),
                character!(words: msg_brewer, msg_brewer_own, msg_brewer_yours, msg_brewer_object, msg_brewer_each, msg_brewer_a, msg_brewer_many, msg_brewer_role),
                character!(words: msg_witch, msg_witch_own, msg_witch_yours, msg_witch_object, msg_witch_each, msg_witch_a, msg_witch_many, msg_witch_role),
                character!(words: msg_guard, msg_guard_own, msg_guard_yours, msg_guard_object, msg_guard_each, msg_guard_a, msg_guard_many, msg_guard_role),
                character!(words: msg_knight, msg_knight_own, msg_knight_yours, msg_knight_object, msg_knight_each, msg_knight_a, msg_knight_many, msg_knight_role),
                character!(words: msg_innkeeper, msg_innkeeper_own, msg_innkeeper_yours, msg_innkeeper_object, msg_innkeeper_each, msg_innkeeper_a, msg_innkeeper_many, msg_innkeeper_role),
                character!(words: msg_noble, msg_noble_own, msg_noble_yours, msg_noble_object, msg_noble_each, msg_noble_a, msg_noble_many, msg_noble_role),
            ]),
            locations: [
                location!(words: msg_mill, msg_mill_to, msg_mill_at),
                location!(words: msg_brewery, msg_brewery_to, msg_brewery_at),
                location!(words: msg_cottage, msg_cottage_to, msg_cottage_at),
                location!(words: msg_guardhouse, msg_guardhouse_to, msg_guardhouse_at),
                location!(words: msg_barracks, msg_barracks_to, msg_barracks_at),
                location!(words: msg_inn, msg_inn_to, msg_inn_at),
                location!(words: msg_castle, msg_castle_to, msg_castle_at),
                location!(words: msg_infirmary, msg_infirmary_to, msg_infirmary_at),
            ],
        }
    }

    pub fn character(&self, character: Character) -> &CharacterForms {
        &self.characters[character]
    }

    pub fn location(&self, location: Location) -> &LocationForms {
        &self.locations[location as usize]
    }

    /// A card's name within a sentence: one character, or both of a split card.
    pub fn card(&self, card: Card) -> String {
        let first = &self.character(card.first()).name;
        match card.second() {
            Some(second) => format!("{first}/{}", self.character(second).name),
            None => first.clone(),
        }
    }
}

/// A character's name, as a title.
pub fn character_name(lang: Lang, character: Character) -> &'static str {
    &lang.nouns().character(character).title
}

/// A location's name, as a title.
pub fn location_name(lang: Lang, location: Location) -> &'static str {
    &lang.nouns().location(location).title
}

/// A card's name, as a title: one character, or both of a split card.
pub fn card_name(lang: Lang, card: Card) -> String {
    capital(&lang.nouns().card(card))
}

/// So many letters of a name are the same in all its forms.
const STEM: usize = 3;

/// A form of a name as what stands before the noun and the noun itself: "to the " and "Mill". The
/// noun begins where a word begins as the name does.
pub(crate) fn split_form<'a>(name: &str, form: &'a str) -> (&'a str, &'a str) {
    let letters = |text: &str| -> Vec<char> {
        text.chars().take(STEM).flat_map(char::to_lowercase).collect()
    };
    let stem = letters(name);
    let mut starts = iter::once(0).chain(form.match_indices(' ').map(|(space, _)| space + 1));
    let noun = starts.find(|&start| letters(&form[start..]) == stem);
    form.split_at(noun.unwrap_or(0))
}

/// A text with its first letter as a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_noun_of_a_form_is_found() {
        assert_eq!(split_form("Mill", "to the Mill"), ("to the ", "Mill"));
        assert_eq!(split_form("vrouw van adel", "de vrouw van adel"), ("de ", "vrouw van adel"));
        assert_eq!(
            split_form("Сторожевая башня", "в сторожевой башне"),
            ("в ", "сторожевой башне")
        );
        assert_eq!(split_form("Mill", "elsewhere"), ("", "elsewhere"));
    }

    /// A form that bends the beginning of its name would be marked with its article.
    #[test]
    fn every_form_begins_its_noun_as_the_name() {
        let before = |name: &str, form: &str| {
            let (before, noun) = split_form(name, form);
            let initial = |text: &str| text.chars().next().map(|c| c.to_lowercase().to_string());
            assert_eq!(initial(noun), initial(name), "{form}");
            before.len()
        };
        for lang in Lang::ALL {
            for location in Location::ALL {
                let forms = lang.nouns().location(location);
                // Where a card goes or lies takes a preposition in all four languages.
                assert_ne!(before(&forms.title, &forms.to), 0, "{}", forms.to);
                assert_ne!(before(&forms.title, &forms.at), 0, "{}", forms.at);
            }
            for character in Character::ALL {
                let forms = lang.nouns().character(character);
                before(&forms.name, &forms.object);
                before(&forms.name, &forms.own);
                assert_ne!(before(&forms.name, &forms.yours), 0, "{}", forms.yours);
            }
        }
    }
}
