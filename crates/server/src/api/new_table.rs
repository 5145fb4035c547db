//! What a program says about a table that it wants: the same that stands in the form of the page.

use majesty_pages::new_table::{NewTable, SeatChoice, SidesChoice};
use majesty_rules::{DeckRule, Players, Ties};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    bots,
    refusal::{Mistake, Refusal},
    setup, text,
};

/// A table to be put up. Only the seats must be said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableWish {
    /// Who sits where, in the order of play.
    #[schema(min_items = 2, max_items = 4)]
    seats: Vec<SeatWish>,
    /// Which sides are up: all `A`, all `B`, any mix (`random`), or your own as eight letters from
    /// Mill to Infirmary.
    #[schema(pattern = "^([AB]|[AB]{8}|random)$", example = "AAABAAAA")]
    sides: Option<String>,
    /// How the deck is built; usually `standard`.
    deck: Option<DeckWish>,
    /// Who wins a tie; usually `shared`.
    ties: Option<TiesWish>,
    /// Whether the house rule is on, by which gains for all are announced.
    #[serde(default)]
    announce: bool,
    /// Milliseconds for a turn, from a second to two weeks; without it there is no limit.
    #[schema(minimum = 1_000, maximum = 1_209_600_000, example = 60_000)]
    turn_limit_ms: Option<u64>,
    /// Whether strangers see the table in the list.
    #[serde(default)]
    listed: bool,
    /// The level of the bot that plays for who leaves.
    substitute: Option<String>,
    /// The seed of the deal, up to 2⁶⁴ − 1; without it nobody knows the cards.
    #[schema(format = "uint64", example = 7)]
    seed: Option<u64>,
}

/// Who shall sit on a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// You.
    Me {
        /// What you are called here, at most 24 characters; longer names are cut.
        #[schema(example = "Ada")]
        name: Option<String>,
    },
    /// Somebody else whom you play for: the seat is yours, too.
    Here {
        /// What they are called, at most 24 characters; longer names are cut.
        name: Option<String>,
    },
    /// Whoever comes: a person or a program that gets the link.
    Open {},
    /// A bot of the server.
    Bot {
        /// Its level, one of `/levels`.
        #[schema(example = "page")]
        level: String,
    },
}

/// How the deck is built.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DeckWish {
    /// Tier 1 above tier 2.
    Standard,
    /// All cards shuffled together.
    Together,
}

/// Who wins a tie.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TiesWish {
    /// All who tie.
    Shared,
    /// The one with more meeples.
    Meeples,
}

impl TableWish {
    /// The form that says the same.
    pub fn form(self) -> Result<NewTable, Refusal> {
        let mut form = NewTable {
            players: Players::new(self.seats.len()).ok_or(Refusal::Setup(Mistake::Players))?,
            announce: self.announce,
            listed: self.listed,
            ..NewTable::default()
        };
        for (place, seat) in self.seats.into_iter().enumerate() {
            let name = |name: Option<String>| text::name(&name.unwrap_or_default());
            (form.seats[place], form.names[place]) = match seat {
                SeatWish::Me { name: own } => (SeatChoice::Me, name(own)),
                SeatWish::Here { name: theirs } => (SeatChoice::Here, name(theirs)),
                SeatWish::Open {} => (SeatChoice::Link, String::new()),
                SeatWish::Bot { level } => (bot(&level)?, String::new()),
            };
        }
        (form.sides, form.mix) = match self.sides.as_deref() {
            None | Some("A") => (SidesChoice::A, form.mix),
            Some("B") => (SidesChoice::B, form.mix),
            Some("random") => (SidesChoice::Random, form.mix),
            Some(mix) => {
                let wrong = |error: majesty_rules::SidesError| Refusal::Data(error.to_string());
                (SidesChoice::Mix, mix.parse().map_err(wrong)?)
            }
        };
        form.deck = match self.deck {
            None | Some(DeckWish::Standard) => DeckRule::Standard,
            Some(DeckWish::Together) => DeckRule::Together,
        };
        form.ties = match self.ties {
            None | Some(TiesWish::Shared) => Ties::Shared,
            Some(TiesWish::Meeples) => Ties::Meeples,
        };
        form.limit = self.turn_limit_ms;
        if form.limit.is_some_and(|limit| !setup::LIMITS.contains(&limit)) {
            return Err(Refusal::Setup(Mistake::Limit));
        }
        if let Some(level) = self.substitute {
            if !bots::is_level(&level) {
                return Err(no_level(&level));
            }
            form.substitute = level;
        }
        form.seed = self.seed.map(|seed| seed.to_string()).unwrap_or_default();
        Ok(form)
    }
}

fn bot(level: &str) -> Result<SeatChoice, Refusal> {
    SeatChoice::from_word(&format!("bot:{level}")).ok_or_else(|| no_level(level))
}

/// What a stranger wrote is not repeated at any length.
fn no_level(level: &str) -> Refusal {
    let level: String = text::clean(level).chars().take(40).collect();
    Refusal::Data(format!("there is no level \"{level}\" to sit at a table; see /api/v1/levels"))
}
