//! A game that is played at a table.

use std::{collections::BTreeSet, sync::Arc};

use majesty_rules::{
    Commitment, Deal, Event, Illegal, JointDeal, Move, ScoreSheet, Seat, State, View,
};
use serde::{Deserialize, Serialize};

use crate::{Advised, MemberId, Millis, Note, Noted, Reason};

/// A game from its deal to its last move, with what happened in each turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    deal: Deal,
    commitment: Option<Commitment>,
    joint: Option<JointDeal>,
    /// Contains the deck; only its view may leave the server.
    state: State,
    turns: Vec<Arc<Turn>>,
    /// When the clock of the current turn started.
    pub(crate) clock_from: Millis,
    /// Requests and hints about the current position.
    pub(crate) position: Position,
    /// The hints that were taken. Taking a move back doesn't take its hint back.
    pub(crate) hints: Vec<HintTaken>,
    /// What people did besides moving.
    notes: Vec<Note>,
}

/// State that belongs to a single position. Every move and take-back replaces it as a whole, so
/// nothing in it outlives the position, let alone the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    pub request: Option<Request>,
    pub advice: Option<Advice>,
    /// The player to move ran out of time: a bot makes this move.
    pub timed_out: bool,
    /// What people did since the last move, and who went before the bots that moved last.
    pub news: Vec<Note>,
}

/// A hint that a player took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintTaken {
    /// How many moves were made before it.
    pub ply: u32,
    /// On which seat.
    pub seat: Seat,
}

/// One turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// On which seat.
    pub seat: Seat,
    /// Which move.
    pub m: Move,
    /// Who decided on it.
    pub by: MadeBy,
    /// When.
    pub at: Millis,
    /// What happened.
    pub events: Vec<Event>,
}

/// Who decided on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MadeBy {
    /// The person on the seat.
    Person,
    /// The bot on the seat.
    Bot,
    /// A bot, for the person on the seat who was away.
    StandIn,
}

impl Turn {
    /// The final scores, if this turn ended the game. Whoever resigned is not among the winners.
    pub fn score_sheet(&self) -> Option<ScoreSheet> {
        self.events.iter().find_map(|event| match event {
            Event::GameOver { sheet } => Some(*sheet),
            _ => None,
        })
    }
}

impl MadeBy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Person, Self::Bot, Self::StandIn];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot => "bot",
            Self::StandIn => "stand-in",
        }
    }
}

/// An open take-back request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub by: MemberId,
    /// How many moves would stay.
    pub keep: u32,
    /// Members who have yet to answer.
    pub awaited: BTreeSet<MemberId>,
}

/// Advice on the current position, for the members who asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Moves, the best first.
    pub moves: Vec<Advised>,
    /// Why the first one is better than another.
    pub why: Option<Reason>,
    /// Who asked.
    pub asked: BTreeSet<MemberId>,
}

impl Game {
    /// A game before its first move.
    pub fn new(
        deal: Deal,
        commitment: Option<Commitment>,
        joint: Option<JointDeal>,
        at: Millis,
    ) -> Self {
        Self {
            deal,
            commitment,
            joint,
            state: State::start(&deal),
            turns: Vec::new(),
            clock_from: at,
            position: Position::default(),
            hints: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The cards and the set-up.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The commitment to the cards.
    pub fn commitment(&self) -> Option<&Commitment> {
        self.commitment.as_ref()
    }

    /// The secret and the shares that determined the cards.
    pub fn joint(&self) -> Option<&JointDeal> {
        self.joint.as_ref()
    }

    /// The current state, including the deck.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The current view of the players.
    pub fn view(&self) -> View {
        self.state.view()
    }

    /// The positions so far as the players saw them, each with the move that was played there.
    pub fn history(&self) -> Vec<(View, Move)> {
        let mut state = State::start(&self.deal);
        let step = |turn: &Arc<Turn>| {
            let view = state.view();
            state.play_listed(turn.m, &mut ());
            (view, turn.m)
        };
        self.turns.iter().map(step).collect()
    }

    /// The turns so far.
    pub fn turns(&self) -> &[Arc<Turn>] {
        &self.turns
    }

    /// The hints that were taken so far, in order.
    pub fn hints(&self) -> &[HintTaken] {
        &self.hints
    }

    /// What people did besides moving, in order. What they did after a move that was taken back is
    /// not among it, unless it lasts.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// What people did besides moving since the last move or take-back, and who went before the bots
    /// that moved last.
    pub fn news(&self) -> &[Note] {
        &self.position.news
    }

    /// Takes note of what a person did.
    pub(crate) fn note(&mut self, seat: Seat, what: Noted) {
        let note = Note { ply: self.ply(), seat, what };
        self.notes.retain(|old| old.ply != note.ply || !old.is_replaced_by(note));
        self.notes.push(note);
        self.position.news.retain(|old| !old.is_replaced_by(note));
        self.position.news.push(note);
    }

    /// How many moves were made.
    pub fn ply(&self) -> u32 {
        self.turns.len() as u32
    }

    /// Plays a move if it is legal.
    pub fn play(&mut self, m: Move, by: MadeBy, at: Millis) -> Result<(), Illegal> {
        let seat = self.state.turn();
        let mut events = Vec::new();
        self.state.play(m, &mut events)?;
        self.turns.push(Arc::new(Turn { seat, m, by, at, events }));
        // A bot that takes over moves at once: who is gone stays news until a person has moved.
        let mut news = std::mem::take(&mut self.position.news);
        news.retain(|note| by != MadeBy::Person && note.what.is_gone());
        self.arrive(at);
        self.position.news = news;
        Ok(())
    }

    /// Leaves those out of the victory who can't win.
    pub(crate) fn settle(&mut self, can_win: impl Fn(Seat) -> bool) {
        let (Some(settled), Some(last)) =
            (self.state.score_sheet_among(can_win), self.turns.last_mut())
        else {
            return;
        };
        for event in &mut Arc::make_mut(last).events {
            if let Event::GameOver { sheet } = event {
                *sheet = settled;
            }
        }
    }

    /// The final scores, once the game is over.
    pub fn score_sheet(&self) -> Option<ScoreSheet> {
        self.turns.last()?.score_sheet()
    }

    /// Takes moves back until `keep` are left. The deal stays the same.
    pub fn take_back(&mut self, keep: u32, at: Millis) {
        self.turns.truncate(keep as usize);
        for hint in &mut self.hints {
            hint.ply = hint.ply.min(keep);
        }
        let lasts = |what| matches!(what, Noted::Resigned | Noted::Removed);
        self.notes.retain(|note| note.ply <= keep || lasts(note.what));
        for note in &mut self.notes {
            note.ply = note.ply.min(keep);
        }
        self.state = self.state_after(self.turns.len());
        self.arrive(at);
    }

    /// The state after the first `plies` moves.
    pub fn state_after(&self, plies: usize) -> State {
        let mut state = State::start(&self.deal);
        for turn in self.turns.iter().take(plies) {
            state.play_listed(turn.m, &mut ());
        }
        state
    }

    /// Starts a new position with a fresh clock and no requests or hints.
    fn arrive(&mut self, at: Millis) {
        self.clock_from = at;
        self.position = Position::default();
    }
}
