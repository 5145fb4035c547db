//! The command line, as data.

mod admin;
mod bot;
mod keeping;
mod puzzle;

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    num::NonZero,
    path::PathBuf,
};

use clap::{Args, Parser, Subcommand, ValueEnum, builder::BoolishValueParser};
use majesty_arena::{Hypotheses, MAX_GAMES, SidesRule};
use majesty_bots::Budget;
use majesty_loadtest::Node;
use majesty_rules::{Config, DeckRule, Location, Players, Sides, Ties};
use majesty_server::{HostName, Network, PublicUrl};
use majesty_table::Day;
use majesty_terminal::Holder;
use majesty_words::{Lang, location_name};

pub use admin::{
    AdminAction, AdminArgs, HowLong, LineAction, LockAction, ReportAction, TableAction,
    UnlockAction,
};
pub use bot::BotArg;
pub use keeping::KeepingArgs;
pub use puzzle::{PuzzleArgs, PuzzlesArgs};

use crate::locale;

/// Play, study and host the card game Majesty: For the Realm.
///
/// Without a command, majesty runs serve: the game opens in your browser.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
pub struct Cli {
    /// The command to run
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Start the server and open the game in your browser; others can join over the network
    Serve(ServeArgs),
    /// Play in this terminal: against bots, or with several people at one keyboard
    Play(PlayArgs),
    /// Learn to play in this terminal: a guided first game, or what sides B change
    Learn(LearnArgs),
    /// Play a server's daily deal, the same for everyone, or verify the deal of a past day
    Daily(DailyArgs),
    /// Back up the games to a file, even while the server is running
    Backup(BackupArgs),
    /// Restore the games from a backup
    Restore(RestoreArgs),
    /// Upgrade the game store to this version, as serve does on startup
    Migrate(MigrateArgs),
    /// Moderate a server: reports, locks, deletions, forgotten passwords
    Admin(AdminArgs),
    /// Watch two bots play a game, turn by turn
    Demo(DemoArgs),
    /// Deal a game and print it as a record without moves
    Deal(DealArgs),
    /// Replay recorded games turn by turn, with their score sheets
    Replay(ReplayArgs),
    /// Analyse a finished game: what each move was worth, how much was luck, and why other moves
    /// were better
    #[command(alias = "analyze")]
    Analyse(AnalyseArgs),
    /// Solve a puzzle: today's, or the next one of a theme or level
    Puzzle(PuzzleArgs),
    /// Generate exactly solved puzzles from the endgames of bots
    Puzzles(PuzzlesArgs),
    /// Verify that the cards of recorded games match the commitment made before the first move
    Verify(VerifyArgs),
    /// Count the move sequences that can follow a record
    Perft(PerftArgs),
    /// Measure how many random games this machine plays per second
    Bench(BenchArgs),
    /// Explain the rules and what each location does
    Rules(RulesArgs),
    /// Compare bots over many games against each other
    Arena(ArenaArgs),
    /// Measure what a bot's choices give away: in the endgame against exact play, or anywhere
    /// against a much longer search
    Regret(RegretArgs),
    /// Load test a running server: play many games at once, check every response, and measure
    #[command(name = "loadtest")]
    LoadTest(LoadTestArgs),
}

