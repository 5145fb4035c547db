//! The tree of a search: what was tried, how often, and how it ended.
//!
//! An edge is a move together with the card it takes. At first all cards that may be revealed after it
//! share one node (open-loop), which learns quickly but mixes positions that want different replies.
//! Once an edge has enough visits, each revealed card leads to a node of its own (closed-loop).

use majesty_rules::{BySeat, Card, Extra, KINDS, Move, MoveList, ROUNDS, Seat, Table, View};
use rand_core::Rng;

use super::{Averaging, Exploration, Guide, MoveStats, Selection, Settings};
use crate::{Bot, Greedy, evaluator::PolicyLogits};

/// No more nodes than this; a search that long goes on without growing.
const MAX_NODES: usize = 4_000_000;
/// No node: the root is nobody's child. No outcomes: the first entry of their list is empty.
const NONE: u32 = 0;
/// Before anything is known of a node, its values seem to spread as much as this, and that counts as
/// so many visits.
const USUAL_SPREAD: f32 = 0.2;
const SPREAD_VISITS: f32 = 8.0;
/// So many visits don't yet make the exploration grow.
const GROWTH_VISITS: f32 = 500.0;

/// The root is its first node.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The edges of all nodes, those of one node side by side.
    edges: Vec<Edge>,
    /// The nodes behind edges that were split, by the card that was revealed.
    outcomes: Vec<[u32; KINDS.len()]>,
    /// The way down in this simulation.
    path: Vec<Step>,
    /// The edges that the present display allows, at one node.
    offered: Vec<u32>,
    /// The node that the way down ended in, if that is new, and whose turn it is there.
    new: Option<(u32, Seat)>,
    /// What each of the root's edges promises all players, in the order of the edges.
    root_wins: Vec<BySeat<f32>>,
}

/// A position, as far as the moves that led to it tell.
#[derive(Clone, Copy, Default)]
struct Node {
    /// Where its edges are, how many there are, and for how many there is room.
    start: u32,
    len: u16,
    room: u16,
    visits: u32,
    /// The mean of the values for the player whose turn it is, and of their squares.
    value: f32,
    square: f32,
    logits: PolicyLogits,
}

/// A move from a node, with the card it takes.
#[derive(Clone, Copy)]
struct Edge {
    m: Move,
    card: u8,
    /// Where it leads, or [`NONE`] where it was never tried.
    node: u32,
    /// Where it leads by the card that is revealed, once it was split.
    outcomes: u32,
    visits: u32,
    /// How often it could have been chosen.
    seen: u32,
    /// The mean of the values for the player whose move it is.
    value: f32,
    /// The prior, to be divided by those of all moves that are offered.
    prior: f32,
}

/// A choice on the way down.
struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
}

/// What a simulation found: for each player the value and the share of the victory.
#[derive(Clone, Copy, Debug, Default)]
pub struct Found {
    pub values: BySeat<f32>,
    pub win: BySeat<f32>,
}

impl Tree {
    /// Forgets everything, and starts with the priors of a position.
    pub fn reset(&mut self, logits: PolicyLogits) {
        self.nodes.clear();
        self.edges.clear();
        self.outcomes.clear();
        self.outcomes.push([NONE; KINDS.len()]);
        self.nodes.push(Node { logits, ..Node::default() });
        self.root_wins.clear();
    }

