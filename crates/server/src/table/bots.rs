//! Bots at work: which one plays how, and what it would advise.

use std::sync::Arc;

use majesty_analysis::{Why, explain};
use majesty_bots::{Budget, Spec};
use majesty_rules::{Move, View};
use majesty_table::{
    Action, Advised, PartChange, PlayerId, Reason, Refusal as TableRefusal, SeatChange,
};

use crate::{
    App, fresh,
    http::refusal::Refusal,
    table::{room::Room, workers::Share},
};

/// The bot that plays where none was chosen.
pub const DEFAULT: &str = "steward";

/// How many other moves a hint names.
const OTHERS: usize = 2;

/// How many games are played to their ends to find out why a hint's move is better: a third of a second's
/// work at the most.
const GAMES: u32 = 32;

/// Whether there is a bot of this level. Budgets are not for strangers to choose.
pub fn is_level(level: &str) -> bool {
    majesty_bots::bots().any(|bot| bot.id == level)
}

/// Whether people can choose this level as an opponent.
pub fn is_seated(level: &str) -> bool {
    majesty_bots::court().iter().any(|bot| bot.id == level)
}

/// How many games a bot imagines for a move where everybody has to get the same answer.
pub const STEADY: u32 = 1_000;

/// Lets a bot choose a move, after it has seen those before it. With a seed it is the same move
/// whatever else the server does. None only during shutdown.
pub async fn choose(
    app: &App,
    level: &str,
    history: Vec<(View, Move)>,
    view: &View,
    seed: Option<u64>,
) -> Option<Move> {
    let (spec, view) = (spec(level), *view);
    let think = move |share: Share| {
        if let Some(seed) = seed {
            return decide(&by_count(&spec, STEADY), seed, &history, &view);
        }
        let budget = spec.budget().map(|budget| share.of_budget(budget));
        let spec = budget.map_or_else(|| spec.clone(), |budget| spec.with_budget(budget));
        decide(&spec, fresh::number(), &history, &view)
    };
    let chosen = app.workers.think(think).await?;
    Some(chosen.unwrap_or_else(|_| view.legal_moves()[0]))
}

/// Lets a bot choose the same move whatever else the server does, when no other bot waits. None only
/// during shutdown.
pub async fn choose_aside(
    app: &App,
    (level, simulations): (&str, u32),
    history: Vec<(View, Move)>,
    view: &View,
    seed: u64,
) -> Option<Move> {
    let (spec, view) = (by_count(&spec(level), simulations), *view);
    let think = move |_: Share| decide(&spec, seed, &history, &view);
    let chosen = app.workers.think_aside(think).await?;
    Some(chosen.unwrap_or_else(|_| view.legal_moves()[0]))
}

/// The move that a bot chooses after it has seen those before it; the first legal one where its
/// own is none.
fn decide(spec: &Spec, seed: u64, history: &[(View, Move)], view: &View) -> Move {
    let mut bot = spec.make(seed);
    for (view, m) in history {
        bot.observe(view, *m);
    }
    let m = bot.choose(view);
    if view.check(m).is_ok() { m } else { view.legal_moves()[0] }
}

/// The same bot without a clock: what it chooses doesn't depend on the machine.
fn by_count(spec: &Spec, simulations: u32) -> Spec {
    match spec.budget() {
        Some(Budget::Time(_)) => spec.with_budget(Budget::Simulations(simulations)),
        Some(Budget::Simulations(_)) | None => spec.clone(),
    }
}

/// Gives a player a hint from the strongest bot.
pub async fn hint(
    app: &Arc<App>,
    room: &Arc<Room>,
    who: PlayerId,
    ply: u32,
) -> Result<(), Refusal> {
    room.table().may_ask_hint(who, ply)?;
    // Wait for a search that is already running: its result serves everyone.
    let _thinking = room.advice.lock().await;
    let table = room.table();
    table.may_ask_hint(who, ply)?;
    let view = table.game().ok_or(TableRefusal::NotBegun)?.view();
    let (moves, why) = match table.advice() {
        Some(_) => (Vec::new(), None),
        None => advise(app, &view).await.ok_or(Refusal::TooSlow)?,
    };
    room.act(app, Action::Advise { who, ply, view: &view, moves: &moves, why: why.as_ref() }).await
}

/// The best few moves, and why the first is the best. None if the server is shutting down or the bot
/// panicked.
async fn advise(app: &App, view: &View) -> Option<(Vec<Advised>, Option<Reason>)> {
    let view = *view;
    let time = app.options.hint_time;
    let think = move |share: Share| {
        let seed = fresh::number();
        let mut found = majesty_bots::hint(&view, Budget::Time(share.of_time(time)), seed);
        found.truncate(1 + OTHERS);
        let moves: Vec<Move> = found.iter().map(|&(m, _)| m).collect();
        (found, explain(&view, &moves, GAMES, seed))
    };
    let (found, why) = app.workers.advise(think).await?.ok()?;
    let moves = found.iter().map(|&(m, chance)| Advised { m, chance }).collect();
    Some((moves, why.map(|why| reason(&why))))
}

/// Whole points are all that a person wants to know.
fn reason(why: &Why) -> Reason {
    let own = why.comparison.own.iter();
    let others = why.comparison.others.iter();
    Reason {
        than: why.than,
        total: why.comparison.total.map(|by| by.round() as i16),
        own: own.map(|&(part, by)| PartChange { part, by: by.round() as i16 }).collect(),
        others: others.map(|&(seat, by)| SeatChange { seat, by: by.round() as i16 }).collect(),
    }
}

/// A level's bot. A table of another version may name one that no longer exists.
fn spec(level: &str) -> Spec {
    let known = |text: &str| text.parse::<Spec>().ok();
    known(level).or_else(|| known(DEFAULT)).expect("the default is a bot")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_that_is_not_known_is_the_default() {
        assert_eq!(spec("chancellor").to_string(), "chancellor");
        assert_eq!(spec("king").to_string(), DEFAULT);
    }

    #[test]
    fn levels_are_ids_without_budgets() {
        assert!(is_level("chancellor") && is_level(DEFAULT));
        assert!(!is_level("chancellor@3600s") && !is_level("") && !is_level("king"));
    }
}
