//! Monte Carlo tree search made for this game.
//!
//! Every simulation goes down the tree by what was found so far, to a position that is new. The
//! network evaluates that one, or the game is played to its end; cards are drawn on the way from
//! those that nobody has seen. Each player maximises their own value (max^n), so the same code serves
//! two to four.

mod tree;

use std::{thread, time::Instant};

use majesty_rules::{BySeat, Config, Move, MoveList, Table, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Bot, Budget,
    endgame::{best, solve},
    evaluator::{Evaluation, Evaluator, PolicyLogits},
    opponents::Opponents,
    policy::{Opinion, WEIGHTS, Weights},
    random,
};
pub(crate) use tree::further;
use tree::{Found, Tree};

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// What evaluates a position that is new, and gives the priors of its moves.
    pub advice: Advice,
    /// How moves are chosen in the tree.
    pub selection: Selection,
    /// How the values of a move add up.
    pub averaging: Averaging,
    /// After so many visits of a move, each card that may be revealed leads to a node of its own. Until
    /// then all of them share one: few simulations would tell little about each.
    pub split_visits: u32,
    /// How much of a value is the share of the victory; the rest is [`lead_value`].
    pub win: f32,
    /// Whether endgames are solved exactly where that takes no longer than the search.
    pub solves: bool,
    /// Whether it learns from the others' moves who of them is greedy, and plays for it.
    pub adapts: bool,
}

/// What a search is guided by.
#[derive(Clone, Copy, Debug)]
pub enum Advice {
    /// Nothing: the game is played to its end at random.
    None,
    /// A quick opinion: the game is played to its end by it, and it gives the priors.
    Opinion(Weights),
    /// A trained network.
    Network,
}

/// The same, made ready for one set-up.
enum Guide {
    None,
    Opinion(Opinion),
    Network(Box<Evaluator>),
}

impl Guide {
    fn new(advice: Advice, config: Config) -> Self {
        match advice {
            Advice::None => Self::None,
            Advice::Opinion(weights) => Self::Opinion(Opinion::new(config, weights)),
            Advice::Network => Self::Network(Box::new(Evaluator::new(config))),
        }
    }

    /// What a position is worth to each player, and the priors of its moves.
    #[inline]
    fn evaluate(
        &self,
        view: &View,
        settings: &Settings,
        rng: &mut Xoshiro256PlusPlus,
    ) -> (Found, PolicyLogits) {
        let mut state;
        let end: &Table = match self {
            _ if view.is_over() => view,
            Self::Network(evaluator) => {
                return Found::of(&evaluator.evaluate(view), settings);
            }
            Self::Opinion(opinion) => {
                state = view.imagine(rng);
                opinion.play_out(&mut state, rng);
                &state
            }
            Self::None => {
                state = view.imagine(rng);
                random::play_out(&mut state, rng);
                &state
            }
        };
        (final_values(end, settings.win), PolicyLogits::default())
    }
}

/// How moves are chosen in the tree.
#[derive(Clone, Copy, Debug)]
pub enum Selection {
    /// UCB1: every move is tried, and then the promising ones, and those seldom tried.
    Ucb {
        /// How much moves that were seldom tried are favoured.
        exploration: f32,
    },
    /// PUCT: the same, but moves with a larger prior are tried more.
    Puct {
        /// How much moves that were seldom tried are favoured.
        exploration: Exploration,
        /// So many points of an opinion, or so much of a network's logits, make a prior about three
        /// times as large.
        temperature: f32,
    },
}

/// How much PUCT favours moves that were seldom tried.
#[derive(Clone, Copy, Debug)]
pub struct Exploration {
    /// The constant of the formula.
    pub constant: f32,
    /// It is so many times as large at the root, where a move that is given up too early costs most.
    pub at_root: f32,
    /// It grows with a node's visits: by so much each time as they become e times as many.
    pub growth: f32,
    /// Whether it is in proportion to the spread of a node's values.
    pub by_spread: bool,
}

