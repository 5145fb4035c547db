//! Monte Carlo tree search made for this game.
//!
//! Every simulation imagines the unseen cards anew and plays one game: down the tree by what was
//! found so far, then to the end by a playout. The tree is shared by all imagined decks: an edge is
//! a move together with the card it takes, and only the edges that the present deck allows compete.
//! Each player chooses what is best for that player, so the same code serves two to four.

mod tree;

use std::{thread, time::Instant};

use majesty_rules::{BySeat, Move, MoveList, Table, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Bot, Budget,
    endgame::{best, solve},
    policy::{Opinion, WEIGHTS, Weights},
    random,
};
use tree::Tree;

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The opinion that playouts and first impressions follow; without one, playouts are uniform.
    pub weights: Option<Weights>,
    /// How moves are chosen in the tree.
    pub selection: Selection,
    /// The number of points that doubt about a lead spans: a lead of some times that is a win.
    pub scale: f32,
    /// How much of the reward is winning itself; the rest is the lead.
    pub win: f32,
    /// Whether endgames are solved exactly where that takes no longer than the search.
    pub solves: bool,
    /// Whether what was found about the moves that were then played is kept for the next turn.
    pub keeps_tree: bool,
}

/// How moves are chosen in the tree.
#[derive(Clone, Copy, Debug)]
pub enum Selection {
    /// UCB1: every move is tried, and then the promising ones, and those seldom tried.
    Ucb {
        /// How much moves that were seldom tried are favoured.
        exploration: f32,
    },
    /// The same, but moves that make a better first impression are tried more (PUCT).
    Impressed {
        /// How much moves that were seldom tried are favoured.
        exploration: f32,
        /// So many points make one move's first impression about three times as strong.
        temperature: f32,
    },
}

/// The settings of the strongest bot.
pub const STRONGEST: Settings = Settings {
    weights: Some(WEIGHTS),
    selection: Selection::Impressed { exploration: 2.4, temperature: 6.0 },
    scale: 12.0,
    win: 0.1,
    solves: true,
    keeps_tree: true,
};

/// Plain UCT with the textbook's constant, the yardstick for everything else: uniform playouts, no
/// first impressions, a logistic of the lead.
pub const PLAIN_UCT: Settings = Settings {
    weights: None,
    selection: Selection::Ucb { exploration: std::f32::consts::FRAC_1_SQRT_2 },
    scale: 12.0,
    win: 0.0,
    solves: false,
    keeps_tree: false,
};

/// How many positions the solver looks at in the time of a simulation.
const LOOKS_PER_SIMULATION: u64 = 10;
/// How many positions the solver looks at in a thousandth of a second, at least.
const LOOKS_PER_MILLISECOND: u64 = 2_000;

/// A searcher.
pub struct Search {
    settings: Settings,
    budget: Budget,
    /// One for each thread: their trees grow apart, and what they found is put together.
    workers: Vec<Worker>,
}

/// What one thread of a search has.
struct Worker {
    rng: Xoshiro256PlusPlus,
    tree: Tree,
    moves: MoveList,
    /// The number of moves made at the root of the tree, where it can be kept.
    root: Option<usize>,
}

/// What a search thinks of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// The move.
    pub m: Move,
    /// How often it was tried.
    pub visits: u32,
    /// What it promises, from 0 (lost) to 1 (won).
    pub promise: f32,
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
            root: None,
        };
        let workers = (0..threads.max(1)).map(worker).collect();
        Self { settings, budget: budget.shared_by(threads), workers }
    }

    /// Thinks about a game that is not over: the moves that were tried, the best first.
    pub fn think(&mut self, view: &View) -> Vec<Thought> {
        let Self { settings, budget, workers } = self;
        let start = Instant::now();
        let found: Vec<Vec<Thought>> = match &mut workers[..] {
            [worker] => vec![worker.think(view, settings, *budget, start)],
            workers => thread::scope(|scope| {
                let think = |worker: &'_ mut Worker| worker.think(view, settings, *budget, start);
                let threads: Vec<_> =
                    workers.iter_mut().map(|worker| scope.spawn(move || think(worker))).collect();
                let join = |thread: thread::ScopedJoinHandle<'_, Vec<Thought>>| thread.join();
                threads.into_iter().filter_map(|thread| join(thread).ok()).collect()
            }),
        };
        let mut thoughts: Vec<Thought> = Vec::new();
        for thought in found.into_iter().flatten() {
            match thoughts.iter_mut().find(|other| other.m == thought.m) {
                Some(other) => *other = other.and(thought),
                None => thoughts.push(thought),
            }
        }
        thoughts.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.promise.total_cmp(&a.promise)));
        thoughts
    }

    /// How many positions the solver may look at, so that it takes no longer than a search.
    fn effort(&self) -> u64 {
        match self.budget {
            Budget::Simulations(count) => u64::from(count) * LOOKS_PER_SIMULATION,
            Budget::Time(time) => time.as_millis() as u64 * LOOKS_PER_MILLISECOND,
        }
    }
}

