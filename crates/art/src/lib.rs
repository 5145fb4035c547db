//! Every drawing of the game, made by us as SVG: portraits, signs, pieces, and eight scenes that
//! join into one landscape.
//!
//! A page holds no drawing. It points into one [`sprite()`], which is fetched once, and the colours
//! come from custom properties of the page's style sheet ([`css`]), so that day and candlelight
//! are the same drawings. The functions here return the markup that points; the words in it come
//! from the caller, who knows the reader's language.
//!
//! ```
//! use majesty_art::{Symbol, character_card, css, sprite, sprite_url, symbol};
//!
//! // A server serves these two, for ever: the address changes with the drawings.
//! assert!(sprite_url().starts_with(majesty_art::SPRITE_PATH));
//! let (_drawings, _styles) = (sprite(), css());
//!
//! // A page points at them.
//! let card = "MK".parse::<majesty_rules::Card>().unwrap();
//! let face = character_card(card, |character| character.name().to_owned());
//! assert!(face.into_string().contains("Knight"));
//! let coin = symbol(Symbol::Coin, "art-icon").into_string();
//! assert!(coin.contains("#coin") && coin.contains("aria-hidden"));
//! ```

mod ability;
mod card;
mod favicon;
mod landscape;
mod location;
mod palette;
mod sprite;
mod symbol;

pub use ability::{ability_signs, signs_told_by};
pub use card::{
    Tier, both_halves, card_back, character_card, character_shield, colour_class, location_shield,
    portrait, title,
};
pub use favicon::favicon;
pub use landscape::landscape;
pub use location::{location_majority, location_signs, scene};
pub use palette::{COLOURS, Colour, TEXT_PAIRS, css};
pub use sprite::{SPRITE_PATH, drawing, sprite, sprite_url};
pub use symbol::{Symbol, coin, symbol};
