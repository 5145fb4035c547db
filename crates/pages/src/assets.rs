//! The style sheets, the scripts and the picture for previews of links, each with an address that
//! changes with its content.
//!
//! A page loads what every page shares and what is its own, so that a first visit is small.

use std::sync::LazyLock;

/// Where the server serves the picture for previews of links.
pub const PREVIEW_PATH: &str = "/assets/preview.png";
/// The picture for previews of links, which `scripts/preview` takes of `examples/preview.rs`.
pub const PREVIEW: &[u8] = include_bytes!("../assets/preview.png");
/// Its width and height, as previews like them best.
pub const PREVIEW_SIZE: (u32, u32) = (1200, 630);

/// A file that pages load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asset {
    /// The drawings' colours, and what every page shares.
    Style,
    /// The pages around the table.
    HouseStyle,
    /// The rules, and locations with both their sides. At a table, the script loads it with them.
    RulesStyle,
    /// The table, while a game goes on, with what every page shares: it compresses better in one.
    TableStyle,
    /// A hint. At a table, the script loads it with the first one.
    AdviceStyle,
    /// The table before the game.
    GatheringStyle,
    /// Reports, muting, the host's means, leaving. During the game, the script loads it after the table.
    OrderStyle,
    /// The end of the game. At a table, the script loads it when the game ends.
    OverStyle,
    /// The replay, besides the table and the end.
    ReplayStyle,
    /// A position outside of a live table, besides the table.
    StudyStyle,
    /// A lesson, besides that.
    LessonStyle,
    /// Puzzles, besides the board or what is around the table.
    PuzzleStyle,
    /// The daily deal, besides the pages around the table.
    DailyStyle,
    /// The table in motion.
    TableScript,
    /// Inviting friends to it.
    InviteScript,
    /// Sharing the result.
    ShareScript,
    /// The rules over the table. The page's script loads it with them.
    RulesScript,
    /// What a table can do without at first: sounds, notifications, the way back, notices that fade.
    /// The script of the table loads it.
    AfterScript,
    /// The replay in motion.
    ReplayScript,
    /// Keys and clicks on a position outside of a live table.
    StudyScript,
    /// Sharing the result of the daily deal.
    DailyScript,
    /// The analysis of a finished game.
    AnalysisStyle,
    /// The analysis in motion: progress, and moves told under the curve.
    AnalysisScript,
}

/// A file as it is served.
struct Served {
    text: String,
    url: String,
}

static SERVED: LazyLock<[Served; Asset::ALL.len()]> = LazyLock::new(|| {
    Asset::ALL.map(|asset| {
        let text = asset.assembled();
        Served { url: address(asset.path(), &text), text }
    })
});

impl Asset {
    /// Every file.
    pub const ALL: [Self; 23] = [
        Self::Style,
        Self::HouseStyle,
        Self::RulesStyle,
        Self::TableStyle,
        Self::AdviceStyle,
        Self::GatheringStyle,
        Self::OrderStyle,
        Self::OverStyle,
        Self::ReplayStyle,
        Self::StudyStyle,
        Self::LessonStyle,
        Self::PuzzleStyle,
        Self::DailyStyle,
        Self::TableScript,
        Self::InviteScript,
        Self::ShareScript,
        Self::RulesScript,
        Self::AfterScript,
        Self::ReplayScript,
        Self::StudyScript,
        Self::DailyScript,
        Self::AnalysisStyle,
        Self::AnalysisScript,
    ];

