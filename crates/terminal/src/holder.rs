//! Who holds a seat: a person at the keyboard, or a bot.

use std::{fmt, str::FromStr};

use majesty_bots::{Spec, SpecError};

/// Who holds a seat. It is written as it is asked for: `person`, `person:Ada`, `steward`,
/// `chancellor@2s`.
#[derive(Clone)]
pub enum Holder {
    /// A person at the keyboard, perhaps with a name.
    Person(Option<String>),
    /// A bot.
    Bot(Spec),
}

/// The bot that plays where nothing else was asked for.
pub const USUAL_BOT: &str = "steward";

/// A name that has a place in a line of the table.
const LONGEST_NAME: usize = 24;

impl Holder {
    /// A bot of a level.
    pub fn bot(level: &str) -> Option<Self> {
        level.parse().ok().map(Self::Bot)
    }

    /// Whether a bot decides.
    pub fn is_bot(&self) -> bool {
        matches!(self, Self::Bot(_))
    }
}

/// Why a text names nobody who could hold a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HolderError {
    /// A name that is empty, too long or not one line.
    #[error("a name is one line of 1 to {LONGEST_NAME} characters, as in person:Ada")]
    Name,
    /// No bot is called so.
    #[error("a seat is held by person, person:NAME or a bot: {0}")]
    Bot(#[from] SpecError),
}

impl FromStr for Holder {
    type Err = HolderError;

    fn from_str(text: &str) -> Result<Self, HolderError> {
        match text.split_once(':') {
            None if text == "person" => Ok(Self::Person(None)),
            Some(("person", name)) => {
                let name = name.trim();
                let is_line = !name.is_empty() && !name.contains(char::is_control);
                if !is_line || name.chars().count() > LONGEST_NAME {
                    return Err(HolderError::Name);
                }
                Ok(Self::Person(Some(name.to_owned())))
            }
            _ => Ok(Self::Bot(text.parse()?)),
        }
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(None) => f.write_str("person"),
            Self::Person(Some(name)) => write!(f, "person:{name}"),
            Self::Bot(spec) => spec.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holders_are_written_as_they_are_asked_for() {
        for text in ["person", "person:Ada B.", "steward", "chancellor@0.5s"] {
            let read = text.parse::<Holder>().map(|holder| holder.to_string());
            assert_eq!(read, Ok(text.to_owned()));
        }
        for text in ["", "person:", "person:\u{7}", "king", "person:1234567890123456789012345"] {
            assert!(text.parse::<Holder>().is_err(), "{text}");
        }
    }
}
