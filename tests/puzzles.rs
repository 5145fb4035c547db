//! Puzzles on the command line: solving them and making them.

use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

use majesty_puzzles::{Puzzle, Theme, shipped};
use majesty_words::Lang;

/// Runs the program with something typed into it.
fn majesty(args: &[&str], typed: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_majesty"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it's piped");
    // The program may have ended before it reads what is left.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    program.wait_with_output().expect("the program ends")
}

/// Runs `majesty puzzle`, and gives what it prints.
fn solve(folder: &Path, args: &[&str], typed: &str) -> String {
    let data = folder.to_str().expect("a plain name");
    let ran = majesty(&[&["puzzle", "--data", data], args].concat(), typed);
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).expect("it prints text")
}

#[test]
fn a_puzzle_is_solved_in_every_language_and_stays_solved() {
    let puzzle = &shipped().all()[0];
    let (best, wrong) = (puzzle.best().m.to_string(), puzzle.second().m.to_string());
    for lang in Lang::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let words = lang.words();
        let args = [puzzle.id.as_str(), "--lang", lang.code()];
        let told = solve(folder.path(), &args, &format!("999\nnonsense\n{wrong}\n{best}\n"));
        let moves = puzzle.view().legal_moves().len();
        let parts = [
            words.msg_puzzle_find(),
            words.msg_puzzle_number_wrong(moves),
            words.msg_puzzle_wrong(),
            words.msg_puzzle_right(),
            words.msg_puzzle_tries(2_u8),
            words.msg_puzzle_begin_terminal(),
            words.msg_puzzle_solved_terminal(1, 300),
            words.msg_puzzle_streak(1_u8),
        ];
        for part in parts {
            assert!(told.contains(&part), "{}: {part}\n{told}", lang.code());
        }
        let order =
            [words.msg_puzzle_wrong(), words.msg_puzzle_right()].map(|part| told.find(&part));
        assert!(order[0] < order[1], "the answer comes after the wrong try");
        let kept = std::fs::read_to_string(folder.path().join("terminal/puzzles.txt"));
        assert!(kept.expect("it's kept").starts_with(puzzle.id.as_str()));
    }
}

#[test]
fn the_next_of_a_theme_is_one_that_is_not_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    let next = |typed: &str| solve(folder.path(), &["--theme", "heal", "--lang", "en"], typed);
    let first = shipped().next(Some(Theme::Heal), None, |_| false).expect("there is one");
    assert!(next("q\n").contains(&format!("Puzzle {}", first.id)));
    // By its number in the list, as a person would.
    let legal = first.view().legal_moves();
    let place = legal.iter().position(|m| *m == first.best().m).expect("it's legal") + 1;
    assert!(next(&format!("{place}\n")).contains("That’s the best move!"));
    assert!(!next("").contains(&format!("Puzzle {}", first.id)));
    // Whoever asks for the answer hasn't solved it.
    assert!(next("!\n").contains("Solved: 1 of 300"));
}

#[test]
fn a_puzzle_fits_a_screen_and_explains_its_locations() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut long, mut longest) = (0, 0);
    for puzzle in shipped().all().iter().step_by(10) {
        let told = solve(folder.path(), &[puzzle.id.as_str(), "--lang", "en"], "q\n");
        assert!(told.lines().all(|line| line.chars().count() <= 100), "{told}");
        long += usize::from(told.lines().count() > 30);
        longest = longest.max(told.lines().count());
    }
    // Four players and many ways to trade or to heal take a few lines more.
    assert!(long <= 5 && longest <= 34, "{long} are long, up to {longest} lines");
    let id = shipped().all()[0].id;
    let told = solve(folder.path(), &[id.as_str(), "--lang", "en"], "?\nq\n");
    assert!(told.contains("Infirmary B:"), "{told}");
}

#[test]
fn a_puzzle_that_is_not_there_is_an_error() {
    for (args, part) in [
        (&["puzzle", "bbbbb", "--lang", "en"][..], "There’s no puzzle bbbbb."),
        (&["puzzle", "AAAAA"][..], "five letters and digits"),
        (&["puzzle", "--theme", "luck"][..], "attack, majority, heal, denial or timing"),
        (&["puzzle", "--level", "8"][..], "8"),
    ] {
        let ran = majesty(args, "");
        let told = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert!(!ran.status.success() && told.contains(part), "{args:?}: {told}");
    }
}

#[test]
fn made_puzzles_can_be_read() {
    let ran = majesty(&["puzzles", "--games", "60", "--count", "2"], "");
    let text = String::from_utf8(ran.stdout).expect("it prints text");
    assert!(text.starts_with("# Made by: majesty puzzles --count 2 --games 60 --seed 1\n"));
    let puzzles = Puzzle::read_all(&text).expect("what is written can be read");
    assert_eq!(puzzles.len(), 2);
    let told = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(told.contains("2 of ") && told.contains("denial"), "{told}");
}
