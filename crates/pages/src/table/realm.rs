//! The reader's realm: one landscape of eight locations, with the cards fanned below.

use std::cmp::Ordering;

use majesty_art::{colour_class, signs_told_by};
use majesty_rules::{Location, Pile, Seat, Side, View};
use majesty_table::GameView;
use majesty_words::{ability, example, location_name, points};
use maud::{Markup, html};

use crate::table::{
    drawn::sentence_id,
    keys::{Key, Keys},
    piece::{key_word, leaf_head},
    rivals::{holder_sign, total},
    scene::Scene,
};

pub(crate) fn realm(scene: &Scene, game: &GameView, keys: Option<&Keys>) -> Markup {
    let (seat, words) = (scene.foreground, scene.words);
    let realm = game.view.realm(seat);
    let title = if scene.is_you(seat) {
        words.msg_your_realm()
    } else {
        words.msg_realm_of(scene.name(seat))
    };
    let variety = realm.variety();
    let square = points(scene.lang, u16::from(variety).pow(2));
    let on_turn = scene.table.turn() == Some(seat);
    html! {
        section class=(if scene.is_you(seat) { "realm own" } else { "realm" }) aria-labelledby="realm-title"
            data-spot=(seat.number()) data-turn=[on_turn.then_some("true")] {
            div class="realm-head" {
                h2 id="realm-title" {
                    @if !scene.is_you(seat) { (holder_sign(scene, seat)) }
                    (title)
                }
                (total(scene, realm))
                (scene.drawn.worker_card(realm.meeples()))
                span class="variety" { (words.msg_variety_so_far(variety, square)) }
            }
            div class="places" {
                @for location in Location::ALL { (place(scene, &game.view, seat, location, keys)) }
            }
        }
    }
}

/// A location: its picture with how its majority stands, its head with how many cards lie there,
/// its signs, and the cards. The head opens the location's sheet. On a phone there is only the head,
/// slim, over the cards.
fn place(
    scene: &Scene,
    view: &View,
    seat: Seat,
    location: Location,
    keys: Option<&Keys>,
) -> Markup {
    let (lang, number) = (scene.lang, location.number());
    let name = location_name(lang, location);
    let side = view.config().sides.side(location);
    let standing = standing(scene, view, seat, location);
    let pile = view.realm(seat).pile(location);
    html! {
        section class={ "place " (colour_class(location)) } aria-label=(name)
            data-spot={ (seat.number()) "-" (number) } {
            div class="view" {
                (majesty_art::scene(location))
                p class={ "standing " (standing.class) } { (standing.words) }
                (scene.drawn.majority(location, side))
            }
            button class="place-head" type="button" id={ "place-" (number) }
                popovertarget={ "sheet-" (number) } aria-haspopup="dialog" {
                (scene.drawn.shield(location))
                b class="count" { (pile.len()) }
                span class="head-name" { (name) }
                span class={ "mark " (standing.class) } aria-hidden="true" { (standing.mark) }
            }
            (scene.drawn.signs(location, side))
            (fan(scene, pile, location, keys.map(|k| k.pile(seat, location))))
        }
    }
}

/// A pile of cards at a location, the newest in front with all of its face.
pub(crate) fn fan(scene: &Scene, pile: Pile, at: Location, keys: Option<&[Key]>) -> Markup {
    html! {
        ol class="fan" {
            @for (place, lying) in pile.from_bottom().enumerate() {
                li data-card=[key_word(keys.and_then(|keys| keys.get(place).copied()))] {
                    @if place + 1 == pile.len() { (scene.drawn.lying(lying, at)) }
                    @else { (scene.drawn.covered(lying, at)) }
                }
            }
        }
    }
}

/// The sheets of all locations: what each does in words, with an example, and how it stands. They
/// lie beside the table and outlive its updates; the script keeps up to date how it stands.
///
/// Before the game there are sheets already: it begins with an update.
pub(crate) fn sheets(scene: &Scene) -> Markup {
    let sides = scene.table.config.sides;
    html! {
        @for location in Location::ALL { (sheet(scene, location, sides.side(location))) }
        // What the head of the realm counts.
        p class="leaf why" id="counts" popover { (scene.words.msg_rules_end_second()) }
    }
}

fn sheet(scene: &Scene, location: Location, side: Side) -> Markup {
    let (lang, words) = (scene.lang, scene.words);
    let (name, number) = (location_name(lang, location), location.number());
    let id = format!("sheet-{number}");
    let game = scene.table.game.as_ref();
    let standing = game.map(|game| standing(scene, &game.view, scene.foreground, location));
    let title = html! {
        div class="view" { (majesty_art::scene(location)) }
        h2 { (scene.drawn.shield(location)) (name) }
    };
    let card = location.side(side);
    html! {
        div class={ "leaf overleaf location " (colour_class(location)) } id=(id) popover role="dialog"
            aria-label=(name) {
            (leaf_head(scene, &id, &title))
            ul class="site-lines" {
                @for (place, line) in card.abilities.iter().enumerate() {
                    @let sentence = sentence_id(location, place);
                    li {
                        span aria-hidden="true" { (signs_told_by(line, &sentence)) }
                        div {
                            p id=(sentence) { (ability(lang, line)) "." }
                            p class="quiet" {
                                (words.msg_example()) ": " (example(lang, line))
                            }
                        }
                    }
                }
                @if let Some(value) = card.majority {
                    li {
                        span aria-hidden="true" { (scene.drawn.majority(location, side)) }
                        p { (words.msg_place_majority(points(lang, value.into()))) }
                    }
                }
            }
            p class={ "standing " (standing.as_ref().map_or("", |standing| standing.class)) }
                data-standing=(number) { (standing.map_or_else(String::new, |now| now.words)) }
        }
    }
}

/// How the majority at a location stands for a player: in words, in a sign, and the class that
/// colours both.
struct Standing {
    class: &'static str,
    words: String,
    mark: String,
}

/// The player with the most cards at a location and their lead; for the Infirmary, the number of
/// wounded cards.
fn standing(scene: &Scene, view: &View, seat: Seat, location: Location) -> Standing {
    let words = scene.words;
    let Some(character) = location.character() else {
        let wounded = view.realm(seat).wounded();
        let class = if wounded > 0 { "behind" } else { "open" };
        return Standing { class, words: words.msg_wounded(wounded), mark: String::new() };
    };
    let count = |seat: Seat| view.realm(seat).count(character);
    let own = count(seat);
    let best = others(view, seat).map(count).max().unwrap_or(0);
    let leaders: Vec<Seat> = others(view, seat).filter(|&other| count(other) == best).collect();
    let behind = || match leaders[..] {
        [leader] => words.msg_lead_other(scene.name(leader), best - own),
        _ => words.msg_lead_others(leaders.len() as u32, best - own),
    };
    let (class, words, mark) = match own.cmp(&best) {
        _ if own == 0 && best == 0 => ("open", words.msg_nobody_here(), String::new()),
        Ordering::Equal => ("level", words.msg_lead_tied(), "=".to_owned()),
        Ordering::Less => ("behind", behind(), format!("\u{2212}{}", best - own)),
        Ordering::Greater => {
            let by = own - best;
            let leads = if scene.is_you(seat) {
                words.msg_lead_you(by)
            } else {
                words.msg_lead_other(scene.name(seat), by)
            };
            ("ahead", leads, format!("+{by}"))
        }
    };
    Standing { class, words, mark }
}

fn others(view: &View, seat: Seat) -> impl Iterator<Item = Seat> {
    view.config().players.others(seat)
}
