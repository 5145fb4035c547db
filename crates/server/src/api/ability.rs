//! The locations and their abilities as data.

use majesty_rules::{Ability, Character, Gain, Group, Location, Side};
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
    rule: AbilityData,
}

/// What a line of a location card does. Characters are their letters.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "ability", rename_all = "kebab-case")]
pub enum AbilityData {
    /// Your Guards stand against attacks.
    Defend {},
    /// Every opponent with fewer of `against` than you have of `with` loses the leftmost card to the
    /// Infirmary.
    Attack { with: char, against: char },
    /// The top card of your Infirmary returns to a location of its own.
    Heal {},
    /// You may change points into meeples or meeples into points, one for one.
    Trade { up_to: u8 },
    /// A gain for each card of these characters in your realm.
    Per { each: Vec<char>, points: u16, meeples: u8 },
    /// A gain, once, if your realm holds each of these.
    OnceWith { all: Vec<char>, points: u16, meeples: u8 },
    /// Every player whose realm holds one of these gains points, you included.
    AllWith { with: char, points: u8 },
    /// For each of these: points for each card of the character you have most of.
    PerTimesMost { each: char, points: u8 },
    /// Points for each wounded card in your Infirmary.
    PerWounded { points: u8 },
    /// Final scoring: each wounded card costs points.
    EachWoundedCosts { points: u8 },
    /// Final scoring: whoever has the most wounded pays, all who tie.
    MostWoundedCosts { points: u8 },
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

/// The word for a location, the same in every language.
pub fn location_id(location: Location) -> String {
    location.name().to_lowercase()
}

impl From<&Ability> for AbilityData {
    fn from(ability: &Ability) -> Self {
        let letters = |group: Group| group.iter().map(Character::letter).collect();
        match *ability {
            Ability::Defend => Self::Defend {},
            Ability::Attack { with, against } => {
                Self::Attack { with: with.letter(), against: against.letter() }
            }
            Ability::Heal => Self::Heal {},
            Ability::Trade { up_to } => Self::Trade { up_to },
            Ability::Per { each, gain: Gain { points, meeples } } => {
                Self::Per { each: letters(each), points, meeples }
            }
            Ability::OnceWith { all, gain: Gain { points, meeples } } => {
                Self::OnceWith { all: letters(all), points, meeples }
            }
            Ability::AllWith { a, points } => Self::AllWith { with: a.letter(), points },
            Ability::PerTimesMost { each, points } => {
                Self::PerTimesMost { each: each.letter(), points }
            }
            Ability::PerWounded { points } => Self::PerWounded { points },
            Ability::EachWoundedCosts { points } => Self::EachWoundedCosts { points },
            Ability::MostWoundedCosts { points } => Self::MostWoundedCosts { points },
        }
    }
}
