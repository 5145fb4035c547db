//! Several servers on one store: which of them works on a table, and what they tell each other.
//!
//! Whatever a game is, is stored. News only says that there is something to read, so nothing is
//! lost with it: who has missed some reads what is stored. Bots and clocks of a table are the work
//! of one node, by a rule that every node follows by itself; should two believe it for a moment,
//! the store takes one move.

mod message;
mod presence;

use std::{
    sync::{Arc, Mutex, PoisonError, atomic::AtomicBool},
    time::{Duration, Instant},
};

use majesty_store::{News, NodeId, Shared};
use majesty_table::{PlayerId, TableId};
use tokio::{
    sync::{broadcast::error::RecvError, mpsc},
    time::{MissedTickBehavior, interval},
};

use self::{message::NodeMessage, presence::Tellings};
use crate::{
    App,
    table::{driver, rooms},
};

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// How long a node counts as being there after that.
const LEASE: Duration = Duration::from_secs(3);

/// This node among those that share its store.
pub struct Cluster {
    node: NodeId,
    /// All that are there, as far as is known.
    nodes: Mutex<Vec<NodeId>>,
    /// What to tell the others; nothing where the store is not shared.
    outbox: Option<mpsc::UnboundedSender<NodeMessage>>,
    /// Whether all presence on this node has to be told again.
    must_tell: AtomicBool,
    /// What was heard of nodes that tell all of their presence.
    tellings: Tellings,
}

impl Cluster {
    /// A node, and what it will have to tell.
    pub fn new(shared: Option<&dyn Shared>) -> (Self, mpsc::UnboundedReceiver<NodeMessage>) {
        let (outbox, messages) = mpsc::unbounded_channel();
        let outbox = shared.map(|_| outbox);
        let cluster = Self {
            node: NodeId::random(),
            nodes: Mutex::default(),
            outbox,
            must_tell: AtomicBool::new(false),
            tellings: Tellings::default(),
        };
        (cluster, messages)
    }

    /// Whether bots and clocks of a table are this node's work.
    pub fn works_on(&self, table: TableId) -> bool {
        let nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        let worker = nodes.iter().copied().max_by_key(|node| node.claim(table));
        worker.is_none_or(|worker| worker == self.node)
    }

    /// Whether there may be other nodes.
    pub fn is_shared(&self) -> bool {
        self.outbox.is_some()
    }

    /// How many nodes are there, this one among them.
    pub fn count(&self) -> usize {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner).len().max(1)
    }

    /// Tells the others how many pages of a person are open here at a table.
    pub fn send_presence(&self, table: TableId, viewer: Option<PlayerId>, streams: usize) {
        self.send(NodeMessage::Here { node: self.node, table, viewer, streams });
    }

    /// Asks the others who looks at a table.
    pub fn ask_presence(&self, table: TableId) {
        self.send(NodeMessage::Who { node: self.node, table });
    }

    /// Tells the others how far the analysis of a game is.
    pub fn send_progress(&self, table: TableId, (done, all): (usize, usize)) {
        self.send(NodeMessage::Analysed { node: self.node, table, done, all });
    }

    fn send(&self, message: NodeMessage) {
        if let Some(outbox) = &self.outbox {
            // Who does not listen any more ends.
            let _ = outbox.send(message);
        }
    }

    /// Whether a node is there, as far as is known.
    fn knows(&self, node: NodeId) -> bool {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner).contains(&node)
    }

    /// Notes which nodes are there, and returns those that were there before.
    fn meet(&self, present: &[NodeId]) -> Vec<NodeId> {
        let mut nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut nodes, present.to_vec())
    }
}

/// Keeps up with the other nodes until the server ends.
pub async fn join(app: Arc<App>, messages: mpsc::UnboundedReceiver<NodeMessage>) {
    if app.store.shared().is_none() {
        return rooms::resume(app).await;
    }
    tokio::spawn(hear(app.clone()));
    tokio::spawn(presence::speak(app.clone(), messages));
    beat(&app).await;
}

