//! The table in a real terminal: `majesty play` in tmux, played with keys.

#![cfg(unix)]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    thread,
    time::{Duration, Instant},
};

use majesty_rules::Record;
use tempfile::TempDir;

/// What nobody should have to wait for longer.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often to look.
const GLANCE: Duration = Duration::from_millis(15);

const INSTALL: &str = "the tests of the terminal need Debian's package tmux: apt-get install tmux";

/// A terminal with a shell that runs `majesty play` once, and what it leaves behind.
struct Terminal {
    folder: TempDir,
}

impl Terminal {
    /// An empty place for games.
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn tmux(&self, args: &[&str]) -> Output {
        let output = Command::new("tmux")
            .args(["-u", "-f", "/dev/null", "-S"])
            .arg(self.path("socket"))
            .args(args)
            .output();
        output.expect(INSTALL)
    }

    /// What tmux says about the terminal.
    fn told(&self, format: &str) -> String {
        let output = self.tmux(&["display-message", "-p", "-t", "table", format]);
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Opens the terminal at 80×24 and starts the program in it.
    fn start(&self, args: &str) {
        let script = format!(
            "stty -g > before; \
             sh -c 'echo $$ > pid.new; mv pid.new pid; exec \"{program}\" play --data data --lang en \
             --bot-pace 0 {args}'; \
             echo \"left $?\"; stty -g > after.new; mv after.new after; exec cat",
            program = env!("CARGO_BIN_EXE_majesty"),
        );
        let folder = self.folder.path().to_str().expect("a plain path");
        for file in ["before", "after", "pid"] {
            let _ = fs::remove_file(self.path(file));
        }
        let size = ["-x", "80", "-y", "24"];
        let begin = ["new-session", "-d", "-s", "table", "-c", folder];
        let output = self.tmux(&[&begin[..], &size, &["sh", "-c", &script]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    /// Closes the terminal, as a window is closed.
    fn close(&self) {
        self.tmux(&["kill-server"]);
        wait("the socket is free", || {
            let list = self.tmux(&["list-sessions"]);
            (!list.status.success()).then_some(())
        });
    }

    fn screen(&self) -> String {
        let output = self.tmux(&["capture-pane", "-p", "-t", "table"]);
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys", "-t", "table"], keys].concat());
    }

    /// Waits until the screen shows all of these.
    fn see(&self, texts: &[&str]) -> String {
        let mut last = String::new();
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            last = self.screen();
            if texts.iter().all(|text| last.contains(text)) {
                return last;
            }
            thread::sleep(GLANCE);
        }
        panic!("waited for {texts:?} and saw\n{last}");
    }

    /// Waits until the screen shows this no more.
    fn see_no_more(&self, text: &str) {
        wait(&format!("{text} to go"), || (!self.screen().contains(text)).then_some(()));
    }

    /// Changes the size, and waits until the table fills it.
    fn resize(&self, columns: usize, rows: usize) {
        let (x, y) = (columns.to_string(), rows.to_string());
        self.tmux(&["resize-window", "-t", "table", "-x", &x, "-y", &y]);
        wait(&format!("a table of {x}×{y}"), || {
            let screen = self.screen();
            let is_filled = screen.lines().any(|line| line.chars().count() == columns);
            (screen.lines().count() == rows && is_filled).then_some(())
        });
    }

    /// Sends the program a signal.
    fn signal(&self, name: &str) {
        let pid = read(&self.path("pid"));
        let sent = Command::new("kill").args(["-s", name, pid.trim()]).status();
        assert!(sent.expect("kill is everywhere").success());
    }

    /// The terminal is as it was before the program, which ended with this code.
    fn is_as_before(&self, code: &str) {
        self.see(&[&format!("left {code}")]);
        assert_eq!(read(&self.path("after")), read(&self.path("before")));
        assert_eq!(self.told("#{alternate_on} #{cursor_flag}"), "0 1");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

/// A file that somebody else is about to write.
fn read(path: &Path) -> String {
    wait(&path.display().to_string(), || fs::read_to_string(path).ok())
}

fn wait<T>(what: &str, ready: impl Fn() -> Option<T>) -> T {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        if let Some(found) = ready() {
            return found;
        }
        thread::sleep(GLANCE);
    }
    panic!("waited in vain for {what}");
}

/// The front card is free, so that each of these takes one, whatever lies there.
const WAYS: [&[&str]; 4] =
    [&["Enter"], &["3", "1", "Space"], &["Right", "Left", "Enter"], &["l", "b", "j", "k", "Enter"]];

#[test]
#[ignore = "needs tmux; scripts/check runs it"]
fn a_whole_game_against_bots_is_played_with_keys() {
    let terminal = Terminal::new();
    terminal.start("");
    terminal.see(&["Twelve cards, one realm, one crown.", "▸ Start"]);
    terminal.press(&["Up", "Up", "Up", "Enter", "Down", "Down", "Down", "Enter"]);
    for round in 1..=12_usize {
        match round {
            3 => terminal.resize(120, 40),
            6 => {
                terminal.tmux(&["resize-window", "-t", "table", "-x", "60", "-y", "20"]);
                terminal.see(&["Please enlarge"]);
                terminal.resize(80, 24);
            }
            9 => terminal.resize(100, 30),
            _ => {}
        }
        terminal.see(&[&format!("Round {round} of 12"), "Your turn"]);
        match round {
            2 => {
                terminal.press(&["?"]);
                terminal.see(&["take back the last move", "Majority: "]);
                terminal.press(&["Escape"]);
                // A key that comes at once with Escape is another key.
                terminal.see_no_more("take back the last move");
            }
            4 => {
                terminal.press(&["h"]);
                terminal.see(&["chance of winning"]);
                terminal.press(&["1"]);
            }
            5 => {
                terminal.press(&["u"]);
                terminal.see(&["Take back your move?"]);
                terminal.press(&["Enter"]);
                terminal.see(&["Round 4 of 12", "Practice game"]);
                terminal.press(&["Enter"]);
                terminal.see(&["Round 5 of 12", "Your turn"]);
            }
            6 => {
                terminal.press(&["s"]);
                terminal.see(&["Saved as"]);
            }
            _ => {}
        }
        terminal.press(WAYS[round % WAYS.len()]);
    }
    terminal.see(&["Final scoring", "Game over"]);
    terminal.press(&["Enter"]);
    terminal.see(&["Total", "with "]);
    terminal.press(&["Left"]);
    terminal.see(&["Step 23 of 24"]);
    terminal.press(&["a"]);
    terminal.see(&["Played like", "Enter: the moves"]);
    // Whoever made a mistake may try it again; whoever made none goes back to the table at once.
    if terminal.screen().contains("try your mistakes again") {
        terminal.press(&["m", "Enter"]);
        terminal.see(&["Mistake 1 of", "Find a better move."]);
        terminal.press(&["q", "Enter"]);
        terminal.see(&["Enter: the moves"]);
    }
    terminal.press(&["Enter"]);
    terminal.see(&["Enter: more"]);
    terminal.press(&["q", "Enter"]);
    terminal.see(&["go back"]);
    terminal.press(&["q", "Enter"]);
    terminal.see(&["Step 23 of 24"]);
    terminal.press(&["q"]);
    terminal.see(&["Leave the table?"]);
    terminal.press(&["Enter"]);
    terminal.is_as_before("0");

    let saved = read(&terminal.path("data/terminal/game-1.txt"));
    let record: Record = saved.parse().expect("a record");
    assert!(record.state().is_over());
    assert!(!terminal.path("data/terminal/running-1.txt").exists());
}

#[test]
#[ignore = "needs tmux; scripts/check runs it"]
fn a_signal_leaves_the_terminal_as_it_was() {
    let terminal = Terminal::new();
    for (signal, code) in [("TERM", "143"), ("HUP", "129")] {
        terminal.start("--players 3 --seed 7");
        terminal.see(&["♛ Majesty"]);
        wait("a screen of its own", || {
            (terminal.told("#{alternate_on} #{cursor_flag}") == "1 0").then_some(())
        });
        terminal.signal(signal);
        terminal.is_as_before(code);
        terminal.close();
    }
}

#[test]
#[ignore = "needs tmux; scripts/check runs it"]
fn a_game_goes_on_after_a_crash_and_after_a_closed_window() {
    let terminal = Terminal::new();
    terminal.start("--seats person:Ada,page,herald --sides B --seed 7");
    for round in 1..=2 {
        terminal.see(&[&format!("Round {round} of 12"), "Your turn"]);
        terminal.press(&["Enter"]);
    }
    terminal.see(&["Round 3 of 12", "Your turn"]);
    terminal.signal("KILL");
    terminal.close();

    terminal.start("");
    terminal.see(&["You have an unfinished game.", "Round 3 of 12", "Ada · Page · Herald"]);
    terminal.press(&["Enter"]);
    terminal.see(&["Round 3 of 12", "Your turn"]);
    terminal.press(&["Enter"]);
    terminal.see(&["Round 4 of 12", "Your turn"]);
    terminal.close();

    terminal.start("--players 2 --seed 8");
    terminal.see(&["You have an unfinished game.", "Round 4 of 12"]);
    terminal.press(&["Down", "Enter"]);
    terminal.see(&["Round 1 of 12", "Your turn"]);
    let kept: Record = read(&terminal.path("data/terminal/game-1.txt")).parse().expect("a record");
    assert_eq!(kept.names(), ["Ada", "Page", "Herald"]);
}
