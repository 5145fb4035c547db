//! Reports, what operators do while the server runs, one-time links, privacy, and retention.

mod common;

use std::{path::Path, sync::Arc, time::Duration};

use common::{Browser, PATIENCE, Server, Stream, guarded, id_of, quick, revision_of, stored};
use majesty_server::{Days, Options, Retention};
use majesty_store::{
    Append, Appended, Key, KeyHash, KeyKind, Locked, OperatorNote, PasswordLink, SqliteStore, Store,
};
use majesty_table::{Action, Command, Millis, PlayerId};
use reqwest::{StatusCode, header};
use serde_json::json;
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::time::timeout;

/// A server that looks for changes and for old data all the time.
async fn watchful(options: Options) -> Server {
    let every = Duration::from_millis(20);
    let retention = Retention { every, settling: Duration::ZERO, ..options.retention };
    common::server(Options { watch: every, retention, ..options }).await
}

fn now() -> u64 {
    std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64
}

const DAY: u64 = 24 * 3600 * 1000;

fn note(reason: &str) -> OperatorNote {
    OperatorNote { at: Millis(now()), operator: "ada".to_owned(), reason: reason.to_owned() }
}

/// Waits until something is so.
async fn until<F: Future<Output = bool>>(is_so: impl Fn() -> F) {
    let wait = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, wait).await.expect("it happens in time");
}

/// A listed table with a free seat.
async fn open_table(browser: &Browser) -> String {
    browser
        .go("/new", &[("players", "2"), ("seat1", "me"), ("seat2", "link"), ("name1", "Ada")])
        .await
}

/// Says something while no server looks, at some moment.
async fn say_at(store: &dyn Store, table: &str, at: u64, text: &str) {
    let before = stored(store, table).await;
    let who = PlayerId::from_hash([7; 32]);
    let action = Action::Say { who, name: "Ben", text };
    let changes = before.decide(&Command { at: Millis(at), action }).unwrap();
    let mut after = before.clone();
    after.commit(&changes).unwrap();
    let appended = store.append(vec![Append::step(&before, &after, changes)]).await.unwrap();
    assert_eq!(appended, Appended::Done);
}

async fn sign_up(browser: &Browser, name: &str) {
    let fields = [("name", name), ("password", "correct horse")];
    assert_eq!(browser.go("/account/create", &fields).await, "/account?done=created");
}

async fn sign_in(browser: &Browser, name: &str, password: &str) -> (StatusCode, String) {
    let fields = [("name", name), ("password", password)];
    let response = browser.post("/account/sign-in", &fields).await;
    (response.status(), response.text().await.unwrap())
}

#[tokio::test]
async fn a_line_is_reported_once_with_a_copy_of_it() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let table = open_table(&ada).await;
    ben.go("/settings", &[("name", "Ben")]).await;
    ben.go(&format!("{table}/say"), &[("text", "something <bad>")]).await;
    let page = ada.page(&table).await;
    assert!(page.contains("<button form=\"report\" name=\"line\" value=\"1\">Report</button>"));

    let report = format!("{table}/report");
    for _ in 0..2 {
        let response = ada.post(&report, &[("line", "1"), ("reason", " rude \u{202e}")]).await;
        assert_eq!(response.status(), StatusCode::OK);
        let page = response.text().await.unwrap();
        assert!(page.contains("Thank you. The operator of this server will look"), "{page}");
        // Without a script the page loads itself again, and not the address of the form.
        assert!(page.contains(&format!("content=\"3;url={table}\"")), "{page}");
    }
    let reports = server.store.order().reports(false).await.unwrap();
    assert_eq!(reports.len(), 1, "a line is reported once by one person");
    assert_eq!((&*reports[0].name, &*reports[0].text), ("Ben", "something <bad>"));
    assert_eq!((reports[0].table, &*reports[0].reason), (id_of(&table), "rude"));

    // Somebody without a seat may, too, in their language, and the script gets a fragment.
    let cleo = server.browser();
    cleo.go("/settings", &[("lang", "de")]).await;
    let response = cleo.fetch(&report, &[("line", "1")]).await;
    let fragment = response.text().await.unwrap();
    assert!(fragment.starts_with("<main"));
    assert!(cleo.page(&table).await.contains("data-thanks=\"Danke! Der Betreiber"));
    assert_eq!(server.store.order().reports(false).await.unwrap().len(), 2);

    ada.refused(&report, &[("line", "2")], 404).await;
    ada.refused(&report, &[("line", "x")], 422).await;
    ada.refused(&report, &[], 422).await;
    ada.refused(&report, &[("line", "18446744073709551615")], 404).await;
    assert_eq!(server.store.order().reports(true).await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_export_has_the_reports_of_its_person_and_no_reporter() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let table = open_table(&ada).await;
    ben.go(&format!("{table}/say"), &[("text", "something bad")]).await;
    ada.post(&format!("{table}/report"), &[("line", "1"), ("reason", "quite rude")]).await;
    let made = ada.page("/account/export").await;
    assert!(made.contains("quite rude") && !made.contains("something bad"), "{made}");
    let about = ben.page("/account/export").await;
    let reporter = server.store.order().reports(true).await.unwrap()[0].reporter.unwrap();
    assert!(about.contains("\"made\": false") && about.contains("something bad"), "{about}");
    assert!(!about.contains("quite rude") && !about.contains(&reporter.to_string()), "{about}");
}

