//! What search engines and previews of links get from a running server: descriptions, whole
//! addresses, a picture, and no indexing of invitations.

mod common;

use common::{Browser, Server, quick, server};
use majesty_pages::assets::Asset;
use majesty_server::{Options, Site};
use majesty_words::Lang;
use reqwest::header::HeaderMap;

/// The value of a tag in the head of a page.
fn tag<'a>(page: &'a str, name: &str) -> &'a str {
    let kind = if name.starts_with("og:") { "property" } else { "name" };
    let start = format!("<meta {kind}=\"{name}\" content=\"");
    page.split(&start).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}

/// A page as a crawler reads it, without a cookie.
async fn read(server: &Server, path: &str, headers: &[(&str, &str)]) -> String {
    let client = Browser::new(&server.origin).client;
    let mut request = client.get(format!("{}{path}", server.origin));
    for &(name, value) in headers {
        request = request.header(name, value);
    }
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200, "{path}");
    answer.text().await.unwrap()
}

/// A table with a free seat that Ada has opened.
async fn invitation(ada: &Browser) -> String {
    let form = [("players", "3"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "bot:page")];
    ada.go("/new", &[&form[..], &[("seat3", "link"), ("sides", "B")]].concat()).await
}

#[tokio::test]
async fn links_are_previewed_in_the_reader_s_language() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = invitation(&ada).await;
    let over = ada.play_now("2").await;
    ada.play_until(&over, usize::MAX).await;
    let replay = format!("{over}/replay");
    for lang in Lang::ALL {
        let words = lang.words();
        let accept = [("accept-language", lang.code())];
        let start = read(&server, "/", &accept).await;
        assert_eq!(tag(&start, "description"), words.msg_meta_start());
        assert_eq!(tag(&start, "og:title"), words.msg_meta_game());

        let page = read(&server, &table, &accept).await;
        assert_eq!(tag(&page, "og:title"), words.msg_meta_invites("Ada"));
        let about = tag(&page, "og:description");
        for part in
            [words.msg_players_count(3), words.msg_meta_sides_b(), words.msg_meta_free_seats(1)]
        {
            assert!(about.contains(&part), "{part}: {about}");
        }

        let page = read(&server, &replay, &accept).await;
        assert!(tag(&page, "og:title").starts_with(&words.msg_replay()), "{page}");
        assert!(tag(&page, "og:description").ends_with(&words.msg_meta_replay()), "{page}");
    }
}

#[tokio::test]
async fn addresses_are_those_that_people_know() {
    let url = "https://majesty.example.org";
    let site = Site {
        proxies: vec!["127.0.0.1".parse().unwrap()],
        public_url: Some(url.parse().unwrap()),
        hosts: Vec::new(),
    };
    let named = server(Options { site, ..quick() }).await;
    // A proxy asks under a name of its own.
    let inner = [("host", "inner:7878"), ("x-forwarded-for", "203.0.113.9")];
    let ada = named.browser();
    let (table, game) = (invitation(&ada).await, ada.play_now("2").await);
    for path in ["/", &table, &format!("{game}/replay?ply=0&seat=2")] {
        let page = read(&named, path, &inner).await;
        assert_eq!(tag(&page, "og:url").replace("&amp;", "&"), format!("{url}{path}"));
        let image = tag(&page, "og:image");
        assert!(image.starts_with(&format!("{url}/assets/preview.png?v=")), "{image}");
        assert!(!page.contains("inner:7878"), "{path}");
    }
    let page = read(&named, "/", &inner).await;
    assert!(page.contains(&format!("<link rel=\"canonical\" href=\"{url}/\">")));

    // Without such a name, it's the one that was asked for, where that can be one.
    let site = Site { hosts: vec!["club.example".parse().unwrap()], ..Site::default() };
    let server = server(Options { site, ..quick() }).await;
    let page = read(&server, "/rules", &[("host", "club.example:7878")]).await;
    assert_eq!(tag(&page, "og:url"), "http://club.example:7878/rules");
}

