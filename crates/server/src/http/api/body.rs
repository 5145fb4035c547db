//! What a program sent, as any stranger may have written it.

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Query, Request},
    http::{header, request::Parts},
    response::Response,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{
    http::{answer, refusal::Refusal},
    people::identity::Visitor,
};

/// A JSON object, read whole: with every field that must be there, of the right kind, and no other.
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let visitor = Visitor::of(request.extensions());
        let is_json = is_json(&request);
        let bytes = Bytes::from_request(request, state).await.map_err(|_| Refusal::Form);
        let read =
            bytes.and_then(|bytes| if is_json { read(&bytes) } else { Err(Refusal::NoJson) });
        read.map(Self).map_err(|refusal| answer::refusal(&visitor, &refusal))
    }
}

fn is_json(request: &Request) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
    kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json"))
}

/// A reason quotes what was sent, which may be long.
const DETAIL: usize = 300;

/// Reads what is meant to be an object.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    let wrong = |error: serde_json::Error| Refusal::Data(short(&error.to_string()));
    let value: Value = serde_json::from_slice(bytes).map_err(wrong)?;
    if !is_object(&value) {
        return Err(Refusal::Data("this has to be an object with named fields".to_owned()));
    }
    serde_json::from_value(value).map_err(wrong)
}

fn short(detail: &str) -> String {
    detail.chars().take(DETAIL).collect()
}

/// Whether something is an object, with nothing but objects in its lists. Otherwise a list of the
/// right length would do for an object, which no description says.
fn is_object(value: &Value) -> bool {
    let member = |value: &Value| match value {
        Value::Array(items) => items.iter().all(is_object),
        Value::Object(_) => is_object(value),
        _ => true,
    };
    value.as_object().is_some_and(|fields| fields.values().all(member))
}

/// What stands behind the question mark of an address.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(rejection) => {
                let refusal = Refusal::Data(short(&rejection.body_text()));
                Err(answer::refusal(&Visitor::of(&parts.extensions), &refusal))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Move {
        ply: u32,
        word: String,
    }

    #[test]
    fn only_what_is_described_is_read() {
        let good = Move { ply: 3, word: "1N".to_owned() };
        assert_eq!(read(br#"{"ply": 3, "word": "1N"}"#), Ok(good));
        for (bad, why) in [
            (r#"{"ply": 3}"#, "missing field `word`"),
            (r#"{"ply": 3, "word": "1N", "seat": 1}"#, "unknown field `seat`"),
            (r#"{"ply": "3", "word": "1N"}"#, "invalid type: string \"3\", expected u32"),
            (r#"{"ply": -1, "word": "1N"}"#, "expected u32"),
            (r#"[3, "1N"]"#, "an object with named fields"),
            ("{", "EOF"),
            ("", "EOF"),
        ] {
            match read::<Move>(bad.as_bytes()) {
                Err(Refusal::Data(detail)) => assert!(detail.contains(why), "{bad}: {detail}"),
                other => panic!("{bad}: {other:?}"),
            }
        }
    }
}
