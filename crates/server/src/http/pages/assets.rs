//! Files that are part of the program.

use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    extract::RawQuery,
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
    routing::get,
};
use majesty_encoding::{Encoding, brotli_file};
use majesty_pages::assets::{self, Asset};
use tokio::{sync::OnceCell, task::spawn_blocking};

use crate::{App, http::guard::RESOURCE_POLICY};

/// Under an address that names its content a file never changes.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const FOR_A_DAY: HeaderValue = HeaderValue::from_static("public, max-age=86400");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

const SVG: &str = "image/svg+xml";

/// Where crawlers have no business. Tables aren't listed: an app that previews a link has to read
/// the page, and the page itself says `noindex`.
const ROBOTS: &str = "User-agent: *\nDisallow: /api/\nDisallow: /account/\n";

/// The style sheets and the scripts.
pub fn router() -> Router<Arc<App>> {
    Asset::ALL.into_iter().fold(Router::new(), |router, asset| {
        let serve = move |headers: HeaderMap, RawQuery(query): RawQuery| async move {
            own(asset, &headers, query.as_deref()).await
        };
        router.route(asset.path(), get(serve))
    })
}

/// `GET /assets/style.css` and its like.
async fn own(asset: Asset, headers: &HeaderMap, query: Option<&str>) -> Response {
    static BROTLI: [OnceCell<Bytes>; Asset::ALL.len()] =
        [const { OnceCell::const_new() }; Asset::ALL.len()];
    let body = compressed(headers, asset.text(), &BROTLI[asset as usize]).await;
    versioned(asset.media_type(), body, asset.url(), query)
}

/// `GET /assets/art.svg`
pub async fn art(headers: HeaderMap, RawQuery(query): RawQuery) -> Response {
    static BROTLI: OnceCell<Bytes> = OnceCell::const_new();
    let body = compressed(&headers, majesty_art::sprite(), &BROTLI).await;
    versioned(SVG, body, majesty_art::sprite_url(), query.as_deref())
}

/// A file, compressed as well as it gets where the client reads Brotli. That takes a while, so it's
/// done for the first one who asks; anyone else's file is compressed on its way, as pages are.
async fn compressed(
    headers: &HeaderMap,
    file: &'static str,
    brotli: &'static OnceCell<Bytes>,
) -> Response {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let encoding = Encoding::accepted(accepted.filter_map(|value| value.to_str().ok()));
    if encoding != Encoding::Brotli {
        return file.into_response();
    }
    let compress = async || spawn_blocking(|| brotli_file(file.as_bytes()).into()).await;
    let Ok(packed) = brotli.get_or_try_init(compress).await else { return file.into_response() };
    let headers = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
    (headers, packed.clone()).into_response()
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
