//! What a bot gives away anywhere in the game, judged by a search that is much longer than its own.
//!
//! The reference is computed once for a position and judges every bot, so budgets are compared on
//! the same positions. Moves that the reference hardly looked at have unreliable values; where a bot
//! chooses one, the positions after it are searched, too.

use majesty_bots::{Budget, STRONGEST, Search, solve};
use majesty_rules::{Config, Move, View};
use serde::Serialize;

use crate::{
    Contestant, Estimate,
    estimate::Mean,
    positions::{PHASES, in_parallel, position, spread_ply},
    seeds::{Use, derive},
};

/// With so many moves left at most, positions are solved exactly if the effort allows it.
const SOLVED_PLIES: usize = 4;

/// A move with a smaller share of the visits has an unreliable value.
const RELIABLE: f64 = 0.02;

/// Which positions to try, and how they are judged.
#[derive(Clone, Copy, Debug)]
pub struct ReferenceSetup {
    /// The set-up of the games.
    pub config: Config,
    /// How many positions, spread evenly over the game, each from a deal of its own.
    pub positions: u64,
    /// The seed of the deals, the bots and the reference.
    pub seed: u64,
    /// How many simulations the reference takes for a position.
    pub simulations: u32,
    /// How many positions the solver may look at before it gives up on one.
    pub effort: u64,
}

/// What a bot gave away.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReferenceRegret {
    /// The bot, with its budget.
    pub bot: String,
    /// The whole game.
    #[serde(flatten)]
    pub all: RegretFigures,
    /// The first, the second and the last third of it.
    pub by_phase: [RegretFigures; PHASES],
}

/// Figures of some positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct RegretFigures {
    /// How many positions.
    pub positions: u64,
    /// How many of them were solved exactly.
    pub solved: u64,
    /// The share of choices that the reference values as high as its best.
    pub best_choices: f64,
    /// The chance to win that a choice gives away, on average; nothing where there was no position.
    pub regret: Option<Estimate>,
}

/// Lets bots choose in positions of games that a guide has played, and compares with the reference.
/// `done` is called after each position. The same seed gives the same result on any number of
/// threads, as long as bots think by simulations.
pub fn reference_regret(
    setup: &ReferenceSetup,
    guide: &Contestant,
    bots: &[Contestant],
    threads: usize,
    done: impl Fn() + Sync,
) -> Vec<ReferenceRegret> {
    let found = in_parallel(setup.positions, threads, |number| {
        let judged = judge(setup, guide, bots, number);
        done();
        judged
    });
    let of = |(place, bot): (usize, &Contestant)| {
        let choices = |phase: Option<usize>| {
            let wanted = move |judged: &&Judged| phase.is_none_or(|phase| judged.phase == phase);
            let chosen = found.iter().filter(wanted);
            figures(chosen.filter_map(|judged| Some((judged.solved, judged.regrets[place]?))))
        };
        ReferenceRegret {
            bot: bot.label().to_owned(),
            all: choices(None),
            by_phase: std::array::from_fn(|phase| choices(Some(phase))),
        }
    };
    bots.iter().enumerate().map(of).collect()
}

/// What was found in a position.
struct Judged {
    phase: usize,
    solved: bool,
    /// What each bot gave away; nothing where its answer was no legal move.
    regrets: Vec<Option<f64>>,
}

fn judge(setup: &ReferenceSetup, guide: &Contestant, bots: &[Contestant], number: u64) -> Judged {
    let plies = setup.config.plies();
    let ply = spread_ply(setup.seed, number, setup.positions, plies);
    let view = position(setup.config, setup.seed, number, guide, ply);
    let mut reference = Reference::new(setup, &view, number);
    let regrets = bots
        .iter()
        .map(|bot| {
            let m = bot.make(derive(setup.seed, Use::Bot, &[number])).choose(&view);
            view.check(m).is_ok().then(|| reference.regret(m))
        })
        .collect();
    Judged { phase: ply * PHASES / plies, solved: reference.solved, regrets }
}

fn figures(choices: impl Iterator<Item = (bool, f64)>) -> RegretFigures {
    let mut figures = RegretFigures::default();
    let mut mean = Mean::default();
    let mut best = 0;
    for (solved, regret) in choices {
        figures.positions += 1;
        figures.solved += u64::from(solved);
        best += u64::from(regret < 1e-9);
        mean.add(regret);
        mean.close();
    }
    figures.best_choices = best as f64 / figures.positions.max(1) as f64;
    figures.regret = mean.estimate();
    figures
}

