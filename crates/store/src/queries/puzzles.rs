//! Queries on puzzles, compiled for each database.

use async_trait::async_trait;
use majesty_table::PlayerId;
use sqlx::Row as _;

use super::{Backend, Connection, Row, escape, unescape};
use crate::{
    PuzzleRating, PuzzleRecord, PuzzleTry, Puzzles, RatedTry, StoreError, Tried,
    failures::Found,
    rows::{moment, number},
};

#[async_trait]
impl Puzzles for Backend {
    async fn try_puzzle(&self, attempt: PuzzleTry) -> Result<Tried, StoreError> {
        self.transact(attempt, |db, attempt| Box::pin(try_puzzle(db, attempt))).await
    }

    async fn tries_of(&self, player: PlayerId) -> Result<Vec<PuzzleRecord>, StoreError> {
        let found = self.read(player, |db, player| {
            Box::pin(async move {
                let query = sqlx::query(
                    "SELECT puzzle, first_right, tried_at, solved_at FROM puzzle_tries \
                     WHERE player_id = $1 ORDER BY puzzle",
                );
                let rows: Vec<Row> = query.bind(player.to_string()).fetch_all(db).await?;
                Ok(rows.iter().map(record).collect::<Found<_>>())
            })
        });
        Ok(self.failures.take(found.await?))
    }

    async fn solver_rating(&self, account: PlayerId) -> Result<Option<PuzzleRating>, StoreError> {
        self.read(account.to_string(), |db, account| Box::pin(rating_of(db, "account", account)))
            .await
    }

    async fn puzzle_rating(&self, puzzle: &str) -> Result<Option<PuzzleRating>, StoreError> {
        self.read(puzzle.to_owned(), |db, puzzle| Box::pin(rating_of(db, "puzzle", puzzle))).await
    }
}

async fn try_puzzle(db: &mut Connection, attempt: &PuzzleTry) -> Result<Tried, StoreError> {
    let PuzzleTry { player, puzzle, right, at, rated } = attempt;
    let made = sqlx::query(
        "INSERT INTO puzzle_tries (player_id, puzzle, first_right, tried_at, solved_at) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player_id, puzzle) DO NOTHING",
    )
    .bind(player.to_string())
    .bind(escape(puzzle))
    .bind(*right)
    .bind(number(at.0))
    .bind(right.then_some(number(at.0)))
    .execute(&mut *db)
    .await?;
    if made.rows_affected() == 0 {
        if *right {
            sqlx::query(
                "UPDATE puzzle_tries SET solved_at = $3 \
                 WHERE player_id = $1 AND puzzle = $2 AND solved_at IS NULL",
            )
            .bind(player.to_string())
            .bind(escape(puzzle))
            .bind(number(at.0))
            .execute(&mut *db)
            .await?;
        }
        return Ok(Tried::default());
    }
    let Some(RatedTry { new_solver, new_puzzle, rate }) = *rated else {
        return Ok(Tried { is_first: true, rating: None });
    };
    // Always the puzzle first: whoever changes the same ratings waits here, and nobody for each other.
    let puzzle_before = take(db, "puzzle", puzzle, new_puzzle).await?;
    let before = take(db, "account", &player.to_string(), new_solver).await?;
    let (after, puzzle_after) = rate(before, puzzle_before, *right);
    set(db, "puzzle", puzzle, puzzle_after).await?;
    set(db, "account", &player.to_string(), after).await?;
    Ok(Tried { is_first: true, rating: Some((before, after)) })
}

/// The rating of something, which is made if there is none. Nobody else changes it until the
/// transaction ends.
async fn take(
    db: &mut Connection,
    kind: &str,
    subject: &str,
    new: PuzzleRating,
) -> Result<PuzzleRating, StoreError> {
    let row = sqlx::query(
        "INSERT INTO puzzle_ratings (kind, subject, rating, deviation, volatility, tries) \
         VALUES ($1, $2, $3, $4, $5, 1) ON CONFLICT (kind, subject) \
         DO UPDATE SET tries = puzzle_ratings.tries + 1 RETURNING rating, deviation, volatility",
    )
    .bind(kind)
    .bind(escape(subject))
    .bind(new.rating)
    .bind(new.deviation)
    .bind(new.volatility)
    .fetch_one(db)
    .await?;
    rating(&row)
}

async fn set(
    db: &mut Connection,
    kind: &str,
    subject: &str,
    to: PuzzleRating,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE puzzle_ratings SET rating = $3, deviation = $4, volatility = $5 \
         WHERE kind = $1 AND subject = $2",
    )
    .bind(kind)
    .bind(escape(subject))
    .bind(to.rating)
    .bind(to.deviation)
    .bind(to.volatility)
    .execute(db)
    .await?;
    Ok(())
}

async fn rating_of(
    db: &mut Connection,
    kind: &str,
    subject: &str,
) -> Result<Option<PuzzleRating>, StoreError> {
    let query = sqlx::query(
        "SELECT rating, deviation, volatility FROM puzzle_ratings \
         WHERE kind = $1 AND subject = $2",
    );
    let row = query.bind(kind).bind(escape(subject)).fetch_optional(db).await?;
    row.as_ref().map(rating).transpose()
}

fn rating(row: &Row) -> Result<PuzzleRating, StoreError> {
    Ok(PuzzleRating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

fn record(row: &Row) -> Result<PuzzleRecord, StoreError> {
    let solved: Option<i64> = row.try_get("solved_at")?;
    Ok(PuzzleRecord {
        puzzle: unescape(row.try_get("puzzle")?),
        first_right: row.try_get("first_right")?,
        tried: moment(row.try_get("tried_at")?)?,
        solved: solved.map(moment).transpose()?,
    })
}
