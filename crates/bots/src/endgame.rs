//! Endgames, exactly: every move and every card that may still come.

use majesty_rules::{BySeat, Extra, Move, ROUNDS, Seat, Table, Ties, View};

/// What a position promises each player when everybody plays perfectly from here.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The chance to win; a shared crown counts in shares.
    pub win: BySeat<f64>,
    /// The expected lead over the best other player, in points.
    pub lead: BySeat<f64>,
}

impl Outcome {
    /// The outcome of a finished game.
    fn of(table: &Table) -> Self {
        let sheet = table.score_if_over_now();
        Self {
            win: BySeat::from_players(sheet.players, |seat| sheet.share(seat)),
            lead: BySeat::from_players(sheet.players, |seat| sheet.lead(seat).into()),
        }
    }

    fn add(&mut self, other: &Self, weight: f64) {
        let add = |(sum, more): (f64, f64)| sum + weight * more;
        self.win = self.win.zip(other.win).map(add);
        self.lead = self.lead.zip(other.lead).map(add);
    }

    /// Whether a player prefers this to another: winning first, then the lead.
    pub fn is_better(&self, other: &Self, seat: Seat) -> bool {
        // Sums of the same shares in another order differ in their last digits.
        const EQUAL: f64 = 1e-9;
        let difference = self.win[seat] - other.win[seat];
        difference > EQUAL || difference > -EQUAL && self.lead[seat] > other.lead[seat] + EQUAL
    }
}

/// Solves a position exactly, if that takes no more than so many looks at a position: every legal
/// move with what it leads to, in the order of the list.
pub fn solve(view: &View, effort: u64) -> Option<Vec<(Move, Outcome)>> {
    let mut left = effort;
    let left_plies = view.config().plies() - view.ply();
    view.legal_moves()
        .iter()
        .map(|&m| Some((m, after(view, m, left_plies - 1, &mut left)?)))
        .collect()
}

/// The best of solved moves for a player; the first of equals.
pub fn best(solved: &[(Move, Outcome)], seat: Seat) -> Option<&(Move, Outcome)> {
    solved.iter().reduce(|best, next| if next.1.is_better(&best.1, seat) { next } else { best })
}

/// What a move leads to, with so many moves left after it.
fn after(view: &View, m: Move, left_plies: usize, effort: &mut u64) -> Option<Outcome> {
    let without = view.after(m, None);
    if !refill_matters(&without, left_plies) {
        return value(&without, left_plies, effort);
    }
    let all: usize = view.next_cards().map(|(_, copies)| copies).sum();
    if all == 0 {
        return value(&without, left_plies, effort);
    }
    let mut outcome = Outcome::default();
    for (card, copies) in view.next_cards() {
        let next = value(&view.after(m, Some(card)), left_plies, effort)?;
        outcome.add(&next, copies as f64 / all as f64);
    }
    Some(outcome)
}

/// Whether anybody can still reach a card that comes to the back space now, after a move.
///
/// The next player needs five meeples for it. The one after that needs four, because a card before
/// it is gone by then. Nobody else's turn changes what a player holds, so both are known. Later
/// players have had a turn to gain meeples, and may reach it.
fn refill_matters(table: &Table, left_plies: usize) -> bool {
    let players = table.config().players;
    let next = table.turn();
    match left_plies {
        0 => false,
        1 => table.realm(next).meeples() >= 5,
        2 => table.realm(next).meeples() >= 5 || table.realm(players.after(next)).meeples() >= 4,
        _ => true,
    }
}

/// Whether two moves differ in how many meeples are traded, and in nothing else.
fn is_other_trade(one: Move, other: Move) -> bool {
    let trades = |m: Move| matches!(m.extra(), Extra::Trade(_));
    (trades(one) || trades(other)) && one.with(Extra::None) == other.with(Extra::None)
}

fn value(view: &View, left_plies: usize, effort: &mut u64) -> Option<Outcome> {
    *effort = effort.checked_sub(1)?;
    if left_plies == 0 {
        return Some(Outcome::of(view));
    }
    let seat = view.turn();
    let mut best: Option<Outcome> = None;
    let moves = view.legal_moves();
    let sells_all = view.round() == ROUNDS && view.config().ties == Ties::Shared;
    for (place, &m) in moves.iter().enumerate() {
        // Meeples are worth nothing after a player's last turn, where they don't decide ties, and a
        // trade that sells more is listed before one that sells less.
        if sells_all && place > 0 && is_other_trade(moves[place - 1], m) {
            continue;
        }
        let outcome = after(view, m, left_plies - 1, effort)?;
        if best.is_none_or(|best| outcome.is_better(&best, seat)) {
            best = Some(outcome);
        }
    }
    best
}
