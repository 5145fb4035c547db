//! `majesty serve` as a person runs it, and as fate ends it.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use majesty_rules::Record;

/// A server in a process of its own.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_majesty"))
            .args(["serve", "--address", "127.0.0.1:0", "--bot-pace", "0", "--limits", "off"])
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("majesty starts");
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

/// An answer: its status, where it leads, and its body.
struct Answer {
    status: u16,
    location: String,
    cookie: String,
    body: String,
}

/// One request; nothing if the server ended before the whole answer came.
fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .ok()?;
    let mut text = Vec::new();
    stream.read_to_end(&mut text).ok()?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let (head, body) = text.split_once("\r\n\r\n")?;
    let header = |name: &str| {
        let mut lines = head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).unwrap_or_default()
    };
    Some(Answer {
        status: head.split(' ').nth(1)?.parse().ok()?,
        location: header("location"),
        cookie: header("set-cookie").split(';').next().unwrap_or_default().to_owned(),
        body: body.to_owned(),
    })
}

fn attribute<'a>(page: &'a str, name: &str) -> &'a str {
    let start = page.find(&format!("{name}=\"")).map(|place| place + name.len() + 2);
    start.and_then(|start| page[start..].split('"').next()).unwrap_or_default()
}

/// What the form of a page sends for its first choice.
fn first_choice(page: &str) -> Option<(usize, String, String)> {
    let ply = attribute(page, "data-ply").parse().ok()?;
    let word = attribute(&page[page.find("name=\"word\"")?..], "value").to_owned();
    let extra =
        page.find(&format!("name=\"x{word}\"")).map(|place| attribute(&page[place..], "value"));
    let extra = extra.filter(|extra| extra.starts_with("&gt;")).unwrap_or_default();
    let extra = extra.replace("&gt;", ">");
    let body = format!("ply={ply}&word={word}&x{word}={}", extra.replace('>', "%3E"));
    Some((ply, format!("{word}{extra}"), body))
}

/// Plays until the server is gone or the game is over, and notes what was acknowledged.
fn play(address: &str, table: &str, cookie: &str, noted: &Mutex<BTreeMap<usize, String>>) -> bool {
    loop {
        let Some(page) = ask(address, "GET", table, cookie, "") else { return false };
        if attribute(&page.body, "data-phase") == "over" {
            return true;
        }
        let Some((ply, word, body)) = first_choice(&page.body) else { continue };
        match ask(address, "POST", &format!("{table}/move"), cookie, &body) {
            Some(answer) if answer.status == 303 => {
                noted.lock().expect("no panic").insert(ply, word);
            }
            Some(answer) => panic!("{word}: {} {}", answer.status, answer.body),
            None => return false,
        }
    }
}

#[test]
fn what_was_acknowledged_survives_a_sudden_end_and_games_go_on() {
    let data = tempfile::tempdir().expect("a folder");
    let ends: u64 = (0..6).map(|game| play_through_ends(data.path(), game)).sum();
    assert!(ends >= 6, "the server ended {ends} times in the middle of a game");
}

/// Plays a whole game while the server is killed again and again, and says how often it was.
fn play_through_ends(data: &Path, game: u64) -> u64 {
    let server = Server::start(data);
    let made =
        ask(&server.address, "POST", "/play", "", "players=4&level=page").expect("an answer");
    assert_eq!(made.status, 303);
    let (table, cookie) = (made.location, made.cookie);
    drop(server);
    let noted = Arc::new(Mutex::new(BTreeMap::new()));
    let mut ends = 0_u64;
    loop {
        let mut server = Server::start(data);
        let page = ask(&server.address, "GET", &table, &cookie, "").expect("the table is there");
        let ply: usize = attribute(&page.body, "data-ply").parse().expect("a number");
        let last = noted.lock().expect("no panic").keys().last().copied();
        assert!(last.is_none_or(|last| ply > last), "move {last:?} is lost, there are {ply}");
        let over = Arc::new(AtomicBool::new(false));
        let player = thread::spawn({
            let (address, table, cookie) = (server.address.clone(), table.clone(), cookie.clone());
            let (noted, over) = (noted.clone(), over.clone());
            move || over.store(play(&address, &table, &cookie, &noted), Ordering::SeqCst)
        });
        // From before the first move to some moves later.
        thread::sleep(Duration::from_millis(2 + (game * 7 + ends * 11) % 23));
        if ends >= 12 {
            player.join().expect("every move is taken");
            break;
        }
        server.child.kill().expect("a child can be killed");
        server.child.wait().expect("and is gone");
        player.join().expect("every move is taken");
        if over.load(Ordering::SeqCst) {
            break;
        }
        ends += 1;
    }
    let server = Server::start(data);
    let record = ask(&server.address, "GET", &format!("{table}/record"), &cookie, "").expect("it");
    let record: Record = record.body.parse().expect("a record");
    assert_eq!(record.moves().len(), 48);
    let noted = noted.lock().expect("no panic");
    assert!(!noted.is_empty(), "no move was acknowledged");
    for (&ply, word) in noted.iter() {
        assert_eq!(record.moves()[ply].to_string(), *word, "move {ply}");
    }
    ends
}

#[cfg(unix)]
#[test]
fn a_polite_end_is_quick_and_ends_streams() {
    let data = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(data.path());
    let made =
        ask(&server.address, "POST", "/play", "", "players=2&level=page").expect("an answer");
    let mut stream = TcpStream::connect(&server.address).expect("a connection");
    let request = format!("GET {}/events?after=0 HTTP/1.1\r\nhost: x\r\n\r\n", made.location);
    stream.write_all(request.as_bytes()).expect("it is sent");
    let mut first = [0; 64];
    stream.read_exact(&mut first).expect("the stream begins");
    let id = server.child.id().to_string();
    let asked = Instant::now();
    assert!(Command::new("kill").arg(&id).status().expect("kill is there").success());
    let status = server.child.wait().expect("it ends");
    assert!(status.success(), "{status}");
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
    stream.read_to_end(&mut Vec::new()).expect("and the stream has ended");
}

#[test]
fn an_address_in_use_and_a_foreign_file_are_explained() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let run = |args: &[&str], data: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
        let output = command.arg("serve").args(args).arg("--data").arg(data).output();
        let output = output.expect("majesty starts");
        assert!(!output.status.success());
        String::from_utf8(output.stderr).expect("text")
    };
    let complaint = run(&["--address", &server.address], data.path());
    assert!(complaint.contains("is in use") && complaint.contains("--address"), "{complaint}");
    let other = tempfile::tempdir().expect("a folder");
    std::fs::write(other.path().join("games.db"), "no database at all, but long enough to be read")
        .expect("it is written");
    let complaint = run(&["--address", "127.0.0.1:0"], other.path());
    assert!(complaint.contains("is not a game store"), "{complaint}");
}
