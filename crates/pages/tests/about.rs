//! What search engines and previews of links learn from the head of a page.

mod games;
mod sample;

use majesty_pages::{assets, table};
use majesty_rules::Sides;
use majesty_table::TableView;
use majesty_words::Lang;

/// The value of a tag in the head of a page, as it stands there.
fn tag<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let kind = if name.starts_with("og:") { "property" } else { "name" };
    let start = format!("<meta {kind}=\"{name}\" content=\"");
    page.split(&start).nth(1)?.split('"').next()
}

fn told<'a>(page: &'a str, name: &str) -> &'a str {
    tag(page, name).unwrap_or_else(|| panic!("there is no {name}"))
}

fn page(table: &TableView, lang: Lang) -> String {
    table::page(table, &games::reader(lang)).into_string()
}

#[test]
fn every_page_describes_itself_in_the_reader_s_language() {
    let all = Lang::ALL.map(|lang| sample::pages(&sample::reader(lang)));
    for (at, (name, english)) in all[0].iter().enumerate() {
        if tag(english, "description").is_none() {
            assert!(english.contains("class=\"sheet mishap\""), "{name} says nothing of itself");
            continue;
        }
        let mut descriptions: Vec<&str> =
            all.iter().map(|pages| told(&pages[at].1, "description")).collect();
        for text in &descriptions {
            let letters = text.replace("&quot;", "\"").chars().count();
            assert!((40..=170).contains(&letters), "{name}: {letters} letters: {text}");
            assert!(text.ends_with('.'), "{name}: {text}");
        }
        descriptions.sort_unstable();
        descriptions.dedup();
        assert_eq!(descriptions.len(), Lang::ALL.len(), "{name}: {descriptions:?}");
    }
}

#[test]
fn a_preview_has_all_that_apps_ask_for() {
    let reader = sample::reader(Lang::De);
    for (name, page) in sample::pages(&reader) {
        if tag(&page, "description").is_none() {
            assert_eq!(tag(&page, "og:title"), None, "{name}");
            continue;
        }
        let url = told(&page, "og:url");
        assert!(url.starts_with("https://majesty.example/"), "{name}: {url}");
        assert_eq!(told(&page, "og:description"), told(&page, "description"), "{name}");
        assert!(!told(&page, "og:title").is_empty(), "{name}");
        assert_eq!(told(&page, "og:site_name"), "Majesty", "{name}");
        assert_eq!(told(&page, "og:type"), "website", "{name}");
        assert_eq!(told(&page, "og:locale"), "de_DE", "{name}");
        assert_eq!(page.matches("\"og:locale:alternate\"").count(), Lang::ALL.len() - 1, "{name}");
        let image = format!("https://majesty.example{}", assets::preview_url());
        assert_eq!(told(&page, "og:image"), image, "{name}");
        assert_eq!(told(&page, "og:image:width"), assets::PREVIEW_SIZE.0.to_string(), "{name}");
        assert_eq!(told(&page, "og:image:height"), assets::PREVIEW_SIZE.1.to_string(), "{name}");
        assert!(told(&page, "og:image:alt").contains("Majesty"), "{name}");
        assert_eq!(told(&page, "twitter:card"), "summary_large_image", "{name}");
    }
}

#[test]
fn search_engines_list_what_is_for_everybody() {
    for (name, page) in sample::pages(&sample::reader(Lang::En)) {
        let canonical = page.split("<link rel=\"canonical\" href=\"").nth(1);
        let canonical = canonical.and_then(|rest| rest.split('"').next());
        let path = match name {
            "start" | "start-full" | "start-first-visit" => Some("/"),
            "rules" => Some("/rules"),
            "learn" => Some("/learn"),
            "puzzles" => Some("/puzzles"),
            "daily" | "daily-playing" | "daily-void" | "daily-after" => Some("/daily"),
            "new-table" | "new-table-mix" => Some("/new"),
            "open-record" | "open-record-wrong" => Some("/open"),
            _ => None,
        };
        let address = path.map(|path| format!("https://majesty.example{path}"));
        assert_eq!(canonical, address.as_deref(), "{name}");
        assert_eq!(tag(&page, "robots"), address.is_none().then_some("noindex"), "{name}");
    }
    for (name, table) in games::all() {
        assert_eq!(tag(&page(&table, Lang::En), "robots"), Some("noindex"), "{name}");
    }
}

#[test]
fn the_link_to_a_table_says_what_it_leads_to() {
    let mut nameless = games::gathering_guest();
    nameless.host = None;
    nameless.config.sides = Sides::ALL_B;
    nameless.seats[1] = nameless.seats[2].clone();
    let full = TableView { game: None, ..games::watcher() };
    let tables = [
        ("an invitation", games::gathering_guest()),
        ("from somebody without a name", nameless),
        ("nobody is missing", full),
        ("a game to watch", games::watcher()),
        ("a game that is over", games::over()),
    ];
    let mut lines = Vec::new();
    for lang in Lang::ALL {
        lines.push(format!("== {} ==", lang.own_name()));
        for (name, table) in &tables {
            let page = page(table, lang);
            assert_eq!(told(&page, "og:url"), "https://majesty.example/t/k7m2k7m2k7m2k7m2");
            let (title, about) = (told(&page, "og:title"), told(&page, "og:description"));
            lines.push(format!("{name}: {title}\n    {about}"));
        }
    }
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn a_replay_says_whose_game_it_is_and_not_how_it_ends() {
    for (name, page) in sample::pages(&sample::reader(Lang::En)) {
        if name.starts_with("replay") {
            assert_eq!(told(&page, "og:title"), "Replay: Ada, Ben and Cem");
            let about = told(&page, "og:description");
            assert!(about.starts_with("3 players · mixed sides. "), "{about}");
            assert!(!about.contains("win"), "{about}");
            let url = told(&page, "og:url");
            assert!(
                url.starts_with("https://majesty.example/t/k3m9qk3m9qk3m9qk/replay?ply="),
                "{url}"
            );
        }
    }
}

#[test]
fn a_name_is_text_in_a_preview_too() {
    let mut table = games::gathering_guest();
    let name = "\"><script>alert(1)</script>";
    table.host = Some(name.to_owned());
    let page = page(&table, Lang::En);
    assert!(!page.contains("<script>"));
    let title = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; invites you to a game of Majesty";
    assert_eq!(told(&page, "og:title"), title);
}
