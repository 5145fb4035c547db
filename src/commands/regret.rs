//! `majesty regret`: what a bot's choices give away, late in the game against exact play, or anywhere
//! against a much longer search or by playing games on.

mod reference;
mod rollouts;

use std::{io::Write, process::ExitCode};

use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use majesty_arena::{Contestant, Estimate, Regret, RegretSetup, regret};
use majesty_bots::Budget;
use majesty_rules::Config;
use serde::Serialize;

use super::arena::contestant;
use crate::cli::{BotArg, RegretArgs};

/// How many positions the solver may look at before it gives up on one: some seconds of work.
const EFFORT: u64 = 20_000_000;

/// How many positions there are for each number of moves left.
const POSITIONS: u64 = 500;

/// How many there are over the whole game.
const POSITIONS_OF_GAMES: u64 = 200;

/// One line of JSON.
#[derive(Serialize)]
struct Line<'a> {
    bot: &'a str,
    moves_left: u8,
    #[serde(flatten)]
    regret: Regret,
}

pub fn run(args: RegretArgs) -> Result<ExitCode> {
    if let Some(simulations) = args.reference {
        return reference::run(args, simulations);
    }
    if let Some(games) = args.rollouts {
        return rollouts::run(args, games);
    }
    let (bots, guide) = (with_budgets(args.bot, &args.budgets)?, contestant(args.guide));
    let threads = super::threads(args.threads).get();
    let mut out = super::stdout();
    let width = bots.iter().map(|bot| bot.label().chars().count()).max().unwrap_or(0).max(3);
    if !args.json {
        writeln!(out, "What a choice gives away against exact play")?;
        writeln!(
            out,
            "{:<width$}  {:>10}  {:>9}  {:>8}  {:>12}  {:>24}  {:>18}",
            "bot",
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
        for (bot, regret) in bots.iter().zip(regret(&setup, &guide, &bots, threads)) {
            let bot = bot.label();
            if args.json {
                let line = Line { bot, moves_left, regret };
                serde_json::to_writer(&mut out, &line).map_err(std::io::Error::from)?;
                writeln!(out)?;
            } else {
                writeln!(
                    out,
                    "{bot:<width$}  {moves_left:>10}  {:>9}  {:>8}  {:>11.1}%  {:>24}  {:>18}",
                    regret.solved,
                    regret.unsolved,
                    regret.best_choices * 100.0,
                    shown(regret.win, 100.0, "%"),
                    shown(regret.lead, 1.0, ""),
                )?;
            }
        }
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A bar that counts positions.
fn progress(positions: u64) -> Result<ProgressBar> {
    let style = "{bar:16} {human_pos} of {human_len} positions, {eta} left";
    Ok(ProgressBar::new(positions).with_style(ProgressStyle::with_template(style)?))
}

/// Our own bots with each budget; those that play at once and programs as they are.
fn with_budgets(bots: Vec<BotArg>, budgets: &[Budget]) -> Result<Vec<Contestant>> {
    let thinks = |bot: &BotArg| matches!(bot, BotArg::Ours(spec) if spec.info().budget.is_some());
    if !budgets.is_empty() && !bots.iter().any(thinks) {
        bail!(
            "--budgets only applies to built-in bots that search; omit it for bots that move \
             instantly, and set a program's limit in its name, as in cmd@10s:…"
        );
    }
    let each = |bot: BotArg| match bot {
        BotArg::Ours(ref spec) if thinks(&bot) && !budgets.is_empty() => {
            let of = |budget: &Budget| Contestant::of_spec(&spec.with_budget(*budget));
            budgets.iter().map(of).collect()
        }
        bot => vec![contestant(bot)],
    };
    Ok(bots.into_iter().flat_map(each).collect())
}

/// A mean with its interval.
fn shown(estimate: Option<Estimate>, factor: f64, unit: &str) -> String {
    let Some(estimate) = estimate else {
        return "-".to_owned();
    };
    let reach = estimate.half_width().map_or(String::new(), |w| format!(" ±{:.3}", w * factor));
    format!("{:.3}{unit}{reach}", estimate.mean * factor)
}
