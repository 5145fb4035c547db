//! The display: up to six face-up cards in a row, with the meeples that lie on them.

use crate::{Card, SPACES};

/// A space of the display. The front one is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    index: u8,
}

impl Space {
    /// All six, from the front.
    pub const ALL: [Self; SPACES] = [
        Self { index: 0 },
        Self { index: 1 },
        Self { index: 2 },
        Self { index: 3 },
        Self { index: 4 },
        Self { index: 5 },
    ];

    /// The front space, whose card is free.
    pub const FRONT: Self = Self::ALL[0];

    /// The space with a number, 1 (front) to 6.
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The space whose card costs so many meeples, which was taken from a space.
    #[inline]
    pub(crate) const fn from_cost(cost: u8) -> Self {
        debug_assert!((cost as usize) < SPACES);
        Self { index: cost }
    }

    /// Its number, 1 (front) to 6.
    pub const fn number(self) -> u8 {
        self.index + 1
    }

    /// The meeples that its card costs: one for each card before it.
    #[inline]
    pub const fn cost(self) -> u8 {
        self.index
    }
}

/// The face-up cards and the meeples on them.
///
/// Cards and meeples are a word each, with a byte a space and the front space lowest: laying
/// meeples and closing a gap are then a few shifts, however far back the gap is.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Display {
    cards: Row,
    meeples: Row,
}

impl Display {
    /// The number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        (u64::BITS - self.cards.0.leading_zeros()).div_ceil(8) as usize
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The card in a space.
    #[inline]
    pub fn card(&self, space: Space) -> Option<Card> {
        Card::from_code(self.cards.at(space))
    }

    /// The meeples that lie on the card in a space.
    #[inline]
    pub fn meeples(&self, space: Space) -> u8 {
        self.meeples.at(space)
    }

    /// Every space that holds a card, from the front, with its card and the meeples on it.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (Space, Card, u8)> {
        let (mut cards, mut meeples) = (self.cards.0, self.meeples.0);
        Space::ALL.into_iter().map_while(move |space| {
            let there = (space, Card::from_code(cards as u8)?, meeples as u8);
            cards >>= 8;
            meeples >>= 8;
            Some(there)
        })
    }

    /// Lays a meeple on each card before a space and takes that space's card with the meeples on
    /// it. The cards behind it move up.
    #[inline]
    pub(crate) fn take(&mut self, space: Space) -> Option<(Card, u8)> {
        let card = self.card(space)?;
        let meeples = self.meeples(space);
        self.cards.close(space);
        self.meeples.close(space);
        self.meeples.0 += Row::ONES & Row::before(space);
        Some((card, meeples))
    }

    /// Puts a card into the first empty space.
    #[inline]
    pub(crate) fn refill(&mut self, card: Card, meeples: u8) {
        let back = 8 * self.len();
        self.cards.0 |= u64::from(card.code()) << back;
        self.meeples.0 |= u64::from(meeples) << back;
    }
}

/// A byte for each space, the front one lowest.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
struct Row(u64);

impl Row {
    const ONES: u64 = 0x0101_0101_0101_0101;

    /// All bits of the spaces before this one.
    #[inline]
    fn before(space: Space) -> u64 {
        (1 << (8 * space.index)) - 1
    }

    #[inline]
    fn at(self, space: Space) -> u8 {
        (self.0 >> (8 * space.index)) as u8
    }

    #[inline]
    fn close(&mut self, space: Space) {
        let before = Self::before(space);
        self.0 = self.0 & before | self.0 >> 8 & !before;
    }
}