    /// Where the server serves it.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Style => "/assets/style.css",
            Self::HouseStyle => "/assets/house.css",
            Self::RulesStyle => "/assets/rules.css",
            Self::TableStyle => "/assets/table.css",
            Self::AdviceStyle => "/assets/advice.css",
            Self::GatheringStyle => "/assets/gathering.css",
            Self::OrderStyle => "/assets/order.css",
            Self::OverStyle => "/assets/over.css",
            Self::ReplayStyle => "/assets/replay.css",
            Self::StudyStyle => "/assets/study.css",
            Self::LessonStyle => "/assets/lesson.css",
            Self::PuzzleStyle => "/assets/puzzles.css",
            Self::DailyStyle => "/assets/daily.css",
            Self::TableScript => "/assets/script.js",
            Self::InviteScript => "/assets/invite.js",
            Self::ShareScript => "/assets/share.js",
            Self::RulesScript => "/assets/rules.js",
            Self::AfterScript => "/assets/after.js",
            Self::ReplayScript => "/assets/replay.js",
            Self::StudyScript => "/assets/study.js",
            Self::DailyScript => "/assets/daily.js",
            Self::AnalysisStyle => "/assets/analysis.css",
            Self::AnalysisScript => "/assets/analysis.js",
        }
    }

    /// Whether it is a script and no style sheet.
    pub const fn is_script(self) -> bool {
        matches!(
            self,
            Self::TableScript
                | Self::InviteScript
                | Self::ShareScript
                | Self::RulesScript
                | Self::AfterScript
                | Self::ReplayScript
                | Self::StudyScript
                | Self::DailyScript
                | Self::AnalysisScript
        )
    }

    /// Its media type.
    pub const fn media_type(self) -> &'static str {
        if self.is_script() { "text/javascript; charset=utf-8" } else { "text/css; charset=utf-8" }
    }

    /// Its address, which a browser may keep for ever.
    pub fn url(self) -> &'static str {
        &SERVED[self as usize].url
    }

    /// What it holds.
    pub fn text(self) -> &'static str {
        &SERVED[self as usize].text
    }

    /// Whether it has what every page shares.
    pub(crate) fn is_shared(self) -> bool {
        matches!(self, Self::Style | Self::TableStyle)
    }

    fn assembled(self) -> String {
        let tight = if self.is_script() { tight_script } else { tight };
        let own: String = self.sources().iter().map(|source| tight(source)).collect();
        if self.is_shared() { tight(&majesty_art::css()) + &own } else { own }
    }

    /// The files that it is made of, in their order.
    fn sources(self) -> &'static [&'static str] {
        match self {
            Self::Style => &[include_str!("../assets/base.css")],
            Self::HouseStyle => &[
                include_str!("../assets/lobby.css"),
                include_str!("../assets/account.css"),
                include_str!("../assets/start.css"),
                include_str!("../assets/setup.css"),
            ],
            Self::RulesStyle => &[include_str!("../assets/rules.css")],
            Self::TableStyle => &[
                include_str!("../assets/base.css"),
                include_str!("../assets/table.css"),
                include_str!("../assets/table-rivals.css"),
                include_str!("../assets/table-recap.css"),
                include_str!("../assets/table-display.css"),
                include_str!("../assets/table-choice.css"),
                include_str!("../assets/table-side.css"),
                include_str!("../assets/table-realm.css"),
                include_str!("../assets/table-people.css"),
            ],
            Self::AdviceStyle => &[include_str!("../assets/table-advice.css")],
            Self::GatheringStyle => &[include_str!("../assets/table-gathering.css")],
            Self::OrderStyle => &[include_str!("../assets/table-order.css")],
            Self::OverStyle => &[include_str!("../assets/table-over.css")],
            Self::ReplayStyle => &[include_str!("../assets/replay.css")],
            Self::StudyStyle => &[include_str!("../assets/study.css")],
            Self::LessonStyle => &[include_str!("../assets/lesson.css")],
            Self::PuzzleStyle => &[include_str!("../assets/puzzles.css")],
            Self::DailyStyle => &[include_str!("../assets/daily.css")],
            Self::TableScript => &[
                include_str!("../assets/motion.js"),
                include_str!("../assets/later.js"),
                include_str!("../assets/standing.js"),
                include_str!("../assets/updates.js"),
                include_str!("../assets/recap.js"),
                include_str!("../assets/script.js"),
                include_str!("../assets/asides.js"),
                include_str!("../assets/choice.js"),
            ],
            Self::InviteScript => &[include_str!("../assets/invite.js")],
            Self::ShareScript => &[include_str!("../assets/share.js")],
            Self::RulesScript => &[include_str!("../assets/rules.js")],
            Self::AfterScript => &[
                include_str!("../assets/back.js"),
                include_str!("../assets/calls.js"),
                include_str!("../assets/news.js"),
                include_str!("../assets/sound.js"),
                include_str!("../assets/hearing.js"),
            ],
            Self::ReplayScript => &[
                include_str!("../assets/motion.js"),
                include_str!("../assets/later.js"),
                include_str!("../assets/standing.js"),
                include_str!("../assets/replay.js"),
            ],
            Self::DailyScript => {
                &[include_str!("../assets/daily.js"), include_str!("../assets/share.js")]
            }
            Self::StudyScript => {
                &[include_str!("../assets/choice.js"), include_str!("../assets/study.js")]
            }
            Self::AnalysisStyle => &[include_str!("../assets/analysis.css")],
            Self::AnalysisScript => &[include_str!("../assets/analysis.js")],
        }
    }
}

