//! The names of characters, locations and cards, in the forms that sentences need.
//!
//! A sentence says which form it wants, and each language says what that is: German and Russian
//! change the ending, English and Dutch the article.

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
    /// What somebody takes.
    pub object: String,
    /// As in "2 points per Miller".
    pub each: String,
    /// One whom a player has, as in "with a Miller".
    pub a: String,
    /// As in "fewer Guards".
    pub many: String,
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
    ($words:ident: $name:ident, $own:ident, $object:ident, $each:ident, $a:ident, $many:ident) => {
        CharacterForms {
            name: $words.$name(),
            title: capital(&$words.$name()),
            own: $words.$own(),
            object: $words.$object(),
            each: $words.$each(),
            a: $words.$a(),
            many: $words.$many(),
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
                character!(words: msg_miller, msg_miller_own, msg_miller_object, msg_miller_each, msg_miller_a, msg_miller_many),
                character!(words: msg_brewer, msg_brewer_own, msg_brewer_object, msg_brewer_each, msg_brewer_a, msg_brewer_many),
                character!(words: msg_witch, msg_witch_own, msg_witch_object, msg_witch_each, msg_witch_a, msg_witch_many),
                character!(words: msg_guard, msg_guard_own, msg_guard_object, msg_guard_each, msg_guard_a, msg_guard_many),
                character!(words: msg_knight, msg_knight_own, msg_knight_object, msg_knight_each, msg_knight_a, msg_knight_many),
                character!(words: msg_innkeeper, msg_innkeeper_own, msg_innkeeper_object, msg_innkeeper_each, msg_innkeeper_a, msg_innkeeper_many),
                character!(words: msg_noble, msg_noble_own, msg_noble_object, msg_noble_each, msg_noble_a, msg_noble_many),
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

/// A card as what somebody takes.
pub(crate) fn card_object(lang: Lang, card: Card) -> String {
    let nouns = lang.nouns();
    if card.is_split() {
        lang.words().msg_split_object(nouns.card(card))
    } else {
        nouns.character(card.first()).object.clone()
    }
}

/// A text with its first letter as a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
