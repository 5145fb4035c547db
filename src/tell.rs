//! A game told in English: turn by turn, with its final scoring and its score sheet.

mod sentence;
mod sheet;
pub mod style;

use std::io::{self, Write};

use majesty_rules::{DeckRule, Event, Record, State, Ties, Turn};

use sentence::{Names, card_name, counted};
use style::{paint, wrap};

/// A line fits the narrowest usual terminal.
const WIDTH: usize = 80;

/// Tells a whole game, finished or not.
pub fn game(record: &Record, out: &mut impl Write) -> io::Result<()> {
    let names = Names::new(record);
    head(record, &names, out)?;
    comments(record, 0, out)?;
    for (ply, turn) in (1..).zip(record.replay()) {
        if turn.before.turn().index() == 0 {
            writeln!(out, "\n{}", paint(style::TITLE, &format!("Round {}", turn.before.round())))?;
        }
        tell_turn(&turn, &names, out)?;
        comments(record, ply, out)?;
    }
    let end = record.state();
    match end.score_sheet() {
        Some(scores) => {
            writeln!(out, "\n{}", paint(style::TITLE, "Score sheet"))?;
            sheet::print(&end, &scores, &names, out)
        }
        None => tell_present(&end, &names, out),
    }
}

fn head(record: &Record, names: &Names, out: &mut impl Write) -> io::Result<()> {
    let config = record.config();
    let players: Vec<String> = config.players.seats().map(|seat| names.of(seat)).collect();
    writeln!(out, "{}", players.join(" · "))?;
    let ties = match config.ties {
        Ties::Shared => "ties are shared",
        Ties::Meeples => "meeples break ties",
    };
    let announce = if config.announce { " · payments to all are announced" } else { "" };
    let deck = match config.deck {
        DeckRule::Standard => "standard deck",
        DeckRule::Together => "all cards shuffled together",
    };
    let setup = format!("sides {} · {deck} · {ties}{announce}", config.sides);
    writeln!(out, "{}", paint(style::DIM, &setup))
}

fn comments(record: &Record, ply: usize, out: &mut impl Write) -> io::Result<()> {
    for comment in record.comments().iter().filter(|comment| comment.ply == ply) {
        writeln!(out, "{}", paint(style::DIM, &format!("       ; {}", comment.text)))?;
    }
    Ok(())
}

fn tell_turn(turn: &Turn, names: &Names, out: &mut impl Write) -> io::Result<()> {
    let word = format!("  {:<5}", turn.m.to_string());
    let mut margin = paint(style::WORD, &word);
    let mut in_scoring = false;
    for event in sentence::sentences(&turn.events, names) {
        if !in_scoring && event.is_final {
            in_scoring = true;
            standing(&turn.after, names, out)?;
            writeln!(out, "\n{}", paint(style::TITLE, "Final scoring"))?;
        }
        for line in wrap(&event.text, WIDTH - word.len()).lines() {
            writeln!(out, "{margin}{line}")?;
            margin = " ".repeat(word.len());
        }
    }
    if !in_scoring {
        standing(&turn.after, names, out)?;
    }
    Ok(())
}

/// What everybody has now, in one line.
fn standing(state: &State, names: &Names, out: &mut impl Write) -> io::Result<()> {
    let all: Vec<String> = state
        .realms()
        .map(|(seat, realm)| {
            let wounded = match realm.wounded() {
                0 => String::new(),
                wounded => format!(" {wounded}✚"),
            };
            format!("{} {}◎ {}♟{wounded}", names.plain(seat), realm.points(), realm.meeples())
        })
        .collect();
    writeln!(out, "       {}", paint(style::DIM, &all.join("   ")))
}

/// Where an unfinished game stands.
fn tell_present(state: &State, names: &Names, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{} is to move. The display, from the front:", names.of(state.turn()))?;
    for (space, card, meeples) in state.display().cards() {
        let lying = match meeples {
            0 => String::new(),
            _ => format!(" with {}", counted(meeples.into(), "meeple")),
        };
        writeln!(out, "  {} {}{lying}", space.number(), card_name(card))?;
    }
    let legal: Vec<String> = state.legal_moves().iter().map(ToString::to_string).collect();
    writeln!(out, "Possible: {}", legal.join(" "))
}

/// Whether an event belongs to the final scoring.
fn is_final(event: &Event) -> bool {
    matches!(
        event,
        Event::WoundedScored { .. }
            | Event::VarietyScored { .. }
            | Event::MajorityScored { .. }
            | Event::GameOver { .. }
    )
}
