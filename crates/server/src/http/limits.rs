//! How much anybody may ask for: one table of data, for each address and for each person.
//!
//! An address is the outer one of a household or of a club, so it may do what twenty people do. A
//! person is whoever holds a secret; as a new secret costs nothing, limits on persons only keep
//! people who share an address from each other.

use std::{
    hash::{BuildHasher, Hash, RandomState},
    net::IpAddr,
    num::NonZero,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use axum::{
    extract::{MatchedPath, Request, State},
    http::Method,
    middleware::Next,
    response::Response,
};
use governor::{
    Quota, RateLimiter,
    clock::Clock as _,
    middleware::NoOpMiddleware,
    nanos::Nanos,
    state::{InMemoryState, NotKeyed, StateStore},
};
use majesty_store::Account;
use majesty_table::PlayerId;

use crate::{
    App,
    http::{
        answer,
        connection_limit::{ConnectionLimit, Full, Permit},
        proxy::neighbourhood,
        refusal::Refusal,
    },
    people::identity::Visitor,
};

/// Whether anybody is held back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limits {
    /// As is right for strangers.
    #[default]
    Normal,
    /// As is right for a closed network, and to measure: only what this machine can hold counts.
    Off,
}

/// The clock by which limits forget what was done.
#[derive(Clone, Debug)]
pub enum Clock {
    /// Time passes by itself, from this moment on.
    Running(Instant),
    /// Time stands still at this many seconds until a test sets it to more.
    Set(Arc<AtomicU64>),
}

impl Default for Clock {
    fn default() -> Self {
        Self::Running(Instant::now())
    }
}

impl governor::clock::Clock for Clock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        match self {
            Self::Running(since) => since.elapsed(),
            Self::Set(seconds) => Duration::from_secs(seconds.load(Ordering::SeqCst)),
        }
    }
}

/// How often something may be done. All of it may be done at once, and what was done is forgotten
/// evenly over the time.
struct Limit {
    /// The routes it is about.
    routes: &'static [&'static str],
    /// How often from one address.
    address: u32,
    /// How often by one person.
    person: u32,
    /// In how many seconds.
    seconds: u64,
}

/// The limits. The first one is for all that is read, the second for all that is done, where no
/// other names the route.
const LIMITS: [Limit; 16] = [
    // Pages, files, and guesses at addresses of tables.
    Limit { routes: &[], address: 1_200, person: 300, seconds: 60 },
    // Seats, settings, taking back.
    Limit { routes: &[], address: 400, person: 60, seconds: 60 },
    Limit {
        routes: &["POST /t/{id}/move", "POST /api/v1/tables/{id}/move"],
        address: 900,
        person: 120,
        seconds: 60,
    },
    Limit {
        routes: &["POST /t/{id}/say", "POST /api/v1/tables/{id}/say"],
        address: 240,
        person: 40,
        seconds: 60,
    },
    // A hint is a second of a whole core.
    Limit {
        routes: &["POST /t/{id}/hint", "POST /api/v1/tables/{id}/hint"],
        address: 60,
        person: 15,
        seconds: 60,
    },
    // Analyses, which take ten seconds of a core each. Those that are there are for everybody.
    Limit {
        routes: &["POST /t/{id}/analysis", "POST /api/v1/tables/{id}/analysis"],
        address: 60,
        person: 20,
        seconds: 600,
    },
    // A move that is tried again takes a part of a second of a core.
    Limit { routes: &["POST /t/{id}/analysis/mistakes"], address: 120, person: 30, seconds: 60 },
    // New tables, which are kept.
    Limit {
        routes: &[
            "POST /play",
            "POST /new",
            "POST /friend",
            "POST /daily",
            "POST /api/v1/daily",
            "POST /t/{id}/rematch",
            "POST /t/{id}/play-on",
            "POST /api/v1/tables",
            "POST /api/v1/tables/{id}/rematch",
            "POST /api/v1/tables/{id}/play-on",
        ],
        address: 120,
        person: 30,
        seconds: 600,
    },
    // Records that are opened, and kept.
    Limit {
        routes: &["POST /open", "POST /api/v1/records"],
        address: 60,
        person: 20,
        seconds: 600,
    },
    // Guesses at passwords, which take time on purpose. An account is guarded on its own, too.
    Limit {
        routes: &[
            "POST /account/create",
            "POST /account/sign-in",
            "POST /account/password",
            "POST /account/delete",
            "GET /account/reset/{secret}",
            "POST /account/reset/{secret}",
        ],
        address: 60,
        person: 15,
        seconds: 600,
    },
    // Tokens, which are kept.
    Limit { routes: &["POST /account/token"], address: 120, person: 30, seconds: 600 },
    // All that is kept about somebody.
    Limit { routes: &["GET /account/export"], address: 60, person: 10, seconds: 600 },
    // Streams that are opened; how many are open at once is counted on its own.
    Limit {
        routes: &["GET /t/{id}/events", "GET /api/v1/tables/{id}/events"],
        address: 600,
        person: 90,
        seconds: 60,
    },
    // Tokens for guests, which are kept. A program needs one, and keeps it.
    Limit { routes: &["POST /api/v1/guests"], address: 30, person: 30, seconds: 600 },
    // Seats, which are free for one person only.
    Limit {
        routes: &["POST /t/{id}/sit", "POST /api/v1/tables/{id}/sit"],
        address: 120,
        person: 30,
        seconds: 600,
    },
    // Reports, which an operator has to read.
    Limit {
        routes: &["POST /t/{id}/report", "POST /api/v1/tables/{id}/report"],
        address: 30,
        person: 10,
        seconds: 600,
    },
];

