//! The arena as a person or a program runs it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use majesty_rules::{Record, Seat};
use serde_json::Value;

/// Runs `majesty arena` with arguments, in words.
fn arena(args: &str) -> Output {
    let mut command = command();
    command.args(args.split_ascii_whitespace()).output().expect("majesty runs")
}

fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
    command.arg("arena").stdin(Stdio::null());
    command
}

/// What it prints when all goes well.
fn printed(args: &str) -> String {
    let output = arena(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args}: {errors}");
    // No progress bar where nobody looks.
    assert_eq!(errors, "");
    String::from_utf8(output.stdout).expect("text")
}

/// What it complains of when something is wrong.
fn complaint(args: &str) -> String {
    let output = arena(args);
    assert!(!output.status.success(), "{args} should fail");
    String::from_utf8(output.stderr).expect("text")
}

/// A directory of a test's own, gone when the test ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("majesty-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary directory");
        Self(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The shares of victories of a name in all records of a directory.
fn wins(directory: &Path, name: &str) -> f64 {
    let mut wins = 0.0;
    for file in fs::read_dir(directory).expect("a directory") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("text");
        let record: Record = text.parse().expect("a record");
        let sheet = record.state().score_sheet().expect("the game is over");
        let winners: Vec<usize> = sheet.winning_seats().map(Seat::index).collect();
        let own = winners.iter().filter(|&&seat| record.names()[seat] == name).count();
        wins += own as f64 / winners.len() as f64;
    }
    wins
}

#[test]
fn figures_records_and_report_belong_together() {
    let scratch = Scratch::new("arena");
    for players in [2, 3, 4] {
        let records = scratch.0.join(format!("records/{players}"));
        let page = scratch.0.join("report.html");
        let args = format!(
            "--bots greedy,random --players {players} --games 24 --json --records {} --report {}",
            records.display(),
            page.display()
        );
        let json: Value = serde_json::from_str(&printed(&args)).expect("JSON");
        let mut files: Vec<String> = fs::read_dir(&records)
            .expect("the directory was made")
            .map(|file| file.expect("a file").file_name().into_string().expect("text"))
            .collect();
        files.sort();
        assert_eq!((files.len(), files[0].as_str()), (24, "000001.txt"));
        assert_eq!(files[23], "000024.txt");
        for contestant in json["contestants"].as_array().expect("contestants") {
            let label = contestant["label"].as_str().expect("a label");
            let seats = contestant["seats"].as_f64().expect("a number");
            let rate = contestant["win_rate"]["mean"].as_f64().expect("a number");
            assert!((rate * seats - wins(&records, label)).abs() < 1e-6, "{label}");
            assert!(contestant["adjusted_win_rate"]["mean"].is_number(), "{label}");
        }
        let page = fs::read_to_string(&page).expect("the report is there");
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"));
        assert!(page.contains("24 games on") && page.contains("luck-adjusted"));
    }
}

#[test]
fn the_same_seed_gives_the_same_figures() {
    let figures = |more: &str| {
        let args = format!("--bots random,greedy,random --sides random --games 30 --json {more}");
        let mut json: Value = serde_json::from_str(&printed(&args)).expect("JSON");
        let timing = json.as_object_mut().expect("an object").remove("timing");
        assert!(timing.is_some_and(|timing| timing["moves"][0]["mean_ms"].is_number()));
        json.to_string()
    };
    let one = figures("--threads 1");
    assert_eq!(one, figures("--threads 2"));
    assert_eq!(one, figures(""));
    assert_ne!(one, figures("--seed 2"));
}

#[test]
fn a_sequential_test_ends_when_it_knows() {
    let verdict = |args: &str| {
        let json: Value = serde_json::from_str(&printed(&format!("--json {args}"))).expect("JSON");
        let (sprt, setup) = (&json["sprt"], &json["setup"]);
        assert_eq!(setup["interrupted"], false);
        assert_eq!(sprt["verdict"] != "undecided", setup["decided"] == true, "{json}");
        (
            sprt["verdict"].as_str().expect("a verdict").to_owned(),
            sprt["deals"].as_u64(),
            sprt.clone(),
        )
    };
    let better = "--bots greedy,random --sprt 50,60 --games 100000";
    let (found, deals, one) = verdict(&format!("{better} --threads 1"));
    assert_eq!((found.as_str(), deals), ("h1", Some(32)));
    assert_eq!(one, verdict(&format!("{better} --threads 2")).2);
    assert_eq!(verdict("--bots random,greedy --players 4 --sprt 25,30 --games 100000").0, "h0");
    assert_eq!(verdict("--bots random,random --sprt 50,50.1 --games 200").0, "undecided");

    let table = printed("--bots greedy,random --sprt 50,52.5 --games 9000");
    assert!(table.starts_with("64 games on 32 deals"), "{table}");
    assert!(table.contains("(up to 9,000 requested; stopped by the sequential test)"), "{table}");
    assert!(
        table.contains("H1 accepted, the win rate of greedy is closer to 52.5% than to 50%"),
        "{table}"
    );
    assert!(table.contains("bounds -2.94 and +2.94"), "{table}");
}

