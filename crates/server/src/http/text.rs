//! What strangers write, made fit to be shown: names and chat.

use majesty_table::LONGEST_LINE;

/// The longest name, in characters.
pub const NAME: usize = 24;

/// A name as others may see it, cut to a length that fits everywhere.
pub fn name(raw: &str) -> String {
    let clean: String = clean(raw).chars().take(NAME).collect();
    clean.trim_end().to_owned()
}

/// One line without surrounding or doubled spaces and without characters that would disturb the
/// lines around it.
pub fn clean(raw: &str) -> String {
    let spaced: String =
        raw.chars().filter(|&c| c.is_whitespace() || !disturbs(c)).take(8 * LONGEST_LINE).collect();
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let text = words.join(" ");
    // Letters carry a few accents; towers of them hide what is above and below.
    let mut marks = 0;
    text.chars()
        .filter(|&c| {
            marks = if is_mark(c) { marks + 1 } else { 0 };
            marks <= 3
        })
        .collect()
}

/// Control characters, and those that turn the direction of what follows or take no room at all.
fn disturbs(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Marks that are drawn onto the letter before them.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(name("  Ada \t of\r\nthe  hill "), "Ada of the hill");
        assert_eq!(name(&"x".repeat(100)).chars().count(), NAME);
        assert_eq!(name("\u{202e}live\u{0}\u{200b}\u{feff}"), "live");
        assert_eq!(name("<b>&amp;</b>"), "<b>&amp;</b>");
        assert_eq!(name(" \u{200b} \u{2066}"), "");
        assert_eq!(name("Zoë Łukasz Дарья 玲"), "Zoë Łukasz Дарья 玲");
    }

    #[test]
    fn towers_of_accents_are_cut_down() {
        let tower = format!("a{}b", "\u{301}".repeat(50));
        assert_eq!(name(&tower), "a\u{301}\u{301}\u{301}b");
    }
}
