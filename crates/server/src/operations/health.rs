//! What those who run a server ask it: whether it lives, whether it can take requests, and how it
//! is. None of it needs a cookie, and none of it names a table.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Router,
    extract::{MatchedPath, Request, State},
    http::{StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use majesty_store::{Shared, Store, StoreError};
use tokio::{sync::Mutex, time::timeout};

use crate::{App, fresh, operations::metrics};

/// How long the store may take to answer before the server does not count as ready.
const READY_TIMEOUT: Duration = Duration::from_secs(2);

/// How long a write that went well speaks for the store. Requests between two writes cost none.
const WRITABLE_FOR: Duration = Duration::from_secs(5);

/// How soon a write that failed is tried again.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// How long this node may wait for its own heartbeat before it does not count as ready: as long as
/// its lease.
const SILENCE: Duration = Duration::from_secs(3);

/// Whether something could be stored, and when that was tried last.
#[derive(Default)]
pub struct Writable(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Writable {
    /// Whether the store takes changes, by a small one now or a while ago.
    async fn check(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < if found.is_ok() { WRITABLE_FOR } else { TRY_AGAIN }
        {
            return found.clone();
        }
        let found = store.probe().await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}

/// When a request came in.
#[derive(Clone, Copy, Debug)]
pub struct Arrived(pub Instant);

/// The pages with the addresses for operation beside them. Nothing that guards the pages stands in
/// the way of those who watch over the server.
pub fn around(pages: Router, app: &Arc<App>) -> Router {
    let operation = Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .with_state(app.clone());
    pages.merge(operation).layer(middleware::from_fn_with_state(app.clone(), observe))
}

/// `GET /healthz`: the process lives.
async fn healthz() -> &'static str {
    "alive\n"
}

/// `GET /readyz`: requests may be sent here.
async fn readyz(State(app): State<Arc<App>>) -> Response {
    let not_ready = |why: &str| (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n"));
    if app.draining.is_cancelled() {
        return not_ready("the server is shutting down").into_response();
    }
    let hears = |shared: &dyn Shared| shared.listening().silence < SILENCE;
    if !app.store.shared().is_none_or(hears) {
        return not_ready("this server can't hear the other servers").into_response();
    }
    let store = async {
        // There is no such table, and a store that answers says so.
        app.store.load(fresh::table_id(), 0).await.map_err(|_| "the game store can't be read")?;
        match app.writable.check(&*app.store).await {
            Ok(()) => Ok(()),
            Err(StoreError::Full) => Err("the disk of the game store is full"),
            Err(_) => Err("the game store can't be written to"),
        }
    };
    match timeout(READY_TIMEOUT, store).await {
        Ok(Ok(())) => "ready\n".into_response(),
        // The database's own words may name its place, which is nobody's business.
        Ok(Err(why)) => not_ready(why).into_response(),
        Err(_) => not_ready("the game store doesn't respond").into_response(),
    }
}

/// `GET /metrics`
async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    let mut text = app.metrics.text(app.cluster.count(), app.rooms.count(), app.store.failures());
    let listening = app.store.shared().map(Shared::listening);
    text += &metrics::store_text(app.store.unreadable(), listening);
    (kind, text).into_response()
}

/// Measures every request, and tells of it in one line. A table's name is an invitation to it, so
/// the line has the address without it.
async fn observe(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let arrived = Instant::now();
    request.extensions_mut().insert(Arrived(arrived));
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let (status, time) = (response.status().as_u16(), arrived.elapsed());
    app.metrics.answered(status, time);
    let path = path.as_ref().map_or("-", MatchedPath::as_str);
    tracing::debug!(%method, path, status, ms = time.as_millis() as u64, "request");
    response
}
