//! `majesty admin` beside a running server.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use majesty_test_postgres::Postgres;
use serde_json::Value;

/// As long as anything may take, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server in a process of its own, and where it keeps its games.
struct Server {
    child: Child,
    address: String,
    place: Vec<String>,
}

impl Server {
    fn start(place: &[&str]) -> Self {
        let mut command = majesty();
        command.args(["serve", "--address", "127.0.0.1:0", "--limits", "off"]).args(place);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("majesty starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
        out.read_line(&mut line).expect("a first line");
        // Nobody reads the rest, and nobody has to.
        thread::spawn(move || out.read_to_end(&mut Vec::new()));
        let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
        Self { child, address, place: place.iter().map(|&arg| arg.to_owned()).collect() }
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = majesty();
        command.arg("admin").args(args).args(&self.place).args(["--as", "ada"]);
        command.output().expect("majesty runs")
    }

    /// What a command prints that goes well.
    fn admin(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{args:?}: {errors}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// What it complains of.
    fn refused(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(!output.status.success(), "{args:?} should fail");
        String::from_utf8(output.stderr).expect("text")
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.admin(&[args, &["--json"]].concat())).expect("JSON")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn majesty() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
    for name in ["MAJESTY_DATA", "MAJESTY_DATABASE", "MAJESTY_SETTINGS", "MAJESTY_PUBLIC_URL"] {
        command.env_remove(name);
    }
    command
}

/// A browser without a script.
struct Browser<'a> {
    address: &'a str,
    cookies: Vec<String>,
}

/// An answer: its status, where it leads, and its body.
struct Answer {
    status: u16,
    location: String,
    body: String,
}

impl<'a> Browser<'a> {
    fn new(server: &'a Server) -> Self {
        Self { address: &server.address, cookies: Vec::new() }
    }

    fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, "")
    }

    fn post(&mut self, path: &str, body: &str) -> Answer {
        self.ask("POST", path, body)
    }

    fn ask(&mut self, method: &str, path: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).expect("the server is there");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time-out can be set");
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: close\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookies.join("; "),
            body.len()
        )
        .expect("a request can be sent");
        let mut text = Vec::new();
        stream.read_to_end(&mut text).expect("an answer comes");
        let text = String::from_utf8_lossy(&text).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        let headers = |name: &str| -> Vec<String> {
            let lines = head.lines().filter_map(|line| line.split_once(": "));
            lines.filter(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).collect()
        };
        for cookie in headers("set-cookie") {
            let pair = cookie.split(';').next().expect("a pair");
            let name = pair.split('=').next().expect("a name");
            self.cookies.retain(|known| !known.starts_with(&format!("{name}=")));
            if !cookie.contains("Max-Age=0") {
                self.cookies.push(pair.to_owned());
            }
        }
        Answer {
            status: head[9..12].parse().expect("a status"),
            location: headers("location").concat(),
            body: body.to_owned(),
        }
    }

    /// Looks until something is true of an answer.
    fn until(&mut self, path: &str, is_so: impl Fn(&Answer) -> bool) {
        let start = Instant::now();
        while !is_so(&self.get(path)) {
            assert!(start.elapsed() < PATIENCE, "{path} stays as it is");
            thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Everything an operator does, while the server runs.
fn keeps_order(server: &Server) {
    assert_eq!(server.admin(&["reports"]), "No open reports.\n");
    assert_eq!(server.admin(&["locks"]), "Nothing is locked.\n");
    assert_eq!(server.admin(&["audit"]), "The audit log is empty.\n");

    let (mut ada, mut ben) = (Browser::new(server), Browser::new(server));
    let form = "players=2&seat1=me&name1=Ada&seat2=link&listed=on";
    let table = ada.post("/new", form).location;
    let id = table.rsplit('/').next().expect("an id");
    ben.post("/account/create", "name=Ben&password=correct+horse");
    ben.post(&format!("{table}/say"), "text=something+bad");
    assert_eq!(ada.post(&format!("{table}/report"), "line=1&reason=rude").status, 200);

    // What was reported.
    let text = server.admin(&["reports"]);
    for part in ["Report 1,", "line 1", "Ben, account Ben", "something bad", "rude", "1 open."] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let report = &server.json(&["reports"])[0];
    assert_eq!((&report["table"], &report["text"]), (&id.into(), &"something bad".into()));
    let text = server.admin(&["table", "show", &table]);
    for part in ["gathering", "seat 1  Ada, guest ", "seat 2  (free)", "something bad"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let shown = server.json(&["table", "show", id]);
    let guest = shown["seats"][0]["player"].as_str().expect("a player").to_owned();

    // A line goes, and open pages notice.
    assert!(ada.get(&table).body.contains("something bad"));
    let said = server.admin(&["line", "delete", &table, "1", "--reason", "rude"]);
    assert_eq!(said, format!("line 1 of table {id} is deleted\n"));
    ada.until(&table, |answer| !answer.body.contains("something bad"));
    let said = server.admin(&["report", "close", "1", "--note", "deleted"]);
    assert_eq!(said, "report 1 is closed\n");
    assert_eq!(server.admin(&["reports"]), "No open reports.\n");
    assert!(server.admin(&["reports", "--all"]).contains("deleted"));

    // An account is locked, and signed out.
    assert!(ben.get("/account").body.contains("Signed in as"));
    let said = server.admin(&["lock", "account", "ben", "--for", "7d", "--reason", "rude"]);
    assert!(said.starts_with("account Ben ") && said.contains("is locked until 20"), "{said}");
    assert!(!ben.get("/account").body.contains("Signed in as"));
    let answer = ben.post("/account/sign-in", "name=Ben&password=correct+horse");
    assert_eq!(answer.status, 403);
    assert!(answer.body.contains("has blocked you from playing"), "{}", answer.body);
    let text = server.admin(&["locks"]);
    assert!(text.contains("account  Ben") && text.contains("rude"), "{text}");
    server.admin(&["unlock", "account", "Ben"]);

    // A forgotten password.
    let text = server.admin(&["password-link", "Ben", "--public-url", "https://a.example"]);
    let link = text.lines().next().expect("a link");
    let path = link.strip_prefix("https://a.example").expect("the address that people know");
    assert!(ben.get(path).body.contains("for the account Ben"));
    assert_eq!(ben.post(path, "password=battery+staple").location, "/account?done=reset");
    assert_eq!(ben.post(path, "password=battery+staple").status, 404);
    assert_eq!(ben.post("/account/sign-in", "name=Ben&password=battery+staple").status, 303);
    let link = server.json(&["password-link", "Ben"])["link"].as_str().map(str::to_owned);
    assert!(link.expect("a link").starts_with("http://localhost:7878/account/reset/"));

    // A guest and a network.
    server.admin(&["lock", "guest", &guest]);
    let say = format!("{table}/say");
    let start = Instant::now();
    while ada.post(&say, "text=hello").status != 403 {
        assert!(start.elapsed() < PATIENCE, "the lock isn't noticed");
        thread::sleep(Duration::from_millis(50));
    }
    server.admin(&["lock", "address", "127.0.0.1", "192.0.2.77/24", "--for", "1h"]);
    ada.until("/", |answer| answer.status == 403);
    assert_eq!(ada.get("/privacy").status, 200);
    assert!(server.admin(&["locks"]).contains("192.0.2.0/24"));
    server.admin(&["unlock", "address", "127.0.0.1"]);
    ada.until("/", |answer| answer.status == 200);

    // The table goes.
    server.admin(&["table", "delete", &table, "--reason", "spam"]);
    ada.until(&table, |answer| answer.status == 404);

    // Nothing is done quietly, and nothing is done by mistake.
    let actions: Vec<String> = server
        .json(&["audit"])
        .as_array()
        .expect("a list")
        .iter()
        .map(|entry| {
            let operator = entry["operator"].as_str().expect("an operator");
            format!("{operator}: {}", entry["action"].as_str().expect("an action"))
        })
        .collect();
    assert_eq!(
        actions,
        [
            "ada: delete table",
            "ada: unlock address",
            "ada: lock address",
            "ada: lock address",
            "ada: lock guest",
            "ada: password link",
            "the link's holder: new password",
            "ada: password link",
            "ada: unlock account",
            "ada: lock account",
            "ada: close report",
            "ada: delete line",
        ]
    );
    assert!(server.admin(&["audit"]).contains("spam"));
    for (args, complaint) in [
        (&["report", "close", "1"][..], "there is no open report 1"),
        (&["line", "delete", id, "1"], "there is no line 1 at table"),
        (&["table", "show", id], "there is no table"),
        (&["table", "delete", id], "there is no table"),
        (&["lock", "account", "Nobody"], "there is no account \"Nobody\""),
        (&["lock", "account", "Ben", "--for", "soon"], "such as 30m, 12h, 7d or 2w"),
        (&["lock", "guest", "x"], "64 hexadecimal digits"),
        (&["lock", "address", "example.org"], "enter an address or a network"),
        (&["unlock", "account", "Ben"], "there is no lock on this account"),
        (&["unlock", "address", "192.0.2.1"], "there is no lock on this address"),
        (&["password-link", "Nobody"], "there is no account"),
    ] {
        let errors = server.refused(args);
        assert!(errors.contains(complaint), "{args:?}: {errors}");
    }
    assert_eq!(server.json(&["audit"]).as_array().expect("a list").len(), actions.len());
}

#[test]
fn an_operator_keeps_order_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    keeps_order(&Server::start(&["--data", &folder.path().display().to_string()]));
}

#[test]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
fn an_operator_keeps_order_on_postgres() {
    let postgres = Postgres::share();
    keeps_order(&Server::start(&["--database", &postgres.database()]));
}

fn complaint(args: &[&str], variables: &[(&str, &str)]) -> String {
    let output = majesty().arg("admin").args(args).envs(variables.iter().copied()).output();
    let output = output.expect("majesty runs");
    assert!(!output.status.success(), "{args:?} should fail");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn a_store_is_looked_for_and_never_made() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("none");
    let data = data.to_str().unwrap();
    let errors = complaint(&["reports", "--data", data], &[]);
    assert!(errors.contains("no game store found at"), "{errors}");
    assert!(!Path::new(data).exists());
    // A flag counts more than the environment, and the environment more than a file.
    let settings = folder.path().join("majesty.toml");
    std::fs::write(&settings, format!("data = {data:?}\npublic-url = \"https://a.example\"\n"))
        .unwrap();
    let settings = settings.to_str().unwrap();
    let errors = complaint(&["reports", "--settings", settings], &[]);
    assert!(errors.contains(data), "{errors}");
    let elsewhere = folder.path().join("elsewhere");
    let elsewhere = elsewhere.to_str().unwrap();
    let errors = complaint(&["reports", "--settings", settings], &[("MAJESTY_DATA", elsewhere)]);
    assert!(errors.contains(elsewhere), "{errors}");
    let database = [("MAJESTY_DATABASE", "postgres://nobody@127.0.0.1:1/none")];
    let errors = complaint(&["reports", "--data", elsewhere], &database);
    assert!(errors.contains(elsewhere), "{errors}");
}

#[test]
fn an_imprint_is_a_file_or_a_text() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("imprint.txt");
    std::fs::write(&file, "Ada, 1 Mill Lane").unwrap();
    let data = folder.path().display().to_string();
    for (imprint, expected) in [(file.to_str().unwrap(), "1 Mill Lane"), ("Ada of Mill", "of Mill")]
    {
        let args = ["--data", &data, "--imprint", imprint, "--delete-chat", "never"];
        let server = Server::start(&args);
        let mut ada = Browser::new(&server);
        assert!(ada.get("/imprint").body.contains(expected), "{imprint}");
        assert!(ada.get("/privacy").body.contains("No time limit; at most the last"), "{imprint}");
    }
    let missing = folder.path().join("missing.txt");
    let output = majesty()
        .args(["serve", "--address", "127.0.0.1:0", "--data", &data, "--imprint"])
        .arg(&missing)
        .output()
        .expect("majesty runs");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && errors.contains("can't read the imprint"), "{errors}");
}

/// A store of an older layout isn't migrated in passing: a server of that version may run on it.
#[test]
fn an_older_store_is_left_to_migrate() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/store/tests/data/games-0002.db");
    std::fs::copy(old, &games).expect("a copy");
    let before = std::fs::read(&games).expect("a file");
    let mut command = majesty();
    let command = command.args(["admin", "reports", "--data"]).arg(folder.path());
    let output = command.output().expect("majesty runs");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("layout 2") && said.contains("majesty migrate"), "{said}");
    assert!(std::fs::read(&games).expect("a file") == before, "nothing was changed");
}
