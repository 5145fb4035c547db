//! `majesty serve` as a person runs it, and as fate ends it.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
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
        Self::with(data, &[])
    }

    fn with(data: &Path, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
        command.args(["serve", "--address", "127.0.0.1:0", "--bot-pace", "0", "--limits", "off"]);
        command.arg("--data").arg(data).args(more);
        Self::run(command)
    }

    fn run(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("majesty starts");
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

/// Waits until something is so.
fn wait_until(or_else: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{or_else}");
        thread::sleep(Duration::from_millis(1));
    }
}

/// Plays a whole game while the server is killed again and again, and says how often it was.
fn play_through_ends(data: &Path, game: u64) -> u64 {
    let server = Server::start(data);
    let made =
        ask(&server.address, "POST", "/play", "", "players=4&level=page").expect("an answer");
    assert_eq!(made.status, 303);
    let (table, cookie) = (made.location, made.cookie);
    drop(server);
    let noted = Noted::default();
    let moves = || noted.lock().expect("no panic").len();
    let mut ends = 0_u64;
    loop {
        let mut server = Server::start(data);
        let page = ask(&server.address, "GET", &table, &cookie, "").expect("the table is there");
        let ply: usize = attribute(&page.body, "data-ply").parse().expect("a number");
        let last = noted.lock().expect("no panic").keys().last().copied();
        assert!(last.is_none_or(|last| ply > last), "move {last:?} is lost, there are {ply}");
        let before = moves();
        let player = thread::spawn({
            let (address, table, cookie) = (server.address.clone(), table.clone(), cookie.clone());
            let noted = noted.clone();
            move || play(&address, &table, &cookie, &noted)
        });
        // From before the first move to some moves later, and at any moment of the next.
        let enough = before + (game + ends) as usize % 4;
        wait_until("no move is taken", || moves() >= enough || player.is_finished());
        thread::sleep(Duration::from_micros((game * 7 + ends * 11) % 23 * 100));
        server.child.kill().expect("a child can be killed");
        server.child.wait().expect("and is gone");
        if player.join().expect("every move is taken") {
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

/// Tells a server to end, as whoever starts and stops servers does.
#[cfg(unix)]
fn terminate(server: &Server) {
    let id = server.child.id().to_string();
    assert!(Command::new("kill").arg(&id).status().expect("kill is there").success());
}

#[cfg(unix)]
#[test]
fn a_polite_end_ends_streams() {
    let data = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(data.path());
    let made =
        ask(&server.address, "POST", "/play", "", "players=2&level=page").expect("an answer");
    let mut stream = TcpStream::connect(&server.address).expect("a connection");
    let request = format!("GET {}/events?after=0 HTTP/1.1\r\nhost: x\r\n\r\n", made.location);
    stream.write_all(request.as_bytes()).expect("it is sent");
    let mut first = [0; 64];
    stream.read_exact(&mut first).expect("the stream begins");
    terminate(&server);
    let status = server.child.wait().expect("it ends");
    assert!(status.success(), "{status}");
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).expect("and the stream has ended");
    // Otherwise the server has waited for it in vain, and cut it off.
    assert!(rest.ends_with(b"\r\n0\r\n\r\n"), "with its last chunk");
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
    assert!(complaint.contains("isn't a game store"), "{complaint}");
}

/// Runs `majesty` on a folder, and returns whether it went well and what it said.
fn command(args: &[&str], file: &Path, data: &Path) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
    let output = command.args(args).arg(file).arg("--data").arg(data).output();
    let output = output.expect("majesty starts");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).expect("text"))
}

/// The moves of a game that were acknowledged, by ply.
type Noted = Arc<Mutex<BTreeMap<usize, String>>>;

/// Games for four at a server, each with its table, its cookie and what will be acknowledged.
fn games(server: &Server, count: usize) -> Vec<(String, String, Noted)> {
    let game = |_| {
        let made = ask(&server.address, "POST", "/play", "", "players=4&level=page");
        let made = made.expect("an answer");
        (made.location, made.cookie, Arc::default())
    };
    (0..count).map(game).collect()
}

/// Plays games, each in a thread of its own; true where one came to its end.
fn play_all(server: &Server, games: &[(String, String, Noted)]) -> Vec<thread::JoinHandle<bool>> {
    let games = games.iter().cloned();
    let player = |(table, cookie, noted): (String, String, Noted)| {
        let address = server.address.clone();
        thread::spawn(move || play(&address, &table, &cookie, &noted))
    };
    games.map(player).collect()
}

