//! A position solved, and whether it makes a puzzle.

use std::collections::HashMap;

use majesty_bots::{Bot, Greedy, Outcome, best, solve};
use majesty_rules::{Move, View};

/// How many positions the solver may look at for one puzzle. A test solves all of them again.
pub const EFFORT: u64 = 150_000;

/// So much more of the victory the solution brings than any other move.
pub const GAP: f64 = 0.15;

/// With less than this even the best move is a lost cause.
const HOPE: f64 = 0.25;

/// So many points the best move must lead by more in the end: otherwise only the tie rule decides.
const LEAD: f64 = 2.0;

/// With fewer ways to choose there's nothing to find.
const CHOICES: usize = 5;

/// Chances that differ by less are the same sums in another order.
const EQUAL: f64 = 1e-9;

/// A move and the player's exact share of the victory after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The move.
    pub m: Move,
    /// The share, from 0 to 1.
    pub win: f64,
}

/// A solved position.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// Every legal move, the best first; moves of the solution before others.
    pub moves: Vec<(Move, Outcome)>,
    /// How many of them are the solution.
    pub solutions: usize,
}

impl Solved {
    /// Solves a position, if that takes no more than a certain effort.
    pub fn new(view: &View, effort: u64) -> Option<Self> {
        let seat = view.turn();
        let mut moves = solve(view, effort)?;
        let (first, top) = *best(&moves, seat)?;
        let is_solution = |(m, outcome): &(Move, Outcome)| {
            (m.space(), m.character()) == (first.space(), first.character())
                && top.win[seat] - outcome.win[seat] < EQUAL
        };
        let rank = |rated: &(Move, Outcome)| {
            let (m, outcome) = rated;
            let share = (outcome.win[seat] / EQUAL).round();
            (*m == first, is_solution(rated), share, outcome.lead[seat])
        };
        moves.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).expect("chances are numbers"));
        let solutions = moves.iter().filter(|rated| is_solution(rated)).count();
        Some(Self { moves, solutions })
    }

    /// Whether someone can learn from it: the solution is clearly better than all else, isn't the greedy
    /// move, doesn't win by a tie-break, and the game isn't decided.
    pub fn is_puzzle(&self, view: &View) -> bool {
        let Some((_, second)) = self.moves.get(self.solutions) else { return false };
        let ((_, top), seat) = (&self.moves[0], view.turn());
        let greedy = Greedy.choose(view);
        let mut choices: Vec<_> =
            self.moves.iter().map(|(m, _)| (m.space(), m.character() as u8)).collect();
        choices.sort_unstable();
        choices.dedup();
        top.win[seat] >= HOPE
            && top.win[seat] - second.win[seat] >= GAP
            && top.lead[seat] - second.lead[seat] >= LEAD
            && choices.len() >= CHOICES
            && self.moves[..self.solutions].iter().all(|(m, _)| *m != greedy)
    }

    /// The moves with what they are worth to the player.
    pub fn rated(&self, view: &View) -> Vec<Rated> {
        let seat = view.turn();
        self.moves.iter().map(|&(m, outcome)| Rated { m, win: outcome.win[seat] }).collect()
    }

    /// What a move leads to.
    pub fn outcome(&self, m: Move) -> Outcome {
        let found = self.moves.iter().find(|(other, _)| *other == m);
        found.expect("every legal move is solved").1
    }
}

/// Plays perfectly, and remembers what it has solved.
#[derive(Default)]
pub struct Perfect {
    solved: HashMap<View, Move>,
}

impl Bot for Perfect {
    fn choose(&mut self, view: &View) -> Move {
        *self.solved.entry(*view).or_insert_with(|| {
            let solved = solve(view, u64::MAX).expect("there is no limit");
            best(&solved, view.turn()).expect("the game isn't over").0
        })
    }
}
