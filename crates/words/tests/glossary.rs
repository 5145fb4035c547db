//! Holds every language to the words of the printed game, and to one word for one thing.

use std::{fs, path::Path};

use majesty_words::Lang;

/// A row of the glossary.
struct Row {
    lang: String,
    word: String,
    instead_of: Vec<String>,
}

fn glossary() -> Vec<Row> {
    let rows = include_str!("glossary.txt").lines();
    let rows = rows.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let row = |line: &str| {
        let mut parts = line.split('|').map(str::trim);
        let mut part = || parts.next().expect("a row has three parts").to_owned();
        let (lang, word, not) = (part(), part(), part());
        let instead_of = not.split(',').map(|word| word.trim().to_owned()).collect();
        Row { lang, word, instead_of }
    };
    rows.map(row).collect()
}

/// The lines of a language's messages without their comments and names, each with where it stands.
fn lines(lang: Lang) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder for each language") {
        let path = entry.expect("an entry").path();
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a file of messages");
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let is_head = |name: &str| {
                name.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._ ".contains(&b))
            };
            let told = match line.split_once('=') {
                Some((name, told)) if is_head(name) => told,
                _ => line,
            };
            lines.push((format!("{file}:{}", number + 1), told.to_lowercase()));
        }
    }
    lines
}

/// Whether a text has a word, or one that begins so if it ends in `*`.
fn has(text: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    let (stem, is_open) = word.strip_suffix('*').map_or((&*word, false), |stem| (stem, true));
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + stem.len()..].chars().next();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '-')
            && (is_open || !after.is_some_and(char::is_alphanumeric))
    })
}

#[test]
fn every_language_keeps_to_its_words() {
    let rows = glossary();
    for lang in Lang::ALL {
        let lines = lines(lang);
        let own: Vec<&Row> = rows.iter().filter(|row| row.lang == lang.code()).collect();
        assert!(own.len() >= 5, "{lang:?} has a glossary");
        for Row { word, instead_of, .. } in own {
            assert!(lines.iter().any(|(_, line)| has(line, word)), "{lang:?} uses {word:?}");
            for wrong in instead_of {
                let found: Vec<_> = lines.iter().filter(|(_, line)| has(line, wrong)).collect();
                assert!(found.is_empty(), "{lang:?}: {word:?} instead of {wrong:?} in {found:#?}");
            }
        }
    }
}

#[test]
fn words_are_found_whole_and_stems_open() {
    assert!(has("in diesem ort.", "Ort") && !has("sorte und orte", "Ort"));
    assert!(has("de locaties", "locatie*") && !has("allocatie", "locatie*"));
    assert!(has("это локации", "локаци*"));
}
