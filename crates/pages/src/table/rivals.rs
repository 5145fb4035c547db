//! The other players: one line each, which opens to the whole realm.

use majesty_art::{Symbol, colour_class, symbol};
use majesty_rules::{Character, Location, Realm, Seat};
use majesty_table::{GameView, HolderView};
use majesty_words::{bot_name, character_name, location_name, points};
use maud::{Markup, html};

use crate::table::{keys::Keys, piece::card_line, scene::Scene};

pub(crate) fn rivals(scene: &Scene, game: &GameView, keys: Option<&Keys>) -> Markup {
    let others = scene.table.config.players.others(scene.foreground);
    html! {
        section class="rivals" aria-label=(scene.words.msg_rivals()) {
            @for seat in others { (rival(scene, seat, game, keys)) }
        }
    }
}

fn rival(scene: &Scene, seat: Seat, game: &GameView, keys: Option<&Keys>) -> Markup {
    let realm = game.view.realm(seat);
    let number = seat.number();
    let on_turn = scene.table.turn() == Some(seat);
    html! {
        details class={ "rival seat-" (number) } id={ "rival-" (number) } name="rivals"
            data-spot=(number) data-seat=(number) data-turn=[on_turn.then_some("true")] {
            summary {
                span class="who" { (holder_sign(scene, seat)) span class="name" { (scene.name(seat)) } }
                (total(scene, realm))
                (scene.drawn.worker_card(realm.meeples()))
                span class="chips" {
                    @for character in Character::ALL {
                        (chip(scene, seat, character.location(), realm.count(character)))
                    }
                    (chip(scene, seat, Location::Infirmary, realm.wounded()))
                }
            }
            (whole_realm(scene, seat, realm, keys))
        }
    }
}

/// The points won so far.
pub(crate) fn total(scene: &Scene, realm: &Realm) -> Markup {
    let label = points(scene.lang, realm.points());
    html! {
        span class="total" role="img" aria-label=(label) title=(label) {
            (symbol(Symbol::Coin, "art-icon art-coin"))
            b { (realm.points()) }
        }
    }
}

/// Who plays a seat, as a sign: a person, an absent one, a bot.
pub(crate) fn holder_sign(scene: &Scene, seat: Seat) -> Markup {
    let words = scene.words;
    let bot = |level: &String| bot_name(scene.lang, level).unwrap_or_else(|| level.clone());
    match &scene.seat(seat).holder {
        HolderView::Bot { level } => sign(Symbol::Jester, &words.msg_seat_bot(bot(level))),
        HolderView::Person { stand_in: Some(level), .. } => {
            let plays = words.msg_plays_for(bot(level), scene.name(seat));
            if scene.seat(seat).removed {
                sign(Symbol::Jester, &format!("{plays} ({})", words.msg_is_removed()))
            } else {
                sign(Symbol::Jester, &plays)
            }
        }
        // Both, of which one shows: the script keeps up to date which.
        HolderView::Person { online, .. } => html! {
            span class="holder" data-holder=(seat.number())
                data-online=(if *online { "true" } else { "false" }) {
                (symbol(Symbol::Person, "art-icon"))
                (sign(Symbol::Clock, &words.msg_away()))
            }
        },
        HolderView::Open => symbol(Symbol::Person, "art-icon"),
    }
}

fn sign(drawing: Symbol, label: &str) -> Markup {
    html! {
        span class="sign" role="img" aria-label=(label) title=(label) { (symbol(drawing, "art-icon")) }
    }
}

/// How many cards lie at a location.
fn chip(scene: &Scene, seat: Seat, location: Location, count: u8) -> Markup {
    let name = match location.character() {
        Some(character) => character_name(scene.lang, character),
        None => location_name(scene.lang, location),
    };
    html! {
        span class=(if count == 0 { "chip none" } else { "chip" })
            data-spot={ (seat.number()) "-" (location.number()) } title=(name) {
            (scene.drawn.shield(location))
            span class="hidden" { (name) " " }
            (count)
        }
    }
}

/// Every card of a realm, in eight columns.
fn whole_realm(scene: &Scene, seat: Seat, realm: &Realm, keys: Option<&Keys>) -> Markup {
    html! {
        div class="whole" {
            @for location in Location::ALL {
                div class={ "column " (colour_class(location)) }
                    data-spot={ (seat.number()) "-" (location.number()) } {
                    span class="column-name" { (location_name(scene.lang, location)) }
                    ol {
                        @for (place, card) in realm.pile(location).from_bottom().enumerate() {
                            (card_line(
                                scene,
                                card,
                                keys.and_then(|k| k.pile(seat, location).get(place).copied()),
                            ))
                        }
                    }
                }
            }
        }
    }
}
