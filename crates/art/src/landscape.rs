//! The landscape: eight scenes whose sky, hills and road run on from card to card.
//!
//! Hills and road are lines over the whole width of the realm. A scene is a cut out of them, so
//! neighbours meet by construction; each then sets its own building on the ground.

use std::fmt::Write;

use majesty_rules::Location;
use maud::{Markup, html};

use crate::{location::scene, sprite::inside, symbol::Symbol};

const WIDTH: i32 = 160;
const HEIGHT: i32 = 110;

/// Heights of a line at both ends and in the middle of every scene, counted downwards.
type Line = [i32; 17];

const FAR: Line = [52, 44, 56, 47, 54, 40, 50, 42, 53, 45, 56, 48, 54, 41, 51, 44, 52];
const MID: Line = [66, 72, 62, 70, 60, 68, 64, 73, 66, 60, 69, 64, 70, 66, 61, 69, 66];
const NEAR: Line = [84, 78, 82, 80, 84, 78, 81, 77, 83, 80, 84, 79, 82, 76, 83, 79, 83];
const ROAD: Line = [102, 96, 103, 98, 101, 96, 103, 97, 102, 98, 103, 97, 101, 96, 102, 98, 103];

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
        let id = Symbol::scene(location).id();
        let (sky, ground) = inside(building).split_once("<!-- hills -->").unwrap_or(("", ""));
        write!(
            text,
            "<symbol id=\"{id}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\
             <path fill=\"var(--sky)\" d=\"M0 0h160v110H0z\"/>\
             <path fill=\"var(--haze)\" d=\"M0 28h160v82H0z\"/>\
             {sky}{far}{mid}{near}{road}{ground}</symbol>",
            far = hill(&FAR, place, "far"),
            mid = hill(&MID, place, "mid"),
            near = hill(&NEAR, place, "near"),
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

fn hill(line: &Line, place: usize, colour: &str) -> String {
    format!(r#"<path fill="var(--{colour})" d="M0 110V{}V110z"/>"#, curve(line, place))
}

fn road(place: usize) -> String {
    let curve = curve(&ROAD, place);
    format!(
        r#"<path fill="none" stroke="var(--turf)" stroke-width="9" d="M0 {curve}"/><path fill="none" stroke="var(--road)" stroke-width="6" d="M0 {curve}"/>"#
    )
}

/// A scene's part of a line. The line is level at every height it is given, so it runs on
/// smoothly from scene to scene.
fn curve(line: &Line, place: usize) -> String {
    let [start, middle, end] = [line[2 * place], line[2 * place + 1], line[2 * place + 2]];
    format!("{start}C40 {start} 40 {middle} 80 {middle}S120 {end} 160 {end}")
}
