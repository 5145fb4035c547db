//! What a choice changes about the scoring at the end, as things stand then: variety and majorities.

use majesty_rules::{Lead, Table, leads_won};

use crate::{Lang, LogStyle, Phrase, PhraseKind, amount::list};

/// What a move does to variety and to the majorities, for the player who makes it. `is_you` says
/// whether that is the reader.
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
    let leads = leads_won(before, after).into_iter().map(|lead| told(lang, &lead, style, is_you));
    let phrase = |text| Phrase { text, seat: Some(seat), kind: PhraseKind::Lasts };
    more.into_iter().chain(leads).map(phrase).collect()
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
