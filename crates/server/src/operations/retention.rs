//! Deletes what is older than the host wants to keep, in small batches.

use std::{fmt, num::NonZero, str::FromStr, sync::Arc, time::Duration};

use majesty_store::{Old, StalePage, StoreError, TableRevision};
use majesty_table::{LINES_AT_HAND, Millis, Phase, TableId};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::{App, clock::Steady};

/// After how many days something is deleted, or never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days(Option<NonZero<u32>>);

impl Days {
    /// It is kept for ever.
    pub const NEVER: Self = Self(None);

    /// So many days; none is never.
    pub const fn new(days: u32) -> Self {
        Self(NonZero::new(days))
    }

    /// How many, unless it is kept for ever.
    pub fn count(self) -> Option<u32> {
        self.0.map(NonZero::get)
    }
}

/// More days than anybody plans for.
const MOST_DAYS: u32 = 36_500;

impl FromStr for Days {
    type Err = DaysError;

    fn from_str(text: &str) -> Result<Self, DaysError> {
        if text.eq_ignore_ascii_case("never") {
            return Ok(Self::NEVER);
        }
        let days = text.parse().ok().filter(|days: &NonZero<u32>| days.get() <= MOST_DAYS);
        days.map(|days| Self(Some(days))).ok_or(DaysError)
    }
}

impl fmt::Display for Days {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(days) => days.fmt(f),
            None => f.write_str("never"),
        }
    }
}

/// A text that is no number of days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("enter a number of days from 1 to {MOST_DAYS}, or never")]
pub struct DaysError;

/// How long things are kept.
#[derive(Clone, Debug)]
pub struct Retention {
    /// Chat lines.
    pub chat: Days,
    /// How many lines a table keeps; at least those that it has in memory.
    pub chat_lines: u64,
    /// Finished games in which an account took part.
    pub games: Days,
    /// Finished games of guests and bots.
    pub guest_games: Days,
    /// Games that nobody goes on with.
    pub abandoned: Days,
    /// Tables where no game began.
    pub gathering: Days,
    /// Names and ids of guests in finished games, and what else is known of them.
    pub guests: Days,
    /// Sessions, after their last use.
    pub sessions: Days,
    /// Tokens, after their last use.
    pub tokens: Days,
    /// Reports, after they were handled.
    pub reports: Days,
    /// Entries of the audit log.
    pub audit: Days,
    /// How often the server looks for what is old.
    pub every: Duration,
    /// How long a server that has just started waits before it relies on the time of day.
    pub settling: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        Self {
            chat: Days::new(90),
            chat_lines: 500,
            games: Days::NEVER,
            guest_games: Days::new(365),
            abandoned: Days::new(90),
            gathering: Days::new(7),
            guests: Days::new(365),
            sessions: Days::new(180),
            tokens: Days::new(365),
            reports: Days::new(180),
            audit: Days::new(730),
            every: Duration::from_hours(1),
            settling: Duration::from_hours(1),
        }
    }
}

/// What is deleted, for metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deleted {
    Chat,
    Games,
    Abandoned,
    Gathering,
    Guests,
    PuzzleTries,
    Sessions,
    Tokens,
    Reports,
    Audit,
    Locks,
    PasswordLinks,
}

impl Deleted {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Chat,
        Self::Games,
        Self::Abandoned,
        Self::Gathering,
        Self::Guests,
        Self::PuzzleTries,
        Self::Sessions,
        Self::Tokens,
        Self::Reports,
        Self::Audit,
        Self::Locks,
        Self::PasswordLinks,
    ];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Chat => "chat",
            Self::Games => "games",
            Self::Abandoned => "abandoned",
            Self::Gathering => "gathering",
            Self::Guests => "guests",
            Self::PuzzleTries => "puzzle-tries",
            Self::Sessions => "sessions",
            Self::Tokens => "tokens",
            Self::Reports => "reports",
            Self::Audit => "audit",
            Self::Locks => "locks",
            Self::PasswordLinks => "password-links",
        }
    }
}

/// So many tables are looked at or changed at once, and other rows.
const TABLES: u32 = 50;
const PAGE: u32 = 500;
const ROWS: u32 = 500;

/// How long everybody else has the store between two batches.
const PAUSE: Duration = Duration::from_millis(50);

