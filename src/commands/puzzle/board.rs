//! A puzzle's position as text.

use std::io::{self, Write};

use majesty_puzzles::Puzzle;
use majesty_rules::{Card, Location, Move, Seat};
use majesty_words::{
    Lang, LogStyle, card_name, lasting, location_name, meeples, move_in_short, points, preview,
    sentences,
};

use crate::style::{self, paint, wrap};

/// A line fits the narrowest usual terminal.
pub const WIDTH: usize = 80;

/// Who is spoken of: the reader is "you", and the others have numbers.
pub struct Players {
    lang: Lang,
    own: Seat,
}

impl Players {
    /// The players of a puzzle.
    pub fn of(lang: Lang, puzzle: &Puzzle) -> Self {
        Self { lang, own: puzzle.view().turn() }
    }
}

impl LogStyle for Players {
    fn name(&self, seat: Seat) -> String {
        let words = self.lang.words();
        let name = if seat == self.own {
            words.msg_recap_you()
        } else {
            words.msg_player_number(seat.number() as u32)
        };
        paint(style::of_seat(seat), &name)
    }

    fn is_you(&self, seat: Seat) -> bool {
        seat == self.own
    }

    fn noun(&self, location: Location, noun: &str) -> String {
        paint(style::of(location), noun)
    }
}

/// Draws what happened since the reader's last turn, the realms and the display.
pub fn draw(lang: Lang, puzzle: &Puzzle, out: &mut impl Write) -> io::Result<()> {
    let (words, view, players) = (lang.words(), puzzle.view(), Players::of(lang, puzzle));
    writeln!(out, "{}", paint(style::WORD, &words.msg_puzzle_since()))?;
    for (_, _, events) in puzzle.past.events() {
        let told: Vec<String> =
            sentences(lang, &events, &players).into_iter().map(|sentence| sentence.text).collect();
        indented(&told.join(" "), 2, out)?;
    }
    for (seat, realm) in view.realms() {
        let (gold, workers) = (points(lang, realm.points()), meeples(lang, realm.meeples()));
        writeln!(out, "\n{}: {gold}, {workers}", players.name(seat))?;
        for location in Location::ALL {
            let cards: Vec<String> =
                realm.pile(location).from_bottom().map(|card| painted(lang, card)).collect();
            if !cards.is_empty() {
                let place = paint(style::of(location), location_name(lang, location));
                let side = view.config().sides.side(location).letter();
                indented(&format!("{place} {side}: {}", cards.join(", ")), 2, out)?;
            }
        }
    }
    writeln!(out, "\n{}", words.msg_display_from_front())?;
    for (space, card, lying) in view.display().cards() {
        let lying = match lying {
            0 => String::new(),
            _ => paint(style::DIM, &format!(" · {}", meeples(lang, lying))),
        };
        writeln!(out, "  {} {}{lying}", space.number(), painted(lang, card))?;
    }
    let left = words.msg_puzzle_moves_left(puzzle.plies_left() as u32);
    writeln!(out, "\n{} ({left})", words.msg_puzzle_find())
}

/// Lists the moves with what each does, and gives them in this order.
pub fn moves(lang: Lang, puzzle: &Puzzle, out: &mut impl Write) -> io::Result<Vec<Move>> {
    let moves = puzzle.view().legal_moves().to_vec();
    for (number, m) in (1..).zip(&moves) {
        write!(out, "{}", paint(style::WORD, &format!("{number:3}")))?;
        let told = format!("{} ({})", move_in_short(lang, *m), effects(lang, puzzle, *m));
        writeln!(out, "  {}", folded(&told, 5))?;
    }
    Ok(moves)
}

/// What a move does at once.
pub fn effects(lang: Lang, puzzle: &Puzzle, m: Move) -> String {
    let mut events = Vec::new();
    let after = puzzle.view().preview(m, &mut events).expect("the move is legal");
    let players = Players::of(lang, puzzle);
    let mut phrases = preview(lang, &events, &players, Some(puzzle.view().turn()));
    phrases.extend(lasting(lang, puzzle.view(), &after, &players, true));
    let texts: Vec<String> = phrases.into_iter().map(|phrase| phrase.text).collect();
    if texts.is_empty() { "–".to_owned() } else { texts.join(", ") }
}

/// A text whose lines all begin after so many spaces.
fn indented(text: &str, by: usize, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{:by$}{}", "", folded(text, by))
}

/// A text whose lines, but for the first, begin after so many spaces.
pub fn folded(text: &str, by: usize) -> String {
    wrap(text, WIDTH - by).replace('\n', &format!("\n{:by$}", ""))
}

fn painted(lang: Lang, card: Card) -> String {
    let location = card.characters().next().map(majesty_rules::Character::location);
    location
        .map_or_else(|| card_name(lang, card), |at| paint(style::of(at), &card_name(lang, card)))
}
