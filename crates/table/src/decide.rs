//! Turns commands into events, or refuses them with a reason.
//!
//! Everything here is pure, so the server can decide a command again after a conflict. Commands are
//! idempotent: one that has already taken effect changes nothing.

mod after;
mod host;
mod open;
mod people;
mod play;
mod seats;
mod take_back;
mod talk;

pub use self::{after::Rematch, people::Removal};

use crate::{Action, Changes, Command, Event, Millis, Refusal, Table, TurnClock};

/// The length at which a log takes only actions that come to an end by themselves. Nobody reaches it
/// by playing and chatting; it bounds what a program can make the store keep and the server load.
pub(crate) const LOG_LIMIT: u32 = 10_000;

/// The length at which a log takes nothing from watchers any more. The rest is for the players.
pub(crate) const WATCHER_LOG_LIMIT: u32 = LOG_LIMIT / 2;

/// Whether an action can be repeated only a bounded number of times: without take-backs a game has
/// a last move, and a player who has left returns only by moving.
fn ends_eventually(action: &Action<'_>) -> bool {
    match action {
        Action::Play { .. }
        | Action::PlayBot { .. }
        | Action::TimeOut { .. }
        | Action::Leave { .. }
        | Action::Resign { .. }
        | Action::Conclude { .. }
        | Action::HandOver { .. }
        | Action::Remove { .. }
        | Action::Close { .. } => true,
        Action::Sit { .. }
        | Action::Join { .. }
        | Action::Ready { .. }
        | Action::Start { .. }
        | Action::ComeBack { .. }
        | Action::TakeBack { .. }
        | Action::AnswerTakeBack { .. }
        | Action::Advise { .. }
        | Action::Say { .. }
        | Action::Mute { .. }
        | Action::Block { .. }
        | Action::LetWatchersChat { .. } => false,
    }
}

/// Whether an action is possible at a closed table.
fn outlives_table(action: &Action<'_>) -> bool {
    matches!(action, Action::HandOver { .. } | Action::Mute { .. } | Action::Close { .. })
}

/// The events a command leads to, or why it is refused.
type Decided = Result<Vec<Event>, Refusal>;

impl Table {
    /// Decides what a command changes. Empty if it has already taken effect.
    pub fn decide(&self, command: &Command<'_>) -> Result<Changes, Refusal> {
        if self.events >= LOG_LIMIT && !ends_eventually(&command.action) {
            return Err(Refusal::LogFull);
        }
        if self.closed && !outlives_table(&command.action) {
            return Err(Refusal::Closed);
        }
        let at = command.at;
        let events = match &command.action {
            Action::Sit { who, seat, name } => return self.sit(at, *who, *seat, name),
            Action::Join { who, seat, name, share, fresh } => {
                return self.join(at, *who, (*seat, name), share, fresh);
            }
            Action::Say { who, name, text } => return self.say(at, *who, name, text),
            Action::HandOver { from, to } => return Ok(self.hand_over(at, *from, *to)),
            Action::Mute { who, whom, on } => return self.mute(at, *who, *whom, *on),
            Action::Block { who, whom, on } => return self.block(at, *who, *whom, *on),
            Action::Ready { who, ready, share, fresh } => self.ready(*who, *ready, share, fresh),
            Action::Start { who, share, fresh } => self.start(*who, share, fresh),
            Action::Leave { who } => self.leave(*who),
            Action::Resign { who } => self.resign(*who),
            Action::Conclude { who } => self.conclude(*who),
            Action::ComeBack { who } => self.come_back(at, *who),
            Action::Play { who, ply, word } => self.play(at, *who, *ply, word),
            Action::PlayBot { view, m, by } => self.play_bot(view, *m, *by),
            Action::TimeOut { clock, waited } => Ok(self.time_out(at, clock, *waited)),
            Action::TakeBack { who, ply } => self.ask_take_back(*who, *ply),
            Action::AnswerTakeBack { who, yes } => self.answer_take_back(*who, *yes),
            Action::Advise { who, ply, view, moves, why } => {
                self.advise(*who, *ply, view, moves, *why)
            }
            Action::Remove { who, seat } => self.remove_person(*who, *seat),
            Action::LetWatchersChat { who, on } => self.let_watchers_chat(*who, *on),
            Action::Close { who } => self.close_table(*who),
        };
        Ok(Changes::events(at, events?))
    }

    /// Puts a stand-in on the seat whose time has run out. The time of day may be set back, so the
    /// time that the caller has waited counts, too.
    fn time_out(&self, at: Millis, clock: &TurnClock, waited: u64) -> Vec<Event> {
        let is_over = clock.end() <= at || clock.limit <= waited;
        match self.turn().filter(|_| is_over && self.clock().as_ref() == Some(clock)) {
            Some(seat) => vec![Event::TimedOut { seat }, Event::StoodIn { seat }],
            None => Vec::new(),
        }
    }
}
