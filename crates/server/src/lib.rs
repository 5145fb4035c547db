//! The table in the browser: people, bots and watchers at tables that are kept.
//!
//! [`run`] takes what it needs, so that a test starts a server on any port. The server is the
//! authority: whoever reads gets pages made from what their seat may know (`view.rs`), and every
//! change goes through one lock a table (`room.rs`) and is stored before it is answered.

mod actions;
mod answer;
mod bots;
mod clock;
mod cluster;
mod crowd;
mod driver;
mod events;
mod fields;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod game;
mod guard;
mod handlers;
mod identity;
mod limits;
mod listen;
mod minds;
mod proxy;
mod refusal;
mod room;
mod rooms;
mod routes;
mod setup;
mod text;
mod view;

use std::{io, num::NonZero, sync::Arc, thread, time::Duration};

use majesty_store::{Millis, Store};
use tokio::{net::TcpListener, sync::Semaphore, time::timeout};
use tokio_util::sync::CancellationToken;

use cluster::Cluster;
use limits::Limiter;
use rooms::Rooms;

pub use limits::Limits;
pub use proxy::{Network, NetworkError, PublicUrl, PublicUrlError, Site};

/// What can be chosen about a server.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long a move is shown at least before a bot makes the next one.
    pub bot_pace: Duration,
    /// The longest that bots think about a move, of those that think by time.
    pub think_limit: Option<Duration>,
    /// How long the strongest bot thinks about a hint.
    pub hint_time: Duration,
    /// How often a quiet stream says that it is still there. Pages take a connection for lost that
    /// has been silent for more than twice the usual time.
    pub alive: Duration,
    /// How long anybody may take to send a request, and not to take any of an answer.
    pub patience: Duration,
    /// Which proxies are believed, and the address that people know.
    pub site: Site,
    /// Whether strangers are held back.
    pub limits: Limits,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            bot_pace: Duration::from_millis(900),
            think_limit: None,
            hint_time: Duration::from_secs(1),
            alive: Duration::from_secs(15),
            patience: Duration::from_secs(30),
            site: Site::default(),
            limits: Limits::default(),
        }
    }
}

/// How long answers that are under way may take once the server is to end.
const FAREWELL: Duration = Duration::from_secs(3);

/// All that the parts of the server share.
struct App {
    store: Arc<dyn Store>,
    options: Options,
    rooms: Rooms,
    limiter: Limiter,
    cluster: Cluster,
    /// One permit for each core, for bots.
    workers: Arc<Semaphore>,
    /// One permit for each bot that keeps what it thought.
    memory: Arc<Semaphore>,
    shutdown: CancellationToken,
    started: Millis,
}

/// Serves until `shutdown` is cancelled: then streams end, and what is under way is finished.
pub async fn run(
    listener: TcpListener,
    store: Arc<dyn Store>,
    options: Options,
    shutdown: CancellationToken,
) -> io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let (cluster, told) = Cluster::new(store.shared());
    let app = Arc::new(App {
        store,
        limiter: Limiter::new(options.limits),
        options,
        rooms: Rooms::default(),
        cluster,
        workers: Arc::new(Semaphore::new(cores)),
        memory: minds::memory(),
        shutdown: shutdown.clone(),
        started: clock::now(),
    });
    tokio::spawn(rooms::tidy(app.clone()));
    let joined = tokio::spawn(cluster::join(app.clone(), told));
    let router = routes::router(app.clone());
    let serving = tokio::spawn(listen::serve(listener, app, router));
    shutdown.cancelled().await;
    // The other nodes hear that this one goes, if that can be said. Who does not let go of a
    // connection does not keep the server from ending.
    let farewell = async { tokio::join!(serving, joined) };
    match timeout(FAREWELL, farewell).await {
        Ok((Err(panic), _)) => Err(io::Error::other(panic)),
        Ok(_) | Err(_) => Ok(()),
    }
}
