//! All that the page and the API tell about the daily deal to one reader.

use std::sync::Arc;

use majesty_store::{DailyLine, DailyPlace, DailyResult, DailyTry};
use majesty_table::{Day, DaySecret, PlayerId, TableId};

use super::{reference, results, secret, today};
use crate::{App, http::refusal::Refusal};

/// How many of the best results are shown.
const BEST: u32 = 20;

/// How many are shown around the reader's, where it is further down, and how many of them before it.
const AROUND: (u32, u32) = (5, 2);

/// For how many days the hashes are known in advance.
const AHEAD: usize = 7;

/// The longest streak that is counted.
const LONGEST: u32 = 400;

/// What is known about today's deal.
pub struct Overview {
    /// The secret. Only what follows for everyone to know may be shown before the day is over.
    pub secret: DaySecret,
    /// Milliseconds until the day ends.
    pub left: u64,
    /// The reader's try.
    pub own: Option<DailyTry>,
    /// Who was ahead after each round of it, once it counts.
    pub rounds: String,
    /// The place of the reader's result among all.
    pub place: Option<DailyPlace>,
    /// How many have finished.
    pub finished: u64,
    /// How many days in a row the reader has finished.
    pub streak: u32,
    /// The best results, if the reader has finished.
    pub best: Vec<Ranked>,
    /// Those around the reader's, if it isn't among the best.
    pub around: Vec<Ranked>,
    /// What the strongest bot made of it, if the reader has finished.
    pub reference: Option<DailyResult>,
    /// The hashes of the next days' secrets.
    pub promised: Vec<(Day, String)>,
    /// The day before.
    pub yesterday: Past,
}

/// A day that is over, or nearly.
pub struct Past {
    /// Its secret.
    pub secret: DaySecret,
    /// Whether it may be shown, with the results.
    pub is_revealed: bool,
    /// The reader's game, if it goes on and still counts.
    pub playing: Option<TableId>,
    /// The best results, once it is over.
    pub best: Vec<Ranked>,
    /// What the strongest bot made of it.
    pub reference: Option<DailyResult>,
}

/// A result with its place.
pub struct Ranked {
    /// The place; equal results share one.
    pub place: u64,
    /// The result.
    pub line: DailyLine,
}

impl Overview {
    /// What a reader may know now.
    pub async fn of(app: &Arc<App>, reader: Option<PlayerId>) -> Result<Self, Refusal> {
        let day = today(app);
        let own = match reader {
            Some(reader) => own_try(app, day, reader).await?,
            None => None,
        };
        let all = app.store.daily().place(day, DailyResult { points: 0, bot: 0 }).await?.all;
        let mut overview = Self {
            left: day.ends().0.saturating_sub(app.time.now().0),
            rounds: String::new(),
            place: None,
            finished: all,
            streak: match reader {
                Some(reader) => streak(day, &app.store.daily().attempts(reader, LONGEST).await?),
                None => 0,
            },
            best: Vec::new(),
            around: Vec::new(),
            reference: None,
            promised: promised(app, day).await?,
            yesterday: Past::of(app, day.previous(), reader).await?,
            secret: secret(app, day).await?,
            own,
        };
        // Results may lead to guesses, so they are for those who have finished.
        if let (Some(reader), Some(own)) = (reader, own.filter(|own| own.finished.is_some())) {
            overview.add_results(app, reader, own).await?;
        }
        Ok(overview)
    }

    async fn add_results(
        &mut self,
        app: &Arc<App>,
        reader: PlayerId,
        own: DailyTry,
    ) -> Result<(), Refusal> {
        self.best = ranked(app, own.day, 0, BEST).await?;
        self.reference = app.store.daily().reference(own.day).await?;
        if self.reference.is_none() {
            reference::prepare(app, own.day);
        }
        let Some(result) = own.result else { return Ok(()) };
        // A table that can't be read costs the reader the way to the result, not the result.
        let table = app.rooms.peek(&*app.store, own.table).await.ok();
        self.rounds = table.as_ref().and_then(|table| results::rounds(table)).unwrap_or_default();
        let place = app.store.daily().place(own.day, result).await?;
        self.place = Some(place);
        let is_own = |ranked: &Ranked| ranked.line.player == reader;
        if self.best.iter().any(is_own) {
            return Ok(());
        }
        let (count, before) = AROUND;
        let skip = u32::try_from(place.better).unwrap_or(u32::MAX).saturating_sub(before).max(BEST);
        self.around = ranked(app, own.day, skip, count).await?;
        // Among many equal results the reader's may be further down.
        if !self.around.iter().any(is_own) {
            let name = table.as_ref().and_then(|table| table.name_of(reader));
            let name = name.unwrap_or_default().to_owned();
            let line = DailyLine { player: reader, name, has_account: false, result };
            self.around.push(Ranked { place: place.better + 1, line });
        }
        Ok(())
    }
}