#[tokio::test]
async fn a_line_that_scrolled_out_is_reported_and_the_chat_stays_short() {
    let retention = Retention { chat_lines: 100, ..Retention::default() };
    let server = watchful(Options { retention, ..quick() }).await;
    let ada = server.browser();
    let table = open_table(&ada).await;
    // The page is in memory now; the store is further.
    for n in 1..160 {
        say_at(&*server.store, &table, now() - 1_000_000 + 5_000 * n, &format!("line {n}")).await;
    }
    let page = ada.post(&format!("{table}/report"), &[("line", "1")]).await.text().await.unwrap();
    assert!(page.contains("Thank you") && !page.contains("line 1<"), "it isn't on the page");
    assert_eq!(server.store.order().reports(false).await.unwrap()[0].text, "line 1");

    ada.go(&format!("{table}/say"), &[("text", "line 160")]).await;
    let order = server.store.order();
    until(async || order.report(report_of(&table, 60)).await.unwrap() == NO_LINE).await;
    assert_eq!(order.report(report_of(&table, 61)).await.unwrap(), majesty_store::Reported::Done);
    ada.until_figure("majesty_deleted_total{what=\"chat\"}", |count| (count - 60.0).abs() < 0.5)
        .await;
    assert_eq!(stored(&*server.store, &table).await.chat().count(), 100);
}

const NO_LINE: majesty_store::Reported = majesty_store::Reported::NoLine;

fn report_of(table: &str, line: u64) -> majesty_store::NewReport {
    // Each by somebody else.
    let mut hash = [1; 32];
    getrandom::fill(&mut hash).unwrap();
    let (table, reporter) = (id_of(table), PlayerId::from_hash(hash));
    majesty_store::NewReport { table, line, reporter, reason: String::new(), at: Millis(1) }
}

#[tokio::test]
async fn reports_are_limited() {
    let server = guarded().await;
    let ada = server.browser();
    let table = open_table(&ada).await;
    ada.go(&format!("{table}/say"), &[("text", "hello")]).await;
    let report = async || ada.post(&format!("{table}/report"), &[("line", "1")]).await.status();
    for _ in 0..10 {
        assert_eq!(report().await, StatusCode::OK);
    }
    assert_eq!(report().await, StatusCode::TOO_MANY_REQUESTS);
    server.pass(60);
    assert_eq!(report().await, StatusCode::OK);
}

