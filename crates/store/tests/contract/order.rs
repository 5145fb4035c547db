//! What operators need to keep order.

use majesty_store::{
    Account, AccountMade, Key, KeyHash, KeyKind, Locked, NewReport, Old, OperatorChanges,
    OperatorNote, PasswordLink, Player, Preferences, Reported, StalePage, Store, TableId,
};
use majesty_table::{Millis, Phase, PlayerId};

use super::{
    AnyStore, ODD_TEXTS, create, gathering, load, open, opened, person, played, playing, say,
};

fn note(at: u64, reason: &str) -> OperatorNote {
    OperatorNote { at: Millis(at), operator: "ada".to_owned(), reason: reason.to_owned() }
}

fn report(table: TableId, line: u64, reporter: u8, reason: &str) -> NewReport {
    let (reporter, reason) = (person(reporter), reason.to_owned());
    NewReport { table, line, reporter, reason, at: Millis(5000) }
}

async fn account(store: &dyn Store, n: u8, name: &str) -> PlayerId {
    let (player, password) = (person(n), "old".to_owned());
    let account = Account { player, name: name.to_owned(), password, created: Millis(1) };
    assert_eq!(store.create_account(account).await, Ok(AccountMade::Done));
    player
}

async fn key(store: &dyn Store, n: u8, kind: KeyKind, owner: PlayerId, last_used: u64) -> KeyHash {
    let hash = KeyHash::of(&[n; 32]);
    let (created, last_used) = (Millis(1), Millis(last_used));
    let name = String::new();
    let key = Key { hash, kind, owner, acts_as: owner, name, created, last_used };
    store.add_key(key).await.unwrap();
    hash
}

/// The actions in the audit log, the oldest first.
async fn actions(store: &dyn Store) -> Vec<String> {
    let entries = store.order().audit(100).await.unwrap();
    entries.iter().rev().map(|entry| format!("{} {}", entry.action, entry.subject)).collect()
}

pub async fn keeps_reports_with_a_copy_of_the_line(store: AnyStore) {
    let order = store.order();
    let mut table = open(&*store, gathering()).await;
    say(&*store, &mut table, 2, "something bad").await;
    let id = table.id();
    assert_eq!(order.report(report(id, 1, 1, "rude")).await, Ok(Reported::Done));
    assert_eq!(order.report(report(id, 1, 1, "again")).await, Ok(Reported::Already));
    assert_eq!(order.report(report(id, 1, 3, "")).await, Ok(Reported::Done));
    assert_eq!(order.report(report(id, 2, 1, "")).await, Ok(Reported::NoLine));
    let other = open(&*store, gathering()).await.id();
    assert_eq!(order.report(report(other, 1, 1, "")).await, Ok(Reported::NoLine));

    // The copy stays when the line and the table are gone.
    assert_eq!(order.delete_table(id, note(6000, "")).await, Ok(true));
    let reports = order.reports(false).await.unwrap();
    assert_eq!(reports.len(), 2);
    let first = &reports[0];
    assert_eq!((first.table, first.line, first.player), (id, 1, person(2)));
    assert_eq!((&*first.name, &*first.text, &*first.reason), ("Player 2", "something bad", "rude"));
    assert_eq!((first.reporter, first.handled), (Some(person(1)), None));
    assert_eq!(first.account, None);
    account(&*store, 2, "Ben").await;
    assert_eq!(order.reports(false).await.unwrap()[0].account.as_deref(), Some("Ben"));

    assert_eq!(order.close_report(first.id, note(7000, "warned")).await, Ok(true));
    assert_eq!(order.close_report(first.id, note(8000, "twice")).await, Ok(false));
    assert_eq!(order.close_report(99_999, note(8000, "")).await, Ok(false));
    assert_eq!(order.reports(false).await.unwrap(), reports_but_first(&*store).await);
    let all = order.reports(true).await.unwrap();
    assert_eq!((all[0].handled, &*all[0].note), (Some(Millis(7000)), "warned"));
}

