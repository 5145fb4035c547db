//! The rules of the game, short and complete.

use crate::Lang;

/// A part of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub heading: String,
    /// Its text.
    pub paragraphs: Vec<String>,
}

/// Whose game it is, and whose program this isn't.
pub fn about_the_game(lang: Lang) -> Section {
    let words = lang.words();
    Section {
        heading: words.msg_rules_game(),
        paragraphs: vec![words.msg_rules_game_first(), words.msg_rules_game_second()],
    }
}

/// The rules, from the aim of the game to the house rule.
pub fn rules(lang: Lang) -> Vec<Section> {
    let words = lang.words();
    let section = |heading, paragraphs| Section { heading, paragraphs };
    vec![
        section(words.msg_rules_aim(), vec![words.msg_rules_aim_first()]),
        section(
            words.msg_rules_setup(),
            vec![words.msg_rules_setup_first(), words.msg_rules_setup_second()],
        ),
        section(words.msg_rules_turn(), vec![words.msg_rules_turn_first()]),
        section(words.msg_rules_paying(), vec![words.msg_rules_paying_first()]),
        section(
            words.msg_rules_placing(),
            vec![words.msg_rules_placing_first(), words.msg_rules_placing_second()],
        ),
        section(
            words.msg_rules_special(),
            vec![
                words.msg_rules_special_first(),
                words.msg_rules_special_second(),
                words.msg_rules_special_third(),
            ],
        ),
        section(words.msg_rules_surplus(), vec![words.msg_rules_surplus_first()]),
        section(
            words.msg_rules_end(),
            vec![words.msg_rules_end_first(), words.msg_rules_end_second()],
        ),
        section(words.msg_rules_ties(), vec![words.msg_rules_ties_first()]),
        section(words.msg_rules_announce(), vec![words.msg_rules_announce_first()]),
    ]
}