#[tokio::test]
async fn a_program_reports_a_line() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = open_table(&ada).await;
    ada.go(&format!("{table}/say"), &[("text", "something bad")]).await;
    let robin = common::program::Program::guest(&server, "Robin").await;
    let path = format!("/tables/{}/report", id_of(&table));
    let state = robin.ok("POST", &path, json!({ "line": 1, "reason": "rude" })).await;
    assert_eq!(state["chat"][0]["text"], "something bad");
    assert_eq!(server.store.order().reports(false).await.unwrap()[0].reason, "rude");
    robin.refused(&path, json!({ "line": 7 }), 404, "no-such-line").await;
    robin.refused(&path, json!({ "line": 1, "because": "rude" }), 422, "unreadable").await;
}

#[tokio::test]
async fn a_line_that_an_operator_deletes_vanishes_from_open_pages() {
    let server = watchful(quick()).await;
    let ada = server.browser();
    let table = open_table(&ada).await;
    for text in ["fine", "something bad"] {
        ada.go(&format!("{table}/say"), &[("text", text)]).await;
    }
    let page = ada.page(&table).await;
    assert!(page.contains("something bad"));
    let mut stream = Stream::open(&ada, &table, revision_of(&page)).await;
    let deleted = server.store.order().delete_line(id_of(&table), 2, note("rude")).await;
    assert_eq!(deleted, Ok(true));
    let is_gone = |news: &common::News| !news.data.contains("something bad");
    let news = stream.until(|news| news.event == "table" && is_gone(news)).await;
    assert!(news.data.contains("fine"));
    assert!(!ada.page(&table).await.contains("something bad"));
    // The table goes on.
    ada.go(&format!("{table}/say"), &[("text", "and on")]).await;
    let numbers: Vec<u64> =
        stored(&*server.store, &table).await.chat().map(|line| line.n).collect();
    assert_eq!(numbers, [1, 3]);
}

#[tokio::test]
async fn a_table_that_an_operator_deletes_is_gone() {
    let server = watchful(quick()).await;
    let ada = server.browser();
    let table = open_table(&ada).await;
    let page = ada.page(&table).await;
    let stream = Stream::open(&ada, &table, revision_of(&page)).await;
    assert_eq!(server.store.order().delete_table(id_of(&table), note("spam")).await, Ok(true));
    stream.ended().await;
    assert_eq!(ada.get(&table).await.status(), StatusCode::NOT_FOUND);
    assert!(!ada.page("/").await.contains(&table));
}

#[tokio::test]
async fn a_locked_account_is_signed_out_and_stays_out() {
    // Its stream doesn't wait for the next beat.
    let server = watchful(Options { alive: Duration::from_hours(1), ..quick() }).await;
    let ben = server.browser();
    sign_up(&ben, "Ben").await;
    let account = server.store.account_by_name("Ben").await.unwrap().unwrap().player;
    let made = ben.post("/account/token", &[("name", "bot"), ("acts", "me")]).await;
    let page = made.text().await.unwrap();
    let token = page.split("mj_").nth(1).unwrap()[..64].to_owned();
    let table = open_table(&ben).await;
    let stream = Stream::open(&ben, &table, 0).await;
    let until_when = Millis(now() + DAY);
    let order = server.store.order();
    order.lock(Locked::Account(account), Some(until_when), note("rude")).await.unwrap();
    stream.ended().await;
    assert!(!ben.page("/account").await.contains("Signed in as"));
    let me = ben.client.get(format!("{}/api/v1/me", server.origin));
    let me = me.header(header::AUTHORIZATION, format!("Bearer mj_{token}")).send().await.unwrap();
    assert_eq!(me.status(), StatusCode::UNAUTHORIZED);

    // Only who knows the password learns of the lock.
    let (status, page) = sign_in(&ben, "Ben", "correct horse").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(
        page.contains("has blocked you from playing") && page.contains("The block ends on 20"),
        "{page}"
    );
    let (_, page) = sign_in(&ben, "Ben", "wrong password").await;
    assert!(page.contains("Wrong name or password"));
    assert_eq!(server.store.keys_of(account).await.unwrap(), []);

    order.unlock(Locked::Account(account), note("")).await.unwrap();
    assert_eq!(sign_in(&ben, "Ben", "correct horse").await.0, StatusCode::SEE_OTHER);
}

