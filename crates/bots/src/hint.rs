//! A hint for a person: what the strongest bot thinks of the moves, in numbers.

use majesty_rules::{Move, Seat, View};

use crate::{Budget, MoveStats, Outcome, STRONGEST, Search, calibrated, solve};

/// How many positions the solver looks at: less than a second's work.
const EFFORT: u64 = 1_000_000;

/// The moves of a game that is not over, each with its chance to win in percent, the best first:
/// exactly, where the rest of the game is short enough, or else as far as a search gets.
pub fn hint(view: &View, budget: Budget, seed: u64) -> Vec<(Move, u8)> {
    exact(view).unwrap_or_else(|| {
        let (stats, seat) = (Search::new(STRONGEST, budget, 1, seed).think(view), view.turn());
        let players = view.config().players;
        let chance = |stats: &MoveStats| calibrated(stats.wins.map(f64::from), players)[seat];
        let win = |stats: &MoveStats| (stats.m, percent(chance(stats) as f32));
        ranked(stats, seat).iter().map(win).collect()
    })
}

/// Moves by a player's chance to win. The first is one that the search has visited often; a chance above
/// it that rests on few visits is a guess, and left out.
fn ranked(mut stats: Vec<MoveStats>, seat: Seat) -> Vec<MoveStats> {
    let most = stats.iter().map(|stats| stats.visits).max().unwrap_or(0);
    let is_sure = |stats: &MoveStats| stats.visits >= most / 4;
    stats.sort_by(|a, b| b.wins[seat].total_cmp(&a.wins[seat]));
    let first = stats.iter().position(is_sure).unwrap_or(0);
    stats.split_off(first)
}

/// Every move with its chance to win, the best first, where the rest of the game is short enough to
/// be known exactly.
fn exact(view: &View) -> Option<Vec<(Move, u8)>> {
    let seat = view.turn();
    let mut solved = solve(view, EFFORT)?;
    // Equal chances differ in their last digits; then the lead decides.
    let rank = |outcome: &Outcome| ((outcome.win[seat] * 1e6).round(), outcome.lead[seat]);
    solved.sort_by(|(_, a), (_, b)| {
        let (a, b) = (rank(a), rank(b));
        b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1))
    });
    Some(solved.iter().map(|(m, outcome)| (*m, percent(outcome.win[seat] as f32))).collect())
}

/// A chance from 0 to 1 in percent.
fn percent(chance: f32) -> u8 {
    let rounded = (100.0 * chance).round();
    (0..=100).rev().find(|&percent| f32::from(percent) <= rounded).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use majesty_rules::{BySeat, Config, Deal, Players, State};

    use super::*;

    #[test]
    fn a_better_promise_never_stands_below_the_suggestion() {
        let config = Config::new(Players::Two);
        let moves = State::start(&Deal::new(config, 1)).legal_moves();
        let stats = [(40, 0.5), (100, 0.38), (90, 0.40), (3, 0.45), (2, 0.1), (30, 0.39)];
        let stats = stats.into_iter().zip(moves.iter().copied());
        let stats: Vec<MoveStats> = stats
            .map(|((visits, win), m)| {
                let wins = BySeat([win, 1.0 - win, 0.0, 0.0]);
                MoveStats { m, visits, value: win, wins }
            })
            .collect();
        let order = |stats: Vec<MoveStats>| -> Vec<u32> {
            ranked(stats, Seat::First).iter().map(|stats| stats.visits).collect()
        };
        assert_eq!(order(stats.clone()), [40, 3, 90, 30, 100, 2]);
        // What was hardly looked at is no suggestion.
        assert_eq!(order(stats[1..].to_vec()), [90, 30, 100, 2]);
    }

    #[test]
    fn a_hint_before_the_last_move_is_exact() {
        let config = Config::new(Players::Two);
        let mut state = State::start(&Deal::new(config, 1));
        assert_eq!(exact(&state.view()), None);
        while state.ply() + 1 < config.plies() {
            let m = state.legal_moves()[0];
            state.play(m, &mut ()).expect("a listed move is legal");
        }
        let moves = exact(&state.view()).expect("one move is left");
        assert_eq!(moves.len(), state.legal_moves().len());
        assert!(moves.is_sorted_by(|a, b| a.1 >= b.1), "{moves:?}");
        assert!(moves.iter().all(|(_, chance)| [0, 50, 100].contains(chance)), "{moves:?}");
    }
}
