//! Chat and muting.

use std::collections::BTreeSet;

use super::{WATCHER_LOG_LIMIT, seats::MEMBER_LIMIT};
use crate::{
    Changes, ChatLine, Event, LONGEST_LINE, Member, MemberId, Millis, PlayerId, Refusal, Table,
    Whom, name,
};

/// Chat rate limit: lines per window.
const LINES: usize = 8;

/// The window in milliseconds.
const WINDOW: u64 = 10_000;

/// The number of members up to which watchers can add more by muting. The rest is for people who
/// sit down.
const WATCHER_MEMBERS: usize = 60;

/// How often a watcher can mute and unmute. With the limit above, watchers can't fill a log.
const WATCHER_MUTINGS: u32 = 40;

impl Table {
    /// An empty line changes nothing.
    pub(super) fn say(
        &self,
        at: Millis,
        who: PlayerId,
        name: &str,
        text: &str,
    ) -> Result<Changes, Refusal> {
        if text.is_empty() {
            return Ok(Changes::none(at));
        }
        if text.chars().count() > LONGEST_LINE {
            return Err(Refusal::LineTooLong);
        }
        let since = at.0.saturating_sub(WINDOW);
        // Lines from the future were said before the time of day was set back.
        let lately =
            self.chat().filter(|line| line.player == who && line.at.0 > since && line.at <= at);
        if lately.count() >= LINES {
            return Err(Refusal::TooManyLines);
        }
        if self.is_blocked(who) {
            return Err(Refusal::Blocked);
        }
        let is_watcher = !self.sits(who) && !self.is_host(who);
        if is_watcher && !self.watchers_chat {
            return Err(Refusal::WatchersQuiet);
        }
        if is_watcher && self.events >= WATCHER_LOG_LIMIT {
            return Err(Refusal::LogFull);
        }
        let n = self.lines.saturating_add(1);
        let own = self.name_of(who).map(ToOwned::to_owned);
        let name = own.unwrap_or_else(|| self.watcher_name(who, name));
        let line = ChatLine { n, player: who, name, text: text.to_owned(), at };
        Ok(Changes { line: Some(line), ..Changes::events(at, vec![Event::Said { line: n }]) })
    }

    /// The name of a watcher, made different from those of all others.
    fn watcher_name(&self, who: PlayerId, name: &str) -> String {
        let seated = self.people().map(|(_, member)| self.member(member).name.as_str());
        let host = self.member(self.host);
        let host = (host.player != Some(who)).then_some(host.name.as_str());
        let spoken = self.chat().filter(|line| line.player != who).map(|line| line.name.as_str());
        let taken: BTreeSet<String> = seated.chain(host).chain(spoken).map(name::key).collect();
        name::distinct(name, |key| taken.contains(key))
    }

    pub(super) fn mute(
        &self,
        at: Millis,
        who: PlayerId,
        whom: Whom,
        on: bool,
    ) -> Result<Changes, Refusal> {
        let target = self.target(whom)?;
        if target.player == Some(who) {
            return Err(Refusal::NoSeat);
        }
        let is_target = |muted: MemberId| {
            Some(muted) == target.member
                || target.player.is_some() && self.player(muted) == target.player
        };
        // The muter may have muted from any of their seats.
        let muted: Vec<(MemberId, MemberId)> = self
            .mutes
            .iter()
            .filter(|&&(by, whom)| self.player(by) == Some(who) && is_target(whom))
            .copied()
            .collect();
        if on != muted.is_empty() {
            return Ok(Changes::none(at));
        }
        if !self.sits(who) && self.mutings_of(who) >= WATCHER_MUTINGS {
            return Err(Refusal::LogFull);
        }
        if !on {
            let unmuted = muted.into_iter().map(|(by, whom)| Event::Muted { by, whom, on });
            return Ok(Changes::events(at, unmuted.collect()));
        }
        let limit = if self.sits(who) { MEMBER_LIMIT } else { WATCHER_MEMBERS };
        let mut changes = Changes::none(at);
        let by = match self.seated(who) {
            Ok(member) => member,
            Err(_) => self.known(&mut changes, Some(who), "", limit)?,
        };
        let whom = match target.member {
            Some(member) => member,
            None => self.known(&mut changes, target.player, &target.name, limit)?,
        };
        changes.events.push(Event::Muted { by, whom, on });
        Ok(changes)
    }

    /// How often a player muted or unmuted others.
    fn mutings_of(&self, who: PlayerId) -> u32 {
        let own = self.mutings.iter().filter(|&(&by, _)| self.player(by) == Some(who));
        own.map(|(_, count)| count).sum()
    }

    /// The person that others mean.
    pub(super) fn target(&self, whom: Whom) -> Result<Target, Refusal> {
        let member = match whom {
            Whom::Seat(place) => {
                self.seat(self.place(place)?).holder.member().ok_or(Refusal::NoSeat)?
            }
            Whom::Member(member) if member.index() < self.members.len() => member,
            Whom::Member(_) => return Err(Refusal::NoSeat),
            Whom::Line(n) => {
                // The lines of forgotten people are empty.
                let mut said = self.chat().filter(|line| line.n == n && !line.text.is_empty());
                let line = said.next().ok_or(Refusal::NoSeat)?;
                let member = self.member_of(line.player);
                return Ok(Target { member, player: Some(line.player), name: line.name.clone() });
            }
        };
        let Member { player, name } = self.member(member).clone();
        Ok(Target { member: Some(member), player, name })
    }

    /// A member of a player, seated or not.
    pub(crate) fn member_of(&self, player: PlayerId) -> Option<MemberId> {
        let known = self.members.iter().position(|member| member.player == Some(player));
        known.map(|place| MemberId(place as u32))
    }

    /// The member of a player, added to the changes if there is none and fewer than `limit` exist.
    pub(super) fn known(
        &self,
        changes: &mut Changes,
        player: Option<PlayerId>,
        name: &str,
        limit: usize,
    ) -> Result<MemberId, Refusal> {
        if let Some(member) = player.and_then(|player| self.member_of(player)) {
            return Ok(member);
        }
        let place = self.members.len() + changes.members.len();
        if place >= limit {
            return Err(Refusal::LogFull);
        }
        let member = MemberId(place as u32);
        changes.members.push((member, Member { player, name: name.to_owned() }));
        Ok(member)
    }
}

/// A person as a command names them.
pub(super) struct Target {
    /// Their number, if they have one.
    pub member: Option<MemberId>,
    /// The player; none if they were forgotten.
    pub player: Option<PlayerId>,
    /// Their name.
    pub name: String,
}
