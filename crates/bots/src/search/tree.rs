//! The tree of a search: what was tried, how often, and how it ended.
//!
//! An edge is a move together with the card it takes. At first all cards that may be revealed after
//! it share one node, so that a few visits suffice to learn about the replies. An edge that was
//! visited often enough becomes a chance node: from then on each revealed card has a node of its
//! own, and they are visited in proportion to their probabilities. Such a node starts from what the
//! shared one knew, and goes on sharing what comes below until its own edges are visited often.

use majesty_rules::{BySeat, Card, Extra, Move, MoveList, ROUNDS, Seat, Table, View};
use rand_core::Rng;

use super::{Guide, MoveStats, Selection, Settings};
use crate::evaluator::PolicyLogits;

/// No more nodes than this; a search that long goes on without growing.
const MAX_NODES: usize = 4_000_000;
/// No node or chance node: the root and the first entry of each list are nobody's child.
const NONE: u32 = 0;

/// The root is its first node.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The edges of all nodes, those of one node side by side.
    edges: Vec<Edge>,
    /// The outcomes of all chance nodes, those of one side by side.
    outcomes: Vec<Outcome>,
    /// The way down in this simulation.
    path: Vec<Step>,
    /// The edges that the present display allows, at one node.
    offered: Vec<u32>,
    /// The node that the way down ended in, if that is new, and whose turn it is there.
    new: Option<(u32, Seat)>,
}

/// A position, as far as the moves and the revealed cards that led to it tell.
#[derive(Clone, Copy, Default)]
struct Node {
    /// Where its edges are, how many there are, and for how many there is room.
    start: u32,
    len: u16,
    room: u16,
    visits: u32,
    /// The values for the player whose turn it is.
    sum: f32,
    logits: PolicyLogits,
    /// Whether it stands for one position: only its moves may become chance nodes.
    exact: bool,
    /// The shared node that its edges start from, or [`NONE`], and how much better the player whose
    /// turn it is stands here than there.
    model: u32,
    shift: f32,
}

/// A move from a node, with the card it takes.
#[derive(Clone, Copy)]
struct Edge {
    m: Move,
    card: u8,
    /// How many outcomes its chance node has.
    outcomes: u8,
    /// Where its outcomes are, or [`NONE`] while all revealed cards share a node.
    chance: u32,
    /// The node that they share, or [`NONE`].
    node: u32,
    visits: u32,
    /// With so many visits it becomes a chance node.
    split_at: u32,
    /// How often it could have been chosen.
    seen: u32,
    /// The values for the player whose move it is, and the shares of the victory.
    sum: f32,
    win: f32,
    /// The prior, to be divided by those of all moves that are offered.
    prior: f32,
}

/// A card that may be revealed after a move.
#[derive(Clone, Copy)]
struct Outcome {
    card: Card,
    copies: u8,
    visits: u32,
    node: u32,
}

