//! A real server on a free port, and browsers without a script.

// Each test program uses a part of it.
#![allow(dead_code)]

pub mod program;

use std::{
    path::Path,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use majesty_encoding::Decoder;
use majesty_server::{Clock, Limits, Options, Site, run};
use majesty_store::{Append, Appended, SqliteStore, Store};
use majesty_table::{Changes, Event, MadeBy, Member, MemberId, Millis, PlayerId, Table, TableId};
use majesty_words::Lang;
use reqwest::{Client, Response, StatusCode, redirect::Policy};
use sha2::{Digest, Sha256};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    task::JoinHandle,
    time::timeout,
};
use tokio_util::sync::CancellationToken;

/// As long as anything may take, on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A running server.
pub struct Server {
    pub origin: String,
    pub store: Arc<dyn Store>,
    clock: Clock,
    shutdown: CancellationToken,
    running: JoinHandle<std::io::Result<()>>,
}

/// Bots that move without a pause, and no limits: tests are quicker than people. Where a test turns limits
/// on, nothing is forgotten before it says so: a slow machine gives nobody a second chance.
pub fn quick() -> Options {
    Options {
        bot_pace: Duration::ZERO,
        hint_time: Duration::from_millis(50),
        limits: Limits::Off,
        clock: Clock::Set(Arc::default()),
        ..Options::default()
    }
}

/// A server that keeps nothing.
pub async fn server(options: Options) -> Server {
    Server::with(Arc::new(SqliteStore::in_memory().await.unwrap()), options).await
}

/// A server as strangers meet it, behind a proxy on this machine, so that a test can come from
/// anywhere.
pub async fn guarded() -> Server {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let site = Site { proxies, ..Site::default() };
    server(Options { limits: Limits::Normal, site, ..quick() }).await
}

impl Server {
    /// A server that keeps nothing.
    pub async fn start() -> Self {
        Self::with(Arc::new(SqliteStore::in_memory().await.unwrap()), quick()).await
    }

    /// A server that keeps its games in a folder.
    pub async fn at(folder: &Path) -> Self {
        let store = SqliteStore::open(folder.join("games.db")).await.unwrap();
        Self::with(Arc::new(store), quick()).await
    }

    pub async fn with(store: Arc<dyn Store>, options: Options) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let shutdown = CancellationToken::new();
        let clock = options.clock.clone();
        let running = tokio::spawn(run(listener, store.clone(), options, shutdown.clone()));
        Self { origin, store, clock, shutdown, running }
    }

    /// Lets so many seconds pass for its limits.
    pub fn pass(&self, seconds: u64) {
        let Clock::Set(passed) = &self.clock else { panic!("its clock runs by itself") };
        passed.fetch_add(seconds, Ordering::SeqCst);
    }

    /// Ends it as Ctrl-C does.
    pub async fn stop(self) {
        self.shutdown.cancel();
        timeout(PATIENCE, self.running).await.unwrap().unwrap().unwrap();
    }

    /// Tells it to end, as a signal does.
    pub fn drain(&self) {
        self.shutdown.cancel();
    }

    /// Waits until it has ended.
    pub async fn ended(self) {
        timeout(PATIENCE, self.running).await.unwrap().unwrap().unwrap();
    }

    pub fn browser(&self) -> Browser {
        Browser::new(&self.origin)
    }
}

/// A browser with cookies of its own, which follows no redirect by itself.
#[derive(Clone)]
pub struct Browser {
    pub client: Client,
    pub origin: String,
}

impl Browser {
    pub fn new(origin: &str) -> Self {
        let client = Client::builder().cookie_store(true).redirect(Policy::none()).no_proxy();
        Self { client: client.build().unwrap(), origin: origin.to_owned() }
    }

    /// The same person at a server that was started again.
    pub fn at(&self, server: &Server) -> Self {
        Self { client: self.client.clone(), origin: server.origin.clone() }
    }

    pub async fn get(&self, path: &str) -> Response {
        self.client.get(format!("{}{path}", self.origin)).send().await.unwrap()
    }

