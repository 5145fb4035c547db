//! What never changes: the bots and the locations.

use axum::{http::StatusCode, response::Response};
use majesty_bots::{BotInfo, bots};
use majesty_pages::new_table::SeatChoice;
use majesty_words::{bot_about, bot_name};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    answers,
    described::Reading,
    location::{LocationData, locations as all_locations},
};
use crate::people::identity::Visitor;

/// A bot of the server.
#[derive(Debug, Serialize, ToSchema)]
pub struct Level {
    /// The word to ask for it.
    #[schema(example = "page")]
    id: &'static str,
    /// Its name in the language of the request.
    name: String,
    /// How it plays, in a sentence.
    about: String,
    /// Whether it takes a seat at a new table. The others are yardsticks; they play for who leaves,
    /// or on from a record.
    seated: bool,
}

/// The bots.
#[utoipa::path(
    get, path = "/levels", operation_id = "listLevels", tag = "reference",
    description = "The weakest first, then the yardsticks.",
    security((), ("bearer" = [])),
    responses((status = 200, description = "All bots.", body = Vec<Level>), Reading)
)]
pub async fn levels(visitor: Visitor) -> Response {
    let lang = visitor.reader.lang;
    let level = |bot: &BotInfo| Level {
        id: bot.id,
        name: bot_name(lang, bot.id).unwrap_or_default(),
        about: bot_about(lang, bot.id).unwrap_or_default(),
        seated: SeatChoice::from_word(&format!("bot:{}", bot.id)).is_some(),
    };
    answers::json(StatusCode::OK, &bots().map(level).collect::<Vec<_>>())
}

/// The locations.
#[utoipa::path(
    get, path = "/locations", operation_id = "listLocations", tag = "reference",
    description = "Both sides of every location card, as data and in words.",
    security((), ("bearer" = [])),
    responses(
        (status = 200, description = "All eight, from left to right.", body = Vec<LocationData>),
        Reading,
    )
)]
pub async fn locations(visitor: Visitor) -> Response {
    answers::json(StatusCode::OK, &all_locations(visitor.reader.lang))
}
