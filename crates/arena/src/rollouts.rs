//! What a bot gives away, judged by games that are played to their end.
//!
//! A search that judges another one shares its blind spots. Here each promising move of a position is
//! followed by many games between equals, with the same hidden cards after every move, and their mean result is
//! what the move is worth. That needs no evaluator to be right: luck adjustment only narrows it.
//!
//! With finitely many games the truth lies between two figures. The best move by half of the games, valued
//! by the other half, is worth no more than the best there is, so what is given away against it is too
//! little on average. The highest of several noisy means is too high, so what is given away against that
//! one is too much.

use majesty_bots::{Bot, Budget, STRONGEST, Search, best, solve};
use majesty_rules::{BySeat, Config, Move, Seat, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::{
    Contestant, Estimate,
    estimate::Mean,
    luck::LuckMeter,
    positions::{PHASES, in_parallel, position, spread_ply},
    seeds::{Use, derive},
};

/// Positions with so many moves left are left out: bots that solve them give nothing away.
const SOLVED_PLIES: usize = 5;
/// With so many moves left, a game ends with the exact value instead.
const EXACT_PLIES: usize = 3;
/// How many positions the solver may look at before the game is played on after all.
const EXACT_EFFORT: u64 = 100_000;
/// So many of the most promising moves are followed, and what bots choose.
const CANDIDATES: usize = 4;
/// Games are played in blocks of so many for each move that is still in question; their number is even.
const BLOCK: u32 = 50;
/// After so many blocks, a move that is clearly worse than the leader is no longer followed.
const FIRST_BLOCKS: usize = 4;
/// How much the results after two moves with the same cards differ, as a standard deviation, at most.
const SPREAD: f64 = 0.6;
/// A move is clearly worse from so many standard errors on.
const CLEAR: f64 = 3.0;

/// Which positions to try, and how they are judged.
#[derive(Clone, Copy, Debug)]
pub struct RolloutSetup {
    /// The set-up of the games.
    pub config: Config,
    /// How many positions, spread evenly over the game but for its last moves, each from a deal of its own.
    pub positions: u64,
    /// The seed of the deals and the bots.
    pub seed: u64,
    /// How many simulations the search takes that says which moves are promising.
    pub simulations: u32,
    /// How many games follow a move, at most.
    pub rollouts: u32,
}

/// What a bot gave away.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RolloutRegret {
    /// The bot, with its budget.
    pub bot: String,
    /// The whole game, but for its last moves.
    #[serde(flatten)]
    pub all: RolloutFigures,
    /// The first, the second and the last third of it.
    pub by_phase: [RolloutFigures; PHASES],
    /// How many moves of such positions a player makes in a game.
    pub moves: f64,
}

/// Figures of some positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct RolloutFigures {
    /// How many positions.
    pub positions: u64,
    /// The chance to win that a choice gives away, on average, against the best move by half of the games.
    pub at_least: Option<Estimate>,
    /// The same against the highest mean of all games.
    pub at_most: Option<Estimate>,
}

/// Lets bots choose in positions of games that a guide has played, and a player judge them by playing on.
/// `done` is called after each position. The same seed gives the same result on any number of threads,
/// as long as bots think by simulations.
pub fn rollout_regret(
    setup: &RolloutSetup,
    guide: &Contestant,
    player: &Contestant,
    bots: &[Contestant],
    threads: usize,
    done: impl Fn() + Sync,
) -> Vec<RolloutRegret> {
    let plies = setup.config.plies() - SOLVED_PLIES;
    let found = in_parallel(setup.positions, threads, |number| {
        let ply = spread_ply(setup.seed, number, setup.positions, plies);
        let view = position(setup.config, setup.seed, number, guide, ply);
        let seed = derive(setup.seed, Use::Bot, &[number]);
        let choose = |bot: &Contestant| {
            let m = bot.make(seed).choose(&view);
            view.check(m).is_ok().then_some(m)
        };
        let chosen: Vec<Option<Move>> = bots.iter().map(choose).collect();
        let judged = judge(setup, player, &view, &chosen, number);
        done();
        (ply * PHASES / plies, judged)
    });
    let of = |(place, bot): (usize, &Contestant)| {
        let figures = |phase: Option<usize>| {
            let wanted = found.iter().filter(|(of, _)| phase.is_none_or(|phase| phase == *of));
            figures(wanted.filter_map(|(_, regrets)| regrets[place]))
        };
        RolloutRegret {
            bot: bot.label().to_owned(),
            all: figures(None),
            by_phase: std::array::from_fn(|phase| figures(Some(phase))),
            moves: plies as f64 / setup.config.players.count() as f64,
        }
    };
    bots.iter().enumerate().map(of).collect()
}

