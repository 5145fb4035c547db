//! How many games a second this machine plays.

use std::{
    hint::black_box,
    thread,
    time::{Duration, Instant},
};

use majesty_bots::{Opinion, Weights, play_out};
use majesty_rules::{Config, Deal, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// So many games on each thread: the same work every time.
    Games(u64),
    /// As many games as there is time for.
    Time(Duration),
}

/// Whole random games a second, with their deals and score sheets.
pub fn random_games(config: Config, threads: usize, effort: Effort) -> f64 {
    let start = Instant::now();
    let games: u64 = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|worker| scope.spawn(move || play_random(config, worker, start, effort)))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("playing does not panic")).sum()
    });
    games as f64 / start.elapsed().as_secs_f64()
}

fn play_random(config: Config, worker: u64, start: Instant, effort: Effort) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(worker);
    play_batches(start, effort, |game| {
        let seed = worker << 48 | game;
        let mut state = State::start(&Deal::new(config, seed));
        play_out(&mut state, &mut rng);
        black_box(state.score_sheet());
    })
}

/// Playouts a second from the first position, as a searcher plays them: unseen cards dealt anew, at
/// random or by opinion, on one thread.
pub fn playouts(config: Config, weights: Option<Weights>, effort: Effort) -> f64 {
    let view = State::start(&Deal::new(config, 1)).view();
    let opinion = weights.map(|weights| Opinion::new(config, weights));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let start = Instant::now();
    let games = play_batches(start, effort, |_| {
        let mut state = view.imagine(&mut rng);
        match &opinion {
            Some(opinion) => opinion.play_out(&mut state, &mut rng),
            None => play_out(&mut state, &mut rng),
        }
        black_box(state.score_sheet());
    });
    games as f64 / start.elapsed().as_secs_f64()
}

/// Plays games, each with its number, and returns how many.
fn play_batches(start: Instant, effort: Effort, mut game: impl FnMut(u64)) -> u64 {
    // Seldom enough that asking for the time costs nothing.
    const BATCH: u64 = 256;
    let mut games = 0;
    loop {
        let batch = match effort {
            Effort::Games(all) => BATCH.min(all - games),
            Effort::Time(time) if start.elapsed() < time => BATCH,
            Effort::Time(_) => 0,
        };
        if batch == 0 {
            return games;
        }
        (games..games + batch).for_each(&mut game);
        games += batch;
    }
}