async fn reports_but_first(store: &dyn Store) -> Vec<majesty_store::Report> {
    store.order().reports(true).await.unwrap().split_off(1)
}

pub async fn keeps_reports_of_all_texts(store: AnyStore) {
    let mut table = open(&*store, gathering()).await;
    for text in ODD_TEXTS.into_iter().filter(|text| !text.is_empty()) {
        say(&*store, &mut table, 2, text).await;
        let n = table.chat().next_back().unwrap().n;
        let reported = store.order().report(report(table.id(), n, 1, text)).await;
        assert_eq!(reported, Ok(Reported::Done));
        let reports = store.order().reports(false).await.unwrap();
        let last = reports.last().unwrap();
        assert_eq!((&*last.text, &*last.reason), (text, text));
        let locked = Locked::Address("10.0.0.0/8".to_owned());
        store.order().lock(locked, None, note(1, text)).await.unwrap();
        assert_eq!(store.order().locks().await.unwrap()[0].reason, text);
        assert_eq!(store.order().audit(1).await.unwrap()[0].reason, text);
    }
}

pub async fn deletes_lines_and_tables_and_logs_it(store: AnyStore) {
    let order = store.order();
    let mut table = open(&*store, gathering()).await;
    for text in ["one", "two", "three"] {
        say(&*store, &mut table, 2, text).await;
    }
    let id = table.id();
    assert_eq!(order.delete_line(id, 2, note(1, "rude")).await, Ok(true));
    assert_eq!(order.delete_line(id, 2, note(1, "")).await, Ok(false));
    let after = load(&*store, id).await;
    let texts: Vec<&str> = after.chat().map(|line| &*line.text).collect();
    assert_eq!((texts, after.revision()), (vec!["one", "three"], table.revision() + 1));
    // The chat goes on where it was.
    let mut after = after;
    say(&*store, &mut after, 2, "four").await;
    assert_eq!(load(&*store, id).await.chat().next_back().unwrap().n, 4);

    assert_eq!(order.delete_table(id, note(2, "spam")).await, Ok(true));
    assert_eq!(order.delete_table(id, note(2, "")).await, Ok(false));
    assert_eq!(store.load(id, 0).await, Ok(None));
    assert_eq!(
        actions(&*store).await,
        [format!("delete line {id} 2"), format!("delete table {id}")]
    );
    let entry = &order.audit(1).await.unwrap()[0];
    assert_eq!((&*entry.operator, &*entry.reason, entry.at), ("ada", "spam", Millis(2)));
}

pub async fn locks_people_out_and_ends_their_keys(store: AnyStore) {
    let order = store.order();
    let ben = account(&*store, 2, "Ben").await;
    let (session, token) = (
        key(&*store, 1, KeyKind::Session, ben, 1).await,
        key(&*store, 2, KeyKind::Token, ben, 1).await,
    );
    let other = key(&*store, 3, KeyKind::Session, person(3), 1).await;
    order.lock(Locked::Account(ben), Some(Millis(500)), note(100, "rude")).await.unwrap();
    for (hash, is_there) in [(session, false), (token, false), (other, true)] {
        assert_eq!(store.key(hash).await.unwrap().is_some(), is_there);
    }
    let locks = order.locks().await.unwrap();
    assert_eq!(locks.len(), 1);
    assert_eq!((&locks[0].on, locks[0].name.as_deref()), (&Locked::Account(ben), Some("Ben")));
    assert_eq!((&*locks[0].reason, locks[0].made), ("rude", Millis(100)));
    assert!(locks[0].holds(Millis(499)) && !locks[0].holds(Millis(500)));

    // Another lock on the same replaces it.
    order.lock(Locked::Account(ben), None, note(200, "very rude")).await.unwrap();
    let net = Locked::Address("203.0.113.0/24".to_owned());
    order.lock(net.clone(), None, note(300, "")).await.unwrap();
    let locks = order.locks().await.unwrap();
    assert_eq!((locks.len(), &locks[0].on, locks[1].until), (2, &net, None));
    assert!(locks[1].holds(Millis(u64::MAX)));
    // A guest and an account are different things.
    assert_eq!(order.unlock(Locked::Guest(ben), note(1, "")).await, Ok(false));
    assert_eq!(order.unlock(Locked::Account(ben), note(1, "")).await, Ok(true));
    assert_eq!(order.unlock(Locked::Account(ben), note(1, "")).await, Ok(false));
    assert_eq!(order.locks().await.unwrap().len(), 1);
}

