//! Replays events into a table.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use majesty_rules::Seat;

use crate::{
    Advice, Changes, Event, Game, HintTaken, Holder, LINES_AT_HAND, Log, Logged, MemberId, Millis,
    Noted, Origin, Request, SeatState, Table, TableId, game::Position, table::Stage,
};

/// An event that can't follow the ones before it: the log is damaged, or a newer version wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {place} of the table's log can't follow the ones before it")]
pub struct BadLog {
    /// The place of the event in the log, from 0.
    pub place: u32,
}

impl Table {
    /// Replays a whole log.
    pub fn replay(id: TableId, mut log: Log) -> Result<Self, BadLog> {
        let first = log.events.first().ok_or(BadLog { place: 0 })?;
        let mut table = Self::opened(id, first)?;
        log.events.remove(0);
        table.catch_up(log)?;
        Ok(table)
    }

    /// Catches up with the store: `log` holds the events this table hasn't seen, and the current
    /// members and chat.
    pub fn catch_up(&mut self, log: Log) -> Result<(), BadLog> {
        let Log { revision, events, members, chat } = log;
        self.members = members;
        events.into_iter().try_for_each(|Logged { at, event }| self.apply(at, &event))?;
        self.chat = chat.into();
        self.revision = revision;
        Ok(())
    }

    /// The table that opening changes create.
    pub fn from_changes(id: TableId, changes: &Changes) -> Result<Self, BadLog> {
        let events = changes.events.iter().cloned();
        let events = events.map(|event| Logged { at: changes.at, event }).collect();
        let members = changes.members.iter().map(|(_, member)| member.clone()).collect();
        Self::replay(id, Log { revision: 1, events, members, chat: Vec::new() })
    }

    /// Applies decided changes, which take the table to the next revision. On an error the table is
    /// in an unknown state and must be loaded again.
    pub fn commit(&mut self, changes: &Changes) -> Result<(), BadLog> {
        for (id, member) in &changes.members {
            if id.index() == self.members.len() {
                self.members.push(member.clone());
            } else {
                let known = self.members.get_mut(id.index());
                known.ok_or(BadLog { place: self.events })?.clone_from(member);
            }
        }
        changes.events.iter().try_for_each(|event| self.apply(changes.at, event))?;
        if let Some(line) = &changes.line {
            self.chat.push_back(line.clone());
            if self.chat.len() > LINES_AT_HAND {
                self.chat.pop_front();
            }
        }
        self.revision += 1;
        Ok(())
    }

    /// The table that the first event opens.
    fn opened(id: TableId, first: &Logged) -> Result<Self, BadLog> {
        let Event::Opened { agreement, seats, host, listed, seed, secret, origin, daily } =
            &first.event
        else {
            return Err(BadLog { place: 0 });
        };
        if seats.len() != agreement.config.players.count() {
            return Err(BadLog { place: 0 });
        }
        let seats = seats.iter().map(|seat| SeatState {
            holder: seat.holder.clone(),
            ready: seat.ready,
            ..SeatState::OPEN
        });
        Ok(Self {
            id,
            revision: 0,
            events: 1,
            created: first.at,
            changed: first.at,
            started: None,
            ended: None,
            agreement: agreement.clone(),
            origin: *origin,
            daily: *daily,
            listed: *listed,
            seed: *seed,
            joint: secret.clone(),
            host: *host,
            seats: seats.collect(),
            stage: Stage::Gathering,
            practice: *origin == Origin::PlayedOn || seed.is_some(),
            next: None,
            next_by: None,
            mutes: BTreeSet::new(),
            mutings: BTreeMap::new(),
            blocked: BTreeSet::new(),
            watchers_chat: true,
            closed: false,
            members: Vec::new(),
            lines: 0,
            chat: VecDeque::new(),
        })
    }

    /// Applies an event. Total: an event that can't follow is an error and changes nothing.
    pub fn apply(&mut self, at: Millis, event: &Event) -> Result<(), BadLog> {
        let bad = BadLog { place: self.events };
        self.follow(at, event).ok_or(bad)?;
        self.events += 1;
        self.changed = self.changed.max(at);
        Ok(())
    }