impl Past {
    async fn of(app: &App, day: Day, reader: Option<PlayerId>) -> Result<Self, Refusal> {
        let is_revealed = day.closes() <= app.time.now();
        let own = match reader {
            Some(reader) if !is_revealed => app.store.daily().attempt(day, reader).await?,
            _ => None,
        };
        let mut past = Self {
            secret: secret(app, day).await?,
            is_revealed,
            playing: own.filter(|own| own.finished.is_none()).map(|own| own.table),
            best: Vec::new(),
            reference: None,
        };
        if is_revealed {
            past.best = ranked(app, day, 0, BEST).await?;
            past.reference = app.store.daily().reference(day).await?;
        }
        Ok(past)
    }
}

/// A player's try. One that has ended and isn't settled yet is settled now.
async fn own_try(app: &App, day: Day, player: PlayerId) -> Result<Option<DailyTry>, Refusal> {
    let own = app.store.daily().attempt(day, player).await?;
    match own {
        Some(own) if own.finished.is_none() => {
            results::settle_one(app, own.table).await;
            Ok(app.store.daily().attempt(day, player).await?)
        }
        own => Ok(own),
    }
}

/// A part of a day's results with their places.
async fn ranked(app: &App, day: Day, skip: u32, limit: u32) -> Result<Vec<Ranked>, Refusal> {
    let lines = app.store.daily().results(day, skip, limit).await?;
    let Some(first) = lines.first() else { return Ok(Vec::new()) };
    let mut place = app.store.daily().place(day, first.result).await?.better + 1;
    let mut last = first.result;
    let ranked = (u64::from(skip) + 1..).zip(lines).map(|(number, line)| {
        if line.result.is_behind(last) {
            (place, last) = (number, line.result);
        }
        Ranked { place, line }
    });
    Ok(ranked.collect())
}

/// The hashes of the next days' secrets.
async fn promised(app: &App, day: Day) -> Result<Vec<(Day, String)>, Refusal> {
    let mut promised = Vec::with_capacity(AHEAD);
    let mut day = day;
    for _ in 0..AHEAD {
        day = day.next();
        promised.push((day, secret(app, day).await?.commitment()));
    }
    Ok(promised)
}

/// How many days in a row were played to the end, up to today or, before that, to yesterday.
fn streak(today: Day, tries: &[DailyTry]) -> u32 {
    let mut days = tries.iter().filter(|one| one.result.is_some()).map(|one| one.day).peekable();
    let mut expected = match days.peek() {
        Some(&last) if last == today || last == today.previous() => last,
        _ => return 0,
    };
    let mut count = 0;
    while days.next_if_eq(&expected).is_some() {
        count += 1;
        expected = expected.previous();
    }
    count
}

#[cfg(test)]
mod tests {
    use majesty_table::Millis;

    use super::*;

    fn one(day: &str, is_finished: bool) -> DailyTry {
        DailyTry {
            day: day.parse().unwrap(),
            table: TableId::from_random([1; TableId::LEN]),
            started: Millis(1),
            finished: is_finished.then_some(Millis(2)),
            result: is_finished.then_some(DailyResult { points: 60, bot: 50 }),
        }
    }

    #[test]
    fn a_streak_is_of_days_without_a_gap() {
        let today: Day = "2026-11-19".parse().unwrap();
        let days = ["2026-11-18", "2026-11-17", "2026-11-15"].map(|day| one(day, true));
        assert_eq!(streak(today, &days), 2, "today can still be played");
        assert_eq!(streak(today.next(), &days), 0, "a day was left out");
        let played = [one("2026-11-19", true), days[0], one("2026-11-17", false), days[2]];
        assert_eq!(streak(today, &played), 2, "a game that was given up doesn't count");
        assert_eq!(streak(today, &[]), 0);
    }
}
