//! Any bytes as a whole game: a set-up, a seed, then the moves, legal ones and others.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_fuzz::{ANY_MOVES, any_move, check_move, check_scores, check_state, play};
use majesty_rules::{Config, Deal, DeckRule, Players, Sides, State, Ties};

fuzz_target!(|data: &[u8]| {
    let Some((&[setup, sides, s0, s1, s2, s3, s4, s5, s6, s7], choices)) = data.split_first_chunk()
    else {
        return;
    };
    let config = Config {
        players: Players::ALL[usize::from(setup >> 3) % Players::ALL.len()],
        sides: Sides::from_bits(sides),
        deck: DeckRule::ALL[usize::from(setup & 1)],
        ties: Ties::ALL[usize::from(setup >> 1 & 1)],
        announce: setup >> 2 & 1 == 1,
    };
    let seed = u64::from_le_bytes([s0, s1, s2, s3, s4, s5, s6, s7]);
    let mut state = State::start(&Deal::new(config, seed));
    check_state(&state);

    let mut choices = choices.iter().copied();
    while !state.is_over() {
        let moves = state.legal_moves();
        // An even byte is a place in the list of moves; an odd one is, with the byte that follows
        // it, any move that can be said. At the end of the bytes the first moves are played.
        let byte = choices.next().unwrap_or(0);
        let half = usize::from(byte >> 1);
        let m = if byte & 1 == 0 {
            moves[half % moves.len()]
        } else {
            any_move((half << 8 | usize::from(choices.next().unwrap_or(0))) % ANY_MOVES)
        };
        check_move(&state, m);
        if moves.contains(&m) {
            let events = play(&mut state, m);
            if state.is_over() {
                check_scores(&state, &events);
            }
        }
    }
    // Nothing can be played any more.
    check_move(&state, any_move(usize::from(sides)));
});
