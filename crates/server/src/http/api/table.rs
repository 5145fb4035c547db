//! Looking at a table: as it is, as it changes, what could be done, and the record when it is over.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use majesty_rules::{Event, Seat};
use majesty_table::{GameView, Phase, Refusal as TableRefusal, TableView};
use majesty_wire::WireEvent;
use majesty_words::{Lang, preview};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    answers,
    body::Asked,
    described::{AtTable, Following, Looking, Waiting},
    state::TableState,
};
use crate::{
    App,
    http::{answer, at::At, stream},
    people::identity::Visitor,
};

/// A table as it is.
#[utoipa::path(
    get, path = "/tables/{id}", operation_id = "getTable", tag = "table",
    description = "All that you may know of it; whoever has its link may look.",
    params(AtTable),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The table.", body = TableState), Looking)
)]
pub async fn state(At(room): At, visitor: Visitor) -> Response {
    answers::done(&room, &visitor, Ok(()))
}

/// A legal move, and what it would do.
#[derive(Debug, Serialize, ToSchema)]
pub struct Choice {
    /// The move, as it is sent.
    #[schema(example = "3W>G")]
    word: String,
    /// What would happen, up to the card that comes from the deck.
    events: Vec<WireEvent>,
    /// The same in short phrases in the language of the request.
    told: Vec<String>,
}

/// The legal moves, and what each would do.
#[utoipa::path(
    get, path = "/tables/{id}/moves", operation_id = "listMoves", tag = "table",
    description = "For whoever is to move; none once the game is over.",
    params(AtTable),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The moves.", body = Vec<Choice>), Waiting)
)]
pub async fn moves(At(room): At, visitor: Visitor) -> Response {
    let view = answer::view(&room, &visitor);
    let Some(game) = &view.game else {
        return answers::done(&room, &visitor, Err(TableRefusal::NotBegun.into()));
    };
    let is_playing = view.phase == Phase::Playing;
    let choices = if is_playing { choices(&view, game, visitor.reader.lang) } else { Vec::new() };
    answers::json(StatusCode::OK, &choices)
}

fn choices(table: &TableView, game: &GameView, lang: Lang) -> Vec<Choice> {
    let view = &game.view;
    let names = |seat: Seat| table.seats[seat.index()].name.clone();
    let choice = |m: &majesty_rules::Move| {
        let mut events: Vec<Event> = Vec::new();
        view.preview(*m, &mut events).expect("a listed move is legal");
        let phrases = preview(lang, &events, &names, Some(view.turn()));
        Choice {
            word: m.to_string(),
            events: events.iter().map(Into::into).collect(),
            told: phrases.into_iter().map(|phrase| phrase.text).collect(),
        }
    };
    view.legal_moves().iter().map(choice).collect()
}

/// What is known already.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The revision that you have: only what is newer is sent. `Last-Event-ID` counts more.
    after: Option<u64>,
}

/// News of a table, as server-sent events.
#[utoipa::path(
    get, path = "/tables/{id}/events", operation_id = "followTable", tag = "table",
    description = "An event `table` with the whole state (`TableState`) for every change, with the \
        revision as its id; an event `presence` when viewers come or go, about once a second at \
        most, such as `{\"watchers\":3,\"online\":[true,false]}`, with no id, because no revision \
        changes; and an event `alive` every 15 seconds. Who connects again says what came last with \
        `Last-Event-ID`.",
    params(
        AtTable, Since,
        ("Last-Event-ID" = Option<String>, Header, description = "The revision that came last."),
    ),
    security((), ("bearer" = [])),
    responses(
        (status = 200, description = "News, for as long as the connection holds.",
         body = String, content_type = "text/event-stream"),
        Following,
    )
)]
pub async fn events(
    State(app): State<Arc<App>>,
    At(room): At,
    visitor: Visitor,
    Asked(since): Asked<Since>,
    headers: HeaderMap,
) -> Response {
    stream::open(app, room, visitor, since.after, &headers)
}

/// A game that is over, as text.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordText {
    /// The record: set-up, cards and moves, to be opened here or elsewhere.
    record: String,
}

/// The record of a game that is over.
#[utoipa::path(
    get, path = "/tables/{id}/record", operation_id = "getRecord", tag = "table",
    description = "Before that it would tell the cards.",
    params(AtTable),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The record.", body = RecordText), Waiting)
)]
pub async fn record(State(app): State<Arc<App>>, At(room): At, visitor: Visitor) -> Response {
    match room.table().record(&visitor.reader.lang, app.time.now()) {
        Ok(record) => answers::json(StatusCode::OK, &RecordText { record: record.to_string() }),
        Err(refusal) => answers::done(&room, &visitor, Err(refusal.into())),
    }
}
