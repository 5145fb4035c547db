//! `majesty rules`

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anyhow::Result;
use majesty_rules::{Ability, Gain, Group, Location, Side};
use majesty_words::{Lang, ability, about_the_game, character_name, location_name, points, rules};

use super::{Ask, pager};
use crate::{
    cli::RulesArgs,
    style::{self, paint, wrap},
};

/// The width of the text, and that of a line beside the signs of an ability.
const WIDTH: usize = 78;
const BESIDE_SIGNS: usize = 52;

/// A coin, for points.
const COIN: &str = "◎";
/// A meeple.
const MEEPLE: &str = "♟";

pub fn run(args: &RulesArgs) -> Result<ExitCode> {
    let lang = args.lang.or_locale();
    let mut out = super::stdout();
    if let Some(location) = args.location {
        print_location(lang, location, &mut out)?;
    } else {
        print_all(lang, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// All of the rules, a screen at a time. `ask` reads a line.
pub fn show(lang: Lang, ask: Ask) -> io::Result<()> {
    let (mut text, mut out) = (Vec::new(), super::stdout());
    print_all(lang, &mut text)?;
    if pager::show(lang, &String::from_utf8_lossy(&text), ask, &mut out)? {
        writeln!(out, "{}", paint(style::DIM, &lang.words().msg_back_to_table()))?;
        out.flush()?;
        ask()?;
    }
    Ok(())
}

fn print_all(lang: Lang, out: &mut impl Write) -> io::Result<()> {
    print_rules(lang, out)?;
    for location in Location::ALL {
        writeln!(out)?;
        print_location(lang, location, out)?;
    }
    let about = about_the_game(lang);
    writeln!(out, "\n{}", paint(style::WORD, &about.heading))?;
    for paragraph in about.paragraphs {
        writeln!(out, "{}\n", wrap(&paragraph, WIDTH))?;
    }
    Ok(())
}

fn print_rules(lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let words = lang.words();
    writeln!(out, "{}\n", paint(style::TITLE, &words.msg_meta_game()))?;
    for section in rules(lang) {
        writeln!(out, "{}", paint(style::WORD, &section.heading))?;
        for paragraph in section.paragraphs {
            writeln!(out, "{}\n", wrap(&paragraph, WIDTH))?;
        }
    }
    writeln!(out, "{}", paint(style::WORD, &words.msg_locations()))?;
    writeln!(out, "{}", wrap(&words.msg_locations_about(), WIDTH))
}

fn print_location(lang: Lang, location: Location, out: &mut impl Write) -> io::Result<()> {
    let name = location_name(lang, location);
    let title = match location.character() {
        Some(character) => {
            let (letter, character) = (character.letter(), character_name(lang, character));
            format!("{} {name} ({letter} {character})", location.number())
        }
        None => format!("{} {name}", location.number()),
    };
    writeln!(out, "{}", paint(style::of(location), &title))?;
    for side in Side::ALL {
        let card = location.side(side);
        let abilities = card.abilities.iter().map(|one| (signs(*one), ability(lang, one)));
        let majority = card.majority.map(|worth| {
            let worth = worth.into();
            let text = lang.words().msg_majority_worth(points(lang, worth));
            (format!("★ → {worth}{COIN}"), text)
        });
        for (line, (signs, text)) in abilities.chain(majority).enumerate() {
            let letter = if line == 0 { side.letter() } else { ' ' };
            let text = wrap(&text, BESIDE_SIGNS).replace('\n', &format!("\n{:26}", ""));
            writeln!(out, "   {letter}   {} {text}", paint(style::DIM, &format!("{signs:<18}")))?;
        }
    }
    Ok(())
}

/// An ability in signs that need no language: characters as their letters in records, ◎ for a
/// point, ♟ for a meeple, ✚ for the wounded, ∀ for all players, ∎ for the end of the game.
fn signs(ability: Ability) -> String {
    let points = |points: u8| format!("{points}{COIN}");
    match ability {
        Ability::Defend => "⛨".to_owned(),
        Ability::Attack { with, against } => format!("⚔ {} > {}", with.letter(), against.letter()),
        Ability::Heal => "✚ ↑".to_owned(),
        Ability::Trade { up_to } => format!("{up_to}× {COIN} ⇄ {MEEPLE}"),
        Ability::Per { each, gain } => format!("{} → {}", letters(each, " "), gain_signs(gain)),
        Ability::OnceWith { all, gain } => {
            format!("1× {} → {}", letters(all, "+"), gain_signs(gain))
        }
        Ability::AllWith { a, points: p } => format!("∀ {} → {}", a.letter(), points(p)),
        Ability::PerTimesMost { each, points: p } => {
            format!("{} × max → {}", each.letter(), points(p))
        }
        Ability::PerWounded { points: p } => format!("✚ → {}", points(p)),
        Ability::EachWoundedCosts { points: p } => format!("∎ ✚ → −{}", points(p)),
        Ability::MostWoundedCosts { points: p } => format!("∎ max ✚ → −{}", points(p)),
    }
}

fn gain_signs(gain: Gain) -> String {
    let signs = [(gain.points, COIN), (gain.meeples.into(), MEEPLE)];
    let some = signs.iter().filter(|(number, _)| *number > 0);
    let some: Vec<String> = some.map(|(number, sign)| format!("{number}{sign}")).collect();
    some.join(" ")
}

fn letters(group: Group, between: &str) -> String {
    let letters: Vec<String> = group.iter().map(|c| c.letter().to_string()).collect();
    letters.join(between)
}
