//! What a store can do that several servers share.

use std::{fmt, time::Duration};

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{StoreError, TableId};

/// A store that several servers, its nodes, work on at once.
///
/// Nothing here is needed for a game to be right: every change is conditional, so two nodes that
/// believe the same turn to be theirs can't both play it. It spares work, and brings news.
#[async_trait]
pub trait Shared: Send + Sync {
    /// What happens from now on, whichever node does it.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Says that a node is there, and for how long it may be counted on without saying so again.
    /// Answers which nodes are there now.
    async fn beat(&self, node: NodeId, lease: Duration) -> Result<Vec<NodeId>, StoreError>;

    /// Says that a node is about to end.
    async fn retire(&self, node: NodeId) -> Result<(), StoreError>;

    /// Tells all nodes something that is not stored. It may get lost.
    async fn send(&self, text: &str) -> Result<(), StoreError>;

    /// How well this node hears: each [`beat`](Self::beat) is sent to the node itself, too.
    fn listening(&self) -> Listening;

    /// The present revision of a table.
    async fn revision(&self, id: TableId) -> Result<Option<u64>, StoreError>;
}

/// How well a node hears news.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listening {
    /// How long the first of its heartbeats that it hasn't heard itself is ago; nothing where it
    /// has heard them all.
    pub silence: Duration,
    /// How often it had to connect anew.
    pub reconnects: u64,
}

/// Something that happened in a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table was changed.
    Changed {
        /// Which.
        table: TableId,
        /// Its revision since then.
        revision: u64,
    },
    /// A node told something.
    Message(String),
    /// The connection was lost for a while: anything may have happened.
    Missed,
}

/// One of the servers that share a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u64);

impl NodeId {
    /// A new one, from the operating system's randomness. A node that starts again is another.
    pub fn random() -> Self {
        Self(getrandom::u64().expect("the operating system gives random bytes"))
    }

    /// How much this node is the one for a table. Every node reckons the same, so the one of those
    /// that are there with the highest number works on it, and when that one is gone its tables
    /// fall to all others alike.
    pub fn claim(self, table: TableId) -> u64 {
        // FNV-1a, and then the finish of SplitMix64, because similar names have to differ a lot.
        let start = 0xcbf2_9ce4_8422_2325 ^ self.0;
        let hash = table
            .as_str()
            .bytes()
            .fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
        let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        hash ^ (hash >> 31)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl std::str::FromStr for NodeId {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let id = u64::from_str_radix(text, 16);
        id.map(Self).map_err(|error| StoreError::corrupt("a node's name", error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_fall_to_all_nodes_alike() {
        let nodes: Vec<NodeId> = (0..4).map(|_| NodeId::random()).collect();
        let tables: Vec<TableId> = (0..4000)
            .map(|_| {
                let mut bytes = [0; TableId::LEN];
                getrandom::fill(&mut bytes).unwrap();
                TableId::from_random(bytes)
            })
            .collect();
        let worker = |nodes: &[NodeId], table: TableId| {
            nodes.iter().copied().max_by_key(|node| node.claim(table)).unwrap()
        };
        for &node in &nodes {
            let own = tables.iter().filter(|&&table| worker(&nodes, table) == node).count();
            assert!((800..1200).contains(&own), "{node} has {own} of 4,000");
        }
        // When one is gone, the tables of the others stay where they are.
        let left = &nodes[1..];
        for &table in &tables {
            let before = worker(&nodes, table);
            assert!(before == nodes[0] || worker(left, table) == before);
        }
    }

    #[test]
    fn nodes_are_read_as_they_are_written() {
        let node = NodeId(0xa1);
        assert_eq!(node.to_string(), "00000000000000a1");
        assert_eq!(node.to_string().parse(), Ok(node));
        assert!("x".parse::<NodeId>().is_err());
    }
}
