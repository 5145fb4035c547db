//! Another try at a decision of an analysed game: what a move would have been worth there, and what
//! comes next.

use majesty_bots::{Budget, STRONGEST, Search};
use majesty_rules::{BySeat, Character, Event, Move, Record, Seat, State, View};

use crate::{Analysis, Depth, assess};

/// A move is good enough if it gives away less, of the chance to win.
pub const GOOD_ENOUGH: f64 = 0.04;

/// A move that a player tries in place of the one that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Retry {
    /// How much of the chance to win it gives away.
    pub cost: f64,
    /// Whether that's exact.
    pub exact: bool,
    /// Whether it's good enough. The move that was played is not, whatever it cost.
    pub accepted: bool,
    /// The next player's best answer, on the cards of this game. Nothing after the last move.
    pub reply: Option<Reply>,
}

/// What happens after a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// Who moves next.
    pub seat: Seat,
    /// Their best move.
    pub m: Move,
    /// What each player may expect after it.
    pub wins: BySeat<f64>,
    /// Whose cards it wounds, and what they were placed as.
    pub wounded: Vec<(Seat, Character)>,
}

impl Analysis {
    /// What a move would have been worth in place of the one that was played at a ply. Nothing where
    /// there is no such ply, or the move isn't legal there. What the analysis doesn't know is found
    /// out at the given depth.
    pub fn retry(&self, record: &Record, ply: usize, m: Move, depth: Depth) -> Option<Retry> {
        let decision = self.decisions.get(ply)?;
        let mut state = record.replay().nth(ply)?.before;
        let view = state.view();
        view.check(m).ok()?;
        let seat = decision.seat;
        let known = decision.candidates.iter().find(|(candidate, _)| *candidate == m);
        let (cost, exact) = if m == decision.played {
            (decision.cost(), decision.exact)
        } else if let Some((_, value)) = known {
            (decision.before[seat] - value, decision.exact)
        } else {
            // Both values come from the same search: what it overlooks, it overlooks in both.
            let assessed = assess(&view, Some(m), depth, ply as u64);
            let best = assessed.best().wins[seat];
            (assessed.of(m).map_or(best, |rated| best - rated.wins[seat]), assessed.exact)
        };
        let cost = cost.max(0.0);
        let accepted = m != decision.played && cost < GOOD_ENOUGH;
        state.play(m, &mut ()).ok()?;
        Some(Retry { cost, exact, accepted, reply: reply(&state, depth, ply as u64) })
    }
}

fn reply(state: &State, depth: Depth, seed: u64) -> Option<Reply> {
    let view: View = state.view();
    if view.is_over() {
        return None;
    }
    let mut search = Search::new(STRONGEST, Budget::Simulations(depth.simulations), 1, seed);
    let best = search.think(&view).into_iter().next()?;
    let mut events = Vec::new();
    let mut after = *state;
    after.play(best.m, &mut events).ok()?;
    let wounded = events.iter().filter_map(|event| match *event {
        Event::CardWounded { defender, character, .. } => Some((defender, character)),
        _ => None,
    });
    let wounded = wounded.collect();
    Some(Reply { seat: view.turn(), m: best.m, wins: best.wins.map(f64::from), wounded })
}
