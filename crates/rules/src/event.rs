//! What happens on the table, in the order in which it happens.

use crate::{Ability, Card, Character, Gain, Location, ScoreSheet, Seat, Space};

/// Something that a person at the table would see.
///
/// A log puts each into a sentence; an animation shows them one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player laid one meeple on each of the first cards of the display.
    MeeplesLaid {
        /// Who.
        seat: Seat,
        /// On how many cards, from the front.
        count: u8,
    },
    /// A player took a card from the display.
    CardTaken {
        /// Who.
        seat: Seat,
        /// From where.
        space: Space,
        /// Which card.
        card: Card,
        /// The meeples that lay on it and are now the player's.
        meeples: u8,
    },
    /// A player placed the card that was just taken.
    CardPlaced {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// As whom, and so where.
        character: Character,
    },
    /// A player gained points or meeples from a location's ability.
    Gained {
        /// Who; with an ability that pays all players, not only whose turn it is.
        seat: Seat,
        /// How much, never nothing.
        gain: Gain,
        /// What for.
        reason: Reason,
    },
    /// An attack failed: the defender has enough Guards.
    AttackRepelled {
        /// Who attacked.
        attacker: Seat,
        /// Who was attacked.
        defender: Seat,
    },
    /// An attack met a realm without a card.
    AttackFoundNobody {
        /// Who attacked.
        attacker: Seat,
        /// Who was attacked.
        defender: Seat,
    },
    /// An attack succeeded: a card went to the Infirmary.
    CardWounded {
        /// Who attacked.
        attacker: Seat,
        /// Who was attacked.
        defender: Seat,
        /// Which card.
        card: Card,
        /// What it was placed as.
        character: Character,
    },
    /// A card returned from the Infirmary.
    CardHealed {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
        /// As whom, and so where.
        character: Character,
    },
    /// A player traded points and meeples.
    Traded {
        /// Who.
        seat: Seat,
        /// The meeples bought (above 0) or sold (below 0), each for a point.
        meeples: i8,
    },
    /// With the house rule: a player announced what all are paid.
    Announced {
        /// Who.
        seat: Seat,
        /// For which location.
        location: Location,
    },
    /// With the house rule: a player stayed silent and paid the others' gain, as far as possible.
    AnnouncementMissed {
        /// Who.
        seat: Seat,
        /// For which location.
        location: Location,
        /// The points paid.
        lost: u16,
    },
    /// Meeples beyond the worker card went back for a point each.
    SurplusCashed {
        /// Who.
        seat: Seat,
        /// How many meeples.
        meeples: u8,
    },
    /// A card from the deck filled the back space of the display.
    Refilled {
        /// The card.
        card: Card,
        /// Into which space.
        space: Space,
        /// How many cards are left in the deck.
        left: u8,
    },
    /// Final scoring: what a player's wounded cost.
    WoundedScored {
        /// Who.
        seat: Seat,
        /// How many wounded there are.
        wounded: u8,
        /// The points: zero or below.
        points: i16,
    },
    /// Final scoring: the square of the number of locations with a card.
    VarietyScored {
        /// Who.
        seat: Seat,
        /// How many locations.
        locations: u8,
        /// The points.
        points: u16,
    },
    /// Final scoring: a player has the most cards at a location, alone or tied.
    MajorityScored {
        /// Who.
        seat: Seat,
        /// Where.
        location: Location,
        /// How many cards.
        cards: u8,
        /// The points.
        points: u8,
    },
    /// The game is over.
    GameOver {
        /// The final score sheet, with the winners.
        sheet: ScoreSheet,
    },
}

/// What a gain is for: one line of a location card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The location that was activated.
    pub location: Location,
    /// The ability that pays.
    pub ability: Ability,
}

/// Who listens to a game.
///
/// The code that plays a move is compiled for each listener, so one that ignores events costs
/// nothing.
pub trait Sink {
    /// Whether anybody listens; work done only to tell of it is left out otherwise.
    const LISTENS: bool = true;

    /// Something happened.
    fn event(&mut self, event: Event);
}

/// Nobody listens.
impl Sink for () {
    const LISTENS: bool = false;

    #[inline]
    fn event(&mut self, _: Event) {}
}

/// Keeps everything.
impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
