//! Files that are part of the program.

use axum::{
    extract::RawQuery,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use majesty_pages::assets;

use crate::http::guard::RESOURCE_POLICY;

/// Under an address that names its content a file never changes.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const FOR_A_DAY: HeaderValue = HeaderValue::from_static("public, max-age=86400");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

const SVG: &str = "image/svg+xml";

/// Where crawlers have no business. Tables aren't listed: an app that previews a link has to read
/// the page, and the page itself says `noindex`.
const ROBOTS: &str = "User-agent: *\nDisallow: /api/\nDisallow: /account/\n";

/// `GET /assets/style.css`
pub async fn style(RawQuery(query): RawQuery) -> Response {
    versioned("text/css; charset=utf-8", assets::style(), assets::style_url(), query.as_deref())
}

/// `GET /assets/script.js`
pub async fn script(RawQuery(query): RawQuery) -> Response {
    versioned(
        "text/javascript; charset=utf-8",
        assets::script(),
        assets::script_url(),
        query.as_deref(),
    )
}

/// `GET /assets/art.svg`
pub async fn art(RawQuery(query): RawQuery) -> Response {
    versioned(SVG, majesty_art::sprite(), majesty_art::sprite_url(), query.as_deref())
}

/// `GET /assets/preview.png`: the picture for previews of links, which other sites show.
pub async fn preview(RawQuery(query): RawQuery) -> Response {
    let (picture, url) = (assets::PREVIEW, assets::preview_url());
    let mut response = versioned("image/png", picture, url, query.as_deref());
    let anybody = HeaderValue::from_static("cross-origin");
    response.headers_mut().insert(RESOURCE_POLICY, anybody);
    response
}

/// `GET /robots.txt`
pub async fn robots() -> Response {
    file("text/plain; charset=utf-8", ROBOTS, FOR_A_DAY)
}

/// `GET /favicon.svg`
pub async fn favicon() -> Response {
    file(SVG, majesty_art::favicon(false), FOR_A_DAY)
}

/// `GET /favicon-turn.svg`
pub async fn favicon_turn() -> Response {
    file(SVG, majesty_art::favicon(true), FOR_A_DAY)
}

fn versioned(
    kind: &'static str,
    body: impl IntoResponse,
    url: &str,
    query: Option<&str>,
) -> Response {
    let is_present = url.split_once('?').map(|(_, version)| version) == query;
    file(kind, body, if is_present { FOR_EVER } else { ASK_AGAIN })
}

fn file(kind: &'static str, body: impl IntoResponse, cache: HeaderValue) -> Response {
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, cache);
    response
}
