//! Bots at work: which one plays how, and what it would advise.

use std::sync::Arc;

use majesty_bots::{BOTS, Budget, Spec, hint};
use majesty_rules::{Move, View};

use crate::{
    App,
    game::Stored,
    minds::{Mind, Minds},
    workers::Share,
};

/// The bot that plays where none was chosen.
pub const DEFAULT: &str = "steward";

/// How many other moves a hint names.
const OTHERS: usize = 2;

/// Whether there is a bot of this level. Budgets are not for strangers to choose.
pub fn is_level(level: &str) -> bool {
    BOTS.iter().any(|bot| bot.id == level)
}

/// Lets a bot choose a move. There is none only when the server ends.
pub async fn choose(
    app: &App,
    minds: &Minds,
    level: &str,
    stored: &Arc<Stored>,
    view: &View,
) -> Option<Move> {
    let spec = spec(level);
    let (view, seat, stored) = (*view, view.turn(), stored.clone());
    let (old, level) = (minds.take(seat), level.to_owned());
    let memory = app.memory.clone();
    let think = move |share: Share| {
        let budget = spec.budget().map(|budget| share.of_budget(budget));
        let spec = budget.map_or_else(|| spec.clone(), |budget| spec.with_budget(budget));
        let old = old.and_then(|mind| mind.caught_up(&level, &stored));
        let fresh = || {
            let bot = spec.make(seed());
            // Only who searches has anything to keep.
            match spec.budget().and_then(|_| memory.try_acquire_owned().ok()) {
                Some(room) => Ok(Mind::new(bot, level, &stored, room)),
                None => Err(bot),
            }
        };
        match old.map_or_else(fresh, Ok) {
            Ok(mut mind) => (mind.choose(&view, budget), Some(mind)),
            Err(mut bot) => (bot.choose(&view), None),
        }
    };
    let chosen = app.workers.think(think).await?;
    // A bot that fell over plays what is listed first: the game goes on.
    let (m, mind) = chosen.unwrap_or_else(|_| (view.legal_moves()[0], None));
    if let Some(mind) = mind {
        minds.keep(seat, mind);
    }
    Some(if view.check(m).is_ok() { m } else { view.legal_moves()[0] })
}

/// What the strongest bot would do: a few moves as records write them, the best first, each with
/// its chance to win in percent. There is nothing when the server ends, or the bot fell over.
pub async fn advise(app: &App, view: &View) -> Option<Vec<(String, u8)>> {
    let view = *view;
    let time = app.options.hint_time;
    let think = move |share: Share| hint(&view, Budget::Time(share.of_time(time)), seed());
    let moves = app.workers.advise(think).await?.ok()?;
    let few = moves.iter().take(1 + OTHERS);
    Some(few.map(|(m, promise)| (m.to_string(), *promise)).collect())
}

/// A level's bot. A table of another version may name one that is not there any more.
fn spec(level: &str) -> Spec {
    let known = |text: &str| text.parse::<Spec>().ok();
    known(level).or_else(|| known(DEFAULT)).expect("the default is a bot")
}

fn seed() -> u64 {
    getrandom::u64().expect("the operating system gives random bytes")
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
