//! How long it takes from a move to the update in a viewer's page, with a thousand tables that are
//! played and watched at once.
//!
//! `cargo run --release -p majesty-server --example load -- [TABLES] [MOVES A SECOND] [SECONDS]`
//!
//! Server and viewers share this machine; each has threads of its own. The games are kept in a file,
//! and every move is on the disk before it is answered.

use std::{
    collections::VecDeque,
    env,
    sync::Arc,
    time::{Duration, Instant},
};

use majesty_rules::{Config, Deal, Players, State};
use majesty_server::{Limits, Options, run};
use majesty_store::SqliteStore;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::{Mutex, mpsc},
    time::{sleep_until, timeout},
};
use tokio_util::sync::CancellationToken;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// How many connections post moves.
const POSTERS: usize = 16;

/// A table and the game at it, as this program knows it from the seed.
struct Table {
    path: String,
    cookie: String,
    state: State,
    /// Says which update the viewer has got, and when.
    updates: mpsc::UnboundedReceiver<(usize, Instant)>,
}

fn main() -> Result<(), Failure> {
    let mut numbers = env::args().skip(1).map(|number| number.parse::<u64>());
    let mut next = |usual| numbers.next().unwrap_or(Ok(usual));
    let (tables, rate, seconds) = (next(1000)?, next(100)?, next(20)?);
    let folder = tempfile::tempdir()?;
    let (tell, told) = std::sync::mpsc::channel();
    let shutdown = CancellationToken::new();
    let (path, ended) = (folder.path().join("games.db"), shutdown.clone());
    let server = std::thread::spawn(move || -> Result<(), Failure> {
        tokio::runtime::Runtime::new()?.block_on(async {
            let store = Arc::new(SqliteStore::open(path).await?);
            let listener = TcpListener::bind("127.0.0.1:0").await?;
            tell.send(listener.local_addr()?.to_string())?;
            // All viewers have one address.
            let options = Options { limits: Limits::Off, ..Options::default() };
            Ok(run(listener, store, options, ended).await?)
        })
    });
    let address = told.recv()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let (moves, views) = runtime.block_on(measure(&address, tables, rate, seconds))?;
    println!("{tables} tables, {rate} moves a second, {} moves measured", moves.len());
    tell_times("from a move to its acknowledgement", moves);
    tell_times("from a move to the update at a viewer", views);
    println!("memory of this process, viewers included: {} MB", memory());
    shutdown.cancel();
    server.join().map_err(|_| "the server panicked")?
}

async fn measure(
    address: &str,
    tables: u64,
    rate: u64,
    seconds: u64,
) -> Result<(Vec<Duration>, Vec<Duration>), Failure> {
    let mut idle = VecDeque::new();
    for seed in 0..tables {
        idle.push_back(open_table(address, seed).await?);
    }
    println!("{tables} tables with a viewer each are open");
    let idle = Arc::new(Mutex::new(idle));
    let times = Arc::new(Mutex::new((Vec::new(), Vec::new())));
    let start = Instant::now() + Duration::from_millis(500);
    let count = rate * seconds;
    let mut posters = Vec::new();
    for poster in 0..POSTERS as u64 {
        let (idle, times, address) = (idle.clone(), times.clone(), address.to_owned());
        posters.push(tokio::spawn(async move {
            let mut connection = BufReader::new(TcpStream::connect(&address).await?);
            for number in (poster..count).step_by(POSTERS) {
                sleep_until((start + Duration::from_micros(1_000_000 * number / rate)).into())
                    .await;
                let Some(mut table) = idle.lock().await.pop_front() else { continue };
                let (acknowledged, seen) = make_move(&mut connection, &mut table).await?;
                let mut times = times.lock().await;
                times.0.push(acknowledged);
                times.1.push(seen);
                if !table.state.is_over() {
                    idle.lock().await.push_back(table);
                }
            }
            Ok::<(), Failure>(())
        }));
    }
    for poster in posters {
        poster.await??;
    }
    let mut times = times.lock().await;
    Ok(std::mem::take(&mut *times))
}

