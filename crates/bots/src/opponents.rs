//! How the opponents seem to play, judged by their moves so far.
//!
//! A search that expects perfect replies wins less than it could against players who only take what
//! brings most at once. Every move a player makes shifts the odds between the two: how likely
//! the network finds it, and whether it is the greedy one.

use majesty_rules::{BySeat, Move, Seat, View};
use rand_core::Rng;

use crate::{Bot, Greedy, evaluator::PolicyLogits};

/// The odds that a player nobody has seen play is greedy, as a natural logarithm.
const PRIOR: f32 = -2.5;
/// How often a greedy player plays the greedy move: people are never quite consistent.
const CONSISTENCY: f32 = 0.9;
/// Odds stay within this, so that a player who changes their mind is noticed.
const LIMIT: f32 = 5.0;
/// A player who is less likely to be greedy than this is treated as strong: underestimating an
/// opponent costs more than overestimating one.
const NEGLIGIBLE: f32 = 0.3;

/// The odds that each player is greedy.
#[derive(Clone, Copy, Debug)]
pub struct Opponents {
    /// Natural logarithms; nothing for a player who hasn't played yet.
    odds: BySeat<Option<f32>>,
}

impl Default for Opponents {
    fn default() -> Self {
        Self { odds: BySeat([None; 4]) }
    }
}

impl Opponents {
    /// Learns from a move that was played in a position with these policy logits.
    pub fn observe(&mut self, view: &View, m: Move, logits: &PolicyLogits) {
        let moves = view.legal_moves();
        if moves.len() < 2 {
            return;
        }
        let weight = |m: Move| (logits.of(m) + crate::search::further(view, m)).exp();
        let all: f32 = moves.iter().map(|&m| weight(m)).sum();
        let strong = weight(m) / all;
        let others = (1.0 - CONSISTENCY) / (moves.len() - 1) as f32;
        let greedy = if Greedy.choose(view) == m { CONSISTENCY } else { others };
        let odds = &mut self.odds[view.turn()];
        // A strong player errs now and then, too.
        let shift = (greedy / strong.max(others)).ln();
        *odds = Some((odds.unwrap_or(PRIOR) + shift).clamp(-LIMIT, LIMIT));
    }

    /// The probability that a player is greedy; zero for one who hasn't played yet.
    pub fn greedy(&self, seat: Seat) -> f32 {
        let probability = self.odds[seat].map_or(0.0, |odds| 1.0 / (1.0 + (-odds).exp()));
        if probability < NEGLIGIBLE { 0.0 } else { probability }
    }

    /// Samples which players are greedy in one simulation.
    pub fn sample(&self, rng: &mut impl Rng) -> BySeat<bool> {
        BySeat::from_fn(|seat| match self.greedy(seat) {
            0.0 => false,
            probability => (rng.next_u32() as f32) < probability * u32::MAX as f32,
        })
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, Sides, State};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::{Budget, Evaluator, STRONGEST, Search};

    #[test]
    fn nobody_is_greedy_before_a_move() {
        let opponents = Opponents::default();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        assert_eq!(opponents.sample(&mut rng).0, [false; 4]);
    }

    /// Halfway through a game against greedy players.
    #[test]
    fn whoever_has_seen_greedy_moves_expects_to_win_more() {
        let mut more = 0.0;
        for seed in 0..12 {
            let config = Config::new(Players::ALL[(seed % 3) as usize]);
            let mut state = State::start(&Deal::new(config, seed));
            let new = || Search::new(STRONGEST, Budget::Simulations(400), 1, seed);
            let [mut informed, mut other] = [new(), new()];
            while state.ply() < config.plies() / 2 {
                let view = state.view();
                let m = Greedy.choose(&view);
                informed.observe(&view, m);
                state.play(m, &mut ()).expect("bots play legal moves");
            }
            let view = state.view();
            let expected = |search: &mut Search| {
                search.think(&view);
                search.expected_win()[view.turn()]
            };
            more += (expected(&mut informed) - expected(&mut other)) / 12.0;
        }
        assert!(more > 0.05, "{more}");
    }

    /// One strong player among greedy ones, on every seat in turn.
    #[test]
    fn a_game_tells_greedy_players_from_a_strong_one() {
        let (mut greedy, mut strong) = (Vec::new(), Vec::new());
        for seed in 0..24 {
            let players = Players::ALL[(seed % 3) as usize];
            let config = Config {
                sides: Sides::from_bits(if seed % 2 == 0 { 0 } else { 0xff }),
                ..Config::new(players)
            };
            let seats = players.count() as u64;
            let strong_seat = Seat::ALL[(seed / 3 % seats) as usize];
            let evaluator = Evaluator::new(config);
            let mut search = Search::new(STRONGEST, Budget::Simulations(100), 1, seed);
            let mut opponents = Opponents::default();
            let mut state = State::start(&Deal::new(config, seed));
            while !state.is_over() {
                let view = state.view();
                let is_strong = view.turn() == strong_seat;
                let m = if is_strong { search.choose(&view) } else { Greedy.choose(&view) };
                opponents.observe(&view, m, &evaluator.evaluate(&view).logits);
                state.play(m, &mut ()).expect("bots play legal moves");
            }
            for seat in players.seats() {
                let found = if seat == strong_seat { &mut strong } else { &mut greedy };
                found.push(opponents.greedy(seat));
            }
        }
        let share = |found: &[f32], wanted: fn(f32) -> bool| {
            found.iter().filter(|&&probability| wanted(probability)).count() as f64
                / found.len() as f64
        };
        assert!(share(&greedy, |probability| probability > 0.9) > 0.9, "{greedy:?}");
        assert!(share(&strong, |probability| probability < 0.1) > 0.9, "{strong:?}");
    }
}