pub async fn sets_a_password_once_by_a_link(store: AnyStore) {
    let order = store.order();
    let ben = account(&*store, 2, "Ben").await;
    let session = key(&*store, 1, KeyKind::Session, ben, 1).await;
    let token = key(&*store, 2, KeyKind::Token, ben, 1).await;
    let link =
        |n: u8| PasswordLink { hash: KeyHash::of(&[n; 32]), account: ben, until: Millis(1000) };
    order.add_password_link(link(7), note(1, "")).await.unwrap();
    // A second link replaces the first.
    order.add_password_link(link(8), note(1, "")).await.unwrap();
    let (first, second) = (link(7).hash, link(8).hash);
    assert_eq!(order.password_link(first, Millis(10)).await, Ok(None));
    assert_eq!(order.password_link(second, Millis(10)).await, Ok(Some(ben)));
    assert_eq!(order.password_link(second, Millis(1000)).await, Ok(None), "it has run out");
    let set = |hash, at| order.use_password_link(hash, Millis(at), "new".to_owned());
    assert_eq!((set(first, 10).await, set(second, 1000).await), (Ok(false), Ok(false)));
    assert_eq!(store.account_of(ben).await.unwrap().unwrap().password, "old");
    assert!(store.key(session).await.unwrap().is_some());
    assert_eq!(set(second, 999).await, Ok(true));
    assert_eq!(store.account_of(ben).await.unwrap().unwrap().password, "new");
    for hash in [session, token] {
        assert_eq!(store.key(hash).await, Ok(None));
    }
    assert_eq!(set(second, 999).await, Ok(false), "it is used up");
    assert_eq!(order.password_link(second, Millis(10)).await, Ok(None));
    assert_eq!(actions(&*store).await.last(), Some(&format!("new password {ben}")));
}

pub async fn tells_running_servers_what_changed(store: AnyStore) {
    let order = store.order();
    let start = order.changes_since(0).await.unwrap();
    assert_eq!(start, OperatorChanges::default());
    let mut table = open(&*store, gathering()).await;
    say(&*store, &mut table, 2, "one").await;
    order.delete_line(table.id(), 1, note(1, "")).await.unwrap();
    order.lock(Locked::Guest(person(2)), None, note(1, "")).await.unwrap();
    let (tables, players) = (vec![table.id()], vec![person(2)]);
    let first = order.changes_since(0).await.unwrap();
    assert_eq!(first, OperatorChanges { last: 2, tables: tables.clone(), players });
    order.delete_table(table.id(), note(1, "")).await.unwrap();
    let next = order.changes_since(first.last).await.unwrap();
    assert_eq!(next, OperatorChanges { last: 3, tables, players: Vec::new() });
    assert_eq!(order.changes_since(3).await.unwrap().tables, []);
    // The numbers go on when old entries are gone.
    assert_eq!(order.delete_old(Old::Audit, Millis(5), 100).await, Ok(3));
    assert_eq!(order.unlock(Locked::Guest(person(2)), note(1, "")).await, Ok(true));
    assert_eq!(order.changes_since(3).await.unwrap().last, 4);
}

