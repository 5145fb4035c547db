//! Character cards, face up and face down, and the shields that stand for characters.

use majesty_rules::{Card, Character, Location};
use maud::{Markup, html};

use crate::symbol::{Symbol, symbol, use_of};

/// The face of a character card. A split card shows both characters, cut diagonally.
///
/// The names are the reader's words for the card's characters.
pub fn character_card(card: Card, name: impl Fn(Character) -> String) -> Markup {
    let first = card.first();
    match card.second() {
        None => html! {
            div class=(format_args!("art-card {}", colour_class(first.location()))) {
                div class="art-card-head" {
                    (character_shield(first))
                    (title(&name(first)))
                }
                (picture(first, "art-card-picture"))
            }
        },
        Some(second) => html! {
            div class=(format_args!("art-card art-split {}", colour_class(first.location()))) {
                div class="art-card-head" {
                    (character_shield(first))
                    (title(&name(first)))
                }
                div class="art-card-picture" { (both_halves(first, second)) }
                div class=(format_args!("art-card-foot {}", colour_class(second.location()))) {
                    (title(&name(second)))
                    (character_shield(second))
                }
            }
        },
    }
}

/// The picture of a split card: its two characters with the cut between them.
pub fn both_halves(first: Character, second: Character) -> Markup {
    html! {
        (picture(first, "art-half"))
        (picture(second, "art-half art-half-second"))
        svg class="art-cut" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            path d="M100 0 0 100" {}
        }
    }
}

/// A name on a card, in letters that are small enough for the whole of it in any font.
pub fn title(name: &str) -> Markup {
    let class = match name.chars().count() {
        _ if name.contains(' ') => "art-card-name art-words",
        0..=7 => "art-card-name",
        8 => "art-card-name art-n8",
        9 => "art-card-name art-n9",
        10 => "art-card-name art-n10",
        _ => "art-card-name art-n12",
    };
    html! { span class=(class) { (name) } }
}

fn picture(character: Character, class: &str) -> Markup {
    html! {
        div class=(format_args!("{class} {}", colour_class(character.location()))) {
            (portrait(character))
        }
    }
}

/// Which of the two decks in the box a card is from, as its back shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// Green, and the numeral I.
    One,
    /// Red, and the numeral II.
    Two,
}

/// The back of a card.
pub fn card_back(tier: Tier) -> Markup {
    let (class, numeral) = match tier {
        Tier::One => ("art-back art-witch", "I"),
        Tier::Two => ("art-back art-knight", "II"),
    };
    html! {
        svg class=(class) viewBox="0 0 100 140" aria-hidden="true" {
            (use_of(Symbol::CardBack))
            text x="50" y="127" text-anchor="middle" { (numeral) }
        }
    }
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
        svg class=(format_args!("art-shield {}", colour_class(location))) viewBox="0 0 24 28"
            aria-hidden="true" {
            (use_of(Symbol::Shield))
            svg class="art-sign" x="4" y="4.2" width="16" height="16" {
                (use_of(Symbol::sign(location)))
            }
        }
    }
}

/// The class that sets `--c`, `--on` and `--text` to the colours of a location and of whoever lives
/// there.
pub fn colour_class(location: Location) -> &'static str {
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
