//! Analyses of finished games.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use majesty_analysis::{Analysis, Grade};
use majesty_rules::Seat;
use majesty_table::Table;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::{
    answers,
    caller::TableRequest,
    described::{AtTable, Doing, Waiting},
    problem,
};
use crate::{
    App,
    http::{at::At, refusal::Refusal},
    people::identity::Visitor,
    table::analyses::{self, Status},
};

/// How far an analysis is.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisProgress {
    /// `none` if nobody has asked for it, `waiting` while other games come first, or `running`.
    #[schema(example = "running")]
    status: &'static str,
    /// How many games come first, while it waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<usize>,
    /// How many moves are analysed, while it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<usize>,
    /// How many moves there are, while it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    all: Option<usize>,
}

/// An analysed game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameAnalysis {
    /// Always `ready`.
    #[schema(example = "ready")]
    status: &'static str,
    /// The players, in the order of their seats.
    players: Vec<PlayerBalance>,
    /// Every move with what it was worth, as `majesty analyse --json` writes it.
    #[schema(value_type = Object)]
    analysis: Value,
}

/// Where a player's result came from: `result` is the sum of `start`, `skill`, `others` and `luck`.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerBalance {
    /// The name at the table.
    name: String,
    /// The chance of winning before the first move.
    start: f64,
    /// What the player's own moves gave away: 0 or less.
    skill: f64,
    /// What the others' moves gave or took.
    others: f64,
    /// What the revealed cards brought or cost.
    luck: f64,
    /// The share of the victory.
    result: f64,
    /// The result without the luck.
    luck_adjusted: f64,
    /// What a decision gave away on average; null without a choice.
    error: Option<f64>,
    /// `world-class`, `master`, `expert`, `advanced`, `intermediate`, `casual` or `beginner`.
    #[schema(example = "expert")]
    grade: Option<&'static str>,
}

/// The analysis of a finished game.
#[utoipa::path(
    get, path = "/tables/{id}/analysis", operation_id = "getAnalysis", tag = "table",
    description = "What each move was worth, once somebody has asked for it and it's done; until then \
        how far it is. Never of a game in progress.",
    params(AtTable),
    security((), ("bearer" = [])),
    responses(
        (status = 200, description = "The analysis.", body = GameAnalysis),
        (status = 202, description = "How far it is.", body = AnalysisProgress),
        Waiting,
    )
)]
pub async fn analysis(State(app): State<Arc<App>>, At(room): At, visitor: Visitor) -> Response {
    let table = room.table();
    answer(&visitor, &table, analyses::status(&app, &table).await)
}

/// Ask for the analysis of a finished game.
#[utoipa::path(
    post, path = "/tables/{id}/analysis", operation_id = "analyse", tag = "actions",
    description = "It runs in the background, is kept with the game, and is made once. A person has one \
        game analysed at a time.",
    params(AtTable), security(("bearer" = [])),
    responses(
        (status = 200, description = "It was there already.", body = GameAnalysis),
        (status = 202, description = "How far it is.", body = AnalysisProgress),
        Doing,
    )
)]
pub async fn start(request: TableRequest) -> Response {
    let TableRequest { app, room, visitor, who, .. } = &request;
    let table = room.table();
    let status = match analyses::start(app, room, *who).await {
        Ok(()) => analyses::status(app, &table).await,
        Err(refusal) => Err(refusal),
    };
    answer(visitor, &table, status)
}

fn answer(visitor: &Visitor, table: &Table, status: Result<Status, Refusal>) -> Response {
    let lang = visitor.reader.lang;
    let progress = |status| AnalysisProgress { status, before: None, done: None, all: None };
    let progress = match status {
        Ok(Status::Ready(analysis)) => {
            return answers::json(StatusCode::OK, &game(table.names(&lang), &analysis));
        }
        Ok(Status::None) => progress("none"),
        Ok(Status::Waiting(before)) => {
            AnalysisProgress { before: Some(before), ..progress("waiting") }
        }
        Ok(Status::Running(done, all)) => {
            AnalysisProgress { done: Some(done), all: Some(all), ..progress("running") }
        }
        Err(refusal) => return problem::answer(&refusal, lang, None),
    };
    answers::json(StatusCode::ACCEPTED, &progress)
}

fn game(names: Vec<String>, analysis: &Analysis) -> GameAnalysis {
    let players = Seat::ALL.into_iter().zip(names).map(|(seat, name)| {
        let (balance, error) = (analysis.balance(seat), analysis.error(seat));
        PlayerBalance {
            name,
            start: balance.start,
            skill: balance.skill,
            others: balance.others,
            luck: balance.luck,
            result: balance.result,
            luck_adjusted: balance.luck_adjusted(),
            error,
            grade: analysis.grade(seat).map(Grade::id),
        }
    });
    GameAnalysis { status: "ready", players: players.collect(), analysis: analysis.to_value() }
}
