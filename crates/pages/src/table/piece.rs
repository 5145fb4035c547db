//! Small pieces that lie all over the table: cards as lines, buttons.

use majesty_art::{Symbol, colour_class, symbol};
use majesty_rules::Card;
use majesty_words::character_name;
use maud::{Markup, html};

use crate::table::{keys::Key, scene::Scene};

/// A card as a line of text on its colour.
pub(crate) fn card_line(scene: &Scene, card: Card, key: Option<Key>) -> Markup {
    html! {
        li class={ "strip " (colour_class(card.first().location())) } data-card=[key_word(key)] {
            (character_name(scene.lang, card.first()))
            // Where it is narrow, the line breaks between the two and not within a word.
            @if let Some(second) = card.second() {
                "/" wbr; (character_name(scene.lang, second))
            }
        }
    }
}

/// A card's key as the page's script reads it.
pub(crate) fn key_word(key: Option<Key>) -> Option<String> {
    key.map(|key| format!("c{key}"))
}

/// A form that is one button with a drawing and a word.
pub(crate) fn button_form(
    scene: &Scene,
    verb: &str,
    fields: &[(&str, &str)],
    face: (Option<Symbol>, &str),
    class: &str,
) -> Markup {
    html! {
        form method="post" action=(scene.action(verb)) {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class=(class) data-verb=(verb) {
                @if let Some(drawing) = face.0 { (symbol(drawing, "art-icon")) }
                span { (face.1) }
            }
        }
    }
}