    /// A page that is there.
    pub async fn page(&self, path: &str) -> String {
        let response = self.get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.text().await.unwrap()
    }

    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.client.post(format!("{}{path}", self.origin)).form(fields).send().await.unwrap()
    }

    /// Posts as the script does.
    pub async fn fetch(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        let request = self.client.post(format!("{}{path}", self.origin)).form(fields);
        request.header("x-requested-with", "majesty").send().await.unwrap()
    }

    /// Posts what must work, and says where it leads.
    pub async fn go(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let response = self.post(path, fields).await;
        let status = response.status();
        let to = response.headers().get("location").map(|to| to.to_str().unwrap().to_owned());
        match to {
            Some(to) if status == StatusCode::SEE_OTHER => to,
            _ => panic!("{path} {fields:?}: {status} {}", notice(&response.text().await.unwrap())),
        }
    }

    /// Posts what must be refused, and returns the page.
    pub async fn refused(&self, path: &str, fields: &[(&str, &str)], status: u16) -> String {
        let response = self.post(path, fields).await;
        let (found, text) = (response.status().as_u16(), response.text().await.unwrap());
        assert_eq!(found, status, "{path} {fields:?}: {}", notice(&text));
        text
    }

    /// A game against bots.
    pub async fn play_now(&self, players: &str) -> String {
        self.go("/play", &[("players", players), ("level", "page")]).await
    }

    /// The table once it is the reader's turn or the game is over.
    pub async fn own_turn(&self, table: &str) -> String {
        self.until(table, |page| {
            attribute(page, "data-own-turn") == "true" || attribute(page, "data-phase") == "over"
        })
        .await
    }

    /// The table once something is true of its page.
    pub async fn until(&self, table: &str, is_so: impl Fn(&str) -> bool) -> String {
        let wait = async {
            loop {
                let page = self.page(table).await;
                if is_so(&page) {
                    return page;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, wait).await.expect("it happens in time")
    }

    /// Waits until `/readyz` gives this answer.
    pub async fn until_readiness(&self, status: u16, words: &str) {
        let wait = async {
            loop {
                let answer = self.get("/readyz").await;
                if answer.status() == status && answer.text().await.unwrap() == words {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, wait).await.unwrap_or_else(|_| panic!("/readyz never says {words}"));
    }

    /// A figure of the server's metrics.
    pub async fn figure(&self, name: &str) -> f64 {
        figure(&self.page("/metrics").await, name)
    }

    /// Waits until a figure of the server's metrics is so.
    pub async fn until_figure(&self, name: &str, is_so: impl Fn(f64) -> bool) {
        let wait = async {
            while !is_so(self.figure(name).await) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, wait).await.unwrap_or_else(|_| panic!("{name} stays as it is"));
    }

    /// Makes the first move that the page offers.
    pub async fn make_any_move(&self, table: &str, page: &str) {
        let fields = any_move(page);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (&**k, &**v)).collect();
        assert_eq!(self.go(&format!("{table}/move"), &fields).await, table);
    }

    /// Plays until so many moves were made, or to the end.
    pub async fn play_until(&self, table: &str, ply: usize) -> String {
        loop {
            let page = self.own_turn(table).await;
            if attribute(&page, "data-phase") == "over" || ply_of(&page) >= ply {
                return page;
            }
            self.make_any_move(table, &page).await;
        }
    }
}

/// What the page's own form would send for the first choice in it.
pub fn any_move(page: &str) -> Vec<(String, String)> {
    let word = words(page).into_iter().next().expect("a move is offered");
    chosen(page, &word)
}

/// What the page's own form would send for a choice, with the first of its extras.
pub fn chosen(page: &str, word: &str) -> Vec<(String, String)> {
    let field = format!("x{word}");
    let mut fields = vec![
        ("ply".to_owned(), attribute(page, "data-ply").to_owned()),
        ("word".to_owned(), word.to_owned()),
    ];
    if let Some(place) = page.find(&format!("name=\"{field}\"")) {
        let value = attribute(&page[place..], "value").replace("&gt;", ">");
        // A box is not ticked, a trade not made.
        if value.starts_with('>') {
            fields.push((field, value));
        }
    }
    fields
}

/// The moves that a page offers.
pub fn words(page: &str) -> Vec<String> {
    let inputs = page.split("<input").skip(1).map(|rest| rest.split('>').next().unwrap());
    let radios =
        inputs.filter(|input| input.contains("name=\"word\"") && !input.contains("disabled"));
    radios.map(|input| attribute(input, "value").to_owned()).collect()
}

/// The first value of an attribute.
pub fn attribute<'a>(page: &'a str, name: &str) -> &'a str {
    let start = page.find(&format!("{name}=\"")).map(|place| place + name.len() + 2);
    start.and_then(|start| page[start..].split('"').next()).unwrap_or_default()
}

