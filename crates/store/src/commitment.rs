//! A commitment as JSON.

use majesty_rules::Commitment;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
struct Digits {
    hash: String,
    salt: String,
}

/// Writes a commitment, where there is one.
#[expect(clippy::ref_option, reason = "serde passes the field")]
pub fn serialize<S: Serializer>(
    commitment: &Option<Commitment>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let digits = commitment.clone().map(|Commitment { hash, salt }| Digits { hash, salt });
    digits.serialize(serializer)
}

/// Reads a commitment, where there is one.
pub fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Commitment>, D::Error> {
    let digits = Option::<Digits>::deserialize(deserializer)?;
    Ok(digits.map(|Digits { hash, salt }| Commitment { hash, salt }))
}
