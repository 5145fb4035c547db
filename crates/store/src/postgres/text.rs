//! Texts that hold any character, in a database that knows all but NUL.

/// A text as it is stored: NUL is `\0`, and so `\` is `\\`.
pub fn escape(text: &str) -> String {
    text.replace('\\', r"\\").replace('\0', r"\0")
}

/// A stored text as it was.
pub fn unescape(stored: &str) -> String {
    let mut chars = stored.chars();
    let mut text = String::with_capacity(stored.len());
    while let Some(char) = chars.next() {
        text.push(match char {
            '\\' => {
                chars.next().map_or('\\', |escaped| if escaped == '0' { '\0' } else { escaped })
            }
            _ => char,
        });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_comes_back() {
        for text in ["", "plain", "\0", "\\0", "\\\0", "a\\b\0c\\\\", "\\"] {
            assert!(!escape(text).contains('\0'));
            assert_eq!(unescape(&escape(text)), text);
        }
    }
}