/// A locked guest doesn't pass their seats to an account of theirs.
#[tokio::test]
async fn a_locked_guest_signs_in_to_nothing() {
    let server = watchful(quick()).await;
    let (guest, account) = (server.browser(), server.browser());
    sign_up(&account, "Ben").await;
    let table = open_table(&guest).await;
    let (player, cookie) = common::guest(1);
    let say = guest.client.post(format!("{}{table}/say", server.origin));
    let say = say.header(header::COOKIE, &cookie).form(&[("text", "something bad")]);
    say.send().await.unwrap();
    let order = server.store.order();
    order.lock(Locked::Guest(player), None, note("rude")).await.unwrap();
    let fields = [("name", "Ben"), ("password", "correct horse")];
    let answer = account.post("/account/sign-in", &fields).await;
    let session = answer.headers()[header::SET_COOKIE].to_str().unwrap().to_owned();
    let session = session.split(';').next().unwrap();
    let try_with = async |cookies: String| {
        let request = reqwest::Client::builder().no_proxy().build().unwrap();
        let request = request.post(format!("{}/account/sign-in", server.origin));
        request.header(header::COOKIE, cookies).form(&fields).send().await.unwrap().status()
    };
    until(async || try_with(cookie.clone()).await == StatusCode::FORBIDDEN).await;
    assert_eq!(try_with(format!("{cookie}; {session}")).await, StatusCode::FORBIDDEN);
    let chat = stored(&*server.store, &table).await;
    assert!(chat.chat().all(|line| line.player == player), "nothing was handed over");
}

/// A report on a person who deleted themselves goes when it is closed.
#[tokio::test]
async fn a_closed_report_on_nobody_is_gone() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    sign_up(&ben, "Ben").await;
    let table = open_table(&ada).await;
    ben.go(&format!("{table}/say"), &[("text", "something bad")]).await;
    ada.post(&format!("{table}/report"), &[("line", "1")]).await;
    let delete = [("password", "correct horse"), ("sure", "on")];
    ben.go("/account/delete", &delete).await;
    let order = server.store.order();
    assert_eq!(order.reports(false).await.unwrap().len(), 1, "an open one stays");
    order.close_report(1, note("")).await.unwrap();
    assert_eq!(order.reports(true).await.unwrap(), []);
}

/// An operator who gives a link to someone whose lock has run out doesn't lock them out again.
#[tokio::test]
async fn a_lock_that_ran_out_ends_no_session() {
    let server = watchful(quick()).await;
    let ben = server.browser();
    sign_up(&ben, "Ben").await;
    let account = server.store.account_by_name("Ben").await.unwrap().unwrap().player;
    let order = server.store.order();
    order.lock(Locked::Account(account), Some(Millis(now() - 1000)), note("")).await.unwrap();
    assert_eq!(sign_in(&ben, "Ben", "correct horse").await.0, StatusCode::SEE_OTHER);
    let table = open_table(&ben).await;
    ben.go(&format!("{table}/say"), &[("text", "something bad")]).await;
    // A change that concerns the account, and one behind it that can be seen.
    let hash = KeyHash::of(&[3; 32]);
    let link = PasswordLink { hash, account, until: Millis(now() + DAY) };
    order.add_password_link(link, note("")).await.unwrap();
    order.delete_line(id_of(&table), 1, note("")).await.unwrap();
    ben.until(&table, |page| !page.contains("something bad")).await;
    assert!(ben.page("/account").await.contains("Signed in as Ben"));
}

/// A session that began before the server heard of the lock, as if somebody had been quicker.
#[tokio::test]
async fn a_session_that_was_quicker_than_its_lock_is_ended() {
    let server = watchful(quick()).await;
    let ben = PlayerId::from_hash([9; 32]);
    let order = server.store.order();
    order.lock(Locked::Guest(ben), None, note("")).await.unwrap();
    order.lock(Locked::Account(ben), None, note("")).await.unwrap();
    // The key comes in the moment between the lock and its news, which another change stands for.
    let (hash, created) = (KeyHash::of(&[1; 32]), Millis(now()));
    let name = String::new();
    let kind = KeyKind::Session;
    let key = Key { hash, kind, owner: ben, acts_as: ben, name, created, last_used: created };
    server.store.add_key(key).await.unwrap();
    order.unlock(Locked::Guest(ben), note("")).await.unwrap();
    until(async || server.store.key(hash).await.unwrap().is_none()).await;
}