/// Finished games are walked through once a day.
const DAY: Duration = Duration::from_hours(24);

/// How often the time of day is compared with the time that has passed.
const GLANCE: Duration = Duration::from_secs(30);

/// The chat of a table is trimmed at every so many lines.
const TRIM: u64 = 32;

/// Like a table, this work falls to one of the nodes.
const WORK: [u8; TableId::LEN] = *b"retention-sweeps";

/// Deletes what is old, from time to time, until the server ends.
pub async fn sweep_often(app: Arc<App>) {
    let Retention { every, settling, .. } = app.options.retention;
    let mut ticks = interval(every.min(GLANCE).min(app.options.idle / 4));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut steady = Steady::after(&app.time, settling);
    let (mut swept, mut walked): (Option<Duration>, Option<Duration>) = (None, None);
    loop {
        tokio::select! {
            () = app.shutdown.cancelled() => return,
            _ = ticks.tick() => {}
        }
        // Nothing is deleted by a time of day that may be wrong.
        let (is_steady, passed) = (steady.check(&app.time), app.time.elapsed());
        let is_over = |last: Option<Duration>, time: Duration| {
            last.is_none_or(|last| passed.saturating_sub(last) >= time)
        };
        let (is_due, is_daily) = (is_over(swept, every), is_over(walked, DAY));
        if is_steady && is_due && app.cluster.works_on(TableId::from_random(WORK)) {
            tokio::select! {
                () = app.shutdown.cancelled() => return,
                () = sweep(&app, is_daily) => {}
            }
            swept = Some(passed);
            if is_daily {
                walked = Some(passed);
            }
        }
        app.metrics.tidied.up();
    }
}

/// The moment before which something is deleted.
pub fn cutoff(app: &App, days: Days) -> Option<Millis> {
    let days = u64::from(days.count()?);
    Some(Millis(app.time.now().0.saturating_sub(days * 24 * 3600 * 1000)))
}

/// One step that fails doesn't keep the others from being done. What could not be deleted now is
/// deleted later.
async fn sweep(app: &Arc<App>, is_daily: bool) {
    let Retention { gathering, abandoned, .. } = app.options.retention;
    note("gathering tables", stale(app, Phase::Gathering, gathering, Deleted::Gathering).await);
    note("abandoned games", stale(app, Phase::Playing, abandoned, Deleted::Abandoned).await);
    note("chat", chat(app).await);
    note("old rows", rows(app).await);
    // Finished games that stay are walked through as well, which takes a while on a large store.
    if is_daily {
        note("finished games", finished(app).await);
    }
}

fn note(what: &str, done: Result<(), StoreError>) {
    if let Err(error) = done {
        tracing::warn!("retention failed for {what}: {error}");
    }
}

/// Deletes sessions, tokens, reports and other rows that stand for themselves.
async fn rows(app: &Arc<App>) -> Result<(), StoreError> {
    let Retention { sessions, tokens, guests, reports, audit, .. } = app.options.retention;
    // A lock or a link that ran out is kept for a week, for whoever wonders.
    let week = Days::new(7);
    for (old, days, what) in [
        (Old::Sessions, sessions, Deleted::Sessions),
        (Old::Tokens, tokens, Deleted::Tokens),
        (Old::Guests, guests, Deleted::Guests),
        (Old::PuzzleTries, guests, Deleted::PuzzleTries),
        (Old::Reports, reports, Deleted::Reports),
        (Old::Audit, audit, Deleted::Audit),
        (Old::Locks, week, Deleted::Locks),
        (Old::PasswordLinks, week, Deleted::PasswordLinks),
    ] {
        let Some(before) = cutoff(app, days) else { continue };
        while app.store.order().delete_old(old, before, ROWS).await.inspect(|&rows| {
            app.metrics.deleted(what, rows);
        })? == u64::from(ROWS)
        {
            sleep(PAUSE).await;
        }
    }
    Ok(())
}

/// Deletes tables in a phase that nobody changed for a while.
async fn stale(app: &Arc<App>, phase: Phase, days: Days, what: Deleted) -> Result<(), StoreError> {
    let Some(before) = cutoff(app, days) else { return Ok(()) };
    loop {
        let page = StalePage { phase, before, after: None, limit: TABLES };
        let tables = app.store.order().stale_tables(page).await?;
        let ids: Vec<TableId> = tables.iter().map(|table| table.id).collect();
        let gone = app.store.order().delete_stale(ids, phase, before).await?;
        app.metrics.deleted(what, gone.len() as u64);
        drop_rooms(app, &gone);
        if gone.len() < TABLES as usize {
            return Ok(());
        }
        sleep(PAUSE).await;
    }
}

