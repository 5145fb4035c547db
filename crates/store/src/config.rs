//! A set-up as JSON, in the words that records use for it.

use majesty_rules::{Config, DeckRule, Players, Ties};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

#[derive(Serialize, Deserialize)]
struct Words {
    players: usize,
    sides: String,
    deck: String,
    ties: String,
    announce: bool,
}

/// Writes a set-up.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub fn serialize<S: Serializer>(config: &Config, serializer: S) -> Result<S::Ok, S::Error> {
    Words {
        players: config.players.count(),
        sides: config.sides.to_string(),
        deck: config.deck.word().to_owned(),
        ties: config.ties.word().to_owned(),
        announce: config.announce,
    }
    .serialize(serializer)
}

/// Reads a set-up that can be played.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Config, D::Error> {
    let words = Words::deserialize(deserializer)?;
    let unknown = |what| move || D::Error::custom(format!("an unknown {what}"));
    Ok(Config {
        players: Players::new(words.players).ok_or_else(unknown("number of players"))?,
        sides: words.sides.parse().map_err(D::Error::custom)?,
        deck: DeckRule::ALL
            .into_iter()
            .find(|deck| deck.word() == words.deck)
            .ok_or_else(unknown("deck"))?,
        ties: Ties::ALL
            .into_iter()
            .find(|ties| ties.word() == words.ties)
            .ok_or_else(unknown("rule for ties"))?,
        announce: words.announce,
    })
}
