//! Taking a seat, being ready, starting, leaving, coming back and resigning.

use std::collections::BTreeSet;

use majesty_rules::{Commitment, Config, Deal, JointDeal, Seat, is_share};

use super::Decided;
use crate::{
    Changes, Event, Fresh, Holder, Member, MemberId, Millis, Phase, PlayerId, Refusal, SeatState,
    Table, name,
};

/// The number of people who can sit down at one table in turn. Guests cost nothing to make, and
/// every list reads the members of its tables.
pub(super) const MEMBER_LIMIT: usize = 100;

impl Table {
    pub(super) fn sit(
        &self,
        at: Millis,
        who: PlayerId,
        place: usize,
        name: &str,
    ) -> Result<Changes, Refusal> {
        let seat = self.place(place)?;
        match (self.phase(), &self.seat(seat).holder) {
            (Phase::Gathering, Holder::Open) => {}
            // The same request again.
            _ if self.holds(seat, who) => return Ok(Changes::none(at)),
            (Phase::Gathering, _) => return Err(Refusal::SeatTaken),
            (Phase::Playing | Phase::Over, _) => return Err(Refusal::Begun),
        }
        if self.is_blocked(who) {
            return Err(Refusal::Blocked);
        }
        // A stranger can't fill a table that waits for others.
        if self.listed && !self.is_host(who) && self.sits(who) {
            return Err(Refusal::OneSeat);
        }
        let member = self.free_member(who);
        if member.index() >= MEMBER_LIMIT {
            return Err(Refusal::LogFull);
        }
        let name = self.free_name(name, |other| other == member);
        let known = Member { player: Some(who), name };
        let members = vec![(member, known)];
        Ok(Changes { members, ..Changes::events(at, vec![Event::SatDown { seat, member }]) })
    }

    /// The member number for a player who sits down. Reuses a free one of theirs, so that sitting
    /// down and standing up doesn't grow the list.
    fn free_member(&self, player: PlayerId) -> MemberId {
        let is_free = |member: MemberId| self.people().all(|(_, seated)| seated != member);
        let numbers = (0..).map(MemberId).zip(self.members());
        let mut old = numbers.filter(|&(id, member)| member.player == Some(player) && is_free(id));
        old.next().map_or(MemberId(self.members().len() as u32), |(id, _)| id)
    }

    /// The seat with an index, if this table has it.
    pub(super) fn place(&self, place: usize) -> Result<Seat, Refusal> {
        let seat = Seat::ALL.get(place).filter(|_| place < self.seats.len());
        seat.copied().ok_or(Refusal::NoSeat)
    }

    /// Sits down and is ready at once, as one change, so that no other player sees half of it.
    pub(super) fn join(
        &self,
        at: Millis,
        who: PlayerId,
        (place, name): (usize, &str),
        share: &str,
        fresh: &Fresh,
    ) -> Result<Changes, Refusal> {
        let mut changes = self.sit(at, who, place, name)?;
        if self.phase() != Phase::Gathering {
            // The same request again, after it started the game.
            return Ok(changes);
        }
        let mut seated = self.clone();
        seated.commit(&changes).map_err(|_| Refusal::Stale)?;
        changes.events.extend(seated.ready(who, true, share, fresh)?);
        Ok(changes)
    }

    /// The last player to be ready starts the game, if that was agreed.
    pub(super) fn ready(&self, who: PlayerId, ready: bool, share: &str, fresh: &Fresh) -> Decided {
        self.seated(who)?;
        match self.phase() {
            Phase::Gathering => {}
            // The same request again, or one that comes after the game has started.
            Phase::Playing | Phase::Over if ready => return Ok(Vec::new()),
            Phase::Playing | Phase::Over => return Err(Refusal::Begun),
        }
        let mut events = self.readied(who, ready, share)?;
        let mut seats = Seat::ALL.into_iter().zip(&self.seats);
        let is_ready = |(seat, state): (Seat, &SeatState)| {
            if self.holds(seat, who) { ready } else { state.ready }
        };
        if self.agreement.auto_start && seats.all(is_ready) {
            events.push(self.deal(&events, fresh));
        }
        Ok(events)
    }