/// How many listed tables can be opened from one address, whoever opens them, and in how many
/// seconds.
const LISTED: (u32, u64) = (12, 600);

/// How often anybody may try to sign in to one account, whoever and wherever they are, and in how many
/// seconds. Who is signed in does not notice.
const SIGN_INS: (u32, u64) = (20, 600);

/// Streams at once: from an address, of a person. How many there may be in all is an option.
const STREAMS: (usize, usize) = (128, 12);

/// Exports at once: in all, from an address, of a person. They hold little memory each, but read
/// everything there is.
const EXPORTS: (usize, usize, usize) = (8, 4, 1);

/// Connections at once from an address. In all there are half as many again as streams.
const CONNECTIONS: usize = 256;

/// Who opens too many streams may try again after so many seconds.
const STREAM_WAIT: u64 = 15;

/// How many cells count for each limit. Addresses and people are strewn over them by a hash that
/// nobody else knows: strangers fill no memory, and whom somebody shares a cell with is chance.
const CELLS: usize = 1 << 14;

/// What counts for one limit.
struct Cells(Box<[InMemoryState]>);

impl StateStore for Cells {
    type Key = u64;

    fn measure_and_replace<T, F, E>(&self, &key: &u64, f: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        self.0[key as usize % self.0.len()].measure_and_replace(&NotKeyed::NonKey, f)
    }
}

/// Counts one thing, of everybody.
struct Meter {
    hasher: RandomState,
    limiter: RateLimiter<u64, Cells, Clock, NoOpMiddleware<Duration>>,
}

impl Meter {
    fn new(times: u32, seconds: u64, clock: Clock) -> Self {
        let times = NonZero::new(times).expect("a limit is some");
        let quota = Quota::with_period(Duration::from_secs(seconds) / times.get());
        let quota = quota.expect("a limit takes its time").allow_burst(times);
        let cells = Cells((0..CELLS).map(|_| InMemoryState::default()).collect());
        let limiter = RateLimiter::new(quota, cells, clock);
        Self { hasher: RandomState::new(), limiter }
    }

    /// Counts somebody once, or says after how many seconds that can be.
    fn count(&self, who: &impl Hash) -> Result<(), u64> {
        let until = match self.limiter.check_key(&self.hasher.hash_one(who)) {
            Ok(()) => return Ok(()),
            Err(until) => until.wait_time_from(self.limiter.clock().now()),
        };
        Err(until.as_secs() + 1)
    }
}

/// Holds back who asks for too much.
pub struct Limiter {
    limits: Limits,
    /// A meter for addresses and one for people, for each limit.
    meters: [(Meter, Meter); LIMITS.len()],
    /// By the name of the account.
    sign_ins: Meter,
    /// By address.
    listed: Meter,
    streams: Arc<ConnectionLimit<IpAddr>>,
    own_streams: Arc<ConnectionLimit<PlayerId>>,
    connections: Arc<ConnectionLimit<IpAddr>>,
    exports: Arc<ConnectionLimit<IpAddr>>,
    own_exports: Arc<ConnectionLimit<PlayerId>>,
}

/// A stream that is open.
pub type StreamPermit = (Permit<IpAddr>, Permit<PlayerId>);

/// An export under way.
pub type ExportPermit = (Permit<IpAddr>, Permit<PlayerId>);

