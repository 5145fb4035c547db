//! What is kept for the daily deal.

use majesty_store::{Account, Append, DailyPlace, DailyResult, Store, TableId};
use majesty_table::{Action, Changes, Day, DaySecret, Fresh, Millis, PlayerId, Table};

use super::{AnyStore, ODD_TEXTS, act, load, person, random_id};

fn day() -> Day {
    "2026-11-19".parse().unwrap()
}

fn opened(n: u8, name: &str, at: u64) -> (Table, Changes) {
    let fresh = Fresh { seed: 1, salt: [2; 32], secret: [3; 32] };
    let secret = DaySecret::derive(&[4; 32], day());
    let changes = Table::open_daily(Millis(at), &secret, (person(n), name), &fresh);
    (Table::from_changes(random_id(), &changes).unwrap(), changes)
}

async fn start(store: &dyn Store, n: u8, at: u64) -> TableId {
    let (table, changes) = opened(n, &format!("Player {n}"), at);
    store.daily().start(day(), person(n), Append::open(&table, changes)).await.unwrap()
}

fn result(points: i32, bot: i32) -> DailyResult {
    DailyResult { points, bot }
}

async fn finish(store: &dyn Store, n: u8, points: i32, bot: i32) {
    let table = start(store, n, 1000).await;
    let at = Millis(2000 + u64::from(n));
    store.daily().finish(table, at, Some(result(points, bot))).await.unwrap();
}

async fn players(store: &dyn Store) -> Vec<PlayerId> {
    let lines = store.daily().results(day(), 0, 100).await.unwrap();
    lines.into_iter().map(|line| line.player).collect()
}

pub async fn has_one_secret(store: AnyStore) {
    let (one, other) = tokio::join!(store.daily().secret([1; 32]), store.daily().secret([2; 32]));
    let secret = one.unwrap();
    assert_eq!(other.unwrap(), secret);
    assert!(secret == [1; 32] || secret == [2; 32]);
    assert_eq!(store.daily().secret([3; 32]).await.unwrap(), secret);
}

pub async fn has_one_try_for_each_player_and_day(store: AnyStore) {
    assert_eq!(store.daily().attempt(day(), person(1)).await.unwrap(), None);
    // At once, as somebody does who clicks twice.
    let (one, again) = tokio::join!(start(&*store, 1, 1000), start(&*store, 1, 1001));
    assert_eq!(one, again);
    assert_eq!(load(&*store, one).await.daily(), Some(day()));
    assert_eq!(start(&*store, 1, 2000).await, one);
    assert_ne!(start(&*store, 2, 1000).await, one);
    let own = store.daily().attempt(day(), person(1)).await.unwrap().unwrap();
    assert_eq!((own.day, own.table, own.finished, own.result), (day(), one, None, None));
    assert_eq!(store.daily().attempt(day().next(), person(1)).await.unwrap(), None);
    let tables = store.tables_about(person(1), None, 10).await.unwrap();
    assert_eq!(tables, [one], "the tables of the others are nowhere");
}

pub async fn ranks_results(store: AnyStore) {
    for (n, points, bot) in
        [(1, 150, 140), (2, 160, 120), (3, 90, 120), (4, 170, 160), (5, 150, 140)]
    {
        finish(&*store, n, points, bot).await;
    }
    let own = start(&*store, 6, 1000).await;
    store.daily().finish(own, Millis(3000), None).await.unwrap();
    start(&*store, 7, 1000).await;
    // By margin, then by points; of equal results, the one that was there first.
    assert_eq!(players(&*store).await, [2, 4, 1, 5, 3].map(person));
    let lines = store.daily().results(day(), 1, 2).await.unwrap();
    assert_eq!(lines.iter().map(|line| &*line.name).collect::<Vec<_>>(), ["Player 4", "Player 1"]);
    let place = |points, bot| store.daily().place(day(), result(points, bot));
    assert_eq!(place(150, 140).await.unwrap(), DailyPlace { better: 2, all: 5 });
    assert_eq!(place(160, 120).await.unwrap(), DailyPlace { better: 0, all: 5 });
    assert_eq!(place(0, 200).await.unwrap(), DailyPlace { better: 5, all: 5 });
    let other = store.daily().place(day().next(), result(1, 1)).await.unwrap();
    assert_eq!(other, DailyPlace { better: 0, all: 0 });
    assert!(result(150, 140).is_behind(result(170, 160)));
    assert!(!result(150, 140).is_behind(result(150, 140)));
}

