//! The sprite: one SVG document with every drawing as a `<symbol>`.

use std::sync::LazyLock;

use crate::{COLOURS, Colour, Symbol, landscape};

/// Where the server serves the sprite.
pub const SPRITE_PATH: &str = "/assets/art.svg";

/// The sources, each an SVG document of symbols.
const SOURCES: [&str; 11] = [
    include_str!("../svg/miller.svg"),
    include_str!("../svg/brewer.svg"),
    include_str!("../svg/witch.svg"),
    include_str!("../svg/guard.svg"),
    include_str!("../svg/knight.svg"),
    include_str!("../svg/innkeeper.svg"),
    include_str!("../svg/noble.svg"),
    include_str!("../svg/signs.svg"),
    include_str!("../svg/pieces.svg"),
    include_str!("../svg/abilities.svg"),
    include_str!("../svg/icons.svg"),
];

/// The whole sprite. It is made once.
pub fn sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(|| {
        let mut text = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
        for source in SOURCES {
            text.push_str(&tight(inside(source)));
        }
        text.push_str(&tight(&landscape::scenes()));
        text.push_str("</svg>");
        text
    });
    &SPRITE
}

/// The sprite's address. It changes with the drawings, so a browser may keep it for ever.
pub fn sprite_url() -> &'static str {
    static URL: LazyLock<String> =
        LazyLock::new(|| format!("{SPRITE_PATH}?v={:08x}", fingerprint(sprite())));
    &URL
}

/// A drawing by itself, for a document that has neither the sprite nor the style sheet: its view box
/// and its shapes, by day, with a colour for what has none of its own.
pub fn drawing(symbol: Symbol, colour: &str) -> (&'static str, String) {
    let start = format!("<symbol id=\"{}\" viewBox=\"", symbol.id());
    let (_, found) = sprite().split_once(&start).expect("the sprite has every symbol");
    let (view_box, rest) = found.split_once('"').expect("the view box ends");
    let (shapes, _) = rest.split_once("</symbol>").expect("the symbol ends");
    // What the symbol says for all its shapes, they inherit from a group.
    let mut shapes = format!("<g{shapes}</g>").replace("currentColor", colour);
    for Colour { name, light, .. } in COLOURS {
        shapes = shapes.replace(&format!("var(--{name})"), light);
    }
    (view_box, shapes)
}

/// What stands inside a document's `<svg>` element.
pub(crate) fn inside(document: &str) -> &str {
    let start = document.find('>').expect("a source starts with its <svg> tag") + 1;
    let end = document.rfind("</svg>").expect("a source ends with its </svg> tag");
    &document[start..end]
}

/// Without line breaks and indents: they are for whoever draws.
fn tight(source: &str) -> String {
    let mut text = String::with_capacity(source.len());
    for line in source.lines().map(str::trim).filter(|line| !line.starts_with("<!--")) {
        // Attributes and path data that go on in the next line need their space.
        if !text.is_empty() && !text.ends_with('>') && !line.starts_with('<') {
            text.push(' ');
        }
        text.push_str(line);
    }
    text
}

/// FNV-1a: enough to tell one version of the drawings from the next.
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
