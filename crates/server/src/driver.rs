//! What happens at a table without anybody asking: bots move, and clocks run out.
//!
//! A table has at most one such task, and only while there is something to do.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use majesty_store::{MadeBy, Millis, StoredMove};
use tokio::time::{sleep, timeout};

use crate::{
    App, bots,
    clock::{self, Duty, duty},
    game::Now,
    refusal::Refusal,
    room::Room,
};

/// After a start people get this long to find back before their time is over.
const GRACE: Duration = Duration::from_secs(5);

/// How long to wait before a change is tried again that could not be stored.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether there is something to do at a table.
pub fn has_duty(now: &Now) -> bool {
    !matches!(duty(now), Duty::Rest)
}

/// Whether there is something to do that is this node's work.
fn is_due(app: &App, room: &Room) -> bool {
    !room.gone.is_cancelled() && app.cluster.works_on(room.id) && has_duty(&room.now())
}

/// Makes sure that somebody does what has to be done at a table.
pub fn wake(app: &Arc<App>, room: &Arc<Room>) {
    if !is_due(app, room) || room.driven.swap(true, Ordering::SeqCst) {
        return;
    }
    let (app, room) = (app.clone(), room.clone());
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = app.shutdown.cancelled() => return,
                () = room.gone.cancelled() => return,
                () = drive(&app, &room) => {}
            }
            // Whoever changed the table meanwhile has seen the task and left it the work.
            room.driven.store(false, Ordering::SeqCst);
            if !is_due(&app, &room) || room.driven.swap(true, Ordering::SeqCst) {
                return;
            }
        }
    });
}

async fn drive(app: &Arc<App>, room: &Arc<Room>) {
    let mut news = room.news();
    loop {
        let now = news.borrow_and_update().clone();
        if !app.cluster.works_on(room.id) {
            return;
        }
        let done = match duty(&now) {
            Duty::Rest => return,
            Duty::Think { level, by, view } => {
                let thinking = bots::choose(app, &room.minds, &level, &now.stored, &view);
                let (m, ()) = tokio::join!(thinking, pace(app, &now));
                let Some(m) = m else { return };
                play(app, room, &view, m, by).await
            }
            Duty::Watch(end) => {
                let end = end.max(Millis(app.started.0 + GRACE.as_millis() as u64));
                let left = Duration::from_millis(end.0.saturating_sub(clock::now().0));
                match timeout(left, news.changed()).await {
                    Ok(_) => Ok(()),
                    Err(_) => time_out(app, room).await,
                }
            }
        };
        if done.is_err() {
            sleep(PATIENCE).await;
        }
    }
}

/// Waits until the last move was on the table for a while, so that people can follow.
async fn pace(app: &App, now: &Now) {
    let shown = clock::now().0.saturating_sub(now.stored.info.turn_started.unwrap_or_default().0);
    sleep(app.options.bot_pace.saturating_sub(Duration::from_millis(shown))).await;
}

/// Plays a bot's move, if the game is still the one that it thought about.
async fn play(
    app: &Arc<App>,
    room: &Arc<Room>,
    view: &majesty_rules::View,
    m: majesty_rules::Move,
    by: MadeBy,
) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let Duty::Think { by: due, view: present, .. } = duty(&room.now()) else { return Ok(()) };
    let stored = hold.stored();
    let Some(game) = stored.game.as_ref().filter(|_| due == by && *present == *view) else {
        return Ok(());
    };
    let mut game = game.clone();
    game.play(m).map_err(Refusal::Illegal)?;
    let made = StoredMove { word: m.to_string(), by, at: clock::now() };
    hold.append(game, made).await
}

/// Lets a bot play for the person whose time is over.
async fn time_out(app: &Arc<App>, room: &Arc<Room>) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    let is_over = clock::deadline(&stored).is_some_and(|end| end <= clock::now());
    let (Some(seat), true) = (stored.turn(), is_over) else { return Ok(()) };
    hold.change_header(|header| {
        let substitute = header.substitute.clone();
        header.seats[seat.index()].stand_in = Some(substitute);
    })
    .await
}
