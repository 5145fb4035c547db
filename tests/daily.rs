//! `majesty daily` as a person runs it, at a real server.

use std::{
    io::{BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
};

/// A server in a process of its own.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
        command.args(["serve", "--address", "127.0.0.1:0", "--bot-pace", "0", "--no-browser"]);
        let command = command.arg("--data").arg(data).stdout(Stdio::piped());
        let mut child = command.spawn().expect("majesty starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
        out.read_line(&mut line).expect("a first line");
        // Nobody reads the rest, and nobody has to.
        thread::spawn(move || out.read_to_end(&mut Vec::new()));
        let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
        Self { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the command says to these lines, and whether it succeeded.
fn daily(args: &[&str], typed: &str) -> (String, bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
    command.arg("daily").args(args).args(["--lang", "en"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("majesty starts");
    // Whoever has read enough doesn't mind that the rest can't be written.
    let _ = child.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    let done = child.wait_with_output().expect("it ends");
    let text = [done.stdout, done.stderr].concat();
    (String::from_utf8(text).expect("text"), done.status.success())
}

#[test]
fn a_deal_is_played_at_a_servers_address_left_and_finished() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("server"));
    let me = folder.path().join("me");
    let me = me.to_str().expect("a plain path");
    let args = ["--server", &server.address, "--data", me, "--name", "Robin"];

    let (told, well) = daily(&args, "?\nnonsense\n1\nq\n");
    assert!(well, "{told}");
    for part in [
        "The daily deal at",
        "Your realm",
        "Mill: ",
        "“nonsense” isn’t one of the choices",
        "will wait until",
    ] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    let (told, well) = daily(&args, &"1\n".repeat(12));
    assert!(well, "{told}");
    assert!(!told.contains("Round 1 of 12"), "the first move was made before:\n{told}");
    for part in ["Round 2 of 12", "Total", "wins", "Place 1 of 1", "Robin", "← You"] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    // The same person again: one try counts.
    let (told, well) = daily(&args, "");
    assert!(well && told.contains("Place 1 of 1") && !told.contains("Your realm"), "{told}");
    // Somebody else has a try of their own.
    let other = folder.path().join("other");
    let other = other.to_str().expect("a plain path");
    let (told, _) = daily(&["--server", &server.address, "--data", other], "q\n");
    assert!(told.contains("Your realm") && told.contains("One player has finished"), "{told}");
}

#[test]
fn a_day_that_is_over_is_checked() {
    let secret = "759303705e51e7813cdd5b34397f72b58375dedc92acfd41fcb3041c430860f9";
    let (told, well) = daily(&["--day", "2026-11-19", "--secret", secret], "");
    let hash = "fe6c124d1832ba805a9dc155f931b3a5fcd45fa32872b0c7bf5b9898db688d7b";
    assert!(well && told.contains(hash) && told.contains("[Cards \""), "{told}");
    for (args, part) in [
        (vec!["--day", "2026-11-19", "--secret", "ff"], "64 hexadecimal digits"),
        (vec!["--day", "2026-11-31", "--secret", secret], "2026-11-19"),
        (vec![], "--server"),
        (vec!["--server", "127.0.0.1:1"], "can't reach http://127.0.0.1:1"),
        (vec!["--server", "ftp://x"], "must start with http:// or https://"),
    ] {
        let (told, well) = daily(&args, "");
        assert!(!well && told.contains(part), "{args:?}: {told}");
    }
}