    /// Whether a player is ready on all their seats, and their share of a joint deal, which the
    /// first of their seats carries.
    fn readied(&self, who: PlayerId, ready: bool, share: &str) -> Decided {
        if !share.is_empty() && !is_share(share) {
            return Err(Refusal::WrongShare);
        }
        let mut share = Some(share).filter(|share| !share.is_empty() && self.joint.is_some());
        let event = |seat: Seat| {
            let state = self.seat(seat);
            let share = share.take().filter(|&share| state.share.as_deref() != Some(share));
            let is_news = state.ready != ready || share.is_some();
            is_news.then(|| Event::Readied { seat, ready, share: share.map(str::to_owned) })
        };
        Ok(self.seats_of(who).filter_map(event).collect())
    }

    /// Starting makes the host ready.
    pub(super) fn start(&self, who: PlayerId, share: &str, fresh: &Fresh) -> Decided {
        if self.phase() != Phase::Gathering {
            return Err(Refusal::Begun);
        }
        if !self.is_host(who) {
            return Err(Refusal::OnlyHost);
        }
        if self.seats.iter().any(|seat| seat.holder == Holder::Open) {
            return Err(Refusal::SeatsFree);
        }
        let mut seats = Seat::ALL.into_iter().zip(&self.seats);
        if seats.any(|(seat, state)| !state.ready && !self.holds(seat, who)) {
            return Err(Refusal::NotReady);
        }
        // A host without a seat has no share.
        let share = if self.sits(who) { share } else { "" };
        let mut events = self.readied(who, true, share)?;
        events.push(self.deal(&events, fresh));
        Ok(events)
    }

    /// Deals the cards, with the shares on all seats and in events that are decided just now.
    fn deal(&self, events: &[Event], fresh: &Fresh) -> Event {
        let config = self.agreement.config;
        match (&self.joint, self.seed) {
            (Some(joint), None) => {
                let deal = self.with_shares(joint, events).deal(config);
                let commitment = Some(Commitment::to(&deal, fresh.salt));
                Event::Dealt { seed: None, deal: Box::new(deal), commitment }
            }
            (_, seed) => dealt(config, seed, fresh),
        }
    }

    pub(super) fn leave(&self, who: PlayerId) -> Decided {
        self.seated(who)?;
        let own = self.seats_of(who);
        match self.phase() {
            Phase::Over => Ok(Vec::new()),
            Phase::Gathering => {
                let mut events: Vec<Event> = own.map(|seat| Event::StoodUp { seat }).collect();
                events.extend(self.heir(who));
                Ok(events)
            }
            // Nobody waits: without a clock the game stays as it is until the player returns.
            Phase::Playing if self.agreement.turn_limit.is_none() && !self.has_opponents(who) => {
                Ok(Vec::new())
            }
            Phase::Playing => Ok(self.stood_in(who)),
        }
    }

    /// Resigns on all seats of a player. Once nobody is left in the game, it ends as it is.
    pub(super) fn resign(&self, who: PlayerId) -> Decided {
        self.seated(who)?;
        match self.phase() {
            Phase::Gathering => return Err(Refusal::NotBegun),
            // The same request again, after which the game ended.
            Phase::Over if self.has_resigned(who) => return Ok(Vec::new()),
            Phase::Over => return Err(Refusal::GameOver),
            Phase::Playing => {}
        }
        let own = self.seats_of(who).filter(|&seat| self.seat(seat).resigned.is_none());
        let mut events: Vec<Event> = own.map(|seat| Event::Resigned { seat }).collect();
        if !events.is_empty() {
            events.extend(self.request_without(who));
            events.extend((!self.has_opponents(who)).then_some(Event::Ended));
        }
        Ok(events)
    }

    /// Ends a game in which the only opponent has resigned.
    pub(super) fn conclude(&self, who: PlayerId) -> Decided {
        self.seated(who)?;
        match self.phase() {
            Phase::Gathering => Err(Refusal::NotBegun),
            Phase::Over => Ok(Vec::new()),
            Phase::Playing if self.has_won(who) => Ok(vec![Event::Ended]),
            Phase::Playing => Err(Refusal::OthersPlay),
        }
    }

