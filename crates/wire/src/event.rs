//! What happened at the table.

use majesty_rules::{Event, Seat};
use serde::Serialize;

use crate::{WireAbility, WireScoreSheet, location_id};

/// Something that a person at the table would see. Seats count from 0, spaces from 1; cards and
/// characters are their letters, locations their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum WireEvent {
    /// A player laid one meeple on each of the first cards of the display.
    MeeplesLaid {
        /// The player.
        seat: usize,
        /// How many.
        count: u8,
    },
    /// A player took a card from the display, with the meeples that lay on it.
    CardTaken {
        /// The player.
        seat: usize,
        /// Where it lay.
        space: u8,
        /// The card.
        card: String,
        /// The meeples that lay on it.
        meeples: u8,
    },
    /// A player placed the card that was just taken.
    CardPlaced {
        /// The player.
        seat: usize,
        /// The card.
        card: String,
        /// The half that was chosen, or all of it.
        character: char,
    },
    /// A player gained points or meeples from a location's ability.
    Gained {
        /// The player.
        seat: usize,
        /// The points.
        points: u16,
        /// The meeples.
        meeples: u8,
        /// Whose ability it is.
        location: String,
        /// The ability.
        rule: WireAbility,
    },
    /// An attack failed: the defender has enough Guards.
    AttackRepelled {
        /// The player who attacks.
        attacker: usize,
        /// The player who is attacked.
        defender: usize,
    },
    /// An attack met a realm without a card.
    AttackFoundNobody {
        /// The player who attacks.
        attacker: usize,
        /// The player who is attacked.
        defender: usize,
    },
    /// An attack succeeded: a card went to the Infirmary.
    CardWounded {
        /// The player who attacks.
        attacker: usize,
        /// The player who is attacked.
        defender: usize,
        /// The card.
        card: String,
        /// What it was in the realm.
        character: char,
    },
    /// A card returned from the Infirmary.
    CardHealed {
        /// The player.
        seat: usize,
        /// The card.
        card: String,
        /// What it is in the realm now.
        character: char,
    },
    /// A player bought (above 0) or sold (below 0) meeples, each for a point.
    Traded {
        /// The player.
        seat: usize,
        /// The meeples that came or went.
        meeples: i8,
    },
    /// With the house rule: a player announced what all are paid.
    Announced {
        /// The player.
        seat: usize,
        /// Whose ability pays all.
        location: String,
    },
    /// With the house rule: a player stayed silent and paid the others' gain.
    AnnouncementMissed {
        /// The player.
        seat: usize,
        /// Whose ability pays all.
        location: String,
        /// The points that it cost.
        lost: u16,
    },
    /// Meeples beyond the worker card went back for a point each.
    SurplusCashed {
        /// The player.
        seat: usize,
        /// How many.
        meeples: u8,
    },
    /// A card from the deck filled the back space of the display.
    Refilled {
        /// The card.
        card: String,
        /// Where it lies.
        space: u8,
        /// How many cards are left in the deck.
        left: u8,
    },
    /// Final scoring: what a player's wounded cost.
    WoundedScored {
        /// The player.
        seat: usize,
        /// The wounded cards.
        wounded: u8,
        /// What they cost: zero or below.
        points: i16,
    },
    /// Final scoring: the square of the number of locations with a card.
    VarietyScored {
        /// The player.
        seat: usize,
        /// The locations with a card.
        locations: u8,
        /// The points.
        points: u16,
    },
    /// Final scoring: a player has the most cards at a location, alone or tied.
    MajorityScored {
        /// The player.
        seat: usize,
        /// The location.
        location: String,
        /// The cards there.
        cards: u8,
        /// The points.
        points: u8,
    },
    /// The game is over.
    GameOver {
        /// The final scores.
        sheet: WireScoreSheet,
    },
}

impl From<&Event> for WireEvent {
    fn from(event: &Event) -> Self {
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
            Event::GameOver { sheet } => Self::GameOver { sheet: (&sheet).into() },
        }
    }
}