/// Arguments of `daily`.
#[derive(Args)]
pub struct DailyArgs {
    /// The server's address, such as http://127.0.0.1:7878
    #[arg(long, value_name = "URL")]
    pub server: Option<String>,
    /// Your name in the results, needed the first time you play; up to 24 characters
    #[arg(long)]
    pub name: Option<String>,
    /// Verify a past day, such as 2026-11-19: print its hash and its deal
    #[arg(long, value_name = "DAY", requires = "secret", conflicts_with = "server")]
    pub day: Option<Day>,
    /// The secret of that day, as shown on the page once the day is over
    #[arg(long, value_name = "HEX", requires = "day")]
    pub secret: Option<String>,
    /// Folder for your identity on each server; defaults to your data folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `loadtest`.
#[derive(Args)]
pub struct LoadTestArgs {
    /// Server to test, or several that share a store; each request goes to any of them
    // Scripts may still use its old name, --at.
    #[arg(
        long,
        alias = "at",
        value_name = "URL",
        default_value = "http://127.0.0.1:7878",
        value_delimiter = ','
    )]
    pub url: Vec<Node>,
    /// Number of games to play at once
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// Number of tables in ten where a bot replaces the second person
    #[arg(long, value_name = "0 TO 10", default_value_t = 0)]
    pub bots: usize,
    /// Number of watchers at each table
    #[arg(long, default_value_t = 0)]
    pub watchers: usize,
    /// Seconds a person takes to move
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    pub pace: f64,
    /// Ramp-up time in seconds, while people arrive and sit down; nothing is measured yet
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    pub gather: f64,
    /// How long to measure while new games start, in seconds; then all games are finished
    #[arg(long, default_value_t = 60)]
    pub seconds: u64,
    /// Random seed for the choices people make
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Arguments of `serve`. Each is also a variable of the environment and a line of the settings.
#[derive(Args)]
pub struct ServeArgs {
    /// Settings file, one `flag = value` per line; flags and environment variables take precedence
    #[arg(long, value_name = "FILE", env = "MAJESTY_SETTINGS")]
    pub settings: Option<PathBuf>,
    /// Folder for the games; defaults to your data folder
    #[arg(long, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
    /// Keep the games in PostgreSQL instead, which several servers can share:
    /// postgres://name:password@host/database
    #[arg(long, value_name = "ADDRESS", env = "MAJESTY_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Rebuild the table lists from the event logs on startup
    #[arg(long, env = "MAJESTY_REBUILD_LISTS", value_parser = BoolishValueParser::new())]
    pub rebuild_lists: bool,
    /// Address to listen on; 0.0.0.0:7878 lets others on your network join
    #[arg(long, env = "MAJESTY_ADDRESS", default_value_t = ADDRESS)]
    pub address: SocketAddr,
    /// Don't open the browser
    #[arg(long, env = "MAJESTY_NO_BROWSER", value_parser = BoolishValueParser::new())]
    pub no_browser: bool,
    /// Minimum delay before a bot moves, in milliseconds; each page shows moves at its reader's own
    /// pace
    #[arg(long, value_name = "MS", env = "MAJESTY_BOT_PACE", default_value_t = SERVED_BOT_PACE, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub bot_pace: u64,
    /// Seconds to keep serving after SIGTERM, so that a load balancer can notice that /readyz fails
    #[arg(long, value_name = "SECONDS", env = "MAJESTY_DRAIN", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=600))]
    pub drain: u64,
    /// Log level; logs go to standard error
    #[arg(long, value_name = "LEVEL", env = "MAJESTY_LOG", value_enum, default_value_t)]
    pub log: LogLevel,
    /// Trust this proxy's forwarding headers (X-Forwarded-For, X-Forwarded-Proto, Forwarded): an
    /// address, or a network such as 10.0.0.0/8. Can be repeated
    #[arg(long, value_name = "ADDRESS", env = "MAJESTY_TRUST_PROXY", value_delimiter = ',')]
    pub trust_proxy: Vec<Network>,
    /// The public URL
    #[arg(
        long,
        value_name = "URL",
        env = "MAJESTY_PUBLIC_URL",
        help = "Public URL, for links and link previews, such as https://majesty.example. \
                With https, cookies are sent over TLS only"
    )]
    pub public_url: Option<PublicUrl>,
    /// Also answer to this host name. IP addresses, localhost, names without a dot and names under
    /// .local, .lan, .home.arpa and .internal are always allowed. Can be repeated
    #[arg(long, value_name = "NAME", env = "MAJESTY_ALLOW_HOST", value_delimiter = ',')]
    pub allow_host: Vec<HostName>,
    /// Rate limits per address and per person
    #[arg(long, value_enum, env = "MAJESTY_LIMITS", default_value_t)]
    pub limits: LimitsArg,
    /// Maximum number of open event streams, one per page that shows a table; each takes about 30 KB
    /// and a file descriptor
    #[arg(long, env = "MAJESTY_STREAMS", default_value_t = 8192, value_parser = clap::value_parser!(u32).range(1..))]
    pub streams: u32,
    #[command(flatten)]
    pub keeping: KeepingArgs,
}

