//! A side of a location card in signs and in words, from the rules' table.

use majesty_art::{ability_signs, location_majority, location_shield, scene};
use majesty_rules::{Location, Side};
use majesty_words::{Lang, ability, location_name, points};
use maud::{Markup, html};

/// A location's picture with its name.
pub(crate) fn place_head(lang: Lang, location: Location) -> Markup {
    html! {
        span class="site-scene" { (scene(location)) }
        span class="site-name" { (location_shield(location)) (location_name(lang, location)) }
    }
}

/// What a side does, line by line. The signs say what the sentences say, so only these are read
/// aloud.
pub(crate) fn lines(lang: Lang, location: Location, side: Side) -> Markup {
    html! {
        ul class="site-lines" {
            @for line in location.side(side).abilities {
                @let sentence = ability(lang, line);
                li {
                    span aria-hidden="true" { (ability_signs(line, &sentence)) }
                    span class="site-sentence" { (sentence) }
                }
            }
        }
    }
}

/// What the majority at a location is worth; nothing at the Infirmary.
pub(crate) fn majority(lang: Lang, location: Location, side: Side) -> Markup {
    let value = location.side(side).majority.unwrap_or(0);
    let words = lang.words().msg_majority_worth(points(lang, value.into()));
    location_majority(location, side, &words)
}
