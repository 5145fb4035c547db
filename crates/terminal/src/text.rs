//! Texts in cells: how wide they are, and how they are made to fit.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many cells a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text in so many cells at most; what was cut off shows as an ellipsis.
pub fn fit(text: &str, cells: usize) -> String {
    if text.width() <= cells {
        return text.to_owned();
    }
    let mut used = 1;
    let mut cut: String = text
        .chars()
        .take_while(|c| {
            used += c.width().unwrap_or(0);
            used <= cells
        })
        .collect();
    cut.truncate(cut.trim_end().len());
    if cells > 0 {
        cut.push('…');
    }
    cut
}

/// A text in exactly so many cells.
pub fn pad(text: &str, cells: usize) -> String {
    let mut text = fit(text, cells);
    text.extend(std::iter::repeat_n(' ', cells.saturating_sub(text.width())));
    text
}

/// A text as lines of at most so many cells, broken between words.
pub fn wrap(text: &str, cells: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // Not at a no-break space, which is white, too.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= cells => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(fit(word, cells)),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_and_broken_by_cells() {
        assert_eq!(fit("Innkeeper", 9), "Innkeeper");
        assert_eq!(fit("трактирщик", 9), "трактирщ…");
        assert_eq!(fit("a word", 3), "a…");
        assert_eq!(fit("粉屋さん", 5), "粉屋…");
        assert_eq!(fit("Ada", 0), "");
        assert_eq!(pad("粉屋", 6), "粉屋  ");
        assert_eq!(wrap("сторожевая башня", 12), ["сторожевая", "башня"]);
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""; 0]);
    }
}