/// What the reference thinks of a position.
struct Reference<'a> {
    view: &'a View,
    simulations: u32,
    seed: u64,
    solved: bool,
    /// What moves are worth to the player whose turn it is: those with reliable values, and those
    /// that were looked at again.
    values: Vec<(Move, f64)>,
    best: f64,
}

impl<'a> Reference<'a> {
    fn new(setup: &ReferenceSetup, view: &'a View, number: u64) -> Self {
        let seed = derive(setup.seed, Use::Reference, &[number]);
        let simulations = setup.simulations;
        let of = |solved: bool, values: Vec<(Move, f64)>| {
            let best = values.iter().map(|(_, value)| *value).fold(0.0, f64::max);
            Self { view, simulations, seed, solved, values, best }
        };
        let seat = view.turn();
        if view.config().plies() - view.ply() <= SOLVED_PLIES
            && let Some(solved) = solve(view, setup.effort)
        {
            return of(true, solved.iter().map(|(m, outcome)| (*m, outcome.win[seat])).collect());
        }
        let mut search = Search::new(STRONGEST, Budget::Simulations(simulations), 1, seed);
        let moves = search.think(view);
        let visits: u32 = moves.iter().map(|stats| stats.visits).sum();
        let reliable = RELIABLE * f64::from(visits);
        let values = moves
            .iter()
            .filter(|stats| f64::from(stats.visits) >= reliable)
            .map(|stats| (stats.m, f64::from(stats.wins[seat])));
        of(false, values.collect())
    }

    /// How much less a legal move is worth than the best one of those with reliable values. One that
    /// turns out to be better still is as good as the best.
    fn regret(&mut self, m: Move) -> f64 {
        (self.best - self.value(m)).max(0.0)
    }

    fn value(&mut self, m: Move) -> f64 {
        if let Some((_, value)) = self.values.iter().find(|(other, _)| *other == m) {
            return *value;
        }
        let value = self.value_after(m);
        self.values.push((m, value));
        value
    }

    /// The value of a move by searches of the positions after it: one for each card that may come,
    /// with its share of the simulations, or a single one where none can.
    fn value_after(&self, m: Move) -> f64 {
        let copies: usize = self.view.next_cards().map(|(_, copies)| copies).sum();
        if copies == 0 {
            return self.searched(&self.view.after(m, None), self.simulations);
        }
        let value = |(card, count): (_, usize)| {
            let share = (u64::from(self.simulations) * count as u64).div_ceil(copies as u64);
            let value = self.searched(&self.view.after(m, Some(card)), share as u32);
            value * count as f64 / copies as f64
        };
        self.view.next_cards().map(value).sum()
    }

    /// What the player whose turn it was may expect after a move, by so many simulations.
    fn searched(&self, after: &View, simulations: u32) -> f64 {
        let seat = self.view.turn();
        if let Some(sheet) = after.score_sheet() {
            return sheet.share(seat);
        }
        let mut search = Search::new(STRONGEST, Budget::Simulations(simulations), 1, self.seed);
        search.think(after);
        search.expected_win()[seat].into()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use majesty_rules::Players;

    use super::*;

    fn contestant(id: &str) -> Contestant {
        Contestant::of_spec(&id.parse().expect("a bot"))
    }

    fn of(players: Players, bots: &[&str], threads: usize) -> Vec<ReferenceRegret> {
        let setup = ReferenceSetup {
            config: Config::new(players),
            positions: 24,
            seed: 1,
            simulations: 3_000,
            effort: 100_000,
        };
        let bots: Vec<Contestant> = bots.iter().map(|id| contestant(id)).collect();
        let done = AtomicU64::new(0);
        let tell = || {
            done.fetch_add(1, Ordering::Relaxed);
        };
        let found = reference_regret(&setup, &contestant("greedy"), &bots, threads, tell);
        assert_eq!(done.into_inner(), 24);
        found
    }

    #[test]
    fn more_simulations_give_less_away_and_random_moves_the_most() {
        for players in Players::ALL {
            let found = of(players, &["random", "chancellor@20", "chancellor@2000"], 2);
            let mean = |place: usize| found[place].all.regret.expect("there are positions").mean;
            assert!(mean(0) > mean(1) && mean(1) >= mean(2) && mean(2) >= 0.0, "{found:?}");
            assert!(mean(2) < 0.02, "{found:?}");
            for regret in &found {
                assert_eq!(regret.all.positions, 24);
                assert_eq!(regret.by_phase.map(|phase| phase.positions), [8, 8, 8]);
                assert!(regret.by_phase[2].solved > 0 && regret.by_phase[0].solved == 0);
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_regret_on_any_number_of_threads() {
        let bots = ["random", "chancellor@20"];
        assert_eq!(of(Players::Two, &bots, 1), of(Players::Two, &bots, 3));
    }
}
