//! Programs as bots: real processes, good ones and all kinds of broken ones.

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use majesty_bots::{Bot, Greedy, Program};
use majesty_rules::{Config, Deal, DeckRule, Move, Players, Seat, Sides, State, Ties, View};
use serde_json::Value;

const GUIDE: &str = include_str!("../../../docs/program-bots.md");
const EXAMPLE: &str = include_str!("../../../examples/first_bot.py");
const EXAMPLE_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/first_bot.py");

/// For programs that answer: so much that a busy machine does not matter.
const PATIENT: Duration = Duration::from_secs(30);
/// For programs that do not.
const SHORT: Duration = Duration::from_millis(200);

/// A shell function that prints the first legal move of the question in `$line`.
const FIRST: &str = r#"first() { legal=${line#*'"legal":["'}; echo "${legal%%'"'*}"; }; "#;

/// The position before the first move.
fn start() -> View {
    State::start(&Deal::new(Config::new(Players::Two), 7)).view()
}

fn patient(script: &str) -> Program {
    Program::new(&format!("{FIRST}{script}"), PATIENT, 1)
}

fn short(script: &str) -> Program {
    Program::new(&format!("{FIRST}{script}"), SHORT, 1)
}

/// Asks for a move, which is always legal, and for what went wrong.
fn ask(program: &mut Program) -> (Move, Option<String>) {
    let chosen = program.choose(&start());
    assert!(start().check(chosen).is_ok(), "{chosen}");
    (chosen, program.mishap())
}

/// Asks a program whose answer must be the first legal move.
fn ask_well(program: &mut Program) {
    let chosen = start().legal_moves()[0];
    assert_eq!(ask(program), (chosen, None));
}

fn mishap(program: &mut Program) -> String {
    ask(program).1.expect("a mishap")
}

/// How many processes have a text on their command line. Those that are dead have none.
fn running(mark: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("this test needs Linux's /proc");
    let line = |entry: fs::DirEntry| fs::read(entry.path().join("cmdline")).unwrap_or_default();
    let lines = processes.flatten().map(line);
    lines.filter(|line| String::from_utf8_lossy(line).contains(mark)).count()
}

/// A number of seconds to sleep by which the sleepers of one test are known.
fn mark(test: u32) -> String {
    format!("99{test}.{}", process::id())
}

fn no_longer_running(mark: &str) {
    wait_until(|| running(mark) == 0);
}

fn wait_until(mut happened: impl FnMut() -> bool) {
    let until = Instant::now() + PATIENT;
    while !happened() {
        assert!(Instant::now() < until, "this takes too long");
        thread::sleep(Duration::from_millis(5));
    }
}

/// The path of a file for one test, which does not exist yet.
fn temporary(name: &str) -> PathBuf {
    env::temp_dir().join(format!("majesty-{name}-{}", process::id()))
}

#[test]
fn a_program_is_started_once_and_asked_again_and_again() {
    // Answers with the last legal move but for the first time; it could not if it were not the same
    // process.
    let script = r#"read -r line; first
        while read -r line; do words=${line%'"],"seconds"'*}; echo "${words##*'"'}"; done"#;
    let mut program = patient(script);
    let mut state = State::start(&Deal::new(Config::new(Players::Three), 7));
    while !state.is_over() {
        let moves = state.legal_moves();
        let expected = if state.ply() == 0 { moves[0] } else { moves[moves.len() - 1] };
        let chosen = program.choose(&state.view());
        assert_eq!((chosen, program.mishap()), (expected, None), "{state}");
        state.play(chosen, &mut ()).expect("a legal move");
    }
}

