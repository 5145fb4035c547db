//! Shields, the crown, and the marks by which contestants are told apart. Colour never stands
//! alone: a shield has its letter, a contestant its shape.

use majesty_rules::{Character, Location};
use maud::{Markup, html};

/// The outline of a shield in a box of 20 by 24.
const SHIELD: &str = "M1.5 1.5h17v10.2c0 5.4-3.9 8.9-8.5 10.8-4.6-1.9-8.5-5.4-8.5-10.8z";

/// The outline of a crown in a box of 48 by 30.
const CROWN: &str = "M4 26 1.5 7.5 13 15.5 24 2l11 13.5L46.5 7.5 44 26z";

/// What several charts use.
pub fn definitions() -> Markup {
    html! {
        svg class="definitions" width="0" height="0" aria-hidden="true" {
            defs {
                pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)" {
                    rect class="hatching" width="2.4" height="6" {}
                }
            }
        }
    }
}

/// The crown above the title.
pub fn crown() -> Markup {
    html! {
        svg class="crown" viewBox="0 0 48 30" aria-hidden="true" {
            path d=(CROWN) {}
            circle cx="13" cy="21" r="1.8" {}
            circle cx="24" cy="20" r="2.2" {}
            circle cx="35" cy="21" r="1.8" {}
        }
    }
}

/// All seven shields in a row, for decoration.
pub fn frieze() -> Markup {
    html! {
        div class="frieze" aria-hidden="true" {
            @for character in Character::ALL { (shield(character)) }
        }
    }
}

/// A character's shield with its letter.
pub fn shield(character: Character) -> Markup {
    html! {
        svg class=(format!("shield {}", class(character.location()))) viewBox="0 0 20 24"
            aria-hidden="true" {
            path d=(SHIELD) {}
            text x="10" y="15" text-anchor="middle" { (character.letter()) }
        }
    }
}

/// The class that gives a location its colour.
pub fn class(location: Location) -> String {
    format!("at-{}", location.name().to_lowercase())
}

/// The class that gives a contestant its colour.
pub fn colour(contestant: usize) -> String {
    format!("of-{}", contestant % 7)
}

/// A contestant's mark, around the point 0, 0: colour and shape repeat only after 28.
pub fn mark(contestant: usize, radius: f64, hollow: bool) -> Markup {
    let r = radius;
    let shape = match contestant % 4 {
        0 => format!(
            "M{} 0a{r:.1} {r:.1} 0 1 0 {:.1} 0a{r:.1} {r:.1} 0 1 0 {:.1} 0z",
            -r,
            2.0 * r,
            -2.0 * r
        ),
        1 => {
            let r = 0.88 * r;
            format!("M{:.1} {:.1}h{:.1}v{:.1}h{:.1}z", -r, -r, 2.0 * r, 2.0 * r, -2.0 * r)
        }
        2 => {
            let r = 1.25 * r;
            format!("M0 {:.1}L{r:.1} 0 0 {r:.1} {:.1} 0z", -r, -r)
        }
        _ => {
            let r = 1.15 * r;
            format!("M0 {:.1}L{r:.1} {:.1}H{:.1}z", -r, 0.8 * r, -r)
        }
    };
    let kind = if hollow { "mark hollow" } else { "mark" };
    html! { path class=(format!("{kind} {}", colour(contestant))) d=(shape) {} }
}

/// A contestant's mark at a place of a chart: across in percent, down in pixels.
pub fn mark_at(contestant: usize, x: &str, y: f64, radius: f64, hollow: bool) -> Markup {
    html! {
        svg class="place" x=(x) y=(format!("{y:.1}")) { (mark(contestant, radius, hollow)) }
    }
}

/// A contestant's name with its mark.
pub fn name(contestant: usize, label: &str) -> Markup {
    html! {
        span class="name" {
            svg class="key" viewBox="-8 -8 16 16" aria-hidden="true" { (mark(contestant, 5.5, false)) }
            span { (label) }
        }
    }
}
