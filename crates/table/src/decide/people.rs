//! Handing a player's seats to another, and forgetting a player.

use std::collections::BTreeSet;

use crate::{Changes, Event, Member, MemberId, Millis, Phase, PlayerId, Table};

/// What happens to a table when a player is forgotten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// Nobody else sat at it, so it is deleted.
    Delete,
    /// It stays, without the player.
    Change(Changes),
}

impl Table {
    pub(super) fn hand_over(&self, at: Millis, from: PlayerId, to: PlayerId) -> Changes {
        let members = self.members_of(from);
        let members = members
            .map(|(id, member)| (id, Member { player: Some(to), name: member.name.clone() }));
        Changes { members: members.collect(), ..Changes::none(at) }
    }

    /// Forgets a player. `own` are all players that are forgotten together.
    pub fn forget(&self, at: Millis, player: PlayerId, own: &BTreeSet<PlayerId>) -> Removal {
        // A host without a seat still owns the table.
        let mut others = self.players().map(|(_, other)| other).chain(self.host());
        if others.all(|other| own.contains(&other)) {
            return Removal::Delete;
        }
        let mut events = match self.phase() {
            Phase::Gathering => {
                let seats = self.seats_of(player).map(|seat| Event::StoodUp { seat });
                seats.chain(self.heir(player)).collect()
            }
            Phase::Playing => {
                self.stood_in(player).into_iter().chain(self.ended_without(player)).collect()
            }
            Phase::Over => Vec::new(),
        };
        let asked = self.request().filter(|request| self.player(request.by) == Some(player));
        events.extend(asked.map(|request| Event::TakeBackDeclined { by: request.by }));
        let members = self.members_of(player).map(|(id, _)| (id, Member::NOBODY)).collect();
        Removal::Change(Changes { members, ..Changes::events(at, events) })
    }

    fn members_of(&self, player: PlayerId) -> impl Iterator<Item = (MemberId, &Member)> {
        let numbers = (0..).map(MemberId).zip(self.members());
        numbers.filter(move |(_, member)| member.player == Some(player))
    }
}
