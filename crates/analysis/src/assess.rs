//! What the moves of one position are worth: exactly, where the rest of the game is short enough, and
//! otherwise by a search.

use majesty_bots::{Budget, MoveStats, STRONGEST, Search, best, calibrated, solve};
use majesty_rules::{BySeat, Move, View};

/// How thorough an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// The simulations of the search for a position.
    pub simulations: u32,
    /// How many positions the solver may look at before the search takes over.
    pub effort: u64,
    /// How many games are played to their ends to find out why a move is better.
    pub games: u32,
}

impl Default for Depth {
    fn default() -> Self {
        Self { simulations: 20_000, effort: 500_000, games: 64 }
    }
}

/// With more moves left than this, trying to solve a position is a waste of time.
const SOLVED_PLIES: usize = 5;

/// A move with a smaller share of the best one's visits has an unreliable value.
const RELIABLE: f32 = 0.05;

/// A move needs such a share of the most visits to be called the best.
const CANDIDATE: f32 = 0.25;

/// A move and the share of the victory that each player may expect after it, before the next card is
/// revealed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedMove {
    /// The move.
    pub m: Move,
    /// What each player may expect.
    pub wins: BySeat<f64>,
}

/// The moves of a position, the best first; without those that the search hardly looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// Whether the values are exact.
    pub exact: bool,
    /// The rated moves. There is at least one.
    pub moves: Vec<RatedMove>,
}

impl Assessment {
    /// The best move.
    pub fn best(&self) -> RatedMove {
        self.moves[0]
    }

    /// The rating of a move, if it was looked at.
    pub fn of(&self, m: Move) -> Option<RatedMove> {
        self.moves.iter().find(|rated| rated.m == m).copied()
    }
}

/// Rates the moves of a game that isn't over. `played` is rated in any case.
///
/// # Panics
/// May panic if `played` isn't legal.
pub fn assess(view: &View, played: Option<Move>, depth: Depth, seed: u64) -> Assessment {
    exact(view, depth).unwrap_or_else(|| searched(view, played, depth, seed))
}

fn exact(view: &View, depth: Depth) -> Option<Assessment> {
    if view.config().plies() - view.ply() > SOLVED_PLIES {
        return None;
    }
    let seat = view.turn();
    let mut solved = solve(view, depth.effort)?;
    let first = best(&solved, seat).map(|(m, _)| *m)?;
    // Equal chances differ in their last digits; then the lead decides, as in the solver.
    let rank = |(m, outcome): &(Move, majesty_bots::Outcome)| {
        (*m == first, (outcome.win[seat] * 1e9).round(), outcome.lead[seat])
    };
    solved.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).expect("chances and leads are numbers"));
    let moves = solved.iter().map(|(m, outcome)| RatedMove { m: *m, wins: outcome.win }).collect();
    Some(Assessment { exact: true, moves })
}

fn searched(view: &View, played: Option<Move>, depth: Depth, seed: u64) -> Assessment {
    let seat = view.turn();
    let stats = Search::new(STRONGEST, Budget::Simulations(depth.simulations), 1, seed).think(view);
    let most = stats.iter().map(|stats| stats.visits).max().unwrap_or(0) as f32;
    let visited = |share: f32| move |stats: &&MoveStats| stats.visits as f32 >= share * most;
    let players = view.config().players;
    let wins = |stats: &MoveStats| calibrated(stats.wins.map(f64::from), players);
    let rated = |stats: &MoveStats| RatedMove { m: stats.m, wins: wins(stats) };
    let mut moves: Vec<RatedMove> = stats.iter().filter(visited(RELIABLE)).map(rated).collect();
    let candidates: Vec<Move> =
        stats.iter().filter(visited(CANDIDATE)).map(|stats| stats.m).collect();
    let second_look = played.filter(|m| moves.iter().all(|rated| rated.m != *m));
    moves.extend(second_look.map(|m| RatedMove { m, wins: after(view, m, depth, seed) }));
    moves.sort_by(|a, b| b.wins[seat].total_cmp(&a.wins[seat]));
    // A value above the best candidate's that rests on few visits is a guess. The move that was
    // played has been looked at for itself.
    let is_sure = |rated: &RatedMove| candidates.contains(&rated.m) || second_look == Some(rated.m);
    let first = moves.iter().position(is_sure).unwrap_or(0);
    let best = moves.remove(first);
    for rated in &mut moves[..first] {
        // It stays in the list as no better than the best.
        rated.wins = best.wins;
    }
    moves.insert(0, best);
    Assessment { exact: false, moves }
}

