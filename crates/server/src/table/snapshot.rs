//! A table at one moment: the stored state, and who is viewing it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use majesty_store::NodeId;
use majesty_table::{NextStep, PlayerId, SeatState, Table, TableView, Viewer};
use majesty_words::Lang;

use crate::Time;

/// A table at one moment.
#[derive(Clone)]
pub struct Snapshot {
    /// The stored state.
    pub table: Arc<Table>,
    /// Its viewers.
    pub presence: Arc<Presence>,
    /// The time of day, by which clocks run and the daily deal is secret.
    pub time: Time,
}

/// The viewers of a table. Not stored.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    /// Open streams per player; `None` for unknown viewers.
    pub streams: BTreeMap<Option<PlayerId>, usize>,
    /// Open streams on other nodes.
    pub elsewhere: BTreeMap<NodeId, BTreeMap<Option<PlayerId>, usize>>,
    /// What viewers are told of it, and how often that was looked at.
    pub told: (u64, Attendance),
}

/// Presence as viewers are told of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    /// The number of viewers without a seat.
    pub watchers: usize,
    /// For each seat, whether the person on it has a page open.
    pub online: Vec<bool>,
}

impl Presence {
    /// Whether a player has a page open.
    pub fn is_online(&self, player: PlayerId) -> bool {
        self.nodes().any(|streams| streams.contains_key(&Some(player)))
    }

    /// The number of viewers without a seat.
    fn watchers(&self, table: &Table) -> usize {
        let streams = || self.nodes().flatten();
        let known: BTreeSet<PlayerId> = streams().filter_map(|(&viewer, _)| viewer).collect();
        let unknown = streams().filter(|(viewer, _)| viewer.is_none());
        known.iter().filter(|&&player| !table.sits(player)).count()
            + unknown.map(|(_, count)| count).sum::<usize>()
    }

    /// Open streams on each node.
    fn nodes(&self) -> impl Iterator<Item = &BTreeMap<Option<PlayerId>, usize>> {
        std::iter::once(&self.streams).chain(self.elsewhere.values())
    }
}

impl Snapshot {
    /// Goes up with every stored change. Shifted, because earlier versions counted presence in the
    /// low bits: a page of theirs that is still open after an upgrade takes the next change for
    /// newer. Stays below 2⁵³, the limit of JavaScript.
    pub fn revision(&self) -> u64 {
        self.table.revision() << 32
    }

    /// What happens next without a request.
    pub fn next_step(&self) -> NextStep {
        self.table.next_step(|player| self.presence.is_online(player))
    }

    /// Presence at this moment.
    pub fn attendance(&self) -> Attendance {
        let is_online = |seat: &SeatState| {
            let member = seat.holder.member();
            // A damaged log may name a member who isn't there.
            let member = member.and_then(|member| self.table.members().get(member.index()));
            let player = member.and_then(|member| member.player).filter(|_| !seat.removed);
            player.is_some_and(|player| self.presence.is_online(player))
        };
        Attendance {
            watchers: self.presence.watchers(&self.table),
            online: self.table.seats().iter().map(is_online).collect(),
        }
    }

    /// Open streams on this node as other nodes need to know them: by player for those who sit at
    /// the table, and the number of all others, so that a crowd of watchers is one message.
    pub fn announced(&self) -> BTreeMap<Option<PlayerId>, usize> {
        let mut announced = BTreeMap::new();
        for (&viewer, &count) in &self.presence.streams {
            match viewer {
                Some(player) if self.table.sits(player) => {
                    announced.insert(viewer, count);
                }
                // Several pages of one watcher are one watcher.
                Some(_) => *announced.entry(None).or_default() += 1,
                None => *announced.entry(None).or_default() += count,
            }
        }
        announced
    }

    /// The table as a viewer may know it.
    pub fn view(&self, player: Option<PlayerId>, lang: Lang) -> TableView {
        self.table.view(&Viewer {
            player,
            at: self.time.now(),
            revision: self.revision(),
            names: &lang,
            is_online: &|player| self.presence.is_online(player),
            watchers: self.presence.watchers(&self.table),
        })
    }
}
