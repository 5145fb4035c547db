//! Arguments of `puzzle` and `puzzles`.

use std::{num::NonZero, path::PathBuf};

use clap::Args;
use majesty_puzzles::{LEVELS, PuzzleId, Theme};

use super::LangArg;

/// Arguments of `puzzle`.
#[derive(Args)]
#[command(
    after_help = "Without a name, a theme or a level it is the puzzle of the day. What you have solved is kept beside your games."
)]
pub struct PuzzleArgs {
    /// The name of a puzzle, such as k7m2q
    #[arg(conflicts_with_all = ["theme", "level"])]
    pub id: Option<PuzzleId>,
    /// The next puzzle that you haven't solved of a theme: attack, majority, heal, denial or timing
    #[arg(long)]
    pub theme: Option<Theme>,
    /// The next puzzle that you haven't solved of a level: 1 is easy, 7 beats all bots but the strongest
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=LEVELS as i64))]
    pub level: Option<u8>,
    #[command(flatten)]
    pub lang: LangArg,
    /// Where what you have solved is kept; without it, the folder for your data
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// Arguments of `puzzles`.
#[derive(Args)]
#[command(
    after_help = "To solve puzzles, see majesty puzzle. The puzzles that come with the program were made by: majesty puzzles --output crates/puzzles/data/puzzles.txt"
)]
pub struct PuzzlesArgs {
    /// How many puzzles to make, at most
    #[arg(long, default_value_t = 300)]
    pub count: usize,
    /// How many games the bots play to find them
    #[arg(long, default_value_t = 16_000)]
    pub games: u64,
    /// The same seed gives the same puzzles
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads work; all cores without it
    #[arg(long)]
    pub threads: Option<NonZero<usize>>,
    /// The file to write; standard output without it
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
