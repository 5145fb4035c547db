//! The hint: which card, with which options, how good it is, and why.

use majesty_art::{Symbol, symbol};
use majesty_rules::{Card, Character, Event, Location, Move, Table, View, leads_won};
use majesty_table::{GameView, HintView, Reason};
use majesty_words::{Fact, move_in_short, reason, suggestion, why_rather};
use maud::{Markup, html};

use crate::table::{choice::Outcome, scene::Scene};

/// So many facts make a reason; more would be a lecture.
const FACTS: usize = 2;

/// What the strongest bot would do. It lies over what is least needed now, so that nothing moves.
pub(crate) fn advice(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    html! {
        @if let Some(hint) = &game.hint {
            @let alternatives = alternatives(hint);
            details class="advice" id="advice" open {
                summary { (symbol(Symbol::Hint, "art-icon")) span { (words.msg_hint_suggests()) } }
                div class="advice-body" {
                    a class="suggested best" href=(target(hint.m)) data-pick=(hint.m) {
                        (scene.drawn.shield(hint.m.character().location()))
                        span {
                            (in_words(scene, &game.view, hint.m)) " "
                            span class="promise" { (words.msg_advice_chance(hint.promise)) }
                        }
                    }
                    div class="advice-more" {
                        p { (why(scene, &game.view, hint, &alternatives)) }
                        @if !alternatives.is_empty() { (others(scene, &alternatives)) }
                    }
                }
            }
        }
    }
}

/// The alternatives, each card once: its options are chosen with it.
fn alternatives(hint: &HintView) -> Vec<(Move, u8)> {
    let card = |m: Move| (m.space(), m.character());
    let mut seen = vec![card(hint.m)];
    let mut others = hint.others.clone();
    others.retain(|&(m, _)| {
        let is_new = !seen.contains(&card(m));
        seen.push(card(m));
        is_new
    });
    others
}

fn others(scene: &Scene, others: &[(Move, u8)]) -> Markup {
    let words = scene.words;
    html! {
        h3 class="hidden" { (words.msg_hint_others()) }
        ul {
            @for &(m, promise) in others {
                li {
                    a class="suggested" href=(target(m)) data-pick=(m) {
                        (scene.drawn.shield(m.character().location()))
                        span { (move_in_short(scene.lang, m)) }
                        b title=(words.msg_advice_chance(promise)) {
                            (words.msg_advice_percent(promise))
                        }
                    }
                }
            }
        }
    }
}

/// The radio button of a move's card. Without a script the link leads to it; with one it is chosen.
fn target(m: Move) -> String {
    format!("#m-{}", &m.to_string()[..2])
}

fn in_words(scene: &Scene, view: &View, m: Move) -> String {
    match view.display().card(m.space()) {
        Some(card) => suggestion(scene.lang, card, m),
        None => move_in_short(scene.lang, m),
    }
}

/// What the suggestion is expected to bring by the end of the game or, if no part of the score says it
/// clearly, what it brings now.
fn why(scene: &Scene, view: &View, hint: &HintView, others: &[(Move, u8)]) -> String {
    let expected = hint.why.as_ref().and_then(|Reason { than, own, others }| {
        let own: Vec<_> = own.iter().map(|change| (change.part, change.by.into())).collect();
        let name = |seat| scene.name(seat).to_owned();
        let others: Vec<_> =
            others.iter().map(|change| (name(change.seat), change.by.into())).collect();
        why_rather(scene.lang, *than, &own, &others)
    });
    expected.unwrap_or_else(|| why_now(scene, view, hint.m, others))
}

/// What speaks for the suggestion, compared with the alternative that brings most at once, or else
/// with the next best.
fn why_now(scene: &Scene, view: &View, hint: Move, others: &[(Move, u8)]) -> String {
    let best = Effect::of(view, hint);
    let others = others.iter().map(|&(m, _)| (m, Effect::of(view, m)));
    let mut others: Vec<(Move, Effect)> = others.collect();
    let most = others.iter().map(|(_, other)| other.points).max().unwrap_or(i32::MIN);
    let place = others.iter().position(|(_, other)| other.points == most && most > best.points);
    let sooner = place.is_some();
    let other = (!others.is_empty()).then(|| others.swap_remove(place.unwrap_or(0)));
    let facts = facts(&best, other.as_ref().map(|(_, other)| other));
    let sooner = other.filter(|_| sooner).and_then(|(m, other)| {
        let more = (other.points - best.points).unsigned_abs() as u16;
        // The other half of the same card is called by its own name.
        let whole = view.display().card(m.space())?;
        let half = (m.space() == hint.space()).then(|| plain_card(m.character())).flatten();
        Some((half.unwrap_or(whole), more))
    });
    reason(scene.lang, &facts, sooner)
}

