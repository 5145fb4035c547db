//! What is highlighted: a card of the display, and one of the ways to play it.

use majesty_rules::{Character, Event, Extra, Move, Space, View};

/// What is highlighted. A way is a whole move: the character of a split card, where a healed card
/// goes, a trade, an announcement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    card: usize,
    way: usize,
}

impl Cursor {
    /// The card in the front space, played in its plainest way.
    pub fn new(view: &View) -> Self {
        let mut cursor = Self::default();
        cursor.go_to_card(view, 0);
        cursor
    }

    /// On a certain move.
    pub fn on(view: &View, m: Move) -> Self {
        let card = usize::from(m.space().cost());
        let way = ways(view, m.space()).iter().position(|&other| other == m);
        Self { card, way: way.unwrap_or(0) }
    }

    /// The space of the highlighted card.
    pub fn space(self) -> Space {
        Space::ALL[self.card]
    }

    /// The place of the highlighted way among the [`ways`] of the card.
    pub fn way(self) -> usize {
        self.way
    }

    /// The highlighted move; none where the card is out of reach.
    pub fn chosen(self, view: &View) -> Option<Move> {
        ways(view, self.space()).get(self.way).copied()
    }

    /// The character that the highlighted way makes of the card.
    pub fn character(self, view: &View) -> Option<Character> {
        let card = || view.display().card(self.space()).map(majesty_rules::Card::first);
        self.chosen(view).map(Move::character).or_else(card)
    }

    /// Moves to a card, if there is one.
    pub fn go_to_card(&mut self, view: &View, card: usize) {
        if card < view.display().len() {
            *self = Self { card, way: plainest(&ways(view, Space::ALL[card])) };
        }
    }

    /// Moves by some cards, round the ends.
    pub fn step_card(&mut self, view: &View, by: isize) {
        if let Some(card) = step(self.card, by, view.display().len()) {
            self.go_to_card(view, card);
        }
    }

    /// Moves by some ways, round the ends.
    pub fn step_way(&mut self, view: &View, by: isize) {
        if let Some(way) = step(self.way, by, ways(view, self.space()).len()) {
            self.way = way;
        }
    }
}

/// The next place among so many, round the ends.
pub fn step(place: usize, by: isize, count: usize) -> Option<usize> {
    let count = isize::try_from(count).ok().filter(|&count| count > 0)?;
    usize::try_from((place as isize + by).rem_euclid(count)).ok()
}

/// All legal moves with the card of a space, in the order of the rules.
pub fn ways(view: &View, space: Space) -> Vec<Move> {
    view.legal_moves().iter().copied().filter(|m| m.space() == space).collect()
}

/// The way that decides the least: the first character, and for it no trade and no announcement.
fn plainest(ways: &[Move]) -> usize {
    let first = ways.first().map(|m| m.character());
    let plain = |m: &Move| Some(m.character()) == first && m.extra() == Extra::None;
    ways.iter().position(plain).unwrap_or(0)
}

/// What a move would do.
pub fn outcome(view: &View, m: Move) -> Vec<Event> {
    let mut events = Vec::new();
    view.preview(m, &mut events).expect("a listed move is legal");
    events
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, Sides, State};

    use super::*;

    /// Every legal move of whole games can be reached with the arrow keys, and no other.
    #[test]
    fn every_legal_move_can_be_highlighted() {
        for (seed, sides) in [(1, Sides::ALL_A), (2, Sides::ALL_B), (3, Sides::from_bits(0x5a))] {
            let config = Config { sides, announce: true, ..Config::new(Players::Two) };
            let mut state = State::start(&Deal::new(config, seed));
            while !state.is_over() {
                let view = state.view();
                let mut reached = Vec::new();
                let mut cursor = Cursor::new(&view);
                for _ in 0..view.display().len() {
                    for _ in 0..ways(&view, cursor.space()).len() {
                        reached.extend(cursor.chosen(&view));
                        cursor.step_way(&view, 1);
                    }
                    cursor.step_card(&view, 1);
                }
                let legal = state.legal_moves();
                assert_eq!(reached.len(), legal.len());
                assert!(legal.iter().all(|m| reached.contains(m)));
                assert!(legal.iter().all(|&m| Cursor::on(&view, m).chosen(&view) == Some(m)));
                let m = legal[state.ply() % legal.len()];
                state.play(m, &mut ()).expect("a listed move is legal");
            }
        }
    }

    #[test]
    fn a_card_is_first_played_in_the_plainest_way() {
        let config = Config { sides: Sides::ALL_B, ..Config::new(Players::Two) };
        let castle =
            (0..1000).map(|seed| State::start(&Deal::new(config, seed)).view()).find(|view| {
                view.display()
                    .card(Space::FRONT)
                    .is_some_and(|card| card.first() == Character::Noble)
            });
        let view = castle.expect("some deal begins with a Noble");
        let mut cursor = Cursor::new(&view);
        assert_eq!(cursor.chosen(&view).map(Move::extra), Some(Extra::None));
        cursor.step_way(&view, -1);
        assert_eq!(cursor.chosen(&view).map(Move::extra), Some(Extra::Trade(-1)));
    }
}
