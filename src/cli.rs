//! The command line, as data.

use clap::{Args, Parser, Subcommand, ValueEnum};
use majesty_rules::{Config, DeckRule, Location, Players, Sides, Ties};

/// Play, study and host the card game Majesty: For the Realm.
///
/// Without a command, two bots play a demonstration game, told turn by turn.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
pub struct Cli {
    /// What to do
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Two bots play a game, told turn by turn
    Demo(DemoArgs),
    /// Deal a game and print it as a record without moves
    Deal(DealArgs),
    /// Tell recorded games turn by turn, with their score sheets
    Replay(ReplayArgs),
    /// Count the ways to go on from the end of a record
    Perft(PerftArgs),
    /// Measure how many random games a second this machine plays
    Bench(BenchArgs),
    /// Explain the rules and what each location does
    Rules(RulesArgs),
}

/// Arguments of `demo`.
#[derive(Args, Default)]
pub struct DemoArgs {
    /// Play this game again; without it, a new one every time
    #[arg(long)]
    pub seed: Option<u64>,
}

/// Arguments of `deal`.
#[derive(Args)]
pub struct DealArgs {
    /// How many play: 2, 3 or 4
    #[arg(long, value_parser = players)]
    pub players: Players,
    /// The same seed gives the same cards for ever
    #[arg(long)]
    pub seed: u64,
    /// Which sides are up: a letter A or B for each location from Mill to Infirmary
    #[arg(long, default_value = "AAAAAAAA", value_parser = sides)]
    pub sides: Sides,
    /// How the deck is built
    #[arg(long, value_enum, default_value_t)]
    pub deck: DeckArg,
    /// Who wins a tie: all share, or the most meeples
    #[arg(long, value_enum, default_value_t)]
    pub ties: TiesArg,
    /// House rule: who forgets to announce a payment to all loses what the others gain
    #[arg(long)]
    pub announce: bool,
}

impl DealArgs {
    /// The set-up that was asked for.
    pub fn config(&self) -> Config {
        Config {
            players: self.players,
            sides: self.sides,
            deck: match self.deck {
                DeckArg::Standard => DeckRule::Standard,
                DeckArg::Together => DeckRule::Together,
            },
            ties: match self.ties {
                TiesArg::Shared => Ties::Shared,
                TiesArg::Meeples => Ties::Meeples,
            },
            announce: self.announce,
        }
    }
}

/// How the deck is built.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum DeckArg {
    /// Some of tier 1 on top of tier 2
    #[default]
    Standard,
    /// All sixty cards shuffled together
    Together,
}

/// Who wins a tie.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum TiesArg {
    /// All who tie
    #[default]
    Shared,
    /// The one with the most meeples
    Meeples,
}

/// Arguments of `replay`.
#[derive(Args)]
pub struct ReplayArgs {
    /// Files with one or more records each; - is standard input
    #[arg(required = true)]
    pub files: Vec<String>,
    /// One line of JSON for each game instead of the story
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `perft`.
#[derive(Args)]
pub struct PerftArgs {
    /// A file with one record; - is standard input
    pub file: String,
    /// How many moves to go on; ways that end the game earlier count, too
    #[arg(long)]
    pub depth: u32,
}

/// Arguments of `bench`.
#[derive(Args)]
pub struct BenchArgs {
    /// How long to measure each line, in seconds
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    pub seconds: f64,
    /// Play this many games for each line instead: the same work every time, on one thread
    #[arg(long, conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: Option<u64>,
    /// One line of JSON for each line of the table
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `rules`.
#[derive(Args)]
pub struct RulesArgs {
    /// Only this location: its name, such as castle, or its number
    #[arg(value_parser = location)]
    pub location: Option<Location>,
}

fn players(text: &str) -> Result<Players, String> {
    let number = text.parse().ok().and_then(Players::new);
    number.ok_or_else(|| "2, 3 or 4 can play".to_owned())
}

fn sides(text: &str) -> Result<Sides, String> {
    text.parse().map_err(|error: majesty_rules::SidesError| error.to_string())
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 3600".to_owned()),
    }
}

fn location(text: &str) -> Result<Location, String> {
    let found = Location::ALL.into_iter().find(|location| {
        location.name().eq_ignore_ascii_case(text) || location.number().to_string() == text
    });
    found.ok_or_else(|| {
        let names: Vec<&str> = Location::ALL.iter().map(|location| location.name()).collect();
        format!("the locations are {}, or a number from 1 to 8", names.join(", "))
    })
}
