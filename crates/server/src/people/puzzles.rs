//! What a visitor does about puzzles: tries, progress, ratings.

use std::collections::HashMap;

use majesty_pages::puzzles::{PuzzlesView, Share};
use majesty_puzzles::{LEVELS, Puzzle, PuzzleId, Theme, day, shipped, streak};
use majesty_store::{PuzzleRating, PuzzleRecord, PuzzleTry, RatedTry, StoreError, Tried};
use majesty_table::PlayerId;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use crate::{App, people::identity::Visitor};

/// A puzzle's rating comes from what bots did, so it's surer than that of someone new.
const PUZZLE_DEVIATION: f64 = 120.0;

/// What somebody has tried, by puzzle.
#[derive(Clone, Debug, Default)]
pub struct Tries(HashMap<PuzzleId, PuzzleRecord>);

impl Tries {
    /// What a player has tried; nothing where nobody is known.
    pub async fn of(app: &App, player: Option<PlayerId>) -> Result<Self, StoreError> {
        let Some(player) = player else { return Ok(Self::default()) };
        let records = app.store.puzzles().tries_of(player).await?;
        // Puzzles of another version, which this one doesn't have, stay in the store.
        let known = records.into_iter().filter_map(|record| {
            let id = record.puzzle.parse().ok()?;
            shipped().get(id).map(|_| (id, record))
        });
        Ok(Self(known.collect()))
    }

    /// Whether a puzzle was solved.
    pub fn has_solved(&self, id: PuzzleId) -> bool {
        self.0.get(&id).is_some_and(|record| record.solved.is_some())
    }

    /// Whether nothing was solved.
    pub fn is_new(&self) -> bool {
        self.0.values().all(|record| record.solved.is_none())
    }

    fn share(&self, theme: Option<Theme>, level: Option<u8>) -> Share {
        let mut share = Share::default();
        for puzzle in shipped().of(theme, level) {
            share.all += 1;
            share.done += u32::from(self.has_solved(puzzle.id));
        }
        share
    }
}

/// The puzzle of the day, and whether a visitor has solved it.
pub async fn of_today(app: &App, visitor: &Visitor) -> Result<(&'static Puzzle, bool), StoreError> {
    let puzzle = shipped().of_day(day(app.time.now().0));
    Ok((puzzle, Tries::of(app, visitor.id).await?.has_solved(puzzle.id)))
}

/// The page with all puzzles, for whoever asks.
pub async fn overview(app: &App, visitor: &Visitor) -> Result<PuzzlesView<'static>, StoreError> {
    let tries = Tries::of(app, visitor.id).await?;
    let today = day(app.time.now().0);
    let solved = tries.0.values().filter_map(|record| record.solved).map(|at| day(at.0));
    let days: Vec<u32> = solved.collect();
    let rating = match visitor.account() {
        Some(account) => app.store.puzzles().solver_rating(account).await?,
        None => None,
    };
    let puzzle = shipped().of_day(today);
    let first = |record: &&PuzzleRecord| record.first_right;
    Ok(PuzzlesView {
        today: puzzle,
        today_solved: tries.has_solved(puzzle.id),
        solved: tries.share(None, None),
        first_tries: tries.0.values().filter(first).count() as u32,
        streak: streak(days.iter().copied(), today),
        solved_today: days.contains(&today),
        rating: rating.map(|rating| rating.rating),
        themes: Theme::ALL.map(|theme| tries.share(Some(theme), None)),
        levels: std::array::from_fn::<_, LEVELS, _>(|at| tries.share(None, Some(at as u8 + 1))),
    })
}

/// Keeps a visitor's try. Somebody new becomes a guest by it.
pub async fn keep_try(
    app: &App,
    visitor: &mut Visitor,
    puzzle: &Puzzle,
    right: bool,
) -> Result<Tried, StoreError> {
    let rated = visitor.account().map(|_| RatedTry {
        new_solver: written(Glicko2Rating::new()),
        new_puzzle: rating_of_new(puzzle),
        rate,
    });
    let (player, name) = (visitor.identify(), puzzle.id.to_string());
    let attempt = PuzzleTry { player, puzzle: name, right, at: app.time.now(), rated };
    app.store.puzzles().try_puzzle(attempt).await
}

/// A puzzle's rating: the one that its solvers gave it, or else the bots'.
pub async fn rating(app: &App, puzzle: &Puzzle) -> Result<f64, StoreError> {
    let kept = app.store.puzzles().puzzle_rating(puzzle.id.as_str()).await?;
    Ok(kept.unwrap_or_else(|| rating_of_new(puzzle)).rating)
}

fn rating_of_new(puzzle: &Puzzle) -> PuzzleRating {
    let new = Glicko2Rating::new();
    written(Glicko2Rating {
        rating: puzzle.rating.into(),
        deviation: PUZZLE_DEVIATION,
        volatility: new.volatility,
    })
}

/// A try as a game between solver and puzzle.
fn rate(solver: PuzzleRating, puzzle: PuzzleRating, right: bool) -> (PuzzleRating, PuzzleRating) {
    let outcome = if right { Outcomes::WIN } else { Outcomes::LOSS };
    let (solver, puzzle) =
        glicko2(&read(solver), &read(puzzle), &outcome, &Glicko2Config::default());
    (written(solver), written(puzzle))
}

fn read(PuzzleRating { rating, deviation, volatility }: PuzzleRating) -> Glicko2Rating {
    Glicko2Rating { rating, deviation, volatility }
}

fn written(Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> PuzzleRating {
    PuzzleRating { rating, deviation, volatility }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_solves_a_hard_puzzle_gains_more_than_with_an_easy_one() {
        let new = written(Glicko2Rating::new());
        let at = |rating| PuzzleRating { rating, deviation: PUZZLE_DEVIATION, ..new };
        let (by_hard, hard) = rate(new, at(1900.0), true);
        let (by_easy, easy) = rate(new, at(1100.0), true);
        assert!(by_hard.rating > by_easy.rating && by_easy.rating > new.rating);
        assert!(hard.rating < 1900.0 && easy.rating < 1100.0);
        let (failed, won) = rate(new, at(1500.0), false);
        assert!(failed.rating < new.rating && won.rating > 1500.0);
        // A puzzle is known better than someone new, so it moves less.
        assert!(won.rating - 1500.0 < new.rating - failed.rating);
        assert!(failed.deviation < new.deviation);
    }
}
