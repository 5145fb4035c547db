//! Arrays that are indexed by the game's own nouns rather than by bare numbers.

use std::ops::{Index, IndexMut};

use crate::{Character, Seat};

macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $key:ty, $len:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name<T>(pub [T; $len]);

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

by! {
    /// One value for each of the seven characters, and so for each of the locations 1 to 7.
    ByCharacter, Character, 7
}
