//! A server that shows one page at a time, with the real style sheet, script and drawings, and sends
//! the updates that a test asks for through a real stream.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use anyhow::Result;
use axum::{
    Router,
    body::Body,
    extract::{Path, State},
    http::{
        StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE},
    },
    response::{Html, IntoResponse, Response},
    routing::get,
};
use futures_util::stream;
use majesty_pages::assets::Asset;
use tokio::{net::TcpListener, spawn, sync::mpsc};

/// The server, until the test ends.
pub struct Stage {
    address: SocketAddr,
    shown: Arc<Mutex<Shown>>,
}

/// What is on the stage.
#[derive(Default)]
struct Shown {
    page: String,
    /// The table whose updates are sent. A page that is left may ask again for its own.
    table: String,
    updates: Option<mpsc::UnboundedSender<String>>,
    /// Until the page asks for it.
    stream: Option<mpsc::UnboundedReceiver<String>>,
}

type Shared = State<Arc<Mutex<Shown>>>;

fn lock(shown: &Mutex<Shown>) -> MutexGuard<'_, Shown> {
    shown.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Stage {
    /// Starts it at a free port. `axe` is the script that checks contrast.
    pub async fn open(axe: String) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let shown = Arc::<Mutex<Shown>>::default();
        let file = |kind: &'static str, text: String| {
            get(async move || ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "max-age=3600")], text))
        };
        let own = Asset::ALL.into_iter().fold(Router::new(), |router, asset| {
            router.route(asset.path(), file(asset.media_type(), asset.text().to_owned()))
        });
        let router = own
            .route(
                majesty_art::SPRITE_PATH,
                file("image/svg+xml", majesty_art::sprite().to_owned()),
            )
            .route("/favicon.svg", file("image/svg+xml", majesty_art::favicon(false)))
            .route("/favicon-turn.svg", file("image/svg+xml", majesty_art::favicon(true)))
            .route("/axe.js", file("text/javascript", axe))
            .route("/t/{id}/events", get(events))
            .fallback(page)
            .with_state(shown.clone());
        spawn(async move { axum::serve(listener, router).await });
        Ok(Self { address, shown })
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Puts a page on the stage, to be visited at any address.
    pub fn show(&self, table: &str, page: String) {
        let (updates, stream) = mpsc::unbounded_channel();
        *lock(&self.shown) =
            Shown { page, table: table.to_owned(), updates: Some(updates), stream: Some(stream) };
    }

    /// Sends an event to the page on the stage, as soon as it listens.
    pub fn send(&self, name: &str, data: &str) {
        let lines: String = data.lines().flat_map(|line| ["data: ", line, "\n"]).collect();
        if let Some(updates) = &lock(&self.shown).updates {
            // Nobody listens to a page that is left.
            drop(updates.send(format!("event: {name}\n{lines}\n")));
        }
    }
}

async fn page(State(shown): Shared) -> Html<String> {
    Html(lock(&shown).page.clone())
}

async fn events(State(shown): Shared, Path(id): Path<String>) -> Response {
    let mut shown = lock(&shown);
    let is_shown = shown.table == id;
    let Some(updates) = shown.stream.take_if(|_| is_shown) else {
        // Tells a browser not to come again.
        return StatusCode::NO_CONTENT.into_response();
    };
    let next = async |mut updates: mpsc::UnboundedReceiver<String>| {
        let text = updates.recv().await?;
        Some((Ok::<_, std::convert::Infallible>(text), updates))
    };
    let body = Body::from_stream(stream::unfold(updates, next));
    ([(CONTENT_TYPE, "text/event-stream")], body).into_response()
}
