//! Everything around the game: languages, names, chat, cookies, headers and odd requests.

mod common;

use common::{Browser, Server, attribute, words};
use majesty_words::Lang;

#[tokio::test]
async fn every_page_speaks_every_language() {
    let server = Server::start().await;
    let player = server.browser();
    let table = player.play_now("2").await;
    let over = player.play_now("2").await;
    player.play_until(&over, usize::MAX).await;
    for lang in Lang::ALL {
        let (code, word) = (lang.code(), lang.words().msg_rules());
        let reader = server.browser();
        let pages = ["/", "/new", "/open", "/rules", &table, &over, &format!("{over}/replay")];
        for path in pages {
            let request = reader.client.get(format!("{}{path}", server.origin));
            let request = request.header("accept-language", format!("fr, {code};q=0.9, en;q=0.5"));
            let page = request.send().await.unwrap().text().await.unwrap();
            assert_eq!(attribute(&page, "lang"), code, "{path}");
            assert!(page.contains(&word), "{path} in {code}");
        }
        // Chosen, it is kept.
        assert_eq!(reader.go("/settings", &[("lang", code), ("back", "/rules")]).await, "/rules");
        assert_eq!(attribute(&reader.page("/").await, "lang"), code);
        // Refusals, too.
        let refused = reader.get("/t/0123456789abcdef").await;
        assert_eq!(refused.status(), 404);
        assert_eq!(attribute(&refused.text().await.unwrap(), "lang"), code);
    }
}

#[tokio::test]
async fn settings_are_kept_and_lead_back_to_our_own_pages_only() {
    let server = Server::start().await;
    let ada = server.browser();
    let fields = [("theme", "dark"), ("name", "  Ada\u{202e} <b>Byron</b> "), ("back", "/new")];
    assert_eq!(ada.go("/settings", &fields).await, "/new");
    let page = ada.page("/new").await;
    assert_eq!(attribute(&page, "data-theme"), "dark");
    assert!(
        page.contains("value=\"Ada &lt;b&gt;Byron&lt;/b&gt;\""),
        "the name is text, and one line"
    );
    for back in
        ["https://evil.example", "//evil.example", "/\\evil.example", "", "rules", "/a\r\nb"]
    {
        assert_eq!(ada.go("/settings", &[("back", back)]).await, "/", "{back}");
    }
}

#[tokio::test]
async fn odd_names_and_chat_are_harmless_text() {
    let server = Server::start().await;
    let ada = server.browser();
    let long = "x".repeat(1000);
    let names = [
        "<script>alert(1)</script>",
        "\u{202e}\u{2066}evil",
        "a\r\nb\0c",
        "\u{200b}",
        "\" onload=\"x",
        "{{7*7}}",
        &long,
    ];
    for name in names {
        let form = [("players", "2"), ("seat1", "me"), ("name1", name), ("seat2", "bot:page")];
        let table = ada.go("/new", &form).await;
        let page = ada.page(&table).await;
        assert!(!page.contains("<script>alert") && !page.contains("\" onload=\"x"));
        assert!(!page.contains(['\u{202e}', '\u{2066}', '\u{200b}', '\0', '\r']));
        assert!(!page.contains(&"x".repeat(25)));

        ada.go(&format!("{table}/say"), &[("text", name)]).await_if(name.len() < 500).await;
        let page = ada.page(&table).await;
        assert!(!page.contains("<script>alert") && !page.contains("\" onload=\"x"));
        assert!(!page.contains(['\u{202e}', '\u{2066}', '\u{200b}', '\0', '\r']));
    }
    let table = ada.play_now("2").await;
    let say = format!("{table}/say");
    ada.refused(&say, &[("text", &long)], 422).await;
    // Eight lines in ten seconds; whoever is slower has said more by then.
    let mut lines = 0;
    while ada.post(&say, &[("text", &format!("line {lines}."))]).await.status() != 429 {
        lines += 1;
        assert!(lines < 100, "nobody is stopped");
    }
    let page = ada.page(&table).await;
    assert!(lines >= 8 && page.contains(&format!("line {}.", lines - 1)));
    assert!(!page.contains(&format!("line {lines}.")));
    ada.go(&say, &[("text", " \u{200b} ")]).await;
}

/// Waits for a request only where it should be made.
trait AwaitIf {
    async fn await_if(self, should: bool);
}

impl<F: Future> AwaitIf for F {
    async fn await_if(self, should: bool) {
        if should {
            self.await;
        }
    }
}

