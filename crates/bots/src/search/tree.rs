//! The tree of a search: what was tried, how often, and how it ended.

use majesty_rules::{BySeat, Extra, Move, MoveList, ROUNDS, Seat, State, Table};

use super::{Guide, Selection, Thought};
use crate::judgement::Inklings;

/// No more nodes than this; a search that long goes on without growing.
const MAX_NODES: usize = 4_000_000;

/// The root is its first node.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The way down in this simulation.
    path: Vec<Step>,
    /// The edges that the present deck allows, at one node.
    offered: Vec<u32>,
    /// The node that it ended in, if that is new, and whose turn it is there.
    new: Option<(u32, Seat)>,
}

/// A position, as far as the moves that led to it tell.
#[derive(Default)]
struct Node {
    edges: Vec<Edge>,
    visits: u32,
    /// The rewards of the player whose turn it is.
    sum: f32,
    /// How promising the moves look, where a judgement was asked.
    inklings: Inklings,
}

/// A move from a node, with the card it takes.
struct Edge {
    m: Move,
    card: u8,
    /// Where it leads; zero, the root, where it was not tried yet.
    node: u32,
    visits: u32,
    /// How often it could have been chosen.
    seen: u32,
    /// The rewards of the player whose move it is.
    sum: f32,
    /// The first impression, to be compared with those of the other moves that are offered.
    prior: f32,
}

/// A choice on the way down.
struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
}

impl Tree {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
    }

    /// Sets how promising the moves look from the root.
    pub fn set_inklings(&mut self, inklings: Inklings) {
        self.nodes[0].inklings = inklings;
    }

    /// Plays from the root to a position that is new, or to the end of the game.
    pub fn descend(
        &mut self,
        state: &mut State,
        selection: Selection,
        guide: &Guide,
        moves: &mut MoveList,
    ) {
        self.path.clear();
        self.new = None;
        let mut node = 0;
        while !state.is_over() {
            state.list_moves(moves);
            self.offer(node, state, moves, selection, guide);
            let edge = self.select(node, selection);
            self.path.push(Step { node, edge, seat: state.turn() });
            let Edge { m, node: next, .. } = self.nodes[node as usize].edges[edge as usize];
            state.play_listed(m, &mut ());
            if next == 0 {
                if self.nodes.len() < MAX_NODES {
                    let new = self.nodes.len() as u32;
                    self.nodes.push(Node::default());
                    self.nodes[node as usize].edges[edge as usize].node = new;
                    self.new = Some((new, state.turn()));
                }
                return;
            }
            node = next;
        }
    }

    /// Tells everybody on the path how it ended.
    pub fn learn(&mut self, rewards: &BySeat<f32>, inklings: Inklings) {
        for step in &self.path {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            node.sum += rewards[step.seat];
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.sum += rewards[step.seat];
        }
        if let Some((node, seat)) = self.new {
            let node = &mut self.nodes[node as usize];
            node.visits = 1;
            node.sum = rewards[seat];
            node.inklings = inklings;
        }
    }

    /// Makes the node that a move leads to the root, and forgets the rest. False where the move was
    /// never tried.
    pub fn follow(&mut self, table: &Table, m: Move) -> bool {
        let edges = self.nodes.first().map_or(&[][..], |root| &root.edges);
        let edge = find(edges, m, card_of(table, m), 0).map(|index| edges[index].node);
        let Some(old_root) = edge.filter(|&node| node != 0) else {
            return false;
        };
        let mut old = std::mem::take(&mut self.nodes);
        let mut take = |index: u32| std::mem::take(&mut old[index as usize]);
        self.nodes.push(take(old_root));
        let mut next = 0;
        while next < self.nodes.len() {
            let mut edges = std::mem::take(&mut self.nodes[next].edges);
            for edge in edges.iter_mut().filter(|edge| edge.node != 0) {
                self.nodes.push(take(edge.node));
                edge.node = self.nodes.len() as u32 - 1;
            }
            self.nodes[next].edges = edges;
            next += 1;
        }
        true
    }

    /// What is thought of the moves at the root. Those that the present display does not offer, in
    /// a tree that was kept, are left out.
    pub fn thoughts(&self, table: &Table) -> Vec<Thought> {
        let thought = |edge: &Edge| Thought {
            m: edge.m,
            visits: edge.visits,
            promise: edge.sum / edge.visits.max(1) as f32,
        };
        let moves = table.legal_moves();
        let offered = |edge: &&Edge| moves.contains(&edge.m) && card_of(table, edge.m) == edge.card;
        self.nodes[0].edges.iter().filter(offered).map(thought).collect()
    }

    /// Finds the edges of the listed moves, and makes those that are new.
    fn offer(
        &mut self,
        node: u32,
        state: &State,
        moves: &MoveList,
        selection: Selection,
        guide: &Guide,
    ) {
        let Node { edges, inklings, .. } = &mut self.nodes[node as usize];
        self.offered.clear();
        let mut hint = 0;
        let mut appeals = None;
        for &m in moves.iter() {
            let card = card_of(state, m);
            let index = find(edges, m, card, hint).unwrap_or_else(|| {
                let prior = match (guide, selection) {
                    (Guide::Opinion(opinion), Selection::Impressed { temperature, .. }) => {
                        let appeals = appeals.get_or_insert_with(|| opinion.appeals(state));
                        (opinion.worth(state, m, appeals) / temperature).exp()
                    }
                    (Guide::Judgement(_), Selection::Impressed { temperature, .. }) => {
                        ((inklings.of(m) + further(state, m)) / temperature).exp()
                    }
                    _ => 1.0,
                };
                edges.push(Edge { m, card, node: 0, visits: 0, seen: 0, sum: 0.0, prior });
                edges.len() - 1
            });
            hint = index + 1;
            self.offered.push(index as u32);
        }
    }

    /// Chooses the most promising of the edges that are offered.
    fn select(&mut self, node: u32, selection: Selection) -> u32 {
        let Node { edges, visits, sum, .. } = &mut self.nodes[node as usize];
        let mean = if *visits == 0 { 0.5 } else { *sum / *visits as f32 };
        let impressions = self.offered.iter().map(|&index| edges[index as usize].prior).sum();
        let mut best = 0;
        let mut best_score = f32::NEG_INFINITY;
        for &index in &self.offered {
            let edge = &mut edges[index as usize];
            edge.seen += 1;
            let score = edge.score(selection, mean, impressions);
            if score > best_score {
                best_score = score;
                best = index;
            }
        }
        best
    }
}

