//! Accounts, keys, and all that belongs to one person.

use majesty_store::{
    Account, AccountMade, ChatLine, Granted, Key, KeyHash, KeyKind, Locked, Millis, OperatorNote,
    Player, PlayerId, Preferences, Proof, Which,
};
use majesty_table::{Action, NewTable, Phase, Table};

use super::{
    AnyStore, ODD_TEXTS, act, gathering, load, open, person, play, playing, say, seat, table_of,
};

fn account(n: u8, name: &str) -> Account {
    let (name, password) = (name.to_owned(), format!("$argon2id$\\ \0 {n}"));
    Account { player: person(n), name, password, created: Millis(n.into()) }
}

fn key(n: u8, kind: KeyKind, owner: PlayerId) -> Key {
    Key {
        hash: KeyHash::of(&[n; 32]),
        kind,
        owner,
        acts_as: owner,
        name: ODD_TEXTS[usize::from(n) % ODD_TEXTS.len()].to_owned(),
        created: Millis(n.into()),
        last_used: Millis(1000),
    }
}

pub async fn have_names_of_their_own(store: AnyStore) {
    assert_eq!(store.account_by_name("Ada").await.unwrap(), None);
    let ada = account(1, "Ada");
    assert_eq!(store.create_account(ada.clone()).await, Ok(AccountMade::Done));
    for name in ["Ada", "ADA", "ａda"] {
        assert_eq!(store.create_account(account(2, name)).await, Ok(AccountMade::NameTaken));
        assert_eq!(store.account_by_name(name).await.unwrap(), Some(ada.clone()));
    }
    assert_eq!(store.account_of(person(1)).await.unwrap(), Some(ada));
    assert_eq!(store.account_of(person(2)).await.unwrap(), None);
    for (n, name) in (10..).zip(ODD_TEXTS) {
        let odd = account(n, name);
        assert_eq!(store.create_account(odd.clone()).await, Ok(AccountMade::Done), "{name:?}");
        assert_eq!(store.account_by_name(name).await.unwrap(), Some(odd));
    }
}

pub async fn that_race_for_a_name_have_one_winner(store: AnyStore) {
    let racers: Vec<_> = (1..=20)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.create_account(account(n, "Ada")).await.unwrap() })
        })
        .collect();
    let mut winners = 0;
    for racer in racers {
        winners += usize::from(racer.await.unwrap() == AccountMade::Done);
    }
    assert_eq!(winners, 1);
}

pub async fn keep_the_newest_password(store: AnyStore) {
    store.create_account(account(1, "Ada")).await.unwrap();
    store.create_account(account(2, "Ben")).await.unwrap();
    store.set_password(person(1), "new \\ \0".to_owned()).await.unwrap();
    assert_eq!(store.account_of(person(1)).await.unwrap().unwrap().password, "new \\ \0");
    assert_eq!(store.account_of(person(2)).await.unwrap(), Some(account(2, "Ben")));
    store.set_password(person(3), "nobody's".to_owned()).await.unwrap();
    assert_eq!(store.account_of(person(3)).await.unwrap(), None);
}

pub async fn lose_all_keys_with_a_password(store: AnyStore) {
    for n in 1..=2 {
        store.create_account(account(n, &format!("Name {n}"))).await.unwrap();
    }
    // Of a guest, who has no password.
    for owner in 1..=3 {
        store.add_key(key(owner, KeyKind::Session, person(owner))).await.unwrap();
        store.add_key(key(10 + owner, KeyKind::Token, person(owner))).await.unwrap();
    }
    for n in [1, 3] {
        store.set_password(person(n), "new".to_owned()).await.unwrap();
    }
    let left = async |n| -> usize { store.keys_of(person(n)).await.unwrap().len() };
    assert_eq!((left(1).await, left(2).await, left(3).await), (0, 2, 2));
}

