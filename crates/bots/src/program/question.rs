//! What a program is asked, as JSON: all that a player may know, the legal moves and the time left.

use std::time::Duration;

use majesty_rules::{Card, Character, Location, Realm, View};
use serde::{Serialize, Serializer};

/// A decision as one line, with its line end.
pub(super) fn line(view: &View, time_left: Duration) -> String {
    let question = Question {
        view: Shown::new(view),
        legal: view.legal_moves().iter().map(ToString::to_string).collect(),
        seconds: (time_left.as_secs_f64() * 1000.0).round() / 1000.0,
    };
    let mut line = serde_json::to_string(&question).expect("texts and numbers can be written");
    line.push('\n');
    line
}

#[derive(Serialize)]
struct Question {
    view: Shown,
    legal: Vec<String>,
    seconds: f64,
}

#[derive(Serialize)]
struct Shown {
    config: Setup,
    round: u8,
    turn: usize,
    realms: Vec<Lands>,
    display: Vec<Offer>,
    deck_left: usize,
    unseen: Unseen,
    position: String,
}

#[derive(Serialize)]
struct Setup {
    players: usize,
    sides: String,
    deck: &'static str,
    ties: &'static str,
    announce: bool,
}

#[derive(Serialize)]
struct Lands {
    points: u16,
    meeples: u8,
    cards: Cards,
    infirmary: Vec<String>,
}

/// The cards at the locations 1 to 7. Their keys are the letters of the characters, as in a move.
struct Cards(Realm);

#[derive(Serialize)]
struct Offer {
    card: String,
    meeples: u8,
}

#[derive(Serialize)]
struct Unseen {
    tier1: Vec<String>,
    tier2: Vec<String>,
}

impl Shown {
    fn new(view: &View) -> Self {
        let config = view.config();
        let (tier1, tier2) = view.unseen();
        let offer = |(_, card, meeples): (_, Card, u8)| Offer { card: card.to_string(), meeples };
        Self {
            config: Setup {
                players: config.players.count(),
                sides: config.sides.to_string(),
                deck: config.deck.word(),
                ties: config.ties.word(),
                announce: config.announce,
            },
            round: view.round(),
            turn: view.turn().index(),
            realms: view.realms().map(|(_, realm)| Lands::new(realm)).collect(),
            display: view.display().cards().map(offer).collect(),
            deck_left: view.deck_left(),
            unseen: Unseen {
                tier1: letters(tier1.iter().copied()),
                tier2: letters(tier2.iter().copied()),
            },
            position: view.to_string(),
        }
    }
}

impl Lands {
    fn new(realm: &Realm) -> Self {
        Self {
            points: realm.points(),
            meeples: realm.meeples(),
            cards: Cards(*realm),
            infirmary: letters(realm.pile(Location::Infirmary).from_bottom()),
        }
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Character::ALL.into_iter().map(|character| {
            let pile = self.0.pile(character.location());
            (character.letter(), letters(pile.from_bottom()))
        }))
    }
}

fn letters(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}
