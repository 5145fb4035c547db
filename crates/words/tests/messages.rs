//! The messages themselves: every language has each of them, and each has a user.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{ast::Entry, parser};
use majesty_words::Lang;

/// Messages whose user is still to come. Whoever uses one takes it out of this list.
const AWAITED: &[&str] = &[];

/// What a message is called in Rust: its id, and that of an attribute, after `msg_`.
fn function(message: &str, attribute: Option<&str>) -> String {
    let id = attribute.map_or_else(|| message.to_owned(), |name| format!("{message}_{name}"));
    format!("msg_{}", id.replace('-', "_"))
}

/// The functions of a language by the file that holds their messages.
fn functions(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
    let files = fs::read_dir(folder).expect("every language has a folder");
    files
        .map(|file| {
            let path = file.expect("a folder can be read").path();
            let text = fs::read_to_string(&path).expect("messages are text");
            let resource = parser::parse(text.as_str()).expect("messages follow Fluent's grammar");
            let messages = resource.body.iter().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message),
                _ => None,
            });
            let functions = messages.flat_map(|message| {
                let id = message.id.name;
                let attributes = message.attributes.iter().map(|a| function(id, Some(a.id.name)));
                message
                    .value
                    .iter()
                    .map(|_| function(id, None))
                    .chain(attributes)
                    .collect::<Vec<_>>()
            });
            let name = path.file_name().expect("a file has a name").to_string_lossy();
            (name.into_owned(), functions.collect())
        })
        .collect()
}

fn all_functions() -> BTreeSet<String> {
    functions(Lang::En).into_values().flatten().collect()
}

/// All Rust sources of the workspace that are part of a program.
fn sources() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).expect("the workspace has crates");
    let mut folders: Vec<PathBuf> =
        crates.map(|entry| entry.expect("a folder can be read").path().join("src")).collect();
    folders.push(root.join("src"));
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("a folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources.push(path);
            }
        }
    }
    sources
}

fn used_functions() -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for path in sources() {
        let text = fs::read_to_string(path).expect("sources are text");
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        used.extend(words.filter(|word| word.starts_with("msg_")).map(str::to_owned));
    }
    // The generated list of languages reads it.
    used.insert("msg_language_name".to_owned());
    used
}

#[test]
fn every_language_has_every_message_in_the_same_file() {
    let english = functions(Lang::En);
    for lang in Lang::ALL {
        assert_eq!(functions(lang), english, "{}", lang.code());
    }
}

#[test]
fn every_message_has_a_user_or_awaits_one() {
    let (all, used) = (all_functions(), used_functions());
    let awaited: BTreeSet<String> = AWAITED.iter().map(|id| function(id, None)).collect();

    let unused: Vec<_> =
        all.iter().filter(|f| !used.contains(*f) && !awaited.contains(*f)).collect();
    assert!(unused.is_empty(), "nobody uses {unused:#?}");
    let found: Vec<_> = awaited.intersection(&used).collect();
    assert!(found.is_empty(), "in use now, so no longer AWAITED: {found:#?}");
    let unknown: Vec<_> = awaited.difference(&all).collect();
    assert!(unknown.is_empty(), "AWAITED, but no message: {unknown:#?}");
}
