//! What reads a stranger's bytes, with what must hold whatever they are: for the fuzz targets.

use std::net::IpAddr;

use axum::{
    body::Body,
    extract::{FromRequest, Request},
    http::{HeaderMap, HeaderName, HeaderValue, Uri, Version, header},
    response::Response,
};
use futures_util::FutureExt;
use majesty_rules::{Move, Record};
use majesty_table::{Millis, PlayerId, Table, TableId};

use crate::{
    fresh,
    http::{
        api,
        cookies::{percent, unpercent},
        fields::Fields,
        guard, host,
        pages::{new_table, record},
        proxy::Site,
        text,
    },
    people::{identity::Visitor, keys::Claim},
};

const PROXY: [u8; 4] = [10, 0, 0, 1];
const STRANGER: [u8; 4] = [9, 9, 9, 9];

/// Any bytes as the lines of a request's head: who asks, from where, and for which site.
pub fn head(data: &[u8]) {
    let mut headers = HeaderMap::new();
    for line in data.split(|&byte| byte == b'\n').take(64) {
        let Some(colon) = line.iter().position(|&byte| byte == b':') else { continue };
        let name = HeaderName::from_bytes(line[..colon].trim_ascii());
        let value = HeaderValue::from_bytes(line[colon + 1..].trim_ascii());
        if let (Ok(name), Ok(value)) = (name, value) {
            headers.append(name, value);
        }
    }
    let proxies = vec!["10.0.0.0/8".parse().expect("a network")];
    let site = Site { proxies, ..Site::default() };
    let here = Uri::from_static("/");
    for peer in [STRANGER, PROXY] {
        let _ = host::check(&site, peer.into(), (Version::HTTP_11, &here, &headers));
    }
    let stranger = site.source(STRANGER.into(), &headers);
    assert_eq!(stranger.address, IpAddr::from(STRANGER), "a stranger is believed");
    assert!(!stranger.is_secure, "a stranger is believed");
    for source in [stranger, site.source(PROXY.into(), &headers)] {
        assert_eq!(source.address, source.address.to_canonical());
        format!("{}/t/x", source.origin).parse::<Uri>().expect("a link that can be followed");
        guard::is_foreign(&headers, &source);
        let mut visitor = Visitor::read(&headers, source);
        let name = visitor.reader.name.clone();
        assert_eq!(text::name(&name), name, "a name from a cookie is as clean as any");
        visitor.counted();
        if matches!(visitor.claim(), Some(Claim::Token(_))) {
            assert!(visitor.guest.is_none() && name.is_empty(), "a cookie counts beside a token");
        }
        visitor.identify();
        visitor.set_name(&format!("{name}!"));
        visitor.with_cookies(Response::new(Body::empty()));
    }
}

/// Any bytes as a form: for a new table, and for a move.
pub fn form(data: &[u8]) {
    let request = request("application/x-www-form-urlencoded", data);
    let fields = Fields::from_request(request, &()).now_or_never().expect("it is all there");
    let Ok(fields) = fields else { return };
    let (form, read) = new_table::read(&fields);
    if read.is_ok() {
        let new = new_table::table(&form, PlayerId::from_hash([7; 32]), "Ada");
        Table::open(Millis(0), new, &fresh::deal()).expect("what a form asks for can be opened");
    }
    let base = fields.text("word");
    let word = format!("{base}{}", fields.text(&format!("x{base}")));
    if let Ok(m) = word.parse::<Move>() {
        assert_eq!(m.to_string(), word);
    }
}

/// Any bytes as the JSON that a program sends.
pub fn json(data: &[u8]) {
    api::read_all(data);
}

/// Any bytes as an uploaded record.
pub fn upload(data: &[u8]) {
    let request = request("multipart/form-data; boundary=x", data);
    if let Some(Ok(text)) = record::sent(request).now_or_never() {
        let _ = text.parse::<Record>();
    }
}

/// Any text as a name, a line of chat, and the name of a table.
pub fn words(raw: &str) {
    let line = text::clean(raw);
    assert_eq!(text::clean(&line), line, "clean is clean");
    assert!(!line.chars().any(char::is_control) && !line.contains("  "));
    let name = text::name(raw);
    assert_eq!(text::name(&name), name);
    assert!(name.chars().count() <= text::NAME);
    assert_eq!(unpercent(&percent(raw)), raw);
    unpercent(raw);
    if let Ok(id) = raw.parse::<TableId>() {
        assert_eq!(id.to_string(), raw);
    }
}

fn request(kind: &'static str, data: &[u8]) -> Request {
    let mut request = Request::new(Body::from(data.to_vec()));
    *request.method_mut() = axum::http::Method::POST;
    let source = Site::default().source(STRANGER.into(), request.headers());
    let visitor = Visitor::read(request.headers(), source);
    request.extensions_mut().insert(visitor);
    request.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    request
}
