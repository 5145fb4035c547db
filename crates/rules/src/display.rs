//! The display: up to six face-up cards in a row, with the meeples that lie on them.

use crate::{Card, Group, SPACES, row::Row};

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
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Display {
    /// The group of the characters on each card, which tells what card it is.
    characters: Row,
    meeples: Row,
}

impl Display {
    /// The number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.characters.len()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The card in a space.
    #[inline]
    pub fn card(&self, space: Space) -> Option<Card> {
        Card::with_characters(self.characters.at(space))
    }

    /// The meeples that lie on the card in a space.
    #[inline]
    pub fn meeples(&self, space: Space) -> u8 {
        self.meeples.at(space)
    }

    /// Every space that holds a card, from the front, with its card and the meeples on it.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (Space, Card, u8)> {
        Space::ALL
            .into_iter()
            .map_while(|space| Some((space, self.card(space)?, self.meeples(space))))
    }

    /// The characters on the card in a space.
    #[inline]
    pub(crate) fn group(&self, space: Space) -> Group {
        Group::from_bits(self.characters.at(space))
    }

    /// The bits of the group of the characters on each card.
    #[inline]
    pub(crate) fn characters(&self) -> Row {
        self.characters
    }

    /// The meeples on each card.
    #[inline]
    pub(crate) fn lying(&self) -> Row {
        self.meeples
    }

    /// Lays a meeple on each card before a space and takes that space's card with the meeples on
    /// it. The cards behind it move up.
    #[inline]
    pub(crate) fn take(&mut self, space: Space) -> Option<(Card, u8)> {
        let card = self.card(space)?;
        let meeples = self.meeples(space);
        self.characters.close(space);
        self.meeples.close(space);
        self.meeples.add_one_before(space);
        Some((card, meeples))
    }

    /// The last space that holds a card.
    #[inline]
    pub(crate) fn back(&self) -> Space {
        Space::from_cost(self.len().saturating_sub(1) as u8)
    }

    /// Puts a card with meeples on it into an empty space behind all others.
    #[inline]
    pub(crate) fn put(&mut self, space: Space, card: Card, meeples: u8) {
        self.characters.set(space, card.group().bits());
        self.meeples.set(space, meeples);
    }
}