pub fn ply_of(page: &str) -> usize {
    attribute(page, "data-ply").parse().unwrap()
}

pub fn revision_of(page: &str) -> u64 {
    attribute(page, "data-revision").parse().unwrap()
}

/// A figure of the metrics.
pub fn figure(metrics: &str, name: &str) -> f64 {
    let found = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("{name} is missing in\n{metrics}")).parse().unwrap()
}

pub fn id_of(table: &str) -> TableId {
    table.trim_start_matches("/tables/").trim_start_matches("/t/").parse().unwrap()
}

/// A table as it is stored.
pub async fn stored(store: &dyn Store, table: &str) -> Table {
    let id = id_of(table);
    let log = store.load(id, 0).await.unwrap().expect("there is such a table");
    Table::replay(id, log).unwrap()
}

/// The guest with a secret of these bytes, and the cookie of their browser.
pub fn guest(byte: u8) -> (PlayerId, String) {
    let secret = [byte; 32];
    let player = PlayerId::from_hash(Sha256::digest(secret).into());
    (player, format!("majesty={}", data_encoding::HEXLOWER.encode(&secret)))
}

/// Gives people so many finished games, about 40 KB of JSON each: few with long names take less time
/// than many.
pub async fn give_history(server: &Server, players: &[PlayerId], games: usize) {
    let ada = server.browser();
    let table = ada.play_now("2").await;
    ada.play_until(&table, usize::MAX).await;
    let record = stored(&*server.store, &table).await.record(&Lang::En, Millis(u64::MAX)).unwrap();
    let names = ["Ada", "Ben"].map(|name| name.repeat(3_000)).to_vec();
    let mut changes = Table::open_record(Millis(1), players[0], &record, names, "page".to_owned());
    let next = changes.members.len() as u32;
    changes.members.extend(
        players[1..].iter().zip(next..).map(|(&player, n)| {
            (MemberId(n), Member { player: Some(player), name: String::new() })
        }),
    );
    let table = || {
        let mut bytes = [0; TableId::LEN];
        getrandom::fill(&mut bytes).unwrap();
        let table = Table::from_changes(TableId::from_random(bytes), &changes).unwrap();
        Append::open(&table, changes.clone())
    };
    let mut left = games;
    while left > 0 {
        let some = left.min(100);
        let appended = server.store.append((0..some).map(|_| table()).collect()).await.unwrap();
        assert_eq!(appended, Appended::Done);
        left -= some;
    }
}

/// A connection on which a request was sent, whose answer nobody reads beyond its first bytes.
pub async fn unread(server: &Server, head: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let address = server.origin.trim_start_matches("http://").parse().unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    stream.write_all(format!("{head}\r\nhost: x\r\n\r\n").as_bytes()).await.unwrap();
    let mut first = [0; 12];
    timeout(PATIENCE, stream.read_exact(&mut first)).await.expect("an answer").unwrap();
    assert_eq!(String::from_utf8_lossy(&first), "HTTP/1.1 200");
    stream
}

/// Makes the first legal move at a table while no server looks, so long ago that the time for the
/// next one is over.
pub async fn move_long_ago(store: &dyn Store, table: &str) {
    let before = stored(store, table).await;
    let m = before.game().expect("the cards are dealt").state().legal_moves()[0];
    let changes = Changes::events(Millis(1), vec![Event::Played { m, by: MadeBy::Person }]);
    let mut after = before.clone();
    after.commit(&changes).unwrap();
    let appended = store.append(vec![Append::step(&before, &after, changes)]).await.unwrap();
    assert_eq!(appended, Appended::Done);
}