/// Puts up a table for two at one device, and lets somebody look on.
async fn open_table(address: &str, seed: u64) -> Result<Table, Failure> {
    let mut connection = BufReader::new(TcpStream::connect(address).await?);
    let form = format!("players=2&seat1=me&seat2=here&name1=Ada&name2=Ben&seed={seed}");
    let head = post(&mut connection, "/new", "", &form).await?;
    let path = header(&head, "location").ok_or("no table was put up")?;
    let cookie = header(&head, "set-cookie").ok_or("no seat was given")?;
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    let state = State::start(&Deal::new(Config::new(Players::Two), seed));
    let mut viewer = TcpStream::connect(address).await?;
    let request = format!("GET {path}/events?after=0 HTTP/1.1\r\nhost: x\r\n\r\n");
    viewer.write_all(request.as_bytes()).await?;
    let (tell, updates) = mpsc::unbounded_channel();
    tokio::spawn(view(viewer, tell));
    let mut table = Table { path, cookie, state, updates };
    seen(&mut table, 0).await?;
    Ok(table)
}

/// Reads updates as they come, and says when each was there to its last byte.
async fn view(mut viewer: TcpStream, tell: mpsc::UnboundedSender<(usize, Instant)>) {
    let mut text = Vec::new();
    let mut chunk = vec![0; 64 * 1024];
    while let Ok(length @ 1..) = viewer.read(&mut chunk).await {
        text.extend_from_slice(&chunk[..length]);
        if !text.ends_with(b"\n\n\r\n") {
            continue;
        }
        let whole = String::from_utf8_lossy(&text);
        let newest = whole.rsplit("<main id=\"table\"").next().unwrap_or_default();
        let ply = newest.split("data-ply=\"").nth(1).and_then(|rest| rest.split('"').next());
        if let Some(ply) = ply.and_then(|ply| ply.parse().ok()) {
            let _ = tell.send((ply, Instant::now()));
        }
        text.clear();
    }
}

async fn make_move(
    connection: &mut BufReader<TcpStream>,
    table: &mut Table,
) -> Result<(Duration, Duration), Failure> {
    let ply = table.state.ply();
    let m = table.state.legal_moves()[ply % 2];
    table.state.play(m, &mut ())?;
    let word = m.to_string().replace('>', "%3E").replace('+', "%2B");
    let start = Instant::now();
    let path = format!("{}/move", table.path);
    let head = post(connection, &path, &table.cookie, &format!("ply={ply}&word={word}")).await?;
    let acknowledged = start.elapsed();
    if !head.starts_with("HTTP/1.1 303") {
        return Err(head.into());
    }
    Ok((acknowledged, seen(table, ply + 1).await?.duration_since(start)))
}

/// When the viewer saw the table after so many moves.
async fn seen(table: &mut Table, ply: usize) -> Result<Instant, Failure> {
    loop {
        let update = timeout(Duration::from_secs(10), table.updates.recv()).await?;
        let (seen, when) = update.ok_or("a stream has ended")?;
        if seen >= ply {
            return Ok(when);
        }
    }
}

/// Posts a form and returns the head of the answer.
async fn post(
    connection: &mut BufReader<TcpStream>,
    path: &str,
    cookie: &str,
    form: &str,
) -> Result<String, Failure> {
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-length: {}\r\n\
         content-type: application/x-www-form-urlencoded\r\n\r\n{form}",
        form.len()
    );
    connection.write_all(request.as_bytes()).await?;
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if connection.read_line(&mut head).await? == 0 {
            return Err("the server hung up".into());
        }
    }
    let length = header(&head, "content-length").and_then(|length| length.parse().ok());
    connection.read_exact(&mut vec![0; length.unwrap_or(0)]).await?;
    Ok(head)
}

fn header(head: &str, name: &str) -> Option<String> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

fn tell_times(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |percent: usize| {
        let place = times.len() * percent / 100;
        times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    println!(
        "{what}: p50 {:.1?}, p90 {:.1?}, p99 {:.1?}, most {:.1?}",
        at(50),
        at(90),
        at(99),
        at(100)
    );
}

/// In megabytes, where the system tells.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}
