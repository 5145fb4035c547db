//! Rematches, and playing on from any point of a finished game.

use crate::{
    Changes, Event, Fresh, Hints, Holder, MadeBy, Millis, NewSeat, NewTable, Origin, Phase,
    PlayerId, Refusal, SeatState, Table, TableId,
};

/// The answer to a rematch request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// The rematch already exists.
    There(TableId),
    /// A new table, and the link from the old one. Both are stored in one transaction.
    New {
        /// At the old table.
        here: Box<Changes>,
        /// At the new one.
        there: Box<Changes>,
    },
}

impl Table {
    /// Opens a rematch from the terms and the players alone. Everyone moves up one seat, so that
    /// another player starts.
    pub fn rematch(
        &self,
        at: Millis,
        who: PlayerId,
        id: TableId,
        fresh: &Fresh,
    ) -> Result<Rematch, Refusal> {
        let by = self.seated(who)?;
        if self.closed {
            return Err(Refusal::Closed);
        }
        if self.phase() != Phase::Over {
            return Err(Refusal::NotOver);
        }
        if self.daily.is_some() {
            return Err(Refusal::OneTry);
        }
        if let Some(next) = self.next {
            return Ok(Rematch::There(next));
        }
        let mut seats: Vec<NewSeat> = self.seats.iter().map(|seat| self.again(seat, who)).collect();
        seats.rotate_left(1);
        let agreement = self.agreement.clone();
        let new = NewTable { agreement, seats, host: who, listed: false, seed: None };
        let here = Changes::events(at, vec![Event::RematchOpened { table: id, by: Some(by) }]);
        let there = Self::open(at, new, fresh)?;
        Ok(Rematch::New { here: Box::new(here), there: Box::new(there) })
    }

    /// The same holder for a rematch. Of the people, only the one who asks is ready.
    fn again(&self, seat: &SeatState, who: PlayerId) -> NewSeat {
        match &seat.holder {
            Holder::Bot { level } => NewSeat::Bot { level: level.clone() },
            Holder::Open => NewSeat::Open,
            Holder::Person { member } => {
                let member = self.member(*member);
                let is_welcome = |&player: &PlayerId| !seat.removed && !self.is_blocked(player);
                // The seats of people who were forgotten, removed or blocked become free.
                member.player.filter(is_welcome).map_or(NewSeat::Open, |player| NewSeat::Person {
                    player,
                    name: member.name.clone(),
                    ready: player == who,
                })
            }
        }
    }

    /// Opens a practice game against bots from the first `ply` moves of this finished game.
    pub fn play_on(
        &self,
        at: Millis,
        (who, name): (PlayerId, &str),
        ply: usize,
        place: usize,
        level: &str,
    ) -> Result<Changes, Refusal> {
        // Playing on from a game in progress would reveal its deck.
        let game = self.game().filter(|_| self.phase() == Phase::Over).ok_or(Refusal::NotOver)?;
        if self.is_sealed(at) {
            return Err(Refusal::Sealed);
        }
        let mut seats = vec![NewSeat::Bot { level: level.to_owned() }; self.seats.len()];
        let own = seats.get_mut(place).ok_or(Refusal::NoSeat)?;
        *own = NewSeat::Person { player: who, name: name.to_owned(), ready: true };
        let turns = game.turns().get(..ply).ok_or(Refusal::NothingToPlayOn)?;
        if ply >= self.agreement.config.plies() {
            return Err(Refusal::NothingToPlayOn);
        }
        let mut agreement = self.agreement.clone();
        agreement.turn_limit = None;
        if self.daily.is_some() {
            agreement.hints = Hints::Alone;
        }
        let new = NewTable { agreement, seats, host: who, listed: false, seed: None };
        // Moves of the other game can't be taken back in this one.
        let moves = turns.iter().map(|turn| (turn.m, MadeBy::Bot));
        Self::open_begun(at, new, Origin::PlayedOn, game.deal(), moves)
    }
}
