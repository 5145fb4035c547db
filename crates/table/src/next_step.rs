//! What happens at a table by itself: bots move, and clocks run out.

use majesty_rules::View;

use crate::{Holder, MadeBy, Millis, PlayerId, Table};

/// What happens next at a table without a request.
#[derive(Clone, Debug)]
pub enum NextStep {
    /// A bot has to move.
    Think {
        /// Its level.
        level: String,
        /// Whether it plays for itself or for a person who is away.
        by: MadeBy,
        /// The position, without hidden cards.
        view: Box<View>,
    },
    /// The player to move runs out of time.
    TimeOut(TurnClock),
    /// Nothing.
    None,
}

/// The clock of one turn. Whatever the player does, a turn has only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnClock {
    /// How many moves were made before it.
    pub ply: u32,
    /// When it started.
    pub from: Millis,
    /// How many milliseconds it runs.
    pub limit: u64,
}

impl TurnClock {
    /// When it runs out.
    pub fn end(&self) -> Millis {
        Millis(self.from.0.saturating_add(self.limit))
    }
}

impl Table {
    /// What happens next. A game that everyone has left pauses until one of them returns.
    pub fn next_step(&self, is_online: impl Fn(PlayerId) -> bool) -> NextStep {
        let (Some(seat), Some(game)) = (self.turn(), self.playing()) else {
            return NextStep::None;
        };
        let bot = match &self.seat(seat).holder {
            Holder::Bot { level } => Some((level, MadeBy::Bot)),
            Holder::Person { .. } if self.is_away(seat) || game.position.timed_out => {
                Some((&self.agreement.substitute, MadeBy::StandIn))
            }
            Holder::Person { .. } | Holder::Open => None,
        };
        let Some((level, by)) = bot else {
            return self.clock().map_or(NextStep::None, NextStep::TimeOut);
        };
        // A player who resigned may watch, but the game goes on for those who can return to it.
        let is_gone = |seat, member| {
            self.seat(seat).resigned.is_some() || !self.player(member).is_some_and(&is_online)
        };
        let mut people = self.people().peekable();
        let deserted = people.peek().is_some()
            && people.all(|(seat, member)| self.is_away(seat) && is_gone(seat, member));
        if deserted {
            return NextStep::None;
        }
        NextStep::Think { level: level.clone(), by, view: Box::new(game.view()) }
    }

    /// The clock of the player to move, if there is a limit and no bot plays for them.
    pub fn clock(&self) -> Option<TurnClock> {
        let seat = self.turn()?;
        let is_timed_out = self.playing()?.position.timed_out;
        let is_here = self.seat(seat).holder.member().is_some() && !self.is_away(seat);
        self.turn_clock().filter(|_| is_here && !is_timed_out)
    }

    /// The clock of the current turn, whoever plays it.
    pub(crate) fn turn_clock(&self) -> Option<TurnClock> {
        let (limit, game) = (self.agreement.turn_limit?, self.playing()?);
        Some(TurnClock { ply: game.ply(), from: game.clock_from, limit })
    }

    /// When the player to move runs out of time, if there is a limit.
    pub fn deadline(&self) -> Option<Millis> {
        self.clock().map(|clock| clock.end())
    }

    /// When the last move was made, or the game began.
    pub fn turn_began(&self) -> Option<Millis> {
        let game = self.playing()?;
        game.turns().last().map(|turn| turn.at).or(self.started)
    }
}