fn figures(regrets: impl Iterator<Item = Regret>) -> RolloutFigures {
    let (mut at_least, mut at_most) = (Mean::default(), Mean::default());
    let mut positions = 0;
    for regret in regrets {
        positions += 1;
        for (mean, value) in [(&mut at_least, regret.at_least), (&mut at_most, regret.at_most)] {
            mean.add(value);
            mean.close();
        }
    }
    RolloutFigures { positions, at_least: at_least.estimate(), at_most: at_most.estimate() }
}

/// What a choice gives away.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Regret {
    at_least: f64,
    at_most: f64,
}

/// A move, and the mean results of the blocks of games that followed it: those with even and those with odd
/// numbers apart.
struct Candidate {
    m: Move,
    blocks: Vec<[f64; 2]>,
}

impl Candidate {
    /// The mean of one half of the games.
    fn half(&self, half: usize) -> f64 {
        self.blocks.iter().map(|block| block[half]).sum::<f64>() / self.blocks.len() as f64
    }

    fn mean(&self) -> f64 {
        f64::midpoint(self.half(0), self.half(1))
    }

    /// By how much this one is better in the blocks that both have.
    fn lead_over(&self, other: &Self, half: usize) -> f64 {
        let count = self.blocks.len().min(other.blocks.len());
        let sum: f64 = self.blocks.iter().zip(&other.blocks).map(|(a, b)| a[half] - b[half]).sum();
        sum / count as f64
    }
}

/// What each bot's choice gives away; nothing where its answer was no legal move.
fn judge(
    setup: &RolloutSetup,
    player: &Contestant,
    view: &View,
    chosen: &[Option<Move>],
    number: u64,
) -> Vec<Option<Regret>> {
    let seed = derive(setup.seed, Use::Reference, &[number]);
    let mut search = Search::new(STRONGEST, Budget::Simulations(setup.simulations), 1, seed);
    let promising = search.think(view).into_iter().take(CANDIDATES).map(|stats| stats.m);
    let mut candidates: Vec<Candidate> = Vec::new();
    for m in promising.chain(chosen.iter().copied().flatten()) {
        if candidates.iter().all(|candidate| candidate.m != m) {
            candidates.push(Candidate { m, blocks: Vec::new() });
        }
    }
    let mut rollouts = Rollouts::new(setup.config, player, view, seed);
    let mut open: Vec<usize> = (0..candidates.len()).collect();
    for block in 0..setup.rollouts.div_ceil(BLOCK) {
        for &place in &open {
            let candidate = &mut candidates[place];
            candidate.blocks.push(rollouts.block(candidate.m, block));
        }
        if candidates[open[0]].blocks.len() >= FIRST_BLOCKS {
            drop_worse(&candidates, &mut open);
        }
        if open.len() == 1 {
            break;
        }
    }
    chosen.iter().map(|m| m.map(|m| regret(&candidates, m))).collect()
}

/// Leaves out the moves that are clearly worse than the best one.
fn drop_worse(candidates: &[Candidate], open: &mut Vec<usize>) {
    let leader = highest(open.iter().map(|&place| &candidates[place]), Candidate::mean);
    let games = leader.blocks.len() as f64 * f64::from(BLOCK);
    let clear = CLEAR * SPREAD / games.sqrt();
    open.retain(|&place| leader.mean() - candidates[place].mean() < clear);
}

fn regret(candidates: &[Candidate], m: Move) -> Regret {
    let chosen = candidates.iter().find(|other| other.m == m).expect("choices are candidates");
    let lead = |chooser: usize| {
        let best = highest(candidates.iter(), |candidate| candidate.half(chooser));
        best.lead_over(chosen, 1 - chooser)
    };
    let best = highest(candidates.iter(), Candidate::mean);
    Regret {
        at_least: f64::midpoint(lead(0), lead(1)),
        at_most: f64::midpoint(best.lead_over(chosen, 0), best.lead_over(chosen, 1)).max(0.0),
    }
}

fn highest<'a>(
    candidates: impl Iterator<Item = &'a Candidate>,
    by: impl Fn(&Candidate) -> f64,
) -> &'a Candidate {
    candidates.max_by(|a, b| by(a).total_cmp(&by(b))).expect("there are candidates")
}

/// Games from one position.
struct Rollouts<'a> {
    view: &'a View,
    seed: u64,
    bot: Box<dyn Bot>,
    meter: LuckMeter,
}

impl<'a> Rollouts<'a> {
    fn new(config: Config, player: &Contestant, view: &'a View, seed: u64) -> Self {
        Self { view, seed, bot: player.make(seed), meter: LuckMeter::new(config, 0) }
    }

