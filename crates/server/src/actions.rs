//! What people do at tables. Each action is checked against the table as it is, stored, and only
//! then shown; where it is refused nothing has changed.

mod after;
mod back;
mod play;
mod seats;
mod talk;

pub use after::{open_record, play_on, rematch};
pub use back::{answer_take_back, take_back};
pub use play::{hint, play};
pub use seats::{come_back, leave, ready, sit, start};
pub use talk::{mute, say};
