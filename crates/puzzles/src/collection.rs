//! The puzzles that come with the program.

use std::{
    collections::{HashMap, HashSet},
    sync::OnceLock,
};

use majesty_rules::Sides;

use crate::{Puzzle, PuzzleId, Theme};

/// The days of a week.
const WEEK: usize = 7;

/// Puzzles, found by their names.
#[derive(Debug)]
pub struct Collection {
    all: Vec<Puzzle>,
    places: HashMap<PuzzleId, usize>,
    /// The places of all puzzles, those that suit someone new first.
    by_ease: Vec<usize>,
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
        let mut by_ease: Vec<usize> = (0..all.len()).collect();
        by_ease.sort_by_key(|&place| (strangeness(&all[place]), all[place].id));
        Self { all, places, by_ease }
    }

    /// All puzzles.
    pub fn all(&self) -> &[Puzzle] {
        &self.all
    }

    /// The puzzle with a name.
    pub fn get(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.places.get(&id).map(|&place| &self.all[place])
    }

    /// The puzzle of a day, from easy ones on Mondays to hard ones on Sundays. Each weekday has a
    /// seventh of all puzzles to itself, and goes through them before one comes again.
    ///
    /// # Panics
    /// Panics if there are no puzzles.
    pub fn of_day(&self, day: u32) -> &Puzzle {
        // Neighbours are alike, so each week steps over some; a step that shares no factor with their
        // number meets them all.
        const STEP: usize = 5;
        // Day 0 was a Thursday.
        let since_monday = day as usize + 3;
        let (week, weekday) = (since_monday / WEEK, since_monday % WEEK);
        let bound = |part: usize| self.by_ease.len() * part / WEEK;
        let band = match &self.by_ease[bound(weekday)..bound(weekday + 1)] {
            // Fewer puzzles than days.
            [] => &self.by_ease[..],
            band => band,
        };
        let step = if band.len().is_multiple_of(STEP) { 1 } else { STEP };
        &self.all[band[week % band.len() * step % band.len()]]
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

/// How much stands in the way of someone new: how hard it is, above all, and then a crowded table and
/// sides that the first game doesn't have.
fn strangeness(puzzle: &Puzzle) -> u8 {
    let config = puzzle.view().config();
    let crowd = if config.players.count() > 3 { 3 } else { 0 };
    let sides = match config.sides {
        Sides::ALL_A => 0,
        Sides::ALL_B => 1,
        _ => 2,
    };
    puzzle.level * 2 + crowd + sides
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

    /// A Monday.
    const MONDAY: u32 = 20_000 - (20_000 + 3) % 7;

    #[test]
    fn all_puzzles_come_round_before_one_of_the_same_weekday_comes_again() {
        let puzzles = shipped();
        let weeks = (puzzles.all().len() / WEEK) as u32;
        let of_weekday = |weekday: u32, weeks: u32| -> HashSet<PuzzleId> {
            (0..weeks).map(|week| puzzles.of_day(MONDAY + week * 7 + weekday).id).collect()
        };
        let mut all = HashSet::new();
        for weekday in 0..7 {
            assert_eq!(of_weekday(weekday, weeks).len() as u32, weeks);
            all.extend(of_weekday(weekday, weeks + 1));
        }
        assert_eq!(all.len(), puzzles.all().len());
        assert_ne!(puzzles.of_day(u32::MAX).id, puzzles.of_day(u32::MAX - 1).id);
        assert_eq!(day(86_400_000 * 3 - 1), 2);
    }

    #[test]
    fn a_week_goes_from_easy_to_hard() {
        let puzzles = shipped();
        let level = |day: u32| puzzles.of_day(day).level;
        for week in (MONDAY..).step_by(7).take(100) {
            let monday = puzzles.of_day(week);
            assert!(monday.level <= 2 && monday.view().config().players.count() <= 3);
            let sides = monday.view().config().sides;
            assert!(sides == Sides::ALL_A || sides == Sides::ALL_B || monday.level == 1);
            assert!(level(week + 1) <= 3 && level(week + 2) <= 4);
            assert!(level(week + 6) >= 6);
        }
    }

    #[test]
    fn a_few_puzzles_are_enough_for_a_week() {
        let puzzles = Collection::new(shipped().all()[..3].to_vec());
        let week: HashSet<PuzzleId> = (0..7).map(|day| puzzles.of_day(day).id).collect();
        assert_eq!(week.len(), 3);
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
