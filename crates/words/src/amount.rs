//! Numbers with their nouns, and lists of things.

use std::sync::LazyLock;

use icu_decimal::{DecimalFormatter, input::Decimal, options::DecimalFormatterOptions};
use majesty_rules::Gain;

use crate::{Lang, day::region, lang::once_each};

/// The amounts that stand all over a page, said once: a plural takes a microsecond to find.
struct Amounts {
    points: Vec<String>,
    meeples: Vec<String>,
    meeples_object: Vec<String>,
}

static AMOUNTS: [LazyLock<Amounts>; Lang::ALL.len()] = once_each!(|lang: Lang| {
    let words = lang.words();
    Amounts {
        points: (0..=250_u16).map(|count| words.msg_points(count)).collect(),
        meeples: (0..=12_u8).map(|count| words.msg_meeples(count)).collect(),
        meeples_object: (0..=12_u8).map(|count| words.msg_meeples_object(count)).collect(),
    }
});

static DECIMALS: [LazyLock<DecimalFormatter>; Lang::ALL.len()] = once_each!(|lang: Lang| {
    DecimalFormatter::try_new(region(lang).into(), DecimalFormatterOptions::default())
        .expect("every language has its data")
});

/// So many points, as in "8 points".
pub fn points(lang: Lang, count: u16) -> String {
    let known = AMOUNTS[lang as usize].points.get(usize::from(count));
    known.cloned().unwrap_or_else(|| lang.words().msg_points(count))
}

/// So many meeples, as in "2 meeples".
pub fn meeples(lang: Lang, count: u8) -> String {
    let known = AMOUNTS[lang as usize].meeples.get(usize::from(count));
    known.cloned().unwrap_or_else(|| lang.words().msg_meeples(count))
}

/// A chance from 0 to 1 in percent, with so many decimals, as in "61.5%".
pub fn chance(lang: Lang, value: f64, decimals: usize) -> String {
    lang.words().msg_percent(percentage_points(lang, value, decimals))
}

/// A difference of chances from −1 to 1, in points of a hundred, as in "−10.8".
pub fn percentage_points(lang: Lang, value: f64, decimals: usize) -> String {
    let scale = 10_f64.powi(2 + decimals as i32);
    let mut number = Decimal::from((value.abs() * scale).round() as i64);
    number.multiply_pow10(-(decimals as i16));
    // What rounds to zero has no sign.
    let sign = if value < 0.0 && !number.absolute.is_zero() { "\u{2212}" } else { "" };
    format!("{sign}{}", DECIMALS[lang as usize].format(&number))
}

/// So many meeples as what somebody gains, lays or gives.
pub(crate) fn meeples_object(lang: Lang, count: u8) -> String {
    let known = AMOUNTS[lang as usize].meeples_object.get(usize::from(count));
    known.cloned().unwrap_or_else(|| lang.words().msg_meeples_object(count))
}

/// A gain, as in "2 points and 1 meeple".
pub fn gain(lang: Lang, gain: Gain) -> String {
    both(lang, gain, meeples)
}

/// A gain as what somebody receives.
pub(crate) fn gain_object(lang: Lang, gain: Gain) -> String {
    both(lang, gain, meeples_object)
}

fn both(lang: Lang, gain: Gain, meeples: fn(Lang, u8) -> String) -> String {
    match gain {
        Gain { points: count, meeples: 0 } => points(lang, count),
        Gain { points: 0, meeples: count } => meeples(lang, count),
        Gain { points: p, meeples: m } => {
            lang.words().msg_gain_both(points(lang, p), meeples(lang, m))
        }
    }
}

/// Things one after the other, as in "Miller, Brewer and Witch".
pub fn list<T: AsRef<str>>(lang: Lang, things: &[T]) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    match things.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => lang.words().msg_list_and(others.join(", "), last),
        None => String::new(),
    }
}
