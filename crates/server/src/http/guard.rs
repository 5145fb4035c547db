//! What every request and every answer goes through: no other site may act here, and browsers are
//! told what a page may do.

use std::{error::Error, sync::Arc};

use axum::{
    body::{HttpBody, to_bytes},
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

use http_body_util::LengthLimitError;
use tokio::time::timeout;

use crate::{
    App,
    http::{answer, api, host, listen::Peer, proxy::Source, refusal::Refusal},
    people::{identity::Visitor, keys::Claim},
};

/// Nothing but our own files, no inline script or style, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// No form is longer, and a record of a game takes a tenth of it.
const BODY: usize = 64 * 1024;

/// Headers of every answer.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Which sites may show an answer: ours, unless the answer itself says otherwise.
pub const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// For a year nobody asks without TLS again who was here with it.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Finds out who asks, refuses what is for another host or what another site wants done, and adds the headers that every answer
/// has.
pub async fn guard(
    State(app): State<Arc<App>>,
    Peer(peer): Peer,
    mut request: Request,
    next: Next,
) -> Response {
    let head = (request.version(), request.uri(), request.headers());
    let host = host::check(&app.options.site, peer, head);
    let source = app.options.site.source(peer, request.headers());
    let is_secure = source.is_secure;
    let is_foreign = !request.method().is_safe() && is_foreign(request.headers(), &source);
    let mut visitor = Visitor::read(request.headers(), source);
    visitor.reader.has_imprint = app.options.imprint.is_some();
    visitor.is_program = api::is_under(request.uri().path());
    // No browser adds a token by itself, so whoever shows one means it.
    let is_foreign = is_foreign && !matches!(visitor.claim(), Some(Claim::Token(_)));
    let refusal = host.err().or(is_foreign.then_some(Refusal::OtherSite));
    let mut response = if let Some(refusal) = refusal {
        answer::refusal(&visitor, &refusal)
    } else {
        request.extensions_mut().insert(visitor);
        next.run(request).await
    };
    let headers = response.headers_mut();
    // A page may be stricter about what the next one learns of its address.
    let referrer = headers.remove(header::REFERRER_POLICY);
    headers.extend(HEADERS);
    if let Some(policy) = referrer {
        headers.insert(header::REFERRER_POLICY, policy);
    }
    headers.entry(RESOURCE_POLICY).or_insert(HeaderValue::from_static("same-origin"));
    headers.extend(is_secure.then_some((header::STRICT_TRANSPORT_SECURITY, ONLY_TLS)));
    response
}

/// Waits for the whole of a request, for a while and up to a size, before anything is done: who sends
/// slowly holds a connection and nothing else.
pub async fn whole(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let visitor = Visitor::of(request.extensions());
    let (parts, body) = request.into_parts();
    let refusal = match body.size_hint().lower() {
        // What says that it is too large is not read at all.
        length if length > BODY as u64 => Refusal::TooLarge,
        _ => match timeout(app.options.patience, to_bytes(body, BODY)).await {
            Ok(Ok(body)) => return next.run(Request::from_parts(parts, body.into())).await,
            Ok(Err(error)) if is_too_large(&error) => Refusal::TooLarge,
            Ok(Err(_)) => Refusal::Form,
            Err(_) => Refusal::SentTooSlowly,
        },
    };
    let mut response = answer::refusal(&visitor, &refusal);
    // What is left of the request is not read.
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

fn is_too_large(error: &axum::Error) -> bool {
    error.source().is_some_and(<dyn Error>::is::<LengthLimitError>)
}

/// Whether a browser says that another site made this request. What is no browser says nothing,
/// and has no cookies that others could misuse.
pub fn is_foreign(headers: &HeaderMap, source: &Source) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site != "same-origin" && site != "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    if *origin == *source.origin {
        return false;
    }
    // A proxy that nobody named may stand between, so that the scheme is not known here.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    source.is_secure || authority.map(|(_, authority)| authority) != host || host.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_sites_are_told_from_our_own() {
        let asked = |is_secure, origin: &str, pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|&(name, value)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            });
            let (address, origin) = ([1, 2, 3, 4].into(), origin.to_owned());
            is_foreign(
                &pairs.collect(),
                &Source { address, is_secure, origin, claimed: Vec::new() },
            )
        };
        let foreign =
            |pairs: &[(&'static str, &'static str)]| asked(false, "http://localhost:7878", pairs);
        assert!(!foreign(&[]));
        assert!(!foreign(&[("sec-fetch-site", "same-origin")]));
        assert!(!foreign(&[("sec-fetch-site", "none")]));
        assert!(foreign(&[("sec-fetch-site", "cross-site")]));
        assert!(foreign(&[("sec-fetch-site", "same-site")]));
        assert!(!foreign(&[("origin", "http://localhost:7878"), ("host", "localhost:7878")]));
        assert!(!foreign(&[("origin", "https://a.example"), ("host", "a.example")]));
        assert!(foreign(&[("origin", "http://evil.example"), ("host", "localhost:7878")]));
        assert!(foreign(&[("origin", "null"), ("host", "localhost:7878")]));
        assert!(foreign(&[("origin", "http://evil.example")]));

        // Where the address is known to have TLS, the same host without it is another site.
        let foreign =
            |pairs: &[(&'static str, &'static str)]| asked(true, "https://a.example", pairs);
        assert!(!foreign(&[("origin", "https://a.example"), ("host", "inner:7878")]));
        assert!(foreign(&[("origin", "http://a.example"), ("host", "a.example")]));
    }
}