/// What a refusal says, for a failing test.
fn notice(page: &str) -> &str {
    let start = page.find("role=\"alert\"").or(page.find("<h1")).unwrap_or(0);
    page[start..].split("</").next().unwrap_or_default()
}

/// An event of a stream.
#[derive(Debug)]
pub struct News {
    pub event: String,
    pub id: String,
    pub data: String,
}

/// An open stream of events.
pub struct Stream {
    response: Response,
    decoder: Decoder,
    buffer: Vec<u8>,
}

impl Stream {
    pub async fn open(browser: &Browser, table: &str, after: u64) -> Self {
        Self::reopen(browser, table, after, None).await
    }

    /// Opens it as a browser does by itself, which says what came last.
    pub async fn reopen(browser: &Browser, table: &str, after: u64, last: Option<u64>) -> Self {
        let last = last.map(|last| ("last-event-id", last.to_string()));
        Self::asked(browser, table, after, last).await
    }

    /// Opens it as a browser does that accepts these encodings.
    pub async fn encoded(browser: &Browser, table: &str, after: u64, accepted: &str) -> Self {
        let accepts = ("accept-encoding", accepted.to_owned());
        Self::asked(browser, table, after, Some(accepts)).await
    }

    async fn asked(
        browser: &Browser,
        table: &str,
        after: u64,
        header: Option<(&str, String)>,
    ) -> Self {
        let url = format!("{}{table}/events?after={after}", browser.origin);
        let mut request = browser.client.get(url);
        if let Some((name, value)) = header {
            request = request.header(name, value);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert_eq!(response.headers()["vary"], "accept-encoding");
        let encoding = response.headers().get("content-encoding");
        let decoder = Decoder::new(encoding.map(|encoding| encoding.to_str().unwrap())).unwrap();
        Self { response, decoder, buffer: Vec::new() }
    }

    /// How its body is encoded.
    pub fn encoding(&self) -> &str {
        self.decoder.encoding()
    }

    /// The next update of the table.
    pub async fn update(&mut self) -> News {
        self.until(|news| news.event == "table").await
    }

    /// The next event; nothing when the stream has ended.
    pub async fn next(&mut self) -> Option<News> {
        loop {
            let end = self.buffer.windows(2).position(|pair| pair == b"\n\n");
            if let Some(end) = end {
                let block: Vec<u8> = self.buffer.drain(..end + 2).collect();
                let block = String::from_utf8(block).unwrap();
                let field = |name: &str| {
                    let values = block.lines().filter_map(|line| line.strip_prefix(name));
                    let values = values.map(|value| value.strip_prefix(' ').unwrap_or(value));
                    values.collect::<Vec<_>>().join("\n")
                };
                let news = News { event: field("event:"), id: field("id:"), data: field("data:") };
                if news.data.is_empty() {
                    continue;
                }
                return Some(news);
            }
            let chunk = timeout(PATIENCE, self.response.chunk()).await.expect("news in time");
            self.buffer.extend(self.decoder.decode(&chunk.ok()??).unwrap());
        }
    }

    /// Waits until the server has ended the stream; one that is cut off has not ended.
    pub async fn ended(mut self) {
        let wait = async { while self.response.chunk().await.expect("it is whole").is_some() {} };
        timeout(PATIENCE, wait).await.expect("the stream ends");
    }

    /// The next event of which something is true.
    pub async fn until(&mut self, is_so: impl Fn(&News) -> bool) -> News {
        let mut last = None;
        let wait = async {
            loop {
                let news = self.next().await.expect("the stream goes on");
                if is_so(&news) {
                    return news;
                }
                last = Some(news);
            }
        };
        let found = timeout(PATIENCE, wait).await;
        found.unwrap_or_else(|_| panic!("it doesn't happen in time; the last event is {last:?}"))
    }
}
