//! Monte Carlo tree search made for this game.
//!
//! Every simulation imagines the unseen cards anew and goes down the tree by what was found so far,
//! to a position that is new. That one is judged, or the game is played to its end. The tree is shared by all imagined decks: an edge is
//! a move together with the card it takes, and only the edges that the present deck allows compete.
//! Each player chooses what is best for that player, so the same code serves two to four.

mod tree;

use std::{thread, time::Instant};

use majesty_rules::{BySeat, Config, Move, MoveList, State, Table, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Bot, Budget,
    endgame::{best, solve},
    judgement::{Inklings, Judgement},
    policy::{Opinion, WEIGHTS, Weights},
    random,
};
use tree::Tree;

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// What says how well a position that is new stands, and which moves to look at first.
    pub advice: Advice,
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

/// What a search is guided by.
#[derive(Clone, Copy, Debug)]
pub enum Advice {
    /// Nothing: the game is played to its end at random.
    None,
    /// A quick opinion: the game is played to its end by it, and it gives the first impressions.
    Opinion(Weights),
    /// A trained judgement of the position itself.
    Judgement,
}

/// The same, made ready for one set-up.
enum Guide {
    None,
    Opinion(Opinion),
    Judgement(Box<Judgement>),
}

impl Guide {
    fn new(advice: Advice, config: Config) -> Self {
        match advice {
            Advice::None => Self::None,
            Advice::Opinion(weights) => Self::Opinion(Opinion::new(config, weights)),
            Advice::Judgement => Self::Judgement(Box::new(Judgement::new(config))),
        }
    }