impl Exploration {
    /// The same everywhere.
    pub const fn constant(constant: f32) -> Self {
        Self { constant, at_root: 1.0, growth: 0.0, by_spread: false }
    }
}

/// How a move's values add up to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Averaging {
    /// All simulations count the same.
    Uniform,
    /// The later a simulation, the more it counts: the first ones knew little of what follows.
    Linear,
}

impl Averaging {
    /// How much of the way from the mean of all earlier values to the next one the mean moves.
    #[inline]
    fn step(self, visits: u32) -> f32 {
        // Smaller steps are lost in rounding.
        const SMALLEST: f32 = 1e-6;
        let n = visits as f32;
        match self {
            Self::Uniform => (1.0 / n).max(SMALLEST),
            // The weights are 2, 3, 4 and so on.
            Self::Linear => (2.0 * (n + 1.0) / (n * (n + 3.0))).max(SMALLEST),
        }
    }
}

/// The settings of the strongest bot.
pub const STRONGEST: Settings = Settings {
    advice: Advice::Network,
    selection: Selection::Puct {
        exploration: Exploration { constant: 0.5, at_root: 4.0, growth: 0.3, by_spread: true },
        temperature: 2.0,
    },
    averaging: Averaging::Linear,
    split_visits: 1_500,
    win: 0.95,
    solves: true,
    adapts: true,
};

/// The strongest with nearly flat priors: the network values positions, but hardly says which moves
/// to look at first, so a few simulations are spread over many of them.
pub const UNGUIDED: Settings = Settings {
    selection: Selection::Puct { exploration: Exploration::constant(0.5), temperature: 8.0 },
    averaging: Averaging::Uniform,
    split_visits: u32::MAX,
    adapts: false,
    ..STRONGEST
};

/// A searcher that plays to the end by opinion: what a network has to beat.
pub const BY_OPINION: Settings = Settings {
    advice: Advice::Opinion(WEIGHTS),
    selection: Selection::Puct { exploration: Exploration::constant(2.4), temperature: 6.0 },
    averaging: Averaging::Uniform,
    split_visits: u32::MAX,
    win: 0.1,
    adapts: false,
    ..STRONGEST
};

/// Plain UCT with the textbook's constant, the yardstick for everything else: uniform playouts, no
/// priors, a logistic of the lead.
pub const PLAIN_UCT: Settings = Settings {
    advice: Advice::None,
    selection: Selection::Ucb { exploration: std::f32::consts::FRAC_1_SQRT_2 },
    averaging: Averaging::Uniform,
    split_visits: u32::MAX,
    win: 0.0,
    solves: false,
    adapts: false,
};

/// With more moves left than this, trying to solve a position is a waste of time.
const SOLVED_PLIES: usize = 5;
/// How many positions the solver looks at in the time of half a simulation.
const LOOKS_PER_SIMULATION: u64 = 10;
/// How many positions the solver looks at in half a millisecond, at least.
const LOOKS_PER_MILLISECOND: u64 = 3_000;

/// A searcher.
pub struct Search {
    settings: Settings,
    budget: Budget,
    /// What guides it, made ready for the set-up of the last game.
    guide: Option<(Config, Guide)>,
    /// What it learned about the other players of this game.
    opponents: Opponents,
    /// One for each thread: their trees grow apart, and what they found is put together.
    workers: Vec<Worker>,
}

/// What one thread of a search has.
struct Worker {
    rng: Xoshiro256PlusPlus,
    tree: Tree,
    moves: MoveList,
    /// What the simulations of the last search found, on average.
    mean: Found,
}

/// What a search found about a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveStats {
    /// The move.
    pub m: Move,
    /// How often it was tried.
    pub visits: u32,
    /// What it promises, from 0 (lost) to 1 (won): what the search maximises.
    pub value: f32,
    /// The share of the victory that each player may expect after it.
    pub wins: BySeat<f32>,
}

