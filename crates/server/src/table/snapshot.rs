//! A table at one moment: the stored state, and who is viewing it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use majesty_store::NodeId;
use majesty_table::{NextStep, PlayerId, Table, TableView, Viewer};
use majesty_words::Lang;

use crate::clock;

/// A table at one moment.
#[derive(Clone)]
pub struct Snapshot {
    /// The stored state.
    pub table: Arc<Table>,
    /// Its viewers.
    pub presence: Presence,
}

/// The viewers of a table. Not stored.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    /// Goes up with every change of presence.
    pub count: u32,
    /// Open streams per player; `None` for unknown viewers.
    pub streams: BTreeMap<Option<PlayerId>, usize>,
    /// Open streams on other nodes.
    pub elsewhere: BTreeMap<NodeId, BTreeMap<Option<PlayerId>, usize>>,
}

impl Presence {
    /// Whether a player has a page open.
    pub fn is_online(&self, player: PlayerId) -> bool {
        self.streams().any(|(viewer, _)| viewer == Some(player))
    }

    /// The number of viewers without a seat.
    fn watchers(&self, table: &Table) -> usize {
        let known: BTreeSet<PlayerId> = self.streams().filter_map(|(viewer, _)| viewer).collect();
        let unknown = self.streams().filter(|(viewer, _)| viewer.is_none());
        known.iter().filter(|&&player| !table.sits(player)).count()
            + unknown.map(|(_, count)| count).sum::<usize>()
    }

    /// Open streams on all nodes.
    fn streams(&self) -> impl Iterator<Item = (Option<PlayerId>, usize)> {
        let nodes = std::iter::once(&self.streams).chain(self.elsewhere.values());
        nodes.flatten().map(|(&viewer, &count)| (viewer, count))
    }
}

impl Snapshot {
    /// Goes up with every change that a page could show: the stored revision in the high bits, the
    /// presence counter in the low ones. The counter starts at the current time, so that a page
    /// rendered before a restart never looks newer. Stays below 2⁵³, the limit of JavaScript.
    pub fn revision(&self) -> u64 {
        self.table.revision() << 32 | u64::from(self.presence.count)
    }

    /// What happens next without a request.
    pub fn next_step(&self) -> NextStep {
        self.table.next_step(|player| self.presence.is_online(player))
    }

    /// The table as a viewer may know it.
    pub fn view(&self, player: Option<PlayerId>, lang: Lang) -> TableView {
        self.table.view(&Viewer {
            player,
            at: clock::now(),
            revision: self.revision(),
            names: &lang,
            is_online: &|player| self.presence.is_online(player),
            watchers: self.presence.watchers(&self.table),
        })
    }
}
