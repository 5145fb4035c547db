//! A position as text, short enough for one screen.

use std::io::{self, IsTerminal, Write};

use majesty_puzzles::Puzzle;
use majesty_rules::{Card, Event, Extra, Location, Move, Realm, Seat, View};
use majesty_words::{
    Lang, LogStyle, ability, card_name, effects_in_short, further, location_name, meeples,
    move_in_short, points, turn_in_short,
};

use crate::style::{self, paint, wrap};

/// A line of an explanation fits the narrowest usual terminal.
pub const WIDTH: usize = 80;

/// The widest line of the board, and that of one that is written to a file.
const WIDEST: usize = 100;

/// A position as its player sees it, and what the players are called.
pub struct Board<'a> {
    lang: Lang,
    view: &'a View,
    names: Vec<String>,
    own: Option<Seat>,
}

/// Another player's turn, and its events.
pub type Told = (Seat, Move, Vec<Event>);

impl LogStyle for Board<'_> {
    fn name(&self, seat: Seat) -> String {
        paint(style::of_seat(seat), &self.names[seat.index()])
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.own == Some(seat)
    }

    fn noun(&self, location: Location, noun: &str) -> String {
        paint(style::of(location), noun)
    }
}

impl<'a> Board<'a> {
    /// A position with the names of its players, one of whom may be the reader.
    pub fn new(lang: Lang, view: &'a View, names: Vec<String>, own: Option<Seat>) -> Self {
        Self { lang, view, names, own }
    }

    /// The position of a puzzle: the reader is "you", and the others have numbers.
    pub fn of_puzzle(lang: Lang, puzzle: &'a Puzzle) -> Self {
        let (words, view) = (lang.words(), puzzle.view());
        let name = |seat: Seat| {
            if seat == view.turn() {
                words.msg_recap_you()
            } else {
                words.msg_player_number(seat.number() as u32)
            }
        };
        let names = view.config().players.seats().map(name).collect();
        Self::new(lang, view, names, Some(view.turn()))
    }

    /// Draws what the others did since the player's last turn, the realms and the display.
    pub fn draw(&self, past: &[Told], out: &mut impl Write) -> io::Result<()> {
        let Self { lang, view, .. } = *self;
        for (seat, m, events) in past {
            indented(&turn_in_short(lang, (*seat, *m), events, self), 2, out)?;
        }
        for (seat, realm) in view.realms() {
            let (gold, workers) = (points(lang, realm.points()), meeples(lang, realm.meeples()));
            let told = format!("{}: {gold}, {workers}", self.name(seat));
            let piles = piles(lang, realm);
            writeln!(out, "{}", folded(&format!("{told} · {piles}"), 4))?;
        }
        let cards = view.display().cards().map(|(space, card, lying)| {
            let lying = match lying {
                0 => String::new(),
                _ => format!(" ({})", meeples(lang, lying)),
            };
            format!("{} {}{lying}", space.number(), painted(lang, card))
        });
        let cards: Vec<String> = cards.collect();
        let display = format!("{} {}", lang.words().msg_display_from_front(), cards.join(", "));
        writeln!(out, "{}", folded(&display, 4))
    }

    /// Lists the moves with what each does, and gives them in this order. Moves that place the same card
    /// the same way, but trade or heal otherwise, share a paragraph.
    pub fn moves(&self, out: &mut impl Write) -> io::Result<Vec<Move>> {
        let Self { lang, view, .. } = *self;
        let moves = view.legal_moves().to_vec();
        let number = |number: usize| paint(style::WORD, &number.to_string());
        let placing = |m: &Move| (m.space(), m.character());
        let mut next = 1;
        for group in moves.chunk_by(|one, other| placing(one) == placing(other)) {
            // Trading nothing says most about the card itself.
            let plain = group.iter().position(|m| matches!(m.extra(), Extra::None)).unwrap_or(0);
            let plain = group[plain];
            let mut told = format!("{} ({})", placed(lang, plain), self.effects(plain));
            for (at, m) in group.iter().enumerate().filter(|_| group.len() > 1) {
                let further = further(lang, view, *m).unwrap_or_default();
                told = format!("{told} · {} {further}", number(next + at));
            }
            let first = if group.len() > 1 { String::new() } else { next.to_string() };
            next += group.len();
            writeln!(out, "{}  {}", paint(style::WORD, &format!("{first:>3}")), folded(&told, 5))?;
        }
        Ok(moves)
    }

    /// What the locations do.
    pub fn locations(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { lang, view, .. } = *self;
        for location in Location::ALL {
            let card = view.location_card(location);
            let lines: Vec<String> =
                card.abilities.iter().map(|line| ability(lang, line)).collect();
            let name = paint(style::of(location), location_name(lang, location));
            let side = view.config().sides.side(location).letter();
            indented(&format!("{name} {side}: {}", lines.join(". ")), 2, out)?;
        }
        Ok(())
    }

    /// What a move does at once.
    pub fn effects(&self, m: Move) -> String {
        let mut events = Vec::new();
        self.view.preview(m, &mut events).expect("only legal moves are told");
        effects_in_short(self.lang, &events, self, self.view.turn())
    }
}

/// The move that a number of the list gives, or its word.
pub fn chosen(moves: &[Move], text: &str) -> Option<Move> {
    match text.parse::<usize>() {
        Ok(number) => moves.get(number.checked_sub(1)?).copied(),
        Err(_) => text.parse().ok().filter(|m| moves.contains(m)),
    }
}

/// How many cards lie where in a realm, and which in the Infirmary, the top one last: it may be healed.
fn piles(lang: Lang, realm: &Realm) -> String {
    let told = Location::ALL.into_iter().filter_map(|location| {
        let pile = realm.pile(location);
        let count = pile.from_bottom().count();
        let name = paint(style::of(location), location_name(lang, location));
        let named = location == Location::Infirmary && count > 0;
        let cards = || {
            let names: Vec<String> = pile.from_bottom().map(|card| painted(lang, card)).collect();
            format!(" ({})", names.join(", "))
        };
        let cards = if named { cards() } else { String::new() };
        (count > 0).then(|| format!("{name} {count}{cards}"))
    });
    told.collect::<Vec<_>>().join(", ")
}

/// A move without what it further decides.
fn placed(lang: Lang, m: Move) -> String {
    move_in_short(lang, Move::new(m.space(), m.character()))
}

/// A text whose lines all begin after so many spaces.
fn indented(text: &str, by: usize, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{:by$}{}", "", folded(text, by))
}

/// A text whose lines, but for the first, begin after so many spaces.
pub fn folded(text: &str, by: usize) -> String {
    wrap(text, width() - by).replace('\n', &format!("\n{:by$}", ""))
}

/// How wide a line of the board may be here.
fn width() -> usize {
    if !io::stdout().is_terminal() {
        return WIDEST;
    }
    let size = ratatui::crossterm::terminal::size();
    size.map_or(WIDTH, |(columns, _)| usize::from(columns)).clamp(WIDTH / 2, WIDEST)
}

fn painted(lang: Lang, card: Card) -> String {
    let location = card.characters().next().map(majesty_rules::Character::location);
    location
        .map_or_else(|| card_name(lang, card), |at| paint(style::of(at), &card_name(lang, card)))
}
