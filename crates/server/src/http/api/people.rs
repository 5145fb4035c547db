//! Who a program is: tokens for guests, and taking them back.

use std::sync::Arc;

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use majesty_store::{Key, KeyKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    answers,
    body::Sent,
    caller::Caller,
    described::{Asking, Reading, Sending},
};
use crate::{
    App, fresh,
    http::{answer, refusal::Refusal, text},
    people::{farewell, identity::Visitor, keys},
};

/// Somebody new.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// What they are called at tables, at most 24 characters; longer names are cut.
    #[schema(example = "Robin")]
    name: Option<String>,
}

/// Somebody new, with the token that is theirs.
#[derive(Debug, Serialize, ToSchema)]
pub struct Guest {
    /// What they are called at tables, where nothing else is said.
    name: String,
    /// Whoever holds it is this guest. It is told once.
    #[schema(example = "mj_0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef")]
    token: String,
}

/// Get a token for somebody new.
#[utoipa::path(
    post, path = "/guests", operation_id = "newGuest", tag = "people",
    description = "Nobody needs an account. A program needs one token, and keeps it.",
    security((), ("bearer" = [])),
    request_body = GuestRequest,
    responses((status = 201, description = "Somebody new.", body = Guest), Sending)
)]
pub async fn new_guest(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Sent(request): Sent<GuestRequest>,
) -> Response {
    let guest = fresh::player_id();
    let name = text::name(&request.name.unwrap_or_default());
    let (secret, key) = keys::make(KeyKind::Token, guest, guest, name.clone());
    match app.store.add_key(key).await {
        Ok(()) => answers::json(StatusCode::CREATED, &Guest { name, token: keys::token(&secret) }),
        Err(error) => answer::refusal(&visitor, &error.into()),
    }
}

/// Who you are.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// What you are called at tables, where nothing else is said.
    name: String,
    /// The name of the account that you act for; a guest, or a player of its own, has none.
    account: Option<String>,
    /// The token that you show; nothing where a browser's cookie says who you are.
    token: Option<Token>,
}

/// A token.
#[derive(Debug, Serialize, ToSchema)]
pub struct Token {
    /// Its public name, as in the list of an account's tokens.
    id: String,
    /// What its owner calls it.
    name: String,
    /// When it was made, in milliseconds since 1970.
    created_ms: u64,
    /// When it was used last, to a few minutes.
    last_used_ms: u64,
}

/// Who you are.
#[utoipa::path(
    get, path = "/me", operation_id = "me", tag = "people",
    security(("bearer" = [])),
    responses((status = 200, description = "You.", body = Me), Reading)
)]
pub async fn me(State(app): State<Arc<App>>, Caller { mut visitor, me }: Caller) -> Response {
    introduce(&app, &mut visitor).await;
    let account = match app.store.account_of(me).await {
        Ok(account) => account.map(|account| account.name),
        Err(error) => return answer::refusal(&visitor, &error.into()),
    };
    let token = token_of(&visitor).map(|key| Token {
        id: key.id().to_string(),
        name: key.name.clone(),
        created_ms: key.created.0,
        last_used_ms: key.last_used.0,
    });
    answers::json(StatusCode::OK, &Me { name: visitor.reader.name.clone(), account, token })
}

/// Take your token back.
#[utoipa::path(
    delete, path = "/token", operation_id = "revokeToken", tag = "people",
    description = "The token that is shown counts no more, and its streams end.",
    security(("bearer" = [])),
    responses((status = 204, description = "It is nobody's now."), Asking)
)]
pub async fn revoke(State(app): State<Arc<App>>, Caller { visitor, .. }: Caller) -> Response {
    let Some(key) = token_of(&visitor) else {
        return answer::refusal(&visitor, &Refusal::NoToken);
    };
    match app.store.remove_key(key.owner, key.id()).await {
        Ok(_) => {
            farewell::withdrawn(&app, std::slice::from_ref(key)).await;
            StatusCode::NO_CONTENT.into_response()
        }
        Err(error) => answer::refusal(&visitor, &error.into()),
    }
}

fn token_of(visitor: &Visitor) -> Option<&Key> {
    visitor.key.as_ref().filter(|key| key.kind == KeyKind::Token)
}

/// Gives a program the name of whom it acts for. Where that can't be read now, it has none for once.
pub async fn introduce(app: &App, visitor: &mut Visitor) {
    if !visitor.reader.name.is_empty() {
        return;
    }
    let Some(key) = token_of(visitor) else { return };
    let account = if key.acts_as == key.owner {
        app.store.account_of(key.owner).await.ok().flatten()
    } else {
        None
    };
    let name = account.map_or_else(|| text::name(&key.name), |account| text::name(&account.name));
    visitor.reader.name = name;
}
