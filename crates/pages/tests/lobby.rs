//! The pages around the table: what they look like as text, that they are well formed, and that
//! they stay small.

mod games;
mod sample;

use std::collections::BTreeSet;

use brotli::enc::BrotliEncoderParams;
use majesty_encoding::brotli_file;
use majesty_pages::{
    assets::{self, Asset},
    model::StartView,
    start,
};
use majesty_puzzles::shipped;
use majesty_words::Lang;

/// Elements that have no end.
const VOID: &[&str] = &["input", "link", "meta", "br", "hr", "img", "wbr"];

/// An element's start as it stands in a page.
struct Tag<'a> {
    name: &'a str,
    text: &'a str,
    /// The elements around it.
    inside: Vec<&'a str>,
}

impl Tag<'_> {
    fn has(&self, attribute: &str) -> bool {
        self.text.contains(&format!(" {attribute}"))
    }

    fn value(&self, attribute: &str) -> Option<&str> {
        let start = self.text.find(&format!(" {attribute}=\""))? + attribute.len() + 3;
        self.text[start..].split('"').next()
    }
}

/// Every element of a page. Panics where one is not closed in its turn.
fn tags(page: &str) -> Vec<Tag<'_>> {
    let (mut open, mut tags) = (Vec::new(), Vec::new());
    for piece in page.split('<').skip(1) {
        let (text, _) = piece.split_once('>').expect("a tag ends");
        if let Some(name) = text.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "in {open:?}");
        } else if !text.starts_with('!') {
            let name = text.split(' ').next().expect("a tag has a name");
            tags.push(Tag { name, text, inside: open.clone() });
            if !VOID.contains(&name) {
                open.push(name);
            }
        }
    }
    assert_eq!(open, [""; 0], "left open");
    tags
}

fn each_page(check: impl Fn(&str, &str)) {
    for lang in Lang::ALL {
        for (name, page) in sample::pages(&sample::reader(lang)) {
            check(&format!("{name} in {}", lang.code()), &page);
        }
    }
}

#[test]
fn pages_in_english() {
    for (name, page) in sample::pages(&sample::reader(Lang::En)) {
        // Addresses change with every stroke of a brush; a line for each element reads well.
        let text = page
            .replace(majesty_art::sprite_url(), "ART")
            .replace(assets::preview_url(), "/PREVIEW")
            .replace("><", ">\n<");
        let text = Asset::ALL
            .into_iter()
            .fold(text, |text, asset| text.replace(asset.url(), asset.path()));
        insta::assert_snapshot!(name, text);
    }
}

#[test]
fn every_page_is_well_formed_in_every_language() {
    each_page(|name, page| {
        let tags = tags(page);
        let count = |wanted: &str| tags.iter().filter(|tag| tag.name == wanted).count();
        for once in ["html", "h1", "main"] {
            assert_eq!(count(once), 1, "{once} in {name}");
        }
        // Parts of a drawing have titles, too.
        let head = page.split("</head>").next().unwrap_or_default();
        assert_eq!(head.matches("<title>").count(), 1, "title in {name}");
        let ids: Vec<_> = tags.iter().filter_map(|tag| tag.value("id")).collect();
        let set: BTreeSet<_> = ids.iter().collect();
        assert_eq!(set.len(), ids.len(), "an id stands twice in {name}");
        for tag in &tags {
            for reference in ["aria-labelledby", "aria-describedby"] {
                for id in tag.value(reference).into_iter().flat_map(|ids| ids.split(' ')) {
                    assert!(ids.contains(&id), "nothing is called {id} in {name}");
                }
            }
        }
    });
}

#[test]
fn every_field_has_a_name_for_those_who_listen() {
    each_page(|name, page| {
        for tag in tags(page) {
            let is_field = ["input", "select", "textarea"].contains(&tag.name)
                && tag.value("type") != Some("hidden");
            if is_field {
                let named = tag.inside.contains(&"label") || tag.has("aria-label=");
                assert!(named, "<{}> in {name}", tag.text);
            }
            // The cards of a display are a list of their own, as at a table.
            if tag.value("type") == Some("radio") && tag.value("name") != Some("word") {
                assert!(tag.inside.contains(&"fieldset"), "<{}> in {name}", tag.text);
            }
        }
    });
}

#[test]
fn nothing_on_a_page_needs_inline_script_or_style() {
    each_page(|name, page| {
        for tag in tags(page) {
            assert!(tag.name != "style" && !tag.has("style="), "{name}");
            for handler in ["onclick=", "onchange=", "oninput=", "onsubmit=", "onload="] {
                assert!(!tag.has(handler), "{handler} in {name}");
            }
            assert!(tag.name != "script" || tag.value("src").is_some(), "{name}");
        }
    });
}

