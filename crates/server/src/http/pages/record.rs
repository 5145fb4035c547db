//! Looking through games: replays, records to download, and records to open.

use std::sync::Arc;

use axum::{
    extract::{FromRequest, Multipart, Query, Request, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use majesty_pages::{open_record as open_page, replay as replay_page, result};
use majesty_rules::Seat;
use majesty_table::Refusal as TableRefusal;
use serde::Deserialize;

use crate::{
    App,
    http::{answer, at::At, fields::Fields, refusal::Refusal},
    people::identity::Visitor,
    table::records,
};

/// Where a replay stands.
#[derive(Debug, Deserialize)]
pub struct Step {
    ply: Option<String>,
    seat: Option<String>,
}

/// `GET /t/{id}/replay`
pub async fn replay(
    State(app): State<Arc<App>>,
    At(room): At,
    visitor: Visitor,
    Query(step): Query<Step>,
) -> Response {
    let number = |text: Option<String>| text.and_then(|text| text.parse::<usize>().ok());
    let seat = number(step.seat).and_then(|seat| Seat::ALL.get(seat.checked_sub(1)?).copied());
    let ply = number(step.ply);
    let table = room.table();
    match table.replay_view(ply, seat, &visitor.reader.lang) {
        Some(mut view) => {
            // There is no record of a deal that others still play, and no playing on.
            view.finished &= !table.is_sealed(app.time.now());
            answer::page(&visitor, StatusCode::OK, replay_page::page(&view, &visitor.reader))
        }
        None => answer::refusal(&visitor, &TableRefusal::NotBegun.into()),
    }
}

/// `GET /t/{id}/record`
pub async fn record(State(app): State<Arc<App>>, At(room): At, visitor: Visitor) -> Response {
    let text = match room.table().record(&visitor.reader.lang, app.time.now()) {
        Ok(record) => record.to_string(),
        Err(refusal) => return answer::refusal(&visitor, &refusal.into()),
    };
    let name = format!("attachment; filename=\"majesty-{}.txt\"", room.id);
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.extend(HeaderValue::try_from(name).map(|name| (header::CONTENT_DISPOSITION, name)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // As the page of the table says for itself.
    headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    response
}

/// `GET /t/{id}/result.svg`: the result as a picture to share.
pub async fn result(At(room): At, visitor: Visitor) -> Response {
    let (table, reader) = (room.table(), &visitor.reader);
    let view = table.replay_view(Some(usize::MAX), None, &reader.lang);
    let mut own = table.players().filter(|&(_, player)| Some(player) == visitor.id);
    // Of several people at a device none is the one who shares it.
    let own = own.next().filter(|_| own.next().is_none()).map(|(seat, _)| seat);
    let Some(picture) = view.and_then(|view| result::picture(&view, reader, own)) else {
        return answer::refusal(&visitor, &TableRefusal::NotOver.into());
    };
    let mut response = picture.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    response
}

/// `GET /open`
pub async fn open_form(visitor: Visitor) -> Response {
    answer::page(&visitor, StatusCode::OK, open_page::page(None, "", &visitor.reader))
}

/// `POST /open`
pub async fn open(State(app): State<Arc<App>>, mut visitor: Visitor, request: Request) -> Response {
    let (text, done) = match sent(request).await {
        Ok(text) => {
            let me = visitor.identify();
            let done = records::open(&app, me, &text).await;
            (text, done)
        }
        Err(refusal) => (String::new(), Err(refusal)),
    };
    match done {
        Ok(room) => answer::on(&visitor, &format!("/t/{}/replay", room.id)),
        Err(refusal) => {
            let problem = refusal.sentence(visitor.reader.lang);
            let page = open_page::page(Some(&problem), &text, &visitor.reader);
            answer::page(&visitor, refusal.status(), page)
        }
    }
}

/// The text that was sent: from a file if there is one, or else as it was written.
pub async fn sent(request: Request) -> Result<String, Refusal> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        let fields = Fields::from_request(request, &()).await.map_err(|_| Refusal::Form)?;
        return Ok(fields.get("record").unwrap_or_default().to_owned());
    }
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| Refusal::Form)?;
    let mut written = String::new();
    loop {
        let field = form.next_field().await.map_err(|_| Refusal::Form)?;
        let Some(field) = field else { return Ok(written) };
        let is_file = field.name() == Some("file");
        let is_written = field.name() == Some("record");
        let bytes = field.bytes().await.map_err(|_| Refusal::Form)?;
        let text = String::from_utf8(bytes.into()).map_err(|_| Refusal::NoText)?;
        if is_file && !text.trim().is_empty() {
            return Ok(text);
        }
        if is_written {
            written = text;
        }
    }
}
