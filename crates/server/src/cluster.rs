//! Several servers on one store: which of them works on a table, and what they tell each other.
//!
//! Whatever a game is, is stored. News only says that there is something to read, so nothing is
//! lost with it: who has missed some reads what is stored. Bots and clocks of a table are the work
//! of one node, by a rule that every node follows by itself; should two believe it for a moment,
//! the store takes one move.

mod message;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use majesty_store::{News, NodeId, Shared};
use majesty_table::{PlayerId, TableId};
use tokio::{
    sync::{broadcast::error::RecvError, mpsc},
    time::{MissedTickBehavior, interval},
};

use self::message::NodeMessage;
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
}

impl Cluster {
    /// A node, and what it will have to tell.
    pub fn new(shared: Option<&dyn Shared>) -> (Self, mpsc::UnboundedReceiver<NodeMessage>) {
        let (outbox, messages) = mpsc::unbounded_channel();
        let outbox = shared.map(|_| outbox);
        (Self { node: NodeId::random(), nodes: Mutex::default(), outbox }, messages)
    }

    /// Whether bots and clocks of a table are this node's work.
    pub fn works_on(&self, table: TableId) -> bool {
        let nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        let worker = nodes.iter().copied().max_by_key(|node| node.claim(table));
        worker.is_none_or(|worker| worker == self.node)
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

    fn send(&self, message: NodeMessage) {
        if let Some(outbox) = &self.outbox {
            // Who does not listen any more ends.
            let _ = outbox.send(message);
        }
    }

    /// Takes note of who is there. True if that is not as it was.
    fn meet(&self, present: Vec<NodeId>) -> bool {
        let mut nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        let is_news = *nodes != present;
        *nodes = present;
        is_news
    }
}

/// Keeps up with the other nodes until the server ends.
pub async fn join(app: Arc<App>, mut messages: mpsc::UnboundedReceiver<NodeMessage>) {
    if app.store.shared().is_none() {
        return rooms::resume(app).await;
    }
    tokio::spawn(hear(app.clone()));
    let speaker = app.clone();
    tokio::spawn(async move {
        while let Some(message) = messages.recv().await {
            if let Some(shared) = speaker.store.shared() {
                // Presence that got lost is asked for again when it matters.
                let _ = shared.send(&message.to_string()).await;
            }
        }
    });
    beat(&app).await;
}

/// Says that this node is there, and takes over what others leave behind.
async fn beat(app: &Arc<App>) {
    let Some(shared) = app.store.shared() else { return };
    let mut every = interval(BEAT);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.shutdown.cancelled() => break,
            _ = every.tick() => {}
        }
        let Ok(present) = shared.beat(app.cluster.node, LEASE).await else { continue };
        let before = present.clone();
        if app.cluster.meet(present) {
            app.rooms.keep_presence(&before);
            tokio::spawn(rooms::resume(app.clone()));
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
            tokio::spawn(rooms::resume_one(app.clone(), table));
        }
        None => {}
    }
}

fn heard(app: &Arc<App>, message: NodeMessage) {
    match message {
        NodeMessage::Here { node, .. } | NodeMessage::Who { node, .. }
            if node == app.cluster.node => {}
        NodeMessage::Here { node, table, viewer, streams } => {
            if let Some(room) = app.rooms.cached(table) {
                room.elsewhere(node, viewer, streams);
                driver::wake(app, &room);
            }
        }
        NodeMessage::Who { table, .. } => {
            if let Some(room) = app.rooms.cached(table) {
                for (viewer, streams) in room.snapshot().presence.streams {
                    app.cluster.send_presence(table, viewer, streams);
                }
            }
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
