//! Messages between nodes.

use std::{fmt, str::FromStr};

use majesty_store::NodeId;
use majesty_table::{PlayerId, TableId};

/// What nodes tell each other and do not store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeMessage {
    /// So many pages of a person are open at a table.
    Here {
        /// On this node.
        node: NodeId,
        /// The table.
        table: TableId,
        /// The viewer's player id, if known.
        viewer: Option<PlayerId>,
        /// How many.
        streams: usize,
    },
    /// A node wants to know who looks at a table.
    Who {
        /// That node.
        node: NodeId,
        /// The table.
        table: TableId,
    },
    /// A node may have missed something, and wants all others to tell their presence again.
    AskAll {
        /// That node.
        node: NodeId,
    },
    /// A node begins to tell all of its presence.
    Begin {
        /// That node.
        node: NodeId,
    },
    /// That was all.
    End {
        /// The node that told it.
        node: NodeId,
    },
    /// A node analyses a finished game.
    Analysed {
        /// That node.
        node: NodeId,
        /// The table.
        table: TableId,
        /// So many moves are analysed.
        done: usize,
        /// Of so many.
        all: usize,
    },
}

impl NodeMessage {
    /// The node that sends it.
    pub fn sender(self) -> NodeId {
        match self {
            Self::Here { node, .. }
            | Self::Who { node, .. }
            | Self::AskAll { node }
            | Self::Begin { node }
            | Self::End { node }
            | Self::Analysed { node, .. } => node,
        }
    }
}

impl fmt::Display for NodeMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Here { node, table, viewer: Some(viewer), streams } => {
                write!(f, "here {node} {table} {viewer} {streams}")
            }
            Self::Here { node, table, viewer: None, streams } => {
                write!(f, "here {node} {table} - {streams}")
            }
            Self::Who { node, table } => write!(f, "who {node} {table}"),
            Self::AskAll { node } => write!(f, "ask-all {node}"),
            Self::Begin { node } => write!(f, "begin {node}"),
            Self::End { node } => write!(f, "end {node}"),
            Self::Analysed { node, table, done, all } => {
                write!(f, "analysed {node} {table} {done} {all}")
            }
        }
    }
}

/// Something that no node of this version tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownMessage;

impl FromStr for NodeMessage {
    type Err = UnknownMessage;

    fn from_str(text: &str) -> Result<Self, UnknownMessage> {
        fn read<T: FromStr>(word: &str) -> Result<T, UnknownMessage> {
            word.parse().map_err(|_| UnknownMessage)
        }
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["here", node, table, viewer, streams] => Ok(Self::Here {
                node: read(node)?,
                table: read(table)?,
                viewer: if viewer == "-" { None } else { Some(read(viewer)?) },
                streams: read(streams)?,
            }),
            ["who", node, table] => Ok(Self::Who { node: read(node)?, table: read(table)? }),
            ["ask-all", node] => Ok(Self::AskAll { node: read(node)? }),
            ["begin", node] => Ok(Self::Begin { node: read(node)? }),
            ["end", node] => Ok(Self::End { node: read(node)? }),
            ["analysed", node, table, done, all] => Ok(Self::Analysed {
                node: read(node)?,
                table: read(table)?,
                done: read(done)?,
                all: read(all)?,
            }),
            _ => Err(UnknownMessage),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fresh;

    #[test]
    fn messages_are_read_as_they_are_written() {
        let (node, table) = (NodeId::random(), fresh::table_id());
        let viewer = Some(PlayerId::from_hash([7; 32]));
        for message in [
            NodeMessage::Here { node, table, viewer, streams: 2 },
            NodeMessage::Here { node, table, viewer: None, streams: 0 },
            NodeMessage::Who { node, table },
            NodeMessage::AskAll { node },
            NodeMessage::Begin { node },
            NodeMessage::End { node },
            NodeMessage::Analysed { node, table, done: 3, all: 24 },
        ] {
            assert_eq!(message.sender(), node);
            assert_eq!(message.to_string().parse(), Ok(message));
        }
        for other in ["", "here", "who x y", "here 1 2 3 4", "who 1", "end", "end x"] {
            assert_eq!(other.parse::<NodeMessage>(), Err(UnknownMessage), "{other}");
        }
    }
}
