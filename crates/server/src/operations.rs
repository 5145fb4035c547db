//! What those who run the server need of it.

pub mod health;
pub mod locks;
pub mod metrics;
pub mod retention;
pub mod watch;