#[tokio::test]
async fn a_locked_guest_looks_on_and_does_nothing() {
    let server = watchful(quick()).await;
    let (ada, ben) = (server.browser(), server.browser());
    let table = open_table(&ada).await;
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    ben.go(&format!("{table}/say"), &[("text", "something bad")]).await;
    let who = stored(&*server.store, &table).await.chat().next().unwrap().player;
    let order = server.store.order();
    order.lock(Locked::Guest(who), None, note("rude")).await.unwrap();
    let say = format!("{table}/say");
    until(async || ben.post(&say, &[("text", "")]).await.status() == StatusCode::FORBIDDEN).await;
    for path in ["/ready", "/start", "/say", "/sit", "/report"] {
        let page = ben.refused(&format!("{table}{path}"), &[("seat", "1")], 403).await;
        assert!(page.contains("The block stays until the operator lifts it."), "{page}");
    }
    for path in ["/new", "/play", "/open", "/account/create", "/account/token"] {
        ben.refused(path, &[], 403).await;
    }
    assert!(ben.page(&table).await.contains("something bad"), "reading is free");
    ben.go("/settings", &[("lang", "nl")]).await;
    ben.go(&format!("{table}/leave"), &[]).await;
    // Others don't notice.
    ada.go(&format!("{table}/say"), &[("text", "quiet now")]).await;

    order.unlock(Locked::Guest(who), note("")).await.unwrap();
    until(async || ben.post(&say, &[("text", "")]).await.status() == StatusCode::SEE_OTHER).await;
}

#[tokio::test]
async fn a_locked_network_gets_nothing_but_the_page_on_privacy() {
    let every = Duration::from_millis(20);
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let site = majesty_server::Site { proxies, public_url: None, hosts: Vec::new() };
    let server =
        watchful(Options { site, alive: every, imprint: Some("Me".to_owned()), ..quick() }).await;
    let get = |path: &str, from: &'static str| {
        let request = server.browser().client.get(format!("{}{path}", server.origin));
        request.header("x-forwarded-for", from).send()
    };
    let status = async |path: &str, from| get(path, from).await.unwrap().status().as_u16();
    let table = open_table(&server.browser()).await;
    let mut stream = get(&format!("{table}/events"), "203.0.113.9").await.unwrap();
    assert_eq!(stream.status(), StatusCode::OK);
    let net = || Locked::Address("203.0.113.0/24".to_owned());
    let order = server.store.order();
    let soon = Millis(now() + DAY);
    order.lock(net(), Some(soon), note("flood")).await.unwrap();
    let ended = async { while let Ok(Some(_)) = stream.chunk().await {} };
    timeout(PATIENCE, ended).await.expect("open streams end");
    until(async || status("/", "203.0.113.9").await == 403).await;
    for path in ["/", "/rules", "/account", &table, "/api/v1/levels", "/nowhere"] {
        assert_eq!(status(path, "203.0.113.255").await, 403, "{path}");
        assert_ne!(status(path, "203.0.114.1").await, 403, "{path}");
    }
    for path in ["/privacy", "/imprint", "/assets/style.css", "/robots.txt", "/favicon.svg"] {
        assert_eq!(status(path, "203.0.113.9").await, 200, "{path}");
    }
    let page = get("/", "203.0.113.9").await.unwrap().text().await.unwrap();
    assert!(page.contains("has blocked your network") && page.contains("The block ends on 20"));
    let problem = get("/api/v1/levels", "203.0.113.9").await.unwrap().text().await.unwrap();
    assert!(problem.contains("\"locked-address\""), "{problem}");

    // Nobody gets around it with a header of their own beside the proxy's.
    for own in ["for=1.1.1.1", "for=203.0.113.9, for=1.1.1.1"] {
        let request = server.browser().client.get(format!("{}/", server.origin));
        let request = request.header("x-forwarded-for", "203.0.113.9").header("forwarded", own);
        assert_eq!(request.send().await.unwrap().status(), StatusCode::FORBIDDEN, "{own}");
    }

    // A lock that ran out holds no more, whether it is deleted or not.
    order.lock(net(), Some(Millis(now() - 1)), note("")).await.unwrap();
    until(async || status("/", "203.0.113.9").await == 200).await;
    order.lock(net(), None, note("")).await.unwrap();
    until(async || status("/", "203.0.113.9").await == 403).await;
    order.unlock(net(), note("")).await.unwrap();
    until(async || status("/", "203.0.113.9").await == 200).await;
}

