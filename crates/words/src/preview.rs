//! What a choice would do, in short phrases for a card or a button.

use majesty_rules::{BySeat, Event, Gain, Seat};

use crate::{
    Lang, LogStyle,
    amount::{meeples, meeples_object, points},
    recap::{wounded_of, your_wounded},
};

/// A short phrase about what would happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The phrase; without a name where it is about the reader.
    pub text: String,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// What it is about, for a sign or a colour.
    pub kind: PhraseKind,
}

/// What a phrase is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhraseKind {
    /// Meeples are laid on cards.
    Pays,
    /// Points are won.
    Points,
    /// Meeples are won.
    Meeples,
    /// A card is wounded.
    Wounds,
    /// An attack does nothing.
    Repelled,
    /// A card is healed.
    Heals,
    /// Points and meeples are traded.
    Trades,
    /// What all gain is announced.
    Announces,
    /// Points are lost for staying silent.
    Loses,
    /// Meeples beyond the worker card become points.
    Surplus,
    /// Variety or a majority changes, which tells at the end.
    Lasts,
}

/// What the events of `Table::preview` would do. What a player gains is added up over all
/// abilities; phrases about the viewer do without a name, and what others gain comes last. A reader whom the style knows is "you" in
/// what another player chooses.
pub fn preview(
    lang: Lang,
    events: &[Event],
    style: &dyn LogStyle,
    viewer: Option<Seat>,
) -> Vec<Phrase> {
    let words = lang.words();
    let of = |seat: Seat, kind, what: String| {
        let text = match viewer {
            Some(viewer) if viewer == seat => what,
            _ if style.is_you(seat) => words.msg_preview_of(words.msg_recap_you(), what),
            _ => words.msg_preview_of(style.name(seat), what),
        };
        Phrase { text, seat: Some(seat), kind }
    };
    let against = |defender: Seat, kind, text: String| Phrase { text, seat: Some(defender), kind };

    let mut gains = BySeat::<Gain>::default();
    let mut first = Vec::new();
    let mut last = Vec::new();
    for event in events {
        match *event {
            Event::MeeplesLaid { seat, count } => {
                let what = words.msg_preview_pays(meeples_object(lang, count));
                first.push(of(seat, PhraseKind::Pays, what));
            }
            Event::CardTaken { seat, meeples, .. } => gains[seat].meeples += meeples,
            Event::Gained { seat, gain, .. } => gains[seat] = gains[seat].and(gain),
            Event::CardWounded { defender, character, .. } => {
                let text = if style.is_you(defender) {
                    your_wounded(lang, character)
                } else {
                    wounded_of(lang, &style.name(defender), character)
                };
                first.push(against(defender, PhraseKind::Wounds, text));
            }
            Event::AttackRepelled { defender, .. } => {
                let text = if style.is_you(defender) {
                    words.msg_attack_repelled()
                } else {
                    words.msg_preview_repelled(style.name(defender))
                };
                first.push(against(defender, PhraseKind::Repelled, text));
            }
            Event::AttackFoundNobody { defender, .. } => {
                let text = if style.is_you(defender) {
                    words.msg_attack_nobody()
                } else {
                    words.msg_preview_nobody(style.name(defender))
                };
                first.push(against(defender, PhraseKind::Repelled, text));
            }
            Event::CardHealed { seat, character, .. } => {
                let object = &lang.nouns().character(character).object;
                let to = &lang.nouns().location(character.location()).to;
                first.push(of(seat, PhraseKind::Heals, words.msg_preview_heals(object, to)));
            }
            Event::Traded { seat, meeples: traded } => {
                let count = traded.unsigned_abs();
                let (what, price) = (meeples_object(lang, count), points(lang, count.into()));
                let what = if traded > 0 {
                    words.msg_preview_buys(what, price)
                } else {
                    words.msg_preview_sells(what, price)
                };
                first.push(of(seat, PhraseKind::Trades, what));
            }
            Event::Announced { seat, .. } => {
                last.push(of(seat, PhraseKind::Announces, words.msg_preview_announces()));
            }
            Event::AnnouncementMissed { seat, lost, .. } if lost > 0 => {
                let what = words.msg_preview_loses(points(lang, lost));
                last.push(of(seat, PhraseKind::Loses, what));
            }
            Event::SurplusCashed { seat, meeples } => {
                let you = style.is_you(seat) && viewer != Some(seat);
                let what = words.msg_preview_surplus(you, meeples, points(lang, meeples.into()));
                last.push(of(seat, PhraseKind::Surplus, what));
            }
            // Placing is the choice itself, and what comes after the turn is not known yet.
            Event::CardPlaced { .. }
            | Event::AnnouncementMissed { .. }
            | Event::Refilled { .. }
            | Event::WoundedScored { .. }
            | Event::VarietyScored { .. }
            | Event::MajorityScored { .. }
            | Event::GameOver { .. } => {}
        }
    }
    let gained = |seat: Seat, gain: &Gain| {
        let won = (gain.points > 0).then(|| {
            let what = words.msg_preview_gains(points(lang, gain.points));
            of(seat, PhraseKind::Points, what)
        });
        let fetched = (gain.meeples > 0).then(|| {
            let what = words.msg_preview_gains(meeples(lang, gain.meeples));
            of(seat, PhraseKind::Meeples, what)
        });
        won.into_iter().chain(fetched)
    };
    // What has no name stands together, so that nobody takes it for somebody else's.
    let (own, others): (Vec<_>, Vec<_>) = gains.iter().partition(|&(seat, _)| viewer == Some(seat));
    first.extend(own.into_iter().flat_map(|(seat, gain)| gained(seat, gain)));
    first.append(&mut last);
    first.extend(others.into_iter().flat_map(|(seat, gain)| gained(seat, gain)));
    first
}
