//! Which address leads where.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    extract::Request,
    middleware::{self, Next},
    response::Response,
    routing::{get, post},
};
use tower_http::{
    CompressionLevel,
    compression::{
        CompressionLayer,
        predicate::{NotForContentType, Predicate, SizeAbove},
    },
};

use crate::{
    App,
    http::{
        answer, api, guard, limits,
        pages::{
            account, analysis, assets, daily, house, learn, lobby, no_page, puzzles, record, table,
        },
        refusal::Refusal,
        stream,
    },
    operations::locks,
    people::{export, identity::Visitor, keys},
};

/// Nobody waits longer for an answer.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// Below this an answer is not worth compressing.
const SMALL: u64 = 512;

/// A table's page is a seventh smaller than with 4, which is Brotli's default. Beyond this a compressor
/// takes more memory and a page is hardly smaller.
const QUALITY: CompressionLevel = CompressionLevel::Precise(6);

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    // A PNG is compressed already. A compressor for each event stream or export would take megabytes:
    // streams have their own way (`crates/encoding`).
    let worth = SizeAbove::new(SMALL)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::SSE)
        .and(export::is_compressible);
    Router::new()
        .route("/", get(lobby::start))
        .route("/play", post(lobby::play))
        .route("/new", get(lobby::new_form).post(lobby::new))
        .route("/friend", post(lobby::friend))
        .route("/rules", get(lobby::rules))
        .route("/daily", get(daily::daily).post(daily::play))
        .route("/settings", post(lobby::settings))
        .route("/learn", get(learn::lessons))
        .route("/learn/{lesson}", get(learn::step).post(learn::play))
        .route("/open", get(record::open_form).post(record::open))
        .route("/puzzles", get(puzzles::all))
        .route("/puzzles/next", get(puzzles::next))
        .route("/puzzles/{id}", get(puzzles::puzzle).post(puzzles::try_it))
        .route("/account", get(account::account))
        .route("/account/create", post(account::create))
        .route("/account/sign-in", post(account::sign_in))
        .route("/account/sign-out", post(account::sign_out))
        .route("/account/sign-out-others", post(account::sign_out_others))
        .route("/account/password", post(account::password))
        .route("/account/withdraw", post(account::withdraw))
        .route("/account/token", post(account::token))
        .route("/account/export", get(account::export))
        .route("/account/delete", post(account::delete))
        .route("/account/reset/{secret}", get(account::reset_form).post(account::reset))
        .route("/privacy", get(house::privacy))
        .route("/imprint", get(house::imprint))
        .nest("/t/{id}", table_routes())
        .merge(assets::router())
        .route("/assets/art.svg", get(assets::art))
        .route("/assets/preview.png", get(assets::preview))
        .route("/robots.txt", get(assets::robots))
        .route("/favicon.svg", get(assets::favicon))
        .route("/favicon-turn.svg", get(assets::favicon_turn))
        .merge(api::router())
        .fallback(no_page)
        .method_not_allowed_fallback(no_page)
        .with_state(app.clone())
        .layer(middleware::from_fn(in_time))
        .layer(middleware::from_fn_with_state(app.clone(), locks::players))
        // Once the request is whole: a key that ends while its body is sent slowly does nothing more.
        .layer(middleware::from_fn_with_state(app.clone(), keys::known))
        .layer(middleware::from_fn_with_state(app.clone(), guard::whole))
        .layer(middleware::from_fn_with_state(app.clone(), limits::limit))
        .layer(middleware::from_fn_with_state(app.clone(), locks::addresses))
        .layer(middleware::from_fn_with_state(app, guard::guard))
        .layer(CompressionLayer::new().quality(QUALITY).compress_when(worth))
}

fn table_routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(table::table))
        .route("/events", get(stream::events))
        .route("/sit", post(table::sit))
        .route("/ready", post(table::ready))
        .route("/start", post(table::start))
        .route("/leave", post(table::leave))
        .route("/resign", post(table::resign))
        .route("/conclude", post(table::conclude))
        .route("/come-back", post(table::come_back))
        .route("/move", post(table::make_move))
        .route("/take-back", post(table::take_back))
        .route("/take-back/answer", post(table::answer_take_back))
        .route("/hint", post(table::hint))
        .route("/say", post(table::say))
        .route("/mute", post(table::mute))
        .route("/remove", post(table::remove))
        .route("/block", post(table::block))
        .route("/watchers-chat", post(table::watchers_chat))
        .route("/close", post(table::close))
        .route("/report", post(table::report))
        .route("/rematch", post(table::rematch))
        .route("/replay", get(record::replay))
        .route("/analysis", get(analysis::analysis).post(analysis::start))
        .route("/analysis/mistakes", get(analysis::mistake).post(analysis::retry))
        .route("/play-on", post(table::play_on))
        .route("/record", get(record::record))
        .route("/result.svg", get(record::result))
}

/// Gives an answer up that takes too long, and says so where something broke.
///
/// The work is a task of its own: what was begun is brought to its end, and shown to everybody,
/// even if nobody waits for the answer any more.
async fn in_time(request: Request, next: Next) -> Response {
    let visitor = Visitor::of(request.extensions());
    let work = tokio::spawn(next.run(request));
    match tokio::time::timeout(REQUEST_TIMEOUT, work).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => answer::refusal(&visitor, &Refusal::Broken),
        Err(_) => answer::refusal(&visitor, &Refusal::TooSlow),
    }
}
