//! The other players: one line each, which opens a sheet with the whole realm.

use majesty_art::{Symbol, colour_class, symbol};
use majesty_rules::{Character, Location, Realm, Seat};
use majesty_table::{GameView, HolderView};
use majesty_words::{bot_name, character_name, location_name, points};
use maud::{Markup, html};

use crate::table::{
    keys::Keys,
    piece::{card_line, leaf_head},
    scene::Scene,
};

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
    let sheet = format!("realm-{number}");
    html! {
        div class={ "rival seat-" (number) } data-spot=(number) data-seat=(number)
            data-turn=[on_turn.then_some("true")] {
            button class="rival-line" type="button" id={ "rival-" (number) } popovertarget=(sheet)
                aria-haspopup="dialog" { (line(scene, seat, realm)) }
            (whole_realm(scene, &sheet, seat, realm, keys))
        }
    }
}

/// A realm in one line: who, points, meeples, and how many cards lie at each location.
fn line(scene: &Scene, seat: Seat, realm: &Realm) -> Markup {
    html! {
        (who(scene, seat))
        (total(scene, realm))
        (scene.drawn.worker_card(realm.meeples()))
        span class="chips" {
            @for character in Character::ALL {
                (chip(scene, seat, character.location(), realm.count(character)))
            }
            (chip(scene, seat, Location::Infirmary, realm.wounded()))
        }
    }
}

fn who(scene: &Scene, seat: Seat) -> Markup {
    // The number at the end of a bot's name tells it from another: the longer a name, the smaller.
    let name = scene.name(seat);
    let class = match name.chars().count() {
        0..=9 => "name",
        10..=12 => "name long",
        _ => "name longer",
    };
    html! {
        span class="who" { (holder_sign(scene, seat)) span class=(class) { (name) } }
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
        // Nobody plays on in a game that has ended before its last move.
        HolderView::Person { stand_in: Some(level), .. } if !scene.table.is_broken_off() => {
            let plays = words.msg_plays_for(bot(level), scene.name(seat));
            let state = scene.seat(seat);
            let why = match state.resigned {
                Some(round) => Some(words.msg_is_resigned(round)),
                None => state.removed.then(|| words.msg_is_removed()),
            };
            sign(Symbol::Jester, &why.map_or(plays.clone(), |why| format!("{plays} ({why})")))
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

/// Every card of a realm in eight columns, on a sheet over the table.
fn whole_realm(
    scene: &Scene,
    sheet: &str,
    seat: Seat,
    realm: &Realm,
    keys: Option<&Keys>,
) -> Markup {
    let title = html! {
        h2 { (who(scene, seat)) }
        (total(scene, realm))
        (scene.drawn.worker_card(realm.meeples()))
    };
    html! {
        div class="leaf overleaf whole" id=(sheet) popover role="dialog"
            aria-label=(scene.words.msg_realm_of(scene.name(seat))) {
            (leaf_head(scene, sheet, &title))
            div class="columns" {
                @for location in Location::ALL {
                    div class={ "column " (colour_class(location)) }
                        data-spot={ (seat.number()) "-" (location.number()) } {
                        span class="column-name" {
                            (location_name(scene.lang, location)) " "
                            b { (realm.pile(location).len()) }
                        }
                        ol {
                            @for (place, card) in realm.pile(location).from_bottom().enumerate() {
                                (card_line(
                                    scene,
                                    card,
                                    location,
                                    keys.and_then(|k| k.pile(seat, location).get(place).copied()),
                                ))
                            }
                        }
                    }
                }
            }
        }
    }
}
