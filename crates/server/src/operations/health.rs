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
use tokio::time::timeout;

use crate::{App, fresh};

/// How long the store may take to answer before the server does not count as ready.
const READY_TIMEOUT: Duration = Duration::from_secs(2);

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
        return not_ready("the server is about to end").into_response();
    }
    // There is no such table, and a store that answers says so.
    match timeout(READY_TIMEOUT, app.store.load(fresh::table_id(), 0)).await {
        Ok(Ok(_)) => "ready\n".into_response(),
        // The database's own words may name its place, which is nobody's business.
        Ok(Err(_)) => not_ready("the game store can't be read").into_response(),
        Err(_) => not_ready("the game store does not answer").into_response(),
    }
}

/// `GET /metrics`
async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics.text(app.cluster.count(), app.rooms.count(), app.store.failures()))
        .into_response()
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
