//! The wire format: what a player may know, what happened and how it is scored, as JSON for programs
//! that play or watch, over a pipe or over HTTP.
//!
//! Everything is made from the types of the rules and nothing is read back: a program answers with a
//! move as records write it. Fields may be added; none is taken away or changes its meaning.
//!
//! With the feature `schema` every type describes itself for an OpenAPI document.

mod ability;
mod event;
mod score;
mod view;

pub use ability::{WireAbility, location_id};
pub use event::WireEvent;
pub use score::{WireScore, WireScoreSheet};
pub use view::{WireCards, WireConfig, WireOffer, WireRealm, WireUnseen, WireView};
