//! Names that can be told apart.

use unicode_normalization::UnicodeNormalization;

/// The longest name that gets a number, in characters.
const LENGTH: usize = 24;

/// What makes a name the same as another: not its case, its spaces or the way its letters are
/// encoded.
pub(crate) fn key(name: &str) -> String {
    let is_blank = |c: char| c.is_whitespace() || c == '\u{2800}';
    let letters = name.nfkc().flat_map(char::to_lowercase);
    letters.filter(|&c| !is_blank(c)).nfkc().collect()
}

/// The name, with a number if its key is taken.
pub(crate) fn distinct(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    if name.is_empty() || !is_taken(&key(name)) {
        return name.to_owned();
    }
    let numbered = |n: u32| {
        let number = n.to_string();
        let room = LENGTH.saturating_sub(number.len() + 1);
        let base: String = name.chars().take(room).collect();
        format!("{} {number}", base.trim_end())
    };
    let mut names = (2..).map(numbered);
    names.find(|name| !is_taken(&key(name))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_alike_names_get_a_number() {
        let taken = ["Ada", "Ada 2", "Ægir"].map(key);
        let distinct = |name: &str| distinct(name, |key| taken.contains(&key.to_owned()));
        for name in ["Ada", "ada", "ADA", "A da", "Ad\u{a0}a", "\u{ff21}da", "Ad\u{2800}a"] {
            assert!(distinct(name).ends_with(" 3"), "{name}: {}", distinct(name));
        }
        assert_eq!(distinct("Ada"), "Ada 3");
        assert_eq!(distinct("ægir"), "ægir 2");
        assert_eq!((distinct("Ben"), distinct("")), ("Ben".to_owned(), String::new()));
        let long = "Ægir".to_owned() + &" ".repeat(30);
        assert_eq!(distinct(&long), "Ægir 2", "a name stays short");
    }
}
