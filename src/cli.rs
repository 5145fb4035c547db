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
/// Without a command, the table opens in the browser, as with serve.
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
    /// Open the table in the browser: people, bots and watchers, over the network if you like
    Serve(ServeArgs),
    /// Open the table in this terminal: you against bots, or several people at one keyboard
    Play(PlayArgs),
    /// Learn to play: a guided first game in this terminal, or sides B
    Learn(LearnArgs),
    /// Play the deal of the day of a server, the same for everyone; or check a day that is over
    Daily(DailyArgs),
    /// Copy the games into a file, also while the server runs
    Backup(BackupArgs),
    /// Make a file that backup has written the games of the server again
    Restore(RestoreArgs),
    /// Bring the games up to date with this version, as serve does when it starts
    Migrate(MigrateArgs),
    /// Keep order on a server: reports, locks, deletions, forgotten passwords
    Admin(AdminArgs),
    /// Two bots play a game, told turn by turn
    Demo(DemoArgs),
    /// Deal a game and print it as a record without moves
    Deal(DealArgs),
    /// Tell recorded games turn by turn, with their score sheets
    Replay(ReplayArgs),
    /// Say what each move of a finished game was worth, how much was luck, and why other moves were
    /// better
    #[command(alias = "analyze")]
    Analyse(AnalyseArgs),
    /// Solve a puzzle: the one of the day, or the next of a theme or a level
    Puzzle(PuzzleArgs),
    /// Make puzzles from the ends of bots' games, solved exactly
    Puzzles(PuzzlesArgs),
    /// Check that the cards of recorded games are those that were promised before the first move
    Verify(VerifyArgs),
    /// Count the ways to go on from the end of a record
    Perft(PerftArgs),
    /// Measure how many random games a second this machine plays
    Bench(BenchArgs),
    /// Explain the rules and what each location does
    Rules(RulesArgs),
    /// Let bots play many games against each other and compare them
    Arena(ArenaArgs),
    /// Measure what a bot's choices give away: late in the game against exact play, or anywhere
    /// against a much longer search
    Regret(RegretArgs),
    /// Play many games at once at a running server, check every answer, and measure
    #[command(name = "loadtest")]
    LoadTest(LoadTestArgs),
}

