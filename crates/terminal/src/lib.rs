#![doc = include_str!("../README.md")]

mod app;
mod cursor;
mod draw;
mod game;
mod holder;
mod key;
mod lesson;
mod menu;
mod mind;
mod run;
mod save_dir;
mod setup;
mod table;
#[cfg(test)]
mod tests;
mod text;
mod theme;

use game::Game;

pub use holder::{Holder, HolderError};
pub use run::{Analyse, Ask, Error, Options, Puzzle, Rules, run};
pub use setup::Setup;
