//! Randomness from the operating system.

use majesty_table::{Fresh, PlayerId, TableId};

/// Random bytes.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random number.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// The id of a new table.
pub fn table_id() -> TableId {
    TableId::from_random(bytes())
}

/// A player id that belongs to no secret.
pub fn player_id() -> PlayerId {
    PlayerId::from_hash(bytes())
}

/// Secrets for a deal.
pub fn deal() -> Fresh {
    Fresh { seed: number(), salt: bytes(), secret: bytes() }
}
