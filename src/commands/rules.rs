//! `majesty rules`

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anyhow::Result;
use majesty_rules::{Location, ROUNDS, SPACES, Side, WORKER_CARD};

use crate::{
    cli::RulesArgs,
    tell::style::{self, paint, wrap},
};

pub fn run(args: &RulesArgs) -> Result<ExitCode> {
    let mut out = super::stdout();
    if let Some(location) = args.location {
        print_location(location, &mut out)?;
    } else {
        print_short_rules(&mut out)?;
        for location in Location::ALL {
            writeln!(out)?;
            print_location(location, &mut out)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn print_short_rules(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", paint(style::TITLE, "Majesty in short"))?;
    let paragraphs = [
        format!(
            "Gather {ROUNDS} characters in your realm and be the richest. Everybody starts with \
             {WORKER_CARD} meeples and without points. All use the same sides of the location cards."
        ),
        format!(
            "On your turn take one of the {SPACES} cards in the display. The front one is free; for \
             any other, lay one of your meeples on each card before it. Meeples that lie on the card \
             you take are yours."
        ),
        "Place the card at the location of its character, a split card as either of its two, and \
         resolve that location from top to bottom. Only cards in your realm count, the new one \
         included; the wounded do not."
            .to_owned(),
        format!(
            "Meeples beyond {WORKER_CARD} then go back for 1 point each, the display closes its gap, \
             and a card from the deck fills the back space."
        ),
        "An attack wounds the leftmost card, the newest at its location. The wounded lie in a stack in \
         the Infirmary; a Witch brings the top one back, without activating its location."
            .to_owned(),
        format!(
            "After {ROUNDS} cards each: the Infirmary costs what its card says and is cleared; the \
             number of your locations with a card is multiplied by itself; and whoever has the most \
             cards at a location gains its majority, all who tie in full. Most points win."
        ),
    ];
    for paragraph in paragraphs {
        writeln!(out, "{}\n", wrap(&paragraph, 78))?;
    }
    writeln!(out, "{}", paint(style::TITLE, "The locations, side A and side B"))
}

fn print_location(location: Location, out: &mut impl Write) -> io::Result<()> {
    let title = match location.character() {
        Some(character) => {
            format!("{} {location} ({} {character})", location.number(), character.letter())
        }
        None => format!("{} {location}", location.number()),
    };
    writeln!(out, "{}", paint(style::of(location), &title))?;
    for side in Side::ALL {
        let card = location.side(side);
        for (line, ability) in card.abilities.iter().enumerate() {
            let letter = if line == 0 { side.letter() } else { ' ' };
            let signs = format!("{:<18}", ability.signs());
            let words = wrap(&ability.to_string(), 52).replace('\n', &format!("\n{:26}", ""));
            writeln!(out, "   {letter}   {} {words}", paint(style::DIM, &signs))?;
        }
        if let Some(majority) = card.majority {
            writeln!(
                out,
                "       {} {majority} points",
                paint(style::DIM, &format!("{:<18}", "majority"))
            )?;
        }
    }
    Ok(())
}