impl Search {
    /// A searcher with a generator of its own. With one thread and a budget of simulations, the same
    /// seed always thinks the same; with more, too, but for budgets of time.
    pub fn new(settings: Settings, budget: Budget, threads: usize, seed: u64) -> Self {
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
        let worker = |_| Worker {
            rng: Xoshiro256PlusPlus::seed_from_u64(seeds.next_u64()),
            tree: Tree::default(),
            moves: MoveList::new(),
            mean: Found::default(),
        };
        let workers = (0..threads.max(1)).map(worker).collect();
        Self {
            settings,
            budget: budget.shared_by(threads),
            guide: None,
            opponents: Opponents::default(),
            workers,
        }
    }

    /// Uses an evaluator of the caller's for games with its set-up: for training.
    #[must_use]
    pub fn with_evaluator(mut self, config: Config, evaluator: Evaluator) -> Self {
        self.guide = Some((config, Guide::Network(Box::new(evaluator))));
        self
    }

    /// Thinks about a game that is not over: the moves that were tried, the best first.
    pub fn think(&mut self, view: &View) -> Vec<MoveStats> {
        self.think_since(Instant::now(), view)
    }

    /// The same, where the time for it began to run at a certain moment.
    fn think_since(&mut self, start: Instant, view: &View) -> Vec<MoveStats> {
        self.prepare(*view.config());
        let Self { settings, budget, guide: Some((_, guide)), opponents, workers } = self else {
            unreachable!("the guide was prepared");
        };
        let (settings, budget, guide, opponents) = (&*settings, *budget, &*guide, &*opponents);
        let found: Vec<Vec<MoveStats>> = match &mut workers[..] {
            [worker] => vec![worker.think(view, settings, guide, opponents, budget, start)],
            workers => thread::scope(|scope| {
                let think = |worker: &'_ mut Worker| {
                    worker.think(view, settings, guide, opponents, budget, start)
                };
                let threads: Vec<_> =
                    workers.iter_mut().map(|worker| scope.spawn(move || think(worker))).collect();
                let join = |thread: thread::ScopedJoinHandle<'_, Vec<MoveStats>>| thread.join();
                threads.into_iter().filter_map(|thread| join(thread).ok()).collect()
            }),
        };
        let mut all: Vec<MoveStats> = Vec::new();
        for stats in found.into_iter().flatten() {
            match all.iter_mut().find(|other| other.m == stats.m) {
                Some(other) => *other = other.and(stats),
                None => all.push(stats),
            }
        }
        all.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        all
    }

    /// Makes the guide ready for games with a set-up.
    fn prepare(&mut self, config: Config) {
        if self.guide.as_ref().is_none_or(|(ready, _)| *ready != config) {
            self.guide = Some((config, Guide::new(self.settings.advice, config)));
        }
    }

    /// The share of the victory that the last search expects for each player.
    pub fn expected_win(&self) -> BySeat<f32> {
        BySeat::from_fn(|seat| {
            let sum: f32 = self.workers.iter().map(|worker| worker.mean.win[seat]).sum();
            sum / self.workers.len() as f32
        })
    }

    /// How many positions the solver may look at, so that it takes half as long as a search at most.
    fn effort(&self) -> u64 {
        match self.budget {
            Budget::Simulations(count) => u64::from(count) * LOOKS_PER_SIMULATION,
            Budget::Time(time) => time.as_millis() as u64 * LOOKS_PER_MILLISECOND,
        }
    }
}

impl MoveStats {
    /// What two threads found about the same move.
    fn and(self, other: Self) -> Self {
        let visits = self.visits + other.visits;
        let mean = |(a, b): (f32, f32)| {
            (a * self.visits as f32 + b * other.visits as f32) / visits.max(1) as f32
        };
        let value = mean((self.value, other.value));
        Self { visits, value, wins: self.wins.zip(other.wins).map(mean), ..self }
    }
}

