//! What may be answered instead of what was asked for: tables of statuses, from which the description
//! of every operation is put together.

use std::collections::BTreeMap;

use utoipa::{
    IntoParams, IntoResponses, ToSchema,
    openapi::{
        ContentBuilder, HeaderBuilder, Object, ObjectBuilder, Ref, RefOr, Required, Response,
        ResponseBuilder, Type,
        path::{Parameter, ParameterBuilder, ParameterIn},
    },
};

use super::problem::{self, Problem};

/// What may be answered instead, whatever is asked.
const ALWAYS: [(&str, &str); 7] = [
    ("400", "The request does not say which host it is for."),
    ("401", "The token is not known, or a token is needed."),
    ("403", "The operator of the server has locked your network out."),
    ("421", "The request is for a host that is not this server."),
    ("429", "That was too much at once. `Retry-After` says how many seconds to wait."),
    ("500", "A mistake of the server."),
    ("503", "The server is full, or its database does not answer."),
];

/// What may be answered instead, where something is done.
const DEEDS: [(&str, &str); 3] = [
    ("403", "It is not for you to do, another web site asked, or the operator has locked you out."),
    ("408", "The request came too slowly."),
    ("413", "The request is too large."),
];

/// Where something is sent.
const SENT: [(&str, &str); 2] = [
    ("415", "What was sent is not `application/json`."),
    ("422", "What was sent can't be read, or breaks a rule."),
];

/// Where something stands behind the question mark of an address.
const ASKED: [(&str, &str); 1] = [("422", "What was asked for can't be read.")];

const AT_TABLE: [(&str, &str); 1] = [("404", "There is no such table.")];
const NOT_NOW: [(&str, &str); 1] = [("409", "Not now: the table has changed, or is not so far.")];

fn described<'a>(
    kinds: impl IntoIterator<Item = &'a [(&'static str, &'static str)]>,
) -> BTreeMap<String, RefOr<Response>> {
    let all = kinds.into_iter().flatten();
    all.map(|&(status, text)| (status.to_owned(), problem_of(status, text).into())).collect()
}

fn problem_of(status: &str, text: &str) -> Response {
    let schema = Ref::from_schema_name(Problem::name());
    let content = ContentBuilder::new().schema(Some(schema)).build();
    let builder = ResponseBuilder::new().description(text).content(problem::KIND, content);
    if status != "429" {
        return builder.build();
    }
    let seconds = Object::with_type(Type::Integer);
    let wait =
        HeaderBuilder::new().schema(Some(seconds)).description(Some("Seconds to wait.")).build();
    builder.header("Retry-After", wait).build()
}

/// Problems of reading what is for everybody.
pub struct Reading;
/// Problems of reading what can be asked for in more than one way.
pub struct Choosing;
/// Problems of following a table.
pub struct Following;
/// Problems of reading at a table.
pub struct Looking;
/// Problems of reading what is not there yet.
pub struct Waiting;
/// Problems of doing something with what is sent along.
pub struct Sending;
/// Problems of doing something for oneself, with nothing sent along.
pub struct Asking;
/// Problems of doing something at a table, with nothing sent along.
pub struct Doing;
/// Problems of doing something at a table with what is sent along.
pub struct Dealing;

macro_rules! responses {
    ($($kind:ident: $($table:ident)*;)*) => {
        $(impl IntoResponses for $kind {
            fn responses() -> BTreeMap<String, RefOr<Response>> {
                described([&ALWAYS[..], $(&$table[..]),*])
            }
        })*
    };
}

responses! {
    Reading: ;
    Choosing: ASKED;
    Following: AT_TABLE ASKED;
    Looking: AT_TABLE;
    Waiting: AT_TABLE NOT_NOW;
    Sending: DEEDS SENT;
    Asking: DEEDS;
    Doing: DEEDS AT_TABLE NOT_NOW;
    Dealing: DEEDS SENT AT_TABLE NOT_NOW;
}

/// The table in an address.
pub struct AtTable;

impl IntoParams for AtTable {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let text = ObjectBuilder::new()
            .schema_type(Type::String)
            .pattern(Some("^[0-9a-hjkmnp-tv-z]{16}$"));
        let id = ParameterBuilder::new()
            .name("id")
            .parameter_in(ParameterIn::Path)
            .required(Required::True)
            .description(Some("The table: the last part of its link."))
            .schema(Some(text));
        vec![id.build()]
    }
}
