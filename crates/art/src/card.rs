//! Character cards, face up and face down, and the shields that stand for characters.

use majesty_rules::{Card, Character, Location};
use maud::{Markup, html};

use crate::symbol::{Symbol, symbol, use_of};

/// The face of a character card. A split card shows both characters, cut diagonally.
///
/// The names are the reader's words for the card's characters. The head of a card tells all about
/// it, so cards can lie fanned with only their heads showing.
pub fn character_card(card: Card, name: impl Fn(Character) -> String) -> Markup {
    let first = card.first();
    match card.second() {
        None => html! {
            div class=(format_args!("art-card {}", colours(first.location()))) {
                div class="art-card-head" {
                    (character_shield(first))
                    span class="art-card-name" { (name(first)) }
                }
                (picture(first, "art-card-picture"))
            }
        },
        Some(second) => html! {
            div class=(format_args!("art-card art-split {}", colours(first.location()))) {
                div class="art-card-head" {
                    (character_shield(first))
                    span class="art-card-name" { (name(first)) }
                    (character_shield(second))
                }
                div class="art-card-picture" {
                    (picture(first, "art-half"))
                    (picture(second, "art-half art-half-second"))
                    svg class="art-cut" viewBox="0 0 100 100" preserveAspectRatio="none"
                        aria-hidden="true" { path d="M100 0 0 100" {} }
                }
                div class=(format_args!("art-card-foot {}", colours(second.location()))) {
                    span class="art-card-name" { (name(second)) }
                    (character_shield(second))
                }
            }
        },
    }
}

fn picture(character: Character, class: &str) -> Markup {
    html! {
        div class=(format_args!("{class} {}", colours(character.location()))) {
            (portrait(character))
        }
    }
}

/// The back of a card. Tier 1 is green and tier 2 is red, as in the box.
pub fn card_back(tier2: bool) -> Markup {
    symbol(Symbol::CardBack, if tier2 { "art-back art-knight" } else { "art-back art-witch" })
}

/// A character's portrait on no ground.
pub fn portrait(character: Character) -> Markup {
    symbol(Symbol::portrait(character), "art-portrait")
}

/// A character's shield: colour and sign.
pub fn character_shield(character: Character) -> Markup {
    location_shield(character.location())
}

/// A location's shield: the one of the character who lives there, or the Infirmary's.
pub fn location_shield(location: Location) -> Markup {
    html! {
        svg class=(format_args!("art-shield {}", colours(location))) viewBox="0 0 24 28"
            aria-hidden="true" {
            (use_of(Symbol::Shield))
            svg class="art-sign" x="4" y="4.2" width="16" height="16" {
                (use_of(Symbol::sign(location)))
            }
        }
    }
}

/// The class that sets `--c`, `--on` and `--text` to a location's colours.
pub(crate) fn colours(location: Location) -> &'static str {
    match location {
        Location::Mill => "art-miller",
        Location::Brewery => "art-brewer",
        Location::Cottage => "art-witch",
        Location::Guardhouse => "art-guard",
        Location::Barracks => "art-knight",
        Location::Inn => "art-innkeeper",
        Location::Castle => "art-noble",
        Location::Infirmary => "art-infirmary",
    }
}