pub async fn have_new_keys_only_while_they_may(store: AnyStore) {
    let kept = account(1, "Ada").password;
    store.create_account(account(1, "Ada")).await.unwrap();
    let grant = async |n, kind, proof| store.grant_key(key(n, kind, person(1)), proof, 9).await;
    let (session, token) = (KeyKind::Session, KeyKind::Token);
    let by_session = |n| Proof::Session(KeyHash::of(&[n; 32]));
    let wrong = Proof::Password("another".to_owned());
    assert_eq!(grant(1, session, wrong).await, Ok(Granted::Denied));
    assert_eq!(grant(1, session, Proof::Password(kept.clone())).await, Ok(Granted::Done));
    assert_eq!(grant(2, token, by_session(1)).await, Ok(Granted::Done));
    assert_eq!(grant(3, token, by_session(2)).await, Ok(Granted::Denied), "a token is no session");
    assert_eq!(grant(3, token, by_session(9)).await, Ok(Granted::Denied), "there is no such one");
    store.add_key(key(9, session, person(2))).await.unwrap();
    assert_eq!(grant(3, token, by_session(9)).await, Ok(Granted::Denied), "it is another's");
    assert_eq!(grant(3, token, Proof::Guest).await, Ok(Granted::Done));
    assert_eq!(store.keys_of(person(1)).await.unwrap().len(), 3);

    // What was looked at before the password was changed counts no more.
    store.set_password(person(1), "new".to_owned()).await.unwrap();
    assert_eq!(grant(4, session, Proof::Password(kept)).await, Ok(Granted::Denied));
    assert_eq!(grant(4, token, by_session(1)).await, Ok(Granted::Denied));
    assert_eq!(store.keys_of(person(1)).await.unwrap(), []);
    assert_eq!(grant(4, session, Proof::Password("new".to_owned())).await, Ok(Granted::Done));

    // Neither while they are locked out, whatever was looked at before.
    let note = |at| OperatorNote { at: Millis(at), operator: String::new(), reason: String::new() };
    let by_password = || Proof::Password("new".to_owned());
    store.order().lock(Locked::Account(person(1)), None, note(1)).await.unwrap();
    assert_eq!(grant(6, session, by_password()).await, Ok(Granted::Denied));
    store.order().unlock(Locked::Account(person(1)), note(2)).await.unwrap();
    assert_eq!(grant(6, session, by_password()).await, Ok(Granted::Done));
    store.delete_account(person(1)).await.unwrap();
    assert_eq!(grant(5, session, Proof::Password("new".to_owned())).await, Ok(Granted::Denied));
}

pub async fn have_only_so_many_keys_made_at_once(store: AnyStore) {
    for kind in KeyKind::ALL {
        let offset = if kind == KeyKind::Token { 100 } else { 0 };
        // One that another kind and another person have don't count.
        store.add_key(key(offset + 99, kind, person(2))).await.unwrap();
        let racers: Vec<_> = (1..=40)
            .map(|n| {
                let (store, key) = (store.clone(), key(offset + n, kind, person(1)));
                let key = Key { last_used: Millis(n.into()), ..key };
                tokio::spawn(async move { store.grant_key(key, Proof::Guest, 20).await.unwrap() })
            })
            .collect();
        let mut done = 0;
        for racer in racers {
            done += usize::from(racer.await.unwrap() == Granted::Done);
        }
        let keys = store.keys_of(person(1)).await.unwrap();
        assert_eq!(keys.iter().filter(|key| key.kind == kind).count(), 20);
        let expected = if kind == KeyKind::Token { 20 } else { 40 };
        assert_eq!(done, expected, "a new session takes the place of an old one");
    }
    assert_eq!(store.keys_of(person(2)).await.unwrap().len(), 2);
}

pub async fn lose_the_session_that_was_used_the_longest_ago(store: AnyStore) {
    for (n, used) in [(1, 300), (2, 100), (3, 200), (4, 50)] {
        let key = key(n, KeyKind::Session, person(1));
        let key = Key { last_used: Millis(used), ..key };
        store.grant_key(key, Proof::Guest, 3).await.unwrap();
    }
    let mut left: Vec<Millis> =
        store.keys_of(person(1)).await.unwrap().iter().map(|key| key.last_used).collect();
    left.sort();
    assert_eq!(left, [Millis(50), Millis(200), Millis(300)], "the new one stays");
}

