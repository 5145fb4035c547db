//! What an attack did to the reader.

use majesty_rules::Character;

use crate::Lang;

/// That a card of the reader's is wounded, as in "your Miller is wounded".
pub fn your_wounded(lang: Lang, character: Character) -> String {
    let words = lang.words();
    match character {
        Character::Miller => words.msg_wounded_miller(),
        Character::Brewer => words.msg_wounded_brewer(),
        Character::Witch => words.msg_wounded_witch(),
        Character::Guard => words.msg_wounded_guard(),
        Character::Knight => words.msg_wounded_knight(),
        Character::Innkeeper => words.msg_wounded_innkeeper(),
        Character::Noble => words.msg_wounded_noble(),
    }
}

/// That a card of somebody else's is wounded, as in "Ben’s Miller is wounded".
pub fn wounded_of(lang: Lang, name: &str, character: Character) -> String {
    lang.words().msg_preview_wounds(name, &lang.nouns().character(character).own)
}