/// Waits until so many moves were acknowledged, and says which.
fn acknowledged(games: &[(String, String, Noted)], least: usize) -> Vec<BTreeMap<usize, String>> {
    let noted = || -> Vec<BTreeMap<usize, String>> {
        games.iter().map(|(_, _, noted)| noted.lock().expect("no panic").clone()).collect()
    };
    wait_until("nobody plays", || noted().iter().map(BTreeMap::len).sum::<usize>() >= least);
    noted()
}

/// Plays games to their end and compares them with what was acknowledged before.
fn finish(server: &Server, games: &[(String, String, Noted)], before: &[BTreeMap<usize, String>]) {
    for ((table, cookie, _), before) in games.iter().zip(before) {
        assert!(play(&server.address, table, cookie, &Mutex::default()), "the game goes on");
        let path = format!("{table}/record");
        let record = ask(&server.address, "GET", &path, cookie, "").expect("it").body;
        let record: Record = record.parse().expect("a record");
        for (&ply, word) in before {
            assert_eq!(record.moves()[ply].to_string(), *word, "move {ply} of {table}");
        }
    }
}

#[test]
fn a_backup_of_a_running_server_has_every_move_acknowledged_before() {
    let (data, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("one"));
    let server = Server::start(data.path());
    let games = games(&server, 3);
    let players = play_all(&server, &games);
    let before = acknowledged(&games, 6);
    let file = data.path().join("backup.db");
    let (done, said) = command(&["backup"], &file, data.path());
    assert!(done && said.starts_with("copied 3 tables with "), "{said}");
    let (done, said) = command(&["backup"], &file, data.path());
    assert!(!done && said.contains("choose another file"), "{said}");
    // Nobody takes the store away from a server that uses it.
    let (done, said) = command(&["restore", "--force"], &file, data.path());
    assert!(!done && said.contains("stop the server first"), "{said}");
    for player in players {
        assert!(player.join().expect("every move is taken"), "the game goes on beside it");
    }

    let (done, said) = command(&["restore"], &file, other.path());
    assert!(done, "{said}");
    let (done, said) = command(&["restore"], &file, other.path());
    assert!(!done && said.contains("--force"), "{said}");
    finish(&Server::start(other.path()), &games, &before);
    let (done, said) = command(&["restore", "--force"], &data.path().join("none"), other.path());
    assert!(!done && said.contains("written by majesty backup"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_server_that_is_told_to_end_says_so_and_goes_on_for_a_while() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::with(data.path(), &["--drain", "600"]);
    terminate(&server);
    // It may take a moment until the signal arrives.
    let ready = || ask(&server.address, "GET", "/readyz", "", "").expect("it goes on");
    wait_until("it stays ready", || ready().status == 503);
    assert!(ready().body.contains("is shutting down"));
    let alive = ask(&server.address, "GET", "/healthz", "", "").expect("it goes on");
    assert_eq!(alive.status, 200);
}

#[cfg(unix)]
#[test]
fn a_server_that_is_told_to_end_loses_nobody() {
    let data = tempfile::tempdir().expect("a folder");
    let mut server = Server::with(data.path(), &["--drain", "1"]);
    let games = games(&server, 4);
    let players = play_all(&server, &games);
    acknowledged(&games, 4);
    let asked = Instant::now();
    terminate(&server);
    let status = server.child.wait().expect("it ends");
    assert!(status.success(), "{status}");
    assert!(asked.elapsed() >= Duration::from_secs(1), "a proxy had time to notice");
    for player in players {
        player.join().expect("no answer but a move that is taken");
    }
    let before = acknowledged(&games, 4);
    finish(&Server::start(data.path()), &games, &before);
}

#[test]
fn settings_come_from_flags_then_the_environment_then_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let file = at("majesty.toml");
    let text = format!(
        "# where games are\ndata = {:?}\naddress = \"127.0.0.1:0\"\nbot-pace = 0\n\
         no-browser = true\n",
        at("from-file")
    );
    std::fs::write(&file, &text).expect("it is written");
    let start = |env: Option<&str>, flag: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
        if let Some(flag) = flag {
            command.arg("serve").arg("--data").arg(at(flag));
        }
        if let Some(env) = env {
            command.env("MAJESTY_DATA", at(env));
        }
        command.env("MAJESTY_SETTINGS", &file);
        drop(Server::run(command));
    };
    // Without a command, too.
    start(None, None);
    assert!(at("from-file/games.db").exists());
    start(Some("from-environment"), None);
    assert!(at("from-environment/games.db").exists());
    start(Some("unused"), Some("from-flag"));
    assert!(at("from-flag/games.db").exists() && !at("unused").exists());

    // A place on the command line counts more than a database in the file.
    std::fs::write(&file, format!("{text}database = \"postgres://nowhere.invalid/x\"\n"))
        .expect("it is written");
    start(None, Some("from-flag"));

    let refused = |text: &str| {
        std::fs::write(&file, text).expect("it is written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
        let output = command.arg("serve").arg("--settings").arg(&file).output();
        let output = output.expect("majesty starts");
        assert!(!output.status.success(), "{text}");
        String::from_utf8(output.stderr).expect("text")
    };
    for (text, reason) in [
        ("adress = \"127.0.0.1:0\"", "there is no setting adress; choose one of data"),
        ("bot-pace = \"slow\"", "--bot-pace"),
        ("bot-pace = [1]", "bot-pace must be a string, a number, true or false"),
        ("address = 127.0.0.1:0", "isn't valid TOML"),
        ("data = \"x\"\ndatabase = \"y\"", "set only one of them"),
    ] {
        let complaint = refused(text);
        assert!(complaint.contains(reason), "{text}: {complaint}");
    }
}

#[test]
fn requests_are_logged_without_names_of_tables() {
    let data = tempfile::tempdir().expect("a folder");
    let log = data.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
    command.args(["serve", "--address", "127.0.0.1:0", "--log", "debug", "--data"]);
    command.arg(data.path()).stderr(std::fs::File::create(&log).expect("it is made"));
    let server = Server::run(command);
    let made =
        ask(&server.address, "POST", "/play", "", "players=2&level=page").expect("an answer");
    ask(&server.address, "GET", &made.location, &made.cookie, "").expect("a page");
    drop(server);
    let told = std::fs::read_to_string(log).expect("text");
    assert!(told.contains("path=\"/t/{id}\" status=200"), "{told}");
    let id = made.location.trim_start_matches("/t/");
    let secret = made.cookie.trim_start_matches("majesty=");
    assert!(!told.contains(id) && !told.contains(secret), "{told}");
    assert_eq!(told.lines().filter(|line| line.contains(" request ")).count(), 2, "{told}");
}

/// A store of the version before, made by a server with every kind of table.
#[test]
fn a_store_of_the_version_before_is_served() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/store/tests/data/games-0002.db");
    std::fs::copy(old, folder.path().join("games.db")).expect("a copy");
    for more in [&[][..], &["--rebuild-lists"]] {
        let server = Server::with(folder.path(), more);
        // A game that is over, one that is played, and somebody's record.
        for (table, phase) in [
            ("fqz90pqe66na8fb0", "data-phase=\"over\""),
            ("7mgvzb9qznd6j8p0", "data-phase=\"playing\""),
            ("jh6jp5kyxp6hh3y6/replay", "class=\"look-links\""),
        ] {
            let answer = ask(&server.address, "GET", &format!("/t/{table}"), "", "");
            let answer = answer.expect("an answer");
            assert_eq!(answer.status, 200, "{table}");
            assert!(answer.body.contains(phase), "{table}: {}", answer.body);
        }
        let record = ask(&server.address, "GET", "/t/fqz90pqe66na8fb0/record", "", "");
        record.expect("an answer").body.parse::<Record>().expect("a record that can be read");
    }
}