/// A choice on the way down.
struct Step {
    node: u32,
    edge: u32,
    outcome: u32,
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
        self.nodes.push(Node { logits, exact: true, ..Node::default() });
        // Nobody's outcome: see `NONE`.
        let card = Card::kinds().next().expect("there are cards");
        self.outcomes.push(Outcome { card, copies: 0, visits: 0, node: NONE });
    }

    /// Plays from the root to a position that is new, or to the end of the game.
    #[inline]
    pub fn descend(
        &mut self,
        view: &mut View,
        settings: &Settings,
        guide: &Guide,
        moves: &mut MoveList,
        rng: &mut impl Rng,
    ) {
        self.path.clear();
        self.new = None;
        let mut node = 0;
        while !view.is_over() {
            view.list_moves(moves);
            self.offer(node, view, moves, settings, guide);
            let edge = self.select(node, settings.selection);
            let Edge { m, visits, split_at, .. } = self.edges[edge as usize];
            let seat = view.turn();
            if visits == split_at && self.nodes[node as usize].exact {
                self.split(edge, view, settings, guide);
            }
            let chance = self.edges[edge as usize].chance;
            let (outcome, next) = if chance == NONE {
                let card = view.sample_next_card(rng);
                view.play_listed(m, card);
                (NONE, self.edges[edge as usize].node)
            } else {
                let outcome = self.next_outcome(edge);
                let Outcome { card, node, .. } = self.outcomes[outcome as usize];
                view.play_listed(m, Some(card));
                (outcome, node)
            };
            self.path.push(Step { node, edge, outcome, seat });
            if next == NONE {
                if self.nodes.len() < MAX_NODES {
                    let new = self.nodes.len() as u32;
                    self.nodes.push(Node::default());
                    self.edges[edge as usize].node = new;
                    self.new = Some((new, view.turn()));
                }
                return;
            }
            node = next;
        }
    }

    /// Adds what a simulation found to everything on its way.
    #[inline]
    pub fn backpropagate(&mut self, found: &Found, logits: PolicyLogits) {
        for step in &self.path {
            let value = found.values[step.seat];
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            node.sum += value;
            let edge = &mut self.edges[step.edge as usize];
            edge.visits += 1;
            edge.sum += value;
            edge.win += found.win[step.seat];
            self.outcomes[step.outcome as usize].visits += 1;
        }
        if let Some((node, seat)) = self.new {
            let node = &mut self.nodes[node as usize];
            node.visits = 1;
            node.sum = found.values[seat];
            node.logits = logits;
        }
    }

    /// What is known of the moves at the root.
    pub fn root_stats(&self) -> Vec<MoveStats> {
        let Node { start, len, .. } = self.nodes[0];
        let edges = &self.edges[start as usize..][..usize::from(len)];
        let stats = |edge: &Edge| {
            let visits = edge.visits.max(1) as f32;
            MoveStats {
                m: edge.m,
                visits: edge.visits,
                value: edge.sum / visits,
                win: edge.win / visits,
            }
        };
        edges.iter().map(stats).collect()
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
                let edge = Edge::new(m, card, prior, settings.split_after);
                self.add_edge(node, moves.len(), self.informed(node, edge))
            };
            hint = index + 1;
            self.offered.push(self.nodes[node as usize].start + index as u32);
        }
    }

    /// A new edge of a node with what the shared node knows of it.
    fn informed(&self, node: u32, edge: Edge) -> Edge {
        let Node { model, shift, .. } = self.nodes[node as usize];
        if model == NONE {
            return edge;
        }
        let model = &self.nodes[model as usize];
        let edges = &self.edges[model.start as usize..][..usize::from(model.len)];
        let Some(index) = find(edges, edge.m, edge.card, 0) else { return edge };
        let Edge { node, visits, sum, win, .. } = edges[index];
        Edge {
            node,
            visits,
            split_at: visits.saturating_add(edge.split_at),
            seen: model.visits,
            sum: sum + shift * visits as f32,
            win: win + shift * visits as f32,
            ..edge
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
        let Node { visits, sum, .. } = self.nodes[node as usize];
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let (mut priors, mut tried) = (0.0, 0.0);
        for &index in &self.offered {
            let edge = &self.edges[index as usize];
            priors += edge.prior;
            tried += if edge.visits > 0 { edge.prior } else { 0.0 };
        }
        let scale = Scale::new(selection, mean, priors, tried, visits);
        let mut best = 0;
        let mut best_score = f32::NEG_INFINITY;
        for &index in &self.offered {
            let edge = &mut self.edges[index as usize];
            edge.seen += 1;
            let score = edge.score(&scale);
            if score > best_score {
                best_score = score;
                best = index;
            }
        }
        best
    }

    /// Gives every card that may be revealed after a move a node of its own.
    fn split(&mut self, edge: u32, view: &View, settings: &Settings, guide: &Guide) {
        let Guide::Network(evaluator) = guide else { return };
        // The last move of a game reveals nothing that matters.
        if view.ply() + 1 == view.config().plies() || self.nodes.len() + 32 > MAX_NODES {
            return;
        }
        let Edge { m, node: model, .. } = self.edges[edge as usize];
        let (chance, first_node) = (self.outcomes.len(), self.nodes.len());
        let (mut total, mut copies_in_all) = (0.0, 0.0);
        for (card, copies) in view.next_cards() {
            let after = view.after(m, Some(card));
            let (found, logits) = Found::of(&evaluator.evaluate(&after), settings);
            let sum = found.values[after.turn()];
            total += copies as f32 * sum;
            copies_in_all += copies as f32;
            let node = self.nodes.len() as u32;
            self.outcomes.push(Outcome { card, copies: copies as u8, visits: 0, node });
            self.nodes.push(Node { visits: 1, sum, logits, exact: true, model, ..Node::default() });
        }
        let count = self.outcomes.len() - chance;
        if count > 0 {
            let mean = total / copies_in_all;
            self.nodes[first_node..].iter_mut().for_each(|node| node.shift = node.sum - mean);
            let edge = &mut self.edges[edge as usize];
            edge.chance = chance as u32;
            edge.outcomes = count as u8;
        }
    }

    /// The outcome that lags furthest behind its probability: less noise than sampling.
    #[inline]
    fn next_outcome(&self, edge: u32) -> u32 {
        let Edge { chance, outcomes, .. } = self.edges[edge as usize];
        let mut best = chance;
        let mut best_lag = f32::NEG_INFINITY;
        for index in chance..chance + u32::from(outcomes) {
            let Outcome { copies, visits, .. } = self.outcomes[index as usize];
            let lag = f32::from(copies) / (visits + 1) as f32;
            if lag > best_lag {
                best_lag = lag;
                best = index;
            }
        }
        best
    }
}

/// What the scores of all edges at a node have in common.
struct Scale {
    selection: Selection,
    /// What a move that was never tried promises.
    first_play: f32,
    exploration: f32,
}

impl Scale {
    #[inline]
    fn new(selection: Selection, mean: f32, priors: f32, tried: f32, visits: u32) -> Self {
        match selection {
            Selection::Ucb { exploration } => Self { selection, first_play: mean, exploration },
            Selection::Puct { exploration, growth, reduction, .. } => Self {
                selection,
                first_play: mean - reduction * (tried / priors).sqrt(),
                exploration: exploration * (1.0 + growth * ((visits as f32 + 500.0) / 500.0).ln())
                    / priors,
            },
        }
    }
}

impl Edge {
    fn new(m: Move, card: u8, prior: f32, split_at: u32) -> Self {
        Self {
            m,
            card,
            outcomes: 0,
            chance: NONE,
            node: NONE,
            visits: 0,
            split_at,
            seen: 0,
            sum: 0.0,
            win: 0.0,
            prior,
        }
    }

    #[inline]
    fn score(&self, scale: &Scale) -> f32 {
        let (visits, seen) = (self.visits as f32, self.seen as f32);
        match scale.selection {
            Selection::Ucb { .. } if self.visits == 0 => f32::INFINITY,
            Selection::Ucb { exploration } => {
                self.sum / visits + exploration * (seen.ln() / visits).sqrt()
            }
            Selection::Puct { .. } => {
                let value = if self.visits == 0 { scale.first_play } else { self.sum / visits };
                value + scale.exploration * self.prior * seen.sqrt() / (1.0 + visits)
            }
        }
    }
}

/// The logit of a move's further choice: what is seldom right is tried less.
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
