//! `majesty bench`: how many random games a second, deals and score sheets included.

use std::{io::Write, process::ExitCode, thread, time::Duration};

use anyhow::Result;
use majesty_arena::{Effort, playouts, random_games};
use majesty_bots::WEIGHTS;
use majesty_rules::{Config, Players, Sides};
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
    let time = Duration::from_secs_f64(args.seconds);
    let effort = args.games.map_or(Effort::Time(time), Effort::Games);
    let mut out = super::stdout();
    if !args.json {
        writeln!(out, "Random games, including the deal and the score sheet")?;
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
                let line = measure(config, threads, effort);
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
            "\nRollouts from the opening position for two, with unseen cards redealt, on one thread"
        )?;
    }
    for sides in [Sides::ALL_A, Sides::ALL_B] {
        for (name, weights) in [("at random", None), ("by opinion", Some(WEIGHTS))] {
            let config = Config { sides, ..Config::new(Players::Two) };
            let a_second = playouts(config, weights, effort);
            if args.json {
                let line = PlayoutLine { playouts: name, sides: sides.to_string(), a_second };
                serde_json::to_writer(&mut out, &line).map_err(std::io::Error::from)?;
                writeln!(out)?;
            } else {
                writeln!(out, "{name:>10}  {sides:8}  {:>12} per second", grouped(a_second))?;
            }
            out.flush()?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn measure(config: Config, threads: usize, effort: Effort) -> Line {
    let games_per_second = random_games(config, threads, effort);
    Line {
        players: config.players.count(),
        sides: config.sides.to_string(),
        threads,
        games_per_second,
        plies_per_second: games_per_second * config.plies() as f64,
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
