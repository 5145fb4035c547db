//! Events as sentences.

use majesty_rules::{Card, Character, Event, Record, Seat};

use super::{
    is_final,
    style::{self, paint},
};

/// The players' names.
pub struct Names<'a> {
    names: &'a [String],
}

impl<'a> Names<'a> {
    pub fn new(record: &'a Record) -> Self {
        Self { names: record.names() }
    }

    /// The name in the seat's colour.
    pub fn of(&self, seat: Seat) -> String {
        paint(style::of_seat(seat), self.plain(seat))
    }

    pub fn plain(&self, seat: Seat) -> &'a str {
        &self.names[seat.index()]
    }
}

/// A sentence and whether it is one of the final scoring.
pub struct Sentence {
    pub text: String,
    pub is_final: bool,
}

/// Tells events in their order. Taking and placing a card is one sentence.
pub fn sentences(events: &[Event], names: &Names) -> Vec<Sentence> {
    let mut laid = 0;
    let mut taken = String::new();
    let mut sentences = Vec::new();
    for event in events {
        match *event {
            Event::MeeplesLaid { count, .. } => laid = count,
            Event::CardTaken { seat, space, card, meeples } => {
                let pays = match laid {
                    0 => "takes".to_owned(),
                    _ => format!("lays {} and takes", counted(laid.into(), "meeple")),
                };
                let with = match meeples {
                    0 => String::new(),
                    _ => format!(" with {}", counted(meeples.into(), "meeple")),
                };
                let (name, card) = (names.of(seat), card_name(card));
                taken = format!("{name} {pays} the {card} from space {}{with}", space.number());
            }
            Event::CardPlaced { character, .. } => {
                let location = paint(style::of_character(character), character.location().name());
                let text = format!("{taken}, for the {location}.");
                sentences.push(Sentence { text, is_final: false });
            }
            _ => sentences.extend(
                sentence(event, names).map(|text| Sentence { text, is_final: is_final(event) }),
            ),
        }
    }
    sentences
}

fn sentence(event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::MeeplesLaid { .. }
        | Event::CardTaken { .. }
        | Event::CardPlaced { .. }
        | Event::GameOver { .. } => return None,
        Event::Gained { seat, gain, reason } => {
            let reason = paint(style::DIM, &format!("{}: {}.", reason.location, reason.ability));
            format!("{} gains {gain}. {reason}", names.of(seat))
        }
        Event::AttackRepelled { defender, .. } => {
            format!("{} repels the attack.", names.of(defender))
        }
        Event::AttackFoundNobody { defender, .. } => {
            format!("{} has nobody whom the attack could wound.", names.of(defender))
        }
        Event::CardWounded { defender, card, character, .. } => {
            let split = if card.is_split() { format!(" ({card})") } else { String::new() };
            let character = painted(character);
            format!(
                "{}'s {character}{split} is wounded and goes to the Infirmary.",
                names.of(defender)
            )
        }
        Event::CardHealed { seat, character, .. } => {
            let (name, location) = (names.of(seat), character.location());
            format!("{name}'s {} is healed and returns to the {location}.", painted(character))
        }
        Event::Traded { seat, meeples } => {
            let verb = if meeples > 0 { "buys" } else { "sells" };
            let number = meeples.unsigned_abs().into();
            let (what, price) = (counted(number, "meeple"), counted(number, "point"));
            format!("{} {verb} {what} for {price}.", names.of(seat))
        }
        Event::Announced { seat, .. } => format!("{} announces what all gain.", names.of(seat)),
        Event::AnnouncementMissed { seat, lost, .. } => {
            format!(
                "{} forgets to announce it and pays {}.",
                names.of(seat),
                counted(lost, "point")
            )
        }
        Event::SurplusCashed { seat, meeples } => {
            let meeples = meeples.into();
            let (what, price) = (counted(meeples, "meeple"), counted(meeples, "point"));
            format!("{} gives {what} too many back for {price}.", names.of(seat))
        }
        Event::Refilled { card, left, .. } => {
            let left = counted(left.into(), "card");
            let left = paint(style::DIM, &format!("In the deck: {left}."));
            format!("The {} joins the display. {left}", card_name(card))
        }
        Event::WoundedScored { seat, wounded, points } => {
            format!("{}: {points} for {wounded} wounded.", names.of(seat))
        }
        Event::VarietyScored { seat, locations, points } => {
            format!(
                "{}: {points} for cards at {}.",
                names.of(seat),
                counted(locations.into(), "location")
            )
        }
        Event::MajorityScored { seat, location, cards, points } => {
            let cards = counted(cards.into(), "card");
            let location = paint(style::of(location), location.name());
            format!("{}: {points} for the majority at the {location} with {cards}.", names.of(seat))
        }
    })
}

/// The name of a card: one character, or both of a split card.
pub fn card_name(card: Card) -> String {
    let names: Vec<String> = card.characters().map(painted).collect();
    names.join("/")
}

fn painted(character: Character) -> String {
    paint(style::of_character(character), character.name())
}

/// A number with its noun.
pub fn counted(number: u16, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
