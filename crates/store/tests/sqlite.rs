//! The contract, kept by SQLite in memory and in a file.

mod common;
mod contract;

mod in_memory {
    use std::sync::Arc;

    use majesty_store::SqliteStore;

    use crate::common::AnyStore;

    async fn open() -> (AnyStore, ()) {
        (Arc::new(SqliteStore::in_memory().await.unwrap()), ())
    }

    crate::contract::contract_tests!(super::open);
}

mod in_a_file {
    use std::sync::Arc;

    use majesty_store::SqliteStore;
    use tempfile::TempDir;

    use crate::common::AnyStore;

    async fn open() -> (AnyStore, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path().join("games.db")).await.unwrap();
        (Arc::new(store), folder)
    }

    crate::contract::contract_tests!(super::open);
}
