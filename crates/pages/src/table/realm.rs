//! The reader's realm: one landscape of eight locations, with the cards fanned below.

use majesty_art::colour_class;
use majesty_rules::{Location, Pile, Seat, View};
use majesty_table::GameView;
use majesty_words::{card_name, location_name, points};
use maud::{Markup, html};

use crate::table::{
    keys::{Key, Keys},
    piece::key_word,
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
                    // The log calls the reader by name.
                    @if scene.is_you(seat) { span class="realm-name" { (scene.name(seat)) } }
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

/// A location: its card, how its majority stands, and who is there. On a narrow screen the card is
/// a leaf that opens from the slim column's head.
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
    html! {
        section class={ "place " (colour_class(location)) } aria-label=(name)
            data-spot={ (seat.number()) "-" (number) } {
            button class="slim" type="button" popovertarget={ "place-" (number) } aria-label=(name) {
                (scene.drawn.shield(location))
                span class={ "mark " (standing.0) } aria-hidden="true" {}
            }
            div class="face" id={ "place-" (number) } popover {
                (scene.drawn.face(location, side))
                p class={ "standing " (standing.0) } { (standing.1) }
            }
            (fan(scene, view.realm(seat).pile(location), keys.map(|k| k.pile(seat, location))))
        }
    }
}

/// A pile of cards, the newest in front with all of its face.
pub(crate) fn fan(scene: &Scene, pile: Pile, keys: Option<&[Key]>) -> Markup {
    html! {
        ol class="fan" {
            @for (place, lying) in pile.from_bottom().enumerate() {
                li data-card=[key_word(keys.and_then(|keys| keys.get(place).copied()))]
                    title=(card_name(scene.lang, lying)) {
                    @if place + 1 == pile.len() { (scene.drawn.card(lying)) }
                    @else { (scene.drawn.head(lying)) }
                }
            }
        }
    }
}

/// Who has most cards at a location, and by how much; of the Infirmary, how many lie there. With
/// the class that colours it.
fn standing(scene: &Scene, view: &View, seat: Seat, location: Location) -> (&'static str, String) {
    let words = scene.words;
    let Some(character) = location.character() else {
        let wounded = view.realm(seat).wounded();
        return (if wounded > 0 { "behind" } else { "open" }, words.msg_wounded(wounded));
    };
    let count = |seat: Seat| view.realm(seat).count(character);
    let own = count(seat);
    let best = others(view, seat).map(count).max().unwrap_or(0);
    let leaders: Vec<Seat> = others(view, seat).filter(|&other| count(other) == best).collect();
    let behind = || match leaders[..] {
        [leader] => words.msg_lead_other(scene.name(leader), best - own),
        _ => words.msg_lead_others(leaders.len() as u32, best - own),
    };
    match own.cmp(&best) {
        _ if own == 0 && best == 0 => ("open", words.msg_nobody_here()),
        std::cmp::Ordering::Equal => ("level", words.msg_lead_tied()),
        std::cmp::Ordering::Less => ("behind", behind()),
        std::cmp::Ordering::Greater if scene.is_you(seat) => {
            ("ahead", words.msg_lead_you(own - best))
        }
        std::cmp::Ordering::Greater => {
            ("ahead", words.msg_lead_other(scene.name(seat), own - best))
        }
    }
}

fn others(view: &View, seat: Seat) -> impl Iterator<Item = Seat> {
    view.config().players.others(seat)
}
