//! The picture for previews of links, as a page of its size: `scripts/preview` takes it.

use majesty_art::{Symbol, character_card, css, landscape, sprite, sprite_url, symbol};
use majesty_pages::assets::PREVIEW_SIZE;
use majesty_rules::Card;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Some apps cut the picture down to a square, so the title stands in its middle.
/// Flat colours and no shadows keep it small.
const STYLE: &str = "
body{position:relative;margin:0;overflow:hidden;color:var(--ink)}
body{background:linear-gradient(var(--paper) 340px,var(--haze) 0 405px,var(--sky-low) 0 470px,var(--sky) 0)}
h1{position:absolute;inset:22px 0 auto;margin:0;font:600 150px/1 'EB Garamond';letter-spacing:.01em}
h1{display:flex;justify-content:center;align-items:center;gap:26px}
.crown{width:132px;height:132px}
.cards{position:absolute;inset:218px 0 auto;display:flex;justify-content:center}
.cards>*{width:170px;margin:0 -8px}
.cards .art-card{border-width:3px}
.cards .art-card-head{height:26cqw;border:0;background:none;font-size:17cqw}
.cards .art-card{--ray:color-mix(in srgb,var(--c) 34%,var(--card));--gap:color-mix(in srgb,var(--c) 22%,var(--card))}
.cards .art-card>.art-card-picture{top:0;background:repeating-conic-gradient(at 50% 60%,var(--ray) 0 15deg,var(--gap) 0 30deg)}
.cards .art-portrait{margin-bottom:-4px}
.art-landscape{position:absolute;inset:auto 0 0}
";

fn main() {
    // A page read from a file may not point into another file: here the sprite stands inside.
    println!("{}", page().into_string().replace(sprite_url(), ""));
}

fn page() -> Markup {
    let (width, height) = PREVIEW_SIZE;
    let whole = Card::kinds().filter(|card| !card.is_split());
    html! {
        (DOCTYPE)
        html lang="en" data-theme="light" {
            head {
                meta charset="utf-8";
                title { "Majesty" }
                style { (PreEscaped(css())) (PreEscaped(STYLE)) }
            }
            body style=(format_args!("width:{width}px;height:{height}px")) {
                div hidden { (PreEscaped(sprite())) }
                (landscape())
                div class="cards" {
                    @for (place, kind) in whole.enumerate() { (card(place, kind)) }
                }
                h1 { (symbol(Symbol::Crown, "crown")) "Majesty" }
            }
        }
    }
}

/// A card of the fan, without a word: the picture is the same in every language.
fn card(place: usize, card: Card) -> Markup {
    let from_middle = place as i32 - 3;
    let (turn, drop) = (from_middle * 4, from_middle * from_middle * 5);
    html! {
        div style=(format_args!("transform:translateY({drop}px) rotate({turn}deg)")) {
            (character_card(card, |_| String::new()))
        }
    }
}