impl Limiter {
    /// Nobody has done anything yet.
    pub fn new(limits: Limits, streams: usize, clock: &Clock) -> Self {
        let each = |each| if limits == Limits::Off { usize::MAX } else { each };
        let meter = |limit: &Limit| {
            let meter = |times| Meter::new(times, limit.seconds, clock.clone());
            (meter(limit.address), meter(limit.person))
        };
        Self {
            limits,
            meters: LIMITS.each_ref().map(meter),
            sign_ins: Meter::new(SIGN_INS.0, SIGN_INS.1, clock.clone()),
            listed: Meter::new(LISTED.0, LISTED.1, clock.clone()),
            streams: ConnectionLimit::new(streams, each(STREAMS.0)),
            own_streams: ConnectionLimit::new(streams, each(STREAMS.1)),
            connections: ConnectionLimit::new(streams.saturating_mul(3) / 2, each(CONNECTIONS)),
            // These are bounds of the machine, whoever is in the network.
            exports: ConnectionLimit::new(EXPORTS.0, EXPORTS.1),
            own_exports: ConnectionLimit::new(EXPORTS.0, EXPORTS.2),
        }
    }

    /// Counts a request.
    fn count(&self, limit: usize, visitor: &Visitor) -> Result<(), Refusal> {
        if self.limits == Limits::Off {
            return Ok(());
        }
        let (addresses, people) = &self.meters[limit];
        let counted = addresses.count(&neighbourhood(visitor.address));
        let counted =
            counted.and_then(|()| visitor.counted().map_or(Ok(()), |who| people.count(&who)));
        counted.map_err(|seconds| Refusal::TooMany { seconds })
    }

    /// Counts a try to sign in to the account of a name, whether there is one or not.
    pub fn sign_in(&self, name: &str) -> Result<(), Refusal> {
        if self.limits == Limits::Off {
            return Ok(());
        }
        let counted = self.sign_ins.count(&Account::name_key(name));
        counted.map_err(|seconds| Refusal::TooMany { seconds })
    }

    /// Whether nobody is held back.
    pub fn is_off(&self) -> bool {
        self.limits == Limits::Off
    }

    /// Counts a table that is opened for everybody to see.
    pub fn listed(&self, visitor: &Visitor) -> Result<(), Refusal> {
        if self.is_off() {
            return Ok(());
        }
        let counted = self.listed.count(&neighbourhood(visitor.address));
        counted.map_err(|seconds| Refusal::TooMany { seconds })
    }

    /// Makes room for a stream.
    pub fn stream(&self, visitor: &Visitor) -> Result<StreamPermit, Refusal> {
        let why = |full| match full {
            Full::All => Refusal::Crowded,
            Full::Own => Refusal::TooMany { seconds: STREAM_WAIT },
        };
        let place = self.streams.enter(Some(neighbourhood(visitor.address))).map_err(why)?;
        Ok((place, self.own_streams.enter(visitor.id).map_err(why)?))
    }

    /// Makes room for an export.
    pub fn export(&self, visitor: &Visitor) -> Result<ExportPermit, Refusal> {
        let own = self.own_exports.enter(visitor.id).map_err(|full| match full {
            Full::All => Refusal::ExportsBusy,
            Full::Own => Refusal::ExportRunning,
        })?;
        let place = self.exports.enter(Some(neighbourhood(visitor.address)));
        Ok((place.map_err(|_| Refusal::ExportsBusy)?, own))
    }

    /// Makes room for a connection; all who come through a proxy of ours share its address.
    pub fn connection(&self, peer: IpAddr, is_proxy: bool) -> Result<Permit<IpAddr>, Full> {
        let peer = neighbourhood(peer.to_canonical());
        self.connections.enter(Some(peer).filter(|_| !is_proxy))
    }
}

/// Which limit a request counts for. A HEAD is a GET whose answer nobody reads: it costs the same.
fn limit_of(method: &Method, path: Option<&str>) -> usize {
    let method = if method == Method::HEAD { &Method::GET } else { method };
    let is_named = |route: &&str| route.split_once(' ') == path.map(|path| (method.as_str(), path));
    let named = LIMITS.iter().position(|limit| limit.routes.iter().any(is_named));
    named.unwrap_or(usize::from(!method.is_safe()))
}

