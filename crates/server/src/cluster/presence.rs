//! Presence after a gap in the news.
//!
//! Presence isn't stored, so a node that missed news of it asks for all of it, and one whose news got
//! lost tells all of it. A node tells all of its presence between `Begin` and `End`: whatever
//! another node believes of it and didn't hear in between is over.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering},
};

use majesty_store::{NodeId, Shared, StoreError};
use majesty_table::{PlayerId, TableId};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval, sleep},
};

use super::{BEAT, Cluster, NodeMessage};
use crate::{App, table::driver};

/// Viewers of tables.
type Viewers = BTreeSet<(TableId, Option<PlayerId>)>;

/// What was heard of each node that is telling all of its presence.
#[derive(Default)]
pub struct Tellings(Mutex<BTreeMap<NodeId, Viewers>>);

impl Tellings {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<NodeId, Viewers>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A node begins to tell.
    pub fn begin(&self, node: NodeId) {
        self.lock().insert(node, Viewers::new());
    }

    /// A node told of a viewer.
    pub fn hear(&self, node: NodeId, table: TableId, viewer: Option<PlayerId>) {
        if let Some(told) = self.lock().get_mut(&node) {
            told.insert((table, viewer));
        }
    }

    /// All that a node told, unless a part of it was missed.
    fn end(&self, node: NodeId) -> Option<Viewers> {
        self.lock().remove(&node)
    }

    /// Forgets nodes that are gone.
    pub fn keep(&self, nodes: &[NodeId]) {
        self.lock().retain(|node, _| nodes.contains(node));
    }

    /// Something was missed, so no telling is complete.
    pub fn clear(&self) {
        self.lock().clear();
    }
}

impl Cluster {
    /// Tells the others all presence on this node, soon.
    pub fn tell_presence(&self) {
        self.must_tell.store(true, Ordering::SeqCst);
    }

    /// Tells the others all presence on this node, and asks for theirs.
    pub fn sync_presence(&self) {
        self.send(NodeMessage::AskAll { node: self.node });
        self.tell_presence();
    }
}

/// Sends messages to the other nodes until the server ends.
pub async fn speak(app: Arc<App>, mut messages: mpsc::UnboundedReceiver<NodeMessage>) {
    let Some(shared) = app.store.shared() else { return };
    // However many nodes ask, one telling a second answers them all.
    let mut every = interval(BEAT);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let sent = tokio::select! {
            () = app.shutdown.cancelled() => return,
            Some(message) = messages.recv() => shared.send(&message.to_string()).await,
            _ = every.tick() => {
                let is_due = app.cluster.must_tell.swap(false, Ordering::SeqCst);
                if is_due { tell_all(&app, shared).await } else { Ok(()) }
            }
        };
        if sent.is_err() {
            sleep(BEAT).await;
            // Nothing has to be kept: all of it is told and asked for again.
            while messages.try_recv().is_ok() {}
            app.cluster.sync_presence();
        }
    }
}

/// Tells all presence on this node: one message for each table with viewers, and for each player
/// at it.
async fn tell_all(app: &App, shared: &dyn Shared) -> Result<(), StoreError> {
    let node = app.cluster.node;
    shared.send(&NodeMessage::Begin { node }.to_string()).await?;
    for room in app.rooms.all() {
        let announced = room.snapshot().announced();
        for (viewer, streams) in announced {
            let here = NodeMessage::Here { node, table: room.id, viewer, streams };
            shared.send(&here.to_string()).await?;
        }
    }
    shared.send(&NodeMessage::End { node }.to_string()).await
}

/// Forgets the viewers on a node that it didn't name when it told all of them.
pub fn forget_untold(app: &Arc<App>, node: NodeId) {
    let Some(told) = app.cluster.tellings.end(node) else { return };
    for room in app.rooms.all() {
        let presence = room.snapshot().presence;
        let known = presence.elsewhere.get(&node).into_iter().flat_map(BTreeMap::keys);
        let mut is_changed = false;
        for &viewer in known.filter(|&&viewer| !told.contains(&(room.id, viewer))) {
            room.elsewhere(app, node, viewer, 0);
            is_changed = true;
        }
        if is_changed {
            driver::wake(app, &room);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fresh;

    #[test]
    fn only_a_telling_without_a_gap_counts() {
        let (node, other, table) = (NodeId::random(), NodeId::random(), fresh::table_id());
        let tellings = Tellings::default();
        // Its beginning was missed.
        tellings.hear(node, table, None);
        assert_eq!(tellings.end(node), None);
        tellings.begin(node);
        tellings.begin(other);
        tellings.hear(node, table, None);
        assert_eq!(tellings.end(node), Some(Viewers::from([(table, None)])));
        assert_eq!(tellings.end(node), None);
        // One that begins again counts from there.
        tellings.hear(other, table, None);
        tellings.begin(other);
        tellings.keep(&[other]);
        assert_eq!(tellings.end(other), Some(Viewers::new()));
        for forget in [Tellings::clear, |tellings: &Tellings| tellings.keep(&[])] {
            tellings.begin(node);
            forget(&tellings);
            assert_eq!(tellings.end(node), None);
        }
    }
}
