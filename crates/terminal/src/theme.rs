//! The colours of the table. They never carry meaning alone: letters and signs stand beside them.

use majesty_rules::{Location, Seat};
use ratatui::style::{Color, Modifier, Style};

/// How much colour a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// None: bold, dim and reversed letters only.
    Plain,
    /// The sixteen that every terminal has.
    Sixteen,
    /// The colours of the game itself.
    Full,
}

impl Theme {
    /// What the environment asks for: `NO_COLOR` for none, `COLORTERM` for all.
    pub fn from_environment(no_color: Option<&str>, colorterm: Option<&str>) -> Self {
        if no_color.is_some_and(|value| !value.is_empty()) {
            Self::Plain
        } else if matches!(colorterm, Some("truecolor" | "24bit")) {
            Self::Full
        } else {
            Self::Sixteen
        }
    }

    /// A location's colour with text on it.
    pub fn field(self, location: Location) -> Style {
        let (sixteen, text, full, on) = match location {
            Location::Mill => (Color::LightRed, Color::Black, 0x00d9_701f, DARK),
            Location::Brewery => (Color::Yellow, Color::Black, 0x0084_552f, LIGHT),
            Location::Cottage => (Color::Green, Color::Black, 0x002f_763a, LIGHT),
            Location::Guardhouse => (Color::Blue, Color::White, 0x0028_6997, LIGHT),
            Location::Barracks => (Color::Red, Color::White, 0x00b0_2d29, LIGHT),
            Location::Inn => (Color::LightYellow, Color::Black, 0x00d3_a41f, DARK),
            Location::Castle => (Color::Magenta, Color::White, 0x0077_4b9f, LIGHT),
            Location::Infirmary => (Color::Gray, Color::Black, 0x0060_646c, LIGHT),
        };
        match self {
            Self::Plain => Style::new().add_modifier(Modifier::REVERSED),
            Self::Sixteen => Style::new().bg(sixteen).fg(text),
            Self::Full => Style::new().bg(Color::from_u32(full)).fg(Color::from_u32(on)),
        }
    }

    /// A player's colour.
    pub fn seat(self, seat: Seat) -> Style {
        let color = match seat {
            Seat::First => Color::Cyan,
            Seat::Second => Color::Magenta,
            Seat::Third => Color::Green,
            Seat::Fourth => Color::Blue,
        };
        self.text(color).add_modifier(Modifier::BOLD)
    }

    /// What is good for whoever reads it.
    pub fn good(self) -> Style {
        self.text(Color::Green)
    }

    /// What is bad for whoever reads it.
    pub fn bad(self) -> Style {
        self.text(Color::Red)
    }

    /// What is highlighted. None of the sixteen colours stands out on a light ground and on a dark
    /// one, so there it is bold beside dim neighbours.
    pub fn highlight(self) -> Style {
        match self {
            Self::Plain | Self::Sixteen => BOLD,
            Self::Full => BOLD.fg(Color::from_u32(GOLD)),
        }
    }

    fn text(self, color: Color) -> Style {
        match self {
            Self::Plain => Style::new(),
            Self::Sixteen | Self::Full => Style::new().fg(color),
        }
    }
}

/// Ink, for bright fields.
const DARK: u32 = 0x001c_130c;
/// Parchment, for deep fields.
const LIGHT: u32 = 0x00ff_f1d6;

/// The gold of the game's crown, which reads on both grounds.
const GOLD: u32 = 0x00c8_962f;

/// A heading, or what matters most, also where it stands in a dim frame.
pub const BOLD: Style = Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM);
/// What can be skipped.
pub const DIM: Style = Style::new().add_modifier(Modifier::DIM);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides() {
        let theme = Theme::from_environment;
        assert_eq!(theme(None, None), Theme::Sixteen);
        assert_eq!(theme(Some(""), Some("truecolor")), Theme::Full);
        assert_eq!(theme(Some("1"), Some("truecolor")), Theme::Plain);
    }

    #[test]
    fn plain_is_without_colour() {
        for location in Location::ALL {
            let style = Theme::Plain.field(location);
            assert_eq!((style.fg, style.bg), (None, None));
        }
        for style in [Theme::Plain.good(), Theme::Plain.bad(), Theme::Plain.highlight()] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