#[tokio::test]
async fn locks_hold_from_the_first_request_after_a_start() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let on = Locked::Address("127.0.0.0/8".to_owned());
    store.order().lock(on, None, note("")).await.unwrap();
    let watch = Duration::from_hours(1);
    let server = Server::with(store, Options { watch, ..quick() }).await;
    assert_eq!(server.browser().get("/").await.status(), StatusCode::FORBIDDEN);
}

/// A link for an account, as `majesty admin password-link` makes it.
async fn link(server: &Server, n: u8, name: &str, until: u64) -> String {
    let account = server.store.account_by_name(name).await.unwrap().unwrap().player;
    let link = PasswordLink { hash: KeyHash::of(&[n; 32]), account, until: Millis(until) };
    server.store.order().add_password_link(link, note("")).await.unwrap();
    format!("/account/reset/{}", data_encoding::HEXLOWER.encode(&[n; 32]))
}

#[tokio::test]
async fn a_one_time_link_sets_a_password_once() {
    let server = Server::start().await;
    let (ben, cleo) = (server.browser(), server.browser());
    sign_up(&ben, "Ben").await;
    sign_up(&cleo, "Cleo").await;
    ben.post("/account/token", &[("name", "bot"), ("acts", "me")]).await;
    let account = server.store.account_by_name("Ben").await.unwrap().unwrap().player;
    assert_eq!(server.store.keys_of(account).await.unwrap().len(), 2);
    let path = link(&server, 7, "Ben", now() + DAY).await;
    let other = server.browser();

    // To look at it, as an app that previews links does, doesn't use it up.
    for _ in 0..2 {
        let response = other.get(&path).await;
        assert_eq!(response.status(), StatusCode::OK);
        let policies: Vec<_> = response.headers().get_all(header::REFERRER_POLICY).iter().collect();
        assert_eq!(policies, ["strict-origin"]);
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store");
        let page = response.text().await.unwrap();
        assert!(page.contains("a new password for the account Ben"), "{page}");
        assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"));
        assert!(!page.contains(path.rsplit('/').next().unwrap()), "the page doesn't repeat it");
    }
    let page = other.refused(&path, &[("password", "short")], 422).await;
    assert!(page.contains("8 to 256 characters"), "{page}");
    assert_eq!(server.store.keys_of(account).await.unwrap().len(), 2, "nothing happened yet");

    let to = other.go(&path, &[("password", "battery staple")]).await;
    assert_eq!(to, "/account?done=reset");
    assert!(other.page(&to).await.contains("Your new password has been set."));
    assert_eq!(server.store.keys_of(account).await.unwrap(), [], "sessions and tokens are over");
    assert!(!ben.page("/account").await.contains("Signed in as"));
    assert!(cleo.page("/account").await.contains("Signed in as"), "nobody else is");
    assert_eq!(sign_in(&ben, "Ben", "correct horse").await.0, StatusCode::FORBIDDEN);
    assert_eq!(sign_in(&ben, "Ben", "battery staple").await.0, StatusCode::SEE_OTHER);

    // Used, expired, replaced, wrong: they all say the same.
    let expired = link(&server, 8, "Cleo", now() - 1).await;
    let replaced = link(&server, 9, "Ben", now() + DAY).await;
    link(&server, 10, "Ben", now() + DAY).await;
    let wrong = format!("/account/reset/{}", "0".repeat(64));
    for path in [&*path, &expired, &replaced, &wrong, "/account/reset/x", "/account/reset/%ff"] {
        let response = other.get(path).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(response.headers()[header::REFERRER_POLICY], "strict-origin");
        assert!(response.text().await.unwrap().contains("Ask the operator of this server"));
        let page = other.refused(path, &[("password", "staple battery")], 404).await;
        assert!(page.contains("Ask the operator of this server"));
    }
    assert!(ben.page("/account").await.contains("Signed in as"), "its session goes on");
    assert_eq!(sign_in(&cleo, "Cleo", "correct horse").await.0, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn guesses_at_links_are_limited_as_guesses_at_passwords_are() {
    let server = guarded().await;
    let wrong = format!("/account/reset/{}", "0".repeat(64));
    let mut statuses = Vec::new();
    for _ in 0..30 {
        statuses.push(server.browser().get(&wrong).await.status().as_u16());
        let tried = server.browser().post(&wrong, &[("password", "battery staple")]).await;
        statuses.push(tried.status().as_u16());
    }
    assert!(statuses.iter().all(|&status| status == 404), "{statuses:?}");
    assert_eq!(server.browser().get(&wrong).await.status(), StatusCode::TOO_MANY_REQUESTS);
    let fields = [("name", "Ben"), ("password", "correct horse")];
    server.browser().refused("/account/sign-in", &fields, 429).await;
}

#[tokio::test]
async fn the_page_on_privacy_tells_the_settings() {
    let retention = Retention {
        chat: Days::new(41),
        chat_lines: 137,
        games: Days::NEVER,
        guest_games: Days::new(43),
        abandoned: Days::new(44),
        gathering: Days::new(1),
        guests: Days::new(46),
        sessions: Days::new(47),
        tokens: Days::new(48),
        reports: Days::new(49),
        audit: Days::new(50),
        ..Retention::default()
    };
    let operator = Some("The <Chess> Club".to_owned());
    let server = common::server(Options { retention, operator, ..quick() }).await;
    let ada = server.browser();
    let page = ada.page("/privacy").await;
    for days in [41, 43, 44, 46, 47, 48, 49, 50] {
        assert!(page.contains(&format!("{days} days")), "{days}");
    }
    assert!(page.contains("at most the last 137 messages") && page.contains("1 day after"));
    assert!(page.contains("No time limit; kept until you delete it"));
    assert!(page.contains("This server is run by The &lt;Chess&gt; Club."));
    for (lang, days) in [("de", "41 Tage"), ("nl", "41 dagen"), ("ru", "41 день")] {
        ada.go("/settings", &[("lang", lang)]).await;
        assert!(ada.page("/privacy").await.contains(days), "{lang}");
    }
    let table = open_table(&ada).await;
    for path in ["/", "/rules", "/account", "/new", "/privacy", &table] {
        let page = ada.page(path).await;
        assert!(page.contains("href=\"/privacy\""), "{path}");
        assert!(!page.contains("/imprint"), "{path}");
    }
    assert!(ada.get("/nowhere").await.text().await.unwrap().contains("href=\"/privacy\""));
    assert_eq!(ada.get("/imprint").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_imprint_is_text_and_linked_everywhere() {
    let imprint = Some("Ada <script>alert(1)</script>\nhttps://ada.example/".to_owned());
    let server = common::server(Options { imprint, ..quick() }).await;
    let ada = server.browser();
    let page = ada.page("/imprint").await;
    assert!(page.contains("Ada &lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(page.contains("<a href=\"https://ada.example/\" rel=\"noreferrer\">"));
    let table = open_table(&ada).await;
    for path in ["/", "/rules", "/privacy", &table] {
        assert!(ada.page(path).await.contains("href=\"/imprint\""), "{path}");
    }
}

#[tokio::test]
async fn old_chat_vanishes_from_open_pages() {
    let retention = Retention { chat: Days::new(3), ..Retention::default() };
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().await.unwrap());
    let first = Server::with(store.clone(), quick()).await;
    let ada = first.browser();
    let table = open_table(&ada).await;
    say_at(&*store, &table, now() - 4 * DAY, "four days ago").await;
    say_at(&*store, &table, now() - 2 * DAY, "two days ago").await;
    first.stop().await;
    let every = Duration::from_millis(20);
    let retention = Retention { every, settling: Duration::ZERO, ..retention };
    let server = Server::with(store, Options { retention, ..quick() }).await;
    let ada = ada.at(&server);
    let page = ada.until(&table, |page| !page.contains("four days ago")).await;
    assert!(page.contains("two days ago"));
    ada.until_figure("majesty_deleted_total{what=\"chat\"}", |count| (count - 1.0).abs() < 0.5)
        .await;
}

/// Finishes a game by playing first moves, at a table of the store.
async fn finish(browser: &Browser, table: &str) {
    browser.play_until(table, usize::MAX).await;
}

#[tokio::test]
async fn old_games_sessions_and_tables_are_deleted_and_those_of_accounts_stay() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::at(folder.path()).await;
    let (guest, ben) = (first.browser(), first.browser());
    sign_up(&ben, "Ben").await;
    let over = guest.play_now("2").await;
    finish(&guest, &over).await;
    let kept = ben.play_now("2").await;
    finish(&ben, &kept).await;
    let mixed = {
        let table = open_table(&ben).await;
        guest.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Guest")]).await;
        guest.go(&format!("{table}/ready"), &[("ready", "on")]).await;
        ben.go(&format!("{table}/start"), &[]).await;
        loop {
            let page = ben.page(&table).await;
            if common::attribute(&page, "data-phase") == "over" {
                break table;
            }
            let own = common::attribute(&page, "data-own-turn") == "true";
            let who = if own { &ben } else { &guest };
            let page = who.page(&table).await;
            who.make_any_move(&table, &page).await;
        }
    };
    let begun = guest.play_now("2").await;
    let gathering = open_table(&guest).await;
    let account = first.store.account_by_name("Ben").await.unwrap().unwrap().player;
    first.stop().await;

    // A hundred days later.
    move_back(folder.path(), 100 * DAY).await;
    let store = SqliteStore::open(folder.path().join("games.db")).await.unwrap();
    let every = Duration::from_millis(20);
    let retention = Retention {
        guest_games: Days::new(60),
        guests: Days::new(60),
        sessions: Days::new(60),
        every,
        settling: Duration::ZERO,
        ..Retention::default()
    };
    let server = Server::with(Arc::new(store), Options { retention, ..quick() }).await;
    let (guest, ben) = (guest.at(&server), ben.at(&server));
    for table in [&over, &begun, &gathering] {
        until(async || guest.get(table).await.status() == StatusCode::NOT_FOUND).await;
    }
    until(async || server.store.keys_of(account).await.unwrap().is_empty()).await;
    for (what, count) in [("games", 1.0), ("abandoned", 1.0), ("gathering", 1.0), ("sessions", 1.0)]
    {
        let name = format!("majesty_deleted_total{{what=\"{what}\"}}");
        guest.until_figure(&name, |found| (found - count).abs() < 0.5).await;
    }
    guest.page(&kept).await;
    // A guest's name is gone from a game that stays; the account's isn't.
    until(async || !guest.page(&mixed).await.contains("Guest")).await;
    let names: Vec<(bool, String)> = stored(&*server.store, &mixed)
        .await
        .members()
        .iter()
        .map(|member| (member.player == Some(account), member.name.clone()))
        .collect();
    assert!(names.contains(&(true, "Ada".to_owned())), "{names:?}");
    assert_eq!(sign_in(&ben, "Ben", "correct horse").await.0, StatusCode::SEE_OTHER);
}

/// Makes everything in a store older.
async fn move_back(folder: &Path, by: u64) {
    let options = SqliteConnectOptions::new().filename(folder.join("games.db"));
    let mut db = SqliteConnection::connect_with(&options).await.unwrap();
    for statement in [
        "UPDATE tables SET changed_at = changed_at - $1",
        "UPDATE chat SET said_at = said_at - $1",
        "UPDATE keys SET last_used = last_used - $1",
    ] {
        sqlx::query(statement).bind(by as i64).execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
}
