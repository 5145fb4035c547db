//! Days of the calendar, in UTC: everyone in the world has the same one.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use time::{Date, Month, OffsetDateTime, Weekday};

use crate::Millis;

/// Milliseconds in a day.
const LENGTH: u64 = 24 * 3_600_000;

/// How long after midnight a game of the day still counts: enough for one that began in the evening.
const GRACE: u64 = 30 * 60_000;

/// A day in UTC, written as `2026-11-19`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(Date);

/// Not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a day as 2026-11-19")]
pub struct DayError;

impl Day {
    /// The day of a moment.
    pub fn of(at: Millis) -> Self {
        let moment = i64::try_from(at.0 / 1000).ok().map(OffsetDateTime::from_unix_timestamp);
        Self(moment.and_then(Result::ok).map_or(Date::MAX, OffsetDateTime::date))
    }

    /// Its first moment.
    pub fn begins(self) -> Millis {
        let seconds = self.0.midnight().assume_utc().unix_timestamp();
        Millis(seconds.unsigned_abs() * 1000)
    }

    /// The first moment of the next day.
    pub fn ends(self) -> Millis {
        Millis(self.begins().0 + LENGTH)
    }

    /// When its results are final and its secret is revealed.
    pub fn closes(self) -> Millis {
        Millis(self.ends().0 + GRACE)
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.next_day().unwrap_or(self.0))
    }

    /// The day before.
    #[must_use]
    pub fn previous(self) -> Self {
        Self(self.0.previous_day().unwrap_or(self.0))
    }

    /// The day of the week.
    pub fn weekday(self) -> Weekday {
        self.0.weekday()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.0.to_calendar_date();
        write!(f, "{year:04}-{:02}-{day:02}", u8::from(month))
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let read = || {
            let mut parts = text.split('-');
            let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
            let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
            let (year, day) = (year.parse().ok()?, day.parse().ok()?);
            Date::from_calendar_date(year, month, day).ok().map(Self)
        };
        // Written back it is the same text, so each day has one name.
        let is_named = |day: &Self| day.to_string() == text && day.0.year() >= 1970;
        read().filter(is_named).ok_or(DayError)
    }
}

impl TryFrom<String> for Day {
    type Error = DayError;

    fn try_from(text: String) -> Result<Self, DayError> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_the_calendar_in_utc() {
        let day: Day = "2026-11-19".parse().unwrap();
        assert_eq!(day.begins(), Millis(1_795_046_400_000));
        assert_eq!(Day::of(day.begins()), day);
        assert_eq!(Day::of(Millis(day.ends().0 - 1)), day);
        assert_eq!(Day::of(day.ends()), day.next());
        assert_eq!(day.next().to_string(), "2026-11-20");
        assert_eq!(day.next().previous(), day);
        assert_eq!(day.weekday(), Weekday::Thursday);
        assert_eq!("2028-02-28".parse::<Day>().unwrap().next().to_string(), "2028-02-29");
        assert_eq!(Day::of(Millis(0)).to_string(), "1970-01-01");
    }

    #[test]
    fn a_time_of_day_beyond_all_calendars_is_some_day() {
        let last = Day::of(Millis(u64::MAX));
        assert_eq!((last.next(), last.to_string()), (last, "9999-12-31".to_owned()));
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in ["", "2026-11-31", "2026-1-1", "26-11-19", "1969-12-31", "2026-11-19-1", "day"]
        {
            assert_eq!(text.parse::<Day>(), Err(DayError), "{text}");
        }
    }
}