impl Worker {
    fn think(
        &mut self,
        view: &View,
        settings: &Settings,
        guide: &Guide,
        opponents: &Opponents,
        budget: Budget,
        start: Instant,
    ) -> Vec<MoveStats> {
        let Self { rng, tree, moves, mean } = self;
        tree.reset(match guide {
            Guide::Network(evaluator) => evaluator.evaluate(view).logits,
            _ => PolicyLogits::default(),
        });
        let mut done = 0;
        let mut found_on_average = Found::default();
        while goes_on(budget, done, start) {
            let mut leaf = *view;
            let mut greedy = opponents.sample(rng);
            // Whatever it has played so far, from here on it looks for the best.
            greedy[view.turn()] = false;
            tree.descend(&mut leaf, settings, guide, greedy, moves, rng);
            let (found, logits) = guide.evaluate(&leaf, settings, rng);
            tree.backpropagate(&found, logits, settings.averaging);
            done += 1;
            found_on_average.add(&found, settings.averaging.step(done));
        }
        *mean = found_on_average;
        tree.root_stats()
    }
}

impl Found {
    /// What the network found, and its priors.
    #[inline]
    fn of(evaluation: &Evaluation, settings: &Settings) -> (Self, PolicyLogits) {
        let Evaluation { win, lead, logits } = *evaluation;
        let mix = |(win, lead)| settings.win * win + (1.0 - settings.win) * lead;
        (Self { values: win.zip(lead).map(mix), win }, logits)
    }

    /// Moves a mean a part of the way to another value.
    fn add(&mut self, other: &Self, step: f32) {
        let towards = |(mean, value): (f32, f32)| mean + (value - mean) * step;
        self.values = self.values.zip(other.values).map(towards);
        self.win = self.win.zip(other.win).map(towards);
    }
}

fn goes_on(budget: Budget, done: u32, start: Instant) -> bool {
    match budget {
        Budget::Simulations(count) => done < count,
        // Asking for the time costs as much as a short game.
        Budget::Time(time) => !done.is_multiple_of(32) || start.elapsed() < time,
    }
}

/// A lead of so many points is won with odds of e to one, as far as [`lead_value`] goes.
const LEAD_SCALE: f32 = 12.0;

/// A lead on a logistic scale, from 0 to 1.
#[inline]
pub fn lead_value(lead: i32) -> f32 {
    1.0 / (1.0 + (-lead as f32 / LEAD_SCALE).exp())
}

/// The inverse of [`lead_value`]: the lead that a value stands for, up to some 80 points.
pub(crate) fn lead_of(value: f32) -> f32 {
    let value = value.clamp(0.001, 0.999);
    LEAD_SCALE * (value / (1.0 - value)).ln()
}

/// What the end is worth to each player.
#[inline]
fn final_values(table: &Table, win_weight: f32) -> Found {
    let sheet = table.score_if_over_now();
    let win = BySeat::from_players(sheet.players, |seat| sheet.share(seat) as f32);
    let values = BySeat::from_players(sheet.players, |seat| {
        win_weight * win[seat] + (1.0 - win_weight) * lead_value(sheet.lead(seat))
    });
    Found { values, win }
}

impl Bot for Search {
    fn allow(&mut self, budget: Budget) {
        self.budget = budget.shared_by(self.workers.len());
    }

    fn observe(&mut self, view: &View, m: Move) {
        if !self.settings.adapts {
            return;
        }
        if view.ply() == 0 {
            self.opponents = Opponents::default();
        }
        self.prepare(*view.config());
        if let Some((_, Guide::Network(evaluator))) = &self.guide {
            self.opponents.observe(view, m, &evaluator.evaluate(view).logits);
        }
    }

    fn choose(&mut self, view: &View) -> Move {
        let moves = view.legal_moves();
        if let [only] = moves[..] {
            return only;
        }
        let start = Instant::now();
        if self.settings.solves
            && view.config().plies() - view.ply() <= SOLVED_PLIES
            && let Some(solved) = solve(view, self.effort())
            && let Some((m, _)) = best(&solved, view.turn())
        {
            return *m;
        }
        self.think_since(start, view).first().map_or(moves[0], |stats| stats.m)
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Deal, Players, Seat, Sides, State};

    use super::*;
    use crate::Greedy;

    fn start(seed: u64) -> State {
        State::start(&Deal::new(Config::new(Players::Two), seed))
    }