pub async fn finds_tables_that_nothing_has_changed(store: AnyStore) {
    let order = store.order();
    account(&*store, 2, "Ben").await;
    let with_account = create(&*store, played(playing(), 1000)).await.id();
    let guests = {
        let new = super::table_of(vec![super::seat(3, true), super::seat(4, true)]);
        let new = majesty_table::NewTable { host: person(3), ..new };
        create(&*store, played(new, 2000)).await.id()
    };
    let newer = create(&*store, played(playing(), 9000)).await.id();
    let (begun, waiting) = (
        create(&*store, opened(playing(), 1000)).await.id(),
        create(&*store, opened(gathering(), 1000)).await.id(),
    );
    let before = Millis(5000);
    let page = |phase, after, limit| order.stale_tables(StalePage { phase, before, after, limit });
    let over = page(Phase::Over, None, 10).await.unwrap();
    let found: Vec<_> =
        over.iter().map(|table| (table.id, table.has_accounts, table.has_guests)).collect();
    assert_eq!(found, [(with_account, true, true), (guests, false, true)]);
    let first = page(Phase::Over, None, 1).await.unwrap();
    assert_eq!(first, over[..1]);
    let after = Some((first[0].changed, first[0].id));
    assert_eq!(page(Phase::Over, after, 10).await.unwrap(), over[1..]);
    assert_eq!(page(Phase::Playing, None, 10).await.unwrap()[0].id, begun);
    assert_eq!(page(Phase::Gathering, None, 10).await.unwrap()[0].id, waiting);

    // Only what is still as it was found.
    let all = vec![with_account, guests, newer, begun, waiting];
    let deleted = order.delete_stale(all, Phase::Over, before).await.unwrap();
    let mut expected = vec![with_account, guests];
    expected.sort();
    assert_eq!(deleted, expected);
    for id in [newer, begun, waiting] {
        assert!(store.load(id, 0).await.unwrap().is_some());
    }
    assert_eq!(store.load(guests, 0).await, Ok(None));
}

pub async fn forgets_guests_at_old_tables(store: AnyStore) {
    let order = store.order();
    account(&*store, 2, "Ben").await;
    let old = create(&*store, played(playing(), 1000)).await;
    let newer = create(&*store, played(playing(), 9000)).await;
    let tables = vec![old.id(), newer.id()];
    let changed = order.forget_guests(tables, Millis(5000)).await.unwrap();
    assert_eq!(changed, [(old.id(), old.revision() + 1)]);
    let members = |table: &majesty_table::Table| -> Vec<(Option<PlayerId>, String)> {
        table.members().iter().map(|member| (member.player, member.name.clone())).collect()
    };
    let after = load(&*store, old.id()).await;
    assert_eq!(members(&after), [(None, String::new()), (Some(person(2)), "Player 2".to_owned())]);
    assert_eq!(members(&load(&*store, newer.id()).await), members(&newer));
    let page = StalePage { phase: Phase::Over, before: Millis(5000), after: None, limit: 9 };
    assert!(!order.stale_tables(page).await.unwrap()[0].has_guests, "nothing is left to do");
}

pub async fn deletes_old_chat(store: AnyStore) {
    let order = store.order();
    let mut tables = Vec::new();
    for _ in 0..3 {
        let mut table = open(&*store, gathering()).await;
        for text in ["one", "two", "three"] {
            say(&*store, &mut table, 2, text).await;
        }
        tables.push(table);
    }
    // Lines are said at 1,000,000 + 10,000 times the revision.
    let before = Millis(1_000_000 + 10_000 * 2 + 1);
    let (mut lines, mut changed) = (0, Vec::new());
    loop {
        let (some, at) = order.delete_old_chat(before, 2).await.unwrap();
        if at.is_empty() {
            break;
        }
        assert!(at.len() <= 2, "in batches");
        lines += some;
        changed.extend(at);
    }
    assert_eq!((lines, changed.len()), (6, 3));
    for table in &tables {
        let after = load(&*store, table.id()).await;
        let texts: Vec<&str> = after.chat().map(|line| &*line.text).collect();
        assert_eq!((texts, after.revision()), (vec!["three"], table.revision() + 1));
    }
    let one = tables[0].id();
    assert_eq!(order.trim_chat(one, 2).await, Ok(0));
    assert_eq!(order.trim_chat(one, 3).await, Ok(1));
}

