//! What people say.

use majesty_table::{Action, ChatLine, LINES_AT_HAND, Millis};

use super::{AnyStore, ODD_TEXTS, act, gathering, load, open, person, say};

pub async fn has_numbers_and_revisions(store: AnyStore) {
    let mut table = open(&*store, gathering()).await;
    let mut other = open(&*store, gathering()).await;
    say(&*store, &mut table, 1, "hello").await;
    say(&*store, &mut other, 1, "elsewhere").await;
    say(&*store, &mut table, 2, "hello").await;
    assert_eq!(load(&*store, table.id()).await, table);
    assert_eq!(load(&*store, other.id()).await, other);
    let numbers: Vec<u64> = table.chat().map(|line| line.n).collect();
    assert_eq!((numbers, table.revision()), (vec![1, 2], 3));
}

pub async fn is_at_hand_with_its_last_lines(store: AnyStore) {
    let mut table = open(&*store, gathering()).await;
    let lines = LINES_AT_HAND as u64 + 5;
    for n in 1..=lines {
        say(&*store, &mut table, 1, &n.to_string()).await;
    }
    let loaded = load(&*store, table.id()).await;
    assert_eq!(loaded, table);
    let texts: Vec<u64> = loaded.chat().map(|line| line.text.parse().unwrap()).collect();
    assert_eq!(texts, (6..=lines).collect::<Vec<_>>());
    assert_eq!(store.chat_of(person(1), None, 1000).await.unwrap().len() as u64, lines);
}

pub async fn keeps_every_text(store: AnyStore) {
    let mut table = open(&*store, gathering()).await;
    for (n, text) in (1..).zip(ODD_TEXTS.into_iter().filter(|text| !text.is_empty())) {
        // Somebody without a seat brings a name.
        let at = 10_000 * n;
        act(&*store, &mut table, at, Action::Say { who: person(7), name: text, text }).await;
        let (name, text) = (text.to_owned(), text.to_owned());
        let expected = ChatLine { n, player: person(7), name, text, at: Millis(at) };
        assert_eq!(load(&*store, table.id()).await.chat().next_back(), Some(&expected));
    }
}
