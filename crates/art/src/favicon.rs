//! The icon in the browser's tab, which also tells whose turn it is.

/// The icon as an SVG document of its own: a crown on parchment, with a gold seal where it is the
/// reader's turn.
pub fn favicon(your_turn: bool) -> String {
    let seal = if your_turn {
        r##"<circle cx="24.5" cy="7.5" r="6" fill="#f2b632" stroke="#2b2118" stroke-width="2"/>"##
    } else {
        ""
    };
    include_str!("../svg/favicon.svg").replace("<!-- seal -->", seal)
}
