//! People at three servers on one PostgreSQL, while servers are killed and started again at random
//! and the database, too: nothing that was acknowledged is lost, and no game is stuck.
//!
//! `MAJESTY_KILLS=100 cargo test --release --test loadtest -- --ignored` is the long run.

use std::{
    env,
    io::{BufRead, BufReader, Lines},
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};

use majesty_loadtest::{LoadTest, Progress};
use majesty_test_postgres::Postgres;
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

const NODES: usize = 3;

/// As long as anything may take, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server on the database, which dies without a warning.
struct Node {
    process: Child,
    address: String,
    /// Held open, so that the server can go on writing.
    _out: Lines<BufReader<ChildStdout>>,
}

impl Node {
    fn start(store: &[&str], address: &str) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_majesty"))
            .args(["serve", "--no-browser", "--bot-pace", "0", "--address", address])
            .args(["--limits", "off"])
            .args(store)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut lines = BufReader::new(process.stdout.take().expect("it is piped")).lines();
        let start = "Majesty is running at http://";
        let address = lines
            .find_map(|line| line.ok()?.strip_prefix(start).map(str::to_owned))
            .expect("the server says where it is");
        Self { process, address, _out: lines }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// People read as browsers do: what they are sent is compressed, and they say how well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_ask_for_compression_and_report_it() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().to_str().expect("a plain name");
    let node = Node::start(&["--data", folder], "127.0.0.1:0");
    let test = LoadTest {
        nodes: vec![node.address.parse().expect("an address")],
        tables: 2,
        bots: 5,
        watchers: 1,
        pace: Duration::ZERO,
        gather: Duration::ZERO,
        patience: PATIENCE,
        seed: 1,
    };
    let close = CancellationToken::new();
    let over = close.clone();
    let watch = move |progress: Progress| {
        if progress.games > 0 {
            over.cancel();
        }
    };
    let report = test.run(close, CancellationToken::new(), watch).await;
    assert_eq!(report.progress.wrong, 0, "{report}");
    assert_eq!(report.traffic.keys().collect::<Vec<_>>(), ["br"], "{report}");
    let traffic = report.traffic["br"];
    assert!(traffic.updates > 20 && traffic.text > 20_000 * traffic.updates, "{report}");
    assert!(traffic.wire < 1_000 * traffic.updates, "{report}");
    assert!(report.to_string().contains("updates as br: "), "{report}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn games_go_on_while_servers_and_the_database_are_killed() {
    let postgres = Postgres::start();
    let kills = env::var("MAJESTY_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(8);
    let database = postgres.database();
    let store = ["--database", &database];
    let mut nodes: Vec<Node> = (0..NODES).map(|_| Node::start(&store, "127.0.0.1:0")).collect();
    let test = LoadTest {
        nodes: nodes.iter().map(|node| node.address.parse().expect("an address")).collect(),
        tables: 12,
        bots: 4,
        watchers: 1,
        pace: Duration::from_millis(150),
        gather: Duration::from_millis(150),
        patience: PATIENCE,
        seed: 1,
    };
    let close = CancellationToken::new();
    let (tell, mut told) = watch::channel(Progress::default());
    let watch = move |progress| {
        tell.send_replace(progress);
    };
    let playing = tokio::spawn(test.run(close.clone(), CancellationToken::new(), watch));
    let mut chance = 1_u64;
    for kill in 0..kills {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        // People play, and at any moment of that it happens.
        let moves = told.borrow().moves + 10;
        let plays = told.wait_for(|now| now.moves >= moves);
        drop(timeout(PATIENCE, plays).await.expect("people play"));
        sleep(Duration::from_millis((chance >> 33) % 600)).await;
        let at = (chance >> 40) as usize % NODES;
        let address = nodes[at].address.clone();
        if kill % 25 == 4 {
            postgres.stop();
            sleep(Duration::from_millis(300)).await;
            postgres.resume();
        }
        let troubles = |now: &Progress| now.unanswered + now.reopened;
        let before = troubles(&told.borrow());
        drop(nodes.swap_remove(at));
        let notices = told.wait_for(|now| troubles(now) > before);
        drop(timeout(PATIENCE, notices).await.expect("a player notices that a server was killed"));
        sleep(Duration::from_millis((chance >> 20) % 300)).await;
        nodes.push(Node::start(&store, &address));
    }
    close.cancel();
    let report = playing.await.expect("the load test ends");
    println!("{kills} kills\n{report}");
    assert_eq!(report.progress.wrong, 0, "{report}");
    assert!(report.progress.games >= 12, "{report}");
}