/// The picture's address, which anybody may keep for ever.
pub fn preview_url() -> &'static str {
    static URL: LazyLock<String> = LazyLock::new(|| address(PREVIEW_PATH, PREVIEW));
    &URL
}

/// Without comments and without the spaces that only please the eye: they are for whoever edits.
/// What stands between quotes stays as it is.
fn tight(source: &str) -> String {
    let mut text = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(next) = rest.chars().next() {
        let length = match next {
            '/' if rest.starts_with("/*") => {
                rest = rest.split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            _ => next.len_utf8(),
        };
        let last = text.chars().next_back().unwrap_or('}');
        match next {
            ' ' | '\n' if matches!(last, ' ' | '{' | '}' | ';' | ',' | ':') => {}
            ' ' | '\n' => text.push(' '),
            '{' | '}' | ';' | ',' => {
                // A space before them, and a semicolon before the end, mean nothing.
                let end = text.trim_end_matches(if next == '}' { [' ', ';'] } else { [' ', ' '] });
                text.truncate(end.len());
                text.push(next);
            }
            _ => text.push_str(&rest[..length]),
        }
        rest = &rest[length..];
    }
    text
}

/// A script without indents, the comments that have lines of their own, and the spaces and line
/// breaks around signs. Strings, patterns and lines with a comment at their end stay as they are.
fn tight_script(source: &str) -> String {
    let mut text = String::with_capacity(source.len());
    for line in source.lines().map(str::trim) {
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        // A sign at the end of a line goes on with the next one, and a block ends where it ends.
        let goes_on = text.ends_with("{\n") || text.ends_with(";\n") || text.ends_with(",\n");
        if goes_on || line.starts_with('}') && text.ends_with('\n') {
            text.pop();
        }
        tight_line(line, &mut text);
        text.push('\n');
    }
    text
}

/// Adds a line without the spaces around signs. A plus or a minus might become another sign.
fn tight_line(line: &str, text: &mut String) {
    const SIGNS: &str = "=*<>&|?:,;{}()[]!";
    if line.contains("//") {
        text.push_str(line);
        return;
    }
    let mut rest = line;
    while let Some(next) = rest.chars().next() {
        let last = text.chars().next_back().unwrap_or(';');
        let quoted = match next {
            '"' | '`' | '\'' => Some(next),
            // After a sign, a slash begins a pattern.
            '/' if SIGNS.contains(last) => Some('/'),
            _ => None,
        };
        let length = match quoted {
            Some(end) => rest[1..].find(end).map_or(rest.len(), |end| end + 2),
            None => next.len_utf8(),
        };
        let is_loose = next == ' '
            && (SIGNS.contains(last) || rest[1..].starts_with(|after| SIGNS.contains(after)));
        if !is_loose {
            text.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
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
        let source =
            "/* one */\n.a,\n.b :is(i, b) {\n    color: red;\n}\n\n/* two\n   lines */\n.c {}\n";
        assert_eq!(tight(source), ".a,.b :is(i,b){color:red}.c{}");
        let source = ".a::before {\n    content: \"; {  \";\n    width: calc(1px + 2px);\n}\n";
        assert_eq!(tight(source), ".a::before{content:\"; {  \";width:calc(1px + 2px)}");
    }

    #[test]
    fn a_tight_script_is_the_same_script_and_small() {
        assert_eq!(tight_script("// why\nf();\n\n  g(); // here\n"), "f();g(); // here\n");
        let source =
            "if (a === \"b, c\") {\n    d = /e = [f]/.test(g) ? `h, ${i}` : j + 1\n}\nk()\nl()\n";
        let tight = "if(a===\"b, c\"){d=/e = [f]/.test(g)?`h, ${i}`:j + 1}\nk()\nl()\n";
        assert_eq!(tight_script(source), tight);
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
        let path = Asset::Style.path();
        assert_ne!(address(path, "a"), address(path, "b"));
        for (place, asset) in Asset::ALL.into_iter().enumerate() {
            assert_eq!(asset as usize, place);
            assert!(asset.url().starts_with(asset.path()) && !asset.text().is_empty());
        }
    }
}
