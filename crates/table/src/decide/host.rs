//! What only the host can do: remove and block people, quiet watchers, close the table.

use super::{Decided, seats::MEMBER_LIMIT};
use crate::{Changes, Event, Millis, Phase, PlayerId, Refusal, Table, Whom};

/// The number of members up to which the host can add more by blocking. Guests who fill all other
/// places can still be blocked.
const BLOCK_LIMIT: usize = MEMBER_LIMIT + 50;

impl Table {
    fn only_host(&self, who: PlayerId) -> Result<(), Refusal> {
        self.is_host(who).then_some(()).ok_or(Refusal::OnlyHost)
    }

    pub(super) fn remove_person(&self, who: PlayerId, place: usize) -> Decided {
        self.only_host(who)?;
        let seat = self.place(place)?;
        if self.phase() == Phase::Over {
            return Err(Refusal::GameOver);
        }
        if self.seat(seat).removed {
            return Ok(Vec::new());
        }
        let member = self.seat(seat).holder.member().ok_or(Refusal::NoSeat)?;
        match self.player(member) {
            Some(player) if player == who => Err(Refusal::NoSeat),
            Some(player) => Ok(self.removed(player)),
            // A bot plays for a forgotten person already.
            None => Ok(Vec::new()),
        }
    }

    /// Removes a player from all their seats, with the take-back requests they take part in.
    fn removed(&self, player: PlayerId) -> Vec<Event> {
        let seats = self.seats_of(player).map(|seat| Event::Removed { seat });
        seats.chain(self.request_without(player)).chain(self.ended_without(player)).collect()
    }

    /// Ends the take-back request that a player takes part in.
    pub(super) fn request_without(&self, player: PlayerId) -> Option<Event> {
        let is_theirs = |&member: &crate::MemberId| self.player(member) == Some(player);
        let asked = self
            .request()
            .filter(|request| is_theirs(&request.by) || request.awaited.iter().any(is_theirs));
        asked.map(|request| Event::TakeBackDeclined { by: request.by })
    }

    pub(super) fn block(
        &self,
        at: Millis,
        who: PlayerId,
        whom: Whom,
        on: bool,
    ) -> Result<Changes, Refusal> {
        self.only_host(who)?;
        let target = self.target(whom)?;
        let player = target.player.filter(|&player| player != who).ok_or(Refusal::NoSeat)?;
        if on == self.is_blocked(player) {
            return Ok(Changes::none(at));
        }
        let mut changes = Changes::none(at);
        if on {
            if self.phase() != Phase::Over {
                changes.events = self.removed(player);
            }
            let whom = self.known(&mut changes, Some(player), &target.name, BLOCK_LIMIT)?;
            changes.events.push(Event::Blocked { whom, on });
        } else {
            let own = self.blocked.iter().filter(|&&member| self.player(member) == Some(player));
            changes.events = own.map(|&whom| Event::Blocked { whom, on }).collect();
        }
        Ok(changes)
    }

    pub(super) fn let_watchers_chat(&self, who: PlayerId, on: bool) -> Decided {
        self.only_host(who)?;
        let is_news = self.watchers_chat != on;
        Ok(is_news.then_some(Event::WatchersChat { on }).into_iter().collect())
    }

    /// A game in which others play can't be closed.
    pub(super) fn close_table(&self, who: PlayerId) -> Decided {
        self.only_host(who)?;
        if self.closed {
            return Ok(Vec::new());
        }
        match self.phase() {
            Phase::Over => Err(Refusal::GameOver),
            Phase::Playing if !self.others(who).is_empty() => Err(Refusal::OthersPlay),
            Phase::Gathering | Phase::Playing => Ok(vec![Event::Closed]),
        }
    }
}
