//! The table in the browser: people, bots and watchers at tables that are kept.
