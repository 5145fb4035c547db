//! Why something was not done, for programs: RFC 9457, with a word that never changes.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use majesty_store::StoreError;
use majesty_table::Refusal as TableRefusal;
use majesty_words::Lang;
use serde::Serialize;
use utoipa::ToSchema;

use super::{answers, state::TableState};
use crate::http::refusal::{Mistake, Refusal};

/// The media type of a problem.
pub const KIND: &str = "application/problem+json";

/// Why something was not done. Nothing was changed.
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The code as a URI.
    #[serde(rename = "type")]
    #[schema(example = "urn:majesty:problem:stale")]
    kind: String,
    /// What programs go by; a code keeps its meaning for as long as this version of the API lives.
    #[schema(example = "stale")]
    code: &'static str,
    /// The status of the answer once more.
    #[schema(example = 409)]
    status: u16,
    /// Why, and what to do instead, in the language of the request.
    title: String,
    /// Where exactly, for whoever writes the program; in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// The table as it is, where something was refused at one.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Box<TableState>>,
}

/// The answer that says why not.
pub fn answer(refusal: &Refusal, lang: Lang, table: Option<TableState>) -> Response {
    let code = code(refusal);
    let problem = Problem {
        kind: format!("urn:majesty:problem:{code}"),
        code,
        status: refusal.status().as_u16(),
        title: refusal.sentence(lang),
        detail: refusal.detail().map(ToOwned::to_owned),
        table: table.map(Box::new),
    };
    let mut response = answers::json(refusal.status(), &problem);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(KIND));
    if refusal.status() == StatusCode::UNAUTHORIZED {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    let wait = refusal.wait().map(|seconds| (header::RETRY_AFTER, HeaderValue::from(seconds)));
    headers.extend(wait);
    response
}

fn code(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NoPage => "no-such-address",
        Refusal::NoMethod => "no-such-method",
        Refusal::NoTable => "no-such-table",
        Refusal::NoToken => "no-token",
        Refusal::NoKey => "unknown-token",
        Refusal::Table(refusal) => table_code(*refusal),
        Refusal::Form | Refusal::Data(_) | Refusal::Setup(Mistake::Other) => "unreadable",
        Refusal::NoJson => "no-json",
        Refusal::Setup(Mistake::Players) => "wrong-players",
        Refusal::Setup(Mistake::Seat) => "wrong-seat",
        Refusal::Setup(Mistake::Seed) => "wrong-seed",
        Refusal::Setup(Mistake::Limit) => "wrong-limit",
        Refusal::Record(_) => "unreadable-record",
        Refusal::NoText => "no-text",
        Refusal::OtherSite => "other-site",
        Refusal::WrongHost => "wrong-host",
        Refusal::NoHost => "no-host",
        Refusal::LockedAddress { .. } => "locked-address",
        Refusal::LockedPlayer { .. } => "locked-player",
        Refusal::NoLine => "no-such-line",
        // Accounts are for people: no address of the API comes to these.
        Refusal::NameTaken
        | Refusal::NameWrong
        | Refusal::PasswordLength
        | Refusal::NoMatch
        | Refusal::PasswordWrong
        | Refusal::SignInBusy
        | Refusal::NotSignedIn
        | Refusal::OnlyInBrowser
        | Refusal::TokensFull
        | Refusal::TokenNameless
        | Refusal::ExportRunning
        | Refusal::ExportsBusy
        | Refusal::KeyGone
        | Refusal::LinkGone
        | Refusal::NotSure => "account",
        Refusal::TooMany { .. } => "too-many",
        Refusal::AnalysisNotOver => "not-over",
        Refusal::BrokenOff => "broken-off",
        Refusal::AnalysisRunning => "analysis-running",
        Refusal::AnalysesBusy => "analyses-busy",
        Refusal::TooManyListed(_) => "too-many-listed",
        Refusal::TooManySeats(_) => "too-many-seats",
        Refusal::Crowded => "crowded",
        Refusal::TooLarge => "too-large",
        Refusal::SentTooSlowly => "sent-too-slowly",
        Refusal::TooSlow => "too-slow",
        Refusal::Broken => "broken",
        Refusal::Storage(StoreError::Full) => "disk-full",
        Refusal::Storage(_) => "storage",
    }
}

fn table_code(refusal: TableRefusal) -> &'static str {
    match refusal {
        TableRefusal::NotYourSeat => "not-your-seat",
        TableRefusal::NotYourTurn => "not-your-turn",
        TableRefusal::Stale => "stale",
        TableRefusal::GameOver => "game-over",
        TableRefusal::Begun => "begun",
        TableRefusal::NotBegun => "not-begun",
        TableRefusal::NotOver => "not-over",
        TableRefusal::NoMove => "no-move",
        TableRefusal::Illegal(_) => "illegal-move",
        TableRefusal::SeatTaken => "seat-taken",
        TableRefusal::OnlyHost => "only-host",
        TableRefusal::SeatsFree => "seats-free",
        TableRefusal::NotReady => "not-ready",
        TableRefusal::NothingToTakeBack => "nothing-to-take-back",
        TableRefusal::NothingAsked => "nothing-asked",
        TableRefusal::NothingToPlayOn => "nothing-to-play-on",
        TableRefusal::LineTooLong => "say-too-long",
        TableRefusal::TooManyLines => "say-too-fast",
        TableRefusal::LogFull => "log-full",
        TableRefusal::NoSeat => "unreadable",
        TableRefusal::WrongShare => "wrong-share",
        TableRefusal::WrongPlayers => "wrong-players",
        TableRefusal::WrongTurnLimit => "wrong-limit",
        TableRefusal::TimeOver => "time-over",
        TableRefusal::NoHints => "no-hints",
        TableRefusal::HintsAlone => "hints-alone",
        TableRefusal::Blocked => "blocked",
        TableRefusal::WatchersQuiet => "watchers-quiet",
        TableRefusal::Closed => "closed",
        TableRefusal::OthersPlay => "others-play",
        TableRefusal::OneSeat => "one-seat",
        TableRefusal::Resigned => "resigned",
        TableRefusal::OneTry => "one-try",
        TableRefusal::Sealed => "sealed",
    }
}
