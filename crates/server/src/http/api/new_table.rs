//! Requests for new tables.

use majesty_rules::{Config, DeckRule, Players, Sides, Ties};
use majesty_table::{Agreement, Hints, NewSeat, NewTable, PlayerId};
use serde::Deserialize;
use utoipa::ToSchema;

use super::state::HintsWord;
use crate::{
    fresh,
    http::{
        refusal::{Mistake, Refusal},
        text,
    },
    table::bots,
};

/// A new table. Only `seats` is required.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTableRequest {
    /// Who sits where, in the order of play.
    #[schema(min_items = 2, max_items = 4)]
    seats: Vec<SeatRequest>,
    /// Which sides are up: all `A`, all `B`, any mix (`random`), or your own as eight letters from
    /// Mill to Infirmary.
    #[schema(pattern = "^([AB]|[AB]{8}|random)$", example = "AAABAAAA")]
    sides: Option<String>,
    /// How the deck is built; usually `standard`.
    deck: Option<DeckRequest>,
    /// Who wins a tie; usually `shared`.
    ties: Option<TiesRequest>,
    /// Whether the house rule is on, by which gains for all are announced.
    #[serde(default)]
    announce: bool,
    /// Milliseconds for a turn, from a second to two weeks; without it there is no limit.
    #[schema(minimum = 1_000, maximum = 1_209_600_000, example = 60_000)]
    turn_limit_ms: Option<u64>,
    /// Whether strangers see the table in the list.
    #[serde(default)]
    listed: bool,
    /// Level of the bot that stands in for players who leave.
    substitute: Option<String>,
    /// Who may ask for hints; usually `alone`.
    hints: Option<HintsWord>,
    /// Whether the game starts by itself as soon as every seat is taken and everybody is ready.
    #[serde(default)]
    auto_start: bool,
    /// The seed of the deal, up to 2⁶⁴ − 1. Whoever knows it knows the cards, so the game is a practice
    /// game and its table says so. Without a seed nobody knows the cards.
    #[schema(format = "uint64", example = 7)]
    seed: Option<u64>,
}

/// Who shall sit on a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
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
pub enum DeckRequest {
    /// Tier 1 above tier 2.
    Standard,
    /// All cards shuffled together.
    Together,
}

/// Who wins a tie.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TiesRequest {
    /// All who tie.
    Shared,
    /// The one with more meeples.
    Meeples,
}

impl NewTableRequest {
    /// The requested table. `own_name` is used for a seat without a name.
    pub fn table(self, who: PlayerId, own_name: &str) -> Result<NewTable, Refusal> {
        let players = Players::new(self.seats.len()).ok_or(Refusal::Setup(Mistake::Players))?;
        let sides = match self.sides.as_deref() {
            None | Some("A") => Sides::ALL_A,
            Some("B") => Sides::ALL_B,
            Some("random") => Sides::from_bits(fresh::number() as u8),
            Some(mix) => {
                let wrong = |error: majesty_rules::SidesError| Refusal::Data(error.to_string());
                mix.parse().map_err(wrong)?
            }
        };
        let config = Config {
            players,
            sides,
            deck: match self.deck {
                None | Some(DeckRequest::Standard) => DeckRule::Standard,
                Some(DeckRequest::Together) => DeckRule::Together,
            },
            ties: match self.ties {
                None | Some(TiesRequest::Shared) => Ties::Shared,
                Some(TiesRequest::Meeples) => Ties::Meeples,
            },
            announce: self.announce,
        };
        let substitute = match self.substitute {
            None => bots::DEFAULT.to_owned(),
            Some(level) if bots::is_level(&level) => level,
            Some(level) => return Err(no_level(&level)),
        };
        let seat = |seat: SeatRequest| {
            let person = |name| NewSeat::Person { player: who, name, ready: true };
            Ok(match seat {
                SeatRequest::Me { name } => {
                    let name = text::name(&name.unwrap_or_default());
                    person(if name.is_empty() { own_name.to_owned() } else { name })
                }
                SeatRequest::Here { name } => person(text::name(&name.unwrap_or_default())),
                SeatRequest::Open {} => NewSeat::Open,
                SeatRequest::Bot { level } if bots::is_seated(&level) => NewSeat::Bot { level },
                SeatRequest::Bot { level } => return Err(no_level(&level)),
            })
        };
        Ok(NewTable {
            agreement: Agreement {
                config,
                turn_limit: self.turn_limit_ms,
                substitute,
                hints: self.hints.map(Hints::from).unwrap_or_default(),
                auto_start: self.auto_start,
            },
            seats: self.seats.into_iter().map(seat).collect::<Result<_, _>>()?,
            host: who,
            listed: self.listed,
            seed: self.seed,
        })
    }
}

/// Truncates untrusted input in the error.
fn no_level(level: &str) -> Refusal {
    let level: String = text::clean(level).chars().take(40).collect();
    Refusal::Data(format!("there is no level \"{level}\" to sit at a table; see /api/v1/levels"))
}
