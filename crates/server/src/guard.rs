//! What every request and every answer goes through: no other site may act here, and browsers are
//! told what a page may do.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};

use crate::{answer, identity::Visitor, refusal::Refusal};

/// Nothing but our own files, no inline script or style, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// Refuses what another site wants done, and adds the headers that every answer has.
pub async fn guard(request: Request, next: Next) -> Response {
    let is_foreign = *request.method() == Method::POST && is_foreign(request.headers());
    let mut response = if is_foreign {
        answer::refusal(&Visitor::of(request.headers()), &Refusal::OtherSite)
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    let add = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    headers.extend(add.map(|(name, value)| (name, HeaderValue::from_static(value))));
    response
}

/// Whether a browser says that another site made this request. What is no browser says nothing,
/// and has no cookies that others could misuse.
fn is_foreign(headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site != "same-origin" && site != "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    authority.map(|(_, authority)| authority) != host || host.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_sites_are_told_from_our_own() {
        let foreign = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|&(name, value)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            });
            is_foreign(&pairs.collect())
        };
        assert!(!foreign(&[]));
        assert!(!foreign(&[("sec-fetch-site", "same-origin")]));
        assert!(!foreign(&[("sec-fetch-site", "none")]));
        assert!(foreign(&[("sec-fetch-site", "cross-site")]));
        assert!(foreign(&[("sec-fetch-site", "same-site")]));
        assert!(!foreign(&[("origin", "http://localhost:7878"), ("host", "localhost:7878")]));
        assert!(foreign(&[("origin", "http://evil.example"), ("host", "localhost:7878")]));
        assert!(foreign(&[("origin", "null"), ("host", "localhost:7878")]));
        assert!(foreign(&[("origin", "http://localhost:7878")]));
    }
}
