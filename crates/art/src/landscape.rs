//! The landscape: eight scenes whose sky, hills and road run on from card to card.
//!
//! Hills and road are lines over the whole width of the realm. A scene is a cut out of them, so
//! neighbours meet by construction; each then sets its own building on the ground. Everything
//! reaches a little into the scene on the right, which covers it, so that no gap shows where the
//! screen's dots do not fall on the edge.

use std::fmt::Write;

use majesty_rules::Location;
use maud::{Markup, html};

use crate::{location::scene, sprite::inside, symbol::Symbol};

const WIDTH: i32 = 160;
const HEIGHT: i32 = 110;
/// How far a layer reaches under the one before it.
const LAP: i32 = 2;

/// Heights of a line at both ends and in the middle of every scene, counted downwards.
type Line = [i32; 17];

const FAR: Line = [52, 44, 56, 47, 54, 40, 50, 42, 53, 45, 56, 48, 54, 41, 51, 44, 52];
const MID: Line = [66, 72, 62, 70, 60, 68, 64, 73, 66, 60, 69, 64, 70, 66, 61, 69, 66];
const NEAR: Line = [84, 78, 82, 80, 84, 78, 81, 77, 83, 80, 84, 79, 82, 76, 83, 79, 83];
const ROAD: Line = [102, 96, 103, 98, 101, 96, 103, 97, 102, 98, 103, 97, 101, 96, 102, 98, 103];

// Each line lies before the last one: a hill is drawn down to where the next one hides it.
const _: () = {
    let mut at = 0;
    while at < FAR.len() {
        assert!(FAR[at] < MID[at] && MID[at] < NEAR[at] && NEAR[at] < ROAD[at]);
        at += 1;
    }
};

/// What stands in each scene, from left to right.
const BUILDINGS: [&str; 8] = [
    include_str!("../svg/mill.svg"),
    include_str!("../svg/brewery.svg"),
    include_str!("../svg/cottage.svg"),
    include_str!("../svg/guardhouse.svg"),
    include_str!("../svg/barracks.svg"),
    include_str!("../svg/inn.svg"),
    include_str!("../svg/castle.svg"),
    include_str!("../svg/infirmary.svg"),
];

/// The eight scenes as symbols.
pub(crate) fn scenes() -> String {
    let mut text = String::new();
    for (location, building) in Location::ALL.into_iter().zip(BUILDINGS) {
        let place = location as usize;
        let (above, ground) = inside(building)
            .split_once("<!-- hills -->")
            .expect("a source says where its hills are");
        write!(
            text,
            r#"<symbol id="{id}" viewBox="0 0 {WIDTH} {HEIGHT}" overflow="visible">{sky}{above}{far}{mid}{near}{road}{ground}</symbol>"#,
            id = Symbol::scene(location).id(),
            sky = sky(place),
            far = hill(&FAR, Some(&MID), place, "far"),
            mid = hill(&MID, Some(&NEAR), place, "mid"),
            near = hill(&NEAR, None, place, "near"),
            road = road(place),
        )
        .expect("a String takes any text");
    }
    text
}

/// The landscape in one piece, for the eye only.
pub fn landscape() -> Markup {
    html! {
        div class="art-landscape" aria-hidden="true" {
            @for location in Location::ALL { (scene(location)) }
        }
    }
}

/// The sky in stripes that pale towards the hills.
fn sky(place: usize) -> String {
    let foot = FAR[2 * place..=2 * place + 2].iter().max().expect("three heights") + LAP;
    let stripe = |colour: &str, top: i32, end: i32| {
        format!(r#"<path fill="var(--{colour})" d="M0 {top}h161v{}H0z"/>"#, end - top)
    };
    [stripe("sky", 0, 17), stripe("sky-low", 16, 33), stripe("haze", 32, foot)].concat()
}

/// The part of a hill that the next one before it does not hide.
///
/// A screen's dot that a scene's edge only partly covers shows a little of every layer there, so
/// layers that lie on one another would draw a faint line between scenes.
fn hill(line: &Line, before: Option<&Line>, place: usize, colour: &str) -> String {
    let [start, middle, end] = part(line, place);
    let below = match before.map(|line| part(line, place)) {
        None => "V110H0z".to_owned(),
        Some(heights) => {
            let [start, middle, end] = heights.map(|height| height + LAP);
            format!("V{end}h-1C120 {end} 120 {middle} 80 {middle}S40 {start} 0 {start}z")
        }
    };
    format!(
        r#"<path fill="var(--{colour})" d="M0 {start}C40 {start} 40 {middle} 80 {middle}S120 {end} 160 {end}h1{below}"/>"#
    )
}

fn road(place: usize) -> String {
    let [start, middle, end] = part(&ROAD, place);
    let curve = format!("M0 {start}C40 {start} 40 {middle} 80 {middle}S120 {end} 160 {end}h1");
    format!(
        r#"<g fill="none"><path stroke="var(--turf)" stroke-width="9" d="{curve}"/><path stroke="var(--road)" stroke-width="6" d="{curve}"/></g>"#
    )
}

/// A scene's part of a line. The line is level at every height it is given, so it runs on
/// smoothly from scene to scene.
fn part(line: &Line, place: usize) -> [i32; 3] {
    [line[2 * place], line[2 * place + 1], line[2 * place + 2]]
}
