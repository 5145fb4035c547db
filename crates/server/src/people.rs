//! Identity, accounts, keys, and personal data.

pub mod account;
pub mod export;
pub mod farewell;
pub mod identity;
pub mod keys;
pub mod passwords;
pub mod preferences;
pub mod puzzles;
pub mod reports;
