//! How long a message takes, and how long the texts of a whole page do.

use divan::{Bencher, black_box};
use majesty_bots::{Bot, Greedy};
use majesty_rules::{Config, Deal, Event, Players, Seat, State};
use majesty_words::{Lang, preview, sentences};

fn main() {
    divan::main();
}

const LANGS: [&str; 2] = ["en", "ru"];

fn lang(code: &str) -> Lang {
    let lang = Lang::from_code(code).expect("a language of ours");
    lang.words();
    lang
}

#[divan::bench(args = LANGS)]
fn message_without_arguments(bencher: Bencher, code: &str) {
    let lang = lang(code);
    bencher.bench_local(|| black_box(lang).words().msg_your_turn());
}

#[divan::bench(args = LANGS)]
fn message_with_a_name(bencher: Bencher, code: &str) {
    let lang = lang(code);
    bencher.bench_local(|| black_box(lang).words().msg_turn_of(black_box("Ada")));
}

#[divan::bench(args = LANGS)]
fn message_with_a_plural(bencher: Bencher, code: &str) {
    let lang = lang(code);
    bencher.bench_local(|| black_box(lang).words().msg_points(black_box(22_u8)));
}

#[divan::bench(args = LANGS)]
fn log_of_a_turn(bencher: Bencher, code: &str) {
    let lang = lang(code);
    let mut state = State::start(&Deal::new(Config::new(Players::Four), 7));
    let mut events = Vec::new();
    for _ in 0..20 {
        events.clear();
        play(&mut state, &mut events);
    }
    bencher.bench_local(|| sentences(lang, black_box(&events), &|_| "Ada".to_owned()));
}

#[divan::bench(args = LANGS)]
fn previews_of_all_moves(bencher: Bencher, code: &str) {
    let lang = lang(code);
    let mut state = State::start(&Deal::new(Config::new(Players::Four), 7));
    for _ in 0..4 {
        play(&mut state, &mut Vec::new());
    }
    let turns: Vec<Vec<Event>> = state
        .legal_moves()
        .iter()
        .map(|&m| {
            let mut events = Vec::new();
            state.preview(m, &mut events).expect("a listed move is legal");
            events
        })
        .collect();
    bencher.bench_local(|| {
        let viewer = Some(Seat::First);
        turns.iter().map(|e| preview(lang, e, &|_| "Ada".to_owned(), viewer).len()).sum::<usize>()
    });
}

fn play(state: &mut State, events: &mut Vec<Event>) {
    let m = Greedy.choose(&state.view());
    state.play(m, events).expect("bots play legal moves");
}
