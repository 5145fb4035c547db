//! Making a move, and asking for advice on it.

use majesty_rules::{Move, Seat, View};

use super::Decided;
use crate::{
    Advised, Event, Hints, MadeBy, Millis, NextStep, Phase, PlayerId, Reason, Refusal, Table,
};

impl Table {
    /// Idempotent: the same move for the same ply counts once.
    pub(super) fn play(&self, at: Millis, who: PlayerId, ply: u32, word: &str) -> Decided {
        let made = self.game().and_then(|game| game.turns().get(ply as usize));
        if made.is_some_and(|turn| turn.m.to_string() == word && self.holds(turn.seat, who)) {
            return Ok(Vec::new());
        }
        let seat = self.own_turn(who, ply)?;
        if self.is_too_late(at, seat) {
            return Err(Refusal::TimeOver);
        }
        let m: Move = word.parse().map_err(|_| Refusal::NoMove)?;
        // A player who makes a move has returned.
        let back = self.seat(seat).away.then_some(Event::CameBack { seat });
        let mut events: Vec<Event> = back.into_iter().collect();
        events.extend(self.played(m, MadeBy::Person)?);
        Ok(events)
    }

    pub(super) fn play_bot(&self, view: &View, m: Move, by: MadeBy) -> Decided {
        // Presence decides whether bots start thinking, not whether their move counts.
        match self.next_step(|_| true) {
            NextStep::Think { by: due, view: present, .. } if due == by && *present == *view => {
                self.played(m, by)
            }
            _ => Err(Refusal::Stale),
        }
    }

    /// A move, followed by the end of the game if it is the last one.
    fn played(&self, m: Move, by: MadeBy) -> Decided {
        let mut state = *self.playing().ok_or(Refusal::NotBegun)?.state();
        state.play(m, &mut ()).map_err(Refusal::Illegal)?;
        let end = state.is_over().then_some(Event::Ended);
        Ok([Event::Played { m, by }].into_iter().chain(end).collect())
    }

    /// The seat to move, if it is the player's and `ply` is the current ply.
    pub fn own_turn(&self, who: PlayerId, ply: u32) -> Result<Seat, Refusal> {
        self.seated(who)?;
        if self.phase() == Phase::Gathering {
            return Err(Refusal::NotBegun);
        }
        if ply < self.ply() {
            return Err(Refusal::Stale);
        }
        let seat = self.turn().ok_or(Refusal::GameOver)?;
        if !self.holds(seat, who) {
            return Err(Refusal::NotYourTurn);
        }
        if ply > self.ply() {
            return Err(Refusal::Stale);
        }
        if self.seat(seat).resigned.is_some() {
            return Err(Refusal::Resigned);
        }
        if self.playing().is_some_and(|game| game.position.timed_out) {
            return Err(Refusal::TimeOver);
        }
        Ok(seat)
    }

    /// Whether a player who left returns to their turn after its time.
    pub(super) fn is_too_late(&self, at: Millis, seat: Seat) -> bool {
        let is_over = self.turn_clock().is_some_and(|clock| clock.end() <= at);
        self.turn() == Some(seat) && self.seat(seat).away && is_over
    }

    /// Whether a player may ask for a hint about the current position.
    pub fn may_ask_hint(&self, who: PlayerId, ply: u32) -> Result<(), Refusal> {
        self.own_turn(who, ply)?;
        self.may_have_hints(who)
    }

    /// Whether the terms allow a player hints.
    pub(crate) fn may_have_hints(&self, who: PlayerId) -> Result<(), Refusal> {
        match self.agreement.hints {
            Hints::Everyone => Ok(()),
            Hints::Alone if self.is_alone(who) => Ok(()),
            Hints::Alone => Err(Refusal::HintsAlone),
            Hints::Nobody => Err(Refusal::NoHints),
        }
    }

    /// Players at one device share the advice on a position.
    pub(super) fn advise(
        &self,
        who: PlayerId,
        ply: u32,
        view: &View,
        moves: &[Advised],
        why: Option<&Reason>,
    ) -> Decided {
        self.may_ask_hint(who, ply)?;
        if self.playing().is_none_or(|game| game.view() != *view) {
            return Err(Refusal::Stale);
        }
        let to = self.seated(who)?;
        let (moves, why) = match self.advice() {
            Some(advice) if advice.asked.contains(&to) => return Ok(Vec::new()),
            Some(advice) => (advice.moves.clone(), advice.why.clone()),
            None => (moves.to_vec(), why.cloned()),
        };
        Ok(vec![Event::Advised { to, moves, why }])
    }
}
