//! How hard a puzzle is: which levels at court solve it.

use majesty_bots::{Budget, Spec, court};
use majesty_rules::{Move, View};

use crate::solver::EFFORT;

/// How many levels there are at court.
pub const LEVELS: usize = 7;

/// How often each level tries a puzzle, each time with another seed.
pub const TRIES: u8 = 8;

/// What the weakest level is rated, and how far the levels are apart, as `scripts/ladder` measures.
const WEAKEST: f64 = 800.0;
const STEP: f64 = 200.0;

/// A puzzle's difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// How many of its tries each level solved, the weakest first.
    pub solved: [u8; LEVELS],
}

impl Grade {
    /// Lets each level at court try a puzzle.
    pub fn of(view: &View, solutions: &[Move]) -> Self {
        let mut solved = [0; LEVELS];
        for (solved, level) in solved.iter_mut().zip(court()) {
            let spec: Spec = level.id.parse().expect("an id names a bot");
            // The strongest level thinks for a second, which is enough to solve any puzzle; so much is
            // enough, too, and doesn't depend on the machine. The others keep their budgets.
            let spec = match spec.budget() {
                Some(Budget::Time(_)) => spec.with_budget(Budget::Simulations(EFFORT as u32 / 10)),
                _ => spec,
            };
            for seed in 0..TRIES {
                let m = spec.make(seed.into()).choose(view);
                *solved += u8::from(solutions.contains(&m));
            }
        }
        Self { solved }
    }

    /// The level, from 1 to 7: one more than how many of the levels fail, which is to solve fewer than
    /// half of their tries.
    pub fn level(self) -> u8 {
        let failing = self.solved.iter().filter(|&&solved| solved * 2 < TRIES).count();
        (failing + 1).min(LEVELS) as u8
    }

    /// The rating that makes what the levels solved most likely, if they are players of their
    /// strengths and the puzzle is one more.
    pub fn rating(self) -> u16 {
        // Half a try solved and half a try failed more at each end keep it from being endless.
        let found = f64::from(self.solved.iter().map(|&n| u16::from(n)).sum::<u16>());
        let expected = |rating: f64| -> f64 {
            let levels = (0..LEVELS).map(|level| WEAKEST + STEP * level as f64);
            let solves = |elo: f64| 1.0 / (1.0 + 10_f64.powf((rating - elo) / 400.0));
            levels.map(|elo| f64::from(TRIES) * solves(elo)).sum()
        };
        let (mut low, mut high) = (400.0, 2600.0);
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            if expected(middle) > found { low = middle } else { high = middle }
        }
        #[expect(clippy::cast_sign_loss, reason = "it lies between the bounds")]
        let rating = low.round() as u16;
        rating
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fewer_levels_solve_it_the_harder_it_is() {
        let of = |solved| Grade { solved };
        let grades = [
            of([8; LEVELS]),
            of([4, 6, 8, 8, 8, 8, 8]),
            of([0, 2, 3, 5, 6, 8, 8]),
            of([0, 0, 0, 0, 0, 8, 8]),
            of([0, 0, 0, 0, 0, 0, 8]),
        ];
        assert_eq!(grades.map(Grade::level), [1, 1, 4, 6, 7]);
        assert!(grades.map(Grade::rating).is_sorted());
        assert!(grades.windows(2).all(|two| two[0].rating() < two[1].rating()));
        assert!((900..1900).contains(&grades[2].rating()), "{}", grades[2].rating());
        assert_eq!(court().len(), LEVELS);
    }
}
