//! A game at a server's table, turn by turn.

use std::{
    io::{BufRead, Write},
    thread,
    time::Duration,
};

use anyhow::{Context, Result};
use majesty_rules::{Card, Event, Move, Seat, View};
use serde_json::json;

use super::{
    client::Client,
    show,
    state::{TableState, TurnState},
};

/// How often to look whether the bot has moved.
const PAUSE: Duration = Duration::from_millis(250);

/// How a game was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It is over.
    Over,
    /// The player comes back later.
    Left,
}

/// What a player answers.
enum Answer {
    Play(Move),
    Leave,
}

/// Plays on until the game is over or the player leaves.
pub fn play(
    client: &Client,
    mut table: TableState,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Ended> {
    let mut known: Option<(usize, View)> = None;
    loop {
        let view = position(client, &table)?;
        let seats = show::Seats::new(client.lang, &table);
        tell(&mut known, &table.game.turns, &view, &seats, out)?;
        if table.phase == "over" {
            if let Some(sheet) = view.score_sheet() {
                seats.score_sheet(view.config().players, &sheet, out)?;
            }
            return Ok(Ended::Over);
        }
        if !table.game.own_turn {
            out.flush()?;
            thread::sleep(PAUSE);
            table = client.get(&format!("/tables/{}", table.id))?;
            continue;
        }
        seats.position(&view, out)?;
        let moves: Vec<Move> = view.legal_moves().iter().copied().collect();
        seats.choices(&view, &moves, out)?;
        match ask(client, &seats, &view, &moves, input, out)? {
            Answer::Leave => return Ok(Ended::Left),
            Answer::Play(m) => {
                let body = json!({ "ply": table.game.turns.len(), "word": m.to_string() });
                table = client.post(&format!("/tables/{}/move", table.id), Some(body))?;
            }
        }
    }
}

fn position(client: &Client, table: &TableState) -> Result<View> {
    let view = table.game.view.position.parse::<View>();
    view.with_context(|| format!("{} isn't a Majesty server of this version", client.origin))
}

/// Tells the turns that are new, as far as the positions before them are known: of a game that goes
/// on after a break, those from now on.
fn tell(
    known: &mut Option<(usize, View)>,
    turns: &[TurnState],
    now: &View,
    seats: &show::Seats,
    out: &mut impl Write,
) -> Result<()> {
    while let Some((ply, view)) = known.take() {
        let Some(turn) = turns.get(ply) else { break };
        let Some((events, next)) = follow(&view, turn) else { break };
        seats.turn(&turn.word, &events, out)?;
        *known = Some((ply + 1, next));
    }
    // What the server says counts.
    *known = Some((turns.len(), *now));
    Ok(())
}

/// What happened in a turn, and the position after it. Nothing where it can't have happened.
fn follow(view: &View, turn: &TurnState) -> Option<(Vec<Event>, View)> {
    let m: Move = turn.word.parse().ok()?;
    let mut events = Vec::new();
    view.preview(m, &mut events).ok()?;
    let drawn = turn.events.iter().find(|event| event.event == "refilled");
    let drawn = match drawn {
        Some(event) => Some(event.card.as_ref()?.parse::<Card>().ok()?),
        None => None,
    };
    let can_come = |card: Card| view.next_cards().any(|(next, _)| next == card);
    drawn.is_none_or(can_come).then(|| (events, view.after(m, drawn)))
}

fn ask(
    client: &Client,
    seats: &show::Seats,
    view: &View,
    moves: &[Move],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Answer> {
    let words = client.lang.words();
    loop {
        write!(out, "\n{} ", words.msg_daily_ask())?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(Answer::Leave);
        }
        let by_number =
            |text: &str| moves.get(text.parse::<usize>().ok()?.checked_sub(1)?).copied();
        let by_word = |text: &str| moves.iter().copied().find(|m| m.to_string() == text);
        match line.trim() {
            "" => {}
            "q" => return Ok(Answer::Leave),
            "?" => seats.locations(view, out)?,
            text => match by_number(text).or_else(|| by_word(&text.to_uppercase())) {
                Some(m) => {
                    writeln!(out)?;
                    return Ok(Answer::Play(m));
                }
                None => writeln!(out, "{}", words.msg_daily_what(text))?,
            },
        }
    }
}

/// The seat of the player.
pub fn own_seat(table: &TableState) -> Option<Seat> {
    let own = table.seats.iter().position(|seat| seat.own)?;
    Seat::ALL.get(own).copied()
}
