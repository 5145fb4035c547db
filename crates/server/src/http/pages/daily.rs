//! The page of the daily deal.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use majesty_pages::daily::{
    self as page, DailyView, DayResult, OwnResult, OwnTry, ResultLine, Yesterday,
};
use majesty_rules::Seat;
use majesty_store::DailyResult;
use majesty_table::PlayerId;

use crate::{
    App,
    daily::{self, Overview, Past, Ranked},
    http::{answer, fields::Fields},
    people::identity::Visitor,
};

/// `GET /daily`
pub async fn daily(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    match Overview::of(&app, visitor.id).await {
        Ok(overview) => {
            let view = view(&overview, visitor.id);
            answer::page(&visitor, StatusCode::OK, page::page(&view, &visitor.reader))
        }
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// `POST /daily`
pub async fn play(State(app): State<Arc<App>>, mut visitor: Visitor, _: Fields) -> Response {
    let me = visitor.identify();
    match daily::play(&app, me, &visitor.reader.name).await {
        Ok(id) => answer::to_table(&visitor, id),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

fn view(overview: &Overview, reader: Option<PlayerId>) -> DailyView {
    let secret = &overview.secret;
    let lines = |ranked: &[Ranked]| ranked.iter().map(|one| line(one, reader)).collect();
    DailyView {
        day: secret.day(),
        level: secret.day().level(),
        sides: secret.config().sides,
        is_first: secret.seat() == Seat::First,
        minutes: overview.left.div_ceil(60_000),
        own: own(overview),
        finished: overview.finished,
        streak: overview.streak,
        results: lines(&overview.best),
        around: lines(&overview.around),
        reference: overview.reference.map(points),
        commitment: secret.commitment(),
        promised: overview.promised.clone(),
        yesterday: yesterday(&overview.yesterday, lines(&overview.yesterday.best)),
    }
}

fn own(overview: &Overview) -> OwnTry {
    let Some(own) = overview.own else { return OwnTry::None };
    match (own.finished, own.result, overview.place) {
        (None, ..) => OwnTry::Playing(own.table),
        (Some(_), Some(result), Some(place)) => OwnTry::Done(OwnResult {
            table: own.table,
            result: points(result),
            place: place.better + 1,
            rounds: overview.rounds.clone(),
        }),
        (Some(_), ..) => OwnTry::Void(own.table),
    }
}

fn yesterday(past: &Past, results: Vec<ResultLine>) -> Yesterday {
    Yesterday {
        day: past.secret.day(),
        playing: past.playing,
        secret: past.is_revealed.then(|| past.secret.hex().to_owned()),
        commitment: past.secret.commitment(),
        results,
        reference: past.reference.map(points),
    }
}

fn line(ranked: &Ranked, reader: Option<PlayerId>) -> ResultLine {
    ResultLine {
        place: ranked.place,
        name: ranked.line.name.clone(),
        own: Some(ranked.line.player) == reader,
        has_account: ranked.line.has_account,
        result: points(ranked.line.result),
    }
}

fn points(result: DailyResult) -> DayResult {
    DayResult { points: result.points, bot: result.bot }
}