#[test]
fn spaces_and_other_line_ends_around_an_answer_do_not_matter() {
    let mut program = patient(r#"while read -r line; do printf ' \t%s \r\n' "$(first)"; done"#);
    ask_well(&mut program);
    ask_well(&mut program);
}

#[test]
fn a_program_that_crashes_is_given_up_after_three_times() {
    let mut program = patient("exit 3");
    for _ in 0..3 {
        assert_eq!(mishap(&mut program), "ended without an answer, with exit status 3");
    }
    let given_up = "crashed or hung 3 times in a row and won't be restarted";
    for _ in 0..2 {
        assert_eq!(mishap(&mut program), given_up);
    }
    // A mishap is told once.
    assert_eq!(program.mishap(), None);
    // It is the same program in another game, and a new one for a new arena.
    assert_eq!(mishap(&mut program.for_another_game(2)), given_up);
    assert_ne!(mishap(&mut patient("exit 3")), given_up);
}

#[test]
fn the_end_of_a_program_is_told_as_it_was() {
    for (script, end) in [
        ("kill -SEGV $$", "signal 11"),
        ("read -r line; exit 1", "exit status 1"),
        ("true", "exit status 0"),
        ("no-such-program", "exit status 127: the shell didn't find the command"),
    ] {
        let mishap = mishap(&mut patient(script));
        assert_eq!(mishap, format!("ended without an answer, with {end}"), "{script}");
    }
    // No command line can hold this.
    assert!(mishap(&mut patient("\0")).starts_with("can't be started: "));
}

#[test]
fn a_good_answer_makes_up_for_crashes() {
    let file = temporary("crashes");
    let path = file.display();
    // Crashes twice after each good answer.
    let script = format!(
        "read -r line; echo >>'{path}'; n=$(wc -l <'{path}')
         if [ $((n % 3)) = 0 ]; then first; read -r line; exit 0; fi; exit 1"
    );
    let mut program = patient(&script);
    let crashes: Vec<bool> = (0..9).map(|_| ask(&mut program).1.is_some()).collect();
    fs::remove_file(&file).expect("the program wrote it");
    assert_eq!(crashes, [true, true, false, true, true, false, true, true, false]);
}

#[test]
fn the_moves_for_a_broken_program_follow_from_the_seed() {
    let moves = |seed| {
        let mut program = Program::new("exit 1", PATIENT, seed);
        [(); 12].map(|()| program.choose(&start()))
    };
    assert_eq!(moves(1), moves(1));
    assert_ne!(moves(1), moves(2));
}

#[test]
fn a_program_that_hangs_is_killed_with_all_that_it_started() {
    let mark = mark(1);
    let mut program = short(&format!("sleep {mark} | sleep {mark} & sleep {mark}"));
    for _ in 0..3 {
        let asked = Instant::now();
        assert_eq!(mishap(&mut program), "didn't answer within 0.2 s");
        assert!(asked.elapsed() >= SHORT);
        no_longer_running(&mark);
    }
    assert_eq!(mishap(&mut program), "crashed or hung 3 times in a row and won't be restarted");
}

#[test]
fn a_program_ends_with_its_bot() {
    let mark = mark(2);
    // It keeps a helper, ignores polite requests and does not mind the end of its input.
    let script = format!(
        "trap '' TERM HUP INT; sleep {mark} & read -r line; first; cat >/dev/null; sleep {mark}"
    );
    let mut program = patient(&script);
    ask_well(&mut program);
    assert!(running(&mark) > 0);
    drop(program);
    no_longer_running(&mark);
}

#[test]
fn what_a_crashed_program_started_is_killed() {
    let mark = mark(3);
    let mut program = patient(&format!("sleep {mark} >/dev/null & exit 1"));
    assert_eq!(mishap(&mut program), "ended without an answer, with exit status 1");
    no_longer_running(&mark);
}

#[test]
fn nonsense_costs_the_turn_and_is_quoted() {
    for (script, quoted) in [
        ("echo 7Q", "7Q"),
        ("echo 1m", "1m"),
        ("echo", ""),
        ("echo I think that I should take the Noble, or not", QUOTED_40),
        (r"printf '\033[2J\377\000\n'", "?[2J??"),
    ] {
        let mut program = patient(&format!("while read -r line; do {script}; done"));
        // Nonsense does not count towards giving up: the program runs.
        for _ in 0..5 {
            let expected = format!("answered \"{quoted}\", which isn't a legal move here");
            assert_eq!(mishap(&mut program), expected);
        }
    }
}

const QUOTED_40: &str = "I think that I should take the Noble, or…";

#[test]
fn a_greeting_is_an_answer() {
    // Whether it comes before the question or after.
    for pause in ["", "sleep 0.05;"] {
        let mut program =
            patient(&format!("{pause} echo hello; while read -r line; do first; done"));
        for _ in 0..5 {
            assert_eq!(mishap(&mut program), "answered \"hello\", which isn't a legal move here");
        }
    }
}

#[test]
fn a_line_without_end_is_nonsense() {
    let mark = mark(4);
    let mut program = patient(&format!("tr '{mark}\\0' x </dev/zero"));
    let quoted = "x".repeat(40);
    for _ in 0..2 {
        let expected = format!("answered \"{quoted}…\", which isn't a legal move here");
        assert_eq!(mishap(&mut program), expected);
    }
    drop(program);
    no_longer_running(&mark);
}

#[test]
fn a_program_that_prints_on_and_on_loses_its_turns() {
    let mut program = patient(r#"read -r line; exec yes "$(first)""#);
    ask_well(&mut program);
    // How fast it prints is up to the machine; each line is a legal answer until it is too much.
    let mut mishap = None;
    wait_until(|| {
        mishap = ask(&mut program).1;
        mishap.is_some()
    });
    assert_eq!(mishap.as_deref(), Some("printed too much output without being asked"));
    ask_well(&mut program);
}

#[test]
fn a_late_answer_is_lost() {
    // The first answer comes when the file does; whoever is started after that answers nonsense.
    let file = temporary("late");
    let path = file.display();
    let mut program = short(&format!(
        "if [ -e '{path}' ]; then while read -r line; do echo no; done; fi
         read -r line; until [ -e '{path}' ]; do sleep 0.01; done; first; cat >/dev/null"
    ));
    assert_eq!(mishap(&mut program), "didn't answer within 0.2 s");
    fs::write(&file, "").expect("a temporary file");
    // On a slow machine the next one may not even have begun in that time.
    let next = ask(&mut program).1;
    fs::remove_file(&file).expect("it is there");
    assert!(next.is_some(), "the late answer is taken for one to the next question");
}

#[test]
fn after_nonsense_a_late_answer_is_lost_too() {
    let mut program = patient("while read -r line; do echo wait; sleep 0.1; first; done");
    for pause in [0, 200, 50] {
        assert_eq!(mishap(&mut program), "answered \"wait\", which isn't a legal move here");
        thread::sleep(Duration::from_millis(pause));
    }
}

#[test]
fn more_lines_than_one_are_not_taken_for_the_next_answer() {
    let printed = temporary("printed");
    let done = format!(": >'{}'", printed.display());
    let mut program =
        patient(&format!("while read -r line; do first; echo more; echo and more; {done}; done"));
    for _ in 0..3 {
        ask_well(&mut program);
        wait_until(|| printed.exists());
        fs::remove_file(&printed).expect("the program wrote it");
    }
    // Nor are those that come all at once with the answer, and no time between the questions.
    let mut program =
        patient(r#"while read -r line; do printf '%s\nmore\nmore\n' "$(first)"; done"#);
    for _ in 0..20 {
        ask_well(&mut program);
    }
}

#[test]
fn a_program_may_end_after_each_answer() {
    // With and without a line end; still there or already gone at the next question.
    for script in [
        "read -r line; first",
        r#"read -r line; printf %s "$(first)""#,
        "read -r line; first; sleep 0.05",
    ] {
        for pause in [0, 100] {
            let mut program = patient(script);
            for _ in 0..4 {
                ask_well(&mut program);
                thread::sleep(Duration::from_millis(pause));
            }
        }
    }
}

#[test]
fn a_program_that_crashes_after_an_answer_loses_its_next_turn() {
    for pause in [0, 100] {
        let mut program = patient("read -r line; first; exit 4");
        for _ in 0..2 {
            ask_well(&mut program);
            thread::sleep(Duration::from_millis(pause));
            assert_eq!(mishap(&mut program), "ended without an answer, with exit status 4");
        }
    }
}

#[test]
fn a_program_may_close_its_input_but_not_its_output() {
    let mut program = patient("read -r line; exec </dev/null; sleep 0.05; first; sleep 0.1");
    for _ in 0..2 {
        ask_well(&mut program);
        thread::sleep(Duration::from_millis(20));
    }
    let mark = mark(5);
    // It has all the time it gets to end by itself, so it gets more only where it is slow to begin.
    let mut limits = [SHORT, 10 * SHORT, PATIENT].into_iter();
    let mishap = limits.find_map(|limit| {
        let mut program = Program::new(&format!("exec >/dev/null; sleep {mark}"), limit, 1);
        Some(mishap(&mut program)).filter(|mishap| !mishap.starts_with("didn't answer"))
    });
    assert_eq!(mishap.as_deref(), Some("closed its standard output without an answer"));
    no_longer_running(&mark);
}

#[test]
fn what_a_program_complains_of_disturbs_nobody() {
    let mut program = patient(
        "head -c 1000000 /dev/zero >&2; while read -r line; do echo thinking >&2; first; done",
    );
    ask_well(&mut program);
    ask_well(&mut program);
}

#[test]
fn a_question_tells_all_that_a_player_may_know() {
    for (seed, players, deck) in [
        (1, Players::Two, DeckRule::Standard),
        (2, Players::Three, DeckRule::Standard),
        (3, Players::Four, DeckRule::Together),
    ] {
        let config = Config {
            sides: Sides::from_bits(0b0101_0000),
            deck,
            ties: Ties::Meeples,
            announce: seed == 2,
            ..Config::new(players)
        };
        let mut state = State::start(&Deal::new(config, seed));
        while !state.is_over() {
            let view = state.view();
            let question = Program::question(&view, Duration::from_millis(1500));
            assert_eq!(question.matches('\n').count(), 1);
            let question: Value = serde_json::from_str(&question).expect("JSON");
            assert_eq!(position(&question["view"]), view.to_string());
            assert_eq!(question["view"]["position"], view.to_string());
            assert_eq!(question["view"]["round"], view.round());
            assert_eq!(question["view"]["turn"], view.turn().index());
            assert_eq!(question["view"]["deck_left"], view.deck_left());
            assert_eq!(question["view"]["config"]["players"], players.count());
            assert_eq!(question["seconds"], 1.5);
            let legal: Vec<String> = view.legal_moves().iter().map(ToString::to_string).collect();
            assert_eq!(question["legal"], Value::from(legal));
            state.play(Greedy.choose(&view), &mut ()).expect("a legal move");
        }
    }
}

/// The position as one line of text, built from all the other fields.
fn position(view: &Value) -> String {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let cards = |value: &Value| list(value).iter().map(text).collect::<Vec<_>>().join(".");
    let config = &view["config"];
    let mut taken = 0;
    let mut realms = Vec::new();
    for realm in list(&view["realms"]) {
        let mut piles: Vec<String> =
            ["M", "B", "W", "G", "K", "I", "N"].map(|letter| cards(&realm["cards"][letter])).into();
        piles.push(cards(&realm["infirmary"]));
        taken += piles.iter().filter(|pile| !pile.is_empty()).flat_map(|p| p.split('.')).count();
        realms.push(format!("{}:{}:{}", realm["points"], realm["meeples"], piles.join("/")));
    }
    let offer = |offer: &Value| match offer["meeples"].as_u64().expect("a number") {
        0 => text(&offer["card"]),
        meeples => format!("{}{meeples}", text(&offer["card"])),
    };
    let display: Vec<String> = list(&view["display"]).iter().map(offer).collect();
    format!(
        "{} {} {} {} {taken} {} {} ?{}/{}",
        text(&config["sides"]),
        text(&config["deck"]),
        text(&config["ties"]),
        if config["announce"] == true { "on" } else { "off" },
        realms.join("|"),
        display.join("."),
        cards(&view["unseen"]["tier1"]),
        cards(&view["unseen"]["tier2"]),
    )
}

#[test]
fn the_guide_shows_a_real_question_and_names_every_field() {
    let line = GUIDE.lines().find(|line| line.starts_with("{\"view\"")).expect("an example line");
    let question: Value = serde_json::from_str(line).expect("JSON");
    let view: View = question["view"]["position"].as_str().expect("a text").parse().expect("one");
    assert_eq!(Program::question(&view, Duration::from_secs(2)).trim_end(), line);

    let mut fields = vec![(String::new(), &question)];
    while let Some((path, value)) = fields.pop() {
        // The seven letters under `cards` are told of together, and a list is like its first item.
        let inside = value.get(0).unwrap_or(value).as_object().into_iter().flatten();
        for (key, value) in inside.filter(|_| !path.ends_with("cards")) {
            let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            assert!(GUIDE.contains(&format!("| `{path}` |")), "{path} is not told of");
            fields.push((path, value));
        }
    }
    assert!(GUIDE.contains(EXAMPLE), "the guide shows the example as it is");
}

#[test]
fn the_example_in_python_plays_whole_games() {
    let python = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    assert!(python.is_ok(), "this test needs python3 on the path: install it");
    let mut example = Program::new(&format!("exec python3 '{EXAMPLE_PATH}'"), PATIENT, 1);
    let mixed = Config { sides: Sides::ALL_B, announce: true, ..Config::new(Players::Three) };
    for (seed, config) in [(1, Config::new(Players::Two)), (2, mixed)] {
        let mut state = State::start(&Deal::new(config, seed));
        while !state.is_over() {
            let view = state.view();
            let chosen = if view.turn() == Seat::First {
                let chosen = example.choose(&view);
                assert_eq!(example.mishap(), None, "{view}");
                chosen
            } else {
                Greedy.choose(&view)
            };
            state.play(chosen, &mut ()).expect("a legal move");
        }
    }
}