pub async fn deletes_what_is_old_in_batches(store: AnyStore) {
    let order = store.order();
    account(&*store, 1, "Ada").await;
    for n in 1..=5 {
        key(&*store, n, KeyKind::Session, person(n), 100 * u64::from(n)).await;
        key(&*store, 10 + n, KeyKind::Token, person(9), 100 * u64::from(n)).await;
        let (name, preferences) = (String::new(), Preferences::default());
        let last_seen = Millis(100 * u64::from(n));
        let player = Player { id: person(n), name, preferences, last_seen };
        store.save_player(player).await.unwrap();
        let until = Some(Millis(100 * u64::from(n)));
        let on = Locked::Guest(person(20 + n));
        order.lock(on, until, note(100 * u64::from(n), "")).await.unwrap();
        let (hash, account) = (KeyHash::of(&[n; 32]), person(30 + n));
        let link = PasswordLink { hash, account, until: Millis(100 * u64::from(n)) };
        order.add_password_link(link, note(10_000, "")).await.unwrap();
    }
    let mut table = open(&*store, gathering()).await;
    for n in 1..=5 {
        say(&*store, &mut table, 2, "bad").await;
        order.report(report(table.id(), n, 1, "")).await.unwrap();
    }
    for report in &order.reports(false).await.unwrap()[..4] {
        order.close_report(report.id, note(50 * report.id, "")).await.unwrap();
    }
    let old = |what, before, limit| order.delete_old(what, Millis(before), limit);
    assert_eq!(old(Old::Sessions, 301, 1).await, Ok(1));
    assert_eq!(old(Old::Sessions, 301, 9).await, Ok(2));
    assert_eq!(old(Old::Tokens, 301, 9).await, Ok(3));
    assert_eq!(old(Old::Guests, 1000, 9).await, Ok(2));
    assert!(store.load_player(person(1)).await.unwrap().is_some(), "the account's stays");
    assert!(store.load_player(person(2)).await.unwrap().is_none());
    assert!(store.load_player(person(4)).await.unwrap().is_some(), "somebody is signed in");
    assert_eq!(old(Old::Locks, 300, 9).await, Ok(2));
    assert_eq!(old(Old::PasswordLinks, 300, 9).await, Ok(2));
    assert_eq!(old(Old::Reports, 1000, 3).await, Ok(3));
    assert_eq!(old(Old::Reports, 1000, 9).await, Ok(1));
    assert_eq!(order.reports(true).await.unwrap().len(), 1, "open reports stay");
    assert_eq!(old(Old::Audit, 5000, 2).await, Ok(2));
}

pub async fn forgets_what_a_deleted_person_reported(store: AnyStore) {
    let order = store.order();
    let mut table = open(&*store, gathering()).await;
    for n in 1..=2 {
        say(&*store, &mut table, 2, "bad").await;
        assert_eq!(order.report(report(table.id(), n, 1, "rude")).await, Ok(Reported::Done));
        assert_eq!(order.report(report(table.id(), n, 3, "rude")).await, Ok(Reported::Done));
    }
    store.delete_account(person(1)).await.unwrap();
    store.delete_account(person(3)).await.unwrap();
    let reports = order.reports(true).await.unwrap();
    assert_eq!(reports.len(), 4);
    assert!(reports.iter().all(|report| report.reporter.is_none() && report.reason.is_empty()));
    // What was handled goes with whoever said it; what nobody has read stays.
    order.close_report(reports[0].id, note(1, "")).await.unwrap();
    store.delete_account(person(2)).await.unwrap();
    assert_eq!(order.reports(true).await.unwrap(), reports[1..]);
}
