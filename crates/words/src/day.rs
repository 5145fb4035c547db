//! Days and moments as each language writes them, by the data of the Unicode consortium.

use std::sync::LazyLock;

use icu_calendar::Gregorian;
use icu_datetime::{
    FixedCalendarDateTimeFormatter,
    fieldsets::{YMD, YMDT},
    input::{Date, DateTime, Time},
};
use icu_locale_core::{Locale, locale};
use majesty_table::{Day, Millis};
use time::OffsetDateTime;

use crate::{Lang, lang::once_each};

/// How a language writes days and moments.
struct Formats {
    day: FixedCalendarDateTimeFormatter<Gregorian, YMD>,
    moment: FixedCalendarDateTimeFormatter<Gregorian, YMDT>,
}

static FORMATS: [LazyLock<Formats>; Lang::ALL.len()] = once_each!(|lang: Lang| {
    let locale = || region(lang).into();
    let known = "every language has its data";
    Formats {
        day: FixedCalendarDateTimeFormatter::try_new(locale(), YMD::medium()).expect(known),
        moment: FixedCalendarDateTimeFormatter::try_new(locale(), YMD::medium().with_time_hm())
            .expect(known),
    }
});

/// The language as the data names it. Our English is British: days come before months.
pub(crate) const fn region(lang: Lang) -> Locale {
    match lang {
        Lang::En => locale!("en-GB"),
        Lang::De => locale!("de"),
        Lang::Nl => locale!("nl"),
        Lang::Ru => locale!("ru"),
    }
}

/// A day, as in "15 Nov 2026".
pub fn day(lang: Lang, at: Millis) -> String {
    let format = |at: DateTime<Gregorian>| FORMATS[lang as usize].day.format(&at.date).to_string();
    calendar(at).map(format).unwrap_or_default()
}

/// The day of a daily deal.
pub fn calendar_day(lang: Lang, of: Day) -> String {
    day(lang, of.begins())
}

/// A moment to the minute, in UTC, as in "15 Nov 2026, 09:05".
pub fn minute(lang: Lang, at: Millis) -> String {
    let format = |at: DateTime<Gregorian>| FORMATS[lang as usize].moment.format(&at).to_string();
    calendar(at).map(format).unwrap_or_default()
}

/// A moment to the minute, in UTC, for operators: `2026-11-15 09:05`.
pub fn log_minute(at: Millis) -> String {
    let moment = OffsetDateTime::from_unix_timestamp((at.0 / 1000) as i64);
    let text = |moment: OffsetDateTime| {
        format!("{} {:02}:{:02}", moment.date(), moment.hour(), moment.minute())
    };
    moment.map(text).unwrap_or_default()
}

/// A moment in the calendar; nothing for one that no calendar has.
fn calendar(at: Millis) -> Option<DateTime<Gregorian>> {
    let moment = OffsetDateTime::from_unix_timestamp((at.0 / 1000) as i64).ok()?;
    let (year, month, day) = moment.to_calendar_date();
    Some(DateTime {
        date: Date::try_new_gregorian(year, u8::from(month), day).ok()?,
        time: Time::try_new(moment.hour(), moment.minute(), moment.second(), 0).ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1 Jan 1970"),
            (951_782_400, "29 Feb 2000"),
            (951_868_800, "1 Mar 2000"),
            (1_767_225_599, "31 Dec 2025"),
            (1_794_700_800, "15 Nov 2026"),
        ] {
            assert_eq!(day(Lang::En, Millis(seconds * 1000)), expected);
        }
    }

    #[test]
    fn each_language_writes_days_its_own_way() {
        let at = Millis(1_794_733_509_999);
        let told = Lang::ALL.map(|lang| (day(lang, at), minute(lang, at)));
        let told: Vec<String> = told.map(|(day, minute)| format!("{day} | {minute}")).into();
        assert_eq!(
            told,
            [
                "15 Nov 2026 | 15 Nov 2026, 09:05",
                "15.11.2026 | 15.11.2026, 09:05",
                "15 nov 2026 | 15 nov 2026, 09:05",
                "15 нояб. 2026\u{202f}г. | 15 нояб. 2026\u{202f}г., 09:05",
            ]
        );
        assert_eq!(calendar_day(Lang::De, Day::of(at)), "15.11.2026");
    }

    #[test]
    fn minutes_of_a_log_sort() {
        assert_eq!(log_minute(Millis(1_794_733_509_999)), "2026-11-15 09:05");
        assert_eq!(log_minute(Millis(u64::MAX)), "");
    }
}
