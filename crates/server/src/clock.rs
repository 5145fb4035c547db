//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};

use majesty_table::Millis;

/// The present moment.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as u64)
}