#[tokio::test]
async fn the_picture_is_a_png_that_other_sites_may_show() {
    let server = Server::start().await;
    let start = read(&server, "/", &[]).await;
    let image = tag(&start, "og:image").to_owned();
    assert!(image.starts_with(&server.origin), "{image}");
    let client = Browser::new(&server.origin).client;
    let request = client.get(&image).header("accept-encoding", "br, gzip");
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200);
    let headers: HeaderMap = answer.headers().clone();
    assert_eq!(headers["content-type"], "image/png");
    assert!(headers["cache-control"].to_str().unwrap().contains("immutable"));
    assert_eq!(headers["cross-origin-resource-policy"], "cross-origin");
    assert_eq!(headers["x-content-type-options"], "nosniff");
    assert!(!headers.contains_key("content-encoding"), "a PNG is compressed already");
    let picture = answer.bytes().await.unwrap();
    let number = |at| u32::from_be_bytes(picture[at..at + 4].try_into().unwrap());
    assert_eq!(picture[..8], *b"\x89PNG\r\n\x1a\n");
    assert_eq!((number(16), number(20)), (1200, 630));
    assert_eq!(tag(&start, "og:image:width"), "1200");
    assert_eq!(tag(&start, "og:image:height"), "630");
    assert!(picture.len() < 60_000, "{} bytes", picture.len());
    // Nobody's browser loads it with a page.
    assert_eq!(start.matches("preview.png").count(), 1);
}

#[tokio::test]
async fn files_are_compressed_as_well_as_it_gets() {
    let server = Server::start().await;
    let client = server.browser().client;
    let own = Asset::ALL.map(|asset| (asset.path(), asset.text()));
    for (path, file) in own.into_iter().chain([("/assets/art.svg", majesty_art::sprite())]) {
        let get = async |encodings| {
            let request = client.get(format!("{}{path}", server.origin));
            let answer = request.header("accept-encoding", encodings).send().await.unwrap();
            assert_eq!(answer.headers()["vary"], "accept-encoding", "{path} in {encodings}");
            let encoding = answer.headers()["content-encoding"].to_str().unwrap().to_owned();
            (encoding, answer.bytes().await.unwrap())
        };
        let (encoding, packed) = get("gzip, deflate, br, zstd").await;
        assert_eq!(encoding, "br");
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &*packed, &mut unpacked).unwrap();
        assert!(unpacked == file.as_bytes(), "{path}");
        let (encoding, gzip) = get("gzip").await;
        assert_eq!(encoding, "gzip");
        assert!(packed.len() < gzip.len(), "{path}: {} and {} bytes", packed.len(), gzip.len());
    }
}

#[tokio::test]
async fn search_engines_are_told_what_is_for_them() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = invitation(&ada).await;
    let over = ada.play_now("2").await;
    ada.play_until(&over, usize::MAX).await;
    for path in ["/", "/rules", "/new", "/open"] {
        let page = read(&server, path, &[]).await;
        assert_eq!(tag(&page, "robots"), "", "{path}");
        assert!(page.contains("<link rel=\"canonical\""), "{path}");
        assert!(!tag(&page, "description").is_empty(), "{path}");
    }
    for path in [&table, &over, &format!("{over}/replay"), "/account"] {
        let page = read(&server, path, &[]).await;
        assert_eq!(tag(&page, "robots"), "noindex", "{path}");
        assert!(!page.contains("<link rel=\"canonical\""), "{path}");
        assert!(!tag(&page, "description").is_empty(), "{path}");
    }
    let record = ada.get(&format!("{over}/record")).await;
    assert_eq!(record.headers()["x-robots-tag"], "noindex");

    let robots = ada.get("/robots.txt").await;
    assert_eq!(robots.headers()["content-type"], "text/plain; charset=utf-8");
    let robots = robots.text().await.unwrap();
    assert!(robots.starts_with("User-agent: *\n"), "{robots}");
    assert!(robots.contains("Disallow: /api/\n"), "{robots}");
    // Crawlers that preview links obey it, too: tables have to stay open to them.
    assert!(!robots.contains("Disallow: /t") && !robots.contains("Disallow: /\n"), "{robots}");
}

/// An invitation names whoever sent it as they named themselves, or nobody.
#[tokio::test]
async fn an_invitation_names_its_host_as_text() {
    let server = Server::start().await;
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "link")];
    let nameless = server.browser().go("/new", &form).await;
    let page = read(&server, &nameless, &[]).await;
    assert_eq!(tag(&page, "og:title"), Lang::En.words().msg_meta_invited());

    let host = server.browser();
    let name = [("name1", "<b>\"Ada\"")];
    let table = host.go("/new", &[&form[..], &name].concat()).await;
    let title = "&lt;b&gt;&quot;Ada&quot; invites you to a game of Majesty";
    assert_eq!(tag(&read(&server, &table, &[]).await, "og:title"), title);
    // A host who has left invites nobody.
    host.go(&format!("{table}/leave"), &[]).await;
    let page = read(&server, &table, &[]).await;
    assert!(!tag(&page, "og:title").contains("Ada"), "{page}");
}
