//! Finding tables, putting them up, and opening records.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    answers,
    body::{Asked, Sent},
    caller::Caller,
    described::{Choosing, Sending},
    new_table::NewTableRequest,
    people::introduce,
    state::{TableEntry, TableState},
};
use majesty_table::Table;

use crate::{
    App, fresh,
    http::answer,
    people::identity::Visitor,
    table::{lists, order, records, rooms},
};

/// Which tables.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct WhichTables {
    /// Which tables.
    #[serde(default)]
    #[param(inline)]
    list: List,
    /// Which page, from 1: twenty tables each, the newest first.
    #[param(minimum = 0, maximum = 65_535)]
    page: Option<u16>,
}

/// Which tables.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum List {
    /// Listed tables with a free seat.
    #[default]
    Open,
    /// Listed games to look on.
    Watchable,
    /// Your own.
    Own,
}

/// Tables to sit down at, to watch, or your own.
#[utoipa::path(
    get, path = "/tables", operation_id = "listTables", tag = "tables",
    description = "A page of at most twenty, the newest first. Where there are older ones, the header \
        `Link` names the next page. Without a token nobody has tables of their own.",
    params(WhichTables),
    security((), ("bearer" = [])),
    responses(
        (status = 200, description = "Tables.", body = Vec<TableEntry>,
         headers(("link" = String, description = "The next page, if there is one."))),
        Choosing,
    )
)]
pub async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(which): Asked<WhichTables>,
) -> Response {
    let page = which.page.map_or(1, u32::from);
    let (word, page) = match which.list {
        List::Open => ("open", lists::open(&app, &visitor, page).await),
        List::Watchable => ("watchable", lists::watchable(&app, &visitor, page).await),
        List::Own => ("own", lists::own(&app, &visitor, page).await),
    };
    match page {
        Ok(page) => {
            let entries: Vec<TableEntry> = page.lines.into_iter().map(TableEntry::from).collect();
            let mut response = answers::json(StatusCode::OK, &entries);
            let next =
                format!("</api/v1/tables?list={word}&page={}>; rel=\"next\"", page.number + 1);
            if let Some(next) = HeaderValue::from_str(&next).ok().filter(|_| page.has_older) {
                response.headers_mut().insert(header::LINK, next);
            }
            response
        }
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// Put a table up.
#[utoipa::path(
    post, path = "/tables", operation_id = "newTable", tag = "tables",
    description = "The game begins at once where every seat is taken.",
    security(("bearer" = [])),
    request_body(content = NewTableRequest, example = json!({
        "seats": [{ "who": "me", "name": "Ada" }, { "who": "open" }, { "who": "bot", "level": "page" }],
        "sides": "random", "listed": true,
    })),
    responses(
        (status = 201, description = "The table.", body = TableState,
         headers(("location" = String, description = "Where it is."))),
        Sending,
    )
)]
pub async fn new(
    State(app): State<Arc<App>>,
    Caller { mut visitor, me }: Caller,
    Sent(request): Sent<NewTableRequest>,
) -> Response {
    introduce(&app, &mut visitor).await;
    let done = async {
        let new = request.table(me, &visitor.reader.name)?;
        let _turn = order::may_open(&app, &visitor, me, &new).await?;
        rooms::open(&app, |at| Table::open(at, new, &fresh::deal())).await
    };
    match done.await {
        Ok(room) => answers::created(StatusCode::CREATED, &room, &visitor),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// A record of a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordSent {
    /// The text of the record.
    record: String,
}

/// Open a record.
#[utoipa::path(
    post, path = "/records", operation_id = "openRecord", tag = "tables",
    description = "It is kept as a game that is over, to be looked through and played on from.",
    security(("bearer" = [])),
    request_body = RecordSent,
    responses(
        (status = 201, description = "The game of the record.", body = TableState,
         headers(("location" = String, description = "Where it is."))),
        Sending,
    )
)]
pub async fn open_record(
    State(app): State<Arc<App>>,
    Caller { visitor, me }: Caller,
    Sent(sent): Sent<RecordSent>,
) -> Response {
    match records::open(&app, me, &sent.record).await {
        Ok(room) => answers::created(StatusCode::CREATED, &room, &visitor),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}
