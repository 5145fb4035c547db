//! What people do at tables. Each action is checked against the table as it is, stored, and only
//! then shown; where it is refused nothing has changed.

mod account;
mod after;
mod back;
mod play;
mod seats;
mod talk;

pub use account::{
    change_password, create_account, create_token, delete, sign_in, sign_out, sign_out_others,
    withdraw,
};
pub use after::{open_record, play_on, rematch};
pub use back::{answer_take_back, take_back};
pub use play::{hint, play};
pub use seats::{come_back, leave, ready, sit, start};
pub use talk::{mute, say};
