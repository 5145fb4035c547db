//! What a crowd of viewers costs a server, with compression as browsers ask for it.
#![cfg(target_os = "linux")]

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use majesty_encoding::{ACCEPTED, Decoder};
use reqwest::{Client, StatusCode, redirect::Policy};
use tokio::{sync::watch, task::JoinSet, time::timeout};

/// As long as anything may take, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Enough that what the server takes besides doesn't matter.
const VIEWERS: usize = 160;

/// The most memory that one of them may take, in bytes.
const MOST: u64 = 60 * 1024;

const LANGUAGES: [&str; 4] = ["en", "de", "nl", "ru"];
const THEMES: [&str; 3] = ["auto", "light", "dark"];

/// A server in a process of its own.
struct Server {
    child: Child,
    origin: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_majesty"))
            .args(["serve", "--no-browser", "--address", "127.0.0.1:0", "--bot-pace", "0"])
            .args(["--limits", "off", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("majesty starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
        out.read_line(&mut line).expect("a first line");
        // Nobody reads the rest, and nobody has to.
        thread::spawn(move || out.read_to_end(&mut Vec::new()));
        let address = line.trim().rsplit("http://").next().expect("an address");
        Self { child, origin: format!("http://{address}") }
    }

    /// Its resident memory in bytes.
    fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("the server runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
        let kilobytes = line.trim().trim_end_matches("kB").trim();
        kilobytes.parse::<u64>().expect("a number") * 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn client() -> Client {
    let client = Client::builder().cookie_store(true).redirect(Policy::none()).no_proxy();
    client.build().expect("a client")
}

fn attribute<'a>(page: &'a str, name: &str) -> &'a str {
    let start = page.find(&format!("{name}=\"")).map(|place| place + name.len() + 2);
    start.and_then(|start| page[start..].split('"').next()).unwrap_or_default()
}

/// Someone who plays against a bot.
struct Player {
    client: Client,
    origin: String,
    table: String,
}

impl Player {
    async fn sit(origin: &str) -> Self {
        let client = client();
        let form = [("players", "2"), ("level", "page")];
        let play = client.post(format!("{origin}/play")).form(&form).send().await.expect("it is");
        assert_eq!(play.status(), StatusCode::SEE_OTHER);
        let table = play.headers()["location"].to_str().expect("an address").to_owned();
        Self { client, origin: origin.to_owned(), table }
    }

    /// The page once it is the own turn.
    async fn page(&self) -> String {
        loop {
            let page = self.client.get(format!("{}{}", self.origin, self.table)).send().await;
            let page = page.expect("an answer").text().await.expect("a page");
            if attribute(&page, "data-own-turn") == "true" {
                return page;
            }
        }
    }

    /// Makes a move, waits for the answer, and says how many moves there are then.
    async fn play(&self) -> usize {
        let page = self.page().await;
        let ply = attribute(&page, "data-ply").to_owned();
        let words = &page[page.find("name=\"word\"").expect("there are moves")..];
        let word = attribute(words, "value").to_owned();
        let extra = page.find(&format!("name=\"x{word}\"")).map(|at| &page[at..]);
        let extra = extra.map(|rest| attribute(rest, "value").replace("&gt;", ">"));
        let extra = extra.filter(|extra| extra.starts_with('>')).unwrap_or_default();
        let form = [("ply", ply), (&*format!("x{word}"), extra), ("word", word.clone())];
        let address = format!("{}{}/move", self.origin, self.table);
        let made = self.client.post(address).form(&form).send().await.expect("an answer");
        assert_eq!(made.status(), StatusCode::SEE_OTHER);
        attribute(&self.page().await, "data-ply").parse().expect("a number")
    }
}

/// Looks at a table, and tells how many moves were seen.
async fn look(origin: String, table: String, n: usize, seen: watch::Sender<Vec<usize>>) {
    let client = client();
    let (lang, theme) = (LANGUAGES[n % LANGUAGES.len()], THEMES[n % THEMES.len()]);
    let form = [("lang", lang), ("theme", theme), ("back", "/")];
    client.post(format!("{origin}/settings")).form(&form).send().await.expect("an answer");
    if n.is_multiple_of(2) {
        // As a browser does, which then has a secret.
        client.get(format!("{origin}{table}")).send().await.expect("an answer");
    }
    let request = client.get(format!("{origin}{table}/events?after=0"));
    let mut stream = request.header("accept-encoding", ACCEPTED).send().await.expect("a stream");
    let encoding = stream.headers()["content-encoding"].to_str().expect("text").to_owned();
    let mut decoder = Decoder::new(Some(&encoding)).expect("an encoding that was asked for");
    let mut text = Vec::new();
    while let Ok(Some(bytes)) = stream.chunk().await {
        text.extend(decoder.decode(&bytes).expect("it can be decoded"));
        while let Some(end) = text.windows(2).position(|pair| pair == b"\n\n") {
            let event = String::from_utf8(text.drain(..end + 2).collect()).expect("text");
            if event.starts_with("event: table\n") {
                let ply = attribute(&event, "data-ply").parse().expect("a number");
                seen.send_modify(|seen| seen[n] = ply);
            }
        }
    }
}

#[tokio::test]
async fn a_viewer_takes_little_memory() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let ada = Player::sit(&server.origin).await;
    let (tell, mut seen) = watch::channel(vec![usize::MAX; 2 * VIEWERS]);
    let mut viewers = JoinSet::new();
    let mut come = |from: usize, to: usize| {
        tell.send_modify(|seen| seen[from..to].fill(0));
        for n in from..to {
            viewers.spawn(look(server.origin.clone(), ada.table.clone(), n, tell.clone()));
        }
    };
    // A few first, so that what the server needs in any case is there.
    let few = 2 * LANGUAGES.len() * THEMES.len();
    come(0, few);
    let mut memory = Vec::new();
    for (from, to) in [(few, VIEWERS), (VIEWERS, 2 * VIEWERS)] {
        for _ in 0..3 {
            let ply = ada.play().await;
            let all = seen.wait_for(|seen| seen.iter().all(|&seen| seen >= ply));
            drop(timeout(PATIENCE, all).await.expect("all see the move"));
        }
        memory.push(server.memory());
        come(from, to);
    }
    for _ in 0..3 {
        let ply = ada.play().await;
        let all = seen.wait_for(|seen| seen.iter().all(|&seen| seen >= ply));
        drop(timeout(PATIENCE, all).await.expect("all see the move"));
    }
    memory.push(server.memory());
    let each = memory[2].saturating_sub(memory[1]) / VIEWERS as u64;
    println!("{memory:?}: {each} bytes for each viewer");
    assert!(each < MOST, "a viewer takes {each} bytes: {memory:?}");
}