/// Who gives no name has one all the same: the same one everywhere, in each reader's language.
#[tokio::test]
async fn who_gives_no_name_is_called_alike_everywhere() {
    let server = Server::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "link")];
    let gathering = ada.go("/new", &form).await;
    let playing = ada.play_now("2").await;
    let page = ada.page(&playing).await;
    ada.make_any_move(&playing, &page).await;
    for table in [&gathering, &playing] {
        ada.go(&format!("{table}/say"), &[("text", "hello")]).await;
        eve.go(&format!("{table}/say"), &[("text", "good luck")]).await;
        for (lang, player, watcher) in
            [("en", "Player 1", "Watcher"), ("de", "Spieler 1", "Zuschauer")]
        {
            ada.go("/settings", &[("lang", lang)]).await;
            let page = ada.page(table).await;
            let said = |name: &str, text: &str| page.contains(&format!("<b>{name}</b> {text}"));
            assert!(said(player, "hello") && said(watcher, "good luck"), "{lang}: {page}");
        }
    }
    let page = ada.own_turn(&playing).await;
    assert!(page.contains("Spieler 1") && !page.contains("Player 1"), "{page}");
}

#[tokio::test]
async fn nobody_has_to_hear_everybody() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    ben.go(&format!("{table}/say"), &[("text", "blah blah")]).await;
    assert!(ada.page(&table).await.contains("blah blah"));
    ada.go(&format!("{table}/mute"), &[("seat", "2"), ("mute", "on")]).await;
    assert!(!ada.page(&table).await.contains("blah blah"));
    assert!(ben.page(&table).await.contains("blah blah"), "Ben hears himself");
    ada.go(&format!("{table}/mute"), &[("seat", "2"), ("mute", "off")]).await;
    assert!(ada.page(&table).await.contains("blah blah"));
    ada.refused(&format!("{table}/mute"), &[("seat", "7"), ("mute", "on")], 422).await;
}

#[tokio::test]
async fn a_seat_is_held_by_a_secret() {
    let server = Server::start().await;
    let ada = server.browser();
    let response = ada.post("/play", &[("players", "2"), ("level", "page")]).await;
    let table = response.headers()["location"].to_str().unwrap().to_owned();
    let cookie = response.headers()["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let page = ada.page(&table).await;
    assert!(!words(&page).is_empty());
    let secret = cookie.split(';').next().unwrap().split_once('=').unwrap().1;
    assert!(secret.len() == 64 && !page.contains(secret), "pages do not tell it");

    // Another secret, a broken one and none at all hold no seat.
    let other = "0".repeat(64);
    for cookie in [
        format!("majesty={other}"),
        "majesty=zzz".to_owned(),
        "majesty=".to_owned(),
        "; ;=;".to_owned(),
    ] {
        let client = Browser::new(&server.origin).client;
        let request = client.get(format!("{}{table}", server.origin)).header("cookie", cookie);
        let page = request.send().await.unwrap().text().await.unwrap();
        assert!(words(&page).is_empty());
    }
}

#[tokio::test]
async fn what_is_not_there_is_said_to_be_not_there() {
    let server = Server::start().await;
    let ada = server.browser();
    for path in [
        "/nowhere",
        "/t",
        "/t/",
        "/t/short",
        "/t/0123456789abcdef",
        "/t/0123456789ABCDEF",
        "/t/../etc/passwd",
        "/t/%ff%fe",
        "/t/0123456789abcdef/events",
        "/t/0123456789abcdef/replay",
        "/t/0123456789abcdef/record",
        "/assets/none.css",
        "/play",
    ] {
        let response = ada.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        let page = response.text().await.unwrap();
        assert!(page.contains("href=\"/\""), "{path}: there is a way back");
    }
    for action in ["move", "sit", "start", "say", "rematch", "hint", "leave", "resign", "play-on"] {
        ada.refused(&format!("/t/0123456789abcdef/{action}"), &[("ply", "0")], 404).await;
    }
}

#[tokio::test]
async fn too_much_and_unreadable_things_are_refused() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let huge = "x".repeat(70_000);
    for path in
        ["/play", "/new", "/open", "/settings", &format!("{table}/say"), &format!("{table}/move")]
    {
        ada.refused(path, &[("text", &huge), ("record", &huge)], 413).await;
    }
    let part = reqwest::multipart::Part::bytes(vec![0xff; 70_000]).file_name("x");
    let form = reqwest::multipart::Form::new().part("file", part);
    let request = ada.client.post(format!("{}/open", server.origin)).multipart(form);
    assert_eq!(request.send().await.unwrap().status(), 413);
    let part = reqwest::multipart::Part::bytes(vec![0xff; 100]).file_name("x");
    let form = reqwest::multipart::Form::new().part("file", part);
    let request = ada.client.post(format!("{}/open", server.origin)).multipart(form);
    assert_eq!(request.send().await.unwrap().status(), 422);
    for (kind, body) in [
        ("application/json", "{}"),
        ("text/plain", "ply=0"),
        ("application/x-www-form-urlencoded", "%ff%fe=%zz&&&=&"),
        ("multipart/form-data", "nonsense"),
    ] {
        let request = ada.client.post(format!("{}{table}/move", server.origin));
        let response = request.header("content-type", kind).body(body).send().await.unwrap();
        assert_eq!(response.status(), 422, "{kind}");
    }
    let text = ada.refused("/open", &[("record", "[Majesty \"1\"]\n[Oops")], 422).await;
    assert!(text.contains("Line 2"), "the line is named");
    assert!(text.contains("[Oops"), "and the text is still there");
    let request = ada.client.post(format!("{}/open", server.origin)).form(&[("record", "[Oops")]);
    let response = request.header("accept-language", "de").send().await.unwrap();
    let text = response.text().await.unwrap();
    assert!(text.contains("Zeile 1") && text.contains("Ein Eintrag sieht so aus"), "in German");
}

