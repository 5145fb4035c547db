//! The pages of the table in the browser.
//!
//! A page is a pure function of what its reader may know ([`model`]): no clock, no database, no
//! request. The reader's language decides every word.

pub mod about;
pub mod account;
pub mod analysis;
pub mod assets;
pub mod daily;
pub mod error;
pub mod layout;
pub mod learn;
mod levels;
pub mod model;
pub mod new_table;
pub mod open_record;
pub mod privacy;
pub mod puzzles;
mod qr;
pub mod replay;
pub mod reset;
pub mod result;
pub mod rules;
mod sides;
pub mod start;
pub mod study;
pub mod table;
