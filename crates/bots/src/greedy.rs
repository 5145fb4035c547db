//! A player who looks one move ahead.

use majesty_rules::{Move, View};

use crate::Bot;

/// Plays the move after which it would lead by most, or trail by least, if the game ended there.
pub struct Greedy;

impl Bot for Greedy {
    fn choose(&mut self, view: &View) -> Move {
        let seat = view.turn();
        let lead_after = |&m: &Move| {
            let after = view.preview(m, &mut ()).expect("listed moves are legal");
            after.score_if_over_now().lead(seat)
        };
        // Of equal moves the first listed: the one that costs the fewest meeples.
        let moves = view.legal_moves();
        let best = moves.iter().rev().max_by_key(|m| lead_after(m));
        *best.expect("a game that is not over has a legal move")
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, Seat, State};

    use super::*;
    use crate::Random;

    #[test]
    fn looking_one_move_ahead_beats_playing_at_random() {
        let mut wins = 0;
        for seed in 0..100 {
            let mut state = State::start(&Deal::new(Config::new(Players::Two), seed));
            let mut random = Random::new(seed);
            let greedy_seat = Seat::ALL[(seed % 2) as usize];
            while !state.is_over() {
                let view = state.view();
                let m = if view.turn() == greedy_seat {
                    Greedy.choose(&view)
                } else {
                    random.choose(&view)
                };
                state.play(m, &mut ()).expect("bots play legal moves");
            }
            let sheet = state.score_sheet().expect("the game is over");
            wins += usize::from(sheet.winners[greedy_seat]);
        }
        assert!(wins > 90, "{wins} of 100");
    }
}