    /// The mean results of a block of games after a move: of those with even and with odd numbers.
    fn block(&mut self, m: Move, block: u32) -> [f64; 2] {
        let mut sums = [0.0; 2];
        for number in block * BLOCK..(block + 1) * BLOCK {
            sums[number as usize % 2] += self.play(m, number);
        }
        sums.map(|sum| 2.0 * sum / f64::from(BLOCK))
    }

    /// The result of a game after a move, less the luck of its cards. The hidden cards are decided by its
    /// number alone.
    fn play(&mut self, m: Move, number: u32) -> f64 {
        let seat = self.view.turn();
        let deal = derive(self.seed, Use::Deal, &[number.into()]);
        let mut state = self.view.imagine(&mut Xoshiro256PlusPlus::seed_from_u64(deal));
        let (mut before, mut m, mut luck) = (*self.view, m, 0.0);
        loop {
            state.play_listed(m, &mut ());
            let after = state.view();
            luck += self.meter.luck(&before, m, &after)[seat];
            if let Some(result) = result(&after, seat) {
                return result - luck;
            }
            (before, m) = (after, self.bot.choose(&after));
        }
    }
}

/// A player's share of the victory, where it is known: after the game, or shortly before its end.
fn result(view: &View, seat: Seat) -> Option<f64> {
    if let Some(sheet) = view.score_sheet() {
        return Some(sheet.share(seat));
    }
    if view.config().plies() - view.ply() > EXACT_PLIES {
        return None;
    }
    let solved = solve(view, EXACT_EFFORT)?;
    let exact = |win: BySeat<f64>| win[seat];
    best(&solved, view.turn()).map(|(_, outcome)| exact(outcome.win))
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Deal, Players, State};

    use super::*;

    fn contestant(id: &str) -> Contestant {
        Contestant::of_spec(&id.parse().expect("a bot"))
    }

    fn of(players: Players, bots: &[&str], threads: usize) -> Vec<RolloutRegret> {
        let config = Config::new(players);
        let setup = RolloutSetup { config, positions: 9, seed: 1, simulations: 500, rollouts: 200 };
        let bots: Vec<Contestant> = bots.iter().map(|id| contestant(id)).collect();
        let (guide, player) = (contestant("greedy"), contestant("greedy"));
        rollout_regret(&setup, &guide, &player, &bots, threads, || ())
    }

    #[test]
    fn random_moves_give_more_away_than_those_of_a_search() {
        for players in Players::ALL {
            let found = of(players, &["random", "chancellor@1000"], 2);
            let [random, search] = [0, 1].map(|place| found[place].all);
            let mean = |estimate: Option<Estimate>| estimate.expect("there are positions").mean;
            assert!(mean(random.at_least) > mean(search.at_least) + 0.02, "{found:?}");
            for figures in [random, search] {
                assert_eq!(figures.positions, 9);
                assert!(mean(figures.at_most) >= 0.0 && mean(figures.at_most) < 0.8, "{found:?}");
            }
            let phases = found[0].by_phase.map(|phase| phase.positions);
            assert!(
                phases.iter().sum::<u64>() == 9 && phases.iter().all(|&n| n >= 2),
                "{phases:?}"
            );
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_regret_on_any_number_of_threads() {
        let bots = ["random", "chancellor@20"];
        assert_eq!(of(Players::Two, &bots, 1), of(Players::Two, &bots, 3));
    }

    #[test]
    fn one_half_of_the_games_chooses_and_the_other_one_judges() {
        let moves = State::start(&Deal::new(Config::new(Players::Two), 1)).legal_moves();
        let candidate = |m, halves: [f64; 2]| Candidate { m, blocks: vec![halves; 4] };
        // The first half prefers the second move, the other half doesn't.
        let candidates = [candidate(moves[0], [0.5, 0.5]), candidate(moves[1], [0.7, 0.4])];
        let found = |m| {
            let Regret { at_least, at_most } = regret(&candidates, m);
            [at_least, at_most].map(|value| (value * 1e3).round() as i32)
        };
        assert_eq!(found(moves[0]), [-50, 50]);
        assert_eq!(found(moves[1]), [-100, 0]);
    }

    #[test]
    fn the_exact_value_ends_a_game_early() {
        let config = Config::new(Players::Two);
        let mut state = State::start(&Deal::new(config, 1));
        let mut guide = contestant("castellan").make(1);
        while state.ply() + EXACT_PLIES < config.plies() {
            assert_eq!(result(&state.view(), Seat::First), None);
            let m = guide.choose(&state.view());
            state.play_listed(m, &mut ());
        }
        let sum: f64 =
            config.players.seats().map(|seat| result(&state.view(), seat).unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    }
}
