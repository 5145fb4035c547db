//! The daily deal for programs.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use majesty_rules::Seat;
use majesty_store::{DailyResult, DailyTry};
use majesty_table::PlayerId;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    answers,
    caller::Caller,
    described::{Asking, Reading},
    people::introduce,
    state::TableState,
};
use crate::{
    App,
    daily::{self, Overview, Ranked},
    http::answer,
    people::identity::Visitor,
};

/// Today's deal, and what you may know of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct DailyState {
    /// The day, in UTC.
    #[schema(example = "2026-11-19")]
    day: String,
    /// When it ends, in milliseconds from now.
    ends_in_ms: u64,
    /// The bot's level.
    #[schema(example = "treasurer")]
    level: String,
    /// The sides of the eight locations.
    #[schema(example = "AAAAAAAA")]
    sides: String,
    /// Whether the bot has the first turn.
    bot_begins: bool,
    /// The SHA-256 of the line `[ServerSecret "…"]` with the day's secret, from which the cards follow.
    commitment: String,
    /// The same for the next seven days.
    promised: Vec<DailyPromise>,
    /// Your try, if you have begun.
    own: Option<DailyOwn>,
    /// How many have finished.
    finished: u64,
    /// How many days in a row you have finished.
    streak: u32,
    /// The best results; nothing before you have finished.
    results: Vec<DailyRank>,
    /// The results around yours, if it isn't among the best.
    around: Vec<DailyRank>,
    /// What the strongest bot made of it; nothing before you have finished, or while it plays.
    strongest: Option<DailyPoints>,
    /// The day before.
    yesterday: DailyPast,
}

/// A hash that was published in advance.
#[derive(Debug, Serialize, ToSchema)]
pub struct DailyPromise {
    /// The day.
    day: String,
    /// The hash.
    commitment: String,
}

/// Your try.
#[derive(Debug, Serialize, ToSchema)]
pub struct DailyOwn {
    /// The table where you play: everything under `/tables/{id}` works there.
    table: String,
    /// Whether it is over.
    finished: bool,
    /// The points; nothing before the end, and where the try doesn't count.
    result: Option<DailyPoints>,
    /// Your place; equal results share one.
    place: Option<u64>,
    /// A sign for each round, without a word on the cards: ahead (▲), level (=) or behind (▼).
    rounds: String,
}

/// The points of a game of the day.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct DailyPoints {
    /// The player's.
    points: i32,
    /// The bot's.
    bot: i32,
    /// By how much the player won; negative where the bot did.
    margin: i32,
}

/// A result.
#[derive(Debug, Serialize, ToSchema)]
pub struct DailyRank {
    /// The place; equal results share one.
    place: u64,
    /// The name; may be empty.
    name: String,
    /// Whether it is yours.
    own: bool,
    /// Whether the player has an account.
    account: bool,
    /// The points.
    result: DailyPoints,
}

/// The day before.
#[derive(Debug, Serialize, ToSchema)]
pub struct DailyPast {
    /// The day.
    day: String,
    /// The hash that was public before.
    commitment: String,
    /// The secret, from half an hour after midnight on.
    secret: Option<String>,
    /// Your table, if your game goes on and still counts.
    playing: Option<String>,
    /// The best results, once it is revealed.
    results: Vec<DailyRank>,
    /// What the strongest bot made of it.
    strongest: Option<DailyPoints>,
}

/// Today's deal.
#[utoipa::path(
    get, path = "/daily", operation_id = "getDaily", tag = "daily",
    description = "Results are told once you have finished. Without a token, nobody has.",
    security((), ("bearer" = [])),
    responses((status = 200, description = "Today's deal.", body = DailyState), Reading)
)]
pub async fn daily(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    match Overview::of(&app, visitor.id).await {
        Ok(overview) => answers::json(StatusCode::OK, &state(&overview, visitor.id)),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// Play today's deal.
#[utoipa::path(
    post, path = "/daily", operation_id = "playDaily", tag = "daily",
    description = "Opens your table, or finds the one that you have: one try counts. There are no \
        hints, no take-backs and no rematch, and nobody else sees the table before the day is over.",
    security(("bearer" = [])),
    responses((status = 200, description = "Your table.", body = TableState), Asking)
)]
pub async fn play(State(app): State<Arc<App>>, Caller { mut visitor, me }: Caller) -> Response {
    introduce(&app, &mut visitor).await;
    let room = async {
        let id = daily::play(&app, me, &visitor.reader.name).await?;
        app.rooms.get(&app, id).await
    };
    match room.await {
        Ok(room) => answers::created(StatusCode::OK, &room, &visitor),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

fn state(overview: &Overview, reader: Option<PlayerId>) -> DailyState {
    let (secret, past) = (&overview.secret, &overview.yesterday);
    let lines = |ranked: &[Ranked]| ranked.iter().map(|one| line(one, reader)).collect();
    DailyState {
        day: secret.day().to_string(),
        ends_in_ms: overview.left,
        level: secret.day().level().to_owned(),
        sides: secret.config().sides.to_string(),
        bot_begins: secret.seat() != Seat::First,
        commitment: secret.commitment(),
        promised: overview
            .promised
            .iter()
            .map(|(day, hash)| DailyPromise { day: day.to_string(), commitment: hash.clone() })
            .collect(),
        own: overview.own.map(|own| own_try(overview, own)),
        finished: overview.finished,
        streak: overview.streak,
        results: lines(&overview.best),
        around: lines(&overview.around),
        strongest: overview.reference.map(points),
        yesterday: DailyPast {
            day: past.secret.day().to_string(),
            commitment: past.secret.commitment(),
            secret: past.is_revealed.then(|| past.secret.hex().to_owned()),
            playing: past.playing.map(|id| id.to_string()),
            results: lines(&past.best),
            strongest: past.reference.map(points),
        },
    }
}

fn own_try(overview: &Overview, own: DailyTry) -> DailyOwn {
    DailyOwn {
        table: own.table.to_string(),
        finished: own.finished.is_some(),
        result: own.result.map(points),
        place: overview.place.map(|place| place.better + 1),
        rounds: overview.rounds.clone(),
    }
}

fn line(ranked: &Ranked, reader: Option<PlayerId>) -> DailyRank {
    DailyRank {
        place: ranked.place,
        name: ranked.line.name.clone(),
        own: Some(ranked.line.player) == reader,
        account: ranked.line.has_account,
        result: points(ranked.line.result),
    }
}

fn points(result: DailyResult) -> DailyPoints {
    DailyPoints { points: result.points, bot: result.bot, margin: result.margin() }
}
