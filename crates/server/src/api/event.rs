//! What happened on the table, as data.

use majesty_rules::{Event, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    ability::{AbilityData, location_id},
    score::Sheet,
};

/// Something that a person at the table would see. Seats count from 0, spaces from 1; cards and
/// characters are their letters, locations their ids.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum EventData {
    /// A player laid one meeple on each of the first cards of the display.
    MeeplesLaid { seat: usize, count: u8 },
    /// A player took a card from the display, with the meeples that lay on it.
    CardTaken { seat: usize, space: u8, card: String, meeples: u8 },
    /// A player placed the card that was just taken.
    CardPlaced { seat: usize, card: String, character: char },
    /// A player gained points or meeples from a location's ability.
    Gained { seat: usize, points: u16, meeples: u8, location: String, rule: AbilityData },
    /// An attack failed: the defender has enough Guards.
    AttackRepelled { attacker: usize, defender: usize },
    /// An attack met a realm without a card.
    AttackFoundNobody { attacker: usize, defender: usize },
    /// An attack succeeded: a card went to the Infirmary.
    CardWounded { attacker: usize, defender: usize, card: String, character: char },
    /// A card returned from the Infirmary.
    CardHealed { seat: usize, card: String, character: char },
    /// A player bought (above 0) or sold (below 0) meeples, each for a point.
    Traded { seat: usize, meeples: i8 },
    /// With the house rule: a player announced what all are paid.
    Announced { seat: usize, location: String },
    /// With the house rule: a player stayed silent and paid the others' gain.
    AnnouncementMissed { seat: usize, location: String, lost: u16 },
    /// Meeples beyond the worker card went back for a point each.
    SurplusCashed { seat: usize, meeples: u8 },
    /// A card from the deck filled the back space of the display.
    Refilled { card: String, space: u8, left: u8 },
    /// Final scoring: what a player's wounded cost.
    WoundedScored { seat: usize, wounded: u8, points: i16 },
    /// Final scoring: the square of the number of locations with a card.
    VarietyScored { seat: usize, locations: u8, points: u16 },
    /// Final scoring: a player has the most cards at a location, alone or tied.
    MajorityScored { seat: usize, location: String, cards: u8, points: u8 },
    /// The game is over.
    GameOver { sheet: Sheet },
}

impl EventData {
    /// An event of a game for so many.
    pub fn new(event: &Event, players: usize) -> Self {
        let at = Seat::index;
        match *event {
            Event::MeeplesLaid { seat, count } => Self::MeeplesLaid { seat: at(seat), count },
            Event::CardTaken { seat, space, card, meeples } => Self::CardTaken {
                seat: at(seat),
                space: space.number(),
                card: card.to_string(),
                meeples,
            },
            Event::CardPlaced { seat, card, character } => Self::CardPlaced {
                seat: at(seat),
                card: card.to_string(),
                character: character.letter(),
            },
            Event::Gained { seat, gain, reason } => Self::Gained {
                seat: at(seat),
                points: gain.points,
                meeples: gain.meeples,
                location: location_id(reason.location),
                rule: (&reason.ability).into(),
            },
            Event::AttackRepelled { attacker, defender } => {
                Self::AttackRepelled { attacker: at(attacker), defender: at(defender) }
            }
            Event::AttackFoundNobody { attacker, defender } => {
                Self::AttackFoundNobody { attacker: at(attacker), defender: at(defender) }
            }
            Event::CardWounded { attacker, defender, card, character } => Self::CardWounded {
                attacker: at(attacker),
                defender: at(defender),
                card: card.to_string(),
                character: character.letter(),
            },
            Event::CardHealed { seat, card, character } => Self::CardHealed {
                seat: at(seat),
                card: card.to_string(),
                character: character.letter(),
            },
            Event::Traded { seat, meeples } => Self::Traded { seat: at(seat), meeples },
            Event::Announced { seat, location } => {
                Self::Announced { seat: at(seat), location: location_id(location) }
            }
            Event::AnnouncementMissed { seat, location, lost } => {
                Self::AnnouncementMissed { seat: at(seat), location: location_id(location), lost }
            }
            Event::SurplusCashed { seat, meeples } => {
                Self::SurplusCashed { seat: at(seat), meeples }
            }
            Event::Refilled { card, space, left } => {
                Self::Refilled { card: card.to_string(), space: space.number(), left }
            }
            Event::WoundedScored { seat, wounded, points } => {
                Self::WoundedScored { seat: at(seat), wounded, points }
            }
            Event::VarietyScored { seat, locations, points } => {
                Self::VarietyScored { seat: at(seat), locations, points }
            }
            Event::MajorityScored { seat, location, cards, points } => Self::MajorityScored {
                seat: at(seat),
                location: location_id(location),
                cards,
                points,
            },
            Event::GameOver { sheet } => Self::GameOver { sheet: Sheet::new(&sheet, players) },
        }
    }
}
