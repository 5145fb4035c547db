//! A QR code as a drawing, for a phone that is held to the screen.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use qrcode::{Color, EcLevel, QrCode};

/// The white margin that readers of codes want, in modules.
const QUIET: usize = 4;

/// The code of an address; nothing where it is too long for one. It is black on white in every
/// theme, because many readers don't know inverted codes.
pub(crate) fn code(address: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::M) else {
        return html! {};
    };
    let side = code.width() + 2 * QUIET;
    html! {
        svg class="qr" viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label)
            shape-rendering="crispEdges" {
            (PreEscaped(format!(r##"<path fill="#fff" d="M0 0h{side}v{side}H0z"/>"##)))
            (PreEscaped(format!(r##"<path fill="#000" d="{}"/>"##, outline(&code))))
        }
    }
}

/// The dark modules, each run of them in a row as one box.
fn outline(code: &QrCode) -> String {
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(code.width()).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run[0] == Color::Dark {
                let (left, top, width) = (x + QUIET, y + QUIET, run.len());
                let _ = write!(path, "M{left} {top}h{width}v1h-{width}z");
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_holds_every_dark_module_and_is_small() {
        let address = "https://majesty.example/t/k7m2k7m2k7m2k7m2";
        let code = QrCode::with_error_correction_level(address, EcLevel::M).expect("it is short");
        let dark = code.to_colors().iter().filter(|color| **color == Color::Dark).count();
        let path = outline(&code);
        let drawn = path.split('h').skip(1).step_by(2).map(|run| {
            run.split('v').next().and_then(|width| width.parse::<usize>().ok()).expect("a width")
        });
        assert_eq!(drawn.sum::<usize>(), dark);
        assert!(path.len() < 6_000, "{} bytes", path.len());
    }

    #[test]
    fn an_address_too_long_for_a_code_has_none() {
        assert_eq!(code(&"x".repeat(9_000), "Scan").into_string(), "");
    }
}
