//! Days of the calendar.

use majesty_table::Millis;
use time::OffsetDateTime;

/// A day as everybody reads it, whatever their language: `2026-11-15`.
pub fn day(at: Millis) -> String {
    let moment = OffsetDateTime::from_unix_timestamp((at.0 / 1000) as i64);
    moment.map(|moment| moment.date().to_string()).unwrap_or_default()
}

/// A moment to the minute, in UTC: `2026-11-15 09:05`.
pub fn minute(at: Millis) -> String {
    let moment = OffsetDateTime::from_unix_timestamp((at.0 / 1000) as i64);
    let text = |moment: OffsetDateTime| {
        format!("{} {:02}:{:02}", moment.date(), moment.hour(), moment.minute())
    };
    moment.map(text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_767_225_599, "2025-12-31"),
            (1_794_700_800, "2026-11-15"),
        ] {
            assert_eq!(day(Millis(seconds * 1000)), expected);
        }
    }

    #[test]
    fn minutes_are_those_of_the_day() {
        assert_eq!(minute(Millis(1_794_733_509_999)), "2026-11-15 09:05");
        assert_eq!(minute(Millis(u64::MAX)), "");
    }
}
