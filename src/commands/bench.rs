//! `majesty bench`: how many random games a second, deals and score sheets included.

use std::{
    hint::black_box,
    io::Write,
    process::ExitCode,
    thread,
    time::{Duration, Instant},
};

use anyhow::Result;
use majesty_bots::{Opinion, WEIGHTS, Weights, play_out};
use majesty_rules::{Config, Deal, MoveList, Players, Sides, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::cli::BenchArgs;

/// Playouts from the first position of a game for two, on one thread.
#[derive(Serialize)]
struct PlayoutLine {
    playouts: &'static str,
    sides: String,
    a_second: f64,
}

/// One line of the table.
#[derive(Serialize)]
struct Line {
    players: usize,
    sides: String,
    threads: usize,
    games_per_second: f64,
    plies_per_second: f64,
}

pub fn run(args: &BenchArgs) -> Result<ExitCode> {
    let all = thread::available_parallelism().map_or(1, usize::from);
    let threads: &[usize] = match args.games {
        None if all > 1 => &[1, all],
        _ => &[1],
    };
    let mut out = super::stdout();
    if !args.json {
        writeln!(out, "Whole random games, deal and score sheet included")?;
        writeln!(
            out,
            "{:>7}  {:8}  {:>7}  {:>12}  {:>12}",
            "players", "sides", "threads", "games/s", "plies/s"
        )?;
    }
    for players in Players::ALL {
        for sides in [Sides::ALL_A, Sides::ALL_B] {
            for &threads in threads {
                let config = Config { sides, ..Config::new(players) };
                let line = measure(config, threads, args);
                if args.json {
                    serde_json::to_writer(&mut out, &line).map_err(std::io::Error::from)?;
                    writeln!(out)?;
                } else {
                    let (games, plies) = (line.games_per_second, line.plies_per_second);
                    writeln!(
                        out,
                        "{players:>7}  {sides:8}  {threads:>7}  {:>12}  {:>12}",
                        grouped(games),
                        grouped(plies)
                    )?;
                }
                out.flush()?;
            }
        }
    }
    if !args.json {
        writeln!(
            out,
            "\nPlayouts from the first position for two, unseen cards dealt anew, one thread"
        )?;
    }
    for sides in [Sides::ALL_A, Sides::ALL_B] {
        for (playouts, bot) in [("at random", None), ("by opinion", Some(WEIGHTS))] {
            let a_second = measure_playouts(sides, bot, args);
            if args.json {
                let line = PlayoutLine { playouts, sides: sides.to_string(), a_second };
                serde_json::to_writer(&mut out, &line).map_err(std::io::Error::from)?;
                writeln!(out)?;
            } else {
                writeln!(out, "{playouts:>10}  {sides:8}  {:>12} a second", grouped(a_second))?;
            }
            out.flush()?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Whole games a second from the first position, as a searcher plays them.
fn measure_playouts(sides: Sides, weights: Option<Weights>, args: &BenchArgs) -> f64 {
    let config = Config { sides, ..Config::new(Players::Two) };
    let view = State::start(&Deal::new(config, 1)).view();
    let opinion = weights.map(|weights| Opinion::new(config, weights));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut moves = MoveList::new();
    let start = Instant::now();
    let end = End::new(start, args);
    let games = play_batches(end, |_| {
        let mut state = view.imagine(&mut rng);
        match &opinion {
            Some(opinion) => opinion.play_out(&mut state, &mut rng),
            None => play_out(&mut state, &mut moves, &mut rng),
        }
        black_box(state.score_sheet());
    });
    games as f64 / start.elapsed().as_secs_f64()
}

fn measure(config: Config, threads: usize, args: &BenchArgs) -> Line {
    let start = Instant::now();
    let end = End::new(start, args);
    let games: u64 = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|worker| scope.spawn(move || play(config, worker, end)))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("playing does not panic")).sum()
    });
    let games_per_second = games as f64 / start.elapsed().as_secs_f64();
    Line {
        players: config.players.count(),
        sides: config.sides.to_string(),
        threads,
        games_per_second,
        plies_per_second: games_per_second * config.plies() as f64,
    }
}

/// When a worker stops.
#[derive(Clone, Copy)]
enum End {
    Games(u64),
    At(Instant),
}

impl End {
    fn new(start: Instant, args: &BenchArgs) -> Self {
        match args.games {
            Some(games) => Self::Games(games),
            None => Self::At(start + Duration::from_secs_f64(args.seconds)),
        }
    }
}

/// Plays games until the end and returns their number.
fn play(config: Config, worker: u64, end: End) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(worker);
    let mut moves = MoveList::new();
    play_batches(end, |game| {
        let seed = worker << 48 | game;
        let mut state = State::start(&Deal::new(config, seed));
        play_out(&mut state, &mut moves, &mut rng);
        black_box(state.score_sheet());
    })
}

/// Plays games, each with its number, until the end and returns how many.
fn play_batches(end: End, mut game: impl FnMut(u64)) -> u64 {
    // Seldom enough that asking for the time costs nothing.
    const BATCH: u64 = 256;
    let mut games = 0;
    loop {
        let batch = match end {
            End::Games(all) => BATCH.min(all - games),
            End::At(time) if Instant::now() < time => BATCH,
            End::At(_) => 0,
        };
        if batch == 0 {
            return games;
        }
        (games..games + batch).for_each(&mut game);
        games += batch;
    }
}

/// A number with its thousands apart.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
