//! One function a route. They only translate: from requests to actions, from tables to pages.

pub mod account;
pub mod analysis;
pub mod assets;
pub mod daily;
pub mod house;
pub mod learn;
pub mod lobby;
pub mod new_table;
pub mod puzzles;
pub mod record;
pub mod table;

use axum::response::Response;

use crate::{
    http::{answer, refusal::Refusal},
    people::identity::Visitor,
};

/// `fallback`
pub async fn no_page(visitor: Visitor) -> Response {
    answer::refusal(&visitor, &Refusal::NoPage)
}
