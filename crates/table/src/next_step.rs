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
    /// The player to move runs out of time at this moment.
    TimeOut(Millis),
    /// Nothing.
    None,
}

impl Table {
    /// What happens next. A game that everyone has left pauses until one of them returns.
    pub fn next_step(&self, is_online: impl Fn(PlayerId) -> bool) -> NextStep {
        let (Some(seat), Some(game)) = (self.turn(), self.playing()) else {
            return NextStep::None;
        };
        let bot = match &self.seat(seat).holder {
            Holder::Bot { level } => Some((level, MadeBy::Bot)),
            Holder::Person { .. } if self.is_away(seat) => {
                Some((&self.agreement.substitute, MadeBy::StandIn))
            }
            Holder::Person { .. } | Holder::Open => None,
        };
        let Some((level, by)) = bot else {
            return self.deadline().map_or(NextStep::None, NextStep::TimeOut);
        };
        let is_gone = |member| !self.player(member).is_some_and(&is_online);
        let mut people = self.people().peekable();
        let deserted = people.peek().is_some()
            && people.all(|(seat, member)| self.is_away(seat) && is_gone(member));
        if deserted {
            return NextStep::None;
        }
        NextStep::Think { level: level.clone(), by, view: Box::new(game.view()) }
    }

    /// When the player to move runs out of time, if there is a limit.
    pub fn deadline(&self) -> Option<Millis> {
        let limit = self.agreement.turn_limit?;
        let seat = self.turn()?;
        let is_here = self.seat(seat).holder.member().is_some() && !self.is_away(seat);
        let clock_from = self.playing().filter(|_| is_here)?.clock_from;
        Some(Millis(clock_from.0.saturating_add(limit)))
    }

    /// When the last move was made, or the game began.
    pub fn turn_began(&self) -> Option<Millis> {
        let game = self.playing()?;
        game.turns().last().map(|turn| turn.at).or(self.started)
    }
}
