//! A move, and a list of moves.

use std::{fmt, ops::Deref};

use crate::{Character, Group, LOCATION_CARDS, SPACES, Space};

/// One whole turn. It has no hidden step, so it is atomic.
///
/// Packed into two bytes, which lists of moves write and read at once: the space in the lowest
/// three bits, the character in the next three, and the extra choice in the second byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    bits: u16,
}

/// The further choice that some locations offer. No side offers two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Extra {
    /// Nothing to choose, no trade, or no announcement.
    None,
    /// Where a healed split card goes; a plain card has one home and needs no word.
    HealTo(Character),
    /// The meeples bought for points (above 0) or sold for points (below 0), never none.
    Trade(i8),
    /// A payment to all players is announced; only with the house rule.
    Announce,
}

impl Extra {
    const ANNOUNCE: u8 = 1;
    const HEAL: u8 = 2;
    /// A trade of nothing, in the middle of the trades.
    const TRADE: u8 = 128;

    /// The choice in a byte.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Announce => Self::ANNOUNCE,
            Self::HealTo(character) => Self::HEAL + character as u8,
            Self::Trade(meeples) => {
                assert!(-99 <= meeples && meeples <= 99);
                Self::trade_code(meeples)
            }
        }
    }

    /// The code of a trade, or of none where no meeple is traded.
    #[inline]
    pub(crate) const fn trade_code(meeples: i8) -> u8 {
        Self::TRADE.wrapping_add_signed(meeples) * (meeples != 0) as u8
    }
}

impl Move {
    /// Takes a card and places it, without any further choice.
    #[inline]
    pub const fn new(space: Space, character: Character) -> Self {
        Self { bits: space.cost() as u16 | (character as u16) << 3 }
    }

    /// Takes a card and places it as the one character of a group, with the code of a choice.
    #[inline]
    pub(crate) const fn coded(space: Space, character: Group, code: u8) -> Self {
        let character = character.first_index() as u16;
        Self { bits: space.cost() as u16 | character << 3 | (code as u16) << 8 }
    }

    /// The same move with another extra choice.
    ///
    /// # Panics
    /// A trade can be of 99 meeples at most; the rules allow far fewer.
    #[inline]
    pub const fn with(self, extra: Extra) -> Self {
        Self { bits: self.bits & 0xff | (extra.code() as u16) << 8 }
    }

    /// The move as a number: equal for equal moves, and small enough to be part of a key.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.bits
    }

    /// The card that is taken.
    #[inline]
    pub const fn space(self) -> Space {
        Space::from_cost((self.bits & 7) as u8)
    }

    /// The character that it is placed as.
    #[inline]
    pub const fn character(self) -> Character {
        Character::ALL[(self.bits >> 3 & 7) as usize]
    }

    /// The meeples bought for points, or sold where it is below zero.
    #[inline]
    pub(crate) const fn traded(self) -> i8 {
        let code = (self.bits >> 8) as u8;
        let trades = code > Extra::HEAL + Character::Noble as u8;
        if trades { code.wrapping_sub(Extra::TRADE).cast_signed() } else { 0 }
    }

    /// What is decided beyond that.
    #[inline]
    pub const fn extra(self) -> Extra {
        match (self.bits >> 8) as u8 {
            0 => Extra::None,
            Extra::ANNOUNCE => Extra::Announce,
            code @ Extra::HEAL..=8 => Extra::HealTo(Character::ALL[(code - Extra::HEAL) as usize]),
            code => Extra::Trade(code.wrapping_sub(Extra::TRADE).cast_signed()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// The most moves that a position can have: each of six split cards placed as either of its
/// characters, with as many choices as any side offers.
pub const MAX_MOVES: usize = {
    let mut most = 0;
    let mut a = 0;
    while a < LOCATION_CARDS.len() {
        let mut b = 0;
        while b < a {
            let both = most_choices(a) + most_choices(b);
            if both > most {
                most = both;
            }
            b += 1;
        }
        a += 1;
    }
    most * SPACES
};

const fn most_choices(location: usize) -> usize {
    let [a, b] = &LOCATION_CARDS[location];
    let (a, b) = (a.plan.most_choices(), b.plan.most_choices());
    if a > b { a } else { b }
}

/// The moves of a position, kept without allocation. It reads like a slice.
#[derive(Clone, Debug)]
pub struct MoveList {
    /// With two places more than are needed, for moves that are written and then not listed.
    moves: [Move; MAX_MOVES + 2],
    len: usize,
}

impl MoveList {
    /// An empty list.
    pub const fn new() -> Self {
        let blank = Move::new(Space::FRONT, Character::Miller);
        Self { moves: [blank; MAX_MOVES + 2], len: 0 }
    }

    /// Adds the one or two moves with a card of these characters; none with one out of reach, of
    /// nobody.
    ///
    /// How far a player can reach and which cards are split is as good as random, and a processor
    /// that guesses wrong loses more time than listing takes. So two moves are always written, and
    /// only the length depends on what is true.
    #[inline]
    pub(crate) fn push_card(&mut self, space: Space, characters: Group) {
        let second = characters.without_first();
        self.moves[self.len] = Move::coded(space, characters, 0);
        self.moves[self.len + 1] = Move::coded(space, second, 0);
        self.len += usize::from(characters != Group::NOBODY);
        self.len += usize::from(second != Group::NOBODY);
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, m: Move) {
        self.push_if(true, m);
    }

    /// Adds a move if a condition holds, by the same trick.
    #[inline]
    pub(crate) fn push_if(&mut self, condition: bool, m: Move) {
        self.moves[self.len] = m;
        self.len += usize::from(condition);
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}
