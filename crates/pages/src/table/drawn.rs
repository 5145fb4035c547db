//! The drawings that are the same on every page of a language: cards, locations, shields.
//!
//! They are most of a table's markup and most of the work of writing it, so they are written once.

use std::sync::LazyLock;

use majesty_art::{
    LocationWords, Symbol, character_card, character_shield, colour_class, location_face,
    location_shield, symbol,
};
use majesty_rules::{Card, Character, Location, SPACES, Side, Space, WORKER_CARD};
use majesty_words::{Lang, ability, character_name, location_name, meeples, points};
use maud::{Markup, html};

static DRAWN: [LazyLock<Drawn>; Lang::ALL.len()] = [
    LazyLock::new(|| Drawn::new(Lang::En)),
    LazyLock::new(|| Drawn::new(Lang::De)),
    LazyLock::new(|| Drawn::new(Lang::Nl)),
    LazyLock::new(|| Drawn::new(Lang::Ru)),
];

/// All drawings with the words of one language.
pub(crate) struct Drawn {
    cards: Vec<Markup>,
    heads: Vec<Markup>,
    faces: [[Markup; Side::ALL.len()]; Location::ALL.len()],
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
            heads: Card::kinds().map(|card| head(lang, card)).collect(),
            faces: Location::ALL.map(|at| Side::ALL.map(|side| face(lang, at, side))),
            shields: Location::ALL.map(location_shield),
            spaces: Space::ALL.map(|space| lang.words().msg_space_number(space.number())),
            worker_cards: (0..=WORKER_CARD).map(|count| worker_card(lang, count)).collect(),
        }
    }

    /// A card with all of its face.
    pub fn card(&self, card: Card) -> &Markup {
        &self.cards[card.index()]
    }

    /// A card of which only the head shows, because others lie on it.
    pub fn head(&self, card: Card) -> &Markup {
        &self.heads[card.index()]
    }

    /// A location card with one of its sides up.
    pub fn face(&self, location: Location, side: Side) -> &Markup {
        &self.faces[location as usize][side as usize]
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

fn head(lang: Lang, card: Card) -> Markup {
    let first = card.first();
    html! {
        div class={ "art-card " (colour_class(first.location())) } {
            div class="art-card-head" {
                (character_shield(first))
                span class="art-card-name" { (character_name(lang, first)) }
                @if let Some(second) = card.second() { (character_shield(second)) }
            }
            div class="art-card-picture" {}
        }
    }
}

fn face(lang: Lang, location: Location, side: Side) -> Markup {
    let majority = location.side(side).majority.unwrap_or(0);
    let words = LocationWords {
        name: location_name(lang, location),
        majority: &lang.words().msg_majority_worth(points(lang, majority.into())),
        ability: &|line| ability(lang, line),
    };
    location_face(location, side, &words)
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
