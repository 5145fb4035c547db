//! A puzzle: a position, what each move is worth, and why the best one is better.

use std::{fmt, str::FromStr, sync::Mutex};

use majesty_analysis::Comparison;
use majesty_bots::{Bot, Greedy};
use majesty_rules::{Card, Event, Move, SPACES, Seat, Space, View};

use crate::{LEVELS, Rated, Theme, reason::reply_to};

/// A puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its name, made from its position.
    pub id: PuzzleId,
    /// How hard it is: 1 for one that even the weakest level at court solves, 7 for one that only the
    /// strongest does.
    pub level: u8,
    /// The same as a rating, on the scale of the levels at court.
    pub rating: u16,
    /// What decides it. There is at least one theme; the first says most.
    pub themes: Vec<Theme>,
    /// How many of its tries each level at court solved, the weakest first.
    pub solved: [u8; LEVELS],
    /// What happened since the player's last turn, and the position.
    pub past: Past,
    /// Every legal move with the player's exact share of the victory, the best first.
    pub moves: Vec<Rated>,
    /// How many of them are the solution: the best, and those that place the same card the same way
    /// and win as often.
    pub solutions: usize,
    /// The most likely best reply to the solution.
    pub reply: Option<Reply>,
    /// What else looks good: the best of the other moves, and the greedy one, if that is another.
    pub temptations: Vec<Temptation>,
}

/// The position of a puzzle, with the turns that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// Before the player's last turn.
    pub from: View,
    /// The turns since then, each with the card that was revealed.
    pub turns: Vec<(Move, Option<Card>)>,
    /// The position to solve.
    pub view: View,
}

/// A reply that the next player makes if everybody plays perfectly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reply {
    /// The move.
    pub m: Move,
    /// How likely it is the best one: that depends on the card that is revealed.
    pub chance: f64,
}

/// A move that looks good.
#[derive(Clone, Debug, PartialEq)]
pub struct Temptation {
    /// The move.
    pub m: Move,
    /// What the solution brings more, in points at the end of the game.
    pub comparison: Comparison,
    /// The most likely best reply to it.
    pub reply: Option<Reply>,
}

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// The move that was chosen.
    pub m: Move,
    /// The exact share of the victory after it.
    pub win: f64,
    /// Whether it's a solution.
    pub right: bool,
}

impl Puzzle {
    /// The position to solve.
    pub fn view(&self) -> &View {
        &self.past.view
    }

    /// The best move.
    pub fn best(&self) -> Rated {
        self.moves[0]
    }

    /// The best move that isn't a solution.
    pub fn second(&self) -> Rated {
        self.moves[self.solutions]
    }

    /// The move that only counts the points on the table.
    pub fn greedy(&self) -> Move {
        Greedy.choose(self.view())
    }

    /// Whether another move than the solution pays at least as many points at once: otherwise there's
    /// little to find.
    pub fn is_hidden(&self) -> bool {
        let points = |rated: &Rated| {
            let after = self.view().preview(rated.m, &mut ()).expect("rated moves are legal");
            after.realm(self.view().turn()).points()
        };
        let (solutions, others) = self.moves.split_at(self.solutions);
        others.iter().map(points).max() >= solutions.iter().map(points).max()
    }

    /// The best reply to a wrong move, for someone who is still to find the solution: nothing where it
    /// takes the very card that they should take. For a move that isn't tempting, it's worked out now,
    /// which takes as long as a part of the puzzle's solution.
    pub fn reply_to_wrong(&self, m: Move) -> Option<Reply> {
        let tempting = self.temptations.iter().find(|tempting| tempting.m == m);
        let reply = match tempting {
            Some(tempting) => tempting.reply,
            None => reply_to(self.view(), m, &Mutex::default()),
        }?;
        let card = |view: &View, space: Space| {
            view.display().cards().find(|(at, ..)| *at == space).map(|(_, card, _)| card)
        };
        let taken = card(&self.view().after(m, None), reply.m.space());
        (taken != card(self.view(), self.best().m.space())).then_some(reply)
    }

