//! News of a table as server-sent events: one fragment a change, for this viewer; for a program, the
//! state as JSON. Presence is an event of its own.

pub mod compressors;
pub mod event;
pub mod fragment;

use std::{convert::Infallible, sync::Arc};

use axum::{
    body::{Body, Bytes},
    extract::{Query, State},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use majesty_encoding::Encoding;
use majesty_table::PlayerId;
use serde::Deserialize;
use tokio::{
    sync::{broadcast, watch},
    time::{Instant, Interval, MissedTickBehavior, interval_at},
};

use self::fragment::History;
use crate::{
    App,
    http::{answer, at::At, limits::StreamPermit},
    operations::metrics::Entered,
    people::{identity::Visitor, keys},
    table::{
        room::{OpenPage, Room},
        snapshot::{Attendance, Snapshot},
    },
};

/// What the page has already.
#[derive(Debug, Deserialize)]
pub struct Since {
    after: Option<String>,
}

/// One open stream.
struct Stream {
    app: Arc<App>,
    room: Arc<Room>,
    visitor: Visitor,
    encoding: Encoding,
    news: watch::Receiver<Snapshot>,
    /// Who is somebody else now.
    changed: broadcast::Receiver<PlayerId>,
    /// When to say that the stream is there, and to look whether the viewer may still look.
    beat: Interval,
    /// The revision that the viewer has.
    seen: Option<u64>,
    /// The presence that the viewer was told, and how often it had been looked at.
    told: Option<(u64, Attendance)>,
    history: History,
    state: Progress,
    _presence: OpenPage,
    _counted: Entered,
    _place: StreamPermit,
}

/// How far a stream is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// Nothing was sent.
    New,
    /// Something was sent.
    Begun,
    /// All was sent.
    Ended,
}

/// `GET /t/{id}/events`
pub async fn events(
    State(app): State<Arc<App>>,
    At(room): At,
    visitor: Visitor,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Response {
    let after = since.after.and_then(|after| after.parse().ok());
    open(app, room, visitor, after, &headers)
}

/// Opens a stream, for a page or for a program.
pub fn open(
    app: Arc<App>,
    room: Arc<Room>,
    visitor: Visitor,
    after: Option<u64>,
    headers: &HeaderMap,
) -> Response {
    let place = match app.limiter.stream(&visitor) {
        Ok(place) => place,
        Err(refusal) => return answer::refusal(&visitor, &refusal),
    };
    // A browser that connects again by itself says what came last; the address is older.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let seen: Option<u64> = last.map_or(after, |id| id.parse().ok());
    let presence = room.arrive(&app, visitor.id);
    let news = room.updates();
    let changed = app.changed.subscribe();
    let mut beat = interval_at(Instant::now() + app.options.alive, app.options.alive);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let counted = app.metrics.streams.enter();
    let accepted = headers.get_all(header::ACCEPT_ENCODING).into_iter();
    let encoding = Encoding::accepted(accepted.filter_map(|value| value.to_str().ok()));
    let stream = Stream {
        app,
        room,
        visitor,
        encoding,
        news,
        changed,
        beat,
        seen,
        told: None,
        history: History::default(),
        state: Progress::New,
        _presence: presence,
        _counted: counted,
        _place: place,
    };
    let body = stream::unfold(stream, |mut stream| async {
        let bytes = stream.bytes().await?;
        Some((Ok::<_, Infallible>(bytes), stream))
    });
    respond(encoding, Body::from_stream(body))
}

fn respond(encoding: Encoding, body: Body) -> Response {
    let mut response = body.into_response();
    let headers = response.headers_mut();
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_TYPE, "text/event-stream");
    set(header::CACHE_CONTROL, "no-cache");
    set(header::VARY, "accept-encoding");
    // A proxy should not wait until there is enough to be worth sending.
    set(HeaderName::from_static("x-accel-buffering"), "no");
    if let Some(name) = encoding.name() {
        set(header::CONTENT_ENCODING, name);
    }
    response
}

impl Stream {
    /// What is sent next: an event, and before the first and after the last one what the encoding
    /// wants.
    async fn bytes(&mut self) -> Option<Bytes> {
        if self.state == Progress::Ended {
            return None;
        }
        let next = self.next().await;
        let head = if self.state == Progress::New { self.encoding.head() } else { &[] };
        self.state = if next.is_some() { Progress::Begun } else { Progress::Ended };
        let next = next.unwrap_or_else(|| self.encoding.tail(&self.history.checksum).into());
        Some(if head.is_empty() { next } else { [head, &next].concat().into() })
            .filter(|bytes| !bytes.is_empty())
    }

    /// The next event; nothing when the server ends or the table is gone, or the viewer is
    /// somebody else by now or has a key that does not count any more.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let now = self.news.borrow_and_update().clone();
            let is_new = self.seen != Some(now.revision());
            let attendance = self.attendance(&now).filter(|_| !is_new);
            if is_new || attendance.is_some() {
                // What happens after a token was taken back is not told to who holds it.
                if self.visitor.is_program && !keys::still_counts(&self.app, &self.visitor).await {
                    return None;
                }
                return Some(match attendance {
                    Some(attendance) => self.presence(attendance),
                    None => self.update().await,
                });
            }
            tokio::select! {
                () = self.app.shutdown.cancelled() => return None,
                () = self.room.gone.cancelled() => return None,
                Ok(person) = self.changed.recv() => {
                    if self.visitor.id == Some(person) {
                        return None;
                    }
                }
                changed = self.news.changed() => changed.ok()?,
                _ = self.beat.tick() => {
                    if !keys::still_counts(&self.app, &self.visitor).await {
                        return None;
                    }
                    return Some(self.short(event::ALIVE));
                }
            }
        }
    }

    /// The table as it is.
    async fn update(&mut self) -> Bytes {
        let fragment = self.room.fragments.latest(&self.app, &self.room, &self.visitor).await;
        let segment = fragment.segment(&self.app, self.encoding, &self.history).await;
        self.seen = Some(fragment.revision);
        self.told = Some(fragment.attendance.clone());
        self.history.add(fragment, self.encoding);
        segment
    }

    /// Who is there, if that is news to the viewer.
    fn attendance(&self, now: &Snapshot) -> Option<(u64, Attendance)> {
        let (count, attendance) = &now.presence.told;
        match &self.told {
            Some((told, _)) if told == count => None,
            Some((_, told)) if told == attendance => None,
            Some(_) => Some((*count, attendance.clone())),
            // Who has just come is among those who are there.
            None => Some((*count, now.attendance())),
        }
    }

    fn presence(&mut self, attendance: (u64, Attendance)) -> Bytes {
        let lang = (!self.visitor.is_program).then_some(self.visitor.reader.lang);
        let text = event::presence(&attendance.1, lang);
        self.told = Some(attendance);
        self.short(&text)
    }

    /// An event that isn't worth compressing.
    fn short(&mut self, text: &str) -> Bytes {
        self.history.add_other(text);
        self.encoding.stored(text.as_bytes()).into()
    }
}