/// How much to tell.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum LogLevel {
    /// Errors only
    Error,
    /// Errors and warnings
    #[default]
    Warn,
    /// Also startup, shutdown and upgrades
    Info,
    /// Also every request
    Debug,
}

/// Arguments of `play`.
#[derive(Args)]
#[command(
    after_help = "Without players, seats or rules, a short menu asks for them. Games are saved as you play; the next time, you can resume."
)]
pub struct PlayArgs {
    /// Number of players: 2, 3 or 4
    #[arg(long, value_parser = players)]
    pub players: Option<Players>,
    /// Comma-separated players, such as person,steward or person:Ada,person:Ben. The first one
    /// starts; the steward takes any seats left over
    #[arg(long, value_name = "WHO", value_delimiter = ',')]
    pub seats: Vec<Holder>,
    /// Sides to play: A, B, a letter for each location from Mill to Infirmary, or random
    #[arg(long, value_parser = sides_rule)]
    pub sides: Option<SidesRule>,
    /// How the deck is built
    #[arg(long, value_enum)]
    pub deck: Option<DeckArg>,
    /// How ties are broken: shared, or by most meeples
    #[arg(long, value_enum)]
    pub ties: Option<TiesArg>,
    /// House rule: a player who forgets to announce a payment to all loses what the others gain
    #[arg(long)]
    pub announce: bool,
    /// Random seed; the same seed always deals the same cards
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub lang: LangArg,
    /// Folder for the games; defaults to your data folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Minimum time to show a move before a bot makes the next one, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = BOT_PACE, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub bot_pace: u64,
}

/// Arguments of `learn`.
#[derive(Args)]
#[command(after_help = "If you leave a lesson, you can resume where you stopped.")]
pub struct LearnArgs {
    /// Lesson to play: first, or b for sides B
    #[arg(value_enum, default_value_t = LessonArg::First)]
    pub lesson: LessonArg,
    #[command(flatten)]
    pub lang: LangArg,
    /// Folder for the games; defaults to your data folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// A lesson.
#[derive(Clone, Copy, ValueEnum)]
pub enum LessonArg {
    /// A whole game on sides A
    First,
    /// What changes on sides B
    B,
}

/// The language of what a command says.
#[derive(Args)]
pub struct LangArg {
    /// Language: en, de, nl or ru; defaults to the terminal's
    #[arg(long = "lang", value_name = "CODE", value_parser = lang)]
    pub code: Option<Lang>,
}

impl LangArg {
    /// The language that was asked for, or else that of the terminal.
    pub fn or_locale(&self) -> Lang {
        self.code.unwrap_or_else(locale::lang)
    }
}

/// Whether strangers are held back.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum LimitsArg {
    /// For a server open to the public
    #[default]
    Normal,
    /// No limits: for a closed network, or a load test
    Off,
}

/// Only this machine, unless somebody asks for more.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7878);

/// Long enough to follow what a bot does.
pub const BOT_PACE: u64 = 900;

/// Pages show moves one after the other by themselves, at the pace that their reader chooses.
const SERVED_BOT_PACE: u64 = 300;

/// Arguments of `backup`.
#[derive(Args)]
pub struct BackupArgs {
    /// File to write; it must not exist yet
    pub file: PathBuf,
    /// Folder for the games; defaults to your data folder
    #[arg(long, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
}

/// Arguments of `restore`.
#[derive(Args)]
pub struct RestoreArgs {
    /// Backup to restore
    pub file: PathBuf,
    /// Folder for the games; defaults to your data folder
    #[arg(long, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
    /// Replace the existing games; stop the server first
    #[arg(long)]
    pub force: bool,
}

/// Arguments of `migrate`.
#[derive(Args)]
pub struct MigrateArgs {
    /// Folder for the games; defaults to your data folder
    #[arg(long, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
    /// PostgreSQL database with the games: postgres://name:password@host/database
    #[arg(long, value_name = "ADDRESS", env = "MAJESTY_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Only check whether the game store is up to date; if it isn't, the exit status is 1
    #[arg(long)]
    pub check: bool,
}