/// Says that this node is there, and takes over what others leave behind.
async fn beat(app: &Arc<App>) {
    let Some(shared) = app.store.shared() else { return };
    let mut every = interval(BEAT);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last: Option<Instant> = None;
    loop {
        tokio::select! {
            () = app.shutdown.cancelled() => break,
            _ = every.tick() => {}
        }
        let begun = Instant::now();
        let Ok(present) = shared.beat(app.cluster.node, LEASE).await else { continue };
        let has_lapsed = last.replace(begun).is_some_and(|last| last.elapsed() > LEASE);
        let before = app.cluster.meet(&present);
        if before != present {
            app.rooms.keep_presence(app, &present);
            app.cluster.tellings.keep(&present);
            app.analyses.keep(&present);
            tokio::spawn(rooms::resume(app.clone()));
        }
        let is_new = |node: &NodeId| *node != app.cluster.node && !before.contains(node);
        // A node that was missed for a while is unknown to the others, and perhaps they to it.
        if has_lapsed || present.iter().any(is_new) {
            app.cluster.sync_presence();
        }
    }
    // The others need not wait until it is missed.
    let _ = shared.retire(app.cluster.node).await;
}

/// Reads what others changed, and hears what they tell.
async fn hear(app: Arc<App>) {
    let Some(mut news) = app.store.shared().map(Shared::news) else { return };
    loop {
        let next = tokio::select! {
            () = app.shutdown.cancelled() => return,
            next = news.recv() => next,
        };
        match next {
            Ok(News::Changed { table, revision }) => changed(&app, table, revision),
            Ok(News::Message(text)) => {
                if let Ok(message) = text.parse() {
                    heard(&app, message);
                }
            }
            Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                app.cluster.tellings.clear();
                app.cluster.sync_presence();
                tokio::spawn(app.clone().catch_up());
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Reads a table that somebody changed, if somebody here looks at it or has to work on it.
fn changed(app: &Arc<App>, table: TableId, revision: u64) {
    match app.rooms.cached(table) {
        Some(room) if room.table().revision() < revision => {
            let app = app.clone();
            // What could not be read now is read by whoever asks next.
            tokio::spawn(async move { drop(room.refresh(&app, revision).await) });
        }
        Some(_) => {}
        None if app.cluster.works_on(table) => {
            tokio::spawn(rooms::resume_watched(app.clone(), table));
        }
        None => {}
    }
}

fn heard(app: &Arc<App>, message: NodeMessage) {
    match message {
        message if message.sender() == app.cluster.node => {}
        // A node that has just come tells it once more when it is known here, and one that is gone
        // must not leave any viewers.
        NodeMessage::Here { node, .. } if !app.cluster.knows(node) => {}
        NodeMessage::Here { node, table, viewer, streams } => {
            if let Some(room) = app.rooms.cached(table) {
                app.cluster.tellings.hear(node, table, viewer);
                room.elsewhere(app, node, viewer, streams);
                driver::wake(app, &room);
            } else if streams > 0 && app.cluster.works_on(table) {
                tokio::spawn(rooms::resume_watched(app.clone(), table));
            }
        }
        NodeMessage::Who { table, .. } => {
            if let Some(room) = app.rooms.cached(table) {
                room.answer_presence(app);
            }
        }
        NodeMessage::AskAll { .. } => app.cluster.tell_presence(),
        NodeMessage::Begin { node } => app.cluster.tellings.begin(node),
        NodeMessage::End { node } => presence::forget_untold(app, node),
        NodeMessage::Analysed { node, table, done, all } => {
            app.analyses.hear(node, table, (done, all));
        }
    }
}

impl App {
    /// Reads everything again that is at hand: nobody knows what has changed.
    async fn catch_up(self: Arc<Self>) {
        let Some(shared) = self.store.shared() else { return };
        for room in self.rooms.all() {
            if let Ok(Some(revision)) = shared.revision(room.id).await {
                drop(room.refresh(&self, revision).await);
            }
        }
        rooms::resume(self.clone()).await;
    }
}