#[test]
fn the_table_is_plain_text() {
    let table = printed("--bots greedy,random --players 3 --sides B --games 10");
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(
        lines[0],
        "12 games on 4 deals, each played from every seat (10 requested, rounded up to whole deals)"
    );
    assert_eq!(lines[1], "3 players · sides BBBBBBBB · seed 1");
    assert!(lines[3].starts_with("contestant  games  "), "{table}");
    assert!(lines[4].starts_with("greedy         12  "), "{table}");
    assert!(lines[5].starts_with("random         12  "), "{table}");
    let width = |line: &str| line.chars().count();
    assert!(lines[3..6].iter().all(|line| width(line) == width(lines[3])), "{table}");
    assert!(table.contains("random takes 2 of the 3 seats"), "{table}");
    assert!(!table.contains('\u{1b}'));

    let table = printed("--bots greedy --bot random --games 8");
    assert!(table.contains("greedy is ") || table.contains("wins every game"), "{table}");
}

#[cfg(unix)]
#[test]
fn a_program_plays_and_its_mishaps_are_told() {
    let table = command()
        .args([
            "--bots",
            "random",
            "--bot",
            "cmd@60s:while read line; do echo hm; done",
            "--games",
            "2",
        ])
        .output()
        .expect("majesty runs");
    let table = String::from_utf8(table.stdout).expect("text");
    assert!(
        table.contains("cmd@60s:while read line; do echo hm; done had 24 mishaps; the last: "),
        "{table}"
    );
    assert!(table.contains("answered \"hm\""), "{table}");
}

/// A shell function that prints the first legal move of the question in `$line`.
#[cfg(unix)]
const FIRST: &str = r#"first() { legal=${line#*'"legal":["'}; echo "${legal%%'"'*}"; }; "#;

/// What the arena prints about a program that plays two games against `random`.
#[cfg(unix)]
fn program(prefix: &str, script: &str) -> String {
    let bot = format!("{prefix}{FIRST}{script}");
    let output = command()
        .args(["--bots", "random", "--games", "2", "--bot", &bot])
        .output()
        .expect("majesty runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[cfg(unix)]
#[test]
fn a_program_has_the_time_that_it_is_given() {
    // Three times as long as the short limit, and nothing against the long one.
    let slow = "while read -r line; do sleep 0.15; first; done";
    let table = program("cmd@60s:", slow);
    assert!(!table.contains("the last: "), "{table}");
    let table = program("cmd@0.05s:", slow);
    assert!(table.contains(" had 24 mishaps; the last: "), "{table}");
    assert!(table.contains(" crashed or hung 3 times in a row"), "{table}");

    // The question says how long there is: 40 to 59 s here, however slow this machine is.
    let script = r#"while read -r line; do
        case $line in *'"seconds":'[45]?.*) first;; *) echo "${line##*,}";; esac; done"#;
    let table = program("cmd@59s:", script);
    assert!(!table.contains("the last: "), "{table}");
    assert!(table.contains("cmd@59s:first() {"), "the limit is part of the name: {table}");
    // Without one it's two seconds.
    let table = program("cmd:", script);
    assert!(table.contains(" had 24 mishaps; the last: "), "{table}");
    let told = |start| table.contains(&format!(" answered \"\"seconds\":{start}"));
    let late = table.contains(" didn't answer within 2 s");
    assert!(told("2.0}") || told("1.") || told("0.") || late, "{table}");
}

