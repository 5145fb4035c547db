//! The table for programs: JSON over HTTP under `/api/v1`, described by OpenAPI that is made from
//! this code.
//!
//! Whatever is done here is one of the actions that the pages do, and whatever is told comes from the
//! same views. Handlers only translate. A program says who it is with a token; answers set no
//! cookies, and no other site's script may read them.

mod about;
mod actions;
mod analysis;
mod answers;
mod body;
mod caller;
mod daily;
mod described;
#[cfg(feature = "fuzzing")]
mod fuzzed;
mod location;
mod new_table;
mod people;
mod problem;
mod reference;
mod state;
mod table;
mod tables;

use std::sync::{Arc, LazyLock};

use axum::{Router, response::Response};
use utoipa::{
    Modify, OpenApi, ToSchema,
    openapi::{
        self, RefOr, Schema,
        schema::AdditionalProperties,
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    App,
    http::{answer, refusal::Refusal},
    people::identity::Visitor,
};

#[cfg(feature = "fuzzing")]
pub use fuzzed::read_all;
pub use problem::answer as problem;
pub use state::TableState;

/// Where it stands.
const ROOT: &str = "/api";

/// Whether an address is for programs: whatever is wrong there is said in JSON.
pub fn is_under(path: &str) -> bool {
    path.strip_prefix(ROOT).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The routes.
pub fn router() -> Router<Arc<App>> {
    documented().split_for_parts().0.method_not_allowed_fallback(no_method)
}

/// `method_not_allowed_fallback`
async fn no_method(visitor: Visitor) -> Response {
    answer::refusal(&visitor, &Refusal::NoMethod)
}

/// The description, made once.
static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let mut document = documented().into_openapi();
    strict(&mut document);
    document.to_pretty_json().expect("a description can be written")
});

/// Every route with its description: there is no other way to add one.
fn documented() -> OpenApiRouter<Arc<App>> {
    let v1 = OpenApiRouter::new()
        .routes(routes!(about::about))
        .routes(routes!(about::openapi))
        .routes(routes!(people::new_guest))
        .routes(routes!(people::me))
        .routes(routes!(people::revoke))
        .routes(routes!(reference::levels))
        .routes(routes!(reference::locations))
        .routes(routes!(daily::daily, daily::play))
        .routes(routes!(tables::list, tables::new))
        .routes(routes!(tables::open_record))
        .routes(routes!(table::state))
        .routes(routes!(table::moves))
        .routes(routes!(table::events))
        .routes(routes!(table::record))
        .routes(routes!(analysis::analysis, analysis::start))
        .routes(routes!(actions::sit))
        .routes(routes!(actions::ready))
        .routes(routes!(actions::start))
        .routes(routes!(actions::leave))
        .routes(routes!(actions::resign))
        .routes(routes!(actions::conclude))
        .routes(routes!(actions::come_back))
        .routes(routes!(actions::make_move))
        .routes(routes!(actions::take_back))
        .routes(routes!(actions::answer_take_back))
        .routes(routes!(actions::hint))
        .routes(routes!(actions::say))
        .routes(routes!(actions::mute))
        .routes(routes!(actions::remove))
        .routes(routes!(actions::block))
        .routes(routes!(actions::watchers_chat))
        .routes(routes!(actions::close))
        .routes(routes!(actions::report))
        .routes(routes!(actions::rematch))
        .routes(routes!(actions::play_on));
    OpenApiRouter::with_openapi(Document::openapi()).nest("/api/v1", v1)
}

/// Every route, for tests that look at all of them.
#[cfg(test)]
pub fn routes() -> Vec<(axum::http::Method, String)> {
    let document: serde_json::Value = serde_json::from_str(&DOCUMENT).expect("it is JSON");
    let paths = document["paths"].as_object().expect("there are paths").iter();
    let routes = paths.flat_map(|(path, item)| {
        let methods = item.as_object().expect("a path has methods").keys();
        methods.map(|method| {
            let method = method.to_uppercase().parse().expect("a method");
            (method, path.clone())
        })
    });
    routes.collect()
}

/// Says of the choices for a seat what the macro says of plain objects only: no other field is taken.
fn strict(document: &mut openapi::OpenApi) {
    let components = document.components.get_or_insert_default();
    let Some(RefOr::T(Schema::OneOf(choices))) = components.schemas.get_mut("SeatRequest") else {
        return;
    };
    for choice in &mut choices.items {
        if let RefOr::T(Schema::Object(choice)) = choice {
            choice.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
        }
    }
}

/// What the description says of the whole.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Majesty",
        version = "1",
        description = "Tables of the card game Majesty: For the Realm, for programs. Everything that \
            a person can do at a table, a program can do here.",
        license(name = "MIT", identifier = "MIT"),
    ),
    servers((url = "/", description = "This server.")),
    components(schemas(problem::Problem)),
    modifiers(&Bearer),
    tags(
        (name = "about", description = "The API itself."),
        (name = "people", description = "Who you are: tokens."),
        (name = "reference", description = "What never changes."),
        (name = "daily", description = "The same cards for everyone, once a day."),
        (name = "tables", description = "Finding tables and putting them up."),
        (name = "table", description = "Looking at a table."),
        (name = "actions", description = "Everything that is done at a table."),
    ),
)]
struct Document;

/// Adds how a program says who it is, and what only refusals mention.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut openapi::OpenApi) {
        let mut scheme = Http::new(HttpAuthScheme::Bearer);
        scheme.description =
            Some("A token: `mj_` and 64 digits. `POST /api/v1/guests` gives one.".to_owned());
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(scheme));
        let mut schemas = Vec::<(String, RefOr<Schema>)>::new();
        problem::Problem::schemas(&mut schemas);
        components.schemas.extend(schemas);
    }
}