/// Arguments of `daily`.
#[derive(Args)]
pub struct DailyArgs {
    /// The server's address, such as http://127.0.0.1:7878
    #[arg(long, value_name = "URL")]
    pub server: Option<String>,
    /// Your name in the results, the first time you come; at most 24 characters
    #[arg(long)]
    pub name: Option<String>,
    /// Check a day that is over, such as 2026-11-19: print its hash and its deal
    #[arg(long, value_name = "DAY", requires = "secret", conflicts_with = "server")]
    pub day: Option<Day>,
    /// The secret of that day, as the page shows it afterwards
    #[arg(long, value_name = "HEX", requires = "day")]
    pub secret: Option<String>,
    /// The folder in which it is kept who you are at each server; without it, that for your data
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `loadtest`.
#[derive(Args)]
pub struct LoadTestArgs {
    /// A server, or several that share a store: any request goes to any of them
    // Scripts may still use its old name, --at.
    #[arg(
        long,
        alias = "at",
        value_name = "URL",
        default_value = "http://127.0.0.1:7878",
        value_delimiter = ','
    )]
    pub url: Vec<Node>,
    /// How many games are played at once
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// Of ten tables, so many have a bot in place of the second person
    #[arg(long, value_name = "0 TO 10", default_value_t = 0)]
    pub bots: usize,
    /// How many look on at every table, besides those who play
    #[arg(long, default_value_t = 0)]
    pub watchers: usize,
    /// How many seconds a person takes for a move
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    pub pace: f64,
    /// Over how many seconds people come and sit down; nothing is measured before
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    pub gather: f64,
    /// How long is measured, while new games begin; then all are played to their end
    #[arg(long, default_value_t = 60)]
    pub seconds: u64,
    /// Decides what people choose
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Arguments of `serve`. Each is also a variable of the environment and a line of the settings.
#[derive(Args)]
pub struct ServeArgs {
    /// A file with settings, one `flag = value` a line; flags and the environment count more
    #[arg(long, value_name = "FILE", env = "MAJESTY_SETTINGS")]
    pub settings: Option<PathBuf>,
    /// Where games are kept; without it, the folder for your data
    #[arg(long, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
    /// Keep games on PostgreSQL instead, which any number of servers may share:
    /// postgres://name:password@host/database
    #[arg(long, value_name = "ADDRESS", env = "MAJESTY_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Rebuild the lists of tables from their logs before the server starts
    #[arg(long, env = "MAJESTY_REBUILD_LISTS", value_parser = BoolishValueParser::new())]
    pub rebuild_lists: bool,
    /// Where to listen; 0.0.0.0:7878 lets others in your network join
    #[arg(long, env = "MAJESTY_ADDRESS", default_value_t = ADDRESS)]
    pub address: SocketAddr,
    /// Do not open the browser
    #[arg(long, env = "MAJESTY_NO_BROWSER", value_parser = BoolishValueParser::new())]
    pub no_browser: bool,
    /// How long a bot waits at least before it moves, in milliseconds; each page shows moves at its reader's pace
    #[arg(long, value_name = "MS", env = "MAJESTY_BOT_PACE", default_value_t = SERVED_BOT_PACE, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub bot_pace: u64,
    /// How long to go on after SIGTERM, in seconds, so that a proxy notices that /readyz says no
    #[arg(long, value_name = "SECONDS", env = "MAJESTY_DRAIN", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=600))]
    pub drain: u64,
    /// What to tell on standard error
    #[arg(long, value_name = "LEVEL", env = "MAJESTY_LOG", value_enum, default_value_t)]
    pub log: LogLevel,
    /// Believe what this proxy says of where a request comes from (X-Forwarded-For, -Proto,
    /// Forwarded): an address, or a network such as 10.0.0.0/8. Can be given several times
    #[arg(long, value_name = "ADDRESS", env = "MAJESTY_TRUST_PROXY", value_delimiter = ',')]
    pub trust_proxy: Vec<Network>,
    /// The address that people know
    #[arg(
        long,
        value_name = "URL",
        env = "MAJESTY_PUBLIC_URL",
        help = "The address that people know, for links and their previews: \
                https://majesty.example. With https, cookies are sent over TLS only"
    )]
    pub public_url: Option<PublicUrl>,
    /// Answer to this name as well. Addresses, localhost, names without a dot and those under .local,
    /// .lan, .home.arpa and .internal always count. Can be given several times
    #[arg(long, value_name = "NAME", env = "MAJESTY_ALLOW_HOST", value_delimiter = ',')]
    pub allow_host: Vec<HostName>,
    /// How much one address and one person may ask for
    #[arg(long, value_enum, env = "MAJESTY_LIMITS", default_value_t)]
    pub limits: LimitsArg,
    /// How many may look at tables at once; each takes some 30 KB and an open file
    #[arg(long, env = "MAJESTY_STREAMS", default_value_t = 8192, value_parser = clap::value_parser!(u32).range(1..))]
    pub streams: u32,
    #[command(flatten)]
    pub keeping: KeepingArgs,
}

/// How much to tell.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum LogLevel {
    /// What went wrong
    Error,
    /// And what may go wrong
    #[default]
    Warn,
    /// And how the server comes and goes
    Info,
    /// And every request
    Debug,
}

/// Arguments of `play`.
#[derive(Args)]
#[command(
    after_help = "Without players, seats or rules, a short menu asks. A game is kept as it goes: the next start offers to go on with it."
)]
pub struct PlayArgs {
    /// How many play: 2, 3 or 4
    #[arg(long, value_parser = players)]
    pub players: Option<Players>,
    /// Who plays, with commas between them, such as person,steward or person:Ada,person:Ben. The
    /// first one begins; seats that are not named are the steward's
    #[arg(long, value_name = "WHO", value_delimiter = ',')]
    pub seats: Vec<Holder>,
    /// Which sides are up: A, B, a letter for each location from Mill to Infirmary, or random
    #[arg(long, value_parser = sides_rule)]
    pub sides: Option<SidesRule>,
    /// How the deck is built
    #[arg(long, value_enum)]
    pub deck: Option<DeckArg>,
    /// Who wins a tie: all share, or the most meeples
    #[arg(long, value_enum)]
    pub ties: Option<TiesArg>,
    /// House rule: who forgets to announce a payment to all loses what the others gain
    #[arg(long)]
    pub announce: bool,
    /// The same seed gives the same cards for ever
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub lang: LangArg,
    /// Where games are kept; without it, the folder for your data
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// How long a move is shown at least before a bot makes the next one, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = BOT_PACE, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub bot_pace: u64,
}