/// The card that shows a character alone.
fn plain_card(character: Character) -> Option<Card> {
    Card::kinds().find(|card| !card.is_split() && card.first() == character)
}

/// What a move changes that tells in the end, as far as it is certain now.
struct Effect {
    points: i32,
    meeples: u8,
    variety: Option<u16>,
    /// Locations where the player comes to have the most cards, with what that is worth, and whether
    /// others have as many.
    majorities: Vec<(Location, u8, bool)>,
    wounds: u8,
    heals: bool,
    defends: bool,
}

impl Effect {
    fn of(view: &View, m: Move) -> Self {
        let outcome = Outcome::of(view, m);
        let variety = outcome.variety(view).map(|(_, more)| more);
        let Outcome { points, meeples, events, after } = outcome;
        Self {
            points,
            meeples: meeples.1,
            variety,
            majorities: majorities(view, &after),
            wounds: events.iter().filter(|e| matches!(e, Event::CardWounded { .. })).count() as u8,
            heals: events.iter().any(|e| matches!(e, Event::CardHealed { .. })),
            defends: !is_safe(view, view) && is_safe(view, &after),
        }
    }

    /// All facts with what they are worth, roughly, in points at the end of the game.
    fn facts(&self) -> Vec<(Fact, i32)> {
        let majority = |&(location, worth, is_shared): &(Location, u8, bool)| {
            let value = i32::from(worth);
            if is_shared {
                (Fact::Tie(location, worth), value / 2)
            } else {
                (Fact::Lead(location, worth), value * 3 / 4)
            }
        };
        let mut facts: Vec<(Fact, i32)> = self.majorities.iter().map(majority).collect();
        facts.extend(self.variety.map(|won| (Fact::Variety(won), won.into())));
        let wounds = i32::from(self.wounds);
        facts.extend((wounds > 0).then_some((Fact::Wounds(self.wounds), 5 * wounds)));
        facts.extend(self.heals.then_some((Fact::Heals, 6)));
        facts.extend(self.defends.then_some((Fact::Defends, 3)));
        facts
    }
}

/// The most telling facts: those that hold for the move and not for the other come first. Without
/// any, what it brings by itself.
fn facts(best: &Effect, other: Option<&Effect>) -> Vec<Fact> {
    let shared: Vec<Fact> = other
        .map_or_else(Vec::new, |other| other.facts().into_iter().map(|(fact, _)| fact).collect());
    let mut facts = best.facts();
    facts.retain(|(fact, _)| !shared.contains(fact));
    if let Some(other) = other {
        let more = best.points - other.points;
        facts.extend((more > 0).then_some((Fact::PointsMore(more.unsigned_abs() as u16), more)));
        let left = i32::from(best.meeples) - i32::from(other.meeples);
        facts.extend((left > 0).then_some((Fact::Meeples(best.meeples, other.meeples), 2 * left)));
    }
    let brings_less = other.is_some_and(|other| other.points > best.points);
    if facts.is_empty() && !brings_less {
        facts = best.facts();
        let won = u16::try_from(best.points).unwrap_or(0);
        facts.extend((won > 0).then_some((Fact::Points(won), won.into())));
    }
    facts.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
    facts.into_iter().map(|(fact, _)| fact).take(FACTS).collect()
}

/// Where the player to move comes to have the most cards, alone or with others.
fn majorities(before: &Table, after: &Table) -> Vec<(Location, u8, bool)> {
    let won = leads_won(before, after).into_iter();
    won.map(|lead| (lead.location, lead.worth, lead.is_level)).collect()
}

/// Whether no opponent of the player to move could wound a card with one Knight more.
fn is_safe(before: &Table, table: &Table) -> bool {
    let seat = before.turn();
    let knights = |other| table.realm(other).count(Character::Knight);
    let most = before.config().players.others(seat).map(knights).max().unwrap_or(0);
    table.realm(seat).count(Character::Guard) > most
}