    /// Whether the only opponent of a player has resigned.
    fn has_won(&self, who: PlayerId) -> bool {
        let Some(own) = self.seats_of(who).next() else { return false };
        let mut seats = Seat::ALL.into_iter().zip(&self.seats);
        self.seats.len() == 2
            && seats.all(|(seat, state)| state.resigned.is_some() != (seat == own))
    }

    /// The end of a game that a player goes from, where all the others have resigned or are gone.
    pub(super) fn ended_without(&self, who: PlayerId) -> Option<Event> {
        let has_resigned = self.seats.iter().any(|seat| seat.resigned.is_some());
        let is_last = self.phase() == Phase::Playing && self.sits(who) && !self.has_opponents(who);
        (has_resigned && is_last).then_some(Event::Ended)
    }

    /// Stand-ins for all seats of a player.
    pub(super) fn stood_in(&self, who: PlayerId) -> Vec<Event> {
        let here = self.seats_of(who).filter(|&seat| !self.seat(seat).away);
        here.map(|seat| Event::StoodIn { seat }).collect()
    }

    /// Passes the host role on when the host leaves.
    pub(super) fn heir(&self, who: PlayerId) -> Option<Event> {
        let mut others = self
            .people()
            .filter(|&(_, member)| self.player(member).is_some_and(|player| player != who));
        let (_, host) = others.next().filter(|_| self.is_host(who))?;
        Some(Event::HostChanged { host })
    }

    /// A player who comes back to their turn after its time plays again from the next one on.
    pub(super) fn come_back(&self, at: Millis, who: PlayerId) -> Decided {
        self.seated(who)?;
        if self.has_resigned(who) {
            return Err(Refusal::Resigned);
        }
        let is_news = self.playing().is_some_and(|game| !game.position.timed_out);
        let late = self.seats_of(who).find(|&seat| is_news && self.is_too_late(at, seat));
        let away = self.seats_of(who).filter(|&seat| {
            let state = self.seat(seat);
            state.away && state.resigned.is_none() && self.playing().is_some()
        });
        let late = late.map(|seat| Event::TimedOut { seat }).into_iter();
        Ok(late.chain(away.map(|seat| Event::CameBack { seat })).collect())
    }

    /// The name, or a similar one if another seated person or the host has it.
    pub(super) fn free_name(&self, name: &str, is_own: impl Fn(MemberId) -> bool) -> String {
        let people = self.people().map(|(_, member)| member).chain([self.host]);
        let others = people.filter(|&member| !is_own(member));
        let taken: BTreeSet<String> =
            others.map(|member| name::key(&self.member(member).name)).collect();
        name::distinct(name, |key| taken.contains(key))
    }
}

impl Table {
    /// The joint deal with the shares on all seats, including those in events that are decided but
    /// not yet applied.
    fn with_shares(&self, joint: &JointDeal, events: &[Event]) -> JointDeal {
        let share = |(place, state): (Seat, &SeatState)| {
            let new = events.iter().find_map(|event| match event {
                Event::Readied { seat, share, .. } if *seat == place => share.clone(),
                _ => None,
            });
            Some((place, new.or_else(|| state.share.clone())?))
        };
        joint.clone().with_shares(Seat::ALL.into_iter().zip(&self.seats).filter_map(share))
    }

    /// The joint deal with the shares given so far.
    pub(crate) fn joint_so_far(&self) -> Option<JointDeal> {
        self.joint.as_ref().map(|joint| self.with_shares(joint, &[]))
    }
}

/// Deals with the chosen seed or a fresh one, and commits to the cards.
pub(super) fn dealt(config: Config, seed: Option<u64>, fresh: &Fresh) -> Event {
    let seed = seed.unwrap_or(fresh.seed);
    let deal = Deal::new(config, seed);
    let commitment = Some(Commitment::to(&deal, fresh.salt));
    Event::Dealt { seed: Some(seed), deal: Box::new(deal), commitment }
}