/// Arguments of `learn`.
#[derive(Args)]
#[command(after_help = "A lesson that you leave goes on where you left it.")]
pub struct LearnArgs {
    /// Which lesson: first, or b for sides B
    #[arg(value_enum, default_value_t = LessonArg::First)]
    pub lesson: LessonArg,
    #[command(flatten)]
    pub lang: LangArg,
    /// Where games are kept; without it, the folder for your data
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
    /// The language: en, de, nl or ru; without it, that of the terminal
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
    /// As is right where strangers come
    #[default]
    Normal,
    /// As much as anybody likes: for a closed network, and to measure
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
    /// The file to write, which must not exist yet
    pub file: PathBuf,
    /// Where games are kept; without it, the folder for your data
    #[arg(long, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
}

/// Arguments of `restore`.
#[derive(Args)]
pub struct RestoreArgs {
    /// A file that backup has written
    pub file: PathBuf,
    /// Where games are kept; without it, the folder for your data
    #[arg(long, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
    /// Replace the games that are there; the server must not run
    #[arg(long)]
    pub force: bool,
}

/// Arguments of `migrate`.
#[derive(Args)]
pub struct MigrateArgs {
    /// Where games are kept; without it, the folder for your data
    #[arg(long, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
    /// The PostgreSQL database with the games: postgres://name:password@host/database
    #[arg(long, value_name = "ADDRESS", env = "MAJESTY_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Change nothing, and say whether the games are up to date; if not, the exit status is 1
    #[arg(long)]
    pub check: bool,
}

/// Arguments of `demo`.
#[derive(Args)]
pub struct DemoArgs {
    /// Play this game again; without it, a new one every time
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub lang: LangArg,
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
    /// Which sides are up: A, B, or a letter for each location from Mill to Infirmary
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
    /// Who wins a tie: all share, or the most meeples
    #[arg(long, value_enum, default_value_t)]
    ties: TiesArg,
    /// House rule: who forgets to announce a payment to all loses what the others gain
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
    /// All who tie
    #[default]
    Shared,
    /// The one with the most meeples
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
    /// Files with one or more records each; - is standard input
    #[arg(required = true)]
    pub files: Vec<String>,
    /// One line of JSON for each game instead of the story
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `analyse`.
#[derive(Args)]
pub struct AnalyseArgs {
    /// Files with one or more records of finished games; - is standard input. Without one, the last game that
    /// was finished in this terminal
    #[arg(value_name = "RECORD")]
    pub files: Vec<String>,
    /// The folder in which the games of this terminal are; without it, that for your data
    #[arg(long, value_name = "DIR", conflicts_with = "files")]
    pub data: Option<PathBuf>,
    /// One line of JSON for each game
    #[arg(long)]
    pub json: bool,
    /// A page with all games that needs nothing else, written to this file; - is standard output
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub html: Option<PathBuf>,
    /// Try the mistakes of the player on this seat (1 to 4) again, one by one
    #[arg(long, value_name = "SEAT", conflicts_with_all = ["json", "html"])]
    pub mistakes: Option<u8>,
    /// How many simulations to spend on each move [default: 20000]
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(100..=10_000_000))]
    pub simulations: Option<u32>,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `verify`.
