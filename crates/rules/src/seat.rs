//! The seats round the table and how many of them are taken.

use std::fmt;

/// A seat. The first player sits in the first; play goes round in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// Seat 1.
    First,
    /// Seat 2.
    Second,
    /// Seat 3.
    Third,
    /// Seat 4.
    Fourth,
}

impl Seat {
    /// All four.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// Its place counted from 0, as in lists.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its place counted from 1, as in records.
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

/// The number of players, 2 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Players {
    /// Two players.
    Two = 2,
    /// Three players.
    Three = 3,
    /// Four players.
    Four = 4,
}

impl Players {
    /// All possible numbers.
    pub const ALL: [Self; 3] = [Self::Two, Self::Three, Self::Four];

    /// Two, three or four.
    pub fn new(count: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.count() == count)
    }

    /// As a number.
    #[inline]
    pub const fn count(self) -> usize {
        self as usize
    }

    /// The seats that are taken.
    #[inline]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::ALL.into_iter().take(self.count())
    }

    /// Who comes after a seat.
    #[inline]
    pub fn after(self, seat: Seat) -> Seat {
        self.at(seat.index() + 1)
    }

    /// The seats in the order of play, beginning with this one.
    #[inline]
    pub fn round_from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        (0..self.count()).map(move |step| self.at(seat.index() + step))
    }

    /// The other seats in the order of play, beginning with the one after this.
    #[inline]
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> {
        (1..self.count()).map(move |step| self.at(seat.index() + step))
    }

    /// The seat with an index that may have gone once round the table.
    #[inline]
    fn at(self, index: usize) -> Seat {
        let around = if index < self.count() { 0 } else { self.count() };
        match (index - around) % Seat::ALL.len() {
            0 => Seat::First,
            1 => Seat::Second,
            2 => Seat::Third,
            _ => Seat::Fourth,
        }
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.count().to_string())
    }
}
