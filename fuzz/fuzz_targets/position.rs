//! Any text as a position: it is refused, or it is a game that can be played to its end. The bytes
//! behind the first line choose the moves.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_fuzz::{ANY_MOVES, any_move, check_move, check_scores, check_state, check_texts, play};
use majesty_rules::{PositionError, State, View};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};

fuzz_target!(|data: &[u8]| {
    let mut parts = data.splitn(2, |&byte| byte == b'\n');
    let Ok(text) = std::str::from_utf8(parts.next().unwrap_or_default()) else { return };
    let choices = parts.next().unwrap_or_default();

    let state = match text.parse::<State>() {
        Ok(state) => state,
        Err(error) => {
            check_place(text, &error);
            match text.parse::<View>() {
                Ok(view) => imagine(&view, choices),
                Err(error) => return check_place(text, &error),
            }
        }
    };
    check_state(&state);
    check_texts(&state);
    for n in 0..ANY_MOVES {
        check_move(&state, any_move(n));
    }
    play_on(state, choices);
});

/// A view that was read is one that can be imagined, and the text of it is read as the same view.
fn imagine(view: &View, choices: &[u8]) -> State {
    assert_eq!(view.to_string().parse().as_ref(), Ok(view));
    let seed = choices.first().copied().unwrap_or_default();
    let state = view.imagine(&mut Xoshiro256PlusPlus::seed_from_u64(seed.into()));
    assert_eq!(state.view(), *view);
    state
}

/// Plays to the end of the game, the first legal move where nothing is left to choose.
fn play_on(mut state: State, choices: &[u8]) {
    let mut choices = choices.iter().copied();
    while !state.is_over() {
        let moves = state.legal_moves();
        let choice = usize::from(choices.next().unwrap_or_default());
        let events = play(&mut state, moves[choice % moves.len()]);
        check_texts(&state);
        if state.is_over() {
            check_scores(&state, &events);
        }
    }
}

/// An error points at a character of the line, or just behind its end.
fn check_place(text: &str, error: &PositionError) {
    assert_eq!(error.line, 1);
    assert!((1..=text.chars().count() + 1).contains(&error.column), "{error:?}");
    assert!(!error.to_string().is_empty());
}
