//! What a player may know: the table, and which cards have not been seen yet.

use std::ops::Deref;

use rand_core::Rng;

use crate::{
    BOX, CARDS, Card, CardCounts, DeckRule, Move, State, TIER2, Table,
    deal::{below, shuffle_front},
    state::Deck,
};

/// A game as its players may know it: everything but the deck's order and the unused cards of
/// tier 1. All players know the same.
///
/// It reads like its [`Table`]. Bots decide from a view, and [`View::imagine`] is the only way from
/// it to a [`State`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    table: Table,
    /// The cards that nobody has seen, sorted: first those of tier 1, in the deck or unused; then
    /// those of tier 2. One tier where the deck is shuffled together. The rest is filler.
    unseen: [Card; CARDS],
    tier1: u8,
    tier2: u8,
}

impl View {
    pub(crate) fn of(state: &State) -> Self {
        let table = state.table;
        let mut first = CardCounts::whole_box();
        let mut second = CardCounts::NONE;
        // In the standard deck tier 2 is at the bottom, and every player can work out which of its
        // cards are left.
        let bottom = match table.config.deck {
            DeckRule::Standard => table.deck_left().min(TIER2),
            DeckRule::Together => 0,
        };
        for card in state.deck().skip(table.deck_left() - bottom) {
            second.add(card);
        }
        for card in table.cards().chain(second.cards()) {
            let there = first.remove(card);
            debug_assert!(there, "a game holds no more cards than the box");
        }
        Self::new(&table, first, second)
    }

    /// A view with so many unseen cards of tier 1 and tier 2.
    pub(crate) fn new(table: &Table, tier1: CardCounts, tier2: CardCounts) -> Self {
        let mut unseen = [BOX[0]; CARDS];
        for (place, card) in unseen.iter_mut().zip(tier1.cards().chain(tier2.cards())) {
            *place = card;
        }
        Self { table: *table, unseen, tier1: tier1.total() as u8, tier2: tier2.total() as u8 }
    }

    /// The cards that nobody has seen and that may be in the deck, by tier: with the standard deck
    /// those of tier 1 (unused ones included) and those of tier 2, which lie below; with all cards
    /// shuffled together, all of them and none.
    pub fn unseen(&self) -> (&[Card], &[Card]) {
        let (tier1, rest) = self.unseen.split_at(self.tier1.into());
        (tier1, &rest[..self.tier2.into()])
    }

    /// The unseen cards among which the next one from the deck is, each equally likely, sorted;
    /// nothing when the deck is empty.
    #[inline]
    fn next_pool(&self) -> &[Card] {
        let (tier1, tier2) = self.unseen();
        match self.table.deck_left() {
            0 => &[],
            left if left > tier2.len() => tier1,
            _ => tier2,
        }
    }

    /// Each card that may come next from the deck, with the number of its unseen copies among which
    /// the next card is equally likely; nothing when the deck is empty.
    pub fn next_cards(&self) -> impl Iterator<Item = (Card, usize)> {
        self.next_pool().chunk_by(PartialEq::eq).map(|copies| (copies[0], copies.len()))
    }

    /// A card that may come next from the deck, each copy equally likely; nothing when the deck is
    /// empty.
    #[inline]
    pub fn sample_next_card(&self, rng: &mut impl Rng) -> Option<Card> {
        match self.next_pool() {
            [] => None,
            pool => Some(pool[below(rng, pool.len() as u32) as usize]),
        }
    }

    /// What the players will know after a listed move, if a certain card comes from the deck. Without
    /// one the back space stays empty, for those who look ahead and know that it will not matter.
    ///
    /// # Panics
    /// May panic if the move was not listed, or the card is not one of [`View::next_cards`].
    pub fn after(&self, m: Move, drawn: Option<Card>) -> Self {
        let mut next = *self;
        next.play_listed(m, drawn);
        next
    }

    /// The same in place.
    ///
    /// # Panics
    /// May panic if the move was not listed, or the card is not one of [`View::next_cards`].
    #[inline]
    pub fn play_listed(&mut self, m: Move, drawn: Option<Card>) {
        let from_tier1 = self.table.deck_left() > self.tier2.into();
        let back = self.table.display.back();
        self.table.take_turn(m, &mut ());
        if let Some(card) = drawn {
            let start = if from_tier1 { 0 } else { usize::from(self.tier1) };
            let place = self.unseen[start..].iter().position(|&other| other == card);
            let place = start + place.expect("the card may come next");
            self.unseen.copy_within(place + 1.., place);
            self.unseen[CARDS - 1] = BOX[0];
            self.tier1 -= u8::from(from_tier1);
            self.tier2 -= u8::from(!from_tier1);
            self.table.refill(back, card, &mut ());
        }
    }

    /// A state that this view could be of, with the unseen cards dealt at random. All that a player
    /// can't tell apart is equally likely.
    #[inline]
    pub fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut cards = self.unseen;
        let (tier1, tier2) = (usize::from(self.tier1), usize::from(self.tier2));
        let deck_left = self.table.deck_left();
        let from_tier1 = deck_left - tier2;
        shuffle_front(&mut cards[..tier1], from_tier1, rng);
        shuffle_front(&mut cards[tier1..tier1 + tier2], tier2, rng);
        cards.copy_within(tier1..tier1 + tier2, from_tier1);
        State { table: self.table, deck: Deck::from_draw_order(&cards[..deck_left]) }
    }
}

impl Deref for View {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}
