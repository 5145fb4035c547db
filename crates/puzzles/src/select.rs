//! Which of many puzzles are kept, so that there's some of everything.

use std::collections::HashMap;

use crate::Puzzle;

/// The traits of which there should be equally many.
#[derive(PartialEq, Eq, Hash)]
enum Trait {
    Theme(&'static str),
    Level(u8),
    Players(usize),
    Sides(&'static str),
    Left(usize),
}

/// Chooses so many puzzles, each time one whose traits are rarest among those that were chosen. The
/// same puzzles give the same choice, in whatever order they come. It's sorted by name, which is as
/// good as shuffled.
pub fn select(mut all: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    all.sort_by_key(|puzzle| puzzle.id);
    all.dedup_by_key(|puzzle| puzzle.id);
    let mut counts: HashMap<Trait, usize> = HashMap::new();
    let mut chosen = Vec::new();
    while chosen.len() < count && !all.is_empty() {
        let weight = |puzzle: &Puzzle| -> usize {
            traits(puzzle).map(|each| counts.get(&each).copied().unwrap_or(0)).iter().sum()
        };
        let (place, _) = all
            .iter()
            .enumerate()
            .min_by_key(|(_, puzzle)| weight(puzzle))
            .expect("there is one left");
        let puzzle = all.remove(place);
        for each in traits(&puzzle) {
            *counts.entry(each).or_default() += 1;
        }
        chosen.push(puzzle);
    }
    chosen.sort_by_key(|puzzle| puzzle.id);
    chosen
}

fn traits(puzzle: &Puzzle) -> [Trait; 5] {
    let config = puzzle.view().config();
    let sides = config.sides.to_string();
    let sides = match (sides.contains('A'), sides.contains('B')) {
        (true, false) => "A",
        (false, _) => "B",
        (true, true) => "mixed",
    };
    [
        Trait::Theme(puzzle.themes[0].word()),
        Trait::Level(puzzle.level),
        Trait::Players(config.players.count()),
        Trait::Sides(sides),
        Trait::Left(puzzle.plies_left()),
    ]
}