    /// What a position is worth to each player, and how promising its moves look.
    #[inline]
    fn weigh(
        &self,
        state: &mut State,
        settings: &Settings,
        worker: &mut Worker,
    ) -> (BySeat<f32>, Inklings) {
        match self {
            Self::Judgement(judgement) if !state.is_over() => {
                let verdict = judgement.judge(state);
                return (verdict.hopes, verdict.inklings);
            }
            Self::Judgement(_) => {}
            Self::Opinion(opinion) => opinion.play_out(state, &mut worker.rng),
            Self::None => random::play_out(state, &mut worker.moves, &mut worker.rng),
        }
        (rewards(state, settings), Inklings::default())
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
    /// The same, but moves that make a better first impression are tried more (PUCT).
    Impressed {
        /// How much moves that were seldom tried are favoured.
        exploration: f32,
        /// So many points of an opinion, or so much of a judgement's own measure, make one move's
        /// first impression about three times as strong.
        temperature: f32,
    },
}

/// The settings of the strongest bot.
pub const STRONGEST: Settings = Settings {
    advice: Advice::Judgement,
    selection: Selection::Impressed { exploration: 0.5, temperature: 1.0 },
    scale: 12.0,
    win: 0.1,
    solves: true,
    keeps_tree: true,
};

/// A searcher that plays to the end by opinion: what a judgement has to beat.
pub const BY_OPINION: Settings = Settings {
    advice: Advice::Opinion(WEIGHTS),
    selection: Selection::Impressed { exploration: 2.4, temperature: 6.0 },
    ..STRONGEST
};

/// Plain UCT with the textbook's constant, the yardstick for everything else: uniform playouts, no
/// first impressions, a logistic of the lead.
pub const PLAIN_UCT: Settings = Settings {
    advice: Advice::None,
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
    /// What guides it, made ready for the set-up of the last game.
    guide: Option<(Config, Guide)>,
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
    /// The rewards of the simulations of the last search, taken together.
    outlook: BySeat<f32>,
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
            outlook: BySeat::default(),
        };
        let workers = (0..threads.max(1)).map(worker).collect();
        Self { settings, budget: budget.shared_by(threads), guide: None, workers }
    }

    /// Thinks about a game that is not over: the moves that were tried, the best first.
    pub fn think(&mut self, view: &View) -> Vec<Thought> {
        let start = Instant::now();
        let config = *view.config();
        let guide = match self.guide.take() {
            Some((ready, guide)) if ready == config => guide,
            _ => Guide::new(self.settings.advice, config),
        };
        let (_, guide) = self.guide.insert((config, guide));
        let (guide, settings, budget, workers) =
            (&*guide, &self.settings, self.budget, &mut self.workers);
        let found: Vec<Vec<Thought>> = match &mut workers[..] {
            [worker] => vec![worker.think(view, settings, guide, budget, start)],
            workers => thread::scope(|scope| {
                let think =
                    |worker: &'_ mut Worker| worker.think(view, settings, guide, budget, start);
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

    /// What the last search expects for each player, from 0 to 1.
    pub fn outlook(&self) -> BySeat<f32> {
        BySeat::from_fn(|seat| {
            let sum: f32 = self.workers.iter().map(|worker| worker.outlook[seat]).sum();
            sum / self.workers.len() as f32
        })
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
        guide: &Guide,
        budget: Budget,
        start: Instant,
    ) -> Vec<Thought> {
        if self.root != Some(view.ply()) {
            self.tree.clear();
            self.root = settings.keeps_tree.then(|| view.ply());
            if let Guide::Judgement(judgement) = guide {
                self.tree.set_inklings(judgement.judge(&view.imagine(&mut self.rng)).inklings);
            }
        }
        let mut done = 0;
        let mut sums = BySeat::<f32>::default();
        while goes_on(budget, done, start) {
            let mut state = view.imagine(&mut self.rng);
            self.tree.descend(&mut state, settings.selection, guide, &mut self.moves);
            let (rewards, inklings) = guide.weigh(&mut state, settings, self);
            self.tree.learn(&rewards, inklings);
            sums = sums.zip(rewards).map(|(sum, reward)| sum + reward);
            done += 1;
        }
        self.outlook = sums.map(|sum| sum / done.max(1) as f32);
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
pub fn rewards(table: &Table, settings: &Settings) -> BySeat<f32> {
    let sheet = table.score_if_over_now();
    BySeat::from_players(sheet.players, |seat| {
        let lead = 1.0 / (1.0 + (-sheet.lead(seat) as f32 / settings.scale).exp());
        settings.win * sheet.share(seat) as f32 + (1.0 - settings.win) * lead
    })
}

impl Bot for Search {
    fn allow(&mut self, budget: Budget) {
        self.budget = budget.shared_by(self.workers.len());
    }

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
    use majesty_rules::{Deal, Players, Seat, Sides};

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

    /// A tree that is kept has grown from cards that were only imagined; what the real ones forbid
    /// must not be advised.
    #[test]
    fn through_whole_games_only_legal_moves_are_thought_of_and_each_once() {
        for (seed, players) in (0..).zip(Players::ALL) {
            let config = Config { announce: true, ..Config::new(players) };
            let config = Config { sides: Sides::from_bits(0b1110_1010), ..config };
            for settings in [STRONGEST, BY_OPINION, PLAIN_UCT] {
                let mut state = State::start(&Deal::new(config, seed));
                let mut search = Search::new(settings, Budget::Simulations(50), 1, seed);
                let mut kept = 0;
                while !state.is_over() {
                    let view = state.view();
                    let thoughts = search.think(&view);
                    for (place, thought) in thoughts.iter().enumerate() {
                        assert_eq!(view.check(thought.m), Ok(()), "{view}");
                        assert!(thoughts[..place].iter().all(|other| other.m != thought.m));
                        assert!((0.0..=1.0).contains(&thought.promise), "{}", thought.promise);
                    }
                    let visits: u32 = thoughts.iter().map(|thought| thought.visits).sum();
                    assert!(visits >= 50, "{visits} visits at {view}");
                    kept += visits - 50;
                    let m = thoughts[0].m;
                    search.saw(&view, m);
                    state.play(m, &mut ()).expect("it is legal");
                }
                assert_eq!(kept > 0, settings.keeps_tree, "{kept} visits were kept");
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
