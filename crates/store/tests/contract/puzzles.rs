//! Tries at puzzles and ratings.

use majesty_store::{
    Account, Millis, Old, PlayerId, PuzzleRating, PuzzleRecord, PuzzleTry, RatedTry, Tried,
};

use super::{AnyStore, person};

const NEW: PuzzleRating = PuzzleRating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// A solver gains what the puzzle loses, so that every try can be counted afterwards.
fn rate(solver: PuzzleRating, puzzle: PuzzleRating, right: bool) -> (PuzzleRating, PuzzleRating) {
    let by = if right { 10.0 } else { -10.0 };
    let moved = |of: PuzzleRating, by: f64| PuzzleRating { rating: of.rating + by, ..of };
    (moved(solver, by), moved(puzzle, -by))
}

fn attempt(n: u8, puzzle: &str, right: bool, at: u64) -> PuzzleTry {
    let (player, puzzle) = (person(n), puzzle.to_owned());
    PuzzleTry { player, puzzle, right, at: Millis(at), rated: None }
}

fn rated(n: u8, puzzle: &str, right: bool) -> PuzzleTry {
    let rated = Some(RatedTry { new_solver: NEW, new_puzzle: NEW, rate });
    PuzzleTry { rated, ..attempt(n, puzzle, right, 1) }
}

async fn names(store: &AnyStore, player: PlayerId) -> Vec<String> {
    let tries = store.puzzles().tries_of(player).await.unwrap();
    tries.into_iter().map(|tried| tried.puzzle).collect()
}

pub async fn count_the_first_try_and_remember_the_solution(store: AnyStore) {
    let puzzles = store.puzzles();
    let first = Tried { is_first: true, rating: None };
    assert_eq!(puzzles.try_puzzle(attempt(1, "aaaaa", true, 5)).await.unwrap(), first);
    assert_eq!(puzzles.try_puzzle(attempt(1, "bbbbb", false, 6)).await.unwrap(), first);
    for at in 7..9 {
        for name in ["aaaaa", "bbbbb"] {
            let again = puzzles.try_puzzle(attempt(1, name, true, at)).await.unwrap();
            assert_eq!(again, Tried::default());
        }
    }
    puzzles.try_puzzle(attempt(2, "ccccc", false, 9)).await.unwrap();
    let record = |puzzle: &str, first_right, tried, solved: Option<u64>| PuzzleRecord {
        puzzle: puzzle.to_owned(),
        first_right,
        tried: Millis(tried),
        solved: solved.map(Millis),
    };
    assert_eq!(
        puzzles.tries_of(person(1)).await.unwrap(),
        [record("aaaaa", true, 5, Some(5)), record("bbbbb", false, 6, Some(7))]
    );
    assert_eq!(puzzles.tries_of(person(2)).await.unwrap(), [record("ccccc", false, 9, None)]);
    assert_eq!(puzzles.tries_of(person(3)).await.unwrap(), []);
    assert_eq!(puzzles.solver_rating(person(1)).await.unwrap(), None);
    assert_eq!(puzzles.puzzle_rating("aaaaa").await.unwrap(), None);
}

pub async fn rate_first_tries_of_accounts(store: AnyStore) {
    let puzzles = store.puzzles();
    let at = |rating| PuzzleRating { rating, ..NEW };
    let tried = puzzles.try_puzzle(rated(1, "aaaaa", true)).await.unwrap();
    assert_eq!(tried, Tried { is_first: true, rating: Some((NEW, at(1510.0))) });
    let tried = puzzles.try_puzzle(rated(1, "aaaaa", false)).await.unwrap();
    assert_eq!(tried, Tried::default(), "a later try isn't rated");
    let tried = puzzles.try_puzzle(rated(1, "bbbbb", false)).await.unwrap();
    assert_eq!(tried.rating, Some((at(1510.0), at(1500.0))));
    puzzles.try_puzzle(rated(2, "aaaaa", true)).await.unwrap();
    assert_eq!(puzzles.solver_rating(person(1)).await.unwrap(), Some(NEW));
    assert_eq!(puzzles.solver_rating(person(2)).await.unwrap(), Some(at(1510.0)));
    assert_eq!(puzzles.puzzle_rating("aaaaa").await.unwrap(), Some(at(1480.0)));
    assert_eq!(puzzles.puzzle_rating("bbbbb").await.unwrap(), Some(at(1510.0)));
}

pub async fn rate_tries_that_race_once_each(store: AnyStore) {
    let racing: Vec<_> = (0..24_u8)
        .map(|n| {
            let store = store.clone();
            // Everybody tries every puzzle twice.
            let attempt = rated(n % 4, ["aaaaa", "bbbbb", "ccccc"][usize::from(n / 4 % 3)], true);
            tokio::spawn(async move { store.puzzles().try_puzzle(attempt).await })
        })
        .collect();
    for one in racing {
        one.await.unwrap().unwrap();
    }
    for n in 0..4 {
        let rating = store.puzzles().solver_rating(person(n)).await.unwrap();
        assert_eq!(rating.map(|rating| rating.rating), Some(1530.0));
    }
    let rating = store.puzzles().puzzle_rating("bbbbb").await.unwrap();
    assert_eq!(rating.map(|rating| rating.rating), Some(1460.0));
}

pub async fn go_with_their_player(store: AnyStore) {
    for n in 1..3 {
        store.puzzles().try_puzzle(rated(n, "aaaaa", true)).await.unwrap();
    }
    store.delete_account(person(1)).await.unwrap();
    assert!(names(&store, person(1)).await.is_empty());
    assert_eq!(store.puzzles().solver_rating(person(1)).await.unwrap(), None);
    assert_eq!(names(&store, person(2)).await, ["aaaaa"]);
    assert!(store.puzzles().solver_rating(person(2)).await.unwrap().is_some());
    // The puzzle keeps its rating, which says nothing about anybody.
    assert!(store.puzzles().puzzle_rating("aaaaa").await.unwrap().is_some());
}

pub async fn go_over_to_an_account(store: AnyStore) {
    let (guest, account) = (person(1), person(2));
    for (n, name, right) in [(1, "aaaaa", true), (1, "bbbbb", true), (2, "bbbbb", false)] {
        store.puzzles().try_puzzle(attempt(n, name, right, 1)).await.unwrap();
    }
    store.hand_over(guest, account).await.unwrap();
    assert!(names(&store, guest).await.is_empty());
    let own = store.puzzles().tries_of(account).await.unwrap();
    let told: Vec<_> = own.iter().map(|tried| (&*tried.puzzle, tried.first_right)).collect();
    assert_eq!(told, [("aaaaa", true), ("bbbbb", false)]);
}

pub async fn of_guests_are_deleted_when_they_are_old(store: AnyStore) {
    for (n, at) in [(1, 10), (2, 10), (3, 30)] {
        store.puzzles().try_puzzle(attempt(n, "aaaaa", true, at)).await.unwrap();
    }
    let account = Account {
        player: person(2),
        name: "Ada".to_owned(),
        password: "kept".to_owned(),
        created: Millis(1),
    };
    store.create_account(account).await.unwrap();
    assert_eq!(store.order().delete_old(Old::PuzzleTries, Millis(20), 10).await.unwrap(), 1);
    assert!(names(&store, person(1)).await.is_empty());
    assert_eq!(names(&store, person(2)).await.len(), 1, "an account's stay");
    assert_eq!(names(&store, person(3)).await.len(), 1, "it isn't old");
}
