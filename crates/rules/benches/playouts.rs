//! What a deal, a list of moves, a move and a whole random game cost.
//!
//! `cargo bench -p majesty-rules`

use divan::{Bencher, black_box};
use majesty_rules::{Config, Deal, MoveList, Players, Sides, State, below};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};

fn main() {
    divan::main();
}

fn config(players: usize, sides: Sides) -> Config {
    Config { sides, ..Config::new(Players::new(players).expect("two to four")) }
}

fn play_out(state: &mut State, rng: &mut Xoshiro256PlusPlus) {
    while !state.is_over() {
        let moves = state.count_moves();
        let m = moves.nth(below(rng, moves.len() as u32) as usize);
        state.play_listed(m, &mut ());
    }
}

/// A position in the middle of a game.
fn middle(sides: Sides) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut state = State::start(&Deal::new(config(2, sides), 7));
    for _ in 0..12 {
        let moves = state.legal_moves();
        state.play_listed(moves[below(&mut rng, moves.len() as u32) as usize], &mut ());
    }
    state
}

#[divan::bench]
fn deal(bencher: Bencher) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        State::start(&Deal::new(config(2, Sides::ALL_A), seed))
    });
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    let view = State::start(&Deal::new(config(2, Sides::ALL_A), 7)).view();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    bencher.bench_local(|| view.imagine(&mut rng));
}

#[divan::bench(args = ["AAAAAAAA", "BBBBBBBB"])]
fn list_moves(bencher: Bencher, sides: &str) {
    let state = middle(sides.parse().expect("sides"));
    let mut moves = MoveList::new();
    bencher.bench_local(|| {
        black_box(&state).list_moves(&mut moves);
        moves.len()
    });
}

#[divan::bench]
fn score_sheet(bencher: Bencher) {
    let state = middle(Sides::ALL_B);
    bencher.bench_local(|| black_box(&state).score_if_over_now());
}

#[divan::bench(args = [2, 3, 4])]
fn game_on_side_a(bencher: Bencher, players: usize) {
    game(bencher, config(players, Sides::ALL_A));
}

#[divan::bench(args = [2, 3, 4])]
fn game_on_side_b(bencher: Bencher, players: usize) {
    game(bencher, config(players, Sides::ALL_B));
}

fn game(bencher: Bencher, config: Config) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut state = State::start(&Deal::new(config, seed));
        play_out(&mut state, &mut rng);
        state.score_sheet()
    });
}