#[tokio::test]
async fn a_table_that_cannot_be_is_not_put_up() {
    let server = Server::start().await;
    let ada = server.browser();
    let good = [("players", "2"), ("seat1", "me"), ("seat2", "bot:page")];
    for (field, value) in [
        ("players", "5"),
        ("players", "1"),
        ("players", ""),
        ("seat2", "bot:king"),
        ("seat2", "bot:chancellor@3600s"),
        ("seat1", ""),
        ("sides", "C"),
        ("deck", "big"),
        ("ties", "x"),
        ("limit", "5"),
        ("limit", "x"),
        ("limit", "99999999999999"),
        ("seed", "-1"),
        ("seed", "99999999999999999999"),
        ("substitute", "king"),
    ] {
        let mut form: Vec<_> = good.into_iter().filter(|(name, _)| *name != field).collect();
        form.push((field, value));
        let page = ada.refused("/new", &form, 422).await;
        assert!(page.contains("role=\"alert\"") && page.contains("action=\"/new\""), "{field}");
    }
    ada.refused("/play", &[("players", "7")], 422).await;
    ada.refused("/play", &[("players", "2"), ("level", "king")], 422).await;
    // The same seed deals the same cards.
    let seeded = [
        ("players", "2"),
        ("seat1", "me"),
        ("seat2", "bot:page"),
        ("seed", "18446744073709551615"),
    ];
    let (one, two) = (ada.go("/new", &seeded).await, ada.go("/new", &seeded).await);
    assert_eq!(words(&ada.page(&one).await), words(&ada.page(&two).await));
}

#[tokio::test]
async fn other_sites_cannot_act_here() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
    ] {
        let request = ada.client.post(format!("{}{table}/leave", server.origin));
        assert_eq!(request.header(name, value).send().await.unwrap().status(), 403, "{value}");
    }
    for (name, value) in [("sec-fetch-site", "same-origin"), ("origin", &server.origin)] {
        let request = ada.client.post(format!("{}{table}/leave", server.origin));
        assert_eq!(request.header(name, value).send().await.unwrap().status(), 303, "{value}");
    }
}

#[tokio::test]
async fn answers_say_what_browsers_may_do_with_them() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    for path in ["/", "/new", "/rules", &table, "/nowhere", "/assets/style.css"] {
        let response = ada.get(path).await;
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert!(headers.contains_key("referrer-policy"));
    }
    let page = ada.page(&table).await;
    for mark in [" style=\"", " onclick", "<style", "javascript:"] {
        assert!(!page.contains(mark), "{mark}");
    }
    for asset in page.split("=\"").filter_map(|rest| rest.split(['"', '#']).next()) {
        if asset.starts_with("/assets/") {
            let response = ada.get(asset).await;
            assert_eq!(response.status(), 200, "{asset}");
            let cache = response.headers()["cache-control"].to_str().unwrap().to_owned();
            assert!(cache.contains("immutable"), "{asset}: {cache}");
        }
    }
    for icon in ["/favicon.svg", "/favicon-turn.svg"] {
        assert_eq!(ada.get(icon).await.headers()["content-type"], "image/svg+xml");
    }
    let request = ada.client.get(format!("{}{table}", server.origin));
    let response = request.header("accept-encoding", "br, gzip").send().await.unwrap();
    assert_eq!(response.headers()["content-encoding"], "br");
    assert_eq!(response.headers()["cache-control"], "no-store");
}

#[tokio::test]
async fn tables_are_found_where_they_should_be() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let secret = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let hidden = ada.go("/new", &secret).await;
    let open = ada.go("/new", &[&secret[..], &[("listed", "on")]].concat()).await;
    let start = ben.page("/").await;
    assert!(start.contains(&open) && !start.contains(&hidden));
    let own = ada.page("/").await;
    assert!(own.contains(&open) && own.contains(&hidden), "own games are always there");
    // A free seat is for one.
    ben.go(&format!("{open}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    server.browser().refused(&format!("{open}/sit"), &[("seat", "2"), ("name", "Eve")], 409).await;
    ben.go(&format!("{open}/leave"), &[]).await;
    assert!(!ben.page(&open).await.contains(">Ben<"));
    ben.refused(&format!("{open}/sit"), &[("seat", "5"), ("name", "Ben")], 422).await;
    ben.refused(&format!("{open}/move"), &[("ply", "0"), ("word", "1N")], 403).await;
    ada.refused(&format!("{open}/move"), &[("ply", "0"), ("word", "1N")], 409).await;
    assert_eq!(ada.get(&format!("{open}/replay")).await.status(), 409);
}
