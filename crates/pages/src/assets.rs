//! The style sheet, the script and the picture for previews of links, each one file with an address
//! that changes with its content.

use std::sync::LazyLock;

/// Where the server serves the style sheet.
pub const STYLE_PATH: &str = "/assets/style.css";
/// Where the server serves the script.
pub const SCRIPT_PATH: &str = "/assets/script.js";

/// Where the server serves the picture for previews of links.
pub const PREVIEW_PATH: &str = "/assets/preview.png";
/// The picture for previews of links, which `scripts/preview` takes of `examples/preview.rs`.
pub const PREVIEW: &[u8] = include_bytes!("../assets/preview.png");
/// Its width and height, as previews like them best.
pub const PREVIEW_SIZE: (u32, u32) = (1200, 630);

/// The whole style sheet: the drawings' colours, then what every page shares, then the pages.
pub fn style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| {
        let own = [
            include_str!("../assets/base.css"),
            include_str!("../assets/table.css"),
            include_str!("../assets/table-rivals.css"),
            include_str!("../assets/table-display.css"),
            include_str!("../assets/table-choice.css"),
            include_str!("../assets/table-side.css"),
            include_str!("../assets/table-realm.css"),
            include_str!("../assets/table-gathering.css"),
            include_str!("../assets/table-over.css"),
            include_str!("../assets/lobby.css"),
            include_str!("../assets/account.css"),
            include_str!("../assets/start.css"),
            include_str!("../assets/setup.css"),
            include_str!("../assets/rules.css"),
            include_str!("../assets/replay.css"),
        ];
        majesty_art::css() + &own.map(tight).concat()
    });
    &STYLE
}

/// The style sheet's address, which a browser may keep for ever.
pub fn style_url() -> &'static str {
    static URL: LazyLock<String> = LazyLock::new(|| address(STYLE_PATH, style()));
    &URL
}

/// The whole script.
pub fn script() -> &'static str {
    static SCRIPT: LazyLock<String> = LazyLock::new(|| {
        let own = [
            include_str!("../assets/motion.js"),
            include_str!("../assets/script.js"),
            include_str!("../assets/replay.js"),
        ];
        own.map(tight_script).concat()
    });
    &SCRIPT
}

/// The script's address, which a browser may keep for ever.
pub fn script_url() -> &'static str {
    static URL: LazyLock<String> = LazyLock::new(|| address(SCRIPT_PATH, script()));
    &URL
}

/// The picture's address, which anybody may keep for ever.
pub fn preview_url() -> &'static str {
    static URL: LazyLock<String> = LazyLock::new(|| address(PREVIEW_PATH, PREVIEW));
    &URL
}

/// Without indents and the comments that have lines of their own: they are for whoever edits.
fn tight(source: &str) -> String {
    let mut text = String::with_capacity(source.len());
    let mut in_comment = false;
    for line in source.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() {
            text.push_str(line);
            text.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    text
}

/// A script without indents and the comments that have lines of their own.
fn tight_script(source: &str) -> String {
    let lines = source.lines().map(str::trim);
    let kept = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    kept.flat_map(|line| [line, "\n"]).collect()
}

fn address(path: &str, content: impl AsRef<[u8]>) -> String {
    format!("{path}?v={:08x}", fingerprint(content.as_ref()))
}

/// FNV-1a: enough to tell one version of a file from the next.
fn fingerprint(content: &[u8]) -> u32 {
    let step = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    content.iter().fold(0x811c_9dc5, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tight_style_keeps_every_rule_and_no_comment() {
        let source = "/* one */\n.a {\n    color: red;\n}\n\n/* two\n   lines */\n.b {}\n";
        assert_eq!(tight(source), ".a {\ncolor: red;\n}\n.b {}\n");
    }

    #[test]
    fn a_tight_script_is_the_same_script_and_small() {
        assert_eq!(tight_script("// why\nf();\n\n  g(); // here\n"), "f();\ng(); // here\n");
        let table = tight_script(include_str!("../assets/script.js"));
        assert!(table.len() < 12_000, "{} bytes", table.len());
    }

    #[test]
    fn the_picture_is_a_small_png_of_the_size_that_pages_tell() {
        assert_eq!(PREVIEW[..16], *b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR");
        let number =
            |at: usize| PREVIEW[at..at + 4].iter().fold(0, |all, &byte| all << 8 | u32::from(byte));
        assert_eq!((number(16), number(20)), PREVIEW_SIZE);
        assert!(PREVIEW.len() < 60_000, "{} bytes", PREVIEW.len());
    }

    #[test]
    fn an_address_tells_versions_apart() {
        assert_ne!(address(STYLE_PATH, "a"), address(STYLE_PATH, "b"));
        assert!(style_url().starts_with(STYLE_PATH) && script_url().starts_with(SCRIPT_PATH));
    }
}
