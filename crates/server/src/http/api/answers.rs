//! How answers are sent.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use super::{problem, state::TableState};
use crate::{
    http::refusal::Refusal,
    people::identity::Visitor,
    table::{room::Room, snapshot::Snapshot},
};

/// JSON, which nobody but the reader may keep.
pub fn json(status: StatusCode, body: &impl Serialize) -> Response {
    let text = serde_json::to_string(body).expect("texts and numbers can be written");
    let mut response = (status, text).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A table as the visitor may see it.
pub fn state(now: &Snapshot, visitor: &Visitor) -> TableState {
    let view = now.view(visitor.id, visitor.reader.lang);
    let link = visitor.link(view.id);
    TableState::new(view, link)
}

/// What became of something that was done at a table: the table as it is then, with the reason where
/// it was refused.
pub fn done(room: &Room, visitor: &Visitor, done: Result<(), Refusal>) -> Response {
    let state = state(&room.snapshot(), visitor);
    match done {
        Ok(()) => json(StatusCode::OK, &state),
        Err(refusal) => problem::answer(&refusal, visitor.reader.lang, Some(state)),
    }
}

/// A table that was put up, and where it is.
pub fn created(status: StatusCode, room: &Room, visitor: &Visitor) -> Response {
    let mut response = json(status, &state(&room.snapshot(), visitor));
    let place = HeaderValue::try_from(format!("/api/v1/tables/{}", room.id));
    response.headers_mut().extend(place.map(|place| (header::LOCATION, place)));
    response
}
