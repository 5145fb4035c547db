//! News of a table as server-sent events: one fragment a change, for this viewer; for a program, the
//! state as JSON.

use std::{convert::Infallible, sync::Arc};

use axum::{
    extract::{Query, State},
    http::{HeaderMap, HeaderName},
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::{StreamExt, stream};
use majesty_pages::table;
use majesty_table::PlayerId;
use serde::Deserialize;
use tokio::{
    sync::{broadcast, watch},
    time::{Interval, MissedTickBehavior, interval},
};

use crate::{
    App,
    http::{answer, api, at::At, limits::StreamPermit},
    operations::metrics::Entered,
    people::{identity::Visitor, keys},
    table::{
        room::{OpenPage, Room},
        snapshot::Snapshot,
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
    news: watch::Receiver<Snapshot>,
    /// Who is somebody else now.
    changed: broadcast::Receiver<PlayerId>,
    /// When to look whether the viewer may still look.
    beat: Interval,
    /// The revision that the viewer has.
    seen: Option<u64>,
    _presence: OpenPage,
    _counted: Entered,
    _place: StreamPermit,
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
    let before = room.snapshot().revision();
    let presence = room.arrive(&app, visitor.id);
    // That the viewer is here now is no news to the viewer.
    let after = room.snapshot().revision();
    let seen = if seen == Some(before) && after <= before + 1 { Some(after) } else { seen };
    let news = room.updates();
    // An event and no comment, so that the page notices when it does not come any more.
    let beat = Event::default().event("alive").data(".");
    let alive = KeepAlive::new().interval(app.options.alive).event(beat);
    let changed = app.changed.subscribe();
    let mut beat = interval(app.options.alive);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let counted = app.metrics.streams.enter();
    let stream = Stream {
        app,
        room,
        visitor,
        news,
        changed,
        beat,
        seen,
        _presence: presence,
        _counted: counted,
        _place: place,
    };
    let stream = stream::unfold(stream, |mut stream| async {
        let event = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    // Compression asks once more after the end.
    let stream = stream.fuse();
    // A proxy should not wait until there is enough to be worth sending.
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    (unbuffered, Sse::new(stream).keep_alive(alive)).into_response()
}

impl Stream {
    /// The next fragment; nothing when the server ends or the table is gone, or the viewer is
    /// somebody else by now or has a key that does not count any more.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let now = self.news.borrow_and_update().clone();
            if self.seen != Some(now.revision()) {
                // What happens after a token was taken back is not told to who holds it.
                if self.visitor.is_program && !keys::still_counts(&self.app, &self.visitor).await {
                    return None;
                }
                self.seen = Some(now.revision());
                return Some(self.event(&now));
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
                }
            }
        }
    }

    fn event(&self, now: &Snapshot) -> Event {
        let event = Event::default().event("table").id(now.revision().to_string());
        if self.visitor.is_program {
            let state = api::state(now, &self.visitor);
            return event.data(serde_json::to_string(&state).expect("a state can be written"));
        }
        let view = now.view(self.visitor.id, self.visitor.reader.lang);
        event.data(table::fragment(&view, &self.visitor.reader).into_string())
    }
}
