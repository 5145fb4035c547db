//! What is sent back: pages, fragments, redirects, and refusals with a way on.

use std::sync::Arc;

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use majesty_pages::{error, table};
use majesty_table::{TableId, TableView};
use maud::Markup;

use crate::{
    http::{api, refusal::Refusal},
    people::identity::Visitor,
    table::room::Room,
};

/// A page, which nobody but the reader may keep.
pub fn page(visitor: &Visitor, status: StatusCode, page: Markup) -> Response {
    let mut response = (status, Html(page.into_string())).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    visitor.with_cookies(response)
}

/// On to another page.
pub fn on(visitor: &Visitor, path: &str) -> Response {
    visitor.with_cookies(Redirect::to(path).into_response())
}

/// On to a table.
pub fn to_table(visitor: &Visitor, id: TableId) -> Response {
    on(visitor, &format!("/t/{id}"))
}

/// A page that says why not; for a program, the same in JSON.
pub fn refusal(visitor: &Visitor, refusal: &Refusal) -> Response {
    if visitor.is_program {
        return api::problem(refusal, visitor.reader.lang, None);
    }
    let (status, sentence) = (refusal.status(), refusal.sentence(visitor.reader.lang));
    let page = page(visitor, status, error::page(status.as_u16(), &sentence, &visitor.reader));
    later(page, refusal)
}

/// Says when to try again, and with what.
pub fn later(mut response: Response, refusal: &Refusal) -> Response {
    if refusal.status() == StatusCode::UNAUTHORIZED {
        let how = HeaderValue::from_static("Bearer");
        response.headers_mut().insert(header::WWW_AUTHENTICATE, how);
    }
    let wait = refusal.wait().map(|seconds| (header::RETRY_AFTER, HeaderValue::from(seconds)));
    response.headers_mut().extend(wait);
    response
}

/// A table as the visitor may see it.
pub fn view(room: &Room, visitor: &Visitor) -> TableView {
    room.snapshot().view(visitor.id, visitor.reader.lang)
}

/// The table, with a sentence on what became of something that doesn't show.
pub fn told(room: &Room, visitor: &Visitor, sentence: &str) -> Response {
    let view = view(room, visitor);
    // The script says it by itself, where no update takes it away.
    let markup = if visitor.wants_fragment {
        table::fragment(&view, &visitor.reader)
    } else {
        table::page_told(&view, &visitor.reader, Some(sentence))
    };
    page(visitor, StatusCode::OK, markup)
}

/// What became of something that was done at a table: the table as it is then, or a redirect to
/// it; where it was refused, with the reason.
pub fn done(room: &Arc<Room>, visitor: &Visitor, done: Result<(), Refusal>) -> Response {
    if done.is_ok() && !visitor.wants_fragment {
        return to_table(visitor, room.id);
    }
    let mut view = view(room, visitor);
    let refusal = done.err();
    view.notice = refusal.as_ref().map(|refusal| refusal.sentence(visitor.reader.lang));
    let status = refusal.as_ref().map_or(StatusCode::OK, Refusal::status);
    let markup = if visitor.wants_fragment {
        table::fragment(&view, &visitor.reader)
    } else {
        table::page(&view, &visitor.reader)
    };
    let page = page(visitor, status, markup);
    match refusal {
        Some(refusal) => later(page, &refusal),
        None => page,
    }
}
