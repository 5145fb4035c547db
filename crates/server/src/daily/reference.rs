//! What the strongest bot makes of a day's deal, on the seat that everybody has.

use std::sync::{Arc, PoisonError};

use majesty_rules::{Move, Seat, State, View};
use majesty_store::DailyResult;
use majesty_table::{Day, DaySecret};

use crate::{App, http::refusal::Refusal, table::bots};

/// The strongest level.
const STRONGEST: &str = "chancellor";

/// Lets the strongest bot play the deal of a day aside, unless it has or does.
pub fn prepare(app: &Arc<App>, day: Day) {
    let mut thinking = app.dailies.thinking.lock().unwrap_or_else(PoisonError::into_inner);
    if !thinking.insert(day) {
        return;
    }
    drop(thinking);
    let app = app.clone();
    tokio::spawn(async move {
        tokio::select! {
            () = app.shutdown.cancelled() => {}
            done = play_and_keep(&app, day) => {
                if done.is_err() {
                    tracing::warn!("can't store the strongest bot's daily deal result for {day}");
                }
            }
        }
        app.dailies.thinking.lock().unwrap_or_else(PoisonError::into_inner).remove(&day);
    });
}

async fn play_and_keep(app: &App, day: Day) -> Result<(), Refusal> {
    if app.store.daily().reference(day).await?.is_some() {
        return Ok(());
    }
    let secret = super::secret(app, day).await?;
    if let Some(result) = play(app, &secret).await {
        app.store.daily().set_reference(day, result).await?;
    }
    Ok(())
}

/// The whole game. The other bot answers as it answers everybody.
async fn play(app: &App, secret: &DaySecret) -> Option<DailyResult> {
    let own = secret.seat();
    let mut state = State::start(&secret.deal());
    let mut history: Vec<(View, Move)> = Vec::new();
    while !state.is_over() {
        let view = state.view();
        let bot = if state.turn() == own {
            (STRONGEST, app.options.daily_simulations)
        } else {
            (secret.day().level(), bots::STEADY)
        };
        let seed = secret.bot_seed(history.len() as u32);
        let m = bots::choose_aside(app, bot, history.clone(), &view, seed).await?;
        state.play(m, &mut ()).ok()?;
        history.push((view, m));
    }
    let sheet = state.score_sheet()?;
    let of = |is_own: bool| {
        let seats = secret.config().players.seats();
        let mut seats = seats.filter(|&seat: &Seat| (seat == own) == is_own);
        seats.next().map(|seat| sheet.scores[seat].total())
    };
    Some(DailyResult { points: of(true)?, bot: of(false)? })
}
