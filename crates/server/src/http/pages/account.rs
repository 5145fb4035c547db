//! The page about oneself and everything that is done on it.

use std::sync::Arc;

use axum::{
    Extension,
    body::Body,
    extract::{FromRequest, Path, Query, Request, State, rejection::PathRejection},
    http::{HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use majesty_pages::{
    account::{self as page, AccountView, KeyView},
    reset,
};
use majesty_store::{Key, KeyKind};
use majesty_words::day;
use serde::Deserialize;

use crate::{
    App, clock,
    http::{agent, answer, fields::Fields, refusal::Refusal},
    people::{
        account::{self as actions, TokensEnded, TokensLeft},
        export as all,
        identity::Visitor,
    },
};

/// What was done before the page was asked for.
#[derive(Debug, Deserialize)]
pub struct Done {
    done: Option<String>,
}

/// `GET /account`
pub async fn account(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(Done { done }): Query<Done>,
) -> Response {
    let words = visitor.reader.lang.words();
    let done = match done.as_deref() {
        Some("created") => Some(words.msg_account_done_created()),
        Some("reset") => Some(words.msg_reset_done()),
        Some("password") => Some(words.msg_account_done_password()),
        Some("ended") => Some(words.msg_account_done_ended()),
        Some("others") => Some(words.msg_account_done_others()),
        Some("others-stay") => Some(words.msg_account_done_others_stay()),
        Some("others-tokens") => Some(words.msg_account_done_others_tokens()),
        Some("guest-tokens") => Some(words.msg_account_done_guest_tokens()),
        Some("deleted") => Some(words.msg_account_done_deleted()),
        _ => None,
    };
    show(&app, &visitor, StatusCode::OK, AccountView { done, ..AccountView::default() }).await
}

/// The page, with what is special this time.
async fn show(app: &App, visitor: &Visitor, status: StatusCode, view: AccountView) -> Response {
    match complete(app, visitor, view).await {
        Ok(view) => answer::page(visitor, status, page::page(&view, &visitor.reader)),
        Err(refusal) => answer::refusal(visitor, &refusal),
    }
}

/// What the page always tells.
async fn complete(app: &App, visitor: &Visitor, view: AccountView) -> Result<AccountView, Refusal> {
    let keys = match visitor.id {
        Some(id) => app.store.keys_of(id).await?,
        None => Vec::new(),
    };
    let account = match visitor.account() {
        Some(account) => app.store.account_of(account).await?,
        None => None,
    };
    let mut used: Vec<&Key> = keys.iter().collect();
    used.sort_by_key(|key| std::cmp::Reverse(key.last_used));
    let own = visitor.key.as_ref().map(|key| key.hash);
    let views = |kind| -> Vec<KeyView> {
        let keys = used.iter().filter(|key| key.kind == kind);
        keys.map(|key| KeyView {
            id: key.id().to_string(),
            name: key.name.clone(),
            since: day(visitor.reader.lang, key.created),
            used: clock::now().0.saturating_sub(key.last_used.0) / 60_000,
            this: own == Some(key.hash),
            own_player: key.owner != key.acts_as,
        })
        .collect()
    };
    let mut sessions = views(KeyKind::Session);
    sessions.sort_by_key(|key| !key.this);
    let name = account.map(|account| account.name);
    Ok(AccountView { name, sessions, tokens: views(KeyKind::Token), ..view })
}

/// A form on the page: who sent it, with what, and what they call their browser. Programs have no
/// business here: a token can't make itself more than it is.
pub struct Form {
    app: Arc<App>,
    visitor: Visitor,
    fields: Fields,
    agent: String,
}

impl FromRequest<Arc<App>> for Form {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Response> {
        let visitor = Visitor::of(request.extensions());
        in_browser(&visitor).map_err(|refusal| answer::refusal(&visitor, &refusal))?;
        let agent = request.headers().get(header::USER_AGENT);
        let agent = agent.and_then(|agent| agent.to_str().ok()).map(agent::label);
        let fields = Fields::from_request(request, app).await?;
        Ok(Self { app: app.clone(), visitor, fields, agent: agent.unwrap_or_default() })
    }
}

/// Whether it is a person who asks, in a browser.
fn in_browser(visitor: &Visitor) -> Result<(), Refusal> {
    match &visitor.key {
        Some(key) if key.kind == KeyKind::Token => Err(Refusal::OnlyInBrowser),
        _ => Ok(()),
    }
}

impl Form {
    /// On to another page, or the page with the reason.
    async fn answer(self, done: Result<(), Refusal>, to: &str) -> Response {
        let refusal = match done {
            Ok(()) => return answer::on(&self.visitor, to),
            Err(refusal) => refusal,
        };
        let view = AccountView {
            problem: Some(refusal.sentence(self.visitor.reader.lang)),
            tried: self.fields.text("name").to_owned(),
            ..AccountView::default()
        };
        let page = show(&self.app, &self.visitor, refusal.status(), view).await;
        answer::later(page, &refusal)
    }
}

impl Form {
    /// On to another page once somebody is signed in, or to where new tokens are made if a guest's
    /// were withdrawn.
    async fn signed_in(self, done: Result<TokensEnded, Refusal>, to: &str) -> Response {
        let to = if let Ok(TokensEnded(true)) = done { "/account?done=guest-tokens" } else { to };
        self.answer(done.map(|_| ()), to).await
    }
}

/// `POST /account/create`
pub async fn create(mut form: Form) -> Response {
    let Form { app, visitor, fields, agent } = &mut form;
    let password = fields.get("password").unwrap_or_default();
    let name = fields.text("name");
    let done = actions::create_account(app, visitor, name, password, agent.clone()).await;
    form.signed_in(done, "/account?done=created").await
}

/// `POST /account/sign-in`
pub async fn sign_in(mut form: Form) -> Response {
    let Form { app, visitor, fields, agent } = &mut form;
    let password = fields.get("password").unwrap_or_default();
    let name = fields.text("name");
    let done = actions::sign_in(app, visitor, name, password, agent.clone()).await;
    form.signed_in(done, "/").await
}

/// `POST /account/sign-out`
pub async fn sign_out(mut form: Form) -> Response {
    let done = actions::sign_out(&form.app, &mut form.visitor).await;
    form.answer(done, "/").await
}

/// `POST /account/sign-out-others`
pub async fn sign_out_others(form: Form) -> Response {
    let with_tokens = form.fields.is_on("tokens");
    let done = actions::sign_out_others(&form.app, &form.visitor, with_tokens).await;
    let to = match done {
        _ if with_tokens => "/account?done=others-tokens",
        Ok(TokensLeft(true)) => "/account?done=others-stay",
        _ => "/account?done=others",
    };
    form.answer(done.map(|_| ()), to).await
}

/// `POST /account/password`
pub async fn password(mut form: Form) -> Response {
    let Form { app, visitor, fields, agent } = &mut form;
    let [old, new] = ["old", "password"].map(|name| fields.get(name).unwrap_or_default());
    let done = actions::change_password(app, visitor, old, new, agent.clone()).await;
    form.answer(done, "/account?done=password").await
}

/// `POST /account/withdraw`
pub async fn withdraw(mut form: Form) -> Response {
    let Form { app, visitor, fields, .. } = &mut form;
    let done = actions::withdraw(app, visitor, fields.text("id")).await;
    form.answer(done, "/account?done=ended").await
}

/// `POST /account/token`: the only page that shows it.
pub async fn token(mut form: Form) -> Response {
    let Form { app, visitor, fields, .. } = &mut form;
    let own_player = fields.text("acts") == "own";
    match actions::create_token(app, visitor, fields.text("name"), own_player).await {
        Ok(token) => {
            let view = AccountView { token: Some(token), ..AccountView::default() };
            show(&form.app, &form.visitor, StatusCode::OK, view).await
        }
        Err(refusal) => form.answer(Err(refusal), "/account").await,
    }
}

/// `GET /account/export`
pub async fn export(State(app): State<Arc<App>>, method: Method, visitor: Visitor) -> Response {
    let told = async {
        in_browser(&visitor)?;
        if method == Method::HEAD {
            return Ok(Body::empty());
        }
        let permit = app.limiter.export(&visitor)?;
        all::everything(&app, visitor.clone(), permit).await
    };
    let told = match told.await {
        Ok(told) => told,
        Err(refusal) => return answer::refusal(&visitor, &refusal),
    };
    let file = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"majesty-about-me.json\""),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (Extension(all::Uncompressed), file, told).into_response()
}

/// `POST /account/delete`
pub async fn delete(mut form: Form) -> Response {
    let Form { app, visitor, fields, .. } = &mut form;
    let done = if fields.is_on("sure") {
        let password = fields.get("password").unwrap_or_default();
        actions::delete(app, visitor, password).await
    } else {
        Err(Refusal::NotSure)
    };
    form.answer(done, "/account?done=deleted").await
}

/// `GET /account/reset/{secret}`: it only shows the form, so that an app that previews the link
/// doesn't use it up.
pub async fn reset_form(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    secret: Result<Path<String>, PathRejection>,
) -> Response {
    // What is no text is no link of ours.
    let secret = secret.map(|Path(secret)| secret).unwrap_or_default();
    show_reset(&app, &visitor, &secret, None).await
}

/// `POST /account/reset/{secret}`
pub async fn reset(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    secret: Result<Path<String>, PathRejection>,
    fields: Fields,
) -> Response {
    let secret = secret.map(|Path(secret)| secret).unwrap_or_default();
    let password = fields.get("password").unwrap_or_default();
    match actions::reset_password(&app, &mut visitor, &secret, password).await {
        Ok(()) => answer::on(&visitor, "/account?done=reset"),
        Err(refusal) => show_reset(&app, &visitor, &secret, Some(refusal)).await,
    }
}

/// The form behind a one-time link, or why there is none. The address is a secret: nobody learns it
/// from where the reader goes next.
async fn show_reset(
    app: &App,
    visitor: &Visitor,
    secret: &str,
    problem: Option<Refusal>,
) -> Response {
    let mut response = match actions::reset_account(app, secret).await {
        Ok(account) => {
            let status = problem.as_ref().map_or(StatusCode::OK, Refusal::status);
            let sentence = problem.as_ref().map(|problem| problem.sentence(visitor.reader.lang));
            let form = reset::page(&account.name, sentence.as_deref(), &visitor.reader);
            let page = answer::page(visitor, status, form);
            match problem {
                Some(problem) => answer::later(page, &problem),
                None => page,
            }
        }
        Err(refusal) => answer::refusal(visitor, &refusal),
    };
    // With `no-referrer` browsers would say that the form came from nowhere, and it would be taken
    // for another site's.
    let policy = HeaderValue::from_static("strict-origin");
    response.headers_mut().insert(header::REFERRER_POLICY, policy);
    response
}