impl Thought {
    /// What two threads think of the same move.
    fn and(self, other: Self) -> Self {
        let visits = self.visits + other.visits;
        let sum = self.promise * self.visits as f32 + other.promise * other.visits as f32;
        Self { visits, promise: sum / visits.max(1) as f32, ..self }
    }
}

impl Worker {
    fn think(
        &mut self,
        view: &View,
        settings: &Settings,
        budget: Budget,
        start: Instant,
    ) -> Vec<Thought> {
        let opinion = settings.weights.map(|weights| Opinion::new(*view.config(), weights));
        if self.root != Some(view.ply()) {
            self.tree.clear();
            self.root = settings.keeps_tree.then(|| view.ply());
        }
        let mut done = 0;
        while goes_on(budget, done, start) {
            let mut state = view.imagine(&mut self.rng);
            self.tree.descend(&mut state, settings.selection, opinion.as_ref(), &mut self.moves);
            match &opinion {
                Some(opinion) => opinion.play_out(&mut state, &mut self.rng),
                None => random::play_out(&mut state, &mut self.moves, &mut self.rng),
            }
            self.tree.learn(&rewards(&state, settings));
            done += 1;
        }
        self.tree.thoughts(view)
    }
}

fn goes_on(budget: Budget, done: u32, start: Instant) -> bool {
    match budget {
        Budget::Simulations(count) => done < count,
        // Asking for the time costs as much as a short game.
        Budget::Time(time) => !done.is_multiple_of(32) || start.elapsed() < time,
    }
}

/// What the end is worth to each player, from 0 to 1.
fn rewards(table: &Table, settings: &Settings) -> BySeat<f32> {
    let sheet = table.score_if_over_now();
    let mut rewards = BySeat::default();
    let share = 1.0 / sheet.winning_seats().count() as f32;
    for (seat, _) in table.realms() {
        let others = table.config().players.round_from(seat).skip(1);
        let rival = others.map(|other| sheet.scores[other].total()).max().unwrap_or(0);
        let lead = (sheet.scores[seat].total() - rival) as f32;
        let lead = 1.0 / (1.0 + (-lead / settings.scale).exp());
        let won = if sheet.winners[seat] { share } else { 0.0 };
        rewards[seat] = settings.win * won + (1.0 - settings.win) * lead;
    }
    rewards
}

impl Bot for Search {
    fn choose(&mut self, view: &View) -> Move {
        let moves = view.legal_moves();
        if let [only] = moves[..] {
            return only;
        }
        if self.settings.solves
            && let Some(solved) = solve(view, self.effort())
            && let Some((m, _)) = best(&solved, view.turn())
        {
            return *m;
        }
        self.think(view).first().map_or(moves[0], |thought| thought.m)
    }

    fn saw(&mut self, view: &View, m: Move) {
        for worker in &mut self.workers {
            // A tree that was not grown from here, or does not know the move, is of no use.
            let follows = worker.root == Some(view.ply()) && worker.tree.follow(view, m);
            worker.root = follows.then(|| view.ply() + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, Seat, Sides, State};

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
        let visits: u32 = think(1).iter().map(|thought| thought.visits).sum();
        assert_eq!(visits, 500);
    }

    #[test]
    fn threads_think_together_and_repeatably() {
        let view = start(1).view();
        let think = || Search::new(STRONGEST, Budget::Simulations(500), 2, 1).think(&view);
        assert_eq!(think(), think());
        let visits: u32 = think().iter().map(|thought| thought.visits).sum();
        assert_eq!(visits, 500);
    }

    #[test]
    fn what_was_found_is_kept_for_the_next_turn() {
        let mut state = start(1);
        let mut search = Search::new(STRONGEST, Budget::Simulations(2_000), 1, 1);
        let saw = |state: &mut State, search: &mut Search| {
            let thoughts = search.think(&state.view());
            search.saw(&state.view(), thoughts[0].m);
            state.play(thoughts[0].m, &mut ()).expect("a listed move is legal");
        };
        saw(&mut state, &mut search);
        let visits: u32 = search.think(&state.view()).iter().map(|thought| thought.visits).sum();
        assert!(visits > 2_100, "{visits}");
        // A move that nobody told of: the tree is of no use.
        let m = state.legal_moves()[0];
        state.play(m, &mut ()).expect("a listed move is legal");
        let visits: u32 = search.think(&state.view()).iter().map(|thought| thought.visits).sum();
        assert_eq!(visits, 2_000);
    }

    #[test]
    fn a_search_plays_whole_games_of_every_kind() {
        for (seed, players) in (0..).zip(Players::ALL) {
            let config = Config { announce: true, ..Config::new(players) };
            let sides = Sides::from_bits(0b1110_1010);
            let mut state = State::start(&Deal::new(Config { sides, ..config }, seed));
            for settings in [STRONGEST, PLAIN_UCT].into_iter().cycle() {
                if state.is_over() {
                    break;
                }
                let m =
                    Search::new(settings, Budget::Simulations(50), 1, seed).choose(&state.view());
                state.play(m, &mut ()).expect("bots play legal moves");
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
