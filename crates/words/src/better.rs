//! Why a move is better than another: the cause in a sentence, then what it's expected to lead to.

use majesty_rules::{Move, ScorePart, Seat, View};

use crate::{
    Lang,
    advice::{further_advice, object, reason},
    amount::{list, points},
    analysis::{change, part_name},
    character_name,
    facts::{Facts, facts},
};

/// So many parts of a score explain a total; more would be a lecture.
const PARTS: usize = 2;

/// What the better move is expected to bring more by the end of the game, in points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Expected<'a> {
    /// To the player's whole score, if it's known.
    pub total: Option<f64>,
    /// To parts of it, the largest change first.
    pub own: &'a [(ScorePart, f64)],
    /// To the others' whole scores, the largest change first.
    pub others: &'a [(Seat, f64)],
}

/// Why a move is better than another, with the names of both.
pub fn why_better(
    lang: Lang,
    view: &View,
    (better, than): (Move, Move),
    expected: &Expected,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let known = facts(view, better, Some(than));
    let others: Vec<(String, f64)> =
        expected.others.iter().map(|&(seat, by)| (name(seat), by)).collect();
    let effect = effect(lang, expected.total, expected.own, &others);
    let (better, than) = named(lang, better, than);
    let head = lang.words().msg_reason_rather(better, than);
    format!("{head} {}", cause_and_effect(lang, &known, effect, name))
}

/// Why a move is good, if nothing is known of its effects: what it brings now.
pub fn why_now(
    lang: Lang,
    view: &View,
    (m, than): (Move, Option<Move>),
    name: &dyn Fn(Seat) -> String,
) -> String {
    match than {
        Some(than) => why_better(lang, view, (m, than), &Expected::default(), name),
        None => cause_and_effect(lang, &facts(view, m, None), Effect::Small, name),
    }
}

/// What a comparison says.
pub(crate) enum Effect {
    /// Nothing that is worth a word.
    Small,
    /// Points, in a sentence.
    Told(String),
    /// Points that speak for the other move, although this one is better.
    Contradicts,
}

/// What a move is expected to lead to by the end: for the player and for the main rival.
pub(crate) fn effect(
    lang: Lang,
    total: Option<f64>,
    own: &[(ScorePart, f64)],
    others: &[(String, f64)],
) -> Effect {
    if own.is_empty() && others.is_empty() {
        return Effect::Small;
    }
    let words = lang.words();
    let sum = total.unwrap_or_else(|| own.iter().map(|(_, by)| by).sum());
    let rival = others.first();
    if sum - rival.map_or(0.0, |(_, by)| *by) < 0.5 {
        return Effect::Contradicts;
    }
    let amount = |by: f64| (by > 0.0, points(lang, (by.round() as i32).unsigned_abs() as u16));
    let mut told = Vec::new();
    let parts = parts(lang, sum, total.is_some(), own);
    if sum.abs() >= 0.5 {
        let (is_more, amount) = amount(sum);
        // Without the whole, the parts speak for themselves.
        told.push(match (total, parts) {
            (Some(_), Some(parts)) => {
                format!("{} ({parts})", words.msg_expected_own(is_more, amount))
            }
            (None, Some(parts)) => parts,
            (_, None) => words.msg_expected_own(is_more, amount),
        });
    }
    told.extend(rival.map(|(name, by)| {
        let (is_more, amount) = amount(*by);
        words.msg_expected_rival(is_more, amount, name)
    }));
    Effect::Told(words.msg_expected(list(lang, &told)))
}

