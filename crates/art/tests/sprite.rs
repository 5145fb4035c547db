//! The sprite is well-formed, whole and small.

use std::collections::BTreeSet;

use majesty_art::{
    COLOURS, Symbol, Tier, ability_signs, card_back, character_card, css, favicon, landscape,
    location_majority, location_signs, scene, sprite, sprite_url,
};
use majesty_rules::{Ability, Card, Character, LOCATION_CARDS, Location, Side};

/// What every reader fetches once.
const BUDGET: usize = 45 * 1024;

fn document() -> roxmltree::Document<'static> {
    roxmltree::Document::parse(sprite()).expect("the sprite is well-formed XML")
}

#[test]
fn every_symbol_is_drawn_once_and_every_drawing_has_a_name() {
    let document = document();
    let drawn: Vec<&str> =
        document.root_element().children().filter_map(|node| node.attribute("id")).collect();
    let named: BTreeSet<&str> = Symbol::ALL.iter().map(|symbol| symbol.id()).collect();
    assert_eq!(drawn.len(), named.len(), "an id stands twice");
    assert_eq!(drawn.into_iter().collect::<BTreeSet<_>>(), named);
}

#[test]
fn every_symbol_has_a_view_box_and_shapes() {
    for node in document().root_element().children() {
        assert_eq!(node.tag_name().name(), "symbol");
        assert!(node.has_attribute("viewBox"), "{:?}", node.attribute("id"));
        assert!(node.has_children(), "{:?}", node.attribute("id"));
    }
}

#[test]
fn the_sprite_is_small() {
    assert!(sprite().len() <= BUDGET, "{} bytes", sprite().len());
}

#[test]
fn drawings_use_only_colours_of_the_palette() {
    let known: BTreeSet<&str> = COLOURS.iter().map(|colour| colour.name).collect();
    // What a place sets for the drawing in it.
    let set_outside = ["c", "on", "coin"];
    for use_of in sprite().split("var(--").skip(1) {
        let name = use_of.split([',', ')']).next().expect("a name follows");
        assert!(known.contains(name) || set_outside.contains(&name), "--{name}");
    }
    assert!(!sprite().contains('#'), "a colour of its own would not change with the theme");
}

#[test]
fn no_drawing_points_at_another() {
    // Inside a symbol that a page uses from outside, browsers disagree on what a local id is.
    assert!(!sprite().contains("url(") && !sprite().contains("href"));
}

#[test]
fn characters_and_locations_have_drawings_of_their_own() {
    let portraits: BTreeSet<_> = Character::ALL.map(|c| Symbol::portrait(c).id()).into();
    let signs: BTreeSet<_> = Location::ALL.map(|l| Symbol::sign(l).id()).into();
    let scenes: BTreeSet<_> = Location::ALL.map(|l| Symbol::scene(l).id()).into();
    assert_eq!((portraits.len(), signs.len(), scenes.len()), (7, 8, 8));
}

/// Every id that a piece of markup points at, all of which must exist.
fn pointed_at(markup: &str) -> BTreeSet<String> {
    let start = format!("{}#", sprite_url());
    let ids: BTreeSet<String> = markup
        .split(&start)
        .skip(1)
        .map(|rest| rest.split('"').next().expect("a quote ends it").to_owned())
        .collect();
    for id in &ids {
        assert!(Symbol::ALL.iter().any(|symbol| symbol.id() == id), "{id} is no symbol");
    }
    ids
}

#[test]
fn every_card_points_at_portraits_and_shields_that_exist() {
    for card in Card::kinds() {
        let markup = character_card(card, |c| format!("<{c}>")).into_string();
        let ids = pointed_at(&markup);
        for character in card.characters() {
            assert!(ids.contains(Symbol::portrait(character).id()), "{card}");
            assert!(ids.contains(Symbol::sign(character.location()).id()), "{card}");
            assert!(markup.contains(&format!("&lt;{character}&gt;")), "names are escaped text");
        }
    }
    assert_eq!(pointed_at(&card_back(Tier::Two).into_string()).len(), 1);
    assert_eq!(pointed_at(&landscape().into_string()).len(), 8);
}

#[test]
fn every_ability_is_drawn_and_said() {
    for ability in LOCATION_CARDS.iter().flatten().flat_map(|side| side.abilities) {
        let markup = ability_signs(ability, "a \"sentence\"").into_string();
        assert!(markup.contains("aria-label=\"a &quot;sentence&quot;\""));
        assert!(!pointed_at(&markup).is_empty(), "{ability:?}");
    }
}

#[test]
fn abilities_that_differ_look_different() {
    let mut drawn: Vec<(&Ability, String)> = Vec::new();
    for ability in LOCATION_CARDS.iter().flatten().flat_map(|side| side.abilities) {
        let markup = ability_signs(ability, "").into_string();
        for (other, others) in &drawn {
            assert_eq!(ability == *other, markup == *others, "{ability:?} and {other:?}");
        }
        drawn.push((ability, markup));
    }
}

#[test]
fn every_location_side_shows_its_scene_its_signs_and_its_value() {
    for location in Location::ALL {
        for side in Side::ALL {
            let signs = location_signs(location, side, |place| format!("line-{place}"));
            let value = location_majority(location, side, "majority");
            let markup =
                [scene(location), signs, value].map(maud::PreEscaped::into_string).concat();
            let ids = pointed_at(&markup);
            assert!(ids.contains(Symbol::scene(location).id()));
            let card = location.side(side);
            assert_eq!(markup.matches("art-signs").count(), card.abilities.len());
            assert_eq!(markup.contains("art-majority"), card.majority.is_some());
        }
    }
}

#[test]
fn favicons_are_documents_that_differ() {
    for icon in [favicon(false), favicon(true)] {
        roxmltree::Document::parse(&icon).expect("a favicon is well-formed XML");
    }
    assert_ne!(favicon(false), favicon(true));
}

#[test]
fn the_style_sheet_knows_all_three_states_of_the_theme() {
    let css = css();
    assert!(css.starts_with(":root{color-scheme:light;"));
    assert!(css.contains("@media (prefers-color-scheme:dark){:root:not([data-theme=light]){"));
    assert!(css.contains("\n:root[data-theme=dark]{color-scheme:dark;"));
    assert_eq!(css.matches('{').count(), css.matches('}').count());
}
