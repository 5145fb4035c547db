//! What a choice changes about the scoring at the end, as things stand then: variety and majorities.

use majesty_rules::{Character, Lead, Players, Seat, Table, leads_won};

use crate::{Lang, LogStyle, Phrase, PhraseKind, amount::list, location_name};

/// What a move does to variety and to the majorities, for the player who makes it, and what an opponent
/// loses of both. `is_you` says whether the player is the reader.
pub fn lasting(
    lang: Lang,
    before: &Table,
    after: &Table,
    style: &dyn LogStyle,
    is_you: bool,
) -> Vec<Phrase> {
    let (words, seat) = (lang.words(), before.turn());
    let variety = |table: &Table| table.realm(seat).variety();
    let (old, new) = (variety(before), variety(after));
    let square = |count: u8| u16::from(count).pow(2);
    let more = (new > old).then(|| words.msg_preview_variety(square(new) - square(old), new - old));
    let won = leads_won(before, after);
    let leads = won.iter().map(|lead| told(lang, lead, style, is_you));
    let phrase = |text| Phrase { text, seat: Some(seat), kind: PhraseKind::Lasts };
    let mut phrases: Vec<Phrase> = more.into_iter().chain(leads).map(phrase).collect();
    // Whoever is named with a majority of the player's has lost it.
    let is_told = |other: Seat, character: Character| {
        won.iter().any(|lead| lead.location == character.location() && lead.ousted.contains(&other))
    };
    phrases.extend(losses(lang, before, after, style, is_told));
    phrases
}

/// The same in the fewest words: a sum for the player, and one for the opponent, with what makes it up.
pub fn lasting_in_short(
    lang: Lang,
    before: &Table,
    after: &Table,
    style: &dyn LogStyle,
) -> Vec<Phrase> {
    let seat = before.turn();
    let gain = change(lang, before, after, seat, |by| by > 0, |_| false).map(|(points, parts)| {
        let text = lang.words().msg_preview_end_gain(points, parts);
        Phrase { text, seat: Some(seat), kind: PhraseKind::Lasts }
    });
    gain.into_iter().chain(losses(lang, before, after, style, |_, _| false)).collect()
}

/// What the opponent loses of variety and majorities, but for a majority that was told before. Among more
/// players there's no room for it, and it's worth less.
fn losses(
    lang: Lang,
    before: &Table,
    after: &Table,
    style: &dyn LogStyle,
    is_told: impl Fn(Seat, Character) -> bool,
) -> Option<Phrase> {
    let players = before.config().players;
    let other = players.after(before.turn());
    let told = |character| is_told(other, character);
    let (points, parts) = change(lang, before, after, other, |by| by < 0, told)
        .filter(|_| players == Players::Two)?;
    let text = lang.words().msg_preview_end_loss(style.name(other), points, parts);
    Some(Phrase { text, seat: Some(other), kind: PhraseKind::Lasts })
}

/// By how much a player's variety and majorities change in a direction, and which of them.
fn change(
    lang: Lang,
    before: &Table,
    after: &Table,
    seat: Seat,
    counts: impl Fn(i32) -> bool,
    is_told: impl Fn(Character) -> bool,
) -> Option<(u32, String)> {
    let [old, new] = [before, after].map(|table| table.score_if_over_now().scores[seat]);
    let variety = i32::from(new.variety) - i32::from(old.variety);
    let mut changes = vec![(lang.words().msg_end_line_variety(), variety)];
    changes.extend(Character::ALL.into_iter().filter(|&character| !is_told(character)).map(
        |character| {
            let [old, new] = [old, new].map(|score| i32::from(score.majority[character]));
            (location_name(lang, character.location()).to_owned(), new - old)
        },
    ));
    changes.retain(|&(_, by)| counts(by));
    let sum: i32 = changes.iter().map(|(_, by)| by).sum();
    let parts: Vec<&str> = changes.iter().map(|(name, _)| name.as_str()).collect();
    (!changes.is_empty()).then(|| (sum.unsigned_abs(), parts.join(", ")))
}

fn told(lang: Lang, lead: &Lead, style: &dyn LogStyle, is_you: bool) -> String {
    let (words, worth) = (lang.words(), lead.worth);
    let place = &lang.nouns().location(lead.location).at;
    let name = |&seat| if style.is_you(seat) { words.msg_recap_you() } else { style.name(seat) };
    let ousted: Vec<String> = lead.ousted.iter().map(name).collect();
    if lead.is_level {
        words.msg_preview_level(worth, place)
    } else if ousted.is_empty() {
        words.msg_preview_lead(worth, is_you, place)
    } else if lead.was_level {
        words.msg_preview_lead_alone(list(lang, &ousted), worth, is_you, place)
    } else {
        words.msg_preview_lead_instead(worth, is_you, place, list(lang, &ousted))
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Location, Sides, State};

    use super::*;

    struct Names;

    impl LogStyle for Names {
        fn name(&self, seat: Seat) -> String {
            format!("player {}", seat.number())
        }

        fn is_you(&self, _: Seat) -> bool {
            false
        }

        fn noun(&self, _: Location, noun: &str) -> String {
            noun.to_owned()
        }
    }

    /// What a table is worth to a player at the end as far as variety and majorities go, each apart.
    fn worth(table: &Table, seat: Seat) -> Vec<i32> {
        let score = table.score_if_over_now().scores[seat];
        let majorities = score.majority.0.into_iter().map(i32::from);
        std::iter::once(i32::from(score.variety)).chain(majorities).collect()
    }

    #[test]
    fn whatever_the_end_pays_more_or_less_is_told() {
        let (mut gains, mut losses) = (0, 0);
        for seed in 0..60 {
            let config = Config {
                sides: Sides::from_bits((seed * 37 % 256) as u8),
                ..Config::new(Players::Two)
            };
            let mut state = State::start(&Deal::new(config, seed));
            let mut step = seed as usize;
            while !state.is_over() {
                let before = state.view();
                let moves = state.legal_moves();
                step = step.wrapping_mul(31).wrapping_add(7);
                state.play_listed(moves[step % moves.len()], &mut ());
                let (seat, other) = (before.turn(), config.players.after(before.turn()));
                let sum = |seat: Seat, sign: i32| -> i32 {
                    let (old, new) = (worth(&before, seat), worth(&state, seat));
                    old.iter()
                        .zip(new)
                        .map(|(old, new)| (new - old) * sign)
                        .filter(|by| *by > 0)
                        .sum()
                };
                let (gain, loss) = (sum(seat, 1), sum(other, -1));
                let short = lasting_in_short(Lang::En, &before, &state, &Names);
                let told = |start: &str| short.iter().any(|phrase| phrase.text.starts_with(start));
                assert_eq!(gain > 0, told(&format!("+{gain} at the end (")), "{short:?}");
                let name = Names.name(other);
                assert_eq!(
                    loss > 0,
                    told(&format!("{name}: \u{2212}{loss} at the end (")),
                    "{short:?}"
                );
                let full = lasting(Lang::En, &before, &state, &Names, false);
                let names_other = full.iter().any(|phrase| phrase.text.contains(&name));
                assert_eq!(loss > 0, names_other, "{loss} in {full:?}");
                gains += usize::from(gain > 0);
                losses += usize::from(loss > 0);
            }
        }
        assert!(gains > 100 && losses > 100, "{gains} gains and {losses} losses");
    }
}