pub async fn go_with_their_keys_and_what_is_known(store: AnyStore) {
    let known = |n| Player {
        id: person(n),
        name: "Ada".to_owned(),
        preferences: Preferences::default(),
        last_seen: Millis(1),
    };
    store.create_account(account(1, "Ada")).await.unwrap();
    store.add_key(key(1, KeyKind::Session, person(1))).await.unwrap();
    store.add_key(Key { acts_as: person(5), ..key(2, KeyKind::Token, person(1)) }).await.unwrap();
    store.add_key(key(3, KeyKind::Token, person(2))).await.unwrap();
    for n in [1, 2, 5] {
        store.save_player(known(n)).await.unwrap();
    }
    store.delete_account(person(1)).await.unwrap();
    assert_eq!(store.account_of(person(1)).await.unwrap(), None);
    assert_eq!(store.account_by_name("Ada").await.unwrap(), None);
    assert_eq!(store.keys_of(person(1)).await.unwrap(), []);
    assert_eq!(store.key(KeyHash::of(&[1; 32])).await.unwrap(), None);
    assert_eq!(store.load_player(person(1)).await.unwrap(), None);
    assert_eq!(store.load_player(person(5)).await.unwrap(), None, "the player of a program");
    assert_eq!(store.keys_of(person(2)).await.unwrap().len(), 1);
    assert_eq!(store.load_player(person(2)).await.unwrap(), Some(known(2)));
    // Once more is no mistake, and the name is free.
    store.delete_account(person(1)).await.unwrap();
    assert_eq!(store.create_account(account(7, "ada")).await, Ok(AccountMade::Done));
}

pub async fn have_keys_that_count_until_they_are_taken_back(store: AnyStore) {
    let session = key(1, KeyKind::Session, person(1));
    let token = Key { acts_as: person(9), ..key(2, KeyKind::Token, person(1)) };
    let other = key(3, KeyKind::Token, person(2));
    for key in [&session, &token, &other] {
        assert_eq!(store.key(key.hash).await.unwrap(), None);
        store.add_key(key.clone()).await.unwrap();
        assert_eq!(store.key(key.hash).await.unwrap().as_ref(), Some(key));
    }
    assert_eq!(store.keys_of(person(1)).await.unwrap(), [token.clone(), session.clone()]);
    assert_eq!(store.keys_of(person(9)).await.unwrap(), [], "who acts does not own");

    assert_eq!(store.remove_key(person(2), token.id()).await, Ok(false), "not theirs");
    assert_eq!(store.key(token.hash).await.unwrap(), Some(token.clone()));
    assert_eq!(store.remove_key(person(1), token.id()).await, Ok(true));
    assert_eq!(store.remove_key(person(1), token.id()).await, Ok(false));
    assert_eq!(store.key(token.hash).await.unwrap(), None);
    assert_eq!(store.key(session.hash).await.unwrap(), Some(session));
}

pub async fn have_keys_of_all_texts(store: AnyStore) {
    for n in 0..ODD_TEXTS.len() as u8 {
        let odd = key(n, KeyKind::Token, person(1));
        store.add_key(odd.clone()).await.unwrap();
        assert_eq!(store.key(odd.hash).await.unwrap(), Some(odd));
    }
}

pub async fn take_back_all_keys_of_a_kind_but_one(store: AnyStore) {
    for n in 1..=3 {
        store.add_key(key(n, KeyKind::Session, person(1))).await.unwrap();
        store.add_key(key(10 + n, KeyKind::Token, person(1))).await.unwrap();
        store.add_key(key(20 + n, KeyKind::Session, person(2))).await.unwrap();
    }
    let left = async |n| -> usize { store.keys_of(person(n)).await.unwrap().len() };
    let own = KeyHash::of(&[2; 32]);
    store.remove_keys(person(1), KeyKind::Session, Some(own)).await.unwrap();
    assert_eq!((left(1).await, left(2).await), (4, 3));
    assert!(store.key(own).await.unwrap().is_some());
    store.remove_keys(person(1), KeyKind::Token, None).await.unwrap();
    assert_eq!((left(1).await, left(2).await), (1, 3));
}

