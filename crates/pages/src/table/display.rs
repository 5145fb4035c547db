//! The display and the choice: six cards in a row, what each costs, and what it would do.

use majesty_art::{Symbol, Tier, card_back, coin, symbol};
use majesty_rules::{Card, DeckRule, Move, Space, TIER2, View};
use majesty_table::GameView;
use majesty_words::{card_name, character_name, location_name, meeples};
use maud::{Markup, html};

use crate::table::{
    choice::{Choice, outcome},
    keys::Keys,
    piece::key_word,
    scene::Scene,
};

pub(crate) fn display(scene: &Scene, game: &GameView, keys: Option<&Keys>) -> Markup {
    let words = scene.words;
    let close = words.msg_sheet_close();
    let hint = game.hint.as_ref().map(|hint| hint.m);
    // Where a move has nowhere to go, there is nothing to choose.
    let may_choose = scene.table.is_own_turn() && !scene.answer.is_empty();
    let choices = if may_choose { Choice::all(&game.view, hint) } else { Vec::new() };
    let cards = html! {
        (spaces(scene, &game.view, keys, &choices))
        (deck(scene, &game.view))
    };
    html! {
        section class="market" aria-label=(words.msg_display()) {
            @if may_choose {
                form id="choice" class="stage" method="post" action=(scene.answer) {
                    input type="hidden" name="ply" value=(game.view.ply());
                    (cards)
                    div class="decide" {
                        p class="prompt" { (words.msg_choose_card()) }
                        button class="undo" type="reset" aria-label=(close) title=(close) {
                            (symbol(Symbol::Close, "art-icon"))
                        }
                        button id="take" class="button button-main" { (words.msg_take()) }
                    }
                }
            } @else {
                div class="stage" {
                    (cards)
                    div class="decide" {
                        p class="prompt" { (waiting(scene)) }
                    }
                }
            }
        }
    }
}

/// What is waited for.
fn waiting(scene: &Scene) -> String {
    let words = scene.words;
    match scene.table.turn().filter(|_| scene.is_watcher()) {
        Some(seat) if scene.bot_plays(seat) => words.msg_watching_thinking(scene.name(seat)),
        Some(seat) => words.msg_watching_turn(scene.name(seat)),
        None => scene.turn(),
    }
}

fn spaces(scene: &Scene, view: &View, keys: Option<&Keys>, choices: &[Choice]) -> Markup {
    let ends = (scene.words.msg_front(), scene.words.msg_back());
    html! {
        ol class="row" data-front=(ends.0) data-back=(ends.1) {
            @for (space, card, lying) in view.display().cards() {
                (one_space(scene, view, keys, (space, card, lying), choices))
            }
        }
    }
}

fn one_space(
    scene: &Scene,
    view: &View,
    keys: Option<&Keys>,
    (space, card, lying): (Space, Card, u8),
    choices: &[Choice],
) -> Markup {
    let own: Vec<&Choice> = choices.iter().filter(|choice| choice.space == space).collect();
    let key = keys.and_then(|keys| keys.in_display(space));
    let half = |place: usize| if place == 0 { "first" } else { "second" };
    let is_at = |m: Option<Move>| m.filter(|m| m.space() == space);
    let (played, best) = (is_at(scene.played), is_at(scene.best));
    let out_of_reach = !choices.is_empty() && own.is_empty();
    html! {
        li.space.split[card.is_split()].far[out_of_reach] data-space=(space.number()) {
            div.slot.tipped[best.is_some() || own.iter().any(|choice| choice.is_hinted)]
                .was-played[played.is_some()] data-card=[key_word(key)] {
                (scene.drawn.card(card))
                @if lying > 0 { (meeples_on(scene, lying)) }
                @for (place, choice) in own.iter().enumerate() {
                    span class={ "gain " (half(place)) } aria-hidden="true" {
                        (coin(choice.points(view)))
                    }
                    @if choice.is_hinted {
                        span class={ "tip " (half(place)) } { (symbol(Symbol::Hint, "art-icon")) }
                    }
                    (chooser(scene, choice, card, half(place)))
                }
                @if let Some(m) = best {
                    (mark(&scene.words.msg_review_best(), half_of(card, m), "tip", Symbol::Hint))
                }
                @if let Some(m) = played {
                    (mark(&scene.words.msg_review_played(), half_of(card, m), "tip played-mark", Symbol::Meeple))
                }
                @if out_of_reach { (too_far(scene, view, space, card)) }
            }
            (price(scene, space))
            @if choices.is_empty() { span class="hidden" { (card_name(scene.lang, card)) } }
            @for (place, choice) in own.iter().enumerate() {
                div class={ "outcome " (half(place)) } {
                    p class="chosen" { (chosen(scene, choice)) }
                    (outcome(scene, view, choice))
                }
            }
        }
    }
}