/// Ctrl-C is the way to end an arena that was planned too long.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_and_reports_what_was_played() {
    let scratch = Scratch::new("arena-ctrl-c");
    let mut child = command()
        .args(["--bots", "marshal,random", "--games", "1000000000", "--records"])
        .arg(scratch.0.join("records"))
        .arg("--csv")
        .arg(scratch.0.join("games.csv"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("majesty starts");
    let begun = Instant::now();
    let rows = || fs::read_to_string(scratch.0.join("games.csv")).unwrap_or_default();
    while rows().lines().count() < 3 {
        assert!(begun.elapsed() < Duration::from_secs(30), "nothing is played");
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(child.try_wait().expect("a process"), None, "it still plays");
    let interrupt = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().expect("a shell").success());
    let output = child.wait_with_output().expect("it ends");
    let table = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(table.contains("(stopped early; 1,000,000,000 requested)"), "{table}");
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.starts_with("To resume: "), "{told}");
    assert!(told.ends_with("games.csv --resume\n"), "{told}");
}

/// What Ctrl-C or a power cut leaves of a file, down to half a line.
#[test]
fn an_arena_goes_on_where_its_file_ends() {
    let scratch = Scratch::new("arena-resume");
    let figures = |file: &Path, more: &str| {
        let args = format!(
            "--bots greedy,random --players 3 --sides random --games 24 --json --csv {} {more}",
            file.display()
        );
        let mut json: Value = serde_json::from_str(&printed(&args)).expect("JSON");
        json.as_object_mut().expect("an object").remove("timing");
        json.to_string()
    };
    let whole = scratch.0.join("whole.csv");
    let expected = figures(&whole, "");
    let text = fs::read(&whole).expect("the file is there");
    let told = complaint(&format!("--bots greedy,random --csv {}", whole.display()));
    assert!(told.contains("already exists; add --resume to continue its games"), "{told}");

    let part = scratch.0.join("part.csv");
    for length in
        [0, 10, text.len() / 7, text.len() / 3, text.len() * 4 / 5, text.len() - 1, text.len()]
    {
        fs::write(&part, &text[..length]).expect("a file");
        assert_eq!(figures(&part, "--resume --threads 2"), expected, "{length} bytes");
        assert_eq!(fs::read(&part).expect("a file"), text, "{length} bytes");
    }
    // A script may always resume, even if nothing is there yet.
    assert_eq!(figures(&scratch.0.join("new.csv"), "--resume"), expected);

    let resume = format!("--csv {} --resume", whole.display());
    let told = complaint(&format!("--bots page,random --players 3 --sides random {resume}"));
    assert!(told.contains("can't resume from") && told.contains("whole.csv"), "{told}");
    assert!(told.contains("contestant_1 is \"greedy\" in the file, but \"page\""), "{told}");
    fs::write(&whole, b"\xff\xfe nonsense").expect("a file");
    let told = complaint(&format!("--bots greedy,random --players 3 {resume}"));
    assert!(told.contains("isn't a CSV file from the arena"), "{told}");
    assert_eq!(fs::read(&whole).expect("a file"), b"\xff\xfe nonsense", "it is left alone");
    assert!(complaint("--bots greedy,random --resume").contains("--csv"));
}

#[test]
fn mistakes_are_told_before_anything_is_played() {
    let scratch = Scratch::new("arena-mistakes");
    let file = scratch.0.join("a-file");
    fs::write(&file, "").expect("a file");
    let below = file.join("below");
    let below = below.display();
    for (args, expected) in [
        ("--bots tortoise".to_owned(), "there is no bot \"tortoise\""),
        (String::new(), "--bots"),
        ("--bot cmd:".to_owned(), "a program's command follows the colon"),
        ("--bot cmd@5s".to_owned(), "a program's command follows the colon"),
        ("--bot cmd@400:./mybot".to_owned(), "a program's limit is a time"),
        ("--bots greedy,random --players 5".to_owned(), "the number of players is 2, 3 or 4"),
        ("--bots greedy,random --games 0".to_owned(), "--games"),
        ("--bots greedy,random --threads 0".to_owned(), "--threads"),
        ("--bots greedy,random --sides AB".to_owned(), "eight letters"),
        ("--bots greedy,random --sprt 52,50".to_owned(), "H0 and then a higher H1"),
        ("--bots greedy,random --sprt 50".to_owned(), "25% with four"),
        ("--bots greedy,random,page --sprt 50,52".to_owned(), "exactly two bots, not 3"),
        (format!("--bots greedy,random --records {below}"), "can't create the directory"),
        (format!("--bots greedy,random --report {below}"), "can't write"),
    ] {
        let complaint = complaint(&args);
        assert!(complaint.contains(expected), "{args}: {complaint}");
    }
}
