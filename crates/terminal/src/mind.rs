//! Bots think on threads of their own and answer with a message.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::Sender,
    thread,
    time::{Duration, Instant},
};

use majesty_analysis::explain;
use majesty_bots::{Budget, Spec, hint};
use majesty_rules::{Move, View};

use crate::{app::Message, run::Event};

/// How long the strongest bot thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_secs(1));

/// How many games are played to their ends to find out why a hint's move is better.
const GAMES: u32 = 32;

/// Lets a bot choose, after the last move was on the table for a while.
pub fn choose(
    to: Sender<Event>,
    token: u64,
    view: Box<View>,
    history: Vec<(View, Move)>,
    spec: Spec,
    pace: Duration,
) {
    thread::spawn(move || {
        let start = Instant::now();
        let chosen = catch_unwind(AssertUnwindSafe(|| {
            let mut bot = spec.make(seed());
            for (view, m) in &history {
                bot.observe(view, *m);
            }
            bot.choose(&view)
        }));
        // A bot that fell over plays what is listed first: the game goes on.
        let m = chosen.ok().filter(|m| view.check(*m).is_ok());
        let m = m.unwrap_or_else(|| view.legal_moves()[0]);
        thread::sleep(pace.saturating_sub(start.elapsed()));
        // Whoever has left does not need the answer.
        let _ = to.send(Event::Message(Message::Chosen { token, m }));
    });
}

/// Asks the strongest bot what it thinks of the moves.
pub fn advise(to: Sender<Event>, token: u64, view: Box<View>) {
    thread::spawn(move || {
        let found = catch_unwind(AssertUnwindSafe(|| {
            let found = hint(&view, HINT, seed());
            let moves: Vec<Move> = found.iter().map(|&(m, _)| m).collect();
            let why = explain(&view, &moves, GAMES, seed());
            (found, why)
        }));
        let (moves, why) = found.unwrap_or_default();
        let _ = to.send(Event::Message(Message::Hinted { token, moves, why }));
    });
}

/// A number that nobody can foresee.
pub fn seed() -> u64 {
    getrandom::u64().expect("the operating system gives random bytes")
}
