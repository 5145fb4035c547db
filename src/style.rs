//! The colours of the terminal. They never carry meaning alone.

use anstream::adapter::strip_str;
use anstyle::{AnsiColor, Style};
use majesty_rules::{Character, Location, Seat};

/// A heading.
pub const TITLE: Style = Style::new().bold().underline();
/// What can be skipped.
pub const DIM: Style = Style::new().dimmed();
/// A move's word, a heading within a text.
pub const WORD: Style = Style::new().bold();

/// The colour of a location, as near to the printed one as sixteen colours come.
pub const fn of(location: Location) -> Style {
    let color = match location {
        Location::Mill => AnsiColor::BrightRed,
        Location::Brewery => AnsiColor::Yellow,
        Location::Cottage => AnsiColor::Green,
        Location::Guardhouse => AnsiColor::Blue,
        Location::Barracks => AnsiColor::Red,
        Location::Inn => AnsiColor::BrightYellow,
        Location::Castle => AnsiColor::Magenta,
        Location::Infirmary => AnsiColor::BrightBlack,
    };
    color.on_default().bold()
}

/// The colour of a character.
pub const fn of_character(character: Character) -> Style {
    of(character.location())
}

/// The colour of a player's name.
pub const fn of_seat(seat: Seat) -> Style {
    let color = match seat {
        Seat::First => AnsiColor::Cyan,
        Seat::Second => AnsiColor::BrightMagenta,
        Seat::Third => AnsiColor::BrightGreen,
        Seat::Fourth => AnsiColor::BrightBlue,
    };
    color.on_default().bold()
}

/// A text in a style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Breaks a text, painted or not, into lines of at most so many characters.
pub fn wrap(text: &str, width: usize) -> String {
    let mut lines = String::new();
    let mut used = 0;
    for word in text.split(' ') {
        let length = strip_str(word).map(|part| part.chars().count()).sum::<usize>();
        if used > 0 && used + 1 + length > width {
            lines.push('\n');
            used = 0;
        } else if used > 0 {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += length;
    }
    lines
}