/// Which half of a card a move takes.
fn half_of(card: Card, m: Move) -> &'static str {
    if card.first() == m.character() { "first" } else { "second" }
}

/// The mark of a move of a game that is over.
fn mark(name: &str, half: &str, class: &str, sign: Symbol) -> Markup {
    html! {
        span class={ (class) " " (half) } title=(name) {
            (symbol(sign, "art-icon")) span class="hidden" { (name) }
        }
    }
}

/// The label that covers a card, or its half of a split card.
fn chooser(scene: &Scene, choice: &Choice, card: Card, half: &str) -> Markup {
    let word = choice.word();
    let cost = choice.space.cost();
    let price = if cost == 0 { scene.words.msg_free() } else { meeples(scene.lang, cost) };
    html! {
        label class={ "choice " (half) } {
            input type="radio" name="word" required value=(word) id={ "m-" (word) }
                aria-describedby={ "o-" (word) };
            span class="hidden" {
                (character_name(scene.lang, choice.character))
                @if card.is_split() { " (" (card_name(scene.lang, card)) ")" }
                ", " (scene.drawn.space(choice.space)) ", " (price)
                @if choice.is_hinted { ", " (scene.words.msg_hint_mark()) }
            }
        }
    }
}

/// The head of the panel: whom, from where, to which location.
fn chosen(scene: &Scene, choice: &Choice) -> Markup {
    html! {
        (scene.drawn.shield(choice.character.location()))
        b { (character_name(scene.lang, choice.character)) }
        span class="from" {
            (scene.drawn.space(choice.space)) " → "
            (location_name(scene.lang, choice.character.location()))
        }
    }
}

fn meeples_on(scene: &Scene, lying: u8) -> Markup {
    let label = meeples(scene.lang, lying);
    html! {
        span class="lying" role="img" aria-label=(label) title=(label) {
            @if lying > 4 {
                (symbol(Symbol::Meeple, "art-meeple")) b { "×" (lying) }
            } @else {
                @for _ in 0..lying { (symbol(Symbol::Meeple, "art-meeple")) }
            }
        }
    }
}

/// A card that is out of reach says why, on hover and on a tap.
fn too_far(scene: &Scene, view: &View, space: Space, card: Card) -> Markup {
    let why = scene.words.msg_cannot_afford(space.cost(), view.realm(view.turn()).meeples());
    let id = format!("far-{}", space.number());
    html! {
        button class="choice" type="button" popovertarget=(id) title=(why) {
            span class="hidden" {
                (card_name(scene.lang, card)) ", " (scene.drawn.space(space)) ": " (why)
            }
        }
        p class="leaf why" id=(id) popover { (card_name(scene.lang, card)) ": " (why) }
    }
}

/// What the card costs.
fn price(scene: &Scene, space: Space) -> Markup {
    let cost = space.cost();
    html! {
        p class="price" {
            @if cost == 0 {
                (scene.words.msg_free())
            } @else {
                span class="hidden" { (meeples(scene.lang, cost)) }
                span aria-hidden="true" { "−" (cost) }
                (symbol(Symbol::Meeple, "art-meeple"))
            }
        }
    }
}

fn deck(scene: &Scene, view: &View) -> Markup {
    let left = view.deck_left();
    let label = scene.words.msg_deck_left(left as u32);
    // A deck that is shuffled together does not show what comes next.
    let tier = match view.config().deck {
        DeckRule::Standard if left <= TIER2 => Tier::Two,
        DeckRule::Standard | DeckRule::Together => Tier::One,
    };
    html! {
        div.deck.empty[left == 0] role="img" aria-label=(label) title=(label) {
            @if left > 0 { (card_back(tier)) }
            b aria-hidden="true" { (left) }
        }
    }
}
