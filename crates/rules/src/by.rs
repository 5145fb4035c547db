//! Arrays that are indexed by the game's own nouns rather than by bare numbers.

use std::ops::{Index, IndexMut};

use crate::{Character, Players, Seat};

macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $key:ty, $len:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name<T>(pub [T; $len]);

        impl<T> $name<T> {
            /// The value that a function gives for each.
            #[inline]
            pub fn from_fn(mut value: impl FnMut($key) -> T) -> Self {
                Self(<$key>::ALL.map(|key| value(key)))
            }

            /// What a function makes of each value.
            #[inline]
            pub fn map<U>(self, change: impl FnMut(T) -> U) -> $name<U> {
                $name(self.0.map(change))
            }

            /// Each with its value, in order.
            #[inline]
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> {
                <$key>::ALL.into_iter().zip(&self.0)
            }

            /// The values in pairs with those of another.
            #[inline]
            pub fn zip<U>(self, other: $name<U>) -> $name<(T, U)> {
                let mut others = other.0.into_iter();
                $name(self.0.map(|value| (value, others.next().expect("both have the same length"))))
            }
        }

        impl<T> Index<$key> for $name<T> {
            type Output = T;

            #[inline]
            fn index(&self, key: $key) -> &T {
                &self.0[key as usize]
            }
        }

        impl<T> IndexMut<$key> for $name<T> {
            #[inline]
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key as usize]
            }
        }
    };
}

by! {
    /// One value for each of the four seats; those beyond the number of players lie idle.
    BySeat, Seat, 4
}

impl<T: Default> BySeat<T> {
    /// The value that a function gives for each player; seats that lie idle have the default.
    #[inline]
    pub fn from_players(players: Players, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::default();
        for seat in players.seats() {
            all[seat] = value(seat);
        }
        all
    }
}

by! {
    /// One value for each of the seven characters, and so for each of the locations 1 to 7.
    ByCharacter, Character, 7
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_with_their_keys() {
        let numbers = BySeat::from_fn(Seat::number);
        assert_eq!(numbers, BySeat([1, 2, 3, 4]));
        assert_eq!(numbers.map(|number| 2 * number), BySeat([2, 4, 6, 8]));
        assert!(numbers.iter().all(|(seat, &number)| seat.number() == number));
        let names = BySeat(["a", "b", "c", "d"]);
        assert_eq!(numbers.zip(names), BySeat([(1, "a"), (2, "b"), (3, "c"), (4, "d")]));
        assert_eq!(BySeat::from_players(Players::Three, Seat::number), BySeat([1, 2, 3, 0]));

        let letters = ByCharacter::from_fn(Character::letter);
        assert!(letters.iter().all(|(character, &letter)| character.letter() == letter));
    }
}
