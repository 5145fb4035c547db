//! The whole state of a game: the table, and the deck that nobody may see.

use std::ops::Deref;

use crate::{CARDS, Card, Deal, Illegal, Move, SPACES, Sink, Space, Table, View};

/// A game at one moment: a small plain value, copied freely by those who think ahead.
///
/// It reads like its [`Table`]; only moves need more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) deck: Deck,
}

// Small enough that a copy is a handful of vector moves.
const _: () = assert!(size_of::<State>() == 408);

impl State {
    /// The start of a game from its deal.
    pub fn start(deal: &Deal) -> Self {
        let (display, deck) = deal.cards().split_at(SPACES);
        let mut table = Table::new(*deal.config());
        for (space, &card) in Space::ALL.into_iter().zip(display) {
            table.display.put(space, card, 0);
        }
        table.deck_left = deck.len() as u8;
        Self { table, deck: Deck::from_draw_order(deck) }
    }

    /// Plays a move if it is legal.
    pub fn play<S: Sink>(&mut self, m: Move, sink: &mut S) -> Result<(), Illegal> {
        self.table.check(m)?;
        self.play_listed(m, sink);
        Ok(())
    }

    /// Plays a move that [`Table::legal_moves`] listed for this very state, without the check.
    ///
    /// # Panics
    /// May panic, or leave a state that no game can reach, if the move was not listed.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a playout takes a tenth longer with calls")]
    pub fn play_listed<S: Sink>(&mut self, m: Move, sink: &mut S) {
        let back = self.table.display.back();
        self.table.take_turn(m, sink);
        if let Some(card) = self.deck.draw(self.table.deck_left()) {
            self.table.refill(back, card, sink);
        }
        if S::LISTENS
            && let Some(sheet) = self.table.score_sheet()
        {
            sheet.tell(&self.table, sink);
        }
    }

    /// What the players may know of it.
    pub fn view(&self) -> View {
        View::of(self)
    }

    /// The cards still to be drawn, the next one first. Only a finished game may be shown them.
    pub fn deck(&self) -> impl Iterator<Item = Card> {
        self.deck.0.into_iter().flatten()
    }
}

impl Deref for State {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

/// The face-down cards in the order in which they are drawn, the last one at the end. Drawn cards
/// leave a gap, so that equal states are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck([Option<Card>; CARDS - SPACES]);

impl Deck {
    #[inline]
    pub fn from_draw_order(cards: &[Card]) -> Self {
        let mut deck = Self([None; CARDS - SPACES]);
        let gap = deck.0.len() - cards.len();
        for (place, &card) in deck.0[gap..].iter_mut().zip(cards) {
            *place = Some(card);
        }
        deck
    }

    /// Takes the next card, with so many left before it is taken.
    #[inline]
    fn draw(&mut self, left: usize) -> Option<Card> {
        let next = self.0.len() - left;
        self.0.get_mut(next)?.take()
    }
}

/// The number of ways to go on by so many moves, the deck as it lies. A way that ends the game
/// before that counts, too.
pub fn perft(state: &State, depth: u32) -> u64 {
    if depth == 0 || state.is_over() {
        return 1;
    }
    let moves = state.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|&m| {
            let mut next = *state;
            next.play_listed(m, &mut ());
            perft(&next, depth - 1)
        })
        .sum()
}
