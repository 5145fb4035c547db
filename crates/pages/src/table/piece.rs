//! Small pieces that lie all over the table: meeples in a row, cards in a fan, buttons.

use majesty_art::{Symbol, character_card, character_shield, colour_class, symbol};
use majesty_rules::{Card, WORKER_CARD};
use majesty_words::{card_name, character_name, meeples};
use maud::{Markup, html};

use crate::table::{keys::Key, scene::Scene};

/// A worker card: the meeples on it and the places without one.
pub(crate) fn worker_card(scene: &Scene, count: u8) -> Markup {
    let label = meeples(scene.lang, count);
    html! {
        span class="pips" role="img" aria-label=(label) title=(label) {
            @for place in 0..WORKER_CARD.max(count) {
                @if place < count {
                    (symbol(Symbol::Meeple, "art-meeple"))
                } @else {
                    (symbol(Symbol::MeepleSpace, "art-meeple"))
                }
            }
        }
    }
}

/// A card with all of its face.
pub(crate) fn card(scene: &Scene, card: Card) -> Markup {
    character_card(card, |character| character_name(scene.lang, character).to_owned())
}

/// A card of which only the head shows, because others lie on it.
pub(crate) fn card_head(scene: &Scene, card: Card) -> Markup {
    let first = card.first();
    html! {
        div class={ "art-card " (colour_class(first.location())) } {
            div class="art-card-head" {
                (character_shield(first))
                span class="art-card-name" { (character_name(scene.lang, first)) }
                @if let Some(second) = card.second() { (character_shield(second)) }
            }
            div class="art-card-picture" {}
        }
    }
}

/// A card as a line of text on its colour.
pub(crate) fn card_line(scene: &Scene, card: Card, key: Option<Key>) -> Markup {
    html! {
        li class={ "strip " (colour_class(card.first().location())) } data-card=[key_word(key)] {
            (card_name(scene.lang, card))
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
