//! What a step says about a move, in a form that the rules can check.

use majesty_rules::{Character, Event, Location, Move, Seat, Table};

/// Something that a step says about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It takes the front card, which costs nothing.
    Free,
    /// It takes a plain card and nothing lies on it.
    Plain,
    /// It lays so many meeples.
    Lays(u8),
    /// It takes a card with so many meeples.
    Collects(u8),
    /// So many meeples go back for points.
    Surplus(u8),
    /// Its player gains so many points in all.
    Points(u16),
    /// The other player gains so many points from a location that pays all.
    OtherGains(u16),
    /// It places a split card.
    Splits,
    /// It places a card as this character.
    Places(Character),
    /// It wounds the other player's card that was placed as a character.
    Wounds(Character),
    /// The other player's Guards repel it.
    Repelled,
    /// It heals a card, which returns to a location.
    Heals(Location),
    /// After it, its player alone has most cards at a location, and didn't before.
    TakesLead(Location),
    /// After it, its player has cards at so many locations.
    Variety(u8),
    /// It sells so many meeples.
    Sells(u8),
    /// Before it, this player has so many wounded cards.
    HasWounded(Seat, u8),
}

impl Claim {
    /// Whether it is true of a move.
    pub fn holds(self, before: &Table, m: Move) -> bool {
        let mut events = Vec::new();
        let Ok(after) = before.preview(m, &mut events) else { return false };
        let seat = before.turn();
        let others = || before.config().players.others(seat);
        let any = |test: &dyn Fn(&Event) -> bool| events.iter().any(test);
        let card = before.display().card(m.space());
        let leads = |table: &Table, location: Location| {
            let count = |seat: Seat| table.realm(seat).pile(location).len();
            others().all(|other| count(seat) > count(other))
        };
        match self {
            Self::Free => m.space().cost() == 0,
            Self::Plain => {
                before.display().meeples(m.space()) == 0
                    && card.is_some_and(|card| !card.is_split())
            }
            Self::Lays(count) => m.space().cost() == count,
            Self::Collects(count) => before.display().meeples(m.space()) == count,
            Self::Surplus(count) => any(
                &|event| matches!(*event, Event::SurplusCashed { meeples, .. } if meeples == count),
            ),
            Self::Points(count) => {
                after.realm(seat).points() == before.realm(seat).points() + count
            }
            Self::OtherGains(count) => others()
                .all(|other| after.realm(other).points() == before.realm(other).points() + count),
            Self::Places(character) => m.character() == character,
            Self::Splits => card.is_some_and(majesty_rules::Card::is_split),
            Self::Wounds(wounded) => any(
                &|event| matches!(*event, Event::CardWounded { character, .. } if character == wounded),
            ),
            Self::Repelled => any(&|event| matches!(event, Event::AttackRepelled { .. })),
            Self::Heals(location) => any(
                &|event| matches!(*event, Event::CardHealed { character, .. } if character.location() == location),
            ),
            Self::TakesLead(location) => !leads(before, location) && leads(&after, location),
            Self::Variety(count) => after.realm(seat).variety() == count,
            Self::Sells(count) => any(
                &|event| matches!(*event, Event::Traded { meeples, .. } if -meeples == count.cast_signed()),
            ),
            Self::HasWounded(whose, count) => before.realm(whose).wounded() == count,
        }
    }
}
