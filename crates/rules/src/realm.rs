//! One player's realm: the cards at its locations, the wounded, the points and the meeples.

use std::fmt;

use crate::{Card, Character, Location, tally::Tally};

/// The cards at one location, or in the Infirmary, in the order in which they came.
///
/// Five bits a card, the newest lowest: twelve cards, all that a player ever has, fit in a word.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    bits: u64,
}

impl Pile {
    const CARD_BITS: u32 = 5;
    const TOP: u64 = (1 << Self::CARD_BITS) - 1;

    /// The newest card.
    #[inline]
    pub fn top(self) -> Option<Card> {
        Card::from_code((self.bits & Self::TOP) as u8)
    }

    /// The number of cards.
    pub fn len(self) -> usize {
        (u64::BITS - self.bits.leading_zeros()).div_ceil(Self::CARD_BITS) as usize
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The cards, the newest first.
    pub fn from_top(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop())
    }

    /// The cards, the oldest first.
    pub fn from_bottom(self) -> impl Iterator<Item = Card> {
        (0..self.len() as u32).rev().filter_map(move |depth| {
            let bits = self.bits >> (depth * Self::CARD_BITS);
            Self { bits }.top()
        })
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.bits = self.bits << Self::CARD_BITS | u64::from(card.code());
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        let top = self.top();
        self.bits >>= Self::CARD_BITS;
        top
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.from_bottom()).finish()
    }
}

/// What lies before one player. Everything in it is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Realm {
    /// The length of each pile, kept for the abilities, which count at every move.
    tally: Tally,
    piles: [Pile; Location::ALL.len()],
    pub(crate) points: u32,
    pub(crate) meeples: u8,
}

impl Realm {
    /// The points won so far.
    #[inline]
    pub fn points(&self) -> u16 {
        self.points as u16
    }

    /// The meeples on the worker card and, during a turn, beside it.
    #[inline]
    pub fn meeples(&self) -> u8 {
        self.meeples
    }

    /// How many of a character the realm holds, the wounded not counted.
    #[inline]
    pub fn count(&self, character: Character) -> u8 {
        self.tally.at(character.location())
    }

    /// How many wounded lie in the Infirmary.
    #[inline]
    pub fn wounded(&self) -> u8 {
        self.tally.at(Location::Infirmary)
    }

    /// At how many of the locations 1 to 7 there is a card.
    #[inline]
    pub fn variety(&self) -> u8 {
        self.tally.variety()
    }

    /// The cards at a location.
    #[inline]
    pub fn pile(&self, location: Location) -> Pile {
        self.piles[location as usize]
    }

    /// All its cards, the wounded included.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.piles.into_iter().flat_map(Pile::from_top)
    }

    /// The card that the next Witch will heal.
    #[inline]
    pub fn to_heal(&self) -> Option<Card> {
        self.pile(Location::Infirmary).top()
    }

    #[inline]
    pub(crate) fn tally(&self) -> Tally {
        self.tally
    }

    #[inline]
    pub(crate) fn put(&mut self, card: Card, location: Location) {
        self.tally.add(location);
        self.piles[location as usize].push(card);
    }

    #[inline]
    fn take(&mut self, location: Location) -> Option<Card> {
        let card = self.piles[location as usize].pop()?;
        self.tally.remove(location);
        Some(card)
    }

    /// Moves the leftmost card, the newest at its location, to the Infirmary.
    #[inline]
    pub(crate) fn wound(&mut self) -> Option<(Card, Character)> {
        let leftmost = self.tally.leftmost()?;
        let card = self.take(leftmost.location())?;
        self.put(card, Location::Infirmary);
        Some((card, leftmost))
    }

    /// Moves the top card of the Infirmary back: a split card to the location of `choice`.
    #[inline]
    pub(crate) fn heal(&mut self, choice: Option<Character>) -> Option<(Card, Character)> {
        let card = self.take(Location::Infirmary)?;
        let character = choice.unwrap_or(card.first());
        self.put(card, character.location());
        Some((card, character))
    }
}
