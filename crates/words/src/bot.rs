//! The opponents' names and how they play, by the ids under which they are asked for.

use majesty_table::Names;

use crate::Lang;

impl Names for Lang {
    fn bot(&self, level: &str) -> String {
        // A level may have a budget behind it.
        let id = level.split('@').next().unwrap_or(level);
        bot_name(*self, id).unwrap_or_else(|| level.to_owned())
    }

    fn player(&self, number: usize) -> String {
        self.words().msg_player_number(number)
    }

    fn watcher(&self) -> String {
        self.words().msg_watcher()
    }
}

/// A bot's name; nothing where no bot has this id.
pub fn bot_name(lang: Lang, id: &str) -> Option<String> {
    let words = lang.words();
    Some(match id {
        "page" => words.msg_bot_page(),
        "herald" => words.msg_bot_herald(),
        "steward" => words.msg_bot_steward(),
        "treasurer" => words.msg_bot_treasurer(),
        "castellan" => words.msg_bot_castellan(),
        "marshal" => words.msg_bot_marshal(),
        "chancellor" => words.msg_bot_chancellor(),
        "random" => words.msg_bot_random(),
        "greedy" => words.msg_bot_greedy(),
        "uct" => words.msg_bot_uct(),
        "rollout" => words.msg_bot_rollout(),
        "search" => words.msg_bot_search(),
        _ => return None,
    })
}

/// How a bot plays, in a sentence; nothing where no bot has this id.
pub fn bot_about(lang: Lang, id: &str) -> Option<String> {
    let words = lang.words();
    Some(match id {
        "page" => words.msg_bot_page_about(),
        "herald" => words.msg_bot_herald_about(),
        "steward" => words.msg_bot_steward_about(),
        "treasurer" => words.msg_bot_treasurer_about(),
        "castellan" => words.msg_bot_castellan_about(),
        "marshal" => words.msg_bot_marshal_about(),
        "chancellor" => words.msg_bot_chancellor_about(),
        "random" => words.msg_bot_random_about(),
        "greedy" => words.msg_bot_greedy_about(),
        "uct" => words.msg_bot_uct_about(),
        "rollout" => words.msg_bot_rollout_about(),
        "search" => words.msg_bot_search_about(),
        _ => return None,
    })
}
