//! Turns commands into events, or refuses them with a reason.
//!
//! Everything here is pure, so the server can decide a command again after a conflict. Commands are
//! idempotent: one that has already taken effect changes nothing.

mod after;
mod open;
mod people;
mod play;
mod seats;
mod take_back;
mod talk;

pub use self::{after::Rematch, people::Removal};

use crate::{Action, Changes, Command, Event, Millis, Refusal, Table};

/// The length at which a log takes only actions that come to an end by themselves. Nobody reaches it
/// by playing and chatting; it bounds what a program can make the store keep and the server load.
pub(crate) const LOG_LIMIT: u32 = 10_000;

/// Whether an action can be repeated only a bounded number of times: without take-backs a game has
/// a last move, and a player who has left returns only by moving.
fn ends_eventually(action: &Action<'_>) -> bool {
    match action {
        Action::Play { .. }
        | Action::PlayBot { .. }
        | Action::TimeOut
        | Action::Leave { .. }
        | Action::HandOver { .. } => true,
        Action::Sit { .. }
        | Action::Ready { .. }
        | Action::Start { .. }
        | Action::ComeBack { .. }
        | Action::TakeBack { .. }
        | Action::AnswerTakeBack { .. }
        | Action::Advise { .. }
        | Action::Say { .. }
        | Action::Mute { .. } => false,
    }
}

/// The events a command leads to, or why it is refused.
type Decided = Result<Vec<Event>, Refusal>;

impl Table {
    /// Decides what a command changes. Empty if it has already taken effect.
    pub fn decide(&self, command: &Command<'_>) -> Result<Changes, Refusal> {
        if self.events >= LOG_LIMIT && !ends_eventually(&command.action) {
            return Err(Refusal::LogFull);
        }
        let at = command.at;
        let events = match &command.action {
            Action::Sit { who, seat, name } => return self.sit(at, *who, *seat, name),
            Action::Say { who, name, text } => return self.say(at, *who, name, text),
            Action::HandOver { from, to } => return Ok(self.hand_over(at, *from, *to)),
            Action::Ready { who, ready, share } => self.ready(*who, *ready, share),
            Action::Start { who, share, fresh } => self.start(*who, share, fresh),
            Action::Leave { who } => self.leave(*who),
            Action::ComeBack { who } => self.come_back(*who),
            Action::Play { who, ply, word } => self.play(*who, *ply, word),
            Action::PlayBot { view, m, by } => self.play_bot(view, *m, *by),
            Action::TimeOut => Ok(self.time_out(at)),
            Action::TakeBack { who, ply } => self.ask_take_back(*who, *ply),
            Action::AnswerTakeBack { who, yes } => self.answer_take_back(*who, *yes),
            Action::Advise { who, ply, view, moves } => self.advise(*who, *ply, view, moves),
            Action::Mute { who, seat, on } => self.mute(*who, *seat, *on),
        };
        Ok(Changes::events(at, events?))
    }

    /// Puts a stand-in on the seat whose time has run out.
    fn time_out(&self, at: Millis) -> Vec<Event> {
        let is_over = self.deadline().is_some_and(|end| end <= at);
        let seat = self.turn().filter(|_| is_over);
        seat.map(|seat| Event::StoodIn { seat }).into_iter().collect()
    }
}