#[test]
fn every_language_says_it_in_its_own_words() {
    let english = sample::pages(&sample::reader(Lang::En));
    for lang in [Lang::De, Lang::Nl, Lang::Ru] {
        for ((name, page), (_, other)) in sample::pages(&sample::reader(lang)).iter().zip(&english)
        {
            assert!(page.contains(&format!("<html lang=\"{}\"", lang.code())));
            let title = |page: &str| {
                let start = page.find("<title>").expect("a page has a title");
                page[start..].split("</title>").next().map(str::to_owned)
            };
            // The start page bears the game's name, which no language changes.
            let same = title(page) == title(other);
            assert_eq!(same, name.starts_with("start"), "{name} in {}", lang.code());
        }
    }
}

#[test]
fn what_was_typed_is_text_and_never_markup() {
    let mut reader = sample::reader(Lang::En);
    reader.name = "\"><script>alert(1)</script>".to_owned();
    let wrong = majesty_pages::open_record::page(Some("<b>no</b>"), "</textarea><i>", &reader);
    for page in [wrong.into_string(), majesty_pages::rules::page(&reader).into_string()] {
        assert!(!page.contains("<script>") && !page.contains("<b>no") && !page.contains("<i>"));
        tags(&page);
    }
}

#[test]
fn replays_draw_bots_as_bots() {
    let pages = sample::pages(&sample::reader(Lang::En));
    let (_, replay) = pages.iter().find(|(name, _)| *name == "replay").expect("there is one");
    assert_eq!(replay.matches(r#"class="sign" role="img" aria-label="bot: Marshal""#).count(), 1);
}

#[test]
fn the_start_page_goes_on_from_the_first_lesson_and_knows_the_puzzle_of_the_day() {
    let reader = sample::reader(Lang::En);
    let puzzle = &shipped().all()[0];
    let page = |has_learned, solved| {
        let view =
            StartView { has_learned, puzzle: Some((puzzle, solved)), ..StartView::default() };
        start::page(&view, &reader).into_string()
    };
    let (new, learned) = (page(false, false), page(true, true));
    let first = |html: &str| html.find("learn-first").map(|at| html[at..at + 60].to_owned());
    assert!(first(&new).is_some_and(|button| button.contains("href=\"/learn\"")));
    assert!(first(&learned).is_some_and(|button| button.contains("action=\"/play\"")));
    assert!(learned.contains("href=\"/learn\""), "the lessons can still be found");
    assert!(new.contains("Level 4 of 7 · ") && !new.contains("✓"));
    assert!(learned.contains("✓ solved") && learned.contains("Herald: 2 of 7"));
}

/// A first visit fetches the page, what it names, and the drawings. The server compresses files once
/// and as well as it gets, and pages quickly.
#[test]
fn a_first_visit_is_small() {
    let start = sample::pages(&sample::reader(Lang::Ru)).remove(0).1;
    let table = majesty_pages::table::page(&games::four_with_wounded(), &games::reader(Lang::Ru));
    let art = brotli_file(majesty_art::sprite().as_bytes()).len();
    for (name, page) in [("start", start), ("table", table.into_string())] {
        // What it names in other attributes comes later, if at all, and some of it without a script.
        let plain: String = page
            .split("<noscript>")
            .map(|part| part.split("</noscript>").last().unwrap_or(""))
            .collect();
        let parts = [" href=\"/assets/", " src=\"/assets/"]
            .into_iter()
            .flat_map(|start| plain.split(start).skip(1).filter_map(|rest| rest.split('?').next()));
        let named: BTreeSet<&str> = parts.filter(|file| *file != "art.svg").collect();
        let size = |file: &str| {
            let is_named = |asset: &Asset| asset.path().ends_with(&format!("/{file}"));
            let asset = Asset::ALL.into_iter().find(is_named).expect("pages name files of ours");
            brotli_file(asset.text().as_bytes()).len()
        };
        let files: Vec<(&str, usize)> = named.into_iter().map(|file| (file, size(file))).collect();
        assert!(files.len() > 1, "{name} names {files:?}");
        let page = brotli(&page);
        let sum = page + art + files.iter().map(|(_, size)| size).sum::<usize>();
        let told = format!("{name}: {page} + {files:?} + drawings {art} = {sum} bytes");
        println!("{told}");
        assert!(sum < 40_000, "{told}");
    }
}

/// How long a page is once it is compressed.
fn brotli(text: &str) -> usize {
    let settings = BrotliEncoderParams { quality: 6, ..BrotliEncoderParams::default() };
    let mut sent = Vec::new();
    brotli::BrotliCompress(&mut text.as_bytes(), &mut sent, &settings).expect("memory takes it");
    sent.len()
}
