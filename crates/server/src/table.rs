//! Live tables: rooms in memory, bots and clocks.

pub mod analyses;
pub mod bots;
pub mod clocks;
pub mod driver;
pub mod lists;
pub mod order;
pub mod records;
pub mod room;
pub mod rooms;
pub mod snapshot;
pub mod workers;
