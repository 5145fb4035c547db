//! The drawings that are the same on every page of a language: cards, locations, shields.
//!
//! They are most of a table's markup and most of the work of writing it, so they are written once.

use std::sync::LazyLock;

use majesty_art::{
    Symbol, both_halves, character_card, character_shield, colour_class, location_shield,
    location_signs, portrait, symbol,
};
use majesty_rules::{Card, Character, Location, SPACES, Side, Space, WORKER_CARD};
use majesty_words::{Lang, card_name, character_name, meeples};
use maud::{Markup, html};

use crate::sides;

static DRAWN: [LazyLock<Drawn>; Lang::ALL.len()] = [
    LazyLock::new(|| Drawn::new(Lang::En)),
    LazyLock::new(|| Drawn::new(Lang::De)),
    LazyLock::new(|| Drawn::new(Lang::Nl)),
    LazyLock::new(|| Drawn::new(Lang::Ru)),
];

/// All drawings with the words of one language.
pub(crate) struct Drawn {
    cards: Vec<Markup>,
    lying: [Vec<Lying>; Location::ALL.len()],
    signs: [[Markup; Side::ALL.len()]; Location::ALL.len()],
    majorities: [[Markup; Side::ALL.len()]; Location::ALL.len()],
    shields: [Markup; Location::ALL.len()],
    spaces: [String; SPACES],
    worker_cards: Vec<Markup>,
}

impl Drawn {
    /// The drawings of a language.
    pub fn of(lang: Lang) -> &'static Self {
        &DRAWN[lang as usize]
    }

    fn new(lang: Lang) -> Self {
        let name = |character: Character| character_name(lang, character).to_owned();
        Self {
            cards: Card::kinds().map(|card| character_card(card, name)).collect(),
            lying: Location::ALL
                .map(|at| Card::kinds().map(|card| lying(lang, card, at)).collect()),
            signs: Location::ALL.map(|at| {
                Side::ALL.map(|side| location_signs(at, side, |place| sentence_id(at, place)))
            }),
            majorities: Location::ALL
                .map(|at| Side::ALL.map(|side| sides::majority(lang, at, side))),
            shields: Location::ALL.map(location_shield),
            spaces: Space::ALL.map(|space| lang.words().msg_space_number(space.number())),
            worker_cards: (0..=WORKER_CARD).map(|count| worker_card(lang, count)).collect(),
        }
    }

    /// A card with all of its face.
    pub fn card(&self, card: Card) -> &Markup {
        &self.cards[card.index()]
    }

    /// A card at a location of a realm, as the character that it counts as there, with all of its
    /// face.
    pub fn lying(&self, card: Card, at: Location) -> &Markup {
        &self.lying[at as usize][card.index()].face
    }

    /// A card at a location of which only the head shows, because others lie on it.
    pub fn covered(&self, card: Card, at: Location) -> &Markup {
        &self.lying[at as usize][card.index()].head
    }

    /// What one side of a location card does, in signs.
    pub fn signs(&self, location: Location, side: Side) -> &Markup {
        &self.signs[location as usize][side as usize]
    }

    /// What the majority at a location is worth.
    pub fn majority(&self, location: Location, side: Side) -> &Markup {
        &self.majorities[location as usize][side as usize]
    }

    /// A space of the display in words.
    pub fn space(&self, space: Space) -> &str {
        &self.spaces[usize::from(space.number()) - 1]
    }

    /// A worker card: the meeples on it and the places without one. Between turns nobody has more
    /// than it holds.
    pub fn worker_card(&self, count: u8) -> &Markup {
        &self.worker_cards[usize::from(count.min(WORKER_CARD))]
    }

    /// A location's shield.
    pub fn shield(&self, location: Location) -> &Markup {
        &self.shields[location as usize]
    }
}

/// Under which id a location's sheet has the sentence of an ability.
pub(crate) fn sentence_id(at: Location, place: usize) -> String {
    format!("does-{}-{place}", at.number())
}

/// A card that lies in a realm.
struct Lying {
    face: Markup,
    head: Markup,
}

fn lying(lang: Lang, card: Card, at: Location) -> Lying {
    let (shown, other) = halves(card, at);
    // Where it counts as neither, both show.
    let face = match other {
        Some(other) if at.character().is_none() => both_halves(shown, other),
        _ => portrait(shown),
    };
    let drawn = |picture: Markup| {
        html! {
            div class={ "art-card " (colour_class(shown.location())) } {
                div class="art-card-head" {
                    (character_shield(shown))
                    @if let Some(other) = other { (character_shield(other)) }
                    span class="hidden" { (card_name(lang, card)) }
                }
                div class="art-card-picture" { (picture) }
            }
        }
    };
    Lying { face: drawn(face), head: drawn(html! {}) }
}

/// The character that a card counts as at a location, and its other one. In the Infirmary it
/// counts as neither: its first comes first.
pub(crate) fn halves(card: Card, at: Location) -> (Character, Option<Character>) {
    let shown = at.character().filter(|&character| card.shows(character)).unwrap_or(card.first());
    (shown, card.characters().find(|&character| character != shown))
}

fn worker_card(lang: Lang, count: u8) -> Markup {
    let label = meeples(lang, count);
    html! {
        span class="pips" role="img" aria-label=(label) title=(label) {
            @for place in 0..WORKER_CARD {
                @if place < count {
                    (symbol(Symbol::Meeple, "art-meeple"))
                } @else {
                    (symbol(Symbol::MeepleSpace, "art-meeple"))
                }
            }
        }
    }
}
