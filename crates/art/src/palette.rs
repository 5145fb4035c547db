//! The palette: every colour by day and by candlelight, and the style sheet that is made from it.

use std::fmt::Write;

/// A colour as a custom property, with its value in both themes.
#[derive(Clone, Copy, Debug)]
pub struct Colour {
    /// The custom property's name, without its two dashes.
    pub name: &'static str,
    /// By day.
    pub light: &'static str,
    /// By candlelight.
    pub dark: &'static str,
}

const fn colour(name: &'static str, light: &'static str, dark: &'static str) -> Colour {
    Colour { name, light, dark }
}

/// Every colour of the game.
#[rustfmt::skip]
pub const COLOURS: &[Colour] = &[
    // The page: its ground, a leaf that lies on it, hairlines, text, quieter text.
    colour("paper",          "#f4ead5", "#1e1915"),
    colour("leaf",           "#fbf5e6", "#2b241d"),
    colour("edge",           "#d3bf95", "#54452f"),
    colour("ink",            "#2b2118", "#efe3cc"),
    colour("faint",          "#6b5a45", "#b5a488"),
    colour("gold",           "#c8962f", "#d6a645"),
    colour("gold-on",        "#2b2118", "#1c130c"),
    colour("gold-text",      "#7d5812", "#e0b45c"),
    colour("good",           "#2a6a33", "#8fce95"),
    colour("bad",            "#a3231f", "#f09a8d"),
    colour("bad-fill",       "#b8302c", "#b8302c"),
    colour("bad-on",         "#fff8e7", "#fff8e7"),

    // A card is parchment in both themes: by candlelight it glows on the dark table.
    colour("card",           "#fdf6e3", "#dcc9a0"),
    colour("card-edge",      "#cdb98d", "#8d7648"),
    colour("card-ink",       "#2b2118", "#1f160d"),
    colour("line",           "#2b2118", "#17100a"),

    // The characters and the Infirmary: a field, what stands on it, and text on the page.
    colour("miller",         "#dd7723", "#d9701f"),
    colour("miller-on",      "#2b2118", "#1c130c"),
    colour("miller-text",    "#a34c0b", "#ef9350"),
    colour("brewer",         "#8a5a33", "#84552f"),
    colour("brewer-on",      "#fff8e7", "#fff1d6"),
    colour("brewer-text",    "#7d4f2b", "#cf9d70"),
    colour("witch",          "#33803f", "#2f763a"),
    colour("witch-on",       "#fff8e7", "#fff1d6"),
    colour("witch-text",     "#2a7036", "#7fc588"),
    colour("guard",          "#2a6fa3", "#286997"),
    colour("guard-on",       "#fff8e7", "#fff1d6"),
    colour("guard-text",     "#22628f", "#76b4df"),
    colour("knight",         "#b8302c", "#b02d29"),
    colour("knight-on",      "#fff8e7", "#fff1d6"),
    colour("knight-text",    "#b02c28", "#f08d84"),
    colour("innkeeper",      "#e0b02a", "#d3a41f"),
    colour("innkeeper-on",   "#2b2118", "#1c130c"),
    colour("innkeeper-text", "#7f5f05", "#e9c04a"),
    colour("noble",          "#774b9f", "#734a99"),
    colour("noble-on",       "#fff8e7", "#fff1d6"),
    colour("noble-text",     "#6f4396", "#c3a0e4"),
    colour("infirmary",      "#686c74", "#646870"),
    colour("infirmary-on",   "#fff8e7", "#fff1d6"),
    colour("infirmary-text", "#5c6068", "#b3b7be"),

    // What portraits are made of.
    colour("skin",           "#f3cba5", "#e8b888"),
    colour("tan",            "#dfa878", "#cf9463"),
    colour("blush",          "#e39a78", "#d68660"),
    colour("linen",          "#fffaf0", "#f1e2c0"),
    colour("fold",           "#e2d4b8", "#cbb78c"),
    colour("straw",          "#eec25c", "#dfaf48"),
    colour("rust",           "#b5602c", "#a35324"),
    colour("hair",           "#6b4327", "#5c3820"),
    colour("steel",          "#c3cad0", "#b4b3ac"),
    colour("steel-low",      "#8e99a3", "#84857f"),
    colour("wood",           "#b27a45", "#9c673a"),
    colour("wood-low",       "#7d512b", "#6b4424"),

    // What the landscape is made of.
    colour("sky",            "#b4d7e2", "#121830"),
    colour("sky-low",        "#cfe2e0", "#28284a"),
    colour("haze",           "#e9eedd", "#413c63"),
    colour("sun",            "#f7d774", "#f3e6b8"),
    colour("crater",         "#f7d774", "#dccb95"),
    colour("star",           "#ffffff00", "#efe2b6"),
    colour("cloud",          "#fffdf4", "#2f3459"),
    colour("far",            "#a9c5a0", "#2d3458"),
    colour("mid",            "#8fb574", "#213c4c"),
    colour("near",           "#b9c56c", "#2f4d40"),
    colour("turf",           "#9aad52", "#223a33"),
    colour("road",           "#e8d5a6", "#7a6850"),
    colour("crop",           "#eec25c", "#7d6d3a"),
    colour("tree",           "#4f8a4c", "#1f4a3c"),
    colour("tree-low",       "#386b3d", "#17362f"),
    colour("wall",           "#f6e8c8", "#8d7757"),
    colour("wall-low",       "#d9c195", "#6b5840"),
    colour("stone",          "#c9c4b8", "#6f7180"),
    colour("stone-low",      "#a39e93", "#525565"),
    colour("roof",           "#c4532f", "#7b3527"),
    colour("roof-low",       "#943a21", "#5a251d"),
    colour("slate",          "#5f7488", "#37435e"),
    colour("thatch",         "#d3a54d", "#806232"),
    colour("window",         "#54606b", "#ffcf63"),
    colour("glow",           "#e8913a", "#ff9d3c"),
];

