//! `majesty regret`: what a bot's choices give away, late in the game against exact play, or anywhere
//! against a much longer search.

mod reference;

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use majesty_arena::{Estimate, Regret, RegretSetup, regret};
use majesty_rules::Config;
use serde::Serialize;

use super::arena::contestant;
use crate::cli::RegretArgs;

/// How many positions the solver may look at before it gives up on one: some seconds of work.
const EFFORT: u64 = 20_000_000;

/// How many positions there are for each number of moves left.
const POSITIONS: u64 = 500;

/// One line of JSON.
#[derive(Serialize)]
struct Line {
    moves_left: u8,
    #[serde(flatten)]
    regret: Regret,
}

pub fn run(args: RegretArgs) -> Result<ExitCode> {
    if let Some(simulations) = args.reference {
        return reference::run(args, simulations);
    }
    let (bot, guide) = (contestant(args.bot), contestant(args.guide));
    let threads = super::threads(args.threads).get();
    let mut out = super::stdout();
    if !args.json {
        writeln!(out, "What {} gives away against exact play", bot.label())?;
        writeln!(
            out,
            "{:>10}  {:>9}  {:>8}  {:>12}  {:>24}  {:>18}",
            "moves left",
            "positions",
            "unsolved",
            "best choices",
            "chance to win (95%)",
            "points (95%)"
        )?;
    }
    for moves_left in 1..=args.moves {
        let setup = RegretSetup {
            config: Config { sides: args.sides, ..Config::new(args.players) },
            positions: args.positions.unwrap_or(POSITIONS),
            plies_left: moves_left.into(),
            seed: args.seed,
            effort: EFFORT,
        };
        let regret = regret(&setup, &guide, &bot, threads);
        if args.json {
            let line = Line { moves_left, regret };
            serde_json::to_writer(&mut out, &line).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            writeln!(
                out,
                "{moves_left:>10}  {:>9}  {:>8}  {:>11.1}%  {:>24}  {:>18}",
                regret.solved,
                regret.unsolved,
                regret.best_choices * 100.0,
                shown(regret.win, 100.0, "%"),
                shown(regret.lead, 1.0, ""),
            )?;
        }
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A mean with its interval.
fn shown(estimate: Option<Estimate>, factor: f64, unit: &str) -> String {
    let Some(estimate) = estimate else {
        return "-".to_owned();
    };
    let reach = estimate.half_width().map_or(String::new(), |w| format!(" ±{:.3}", w * factor));
    format!("{:.3}{unit}{reach}", estimate.mean * factor)
}
