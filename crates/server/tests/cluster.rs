//! Several servers on one database: whoever asks, whichever answers, it is the same game.

mod common;

use std::{sync::Arc, time::Duration};

use common::{
    Browser, PATIENCE, Server, Stream, attribute, id_of, ply_of, program::Program, quick,
    revision_of, stored,
};
use majesty_analysis::Depth;
use majesty_server::{Options, run};
use majesty_store::{News, NodeId, PostgresStore, Store as _};
use majesty_test_postgres::{Postgres, Proxy};
use serde_json::{Value, json};
use tokio::{net::TcpListener, runtime::Runtime, time::timeout};
use tokio_util::sync::CancellationToken;

/// Nodes on a database of their own.
struct Nodes {
    servers: Vec<Server>,
    address: String,
    _postgres: Arc<Postgres>,
}

impl Nodes {
    async fn start(count: usize) -> Self {
        let postgres = Postgres::share();
        let address = postgres.database();
        let mut servers = Vec::new();
        for _ in 0..count {
            let store = PostgresStore::open(&address).await.unwrap();
            servers.push(Server::with(Arc::new(store), quick()).await);
        }
        Self { servers, address, _postgres: postgres }
    }

    /// The same person at each of them.
    fn everywhere(&self) -> Vec<Browser> {
        let browser = self.servers[0].browser();
        self.servers.iter().map(|node| browser.at(node)).collect()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn every_request_may_go_to_another_node() {
    let nodes = Nodes::start(3).await;
    let ada = nodes.everywhere();
    let table = ada[0].play_now("3").await;
    let mut turn = 0;
    loop {
        turn += 1;
        let page = ada[turn % 3].own_turn(&table).await;
        if attribute(&page, "data-phase") == "over" {
            break;
        }
        let ply = ply_of(&page);
        ada[(turn + 1) % 3].make_any_move(&table, &page).await;
        // What was acknowledged by one is known to all.
        let page = ada[(turn + 2) % 3].page(&table).await;
        assert!(ply_of(&page) > ply, "a node is behind");
    }
    for browser in &ada {
        assert_eq!(ply_of(&browser.page(&table).await), 36);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn who_looks_at_one_node_sees_what_happens_at_the_others() {
    let nodes = Nodes::start(2).await;
    let (ada, eve) = (nodes.everywhere(), nodes.servers[1].browser());
    let table = ada[0].play_now("2").await;
    let mut stream = Stream::open(&eve, &table, 0).await;
    for ply in [0, 2, 4] {
        let page = ada[0].own_turn(&table).await;
        assert_eq!(ply_of(&page), ply);
        ada[0].make_any_move(&table, &page).await;
        let next = (ply + 2).to_string();
        stream.until(|news| attribute(&news.data, "data-ply") == next).await;
    }
    ada[0].go(&format!("{table}/say"), &[("text", "can you hear me")]).await;
    stream.until(|news| news.data.contains("can you hear me")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_viewer_who_moves_to_another_node_misses_nothing() {
    let nodes = Nodes::start(2).await;
    let ada = nodes.everywhere();
    let table = ada[0].play_now("2").await;
    let mut page = ada[0].own_turn(&table).await;
    for node in [1, 0, 1, 0] {
        let seen = revision_of(&page);
        let ply = ply_of(&page);
        ada[1 - node].make_any_move(&table, &page).await;
        let mut stream = Stream::open(&ada[node], &table, seen).await;
        let next = (ply + 2).to_string();
        let news = stream.until(|news| attribute(&news.data, "data-ply") == next).await;
        assert!(revision_of(&news.data) >> 32 > seen >> 32);
        page = ada[1 - node].own_turn(&table).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn what_one_asks_at_a_node_another_answers_at_the_next() {
    let nodes = Nodes::start(2).await;
    let (ada, ben) = (nodes.servers[0].browser(), nodes.servers[1].browser());
    let form = [
        ("players", "2"),
        ("seat1", "me"),
        ("name1", "Ada"),
        ("seat2", "link"),
        ("hints", "everyone"),
    ];
    let table = ada.go("/new", &form).await;
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    ada.make_any_move(&table, &ada.own_turn(&table).await).await;
    ada.go(&format!("{table}/take-back"), &[("ply", "1")]).await;
    let page = ben.page(&table).await;
    assert!(page.contains("Ada would like to go back to their last turn"));
    ben.go(&format!("{table}/take-back/answer"), &[("answer", "yes")]).await;
    assert_eq!(ply_of(&ada.page(&table).await), 0);

    // Advice that was asked for at one node is shown by the other, to who asked.
    let asks = ada.at(&nodes.servers[1]);
    asks.go(&format!("{table}/hint"), &[("ply", "0")]).await;
    assert!(ada.page(&table).await.contains("class=\"suggested best\""));
    assert!(!ben.page(&table).await.contains("class=\"suggested best\""));

    // Who is there, is there for all.
    let is_away = |page: &str| page.contains("data-online=\"false\"");
    assert!(is_away(&ada.page(&table).await));
    let open = Stream::open(&ben, &table, 0).await;
    ada.until(&table, |page| !is_away(page)).await;
    drop(open);
    ada.until(&table, is_away).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn nodes_tell_each_other_of_many_arrivals_at_once() {
    const ARRIVALS: usize = 40;
    let nodes = Nodes::start(2).await;
    let (ada, eve) = (nodes.servers[0].browser(), nodes.servers[1].browser());
    let table = ada.play_now("2").await;
    let mut stream = Stream::open(&eve, &table, 0).await;
    stream.update().await;
    let store = PostgresStore::open(&nodes.address).await.unwrap();
    let mut news = store.shared().expect("nodes share it").news();
    let start = std::time::Instant::now();
    let mut open = Vec::new();
    for arrival in 0..ARRIVALS {
        let browser = nodes.servers[0].browser();
        if arrival % 2 == 0 {
            // Has a cookie from then on, and is a watcher like any other.
            browser.page(&table).await;
        }
        open.push(Stream::open(&browser, &table, 0).await);
    }
    stream.until(|news| news.data.contains("\"watchers\":41,")).await;
    let seconds = start.elapsed().as_secs() as usize;
    let about = format!(" {} ", id_of(&table));
    let mut messages = 0;
    while let Ok(news) = news.try_recv() {
        let News::Message(text) = news else { continue };
        messages += usize::from(text.starts_with("here ") && text.contains(&about));
    }
    // Each node tells at most once a second.
    assert!(messages <= 2 * (seconds + 2), "{messages} messages in {seconds} s");
    // A player who arrives is known by name to the other node, among all of them.
    let is_online = |news: &common::News| news.data.contains("\"online\":[true");
    let _here = Stream::open(&ada, &table, 0).await;
    stream.until(is_online).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn what_a_host_decides_counts_at_every_node() {
    let nodes = Nodes::start(2).await;
    let (ada, ben) = (nodes.servers[0].browser(), nodes.servers[1].browser());
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    let sit = [("seat", "2"), ("name", "Ben")];
    ben.go(&format!("{table}/sit"), &sit).await;
    ada.go(&format!("{table}/block"), &[("seat", "2"), ("on", "on")]).await;
    for node in &nodes.servers {
        let ben = ben.at(node);
        ben.refused(&format!("{table}/sit"), &sit, 403).await;
        ben.refused(&format!("{table}/say"), &[("text", "Hello")], 403).await;
    }
    ada.go(&format!("{table}/close"), &[]).await;
    assert!(ben.page(&table).await.contains("This table is closed"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn the_games_of_a_node_that_dies_go_on() {
    let nodes = Nodes::start(1).await;
    // The one that dies has a runtime of its own: nothing of it is left.
    let runtime = Runtime::new().unwrap();
    let slow = Options { bot_pace: Duration::from_hours(1), ..quick() };
    let (address, survivor) = (nodes.address.clone(), present(&nodes, 1).await[0]);
    let (origin, started) = tokio::sync::oneshot::channel();
    runtime.spawn(async move {
        let store = Arc::new(PostgresStore::open(&address).await.unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        origin.send(format!("http://{}", listener.local_addr().unwrap())).unwrap();
        run(listener, store, slow, CancellationToken::new()).await
    });
    let doomed = Browser::new(&timeout(PATIENCE, started).await.unwrap().unwrap());
    let ada = Browser { client: doomed.client.clone(), origin: nodes.servers[0].origin.clone() };
    // They have to have met, or all tables are the survivor's.
    for node in [&doomed, &ada] {
        node.until_figure("majesty_nodes", |nodes| nodes > 1.5).await;
    }
    let both = present(&nodes, 2).await;
    // A table that waits for its bot, and is the work of the survivor or not.
    let begin = async |is_survivors: bool| loop {
        let table = doomed.play_now("2").await;
        doomed.make_any_move(&table, &doomed.page(&table).await).await;
        let worker = both.iter().max_by_key(|node| node.claim(id_of(&table)));
        if (worker == Some(&survivor)) == is_survivors {
            return table;
        }
    };
    // When the survivor has answered at a table of its own, it would have answered at one that was
    // there before. It has, and rightly, where a busy machine kept the other silent for too long;
    // that doesn't happen every time.
    let mut attempts = 0;
    let held = loop {
        let table = begin(false).await;
        ada.own_turn(&begin(true).await).await;
        if ply_of(&ada.page(&table).await) == 1 {
            break table;
        }
        attempts += 1;
        assert!(attempts < 20, "the survivor plays at tables of a node that is there");
    };
    runtime.shutdown_background();
    let page = ada.own_turn(&held).await;
    assert_eq!(ply_of(&page), 2, "the bot's turn is taken over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn nodes_that_decide_at_the_same_moment_have_one_log() {
    let nodes = Nodes::start(2).await;
    let ada = Program::guest(&nodes.servers[0], "Ada").await;
    let there = Program::with(&nodes.servers[1], &ada.token);
    let seats = json!({ "seats": [{ "who": "me" }, { "who": "here", "name": "Ben" }] });
    let opened = ada.ok("POST", "/tables", seats).await;
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    let (mut contested, mut lines) = (0, 0);
    loop {
        let state = ada.get(&table).await;
        let (ply, legal) = (&state["game"]["ply"], state["game"]["legal"].as_array().unwrap());
        let (Some(first), Some(last)) = (legal.first(), legal.last()) else { break };
        // Two different moves for one turn, and two lines of chat, at two nodes at once.
        let play = |word: &Value| json!({ "ply": ply, "word": word });
        let (moves, talk) = (format!("{table}/move"), format!("{table}/say"));
        let hello = json!({ "text": "hello" });
        let (here, elsewhere, said_here, said_elsewhere) = tokio::join!(
            ada.answer("POST", &moves, play(first)),
            there.answer("POST", &moves, play(last)),
            ada.answer("POST", &talk, hello.clone()),
            there.answer("POST", &talk, hello.clone()),
        );
        let done = [&here, &elsewhere].iter().filter(|(status, _)| *status == 200).count();
        if first == last {
            assert_eq!(done, 2, "one move sent twice is done");
        } else {
            assert_eq!(done, 1, "one of two wins: {here:?} {elsewhere:?}");
            let lost = [&here, &elsewhere].into_iter().find(|(status, _)| *status != 200);
            assert_eq!(lost.unwrap().1["code"], "stale");
            contested += 1;
        }
        // More than eight lines in ten seconds are refused, and for no other reason.
        for (status, answer) in [said_here, said_elsewhere] {
            lines += u64::from(status == 200);
            assert!(status == 200 || answer["code"] == "say-too-fast", "{answer}");
        }
    }
    assert!(contested > 10, "{contested} turns had two moves");
    // Both ask for a rematch, and it is one.
    let rematch = format!("{table}/rematch");
    let (one, two) = tokio::join!(
        ada.ok("POST", &rematch, Value::Null),
        there.ok("POST", &rematch, Value::Null)
    );
    assert_eq!(one["id"], two["id"]);

    // What each node has at hand is what the log gives, and every line of chat has its number.
    let stored = stored(&*nodes.servers[1].store, &table).await;
    assert_eq!(stored.ply(), 24);
    let numbers: Vec<u64> = stored.chat().map(|line| line.n).collect();
    assert_eq!(numbers, (1..=lines).collect::<Vec<_>>());
    let state = async |program: &Program| {
        let mut state = program.get(&table).await;
        for passing in ["revision", "link"] {
            state[passing].take();
        }
        state
    };
    assert_eq!(state(&ada).await, state(&there).await);
    assert_eq!(stored.next().map(|next| next.to_string()).as_deref(), one["id"].as_str());
}

/// A node whose connections to the database can be cut off.
async fn node_behind_a_proxy(nodes: &Nodes) -> (Server, Proxy) {
    let proxy = Proxy::before(&nodes.address);
    let store = PostgresStore::open(&proxy.address(&nodes.address)).await.unwrap();
    (Server::with(Arc::new(store), quick()).await, proxy)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_node_whose_connections_die_silently_hears_again() {
    let nodes = Nodes::start(1).await;
    let (cut_off, proxy) = node_behind_a_proxy(&nodes).await;
    let (ada, eve) = (nodes.servers[0].browser(), cut_off.browser());
    let table = ada.go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "here")]).await;
    let mut stream = Stream::open(&eve, &table, 0).await;
    ada.make_any_move(&table, &ada.page(&table).await).await;
    stream.until(|news| attribute(&news.data, "data-ply") == "1").await;
    eve.until_readiness(200, "ready\n").await;

    for ply in 2..4 {
        let before = eve.figure("majesty_listener_reconnects_total").await;
        proxy.black_hole();
        ada.make_any_move(&table, &ada.page(&table).await).await;
        eve.until_readiness(503, "this server can't hear the other servers\n").await;
        let next = ply.to_string();
        stream.until(|news| attribute(&news.data, "data-ply") == next).await;
        eve.until_readiness(200, "ready\n").await;
        assert!(eve.figure("majesty_listener_reconnects_total").await > before + 0.5);
        assert!(eve.figure("majesty_listener_silence_seconds").await < 3.0);
    }
    ada.page("/readyz").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn connections_that_die_silently_stall_no_request_for_ever() {
    let nodes = Nodes::start(1).await;
    let (cut_off, proxy) = node_behind_a_proxy(&nodes).await;
    let eve = cut_off.browser();
    let table = eve.go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "here")]).await;
    // As many requests as there are connections, so that all of them are open.
    let paths: Vec<String> = (0..40).map(|_| table.clone()).collect();
    let ask = async || {
        let answers = paths.iter().map(|path| {
            let (eve, path) = (eve.clone(), path.clone());
            tokio::spawn(async move { eve.get(&path).await.status() })
        });
        let mut statuses = Vec::new();
        for answer in answers.collect::<Vec<_>>() {
            statuses.push(answer.await.unwrap().as_u16());
        }
        statuses
    };
    assert_eq!(ask().await, [200; 40]);
    proxy.black_hole();
    // Each has an answer, and soon enough they are good ones, though all old connections are dead.
    let good = async { while ask().await != [200; 40] {} };
    timeout(PATIENCE, good).await.expect("requests are answered again");
    eve.make_any_move(&table, &eve.page(&table).await).await;
}

/// A table of Ada, at the first node, and Ben, at another.
async fn table_of_two(ada: &Browser, ben: &Browser) -> String {
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    table
}

/// Whether a page says that another player isn't there.
fn is_away(page: &str) -> bool {
    page.contains("data-online=\"false\"")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn viewers_on_a_node_that_was_missed_for_a_while_are_there_again() {
    let nodes = Nodes::start(1).await;
    let first = present(&nodes, 1).await[0];
    let store = Arc::new(PostgresStore::open(&nodes.address).await.unwrap());
    let other = Server::with(store, quick()).await;
    let missed = *present(&nodes, 2).await.iter().find(|&&node| node != first).unwrap();
    nodes.servers[0].browser().until_figure("majesty_nodes", |nodes| nodes > 1.5).await;
    let (ada, ben) = (nodes.servers[0].browser(), other.browser());
    let table = table_of_two(&ada, &ben).await;
    assert!(is_away(&ada.page(&table).await));
    let mut stream = Stream::open(&ben, &table, 0).await;
    ada.until(&table, |page| !is_away(page)).await;
    // Its lease is over for as long as it takes until that is noticed, as if the process stood still.
    // The node itself notices nothing.
    let shared = nodes.servers[0].store.shared().expect("nodes share it");
    let wait = async {
        while !is_away(&ada.page(&table).await) {
            shared.retire(missed).await.unwrap();
        }
    };
    timeout(PATIENCE, wait).await.expect("its viewers are gone");
    ada.until(&table, |page| !is_away(page)).await;
    // The stream was open all the time.
    ada.go(&format!("{table}/say"), &[("text", "are you there")]).await;
    stream.until(|news| news.data.contains("are you there")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_node_that_was_cut_off_knows_which_players_are_there() {
    let nodes = Nodes::start(1).await;
    let (cut_off, proxy) = node_behind_a_proxy(&nodes).await;
    let (ada, ben) = (nodes.servers[0].browser(), nodes.servers[0].browser());
    let table = table_of_two(&ada, &ben).await;
    let open = Stream::open(&ada, &table, 0).await;
    let mut here = Stream::open(&nodes.servers[0].browser(), &table, 0).await;
    let eve = cut_off.browser();
    let mut there = Stream::open(&eve, &table, 0).await;
    let says = |words: &'static str| move |news: &common::News| news.data.contains(words);
    here.until(says("\"watchers\":2,")).await;
    eve.until(&table, |page| page.contains("data-online=\"true\"") && is_away(page)).await;

    // From now on it hears nothing on any connection, and says nothing.
    let hole = tokio::spawn(async move {
        loop {
            proxy.black_hole();
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    // So its viewers are gone for the other node.
    here.until(says("\"watchers\":1,")).await;
    drop(open);
    let _open = Stream::open(&ben, &table, 0).await;
    here.until(says("\"online\":[false,true]")).await;
    // Until that is told to the nodes as well.
    tokio::time::sleep(Duration::from_secs(1)).await;
    hole.abort();

    there.until(says("\"online\":[false,true]")).await;
    here.until(says("\"watchers\":2,")).await;
}

/// The nodes that are there, once there are so many.
async fn present(nodes: &Nodes, count: usize) -> Vec<NodeId> {
    let shared = nodes.servers[0].store.shared().expect("several can share it");
    // Whoever asks is never there.
    let me = NodeId::random();
    let wait = async {
        loop {
            let present = shared.beat(me, Duration::ZERO).await.unwrap();
            if present.len() == count {
                return present;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, wait).await.expect("they come")
}

/// People who have left and look on keep their game going, whichever node works on it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn a_game_goes_on_for_people_who_left_and_look_on_at_another_node() {
    let nodes = Nodes::start(3).await;
    // Of so many tables some are worked on by each of the nodes.
    for _ in 0..9 {
        let (ada, ben) = (nodes.servers[2].browser(), nodes.servers[1].browser());
        let form = [("players", "2"), ("seat1", "me"), ("seat2", "link"), ("substitute", "page")];
        let table = ada.go("/new", &form).await;
        ben.go(&format!("{table}/sit"), &[("seat", "2")]).await;
        ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
        ada.go(&format!("{table}/start"), &[]).await;
        let _stream = Stream::open(&ada, &table, 0).await;
        for person in [&ada, &ben] {
            person.go(&format!("{table}/leave"), &[]).await;
        }
        ada.until(&table, |page| attribute(page, "data-phase") == "over").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; scripts/check runs it"]
async fn an_analysis_is_followed_and_read_at_any_node_and_begun_again_by_another() {
    let postgres = Postgres::share();
    let address = postgres.database();
    let node = async |analysis: Depth| {
        let store = PostgresStore::open(&address).await.unwrap();
        Server::with(Arc::new(store), Options { analysis, ..quick() }).await
    };
    // The first is so thorough that it doesn't end while the test looks.
    let thorough = Depth { simulations: 300_000, ..Depth::default() };
    let shallow = Depth { simulations: 30, effort: 2_000, games: 2 };
    let (one, two) = (node(thorough).await, node(shallow).await);
    let ada = one.browser();
    let at_two = ada.at(&two);
    let table = ada.play_now("2").await;
    ada.play_until(&table, usize::MAX).await;
    let path = format!("{table}/analysis");
    ada.go(&path, &[]).await;
    // Who asks the other node sees how far the first one is, and begins nothing anew.
    at_two.until(&path, |page| page.contains("of 24") && page.contains("data-busy")).await;
    at_two.go(&path, &[]).await;
    assert!(at_two.page(&path).await.contains("data-busy"));
    // When the first one ends, nothing is lost but its work.
    one.stop().await;
    at_two.until(&path, |page| !page.contains("data-busy")).await;
    at_two.go(&path, &[]).await;
    at_two.until(&path, |page| page.contains("review-verdict")).await;
    let three = node(thorough).await;
    assert!(ada.at(&three).page(&path).await.contains("review-verdict"));
    two.stop().await;
    three.stop().await;
}