/// Refuses what is too much, before anything is read or done.
pub async fn limit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let visitor = Visitor::of(request.extensions());
    match app.limiter.count(limit_of(request.method(), path), &visitor) {
        Ok(()) => next.run(request).await,
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::api;

    #[test]
    fn what_is_done_counts_for_its_own_limit() {
        let limit = |method: Method, path| limit_of(&method, path);
        assert_eq!(limit(Method::GET, Some("/rules")), 0);
        assert_eq!(limit(Method::HEAD, None), 0);
        assert_eq!(limit(Method::POST, Some("/t/{id}/ready")), 1);
        assert_eq!(limit(Method::PUT, None), 1);
        assert_eq!(limit(Method::GET, Some("/new")), 0);
        let made = limit(Method::POST, Some("/new"));
        assert!(LIMITS[made].routes.contains(&"POST /play"));
        for (page, program) in [
            ("/t/{id}/move", "/api/v1/tables/{id}/move"),
            ("/t/{id}/say", "/api/v1/tables/{id}/say"),
            ("/t/{id}/sit", "/api/v1/tables/{id}/sit"),
            ("/new", "/api/v1/tables"),
            ("/open", "/api/v1/records"),
        ] {
            assert_eq!(limit(Method::POST, Some(page)), limit(Method::POST, Some(program)));
        }
    }

    /// Every route, of pages as `routes.rs` lists them and of the API as it describes itself.
    fn routes() -> Vec<(Method, String)> {
        let mut routes = api::routes();
        let mut prefix = "";
        for line in include_str!("routes.rs").split(".route(\"").skip(1) {
            let (path, rest) = line.split_once('"').expect("a path ends");
            let rest = rest.split("\n        .").next().expect("a first part");
            for (method, call) in [(Method::GET, "get("), (Method::POST, "post(")] {
                if rest.contains(call) {
                    let path = if path == "/" && !prefix.is_empty() { "" } else { path };
                    routes.push((method, format!("{prefix}{path}")));
                }
            }
            if line.contains("fn table_routes") {
                prefix = "/t/{id}";
            }
        }
        assert!(routes.len() > 60, "{routes:?}");
        routes
    }

    #[test]
    fn a_head_counts_like_what_it_is_the_head_of() {
        let gets = routes().into_iter().filter(|(method, _)| method == Method::GET);
        for (_, path) in gets {
            let path = Some(&*path);
            assert_eq!(limit_of(&Method::HEAD, path), limit_of(&Method::GET, path), "{path:?}");
        }
        let export = LIMITS[limit_of(&Method::HEAD, Some("/account/export"))].person;
        assert_eq!(export, 10, "it is no page like others");
    }

    #[test]
    fn every_route_with_a_limit_of_its_own_is_there() {
        let routes: Vec<String> =
            routes().iter().map(|(method, path)| format!("{method} {path}")).collect();
        for route in LIMITS.iter().flat_map(|limit| limit.routes) {
            assert!(routes.iter().any(|known| known == route), "{route}");
        }
    }

    #[test]
    fn what_was_done_is_forgotten_evenly() {
        let seconds = Arc::new(AtomicU64::new(0));
        let meter = Meter::new(3, 600, Clock::Set(seconds.clone()));
        let count = || meter.count(&"ada");
        assert_eq!((count(), count(), count()), (Ok(()), Ok(()), Ok(())));
        assert_eq!(count(), Err(201), "a third of the time brings back a third");
        assert_eq!(meter.count(&"ben"), Ok(()));
        seconds.store(199, Ordering::SeqCst);
        assert_eq!(count(), Err(2));
        seconds.store(200, Ordering::SeqCst);
        assert_eq!((count(), count()), (Ok(()), Err(201)));
        seconds.store(10_000, Ordering::SeqCst);
        assert_eq!((count(), count(), count()), (Ok(()), Ok(()), Ok(())));
        assert_eq!(count(), Err(201), "nobody saves up");
    }

    #[test]
    fn time_passes_by_itself() {
        let meter = Meter::new(100, 1, Clock::default());
        while meter.count(&"ada").is_ok() {}
        let refused = Instant::now();
        while meter.count(&"ada").is_err() {
            assert!(refused.elapsed() < Duration::from_mins(1), "nothing is forgotten");
        }
    }

    #[test]
    fn strangers_fill_no_memory_and_hold_nobody_back() {
        let meter = Meter::new(20, 600, Clock::Set(Arc::default()));
        for stranger in 0..50_000 {
            let _ = meter.count(&stranger);
        }
        let others = (0..1_000).filter(|ada| meter.count(&format!("{ada}")).is_ok()).count();
        assert!(others > 950, "{others} of 1,000 can go on");
    }
}