    fn follow(&mut self, at: Millis, event: &Event) -> Option<()> {
        match event {
            Event::Opened { .. } => return None,
            Event::SatDown { seat, member } => {
                let seat = self.free_seat(*seat, true)?;
                *seat = SeatState { holder: Holder::Person { member: *member }, ..SeatState::OPEN };
            }
            Event::StoodUp { seat } => *self.free_seat(*seat, false)? = SeatState::OPEN,
            Event::Readied { seat, ready, share } => {
                let seat = self.free_seat(*seat, false)?;
                seat.ready = *ready;
                if share.is_some() {
                    seat.share.clone_from(share);
                }
            }
            Event::HostChanged { host } => self.host = *host,
            Event::Dealt { seed, deal, commitment } => {
                let is_ours = *deal.config() == self.agreement.config;
                if !is_ours || !matches!(self.stage, Stage::Gathering) {
                    return None;
                }
                let joint = self.joint_so_far().filter(|_| seed.is_none());
                self.stage = Stage::Playing(Game::new(**deal, commitment.clone(), joint, at));
                self.started = Some(at);
            }
            Event::Played { m, by } => {
                let Stage::Playing(game) = &mut self.stage else { return None };
                let asker = game.position.request.as_ref().map(|request| request.by);
                game.play(*m, *by, at).ok()?;
                if self.seats.iter().any(|seat| seat.resigned.is_some()) {
                    game.settle(|seat| self.seats[seat.index()].resigned.is_none());
                }
                self.note_lapsed(asker);
            }
            Event::Ended => self.end(self.playing()?.clone(), at),
            Event::StoodIn { seat } => {
                let timed_out = self.playing().is_some_and(|game| game.position.timed_out);
                let is_late = timed_out && self.turn() == Some(*seat);
                self.person(*seat)?.away = true;
                self.note(*seat, if is_late { Noted::TimedOut } else { Noted::Left });
            }
            // The clock of the turn goes on, whether its player is away or back.
            Event::CameBack { seat } => {
                let is_in = |state: &&mut SeatState| !state.removed && state.resigned.is_none();
                self.person(*seat).filter(is_in)?.away = false;
                self.note(*seat, Noted::CameBack);
            }
            Event::TimedOut { seat } => {
                let is_on_turn = self.turn() == Some(*seat);
                let Stage::Playing(game) = &mut self.stage else { return None };
                game.position.timed_out = is_on_turn.then_some(true)?;
            }
            Event::TookBack { keep, practice } => self.take_back(*keep, *practice, at)?,
            Event::TakeBackDeclined { by } => self.decline(*by)?,
            Event::TakeBackAsked { .. } | Event::TakeBackAgreed { .. } | Event::Advised { .. } => {
                self.remark(event)?;
            }
            Event::Muted { by, whom, on } => {
                *self.mutings.entry(*by).or_default() += 1;
                set(&mut self.mutes, (*by, *whom), *on);
            }
            Event::Removed { seat } => self.remove(*seat)?,
            Event::Resigned { seat } => self.resigned(*seat)?,
            Event::Blocked { whom, on } => set(&mut self.blocked, *whom, *on),
            Event::WatchersChat { on } => self.watchers_chat = *on,
            Event::Closed => self.close(at)?,
            Event::Said { line } => self.lines = *line,
            Event::RematchOpened { table, by } => {
                (self.next, self.next_by) = (Some(*table), *by);
            }
        }
        Some(())
    }

    /// A seat while people gather, if it is free or taken as expected.
    fn free_seat(&mut self, seat: Seat, is_free: bool) -> Option<&mut SeatState> {
        if !matches!(self.stage, Stage::Gathering) {
            return None;
        }
        let state = self.seats.get_mut(seat.index())?;
        ((state.holder == Holder::Open) == is_free).then_some(state)
    }

    /// A seat held by a person.
    fn person(&mut self, seat: Seat) -> Option<&mut SeatState> {
        let state = self.seats.get_mut(seat.index())?;
        state.holder.member().is_some().then_some(state)
    }

    fn remove(&mut self, seat: Seat) -> Option<()> {
        let is_gathering = matches!(self.stage, Stage::Gathering);
        if matches!(self.stage, Stage::Over(_)) {
            return None;
        }
        let state = self.person(seat)?;
        if is_gathering {
            *state = SeatState::OPEN;
        } else {
            (state.away, state.removed) = (true, true);
        }
        self.note(seat, Noted::Removed);
        Some(())
    }