/// Deletes finished games, or forgets the guests in them.
async fn finished(app: &Arc<App>) -> Result<(), StoreError> {
    let Retention { games, guest_games, guests, .. } = app.options.retention;
    let [games, guest_games, guests] = [games, guest_games, guests].map(|days| cutoff(app, days));
    let Some(before) = games.max(guest_games).max(guests) else { return Ok(()) };
    let mut after = None;
    loop {
        let page = StalePage { phase: Phase::Over, before, after, limit: PAGE };
        let tables = app.store.order().stale_tables(page).await?;
        for tables in tables.chunks(TABLES as usize) {
            let is_before = |at: Millis, moment: Option<Millis>| moment.is_some_and(|it| at < it);
            let (mut old, mut anonymous) = (Vec::new(), Vec::new());
            for table in tables {
                let limit = if table.has_accounts { games } else { guest_games };
                if is_before(table.changed, limit) {
                    old.push(table.id);
                } else if table.has_guests && is_before(table.changed, guests) {
                    anonymous.push(table.id);
                }
            }
            if !old.is_empty() {
                let gone = app.store.order().delete_stale(old, Phase::Over, before).await?;
                app.metrics.deleted(Deleted::Games, gone.len() as u64);
                drop_rooms(app, &gone);
                sleep(PAUSE).await;
            }
            if !anonymous.is_empty() {
                let changed = app.store.order().forget_guests(anonymous, before).await?;
                app.metrics.deleted(Deleted::Guests, changed.len() as u64);
                refresh(app, changed).await;
                sleep(PAUSE).await;
            }
        }
        let Some(last) = tables.last().filter(|_| tables.len() == PAGE as usize) else {
            return Ok(());
        };
        after = Some((last.changed, last.id));
        sleep(PAUSE).await;
    }
}

/// Deletes old chat lines.
async fn chat(app: &Arc<App>) -> Result<(), StoreError> {
    let Some(before) = cutoff(app, app.options.retention.chat) else { return Ok(()) };
    loop {
        let (lines, changed) = app.store.order().delete_old_chat(before, TABLES).await?;
        app.metrics.deleted(Deleted::Chat, lines);
        if changed.is_empty() {
            return Ok(());
        }
        refresh(app, changed).await;
        sleep(PAUSE).await;
    }
}

/// Keeps the chat of a table short, after a line with this number.
pub fn trim(app: &Arc<App>, table: TableId, line: u64) {
    let keep = app.options.retention.chat_lines.max(LINES_AT_HAND as u64);
    if line <= keep || !line.is_multiple_of(TRIM) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        // What could not be deleted now goes with the next lines.
        if let Ok(lines) = app.store.order().trim_chat(table, line - keep).await {
            app.metrics.deleted(Deleted::Chat, lines);
        }
    });
}

fn drop_rooms(app: &App, gone: &[TableId]) {
    for &id in gone {
        if let Some(room) = app.rooms.cached(id) {
            app.rooms.remove(&room);
        }
    }
}

/// Reads the tables in memory again that were changed.
async fn refresh(app: &Arc<App>, changed: Vec<TableRevision>) {
    for (id, revision) in changed {
        if let Some(room) = app.rooms.cached(id) {
            // What could not be read now is read by whoever asks next.
            let _ = room.refresh(app, revision).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_a_number_or_never() {
        for (text, days) in [("1", Some(1)), ("365", Some(365)), ("never", None), ("Never", None)] {
            let read: Days = text.parse().unwrap();
            assert_eq!(read.count(), days);
            assert_eq!(read.to_string().parse(), Ok(read));
        }
        for wrong in ["", "0", "-1", "36501", "1.5", "7d", "for ever"] {
            assert_eq!(wrong.parse::<Days>(), Err(DaysError), "{wrong}");
        }
    }

    #[test]
    fn every_kind_has_its_place() {
        for (place, what) in Deleted::ALL.into_iter().enumerate() {
            assert_eq!(what as usize, place);
        }
    }
}