pub async fn note_when_keys_were_used(store: AnyStore) {
    let session = key(1, KeyKind::Session, person(1));
    store.add_key(session.clone()).await.unwrap();
    let used = async || store.key(session.hash).await.unwrap().unwrap().last_used;
    for (at, expected) in [(2000, 2000), (1500, 2000), (2001, 2001)] {
        store.use_key(session.hash, Millis(at)).await.unwrap();
        assert_eq!(used().await, Millis(expected));
    }
    store.use_key(KeyHash::of(&[2; 32]), Millis(1)).await.unwrap();
    assert_eq!(store.key(KeyHash::of(&[2; 32])).await.unwrap(), None);
}

pub async fn find_the_tables_that_are_about_them(store: AnyStore) {
    let first = open(&*store, gathering()).await;
    let mut second = open(&*store, NewTable { host: person(3), ..gathering() }).await;
    let about = async |n| {
        let ids = store.tables_about(person(n), None, 100).await.unwrap();
        assert!(ids.is_sorted());
        ids
    };
    let mut both = vec![first.id(), second.id()];
    both.sort();
    assert_eq!(about(1).await, both);
    assert_eq!(about(3).await, [second.id()], "without a seat");
    assert_eq!(about(4).await, []);
    // Former members are found until their data is deleted.
    act(&*store, &mut second, 2000, Action::Leave { who: person(1) }).await;
    assert_eq!(about(1).await, both);
    act(&*store, &mut second, 2001, Action::HandOver { from: person(1), to: person(4) }).await;
    assert_eq!((about(1).await, about(4).await), (vec![first.id()], vec![second.id()]));
}

pub async fn find_many_tables_page_by_page(store: AnyStore) {
    let mut expected = Vec::new();
    for _ in 0..7 {
        expected.push(open(&*store, gathering()).await.id());
    }
    open(&*store, NewTable { host: person(3), ..table_of(vec![seat(3, true), seat(4, true)]) })
        .await;
    expected.sort();
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = store.tables_about(person(1), after, 3).await.unwrap();
        assert!(page.len() <= 3);
        let Some(&last) = page.last() else { break };
        after = Some(last);
        found.extend(page);
    }
    assert_eq!(found, expected);
}

pub async fn find_the_games_they_still_play(store: AnyStore) {
    let gathers = open(&*store, gathering()).await;
    let mut over = open(&*store, playing()).await;
    while over.phase() == Phase::Playing {
        play(&*store, &mut over).await;
    }
    let mut left = open(&*store, gathering()).await;
    act(&*store, &mut left, 2000, Action::Leave { who: person(2) }).await;
    let unfinished = async |n| store.ids(Which::Unfinished(person(n))).await.unwrap();
    assert_eq!(unfinished(2).await, [gathers.id()]);
    assert_eq!(unfinished(7).await, []);
}

fn speakers(table: &Table) -> Vec<PlayerId> {
    table.chat().map(|line| line.player).collect()
}

