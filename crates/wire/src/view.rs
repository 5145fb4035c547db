//! What a player may know of a game.

use majesty_rules::{Card, Character, Config, Location, Realm, View};
use serde::Serialize;

/// A game as its players may know it. Nothing need be kept from one to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WireView {
    /// The set-up.
    pub config: WireConfig,
    /// The round, 1 to 12.
    pub round: u8,
    /// The seat that is to move, counted from 0; 0 once the game is over.
    pub turn: usize,
    /// One for each player, in the order of play.
    pub realms: Vec<WireRealm>,
    /// The face-up cards from the front: item 0 is space 1. Each costs as many meeples as there are
    /// cards before it.
    pub display: Vec<WireOffer>,
    /// How many cards are still in the deck.
    pub deck_left: usize,
    /// The cards that nobody has seen.
    pub unseen: WireUnseen,
    /// The same once more as one line of text.
    pub position: String,
}

/// The set-up of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WireConfig {
    /// How many play, 2 to 4.
    pub players: usize,
    /// A letter for each location from Mill to Infirmary, `A` or `B`.
    pub sides: String,
    /// `standard`, or `together` if both tiers are shuffled into one deck.
    pub deck: &'static str,
    /// Who wins a tie: `shared`, or `meeples` for the one with more of them.
    pub ties: &'static str,
    /// Whether the house rule is on, by which gains for all are announced.
    pub announce: bool,
}

/// A player's realm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WireRealm {
    /// The points so far.
    pub points: u16,
    /// The meeples on the worker card, 0 to 5.
    pub meeples: u8,
    /// The cards at the locations 1 to 7.
    pub cards: WireCards,
    /// The wounded, the oldest first. The last one is healed next.
    pub infirmary: Vec<String>,
}

/// The cards at the locations 1 to 7, the oldest first, under the letters of their characters: the
/// second letter of a move is one of these keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "UPPERCASE")]
pub struct WireCards {
    /// Millers, at the Mill.
    pub m: Vec<String>,
    /// Brewers, at the Brewery.
    pub b: Vec<String>,
    /// Witches, at the Cottage.
    pub w: Vec<String>,
    /// Guards, at the Guardhouse.
    pub g: Vec<String>,
    /// Knights, at the Barracks.
    pub k: Vec<String>,
    /// Innkeepers, at the Inn.
    pub i: Vec<String>,
    /// Nobles, at the Castle.
    pub n: Vec<String>,
}

/// A face-up card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WireOffer {
    /// The card: its letter, `M`, or the two of a split card, `MB`.
    pub card: String,
    /// The meeples that lie on it; whoever takes it gets them.
    pub meeples: u8,
}

/// The cards that nobody has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WireUnseen {
    /// Those of tier 1: in the deck, above tier 2, or set aside before the game. With a deck that is
    /// shuffled together, all of them.
    pub tier1: Vec<String>,
    /// Those of tier 2, all in the deck. With a deck that is shuffled together, none.
    pub tier2: Vec<String>,
}

impl From<&View> for WireView {
    fn from(view: &View) -> Self {
        let (tier1, tier2) = view.unseen();
        let offer =
            |(_, card, meeples): (_, Card, u8)| WireOffer { card: card.to_string(), meeples };
        Self {
            config: view.config().into(),
            round: view.round(),
            turn: view.turn().index(),
            realms: view.realms().map(|(_, realm)| realm.into()).collect(),
            display: view.display().cards().map(offer).collect(),
            deck_left: view.deck_left(),
            unseen: WireUnseen {
                tier1: letters(tier1.iter().copied()),
                tier2: letters(tier2.iter().copied()),
            },
            position: view.to_string(),
        }
    }
}

impl From<&Config> for WireConfig {
    fn from(config: &Config) -> Self {
        Self {
            players: config.players.count(),
            sides: config.sides.to_string(),
            deck: config.deck.word(),
            ties: config.ties.word(),
            announce: config.announce,
        }
    }
}

impl From<&Realm> for WireRealm {
    fn from(realm: &Realm) -> Self {
        Self {
            points: realm.points(),
            meeples: realm.meeples(),
            cards: realm.into(),
            infirmary: letters(realm.pile(Location::Infirmary).from_bottom()),
        }
    }
}

impl From<&Realm> for WireCards {
    fn from(realm: &Realm) -> Self {
        let at = |character: Character| letters(realm.pile(character.location()).from_bottom());
        Self {
            m: at(Character::Miller),
            b: at(Character::Brewer),
            w: at(Character::Witch),
            g: at(Character::Guard),
            k: at(Character::Knight),
            i: at(Character::Innkeeper),
            n: at(Character::Noble),
        }
    }
}

fn letters(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}
