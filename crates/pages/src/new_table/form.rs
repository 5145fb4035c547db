//! What the form of a new table holds.

use majesty_rules::{DeckRule, Players, Sides, Ties};
use majesty_table::Hints;

use crate::levels;

/// How long a turn may take, in milliseconds.
pub const LIMITS: [u64; 5] = [30_000, 60_000, 120_000, 300_000, 86_400_000];

/// What the form holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// How many play.
    pub players: Players,
    /// Who sits where. Only as many as play count.
    pub seats: [SeatChoice; 4],
    /// Their names; a name may be empty.
    pub names: [String; 4],
    /// Which sides are up.
    pub sides: SidesChoice,
    /// The reader's own mix, which counts where [`SidesChoice::Mix`] is chosen.
    pub mix: Sides,
    /// How the deck is built.
    pub deck: DeckRule,
    /// Who wins a tie.
    pub ties: Ties,
    /// Whether the house rule is on.
    pub announce: bool,
    /// Milliseconds for a turn.
    pub limit: Option<u64>,
    /// Whether strangers see the table in the list.
    pub listed: bool,
    /// The level of the bot that plays for who leaves.
    pub substitute: String,
    /// The seed as it was typed; an empty one asks for a new deal.
    pub seed: String,
    /// Who may take hints.
    pub hints: Hints,
    /// Why the form came back.
    pub problem: Option<String>,
}

/// Who shall sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// Whoever opens the table.
    Me,
    /// Another person at the same device.
    Here,
    /// A person who gets the link.
    Link,
    /// A bot, by its id.
    Bot(String),
}

/// Which sides shall be up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidesChoice {
    /// All A.
    A,
    /// All B.
    B,
    /// The reader's own mix.
    Mix,
    /// Any mix.
    Random,
}

impl Default for NewTable {
    /// Two seats, the reader against a friendly bot, and the usual rules.
    fn default() -> Self {
        let bot = SeatChoice::Bot(levels::FRIENDLY.to_owned());
        Self {
            players: Players::Two,
            seats: [SeatChoice::Me, bot.clone(), bot.clone(), bot],
            names: Default::default(),
            sides: SidesChoice::A,
            mix: Sides::ALL_A,
            deck: DeckRule::Standard,
            ties: Ties::Shared,
            announce: false,
            limit: None,
            listed: false,
            substitute: levels::FAIR.to_owned(),
            seed: String::new(),
            hints: Hints::default(),
            problem: None,
        }
    }
}

impl SeatChoice {
    /// The word for it in the form.
    pub fn word(&self) -> String {
        match self {
            Self::Me => "me".to_owned(),
            Self::Here => "here".to_owned(),
            Self::Link => "link".to_owned(),
            Self::Bot(level) => format!("bot:{level}"),
        }
    }

    /// What a word in the form says; a bot must be one of the court.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "me" => Some(Self::Me),
            "here" => Some(Self::Here),
            "link" => Some(Self::Link),
            _ => {
                let level = word.strip_prefix("bot:")?;
                let known = majesty_bots::court().iter().any(|bot| bot.id == level);
                known.then(|| Self::Bot(level.to_owned()))
            }
        }
    }
}

impl SidesChoice {
    /// All four.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::Random, Self::Mix];

    /// The word for it in the form.
    pub const fn word(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::Mix => "mix",
            Self::Random => "random",
        }
    }

    /// What a word in the form says.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_read_back_from_its_word() {
        for choice in SidesChoice::ALL {
            assert_eq!(SidesChoice::from_word(choice.word()), Some(choice));
        }
        let bots = majesty_bots::court().iter().map(|bot| SeatChoice::Bot(bot.id.to_owned()));
        for seat in [SeatChoice::Me, SeatChoice::Here, SeatChoice::Link].into_iter().chain(bots) {
            assert_eq!(SeatChoice::from_word(&seat.word()), Some(seat));
        }
        assert_eq!(SeatChoice::from_word("bot:random"), None);
        assert_eq!(SeatChoice::from_word("nobody"), None);
    }
}
