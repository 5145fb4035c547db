//! What is known of people.

use majesty_store::{Millis, Player, Preferences};
use serde_json::{Map, json};

use super::{AnyStore, ODD_TEXTS, person};

pub async fn are_kept_and_replaced(store: AnyStore) {
    assert_eq!(store.load_player(person(1)).await.unwrap(), None);
    for (n, text) in (1..).zip(ODD_TEXTS) {
        let extra: Map<_, _> = [(text.to_owned(), json!([text, 1]))].into_iter().collect();
        let player = Player {
            id: person(1),
            name: text.to_owned(),
            preferences: Preferences {
                language: Some(text.to_owned()),
                theme: Some("dark".to_owned()).filter(|_| n % 2 == 0),
                extra,
            },
            last_seen: Millis(n),
        };
        store.save_player(player.clone()).await.unwrap();
        assert_eq!(store.load_player(person(1)).await.unwrap(), Some(player));
    }
    assert_eq!(store.load_player(person(2)).await.unwrap(), None);
}
