//! Games written to CSV and read back.

use std::{num::NonZero, sync::atomic::AtomicBool, time::Duration};

use majesty_arena::{Arena, Contestant, CsvError, CsvReader, Round, Setup, SidesRule, Standing};
use majesty_bots::{Bot, Greedy, Random};
use majesty_rules::{Move, Players, View};

/// Plays well enough, and tells of a mishap in every fifth choice.
struct Clumsy(u32);

impl Bot for Clumsy {
    fn choose(&mut self, view: &View) -> Move {
        self.0 += 1;
        Greedy.choose(view)
    }

    fn mishap(&mut self) -> Option<String> {
        self.0.is_multiple_of(5).then(|| format!("said \"{}\", and fell", self.0))
    }
}

fn bots() -> Vec<Contestant> {
    vec![
        Contestant::new("cmd:say \"hm\", twice", |seed| Box::new(Random::new(seed))),
        Contestant::new("clumsy", |_| Box::new(Clumsy(0))),
        Contestant::new("greedy", |_| Box::new(Greedy)),
    ]
}

fn setup(players: Players) -> Setup {
    Setup { sides: SidesRule::Random, announce: true, ..Setup::new(players, 7) }
}

fn arena(players: Players) -> Arena {
    Arena::new(setup(players), bots(), 36).unwrap()
}

/// The file of a whole arena.
fn file(arena: &Arena) -> String {
    let mut text = arena.csv_header();
    let each = |round: Round| {
        text += &round.csv_rows(arena);
        Ok::<(), ()>(())
    };
    arena.play(NonZero::new(2).unwrap(), &AtomicBool::new(false), each).unwrap();
    text
}

/// Reads a file and returns its rounds.
fn read(arena: &Arena, text: &str) -> Result<Vec<Round>, CsvError> {
    let mut reader = CsvReader::new(arena);
    let mut rounds = Vec::new();
    for line in text.lines() {
        rounds.extend(reader.read(line)?);
    }
    assert_eq!(reader.rounds(), rounds.len() as u64);
    Ok(rounds)
}

fn error(arena: &Arena, text: &str) -> String {
    read(arena, text).err().expect("the file is not this arena's").to_string()
}

/// All figures but times.
fn figures(standing: Standing) -> String {
    let summary = standing.summary(Duration::ZERO, NonZero::<usize>::MIN).unwrap();
    let mut json = serde_json::to_value(&summary).unwrap();
    json.as_object_mut().unwrap().remove("timing");
    json.to_string()
}

#[test]
fn what_is_read_back_and_played_on_gives_the_figures_of_the_whole() {
    for players in Players::ALL {
        let arena = arena(players);
        let mut whole = Standing::new(&arena);
        let mut text = arena.csv_header();
        let one = NonZero::<usize>::MIN;
        let each = |round: Round| {
            text += &round.csv_rows(&arena);
            whole.add(&round);
            Ok::<(), ()>(())
        };
        arena.play(one, &AtomicBool::new(false), each).unwrap();
        let whole = figures(whole);

        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len() as u64, arena.games() + 1);
        for kept in [1, 2, 5, 17, lines.len()] {
            let rounds = read(&arena, &lines[..kept].join("\n")).unwrap();
            assert_eq!(rounds.len(), (kept - 1) / players.count());
            let mut standing = Standing::new(&arena);
            let mut again = arena.csv_header();
            let mut add = |round: Round| {
                again += &round.csv_rows(&arena);
                standing.add(&round);
                Ok::<(), ()>(())
            };
            let first = rounds.len() as u64;
            rounds.into_iter().try_for_each(&mut add).unwrap();
            arena.play_from(first, one, &AtomicBool::new(false), add).unwrap();
            assert_eq!(again, text);
            assert_eq!(figures(standing), whole);
        }
    }
}

#[test]
fn the_file_of_another_arena_is_told_by_what_differs() {
    let arena = arena(Players::Two);
    let text = file(&arena);
    let other = |setup: Setup, bots| error(&Arena::new(setup, bots, 36).unwrap(), &text);
    let usual = setup(Players::Two);
    let same = || bots();
    for (told, part) in [
        (other(Setup { seed: 8, ..usual }, same()), "seed is \"7\" in the file, but \"8\" in this"),
        (other(Setup { announce: false, ..usual }, same()), "announce is \"true\""),
        (other(Setup { luck_simulations: 9, ..usual }, same()), "luck_simulations is \"0\""),
        (other(setup(Players::Three), same()), "games with 2 players, but this arena has 3"),
        (
            other(Setup { sides: SidesRule::Same(majesty_rules::Sides::ALL_A), ..usual }, same()),
            "sides is ",
        ),
        (other(usual, vec![greedy(), greedy()]), "contestant_1 is \"cmd:say \\\"hm\\\", twice\""),
    ] {
        assert!(told.contains(part), "{told}");
    }
    let small = Arena::new(usual, bots(), 6).unwrap();
    assert_eq!(read(&small, &text).err(), Some(CsvError::TooMany(6)));
}

fn greedy() -> Contestant {
    Contestant::new("greedy", |_| Box::new(Greedy))
}

#[test]
fn damage_is_told_with_its_line() {
    let arena = arena(Players::Two);
    let text = file(&arena);
    let lines: Vec<&str> = text.lines().collect();
    let with = |line: &str| [lines[0], lines[1], line].join("\n");
    let moves = lines[2].rsplit_once(',').unwrap().1;
    for (text, part) in [
        ("hello\n".to_owned(), "isn't a CSV file from the arena"),
        (with(lines[3]), "line 3 is damaged: expected game 2, found 3"),
        (with("2,1"), "it has 2 cells, not 25"),
        (with(&lines[2].replacen(',', ",\"", 1)), "its quotes don't match"),
        (with(&lines[2].replace(moves, "9X")), "the move 9X: a move starts with a space"),
        (with(&lines[2].replace(moves, &moves[..moves.len() - 3])), "isn't over"),
        (with(&format!("{} 1M", lines[2])), "moves after the end"),
        (with(&lines[2].replace(moves, "6K+9")), "6K+9 can't be played"),
    ] {
        let told = error(&arena, &text);
        assert!(told.contains(part), "{told}");
    }
    // Figures that don't go with the moves, and numbers that are none.
    let cells: Vec<&str> = lines[3].split(',').collect();
    let luck = lines[0].split(',').position(|head| head == "luck_1").expect("a column");
    for number in ["NaN", "inf", "x", "1", ""] {
        let mut cells = cells.clone();
        cells[luck] = number;
        let text = [lines[0], lines[1], lines[2], &cells.join(",")].join("\n");
        assert!(error(&arena, &text).starts_with("line 4 is damaged: "), "{number}");
    }
}

/// No file makes the reader panic, and a changed one is never read as if it were whole.
#[test]
fn any_byte_may_be_wrong() {
    let arena = arena(Players::Three);
    let text = file(&arena);
    let start: String = text.split_inclusive('\n').take(4).collect();
    let original = read(&arena, &start).unwrap().remove(0).csv_rows(&arena);
    for place in 0..start.len() {
        for byte in [b',', b'"', b'0', b'\n', b'z'] {
            let mut bytes = start.clone().into_bytes();
            bytes[place] = byte;
            if let Ok(rounds) = read(&arena, &String::from_utf8_lossy(&bytes))
                && let [round] = &rounds[..]
            {
                let rows = round.csv_rows(&arena);
                let changed = start.as_bytes()[place] != byte;
                // A mishap's number and words are the only cells that nothing else depends on.
                assert!(!changed || rows == original || rows.contains("said"), "byte {place}");
            }
        }
    }
}
