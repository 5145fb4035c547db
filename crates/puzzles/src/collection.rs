//! The puzzles that come with the program.

use std::{
    collections::{HashMap, HashSet},
    sync::OnceLock,
};

use crate::{Puzzle, PuzzleId, Theme};

/// Puzzles, found by their names.
#[derive(Debug)]
pub struct Collection {
    all: Vec<Puzzle>,
    places: HashMap<PuzzleId, usize>,
}

/// The puzzles that come with the program.
pub fn shipped() -> &'static Collection {
    static SHIPPED: OnceLock<Collection> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let all = Puzzle::read_all(include_str!("../data/puzzles.txt"));
        Collection::new(all.expect("a test reads the puzzles that are shipped"))
    })
}

/// The number of the day, in UTC, of a time in milliseconds since 1970.
pub const fn day(millis: u64) -> u32 {
    (millis / 86_400_000) as u32
}

impl Collection {
    /// These puzzles, in this order.
    pub fn new(all: Vec<Puzzle>) -> Self {
        let places = all.iter().enumerate().map(|(place, puzzle)| (puzzle.id, place)).collect();
        Self { all, places }
    }

    /// All puzzles.
    pub fn all(&self) -> &[Puzzle] {
        &self.all
    }

    /// The puzzle with a name.
    pub fn get(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.places.get(&id).map(|&place| &self.all[place])
    }

    /// The puzzle of a day: each in turn, and then all of them again.
    ///
    /// # Panics
    /// Panics if there are no puzzles.
    pub fn of_day(&self, day: u32) -> &Puzzle {
        // A step that shares no factor with the number of puzzles meets each of them once.
        const STEP: usize = 7919;
        let step = if self.all.len().is_multiple_of(STEP) { 1 } else { STEP };
        &self.all[day as usize % self.all.len() * step % self.all.len()]
    }

    /// The easiest puzzle of a theme and a level that someone hasn't solved; any theme or level
    /// without them.
    pub fn next(
        &self,
        theme: Option<Theme>,
        level: Option<u8>,
        is_solved: impl Fn(PuzzleId) -> bool,
    ) -> Option<&Puzzle> {
        self.of(theme, level)
            .filter(|puzzle| !is_solved(puzzle.id))
            .min_by_key(|puzzle| puzzle.rating)
    }

    /// The puzzles of a theme and a level.
    pub fn of(&self, theme: Option<Theme>, level: Option<u8>) -> impl Iterator<Item = &Puzzle> {
        self.all.iter().filter(move |puzzle| {
            theme.is_none_or(|theme| puzzle.themes.contains(&theme))
                && level.is_none_or(|level| puzzle.level == level)
        })
    }
}

/// How many days in a row had a solved puzzle, up to today, or up to yesterday while today has none
/// yet.
pub fn streak(days: impl IntoIterator<Item = u32>, today: u32) -> u32 {
    let days: HashSet<u32> = days.into_iter().collect();
    let last = if days.contains(&today) { Some(today) } else { today.checked_sub(1) };
    let Some(last) = last else { return 0 };
    (0..=last).rev().take_while(|day| days.contains(day)).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_lasts_until_a_day_without_a_puzzle_is_over() {
        assert_eq!(streak([], 10), 0);
        assert_eq!(streak([], 0), 0);
        assert_eq!(streak([0], 0), 1);
        assert_eq!(streak([10], 10), 1);
        assert_eq!(streak([8, 9, 9], 10), 2);
        assert_eq!(streak([8, 9, 10], 10), 3);
        assert_eq!(streak([7, 9, 10], 10), 2);
        assert_eq!(streak([7, 8], 10), 0);
        assert_eq!(streak([11], 10), 0, "nothing was solved yet");
    }

    #[test]
    fn each_day_has_its_puzzle_and_all_of_them_come_round() {
        let puzzles = shipped();
        let count = puzzles.all().len() as u32;
        let of_days = |from: u32| -> HashSet<PuzzleId> {
            (from..from + count).map(|day| puzzles.of_day(day).id).collect()
        };
        assert_eq!(of_days(20_000).len() as u32, count);
        assert_eq!(puzzles.of_day(5), puzzles.of_day(5 + count));
        assert_ne!(puzzles.of_day(u32::MAX).id, puzzles.of_day(u32::MAX - 1).id);
        assert_eq!(day(86_400_000 * 3 - 1), 2);
    }

    #[test]
    fn the_next_puzzle_is_the_easiest_that_is_left() {
        let puzzles = shipped();
        let first = puzzles.next(Some(Theme::Heal), None, |_| false).expect("there is one");
        let second = puzzles.next(Some(Theme::Heal), None, |id| id == first.id);
        assert!(second.is_some_and(|second| second.rating >= first.rating && second != first));
        assert_eq!(puzzles.next(None, Some(2), |_| true), None);
        let level = puzzles.next(None, Some(2), |_| false).expect("there is one");
        assert_eq!((level.level, puzzles.get(level.id)), (2, Some(level)));
    }
}