/// The value of a move by searches of the positions after it: one for each card that may be revealed,
/// with its share of the simulations, or a single one where none can.
fn after(view: &View, m: Move, depth: Depth, seed: u64) -> BySeat<f64> {
    let copies: usize = view.next_cards().map(|(_, copies)| copies).sum();
    if copies == 0 {
        return value(&view.after(m, None), depth.simulations, seed);
    }
    let mut wins = BySeat::default();
    for (card, count) in view.next_cards() {
        let share = (u64::from(depth.simulations) * count as u64).div_ceil(copies as u64) as u32;
        let part = value(&view.after(m, Some(card)), share, seed);
        let weight = count as f64 / copies as f64;
        wins = wins.zip(part).map(|(sum, win)| sum + win * weight);
    }
    wins
}

/// What each player may expect of a position, by the best move that a search finds there.
fn value(view: &View, simulations: u32, seed: u64) -> BySeat<f64> {
    if let Some(sheet) = view.score_sheet() {
        return BySeat::from_players(sheet.players, |seat| sheet.share(seat));
    }
    let stats = Search::new(STRONGEST, Budget::Simulations(simulations), 1, seed).think(view);
    let wins = stats.first().map(|stats| stats.wins.map(f64::from)).unwrap_or_default();
    calibrated(wins, view.config().players)
}

#[cfg(test)]
mod tests {
    use majesty_bots::{Bot, Greedy};
    use majesty_rules::{Config, Deal, Players, State};

    use super::*;

    const QUICK: Depth = Depth { simulations: 400, effort: 500_000, games: 8 };

    fn position(players: Players, left: usize) -> View {
        let config = Config::new(players);
        let mut state = State::start(&Deal::new(config, 3));
        while config.plies() - state.ply() > left {
            let m = Greedy.choose(&state.view());
            state.play(m, &mut ()).expect("a greedy move is legal");
        }
        state.view()
    }

    #[test]
    fn solved_positions_are_rated_as_the_solver_does() {
        for players in Players::ALL {
            let view = position(players, 3);
            let assessed = assess(&view, None, QUICK, 1);
            let solved = solve(&view, u64::MAX).expect("there is no limit");
            assert!(assessed.exact);
            assert_eq!(assessed.moves.len(), solved.len());
            for (m, outcome) in &solved {
                assert_eq!(assessed.of(*m).expect("every move is rated").wins, outcome.win);
            }
            let (m, _) = best(&solved, view.turn()).expect("there is a move");
            assert_eq!(assessed.best().m, *m);
        }
    }

    #[test]
    fn the_move_that_was_played_is_always_rated_and_shares_add_up_to_one() {
        for players in Players::ALL {
            let view = position(players, 3 * players.count());
            for &m in view.legal_moves().iter() {
                let assessed = assess(&view, Some(m), QUICK, 1);
                let played = assessed.of(m).expect("it was played");
                let seat = view.turn();
                assert!(!assessed.exact && played.wins[seat] <= assessed.best().wins[seat]);
                for rated in &assessed.moves {
                    let sum: f64 = rated.wins.0.into_iter().sum();
                    assert!((sum - 1.0).abs() < 1e-4, "{rated:?}");
                }
            }
        }
    }
}
