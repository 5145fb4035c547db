//! Small pieces that lie all over the table: cards as lines, buttons.

use majesty_art::{Symbol, colour_class, portrait, symbol};
use majesty_rules::{Card, Location};
use majesty_words::character_name;
use maud::{Markup, html};

use crate::table::{drawn::halves, keys::Key, scene::Scene};

/// A card at a location as a stamp with the character that it counts as; its other one is a small
/// shield.
pub(crate) fn card_line(scene: &Scene, card: Card, at: Location, key: Option<Key>) -> Markup {
    let (shown, other) = halves(card, at);
    html! {
        li class={ "strip " (colour_class(shown.location())) } data-card=[key_word(key)] {
            (portrait(shown))
            span class="hidden" { (character_name(scene.lang, shown)) }
            @if let Some(other) = other {
                (scene.drawn.shield(other.location()))
                span class="hidden" { "/" (character_name(scene.lang, other)) }
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

/// The head of a leaf that opens over the table: its title, and a button that closes it.
pub(crate) fn leaf_head(scene: &Scene, id: &str, title: &Markup) -> Markup {
    let close = scene.words.msg_sheet_close();
    html! {
        header class="leaf-head" {
            (title)
            button class="close" type="button" popovertarget=(id) popovertargetaction="hide"
                aria-label=(close) { (symbol(Symbol::Close, "art-icon")) }
        }
    }
}
