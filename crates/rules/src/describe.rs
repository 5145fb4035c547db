//! An ability in words and in signs, both made from the table of locations.

use std::fmt;

use crate::{Ability, Gain, Group};

/// A coin, for points.
const COIN: &str = "◎";
/// A meeple.
const MEEPLE: &str = "♟";

impl fmt::Display for Gain {
    /// For example "2 points and 1 meeple".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self { points, meeples: 0 } => count(f, points, "point"),
            Self { points: 0, meeples } => count(f, meeples.into(), "meeple"),
            Self { points, meeples } => {
                count(f, points, "point")?;
                f.write_str(" and ")?;
                count(f, meeples.into(), "meeple")
            }
        }
    }
}

fn count(f: &mut fmt::Formatter<'_>, number: u16, noun: &str) -> fmt::Result {
    write!(f, "{number} {noun}{}", if number == 1 { "" } else { "s" })
}

impl Gain {
    fn signs(self) -> String {
        let signs = [(self.points, COIN), (self.meeples.into(), MEEPLE)];
        let some = signs.iter().filter(|(number, _)| *number > 0);
        let some: Vec<String> = some.map(|(number, sign)| format!("{number}{sign}")).collect();
        some.join(" ")
    }
}

impl Ability {
    /// The ability in the cards' own sign language: characters as their letters, ◎ for a point,
    /// ♟ for a meeple, ✚ for the wounded.
    pub fn signs(&self) -> String {
        let points = |points: u8| format!("{points}{COIN}");
        match *self {
            Self::Defend => "⛨".to_owned(),
            Self::Attack { with, against } => format!("⚔ {} > {}", with.letter(), against.letter()),
            Self::Heal => "✚ ↑".to_owned(),
            Self::Trade { up_to } => format!("{up_to}× {COIN} ⇄ {MEEPLE}"),
            Self::Per { each, gain } => format!("{} → {}", letters(each, " "), gain.signs()),
            Self::OnceWith { all, gain } => format!("1× {} → {}", letters(all, "+"), gain.signs()),
            Self::AllWith { a, points: p } => format!("all {} → {}", a.letter(), points(p)),
            Self::PerTimesMost { each, points: p } => {
                format!("{} × most → {}", each.letter(), points(p))
            }
            Self::PerWounded { points: p } => format!("✚ → {}", points(p)),
            Self::EachWoundedCosts { points: p } => format!("end: ✚ → −{}", points(p)),
            Self::MostWoundedCosts { points: p } => format!("end: most ✚ → −{}", points(p)),
        }
    }
}

impl fmt::Display for Ability {
    /// The ability as an English sentence without its full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Defend => {
                f.write_str("Defend: each Guard here stands against one attacking Knight")
            }
            Self::Attack { with, against } => write!(
                f,
                "Attack: each opponent with fewer {against}s than your {with}s has the leftmost card \
                 wounded"
            ),
            Self::Heal => f.write_str("Heal the top card of your Infirmary"),
            Self::Trade { up_to } => {
                write!(f, "Trade points for meeples or meeples for points, 1 for 1, up to {up_to}")
            }
            Self::Per { each, gain } => write!(f, "{gain} for each {}", names(each, "")),
            Self::OnceWith { all, gain } => {
                write!(f, "{gain}, once, if you have {}", names(all, "a"))
            }
            Self::AllWith { a, points } => {
                let gain = crate::ability::points(points.into());
                write!(f, "All players with {}: {gain}", names(Group::of(&[a]), "a"))
            }
            Self::PerTimesMost { each, points } => write!(
                f,
                "For each {each}: {points} points for each card of the character you have most of"
            ),
            Self::PerWounded { points } => {
                write!(f, "{points} points for each wounded card in your Infirmary")
            }
            Self::EachWoundedCosts { points } => {
                let gain = crate::ability::points(points.into());
                write!(f, "At the end: minus {gain} for each wounded card")
            }
            Self::MostWoundedCosts { points } => {
                write!(
                    f,
                    "At the end: minus {points} points for whoever has the most wounded cards"
                )
            }
        }
    }
}

fn letters(group: Group, between: &str) -> String {
    let letters: Vec<String> = group.iter().map(|c| c.letter().to_string()).collect();
    letters.join(between)
}

/// The names of a group, as in "Miller, Brewer and Witch", each with its article if one is wanted.
fn names(group: Group, article: &str) -> String {
    let names: Vec<String> = group
        .iter()
        .map(|character| match (article, character.name()) {
            ("", name) => name.to_owned(),
            (_, name) if name.starts_with('I') => format!("an {name}"),
            (_, name) => format!("{article} {name}"),
        })
        .collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}
