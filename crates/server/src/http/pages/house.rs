//! Pages about the server itself: what it keeps, and who runs it.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use majesty_pages::privacy::{self as page, PrivacyView};

use crate::{
    App, Days, Retention,
    http::{answer, refusal::Refusal},
    people::identity::Visitor,
};

/// `GET /privacy`
pub async fn privacy(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    let Retention {
        chat,
        chat_lines,
        games,
        guest_games,
        abandoned,
        gathering,
        guests,
        sessions,
        tokens,
        reports,
        audit,
        every: _,
        settling: _,
    } = app.options.retention;
    let view = PrivacyView {
        operator: app.options.operator.clone(),
        chat: Days::count(chat),
        chat_lines,
        games: Days::count(games),
        guest_games: Days::count(guest_games),
        abandoned: Days::count(abandoned),
        gathering: Days::count(gathering),
        guests: Days::count(guests),
        sessions: Days::count(sessions),
        tokens: Days::count(tokens),
        reports: Days::count(reports),
        audit: Days::count(audit),
    };
    answer::page(&visitor, StatusCode::OK, page::page(&view, &visitor.reader))
}

/// `GET /imprint`
pub async fn imprint(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    match &app.options.imprint {
        Some(text) => answer::page(&visitor, StatusCode::OK, page::imprint(text, &visitor.reader)),
        None => answer::refusal(&visitor, &Refusal::NoPage),
    }
}
