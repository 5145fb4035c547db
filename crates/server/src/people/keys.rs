//! Keys that requests carry, and finding out whether they count: a session in a cookie, or a token
//! of a program in a header.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, header},
    middleware::Next,
    response::Response,
};
use data_encoding::HEXLOWER;
use majesty_store::{Key, KeyHash, KeyKind};
use majesty_table::PlayerId;

use crate::{
    App, clock,
    http::{answer, cookies, refusal::Refusal},
    operations::retention,
    people::identity::Visitor,
};

/// What every token begins with, so that people and programs recognise one that lies about.
const PREFIX: &str = "mj_";

/// When a key was used is noted as often as this, in milliseconds.
const NOTED: u64 = 5 * 60 * 1000;

/// What a request says about a key. Whether there is such a one has to be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Somebody is signed in.
    Session(KeyHash),
    /// A program shows a token; nothing where it can't be one.
    Token(Option<KeyHash>),
}

/// The token in a request's head. Other ways to authorize are none of ours.
pub fn bearer(headers: &HeaderMap) -> Option<Claim> {
    let all = headers.get_all(header::AUTHORIZATION).into_iter();
    let mut tokens = all.filter_map(|value| {
        let (scheme, token) = value.as_bytes().split_at_checked(7)?;
        scheme.eq_ignore_ascii_case(b"bearer ").then(|| str::from_utf8(token).unwrap_or_default())
    });
    let first = tokens.next()?;
    let only = Some(first).filter(|_| tokens.all(|other| other == first));
    let digits = only.and_then(|token| token.trim().strip_prefix(PREFIX));
    Some(Claim::Token(digits.and_then(cookies::read_secret).map(|secret| KeyHash::of(&secret))))
}

/// A secret as a program shows it.
pub fn token(secret: &[u8; 32]) -> String {
    format!("{PREFIX}{}", HEXLOWER.encode(secret))
}

/// A new key with its secret, which is told once and kept nowhere.
pub fn make(kind: KeyKind, owner: PlayerId, acts_as: PlayerId, name: String) -> ([u8; 32], Key) {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).expect("the operating system gives random bytes");
    let (hash, now) = (KeyHash::of(&secret), clock::now());
    (secret, Key { hash, kind, owner, acts_as, name, created: now, last_used: now })
}

/// Finds out whether the key of a request counts, and whose it is. A guest costs nothing here.
pub async fn known(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let mut visitor = Visitor::of(request.extensions());
    if visitor.claim().is_some() {
        if let Err(refusal) = look_up(&app, &mut visitor).await {
            return answer::refusal(&visitor, &refusal);
        }
        request.extensions_mut().insert(visitor);
    }
    next.run(request).await
}

async fn look_up(app: &App, visitor: &mut Visitor) -> Result<(), Refusal> {
    let now = clock::now();
    let key = match visitor.claim() {
        Some(Claim::Session(hash)) => find(app, hash, KeyKind::Session).await?,
        Some(Claim::Token(Some(hash))) => find(app, hash, KeyKind::Token).await?,
        Some(Claim::Token(None)) | None => None,
    };
    match (key, visitor.claim()) {
        (Some(key), _) => {
            if now.0.saturating_sub(key.last_used.0) >= NOTED {
                // Whoever can't be noted down now is noted down next time.
                let _ = app.store.use_key(key.hash, now).await;
            }
            visitor.recognise(key);
        }
        (None, Some(Claim::Token(_))) => return Err(Refusal::NoKey),
        // It was ended elsewhere: the browser need not send it any more.
        (None, _) => visitor.sign_out(),
    }
    Ok(())
}

/// The key with a hash, if it counts.
async fn find(app: &App, hash: KeyHash, kind: KeyKind) -> Result<Option<Key>, Refusal> {
    let key = app.store.key(hash).await?.filter(|key| key.kind == kind);
    // Retention deletes old ones from time to time; a session is over to the day.
    let before = retention::cutoff(app, app.options.retention.sessions);
    let is_over =
        |key: &Key| kind == KeyKind::Session && before.is_some_and(|before| key.last_used < before);
    match key {
        Some(key) if is_over(&key) => {
            app.store.remove_key(key.owner, key.id()).await?;
            Ok(None)
        }
        key => Ok(key),
    }
}

/// Whether the key of somebody who stays here counts still, and their network isn't locked out. A
/// store that can't say takes nobody's key away.
pub async fn still_counts(app: &App, visitor: &Visitor) -> bool {
    if app.locks.check_visitor(visitor).is_err() {
        return false;
    }
    match &visitor.key {
        Some(key) => !matches!(app.store.key(key.hash).await, Ok(None)),
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_token_is_read_from_the_head_and_nothing_else_is_taken_for_one() {
        let read = |values: &[&str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append(header::AUTHORIZATION, HeaderValue::from_str(value).unwrap());
            }
            bearer(&headers)
        };
        let secret = [0xa7; 32];
        let (text, hash) = (token(&secret), KeyHash::of(&secret));
        let good = Some(Claim::Token(Some(hash)));
        assert_eq!(read(&[&format!("Bearer {text}")]), good);
        assert_eq!(read(&[&format!("bearer  {text}")]), good);
        assert_eq!(read(&[&format!("Bearer {text}"), &format!("Bearer {text}")]), good);
        assert_eq!(read(&["Basic YTpi", &format!("Bearer {text}")]), good);
        for none in [&[][..], &["Basic YTpi"], &["Bearer"], &[""], &["é"]] {
            assert_eq!(read(none), None, "{none:?}");
        }
        let other = format!("Bearer {}", token(&[1; 32]));
        let digits = HEXLOWER.encode(&secret);
        for wrong in [
            &["Bearer "][..],
            &["Bearer x"],
            &[&format!("Bearer {digits}")],
            &[&format!("Bearer mj_{}", digits.to_uppercase())],
            &[&format!("Bearer {text}0")],
            &[&format!("Bearer {text}"), &other],
        ] {
            assert_eq!(read(wrong), Some(Claim::Token(None)), "{wrong:?}");
        }
    }
}
