//! The hint: which card, with which options, how good it is, and why.

use majesty_art::{Symbol, symbol};
use majesty_rules::{Move, View};
use majesty_table::{GameView, HintView, Reason};
use majesty_words::{Expected, move_in_short, suggestion, why_better, why_now};
use maud::{Markup, html};

use crate::table::scene::Scene;

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
                            span class="promise" {
                                (words.msg_advice_chance(hint.promise)) " "
                                small { (words.msg_advice_chance_context()) }
                            }
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

/// Why the suggestion is better than the next best card, as far as the strongest bot told.
fn why(scene: &Scene, view: &View, hint: &HintView, others: &[(Move, u8)]) -> String {
    let name = |seat| scene.name(seat).to_owned();
    let Some(Reason { than, total, own, others }) = &hint.why else {
        let next = others.first().map(|&(m, _)| m);
        return why_now(scene.lang, view, (hint.m, next), &name);
    };
    let own: Vec<_> = own.iter().map(|change| (change.part, change.by.into())).collect();
    let others: Vec<_> = others.iter().map(|change| (change.seat, change.by.into())).collect();
    let total = total.map(f64::from);
    let expected = Expected { total, own: &own, others: &others };
    why_better(scene.lang, view, (hint.m, *than), &expected, &name)
}
