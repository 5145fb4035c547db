//! A location card: its part of the landscape, its name, its signs, its majority value.

use majesty_rules::{Ability, Location, Side};
use maud::{Markup, html};

use crate::{
    ability::ability_signs,
    card::{colour_class, location_shield},
    symbol::{Symbol, symbol},
};

/// The words on a location card, in the reader's language.
pub struct LocationWords<'a> {
    /// The location's name.
    pub name: &'a str,
    /// What the majority value means, as in "Majority: 10 points".
    pub majority: &'a str,
    /// An ability as a sentence.
    pub ability: &'a dyn Fn(&Ability) -> String,
}

/// A location card with one of its sides up.
pub fn location_face(location: Location, side: Side, words: &LocationWords) -> Markup {
    let card = location.side(side);
    html! {
        div class=(format_args!("art-place {}", colour_class(location))) {
            (scene(location))
            div class="art-place-head" {
                (location_shield(location))
                span class="art-place-name" { (words.name) }
                @if let Some(value) = card.majority {
                    span class="art-majority" role="img" aria-label=(words.majority)
                        title=(words.majority) {
                        (symbol(Symbol::Laurel, "art-laurel"))
                        span aria-hidden="true" { (value) }
                    }
                }
            }
            div class="art-place-signs" {
                @for ability in card.abilities {
                    (ability_signs(ability, &(words.ability)(ability)))
                }
            }
        }
    }
}

/// A location's part of the landscape. Side by side the eight of them are one picture.
pub fn scene(location: Location) -> Markup {
    symbol(Symbol::scene(location), "art-scene")
}