#[derive(Args)]
pub struct VerifyArgs {
    /// Files with one or more records each; - is standard input. The exit code is 0 if all hold
    #[arg(required = true, value_name = "RECORD")]
    pub files: Vec<String>,
    #[command(flatten)]
    pub lang: LangArg,
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

/// Arguments of `regret`.
#[derive(Args)]
pub struct RegretArgs {
    /// A bot to measure; 'cmd:python3 mybot.py' is a program, as in the arena. Can be given several
    /// times: all choose in the same positions
    #[arg(long, required = true)]
    pub bot: Vec<BotArg>,
    /// How many play in a game: 2, 3 or 4
    #[arg(long, default_value = "2", value_parser = players)]
    pub players: Players,
    /// Which sides are up: A, B, or a letter for each location from Mill to Infirmary
    #[arg(long, default_value = "A", value_parser = sides)]
    pub sides: Sides,
    /// How many positions to try: for each number of moves left (500 without it), or over the whole
    /// game with --reference or --rollouts (200 without it)
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    pub positions: Option<u64>,
    /// Try positions of the whole game, and let a search of so many simulations judge the choices,
    /// such as 1000000. The last moves of a game are still solved exactly
    #[arg(long, value_name = "SIMULATIONS", value_parser = clap::value_parser!(u32).range(1000..=1_000_000_000))]
    pub reference: Option<u32>,
    /// Try positions of the whole game but for its last moves, and judge each promising move by so many games that
    /// are played on from it, such as 1000: slow, but no search has to be right
    #[arg(long, value_name = "GAMES", conflicts_with = "reference", value_parser = clap::value_parser!(u32).range(200..=1_000_000))]
    pub rollouts: Option<u32>,
    /// The bot that plays those games on, for everyone
    #[arg(long, value_name = "BOT", default_value = "chancellor@150", requires = "rollouts")]
    pub rollout_bot: BotArg,
    /// Budgets to measure our own bots with, such as 1000,4000,16000 or 0.1s,1s; their own without it
    #[arg(long, value_delimiter = ',')]
    pub budgets: Vec<Budget>,
    /// The most moves left in a position, against exact play; more take much longer to solve
    #[arg(long, conflicts_with_all = ["reference", "rollouts"], default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub moves: u8,
    /// The bot that plays the games up to there
    #[arg(long, default_value = "rollout@100")]
    pub guide: BotArg,
    /// The same seed gives the same positions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads work; all cores without it
    #[arg(long)]
    pub threads: Option<NonZero<usize>>,
    /// One line of JSON for each bot and budget, and for each number of moves left
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `rules`.
#[derive(Args)]
pub struct RulesArgs {
    /// Only this location: its name, such as castle, or its number
    #[arg(value_parser = location)]
    pub location: Option<Location>,
    #[command(flatten)]
    pub lang: LangArg,
}

/// Arguments of `arena`.
#[derive(Args)]
pub struct ArenaArgs {
    /// Who plays, with commas between them, such as chancellor,greedy. With fewer bots than seats
    /// the last one takes the seats that are left; with more, every combination of them plays
    #[arg(long, value_delimiter = ',', required_unless_present = "bot")]
    pub bots: Vec<BotArg>,
    /// One bot more. 'cmd:python3 mybot.py' is a program that has 2 s for each move, and
    /// 'cmd@10s:python3 mybot.py' gives it 10 s. Can be given several times
    #[arg(long, value_name = "BOT")]
    pub bot: Vec<BotArg>,
    /// How many play in a game: 2, 3 or 4
    #[arg(long, default_value = "2", value_parser = players)]
    pub players: Players,
    /// Which sides are up: A, B, a letter for each location from Mill to Infirmary, or random: a new
    /// mix for each deal
    #[arg(long, default_value = "A", value_parser = sides_rule)]
    pub sides: SidesRule,
    #[command(flatten)]
    pub rules: GameRules,
    /// How many games; rounded up so that every deal is played from every seat
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    pub games: u64,
    /// The same seed gives the same games, as long as bots think by simulations and not by time
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many simulations value each card that might have come, to adjust results for luck. More
    /// make the adjusted intervals narrower where strong bots play, but a game of two needs some 450
    /// such searches; 0 leaves it to the network, which costs next to nothing
    #[arg(long, value_name = "SIMULATIONS", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub luck: u32,
    /// Play until it's known whether the first bot's win rate is H0 or H1, in percent, such as 50,52;
    /// --games is then the most. Equals win 50% with two players, 33.3% with three and 25% with four,
    /// where the second bot takes all other seats
    #[arg(long, value_name = "H0,H1")]
    pub sprt: Option<Hypotheses>,
    /// How many threads play; all cores without it
    #[arg(long)]
    pub threads: Option<NonZero<usize>>,
    /// The figures as JSON instead of the table; only "timing" depends on the machine
    #[arg(long)]
    pub json: bool,
    /// Write every game as a record into this directory
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Write a row for each game into this file as it ends: seats, scores, win shares, luck and moves
    #[arg(long, value_name = "FILE.csv")]
    pub csv: Option<PathBuf>,
    /// Go on with the games of the CSV file, for instance after Ctrl-C: the figures at the end are
    /// those of all games
    #[arg(long, requires = "csv")]
    pub resume: bool,
    /// Write a page with charts to this file
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
}

fn players(text: &str) -> Result<Players, String> {
    let number = text.parse().ok().and_then(Players::new);
    number.ok_or_else(|| "2, 3 or 4 can play".to_owned())
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
        _ => Err("a number of seconds from 0.01 to 3600".to_owned()),
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