    /// Plays from the root to a position that is new, or to the end of the game. Those who are greedy
    /// play as [`Greedy`] would.
    #[inline]
    pub fn descend(
        &mut self,
        view: &mut View,
        settings: &Settings,
        guide: &Guide,
        greedy: BySeat<bool>,
        moves: &mut MoveList,
        rng: &mut impl Rng,
    ) {
        self.path.clear();
        self.new = None;
        let mut node = 0;
        while !view.is_over() {
            view.list_moves(moves);
            self.offer(node, view, moves, settings, guide);
            let edge = if greedy[view.turn()] {
                let m = Greedy.choose(view);
                let is_it = |&&edge: &&u32| self.edges[edge as usize].m == m;
                *self.offered.iter().find(is_it).expect("all legal moves are offered")
            } else {
                self.select(node, settings.selection)
            };
            self.path.push(Step { node, edge, seat: view.turn() });
            let revealed = view.sample_next_card(rng);
            view.play_listed(self.edges[edge as usize].m, revealed);
            let new = self.nodes.len();
            // A revealed card is of no use to anybody after the last move.
            let next =
                self.child(edge, revealed.filter(|_| !view.is_over()), settings.split_visits);
            if *next == NONE {
                if new < MAX_NODES {
                    *next = new as u32;
                    self.nodes.push(Node::default());
                    self.new = Some((new as u32, view.turn()));
                }
                return;
            }
            node = *next;
        }
    }

    /// Where the node behind an edge is noted, given the card that was revealed.
    #[inline]
    fn child(&mut self, edge: u32, revealed: Option<Card>, split_visits: u32) -> &mut u32 {
        let edge = &mut self.edges[edge as usize];
        match revealed {
            Some(card) if edge.visits >= split_visits => {
                if edge.outcomes == NONE {
                    edge.outcomes = self.outcomes.len() as u32;
                    self.outcomes.push([NONE; KINDS.len()]);
                }
                &mut self.outcomes[edge.outcomes as usize][card.index()]
            }
            _ => &mut edge.node,
        }
    }

    /// Adds what a simulation found to everything on its way.
    #[inline]
    pub fn backpropagate(&mut self, found: &Found, logits: PolicyLogits, averaging: Averaging) {
        for step in &self.path {
            let value = found.values[step.seat];
            self.nodes[step.node as usize].add(value, averaging);
            let edge = &mut self.edges[step.edge as usize];
            edge.visits += 1;
            let part = averaging.step(edge.visits);
            edge.value += (value - edge.value) * part;
        }
        if let Some(step) = self.path.first() {
            let place = (step.edge - self.nodes[0].start) as usize;
            if place >= self.root_wins.len() {
                self.root_wins.resize(place + 1, BySeat::default());
            }
            let part = averaging.step(self.edges[step.edge as usize].visits);
            let wins = &mut self.root_wins[place];
            *wins = wins.zip(found.win).map(|(mean, win)| mean + (win - mean) * part);
        }
        if let Some((node, seat)) = self.new {
            let node = &mut self.nodes[node as usize];
            node.add(found.values[seat], averaging);
            node.logits = logits;
        }
    }

    /// How many edges were split by the revealed card.
    #[cfg(test)]
    pub fn splits(&self) -> usize {
        self.outcomes.len() - 1
    }

    /// What is known of the moves at the root.
    pub fn root_stats(&self) -> Vec<MoveStats> {
        let Node { start, len, .. } = self.nodes[0];
        let edges = &self.edges[start as usize..][..usize::from(len)];
        let stats = |(place, edge): (usize, &Edge)| {
            let wins = self.root_wins.get(place).copied().unwrap_or_default();
            MoveStats { m: edge.m, visits: edge.visits, value: edge.value, wins }
        };
        edges.iter().enumerate().map(stats).collect()
    }

    /// Finds the edges of the listed moves, and makes those that are new.
    #[inline]
    fn offer(
        &mut self,
        node: u32,
        view: &View,
        moves: &MoveList,
        settings: &Settings,
        guide: &Guide,
    ) {
        self.offered.clear();
        let mut hint = 0;
        let mut appeals = None;
        for &m in moves.iter() {
            let card = card_of(view, m);
            let Node { start, len, logits, .. } = &self.nodes[node as usize];
            let edges = &self.edges[*start as usize..][..usize::from(*len)];
            let found = find(edges, m, card, hint);
            let index = if let Some(index) = found {
                index
            } else {
                let prior = match (guide, settings.selection) {
                    (Guide::Opinion(opinion), Selection::Puct { temperature, .. }) => {
                        let appeals = appeals.get_or_insert_with(|| opinion.appeals(view));
                        (opinion.worth(view, m, appeals) / temperature).exp()
                    }
                    (Guide::Network(_), Selection::Puct { temperature, .. }) => {
                        ((logits.of(m) + further(view, m)) / temperature).exp()
                    }
                    _ => 1.0,
                };
                self.add_edge(node, moves.len(), Edge::new(m, card, prior))
            };
            hint = index + 1;
            self.offered.push(self.nodes[node as usize].start + index as u32);
        }
    }

