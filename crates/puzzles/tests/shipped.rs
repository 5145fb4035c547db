//! Every puzzle that is shipped, checked: that it's a position, that the solver agrees with all it says,
//! and that someone can learn from it.

use std::{collections::HashSet, num::NonZero, thread};

use majesty_puzzles::{
    EFFORT, GAP, LEVELS, Making, Puzzle, PuzzleId, Solved, TRIES, Theme, make, shipped,
};
use majesty_rules::{Event, View};

const COUNT: usize = 300;

/// The exact shares are written with five digits.
const ROUNDED: f64 = 1e-5;

#[test]
fn there_are_enough_of_every_kind() {
    let puzzles = shipped().all();
    assert!(puzzles.len() >= COUNT, "{}", puzzles.len());
    let ids: HashSet<PuzzleId> = puzzles.iter().map(|puzzle| puzzle.id).collect();
    assert_eq!(ids.len(), puzzles.len(), "every name is one puzzle's");
    for theme in Theme::ALL {
        assert!(shipped().of(Some(theme), None).count() >= 40, "{theme}");
    }
    for level in 1..=LEVELS as u8 {
        assert!(shipped().of(None, Some(level)).count() >= 20, "level {level}");
    }
    for players in 2..=4 {
        let of = |puzzle: &&Puzzle| puzzle.view().config().players.count() == players;
        assert!(puzzles.iter().filter(of).count() >= COUNT / 4, "{players} players");
    }
}

#[test]
fn every_puzzle_is_what_it_says() {
    // On all cores: it's half a minute's work for one.
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for part in 0..cores {
            scope.spawn(move || {
                for puzzle in shipped().all().iter().skip(part).step_by(cores) {
                    check(puzzle);
                }
            });
        }
    });
}

fn check(puzzle: &Puzzle) {
    let (id, view) = (puzzle.id, puzzle.view());
    assert_eq!(id, PuzzleId::of(view));
    // The position is one that the rules know, and its text holds no order of a deck.
    assert_eq!(view.to_string().parse::<View>().as_ref(), Ok(view), "{id}");
    assert!(view.to_string().contains(" ?"), "{id}");

    let solved = Solved::new(view, EFFORT).expect("it takes no more than this effort");
    assert!(solved.is_puzzle(view) && puzzle.is_hidden(), "{id}");
    assert_eq!(solved.solutions, puzzle.solutions, "{id}");
    let rated = solved.rated(view);
    assert_eq!(rated.len(), puzzle.moves.len(), "{id}");
    for exact in rated {
        let told = puzzle.answer(exact.m).expect("every legal move is rated");
        assert!((told.win - exact.win).abs() <= ROUNDED, "{id}: {told:?}, {exact:?}");
    }
    assert!(puzzle.moves.is_sorted_by(|a, b| a.win >= b.win), "{id}");
    assert!(puzzle.best().win - puzzle.second().win >= GAP - 2.0 * ROUNDED, "{id}");
    let greedy = puzzle.answer(puzzle.greedy()).expect("it's legal");
    assert!(!greedy.right && greedy.win <= puzzle.second().win, "{id}: greedy play fails");
    assert!(puzzle.answer(puzzle.best().m).is_some_and(|answer| answer.right), "{id}");

    // What is compared is the best of the others and the greedy move, with something to tell.
    let tempting: Vec<_> = puzzle.temptations.iter().map(|tempting| tempting.m).collect();
    assert_eq!(tempting[0], puzzle.second().m, "{id}");
    assert!(tempting.contains(&greedy.m), "{id}");
    assert!(!puzzle.themes.is_empty(), "{id}");
    assert_eq!(puzzle.themes.iter().collect::<HashSet<_>>().len(), puzzle.themes.len(), "{id}");
    for theme in &puzzle.themes {
        let told = &puzzle.temptations[0].comparison;
        assert!(!told.own.is_empty() || !told.others.is_empty(), "{id}: {theme} has no reason");
    }

    // The grade follows from what the levels did.
    let failing = puzzle.solved.iter().filter(|&&solved| solved * 2 < TRIES).count();
    assert_eq!(usize::from(puzzle.level), (failing + 1).min(LEVELS), "{id}");
    assert_eq!(puzzle.solved[LEVELS - 1], TRIES, "{id}: the strongest level plays exactly");
    assert!((400..2600).contains(&puzzle.rating), "{id}");

    // What happened since the player's last turn leads to the position.
    let turns = puzzle.past.events();
    assert_eq!(turns.len(), view.config().players.count(), "{id}");
    assert_eq!(turns[0].0.turn(), view.turn(), "{id}");
    for (before, m, events) in &turns {
        assert_eq!(before.check(*m), Ok(()), "{id}");
        assert!(events.iter().any(|event| matches!(event, Event::CardTaken { .. })), "{id}");
    }
}

#[test]
fn puzzles_are_read_as_they_are_written() {
    for puzzle in shipped().all() {
        assert_eq!(Puzzle::read(&puzzle.to_string()).as_ref(), Ok(puzzle));
    }
}

#[test]
fn a_damaged_line_is_refused_and_never_panics() {
    let line = shipped().all()[0].to_string();
    for end in 0..line.len() {
        // A line may still be whole without the end of its last number.
        let _ = Puzzle::read(&line[..end]);
        let mut bytes = line.clone().into_bytes();
        bytes[end] = b'7';
        let _ = Puzzle::read(std::str::from_utf8(&bytes).expect("the line is ASCII"));
    }
    for (from, to) in [
        ("id ", "name "),
        ("solutions 1", "solutions 99"),
        ("level ", "level 1"),
        ("themes ", "themes luck "),
        ("; than ", "; then "),
        ("since ", "since 6N "),
        ("from ", "from x"),
        ("moves ", "moves 9Q=1 "),
    ] {
        let damaged = line.replacen(from, to, 1);
        assert_ne!(damaged, line, "{from}");
        assert!(Puzzle::read(&damaged).is_err(), "{from}");
    }
    let error = Puzzle::read_all(&format!("# remark\n{line}\n\nnonsense\n")).unwrap_err();
    assert_eq!(error.to_string(), "puzzle in line 4: expected the field \"from\"");
}

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads() {
    let making = |threads| Making { seed: 1, games: 60, count: 3, threads };
    let one = make(&making(NonZero::<usize>::MIN), |_| ());
    assert!(!one.is_empty() && one.len() <= 3);
    let games = std::sync::atomic::AtomicU32::new(0);
    let three = make(&making(NonZero::new(3).expect("not zero")), |_| {
        games.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    });
    assert_eq!(
        one,
        three
            .iter()
            .map(|puzzle| {
                // What is read back is what was made, but for digits that nobody needs.
                assert!(Puzzle::read(&puzzle.to_string()).is_ok());
                puzzle.clone()
            })
            .collect::<Vec<_>>()
    );
    assert_eq!(games.into_inner(), 60);
}