    #[test]
    fn the_same_seed_thinks_the_same() {
        let view = start(1).view();
        let think = |seed| Search::new(STRONGEST, Budget::Simulations(500), 1, seed).think(&view);
        assert_eq!(think(1), think(1));
        assert_ne!(think(1), think(2));
        let visits: u32 = think(1).iter().map(|stats| stats.visits).sum();
        assert_eq!(visits, 500);
    }

    #[test]
    fn later_values_count_more_in_a_linear_average() {
        let values = [0.2_f32, 0.9, 0.4, 0.7, 0.1];
        let mean = |averaging: Averaging| {
            (1..)
                .zip(values)
                .fold(0.0, |mean, (n, value)| mean + (value - mean) * averaging.step(n))
        };
        let uniform: f32 = values.iter().sum::<f32>() / 5.0;
        assert!((mean(Averaging::Uniform) - uniform).abs() < 1e-6);
        let weighted: f32 =
            (2_u8..).zip(values).map(|(weight, value)| f32::from(weight) * value).sum();
        assert!((mean(Averaging::Linear) - weighted / 20.0).abs() < 1e-6);
    }

    #[test]
    fn a_long_search_tells_revealed_cards_apart() {
        let view = start(1).view();
        for (settings, simulations, splits) in
            [(STRONGEST, 1_000, false), (STRONGEST, 8_000, true), (UNGUIDED, 8_000, false)]
        {
            let mut search = Search::new(settings, Budget::Simulations(simulations), 1, 1);
            search.think(&view);
            assert_eq!(search.workers[0].tree.splits() > 0, splits, "{simulations}");
        }
    }

    #[test]
    fn threads_think_together_and_repeatably() {
        let view = start(1).view();
        let think = || Search::new(STRONGEST, Budget::Simulations(500), 2, 1).think(&view);
        assert_eq!(think(), think());
        let visits: u32 = think().iter().map(|stats| stats.visits).sum();
        assert_eq!(visits, 500);
    }

    #[test]
    fn through_whole_games_only_legal_moves_are_found_and_each_once() {
        for (seed, players) in (0..).zip(Players::ALL) {
            let config = Config { announce: true, ..Config::new(players) };
            let config = Config { sides: Sides::from_bits(0b1110_1010), ..config };
            for settings in [STRONGEST, BY_OPINION, PLAIN_UCT] {
                let mut state = State::start(&Deal::new(config, seed));
                let mut search = Search::new(settings, Budget::Simulations(200), 1, seed);
                while !state.is_over() {
                    let view = state.view();
                    let found = search.think(&view);
                    for (place, stats) in found.iter().enumerate() {
                        assert_eq!(view.check(stats.m), Ok(()), "{view}");
                        assert!(found[..place].iter().all(|other| other.m != stats.m));
                        assert!((0.0..=1.0).contains(&stats.value), "{}", stats.value);
                    }
                    let visits: u32 = found.iter().map(|stats| stats.visits).sum();
                    assert_eq!(visits, 200, "{view}");
                    let expected: f32 = search.expected_win().0.into_iter().sum();
                    assert!((expected - 1.0).abs() < 1e-3, "{expected}");
                    state.play(found[0].m, &mut ()).expect("it is legal");
                }
            }
        }
    }

    #[test]
    fn thinking_ahead_beats_looking_one_move_ahead() {
        let mut wins = 0;
        for seed in 0..40 {
            let mut state = start(seed / 2);
            let seat = Seat::ALL[(seed % 2) as usize];
            let mut search = Search::new(STRONGEST, Budget::Simulations(200), 1, seed);
            while !state.is_over() {
                let view = state.view();
                let m =
                    if view.turn() == seat { search.choose(&view) } else { Greedy.choose(&view) };
                state.play(m, &mut ()).expect("bots play legal moves");
            }
            wins += usize::from(state.score_sheet().expect("the game is over").winners[seat]);
        }
        assert!(wins >= 28, "{wins} of 40");
    }
}
