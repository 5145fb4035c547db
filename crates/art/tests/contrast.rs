//! Text can be read: every pair of text and ground reaches WCAG AA in both themes.

use majesty_art::{COLOURS, Colour, TEXT_PAIRS};

/// WCAG 2.2, success criterion 1.4.3, for text of any size.
const AA: f64 = 4.5;

fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("colours are #rrggbb");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn find(name: &str) -> &'static Colour {
    COLOURS.iter().find(|colour| colour.name == name).unwrap_or_else(|| panic!("no --{name}"))
}

#[test]
fn the_measure_is_the_standards_own() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.478).abs() < 1e-3);
}

#[test]
fn text_reaches_aa_by_day_and_by_candlelight() {
    let mut low = Vec::new();
    for &(text, ground) in TEXT_PAIRS {
        let (text, ground) = (find(text), find(ground));
        for (theme, a, b) in [("light", text.light, ground.light), ("dark", text.dark, ground.dark)]
        {
            let ratio = contrast(a, b);
            if ratio < AA {
                low.push(format!("{theme}: {} on {}: {ratio:.2}", text.name, ground.name));
            }
        }
    }
    assert!(low.is_empty(), "{low:#?}");
}

#[test]
fn every_text_colour_is_held_to_it() {
    let text = |name: &str| name == "ink" || name.ends_with("-on") || name.ends_with("-text");
    for colour in COLOURS.iter().filter(|colour| text(colour.name)) {
        assert!(TEXT_PAIRS.iter().any(|(text, _)| *text == colour.name), "--{}", colour.name);
    }
}

#[test]
fn names_are_given_once() {
    for (place, colour) in COLOURS.iter().enumerate() {
        assert!(COLOURS[..place].iter().all(|other| other.name != colour.name), "{}", colour.name);
    }
}
