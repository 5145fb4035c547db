//! The API about itself: its description, and who asks.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{answers, described::Reading};
use crate::people::identity::Visitor;

/// What there is.
#[derive(Debug, Serialize, ToSchema)]
pub struct About {
    /// The version of the API. Within it fields and addresses are added, and none is taken away or
    /// changes its meaning.
    #[schema(example = 1)]
    version: u32,
    /// The version of the server.
    #[schema(example = "0.1.0")]
    server: &'static str,
    /// Whether it is known who you are.
    known: bool,
    /// The language in which you are answered.
    #[schema(example = "en")]
    language: &'static str,
    /// Where everything begins.
    links: Links,
}

/// Where everything begins.
#[derive(Debug, Serialize, ToSchema)]
pub struct Links {
    /// This whole description.
    openapi: &'static str,
    /// A token for somebody new.
    guests: &'static str,
    /// Who you are.
    me: &'static str,
    /// Tables.
    tables: &'static str,
    /// Records.
    records: &'static str,
    /// The bots.
    levels: &'static str,
    /// The locations.
    locations: &'static str,
}

/// What there is.
#[utoipa::path(
    get, path = "/", operation_id = "about", tag = "about",
    security((), ("bearer" = [])),
    responses((status = 200, description = "Versions and links.", body = About), Reading)
)]
pub async fn about(visitor: Visitor) -> Response {
    let about = About {
        version: 1,
        server: env!("CARGO_PKG_VERSION"),
        known: visitor.id.is_some(),
        language: visitor.reader.lang.code(),
        links: Links {
            openapi: "/api/v1/openapi.json",
            guests: "/api/v1/guests",
            me: "/api/v1/me",
            tables: "/api/v1/tables",
            records: "/api/v1/records",
            levels: "/api/v1/levels",
            locations: "/api/v1/locations",
        },
    };
    answers::json(StatusCode::OK, &about)
}

/// This description.
#[utoipa::path(
    get, path = "/openapi.json", operation_id = "openapi", tag = "about",
    security((), ("bearer" = [])),
    responses((status = 200, description = "OpenAPI 3.1.", body = Object), Reading)
)]
pub async fn openapi() -> Response {
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    (kind, super::DOCUMENT.as_str()).into_response()
}
