//! Health checks and metrics.

pub mod health;
pub mod metrics;
