//! What a bot gives away anywhere in the game, judged by a much longer search.

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use majesty_arena::{Contestant, ReferenceRegret, ReferenceSetup, reference_regret};
use majesty_rules::Config;

use super::{EFFORT, POSITIONS_OF_GAMES, contestant, progress, shown, with_budgets};
use crate::{cli::RegretArgs, commands};

pub fn run(args: RegretArgs, simulations: u32) -> Result<ExitCode> {
    let bots = with_budgets(args.bot, &args.budgets)?;
    let guide = contestant(args.guide);
    let setup = ReferenceSetup {
        config: Config { sides: args.sides, ..Config::new(args.players) },
        positions: args.positions.unwrap_or(POSITIONS_OF_GAMES),
        seed: args.seed,
        simulations,
        effort: EFFORT,
    };
    let progress = progress(setup.positions)?;
    let threads = commands::threads(args.threads).get();
    let found = reference_regret(&setup, &guide, &bots, threads, || progress.inc(1));
    progress.finish_and_clear();

    let mut out = commands::stdout();
    if args.json {
        for regret in &found {
            serde_json::to_writer(&mut out, regret).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
    } else {
        print(&setup, &guide, &found, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn print(
    setup: &ReferenceSetup,
    guide: &Contestant,
    found: &[ReferenceRegret],
    out: &mut impl Write,
) -> std::io::Result<()> {
    let ReferenceSetup { config, positions, simulations, seed, .. } = setup;
    writeln!(
        out,
        "The chance to win that a choice gives away, against a search of {simulations} simulations"
    )?;
    writeln!(
        out,
        "{positions} positions of games by {} · {} players · sides {} · seed {seed}",
        guide.label(),
        config.players,
        config.sides
    )?;
    let width = found.iter().map(|regret| regret.bot.chars().count()).max().unwrap_or(0).max(3);
    writeln!(
        out,
        "\n{:<width$}  {:>9}  {:>6}  {:>12}  {:>16}  {:>16}  {:>16}  {:>16}",
        "bot",
        "positions",
        "solved",
        "best choices",
        "mean (95%)",
        "first third",
        "second third",
        "last third"
    )?;
    for ReferenceRegret { bot, all, by_phase } in found {
        let [first, second, last] = by_phase.map(|phase| shown(phase.regret, 100.0, "%"));
        writeln!(
            out,
            "{bot:<width$}  {:>9}  {:>6}  {:>11.1}%  {:>16}  {first:>16}  {second:>16}  {last:>16}",
            all.positions,
            all.solved,
            all.best_choices * 100.0,
            shown(all.regret, 100.0, "%"),
        )?;
    }
    Ok(())
}
