//! The pages of the table in the browser.
//!
//! A page is a pure function of what its reader may know ([`model`]): no clock, no database, no
//! request. The reader's language decides every word.

pub mod assets;
pub mod layout;
pub mod model;
pub mod table;