impl Edge {
    fn score(&self, selection: Selection, mean: f32, impressions: f32) -> f32 {
        let (visits, seen) = (self.visits as f32, self.seen as f32);
        match selection {
            Selection::Ucb { .. } if self.visits == 0 => f32::INFINITY,
            Selection::Ucb { exploration } => {
                self.sum / visits + exploration * (seen.ln() / visits).sqrt()
            }
            Selection::Impressed { exploration, .. } => {
                // A move that was never tried promises what the position promises.
                let promise = if self.visits == 0 { mean } else { self.sum / visits };
                let share = self.prior / impressions;
                promise + exploration * share * seen.sqrt() / (1.0 + visits)
            }
        }
    }
}

/// How promising a move's further choice looks, as a logarithm: what is seldom right is tried less.
fn further(table: &Table, m: Move) -> f32 {
    match m.extra() {
        Extra::None if table.config().announce => {
            let pays_all = table.location_card(m.character().location()).pays_all();
            if pays_all { -3.0 } else { 0.0 }
        }
        Extra::None | Extra::Announce | Extra::HealTo(_) => 0.0,
        // Meeples are of no use after the last turn.
        Extra::Trade(meeples) if table.round() == ROUNDS && meeples < 0 => 0.0,
        Extra::Trade(meeples) => -2.0 - 0.2 * f32::from(meeples.abs()),
    }
}

/// The card that a move takes, as a small number.
#[inline]
fn card_of(table: &Table, m: Move) -> u8 {
    table.display().card(m.space()).map_or(0, |card| card.index() as u8)
}

/// The place of an edge, most likely right after the last one that was found.
#[inline]
fn find(edges: &[Edge], m: Move, card: u8, hint: usize) -> Option<usize> {
    let is_it = |edge: &Edge| edge.m == m && edge.card == card;
    if edges.get(hint).is_some_and(is_it) {
        return Some(hint);
    }
    edges.iter().position(is_it)
}