    /// What a legal move does at once.
    pub fn events(&self, m: Move) -> Vec<Event> {
        let mut events = Vec::new();
        self.view().preview(m, &mut events).expect("the move is legal");
        events
    }

    /// Who replies to a move, and what the reply does at once. It's no reply that takes the card that is
    /// revealed, so that card doesn't matter.
    pub fn reply_events(&self, m: Move, reply: Move) -> (Seat, Vec<Event>) {
        let card = self.view().next_cards().next().map(|(card, _)| card);
        let (after, mut events) = (self.view().after(m, card), Vec::new());
        after.preview(reply, &mut events).expect("the reply is legal for every card");
        (after.turn(), events)
    }

    /// What a move is worth; nothing for one that isn't legal.
    pub fn answer(&self, m: Move) -> Option<Answer> {
        let place = self.moves.iter().position(|rated| rated.m == m)?;
        Some(Answer { m, win: self.moves[place].win, right: place < self.solutions })
    }

    /// What the solution is compared with for someone who chose a move: that move, if it's a
    /// temptation, or else the best of the others.
    pub fn temptation(&self, m: Option<Move>) -> &Temptation {
        let chosen = self.temptations.iter().find(|tempting| Some(tempting.m) == m);
        chosen.unwrap_or(&self.temptations[0])
    }

    /// The moves that the players still make, this one included.
    pub fn plies_left(&self) -> usize {
        self.view().config().plies() - self.view().ply()
    }
}

impl Past {
    /// The position after these turns; nothing if one of them isn't possible.
    pub fn new(from: View, turns: Vec<(Move, Option<Card>)>) -> Option<Self> {
        let mut view = from;
        for &(m, card) in &turns {
            view.check(m).ok()?;
            match card {
                Some(card) if view.next_cards().any(|(next, _)| next == card) => {}
                None if view.next_cards().next().is_none() => {}
                _ => return None,
            }
            if view.is_over() {
                return None;
            }
            view = view.after(m, card);
        }
        (!view.is_over()).then_some(Self { from, turns, view })
    }

    /// Each turn with the position before it and what happened in it.
    pub fn events(&self) -> Vec<(View, Move, Vec<Event>)> {
        let mut view = self.from;
        let turn = |&(m, card): &(Move, Option<Card>)| {
            let mut events = Vec::new();
            view.preview(m, &mut events).expect("the turns were checked");
            let after = view.after(m, card);
            events.extend(card.map(|card| Event::Refilled {
                card,
                // A card is only revealed while the display is full.
                space: Space::ALL[SPACES - 1],
                left: after.deck_left() as u8,
            }));
            (std::mem::replace(&mut view, after), m, events)
        };
        self.turns.iter().map(turn).collect()
    }
}

/// The name of a puzzle: five letters and digits, made from its position, so that it stays the same
/// whatever other puzzles there are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId([u8; Self::LEN]);

impl PuzzleId {
    /// The length of a name.
    pub const LEN: usize = 5;

    /// Without vowels, so that no name is a word, and without what looks alike.
    const LETTERS: &[u8; 27] = b"23456789bcdfghjkmnpqrstvwxz";

    /// The name of the puzzle with this position.
    pub fn of(view: &View) -> Self {
        // FNV-1a: names must be the same for ever, which the standard library doesn't promise of its
        // own hash.
        let hash = view.to_string().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let letters = Self::LETTERS.len() as u64;
        Self(std::array::from_fn(|place| {
            let digit = (hash >> 8) / letters.pow(place as u32) % letters;
            Self::LETTERS[digit as usize]
        }))
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the letters are ASCII")
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PuzzleId({self})")
    }
}

/// A text that names no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a puzzle ID has five letters and digits, such as k7m2q")]
pub struct IdError;

impl FromStr for PuzzleId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let letters: [u8; Self::LEN] = text.as_bytes().try_into().map_err(|_| IdError)?;
        let known = letters.iter().all(|letter| Self::LETTERS.contains(letter));
        if known { Ok(Self(letters)) } else { Err(IdError) }
    }
}