/// The parts that make a total, at least one of which has its sign, and what all others add to it if it's told.
fn parts(lang: Lang, total: f64, is_told: bool, own: &[(ScorePart, f64)]) -> Option<String> {
    let main = own.iter().position(|(_, by)| (*by > 0.0) == (total > 0.0))?;
    let others = own.iter().enumerate().filter(|&(place, _)| place != main);
    let main = std::iter::once(&own[main]).chain(others.map(|(_, part)| part)).take(PARTS);
    let main: Vec<_> = main.collect();
    let rest = total.round() - main.iter().map(|(_, by)| by.round()).sum::<f64>();
    let mut told: Vec<String> = main
        .iter()
        .map(|&&(part, by)| format!("{} {}", part_name(lang, part), change(by)))
        .collect();
    // A point more or less is rounding.
    if is_told && rest.abs() >= 2.0 {
        told.push(format!("{} {}", lang.words().msg_why_part_rest(), change(rest)));
    }
    Some(told.join(", "))
}

fn cause_and_effect(
    lang: Lang,
    known: &Facts,
    effect: Effect,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let Facts { facts, sooner } = known;
    let words = lang.words();
    match effect {
        Effect::Told(effect) if facts.is_empty() => match *sooner {
            Some((card, more)) => {
                let later = words.msg_reason_sooner(object(lang, card), points(lang, more));
                format!("{later} {effect}")
            }
            None => effect,
        },
        Effect::Told(effect) => format!("{} {effect}", reason(lang, facts, *sooner, name)),
        Effect::Small => reason(lang, facts, *sooner, name),
        Effect::Contradicts if facts.is_empty() => words.msg_why_nothing(),
        Effect::Contradicts => {
            format!("{} {}", reason(lang, facts, *sooner, name), words.msg_why_nothing())
        }
    }
}

/// Both moves by their cards, with further choices only where these alone tell them apart.
fn named(lang: Lang, one: Move, other: Move) -> (String, String) {
    let card = |m: Move| {
        let space = lang.words().msg_space_number(m.space().number());
        format!("{}, {space}", character_name(lang, m.character()))
    };
    let whole = |m: Move| match further_advice(lang, m) {
        Some(further) => format!("{}, {further}", card(m)),
        None => card(m),
    };
    if card(one) == card(other) { (whole(one), whole(other)) } else { (card(one), card(other)) }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Location, ScorePart::*};

    use super::*;

    const OWN: [(ScorePart, f64); 3] =
        [(Majority(Location::Guardhouse), 9.2), (Play(Location::Castle), 3.6), (Variety, -2.4)];

    fn told(total: Option<f64>, own: &[(ScorePart, f64)], by: f64) -> Option<String> {
        match effect(Lang::En, total, own, &[("Ben".to_owned(), by)]) {
            Effect::Told(text) => Some(text),
            Effect::Small | Effect::Contradicts => None,
        }
    }

    #[test]
    fn an_effect_is_the_whole_with_two_parts_and_the_main_rival() {
        assert_eq!(
            told(Some(6.1), &OWN, -4.6).as_deref(),
            Some(
                "By the end, expect 6 points more (majority at the Guardhouse +9, points at the \
                 Castle +4, everything else \u{2212}7) and 5 points less for Ben."
            )
        );
        assert_eq!(
            told(Some(-1.2), &OWN, -4.6).as_deref(),
            Some(
                "By the end, expect 1 point less (variety \u{2212}2, majority at the Guardhouse \
                 +9, everything else \u{2212}8) and 5 points less for Ben."
            )
        );
        assert_eq!(
            told(Some(0.2), &[], -4.6).as_deref(),
            Some("By the end, expect 5 points less for Ben.")
        );
        assert_eq!(
            told(None, &OWN[..1], -4.6).as_deref(),
            Some("By the end, expect majority at the Guardhouse +9 and 5 points less for Ben.")
        );
    }

    #[test]
    fn numbers_that_speak_for_the_other_move_are_not_told() {
        for (total, by) in [(Some(-3.0), -2.0), (Some(4.0), 6.0), (None, 20.0)] {
            assert_eq!(told(total, &OWN, by), None);
            for lang in Lang::ALL {
                let effect = effect(lang, total, &OWN, &[("Ben".to_owned(), by)]);
                let text = cause_and_effect(lang, &Facts::default(), effect, &|_| String::new());
                assert_eq!(text, lang.words().msg_why_nothing());
            }
        }
    }
}
