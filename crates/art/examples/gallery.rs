//! All drawings on one page, to look at: `cargo run -p majesty-art --example gallery > gallery.html`.

use majesty_art::{
    Symbol, Tier, card_back, character_card, character_shield, css, favicon, landscape,
    location_majority, location_shield, location_signs, scene, sprite, sprite_url, symbol,
};
use majesty_rules::{Card, Character, Location, Side};
use majesty_words::{Lang, location_name, points};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = "
body{margin:0;font:15px system-ui,sans-serif}
section{padding:16px 24px;background:var(--paper);color:var(--ink)}
h2{font:600 20px Georgia,serif;margin:14px 0 8px}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:end}
.sizes{display:grid;justify-items:center;gap:4px;font-size:11px;color:var(--faint)}
.sizes div{display:flex;align-items:end;gap:4px;color:var(--ink)}
.s14{width:14px;height:14px}.s16{width:16px;height:16px}.s24{width:24px;height:24px}
.s48{width:48px;height:48px}.s128{width:128px;height:128px}
.c130{width:130px}.c64{width:64px}
.places{display:grid;grid-template-columns:repeat(8,1fr);font-size:14px}
";

fn main() {
    // A page read from a file may not point into another file: here the sprite stands inside.
    let page = page().into_string().replace(sprite_url(), "");
    println!("{page}");
}

fn page() -> Markup {
    let only = std::env::args().nth(1);
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                title { "Majesty: every drawing" }
                style { (PreEscaped(themes())) (PreEscaped(STYLE)) }
            }
            body {
                div hidden { (PreEscaped(sprite())) }
                @for theme in ["light", "dark"] {
                    @if only.as_deref().is_none_or(|only| only == theme) {
                        section data-theme=(theme) { (gallery()) }
                    }
                }
            }
        }
    }
}

/// The style sheet with its themes on any element, so that one page shows both.
fn themes() -> String {
    css()
        .replace(":root[data-theme=dark]", "[data-theme=dark]")
        .replace("prefers-color-scheme:dark", "max-width:1px")
}

fn gallery() -> Markup {
    html! {
        h2 { "The landscape" }
        (landscape())
        h2 { "Portraits" }
        div class="row" {
            @for character in Character::ALL { (symbol(Symbol::portrait(character), "s128")) }
        }
        div class="row" {
            @for character in Character::ALL { (symbol(Symbol::portrait(character), "s48")) }
            @for character in Character::ALL { (symbol(Symbol::portrait(character), "s24")) }
            @for location in Location::ALL { (location_shield(location)) }
            span style="font-size:24px" { @for c in Character::ALL { (character_shield(c)) } }
            @for location in Location::ALL { (symbol(Symbol::sign(location), "s14")) }
        }
        h2 { "The nineteen cards, and the backs" }
        div class="row" {
            @for card in Card::kinds() {
                div class="c130" { (character_card(card, |c| c.name().to_owned())) }
            }
            div class="c64" { (card_back(Tier::One)) }
            div class="c64" { (card_back(Tier::Two)) }
            @for card in Card::kinds().skip(4).take(5) {
                div class="c64" { (character_card(card, |c| c.name().to_owned())) }
            }
        }
        h2 { "The sixteen location sides" }
        @for side in Side::ALL {
            div class="places" {
                @for location in Location::ALL { (place(location, side)) }
            }
        }
        h2 { "Every symbol" }
        div class="row" {
            @for &which in Symbol::ALL {
                div class="sizes" {
                    div {
                        @for class in ["s16", "s24", "s48", "s128"] {
                            @if class != "s128" || !which.id().starts_with("scene") {
                                (symbol(which, class))
                            }
                        }
                    }
                    (which.id())
                }
            }
            (PreEscaped(favicon(false).replace("<svg ", "<svg class=s48 ")))
            (PreEscaped(favicon(true).replace("<svg ", "<svg class=s48 ")))
            (PreEscaped(favicon(true).replace("<svg ", "<svg class=s16 ")))
        }
    }
}

fn place(location: Location, side: Side) -> Markup {
    let value = location.side(side).majority.unwrap_or_default();
    let majority = Lang::En.words().msg_majority_worth(points(Lang::En, value.into()));
    html! {
        div {
            (scene(location))
            p {
                (location_shield(location)) " " (location_name(Lang::En, location))
                (location_majority(location, side, &majority))
            }
            (location_signs(location, side, |place| format!("{location:?}-{place}")))
        }
    }
}