pub async fn hand_over_what_they_said_but_no_keys(store: AnyStore) {
    let mut first = open(&*store, gathering()).await;
    let second = open(&*store, gathering()).await;
    for (n, text) in [(1, "one"), (2, "two"), (1, "three")] {
        say(&*store, &mut first, n, text).await;
    }
    store.add_key(key(1, KeyKind::Token, person(1))).await.unwrap();
    store.add_key(Key { acts_as: person(8), ..key(2, KeyKind::Token, person(1)) }).await.unwrap();
    store.add_key(key(3, KeyKind::Token, person(2))).await.unwrap();

    let changed = store.hand_over(person(1), person(5)).await.unwrap();
    assert_eq!(changed, [(first.id(), 5)]);
    let after = load(&*store, first.id()).await;
    assert_eq!((after.revision(), after.events()), (5, first.events()));
    assert!(after.sits(person(1)), "a seat is handed over by the table");
    assert_eq!(load(&*store, second.id()).await, second, "nothing was said there");
    assert_eq!(speakers(&after), [person(5), person(2), person(5)]);
    let line = after.chat().next().unwrap();
    assert_eq!((&*line.text, &*line.name), ("one", "Player 1"));
    assert_eq!(store.keys_of(person(1)).await.unwrap(), []);
    assert_eq!(store.keys_of(person(5)).await.unwrap(), [], "nobody knows whose they are");
    for n in [1, 2] {
        assert_eq!(store.key(KeyHash::of(&[n; 32])).await.unwrap(), None);
    }
    assert_eq!(store.keys_of(person(2)).await.unwrap().len(), 1);
    assert_eq!(store.hand_over(person(1), person(5)).await, Ok(Vec::new()));
}

pub async fn can_read_and_forget_what_they_said(store: AnyStore) {
    let mut table = open(&*store, table_of(vec![seat(1, true), seat(2, false)])).await;
    let odd = ODD_TEXTS.into_iter().filter(|text| !text.is_empty());
    for text in odd.clone() {
        say(&*store, &mut table, 1, text).await;
    }
    say(&*store, &mut table, 2, "mine").await;
    let own = store.chat_of(person(1), None, 100).await.unwrap();
    assert!(own.iter().all(|(at, line)| *at == table.id() && line.player == person(1)));
    assert!(own.iter().map(|(_, line)| &*line.text).eq(odd.clone()));
    let (mut paged, mut after) = (Vec::new(), None);
    loop {
        let page = store.chat_of(person(1), after, 3).await.unwrap();
        assert!(page.len() <= 3);
        let Some((table, line)) = page.last() else { break };
        after = Some((*table, line.n));
        paged.extend(page);
    }
    assert_eq!(paged, own);

    let changed = store.forget_chat(person(1), person(6)).await.unwrap();
    assert_eq!(changed, [(table.id(), table.revision() + 1)]);
    assert_eq!(store.chat_of(person(1), None, 100).await.unwrap(), []);
    let after = load(&*store, table.id()).await;
    let lines: Vec<&ChatLine> = after.chat().collect();
    assert_eq!(lines.len(), odd.count() + 1, "the numbers stay");
    let (last, gone) = lines.split_last().unwrap();
    assert_eq!((&*last.text, &*last.name), ("mine", "Player 2"));
    let is_empty = |line: &ChatLine| line.text.is_empty() && line.name.is_empty();
    assert!(gone.iter().all(|line| is_empty(line) && line.player == person(6)));
}

pub async fn hand_over_and_forget_a_lot_in_parts(store: AnyStore) {
    let mut tables = Vec::new();
    for _ in 0..120 {
        let mut table = open(&*store, gathering()).await;
        say(&*store, &mut table, 1, "hello").await;
        tables.push(table.id());
    }
    tables.sort();
    let mut changed = Vec::new();
    loop {
        let part = store.hand_over(person(1), person(5)).await.unwrap();
        if part.is_empty() {
            break;
        }
        assert!(part.len() < 120, "others wait for a part only");
        changed.extend(part.into_iter().map(|(table, _)| table));
    }
    changed.sort();
    assert_eq!(changed, tables);
    assert_eq!(store.chat_of(person(5), None, 1000).await.unwrap().len(), 120);
    let mut forgotten = 0;
    while let parts @ 1.. = store.forget_chat(person(5), person(6)).await.unwrap().len() {
        forgotten += parts;
    }
    assert_eq!(forgotten, 120);
    assert_eq!(store.chat_of(person(5), None, 1000).await.unwrap(), []);
}
