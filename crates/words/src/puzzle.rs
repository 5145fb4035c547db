//! What puzzles are about.

use crate::Lang;

/// The name of a theme of puzzles, by its id.
pub fn theme_name(lang: Lang, id: &str) -> Option<String> {
    let words = lang.words();
    Some(match id {
        "attack" => words.msg_puzzle_theme_attack(),
        "majority" => words.msg_puzzle_theme_majority(),
        "heal" => words.msg_puzzle_theme_heal(),
        "denial" => words.msg_puzzle_theme_denial(),
        "timing" => words.msg_puzzle_theme_timing(),
        _ => return None,
    })
}

/// What the puzzles of a theme are about, by its id.
pub fn theme_about(lang: Lang, id: &str) -> Option<String> {
    let words = lang.words();
    Some(match id {
        "attack" => words.msg_puzzle_theme_attack_about(),
        "majority" => words.msg_puzzle_theme_majority_about(),
        "heal" => words.msg_puzzle_theme_heal_about(),
        "denial" => words.msg_puzzle_theme_denial_about(),
        "timing" => words.msg_puzzle_theme_timing_about(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn themes_go_by_ids() {
        for lang in Lang::ALL {
            assert!(theme_name(lang, "heal").is_some() && theme_about(lang, "heal").is_some());
            assert!(theme_name(lang, "luck").is_none() && theme_about(lang, "luck").is_none());
        }
    }
}