    fn resigned(&mut self, seat: Seat) -> Option<()> {
        let round = self.playing()?.state().round();
        let state = self.person(seat).filter(|state| state.resigned.is_none())?;
        (state.away, state.resigned) = (true, Some(round));
        self.note(seat, Noted::Resigned);
        Some(())
    }

    /// Takes note of what a person did, while a game goes on.
    fn note(&mut self, seat: Seat, what: Noted) {
        if let Stage::Playing(game) = &mut self.stage {
            game.note(seat, what);
        }
    }

    /// Takes note of a take-back request that came to nothing.
    fn note_lapsed(&mut self, asker: Option<MemberId>) {
        if let Some(seat) = asker.and_then(|asker| self.seat_of(asker)) {
            self.note(seat, Noted::TakeBackLapsed);
        }
    }

    fn seat_of(&self, member: MemberId) -> Option<Seat> {
        self.people().find(|&(_, seated)| seated == member).map(|(seat, _)| seat)
    }

    /// Requests and hints are about a position that nobody plays on from.
    fn end(&mut self, mut game: Game, at: Millis) {
        game.position = Position::default();
        self.stage = Stage::Over(game);
        self.ended = Some(at);
    }

    /// Before the game everybody stands up; a game ends as it is.
    fn close(&mut self, at: Millis) -> Option<()> {
        match &self.stage {
            Stage::Gathering => {
                let people = self.seats.iter_mut().filter(|seat| seat.holder.member().is_some());
                people.for_each(|seat| *seat = SeatState::OPEN);
            }
            Stage::Playing(game) => self.end(game.clone(), at),
            Stage::Over(_) => return None,
        }
        self.closed = true;
        Some(())
    }

    fn take_back(&mut self, keep: u32, practice: bool, at: Millis) -> Option<()> {
        let (Stage::Playing(mut game) | Stage::Over(mut game)) =
            std::mem::replace(&mut self.stage, Stage::Gathering)
        else {
            return None;
        };
        game.take_back(keep, at);
        self.stage = Stage::Playing(game);
        self.ended = None;
        self.practice |= practice;
        Some(())
    }

    /// Ends a take-back request. The asker declines their own if they, or a player who had to
    /// answer, are gone.
    fn decline(&mut self, by: MemberId) -> Option<()> {
        let Stage::Playing(game) = &mut self.stage else { return None };
        let asker = game.position.request.take().map(|request| request.by);
        match (asker.and_then(|asker| self.seat_of(asker)), self.seat_of(by)) {
            (Some(seat), Some(by)) if seat != by => self.note(seat, Noted::TakeBackDeclined { by }),
            _ => self.note_lapsed(asker),
        }
        Some(())
    }

    /// Applies an event that concerns only the current position.
    fn remark(&mut self, event: &Event) -> Option<()> {
        let Stage::Playing(game) = &mut self.stage else { return None };
        if matches!(event, Event::Advised { .. }) {
            let hint = HintTaken { ply: game.ply(), seat: game.state().turn() };
            game.hints.push(hint);
        }
        let position = &mut game.position;
        match event {
            Event::TakeBackAsked { by, keep, of } => {
                let awaited: BTreeSet<MemberId> = of.iter().copied().collect();
                position.request = Some(Request { by: *by, keep: *keep, awaited });
                // The answer to an earlier request isn't the answer to this one.
                position.news.retain(|note| !note.what.is_about_take_back());
            }
            Event::TakeBackAgreed { by } => {
                position.request.as_mut()?.awaited.remove(by);
            }
            Event::Advised { to, moves, why } => {
                let empty = || Advice { moves: Vec::new(), why: None, asked: BTreeSet::new() };
                let advice = position.advice.get_or_insert_with(empty);
                advice.moves.clone_from(moves);
                advice.why.clone_from(why);
                advice.asked.insert(*to);
            }
            _ => return None,
        }
        Some(())
    }
}

/// Puts a value into a set or takes it out.
fn set<T: Ord>(all: &mut BTreeSet<T>, one: T, on: bool) {
    if on {
        all.insert(one);
    } else {
        all.remove(&one);
    }
}
