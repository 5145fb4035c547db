//! How long a table takes to render: the goal is less than 200 µs for four players in mid-game.

#[path = "../tests/games/mod.rs"]
mod games;

use divan::{Bencher, black_box};
use majesty_pages::table;
use majesty_words::Lang;

fn main() {
    divan::main();
}

#[divan::bench(args = ["en", "ru"])]
fn four_players_in_mid_game(bencher: Bencher, code: &str) {
    let reader = games::reader(Lang::from_code(code).expect("a language of ours"));
    let view = games::four_with_wounded();
    bencher.bench_local(|| table::fragment(black_box(&view), &reader));
}

#[divan::bench]
fn somebody_else_s_turn(bencher: Bencher) {
    let (view, reader) = (games::waiting(), games::reader(Lang::En));
    bencher.bench_local(|| table::fragment(black_box(&view), &reader));
}

#[divan::bench]
fn the_end(bencher: Bencher) {
    let (view, reader) = (games::over(), games::reader(Lang::En));
    bencher.bench_local(|| table::fragment(black_box(&view), &reader));
}