/// Runs `majesty` on a folder, and returns its exit status, its output and its errors.
fn majesty(args: &[&str], data: &Path) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
    let output = command.args(args).arg("--data").arg(data).output().expect("majesty starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// What a server says that doesn't start.
fn refused(more: &[&str], data: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
    command.args(["serve", "--address", "127.0.0.1:0"]).args(more).arg("--data").arg(data);
    let mut child =
        command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it starts");
    let begun = Instant::now();
    while child.try_wait().expect("it is ours").is_none() {
        if begun.elapsed() > Duration::from_secs(30) {
            let _ = child.kill();
            let _ = child.wait();
            panic!("it serves");
        }
        thread::sleep(Duration::from_millis(10));
    }
    let output = child.wait_with_output().expect("it has ended");
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn a_folder_has_one_server() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let complaint = refused(&[], data.path());
    let owner = format!("is already in use by another Majesty (process {})", server.child.id());
    assert!(complaint.contains(&owner) && complaint.contains("--data DIR"), "{complaint}");
    assert!(refused(&["--rebuild-lists"], data.path()).contains(&owner));

    // What only reads goes on beside it, and so does what is done already.
    let copy = data.path().join("copy.db");
    for args in
        [&["backup", copy.to_str().expect("text")][..], &["migrate", "--check"], &["migrate"]]
    {
        let (status, _, complaint) = majesty(args, data.path());
        assert_eq!(status, Some(0), "{args:?}: {complaint}");
    }
    let restore = ["restore", copy.to_str().expect("text"), "--force"];
    let (status, _, complaint) = majesty(&restore, data.path());
    assert_eq!(status, Some(1), "{complaint}");
    assert!(complaint.contains("is in use; stop the server first"), "{complaint}");
    // However it ends, the folder is free.
    drop(server);
    Server::start(data.path());
    assert_eq!(majesty(&restore, data.path()).0, Some(0));
}

#[test]
fn a_store_is_brought_up_to_date_by_a_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let (status, said, _) = majesty(&["migrate", "--check"], folder.path());
    assert_eq!((status, said.contains("no game store yet")), (Some(1), true), "{said}");
    let (status, _, complaint) = majesty(&["migrate"], folder.path());
    assert_eq!((status, complaint.contains("no game store found")), (Some(1), true));

    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/store/tests/data/games-0002.db");
    let games = folder.path().join("games.db");
    std::fs::copy(&old, &games).expect("a copy");
    let (status, said, complaint) = majesty(&["migrate", "--check"], folder.path());
    assert_eq!(status, Some(1), "{complaint}");
    assert!(said.contains("layout 2, but this version needs layout"), "{said}");
    assert_eq!(std::fs::read(&games).ok(), std::fs::read(&old).ok(), "nothing is changed");

    let (status, said, progress) = majesty(&["migrate"], folder.path());
    assert_eq!(status, Some(0), "{progress}");
    assert!(said.contains("upgraded from layout 2 to"), "{said}");
    assert!(progress.contains("0 of 47 tables\n47 of 47 tables in "), "{progress}");
    let (status, said, _) = majesty(&["migrate", "--check"], folder.path());
    assert_eq!((status, said.contains("up to date")), (Some(0), true), "{said}");
    let (status, said, _) = majesty(&["migrate"], folder.path());
    assert_eq!((status, said.contains("nothing to do")), (Some(0), true), "{said}");
    let server = Server::start(folder.path());
    let answer = ask(&server.address, "GET", "/t/fqz90pqe66na8fb0", "", "").expect("an answer");
    assert_eq!(answer.status, 200);
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_games() {
    use std::{fs, os::unix::fs::PermissionsExt};
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path().join("new/folder");
    let server = Server::start(&data);
    let opened = ask(&server.address, "POST", "/play", "", "players=2").expect("an answer");
    assert_eq!(opened.status, 303);
    assert_eq!(mode(&data), 0o700);
    assert_eq!(mode(&home.path().join("new")), 0o700);
    let copy = data.join("copy.db");
    let (status, _, complaint) = majesty(&["backup", copy.to_str().expect("text")], &data);
    assert_eq!(status, Some(0), "{complaint}");
    let names = ["games.db", "games.db-wal", "games.db-shm", "games.db.lock", "copy.db"];
    for name in names {
        assert_eq!(mode(&data.join(name)), 0o600, "{name}");
    }
    drop(server);

    // A store of before loses the rights that it had. A folder that is there is left as it is.
    for name in names {
        fs::set_permissions(data.join(name), fs::Permissions::from_mode(0o644)).expect("our own");
    }
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).expect("our own");
    let (status, _, told) = majesty(&["migrate"], &data);
    assert_eq!(status, Some(0), "{told}");
    assert_eq!(mode(&data.join("games.db")), 0o600);
    assert!(
        told.contains("games.db was accessible to other users (mode 644); its mode is now 600"),
        "{told}"
    );
    assert_eq!(mode(&data), 0o755);
    assert!(told.contains("is accessible to other users (mode 755)"), "{told}");
    fs::set_permissions(&data, fs::Permissions::from_mode(0o700)).expect("our own");
    assert_eq!(majesty(&["migrate"], &data).2, "", "all is well");
}
