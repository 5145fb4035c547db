//! What an attack did to the reader.

use majesty_rules::Character;

use crate::Lang;

/// That a card of the reader's is wounded, as in "your Miller is wounded".
pub fn your_wounded(lang: Lang, character: Character) -> String {
    lang.words().msg_wounded_yours(&lang.nouns().character(character).yours)
}

/// That another player's card is wounded, as in "Ben’s Miller is wounded".
pub fn wounded_of(lang: Lang, name: &str, character: Character) -> String {
    lang.words().msg_preview_wounds(name, &lang.nouns().character(character).own)
}
