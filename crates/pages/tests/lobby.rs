//! The pages around the table: what they look like as text, that they are well formed, and that
//! they stay small.

mod sample;

use std::collections::BTreeSet;

use majesty_pages::assets;
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
            .replace(assets::style_url(), "STYLE")
            .replace(assets::script_url(), "SCRIPT")
            .replace(assets::preview_url(), "/PREVIEW")
            .replace("><", ">\n<");
        insta::assert_snapshot!(name, text);
    }
}

#[test]
fn every_page_is_well_formed_in_every_language() {
    each_page(|name, page| {
        let tags = tags(page);
        let count = |wanted: &str| tags.iter().filter(|tag| tag.name == wanted).count();
        for once in ["html", "title", "h1", "main"] {
            assert_eq!(count(once), 1, "{once} in {name}");
        }
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
            if tag.value("type") == Some("radio") {
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

/// A first visit fetches these four; compressed they are about a quarter of it.
#[test]
fn a_first_visit_is_small() {
    let page = &sample::pages(&sample::reader(Lang::Ru))[0].1;
    let sizes =
        [page.len(), assets::style().len(), assets::script().len(), majesty_art::sprite().len()];
    let limits = [24_000, 80_000, 40_000, 80_000];
    for (size, limit) in sizes.iter().zip(limits) {
        assert!(*size <= limit, "{sizes:?} against {limits:?}");
    }
}
