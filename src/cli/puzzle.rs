//! Arguments of `puzzle` and `puzzles`.

use std::{num::NonZero, path::PathBuf};

use clap::Args;
use majesty_puzzles::{LEVELS, PuzzleId, Theme};

use super::LangArg;

/// Arguments of `puzzle`.
#[derive(Args)]
#[command(
    after_help = "Without an ID, a theme or a level, you get today's puzzle. Your progress is saved with your games."
)]
pub struct PuzzleArgs {
    /// ID of a puzzle, such as k7m2q
    #[arg(conflicts_with_all = ["theme", "level"])]
    pub id: Option<PuzzleId>,
    /// Next unsolved puzzle of a theme: attack, majority, heal, denial or timing
    #[arg(long)]
    pub theme: Option<Theme>,
    /// Next unsolved puzzle of a level, from 1 (easy) to 7 (beats every bot but the strongest)
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=LEVELS as i64))]
    pub level: Option<u8>,
    #[command(flatten)]
    pub lang: LangArg,
    /// Folder for your progress; defaults to your data folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// Arguments of `puzzles`.
#[derive(Args)]
#[command(
    after_help = "To solve puzzles, see majesty puzzle. The built-in puzzles were generated with: majesty puzzles --output crates/puzzles/data/puzzles.txt"
)]
pub struct PuzzlesArgs {
    /// Maximum number of puzzles
    #[arg(long, default_value_t = 300)]
    pub count: usize,
    /// Number of games that bots play to find them
    #[arg(long, default_value_t = 16_000)]
    pub games: u64,
    /// Random seed; the same seed gives the same puzzles
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads; defaults to one per core
    #[arg(long)]
    pub threads: Option<NonZero<usize>>,
    /// File to write; defaults to standard output
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