    /// Adds an edge to a node and returns its place there. A node whose edges have no room left
    /// moves them to the end of the list.
    fn add_edge(&mut self, node: u32, expected: usize, edge: Edge) -> usize {
        let Node { start, len, room, .. } = &mut self.nodes[node as usize];
        if len == room {
            let old = *start as usize..*start as usize + usize::from(*len);
            *room = (*len + 4).max(expected as u16);
            *start = self.edges.len() as u32;
            self.edges.extend_from_within(old);
            self.edges.resize(*start as usize + usize::from(*room), edge);
        }
        self.edges[*start as usize + usize::from(*len)] = edge;
        *len += 1;
        usize::from(*len) - 1
    }

    /// Chooses the most promising of the edges that are offered.
    #[inline]
    fn select(&mut self, node: u32, selection: Selection) -> u32 {
        let constant = match selection {
            Selection::Ucb { exploration } => exploration,
            Selection::Puct { exploration, .. } => {
                self.nodes[node as usize].exploration(exploration, node == 0)
            }
        };
        let Node { visits, value, .. } = self.nodes[node as usize];
        let mean = if visits == 0 { 0.5 } else { value };
        let priors: f32 = self.offered.iter().map(|&index| self.edges[index as usize].prior).sum();
        let mut best = 0;
        let mut best_score = f32::NEG_INFINITY;
        for &index in &self.offered {
            let edge = &mut self.edges[index as usize];
            edge.seen += 1;
            let score = edge.score(selection, constant, mean, priors);
            if score > best_score {
                best_score = score;
                best = index;
            }
        }
        best
    }
}

impl Node {
    #[inline]
    fn add(&mut self, value: f32, averaging: Averaging) {
        self.visits += 1;
        let part = averaging.step(self.visits);
        self.value += (value - self.value) * part;
        self.square += (value * value - self.square) * part;
    }

    /// The constant of PUCT at this node.
    #[inline]
    fn exploration(&self, exploration: Exploration, is_root: bool) -> f32 {
        let Exploration { constant, at_root, growth, by_spread } = exploration;
        let visits = self.visits as f32;
        let mut here = if is_root { constant * at_root } else { constant };
        if growth > 0.0 {
            here *= 1.0 + growth * (1.0 + visits / GROWTH_VISITS).ln();
        }
        if by_spread {
            let spread = (self.square - self.value * self.value).max(0.0).sqrt();
            let smoothed =
                (spread * visits + USUAL_SPREAD * SPREAD_VISITS) / (visits + SPREAD_VISITS);
            here *= smoothed / USUAL_SPREAD;
        }
        here
    }
}

impl Edge {
    fn new(m: Move, card: u8, prior: f32) -> Self {
        let (node, outcomes) = (NONE, NONE);
        Self { m, card, node, outcomes, visits: 0, seen: 0, value: 0.0, prior }
    }

    #[inline]
    fn score(&self, selection: Selection, constant: f32, mean: f32, priors: f32) -> f32 {
        let (visits, seen) = (self.visits as f32, self.seen as f32);
        match selection {
            Selection::Ucb { .. } if self.visits == 0 => f32::INFINITY,
            Selection::Ucb { .. } => self.value + constant * (seen.ln() / visits).sqrt(),
            Selection::Puct { .. } => {
                // A move that was never tried promises what the position promises.
                let value = if self.visits == 0 { mean } else { self.value };
                value + constant * self.prior / priors * seen.sqrt() / (1.0 + visits)
            }
        }
    }
}

/// The logit of a move's further choice: what is seldom right is tried less.
pub(crate) fn further(table: &Table, m: Move) -> f32 {
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
