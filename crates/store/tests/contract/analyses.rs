//! Analyses of finished games.

use majesty_store::{Millis, NewAnalysis};

use super::{AnyStore, ODD_TEXTS, gathering, open, random_id};

fn analysis(version: u32, text: &str) -> NewAnalysis {
    NewAnalysis { version, made: Millis(7), text: text.to_owned() }
}

pub async fn come_back_as_they_were(store: AnyStore) {
    let (one, other) = (open(&*store, gathering()).await, open(&*store, gathering()).await);
    assert_eq!(store.analysis(one.id(), 1).await, Ok(None));
    for text in ODD_TEXTS {
        // The same analysis may be made twice, by nodes that don't know of each other.
        for _ in 0..2 {
            assert_eq!(store.save_analysis(one.id(), analysis(1, text)).await, Ok(true));
        }
        assert_eq!(store.analysis(one.id(), 1).await, Ok(Some(text.to_owned())));
        assert_eq!(store.analysis(other.id(), 1).await, Ok(None));
    }
}

pub async fn of_an_older_version_are_replaced_and_not_shown(store: AnyStore) {
    let table = open(&*store, gathering()).await.id();
    assert_eq!(store.save_analysis(table, analysis(1, "old")).await, Ok(true));
    assert_eq!(store.analysis(table, 2).await, Ok(None));
    assert_eq!(store.save_analysis(table, analysis(2, "new")).await, Ok(true));
    assert_eq!(store.save_analysis(table, analysis(1, "late")).await, Ok(false));
    assert_eq!(store.analysis(table, 1).await, Ok(None));
    assert_eq!(store.analysis(table, 2).await, Ok(Some("new".to_owned())));
}

pub async fn go_with_their_table(store: AnyStore) {
    let nowhere = random_id();
    assert_eq!(store.save_analysis(nowhere, analysis(1, "{}")).await, Ok(false));
    assert_eq!(store.analysis(nowhere, 1).await, Ok(None));
    let table = open(&*store, gathering()).await.id();
    assert_eq!(store.save_analysis(table, analysis(1, "{}")).await, Ok(true));
    assert_eq!(store.delete(table).await, Ok(true));
    assert_eq!(store.analysis(table, 1).await, Ok(None));
    assert_eq!(store.save_analysis(table, analysis(1, "{}")).await, Ok(false));
}
