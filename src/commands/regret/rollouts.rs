//! What a bot gives away anywhere in the game but for its last moves, judged by games played on.

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use majesty_arena::{Contestant, RolloutFigures, RolloutRegret, RolloutSetup, rollout_regret};
use majesty_rules::Config;

use super::{POSITIONS_OF_GAMES, contestant, progress, shown, with_budgets};
use crate::{cli::RegretArgs, commands};

/// A search of so many simulations says which moves are promising.
const PROMISING: u32 = 40_000;

pub fn run(args: RegretArgs, rollouts: u32) -> Result<ExitCode> {
    let bots = with_budgets(args.bot, &args.budgets)?;
    let (guide, player) = (contestant(args.guide), contestant(args.rollout_bot));
    let setup = RolloutSetup {
        config: Config { sides: args.sides, ..Config::new(args.players) },
        positions: args.positions.unwrap_or(POSITIONS_OF_GAMES),
        seed: args.seed,
        simulations: PROMISING,
        rollouts,
    };
    let progress = progress(setup.positions)?;
    let threads = commands::threads(args.threads).get();
    let found = rollout_regret(&setup, &guide, &player, &bots, threads, || progress.inc(1));
    progress.finish_and_clear();

    let mut out = commands::stdout();
    if args.json {
        for regret in &found {
            serde_json::to_writer(&mut out, regret).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
    } else {
        print(&setup, &guide, &player, &found, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn print(
    setup: &RolloutSetup,
    guide: &Contestant,
    player: &Contestant,
    found: &[RolloutRegret],
    out: &mut impl Write,
) -> std::io::Result<()> {
    let RolloutSetup { config, positions, rollouts, seed, .. } = setup;
    let player = player.label();
    writeln!(
        out,
        "The chance to win that a choice gives away, by {rollouts} games of {player} after each move"
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
        "\n{:<width$}  {:>8}  {:>16}  {:>16}  {:>16}  {:>16}  {:>16}",
        "bot", "", "mean (95%)", "first third", "second third", "last third", "in a game (95%)"
    )?;
    for RolloutRegret { bot, all, by_phase, moves } in found {
        let rows = [
            ("at least", (|f| f.at_least) as fn(&RolloutFigures) -> _),
            ("at most", |f| f.at_most),
        ];
        for (row, of) in rows {
            let [first, second, last] =
                by_phase.each_ref().map(|phase| shown(of(phase), 100.0, "%"));
            let mean = shown(of(all), 100.0, "%");
            let in_a_game = shown(of(all), 100.0 * moves, "%");
            let bot = if row == "at least" { bot } else { "" };
            writeln!(
                out,
                "{bot:<width$}  {row:>8}  {mean:>16}  {first:>16}  {second:>16}  {last:>16}  {in_a_game:>16}"
            )?;
        }
    }
    Ok(())
}
