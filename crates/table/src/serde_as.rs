//! Serde for values of the rules, in the notation that records use.

use std::{fmt::Display, str::FromStr};

use majesty_rules::{Card, Config, Deal, DeckRule, Players, Seat, Ties};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Anything with `Display` and `FromStr`.
pub mod text {
    use super::{Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'de, T, D: Deserializer<'de>>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
    {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A seat as its place, counted from 0.
pub mod seat {
    use super::{Deserialize, Deserializer, Error, Seat, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(*seat as u8)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let place = u8::deserialize(from)?;
        let seat = Seat::ALL.get(usize::from(place)).copied();
        seat.ok_or_else(|| D::Error::custom("a seat must be one of four"))
    }
}

#[derive(Serialize, Deserialize)]
struct ConfigWords {
    players: usize,
    sides: String,
    deck: String,
    ties: String,
    announce: bool,
}

impl From<&Config> for ConfigWords {
    fn from(config: &Config) -> Self {
        Self {
            players: config.players.count(),
            sides: config.sides.to_string(),
            deck: config.deck.word().to_owned(),
            ties: config.ties.word().to_owned(),
            announce: config.announce,
        }
    }
}

impl ConfigWords {
    fn config<E: Error>(&self) -> Result<Config, E> {
        let unknown = |what| move || E::custom(format!("unknown {what}"));
        let deck = DeckRule::ALL.into_iter().find(|deck| deck.word() == self.deck);
        let ties = Ties::ALL.into_iter().find(|ties| ties.word() == self.ties);
        Ok(Config {
            players: Players::new(self.players).ok_or_else(unknown("number of players"))?,
            sides: self.sides.parse().map_err(E::custom)?,
            deck: deck.ok_or_else(unknown("deck"))?,
            ties: ties.ok_or_else(unknown("tie rule"))?,
            announce: self.announce,
        })
    }
}

/// The set-up of a game.
pub mod config {
    use super::{Config, ConfigWords, Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub fn serialize<S: Serializer>(config: &Config, to: S) -> Result<S::Ok, S::Error> {
        ConfigWords::from(config).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Config, D::Error> {
        ConfigWords::deserialize(from)?.config()
    }
}

/// A deal: the set-up and the cards in their order.
pub mod deal {
    use super::{Card, ConfigWords, Deal, Deserialize, Deserializer, Error, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Words {
        #[serde(flatten)]
        config: ConfigWords,
        cards: String,
    }

    #[expect(clippy::borrowed_box, reason = "serde passes a reference to the field")]
    pub fn serialize<S: Serializer>(deal: &Box<Deal>, to: S) -> Result<S::Ok, S::Error> {
        let cards: Vec<String> = deal.cards().iter().map(Card::to_string).collect();
        Words { config: deal.config().into(), cards: cards.join(" ") }.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Box<Deal>, D::Error> {
        let words = Words::deserialize(from)?;
        let cards: Result<Vec<Card>, _> =
            words.cards.split_ascii_whitespace().map(str::parse).collect();
        let cards = cards.map_err(D::Error::custom)?;
        let deal = Deal::from_cards(words.config.config()?, &cards);
        deal.map(Box::new).map_err(D::Error::custom)
    }
}

/// The commitment to a deal.
pub mod commitment {
    use majesty_rules::Commitment;

    use super::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Words {
        hash: String,
        salt: String,
    }

    #[expect(clippy::ref_option, reason = "serde passes a reference to the field")]
    pub fn serialize<S: Serializer>(
        commitment: &Option<Commitment>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let words = commitment.as_ref().map(|commitment| Words {
            hash: commitment.hash.clone(),
            salt: commitment.salt.clone(),
        });
        words.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Commitment>, D::Error> {
        let words = Option::<Words>::deserialize(from)?;
        Ok(words.map(|Words { hash, salt }| Commitment { hash, salt }))
    }
}

/// The server's secret of a joint deal, without shares.
pub mod secret {
    use majesty_rules::JointDeal;

    use super::{Deserialize, Deserializer, Error, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde passes a reference to the field")]
    pub fn serialize<S: Serializer>(joint: &Option<JointDeal>, to: S) -> Result<S::Ok, S::Error> {
        joint.as_ref().map(JointDeal::secret).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<JointDeal>, D::Error> {
        let Some(secret) = Option::<String>::deserialize(from)? else { return Ok(None) };
        let joint = JointDeal::from_hex(&secret);
        joint.map(Some).ok_or_else(|| D::Error::custom("a secret must be 64 hexadecimal digits"))
    }
}
