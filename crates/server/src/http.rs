//! HTTP: pages, the API, and the checks in front of both.

pub mod agent;
pub mod answer;
pub mod api;
pub mod at;
pub mod connection_limit;
pub mod cookies;
pub mod fields;
pub mod guard;
pub mod host;
pub mod limits;
pub mod listen;
pub mod pages;
pub mod proxy;
pub mod refusal;
pub mod routes;
pub mod stream;
pub mod text;