pub async fn keeps_the_first_result(store: AnyStore) {
    let table = start(&*store, 1, 1000).await;
    store.daily().finish(table, Millis(2000), Some(result(100, 90))).await.unwrap();
    store.daily().finish(table, Millis(3000), Some(result(200, 0))).await.unwrap();
    store.daily().finish(random_id(), Millis(3000), Some(result(200, 0))).await.unwrap();
    let own = store.daily().attempt(day(), person(1)).await.unwrap().unwrap();
    assert_eq!((own.finished, own.result), (Some(Millis(2000)), Some(result(100, 90))));
    assert_eq!(store.daily().attempts(person(1), 10).await.unwrap(), [own]);
    for (n, name) in (10..).zip(ODD_TEXTS) {
        let (table, changes) = opened(n, name, 1000);
        let append = Append::open(&table, changes);
        store.daily().start(day(), person(n), append).await.unwrap();
        store.daily().finish(table.id(), Millis(2000), Some(result(1, 1))).await.unwrap();
        let lines = store.daily().results(day(), 0, 100).await.unwrap();
        assert!(lines.iter().any(|line| line.player == person(n) && line.name == name), "{name}");
    }
}

pub async fn finds_tries_whose_game_is_over(store: AnyStore) {
    let table = start(&*store, 1, 1000).await;
    assert_eq!(store.daily().unfinished(10).await.unwrap(), []);
    let mut loaded = load(&*store, table).await;
    act(&*store, &mut loaded, 2000, Action::Resign { who: person(1) }).await;
    assert_eq!(store.daily().unfinished(10).await.unwrap(), [table]);
    store.daily().finish(table, Millis(2000), None).await.unwrap();
    assert_eq!(store.daily().unfinished(10).await.unwrap(), []);
}

pub async fn hands_tries_over_and_counts_the_earlier(store: AnyStore) {
    let (guest, account, other) = (person(1), person(2), person(3));
    let early = start(&*store, 1, 1000).await;
    let late = start(&*store, 2, 2000).await;
    store.hand_over(guest, account).await.unwrap();
    assert_eq!(store.daily().attempt(day(), account).await.unwrap().unwrap().table, early);
    assert_eq!(store.daily().attempt(day(), guest).await.unwrap(), None);
    load(&*store, late).await;
    // The other way round, the account's own counts.
    start(&*store, 3, 3000).await;
    store.hand_over(other, account).await.unwrap();
    assert_eq!(store.daily().attempt(day(), account).await.unwrap().unwrap().table, early);
    assert_eq!(store.daily().attempts(other, 10).await.unwrap(), []);
}

pub async fn goes_with_its_table_and_its_player(store: AnyStore) {
    finish(&*store, 1, 100, 90).await;
    finish(&*store, 2, 100, 80).await;
    let account = Account {
        player: person(2),
        name: "Ben".to_owned(),
        password: "kept".to_owned(),
        created: Millis(1),
    };
    store.create_account(account).await.unwrap();
    let lines = store.daily().results(day(), 0, 10).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.has_account).collect::<Vec<_>>(), [true, false]);
    let table = store.daily().attempt(day(), person(1)).await.unwrap().unwrap().table;
    assert_eq!(store.delete(table).await, Ok(true));
    assert_eq!(players(&*store).await, [person(2)]);
    store.delete_account(person(2)).await.unwrap();
    assert_eq!(players(&*store).await, []);

    // What is kept of guests goes from their results, too.
    finish(&*store, 3, 100, 90).await;
    let table = store.daily().attempt(day(), person(3)).await.unwrap().unwrap().table;
    let mut loaded = load(&*store, table).await;
    act(&*store, &mut loaded, 2000, Action::Resign { who: person(3) }).await;
    store.order().forget_guests(vec![table], Millis(10_000)).await.unwrap();
    assert_eq!(players(&*store).await, []);
}

pub async fn keeps_what_the_strongest_bot_made_of_it(store: AnyStore) {
    assert_eq!(store.daily().reference(day()).await.unwrap(), None);
    store.daily().set_reference(day(), result(120, 100)).await.unwrap();
    store.daily().set_reference(day(), result(1, 2)).await.unwrap();
    assert_eq!(store.daily().reference(day()).await.unwrap(), Some(result(120, 100)));
    assert_eq!(store.daily().reference(day().next()).await.unwrap(), None);
}
