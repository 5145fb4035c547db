//! The locations with their names and what they do.

use majesty_rules::{Ability, Character, Location, Side};
use majesty_wire::{WireAbility, location_id};
use majesty_words::{Lang, ability, character_name, location_name};
use serde::Serialize;
use utoipa::ToSchema;

/// A location with both its sides.
#[derive(Debug, Serialize, ToSchema)]
pub struct LocationData {
    /// The printed number, 1 to 8.
    number: u8,
    /// The word for it in events.
    #[schema(example = "mill")]
    id: String,
    /// Its name in the language of the request.
    name: String,
    /// The letter of who lives there, as in moves and cards; nobody lives at the Infirmary.
    character: Option<char>,
    /// The name of who lives there.
    character_name: Option<String>,
    /// The side for the first games.
    a: SideData,
    /// The riskier side.
    b: SideData,
}

/// One side of a location card.
#[derive(Debug, Serialize, ToSchema)]
pub struct SideData {
    /// The points for the majority in final scoring; the Infirmary has none.
    majority: Option<u8>,
    /// The abilities, resolved from top to bottom.
    abilities: Vec<Line>,
}

/// One line of a location card.
#[derive(Debug, Serialize, ToSchema)]
pub struct Line {
    /// What it does, in the language of the request.
    text: String,
    /// The same as data.
    rule: WireAbility,
}

/// All eight, from left to right.
pub fn locations(lang: Lang) -> Vec<LocationData> {
    let side = |location: Location, side: Side| {
        let card = location.side(side);
        let line = |line: &Ability| Line { text: ability(lang, line), rule: line.into() };
        SideData { majority: card.majority, abilities: card.abilities.iter().map(line).collect() }
    };
    let data = |location: Location| {
        let character = location.character();
        LocationData {
            number: location.number(),
            id: location_id(location),
            name: location_name(lang, location).to_owned(),
            character: character.map(Character::letter),
            character_name: character.map(|character| character_name(lang, character).to_owned()),
            a: side(location, Side::A),
            b: side(location, Side::B),
        }
    };
    Location::ALL.map(data).into()
}
