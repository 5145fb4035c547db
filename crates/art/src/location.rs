//! The parts of a location card: its piece of the landscape, its signs, its majority value.

use majesty_rules::{Location, Side};
use maud::{Markup, html};

use crate::{
    ability::signs_told_by,
    symbol::{Symbol, symbol},
};

/// A location's part of the landscape. Side by side the eight of them are one picture.
pub fn scene(location: Location) -> Markup {
    symbol(Symbol::scene(location), "art-scene")
}

/// The abilities of one side of a location card in signs, a line each. Their sentences stand
/// elsewhere on the page, each under the id of its place.
pub fn location_signs(location: Location, side: Side, id: impl Fn(usize) -> String) -> Markup {
    html! {
        div class="art-place-signs" {
            @for (place, ability) in location.side(side).abilities.iter().enumerate() {
                (signs_told_by(ability, &id(place)))
            }
        }
    }
}

/// What a location's majority is worth; the Infirmary has none. The label says it in words, as in
/// "Majority: 10 points".
pub fn location_majority(location: Location, side: Side, label: &str) -> Markup {
    html! {
        @if let Some(value) = location.side(side).majority {
            span class="art-majority" role="img" aria-label=(label) title=(label) {
                (symbol(Symbol::Laurel, "art-laurel"))
                span aria-hidden="true" { (value) }
            }
        }
    }
}