/// Arguments of `demo`.
#[derive(Args)]
pub struct DemoArgs {
    /// Random seed, to see the same game again; defaults to a new game every time
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `deal`.
#[derive(Args)]
pub struct DealArgs {
    /// Number of players: 2, 3 or 4
    #[arg(long, value_parser = players)]
    pub players: Players,
    /// Random seed; the same seed always deals the same cards
    #[arg(long)]
    pub seed: u64,
    /// Sides to play: A, B, or a letter for each location from Mill to Infirmary
    #[arg(long, default_value = "A", value_parser = sides)]
    pub sides: Sides,
    #[command(flatten)]
    pub rules: GameRules,
}

impl DealArgs {
    /// The set-up that was asked for.
    pub fn config(&self) -> Config {
        Config {
            players: self.players,
            sides: self.sides,
            deck: self.rules.deck(),
            ties: self.rules.ties(),
            announce: self.rules.announce,
        }
    }
}

/// The rules that players agree on besides the sides.
#[derive(Args)]
pub struct GameRules {
    /// How the deck is built
    #[arg(long, value_enum, default_value_t)]
    deck: DeckArg,
    /// How ties are broken: shared, or by most meeples
    #[arg(long, value_enum, default_value_t)]
    ties: TiesArg,
    /// House rule: a player who forgets to announce a payment to all loses what the others gain
    #[arg(long)]
    pub announce: bool,
}

impl GameRules {
    /// How the deck is built.
    pub fn deck(&self) -> DeckRule {
        self.deck.into()
    }

