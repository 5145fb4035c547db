//! Taking a seat, being ready, starting, leaving and coming back.

use majesty_rules::{Commitment, Config, Deal, Seat};

use super::Decided;
use crate::{
    Changes, Event, Fresh, Holder, Member, MemberId, Millis, Phase, PlayerId, Refusal, Table,
};

/// The number of people who can sit down at one table in turn. Guests cost nothing to make, and
/// every list reads the members of its tables.
const MEMBER_LIMIT: usize = 100;

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
        let member = self.free_member(who);
        if member.index() >= MEMBER_LIMIT {
            return Err(Refusal::LogFull);
        }
        let known = Member { player: Some(who), name: name.to_owned() };
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

    pub(super) fn ready(&self, who: PlayerId, ready: bool) -> Decided {
        self.seated(who)?;
        if self.phase() != Phase::Gathering {
            return Err(Refusal::Begun);
        }
        Ok(self.readied(who, ready))
    }

    fn readied(&self, who: PlayerId, ready: bool) -> Vec<Event> {
        let seats = self.seats_of(who).filter(|&seat| self.seat(seat).ready != ready);
        seats.map(|seat| Event::Readied { seat, ready }).collect()
    }

    /// Starting makes the host ready.
    pub(super) fn start(&self, who: PlayerId, fresh: &Fresh) -> Decided {
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
        let mut events = self.readied(who, true);
        events.push(dealt(self.agreement.config, self.seed, fresh));
        Ok(events)
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
            Phase::Playing => Ok(self.stood_in(who)),
        }
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

    pub(super) fn come_back(&self, who: PlayerId) -> Decided {
        self.seated(who)?;
        let away = self.seats_of(who).filter(|&seat| self.seat(seat).away);
        Ok(away.map(|seat| Event::CameBack { seat }).collect())
    }
}

/// Deals with the chosen seed or a fresh one, and commits to the cards.
pub(super) fn dealt(config: Config, seed: Option<u64>, fresh: &Fresh) -> Event {
    let seed = seed.unwrap_or(fresh.seed);
    let deal = Deal::new(config, seed);
    let commitment = Some(Commitment::to(&deal, fresh.salt));
    Event::Dealt { seed: Some(seed), deal: Box::new(deal), commitment }
}
