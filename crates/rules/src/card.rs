//! The sixty character cards: nineteen kinds in two tiers.

use std::{fmt, num::NonZeroU8, str::FromStr};

use crate::{
    Character::{self, Brewer, Guard, Innkeeper, Knight, Miller, Noble, Witch},
    Group,
};

/// A kind of card as the deck holds it.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The character of a plain card, or the first one of a split card.
    pub first: Character,
    /// The second character of a split card.
    pub second: Option<Character>,
    /// All its characters.
    pub group: Group,
    /// How many there are in tier 1.
    pub tier1: u8,
    /// How many there are in tier 2.
    pub tier2: u8,
}

/// The deck: every kind of card with its number in tier 1 and in tier 2.
///
/// The order is part of the game's record for ever: a deal shuffles the cards from it.
#[rustfmt::skip]
pub static KINDS: [Kind; 19] = [
    plain(Miller, 7, 2),
    plain(Brewer, 4, 2),
    plain(Witch, 3, 2),
    plain(Guard, 3, 2),
    plain(Knight, 2, 1),
    plain(Innkeeper, 2, 2),
    plain(Noble, 3, 2),
    split(Miller, Brewer, 2, 1),
    split(Miller, Knight, 1, 1),
    split(Brewer, Witch, 1, 2),
    split(Brewer, Knight, 0, 1),
    split(Witch, Guard, 1, 2),
    split(Witch, Innkeeper, 0, 1),
    split(Witch, Noble, 0, 1),
    split(Guard, Knight, 0, 2),
    split(Guard, Innkeeper, 1, 0),
    split(Guard, Noble, 1, 0),
    split(Knight, Innkeeper, 1, 2),
    split(Innkeeper, Noble, 1, 1),
];

/// The kinds with a single character, which come first.
const PLAIN_KINDS: u8 = Character::ALL.len() as u8;

const fn plain(first: Character, tier1: u8, tier2: u8) -> Kind {
    Kind { first, second: None, group: Group::of(&[first]), tier1, tier2 }
}

const fn split(first: Character, second: Character, tier1: u8, tier2: u8) -> Kind {
    Kind { first, second: Some(second), group: Group::of(&[first, second]), tier1, tier2 }
}

/// The number of cards in tier 1.
pub const TIER1: usize = 33;
/// The number of cards in tier 2.
pub const TIER2: usize = 27;
/// The number of character cards in the box.
pub const CARDS: usize = TIER1 + TIER2;

/// A character card.
///
/// Cards of the same kind are alike; their tier shows on the back alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The place in [`KINDS`], counted from 1, so that no card is a zero byte.
    code: NonZeroU8,
}

impl Card {
    /// Every kind of card once, in the deck's order.
    pub fn kinds() -> impl Iterator<Item = Self> {
        (1..=KINDS.len()).map(|code| Self::from_code(code as u8).expect("codes count from 1"))
    }

    /// The place of this kind in [`KINDS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.code.get() as usize - 1
    }

    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.code.get()
    }

    /// The card with a code that was taken from a card; a zero is no card.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Option<Self> {
        match NonZeroU8::new(code) {
            Some(code) => Some(Self { code }),
            None => None,
        }
    }

    /// The card with the characters of a group, by the bits of the group.
    #[inline]
    pub(crate) fn with_characters(bits: u8) -> Option<Self> {
        BY_CHARACTERS[usize::from(bits) % BY_CHARACTERS.len()]
    }

    #[inline]
    fn kind(self) -> &'static Kind {
        &KINDS[self.index()]
    }

    /// The character of a plain card, or the first one of a split card.
    #[inline]
    pub fn first(self) -> Character {
        self.kind().first
    }

    /// The second character of a split card.
    #[inline]
    pub fn second(self) -> Option<Character> {
        self.kind().second
    }

    /// The one or two characters that it can be placed as, from left to right.
    #[inline]
    pub fn characters(self) -> impl Iterator<Item = Character> + Clone {
        std::iter::once(self.first()).chain(self.second())
    }

    /// The one or two characters that it can be placed as, as a group.
    #[inline]
    pub fn group(self) -> Group {
        self.kind().group
    }

    /// Whether it shows two characters.
    #[inline]
    pub fn is_split(self) -> bool {
        self.code.get() > PLAIN_KINDS
    }

    /// Whether it can be placed as this character.
    #[inline]
    pub fn shows(self, character: Character) -> bool {
        self.first() == character || self.second() == Some(character)
    }
}

impl fmt::Display for Card {
    /// Its one or two letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.characters().map(Character::letter).collect();
        f.pad(&letters)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({self})")
    }
}

/// A text that names no card of the deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such card in the deck")]
pub struct CardError;

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut letters = text.chars().map(Character::from_letter);
        let (first, second) = match (letters.next(), letters.next(), letters.next()) {
            (Some(Some(first)), None, None) => (first, None),
            (Some(Some(first)), Some(Some(second)), None) => (first, Some(second)),
            _ => return Err(CardError),
        };
        Self::kinds().find(|card| card.first() == first && card.second() == second).ok_or(CardError)
    }
}

/// The card with the characters of each group, by the bits of the group.
static BY_CHARACTERS: [Option<Card>; 1 << Character::ALL.len()] = {
    let mut cards = [None; 1 << Character::ALL.len()];
    let mut kind = 0;
    while kind < KINDS.len() {
        cards[KINDS[kind].group.bits() as usize] = Card::from_code(kind as u8 + 1);
        kind += 1;
    }
    cards
};

/// The box: every card as often as it is there, in the order of [`KINDS`], tier 1 before tier 2.
pub(crate) static BOX: [Card; CARDS] = {
    let mut cards = [Card { code: NonZeroU8::MIN }; CARDS];
    let (mut next1, mut next2, mut kind) = (0, TIER1, 0);
    while kind < KINDS.len() {
        let Some(code) = NonZeroU8::new(kind as u8 + 1) else { unreachable!() };
        let (end1, end2) = (next1 + KINDS[kind].tier1 as usize, next2 + KINDS[kind].tier2 as usize);
        while next1 < end1 {
            cards[next1] = Card { code };
            next1 += 1;
        }
        while next2 < end2 {
            cards[next2] = Card { code };
            next2 += 1;
        }
        kind += 1;
    }
    assert!(next1 == TIER1 && next2 == CARDS);
    cards
};

/// How many cards there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct CardCounts([u8; KINDS.len()]);

impl CardCounts {
    pub const NONE: Self = Self([0; KINDS.len()]);

    pub fn tier1() -> Self {
        Self(KINDS.each_ref().map(|kind| kind.tier1))
    }

    pub fn tier2() -> Self {
        Self(KINDS.each_ref().map(|kind| kind.tier2))
    }

    pub fn whole_box() -> Self {
        Self(KINDS.each_ref().map(|kind| kind.tier1 + kind.tier2))
    }

    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    pub fn total(&self) -> usize {
        self.0.into_iter().map(usize::from).sum()
    }

    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes a card out; false where there is none left.
    #[must_use]
    pub fn remove(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// Every card as often as it is counted, in the deck's order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::kinds().flat_map(move |card| std::iter::repeat_n(card, self.of(card).into()))
    }
}