    /// Who wins a tie.
    pub fn ties(&self) -> Ties {
        self.ties.into()
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
    /// Tied players share the win
    #[default]
    Shared,
    /// The most meeples win
    Meeples,
}

impl From<DeckArg> for DeckRule {
    fn from(deck: DeckArg) -> Self {
        match deck {
            DeckArg::Standard => Self::Standard,
            DeckArg::Together => Self::Together,
        }
    }
}

impl From<TiesArg> for Ties {
    fn from(ties: TiesArg) -> Self {
        match ties {
            TiesArg::Shared => Self::Shared,
            TiesArg::Meeples => Self::Meeples,
        }
    }
}

/// Arguments of `replay`.
#[derive(Args)]
pub struct ReplayArgs {
    /// Files with one or more records each; - for standard input
    #[arg(required = true)]
    pub files: Vec<String>,
    /// Print one line of JSON per game instead of text
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `analyse`.
#[derive(Args)]
pub struct AnalyseArgs {
    /// Files with one or more records of finished games; - for standard input. Defaults to the last
    /// game you finished in the terminal
    #[arg(value_name = "RECORD")]
    pub files: Vec<String>,
    /// Folder with your terminal games; defaults to your data folder
    #[arg(long, value_name = "DIR", conflicts_with = "files")]
    pub data: Option<PathBuf>,
    /// Print one line of JSON per game
    #[arg(long)]
    pub json: bool,
    /// Write a self-contained HTML page with all games to this file; - for standard output
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub html: Option<PathBuf>,
    /// Retry the mistakes of the player in this seat (1 to 4), one by one
    #[arg(long, value_name = "SEAT", conflicts_with_all = ["json", "html"])]
    pub mistakes: Option<u8>,
    /// Number of simulations per move [default: 20000]
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(100..=10_000_000))]
    pub simulations: Option<u32>,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `verify`.
#[derive(Args)]
pub struct VerifyArgs {
    /// Files with one or more records each; - for standard input. The exit status is 0 if all hold
    #[arg(required = true, value_name = "RECORD")]
    pub files: Vec<String>,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `perft`.
#[derive(Args)]
pub struct PerftArgs {
    /// File with one record; - for standard input
    pub file: String,
    /// Number of moves to look ahead; sequences that end the game earlier count too
    #[arg(long)]
    pub depth: u32,
}

/// Arguments of `bench`.
#[derive(Args)]
pub struct BenchArgs {
    /// Seconds to measure each line
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    pub seconds: f64,
    /// Play this many games per line instead: the same work every time, on one thread
    #[arg(long, conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: Option<u64>,
    /// Print one line of JSON per line of the table
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `regret`.
#[derive(Args)]
pub struct RegretArgs {
    /// Bot to measure; 'cmd:python3 mybot.py' runs a program, as in the arena. Can be repeated: all
    /// bots choose in the same positions
    #[arg(long, required = true)]
    pub bot: Vec<BotArg>,
    /// Number of players in a game: 2, 3 or 4
    #[arg(long, default_value = "2", value_parser = players)]
    pub players: Players,
    /// Sides to play: A, B, or a letter for each location from Mill to Infirmary
    #[arg(long, default_value = "A", value_parser = sides)]
    pub sides: Sides,
    /// Number of positions: for each number of moves left (default 500), or over the whole game with
    /// --reference or --rollouts (default 200)
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    pub positions: Option<u64>,
    /// Use positions from the whole game, and judge the choices by a search with this many
    /// simulations, such as 1000000. The last moves of a game are still solved exactly
    #[arg(long, value_name = "SIMULATIONS", value_parser = clap::value_parser!(u32).range(1000..=1_000_000_000))]
    pub reference: Option<u32>,
    /// Use positions from the whole game except its last moves, and judge each promising move by
    /// this many rollouts, such as 1000: slow, but doesn't rely on a search
    #[arg(long, value_name = "GAMES", conflicts_with = "reference", value_parser = clap::value_parser!(u32).range(200..=1_000_000))]
    pub rollouts: Option<u32>,
    /// Bot that plays the rollouts, in every seat
    #[arg(long, value_name = "BOT", default_value = "chancellor@150", requires = "rollouts")]
    pub rollout_bot: BotArg,
    /// Budgets for built-in bots, such as 1000,4000,16000 or 0.1s,1s; defaults to each bot's own
    #[arg(long, value_delimiter = ',')]
    pub budgets: Vec<Budget>,
    /// Maximum number of moves left, against exact play; more take much longer to solve
    #[arg(long, conflicts_with_all = ["reference", "rollouts"], default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub moves: u8,
    /// Bot that plays the games up to the positions
    #[arg(long, default_value = "rollout@100")]
    pub guide: BotArg,
    /// Random seed; the same seed gives the same positions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads; defaults to one per core
    #[arg(long)]
    pub threads: Option<NonZero<usize>>,
    /// Print one line of JSON per bot and budget, and per number of moves left
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `rules`.
#[derive(Args)]
pub struct RulesArgs {
    /// Explain only this location: its name, such as castle, or its number
    #[arg(value_parser = location)]
    pub location: Option<Location>,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `arena`.
#[derive(Args)]
pub struct ArenaArgs {
    /// Comma-separated bots, such as chancellor,greedy. With fewer bots than seats, the last one
    /// takes the remaining seats; with more, every combination of them plays
    #[arg(long, value_delimiter = ',', required_unless_present = "bot")]
    pub bots: Vec<BotArg>,
    /// Another bot. 'cmd:python3 mybot.py' runs a program with a limit of 2 s per move;
    /// 'cmd@10s:python3 mybot.py' raises it to 10 s. Can be repeated
    #[arg(long, value_name = "BOT")]
    pub bot: Vec<BotArg>,
    /// Number of players in a game: 2, 3 or 4
    #[arg(long, default_value = "2", value_parser = players)]
    pub players: Players,
    /// Sides to play: A, B, a letter for each location from Mill to Infirmary, or random for a new
    /// mix every deal
    #[arg(long, default_value = "A", value_parser = sides_rule)]
    pub sides: SidesRule,
    #[command(flatten)]
    pub rules: GameRules,
    /// Number of games; rounded up so that every deal is played from every seat
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    pub games: u64,
    /// Random seed; the same seed gives the same games if no bot has a time budget
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of simulations to evaluate each card that could have come, to adjust results for luck.
    /// With strong bots, more simulations narrow the adjusted intervals, but a two-player game needs
    /// about 450 such searches; 0 uses the neural network alone, which costs almost nothing
    #[arg(long, value_name = "SIMULATIONS", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub luck: u32,
    /// Run a sequential test (SPRT): stop once the first bot's win rate is shown to be H0 or H1, in
    /// percent, such as 50,52; --games is then the maximum. Equals win 50% with two players, 33.3%
    /// with three and 25% with four, where the second bot takes all other seats
    #[arg(long, value_name = "H0,H1")]
    pub sprt: Option<Hypotheses>,
    /// Number of threads; defaults to one per core
    #[arg(long)]
    pub threads: Option<NonZero<usize>>,
    /// Print JSON instead of the table; only "timing" depends on the machine
    #[arg(long)]
    pub json: bool,
    /// Write a record of every game to this directory
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Write a row per game to this CSV file as it ends: seats, scores, win shares, luck and moves
    #[arg(long, value_name = "FILE.csv")]
    pub csv: Option<PathBuf>,
    /// Resume from the CSV file, for instance after Ctrl-C; the final results cover all games
    #[arg(long, requires = "csv")]
    pub resume: bool,
    /// Write an HTML page with charts to this file
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
}

fn players(text: &str) -> Result<Players, String> {
    let number = text.parse().ok().and_then(Players::new);
    number.ok_or_else(|| "the number of players is 2, 3 or 4".to_owned())
}

fn sides(text: &str) -> Result<Sides, String> {
    match text {
        "A" => Ok(Sides::ALL_A),
        "B" => Ok(Sides::ALL_B),
        _ => text.parse().map_err(|error: majesty_rules::SidesError| error.to_string()),
    }
}

fn sides_rule(text: &str) -> Result<SidesRule, String> {
    match text {
        "random" => Ok(SidesRule::Random),
        _ => sides(text).map(SidesRule::Same),
    }
}

fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_code(text).ok_or_else(|| "the languages are en, de, nl and ru".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("enter a number of seconds from 0.01 to 3600".to_owned()),
    }
}

fn location(text: &str) -> Result<Location, String> {
    let found = Location::ALL.into_iter().find(|location| {
        let is_name = |lang| location_name(lang, *location).to_lowercase() == text.to_lowercase();
        Lang::ALL.into_iter().any(is_name) || location.number().to_string() == text
    });
    found.ok_or_else(|| {
        let names: Vec<&str> = Location::ALL.iter().map(|location| location.name()).collect();
        format!("the locations are {}, or a number from 1 to 8", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    /// Every flag of `serve` as the documentation lists it.
    fn table() -> String {
        let command = Cli::command();
        let serve = command.find_subcommand("serve").expect("serve is a command");
        let flags = serve.get_arguments().filter(|arg| arg.get_id() != "help");
        let row = |arg: &clap::Arg| {
            let flag = arg.get_long().expect("every setting has a flag");
            let env = arg.get_env().expect("every setting has a variable").to_string_lossy();
            assert_eq!(env, format!("MAJESTY_{}", flag.to_uppercase().replace('-', "_")));
            let default: Vec<_> =
                arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
            let default = match &default[..] {
                [value] if value != "false" => format!("`{value}`"),
                _ => String::new(),
            };
            let about = arg.get_help().expect("every setting is explained");
            format!("| `--{flag}` | `{env}` | {default} | {about} |\n")
        };
        flags.map(row).collect()
    }

    #[test]
    fn the_documentation_has_every_setting() {
        let docs = include_str!("../docs/hosting.md");
        assert!(docs.contains(&table()), "docs/hosting.md should have this table:\n{}", table());
    }

    #[test]
    fn the_servers_of_a_load_test_have_two_names() {
        for flag in ["--url", "--at"] {
            let line = ["majesty", "loadtest", flag, "http://a:1,http://b:2"];
            let Ok(Cli { command: Some(Command::LoadTest(args)) }) = Cli::try_parse_from(line)
            else {
                panic!("{flag} is not understood");
            };
            assert_eq!(args.url.len(), 2, "{flag}");
        }
    }

    #[test]
    fn the_commands_are_sound() {
        Cli::command().debug_assert();
    }
}
