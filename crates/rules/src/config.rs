//! What is agreed before the cards are dealt.

use crate::{CARDS, Players, Sides, TIER2};

/// The cards that each player takes in a game.
pub const ROUNDS: u8 = 12;

/// The cards face up in the display.
pub const SPACES: usize = 6;

/// The meeples that a worker card holds, and with which each player starts.
pub const WORKER_CARD: u8 = 5;

/// The set-up of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// How many play.
    pub players: Players,
    /// Which sides of the locations are up.
    pub sides: Sides,
    /// How the deck is built.
    pub deck: DeckRule,
    /// Who wins a tie.
    pub ties: Ties,
    /// The house rule: whoever forgets to announce that a location pays all players pays the
    /// others' gain.
    pub announce: bool,
}

impl Config {
    /// The usual game: sides A, the standard deck, shared victories, no house rule.
    pub const fn new(players: Players) -> Self {
        Self {
            players,
            sides: Sides::ALL_A,
            deck: DeckRule::Standard,
            ties: Ties::Shared,
            announce: false,
        }
    }

    /// How many cards of tier 1 lie on top of tier 2; none where both are shuffled together.
    pub const fn tier1_kept(&self) -> usize {
        match (self.deck, self.players) {
            (DeckRule::Standard, Players::Two) => 6,
            (DeckRule::Standard, Players::Three) => 14,
            (DeckRule::Standard, Players::Four) => 26,
            (DeckRule::Together, _) => 0,
        }
    }

    /// How many cards there are to draw, the first display included.
    pub const fn cards(&self) -> usize {
        match self.deck {
            DeckRule::Standard => self.tier1_kept() + TIER2,
            DeckRule::Together => CARDS,
        }
    }

    /// How many moves a game has.
    pub const fn plies(&self) -> usize {
        self.players.count() * ROUNDS as usize
    }
}

/// How the deck is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeckRule {
    /// Some of tier 1, shuffled, on top of tier 2, shuffled.
    Standard,
    /// All sixty cards shuffled together.
    Together,
}

impl DeckRule {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Together];

    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Together => "together",
        }
    }
}

/// Who wins when several have the most points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ties {
    /// All of them.
    Shared,
    /// The one with the most meeples; all who tie in those, too.
    Meeples,
}

impl Ties {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Shared, Self::Meeples];

    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::Meeples => "meeples",
        }
    }
}