/// Which colours carry text on which: a test holds each pair to WCAG AA, 4.5 to 1, in both themes.
#[rustfmt::skip]
pub const TEXT_PAIRS: &[(&str, &str)] = &[
    ("ink", "paper"), ("ink", "leaf"), ("faint", "paper"), ("faint", "leaf"),
    ("gold-text", "paper"), ("gold-text", "leaf"), ("gold-on", "gold"),
    ("good", "paper"), ("good", "leaf"), ("bad", "paper"), ("bad", "leaf"), ("bad-on", "bad-fill"),
    ("card-ink", "card"),
    ("miller-on", "miller"), ("miller-text", "paper"), ("miller-text", "leaf"),
    ("brewer-on", "brewer"), ("brewer-text", "paper"), ("brewer-text", "leaf"),
    ("witch-on", "witch"), ("witch-text", "paper"), ("witch-text", "leaf"),
    ("guard-on", "guard"), ("guard-text", "paper"), ("guard-text", "leaf"),
    ("knight-on", "knight"), ("knight-text", "paper"), ("knight-text", "leaf"),
    ("innkeeper-on", "innkeeper"), ("innkeeper-text", "paper"), ("innkeeper-text", "leaf"),
    ("noble-on", "noble"), ("noble-text", "paper"), ("noble-text", "leaf"),
    ("infirmary-on", "infirmary"), ("infirmary-text", "paper"), ("infirmary-text", "leaf"),
];

/// The whole style sheet: the palette in both themes, then the styles of what is drawn here.
///
/// Light by default; dark where the reader's system asks for it; and `data-theme` on the root
/// element overrides both ways.
pub fn css() -> String {
    let light = declarations("light", |colour| colour.light);
    let dark = declarations("dark", |colour| colour.dark);
    format!(
        ":root{{{light}}}\n\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n\
         :root[data-theme=dark]{{{dark}}}\n\
         {}",
        include_str!("art.css")
    )
}

fn declarations(scheme: &str, value: fn(&Colour) -> &'static str) -> String {
    let mut text = format!("color-scheme:{scheme}");
    for colour in COLOURS {
        write!(text, ";--{}:{}", colour.name, value(colour)).expect("a String takes any text");
    }
    text
}
