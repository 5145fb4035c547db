//! The table in the browser: people, bots and watchers at tables that are kept.
//!
//! [`run`] takes what it needs, so that a test starts a server on any port. The server is the
//! authority: what happens at a table is decided by `majesty_table`, one change at a time, stored
//! before it is shown, and shown to each viewer as they may know it.

mod clock;
mod cluster;
mod daily;
mod fresh;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod http;
mod operations;
mod people;
mod table;
mod threads;

use std::{
    io,
    sync::Arc,
    time::{Duration, Instant},
};

use majesty_analysis::Depth;
use majesty_store::Store;
use majesty_table::PlayerId;
use tokio::{
    net::TcpListener,
    sync::broadcast,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

use cluster::Cluster;
use daily::Dailies;
use http::{limits::Limiter, listen, routes, stream::compressors};
use operations::{
    health::{self, Writable},
    locks::Locks,
    metrics::Metrics,
    retention, watch,
};
use people::{export::Exports, passwords::Passwords};
use table::{
    analyses::Analyses,
    clocks,
    order::Turnstile,
    rooms::{self, Rooms},
    workers::Workers,
};
use threads::Threads;

pub use clock::Time;
pub use operations::retention::{Days, DaysError, Retention};

pub use http::{
    host::{HostName, HostNameError},
    limits::{Clock, Limits},
    proxy::{Network, NetworkError, PublicUrl, PublicUrlError, Site},
};

/// What can be chosen about a server.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long a bot waits at least before it moves. Pages have a pace of their own.
    pub bot_pace: Duration,
    /// How long the strongest bot thinks about a hint.
    pub hint_time: Duration,
    /// How thoroughly finished games are analysed.
    pub analysis: Depth,
    /// How often a quiet stream says that it is still there. Pages take a connection for lost that
    /// has been silent for more than twice the usual time.
    pub alive: Duration,
    /// How long the server goes on, once it is to end, so that whoever sends requests to it
    /// notices that it is not ready any more.
    pub drain: Duration,
    /// How long anybody may take to send a request, and not to take any of an answer.
    pub patience: Duration,
    /// Which proxies are believed, and the address that people know.
    pub site: Site,
    /// Whether strangers are held back.
    pub limits: Limits,
    /// The clock by which they are.
    pub clock: Clock,
    /// How many may look at tables at once. Each takes memory and a connection.
    pub streams: usize,
    /// How long a table stays in memory when nobody looks at it.
    pub idle: Duration,
    /// The time of day, which a test can set.
    pub time: Time,
    /// How long things are kept.
    pub retention: Retention,
    /// Who runs the server, for the page on privacy.
    pub operator: Option<String>,
    /// The host's imprint, as plain text.
    pub imprint: Option<String>,
    /// How often the server looks for what operators have changed.
    pub watch: Duration,
    /// How many games the strongest bot imagines for each of its moves on the daily deal.
    pub daily_simulations: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            bot_pace: Duration::from_millis(300),
            hint_time: Duration::from_secs(1),
            analysis: Depth::default(),
            alive: Duration::from_secs(15),
            drain: Duration::ZERO,
            patience: Duration::from_secs(30),
            site: Site::default(),
            limits: Limits::default(),
            clock: Clock::default(),
            streams: 8_192,
            idle: Duration::from_mins(2),
            time: Time::default(),
            retention: Retention::default(),
            operator: None,
            imprint: None,
            watch: Duration::from_secs(2),
            daily_simulations: 2_000,
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
    dailies: Dailies,
    limiter: Limiter,
    locks: Locks,
    passwords: Passwords,
    exports: Exports,
    turnstile: Turnstile,
    analyses: Analyses,
    /// Who has just become somebody else, or nobody: their pages have to be opened anew.
    changed: broadcast::Sender<PlayerId>,
    cluster: Cluster,
    metrics: Arc<Metrics>,
    /// Whether the store takes changes.
    writable: Writable,
    /// Cores for bots.
    workers: Workers,
    /// Threads for the updates of streams.
    compressors: Threads,
    /// The server is to end, and still goes on for a while.
    draining: CancellationToken,
    /// The server ends.
    shutdown: CancellationToken,
    started: Instant,
    time: Time,
}

/// Serves until `shutdown` is cancelled: then the server is not ready any more, goes on for
/// [`Options::drain`], streams end, and what is under way is finished.
pub async fn run(
    listener: TcpListener,
    store: Arc<dyn Store>,
    options: Options,
    shutdown: CancellationToken,
) -> io::Result<()> {
    let metrics = Arc::new(Metrics::default());
    let (draining, shutdown) = (shutdown, CancellationToken::new());
    let (cluster, messages) = Cluster::new(store.shared());
    let time = options.time.clone();
    let app = Arc::new(App {
        store,
        limiter: Limiter::new(options.limits, options.streams, &options.clock),
        locks: Locks::default(),
        passwords: Passwords::default(),
        exports: Exports::default(),
        turnstile: Turnstile::default(),
        analyses: Analyses::default(),
        changed: broadcast::Sender::new(64),
        options,
        rooms: Rooms::new(time.clone()),
        dailies: Dailies::default(),
        cluster,
        workers: Workers::new(metrics.clone()),
        compressors: compressors::threads(),
        metrics,
        writable: Writable::default(),
        draining: draining.clone(),
        shutdown: shutdown.clone(),
        started: Instant::now(),
        time,
    });
    let seen = watch::start(&app).await;
    tokio::spawn(watch::watch(app.clone(), seen));
    tokio::spawn(retention::sweep_often(app.clone()));
    tokio::spawn(rooms::tidy(app.clone()));
    tokio::spawn(clocks::watch(app.clone()));
    tokio::spawn(daily::results::catch_up(app.clone()));
    let joined = tokio::spawn(cluster::join(app.clone(), messages));
    tokio::spawn(drain(draining, app.options.drain, shutdown.clone()));
    let router = health::around(routes::router(app.clone()), &app);
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

/// Once the server is to end, gives others the time to notice, and then ends it.
async fn drain(draining: CancellationToken, time: Duration, shutdown: CancellationToken) {
    draining.cancelled().await;
    tracing::info!("shutting down in {} s", time.as_secs_f64());
    sleep(time).await;
    shutdown.cancel();
}
